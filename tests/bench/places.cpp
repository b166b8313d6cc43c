// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/places.h"

#include "engine/core/tensor/engine.h"
#include "engine/core/tensor/value.h"

#include <unistd.h>

#include <cstring>
#include <limits>

namespace tessera {

namespace {

constexpr uint64_t kMostBytes = uint64_t{6} << 30; // the most bytes of all places of a row, whatever the cache

// Bytes that are ordinary numbers in every type: denormals and NaN would measure something else.
void fill(std::span<std::byte> memory)
{
    constexpr size_t kPattern = 1 << 16;
    std::vector<std::byte> pattern(kPattern);
    uint32_t state = 1;
    for (std::byte& each : pattern) {
        state = state * 1664525 + 1013904223;
        each = static_cast<std::byte>(0x30 + (state >> 28)); // 0x3030 … 0x3f3f in every lane
    }
    for (size_t at = 0; at < memory.size(); at += kPattern)
        std::memcpy(memory.data() + at, pattern.data(), std::min(kPattern, memory.size() - at));
}

} // namespace

double median(std::vector<double> values)
{
    std::ranges::nth_element(values, values.begin() + static_cast<ptrdiff_t>(values.size() / 2));
    return values[values.size() / 2];
}

Places::Places(uint64_t inputBytes, uint64_t outputBytes, bool rotate)
{
    const uint64_t each = inputBytes + outputBytes;
    const uint64_t free =
        static_cast<uint64_t>(sysconf(_SC_AVPHYS_PAGES)) * static_cast<uint64_t>(sysconf(_SC_PAGESIZE));
    // The copies' buffers take as much memory again.
    const uint64_t most = std::max<uint64_t>(std::min(kMostBytes, free / 2) / (2 * each), 1);
    const uint64_t wanted = rotate ? 4 * std::max<uint64_t>(cacheSizes().last, uint64_t{8} << 20) / each + 1 : 1;
    m_places.resize(std::min(most, wanted));
    for (Place& place : m_places) {
        place.input.buffer = Buffer(inputBytes);
        place.output.buffer = Buffer(outputBytes);
        place.from = Buffer(each / 2);
        place.to = Buffer(each / 2);
        for (Buffer* buffer : {&place.input.buffer, &place.output.buffer, &place.from, &place.to})
            fill(buffer->writableBytes());
    }
}

Places::Place& Places::next()
{
    m_next = (m_next + 1) % m_places.size();
    return m_places[m_next];
}

void Places::describe(const Plan& plan)
{
    for (Place& place : m_places) {
        place.input.desc = plan.input;
        place.output.desc = plan.output;
    }
}

double copySeconds(Places::Place& place, const Plan& plan)
{
    const uint64_t bytes = (totalBytes(plan.input) + totalBytes(plan.output)) / 2;
    const std::byte* const from = place.from.bytes().data();
    std::byte* const to = place.to.writableBytes().data();
    return secondsOf([&] { std::memcpy(to, from, bytes); });
}

void Attainable::sample(Places& places, const Plan& plan)
{
    const uint64_t inBytes = totalBytes(plan.input), outBytes = totalBytes(plan.output);
    for (size_t i = 0; i < std::size(kTrafficWays); ++i) {
        Places::Place& place = places.next();
        const std::byte* const in = place.input.bytes().data();
        std::byte* const out = place.output.writableBytes().data();
        m_seconds[i].push_back(secondsOf([&] { moveTraffic(kTrafficWays[i], in, inBytes, out, outBytes); }));
    }
    if (inBytes != outBytes)
        return;
    Places::Place& place = places.next();
    const std::byte* const in = place.input.bytes().data();
    std::byte* const out = place.output.writableBytes().data();
    m_seconds.back().push_back(secondsOf([&] { std::memcpy(out, in, inBytes); }));
}

double Attainable::seconds() const
{
    double least = std::numeric_limits<double>::infinity();
    for (const std::vector<double>& each : m_seconds)
        if (!each.empty())
            least = std::min(least, median(each));
    return least;
}

} // namespace tessera
