// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/files/lesson_controller.h"

#include "app/base/controls/messages.h"
#include "app/base/look/window_settings.h"
#include "app/base/look/words.h"
#include "app/teach/lesson/lesson_html.h"
#include "app/teach/lesson/lesson_panel.h"
#include "app/teach/lesson/lesson_pictures.h"
#include "app/tensor/canvas/tensor_display.h"
#include "app/window/files/case_tabs.h"
#include "app/window/files/lesson_files.h"
#include "app/window/views/view_area.h"

#include <QFileInfo>
#include <QImageReader>

namespace tessera {

namespace {

PlayState playOf(const LessonFigure& figure)
{
    return {.isOn = figure.step.has_value(), .stepping = figure.stepping, .stepsDone = figure.step.value_or(0)};
}

std::vector<Pin> pinsOf(const LessonFigure& figure)
{
    std::vector<Pin> pins;
    for (const uint64_t pin : figure.pins)
        pins.push_back({Side::Output, coordinates(figure.c.op.output.sizes, pin)});
    return pins;
}

QStringList enginesOf(const LessonFigure& figure) // which names one
{
    return {QString::fromStdString(figure.engine), QStringLiteral("reference")};
}

constexpr QSize kOwnPicture(1024, 1024); // a reader's picture; the lessons' own are smaller

} // namespace

LessonController::LessonController(const WindowContext& with, LessonPanel& panel)
    : Controller(with)
    , m_panel(panel)
{
    connect(&panel, &LessonPanel::figureWanted, this, [this] { showFigure(m_panel.shownFigure()); });
    for (const auto changed : {&LessonPanel::stepChanged, &LessonPanel::askedChanged})
        connect(&panel, changed, this, &ActionSource::actionsChanged);
    connect(&panel, &QDockWidget::visibilityChanged, this, &LessonController::followPanel);
    connect(&m_document, &Document::shownChanged, this, [this] {
        if (isOpen() && figure() && m_document.shown() && isShown())
            showPlanes(*figure(), false);
    });
    connect(&m_tabs, &CaseTabs::arrived, this, &LessonController::followTab);
    connect(&m_watcher, &FileWatcher::changed, this, &LessonController::reload);
    connect(&m_document, &Document::picksChanged, this, &ActionSource::actionsChanged);
}

std::vector<ActionTable> LessonController::actions()
{
    LessonPanel& panel = m_panel;
    const auto can = [](std::function<bool()> is) {
        return enabledIf(std::move(is), tr("no lesson is open, or it stands there"));
    };
    std::vector<ActionRow> rows;
    for (const QString& name : builtInNames())
        rows.push_back({QStringLiteral("lesson") + name.left(2),
                        tr("Lesson %1: %2").arg(name.left(2).toInt()).arg(builtInTitle(name)),
                        tr("Open this lesson beside its live cases"), "",
                        [this, name] { tryOpen(builtInPath(name)); }});
    const QStringList lectures = builtInLectures();
    for (qsizetype i = 0; i < lectures.size(); ++i)
        rows.push_back({QStringLiteral("lecture%1").arg(i + 1),
                        tr("Lecture %1: %2").arg(i + 1).arg(builtInTitle(lectures[i])),
                        tr("Open this lecture for a class: its figures in order; F5 shows them on the full screen"), "",
                        [this, name = lectures[i]] { tryOpen(builtInPath(name)); }});
    const std::vector<ActionRow> steps{
        {"lessonBack", tr("&Previous step of the lesson"), tr("The step of the lesson before"), "Ctrl+Alt+PgUp",
         [this] { step(-1); }, can([this] { return hasStep(-1); })},
        {"lessonNext", tr("&Next step of the lesson"), tr("Go on in the lesson"), "Ctrl+Alt+PgDown", [this] { goOn(); },
         can([this] { return hasStep(1) || hasLessonAfter(); })},
        {"lessonRestore", tr("Back &to the lesson"), tr("Show the step's case again as the lesson has it"),
         "Ctrl+Alt+Home", [this] { restore(); }, can([this] { return isOpen() && figure() && !isAsInLesson(); })},
        {"lessonPanel", tr("Lesson: sho&w or hide"), tr("Show or hide the panel of the lesson"), "Ctrl+Alt+3",
         [this, &panel] { panel.isHidden() ? showPanel() : panel.hide(); },
         enabledIf([&panel] { return panel.hasLesson(); }, tr("no lesson is open"))},
    };
    const QString group = tr("Lessons");
    return {{group, std::move(rows)}, {group, steps}};
}

void LessonController::open(const QString& path)
{
    Lesson lesson = lessonAt(path, m_document.memoryBudget());
    m_messages.clear();
    follow(path);
    if (!isBuiltIn(m_path))
        m_settings.addRecentFile(m_path);
    showPanel();
    m_panel.setLesson(std::move(lesson));
    m_panel.lesson().isQuiz ? m_panel.focusText() : m_views.focusKeyView();
}

bool LessonController::loadPicture(const QString& path)
{
    if (!isOpen() || !isShown())
        return false;
    QImageReader reader(path);
    reader.setAutoTransform(true); // turns a photo as the camera was held
    if (const QSize size = reader.size(); size.width() > kOwnPicture.width() && size.height() > kOwnPicture.height())
        reader.setScaledSize(size.scaled(kOwnPicture, Qt::KeepAspectRatioByExpanding)); // a JPEG decodes faster
    const QImage picture = reader.read();
    bool isTaken = !picture.isNull(); // also where it is said why the lesson does not take it
    if (isTaken)
        reportErrors(m_messages, [&] {
            Lesson lesson = m_panel.lesson();
            isTaken = tessera::loadPicture(lesson, picture, m_document.memoryBudget());
            if (isTaken)
                m_panel.setLesson(std::move(lesson), m_panel.step());
        });
    return isTaken;
}

void LessonController::followPanel()
{
    m_isAway = m_panel.isHidden() && m_isLecture();
    if (!m_isAway) {
        showSides();
        if (m_panel.isHidden())
            showLook(nullptr);
        m_panel.followCase(!m_panel.isHidden() && isShown());
        emit shown(!m_panel.isHidden());
    }
    emit actionsChanged();
}

bool LessonController::hasStep(int by) const
{
    const auto step = static_cast<int64_t>(m_panel.step()) + by;
    return isOpen() && step >= 0 && step < static_cast<int64_t>(m_panel.steps());
}

bool LessonController::step(int by)
{
    if (!hasStep(by))
        return false;
    m_panel.setStep(m_panel.step() + static_cast<size_t>(by));
    return true;
}

// A lecture does not go on to another lesson.
bool LessonController::hasLessonAfter() const
{
    return isOpen() && !m_isAway && !lessonAfter(m_path).isEmpty();
}

void LessonController::goOn()
{
    if (!step(1) && hasLessonAfter())
        tryOpen(lessonAfter(m_path));
}

bool LessonController::showNextFigure(int by)
{
    if (!isOpen() || !m_panel.figure())
        return false;
    const size_t wanted = *m_panel.figure() + static_cast<size_t>(by);
    const LessonStep step = stepsOf(m_panel.lesson())[m_panel.step()];
    for (size_t i = step.begin; i < step.end; ++i)
        if (const LessonBlock& block = m_panel.lesson().blocks[i];
            block.kind == LessonBlock::Kind::Figure && block.index == wanted) {
            m_panel.showFigure(wanted);
            return true;
        }
    return false;
}

// The other panels give way before the panel is shown, so that they remember their own size.
void LessonController::showPanel()
{
    emit shown(true);
    m_panel.show();
}

void LessonController::follow(const QString& path)
{
    const bool isFile = !isBuiltIn(path);
    m_path = isFile ? QFileInfo(path).absoluteFilePath() : path;
    m_watcher.watch(isFile ? QStringList{inLanguage(m_path)} : QStringList());
}

// The lesson's file was saved: the step stays.
void LessonController::reload()
{
    try {
        Lesson lesson = lessonAt(m_path, m_document.memoryBudget());
        m_messages.clear();
        m_panel.setLesson(std::move(lesson), m_panel.step());
    } catch (const std::exception& e) {
        m_messages.error(tr("%1\nThe last good lesson stays.").arg(inWindowLanguage(messageOf(e))));
    }
}

const LessonFigure* LessonController::figure() const
{
    const std::optional<size_t> index = m_panel.figure();
    return index ? &m_panel.lesson().figures[*index] : nullptr;
}

int LessonController::tab() const
{
    for (int i = 0; i < m_tabs.count(); ++i)
        if (m_tab && m_tabs.state(i).undo.get() == m_tab && m_tabs.state(i).path.isEmpty())
            return i;
    return -1;
}

bool LessonController::foldsFormula() const
{
    return isOpen() && foldsFormulas(m_panel.lesson()) && isShown();
}

void LessonController::restore()
{
    if (figure())
        showFigure(*figure());
}

void LessonController::followTab()
{
    showSides();
    emit actionsChanged();
}

void LessonController::showLook(const LessonFigure* figure)
{
    using Colours = LessonFigure::Colours;
    TensorDisplay& display = m_views.display();
    for (size_t i = 0; i < kOverlays.size(); ++i)
        display.setMarked(kCellMarks[i], figure && (figure->overlays & 1U << i) != 0);
    const bool wasColoured = std::exchange(m_isColoured, figure && figure->colours != Colours::Own);
    if (!m_isColoured && !wasColoured)
        return;
    display.setTint(m_isColoured && figure->isPicture);
    display.setColorKey(!m_isColoured                             ? std::nullopt
                            : figure->colours == Colours::Channel ? std::optional(ColorKey::Channel)
                                                                  : ColorKey::BlockPlace);
}

// The lesson's own case may be shown by one tensor alone; every other case by both.
void LessonController::showSides()
{
    using View = LessonFigure::View;
    const View view = isOpen() && figure() && isShown() ? figure()->view : View::Both;
    m_views.setOnly(view == View::Both ? std::nullopt
                                       : std::optional(view == View::Input ? Side::Input : Side::Output));
}

void LessonController::showFigure(const LessonFigure& figure)
{
    auto state = std::make_unique<Document::State>(figure.c, m_document.state(), m_document.memoryBudget());
    state->current.title = m_panel.lesson().title;
    if (!figure.engine.empty())
        state->engines = enginesOf(figure);
    const std::vector<Pin> pins = pinsOf(figure);
    if (!pins.empty())
        state->pinned = pins.front();
    if (pins.size() > 1)
        state->keptPins = pins;
    state->play = playOf(figure);
    const int there = tab();
    m_tab = state->undo.get();
    showLook(&figure);
    if (!figure.tab.empty() && !m_isLecture()) // a lecture shows the tensors alone
        m_with.revealTab(QString::fromStdString(figure.tab));
    m_tabs.put(there, std::move(state));
    showSides();
    m_panel.followCase();
    showPlanes(figure, true);
}

// Values colour the cells at any size: three channels make a colour, others a grey. Where a lesson tells colours
// apart, the output shows one plane for each.
void LessonController::showPlanes(const LessonFigure& figure, bool isNew)
{
    if (!figure.isPicture)
        return;
    m_views.display().setGreyPicture(true);
    const Operator& op = isNew ? figure.c.op : m_document.shown()->c.op;
    const bool apart = figure.colours == LessonFigure::Colours::Channel;
    for (const Side side : {Side::Input, Side::Output}) {
        const TensorDesc& desc = side == Side::Input ? op.input : op.output;
        const bool isColoured = desc.sizes.size() > 1 && desc.sizes[1] == 3 && !(apart && side == Side::Output);
        const PlaneMode mode = isColoured ? PlaneMode::Picture : PlaneMode::Atlas;
        TensorView* view = m_views.view(side);
        if (isNew ? isColoured : view->look().mode != mode)
            view->setLook({.mode = mode});
    }
}

bool LessonController::isAsInLesson() const
{
    const LessonFigure* meant = figure();
    if (!meant)
        return false;
    const Document::State& is = m_document.state();
    const std::vector<Pin> pins = pinsOf(*meant);
    const bool isOnItsEngines = meant->engine.empty() || is.engines.mid(0, 2) == enginesOf(*meant);
    return is.pinned == (pins.empty() ? std::nullopt : std::optional(pins.front())) && isShown()
        && is.current.op == meant->c.op && is.current.data == meant->c.data && isOnItsEngines
        && is.play == playOf(*meant);
}

} // namespace tessera
