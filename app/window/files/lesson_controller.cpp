// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/files/lesson_controller.h"

#include "app/canvas/tensor_display.h"
#include "app/commands/teach/lesson_file.h"
#include "app/commands/words/words.h"
#include "app/controls/messages.h"
#include "app/lesson/lesson_panel.h"
#include "app/look/engine_words.h"
#include "app/look/format.h"
#include "app/look/language.h"
#include "app/look/window_settings.h"
#include "app/window/files/case_tabs.h"
#include "app/window/views/view_area.h"

#include "engine/io/npy.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace tessera {

namespace {

const auto kBuiltIn = QStringLiteral(":/lessons");

QString builtInPath(const QString& name)
{
    return kBuiltIn + u'/' + name;
}

QStringList builtInNames()
{
    return QDir(kBuiltIn).entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name);
}

QByteArray contentOf(const QString& builtIn)
{
    QFile file(builtIn);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// The lesson in the window's language, where it is there. A translation that was opened by its name stays.
QString inLanguage(const QString& path)
{
    if (languageOfLesson(pathOf(path)) != kLanguageCodes.front())
        return path;
    const QString wanted =
        QString::fromStdU16String(lessonIn(pathOf(path), currentLanguage().toStdString()).u16string());
    return QFile::exists(wanted) ? wanted : path;
}

// Of the first line, "# Where an element lives".
QString builtInTitle(const QString& name)
{
    QFile file(inLanguage(builtInPath(name)));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readLine()).mid(2).trimmed() : QString();
}

Tensor builtInTensor(const QString& name, const MemoryBudget& budget)
{
    const QByteArray file = contentOf(builtInPath(name));
    auto rest = std::as_bytes(std::span(file));
    const auto read = [&rest](std::span<std::byte> place) {
        std::ranges::copy(rest.first(place.size()), place.begin());
        rest = rest.subspan(place.size());
    };
    return readNpy(read, rest.size(), budget);
}

// Those that come with the program hold: the tests recompute them. Their cases' files lie in the program as well.
Lesson builtInLesson(const QString& path, const MemoryBudget& budget)
{
    Lesson lesson = readLesson(contentOf(path).toStdString()).lesson;
    for (LessonFigure& figure : lesson.figures)
        if (!figure.dataFile.empty())
            figure.c.data = FromValues{builtInTensor(QString::fromStdString(figure.dataFile), budget), figure.dataFile};
    return lesson;
}

Lesson lessonAt(const QString& name, const MemoryBudget& budget)
{
    const QString path = inLanguage(name);
    return path.startsWith(kBuiltIn) ? builtInLesson(path, budget) : checkedLesson(pathOf(path), budget);
}

PlayState playOf(const LessonFigure& figure)
{
    return {.isOn = figure.step.has_value(), .stepping = figure.stepping, .stepsDone = figure.step.value_or(0)};
}

std::vector<KeptPin> pinsOf(const LessonFigure& figure)
{
    std::vector<KeptPin> pins;
    for (const uint64_t pin : figure.pins)
        pins.push_back({Side::Output, coordinates(outputDesc(figure.c.op).sizes, pin)});
    return pins;
}

bool isMarked(const LessonFigure& figure, size_t overlay)
{
    return std::ranges::find(figure.overlays, kOverlays[overlay]) != figure.overlays.end();
}

bool isSame(const LessonFigure& a, const LessonFigure& b)
{
    return a.c == b.c && a.view == b.view && a.stepping == b.stepping && a.step == b.step && a.pins == b.pins
        && a.overlays == b.overlays && a.isPicture == b.isPicture;
}

} // namespace

std::vector<QString> lessonActions()
{
    std::vector<QString> ids;
    for (const QString& name : builtInNames())
        ids.push_back(QStringLiteral("lesson") + name.left(2));
    return ids;
}

LessonController::LessonController(const Places& places, Messages& messages)
    : m_at(places)
    , m_messages(messages)
{
    connect(&m_at.panel, &LessonPanel::figureWanted, this, [this] { restore(); });
    connect(&m_at.panel, &LessonPanel::stepChanged, this, &ActionSource::actionsChanged);
    connect(&m_at.panel, &QDockWidget::visibilityChanged, this, [this] {
        if (m_at.panel.isHidden()) {
            m_at.views.setOnly({});
            giveBackMarks();
        }
        emit shown(!m_at.panel.isHidden());
        emit actionsChanged();
    });
    connect(&m_watcher, &FileWatcher::changed, this, &LessonController::reload);
    for (const auto changed :
         {&Document::caseChanged, &Document::playChanged, &Document::keptPinsChanged, &Document::picksChanged})
        connect(&m_at.document, changed, this, &ActionSource::actionsChanged);
    connect(&m_at.views.display(), &TensorDisplay::changed, this, &ActionSource::actionsChanged);
}

