// SPDX-License-Identifier: Apache-2.0
// What a diagnosis says, in English; and arrays of float64 with what the textbook makes of them: no code of the engine.
#pragma once

#include "engine/core/ops/operator.h"
#include "engine/core/tensor/random.h"
#include "engine/core/tensor/value.h"
#include "engine/detect/identify/identify.h"
#include "engine/formats/io/dispatch_job.h"
#include "tests/support/engines.h"
#include "tests/support/loaded.h"
#include "tests/support/matchers.h"
#include "tests/support/printers.h"
#include "tests/support/tensors.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <vector>

namespace tessera {

inline std::string said(const Message& message)
{
    return english(message);
}

inline std::string said(const Named& what)
{
    return english(what.words);
}

inline std::string remedyOf(const Diagnosis& found)
{
    return found.remedy ? english(found.sentences.at(*found.remedy)) : std::string();
}

inline std::string words(const Diagnosis& found) // all of it, for a test that fails
{
    return std::string(name(found.mistake)) + ": " + said(found.what) + testing::PrintToString(said(found.equals))
        + testing::PrintToString(said(found.sentences));
}

// Expects the class, `what` in the name, and `sentence` in one of the sentences.
inline void expectFound(const Diagnosis& found, MistakeClass mistake, const std::string& what = {},
                        const std::string& sentence = {})
{
    EXPECT_EQ(found.mistake, mistake) << words(found);
    EXPECT_THAT(said(found.what), HasSubstr(what)) << words(found);
    EXPECT_THAT(said(found.sentences), Contains(HasSubstr(sentence))) << words(found);
}

// The same, and no other class.
inline void expectAlone(const Diagnosis& found, MistakeClass mistake, const std::string& what = {})
{
    expectFound(found, mistake, what);
    EXPECT_EQ(found.classes().mistakes, std::vector{mistake}) << words(found);
}

// A tensor of these sizes, or of from's. `place` turns an element's coordinates into those of the element to take.
inline Tensor rearranged(const Tensor& from, const std::function<void(std::vector<uint32_t>& at)>& place,
                         const std::vector<uint32_t>& sizes = {})
{
    const TensorDesc desc{.dataType = from.desc.dataType, .sizes = sizes.empty() ? from.desc.sizes : sizes};
    return tensorWith(desc, [&](uint64_t i) {
        std::vector<uint32_t> at = coordinates(desc.sizes, i);
        place(at);
        return from.bits(elementAt(from.desc.sizes, at));
    });
}

// A case with its input and its right output.
struct Meant : Loaded {
    explicit Meant(const std::string& line)
        : Loaded(line)
        , right(runOn(engineNamed("cpu"), *this))
    {
    }

    Diagnosis found(const Tensor& output) const { return identify(input, output, c.op); }

    Tensor right;
};

using Sizes = std::array<uint32_t, 4>;

struct Array {
    Sizes sizes;
    std::vector<double> values;

