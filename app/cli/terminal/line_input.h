// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <stop_token>
#include <string>

namespace tessera {

// Lines of standard input. A stop ends the waiting for the next one.
class LineInput {
public:
    explicit LineInput(std::stop_token stop); // throws EngineError
    ~LineInput();
    LineInput(const LineInput&) = delete;
    LineInput& operator=(const LineInput&) = delete;

    std::optional<std::string> next(); // without its line feed; none: the input's end, or the stop

private:
    bool read(); // some more bytes; false: there are none

    std::stop_token m_stop;
    int m_stopped; // an event: the stop
    std::string m_rest; // that was read behind the last line
};

} // namespace tessera
