// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/quiz_window/quiz_start.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/format.h"
#include "app/base/look/words.h"
#include "engine/core/tensor/error.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

namespace tessera {

namespace {

constexpr int kFormWidth = 440;

} // namespace

QuizStart::QuizStart(QWidget* parent)
    : QWidget(parent)
    , m_level(new QComboBox)
    , m_count(new QSpinBox)
    , m_seed(new QLineEdit)
    , m_lessons(new QLineEdit)
    , m_refused(new ToneLabel(Role::Bad, {}, this))
{
    m_level->addItems({tr("1: depth to space and its orders (lessons 3 and 4)"),
                       tr("2: and back, pixel centres, nearest, linear (5, 8 to 10)"),
                       tr("3: strides, filters, gradients (2, 11, 12)")});
    describe(m_level, tr("Level"), tr("How hard it is"));
    m_count->setRange(1, int(kMostQuizQuestions));
    describe(m_count, tr("Questions"), tr("How many questions"));
    describe(m_seed, tr("Seed"), tr("A whole number: the same seed makes the same questions"));
    m_lessons->setAccessibleName(tr("Lessons"));
    m_lessons->setPlaceholderText(tr("all, or some: 3,4,8"));
    m_lessons->setToolTip(tr("Ask only about what these lessons teach"));
    auto* words = new QWidget;
    setTextWidth(words, kFormWidth);
    auto* rows = new QVBoxLayout(words);
    rows->setSpacing(12);
    QLabel* title = heading(tr("Quiz"), words);
    title->setFont(resized(title->font(), 1.6));
    auto* said = secondaryLabel(tr("Questions about where elements go and what comes out. Every wrong answer is a "
                                   "mistake that programs really make, and you are told which one."),
                                words);
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(10);
    form->addRow(tr("&Level"), m_level);
    form->addRow(tr("&Questions"), m_count);
    form->addRow(tr("L&essons"), m_lessons);
    form->addRow(tr("&Seed"), m_seed);
    auto* start = dialogButton(tr("Start"), tr("Begin with the first question"));
    start->setProperty("primary", true);
    start->setObjectName(QStringLiteral("quizStart"));
    m_refused->setWordWrap(true);
    m_refused->hide();
    addWidgets(rows, {title, said});
    rows->addLayout(form);
    rows->addWidget(m_refused);
    rows->addWidget(start);
    auto* across = new QHBoxLayout; // an alignment would take the height from the fields
    across->addStretch(1);
    across->addWidget(words);
    across->addStretch(1);
    auto* all = new QVBoxLayout(this);
    all->addStretch(2);
    all->addLayout(across);
    all->addStretch(3);
    connect(start, &QPushButton::clicked, this, &QuizStart::start);
    setOrder({});
    setFocusProxy(m_level);
}

void QuizStart::setOrder(const QuizOrder& order)
{
    m_level->setCurrentIndex(int(order.level) - 1);
    m_count->setValue(int(order.questions));
    m_seed->setText(QString::number(order.seed));
    m_lessons->setText(QString::fromStdString(text(order.lessons)));
}

void QuizStart::start()
{
    bool isNumber = false;
    const quint64 seed = m_seed->text().trimmed().toULongLong(&isNumber);
    setInvalid(m_seed, !isNumber);
    if (!isNumber)
        return refuse(tr("Seed “%1” is no whole number; expected one such as 7.").arg(m_seed->text()));
    m_refused->hide();
    QuizOrder order{
        .seed = seed, .level = unsigned(m_level->currentIndex()) + 1, .questions = size_t(m_count->value())};
    try {
        order.lessons = lessonsFromText(m_lessons->text().remove(u' ').toStdString());
    } catch (const TextError& error) {
        return refuse(inWindowLanguage(messageOf(error)));
    }
    emit started(order);
}

void QuizStart::refuse(const QString& words)
{
    m_refused->setText(words);
    m_refused->show();
}

} // namespace tessera
