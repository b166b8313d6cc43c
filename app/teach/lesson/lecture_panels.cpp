// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/lesson/lecture_panels.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "app/base/look/words.h"
#include "app/model/document/element_pair.h"
#include "app/tensor/canvas/pick_sentence.h"
#include "app/views/tabs/map/formula_html.h"
#include "engine/core/ops/operator.h"
#include "engine/core/ops/operator_words.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QResizeEvent>
#include <QTime>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

namespace {

// "n = 0" of an axis of length one.
bool saysNothing(const FormulaLine& line)
{
    return line.coordinate == 0U;
}

} // namespace

LectureWords lectureWords(const Document& document, bool inSymbols)
{
    const RunResult* shown = document.shown();
    const std::optional<Pick> pin = document.pinned();
    if (!shown || !pin)
        return {{}, tr("Click a cell, or press Page Down.")};
    LectureWords words{{}, pickSentence(document, *pin)};
    const std::optional<uint64_t> output = pairOf(document, *pin).of(Side::Output);
    if (document.showsFoundMap() || !output)
        return words; // a formula would be the operator's, not the one that was found
    words.formula =
        inSymbols ? symbolsOf(shown->c.op, shown->plan) : explain(shown->c.op, shown->plan, *output).formula;
    std::erase_if(words.formula, saysNothing);
    return words;
}

namespace {

constexpr double kPlaceText = 0.75; // a share of the height of the sentence's letters

} // namespace

LectureBand::LectureBand(Document* document, QWidget* parent)
    : QDockWidget(parent)
    , m_document(document)
    , m_place(new QLabel)
    , m_formula(new QLabel)
    , m_sentence(new QLabel)
{
    setObjectName(QStringLiteral("lectureBand"));
    setFeatures(QDockWidget::NoDockWidgetFeatures);
    setTitleBarWidget(new QWidget); // none
    auto* content = new QWidget;
    auto* rows = newLayout<QVBoxLayout>(content, {24, 14, 24, 18}, 12);
    m_place->setObjectName(QStringLiteral("lecturePlace"));
    m_place->setFont(resized(m_place->font(), kPlaceText));
    m_formula->setObjectName(QStringLiteral("lectureFormula"));
    m_formula->setFont(dataFont());
    m_sentence->setObjectName(QStringLiteral("lectureSentence"));
    for (QLabel* label : {m_place, m_formula, m_sentence}) {
        label->setWordWrap(true);
        rows->addWidget(label);
    }
    rows->addStretch(1);
    setWidget(content);
    for (const auto changed :
         {&Document::picksChanged, &Document::shownChanged, &Document::mapChanged, &Document::playChanged})
        connect(document, changed, this, &LectureBand::showWords);
    showWords();
}

void LectureBand::setPlace(const QString& place)
{
    m_place->setText(place);
    showWords();
}

bool LectureBand::hasWords() const
{
    return !isPlaying() || !m_place->text().isEmpty();
}

bool LectureBand::isPlaying() const
{
    return m_document->play().isOn;
}

void LectureBand::setInSymbols(bool inSymbols)
{
    m_inSymbols = inSymbols;
    showWords();
}

QString LectureBand::formulaText() const
{
    QStringList lines;
    for (const FormulaLine& line : lectureWords(*m_document, m_inSymbols).formula)
        lines << inWindowLanguage(line.text);
    return lines.join(u'\n');
}

void LectureBand::showWords()
{
    const LectureWords words = lectureWords(*m_document, m_inSymbols);
    m_formula->setText(formulaHtml(words.formula));
    m_sentence->setText(words.sentence);
    m_place->setVisible(!m_place->text().isEmpty());
    m_formula->setVisible(!words.formula.empty() && !isPlaying());
    m_sentence->setVisible(!isPlaying());
    makeRoom();
}

void LectureBand::makeRoom()
{
    if (m_width == 0)
        return;
    if (std::exchange(m_wasPlaying, isPlaying()) != isPlaying())
        m_height = 0; // other words
    m_height = std::max(m_height, widget()->layout()->heightForWidth(m_width));
    widget()->setFixedHeight(m_height);
}

