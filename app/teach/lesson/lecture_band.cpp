// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/lesson/lecture_band.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/events.h"
#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "app/base/look/words.h"
#include "app/model/document/element_pair.h"
#include "app/teach/lesson/task_box.h"
#include "app/tensor/canvas/element_texts.h"
#include "engine/core/ops/operator_words.h"
#include "engine/core/ops/operators.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QResizeEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

namespace {

constexpr double kPlaceText = 0.75; // a share of the height of the sentence's letters

// What is said of the pinned element.
struct LectureWords {
    std::vector<FormulaLine> formula; // with its numbers, or in symbols; without lines that say nothing
    QString sentence;
};

// "n = 0" of an axis of length one.
bool saysNothing(const FormulaLine& line)
{
    return line.coordinate == 0U;
}

// Without a pin, or while there are no results, only what to do.
LectureWords lectureWords(const Document& document, bool inSymbols)
{
    const RunResult* shown = document.shown();
    const std::optional<Pick> pin = document.pinned();
    if (!shown || !pin)
        return {{}, tr("Click a cell, or press Page Down.")};
    LectureWords words{{}, pickSentence(document, *pin)};
    const std::optional<uint64_t> output = pairOf(document, *pin).of(Side::Output);
    if (document.showsProbedMap() || !output)
        return words; // a formula would be the operator's, not the one that was found
    words.formula =
        inSymbols ? symbolsOf(shown->c.op, shown->plan) : explain(shown->c.op, shown->plan, *output).formula;
    std::erase_if(words.formula, saysNothing);
    return words;
}

} // namespace

LectureBand::LectureBand(Document* document, QWidget* parent)
    : QDockWidget(parent)
    , m_document(document)
    , m_place(new QLabel)
    , m_question(new QLabel)
    , m_formula(new QLabel)
    , m_sentence(new QLabel)
{
    setObjectName(QStringLiteral("lectureBand"));
    setFeatures(QDockWidget::NoDockWidgetFeatures);
    setTitleBarWidget(new QWidget); // none
    auto* content = new QWidget;
    m_rows = newLayout<QVBoxLayout>(content, {24, 14, 24, 18}, 12);
    m_place->setObjectName(QStringLiteral("lecturePlace"));
    m_place->setFont(resized(m_place->font(), kPlaceText));
    m_question->setObjectName(QStringLiteral("lectureQuestion"));
    m_question->setTextFormat(Qt::RichText);
    m_formula->setObjectName(QStringLiteral("lectureFormula"));
    m_formula->setFont(dataFont());
    m_sentence->setObjectName(QStringLiteral("lectureSentence"));
    for (QLabel* label : {m_place, m_question, m_formula, m_sentence}) {
        label->setWordWrap(true);
        m_rows->addWidget(label);
    }
    m_rows->addStretch(1);
    setWidget(content);
    whenever({QEvent::LayoutRequest}, content, this, [this] { makeRoom(); });
    for (const auto changed :
         {&Document::picksChanged, &Document::shownChanged, &Document::mapChanged, &Document::playChanged})
        connect(document, changed, this, &LectureBand::showWords);
}

void LectureBand::setPlace(const LecturePlace& place)
{
    m_place->setText(place.words);
    m_question->setText(place.question);
    showWords();
}

void LectureBand::setTask(TaskBox& task)
{
    m_task = &task;
    m_rows->insertWidget(m_rows->indexOf(m_question) + 1, m_task);
    m_task->setWide(true);
    showWords();
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
    const bool hasTask = m_task && !m_task->isHidden(), hasPin = m_document->pinned().has_value();
    const bool asks = !m_question->text().isEmpty() && !hasPin,
               explains = !isPlaying() && !asks && (hasPin || !hasTask);
    m_question->setVisible(asks);
    m_formula->setVisible(!words.formula.empty() && explains);
    m_sentence->setVisible(explains);
    setVisible(!isPlaying() || !m_place->text().isEmpty());
    makeRoom();
}

void LectureBand::makeRoom()
{
    if (m_width == 0)
        return;
    const std::tuple now(isPlaying(), m_task && !m_task->isHidden() && !m_task->isReached(), m_place->text());
    if (std::exchange(m_roomFor, now) != now)
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

} // namespace tessera
