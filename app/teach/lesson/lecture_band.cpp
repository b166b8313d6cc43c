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

#include <QCoreApplication>
#include <QDockWidget>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <tuple>
#include <utility>

namespace tessera {

namespace {

constexpr double kPlaceText = 0.75; // relative to the sentence's letters

class LectureBand : public QDockWidget {
    Q_DECLARE_TR_FUNCTIONS(tessera::LectureBand)

public:
    LectureBand(Document& document, LessonPanel& panel, bool hasLesson, QWidget* parent);

    void setInSymbols(bool inSymbols)
    {
        m_inSymbols = inSymbols;
        showWords();
    }
    void showWords();

private:
    std::vector<FormulaLine> formula() const; // with its numbers, or in symbols; without lines that say nothing
    QString placeText() const; // "Lesson 3 · 2 of 4 · As a formula"; empty: no lesson is open
    QString questionHtml() const; // about the shown case; empty: nothing is asked or told
    bool isPinOfLesson() const;
    bool isPlaying() const { return m_document.play().isOn; }
    void makeRoom(); // the height only grows, so that nothing moves from step to step

    Document& m_document;
    LessonPanel& m_panel;
    TaskBox* m_task; // the panel's; null: it stays there
    bool m_inSymbols = false;
    int m_height = 0;
    std::tuple<int, bool, bool, QString> m_roomFor; // m_height is for: width, playing, with an open task, the place
    QLabel* m_place = new QLabel;
    QLabel* m_question = new QLabel;
    QLabel* m_formula = new QLabel;
    QLabel* m_sentence = new QLabel;
};

LectureBand::LectureBand(Document& document, LessonPanel& panel, bool hasLesson, QWidget* parent)
    : QDockWidget(parent)
    , m_document(document)
    , m_panel(panel)
    , m_task(hasLesson ? &panel.task() : nullptr)
{
    setObjectName(QStringLiteral("lectureBand"));
    setFeatures(QDockWidget::NoDockWidgetFeatures);
    setTitleBarWidget(new QWidget); // hides the title bar
    auto* content = new QWidget;
    auto* rows = newLayout<QVBoxLayout>(content, {24, 14, 24, 18}, 12);
    m_place->setFont(resized(m_place->font(), kPlaceText));
    m_question->setTextFormat(Qt::RichText);
    m_formula->setFont(dataFont());
    const std::pair<QLabel*, const char*> labels[] = {{m_place, "lecturePlace"},
                                                      {m_question, "lectureQuestion"},
                                                      {m_formula, "lectureFormula"},
                                                      {m_sentence, "lectureSentence"}};
    for (const auto& [label, name] : labels) {
        label->setObjectName(QLatin1String(name));
        label->setWordWrap(true);
        rows->addWidget(label);
    }
    rows->addStretch(1);
    if (m_task) {
        rows->insertWidget(rows->indexOf(m_question) + 1, m_task);
        m_task->setWide(true);
    }
    setWidget(content);
    whenever({QEvent::LayoutRequest, QEvent::Resize}, content, this, [this] { makeRoom(); });
    for (const auto changed :
         {&Document::picksChanged, &Document::shownChanged, &Document::mapChanged, &Document::playChanged})
        connect(&document, changed, this, &LectureBand::showWords);
    for (const auto changed : {&LessonPanel::stepChanged, &LessonPanel::askedChanged})
        connect(&panel, changed, this, &LectureBand::showWords);
    connect(&panel, &LessonPanel::figureWanted, this, &LectureBand::showWords);
    showWords();
}

std::vector<FormulaLine> LectureBand::formula() const
{
    const RunResult* shown = m_document.shown();
    const std::optional<Pick> pin = m_document.pinned();
    const std::optional<uint64_t> output = shown && pin ? pairOf(m_document, *pin).of(Side::Output) : std::nullopt;
    if (!output || m_document.showsProbedMap()) // the formula would be the operator's, not that of the probed map
        return {};
    std::vector<FormulaLine> lines =
        m_inSymbols ? symbolsOf(shown->c.op, shown->plan) : explain(shown->c.op, shown->plan, *output).formula;
    std::erase_if(lines, [](const FormulaLine& line) { return line.coordinate == 0U; }); // "n = 0" of one
    return lines;
}

QString LectureBand::placeText() const
{
    if (!m_panel.hasLesson() || (m_panel.isHidden() && !m_task))
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
    const std::optional<LessonTask>& task = lesson.figures[*figure].task;
    if (task && !m_panel.task().isReached())
        return spansHtml(task->goal);
    if (const auto vote = m_panel.pendingQuestion(); vote && !task)
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
    return !m_question->text().isEmpty() && !pins.empty() && m_document.pinned() == Pick{Side::Output, pins.front()};
}

void LectureBand::showWords()
{
    const std::optional<Pick> pin = m_document.pinned();
    m_place->setText(placeText());
    m_question->setText(m_place->text().isEmpty() ? QString() : questionHtml());
    m_formula->setText(formulaHtml(formula()));
    m_sentence->setText(m_document.shown() && pin ? pickSentence(m_document, *pin)
                                                  : tr("Click a cell, or press Page Down."));
    m_place->setVisible(!m_place->text().isEmpty());
    const bool hasTask = m_task && !m_task->isHidden(), hasPin = pin && !isPinOfLesson();
    const bool asks = !m_question->text().isEmpty() && !hasPin,
               explains = !isPlaying() && !asks && (hasPin || !hasTask);
    m_question->setVisible(asks);
    m_formula->setVisible(explains && !m_formula->text().isEmpty());
    m_sentence->setVisible(explains);
    setVisible(!isPlaying() || !m_place->text().isEmpty());
    makeRoom();
}

void LectureBand::makeRoom()
{
    const int width = widget()->width();
    const std::tuple now(width, isPlaying(), m_task && !m_task->isHidden() && !m_task->isReached(), m_place->text());
    if (std::exchange(m_roomFor, now) != now)
        m_height = 0;
    m_height = std::max(m_height, widget()->layout()->heightForWidth(width));
    widget()->setFixedHeight(m_height);
}

} // namespace

QDockWidget* makeLectureBand(const LectureController& lecture, Document& document, LessonPanel& panel, bool hasLesson,
                             QWidget* parent)
{
    auto* band = new LectureBand(document, panel, hasLesson, parent);
    QObject::connect(&lecture, &LectureController::symbolsChanged, band, &LectureBand::setInSymbols);
    return band;
}

} // namespace tessera
