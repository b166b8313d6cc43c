// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/lesson/lecture_controller.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/events.h"
#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "app/base/look/words.h"
#include "app/model/document/element_pair.h"
#include "app/teach/lesson/lesson_panel.h"
#include "app/tensor/canvas/element_texts.h"
#include "engine/core/ops/operator.h"
#include "engine/core/ops/operators.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QResizeEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

namespace {

constexpr double kPlaceText = 0.75; // relative to the sentence's letters

// The words about the pinned element.
struct LectureWords {
    std::vector<FormulaLine> formula; // in numbers or in symbols; lines that say nothing are left out
    QString sentence;
};

// "n = 0" of an axis of length one.
bool saysNothing(const FormulaLine& line)
{
    return line.coordinate == 0U;
}

// The words about the pin. Without a pin or results they say what to do.
LectureWords lectureWords(const Document& document, bool inSymbols)
{
    const RunResult* shown = document.shown();
    const std::optional<Pick> pin = document.pinned();
    if (!shown || !pin)
        return {{}, tr("Click a cell, or press Page Down.")};
    LectureWords words{{}, pickSentence(document, *pin)};
    const std::optional<uint64_t> output = pairOf(document, *pin).of(Side::Output);
    if (document.showsProbedMap() || !output)
        return words; // the formula would be the operator's, not that of the probed map
    words.formula =
        inSymbols ? symbolsOf(shown->c.op, shown->plan) : explain(shown->c.op, shown->plan, *output).formula;
    std::erase_if(words.formula, saysNothing);
    return words;
}

} // namespace

LectureBand::LectureBand(Document* document, LessonPanel& panel, bool hasLesson, QWidget* parent)
    : QDockWidget(parent)
    , m_document(document)
    , m_panel(panel)
    , m_hasLesson(hasLesson)
    , m_place(new QLabel)
    , m_question(new QLabel)
    , m_formula(new QLabel)
    , m_sentence(new QLabel)
{
    setObjectName(QStringLiteral("lectureBand"));
    setFeatures(QDockWidget::NoDockWidgetFeatures);
    setTitleBarWidget(new QWidget); // hides the title bar
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
    if (hasLesson) {
        m_task = &panel.task();
        m_rows->insertWidget(m_rows->indexOf(m_question) + 1, m_task);
        m_task->setWide(true);
    }
    setWidget(content);
    whenever({QEvent::LayoutRequest}, content, this, [this] { makeRoom(); });
    for (const auto changed :
         {&Document::picksChanged, &Document::shownChanged, &Document::mapChanged, &Document::playChanged})
        connect(document, changed, this, &LectureBand::showWords);
    for (const auto changed : {&LessonPanel::stepChanged, &LessonPanel::askedChanged})
        connect(&panel, changed, this, &LectureBand::showWords);
    connect(&panel, &LessonPanel::figureWanted, this, &LectureBand::showWords);
    showWords();
}

QString LectureBand::placeText() const
{
    if (!m_panel.hasLesson() || (m_panel.isHidden() && !m_hasLesson))
        return {};
    const Lesson& lesson = m_panel.lesson();
    const QString name =
        lesson.number > 0 ? tr("Lesson %1").arg(qulonglong(lesson.number)) : QString::fromStdString(lesson.title);
    return tr("%1 · %2 of %3 · %4")
        .arg(name, QString::number(m_panel.step() + 1), QString::number(m_panel.steps()),
             headingOf(lesson, stepsOf(lesson)[m_panel.step()]));
}

// What the remote has asked or told, the goal of an open task, or the step's question about the case.
QString LectureBand::questionHtml() const
{
    const std::optional<size_t> figure = m_panel.figure();
    if (!m_panel.asked().isEmpty() || !figure)
        return m_panel.asked();
    const Lesson& lesson = m_panel.lesson();
    if (lesson.figures[*figure].task && !m_panel.task().isReached())
        return goalHtml(lesson.figures[*figure]);
    if (const auto vote = m_panel.pendingQuestion(); vote && !lesson.figures[*figure].task)
        return askedHtml(lesson.questions[*vote]);
    const LessonStep step = stepsOf(lesson)[m_panel.step()];
    for (size_t i = step.begin; i < step.end; ++i)
        if (const LessonBlock& block = lesson.blocks[i]; block.kind == LessonBlock::Kind::Question)
            if (const LessonQuestion& question = lesson.questions[block.index];
                question.words.figure == figure && !m_panel.asksLater(block.index))
                return askedHtml(question);
    return {};
}

// What the lesson pins is there for its question.
bool LectureBand::isPinOfLesson() const
{
    const std::vector<uint64_t> pins =
        m_panel.figure() ? m_panel.lesson().figures[*m_panel.figure()].pins : std::vector<uint64_t>();
    return !m_question->text().isEmpty() && !pins.empty() && m_document->pinned() == Pick{Side::Output, pins.front()};
}

void LectureBand::setInSymbols(bool inSymbols)
{
    m_inSymbols = inSymbols;
    showWords();
}

void LectureBand::showWords()
{
    const LectureWords words = lectureWords(*m_document, m_inSymbols);
    m_place->setText(placeText());
    m_question->setText(m_place->text().isEmpty() ? QString() : questionHtml());
    m_formula->setText(formulaHtml(words.formula));
    m_sentence->setText(words.sentence);
    m_place->setVisible(!m_place->text().isEmpty());
    const bool hasTask = m_task && !m_task->isHidden(), hasPin = m_document->pinned() && !isPinOfLesson();
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
        m_height = 0;
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
