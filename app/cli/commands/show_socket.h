// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/descriptor.h"
#include "engine/core/tensor/tensor.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include <sys/un.h>

// How a program gives tensors to an open window: `tessera show`, and tessera.show() of Python.
//
// A window that takes tensors listens on a local stream socket, show-PID, in the folder showFolder(). The window that
// was used last has the newest file, and is asked first. A socket file that refuses to connect is of a window that is
// gone: whoever finds that removes it. Both ends ask the system for the other's user (SO_PEERCRED), and go on only
// where it is their own.
//
// A connection carries one request, and the answer to it.
//
//   request   a line of JSON in UTF-8, of kMostShowRequest bytes at most with its line feed
//   answer    a byte, a ShowAnswerKind, and after it a sentence in UTF-8 up to the connection's end: why not
//
//   {"version": 2, "name": "x", "case": "DEPTH_TO_SPACE1 --BlockSize 2", "files": ["/proc/4711/fd/5"]}
//
// name    1 … kMostShowName bytes: the tab's title. What comes by the same name takes its place.
// case    may be missing; an operator in field names, as a line of `tessera run`. Sizes and type that it does not say
//         are the input's.
// files   the input, and after it the output, which may be missing: regular files of a .npy each, of memory
//         (memfd_create), which the window opens before it answers. Who sent them does not write to
//         them any more.
//
// What another version adds is ignored. Another version is refused in a sentence.
namespace tessera {

inline constexpr int kShowVersion = 2;
inline constexpr size_t kMostShowRequest = 1 << 16;
inline constexpr size_t kMostShowName = 200, kMostShowArrays = 2;

// How long a program waits for the window's next byte. A window that still draws what it was given before answers when
// it has done so, and no later than kShowPatience after the request: then with LeftOut.
inline constexpr int kShowTimeout = 10'000, kShowPatience = 4'000; // milliseconds

enum class ShowAnswerKind : uint8_t {
    Taken, // it is shown, or about to be
    Refused, // the sentence says why
    LeftOut, // the window is busy with what came before; what comes next may be shown
};

// Where the sockets of this user's windows lie: tessera/ in XDG_RUNTIME_DIR, else tessera-UID in /tmp. Makes it with
// the mode 0700. Throws IoError where it is another user's, or others may enter it.
std::filesystem::path showFolder();
// The address of a socket in it. Throws IoError where the path is longer than an address can be.
sockaddr_un socketAddress(const std::filesystem::path& path);
inline constexpr const char* kShowSocket = "show-"; // a socket's name; the process's number follows
bool isSameUser(int socket); // the other end of a connection

// A connection to a listening window, the one that was used last; none: none listens. Throws IoError.
std::optional<Descriptor> connectToWindow(const std::filesystem::path& folder);

struct ShowRequest {
    std::string name;
    std::string caseLine; // empty: it is not known
    std::vector<Tensor> arrays; // the input; and the output
};
struct ShowAnswer {
    ShowAnswerKind kind;
    std::string sentence;
};
// Sends the request and waits for the answer. Throws IoError where the window is gone or silent, or where there is no
// memory for an array.
ShowAnswer give(int window, const ShowRequest& request);

} // namespace tessera
