// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/core/tensor/run_failure.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace tessera {

class JsonText;

// The cases that an engine takes, as its file, its process or its source says: it refuses all others.
struct Claims {
    std::vector<std::string> operators = {}; // "DEPTH_TO_SPACE1"; empty: all
    std::vector<DataType> types = {}; // empty: all
};

void writeClaims(JsonText& json, const Claims& claims); // as the members "operators" and "types", where there are any

// The lines of the conversation with a process that stays (resources/engines.md).

// Its first line, where it is ready.
struct Greeting {
    std::string name = {}, version = {}, device = {}; // empty: not said
    Claims claims = {};

    std::string text() const; // "torch 1.13.1, CPU, 2 threads"
};
// Throws EngineError where it is not ready, with what installs it, and RunFailure (Invalid) where it is no greeting.
Greeting greetingFrom(const std::string& line);

std::string requestLine(uint64_t id, const Case& c, const std::filesystem::path& input,
                        const std::filesystem::path& output); // with its end
std::string copyRequestLine(uint64_t id, uint64_t bytes); // only for our own processes: how long a copy takes

// The seconds of its kernel, where it says them. Throws RunFailure: Unsupported, Failed and Invalid as it says, Invalid
// also where it is no answer to this request.
std::optional<double> secondsFrom(const std::string& line, uint64_t id);

// What the process of an engine says, with the ends of the lines: the other side. It says all in English.
std::string greetingLine(const Greeting& greeting);
std::string missingLine(const Message& reason);
std::string ranLine(uint64_t id, double seconds);
std::string failedLine(uint64_t id, FailureKind kind, const Message& reason);

} // namespace tessera