    double at(const Sizes& at) const
    {
        return values[((uint64_t{at[0]} * sizes[1] + at[1]) * sizes[2] + at[2]) * sizes[3] + at[3]];
    }
};

inline Array filled(const Sizes& sizes, const std::function<double(uint64_t)>& value)
{
    Array array{sizes, {}};
    for (uint64_t i = 0; i < uint64_t{sizes[0]} * sizes[1] * sizes[2] * sizes[3]; ++i)
        array.values.push_back(value(i));
    return array;
}

inline Array counted(const Sizes& sizes)
{
    return filled(sizes, [](uint64_t i) { return static_cast<double>(i); });
}

inline Array reals(const Sizes& sizes, uint64_t seed)
{
    Random random(seed);
    return filled(sizes, [&](uint64_t) { return double{random.within(1)}; });
}

inline Array bytes(const Sizes& sizes, uint64_t seed)
{
    Random random(seed);
    return filled(sizes, [&](uint64_t) { return static_cast<double>(random.below(256)) - 128; });
}

// The element of one axis at any coordinate, as a filter has it: element(line, x).
using SampleAt = std::function<double(const std::vector<double>& line, double x)>;

inline Array along(const Array& from, size_t axis, uint32_t outputs, const std::function<double(double)>& x,
                   const SampleAt& element)
{
    Sizes sizes = from.sizes;
    sizes[axis] = outputs;
    uint64_t step = 1; // from one element of the axis to the next
    for (size_t inner = axis + 1; inner < 4; ++inner)
        step *= sizes[inner];
    return filled(sizes, [&](uint64_t i) {
        const uint64_t first = i / step / outputs * from.sizes[axis] * step + i % step;
        std::vector<double> line;
        for (uint64_t k = 0; k < from.sizes[axis]; ++k)
            line.push_back(from.values[first + k * step]);
        return element(line, x(static_cast<double>(i / step % outputs)));
    });
}

inline double blended(const std::vector<double>& line, double x)
{
    const double inside = std::clamp(x, 0.0, static_cast<double>(line.size()) - 1), first = std::floor(inside),
                 t = inside - first;
    return (1 - t) * line[static_cast<size_t>(first)]
        + t * line[std::min(static_cast<size_t>(first) + 1, line.size() - 1)];
}

inline double copied(const std::vector<double>& line, double x)
{
    return line[static_cast<size_t>(std::clamp(std::floor(x), 0.0, static_cast<double>(line.size()) - 1))];
}

inline double zeroOutside(const std::vector<double>& line, double x)
{
    double sum = 0;
    for (size_t i = 0; i < line.size(); ++i)
        sum += line[i] * std::max(0.0, 1 - std::abs(x - static_cast<double>(i)));
    return sum;
}

inline SampleAt cubic(double a)
{
    return [a](const std::vector<double>& line, double x) {
        double sum = 0;
        for (double i = std::floor(x) - 1; i < std::floor(x) + 3; ++i) {
            const double d = std::abs(x - i);
            const double w =
                d <= 1 ? (a + 2) * d * d * d - (a + 3) * d * d + 1 : a * d * d * d - 5 * a * d * d + 8 * a * d - 4 * a;
            sum += w * line[static_cast<size_t>(std::clamp(i, 0.0, static_cast<double>(line.size()) - 1))];
        }
        return sum;
    };
}

inline std::function<double(double)> halfPixel(double scale)
{
    return [scale](double o) { return (o + 0.5) / scale - 0.5; };
}

inline std::function<double(double)> line(double slope, double offset = 0)
{
    return [=](double o) { return slope * o + offset; };
}

// Twice as large on both of the last axes, by linear interpolation.
inline Array doubled(const Array& from)
{
    return along(along(from, 2, from.sizes[2] * 2, halfPixel(2), blended), 3, from.sizes[3] * 2, halfPixel(2), blended);
}

inline Array mapped(Array array, const std::function<double(double)>& value)
{
    for (double& each : array.values)
        each = value(each);
    return array;
}

// NumPy's a.reshape(shape).transpose(axes), in one line.
inline std::vector<double> transposed(const std::vector<double>& values, const std::vector<uint32_t>& shape,
                                      const std::vector<size_t>& axes)
{
    std::vector<size_t> strides(shape.size(), 1);
    for (size_t i = shape.size() - 1; i > 0; --i)
        strides[i - 1] = strides[i] * shape[i];
    std::vector<double> result;
    const auto add = [&](auto&& self, size_t depth, size_t offset) -> void {
        if (depth == axes.size())
            return result.push_back(values[offset]);
        for (uint32_t i = 0; i < shape[axes[depth]]; ++i)
            self(self, depth + 1, offset + i * strides[axes[depth]]);
    };
    add(add, 0, 0);
    return result;
}

inline Tensor tensorOf(const Array& array, DataType type = DataType::Float32)
{
    return tensorOf(type, {array.sizes.begin(), array.sizes.end()}, array.values);
}

// A mistake that the textbook makes, and what is said of it.
struct WrongResult {
    Array in, out;
    std::string meant; // empty: nothing is
    MistakeClass mistake;
    std::string what = "", sentence = "";
    std::optional<MistakeClass> second = {};
    DataType type = DataType::Float32; // where nothing is meant
};

inline Diagnosis diagnosed(const WrongResult& report)
{
    const auto meant = report.meant.empty() ? std::optional<Operator>() : caseFromText(report.meant).op;
    const DataType type = meant ? meant->input.dataType : report.type;
    return identify(tensorOf(report.in, type), tensorOf(report.out, type), meant);
}

inline void expectEach(const std::vector<WrongResult>& reports, bool isAlone = false)
{
    for (const WrongResult& report : reports) {
        SCOPED_TRACE(report.meant + ": " + report.what);
        const Diagnosis diagnosis = diagnosed(report);
        expectFound(diagnosis, report.mistake, report.what, report.sentence);
        EXPECT_EQ(diagnosis.second, report.second) << words(diagnosis);
        EXPECT_TRUE(!isAlone || diagnosis.classes().mistakes.size() == 1) << words(diagnosis);
    }
}

} // namespace tessera
