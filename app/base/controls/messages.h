// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QString>
#include <QTimer>
#include <QWidget>

#include <functional>

namespace tessera {

// The action that a message offers; without words there is none.
struct MessageAnswer {
    QString words = {};
    std::function<void()> act = {};
    bool stays = true; // the message waits for the user
};

// Splits what another program said into its own lines again: " | " stands between them.
QString inLines(QString sentence);

// Shows one sentence until it is closed or the next one comes, instead of a message box. It floats (floatOver()), so
// that nothing moves when it comes or goes. A note that offers nothing to wait for goes by itself when there was time
// to read it.
class MessageBar : public QWidget {
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent = nullptr);

    void note(const QString& sentence, const MessageAnswer& answer = {}) { say(Kind::Note, sentence, answer); }
    void error(const QString& sentence) { say(Kind::Error, sentence, {}); }
    void withdraw(const QString& sentence); // hides the sentence if it is shown
    void clear() { hide(); }
    bool isError() const { return !isHidden() && m_kind == Kind::Error; }
    QString text() const { return isHidden() ? QString() : m_text->text(); } // empty when hidden

protected:
    void paintEvent(QPaintEvent*) override;

private:
    enum class Kind { Note, Error };
    void say(Kind kind, const QString& sentence, const MessageAnswer& answer);

    QLabel* m_icon = new QLabel;
    QLabel* m_text = new QLabel;
    QPushButton* m_button = new QPushButton;
    QTimer* m_leaves = new QTimer(this);
    MessageAnswer m_answer;
    Kind m_kind = Kind::Note;
};

// Does the work and shows an exception as an error message; false: there was one.
bool reportErrors(MessageBar& messages, const std::function<void()>& work);

} // namespace tessera
