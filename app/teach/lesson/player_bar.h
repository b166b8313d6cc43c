// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/teach/lesson/player.h"

#include <QBoxLayout>
#include <QSlider>
#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace tessera {

class Actions;
class ElidedLabel;
class Playback;
class SegmentedControl;
class SteadyLabel;
class TensorView;
class UserPrediction;

// The bar below the tensors while the player is on: its buttons, a slider over all steps, their order and unit, and the
// words of the last step.
class PlayerBar : public QWidget {
    Q_OBJECT

public:
    explicit PlayerBar(Playback& playback, QWidget* parent = nullptr);

    void addButtons(const Actions& actions); // "playerPlay" and the like
    void addRow(QWidget* row) { static_cast<QBoxLayout*>(layout())->insertWidget(1, row); } // below the first one
    void setExplaining(bool explaining); // false: sentence and formula are empty
    void setFormulaFolded(bool folded); // until the reader unfolds it
    QWidget* slider() const { return m_slider; }
    QSize minimumSizeHint() const override; // with the choices below the first row

signals:
    void clicked(); // a button or a choice, which may have taken the focus

private:
    QWidget* makeChoices();
    QWidget* makeSaid();
    void foldFormula(bool folded);
    void placeChoices();
    void showState();
    void showWords();
    void showRange();
    void makeRoom();
    void fitLetters(); // the fonts and icons

    Playback& m_playback;
    QBoxLayout* m_first;
    QBoxLayout* m_buttons;
    QSlider* m_slider;
    QLabel* m_count;
    QWidget* m_choices = nullptr;
    int m_placeOfChoices = 0; // in the first row
    SegmentedControl* m_order;
    QComboBox* m_unit;
    QComboBox* m_speed;
    SteadyLabel* m_sentence;
    SteadyLabel* m_formula;
    QToolButton* m_unfold; // shows the folded formula
    std::pair<uint64_t, Stepping> m_roomFor; // the steps whose words the labels expect
    bool m_isExplaining = true, m_isFolded = false;
};

// A row of the player's bar while it asks: the question or the verdict, a field for the value, and the score.
class PredictionRow : public QWidget {
    Q_OBJECT

public:
    explicit PredictionRow(UserPrediction& prediction, QWidget* parent = nullptr);

    QLineEdit* value() const { return m_value; } // gets the focus at first

signals:
    void keysLeft(); // the row had the focus and is hidden now

private:
    void show();

    UserPrediction& m_prediction;
    ElidedLabel* m_sentence;
    QLineEdit* m_value;
    QPushButton* m_next;
    QLabel* m_score;
};

struct PlayerViews {
    TensorView* input;
    TensorView* output;
};

// Draws the player's step over both views: lies over `host`, which holds them, as a child of `window`.
QWidget* makeStepArrows(const Playback& playback, const PlayerViews& views, QWidget* host, QWidget* window);

} // namespace tessera
