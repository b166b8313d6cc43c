// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/message.h"
#include "engine/core/tensor/tensor.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tessera {

// The enums' values are DirectML's.
enum class DepthSpaceOrder : uint32_t { DepthColumnRow = 0, ColumnRowDepth = 1 };
enum class InterpolationMode : uint32_t { NearestNeighbor = 0, Linear = 1 };
enum class AxisDirection : uint32_t { Increasing = 0, Decreasing = 1 };
// Ours: DirectML has the first one only, and no name for it.
enum class AntialiasFilter : uint32_t { Halving = 0, Triangle = 1 };

// The spellings of an enum, by value.
struct EnumType {
    std::string_view prefix; // "DML_DEPTH_SPACE_ORDER_"; empty: of an enum of ours
    std::span<const std::string_view> names; // "DEPTH_COLUMN_ROW", …
    std::span<const Text> sentences; // what each means, one sentence
};

const EnumType& enumType(DepthSpaceOrder);
const EnumType& enumType(InterpolationMode);
const EnumType& enumType(AxisDirection);
const EnumType& enumType(AntialiasFilter);

// What the form, the file format, the one-line text, the command line's options and the help need to know of a field.
struct FieldInfo {
    std::string_view name; // DirectML's, letter for letter, unless isOurs
    Text sentence; // what it does, for tooltips and --help
    double minimum = 0; // the least that each number may be, where numbers are
    double maximum = 0;
    Text unit = {}; // "elements", "pixels", or nothing
    bool isOutput = false; // the tensor whose shape is offered
    bool followsRank = false; // a count that is the tensors' rank, or a list with an entry per axis
    bool isOurs = false; // no member of DirectML's structure: files may leave it out, and it is then the default
    std::string_view onlyWith = {}; // the bool field without which this one has no effect; empty: it always may
};

// A field's value. Lists of floats have an entry per axis.
struct EnumValue {
    const EnumType* type;
    uint32_t value;

    std::string_view name() const { return type->names[value]; }
    bool operator==(const EnumValue&) const = default;
};
using FieldValue = std::variant<TensorDesc, uint32_t, bool, std::vector<float>, EnumValue>;

struct Field {
    FieldInfo info;
    FieldValue value;
};

} // namespace tessera
