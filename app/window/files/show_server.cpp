// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/files/show_server.h"

#include "app/cli/commands/show_socket.h"
#include "engine/core/tensor/error.h"
#include "engine/formats/files/shown.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <cerrno>

#include <fcntl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tessera {

namespace {

constexpr size_t kMostPeers = 16; // at a time; others wait until one is answered
constexpr int kBacklog = 16;
constexpr int kBetweenTries = 500; // milliseconds, where no file can be opened

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

ShowPeer::ShowPeer(Descriptor connection)
    : m_connection(std::move(connection))
    , m_readable(m_connection.number(), QSocketNotifier::Read)
{
    m_patience.setSingleShot(true);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        answer(ShowAnswerKind::Refused,
               "the request has not come whole in " + std::to_string(kShowTimeout / 1000) + " seconds");
    });
    m_patience.start(kShowTimeout);
    connect(&m_readable, &QSocketNotifier::activated, this, &ShowPeer::read);
}

void ShowPeer::read()
{
    std::array<char, 4096> place; // NOLINT: filled by the call
    const ssize_t count = recv(m_connection.number(), place.data(), place.size(), MSG_DONTWAIT);
    if (count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR))
        return;
    if (count <= 0)
        return close(); // half a request, and nobody is left to be told
    m_read.append(place.data(), count);
    try {
        const qsizetype end = m_read.indexOf('\n');
        if (end < 0 && size_t(m_read.size()) < kMostShowRequest)
            return;
        if (end < 0)
            throw TextError("a request has at most " + std::to_string(kMostShowRequest) + " bytes");
        m_message = messageFrom(m_read.left(end));
        m_patience.stop();
        m_readable.setEnabled(false);
        emit asked();
    } catch (const std::exception& e) {
        answer(ShowAnswerKind::Refused, e.what());
    }
}

// Some hundred bytes always find room in the socket.
void ShowPeer::answer(ShowAnswerKind kind, const std::string& sentence)
{
    const std::string bytes = char(kind) + sentence;
    if (m_connection.number() >= 0)
        send(m_connection.number(), bytes.data(), bytes.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    close();
}

void ShowPeer::close()
{
    m_patience.stop();
    m_readable.setEnabled(false);
    m_connection.reset();
    emit done();
}

ShowServer::ShowServer()
{
    const std::filesystem::path folder = showFolder();
    const std::string number = std::to_string(getpid());
    const std::filesystem::path path = folder / (kShowSocket + number);
    // A socket that does not listen yet would be taken for one whose window is gone: its name comes last.
    const Temporary early(folder / ("new-" + number));
    const sockaddr_un address = socketAddress(early.path());
    m_socket = Descriptor(socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
    unlink(early.path().c_str()); // of a process that had this number before
    m_file = Temporary(path);
    const auto fails = [&] {
        return m_socket.number() < 0 || fchmod(m_socket.number(), S_IRUSR | S_IWUSR) != 0 // which bind() gives the file
            || bind(m_socket.number(), reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0
            || listen(m_socket.number(), kBacklog) != 0 || rename(early.path().c_str(), path.c_str()) != 0;
    };
    if (fails())
        throw IoError(path.string() + " cannot listen: " + english(systemReason(errno)));
    m_waiting = std::make_unique<QSocketNotifier>(m_socket.number(), QSocketNotifier::Read);
    connect(m_waiting.get(), &QSocketNotifier::activated, this, &ShowServer::accept);
}

ShowServer::~ShowServer() = default;

void ShowServer::touch()
{
    utimensat(AT_FDCWD, m_file.path().c_str(), nullptr, 0); // where it fails another window is asked first
}

void ShowServer::accept()
{
    Descriptor connection(accept4(m_socket.number(), nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK));
    if (connection.number() < 0 && (errno == EMFILE || errno == ENFILE)) { // who waits is asked after when one is free
        m_waiting->setEnabled(false);
        QTimer::singleShot(kBetweenTries, this, [this] { m_waiting->setEnabled(true); });
    }
    if (connection.number() < 0 || !isSameUser(connection.number()))
        return;
    auto peer = std::make_shared<ShowPeer>(std::move(connection));
    m_peers.push_back(peer);
    m_waiting->setEnabled(m_peers.size() < kMostPeers);
    ShowPeer* const made = peer.get();
    connect(made, &ShowPeer::asked, this, [this, made] {
        const auto found = std::ranges::find(m_peers, made, &std::shared_ptr<ShowPeer>::get);
        if (found != m_peers.end())
            emit asked(std::shared_ptr<ShowPeer>(*found));
    });
    // Not at once: it is what calls.
    connect(
        made, &ShowPeer::done, this,
        [this, made] {
            std::erase_if(m_peers, [made](const auto& each) { return each.get() == made; });
            m_waiting->setEnabled(true);
        },
        Qt::QueuedConnection);
}

} // namespace tessera