void LectureBand::resizeEvent(QResizeEvent* event)
{
    QDockWidget::resizeEvent(event);
    if (m_width == event->size().width())
        return;
    m_width = event->size().width();
    m_height = 0;
    makeRoom();
}

namespace {

constexpr double kNotesText = 14, kClockText = 34; // points: it is read from near
constexpr QSize kNotesSize(760, 560);

QLabel* notesLabel(const QString& name, double points, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setObjectName(name);
    label->setWordWrap(true);
    QFont font = label->font();
    font.setPointSizeF(points);
    label->setFont(font);
    return label;
}

} // namespace

LectureNotes::LectureNotes(Document* document, const QElapsedTimer& since, QWidget* parent)
    : QWidget(parent, Qt::Window)
    , m_document(document)
    , m_since(since)
    , m_clock(notesLabel(QStringLiteral("notesClock"), kClockText, this))
    , m_elapsed(notesLabel(QStringLiteral("notesElapsed"), kClockText, this))
    , m_case(notesLabel(QStringLiteral("notesCase"), kNotesText * 1.4, this))
    , m_line(notesLabel(QStringLiteral("notesLine"), kNotesText, this))
    , m_sentence(notesLabel(QStringLiteral("notesSentence"), kNotesText * 1.2, this))
    , m_formula(notesLabel(QStringLiteral("notesFormula"), kNotesText, this))
{
    setObjectName(QStringLiteral("lectureNotes"));
    setWindowTitle(tr("Notes"));
    resize(kNotesSize);
    m_clock->setToolTip(tr("Time of day"));
    m_elapsed->setToolTip(tr("Since the lecture began"));
    m_elapsed->setAlignment(Qt::AlignRight);
    m_formula->setFont(dataFont(kNotesText));
    auto* keys = notesLabel(QStringLiteral("notesKeys"), kNotesText, this);
    keys->setText(tr("Page Down, Page Up: next, back.   F4: symbols or numbers.   F5 or Esc: leave."));
    auto* times = new QHBoxLayout;
    times->addWidget(m_clock);
    times->addWidget(m_elapsed);
    auto* rows = newLayout<QVBoxLayout>(this, {28, 20, 28, 20}, 16);
    rows->addLayout(times);
    rows->addWidget(separator(this));
    for (QLabel* label : {m_case, m_line, m_sentence, m_formula})
        rows->addWidget(label);
    rows->addStretch(1);
    rows->addWidget(keys);
    connect(&m_second, &QTimer::timeout, this, &LectureNotes::showTime);
    m_second.start(1000);
    for (const auto changed : {&Document::picksChanged, &Document::shownChanged, &Document::mapChanged,
                               &Document::caseChanged, &Document::fileChanged})
        connect(document, changed, this, &LectureNotes::showCase);
    showTime();
    showCase();
}

QString LectureNotes::elapsedText(qint64 seconds)
{
    const QString minutes = QStringLiteral("%1:%2")
                                .arg(seconds / 60 % 60, seconds < 3600 ? 1 : 2, 10, QChar(u'0'))
                                .arg(seconds % 60, 2, 10, QChar(u'0'));
    return seconds < 3600 ? minutes : QStringLiteral("%1:%2").arg(seconds / 3600).arg(minutes);
}

void LectureNotes::showTime()
{
    m_clock->setText(QTime::currentTime().toString(QStringLiteral("HH:mm")));
    m_elapsed->setText(elapsedText(m_since.elapsed() / 1000));
}

void LectureNotes::showCase()
{
    const Case& c = m_document->currentCase();
    m_case->setText(c.title.empty() ? toQString(name(c.op)) : toQString(c.title));
    m_line->setText(tr("%1: %2 to %3")
                        .arg(toQString(name(c.op)), toQString(text(inputDesc(c.op).sizes)),
                             toQString(text(outputDesc(c.op).sizes))));
    const LectureWords words = lectureWords(*m_document, false);
    m_sentence->setText(words.sentence);
    m_formula->setText(formulaHtml(words.formula));
}

} // namespace tessera
