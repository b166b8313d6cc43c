// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

// How a program gives tensors to an open window: `tessera show`, and tessera.show() of Python.
//
// A window that takes tensors listens on a local stream socket, show-PID, in the folder showFolder()
// (app/cli/commands/show_socket.h). The window that was used last has the newest file: it is asked first. A socket file
// that refuses to connect is of a window that is gone, and whoever finds that removes it. Both ends ask the system for
// the other's user (SO_PEERCRED) and go on only where it is their own.
//
// A connection carries one request, and the answer to it. Numbers are little-endian.
//
//   request   kShowMagic                   whose last byte is the version
//             uint32 length                of the header; 1 … kMostShowHeader
//             the header                   JSON in UTF-8
//             inline arrays                as the header lists them, one after another
//   answer    uint8                        a ShowAnswerKind
//             uint32 length                of the sentence; 0 … kMostShowSentence
//             the sentence                 UTF-8: why not
//
//   {"name": "x", "case": "DEPTH_TO_SPACE1 --BlockSize 2", "arrays": [{"bytes": 320, "inline": true}, {"bytes":
//   4000128}]}
//
// name    1 … kMostShowName bytes: the tab's title. What comes by the same name takes its place.
// case    may be missing; an operator in field names, as a line of `tessera run`. Sizes and type that it does not say
//         are the input's.
// arrays  the input, and after it the output, which may be missing. Each is the content of a .npy file, of `bytes` in
//         all. Inline: it follows the header; at most kMostInlineBytes. Else it is a file descriptor, sent with the
//         request's first bytes (SCM_RIGHTS), in order: a regular file of that size, of memory (memfd_create) or
//         without a name. Who sent it does not write to it any more.
//
// What another version adds to the header is ignored. Another kShowMagic is refused in a sentence.
namespace tessera {

inline constexpr std::array<char, 8> kShowMagic = {'t', 'e', 's', 's', 'e', 'r', 'a', 1};
inline constexpr size_t kShowPrefix = kShowMagic.size() + sizeof(uint32_t); // what stands before the header
inline constexpr uint32_t kMostShowHeader = 1 << 16, kMostShowSentence = 1 << 14;
inline constexpr size_t kMostShowName = 200;
inline constexpr uint64_t kMostInlineBytes = 1 << 16;
inline constexpr size_t kMostShowArrays = 2;

// How long either end waits for the other's next byte. A window that still draws what it was given before answers when
// it has done so, and no later than kShowPatience: then with LeftOut.
inline constexpr int kShowTimeout = 10'000, kShowPatience = 4'000; // milliseconds

enum class ShowAnswerKind : uint8_t {
    Taken, // it is shown, or about to be
    Refused, // the sentence says why
    LeftOut, // the window is busy with what came before; what comes next may be shown
};

} // namespace tessera
