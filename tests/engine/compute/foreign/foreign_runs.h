// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/compute/foreign/foreign_engine.h"
#include "engine/core/case/case.h"
#include "engine/core/plan/plan.h"
#include "engine/core/tensor/run_failure.h"
#include "tests/engine/formats/io/io_files.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <optional>
#include <string>

namespace tessera {

// A case whose output is its input, so that `cp` is a right engine.
inline const Case& identityCase()
{
    static const Case c = caseFromText("DEPTH_TO_SPACE1 --Sizes 1,4,2,2 --DataType FLOAT32 --BlockSize 1");
    return c;
}

// What a run of the engine came to.
struct ForeignRun {
    std::optional<FailureKind> kind; // none: it ran
    std::string reason; // why it failed; also where it is no failure of a run
    bool isMissing = false; // an EngineError that is no RunFailure
    Timings timings;
    Tensor input, output;

    bool isRight() const { return !kind && !isMissing && equalElements(input, output); }
};
ForeignRun runForeign(const Engine& engine, const Case& c = identityCase(), const RunControl& control = {});
ForeignRun runForeign(const std::string& name, const ForeignOptions& options = {});

// What became of a copy of our program that runs the engine: 0: its run was right, 1: it was not; a signal that ended
// the copy, as a negative number.
int runInACopy(const std::string& name);

// A folder of the running test's own, gone with it.
std::filesystem::path foreignTestFolder();
// "serve:python3 …/server.py WAY", whose processes write their number into `log`.
std::string serverWay(const std::string& way, const std::filesystem::path& log = {});
bool isAlive(long process); // and no zombie

} // namespace tessera
