// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/quiz_window/quiz_result.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/engine_words.h"
#include "app/base/look/format.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QTreeWidget>

#include <algorithm>

namespace tessera {

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
    QFont large = m_score->font();
    large.setPointSizeF(large.pointSizeF() * 1.8);
    m_score->setFont(large);
    makeList();
    m_line->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_line->setFont(dataFont());
    m_line->setToolTip(tr("This command makes the same quiz again"));
    auto* words = new QWidget;
    setTextWidth(words, kResultWidth);
    auto* rows = new QVBoxLayout(words);
    rows->setSpacing(12);
    for (QWidget* each : std::initializer_list<QWidget*>{m_score, m_missed})
        rows->addWidget(each);
    rows->addWidget(m_list, 1);
    rows->addWidget(m_line);
    rows->addWidget(makeButtons());
    rows->addWidget(m_said);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(16, 24, 16, 16);
    all->addWidget(words, 1, Qt::AlignHCenter);
    setFocusProxy(m_list);
}

void QuizResult::makeList()
{
    m_list->setAccessibleName(tr("Questions and answers"));
    m_list->setToolTip(tr("Click a question to see it again with its explanation"));
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
    auto* row = new QHBoxLayout(buttons);
    row->setContentsMargins(0, 0, 0, 0);
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
    m_line->setText(toQString(lineOf(order)));
    m_said->clear();
}

void QuizResult::say(const QString& words)
{
    m_said->setText(words);
}

} // namespace tessera