ActionRow LessonController::row(const char* id, const QString& text, const QString& tip,
                                const QList<QKeySequence>& keys, std::function<void()> run,
                                std::function<bool()> enabled) const
{
    return {id,
            text,
            tip,
            {},
            keys,
            std::move(run),
            {.enabled = std::move(enabled), .needs = tr("no lesson is open, or it stands there")}};
}

std::vector<ActionTable> LessonController::actions()
{
    LessonPanel& panel = m_at.panel;
    const auto isOpen = [&panel] { return panel.hasLesson() && !panel.isHidden(); };
    std::vector<ActionRow> rows;
    for (const QString& name : builtInNames())
        rows.push_back({QStringLiteral("lesson") + name.left(2),
                        tr("Lesson %1: %2").arg(name.left(2).toInt()).arg(builtInTitle(name)),
                        tr("Open this lesson beside its live cases"),
                        {},
                        {},
                        [this, name] { tryOpen(builtInPath(name)); }});
    rows.push_back(row(
        "lessonBack", tr("&Previous step of the lesson"), tr("The step of the lesson before"),
        keys(Qt::CTRL | Qt::ALT | Qt::Key_PageUp), [&panel] { panel.setStep(panel.step() - 1); },
        [&panel, isOpen] { return isOpen() && panel.step() > 0; }));
    rows.push_back(row(
        "lessonNext", tr("&Next step of the lesson"), tr("Go on in the lesson"),
        keys(Qt::CTRL | Qt::ALT | Qt::Key_PageDown), [&panel] { panel.setStep(panel.step() + 1); },
        [&panel, isOpen] { return isOpen() && panel.step() + 1 < panel.steps(); }));
    rows.push_back(row(
        "lessonRestore", tr("Back &to the lesson"), tr("Show the step's case again as the lesson has it"),
        keys(Qt::CTRL | Qt::ALT | Qt::Key_Home), [this] { restore(); },
        [this, isOpen] { return isOpen() && figure() && !isAsInLesson(); }));
    rows.push_back({"lessonPanel",
                    tr("Lesson: sho&w or hide"),
                    tr("Show or hide the panel of the lesson"),
                    {},
                    keys(Qt::CTRL | Qt::ALT | Qt::Key_3),
                    [this, &panel] { panel.isHidden() ? showPanel() : panel.hide(); },
                    {.enabled = [&panel] { return panel.hasLesson(); }, .needs = tr("no lesson is open")}});
    return {{tr("Lessons"), std::move(rows)}};
}

void LessonController::open(const QString& path)
{
    Lesson lesson = lessonAt(path, m_at.document.memoryBudget());
    m_messages.clear();
    follow(path);
    if (!m_path.startsWith(kBuiltIn))
        m_at.settings.addRecentFile(m_path);
    showPanel();
    m_at.panel.setLesson(std::move(lesson));
    m_at.views.focusKeyView();
}

// What makes room for it does so first, while everything has the size that it is to have again.
void LessonController::showPanel()
{
    emit shown(true);
    m_at.panel.show();
}

void LessonController::follow(const QString& path)
{
    const bool isFile = !path.startsWith(kBuiltIn);
    m_path = isFile ? QFileInfo(path).absoluteFilePath() : path;
    m_watcher.watch(isFile ? QStringList{inLanguage(m_path)} : QStringList());
}

void LessonController::resume(const QString& path, size_t step, std::optional<CellMarks> marks)
{
    guarded(m_messages, [&] {
        Lesson lesson = lessonAt(path, m_at.document.memoryBudget());
        follow(path);
        m_marks = marks;
        const QSignalBlocker quiet(m_at.panel);
        m_at.panel.setLesson(std::move(lesson), step);
        showPanel();
        const Document::State& is = m_at.document.state();
        if (figure() && is.path.isEmpty() && is.current.op == figure()->c.op && is.current.data == figure()->c.data)
            m_tab = is.undo.get();
        emit actionsChanged();
    });
}

