// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/lesson/quiz_start.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/words.h"

#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QSpinBox>

#include <limits>

namespace tessera {

namespace {

constexpr int kWidth = 440;

} // namespace

void askForQuiz(QWidget* parent, const QuizOrder& offered, const std::function<void(const QuizOrder& order)>& begin,
                const std::function<void(const QuizOrder& order)>& saveHandout)
{
    auto* ask = new QDialog(parent);
    ask->setObjectName(QStringLiteral("quizStart"));
    ask->setAttribute(Qt::WA_DeleteOnClose);
    ask->setWindowTitle(tr("Quiz"));
    auto* level = new QComboBox;
    level->addItems({tr("1: depth to space and its orders (lessons 2 and 3)"),
                     tr("2: and back, pixel centres, nearest, linear (2, 5, 6)"),
                     tr("3: strides, filters, gradients (1, 7, 8)")});
    level->setCurrentIndex(int(offered.level) - 1);
    describe(level, tr("Level"), tr("How hard it is"));
    auto* count = new QSpinBox;
    count->setRange(1, int(kMostQuizQuestions));
    count->setValue(int(offered.questions));
    describe(count, tr("Questions"), tr("How many questions"));
    auto* seed = new QSpinBox;
    seed->setRange(0, std::numeric_limits<int>::max());
    seed->setValue(int(offered.seed));
    describe(seed, tr("Seed"), tr("A whole number: the same seed makes the same questions"));
    auto* form = new QFormLayout;
    form->addRow(tr("&Level"), level);
    form->addRow(tr("&Questions"), count);
    form->addRow(tr("&Seed"), seed);
    auto* start = dialogButton(tr("Start"), tr("Begin with the first question"));
    start->setDefault(true);
    start->setProperty("primary", true);
    auto* handout =
        dialogButton(tr("Save &handout…"), tr("Questions with empty cells, then solutions, as a PDF for a class"));
    auto* buttons = new QDialogButtonBox;
    buttons->addButton(handout, QDialogButtonBox::ActionRole);
    buttons->addButton(start, QDialogButtonBox::AcceptRole);
    const auto order = [level, count, seed] {
        return QuizOrder{.seed = uint64_t(seed->value()),
                         .level = unsigned(level->currentIndex()) + 1,
                         .questions = size_t(count->value())};
    };
    QObject::connect(buttons, &QDialogButtonBox::accepted, ask, [ask, order, begin] {
        const QuizOrder chosen = order();
        ask->close();
        begin(chosen);
    });
    QObject::connect(handout, &QPushButton::clicked, ask, [order, saveHandout] { saveHandout(order()); });
    auto* rows = dialogRows(ask, 12);
    auto* said = secondaryLabel(tr("Questions about where elements go and what comes out. Every wrong answer is a "
                                   "mistake that programs really make, and you are told which one."),
                                ask);
    setTextWidth(said, kWidth);
    rows->addWidget(said);
    rows->addLayout(form);
    rows->addWidget(buttons);
    level->setFocus();
    ask->open();
}

} // namespace tessera
