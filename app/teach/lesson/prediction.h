// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"
#include "app/teach/lesson/playback.h"

#include <QObject>
#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace tessera {

class ElidedLabel;
class TensorDisplay;

// The player as a game: the next output is marked and empty, and the learner says where it comes from, by a click on
// the input, or what comes out, by its value. Then the step is done and explained.
class UserPrediction : public QObject {
    Q_OBJECT

public:
    UserPrediction(Document& document, TensorDisplay& display, Playback& playback);

    bool isOn() const { return m_isOn; }
    void setOn(bool on); // steps follow the output by element then; what was pinned is not
    // else the answer is explained, or all is filled
    bool isAsking() const { return m_isOn && m_playback.asked().has_value(); }
    uint64_t asked() const { return m_asked; } // answers that were given
    uint64_t right() const { return m_right; }

    QString sentence() const; // the question, what was right or wrong about the answer, or the result
    void answer(const Pick& pick); // a click; in the output it is none
    void answer(const QString& value);
    void goOn(); // the next question; while one is asked, it is given up

signals:
    void changed();

private:
    void close(bool isRight, const QString& verdict);
    uint64_t place() const { return *m_playback.asked(); } // the output that is asked about

    Document& m_document;
    TensorDisplay& m_display;
    Playback& m_playback;
    bool m_isOn = false;
    uint64_t m_asked = 0, m_right = 0;
    QString m_verdict; // the verdict on the last answer; empty: none was given
};

// In the player's bar while it asks: the question or what was right, a field for the value, and the score.
class PredictionRow : public QWidget {
    Q_OBJECT

public:
    explicit PredictionRow(UserPrediction& prediction, QWidget* parent = nullptr);

    QLineEdit* value() const { return m_value; } // has the focus when it begins to ask

signals:
    void keysLeft(); // the field goes away and had the keyboard's focus

private:
    void show();

    UserPrediction& m_prediction;
    ElidedLabel* m_sentence;
    QLineEdit* m_value;
    QPushButton* m_next;
    QLabel* m_score;
};

} // namespace tessera
