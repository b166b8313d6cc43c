// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/quiz_window/quiz_page.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "app/base/look/words.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/error.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
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

constexpr int kCardPadding = 10, kChip = 22, kCardGap = 10;

int scaled(int designed)
{
    return int(designed * textSettings().scale);
}

} // namespace

// An answer to choose: the key's number and the words, on as many lines as they need.
class AnswerCard : public QAbstractButton {
    Q_DECLARE_TR_FUNCTIONS(tessera::AnswerCard)

public:
    enum class Mark { Open, Right, Wrong, Other }; // Other: neither right nor chosen

    AnswerCard(int number, QWidget* parent);

    void setAnswer(const QString& words);
    void setMark(Mark mark); // all but Open can no longer be chosen

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent*) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    QRect wordsRect(int width) const; // as high as needed

    int m_number;
    Mark m_mark = Mark::Open;
};

namespace {

Role edgeOf(AnswerCard::Mark mark)
{
    return mark == AnswerCard::Mark::Right ? Role::Good : mark == AnswerCard::Mark::Wrong ? Role::Bad : Role::Border;
}

} // namespace

AnswerCard::AnswerCard(int number, QWidget* parent)
    : QAbstractButton(parent)
    , m_number(number)
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void AnswerCard::setAnswer(const QString& words)
{
    setText(words);
    setMark(Mark::Open);
    updateGeometry();
}

void AnswerCard::setMark(Mark mark)
{
    m_mark = mark;
    setEnabled(mark == Mark::Open);
    setToolTip(mark == Mark::Open ? tr("Choose this answer, or press %1").arg(m_number) : QString());
    const QString sentence = mark == Mark::Right ? tr("Answer %1: %2, right")
        : mark == Mark::Wrong                    ? tr("Answer %1: %2, your answer, wrong")
                                                 : tr("Answer %1: %2");
    setAccessibleName(sentence.arg(QString::number(m_number), text()));
    update();
}

QRect AnswerCard::wordsRect(int width) const
{
    const int left = scaled(kCardPadding) + scaled(kChip) + scaled(kCardGap);
    const QRect room(left, scaled(kCardPadding), std::max(1, width - left - scaled(kCardPadding)), 1 << 16);
    return fontMetrics().boundingRect(room, Qt::TextWordWrap, text());
}

int AnswerCard::heightForWidth(int width) const
{
    return std::max(wordsRect(width).height(), scaled(kChip)) + 2 * scaled(kCardPadding);
}

QSize AnswerCard::sizeHint() const
{
    const int wide = scaled(320);
    return {wide, heightForWidth(wide)};
}

void AnswerCard::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

bool AnswerCard::event(QEvent* event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        updateGeometry();
    return QAbstractButton::event(event);
}

void AnswerCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isOpen = m_mark == Mark::Open;
    const bool isMarked = m_mark == Mark::Right || m_mark == Mark::Wrong;
    const QColor edge = hasFocus() && isOpen ? color(Role::Accent) : color(edgeOf(m_mark));
    const Role ground = isDown() ? Role::Pressed : underMouse() && isOpen ? Role::Hover : Role::Panel;
    painter.setPen(QPen(edge, isMarked || hasFocus() ? 2 : 1));
    painter.setBrush(color(ground));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);

    const QRect chip(scaled(kCardPadding), (height() - scaled(kChip)) / 2, scaled(kChip), scaled(kChip));
    painter.setPen(Qt::NoPen);
    painter.setBrush(isMarked ? color(edgeOf(m_mark)) : color(Role::Hover));
    painter.drawRoundedRect(chip, 4, 4);
    painter.setPen(isMarked ? textOn(color(edgeOf(m_mark))) : palette().color(QPalette::WindowText));
    const QString sign = m_mark == Mark::Right ? QStringLiteral("✓")
        : m_mark == Mark::Wrong                ? QStringLiteral("✗")
                                               : QString::number(m_number);
    painter.drawText(chip, Qt::AlignCenter, sign);

    QRect words = wordsRect(width());
    words.moveTop((height() - words.height()) / 2);
    words.setRight(width() - scaled(kCardPadding));
    painter.setPen(m_mark == Mark::Other ? color(Role::SecondaryText)
                                         : palette().color(QPalette::Active, QPalette::WindowText));
    painter.drawText(words, Qt::TextWordWrap, text());
}

QuizPage::QuizPage(const EngineFactory& makeEngine, QWidget* parent)
    : QWidget(parent)
    , m_canvas(new QuizCanvas(makeEngine, this))
{
    auto* row = newLayout<QHBoxLayout>(this, {0, 0, 0, 0}, 0);
    row->addWidget(m_canvas, 1);
    row->addWidget(makeSide());
    connect(m_canvas, &QuizCanvas::inputPinned, this, [this](quint64 element) {
        if (m_isOpen && m_question->entry == QuizEntry::Element) {
            m_typed->setText(QString::fromStdString(elementText(m_question->input.desc.sizes, element)));
            m_refused->hide();
        }
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
    auto* solved = newLayout<QVBoxLayout>(m_solution, {0, 4, 0, 0}, 8);
    m_verdict = new ToneLabel(Role::Good, {}, m_solution);
    m_verdict->setObjectName(QStringLiteral("quizVerdict"));
    m_verdict->setWordWrap(true);
    m_verdict->setFont(demiBold(m_verdict->font()));
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
    const bool isElement = question.entry == QuizEntry::Element;
    m_typed->clear();
    m_typed->setPlaceholderText(isElement ? tr("or click the cell, or type 0,1,0,0") : tr("or type the number"));
    m_typed->setToolTip(isElement ? tr("An element of the input, n,c,y,x") : tr("A number"));
    m_refused->hide();
    m_scroll->verticalScrollBar()->setValue(0);
}

void QuizPage::ask(const QuizQuestion& question, const QString& place)
{
    m_isOpen = true;
    showWords(question, place);
    m_entry->setVisible(question.entry != QuizEntry::None);
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
