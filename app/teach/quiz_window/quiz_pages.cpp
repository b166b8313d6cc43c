// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/quiz_window/quiz_pages.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/format.h"
#include "app/base/look/words.h"
#include "engine/core/tensor/error.h"

#include <QApplication>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTreeWidget>

#include <algorithm>

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
    describe(m_seed, tr("Seed"),
             tr("A whole number: the same seed makes the same questions, here and on the command line"));
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

namespace {

constexpr int kResultWidth = 640;

constexpr int kRowPadding = 8, kSignPadding = 20;

// A sign, the number, the question, and the mistake that was made.
QTreeWidgetItem* rowOf(const QuizQuestion& question, size_t number, const std::optional<QuizReply>& reply)
{
    const bool isRight = reply && reply->isRight;
    const QString said = !reply ? QuizResult::tr("not answered")
        : isRight               ? QString()
                                : inWindowLanguage(mistakeLabel(reply->mistake));
    auto* row = new QTreeWidgetItem({isRight ? QStringLiteral("✓") : QStringLiteral("✗"), QString::number(number),
                                     inWindowLanguage(question.words), said});
    row->setForeground(0, color(isRight ? Role::Good : Role::Bad));
    row->setForeground(3, color(Role::SecondaryText));
    row->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
    row->setTextAlignment(0, Qt::AlignCenter);
    const QFontMetrics metrics(QApplication::font());
    row->setSizeHint(0, QSize(metrics.horizontalAdvance(row->text(0)) + kSignPadding, metrics.height() + kRowPadding));
    row->setData(0, Qt::AccessibleTextRole, isRight ? QuizResult::tr("Right") : QuizResult::tr("Not right"));
    return row;
}

} // namespace

QuizResult::QuizResult(QWidget* parent)
    : QWidget(parent)
    , m_score(heading({}, this))
    , m_line(new QLabel)
    , m_missed(secondaryLabel({}, this))
    , m_said(secondaryLabel({}, this))
    , m_list(new QTreeWidget)
{
    m_score->setObjectName(QStringLiteral("quizScore"));
    m_score->setFont(resized(m_score->font(), 1.8));
    makeList();
    m_line->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_line->setFont(dataFont());
    m_line->setToolTip(tr("This command makes the same quiz again"));
    auto* words = new QWidget;
    setTextWidth(words, kResultWidth);
    auto* rows = new QVBoxLayout(words);
    rows->setSpacing(12);
    addWidgets(rows, {m_score, m_missed});
    rows->addWidget(m_list, 1);
    rows->addWidget(m_line);
    rows->addWidget(makeButtons());
    rows->addWidget(m_said);
    auto* all = newLayout<QVBoxLayout>(this, {16, 24, 16, 16});
    all->addWidget(words, 1, Qt::AlignHCenter);
    setFocusProxy(m_list);
}

void QuizResult::makeList()
{
    describe(m_list, tr("Questions and answers"), tr("Click a question to see it again with its explanation"));
    m_list->setHeaderLabels({QString(), tr("No."), tr("Question"), tr("Mistake")});
    m_list->setRootIsDecorated(false);
    m_list->setAllColumnsShowFocus(true);
    m_list->header()->setSectionsMovable(false);
    m_list->header()->setStretchLastSection(false);
    for (const int column : {0, 1, 3})
        m_list->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(2, QHeaderView::Stretch);
    m_list->header()->setMinimumSectionSize(0);
    const auto open = [this](QTreeWidgetItem* row) { emit opened(m_list->indexOfTopLevelItem(row)); };
    connect(m_list, &QTreeWidget::itemClicked, this, open);
    connect(m_list, &QTreeWidget::itemActivated, this, open);
}

QWidget* QuizResult::makeButtons()
{
    auto* buttons = new QWidget;
    auto* row = newLayout<QHBoxLayout>(buttons, {0, 0, 0, 0});
    auto* csv = dialogButton(tr("Save &CSV…"), tr("A row a question, with your answers and points"));
    auto* handout =
        dialogButton(tr("Save &handout…"), tr("Questions with empty cells, then solutions, as a PDF for a class"));
    auto* again = dialogButton(tr("&New quiz"), tr("Choose another level or seed"));
    again->setProperty("primary", true);
    row->addWidget(csv);
    row->addWidget(handout);
    row->addStretch(1);
    row->addWidget(again);
    connect(csv, &QPushButton::clicked, this, &QuizResult::csvAsked);
    connect(handout, &QPushButton::clicked, this, &QuizResult::handoutAsked);
    connect(again, &QPushButton::clicked, this, &QuizResult::againAsked);
    return buttons;
}

void QuizResult::showScore(const QuizOrder& order, std::span<const QuizQuestion> quiz,
                           std::span<const std::optional<QuizReply>> replies)
{
    const size_t right = rightAnswers(replies);
    m_score->setText(tr("%1 of %2 right").arg(right).arg(quiz.size()));
    m_missed->setText(right == quiz.size() ? tr("Nothing was missed.") : tr("Click what you missed to see why."));
    m_list->clear();
    for (size_t i = 0; i < quiz.size(); ++i)
        m_list->addTopLevelItem(rowOf(quiz[i], i + 1, replies[i]));
    m_line->setText(inWindowLanguage(text(order)));
    m_said->clear();
}

void QuizResult::say(const QString& words)
{
    m_said->setText(words);
}

} // namespace tessera
