// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
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

// Where sentences to the user are shown, one at a time.
class Messages {
public:
    virtual ~Messages() = default;

    virtual void note(const QString& sentence, const MessageAnswer& answer = {}) = 0;
    virtual void error(const QString& sentence) = 0;
    virtual void withdraw(const QString& sentence) = 0; // hides it where it is the one that is shown
    virtual void clear() = 0;
};

// What another program said comes in one line, " | " between its own: those again.
QString inLines(QString sentence);

// Does the work. An exception becomes an error message; false: there was one.
bool guarded(Messages& messages, const std::function<void()>& work);

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
