// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/teach/lesson/lesson_html.h"
#include "app/teach/lesson/task_box.h"

#include <QDockWidget>
#include <QTextBrowser>

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace tessera {

class Actions;
class ToneLabel;

// A lesson's text, one step at a time. What it shows beside the text is another's work: it says which figure is wanted.
class LessonPanel : public QDockWidget {
    Q_OBJECT

public:
    explicit LessonPanel(QWidget* parent = nullptr);

    void setDocument(Document& document); // whose case knobs turn; once
    void followCase(bool isShown = true); // the document shows the figure's case now, or nobody reads
    // "lessonBack", "lessonNext", "lessonRestore". Where "lessonNext" can be had at the last step, it leads to the next
    // lesson.
    void addButtons(const Actions& actions);

    const Lesson& lesson() const { return m_lesson; }
    bool hasLesson() const { return !m_steps.empty(); }
    void setLesson(Lesson lesson, size_t step = 0); // past the end: the last one. What was answered stays where the
                                                    // lesson has the same title
    size_t step() const { return m_step; }
    size_t steps() const { return m_steps.size(); }
    void setStep(size_t step); // wants its figure
    std::optional<size_t> figure() const { return m_reader.figure; }
    void showFigure(size_t figure); // wants it
    // What a remote does with the case that is shown: it asks before it turns a knob, and tells the truth before it
    // goes on. False: there is nothing to turn.
    bool turnOn();
    QString asked() const { return m_asked; } // what it asked or told last, as rich text; empty: nothing
    TaskBox& task() const { return *m_task; }
    bool asksLater(size_t question) const // turnOn() asks it
    {
        return !m_lesson.questions[question].vote.empty() || taskQuestion() == question;
    }
    void takeTask(); // back from where a lecture shows it
    void focusText() { m_text->setFocus(); }
    bool isAtEnd() const { return m_step + 1 >= m_steps.size(); }

signals:
    void figureWanted(size_t figure);
    void stepChanged();
    void askedChanged();
    void taskStood(const QString& words, bool isDone); // as TaskBox has it

private:
    void follow(const QUrl& link);
    void choose(size_t question, size_t answer);
    std::function<void()> deedOf(int key); // in a quiz: a digit answers, Enter goes on; empty: nothing
    void showText(bool fromTop);
    bool tell(const QString& asked);
    std::optional<size_t> pendingQuestion() const; // a vote of the case, or why its task is done as it is
    std::optional<size_t> taskQuestion() const; // of the case that is shown
    bool isAnsweredRight(size_t question) const;
    void showControls(); // under the text: what the step lets the reader turn and type
    QWidget* makeTyped();
    void giveTyped();
    QPushButton* addButton(QAction* action, const QString& words, bool goesAway);
    void nameNext();

    QPushButton* m_next = nullptr;
    QAction* m_otherOrder = nullptr; // switches the order of the case that is shown
    QAction* m_quiz = nullptr; // asks which quiz
    Lesson m_lesson;
    std::vector<LessonStep> m_steps;
    size_t m_step = 0;
    LessonReader m_reader;
    QString m_asked;
    std::optional<size_t> m_askedQuestion; // of these, while it is not answered
    std::vector<FieldChange> m_announced; // the setting that is asked about
    QLabel* m_over;
    QLabel* m_title;
    QTextBrowser* m_text;
    QVBoxLayout* m_rows;
    Document* m_document = nullptr;
    TaskBox* m_task = nullptr;
    QWidget* m_typed; // a row, with the field for the answer to a question that is typed
    QLineEdit* m_field;
    ToneLabel* m_keys; // that step
    QLabel* m_count;
    QHBoxLayout* m_buttons;
};

} // namespace tessera
