// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/elided_label.h"
#include "app/base/controls/segmented_control.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSlider>
#include <QToolButton>

namespace tessera {

class Actions;
class Playback;
class TensorView;

// The bar below the tensors while the player is on: its buttons, a slider over all steps, their order and unit, and the
// words of the last step. While it asks: the question or the verdict, a field for the value, and the score.
class PlayerBar : public QWidget {
    Q_OBJECT

public:
    PlayerBar(Playback& playback, const Actions& actions);

    void setFormulaHidden(bool hidden) { m_formula->setHidden(hidden); }
    QWidget* slider() const { return m_slider; }
    QLineEdit* value() const { return m_value; } // gets the focus when the game begins
    QSize minimumSizeHint() const override; // with the choices below the first row

signals:
    void clicked(); // a button or a choice, which may have taken the focus
    void keysLeft(); // the field had the focus and is hidden now

private:
    QToolButton* makeButton(const Actions& actions, const char* id);
    QWidget* makeChoices();
    QWidget* makeGame();
    void placeChoices();
    void showState();
    void showGame();
    void showWords();
    void showRange();
    void fitLetters(); // the fonts and icons

    Playback& m_playback;
    QBoxLayout* m_first = new QHBoxLayout;
    QSlider* m_slider = new QSlider(Qt::Horizontal);
    QLabel* m_count = new QLabel;
    QWidget* m_choices;
    int m_placeOfChoices; // in the first row
    SegmentedControl* m_order = new SegmentedControl;
    QComboBox* m_unit = new QComboBox;
    QComboBox* m_speed = new QComboBox;
    QLabel* m_sentence = new QLabel;
    QLabel* m_formula = new QLabel;
    ElidedLabel* m_said = new ElidedLabel;
    QLineEdit* m_value = new QLineEdit;
    QPushButton* m_next = new QPushButton;
    QLabel* m_score = new QLabel;
    QWidget* m_game; // the row with these
};

struct PlayerViews {
    TensorView* input;
    TensorView* output;
};

// Draws the player's step over both views: lies over `host`, which holds them, as a child of `window`.
QWidget* makeStepArrows(const Playback& playback, const PlayerViews& views, QWidget* host, QWidget* window);

} // namespace tessera
