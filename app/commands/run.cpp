// SPDX-License-Identifier: Apache-2.0
#include "app/commands/arguments.h"

#include "engine/io/execute.h"
#include "engine/io/npy.h"
#include "engine/measure/spot_check.h"
#include "engine/registry/registry.h"

#include <algorithm>
#include <ostream>
#include <set>

namespace tessera {

namespace {

constexpr Option kOptions[] = {
    {"engine", "NAME", "What computes; `tessera engines` lists them.", ValueKind::Engine, "cpu"},
    {"output", "DIR", "Where files are written; without it none is.", ValueKind::Folder},
    {"overwrite", "", "Files that exist already are replaced.", ValueKind::None},
    kAllowOutside,
    kThreads,
    kValidate,
};

constexpr Example kExamples[] = {
    {"run DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 2 --Order COLUMN_ROW_DEPTH --data doc-iota",
     "Prints the output of the documentation's example."},
};

// What a command line allows to be written.
struct Target {
    std::filesystem::path folder;
    Existing existing;
};

struct FileRunner {
    Execution& execution;
    const Engine& engine;
    const Target& target;
    std::ostream& out;
    Notes& notes;
    const PictureCodec& codec;
    std::set<std::string> computed = {}; // outputs that no command has shown yet

    void operator()(const DispatchCommand& command)
    {
        DispatchJob job = execution.prepare(command);
        notes.add(engine, runChecked(engine, job.dispatched, job.plan, job.input, job.output));
        execution.finish(job);
        computed.insert(job.outputResource);
    }
    void operator()(const PrintCommand& command)
    {
        execution.print(command, out);
        computed.erase(command.resource);
    }
    void operator()(const WriteFileCommand& command)
    {
        execution.writeFile(command, target.folder, &codec, target.existing);
        computed.erase(command.resource);
    }
};

// A case from somebody else says what is written, and the user where: nothing happens before both are known.
Target targetOf(const CommandLine& line, const CaseFile& file)
{
    const auto folder = line.value("output");
    for (const Command& command : file.commands)
        if (const auto* write = std::get_if<WriteFileCommand>(&command); write && !folder)
            throw TextError("writes \"" + write->targetPath + "\"; --output DIR is missing, which says where");
    return {folder.value_or("."), line.value("overwrite") ? Existing::Replace : Existing::Refuse};
}

int runFile(const CaseFile& file, const Engine& engine, const Target& target, std::ostream& out, Notes& notes,
            const PictureCodec& codec)
{
    Execution execution(file);
    FileRunner runner{execution, engine, target, out, notes, codec};
    for (const Command& command : file.commands)
        std::visit(runner, command);
    const bool showsNothing = std::ranges::all_of(
        file.commands, [](const Command& command) { return std::holds_alternative<DispatchCommand>(command); });
    if (showsNothing)
        for (const std::string& resource : runner.computed)
            execution.print({.resource = resource}, out);
    return exit_code::kFine;
}

int runCase(const Case& c, const Engine& engine, const CommandLine& line, std::ostream& out, Notes& notes)
{
    const std::optional<std::string> folder = line.value("output");
    const std::filesystem::path path = std::filesystem::path(folder.value_or(".")) / "output.npy";
    if (folder)
        checkIsFree(path, line.value("overwrite") ? Existing::Replace : Existing::Refuse);
    ReadyCase ready = prepare(c, line.budget());
    notes.add(engine, runChecked(engine, c, ready.plan, ready.input, ready.output));
    if (!folder) {
        print(ready.output, outputField(c.op), false, out);
        return exit_code::kFine;
    }
    std::error_code error;
    std::filesystem::create_directories(*folder, error);
    if (error)
        throw IoError(*folder + " cannot be made: " + error.message());
    writeNpy(ready.output, path);
    return exit_code::kFine;
}

} // namespace

const CommandText kRunText{
    .name = "run",
    .summary = "executes a case and prints or writes what comes out",
    .operands = "CASE…",
    .sentence = "Executes the commands of case files: dispatch, print, writeFile. What no command prints or writes is\n"
                "printed.",
    .options = kOptions,
    .remarks = "CASE is a case file (.json), or an operator with its fields; then the output is printed, or, with\n"
               "--output, written to DIR/output.npy.\n\n"
               "A case file says what is written, and only you where: its writeFile needs --output, stays in DIR, and\n"
               "replaces no file without --overwrite.",
    .examples = kExamples,
};

int runCommand(const Arguments& arguments, std::ostream& out, std::ostream& err, const Host& host)
{
    const CommandLine line(kRunText, arguments);
    if (line.printHelp(out))
        return exit_code::kFine;
    line.needCases();
    const auto engine = host.makeEngine(line.engineOptions(), line.valueOrStandard("engine"));
    const bool hasSeveral = line.cases().size() > 1;
    Notes notes(kRunText.name, err);
    const PictureCodec& codec = host.codec();
    return forEachCase(kRunText.name, line, err, codec, [&](const CaseArgument& argument, const LoadedCase& loaded) {
        if (hasSeveral)
            out << (&argument == &line.cases().front() ? "" : "\n") << "# " << argument.name << '\n';
        if (const auto* file = std::get_if<CaseFile>(&loaded))
            return runFile(*file, *engine, targetOf(line, *file), out, notes, codec);
        return runCase(std::get<Case>(loaded), *engine, line, out, notes);
    });
}

} // namespace tessera
