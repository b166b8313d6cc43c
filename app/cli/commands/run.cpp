// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/report_files.h"
#include "app/cli/arguments/shared_options.h"
#include "app/cli/arguments/standard_output.h"
#include "engine/core/case/case.h"
#include "engine/formats/files/array_file.h"
#include "engine/formats/files/file.h"
#include "engine/formats/files/npy.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/formats/io/file_kind.h"
#include "engine/formats/pictures/picture.h"
#include "engine/formats/pictures/picture_file.h"
#include "engine/judge/measure/proof.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <ostream>
#include <string>

namespace tessera {

namespace {

// The file's name: "output.npy", or for one of several cases its label in characters that a file's name may have.
std::string nameInFolder(std::string label)
{
    std::ranges::replace_if(
        label, [](unsigned char c) { return std::isalnum(c) == 0 && c != '-' && c != '_'; }, '_');
    return (label.empty() ? "output" : label) + ".npy";
}

uint32_t imagesOf(const TensorDesc& desc)
{
    return desc.sizes.size() == 4 ? desc.sizes[0] : 1;
}

// Where --output puts the tensor of a case: into the file that it names (FILE.npy, FILE.npz or a picture; several
// images are FILE_0.png and so on), else into a folder.
class TensorOutput {
public:
    // `label`: which of several cases it is; empty: there is one. Throws FileExists.
    TensorOutput(const std::string& named, Existing existing, const std::string& label)
        : m_named(named)
        , m_folder(namesFile(named) ? std::filesystem::path(named).parent_path() : std::filesystem::path(named))
        , m_name(namesFile(named) ? std::filesystem::path(named).filename()
                                  : std::filesystem::path(nameInFolder(label)))
        , m_existing(existing)
    {
        checkIsFree(m_folder / m_name, existing);
    }

    static bool namesFile(const std::string& named) // false: a folder is meant
    {
        std::error_code error;
        return (fileKind(named) == FileKind::Npy || pictureFormat(std::filesystem::path(named)))
            && !std::filesystem::is_directory(named, error);
    }

    // Throws TextError where a file stands in the place of a folder, IoError for a format that is not written.
    static void need(const std::string& named)
    {
        std::error_code error;
        if (const ArrayName name = arrayNamed(named); !name.array.empty())
            throw TextError("--output " + shellWord(named) + " names an array; an .npz is written whole, as "
                            + shellWord(name.file.string()));
        const bool isFolder = std::filesystem::is_directory(named, error);
        const bool isFile = std::filesystem::exists(named, error) && !isFolder;
        if (!namesFile(named) && !isFolder && (isFile || !lowerCaseExtension(named).empty()))
            throw TextError("--output " + shellWord(named) + (isFile ? " is a file" : " is no name of a folder")
                            + "; expected a folder, or a name that ends in .npy, .npz, "
                            + pictureExtensions(", ", PictureUse::Write));
        if (const auto format = pictureFormat(std::filesystem::path(named)); format && namesFile(named))
            requireWritten(*format);
    }

    // Before it is computed. Throws TextError where it is no picture.
    void check(const TensorDesc& desc) const
    {
        if (!format() || storedChannels(m_name, desc))
            return;
        throw TextError("--output " + shellWord(m_named) + ": " + text(desc.sizes)
                        + " is not a picture; expected {N, C, H, W} with channels as `tessera help case` says, and "
                          ".npy takes any");
    }

    // `range`: which value is white, in a float type. Prints what a picture loses. Throws IoError, TextError.
    void write(const Tensor& tensor, SampleRange range, std::ostream& err) const
    {
        check(tensor.desc);
        if (!m_folder.empty())
            makeFolder(m_folder);
        if (!format()) {
            AtomicFile file(m_folder / m_name, m_existing);
            writeArray(tensor, file, m_name);
            return file.commit();
        }
        const uint32_t images = imagesOf(tensor.desc), channels = *storedChannels(m_name, tensor.desc);
        for (uint32_t image = 0; image < images; ++image) {
            AtomicFile file(m_folder / imageName(image, images), m_existing);
            const Picture picture = toStoredPicture(m_name, tensor, image, channels, range);
            file.write(encodePicture(picture, *format()));
            file.commit();
            if (!picture.notes.empty())
                err << "tessera run: " << (m_folder / imageName(image, images)).string()
                    << " does not hold everything: " << english(joined(picture.notes, "; ")) << '\n';
        }
    }

private:
    std::string m_named;
    std::filesystem::path m_folder;
    std::filesystem::path m_name;
    Existing m_existing;

    std::optional<PictureFormat> format() const { return pictureFormat(m_name); } // none: .npy or .npz

    std::string imageName(uint32_t image, uint32_t of) const
    {
        return of == 1 ? m_name.string()
                       : m_name.stem().string() + "_" + std::to_string(image) + m_name.extension().string();
    }
};

constexpr Option kRunOptions[] = {
    kEngine,
    {"output", "DIR",
     "Where the output is written: a folder, a file (.npy, .npz, a picture), or - for standard output. Without it the "
     "output is printed.",
     ValueKind::File},
    kBundle,
    {"overwrite", "", "Replaces files that exist."},
    kStep,
};

constexpr Example kRunExamples[] = {
    {"run DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 2 --Order COLUMN_ROW_DEPTH --data doc-iota",
     "Prints the output of the documentation's example."},
    {"run RESAMPLE --InterpolationMode LINEAR --Scales 1,1,2,2 --data photograph.jpg --output twice.png",
     "Makes a picture twice as large."},
};

// What all cases of the line share.
struct RunContext {
    const Engine& engine;
    const CommandCall& call;
    Notes& notes;
    BundleOutput& bundle;
    const RunControl& control;

