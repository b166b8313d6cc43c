// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/tensor/export.h"

#include <stdexcept>
#include <string>

namespace TESSERA_API tessera {

// The machine failed: no driver, out of memory, device lost. what() says so and what to do next, in one or two
// sentences. Caught at exactly one place: the runner of the window, main of the commands (exit code 5).
class EngineError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

// A run was stopped on request. Nobody is told; the output is unspecified.
class Cancelled : public std::runtime_error {
public:
    Cancelled()
        : std::runtime_error("cancelled")
    {
    }
};

// A file cannot be read, is not what it claims to be, or cannot be written. what() starts with the path (exit code 4).
class IoError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

// A text that is not a case, a value or a coordinate. what() names the field, the value and what would be right (exit
// code 4).
class TextError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

} // namespace tessera
