// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/foreign_options.h"
#include "app/cli/arguments/step_options.h"
#include "app/cli/reports/bundle_output.h"
#include "app/cli/terminal/output_file.h"
#include "app/cli/terminal/progress_line.h"
#include "app/cli/terminal/standard_output.h"
#include "app/cli/terminal/tensor_output.h"
#include "engine/compute/registry/registry.h"
#include "engine/formats/files/npy.h"
#include "engine/formats/io/execute.h"
#include "engine/formats/pictures/picture_file.h"
#include "engine/frameworks/onnx/onnx_case.h"
#include "engine/judge/measure/spot_check.h"

#include <algorithm>
#include <ostream>
#include <set>
#include <sstream>

namespace tessera {

namespace {

constexpr Option kRunOptions[] = {
    {"engine", "NAME", "What computes; `tessera engines` lists them.", ValueKind::Engine, "cpu"},
    {"output", "DIR", "Where files are written, or FILE.npy or FILE.png; without it none is. -: see below.",
     ValueKind::File},
    kBundle,
    {"onnx", "DIR", "Writes the case as ONNX tests have it: DIR/model.onnx and DIR/test_data_set_0.",
     ValueKind::Folder},
    {"overwrite", "", "Files that exist already are replaced.", ValueKind::None},
    kAllowOutside,
    kEngineFile,
    kTimeout,
    kThreads,
    kValidate,
    kAlong,
    kBy,
    kStep,
};

constexpr Example kRunExamples[] = {
    {"run DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 2 --Order COLUMN_ROW_DEPTH --data doc-iota",
     "Prints the output of the documentation's example."},
    {"run RESAMPLE --InterpolationMode LINEAR --Scales 1,1,2,2 --data photograph.jpg --output twice.png",
     "Makes a picture twice as large."},
};

// What a command line allows to be written.
struct Target {
    std::filesystem::path folder;
    Existing existing;
};

Existing existingOf(const CommandLine& line)
{
    return line.value("overwrite") ? Existing::Replace : Existing::Refuse;
}

// What is written of a case besides what it says itself: --bundle and --onnx.
class KeptOutputs {
public:
    explicit KeptOutputs(const CommandLine& line)
        : m_bundle(line, line.cases().size())
        , m_onnx(line.value("onnx"))
        , m_existing(existingOf(line))
    {
        if (m_onnx && line.cases().size() != 1)
            throw TextError("--onnx writes one case into a folder, and " + std::to_string(line.cases().size())
                            + " are given");
    }

    void take(const LoadedCase& loaded)
    {
        m_bundle.take(loaded);
        const auto* file = std::get_if<CaseFile>(&loaded);
        if (m_onnx && file && file->dispatchCount() != 1)
            throw TextError("--onnx writes one dispatch, and the file has " + std::to_string(file->dispatchCount()));
    }
    void add(const Engine& engine, const Operator& op, const Tensor& input, const Tensor& output)
    {
        m_bundle.addOutput(engine, output);
        if (m_onnx)
            writeOnnxFolder(op, input, output, *m_onnx, m_existing);
    }
    void write() const { m_bundle.write(); }

private:
    BundleOutput m_bundle;
    std::optional<std::string> m_onnx;
    Existing m_existing;
};

// What every case of the line shares.
struct RunContext {
    const Engine& engine;
    const CommandLine& line;
    std::ostream& out;
    std::ostream& err;
    Notes& notes;
    const PictureCodec& codec;
    KeptOutputs& kept;
    const RunControl& control;
};

struct FileRunner {
    Execution& execution;
    const RunContext& context;
    Target target;
    std::ostream& out;
    std::set<std::string> computed = {}; // outputs that no command has shown yet

