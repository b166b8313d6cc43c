// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/quiz_window/quiz_page.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/engine_words.h"
#include "app/base/look/format.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/error.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>

namespace tessera {

namespace {

constexpr int kSideWidth = 400, kSideMargin = 16;

QLabel* wrapped(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

// "{1, 2, 4, 4}" stays in one line.
QString unbrokenSizes(QString text)
{
    bool isInside = false;
    for (QChar& each : text) {
        isInside = each == u'{' || (isInside && each != u'}');
        if (isInside && each == u' ')
            each = QChar::Nbsp;
    }
    return text;
}

QString mistakeWords(const QuizReply& reply)
{
    return reply.isRight ? QuizPage::tr("Right") : QuizPage::tr("Not right");
}

} // namespace

QuizPage::QuizPage(const EngineFactory& makeEngine, QWidget* parent)
    : QWidget(parent)
    , m_canvas(new QuizCanvas(makeEngine, this))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_canvas, 1);
    row->addWidget(makeSide());
    connect(m_canvas, &QuizCanvas::inputPinned, this, [this](quint64 element) {
        if (m_isOpen && m_question->kind == QuizKind::Source) {
            m_typed->setText(QString::fromStdString(elementText(m_question->input.desc.sizes, element)));
            m_refused->hide();
        }
    });
}

QWidget* QuizPage::makeSide()
{
    auto* words = new QWidget;
    auto* rows = new QVBoxLayout(words);
    rows->setContentsMargins(kSideMargin, kSideMargin, kSideMargin, kSideMargin);
    rows->setSpacing(10);
    m_place = secondaryLabel({}, words);
    m_place->setObjectName(QStringLiteral("quizPlace"));
    m_about = secondaryLabel({}, words);
    m_words = heading({}, words);
    m_words->setWordWrap(true);
    QFont large = m_words->font();
    large.setPointSizeF(large.pointSizeF() * 1.15);
    m_words->setFont(large);
    m_words->setObjectName(QStringLiteral("quizWords"));
    for (QWidget* each : std::initializer_list<QWidget*>{m_place, m_words, m_about})
        rows->addWidget(each);
    for (size_t i = 0; i < m_cards.size(); ++i) {
        m_cards[i] = new AnswerCard(int(i) + 1, words);
        rows->addWidget(m_cards[i]);
        connect(m_cards[i], &QAbstractButton::clicked, this, [this, i] { choose(i); });
    }
    m_entry = makeEntry();
    m_refused = new ToneLabel(Role::Bad, {}, words);
    m_refused->setWordWrap(true);
    m_solution = new QWidget;
    auto* solved = new QVBoxLayout(m_solution);
    solved->setContentsMargins(0, 4, 0, 0);
    solved->setSpacing(8);
    m_verdict = new ToneLabel(Role::Good, {}, m_solution);
    m_verdict->setObjectName(QStringLiteral("quizVerdict"));
    m_verdict->setWordWrap(true);
    QFont strong = m_verdict->font();
    strong.setWeight(QFont::DemiBold);
    m_verdict->setFont(strong);
    m_why = wrapped(m_solution);
    m_why->setObjectName(QStringLiteral("quizWhy"));
    m_formula = wrapped(m_solution);
    m_formula->setFont(dataFont());
    for (QWidget* each : std::initializer_list<QWidget*>{m_verdict, m_why, m_formula})
        solved->addWidget(each);
    m_next = dialogButton(tr("Next question"), tr("Go on (Enter)"));
    m_next->setProperty("primary", true);
    connect(m_next, &QPushButton::clicked, this, &QuizPage::nextAsked);
    for (QWidget* each : std::initializer_list<QWidget*>{m_entry, m_refused, m_solution, m_next})
        rows->addWidget(each);
    rows->addStretch(1);
    m_scroll = new QScrollArea;
    m_scroll->setWidget(words);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    setTextWidth(m_scroll, kSideWidth);
    return m_scroll;
}

