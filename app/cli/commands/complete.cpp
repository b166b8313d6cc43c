// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/completion.h"
#include "app/cli/arguments/help_text.h"

#include <exception>
#include <ostream>

namespace tessera {

namespace {

#include "completion_texts.inc"

std::string_view directive(PathsToFind paths)
{
    switch (paths) {
    case PathsToFind::Files:
        return ":file";
    case PathsToFind::Folders:
        return ":directory";
    case PathsToFind::None:
        break;
    }
    return ":none";
}

// Whatever is wrong is shown when the line is run, and not while it is typed.
Completion completionOrNone(const Arguments& words)
try {
    return complete(words);
} catch (const std::exception&) {
    return {};
}

} // namespace

int completeCommand(const Arguments& arguments, std::ostream& out)
{
    const bool hasMark = !arguments.empty() && arguments.front() == "--";
    const Completion completion = completionOrNone({arguments.begin() + (hasMark ? 1 : 0), arguments.end()});
    out << directive(completion.paths) << '\n';
    for (const Candidate& candidate : completion.candidates)
        out << candidate.word << (candidate.sentence.empty() ? "" : "\t") << candidate.sentence << '\n';
    return exit_code::kFine;
}

std::string_view completionScript(std::string_view shell)
{
    return shell == "bash" ? kBashScript : shell == "zsh" ? kZshScript : kFishScript;
}

} // namespace tessera
