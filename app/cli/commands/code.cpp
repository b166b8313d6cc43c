// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/arguments.h"
#include "app/cli/terminal/output_file.h"
#include "engine/compute/foreign/foreign_engine.h"
#include "engine/frameworks/dialects/dialect.h"

#include <algorithm>
#include <array>
#include <ostream>

namespace tessera {

namespace {

constexpr std::string_view kGlsl = "GLSL";
constexpr auto kLanguages = [] {
    std::array<std::string_view, kDialectNames.size() + 1> names;
    std::ranges::copy(kDialectNames, names.begin());
    names.back() = kGlsl;
    return names;
}();

constexpr Option kCodeOptions[] = {
    oneOf("framework", "NAME", "In whose words; those of all frameworks where it is not given.", kLanguages),
    {"out", "FILE", "Writes a whole program, with the input; -: to standard output. See below.", ValueKind::File},
};

constexpr Example kCodeExamples[] = {
    {"code RESAMPLE1 --Sizes 1,3,5,7 --Scales 1,1,2,2 --InterpolationMode LINEAR --framework PyTorch",
     "Says a case in the words of PyTorch."},
    {"code DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2 --framework NumPy --out case.py",
     "Writes a program that runs with `python3 case.py`."},
    {"code DEPTH_TO_SPACE1 --framework GLSL > mine.comp", "Begins a shader of your own."},
};

Dialect dialectNamed(std::string_view framework) // one of the option's choices
{
    return *std::ranges::find(kDialects, framework, [](Dialect dialect) { return name(dialect); });
}

void printCode(const Operator& op, std::string_view framework, std::ostream& out)
{
    if (!framework.empty()) {
        out << code(op, dialectNamed(framework)) << '\n';
        return;
    }
    for (const Dialect dialect : kDialects) {
        out << "# " << name(dialect) << '\n';
        try {
            out << code(op, dialect) << "\n\n";
        } catch (const TextError& refusal) {
            out << "# cannot say it: " << refusal.what() << "\n\n";
        }
    }
}

// One script is one case of one framework.
int writeScript(const CommandCall& call)
{
    const CommandLine& line = call.line;
    const auto framework = line.value("framework");
    if (!framework)
        throw TextError("--out wants --framework: expected " + alternatives(kDialectNames));
    line.requireCases();
    requireWritable(line.value("out"));
    if (line.cases().size() != 1)
        throw TextError("--out writes one case, and " + std::to_string(line.cases().size()) + " are given");
    return call.forEachCase([&](const CaseArgument&, const LoadedCase& loaded) {
        const Case c = loaded.first();
        throwIfInvalid(c.op, line.budget());
        writeOutput(*line.value("out"), script(c, dialectNamed(*framework), line.budget()), call.out);
        return exit_code::kFine;
    });
}

// A compute shader that computes the operator right, to begin one's own with: it needs no fields.
int printShader(const CommandCall& call)
{
    const CommandLine& line = call.line;
    const auto* words = line.cases().size() == 1 ? line.cases().front().words() : nullptr;
    const auto op = words ? operatorFromName(words->front()) : std::nullopt;
    if (!op)
        throw TextError(
            "--framework GLSL takes the name of an operator, as in `tessera code DEPTH_TO_SPACE1 --framework GLSL`");
    const std::string_view source = shaderTemplate(*op);
    if (source.empty())
        throw TextError("there is no shader to begin with for " + words->front());
    call.out << source;
    return exit_code::kFine;
}

int codeCommand(const CommandCall& call)
{
    const CommandLine& line = call.line;
    if (line.value("framework") == kGlsl)
        return printShader(call);
    if (line.value("out"))
        return writeScript(call);
    const std::string framework = line.value("framework").value_or("");
    return call.forEachCase([&](const CaseArgument&, const LoadedCase& loaded) {
        loaded.requireDispatches("say");
        for (size_t i = 0; i < loaded.dispatchCount(); ++i) {
            const Case c = loaded.dispatch(i);
            throwIfInvalid(c.op, line.budget());
            printCode(c.op, framework, call.out);
        }
        return exit_code::kFine;
    });
}

} // namespace

const CommandText kCodeText{
    .name = "code",
    .summary = "says a case in the words of a framework",
    .operands = "CASE…",
    .sentence = "Prints a snippet that does what the case's operator does: y made of x, both packed NCHW; of DirectML "
                "the operator's description. What a framework cannot say is an error, with what it lacks.",
    .options = kCodeOptions,
    .remarks =
        "--out writes a program that imports what it needs, holds the input, runs the framework and prints the output: "
        "a Python script, of WebNN a JavaScript module, of DirectML a model for DxDispatch. Up to 256 elements stand "
        "in it exactly; more are read from the .npy that its first argument names, and a comment says which command "
        "writes that. Its second argument is the .npy that the output is saved in. Of a file its first dispatch. GLSL "
        "is a compute shader that --engine shader:FILE runs: `tessera help engine` says what its lines mean. Data "
        "types and roundings that the framework has not are refused, too.",
    .examples = kCodeExamples,
    .run = codeCommand,
};

} // namespace tessera
