// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/show_socket.h"

#include "app/cli/arguments/standard_output.h"
#include "engine/core/tensor/error.h"
#include "engine/formats/files/npy.h"
#include "engine/formats/io/json_text.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <string_view>
#include <utility>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <unistd.h>

namespace tessera {

namespace {

constexpr std::string_view kSilent = "the window does not answer: it may be busy, or stopped in a debugger";
constexpr std::string_view kGone = "the window has closed the connection without an answer";

[[noreturn]] void fail(const std::string& what, int error)
{
    throw IoError(what + ": " + english(systemReason(error)));
}

// Makes the folder where it is missing. Throws IoError if it is not the user's own, or others may enter it.
void requireOwnFolder(const std::filesystem::path& folder)
{
    struct stat status = {};
    if (mkdir(folder.c_str(), S_IRWXU) != 0 && errno != EEXIST)
        fail(folder.string() + " cannot be made", errno);
    if (lstat(folder.c_str(), &status) != 0)
        fail(folder.string() + " cannot be read", errno);
    if (!S_ISDIR(status.st_mode) || status.st_uid != geteuid() || (status.st_mode & (S_IRWXG | S_IRWXO)) != 0)
        throw IoError(folder.string() + " is not a folder that this user alone may enter; remove it");
}

// The sockets in the folder, that of the window that was used last first.
std::vector<std::filesystem::path> socketsIn(const std::filesystem::path& folder)
{
    std::vector<std::pair<std::filesystem::file_time_type, std::filesystem::path>> found;
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator(folder, error))
        if (entry.is_socket(error) && entry.path().filename().string().starts_with(kShowSocket))
            found.emplace_back(entry.last_write_time(error), entry.path());
    std::ranges::sort(found, std::greater());
    std::vector<std::filesystem::path> sockets;
    for (auto& [time, path] : found)
        sockets.push_back(std::move(path));
    return sockets;
}

void setTimeout(int socket)
{
    const timeval limit{.tv_sec = kShowTimeout / 1000, .tv_usec = 0};
    for (const int direction : {SO_RCVTIMEO, SO_SNDTIMEO})
        setsockopt(socket, SOL_SOCKET, direction, &limit, sizeof limit);
}

// Memory with the array's .npy that another process can open.
Descriptor sharedArray(const std::string& bytes)
{
    Descriptor file(memfd_create("tessera", MFD_CLOEXEC));
    if (file.number() < 0 || !writeAll(file.number(), bytes))
        fail("there is no memory for " + std::to_string(bytes.size()) + " bytes to share", errno);
    return file;
}

void sendAll(int socket, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t count = send(socket, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0 && (errno == EPIPE || errno == ECONNRESET))
            return; // its answer, where there is one, says why
        if (count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK))
            throw IoError(std::string(kSilent));
        if (count < 0)
            fail("the window cannot be told", errno);
        bytes.remove_prefix(size_t(count));
    }
}

// What comes until the other end closes.
std::string receiveAll(int socket)
{
    std::array<char, 4096> place; // NOLINT: filled by the call
    std::string received;
    for (;;) {
        const ssize_t count = recv(socket, place.data(), place.size(), 0);
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK))
            throw IoError(std::string(kSilent));
        if (count <= 0)
            return received;
        received.append(place.data(), size_t(count));
    }
}

std::string requestLine(const ShowRequest& request, std::span<const Descriptor> files)
{
    JsonText json;
    json.beginObject().key("version").value(uint64_t{kShowVersion}).key("name").value(request.name);
    if (!request.caseLine.empty())
        json.key("case").value(request.caseLine);
    json.key("files").beginArray();
    for (const Descriptor& file : files)
        json.value("/proc/" + std::to_string(getpid()) + "/fd/" + std::to_string(file.number()));
    return json.endArray().endObject().line();
}

} // namespace

std::filesystem::path showFolder()
{
    const char* const runtime = std::getenv("XDG_RUNTIME_DIR");
    std::error_code error;
    const bool isThere = runtime && *runtime == '/' && std::filesystem::is_directory(runtime, error);
    std::filesystem::path folder = isThere ? std::filesystem::path(runtime) / "tessera"
                                           : std::filesystem::path("/tmp/tessera-" + std::to_string(geteuid()));
    requireOwnFolder(folder);
    return folder;
}

sockaddr_un socketAddress(const std::filesystem::path& path)
{
    sockaddr_un address = {};
    address.sun_family = AF_UNIX;
    const std::string text = path.string();
    if (text.size() >= sizeof address.sun_path)
        throw IoError(text + " is too long for the address of a socket; set XDG_RUNTIME_DIR to a shorter folder");
    std::ranges::copy(text, address.sun_path);
    return address;
}

bool isSameUser(int socket)
{
    ucred other = {};
    socklen_t size = sizeof other;
    return getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &other, &size) == 0 && other.uid == geteuid();
}

std::optional<Descriptor> connectToWindow(const std::filesystem::path& folder)
{
    bool isBusy = false;
    for (const std::filesystem::path& path : socketsIn(folder)) {
        Descriptor connection(socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0));
        if (connection.number() < 0)
            fail("no socket can be made", errno);
        setTimeout(connection.number());
        const sockaddr_un address = socketAddress(path);
        if (connect(connection.number(), reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0) {
            if (isSameUser(connection.number()))
                return connection;
        } else if (errno == ECONNREFUSED) {
            unlink(path.c_str()); // its window is gone
        } else {
            isBusy |= errno == EAGAIN;
        }
    }
    if (isBusy)
        throw IoError(std::string(kSilent));
    return {};
}

ShowAnswer give(int window, const ShowRequest& request)
{
    std::vector<Descriptor> files;
    for (const Tensor& array : request.arrays)
        files.push_back(sharedArray(npyBytes(array))); // one copy at a time
    const std::string line = requestLine(request, files) + '\n';
    if (line.size() > kMostShowRequest)
        throw TextError("the case's line is too long to be sent to a window");
    sendAll(window, line);
    const std::string answer = receiveAll(window);
    if (answer.empty())
        throw IoError(std::string(kGone));
    const auto kind = static_cast<ShowAnswerKind>(answer.front());
    if (kind > ShowAnswerKind::LeftOut)
        throw IoError("the window answers what this version does not know");
    return {kind, answer.substr(1)};
}

} // namespace tessera
