// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/commands/show_protocol.h"
#include "engine/core/tensor/descriptor.h"
#include "engine/core/tensor/tensor.h"

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include <sys/un.h>

namespace tessera {

// Both ends of app/cli/commands/show_protocol.h.

// Where the sockets of this user's windows lie: tessera/ in XDG_RUNTIME_DIR, else tessera-UID in /tmp. Makes it with
// the mode 0700. Throws IoError where it is another user's, or others may enter it.
std::filesystem::path showFolder();
// The address of a socket in it. Throws IoError where the path is longer than an address can be.
sockaddr_un socketAddress(const std::filesystem::path& path);
inline constexpr const char* kShowSocket = "show-"; // and the process's number
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
// Sends the request and waits for the answer. Throws IoError where the window is gone or silent, or where there is room
// for an array neither in shared memory nor in a file.
ShowAnswer give(int window, const ShowRequest& request);

} // namespace tessera
