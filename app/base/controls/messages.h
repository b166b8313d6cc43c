// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QString>
#include <QWidget>

#include <functional>

namespace tessera {

// The action that a message offers; none where it has no words.
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

// Splits what another program said into its own lines again: " | " stands between them.
QString inLines(QString sentence);

// Does the work. An exception becomes an error message; false: there was one.
bool reportErrors(Messages& messages, const std::function<void()>& work);

// One sentence, until it is closed or the next one comes, in place of a message box. It floats (floatAbove()), so that
// nothing moves when it comes or goes.
class MessageBar : public QWidget, public Messages {
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent = nullptr);

    void note(const QString& sentence, const MessageAnswer& answer = {}) override { say(Kind::Note, sentence, answer); }
    void error(const QString& sentence) override { say(Kind::Error, sentence, {}); }
    void withdraw(const QString& sentence) override;
    void clear() override { hide(); }
    QString text() const { return isHidden() ? QString() : m_text->text(); } // empty when hidden

protected:
    void paintEvent(QPaintEvent*) override;

private:
    enum class Kind { Note, Error };
    void say(Kind kind, const QString& sentence, const MessageAnswer& answer);

    QLabel* m_icon = new QLabel;
    QLabel* m_text = new QLabel;
    QPushButton* m_button = new QPushButton;
    MessageAnswer m_answer;
    Kind m_kind = Kind::Note;
};

} // namespace tessera
