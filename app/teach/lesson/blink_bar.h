// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

class QLabel;
class QPushButton;

namespace tessera {

// Under a lesson's text: two outputs take turns, once a second, until the reader stops it. It says which one is shown.
class BlinkBar : public QWidget {
    Q_OBJECT

public:
    explicit BlinkBar(QWidget* parent = nullptr);

    void setNames(const QString& own, const QString& other); // of the two cases; hidden where the other is empty
    bool isOn() const { return m_second.isActive(); }
    void setOn(bool on);
    void showTurn(bool isOther);

signals:
    void turned(); // the other one's turn
    void wanted(bool on); // by the button

private:
    void showWords();

    QString m_own, m_other;
    bool m_isOther = false;
    QLabel* m_words;
    QPushButton* m_button;
    QTimer m_second;
};

} // namespace tessera
