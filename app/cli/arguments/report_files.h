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

// Writes the reports that the line asks for with --json, --junit, --csv, --html and --out. If one cannot be written, it
// says so and writes the others.
class Reports {
public:
    // Make it before long work. Throws IoError where a report can never be written, TextError where two share a file.
    explicit Reports(const CommandCall& call);

    // Where lines of results go: standard output, unless a report takes it.
    std::ostream& lines() const { return m_takesOutput ? m_call.err : m_call.out; }
    bool areWanted() const { return m_areWanted; }
    // Writes the text where --option names a file. False: it could not be written. Cancelled is left alone.
    bool write(std::string_view option, const std::function<std::string()>& text);
    void write(const Report& report); // writes it for --json, --junit and --html
    bool attempt(const std::function<void()>& work); // `work` writes a report itself; false: it failed
    int code(int run) const { return std::max(run, m_code); } // the exit code of the run and of its reports

private:
    const CommandCall& m_call;
    bool m_areWanted = false, m_takesOutput = false; // one of them is standard output
    int m_code = exit_code::kFine;
};

RunHead headOf(const CommandLine& line); // has the line that repeats the run, and the date
// The tolerance that the line's options allow.
Fact toleranceFact(const CommandLine& line);

inline constexpr Option kBundle{
    "bundle", "FILE",
    "Writes the case, its tensors, results and versions into one file (.tessera), which every command reads.",
    ValueKind::File};

// Writes a command's one case into the file of --bundle. Without the option each call does nothing.
class BundleOutput {
public:
    // `cases`: how many the command works on. Throws TextError: several, or a name that does not end in .tessera.
    BundleOutput(const CommandLine& line, size_t cases);

    void take(const LoadedCase& loaded); // throws TextError where it is not one dispatch
    // Keeps what the source gave. A tensor that is no output of the case is left out.
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
