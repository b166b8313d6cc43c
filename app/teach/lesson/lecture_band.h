// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"

#include <QDockWidget>

#include <tuple>

class QLabel;
class QVBoxLayout;

namespace tessera {

class TaskBox;

// Where a lecture stands in its lesson.
struct LecturePlace {
    QString words; // "Lesson 3 · 2 of 4 · As a formula"; empty: no lesson is open
    QString question; // rich text: what is asked of the case that is shown, or told; empty: nothing

    bool operator==(const LecturePlace&) const = default;
};

// Below the tensors: where a lesson stands; what it asks of the case, until an element is pinned, with the task's
// target and its knobs; then that element's formula, and the sentence. While the player is on, its own bar has the
// formula and the sentence, and this one is hidden where it has nothing else to say.
class LectureBand : public QDockWidget {
    Q_OBJECT

public:
    LectureBand(Document* document, QWidget* parent);

    bool isInSymbols() const { return m_inSymbols; }
    void setInSymbols(bool inSymbols);
    QString formulaText() const; // plain, a line each
    void setPlace(const LecturePlace& place);
    void setTask(TaskBox& task); // the panel's, which takes it back

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showWords();
    bool isPlaying() const { return m_document->play().isOn; }
    void makeRoom(); // for all of it; what was made stays, so that nothing jumps from step to step

    Document* m_document;
    bool m_inSymbols = false;
    int m_width = 0; // that room was made for; 0: it has none yet
    int m_height = 0;
    std::tuple<bool, bool, QString> m_roomFor; // whether it plays, whether a task is open, and the place
    QVBoxLayout* m_rows;
    TaskBox* m_task = nullptr;
    QLabel *m_place, *m_question, *m_formula, *m_sentence;
};

} // namespace tessera
