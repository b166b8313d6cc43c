// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/messages.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace tessera {

// One sentence until it is closed or the next one comes: what other programs put into a box that has to be clicked
// away. It floats (floatAbove()): nothing moves when it comes or goes.
class MessageBar : public QWidget, public Messages {
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent = nullptr);

    void note(const QString& sentence, const MessageAnswer& answer = {}) override;
    void error(const QString& sentence) override;
    void withdraw(const QString& sentence) override;
    void clear() override;
    QString text() const; // empty when hidden

protected:
    void paintEvent(QPaintEvent*) override;

private:
    enum class Kind { Note, Error };
    void say(Kind kind, const QString& sentence, const MessageAnswer& answer);

    QLabel* m_icon;
    QLabel* m_text;
    QPushButton* m_button;
    MessageAnswer m_answer;
    Kind m_kind = Kind::Note;
};

} // namespace tessera
