// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"
#include "app/teach/lesson/lecture_place.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

class QLabel;
class QTextBrowser;

namespace tessera {

class ToneLabel;

// For who speaks, on a screen of their own: the clock, how long it has taken so far, what the lesson's notes have to
// the step that is shown and how late one is, the case and the pinned element.
class LectureNotes : public QWidget {
    Q_OBJECT

public:
    // The clock must outlive it.
    LectureNotes(Document* document, const QElapsedTimer& since, const LectureClock& clock, QWidget* parent);

    void setPlace(const LecturePlace& place);
    void showTime(); // again; it does so each second

    static QString elapsedText(qint64 seconds); // "4:05", "1:04:05"

protected:
    void changeEvent(QEvent* event) override;

private:
    void showNotes();
    void showCase();

    Document* m_document;
    QElapsedTimer m_since;
    const LectureClock& m_keeping;
    LecturePlace m_place;
    QTimer m_second;
    QLabel *m_clock, *m_elapsed, *m_step;
    ToneLabel* m_late;
    QTextBrowser* m_words;
    QLabel *m_case, *m_line, *m_sentence, *m_formula;
};

} // namespace tessera
