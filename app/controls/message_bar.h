// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <functional>

class QLabel;
class QPushButton;

namespace tessera {

// What can be done about a message at once; without words nothing.
struct MessageAnswer {
    QString words = {};
    std::function<void()> act = {};
};

// One sentence across the window's width until it is closed or the next one comes: what other programs put into a box
// that has to be clicked away.
class MessageBar : public QWidget {
    Q_OBJECT

public:
    enum class Kind { Note, Error };

    explicit MessageBar(QWidget* parent = nullptr);

    void show(Kind kind, const QString& sentence, const MessageAnswer& answer = {});
    QString text() const; // empty when hidden

protected:
    void paintEvent(QPaintEvent*) override;

private:
    QLabel* m_icon;
    QLabel* m_text;
    QPushButton* m_button;
    MessageAnswer m_answer;
    Kind m_kind = Kind::Note;
};

} // namespace tessera