bool LessonController::tryOpen(const QString& path)
{
    return guarded(m_messages, [&] { open(path); });
}

// Its file was saved: the step stays, and so does what is shown where its case is the same.
void LessonController::reload()
{
    try {
        Lesson lesson = lessonAt(m_path, m_at.document.memoryBudget());
        const std::optional<LessonFigure> before = figure() ? std::optional(*figure()) : std::nullopt;
        m_messages.clear();
        const QSignalBlocker quiet(m_at.panel); // a case that is the same stays as the reader has changed it
        m_at.panel.setLesson(std::move(lesson), m_at.panel.step());
        if (figure() && (!before || !isSame(*figure(), *before)))
            restore();
    } catch (const std::exception& e) {
        m_messages.error(tr("%1\nThe last good lesson stays.").arg(inWindowLanguage(e.what())));
    }
    emit actionsChanged();
}

const LessonFigure* LessonController::figure() const
{
    const std::optional<size_t> index = m_at.panel.figure();
    return index ? &m_at.panel.lesson().figures[*index] : nullptr;
}

int LessonController::tab() const
{
    for (int i = 0; i < m_at.tabs.count(); ++i)
        if (m_tab && m_at.tabs.state(i).undo.get() == m_tab && m_at.tabs.state(i).path.isEmpty())
            return i;
    return -1;
}

void LessonController::restore()
{
    if (figure())
        showFigure(*figure());
}

KeptLesson LessonController::place() const
{
    const bool isShown = m_at.panel.hasLesson() && !m_at.panel.isHidden();
    return isShown ? KeptLesson{m_path, m_at.panel.step()} : KeptLesson();
}

void LessonController::keepMarks()
{
    if (!m_marks)
        m_marks = m_at.views.display().marks();
}

void LessonController::giveBackMarks()
{
    if (const std::optional<CellMarks> before = std::exchange(m_marks, {}))
        for (const CellMark mark : kCellMarks)
            m_at.views.display().setMarked(mark, (*before & setOf(mark)) != 0);
}

void LessonController::showFigure(const LessonFigure& figure)
{
    keepMarks();
    auto state = std::make_unique<Document::State>(figure.c, m_at.document.state(), m_at.document.memoryBudget());
    state->current.title = m_at.panel.lesson().title;
    const std::vector<KeptPin> pins = pinsOf(figure);
    if (!pins.empty())
        state->pinned = pins.front();
    if (pins.size() > 1)
        state->keptPins = pins;
    state->play = playOf(figure);
    const int there = tab();
    m_tab = state->undo.get();
    for (size_t i = 0; i < kOverlays.size(); ++i)
        m_at.views.display().setMarked(kCellMarks[i], isMarked(figure, i));
    using View = LessonFigure::View;
    m_at.views.setComparing(false);
    m_at.views.setOnly(figure.view == View::Both
                           ? std::nullopt
                           : std::optional(figure.view == View::Input ? Side::Input : Side::Output));
    if (there >= 0)
        m_at.tabs.setCurrentIndex(there);
    if (there >= 0 || m_at.tabs.isFresh())
        m_at.tabs.replaceShown(std::move(state));
    else
        m_at.tabs.add(std::move(state));
    for (const Side side :
         {Side::Input, Side::Output}) // numbers are painted by their values at any size; three channels as colours
        if (const TensorDesc& desc = side == Side::Input ? inputDesc(figure.c.op) : outputDesc(figure.c.op);
            figure.isPicture && desc.sizes.size() > 1 && desc.sizes[1] == 3)
            m_at.views.view(side)->setLook({.mode = PlaneMode::Picture});
}

bool LessonController::isAsInLesson() const
{
    const LessonFigure* meant = figure();
    if (!meant || m_at.document.state().undo.get() != m_tab)
        return false;
    const Document::State& is = m_at.document.state();
    const std::vector<KeptPin> pins = pinsOf(*meant);
    for (size_t i = 0; i < kOverlays.size(); ++i)
        if (((m_at.views.display().marks() & setOf(kCellMarks[i])) != 0) != isMarked(*meant, i))
            return false;
    return is.current.op == meant->c.op && is.current.data == meant->c.data && is.play == playOf(*meant)
        && is.pinned == (pins.empty() ? std::nullopt : std::optional(pins.front()))
        && is.keptPins == (pins.size() > 1 ? pins : std::vector<KeptPin>());
}

} // namespace tessera
