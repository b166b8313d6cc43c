// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/arguments/command_line.h"
#include "app/cli/arguments/loaded_case.h"
#include "app/cli/commands/commands.h"
#include "engine/core/case/case.h"
#include "engine/core/tensor/engine.h"
#include "engine/formats/io/case_file.h"
#include "engine/formats/io/dispatch_job.h"

#include <functional>
#include <iosfwd>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>

namespace tessera {

// This room turns the words of a shell into cases, options and streams, and what goes wrong into sentences and exit
// codes. The commands use it, and the window where it takes a line.

inline constexpr std::string_view kStreamedFile = " < FILE"; // stands in a line for what came by standard input

std::string nameInMessages(const CaseArgument& argument); // a file's, or the line of a list; empty of other fields,
                                                          // whose messages name themselves

// The one place where exceptions become sentences and exit codes; Cancelled is left alone.
struct Failure {
    int code = 0; // one of exit_code
    std::string message = {}; // a line a sentence
    bool isUnsupported = false; // an engine says that it cannot do it
    std::string name = {}; // the file or other name that begins the message; empty: none does

    void addTo(ExitCode& all) const { isUnsupported ? all.addUnsupported() : all.add(code); }
};
std::optional<Failure> failureOf(const std::function<void()>& work); // none: it is done
// Prints each line of the message behind the command's name. `what`, if not empty, names the case and stands between.
void printFailure(std::ostream& err, std::string_view command, std::string_view what, const std::string& message);
// Leaves out `what` where the message itself begins with that name, with a file in the folder of that name, or with a
// node of that model.
void printFailure(std::ostream& err, std::string_view command, std::string_view what, const Failure& failure);
// The exit code of `work`, or of its failure, which is printed.
int reportErrors(std::string_view command, std::string_view what, std::ostream& err, const std::function<int()>& work);

// A command that is called: its line, where it writes, and what the program brings along.
struct CommandCall {
    const CommandLine& line;
    std::ostream& out; // for results
    std::ostream& err; // for problems
    const Services& services;

    std::string_view name() const { return line.command().name; } // "check"
    std::unique_ptr<Engine> engine() const; // starts the engine of --engine. Throws EngineError

    // Prints what fails, as printFailure() does; none: it is done.
    std::optional<Failure> attempt(std::string_view what, const std::function<void()>& work) const;
    // Loads the argument's case, and prints which keys of its file are ignored. Throws what loadCase() does.
    LoadedCase load(const CaseArgument& argument) const;
    // The words that repeat the case: as it was typed. A stream cannot be read again: then they are the case in field
    // names, or else "- < FILE" or "--data - < FILE", and a note says so.
    std::string repeated(const CaseArgument& argument, const LoadedCase& loaded) const;
    void sayStreamedFile() const; // prints what FILE is
    std::string lineOf(const std::string& words) const; // the line that repeats a result of the case
    // Does `work`, which answers with an exit code, for each case of the line; the exit code of all.
    int forEachCase(const std::function<int(const CaseArgument&, const LoadedCase&)>& work) const;
    void sayStopped(const std::string& after) const; // `after`: what was done before the signal, "2 results"
};

// Prints what a sceptic must know about the engines that ran, each note once.
struct Notes {
    std::string_view command;
    std::ostream& err;
    std::set<std::string> said = {};

    void add(const OutputSource& source, const Timings& timings);
};

} // namespace tessera
