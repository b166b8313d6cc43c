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

// Below the tensors while the player is on: its buttons, a slider over all steps, which order and unit they have, and
// what the last step did.
class PlayerBar : public QWidget {
    Q_OBJECT

public:
    explicit PlayerBar(Playback& playback, QWidget* parent = nullptr);

    void addButtons(const Actions& actions); // "playerPlay" and its like
    void addRow(QWidget* row) { static_cast<QBoxLayout*>(layout())->insertWidget(1, row); } // below the first one
    void setExplaining(bool explaining); // else the rows that say what the last step did are empty
    void setFormulaFolded(bool folded); // until the reader asks for it, whenever it is folded anew
    QWidget* slider() const { return m_slider; }
    QSize minimumSizeHint() const override; // with the choices in a row of their own

signals:
    void clicked(); // a button or a choice: the keys may be elsewhere now

private:
    QWidget* makeChoices();
    QWidget* makeSaid();
    void foldFormula(bool folded);
    void placeChoices();
    int firstRowWidth() const;
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
    QToolButton* m_unfold; // shows the formula; hidden while it is shown
    std::pair<uint64_t, Stepping> m_roomFor; // the steps that the words' heights are for
    bool m_isExplaining = true, m_isFolded = false;
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

// Lies over the views of both tensors, and draws from where to where the player's step leads: an arrow for each source,
// as thick as its weight, beside the numbers of the cells. Mouse and keys pass through it.
class StepArrows : public QWidget {
    Q_OBJECT

public:
    struct Views {
        TensorView* input;
        TensorView* output;
    };
    // `host`: what holds both views; this lies over it as a child of `window`.
    StepArrows(const Playback& playback, const Views& views, QWidget* host, QWidget* window);

protected:
    void paintEvent(QPaintEvent*) override;

private:
    QRectF rectOf(const TensorView* view, uint64_t element) const; // here; empty: it is not to be seen
    std::pair<double, double> betweenPlanes() const; // here
    void place();

    const Playback& m_playback;
    Views m_views;
    QWidget* m_host;
};

} // namespace tessera