QWidget* QuizPage::makeEntry()
{
    auto* entry = new QWidget;
    auto* row = new QHBoxLayout(entry);
    row->setContentsMargins(0, 0, 0, 0);
    m_typed = new QLineEdit;
    m_typed->setObjectName(QStringLiteral("quizTyped"));
    m_typed->setAccessibleName(tr("Your answer"));
    auto* give = dialogButton(tr("Answer"), tr("Give the answer that is written here"));
    row->addWidget(m_typed, 1);
    row->addWidget(give);
    connect(m_typed, &QLineEdit::returnPressed, this, &QuizPage::takeTyped);
    connect(give, &QPushButton::clicked, this, &QuizPage::takeTyped);
    return entry;
}

void QuizPage::showWords(const QuizQuestion& question, const QString& place)
{
    m_question = &question;
    m_place->setText(place);
    m_about->setText(unbrokenSizes(inWindowLanguage(question.about)));
    m_words->setText(inWindowLanguage(question.words));
    for (size_t i = 0; i < m_cards.size(); ++i) {
        m_cards[i]->setVisible(i < question.answers.size());
        if (i < question.answers.size())
            m_cards[i]->setAnswer(inWindowLanguage(question.answers[i].text));
    }
    const bool isSource = question.kind == QuizKind::Source;
    m_typed->clear();
    m_typed->setPlaceholderText(isSource ? tr("or click the cell, or type 0,1,0,0") : tr("or type the value"));
    m_typed->setToolTip(isSource ? tr("An element of the input, n,c,y,x") : tr("The value that comes out"));
    m_refused->hide();
    m_scroll->verticalScrollBar()->setValue(0);
}

void QuizPage::ask(const QuizQuestion& question, const QString& place)
{
    m_isOpen = true;
    showWords(question, place);
    m_entry->setVisible(question.kind == QuizKind::Source || question.kind == QuizKind::Value);
    m_solution->hide();
    m_next->hide();
    m_canvas->ask(question);
    m_cards[0]->setFocus();
}

void QuizPage::solve(const QuizQuestion& question, const QuizReply& reply, const QString& place)
{
    m_isOpen = false;
    showWords(question, place);
    showReply(reply);
}

void QuizPage::showReply(const QuizReply& reply)
{
    for (size_t i = 0; i < m_question->answers.size(); ++i) {
        const bool isGiven = m_question->answers[i].text == reply.text;
        m_cards[i]->setMark(i == m_question->right ? AnswerCard::Mark::Right
                                : isGiven          ? AnswerCard::Mark::Wrong
                                                   : AnswerCard::Mark::Other);
    }
    m_entry->hide();
    m_refused->hide();
    m_verdict->setRole(reply.isRight ? Role::Good : Role::Bad);
    m_verdict->setText(mistakeWords(reply));
    m_why->setText(inWindowLanguage(reply.why)
                   + (reply.isRight ? QString() : QStringLiteral("\n\n") + inWindowLanguage(reply.solution)));
    QStringList lines;
    for (const Message& line : m_question->formula)
        lines << inWindowLanguage(line);
    m_formula->setText(lines.join(u'\n'));
    m_formula->setVisible(!lines.isEmpty());
    m_solution->show();
    m_next->show();
    m_next->setFocus();
    m_canvas->solve(*m_question);
}

void QuizPage::setNext(const QString& words)
{
    m_next->setText(words);
}

void QuizPage::choose(size_t answer)
{
    if (m_isOpen && answer < m_question->answers.size())
        reply(replyTo(*m_question, answer));
}

void QuizPage::takeTyped()
{
    if (!m_isOpen)
        return;
    try {
        reply(replyTo(*m_question, m_typed->text().trimmed().toStdString()));
    } catch (const TextError& error) {
        m_refused->setText(inWindowLanguage(messageOf(error)));
        m_refused->show();
    }
}

void QuizPage::reply(const QuizReply& reply)
{
    m_isOpen = false;
    showReply(reply);
    emit answered(reply);
}

} // namespace tessera
