// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/quiz_window/quiz_page.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/events.h"
#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "app/base/look/words.h"
#include "app/teach/lesson/lesson_html.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/error.h"

#include <QEvent>
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

// A line of an answer: the number that is its key, or a sign, and its words.
QString answerHtml(const QString& sign, const QString& words)
{
    return QStringLiteral("<b>%1</b>&nbsp; %2").arg(sign, words.toHtmlEscaped());
}

} // namespace

QuizPage::QuizPage(const EngineFactory& makeEngine, QWidget* parent)
    : QWidget(parent)
    , m_canvas(new QuizCanvas(makeEngine, this))
{
    auto* row = newLayout<QHBoxLayout>(this, {0, 0, 0, 0}, 0);
    row->addWidget(m_canvas, 1);
    row->addWidget(makeSide());
    connect(m_canvas, &QuizCanvas::inputPinned, this, [this](quint64 element) {
        if (isOpen() && m_question->entry == QuizEntry::Element) {
            m_typed->setText(QString::fromStdString(elementText(m_question->input.desc.sizes, element)));
            m_refused->hide();
        }
    });
    whenever({QEvent::StyleChange}, this, this, [this] {
        if (m_question)
            showAnswers(); // links have the theme's colours
    });
}

QWidget* QuizPage::makeSide()
{
    auto* words = new QWidget;
    auto* rows = newLayout<QVBoxLayout>(words, {kSideMargin, kSideMargin, kSideMargin, kSideMargin}, 10);
    m_place = secondaryLabel({}, words);
    m_place->setObjectName(QStringLiteral("quizPlace"));
    m_about = secondaryLabel({}, words);
    m_words = heading({}, words);
    m_words->setWordWrap(true);
    m_words->setFont(resized(m_words->font(), 1.15));
    m_words->setObjectName(QStringLiteral("quizWords"));
    m_answers = wrapped(words);
    m_answers->setObjectName(QStringLiteral("quizAnswers"));
    m_answers->setTextFormat(Qt::RichText);
    m_answers->setToolTip(tr("Choose an answer, or press its number"));
    connect(
        m_answers, &QLabel::linkActivated, this, [this](const QString& answer) { choose(answer.toUInt()); },
        Qt::QueuedConnection); // the text whose link it is, is another one then
    addWidgets(rows, {m_place, m_words, m_about, m_answers});
    m_entry = makeEntry();
    m_refused = new ToneLabel(Role::Bad, {}, words);
    m_refused->setWordWrap(true);
    m_solution = new QWidget;
    auto* solved = newLayout<QVBoxLayout>(m_solution, {0, 4, 0, 0}, 8);
    m_verdict = new ToneLabel(Role::Good, {}, m_solution);
    m_verdict->setObjectName(QStringLiteral("quizVerdict"));
    m_verdict->setWordWrap(true);
    m_verdict->setFont(demiBold(m_verdict->font()));
    m_why = wrapped(m_solution);
    m_why->setObjectName(QStringLiteral("quizWhy"));
    m_formula = wrapped(m_solution);
    m_formula->setFont(dataFont());
    addWidgets(solved, {m_verdict, m_why, m_formula});
    m_next = dialogButton(tr("Next question"), tr("Go on (Enter)"));
    m_next->setProperty("primary", true);
    connect(m_next, &QPushButton::clicked, this, &QuizPage::nextAsked);
    addWidgets(rows, {m_entry, m_refused, m_solution, m_next});
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
    auto* row = newLayout<QHBoxLayout>(entry, {0, 0, 0, 0});
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
    const bool isElement = question.entry == QuizEntry::Element;
    m_typed->clear();
    m_typed->setPlaceholderText(isElement ? tr("or click the cell, or type 0,1,0,0") : tr("or type the number"));
    m_typed->setToolTip(isElement ? tr("An element of the input, n,c,y,x") : tr("A number"));
    m_refused->hide();
    m_scroll->verticalScrollBar()->setValue(0);
}

// Links while the question is open.
void QuizPage::showAnswers()
{
    QString html;
    for (size_t i = 0; i < m_question->answers.size(); ++i) {
        const Message& answer = m_question->answers[i].text;
        const QString words = inWindowLanguage(answer), number = QString::number(i + 1);
        QString line;
        if (isOpen())
            line = QStringLiteral("<a href=\"%1\" style=\"text-decoration:none;color:%2\">%3</a>")
                       .arg(QString::number(i), color(Role::Accent).name(), answerHtml(number, words));
        else if (i == m_question->right)
            line = tinted(answerHtml(QStringLiteral("✓"), words), Role::Good);
        else if (answer == m_reply->text)
            line = tinted(answerHtml(QStringLiteral("✗"), words), Role::Bad);
        else
            line = tinted(answerHtml(number, words), Role::SecondaryText);
        html += QStringLiteral("<p style=\"margin:0 0 10px 0\">%1</p>").arg(line);
    }
    m_answers->setText(html);
    m_answers->setTextInteractionFlags(isOpen() ? Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard
                                                : Qt::TextSelectableByMouse);
}

void QuizPage::ask(const QuizQuestion& question, const QString& place)
{
    m_reply.reset();
    showWords(question, place);
    showAnswers();
    m_entry->setVisible(question.entry != QuizEntry::None);
    m_solution->hide();
    m_next->hide();
    m_canvas->ask(question);
    m_answers->setFocus();
}

void QuizPage::solve(const QuizQuestion& question, const QuizReply& reply, const QString& place)
{
    m_reply = reply;
    showWords(question, place);
    showReply();
}

void QuizPage::showReply()
{
    showAnswers();
    m_entry->hide();
    m_refused->hide();
    m_verdict->setRole(m_reply->isRight ? Role::Good : Role::Bad);
    m_verdict->setText(m_reply->isRight ? tr("Right") : tr("Not right"));
    m_why->setText(inWindowLanguage(m_reply->why)
                   + (m_reply->isRight ? QString() : QStringLiteral("\n\n") + inWindowLanguage(m_reply->solution)));
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
    if (isOpen() && answer < m_question->answers.size())
        reply(replyTo(*m_question, answer));
}

void QuizPage::takeTyped()
{
    if (!isOpen())
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
    m_reply = reply;
    showReply();
    emit answered(reply);
}

} // namespace tessera
