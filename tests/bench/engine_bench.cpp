// SPDX-License-Identifier: Apache-2.0

// How fast the cpu engine is beside a memcpy that moves as many bytes: (input + output) / 2 copied, on touched pages,
// in turn with the kernel in the same process. Only the ratio says something; "% of copy" is that of the medians, and
// beside it stands that of the shortest times, which other programs on the machine disturb less.

#include "engine/case.h"
#include "engine/cpu/cpu_engine.h"
#include "engine/operator.h"
#include "engine/value.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <cstring>

namespace tessera {
namespace {

using Sizes = std::vector<uint32_t>;

constexpr int kRounds = 31;

double secondsOf(const auto& work)
{
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

double median(std::vector<double> values)
{
    std::ranges::nth_element(values, values.begin() + static_cast<ptrdiff_t>(values.size() / 2));
    return values[values.size() / 2];
}

// Numbers that every type has, in no order: denormals and NaN would measure something else.
void fill(Tensor& tensor)
{
    const std::span<std::byte> memory = tensor.writableBytes();
    const size_t bytes = elementBytes(tensor.desc.dataType);
    uint32_t state = 1;
    for (size_t at = 0; at + bytes <= memory.size(); at += bytes) {
        state = state * 1664525 + 1013904223;
        const uint64_t bits = fromDouble(tensor.desc.dataType, state >> 25);
        std::memcpy(memory.data() + at, &bits, bytes);
    }
}

void measure(benchmark::State& state, const Operator& op, unsigned threads)
{
    const Case c = {.title = {}, .op = op};
    const Plan plan = makePlan(op);
    const auto engine = makeCpuEngine(threads);
    Tensor input(plan.input);
    Tensor output(plan.output);
    fill(input);
    const size_t copied = (input.bytes().size() + output.bytes().size()) / 2;
    std::vector<std::byte> from(copied, std::byte{1});
    std::vector<std::byte> to(copied, std::byte{2});

    std::vector<double> copies, kernels;
    for (auto _ : state) {
        copies.push_back(secondsOf([&] {
            std::memcpy(to.data(), from.data(), copied);
            benchmark::ClobberMemory();
        }));
        kernels.push_back(engine->run(c, plan, input, output).kernel);
        state.SetIterationTime(kernels.back());
    }
    state.counters["% of copy"] = 100 * median(copies) / median(kernels);
    state.counters["% of copy, shortest"] = 100 * std::ranges::min(copies) / std::ranges::min(kernels);
    state.counters["µs"] = 1e6 * median(kernels);
    state.counters["GB/s"] = 2e-9 * static_cast<double>(copied) / median(kernels);
}

struct Row {
    std::string name;
    Operator op;
};

template <class Op>
Operator depthSpace(DataType type, Sizes input, uint32_t block, DepthSpaceOrder order = DepthSpaceOrder::DepthColumnRow)
{
    Op mine;
    mine.blockSize = block;
    mine.order = order;
    Operator op = mine;
    setInput(op, type, std::move(input));
    std::visit([](auto& o) { o.output = offeredOutput(o); }, op);
    return op;
}

// {H·W·C, 1, W·C, C}
TensorDesc channelsLast(TensorDesc desc)
{
    const auto& s = desc.sizes;
    desc.strides = {s[1] * s[2] * s[3], 1, s[3] * s[1], s[1]};
    return desc;
}

Operator withChannelsLast(Operator op, bool input)
{
    std::visit([&](auto& o) { (input ? o.input : o.output) = channelsLast(input ? o.input : o.output); }, op);
    return op;
}

Operator resampled(InterpolationMode mode, DataType type, Sizes input, std::vector<float> scales)
{
    Resample1 mine;
    mine.interpolationMode = mode;
    Operator op = mine;
    setInput(op, type, std::move(input));
    auto& resample = std::get<Resample1>(op);
    resample.scales = std::move(scales);
    resample.output = offeredOutput(resample);
    return op;
}

std::vector<Row> rows()
{
    using enum DataType;
    using enum DepthSpaceOrder;
    constexpr auto kNearest = InterpolationMode::NearestNeighbor;
    constexpr auto kLinear = InterpolationMode::Linear;
    const Sizes half = {1, 3, 540, 960}, full = {1, 3, 1080, 1920}, doubled = {1, 3, 2160, 3840},
                part = {1, 3, 720, 1280};
    const std::vector<float> up = {1, 1, 2, 2}, down = {1, 1, 0.5f, 0.5f}, upHalf = {1, 1, 1.5f, 1.5f};
    const Sizes deep = {1, 12, 540, 960}, nine = {1, 27, 360, 640};
    return {
        {"D2S f32 b2 DCR", depthSpace<DepthToSpace1>(Float32, deep, 2, DepthColumnRow)},
        {"D2S f32 b2 CRD", depthSpace<DepthToSpace1>(Float32, deep, 2, ColumnRowDepth)},
        {"S2D f32 b2", depthSpace<SpaceToDepth1>(Float32, full, 2)},
        {"D2S f16 b2", depthSpace<DepthToSpace1>(Float16, deep, 2)},
        {"S2D f16 b2", depthSpace<SpaceToDepth1>(Float16, full, 2)},
        {"D2S u8 b2", depthSpace<DepthToSpace1>(UInt8, deep, 2)},
        {"S2D u8 b2", depthSpace<SpaceToDepth1>(UInt8, full, 2)},
        {"D2S f32 b3", depthSpace<DepthToSpace1>(Float32, nine, 3)},
        {"D2S f32 b4", depthSpace<DepthToSpace1>(Float32, {1, 48, 270, 480}, 4)},
        {"D2S f32 b8", depthSpace<DepthToSpace1>(Float32, {1, 192, 135, 240}, 8)},
        {"D2S u8 b3", depthSpace<DepthToSpace1>(UInt8, nine, 3)},
        {"S2D u8 b3", depthSpace<SpaceToDepth1>(UInt8, full, 3)},
        {"D2S f64 b2", depthSpace<DepthToSpace1>(Float64, deep, 2)},
        {"S2D i64 b2", depthSpace<SpaceToDepth1>(Int64, full, 2)},
        {"D2S f32 b2 NHWC in", withChannelsLast(depthSpace<DepthToSpace1>(Float32, deep, 2), true)},
        {"D2S f32 b2 NHWC out", withChannelsLast(depthSpace<DepthToSpace1>(Float32, deep, 2), false)},
        {"S2D f32 b2 NHWC in", withChannelsLast(depthSpace<SpaceToDepth1>(Float32, full, 2), true)},
        {"S2D f32 b2 NHWC out", withChannelsLast(depthSpace<SpaceToDepth1>(Float32, full, 2), false)},
        {"nearest ×2 f32", resampled(kNearest, Float32, half, up)},
        {"nearest ×1.5 f32", resampled(kNearest, Float32, part, upHalf)},
        {"nearest ÷2 f32", resampled(kNearest, Float32, doubled, down)},
        {"nearest ×2 u8", resampled(kNearest, UInt8, half, up)},
        {"linear ×2 f32", resampled(kLinear, Float32, half, up)},
        {"linear ÷2 f32", resampled(kLinear, Float32, doubled, down)},
        {"linear ×1.5 f32", resampled(kLinear, Float32, part, upHalf)},
        {"linear ×2 f32 64 channels of 128²", resampled(kLinear, Float32, {1, 64, 128, 128}, up)},
        {"linear ×2 f16", resampled(kLinear, Float16, half, up)},
        {"linear ×2 u8", resampled(kLinear, UInt8, half, up)},
        {"linear ÷2 u8", resampled(kLinear, UInt8, doubled, down)},
        {"linear four axes", resampled(kLinear, Float32, {2, 8, 64, 64}, {2, 2, 2, 2})},
        {"linear three axes", resampled(kLinear, Float32, {1, 16, 128, 128}, {1, 2, 2, 2})},
        {"D2S f32 b2 3 KB", depthSpace<DepthToSpace1>(Float32, {1, 12, 8, 8}, 2)},
        {"linear ×2 f32 3 KB", resampled(kLinear, Float32, {1, 3, 8, 8}, up)},
    };
}

// A question about one element of 2^31, the worst of many elements that lie anywhere.
void ask(benchmark::State& state, const Operator& op, Partners (*question)(const Plan&, uint64_t, size_t),
         uint64_t elements)
{
    const Plan plan = makePlan(op);
    uint64_t element = 1;
    double worst = 0;
    for (auto _ : state) {
        element = (element * 6364136223846793005u + 1442695040888963407u) % elements;
        const double seconds = secondsOf([&] { benchmark::DoNotOptimize(question(plan, element, 4096)); });
        worst = std::max(worst, seconds);
        state.SetIterationTime(seconds);
    }
    state.counters["worst µs"] = 1e6 * worst;
}

void addQuestions()
{
    const Sizes large = {1, 32, 4096, 16384}; // 2^31
    const std::pair<std::string, Operator> operators[] = {
        {"D2S u8 b2", depthSpace<DepthToSpace1>(DataType::UInt8, large, 2)},
        {"linear u8", resampled(InterpolationMode::Linear, DataType::UInt8, large, {1, 1, 1, 1})},
        {"linear u8 shifted", resampled(InterpolationMode::Linear, DataType::UInt8, large, {1, 1, 0.75f, 1.3333f})},
    };
    for (const auto& [name, op] : operators) {
        const auto add = [&, op = op](const std::string& what, auto question, uint64_t elements) {
            benchmark::RegisterBenchmark((what + " of 2^31, " + name).c_str(),
                                         [=](benchmark::State& state) { ask(state, op, question, elements); })
                ->UseManualTime()
                ->Iterations(1000);
        };
        add("sources", sources, elementCount(outputDesc(op)));
        add("targets", targets, elementCount(inputDesc(op)));
    }
}

} // namespace
} // namespace tessera

int main(int argc, char** argv)
{
    using namespace tessera;
    for (const unsigned threads : {1u, 2u})
        for (const Row& row : rows())
            benchmark::RegisterBenchmark((row.name + (threads == 1 ? "" : ", 2 threads")).c_str(),
                                         [=](benchmark::State& state) { measure(state, row.op, threads); })
                ->UseManualTime()
                ->Iterations(kRounds)
                ->Unit(benchmark::kMicrosecond);
    addQuestions();
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
}
