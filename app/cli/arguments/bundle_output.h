// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/arguments/arguments.h"
#include "engine/compute/foreign/foreign_engine.h"
#include "engine/formats/bundle/bundle.h"
#include "engine/judge/measure/verification.h"
#include "engine/report/runs/report.h"

#include <optional>
#include <string>

namespace tessera {

inline constexpr Option kBundle{
    "bundle", "FILE",
    "Writes the case, its tensors, results and versions into one file (.tessera), which every command reads.",
    ValueKind::File};

// What --bundle FILE keeps of a command's one case. Without the option each call does nothing.
class BundleOutput {
public:
    // `cases`: how many the command works on. Throws TextError: several, or a name that does not end in .tessera.
    BundleOutput(const CommandLine& line, size_t cases);

    void take(const LoadedCase& loaded); // throws TextError where it is not one dispatch
    // What the source gave. A tensor that is no output of the case is left out.
    void addOutput(const OutputSource& source, const Tensor& output);
    void addVerdict(const Result& result);
    void write() const; // throws IoError; nothing where no case was taken

private:
    bool isWanted() const { return !m_path.empty(); }

    std::string m_path; // empty: not asked for
    std::string m_engine; // the one that the command is about: its output comes first
    ForeignOptions m_foreign;
    MemoryBudget m_budget;
    std::optional<Case> m_case;
    Bundle m_bundle;
};

} // namespace tessera
