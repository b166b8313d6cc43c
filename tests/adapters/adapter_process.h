// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/case/case.h"
#include "engine/formats/files/temporary.h"
#include "engine/formats/io/json.h"

#include <cstdio>
#include <optional>
#include <string>
#include <vector>

#include <sys/types.h>

namespace tessera {

// An adapter of resources/adapters as a process that is asked line by line.
class AdapterProcess {
public:
    // environment: "NAME=value …" of a shell; framework: its name and options, as adapter.py takes them.
    AdapterProcess(const std::string& environment, const std::string& framework, const std::string& pythonOptions = {});
    ~AdapterProcess();
    AdapterProcess(const AdapterProcess&) = delete;
    AdapterProcess& operator=(const AdapterProcess&) = delete;

    const JsonDocument& greeting() const { return m_greeting; }
    std::string greetingText(const char* member) const; // empty: it has none

    struct Answer {
        std::optional<Tensor> output;
        std::string unsupported, error; // the reason of the one that is not empty
    };
    Answer run(const Case& c, const Tensor& input);

private:
    JsonDocument readLine();

    pid_t m_process = -1;
    std::FILE *m_in = nullptr, *m_out = nullptr;
    Temporary m_folder;
    JsonDocument m_greeting;
};

} // namespace tessera
