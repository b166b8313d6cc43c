// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

class QLabel;

namespace tessera {

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
