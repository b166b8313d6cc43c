// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/standard_output.h"
#include "app/cli/arguments/stream_input.h"
#include "engine/compute/foreign/foreign_engine.h"
#include "engine/core/case/case.h"
#include "engine/formats/files/file.h"
#include "engine/frameworks/dialects/dialect.h"
#include "engine/frameworks/onnx/model.h"
#include "engine/frameworks/parse/parse.h"

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

// Prints a compute shader that computes the operator right, as a start for the user's own. It needs no fields.
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
        loaded.requireDispatches();
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
    .sentence =
        "Prints a snippet that does what the case's operator does: it makes y from x, both packed NCHW. DirectML's "
        "snippet is the operator's description. What a framework cannot say is an error that names what it lacks.",
    .options = kCodeOptions,
    .remarks =
        "--out writes a program that imports what it needs, holds the input, runs the framework and prints the output. "
        "It is a Python script, for DirectML a model for DxDispatch; WebNN has none. Up to 256 elements "
        "stand in it exactly. More are read from the .npy that its first argument names, and a comment says which "
        "command writes that file. Its second argument is the .npy that the output is saved in. A case file gives its "
        "first dispatch. Data types and roundings that the framework lacks are refused, too.\n\n"
        "GLSL is a compute shader for --engine shader:FILE; `tessera help engine` says what its lines mean.",
    .examples = kCodeExamples,
    .run = codeCommand,
};

namespace {

constexpr Option kFromOptions[] = {
    {"Sizes", "N,C,H,W", "The input's sizes, where the words do not say them; N,C,H,W even where channels are last."},
    {"DataType", "TYPE", "The type of both tensors.", ValueKind::Text, "FLOAT32"},
    oneOf("framework", "NAME", "Whose words they are, where they do not show it.", kReadFrameworks),
};

constexpr Example kFromExamples[] = {
    {"from 'F.interpolate(x, scale_factor=2, mode=\"bilinear\")' --Sizes 1,3,8,8", "Reads a call of PyTorch."},
    {"from 'x = torch.arange(12).reshape(1, 1, 3, 4)\nF.interpolate(x, scale_factor=1.5)'",
     "Reads the input's sizes and values, too."},
    {"from 'n (c b1 b2) h w -> n c (h b1) (w b2), b1=2, b2=2' --Sizes 1,8,2,3", "Reads a pattern of einops."},
    {"from 'Resize(x, scales=[1,1,2,2])' --Sizes 1,3,8,8 --framework onnxruntime-directml",
     "Reads what the DirectML provider passes for a node."},
    {"code DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --framework ONNX | tessera from - --Sizes 1,8,2,3",
     "Reads back what another command wrote."},
};

std::string wordsOf(const CaseArgument& argument, const CommandLine& line)
{
    const auto* path = argument.path();
    if (!path)
        throw TextError("this is a case's line already; expected another program's words");
    std::error_code error;
    if (!isStream(*path) && !std::filesystem::is_regular_file(*path, error))
        return path->string();
    MemoryBudget left = line.budget();
    return readText(*path, left);
}

ReadOptions optionsOf(const CommandLine& line)
{
    ReadOptions options;
    Operator any = *operatorFromName("RESAMPLE"); // its reader knows a list of sizes
    if (const auto sizes = line.value("Sizes")) {
        setFieldText(any, "InputTensor.Sizes", *sizes);
        options.sizes = any.input.sizes;
    }
    setFieldText(any, "InputTensor.DataType", line.valueOrStandard("DataType"));
    options.type = any.input.dataType;
    if (const auto framework = line.value("framework"))
        setFramework(options, *framework);
    return options;
}

int fromCommand(const CommandCall& call)
{
    const CommandLine& line = call.line;
    if (line.cases().empty())
        throw TextError("no words are given; for example: tessera from 'F.pixel_shuffle(x, 2)' --Sizes 1,8,2,3");
    const ReadOptions options = optionsOf(line);
    int highest = exit_code::kFine;
    for (const CaseArgument& argument : line.cases()) {
        const auto read = [&] {
            const ReadOperator found = operatorFromText(wordsOf(argument, line), options);
            const Case c{.title = {}, .op = found.op, .data = found.data.value_or(Generator{})};
            throwIfInvalid(c.op, line.budget());
            call.out << toText(c) << '\n';
            for (const Message& note : found.notes)
                call.err << "tessera from: note: " << english(note) << '\n';
            return exit_code::kFine;
        };
        highest = std::max(highest, reportErrors(kFromText.name, {}, call.err, read));
    }
    return highest;
}

} // namespace

const CommandText kFromText{
    .name = "from",
    .summary = "reads a case from the words of a framework",
    .operands = "WORDS…",
    .sentence = "Prints the case that does what the words do: a call, a node, a pattern, or several statements. The "
                "line can be run, checked and pasted. What DirectML's operators cannot do is an error that names the "
                "argument and its value.",
    .options = kFromOptions,
    .remarks =
        "WORDS, in quotes, a file that holds them, or - for standard input:\n"
        "  NumPy       x.reshape(…).transpose(…).reshape(…), np.repeat, np.kron with np.ones, slices and "
        "np.concatenate\n"
        "  ONNX        Resize(mode=\"linear\", scales=[1,1,2,2]), helper.make_node(…), y = Resize <…> (x, , scales)\n"
        "              with make_tensor, from_array, make_graph; ONNX's text, a model as protobuf's text\n"
        "              --framework onnxruntime-directml reads a node as ONNX Runtime's DirectML provider runs it\n"
        "  PyTorch     F.interpolate, F.pixel_shuffle, F.unfold, nn.Sequential, torch.cat, torch.ops.aten.*, permute, "
        "view\n"
        "  TensorFlow  tf.nn.depth_to_space, tf.image.resize, tf.compat.v1, tf.raw_ops, Keras's layers and ops\n"
        "  OpenVINO    ov.depth_to_space, ov.interpolate\n"
        "  WebNN       builder.resample2d(x, {mode: \"linear\", scales: [2, 2]})\n"
        "  einops      rearrange(x, \"n (c b1 b2) h w -> n c (h b1) (w b2)\", b1=2, b2=2), or the pattern alone\n"
        "  Core ML     mb.depth_to_space, mb.pixel_shuffle, mb.resize_bilinear, mb.upsample_nearest_neighbor\n"
        "  OpenCV      cv2.resize; Pillow: image.resize((w, h), Image.BILINEAR)\n"
        "  DirectML    a DML_…_OPERATOR_DESC in C++, dml::Resample(…), a model for DxDispatch\n"
        "  others      jax.image.resize, mlx.nn.Upsample, MXNet, Paddle, torchvision, Kornia, scipy.ndimage.zoom\n\n"
        "Assignments, calls and returns are read, and what makes the input (np.arange, torch.rand, …); then --Sizes is "
        "not needed. Branches, loops, classes and lambdas are refused: paste the assignments and calls alone, or let "
        "Python run the function with ts.probe, ts.identify or ts.sweep. A name without a value is the input. Where "
        "its "
        "channels are last, the case's strides say so.",
    .examples = kFromExamples,
    .run = fromCommand,
};

} // namespace tessera
