// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/peers/peers.h"

#include <zimg.h>

#include <cstdlib>
#include <map>
#include <memory>

namespace tessera {
namespace {

constexpr uint64_t kAlignment = 64; // rows and planes begin at a multiple of it

const std::map<DataType, zimg_pixel_type_e> kTypes = {
    {DataType::Float32, ZIMG_PIXEL_FLOAT}, {DataType::Float16, ZIMG_PIXEL_HALF}, {DataType::UInt8, ZIMG_PIXEL_BYTE}};

zimg_image_format format(uint32_t width, uint32_t height, zimg_pixel_type_e type)
{
    zimg_image_format format;
    zimg_image_format_default(&format, ZIMG_API_VERSION);
    format.width = width;
    format.height = height;
    format.pixel_type = type;
    format.color_family = ZIMG_COLOR_GREY;
    format.pixel_range = ZIMG_RANGE_FULL;
    format.depth = type == ZIMG_PIXEL_BYTE ? 8 : type == ZIMG_PIXEL_HALF ? 16 : 32;
    return format;
}

struct Graph {
    explicit Graph(zimg_filter_graph* made)
        : graph(made)
    {
        size_t bytes = 0;
        zimg_filter_graph_get_tmp_size(graph, &bytes);
        scratch = static_cast<std::byte*>(std::aligned_alloc(kAlignment, (bytes / kAlignment + 1) * kAlignment));
    }
    ~Graph()
    {
        std::free(scratch);
        zimg_filter_graph_free(graph);
    }
    Graph(const Graph&) = delete;
    Graph& operator=(const Graph&) = delete;

    zimg_filter_graph* graph;
    std::byte* scratch;
};

// Plane by plane, enlarging only: its filter widens where it shrinks.
std::optional<Work> prepare(const Operator& op, const Plan&, const Tensor& input, Tensor& output)
{
    const auto resize = planeResize(op);
    const auto type = kTypes.find(op.input.dataType);
    if (!resize || type == kTypes.end() || (resize->linear && resize->outputWidth < resize->inputWidth))
        return std::nullopt;
    const uint64_t bytes = elementBytes(resize->type);
    const uint64_t inRow = resize->inputWidth * bytes, outRow = resize->outputWidth * bytes;
    if (inRow % kAlignment != 0 || outRow % kAlignment != 0)
        return std::nullopt;
    const zimg_image_format from = format(resize->inputWidth, resize->inputHeight, type->second);
    const zimg_image_format to = format(resize->outputWidth, resize->outputHeight, type->second);
    zimg_graph_builder_params parameters;
    zimg_graph_builder_params_default(&parameters, ZIMG_API_VERSION);
    parameters.resample_filter = resize->linear ? ZIMG_RESIZE_BILINEAR : ZIMG_RESIZE_POINT;
    parameters.cpu_type = ZIMG_CPU_AUTO_64B;
    zimg_filter_graph* made = zimg_filter_graph_build(&from, &to, &parameters);
    if (!made)
        return std::nullopt;
    const auto graph = std::make_shared<Graph>(made);
    const std::byte* const in = input.bytes().data();
    std::byte* const out = output.writableBytes().data();
    return [=, r = *resize] {
        for (uint64_t plane = 0; plane < r.planes; ++plane) {
            zimg_image_buffer_const source = {};
            source.version = ZIMG_API_VERSION;
            source.plane[0] = {in + plane * inRow * r.inputHeight, static_cast<ptrdiff_t>(inRow), ZIMG_BUFFER_MAX};
            zimg_image_buffer target = {};
            target.version = ZIMG_API_VERSION;
            target.plane[0] = {out + plane * outRow * r.outputHeight, static_cast<ptrdiff_t>(outRow), ZIMG_BUFFER_MAX};
            zimg_filter_graph_process(graph->graph, &source, &target, graph->scratch, nullptr, nullptr, nullptr,
                                      nullptr);
        }
    };
}

const Added zimg([] {
    unsigned made[3];
    zimg_get_version_info(&made[0], &made[1], &made[2]);
    return Peer{version("zimg", made[0], made[1], made[2]), prepare};
}());

} // namespace
} // namespace tessera
