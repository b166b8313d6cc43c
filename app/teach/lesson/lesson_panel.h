// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/teach/lesson/lesson_html.h"
#include "app/teach/lesson/task_box.h"

#include <QDockWidget>
#include <QTextBrowser>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace tessera {

// This room teaches beside the case: the panel of a lesson, the player with its bar and arrows, and lecturing. Only the
// window uses it.

class Actions;
class ToneLabel;

// Shows a lesson's text, one step at a time, and says which figure is to be shown beside it.
class LessonPanel : public QDockWidget {
    Q_OBJECT

public:
    explicit LessonPanel(Document& document); // the knobs change the document's case

    void followCase(bool isShown = true); // call it when the document shows the figure's case, or no more
    // "lessonBack", "lessonNext", "lessonRestore". At the last step "lessonNext", if enabled, leads to the next lesson.
    void addButtons(const Actions& actions);

    const Lesson& lesson() const { return m_lesson; }
    bool hasLesson() const { return !m_steps.empty(); }
    // A step past the end is the last one. A lesson of the same title keeps its answers.
    void setLesson(Lesson lesson, size_t step = 0);
    size_t step() const { return m_step; }
    size_t steps() const { return m_steps.size(); }
    void setStep(size_t step); // emits figureWanted()
    std::optional<size_t> figure() const { return m_reader.figure; }
    void showFigure(size_t figure); // emits figureWanted()
    LessonFigure shownFigure() const; // the knobs of a solved task stay; there is a figure
    // A remote's step in the shown case: asks before it turns a knob, and tells the answer before it goes on. False:
    // there is nothing to turn.
    bool turnOn();
    QString asked() const { return m_asked; } // the last question or answer of turnOn(), as rich text
    std::optional<size_t> pendingQuestion() const; // the shown case's open vote or task's question
    TaskBox& task() const { return *m_task; }
    QWidget& text() const { return *m_text; }
    bool asksLater(size_t question) const // whether turnOn() asks it
    {
        return !m_lesson.questions[question].vote.empty() || taskQuestion() == question;
    }
    void takeTask(); // takes task() back from a lecture's band
    void focusText() { m_text->setFocus(); }
    bool isAtEnd() const { return m_step + 1 >= m_steps.size(); }

signals:
    void figureWanted(size_t figure);
    void stepChanged();
    void askedChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override; // the text's keys

private:
    void follow(const QUrl& link);
    void choose(size_t question, size_t answer);
    void showText(bool fromTop);
    bool tell(const QString& asked);
    std::optional<size_t> taskQuestion() const; // the shown case's
    bool isOpen(size_t question) const; // not answered right
    void showControls(); // the knobs under the text
    QPushButton* addButton(QAction* action, const QString& words, bool goesAway);
    void nameNext();

    QPushButton *m_restore = nullptr, *m_next = nullptr;
    QAction* m_quiz = nullptr; // begins another quiz
    Lesson m_lesson;
    std::vector<LessonStep> m_steps;
    size_t m_step = 0;
    LessonReader m_reader;
    QString m_asked;
    std::optional<size_t> m_askedQuestion; // turnOn() asked it, and it is not answered
    std::vector<FieldChange> m_announced; // turnOn() asked about this setting, and turns to it next
    QLabel* m_over;
    QLabel* m_title;
    QTextBrowser* m_text;
    QVBoxLayout* m_rows;
    Document& m_document;
    TaskBox* m_task;
    ToneLabel* m_keys; // names the keys that step
    QLabel* m_count;
    QHBoxLayout* m_buttons;
};

} // namespace tessera
