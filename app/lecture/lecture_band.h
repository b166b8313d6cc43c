// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/document.h"

#include <QDockWidget>

class QLabel;

namespace tessera {

// Below the tensors: the formula of the pinned element, and the sentence.
class LectureBand : public QDockWidget {
    Q_OBJECT

public:
    LectureBand(Document* document, QWidget* parent);

    bool isInSymbols() const { return m_inSymbols; }
    void setInSymbols(bool inSymbols);
    QString formulaText() const; // plain, a line each

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showWords();
    void makeRoom(); // for all of it; what was made stays, so that nothing jumps from step to step

    Document* m_document;
    bool m_inSymbols = false;
    int m_width = 0; // that room was made for; 0: it has none yet
    int m_height = 0;
    QLabel *m_formula, *m_sentence;
};

} // namespace tessera
