// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/lesson/quiz_start.h"

#include "app/base/controls/form_parts.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QSpinBox>

namespace tessera {

namespace {

constexpr int kWidth = 440;
constexpr auto kWholeNumber = "[0-9]{1,19}"; // of 64 bits

} // namespace

QuizStart::QuizStart(const QuizOrder& order, QWidget* parent)
    : QDialog(parent)
    , m_level(new QComboBox)
    , m_count(new QSpinBox)
    , m_seed(new QLineEdit(QString::number(order.seed)))
{
    setWindowTitle(tr("Quiz"));
    m_level->addItems({tr("1: depth to space and its orders (lessons 3 and 4)"),
                       tr("2: and back, pixel centres, nearest, linear (5, 8 to 10)"),
                       tr("3: strides, filters, gradients (2, 11, 12)")});
    m_level->setCurrentIndex(int(order.level) - 1);
    describe(m_level, tr("Level"), tr("How hard it is"));
    m_count->setRange(1, int(kMostQuizQuestions));
    m_count->setValue(int(order.questions));
    describe(m_count, tr("Questions"), tr("How many questions"));
    m_seed->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QString::fromLatin1(kWholeNumber)), m_seed));
    describe(m_seed, tr("Seed"), tr("A whole number: the same seed makes the same questions"));
    auto* said = secondaryLabel(tr("Questions about where elements go and what comes out. Every wrong answer is a "
                                   "mistake that programs really make, and you are told which one."),
                                this);
    setTextWidth(said, kWidth);
    auto* form = new QFormLayout;
    form->addRow(tr("&Level"), m_level);
    form->addRow(tr("&Questions"), m_count);
    form->addRow(tr("&Seed"), m_seed);
    auto* start = dialogButton(tr("Start"), tr("Begin with the first question"));
    start->setDefault(true);
    auto* handout =
        dialogButton(tr("Save &handout…"), tr("Questions with empty cells, then solutions, as a PDF for a class"));
    auto* buttons = new QDialogButtonBox;
    buttons->addButton(handout, QDialogButtonBox::ActionRole);
    buttons->addButton(start, QDialogButtonBox::AcceptRole);
    connect(m_seed, &QLineEdit::textChanged, this, [this, start, handout] {
        for (QPushButton* button : {start, handout})
            button->setEnabled(m_seed->hasAcceptableInput());
    });
    connect(buttons, &QDialogButtonBox::accepted, this, &QuizStart::started);
    connect(handout, &QPushButton::clicked, this, &QuizStart::handoutWanted);
    auto* rows = dialogRows(this, 12);
    rows->addWidget(said);
    rows->addLayout(form);
    rows->addWidget(buttons);
    m_level->setFocus();
}

QuizOrder QuizStart::order() const
{
    return {.seed = m_seed->text().toULongLong(),
            .level = unsigned(m_level->currentIndex()) + 1,
            .questions = size_t(m_count->value())};
}

} // namespace tessera
