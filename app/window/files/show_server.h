// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands/show_socket.h"
#include "engine/core/tensor/descriptor.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <string>
#include <vector>

class QLocalSocket;

namespace tessera {

// What another program asks to be shown: a complete request of app/cli/commands/show_socket.h.
struct ShowMessage {
    QString name;
    std::string line; // the command line of the case; empty: none was given
    std::vector<Descriptor> arrays; // one or two regular files
    uint64_t bytes = 0; // the size of both arrays
};

// Sends the answer and closes the connection. The other program may be gone.
void answer(QLocalSocket* peer, ShowAnswerKind kind, const std::string& sentence = {});

// Listens for programs of this user while the returned object lives. `asked` is called with each program and what it
// asks; the program waits for answer(). Throws IoError where there is no place for the socket.
std::unique_ptr<QObject> listenToPrograms(std::function<void(QLocalSocket* peer, ShowMessage message)> asked);

} // namespace tessera
