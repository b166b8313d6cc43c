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

// How a shell's line says a case again: `before` "tessera COMMAND ", and then its words.
struct RepeatedCase {
    std::string before = {}; // what gives standard input: "printf %s '{…}' | "; mostly empty
    std::string words = {};
};

inline constexpr std::string_view kStreamedFile = " < FILE"; // in a line: what came is too long to stand in it

std::string nameInMessages(const CaseArgument& argument); // a file's, or the line of a list; empty of other fields,
                                                          // whose messages name themselves

// The one place where exceptions become sentences and exit codes; Cancelled is left alone.
struct Failure {
    int code = 0; // one of exit_code
    std::string message = {}; // a line a sentence
    bool isUnsupported = false; // an engine says that it cannot do it
    std::string name = {}; // the file, or another name, that the message begins with; empty: it begins otherwise

    void addTo(ExitCode& all) const { isUnsupported ? all.addUnsupported() : all.add(code); }
};
std::optional<Failure> failureOf(const std::function<void()>& work); // none: it is done
// A line a sentence, behind `what`, which names the case or is empty.
void printFailure(std::ostream& err, std::string_view command, std::string_view what, const std::string& message);
// The same; without `what` where the message itself begins with that name, or with a file in the folder of that name,
// or a node of that model.
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
    std::unique_ptr<Engine> engine() const; // that of --engine, started. Throws EngineError

    // What fails is said, behind `what`, which names the case or is empty; none: it is done.
    std::optional<Failure> attempt(std::string_view what, const std::function<void()>& work) const;
    // The argument's case; what its file holds and nobody reads is said. Throws what loadCase() does.
    LoadedCase load(const CaseArgument& argument) const;
    // As it was typed. What came by standard input or another stream is gone: then the case in words, or the file that
    // came, where that is short; of a longer one the words are "- < FILE", or "--data - < FILE", and a note says so.
    RepeatedCase repeated(const CaseArgument& argument, const LoadedCase& loaded) const;
    void sayStreamedFile() const; // what FILE is
    std::string lineOf(const RepeatedCase& again) const; // that repeats a result of the case
    // Does `work`, which answers with an exit code, for each case of the line; the exit code of all.
    int forEachCase(const std::function<int(const CaseArgument&, const LoadedCase&)>& work) const;
    void sayStopped(const std::string& after) const; // what a signal left: "2 results"
};

// What a sceptic must know of the engines that ran: on `err`, each once.
struct Notes {
    std::string_view command;
    std::ostream& err;
    std::set<std::string> said = {};

    void add(const OutputSource& source, const Timings& timings);
};

} // namespace tessera
