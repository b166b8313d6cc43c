// SPDX-License-Identifier: Apache-2.0
#include "app/commands/arguments.h"

#include "app/commands/output_file.h"
#include "engine/dialects/code.h"
#include "engine/scripts/script.h"

#include <ostream>
#include <sstream>

namespace tessera {

namespace {

constexpr Option kCodeOptions[] = {
    {"framework", "NAME", "In whose words; all of them where it is not given.", ValueKind::Choice, {}, kDialectNames},
    {"script", "", "A whole program, with the input; see below.", ValueKind::None},
    {"out", "FILE", "Where the script is written; - or nothing: standard output.", ValueKind::File, "-"},
};

constexpr Example kCodeExamples[] = {
    {"code RESAMPLE1 --Sizes 1,3,5,7 --Scales 1,1,2,2 --InterpolationMode LINEAR --framework PyTorch",
     "Says a case in the words of PyTorch."},
    {"code DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2 --framework NumPy --script --out case.py",
     "Writes a program that runs with `python3 case.py`."},
};

// What is said of each dispatch, and how.
struct Saying {
    std::string framework; // empty: all
    bool isScript;
    MemoryBudget budget;

    std::string of(const Case& c, Dialect dialect) const
    {
        return isScript ? script(c, dialect, budget) : code(c.op, dialect);
    }
};

void printCode(const Case& c, const Saying& saying, std::ostream& out)
{
    for (const Dialect dialect : kDialects) {
        if (!saying.framework.empty() && saying.framework != name(dialect))
            continue;
        if (!saying.framework.empty()) {
            out << saying.of(c, dialect) << (saying.isScript ? "" : "\n");
            continue;
        }
        out << "# " << name(dialect) << '\n';
        try {
            out << saying.of(c, dialect) << "\n\n";
        } catch (const TextError& refusal) {
            out << "# cannot say it: " << refusal.what() << "\n\n";
        }
    }
}

// The case that a script or a snippet is made of; every dispatch of a file.
std::vector<Case> casesOf(const LoadedCase& loaded)
{
    const auto* file = std::get_if<CaseFile>(&loaded);
    if (!file)
        return {std::get<Case>(loaded)};
    if (file->dispatchCount() == 0)
        throw TextError("there is nothing to say: no dispatch");
    std::vector<Case> cases;
    for (size_t i = 0; i < file->dispatchCount(); ++i)
        cases.push_back(file->dispatch(i));
    return cases;
}

// One script is one case of one framework.
int writeScript(const CommandLine& line, const Saying& saying, std::ostream& out, std::ostream& err, const Host& host)
{
    if (saying.framework.empty())
        throw TextError("--script wants --framework: " + alternatives(kDialectNames) + " would be right");
    line.needCases();
    if (line.cases().size() != 1)
        throw TextError("--script writes one case, and " + std::to_string(line.cases().size()) + " are given");
    return forEachCase(kCodeText.name, line, err, host.codec(), [&](const CaseArgument&, const LoadedCase& loaded) {
        const Case c = firstCase(loaded);
        needNoIssues(c, line.budget());
        std::ostringstream text;
        printCode(c, saying, text);
        writeOutput(line.valueOrStandard("out"), text.str(), out);
        return exit_code::kFine;
    });
}

} // namespace

const CommandText kCodeText{
    .name = "code",
    .summary = "says a case in the words of a framework",
    .operands = "CASE…",
    .sentence = "Prints a snippet that does what the case's operator does: y made of x, both packed NCHW; of DirectML\n"
                "the operator's description. What a framework cannot say is an error, with what it lacks.",
    .options = kCodeOptions,
    .remarks =
        "--script writes a program that imports what it needs, holds the input, runs the framework and prints the\n"
        "output: a Python script, of WebNN a JavaScript module, of DirectML a model for DxDispatch. Up to 256\n"
        "elements stand in it exactly; more are read from the .npy that its first argument names, and a comment\n"
        "says which command writes that. Its second argument is the .npy that the output is saved in. Of a file\n"
        "its first dispatch. Data types and roundings that the framework has not are refused, too.",
    .examples = kCodeExamples,
};

int codeCommand(const Arguments& arguments, std::ostream& out, std::ostream& err, const Host& host)
{
    const CommandLine line(kCodeText, arguments);
    if (line.printHelp(out))
        return exit_code::kFine;
    const Saying saying{line.value("framework").value_or(""), line.value("script").has_value(), line.budget()};
    if (saying.isScript)
        return writeScript(line, saying, out, err, host);
    if (line.value("out"))
        throw TextError("--out goes with --script");
    return forEachCase(kCodeText.name, line, err, host.codec(), [&](const CaseArgument&, const LoadedCase& loaded) {
        for (const Case& c : casesOf(loaded)) {
            needNoIssues(c, line.budget());
            printCode(c, saying, out);
        }
        return exit_code::kFine;
    });
}

} // namespace tessera
