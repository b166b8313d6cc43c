// SPDX-License-Identifier: Apache-2.0
#include "app/commands/arguments.h"

#include "engine/dialects/code.h"

#include <ostream>

namespace tessera {

namespace {

constexpr Option kCodeOptions[] = {
    {"framework", "NAME", "In whose words; all of them where it is not given.", ValueKind::Choice, {}, kDialectNames},
};

constexpr Example kCodeExamples[] = {
    {"code RESAMPLE1 --Sizes 1,3,5,7 --Scales 1,1,2,2 --InterpolationMode LINEAR --framework PyTorch",
     "Says a case in the words of PyTorch."},
};

void printCode(const Operator& op, std::string_view framework, std::ostream& out)
{
    for (const Dialect dialect : kDialects) {
        if (!framework.empty() && framework != name(dialect))
            continue;
        if (!framework.empty()) {
            out << code(op, dialect) << '\n';
            continue;
        }
        out << "# " << name(dialect) << '\n';
        try {
            out << code(op, dialect) << "\n\n";
        } catch (const TextError& refusal) {
            out << "# cannot say it: " << refusal.what() << "\n\n";
        }
    }
}

} // namespace

const CommandText kCodeText{
    .name = "code",
    .summary = "says a case in the words of a framework",
    .operands = "CASE…",
    .sentence = "Prints a snippet that does what the case's operator does: y made of x, both packed NCHW; of DirectML\n"
                "the operator's description. What a framework cannot say is an error, with what it lacks.",
    .options = kCodeOptions,
    .examples = kCodeExamples,
};

int codeCommand(const Arguments& arguments, std::ostream& out, std::ostream& err, const Host& host)
{
    const CommandLine line(kCodeText, arguments);
    if (line.printHelp(out))
        return exit_code::kFine;
    const std::string framework = line.value("framework").value_or("");
    return forEachCase(kCodeText.name, line, err, host.codec(), [&](const CaseArgument&, const LoadedCase& loaded) {
        const auto* file = std::get_if<CaseFile>(&loaded);
        if (file && file->dispatchCount() == 0)
            throw TextError("there is nothing to say: no dispatch");
        for (size_t i = 0; i < (file ? file->dispatchCount() : 1); ++i) {
            const Case c = file ? file->dispatch(i) : std::get<Case>(loaded);
            needNoIssues(c, line.budget());
            printCode(c.op, framework, out);
        }
        return exit_code::kFine;
    });
}

} // namespace tessera
