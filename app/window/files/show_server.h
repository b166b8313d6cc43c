// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands/show_socket.h"
#include "engine/core/tensor/descriptor.h"
#include "engine/formats/files/temporary.h"

#include <QObject>
#include <QString>

#include <functional>
#include <string>
#include <vector>

class QLocalServer;
class QLocalSocket;
class QTimer;

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

// Listens for programs of this user. Each has kShowTimeout for its request.
class ShowServer : public QObject {
public:
    // Called with each program and what it asks; it waits for answer(). The constructor throws IoError where there is
    // no place for the socket.
    using Asked = std::function<void(QLocalSocket* peer, ShowMessage message)>;
    explicit ShowServer(Asked asked);

    void touch(); // notes that this window was used last

private:
    void accept();
    void read(QLocalSocket* peer, QTimer* deadline);

    Asked m_asked;
    Temporary m_file; // the socket; it is removed with this object, also when a signal ends the program
    QLocalServer* m_server;
    size_t m_peers = 0;
};

} // namespace tessera
