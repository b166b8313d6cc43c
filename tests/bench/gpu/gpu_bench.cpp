// SPDX-License-Identifier: Apache-2.0

// The rows of peer_bench on a Vulkan device: our kernels beside the device's own copy of (input + output) / 2 bytes
// (vkCmdCopyBuffer), in turn and timed by the device, and beside our general kernels, which serve every case; what the
// transfers take apart from them. Each output is held against the cpu engine's, bit for bit. Prints a table in Markdown
// and a line for results.md. No row begins after SECONDS. Exit code 1: an output had other bits.
//
//   gpu_bench [DEVICE [SECONDS [PART OF A ROW'S NAME]]]

#include "tests/bench/rows.h"

#include "engine/compute/cpu/cpu_engine.h"
#include "engine/compute/vulkan/vulkan_engine.h"
#include "engine/core/case/case.h"
#include "engine/formats/io/dispatch_job.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <map>

namespace tessera {
namespace {

constexpr size_t kWarmUps = 2, kFewest = 3, kRounds = 21;
constexpr size_t kGeneralRounds = 5; // at most: they may take a hundred times as long

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point start)
{
    return std::chrono::duration<double>(Clock::now() - start).count();
}

double median(std::vector<double> values)
{
    if (values.empty())
        return 0;
    std::ranges::nth_element(values, values.begin() + static_cast<ptrdiff_t>(values.size() / 2));
    return values[values.size() / 2];
}

struct Device {
    std::unique_ptr<Engine> engine, general;
};

// Seconds of each round.
struct Measured {
    uint64_t inputBytes, outputBytes;
    uint64_t different = 0; // elements that are not the cpu engine's
    std::vector<double> generals = {}; // of the first rounds
    std::vector<double> copies = {}, kernels = {}, uploads = {}, downloads = {};

    uint64_t copyBytes() const { return (inputBytes + outputBytes) / 2; }
    double percentOfCopy() const { return 100 * median(copies) / median(kernels); }
    double gain() const { return median(generals) / median(kernels); }
    double upload() const { return 1e-9 * static_cast<double>(inputBytes) / median(uploads); } // GB/s
    double download() const { return 1e-9 * static_cast<double>(outputBytes) / median(downloads); }
};

uint64_t differentElements(const Tensor& a, const Tensor& b)
{
    uint64_t count = 0;
    for (uint64_t i = 0; i < elementCount(a.desc); ++i)
        count += a.bits(i) != b.bits(i);
    return count;
}

// At least kFewest rounds after the warm-up, and no more than kRounds or `seconds`.
Measured measure(const Device& device, const Operator& op, double seconds)
{
    const Case c{.title = {}, .op = op, .data = dataFromText("random", op.input)};
    const Plan plan = makePlan(op);
    const Tensor input = loadInput(c);
    Tensor output(plan.output), expected(plan.output);
    Measured measured{.inputBytes = input.bytes().size(), .outputBytes = output.bytes().size()};
    const auto copy = device.engine->makeCopyProbe(measured.copyBytes());
    const Clock::time_point start = Clock::now();
    for (size_t round = 0; round < kWarmUps + kRounds; ++round) {
        const double copied = copy();
        if (round == 0 || (round < kGeneralRounds && secondsSince(start) < seconds / 2))
            measured.generals.push_back(device.general->run(c, plan, input, output).kernel);
        const Timings timings = device.engine->run(c, plan, input, output);
        if (round < kWarmUps)
            continue;
        measured.copies.push_back(copied);
        measured.kernels.push_back(timings.kernel);
        measured.uploads.push_back(timings.upload.value_or(0));
        measured.downloads.push_back(timings.download.value_or(0));
        if (measured.copies.size() >= kFewest && secondsSince(start) > seconds)
            break;
    }
    makeCpuEngine()->run(c, plan, input, expected);
    measured.different = differentElements(output, expected);
    return measured;
}

void printRow(const std::string& name, const Measured& row)
{
    std::printf("| %s | %.0f | %.2f | %.3f ms | %.3f ms | %.1f | %.1f | %s |\n", name.c_str(), row.percentOfCopy(),
                row.gain(), 1e3 * median(row.kernels), 1e3 * median(row.copies), row.upload(), row.download(),
                row.different == 0 ? "=" : (std::to_string(row.different) + " differ").c_str());
    std::fflush(stdout);
}

// What results.md has of all rows: medians. It counts those together that are named alike: "D2S", "linear".
class Summary {
public:
    void add(const std::string& rowName, const Measured& row)
    {
        m_shares[rowName.substr(0, rowName.find(' '))].push_back(row.percentOfCopy());
        m_uploads.push_back(row.upload());
        m_downloads.push_back(row.download());
        m_equal += row.different == 0;
    }
    bool areEqual() const { return m_equal == m_uploads.size(); }
    void print(const std::string& description)
    {
        std::printf("\nresults.md: | %s |", description.c_str());
        for (const char* family : {"D2S", "S2D", "nearest", "linear"})
            m_shares[family].empty() ? std::printf(" – |") : std::printf(" %.0f |", median(m_shares[family]));
        std::printf(" %.1f | %.1f | %zu of %zu |\n", median(m_uploads), median(m_downloads), m_equal, m_uploads.size());
    }

private:
    std::map<std::string, std::vector<double>> m_shares;
    std::vector<double> m_uploads, m_downloads;
    size_t m_equal = 0;
};

// Returns whether all rows had the bits of the cpu engine.
bool measureRows(const Device& device, double seconds, const std::string& part)
{
    const std::string description = english(device.engine->description());
    std::printf("%s\n\n| row | %% of copy | × general | kernel | copy | to it, GB/s | from it, GB/s | bits of cpu |\n"
                "|---|--:|--:|--:|--:|--:|--:|:-:|\n",
                description.c_str());
    std::vector<Row> chosen = rows();
    std::erase_if(chosen, [&](const Row& row) { return row.name.find(part) == std::string::npos; });
    const Clock::time_point start = Clock::now();
    Summary summary;
    size_t count = 0;
    for (; count < chosen.size() && secondsSince(start) < seconds; ++count) {
        const double share = (seconds - secondsSince(start)) / static_cast<double>(chosen.size() - count);
        const Measured measured = measure(device, chosen[count].op, share);
        printRow(chosen[count].name, measured);
        summary.add(chosen[count].name, measured);
    }
    if (count < chosen.size())
        std::printf("\n%zu rows are left out: the time is over.\n", chosen.size() - count);
    std::printf(
        "\n%% of copy: vkCmdCopyBuffer of (input + output) / 2 bytes on the device; × general: over the kernels "
        "that serve every case; medians.\n");
    summary.print(description);
    return summary.areEqual();
}

} // namespace
} // namespace tessera

int main(int argc, char** argv)
try {
    using namespace tessera;
    const std::string name = argc > 1 ? argv[1] : "vulkan";
    const Device device{vulkan::makeEngine(name, {}),
                        vulkan::makeEngine(name, {.specializeFrom = std::numeric_limits<uint64_t>::max() / 8})};
    return measureRows(device, argc > 2 ? std::stod(argv[2]) : 120, argc > 3 ? argv[3] : "") ? EXIT_SUCCESS
                                                                                             : EXIT_FAILURE;
} catch (const std::exception& error) {
    std::fprintf(stderr, "gpu_bench: %s\n", error.what());
    return EXIT_FAILURE;
}
