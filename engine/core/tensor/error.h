// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/message.h"

#include <memory>
#include <stdexcept>
#include <system_error>

namespace tessera {

// An exception with a message; what() is its English.
class Error : public std::runtime_error {
public:
    explicit Error(Message message)
        : std::runtime_error(english(message))
        , m_message(std::make_shared<const Message>(std::move(message)))
    {
    }

    const Message& message() const { return *m_message; }

private:
    std::shared_ptr<const Message> m_message; // copying an error cannot fail
};

// The machine failed: no driver, out of memory, device lost. what() says so and what to do next, in one or two
// sentences. Caught at exactly one place: the runner of the window, main of the commands (exit code 5).
class EngineError : public Error {
public:
    using Error::Error;
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
class IoError : public Error {
public:
    using Error::Error;
};

// A text that is not a case, a value or a coordinate. what() names the field, the value and what was expected (exit
// code 4).
class TextError : public Error {
public:
    using Error::Error;
};

// The message of any error; what() of an error that is not ours.
Message messageOf(const std::exception& error);

// Why a call of the system failed, by its errno: "Permission denied".
Message systemReason(int error);
Message systemReason(const std::error_code& error);

} // namespace tessera
