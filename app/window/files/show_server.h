// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands/show_protocol.h"
#include "engine/core/tensor/descriptor.h"
#include "engine/formats/files/temporary.h"

#include <QByteArray>
#include <QObject>
#include <QSocketNotifier>
#include <QTimer>

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace tessera {

// What another program asks to be shown: a request of app/cli/commands/show_protocol.h, whole.
struct ShowMessage {
    QString name;
    std::string line; // the case's; empty: it says none
    std::vector<Descriptor> arrays; // one or two regular files
    uint64_t bytes = 0; // of both
};

// A program that has connected. It has kShowTimeout for its request, and goes when it is answered.
class ShowPeer : public QObject {
    Q_OBJECT

public:
    explicit ShowPeer(Descriptor connection);

    ShowMessage takeMessage() { return std::move(m_message); } // once, after asked()
    void answer(ShowAnswerKind kind, const std::string& sentence = {}); // and is done

signals:
    void asked(); // its message is there
    void done(); // it was answered, or is gone

private:
    void read();
    void close();

    Descriptor m_connection;
    QSocketNotifier m_readable;
    QTimer m_patience;
    QByteArray m_read;
    ShowMessage m_message;
};

// Listens for them. Nobody else than this user can connect.
class ShowServer : public QObject {
    Q_OBJECT

public:
    // Throws IoError where there is no place for the socket.
    ShowServer();
    ~ShowServer() override;

    void touch(); // this window was used last

signals:
    void asked(const std::shared_ptr<tessera::ShowPeer>& peer); // whose message is there

private:
    void accept();

    Descriptor m_socket;
    Temporary m_file; // goes with this, also where a signal ends the program
    std::unique_ptr<QSocketNotifier> m_waiting;
    std::vector<std::shared_ptr<ShowPeer>> m_peers;
};

} // namespace tessera
