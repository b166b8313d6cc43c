// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/arguments/arguments.h"
#include "engine/compute/foreign/foreign_engine.h"
#include "engine/formats/io/bundle.h"
#include "engine/judge/measure/verification.h"
#include "engine/report/runs/report.h"

#include <algorithm>
#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

namespace tessera {

// The reports that the line asks for with --json, --junit, --csv, --html and --out. One that cannot be written is said,
// and leaves the others.
class Reports {
public:
    // Before long work. Throws IoError where one can never be written, TextError where two would go to one place.
    explicit Reports(const CommandCall& call);

    // Where lines of results go: standard output, unless a report takes it.
    std::ostream& lines() const { return m_takesOutput ? m_call.err : m_call.out; }
    bool areWanted() const { return m_areWanted; }
    // What --option names, where it is given; false: it could not be written. Cancelled is left alone.
    bool write(std::string_view option, const std::function<std::string()>& text);
    void write(const Report& report); // --json, --junit and --html of it
    bool attempt(const std::function<void()>& work); // the same of what writes itself
    int code(int run) const { return std::max(run, m_code); } // the code of the run and of its reports

private:
    const CommandCall& m_call;
    bool m_areWanted = false, m_takesOutput = false; // one of them is standard output
    int m_code = exit_code::kFine;
};

RunHead headOf(const CommandLine& line); // the line that repeats the run, the date
// What the line's options allow.
Fact toleranceFact(const CommandLine& line);

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
