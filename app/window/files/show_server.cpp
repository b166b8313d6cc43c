// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/files/show_server.h"

#include "app/base/look/format.h"
#include "app/cli/commands/show_socket.h"
#include "engine/core/tensor/error.h"
#include "engine/formats/files/temporary.h"

#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocalServer>
#include <QLocalSocket>
#include <QWindow>

#include <filesystem>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tessera {

namespace {

// Throws TextError where the request cannot be read.
Descriptor openedFile(const QString& path, uint64_t& bytes)
{
    Descriptor file(open(path.toUtf8().constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    struct stat facts = {};
    if (fstat(file.number(), &facts) != 0 || !S_ISREG(facts.st_mode))
        throw TextError("files: " + path.toStdString() + " is no regular file that can be read");
    bytes += uint64_t(facts.st_size);
    return file;
}

// Throws TextError where the line is no request.
ShowMessage messageFrom(const QByteArray& line)
{
    const QJsonObject request = QJsonDocument::fromJson(line).object();
    const int version = request["version"].toInt();
    if (version < 1)
        throw TextError("this is no request of a program that shows tensors");
    if (version != kShowVersion)
        throw TextError("the program speaks version " + std::to_string(version) + ", and this window version "
                        + std::to_string(kShowVersion) + "; install the same version of both");
    ShowMessage message;
    message.name = request["name"].toString();
    message.line = request["case"].toString().toStdString();
    const qsizetype length = message.name.toUtf8().size();
    if (length == 0 || size_t(length) > kMostShowName)
        throw TextError("name: a text of " + std::to_string(length) + " bytes; expected 1 to "
                        + std::to_string(kMostShowName));
    if (request.contains(QLatin1String("case")) && message.line.empty())
        throw TextError("case: expected an operator in field names");
    const QJsonArray files = request["files"].toArray();
    if (files.isEmpty() || size_t(files.size()) > kMostShowArrays)
        throw TextError("files: " + std::to_string(files.size()) + "; expected 1 to "
                        + std::to_string(kMostShowArrays));
    for (const QJsonValue file : files)
        message.arrays.push_back(openedFile(file.toString(), message.bytes));
    return message;
}

} // namespace

// An answer of some hundred bytes fits into the socket without waiting.
void answer(QLocalSocket* peer, ShowAnswerKind kind, const std::string& sentence)
{
    if (!peer)
        return;
    const std::string bytes = char(kind) + sentence;
    peer->write(bytes.data(), qint64(bytes.size()));
    peer->disconnectFromServer();
}

class ShowServer : public QObject {
public:
    using Asked = std::function<void(QLocalSocket* peer, ShowMessage message)>;
    explicit ShowServer(Asked asked)
        : m_asked(std::move(asked))
    {
        const std::filesystem::path path = showFolder() / (kShowSocket + std::to_string(getpid()));
        QLocalServer::removeServer(toQString(path.string())); // left by an earlier process with this number
        m_file = Temporary(path);
        m_server->setSocketOptions(QLocalServer::UserAccessOption);
        if (!m_server->listen(toQString(path.string())))
            throw IoError(path.string() + " cannot listen: " + m_server->errorString().toStdString());
        connect(m_server, &QLocalServer::newConnection, this, &ShowServer::accept);
        connect(qGuiApp, &QGuiApplication::focusWindowChanged, this, // the window that was used last is asked first
                [path] { utimensat(AT_FDCWD, path.c_str(), nullptr, 0); });
    }

private:
    void accept()
    {
        while (QLocalSocket* peer = m_server->nextPendingConnection()) {
            if (!isSameUser(int(peer->socketDescriptor()))) {
                delete peer;
                continue;
            }
            connect(peer, &QLocalSocket::readyRead, this, [this, peer] { read(peer); });
            connect(peer, &QLocalSocket::disconnected, peer, &QObject::deleteLater);
            read(peer); // reads what came before the connection was noticed
        }
    }

    void read(QLocalSocket* peer)
    {
        try {
            const QByteArray line = peer->peek(kMostShowRequest);
            const qsizetype end = line.indexOf('\n');
            if (end < 0 && size_t(line.size()) < kMostShowRequest)
                return;
            peer->disconnect(this); // nothing more is read
            if (end < 0)
                throw TextError("a request has at most " + std::to_string(kMostShowRequest) + " bytes");
            m_asked(peer, messageFrom(line.left(end)));
        } catch (const std::exception& e) {
            answer(peer, ShowAnswerKind::Refused, e.what());
        }
    }

    Asked m_asked;
    Temporary m_file; // the socket; it is removed with this object, also when a signal ends the program
    QLocalServer* m_server = new QLocalServer(this);
};

std::unique_ptr<QObject> listenToPrograms(ShowServer::Asked asked)
{
    return std::make_unique<ShowServer>(std::move(asked));
}

} // namespace tessera
