// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace tessera {

class ElidedLabel;
class Prediction;

// In the player's bar while it asks: the question or what was right, a field for the value, and the score.
class PredictionRow : public QWidget {
    Q_OBJECT

public:
    explicit PredictionRow(Prediction& prediction, QWidget* parent = nullptr);

    QLineEdit* value() const { return m_value; } // has the focus when it begins to ask

signals:
    void keysLeft(); // it goes away, and had the focus

protected:
    void changeEvent(QEvent* event) override;

private:
    void show();

    Prediction& m_prediction;
    ElidedLabel* m_sentence;
    QLineEdit* m_value;
    QPushButton* m_next;
    QLabel* m_score;
};

} // namespace tessera
