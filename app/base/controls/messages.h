// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

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

} // namespace tessera
