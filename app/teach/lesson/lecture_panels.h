// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"
#include "engine/core/ops/operators.h"

#include <QDockWidget>
#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

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

// Below the tensors: where a lesson stands, the formula of the pinned element, and the sentence. While the player is
// on, its own bar has the formula and the sentence.
class LectureBand : public QDockWidget {
    Q_OBJECT

public:
    LectureBand(Document* document, QWidget* parent);

    bool isInSymbols() const { return m_inSymbols; }
    void setInSymbols(bool inSymbols);
    QString formulaText() const; // plain, a line each
    void setPlace(const QString& place); // a lesson's place; empty: none is open
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
    QLabel *m_place, *m_formula, *m_sentence;
};

// For who speaks, on a screen of their own: the clock, how long it has taken so far, the case and the pinned element.
class LectureNotes : public QWidget {
    Q_OBJECT

public:
    LectureNotes(Document* document, const QElapsedTimer& since, QWidget* parent);

    static QString elapsedText(qint64 seconds); // "4:05", "1:04:05"

private:
    void showTime();
    void showCase();

    Document* m_document;
    QElapsedTimer m_since;
    QTimer m_second;
    QLabel *m_clock, *m_elapsed, *m_case, *m_line, *m_sentence, *m_formula;
};

} // namespace tessera
