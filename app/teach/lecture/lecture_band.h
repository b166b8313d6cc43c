// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"

#include <QDockWidget>

class QLabel;

namespace tessera {

// Below the tensors: where a lesson stands, the formula of the pinned element, and the sentence. While the player is
// on, its own bar has the formula and the sentence.
class LectureBand : public QDockWidget {
    Q_OBJECT

public:
    LectureBand(Document* document, QWidget* parent);

    bool isInSymbols() const { return m_inSymbols; }
    void setInSymbols(bool inSymbols);
    QString formulaText() const; // plain, a line each
    void setPlace(const QString& place); // of a lesson; empty: none is open
    bool hasWords() const; // else it need not be seen

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

} // namespace tessera
