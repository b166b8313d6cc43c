// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/error.h"

#include <algorithm>
#include <cerrno>
#include <iterator>
#include <utility>

namespace tessera {

Message messageOf(const std::exception& error)
{
    const auto* ours = dynamic_cast<const Error*>(&error);
    return ours ? ours->message() : Message(error.what());
}

namespace {

// The reasons that files meet, to be translated; the system words the others.
constexpr std::pair<int, Text> kReasons[] = {
    {EACCES, say("tensor", "Permission denied")},       {ENOENT, say("tensor", "No such file or directory")},
    {ENOSPC, say("tensor", "No space left on device")}, {EROFS, say("tensor", "Read-only file system")},
    {EIO, say("tensor", "Input/output error")},         {EISDIR, say("tensor", "Is a directory")},
    {ENOTDIR, say("tensor", "Not a directory")},
};

} // namespace

Message systemReason(int error)
{
    const auto* found = std::ranges::find(kReasons, error, &std::pair<int, Text>::first);
    return found == std::end(kReasons) ? Message(std::system_category().message(error)) : Message(found->second);
}

Message systemReason(const std::error_code& error)
{
    const bool isErrno = error.category() == std::system_category() || error.category() == std::generic_category();
    return isErrno ? systemReason(error.value()) : Message(error.message());
}

} // namespace tessera
