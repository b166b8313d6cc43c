// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/case_arguments.h"
#include "app/picture_codec.h"
#include "engine/io/execute.h"
#include "engine/io/npy.h"
#include "engine/operator.h"

#include <ostream>

namespace tessera {

namespace {

constexpr Option kOptions[] = {
    {"engine", "NAME", "What runs the case; `tessera engines` lists them (cpu)."},
    {"output", "DIR", "Where files are written; an operator's output goes there as output.npy (the current folder)."},
};

void runFile(const CaseFile& file, const Engine& engine, const std::filesystem::path& folder, std::ostream& out)
{
    Execution execution(file);
    for (const Command& command : file.commands) {
        if (const auto* dispatch = std::get_if<DispatchCommand>(&command))
            execution.dispatch(*dispatch, engine);
        else if (const auto* print = std::get_if<PrintCommand>(&command))
            execution.print(*print, out);
        else
            execution.writeFile(std::get<WriteFileCommand>(command), folder, &pictureCodec());
    }
}

void runLine(const Case& c, const Engine& engine, const CaseArguments& arguments, std::ostream& out)
{
    const Plan plan = makePlan(c.op);
    const Tensor input = loadInput(c);
    Tensor output(plan.output);
    engine.run(c, plan, input, output);
    if (!arguments.has("output")) {
        print(output, outputField(c.op), false, out);
        return;
    }
    const std::filesystem::path folder = arguments.value("output", ".");
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error)
        throw IoError(folder.string() + " cannot be made: " + error.message());
    writeNpy(output, folder / "output.npy");
}

} // namespace

int runCommand(const Arguments& arguments, std::ostream& out, std::ostream& err)
{
    if (printHelp(
            arguments, "run CASE… [--engine NAME] [--output DIR]",
            "Executes a case's commands: dispatch, print, writeFile. The output of an operator's line is printed.",
            kOptions, out))
        return exit_code::kFine;
    const CaseArguments parts = takeApart(arguments, kOptions);
    const auto engine = makeEngine(parts.value("engine", "cpu"));
    return forEachCase(parts, err, [&](const NamedCase& named) {
        if (const auto* file = std::get_if<CaseFile>(&named.content))
            runFile(*file, *engine, parts.value("output", "."), out);
        else
            runLine(std::get<Case>(named.content), *engine, parts, out);
        return exit_code::kFine;
    });
}

} // namespace tessera
