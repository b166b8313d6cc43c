// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/tensor/tensor.h"

#include <array>
#include <cstdint>
#include <functional>
#include <future>
#include <mutex>
#include <optional>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

namespace tessera {

// A value of a range as 16 bits: what mips hold and what colours are looked up by. 0 … kTopLevel is the range from its
// minimum to its maximum; what is not finite has codes of its own.
using Level = uint16_t;
inline constexpr Level kTopLevel = 65280; // 255·256: every byte has a level of its own
inline constexpr Level kNegativeInfinity = 65533, kPositiveInfinity = 65534, kNotANumber = 65535;

struct ValueRange {
    double minimum = 0, maximum = 1;
    // Zero keeps the lowest level to itself; what is above starts at kSmallestShown. Where the minimum is above 0 the
    // scale is that of log(value), else of log(1 + value).
    bool logarithmic = false;

    bool operator==(const ValueRange&) const = default;
    double fraction(double value) const; // 0 … 1, of a finite value
    Level level(double value) const; // the level of any value
    // the inverse of level(), for a linear range
    double value(Level level) const { return minimum + (maximum - minimum) * level / kTopLevel; }
};

// A tensor's sizes and memory strides as {N, C, H, W}, whatever its rank (1 to 4).
struct PaddedShape {
    std::array<uint32_t, 4> sizes = {1, 1, 1, 1};
    std::array<uint64_t, 4> strides = {};

    PaddedShape() = default;
    explicit PaddedShape(const TensorDesc& desc);
    uint64_t rowOffset(uint32_t n, uint32_t c, uint32_t y) const; // in elements of memory, of x = 0
    uint64_t element(uint32_t n, uint32_t c, uint32_t y, uint32_t x) const; // logical
    std::array<uint32_t, 4> coordinates(uint64_t element) const;
};

// The smallest and the largest finite value; none when there is none, or when stopped.
using FiniteRange = std::optional<std::pair<double, double>>;
FiniteRange finiteRange(const Tensor& tensor, const std::stop_token& stop);
ValueRange commonRange(std::span<const FiniteRange> ranges); // covers all of them; 0 to 1 where there is none

// Reads a tensor's elements as levels of a range.
class LevelReader {
public:
    LevelReader(const Tensor& tensor, const ValueRange& range);

    // `count` levels from the element at memory offset `offset` on, `stride` elements apart.
    void read(uint64_t offset, uint64_t stride, size_t count, Level* out) const;

private:
    template <class T> void readLinear(const T* row, uint64_t stride, size_t count, Level* out) const;

    Tensor m_tensor;
    ValueRange m_range;
    // The levels by an element's bits, where it has at most 16; by the upper 16 bits of its float32, where the range is
    // logarithmic.
    std::vector<Level> m_table;
};

// The smallest and the largest finite value of tensors that several views show. Each tensor is searched once: whoever
// asks meanwhile, on any thread, waits for that search.
class FiniteRanges {
public:
    using SearchFunction = std::function<FiniteRange(const Tensor& tensor)>;

    // `search`: another one than finiteRange(), for a test.
    explicit FiniteRanges(SearchFunction search = {});

    // Throws what the search throws, also to those who wait for it; who asks later has it done again.
    FiniteRange of(const Tensor& tensor);
    void keepOnly(std::span<const Tensor* const> tensors); // what else was asked for is let go

private:
    struct Search {
        Tensor tensor; // held: no other takes its memory
        std::shared_future<FiniteRange> found;
    };
    void forget(const Tensor& tensor);

    const SearchFunction m_search;
    std::mutex m_mutex;
    std::vector<Search> m_searches;
};

} // namespace tessera
