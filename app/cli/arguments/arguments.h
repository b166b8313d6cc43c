// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/arguments/command_line.h"
#include "app/cli/commands/commands.h"
#include "engine/core/case/case.h"
#include "engine/core/engines/engine.h"
#include "engine/formats/io/case_file.h"
#include "engine/formats/io/case_input.h"

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <variant>

namespace tessera {

// A case is read when its turn comes, so that a bad one does not stop the others.
using LoadedCase = std::variant<CaseFile, Case>;
// Throws IoError, TextError, EngineError.
LoadedCase loadCase(const CaseArgument& argument, const PictureCodec& codec, const MemoryBudget& budget,
                    SourceReach reach = SourceReach::CaseFolder);
// A case in field names, as loadCase() reads it: sizes and type that are not said are those of the file behind --data.
Case caseFromWords(const Arguments& words, const PictureCodec& codec, const MemoryBudget& budget);
// The one case that it is: of a file its first dispatch. Throws TextError where there is none.
Case firstCase(const LoadedCase& loaded);
// The case, or the dispatch of a file that --dispatch asks for. Throws TextError.
Case chosenDispatch(const LoadedCase& loaded, const std::string& number);
// What a file holds and nobody reads, a line each. For commands, behind loadCase().
void printWarnings(std::ostream& err, std::string_view command, const CaseArgument& argument, const LoadedCase& loaded);
std::string nameInMessages(const CaseArgument& argument); // a file's, or the line of a list; empty of other fields,
                                                          // whose messages name themselves

// The one place where exceptions become sentences and exit codes; Cancelled is left alone.
struct Failure {
    int code; // of exit_code
    std::string message; // a line a sentence
    bool isUnsupported = false; // an engine says that it cannot do it

    void addTo(ExitCode& all) const { isUnsupported ? all.addUnsupported() : all.add(code); }
};
std::optional<Failure> failureOf(const std::function<void()>& work); // none: it is done
// A line a sentence. `what` names the case, or is empty.
void printFailure(std::ostream& err, std::string_view command, std::string_view what, const std::string& message);
// The exit code of `work`, or of its failure, which is printed.
int guarded(std::string_view command, std::string_view what, std::ostream& err, const std::function<int()>& work);

// Calls `work` for each case of the line, guarded; the exit code of all.
int forEachCase(std::string_view command, const CommandLine& line, std::ostream& err, const PictureCodec& codec,
                const std::function<int(const CaseArgument&, const LoadedCase&)>& work);

// What a sceptic must know of the engines that ran: on `err`, each once.
class Notes {
public:
    Notes(std::string_view command, std::ostream& err)
        : m_command(command)
        , m_err(err)
    {
    }
    void add(const OutputSource& source, const Timings& timings);

private:
    std::string_view m_command;
    std::ostream& m_err;
    std::set<std::string> m_said;
};

} // namespace tessera