    void operator()(const DispatchCommand& command)
    {
        DispatchJob job = execution.prepare(command);
        context.notes.add(context.engine,
                          runChecked(context.engine, job.dispatched, job.plan, job.input, job.output, context.control));
        context.kept.add(context.engine, job.dispatched.op, job.input, job.output);
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
        execution.writeFile(command, target.folder, &context.codec, target.existing);
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
    return {folder.value_or("."), existingOf(line)};
}

template <class Kind> bool hasCommand(const CaseFile& file)
{
    return std::ranges::any_of(file.commands, [](const Command& each) { return std::holds_alternative<Kind>(each); });
}

// The one tensor that the file computes; nothing else is printed or written.
Tensor onlyOutput(const CaseFile& file, const RunContext& context)
{
    Execution execution(file);
    std::ostringstream discarded;
    FileRunner runner{execution, context, {".", Existing::Refuse}, discarded};
    std::set<std::string> outputs;
    for (const Command& command : file.commands)
        if (const auto* dispatch = std::get_if<DispatchCommand>(&command)) {
            runner(*dispatch);
            outputs = runner.computed;
        }
    if (outputs.size() != 1)
        throw TextError("--output " + shellWord(*context.line.value("output"))
                        + " writes one tensor, and this file computes " + std::to_string(outputs.size())
                        + "; a folder would be right");
    return execution.resource(*outputs.begin());
}

// Standard output, or a file.
bool takesOneTensor(const std::optional<std::string>& output)
{
    return isStandardOutput(output) || (output && TensorOutput::namesFile(*output));
}

int writeOnlyOutput(const CaseFile& file, const RunContext& context)
{
    const std::string output = *context.line.value("output");
    if (isStandardOutput(output)) {
        writeRaw(context.out, npyBytes(onlyOutput(file, context)));
        return exit_code::kFine;
    }
    const TensorOutput place(output, existingOf(context.line));
    const Tensor tensor = onlyOutput(file, context);
    place.write(tensor, rangeOfValues(tensor));
    return exit_code::kFine;
}

int runFile(const CaseFile& file, const RunContext& context)
{
    if (takesOneTensor(context.line.value("output")))
        return writeOnlyOutput(file, context);
    const Target target = targetOf(context.line, file);
    Execution execution(file);
    FileRunner runner{execution, context, target, context.out};
    for (const Command& command : file.commands)
        std::visit(runner, command);
    if (!hasCommand<PrintCommand>(file) && !hasCommand<WriteFileCommand>(file))
        for (const std::string& resource : runner.computed)
            execution.print({.resource = resource}, context.out);
    if (context.line.value("output") && !hasCommand<WriteFileCommand>(file))
        context.err << "tessera run: " << file.path.string() << " writes nothing into " << target.folder.string()
                    << ": it has no writeFile command\n";
    return exit_code::kFine;
}

// As in the picture that the input is; else the values tell.
SampleRange rangeOfOutput(const Case& c, const Tensor& output)
{
    const auto* values = std::get_if<FromValues>(&c.data);
    const bool ofPicture = values && pictureFormat(std::filesystem::path(values->origin));
    return ofPicture ? values->range : rangeOfValues(output);
}

int runCase(const Case& c, const RunContext& context)
{
    const auto& [engine, line, out, err, notes, codec, kept, control] = context;
    const std::optional<std::string> output = line.value("output");
    std::optional<TensorOutput> place;
    if (output && !isStandardOutput(output))
        place.emplace(*output, existingOf(line));
    ReadyCase ready = prepare(c, line.budget());
    if (place)
        place->check(ready.plan.output);
    notes.add(engine, runChecked(engine, c, ready.plan, ready.input, ready.output, control));
    kept.add(engine, c.op, ready.input, ready.output);
    if (place)
        place->write(ready.output, rangeOfOutput(c, ready.output));
    else if (output)
        writeRaw(out, npyBytes(ready.output));
    else
        print(ready.output, outputField(c.op), false, out);
    return exit_code::kFine;
}

} // namespace

const CommandText kRunText{
    .name = "run",
    .summary = "executes a case and prints or writes what comes out",
    .operands = "CASE…",
    .sentence = "Executes the commands of case files: dispatch, print, writeFile. What no command prints or writes is\n"
                "printed.",
    .options = kRunOptions,
    .remarks = "CASE is a case file (.json), a bundle (.tessera), a model of ONNX or its folder, or an operator with\n"
               "its fields; of this the output is printed, or, with --output, written to DIR/output.npy. A name that\n"
               "ends in .npy, .png or .jpg is the file that the one tensor is written to, - standard output, as .npy.\n"
               "A picture has 1, 3 or 4 channels; of a batch it is FILE_0.png and so on; white is 255, or 1 of floats\n"
               "that are not above it.\n\n"
               "A case file says what is written, and only you where: its writeFile needs --output, stays in DIR, and\n"
               "replaces no file without --overwrite.",
    .examples = kRunExamples,
};

int runCommand(const Arguments& arguments, std::ostream& out, std::ostream& err, const Services& services)
{
    const CommandLine line(kRunText, arguments);
    if (line.printHelp(out))
        return exit_code::kFine;
    static_cast<void>(stepsFromOptions(line)); // the window's, but a wrong one is wrong
    line.needCases();
    if (const auto output = line.value("output"); output && !isStandardOutput(output))
        TensorOutput::need(*output);
    const auto engine = startedEngines(line, services)(line.engineOptions(), line.valueOrStandard("engine"));
    const bool hasSeveral = line.cases().size() > 1;
    if (hasSeveral && takesOneTensor(line.value("output")))
        throw TextError("--output " + shellWord(*line.value("output")) + " writes one tensor, and "
                        + std::to_string(line.cases().size())
                        + " cases are given; one case or a folder would be right");
    if (isStandardOutput(line.value("output")))
        needNoTerminal("--output - writes a .npy");
    Notes notes(kRunText.name, err);
    KeptOutputs kept(line);
    const PictureCodec& codec = services.codec();
    ProgressLine progress;
    std::string name; // of the case that runs
    const RunControl control{.progress = [&](double done) { progress.show(name + percentText(done)); }};
    const RunContext context{*engine, line, out, err, notes, codec, kept, control};
    return forEachCase(kRunText.name, line, err, codec, [&](const CaseArgument& argument, const LoadedCase& loaded) {
        if (hasSeveral)
            out << (&argument == &line.cases().front() ? "" : "\n") << "# " << argument.name << '\n';
        progress.show(name = argument.name);
        return namingEngine(engine->name(), [&] {
            kept.take(loaded);
            const auto* file = std::get_if<CaseFile>(&loaded);
            const int code = file ? runFile(*file, context) : runCase(std::get<Case>(loaded), context);
            kept.write();
            return code;
        });
    });
}

} // namespace tessera
