// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"
#include "app/teach/lesson/lecture_place.h"
#include "engine/core/ops/operators.h"

#include <QDockWidget>

#include <vector>

class QLabel;

namespace tessera {

// What is said of the pinned element.
struct LectureWords {
    std::vector<FormulaLine> formula; // with its numbers, or in symbols; without lines that say nothing
    QString sentence;
};
// Without a pin, or while there are no results, only what to do.
LectureWords lectureWords(const Document& document, bool inSymbols);

// Below the tensors: where a lesson stands; what it asks of the case, until an element is pinned; then that element's
// formula, and the sentence. While the player is on, its own bar has the formula and the sentence.
class LectureBand : public QDockWidget {
    Q_OBJECT

public:
    LectureBand(Document* document, QWidget* parent);

    bool isInSymbols() const { return m_inSymbols; }
    void setInSymbols(bool inSymbols);
    QString formulaText() const; // plain, a line each
    void setPlace(const LecturePlace& place);
    bool hasWords() const; // whether it has anything to show

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showWords();
    bool isPlaying() const;
    void makeRoom(); // for all of it; what was made stays, so that nothing jumps from step to step

    Document* m_document;
    bool m_inSymbols = false;
    int m_width = 0; // that room was made for; 0: it has none yet
    int m_height = 0;
    bool m_wasPlaying = false; // when room was made
    QLabel *m_place, *m_question, *m_formula, *m_sentence;
};

} // namespace tessera
