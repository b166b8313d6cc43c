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

// The cases that an engine takes, by its file, its process or its source. It refuses all others.
struct Claims {
    std::vector<std::string> operators = {}; // "DEPTH_TO_SPACE1"; empty: all
    std::vector<DataType> types = {}; // empty: all
};

void writeClaims(JsonText& json, const Claims& claims); // as the members "operators" and "types", unless they are empty

// The lines that are exchanged with a serving process (resources/engines.md).

// The process's first line, which says that it is ready.
struct Greeting {
    std::string name = {}, version = {}, device = {}; // empty: not said
    Claims claims = {};

    std::string text() const; // "torch 1.13.1, CPU, 2 threads"
};
// Throws EngineError, with what installs it, where the process is not ready; RunFailure (Invalid) for another line.
Greeting greetingFrom(const std::string& line);

std::string requestLine(uint64_t id, const Case& c, const std::filesystem::path& input,
                        const std::filesystem::path& output); // with a line feed

// The kernel's seconds, if the answer has them. Throws RunFailure: Unsupported, Failed or Invalid as the answer says,
// and Invalid where it is no answer to this request.
std::optional<double> secondsFrom(const std::string& line, uint64_t id);

// The other side: the lines of an engine's process, with line feeds, in English.
std::string greetingLine(const Greeting& greeting);
std::string missingLine(const Message& reason);
std::string ranLine(uint64_t id, double seconds);
std::string failedLine(uint64_t id, FailureKind kind, const Message& reason);

} // namespace tessera