    std::optional<std::string> output() const { return call.line.value("output"); }
    void run(DispatchJob& job) const // keeps the output for --bundle
    {
        notes.add(engine, runChecked(engine, job.dispatched, job.plan, job.input, job.output, control));
        bundle.addOutput(engine, job.output);
    }
};

// Standard output, or a file.
bool takesOneTensor(const std::optional<std::string>& output)
{
    return isStandardOutput(output) || (output && TensorOutput::namesFile(*output));
}

void runDispatch(const LoadedCase& loaded, size_t index, const RunContext& context)
{
    const CommandLine& line = context.call.line;
    const auto output = context.output();
    std::optional<TensorOutput> place; // none: it is printed, or written to standard output
    if (output && !isStandardOutput(output))
        place.emplace(*output, line.value("overwrite") ? Existing::Replace : Existing::Refuse, loaded.label(index));
    DispatchJob job = loaded.prepare(index, line.budget());
    if (place)
        place->check(job.plan.output);
    context.run(job);
    std::ostream& out = context.call.out;
    if (place)
        place->write(job.output, rangeFor(loaded.dispatch(index), job.output), context.call.err);
    else if (output)
        writeRaw(out, npyBytes(job.output));
    else if (loaded.isLine())
        print(job.output, outputField(job.dispatched.op), out);
    else
        print(job.output, "Resource '" + loaded.file().dispatches[index].output()->resource + "'", out);
}

// The exit code.
int runLoaded(const LoadedCase& loaded, const RunContext& context)
{
    context.bundle.take(loaded);
    loaded.requireDispatches();
    const size_t count = loaded.dispatchCount();
    if (count > 1 && takesOneTensor(context.output()))
        throw TextError("--output " + shellWord(*context.output()) + " writes one tensor, and this file has "
                        + std::to_string(count) + " cases; expected a folder");
    for (size_t i = 0; i < count; ++i)
        runDispatch(loaded, i, context);
    context.bundle.write();
    return exit_code::kFine;
}

int runCommand(const CommandCall& call)
{
    const CommandLine& line = call.line;
    static_cast<void>(stepsFromOptions(line)); // only the window uses these; bad values are still refused
    line.requireCases();
    if (const auto output = line.value("output"); output && !isStandardOutput(output))
        TensorOutput::need(*output);
    const auto engine = call.engine();
    const bool hasSeveral = line.cases().size() > 1;
    if (hasSeveral && takesOneTensor(line.value("output")))
        throw TextError("--output " + shellWord(*line.value("output")) + " writes one tensor, and "
                        + std::to_string(line.cases().size()) + " cases are given; expected one case or a folder");
    if (isStandardOutput(line.value("output")))
        requireNoTerminal("--output - writes a .npy");
    Notes notes{kRunText.name, call.err};
    BundleOutput bundle(line, line.cases().size());
    ProgressLine progress;
    std::string name; // the name of the case that runs
    const RunControl control{.progress = [&](double done) { progress.show(name + percentText(done)); }};
    const RunContext context{*engine, call, notes, bundle, control};
    return call.forEachCase([&](const CaseArgument& argument, const LoadedCase& loaded) {
        if (hasSeveral)
            call.out << (&argument == &line.cases().front() ? "" : "\n") << "# " << argument.name << '\n';
        progress.show(name = argument.name);
        return namingEngine(engine->name(), [&] { return runLoaded(loaded, context); });
    });
}

} // namespace

const CommandText kRunText{
    .name = "run",
    .summary = "runs a case, and prints or writes the output",
    .operands = "CASE…",
    .sentence = "Runs cases on an engine, and prints or writes the output.",
    .options = kRunOptions,
    .shared = {.engines = true, .cases = true},
    .remarks =
        "CASE is a case file (.json), a bundle (.tessera), an ONNX model or its folder, or an operator with its "
        "fields.\n\n"
        "--output DIR writes DIR/output.npy. A file of several dispatches gives DIR/NAME.npy for each; every dispatch "
        "is a case of its own. A name that ends in .npy, .npz or as a picture's (.png, .exr, .tiff …: `tessera help "
        "case` lists them) is the file of the one tensor; - is standard output, as .npy. A batch of pictures is "
        "written as FILE_0.png and so on.\n\n"
        "A picture gets the values as they are where its format holds their type, and floats where it holds floats. "
        "Other floats are scaled. White is then what it was in the picture that the input came from, else 255 where "
        "more than half of the values that are not 0 lie above 1, else 1. Values beyond black and white are clipped, "
        "and a note says so.\n\n"
        "A case file cannot say what is written: only --output does, and it replaces no file without --overwrite.",
    .examples = kRunExamples,
    .run = runCommand,
};

} // namespace tessera
