// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/attainable.h"

#include <cstring>
#include <limits>

namespace tessera {

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
