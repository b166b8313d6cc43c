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
#include <cstring>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tessera {

namespace {

constexpr size_t kMostPeers = 16; // at a time; others wait until one is answered
constexpr int kBacklog = 16;
constexpr int kBetweenTries = 500; // milliseconds, where no file can be opened

// The content of an array that came inline, as a file.
Descriptor fileWith(const char* bytes, size_t count)
{
    Descriptor file(memfd_create("tessera", MFD_CLOEXEC));
    if (file.number() < 0 || write(file.number(), bytes, count) != ssize_t(count))
        throw IoError("the window has no memory for the array: " + english(systemReason(errno)));
    return file;
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
    try {
        while (receive()) {
            if (!isWhole())
                continue;
            m_message.arrays = arrays();
            m_patience.stop();
            m_readable.setEnabled(false);
            emit asked();
            return;
        }
    } catch (const std::exception& e) {
        answer(ShowAnswerKind::Refused, e.what());
    }
}

bool ShowPeer::receive()
{
    std::array<char, 1 << 16> place; // NOLINT: filled by the call
    alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof(int) * kMostShowArrays)> control{};
    iovec part{place.data(), std::min(place.size(), size_t(m_wanted - m_read.size()))};
    msghdr message{};
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    message.msg_control = control.data();
    message.msg_controllen = control.size();
    const ssize_t count = recvmsg(m_connection.number(), &message, MSG_CMSG_CLOEXEC | MSG_DONTWAIT);
    if (count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR))
        return false;
    if (count <= 0) {
        close(); // half a message, and nobody is left to be told
        return false;
    }
    takeFiles(message);
    m_read.append(place.data(), count);
    return true;
}

void ShowPeer::takeFiles(const msghdr& message)
{
    for (const cmsghdr* header = CMSG_FIRSTHDR(&message); header;
         header = CMSG_NXTHDR(const_cast<msghdr*>(&message), const_cast<cmsghdr*>(header))) {
        if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS)
            continue;
        const size_t count = (header->cmsg_len - CMSG_LEN(0)) / sizeof(int);
        for (size_t i = 0; i < count; ++i) {
            int number = -1;
            std::memcpy(&number, CMSG_DATA(header) + i * sizeof number, sizeof number);
            m_files.emplace_back(number);
        }
    }
    if ((message.msg_flags & MSG_CTRUNC) != 0 || m_files.size() > kMostShowArrays)
        throw TextError("a request has at most " + std::to_string(kMostShowArrays)
                        + " files, or there is no room for more");
}

bool ShowPeer::isWhole()
{
    if (m_read.size() < m_wanted)
        return false;
    if (m_header == 0) {
        if (!std::equal(kShowMagic.begin(), kShowMagic.end() - 1, m_read.cbegin()))
            throw TextError("this is no request of a program that shows tensors");
        if (m_read[qsizetype(kShowMagic.size()) - 1] != kShowMagic.back())
            throw TextError("the program speaks version " + std::to_string(int(uint8_t(m_read[7])))
                            + ", and this window version " + std::to_string(int(kShowMagic.back()))
                            + "; install the same version of both");
        uint32_t length = 0;
        std::memcpy(&length, m_read.constData() + kShowMagic.size(), sizeof length);
        if (length == 0 || length > kMostShowHeader)
            throw TextError("a header of " + std::to_string(length) + " bytes; expected 1 to "
                            + std::to_string(kMostShowHeader));
        m_header = qsizetype(kShowPrefix + length);
        m_wanted = m_header;
        return isWhole();
    }
    if (m_arrays.empty()) {
        readHeader(m_read.mid(qsizetype(kShowPrefix)));
        return isWhole();
    }
    return true;
}

void ShowPeer::readHeader(const QByteArray& json)
{
    const QJsonObject header = QJsonDocument::fromJson(json).object();
    m_message.name = header["name"].toString();
    m_message.line = header["case"].toString().toStdString();
    const qsizetype length = m_message.name.toUtf8().size();
    if (length == 0 || size_t(length) > kMostShowName)
        throw TextError("name: a text of " + std::to_string(length) + " bytes; expected 1 to "
                        + std::to_string(kMostShowName));
    if (header.contains(QLatin1String("case")) && m_message.line.empty())
        throw TextError("case: expected an operator in field names");
    const QJsonArray arrays = header["arrays"].toArray();
    if (arrays.isEmpty() || size_t(arrays.size()) > kMostShowArrays)
        throw TextError("arrays: " + std::to_string(arrays.size()) + "; expected 1 to "
                        + std::to_string(kMostShowArrays));
    for (const QJsonValue each : arrays) {
        const qint64 bytes = each["bytes"].toInteger(-1);
        const bool isInline = each["inline"].toBool();
        if (bytes < 1 || (isInline && uint64_t(bytes) > kMostInlineBytes))
            throw TextError("arrays: bytes " + std::to_string(bytes) + "; expected 1 or more, and at most "
                            + std::to_string(kMostInlineBytes) + " inline");
        m_arrays.push_back({uint64_t(bytes), isInline});
        m_wanted += isInline ? qsizetype(bytes) : 0;
    }
}

std::vector<Descriptor> ShowPeer::arrays()
{
    std::vector<Descriptor> found;
    size_t file = 0;
    qsizetype at = m_header;
    for (const Array& array : m_arrays) {
        if (array.isInline) {
            found.push_back(fileWith(m_read.constData() + at, array.bytes));
            at += qsizetype(array.bytes);
        } else {
            if (file == m_files.size())
                throw TextError("arrays: an array has come neither inline nor as a file");
            found.push_back(std::move(m_files[file++]));
        }
        struct stat facts = {};
        if (fstat(found.back().number(), &facts) != 0 || !S_ISREG(facts.st_mode)
            || uint64_t(facts.st_size) != array.bytes)
            throw TextError("arrays: a file is no regular file of the " + std::to_string(array.bytes)
                            + " bytes that are said");
        m_message.bytes += array.bytes;
    }
    return found;
}

// Some hundred bytes always find room in the socket.
void ShowPeer::answer(ShowAnswerKind kind, const std::string& sentence)
{
    const std::string text = sentence.substr(0, kMostShowSentence);
    const uint32_t length = uint32_t(text.size());
    std::string bytes(1, char(kind));
    bytes.append(reinterpret_cast<const char*>(&length), sizeof length);
    bytes += text;
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
