// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/quality/measures.h"

#include <atomic>
#include <cmath>

namespace tessera::quality {

namespace {

constexpr Index kErrorRows = 64;

// How many numbers of a packed tensor the test holds for.
uint64_t countOf(const Tensor& packed, const std::stop_token& stop, const auto& test)
{
    const ElementReader reader(packed, [](double value) { return value; });
    const PictureShape& shape = reader.shape();
    std::atomic<uint64_t> count = 0;
    inBands(shape.images * shape.channels * shape.height, kErrorRows, stop, [&](Index begin, Index end) {
        Row<double> row(shape.width);
        uint64_t found = 0;
        for (Index i = begin; i < end; ++i) {
            const Index plane = i / shape.height;
            reader.readRow(plane / shape.channels, plane % shape.channels, i % shape.height, row.data());
            for (const double each : row)
                found += test(each) ? 1 : 0;
        }
        count += found;
    });
    return count;
}

} // namespace

ErrorSums errorsOf(const PlanePair& pair, bool isSquared, const std::stop_token& stop, Plane<float>& map)
{
    std::vector<ErrorSums> bands(
        static_cast<size_t>((pair.height + kErrorRows - 1) / kErrorRows)); // added in order, at the end
    inBands(pair.height, kErrorRows, stop, [&](Index begin, Index end) {
        Row<double> a(pair.width), b(pair.width);
        ErrorSums& sums = bands[static_cast<size_t>(begin / kErrorRows)];
        for (Index y = begin; y < end; ++y) {
            pair.readRow(y, a.data(), b.data());
            a = (a - b).abs();
            map.row(y) += (isSquared ? Row<double>(a.square()) : a).cast<float>();
            sums.absolute += a.sum();
            sums.squared += a.square().sum();
            sums.largest = std::max(sums.largest, a.maxCoeff());
        }
        sums.count += static_cast<uint64_t>((end - begin) * pair.width);
    });
    ErrorSums all;
    for (const ErrorSums& each : bands)
        all.add(each);
    return all;
}

uint64_t countOutside(const Tensor& packed, double least, double most, const std::stop_token& stop)
{
    return countOf(packed, stop, [=](double value) { return value < least || value > most; });
}

bool hasNonFinite(const Tensor& packed, const std::stop_token& stop)
{
    return isFloat(packed.desc.dataType)
        && countOf(packed, stop, [](double value) { return !std::isfinite(value); }) > 0;
}

} // namespace tessera::quality
