// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"
#include "engine/frameworks/dialects/code.h"
#include "engine/frameworks/dialects/forms.h"
#include "engine/frameworks/scripts/inline_values.h"
#include "engine/frameworks/scripts/onnx_constants.h"
#include "engine/frameworks/scripts/programs.h"
#include "engine/frameworks/scripts/special_values.h"
#include "engine/frameworks/scripts/ties.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace tessera::scripts {

namespace {

using Lines = std::vector<std::string>;

Lines linesOf(std::string_view text)
{
    Lines lines;
    while (!text.empty()) {
        const size_t end = std::min(text.find('\n'), text.size() - 1);
        lines.emplace_back(text.substr(0, text[end] == '\n' ? end : end + 1));
        text.remove_prefix(end + 1);
    }
    return lines;
}

bool isImport(std::string_view line)
{
    return line.starts_with("import ") || line.starts_with("from ");
}

// A snippet's imports, and the rest of it.
struct Parts {
    Lines imports;
    std::string body;
};

Parts partsOf(const std::string& snippet)
{
    Parts parts;
    for (const std::string& line : linesOf(snippet))
        if (isImport(line))
            parts.imports.push_back(line);
        else if (!line.empty() || !parts.body.empty())
            parts.body += line + "\n";
    return parts;
}

std::string indented(const std::string& body)
{
    std::string text;
    for (const std::string& line : linesOf(body))
        text += line.empty() ? "\n" : "    " + line + "\n";
    return text;
}

// "(1, 2, 4)"
std::string shapeOf(const std::vector<uint32_t>& sizes)
{
    return dialects::listText(sizes, "(", sizes.size() == 1 ? ",)" : ")");
}

// A call of a picture, for every plane of the last two axes.
std::string planeByPlane(const Operator& op, const std::string& body, std::string_view before, std::string_view gives)
{
    const std::vector<uint32_t>& sizes = inputDesc(op).sizes;
    return "def resized(x):\n" + std::string(before) + indented(body) + "    return " + std::string(gives)
        + "\n\n\ny = np.stack([resized(plane) for plane in x.reshape(-1, " + std::to_string(sizes[sizes.size() - 2])
        + ", " + std::to_string(sizes.back()) + ")]).reshape" + shapeOf(outputDesc(op).sizes) + "\n";
}

std::string coreMl(const Operator& op, const std::string& body)
{
    return "@mb.program(input_specs=[mb.TensorSpec(shape=" + shapeOf(inputDesc(op).sizes) + ")])\ndef program(x):\n"
        + indented(body)
        + "    return y\n\n\nmodel = ct.convert(program, convert_to=\"mlprogram\", "
          "compute_precision=ct.precision.FLOAT32,\n                   compute_units=ct.ComputeUnit.CPU_ONLY)\n"
          "y = next(iter(model.predict({\"x\": x}).values()))\n";
}

std::string ncnn(const std::string& body)
{
    std::string layers, remarks;
    for (const std::string& line : linesOf(body))
        (line.starts_with('#') ? remarks : layers) += line + "\n";
    return remarks + "LAYERS = \"\"\"7767517\n2 2\nInput x 0 1 x\n" + layers
        + "\"\"\"\n\nnet = ncnn.Net()\n"
          "net.opt.use_fp16_packed = net.opt.use_fp16_storage = net.opt.use_fp16_arithmetic = False\n"
          "with tempfile.TemporaryDirectory() as folder:\n"
          "    param, weights = pathlib.Path(folder, \"case.param\"), pathlib.Path(folder, \"case.bin\")\n"
          "    param.write_text(LAYERS)\n    weights.write_bytes(b\"\")  # no layer has any\n"
          "    net.load_param(str(param))\n    net.load_model(str(weights))\n"
          "with net.create_extractor() as extractor:\n    extractor.input(\"x\", ncnn.Mat(x[0]).clone())\n"
          "    y = np.array(extractor.extract(\"y\")[1])[np.newaxis]\n";
}

// What stands between the input, the NumPy array x, and the output, the NumPy array y; and what it imports besides.
Parts callOf(const Program& program, Dialect dialect)
{
    auto [imports, body] = partsOf(program.snippet);
    switch (dialect) {
    case Dialect::PyTorch:
        imports.insert(imports.begin(), "import torch");
        if (isWidened(program.op, dialect))
            return {imports,
                    "x = torch.from_numpy(x).float()  # not every build resizes FLOAT16\n" + body
                        + "y = y.half().numpy()\n"};
        return {imports, "x = torch.from_numpy(x)\n" + body + "y = y.numpy()\n"};
    case Dialect::TensorFlow:
        return {imports, "x = tf.constant(x)\n" + body + "y = y.numpy()\n"};
    case Dialect::OpenVino:
        imports.emplace_back("from openvino.runtime import Core, Model");
        return {imports,
                "values, x = x, ov.parameter(list(x.shape), x.dtype.type, name=\"x\")\n" + body
                    + "model = Model([y], [x], \"case\")\n"
                      "y = Core().compile_model(model, \"CPU\", {\"INFERENCE_PRECISION_HINT\": \"f32\"})(values)[0]\n"};
    case Dialect::Onnx:
    case Dialect::OnnxRuntimeDirectMl:
        return {{"import onnxruntime", "from onnx import TensorProto, helper, numpy_helper"},
                body + runOfOnnx(program.op, dialect)};
    case Dialect::OpenCv:
        return {imports, planeByPlane(program.op, body, "", "y")};
    case Dialect::Pillow:
        return {imports, planeByPlane(program.op, body, "    x = Image.fromarray(x)\n", "np.asarray(y)")};
    case Dialect::CoreMl:
        imports.insert(imports.begin(), "import coremltools as ct");
        return {imports, coreMl(program.op, body)};
    case Dialect::Ncnn:
        return {{"import ncnn"}, ncnn(body)};
    case Dialect::NumPy:
    case Dialect::Einops:
        return {imports, body};
    case Dialect::DirectML:
    case Dialect::WebNn:
        break;
    }
    throw TextError(say("scripts", "%1 has no Python")(name(dialect)));
}

// How it is called, and what writes its input.
std::string usage(const Program& program)
{
    if (program.input)
        return "# python3 SCRIPT prints the output; python3 SCRIPT - OUTPUT.npy saves it.\n";
    return "# python3 SCRIPT input.npy prints the output; python3 SCRIPT input.npy OUTPUT.npy saves it.\n"
        + (program.inputCommand.empty() ? "# input.npy holds the case's input, which has no file and no line.\n"
                                        : "# " + program.inputCommand + "\n");
}

} // namespace

std::string python(const Program& program, Dialect dialect)
{
    Parts call = callOf(program, dialect);
    std::string text = "# " + std::string(name(program.op)) + "\n" + usage(program) + "\n";
    if (dialect == Dialect::Ncnn)
        text += "import pathlib\n";
    text += "import sys\n";
    if (dialect == Dialect::Ncnn)
        text += "import tempfile\n";
    text += "\nimport numpy as np\n";
    for (const std::string& line : call.imports)
        if (line != "import numpy as np")
            text += line + "\n";
    text += "\nx = " + (program.input ? numpyArray(*program.input) : "np.load(sys.argv[1])") + "\n\n"
        + remarkOnTies(program.op, dialect) + remarkOnSpecialValues(program, dialect) + call.body;
    return text + "\nif len(sys.argv) > 2:\n    np.save(sys.argv[2], y)\nelse:\n    print(y)\n";
}

} // namespace tessera::scripts
