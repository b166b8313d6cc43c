// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/messages.h"
#include "app/model/document/document.h"
#include "app/model/document/file_watcher.h"
#include "app/model/document/session.h"
#include "app/teach/lesson/lesson_panel.h"
#include "app/tensor/canvas/tensor_display.h"
#include "app/window/views/window_context.h"

#include <optional>
#include <utility>

namespace tessera {

struct LessonFigure;

// While a lesson's case is shown, its engines, marks and colours replace the reader's own, and the reader's come back
// afterwards. Where a case names engine A, the reference is B.
class LessonStage {
public:
    using Engine = std::optional<QString>; // engine A; none: the reader's
    LessonStage(Document& document, TensorDisplay& display)
        : m_document(document)
        , m_display(display)
    {
    }

    void chooseEngines(Document::State& state, const Engine& engine);
    bool hasEngines(const Engine& engine) const; // the document has the lesson's engines
    // Gives the reader's engines to the document, which shows the lesson's case.
    void giveBackEngines(const Engine& engine);
    // Gives the document the reader's engines while it shows another case.
    void keepOutEngines(const Engine& engine) const;

    // The reader's colours come back with the next case that has none, the marks when the lesson is left.
    void chooseLook(const LessonFigure& figure);
    void giveBackLook();

private:
    struct Look {
        CellMarks marks{};
        std::optional<ColorKey> colorKey;
    };
    void colour(const Look& look);

    Document& m_document;
    TensorDisplay& m_display;
    bool m_isColoured = false; // the colours are a lesson's
    // The reader's engines and colours, while a lesson shows its own.
    std::optional<QStringList> m_engines; // none: the reader's are shown, or not known after a restart
    std::optional<Look> m_look;
};

// Opens lessons, shows the case of each step in a tab of its own, and reads a lesson again when its file is saved.
class LessonController : public Controller {
    Q_OBJECT

public:
    LessonController(const WindowContext& with, LessonPanel& panel);

    std::vector<ActionTable> actions() override;

    // A file, or one of those that come with the program. Throws IoError, TextError with a line for each problem,
    // EngineError; the lesson that was shown stays.
    void open(const QString& path);
    // false: a message says why not
    bool tryOpen(const QString& path)
    {
        return reportErrors(m_messages, [&] { open(path); });
    }
    // The reader's picture takes the place of the lesson's until the lesson is left. False: the file is no picture, or
    // no lesson with pictures is shown.
    bool loadPicture(const QString& path);
    // Opens the lesson at a step; the shown case stays. If the file cannot be read any more, there is no lesson.
    void resume(const QString& path, size_t step);
    // the place in the lesson that is shown
    KeptLesson place() const { return isOpen() ? KeptLesson{m_path, m_panel.step()} : KeptLesson(); }
    QString path() const { return m_path; } // the lesson that was opened last; empty: none was
    bool foldsFormula() const; // true in lessons that come before formulas are taught
    void restore(); // shows the figure again as the lesson has it
    bool step(int by); // 1: to the next step, −1: back; false: no lesson is open, or it has none there
    // The next move of a presenter's remote when the player is at its end: votes and settings of the knobs until the
    // task is done, then the cases of the step, then step().
    bool lecture(int by) { return (by > 0 && isOpen() && m_panel.turnOn()) || showNextFigure(by) || step(by); }
    // A lecture hides the panel, and the lesson stays open.
    void setIsLecture(std::function<bool()> isLecture) { m_isLecture = std::move(isLecture); }

signals:
    void shown(bool isShown); // a lesson was opened, or its panel was closed

private:
    bool isOpen() const { return m_panel.hasLesson() && (!m_panel.isHidden() || m_isAway); }
    bool hasStep(int by) const;
    bool showNextFigure(int by); // the next case of the step; false: there is none
    bool hasLessonAfter() const;
    void goOn(); // shows the next step, or after the last one the next lesson
    void showPanel();
    void followPanel(); // the panel was shown or hidden
    void followTab(); // another tab is shown
    void showSides();
    void follow(const QString& path); // `path` is the lesson that is shown now
    void reload();
    void showFigure(const LessonFigure& figure);
    void showPlanes(const LessonFigure& figure, bool isNew);
    int tab() const; // the lesson's tab; −1: it was closed, or saved as a case of the reader's
    void giveBackEngines(); // if the lesson's tab is shown
    bool isAsInLesson() const; // the shown case is unchanged
    const LessonFigure* figure() const; // the figure that the lesson is at
    LessonStage::Engine engine() const; // the engine of the figure

    LessonPanel& m_panel;
    FileWatcher m_watcher;
    QString m_path;
    std::function<bool()> m_isLecture = [] { return false; };
    bool m_isAway = false; // a lecture has hidden the panel
    const QUndoStack* m_tab = nullptr; // the undo stack of the lesson's tab
    LessonStage m_stage;
};

} // namespace tessera
