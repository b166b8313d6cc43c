// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/dialects/dialect_row.h"

namespace tessera::dialects {

namespace {

std::optional<std::string> ncnnBlocks(const Operator& op, const BlockOrder& block, const Plan&)
{
    if (inputDesc(op).sizes[0] != 1)
        return {}; // ncnn's tensors have no N
    return std::string(block.toSpace ? "PixelShuffle" : "Reorg") + " y 1 1 x y 0=" + std::to_string(block.blockSize)
        + (block.order == DepthSpaceOrder::DepthColumnRow ? " 1=1\n" : "\n");
}

std::string movedByNcnn(const Operator&, const Plan&)
{
    throw TextError(
        say("dialects", "ncnn has PixelShuffle and Reorg, and tensors of three dimensions: no other permutation"));
}

std::string resampledByNcnn(const Operator& op)
{
    std::string layer = resizedBy(op, Dialect::Ncnn);
    if (outputDesc(op).sizes.front() != 1)
        throw TextError(say("dialects", "ncnn's tensors have no N, and here it is %1")(outputDesc(op).sizes.front()));
    return layer;
}

std::string resizedByNcnn(const Resize& r)
{
    return "Interp y 1 1 x y 0=" + std::string(r.linear ? "2" : "1")
        + (r.hasRatios ? " 3=" + r.sizeText(2) + " 4=" + r.sizeText(1)
                       : " 1=" + r.scaleText(2) + " 2=" + r.scaleText(1))
        + (r.convention.mode.ends_with("align_corner") ? " 6=1" : "") + "\n";
}

PythonCall calledByNcnn(const Program&, PythonCall snippet)
{
    std::string layers, remarks;
    for (const std::string& line : linesOf(snippet.body))
        (line.starts_with('#') ? remarks : layers) += line + "\n";
    return {{"import ncnn"},
            remarks + "LAYERS = \"\"\"7767517\n2 2\nInput x 0 1 x\n" + layers
                + "\"\"\"\n\nnet = ncnn.Net()\n"
                  "net.opt.use_fp16_packed = net.opt.use_fp16_storage = net.opt.use_fp16_arithmetic = False\n"
                  "with tempfile.TemporaryDirectory() as folder:\n"
                  "    param, weights = pathlib.Path(folder, \"case.param\"), pathlib.Path(folder, \"case.bin\")\n"
                  "    param.write_text(LAYERS)\n    weights.write_bytes(b\"\")  # no layer has any\n"
                  "    net.load_param(str(param))\n    net.load_model(str(weights))\n"
                  "with net.create_extractor() as extractor:\n    extractor.input(\"x\", ncnn.Mat(x[0]).clone())\n"
                  "    y = np.array(extractor.extract(\"y\")[1])[np.newaxis]\n"};
}

constexpr std::string_view kNcnnModules[] = {"pathlib", "tempfile"};
constexpr DataType kNcnnTypes[] = {DataType::Float32};

} // namespace

const DialectRow kNcnn{
    .blocks = ncnnBlocks,
    .moved = movedByNcnn,
    .resampled = resampledByNcnn,
    .resized = resizedByNcnn,
    .called = calledByNcnn,
    .modules = kNcnnModules,
    .types = {kNcnnTypes, kNcnnTypes, kNcnnTypes, say("scripts", "computes nothing else without quantizing")},
};

} // namespace tessera::dialects
