// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/teach/lesson/player.h"

#include <QBoxLayout>
#include <QSlider>
#include <QWidget>

class QComboBox;
class QLabel;
class QToolButton;

namespace tessera {

class Actions;
class Playback;
class SegmentedControl;
class SteadyLabel;

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

} // namespace tessera
