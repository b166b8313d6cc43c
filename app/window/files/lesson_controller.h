// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/messages.h"
#include "app/model/document/document.h"
#include "app/model/document/file_watcher.h"
#include "app/teach/lesson/lesson_panel.h"
#include "app/window/views/window_context.h"

#include <optional>
#include <utility>

namespace tessera {

struct LessonFigure;

// Opens lessons, shows the case of each step in a tab of its own, and reads a lesson again when its file is saved.
// Where a case names engine A, the reference is B. The lesson's marks and colours end with the lesson.
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
    void showLook(const LessonFigure* figure); // its marks and colours; null: the lesson is left
    int tab() const; // the lesson's tab; −1: it was closed, or saved as a case of the reader's
    bool isShown() const { return m_document.state().undo.get() == m_tab; } // the lesson's tab is
    bool isAsInLesson() const; // the shown case is unchanged
    const LessonFigure* figure() const; // the figure that the lesson is at

    LessonPanel& m_panel;
    FileWatcher m_watcher;
    QString m_path;
    std::function<bool()> m_isLecture = [] { return false; };
    bool m_isAway = false; // a lecture has hidden the panel
    const QUndoStack* m_tab = nullptr; // the undo stack of the lesson's tab; null: no case was shown yet
    bool m_isColoured = false; // the colours are the figure's
};

} // namespace tessera
