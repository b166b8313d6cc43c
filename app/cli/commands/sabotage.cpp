// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/arguments.h"
#include "engine/compute/faulty/faulty_engine.h"
#include "engine/core/case/suggest.h"

#include <algorithm>
#include <ostream>
#include <sstream>

namespace tessera {

namespace {

constexpr Example kSabotageExamples[] = {
    {"sabotage", "Lists the mistakes."},
    {"sabotage order DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2", "Makes one, and shows that it is found."},
    {"sabotage order+unwritten DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2", "Makes two."},
    {"sweep --engine sabotage:nearest-rule --cases 1000", "Sweeps an engine that makes one."},
};

void printMistakes(std::ostream& out)
{
    size_t widest = 0;
    for (const Mistake& mistake : mistakes())
        widest = std::max(widest, mistake.name.size());
    for (const Mistake& mistake : mistakes())
        out << mistake.name << std::string(widest - mistake.name.size() + 2, ' ') << english(mistake.sentence) << " ("
            << english(name(mistake.scope)) << ")\n";
}

void needMistake(const std::string& word)
{
    if (findMistake(word))
        return;
    std::vector<std::string> names;
    for (const Mistake& mistake : mistakes())
        names.emplace_back(mistake.name);
    const std::string meant = closest(word, names);
    throw TextError("\"" + word + "\" is no class of mistakes; "
                    + (meant.empty() ? "`tessera sabotage` lists them" : "did you mean " + meant + "?"));
}

// "order", or "order+unwritten", which are made at once.
void needMistakes(const std::string& words)
{
    std::istringstream each(words);
    for (std::string word; std::getline(each, word, '+');)
        needMistake(word);
}

int sabotageCommand(const CommandCall& call)
{
    const Arguments& words = call.line.arguments();
    if (words.empty() || words.front().starts_with('-')) {
        printMistakes(call.out);
        return exit_code::kFine;
    }
    const std::string& name = words.front();
    needMistakes(name);
    Arguments rest(words.begin() + 1, words.end());
    rest.insert(rest.end(), {"--engine", "sabotage:" + name, "--against", "reference"});
    return callCommand(kCheckText, rest, call.out, call.err, call.services);
}

} // namespace

const CommandText kSabotageText{
    .name = "sabotage",
    .summary = "makes a known mistake, to see that it is found",
    .operands = "[CLASS CASE…]",
    .sentence = "Lists the classes of mistakes. With one and a case: runs it with the mistake and holds it against the "
                "reference, as `tessera check` does. `--engine sabotage:CLASS` is the same engine for other commands.",
    .options = {},
    .remarks = "A mistake that cannot be made in a case is UNSUPPORTED there; one that makes no difference passes, as "
               "a real one would. CLASS+CLASS makes two at once, in the order in which they are made: of the input, "
               "the map, the sums and the output.",
    .examples = kSabotageExamples,
    .run = sabotageCommand,
};

} // namespace tessera
