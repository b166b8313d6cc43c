// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/quiz/quiz_result.h"

#include "app/controls/form_parts.h"
#include "app/look/format.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>

#include <algorithm>

namespace tessera {

namespace {

constexpr int kResultWidth = 640;

QString rowWords(const QuizQuestion& question, int number, const std::optional<QuizReply>& reply)
{
    const QString start = QStringLiteral("%1   %2   ")
                              .arg(reply && reply->isRight ? QStringLiteral("✓") : QStringLiteral("✗"),
                                   QString::number(number).rightJustified(2, QChar(0x2007)));
    const QString words = toQString(question.words);
    if (!reply)
        return start + QuizResult::tr("%1 Not answered").arg(words);
    return start + (reply->isRight ? words : QuizResult::tr("%1 Mistake: %2").arg(words, toQString(reply->mistake)));
}

} // namespace

QuizResult::QuizResult(QWidget* parent)
    : QWidget(parent)
    , m_score(heading({}, this))
    , m_line(new QLabel)
    , m_missed(secondaryLabel({}, this))
    , m_said(secondaryLabel({}, this))
    , m_list(new QListWidget)
{
    m_score->setObjectName(QStringLiteral("quizScore"));
    QFont large = m_score->font();
    large.setPointSizeF(large.pointSizeF() * 1.8);
    m_score->setFont(large);
    m_list->setAccessibleName(tr("Questions and answers"));
    m_list->setToolTip(tr("Click a question to see it again with its explanation"));
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
    connect(m_list, &QListWidget::itemClicked, this, [this] { emit opened(m_list->currentRow()); });
    connect(m_list, &QListWidget::itemActivated, this, [this] { emit opened(m_list->currentRow()); });
    setFocusProxy(m_list);
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
    const auto right = std::ranges::count_if(replies, [](const auto& reply) { return reply && reply->isRight; });
    const auto missed = std::ssize(quiz) - right;
    m_score->setText(tr("%1 of %2 right").arg(right).arg(quiz.size()));
    m_missed->setText(missed == 0 ? tr("Nothing was missed.") : tr("Click what you missed to see why."));
    m_list->clear();
    for (size_t i = 0; i < quiz.size(); ++i)
        m_list->addItem(rowWords(quiz[i], int(i) + 1, replies[i]));
    m_line->setText(toQString(lineOf(order)));
    m_said->clear();
}

void QuizResult::say(const QString& words)
{
    m_said->setText(words);
}

} // namespace tessera
