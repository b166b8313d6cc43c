// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/arguments/command_line.h"
#include "engine/compute/foreign/foreign_engine.h"
#include "engine/core/engines/run_failure.h"

#include <functional>
#include <string>

namespace tessera {

// Of the commands that run engines which are not ours.
inline constexpr Option kEngineFile{
    "engine-file",
    "FILE",
    "An engine that a file describes; its name is then one for --engine. May be given more than once.",
    ValueKind::File,
    {},
    {},
    true};
inline constexpr Option kTimeout{
    "timeout", "SECONDS",
    "So long may an engine that is not ours take for one run; 30, or what its file says, where it is not given.",
    ValueKind::Number};

inline constexpr Option kRuns{"runs", "NUMBER",
                              "How often an engine runs a case; what differs in a bit from run to run is mistrusted.",
                              ValueKind::Number, "1"};
unsigned runsOf(const CommandLine& line); // throws TextError

ForeignOptions foreignOptions(const CommandLine& line); // throws TextError

// The services's engines, and behind them those that are not ours, by the options of the line. Both live longer.
EngineFactory enginesOf(const CommandLine& line, const Services& services);
// The same; an engine that is not ours is started at once, so that what is missing is one sentence for all cases.
// Throws EngineError.
EngineFactory startedEngines(const CommandLine& line, const Services& services);

// Calls `work`; a RunFailure then names the engine and what became of it.
int namingEngine(const std::string& engine, const std::function<int()>& work);

} // namespace tessera
