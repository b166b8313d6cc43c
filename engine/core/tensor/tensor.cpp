// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/tensor.h"

#include "engine/core/message/plain_text.h"
#include "engine/core/tensor/error.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstring>
#include <functional>
#include <limits>

namespace tessera {

namespace {

struct TypeFacts {
    DataType type;
    std::string_view name;
    uint32_t bytes;
    bool isFloat;
};

constexpr std::array<TypeFacts, 11> kTypes = {{
    {DataType::Float32, "FLOAT32", 4, true},
    {DataType::Float16, "FLOAT16", 2, true},
    {DataType::UInt32, "UINT32", 4, false},
    {DataType::UInt16, "UINT16", 2, false},
    {DataType::UInt8, "UINT8", 1, false},
    {DataType::Int32, "INT32", 4, false},
    {DataType::Int16, "INT16", 2, false},
    {DataType::Int8, "INT8", 1, false},
    {DataType::Float64, "FLOAT64", 8, true},
    {DataType::UInt64, "UINT64", 8, false},
    {DataType::Int64, "INT64", 8, false},
}};
static_assert(kTypes.size() == kDataTypes.size() && kTypes.back().type == DataType::Int64);

const TypeFacts& facts(DataType type)
{
    const auto index = static_cast<size_t>(type) - 1;
    assert(index < kTypes.size() && kTypes[index].type == type);
    return kTypes[index];
}

// Two elements share an offset when an axis steps by less than the reach of those with smaller strides. Sorted by
// stride, a sufficient test that is also necessary for every layout that is a permutation with padding.
bool overlaps(const TensorDesc& desc)
{
    const std::vector<uint64_t> strides = effectiveStrides(desc);
    std::vector<size_t> axes;
    for (size_t axis = 0; axis < desc.sizes.size(); ++axis)
        if (desc.sizes[axis] > 1)
            axes.push_back(axis);
    std::ranges::sort(axes, {}, [&](size_t axis) { return strides[axis]; });
    uint64_t reach = 1; // one past the largest offset of the axes so far
    for (const size_t axis : axes) {
        if (strides[axis] < reach)
            return true;
        reach += (desc.sizes[axis] - 1) * strides[axis];
    }
    return false;
}

// What the issues of one description are collected in.
struct Found {
    std::string_view path;
    Issues issues = {};

    void add(const std::string& part, std::string value, Message wrong, std::vector<std::string> right = {})
    {
        issues.push_back({std::string(path) + "." + part, std::move(value), std::move(wrong), std::move(right)});
    }
};

void checkStrides(const TensorDesc& desc, TensorRole role, Found& found)
{
    const std::vector<uint32_t>& strides = *desc.strides;
    if (strides.size() != desc.sizes.size())
        return found.add("Strides", text(strides),
                         say("tensor", "needs one stride for each of the %1 sizes")(desc.sizes.size()));
    if (role == TensorRole::Input)
        return;
    for (size_t axis = 0; axis < strides.size(); ++axis)
        if (strides[axis] == 0 && desc.sizes[axis] > 1)
            found.add("Strides[" + std::to_string(axis) + "]", "0",
                      say("tensor", "would write several elements to one place"), {"1"});
    if (found.issues.empty() && overlaps(desc))
        found.add("Strides", text(strides),
                  say("tensor", "lets two elements of %1 share a place; an output's may not")(text(desc.sizes)));
}

void checkBytes(const TensorDesc& desc, Found& found)
{
    const auto minimum = minimumBytes(desc);
    const uint64_t total = desc.totalTensorSizeInBytes;
    if (!minimum)
        found.add(desc.strides ? "Strides" : "Sizes", text(desc.strides ? *desc.strides : desc.sizes),
                  say("tensor", "reaches beyond 2^64 bytes"));
    else if (total != 0 && total < *minimum)
        found.add("TotalTensorSizeInBytes", std::to_string(total),
                  say("tensor", "is less than the %1 bytes that the elements reach")(*minimum),
                  {std::to_string(*minimum)});
    const uint32_t alignment = desc.guaranteedBaseOffsetAlignment, bytes = elementBytes(desc.dataType);
    if (alignment != 0 && (!std::has_single_bit(alignment) || alignment < bytes))
        found.add("GuaranteedBaseOffsetAlignment", std::to_string(alignment),
                  say("tensor", "is neither 0 nor a power of two of at least the element's %1 bytes")(bytes),
                  {"0", std::to_string(bytes)});
}

} // namespace

std::string_view name(DataType type)
{
    return facts(type).name;
}

std::optional<DataType> dataTypeFromName(std::string_view name)
{
    constexpr std::string_view prefix = "DML_TENSOR_DATA_TYPE_";
    if (name.starts_with(prefix))
        name.remove_prefix(prefix.size());
    const auto found = std::ranges::find(kTypes, name, &TypeFacts::name);
    return found == kTypes.end() ? std::nullopt : std::optional{found->type};
}

uint32_t elementBytes(DataType type)
{
    return facts(type).bytes;
}

bool isFloat(DataType type)
{
    return facts(type).isFloat;
}

Message sentence(const Issue& issue)
{
    Message wrong = issue.value.empty()
        //: A field, and what is wrong with it.
        ? say("tensor", "%1 %2")(issue.path, issue.message)
        //: A field, its value, and what is wrong with it.
        : say("tensor", "%1 = %2 %3")(issue.path, issue.value, issue.message);
    if (issue.suggestions.empty())
        return wrong;
    Message right(issue.suggestions.front());
    for (size_t i = 1; i < issue.suggestions.size(); ++i)
        right = say("tensor", "%1 or %2")(right, issue.suggestions[i]);
    //: What is wrong, and what was expected.
    return say("tensor", "%1; expected %2")(wrong, right);
}

Issues validate(const TensorDesc& desc, std::string_view path, TensorRole role)
{
    Found found{path};
    if (desc.sizes.empty())
        found.add("Sizes", "{}", say("tensor", "has no dimensions"));
    for (size_t axis = 0; axis < desc.sizes.size(); ++axis)
        if (desc.sizes[axis] == 0)
            found.add("Sizes[" + std::to_string(axis) + "]", "0", say("tensor", "is not a size"), {"1"});
    const auto count = elementCount(desc.sizes);
    if (found.issues.empty() && (!count || *count > std::numeric_limits<uint32_t>::max()))
        found.add("Sizes", text(desc.sizes), say("tensor", "has more than 2^32 − 1 elements"));
    if (found.issues.empty() && desc.strides)
        checkStrides(desc, role, found);
    if (found.issues.empty())
        checkBytes(desc, found);
    return found.issues;
}

std::optional<uint64_t> elementCount(std::span<const uint32_t> sizes)
{
    uint64_t count = 1;
    bool fits = true;
    for (const uint32_t size : sizes)
        fits = !__builtin_mul_overflow(count, uint64_t{size}, &count) && fits;
    return fits ? std::optional{count} : std::nullopt;
}

uint64_t elementCount(const TensorDesc& desc)
{
    return elementCount(desc.sizes).value();
}

std::vector<uint64_t> packedStrides(std::span<const uint32_t> sizes)
{
    std::vector<uint64_t> strides(sizes.size());
    uint64_t stride = 1;
    for (size_t axis = sizes.size(); axis-- > 0; stride *= sizes[axis])
        strides[axis] = stride;
    return strides;
}

std::vector<uint64_t> effectiveStrides(const TensorDesc& desc)
{
    return desc.strides ? std::vector<uint64_t>(desc.strides->begin(), desc.strides->end()) : packedStrides(desc.sizes);
}

std::optional<uint64_t> minimumBytes(const TensorDesc& desc)
{
    const std::vector<uint64_t> strides = effectiveStrides(desc);
    uint64_t last = 0;
    for (size_t axis = 0; axis < desc.sizes.size(); ++axis) {
        uint64_t reach = 0;
        if (__builtin_mul_overflow(uint64_t{desc.sizes[axis]} - 1, strides[axis], &reach)
            || __builtin_add_overflow(last, reach, &last))
            return std::nullopt;
    }
    uint64_t bytes = 0;
    if (__builtin_add_overflow(last, uint64_t{1}, &last)
        || __builtin_mul_overflow(last, uint64_t{elementBytes(desc.dataType)}, &bytes)
        || __builtin_add_overflow(bytes, uint64_t{3}, &bytes))
        return std::nullopt;
    return bytes & ~uint64_t{3};
}

uint64_t totalBytes(const TensorDesc& desc)
{
    return desc.totalTensorSizeInBytes != 0 ? desc.totalTensorSizeInBytes : minimumBytes(desc).value();
}

bool isPacked(const TensorDesc& desc)
{
    if (!desc.strides)
        return true;
    const std::vector<uint64_t> packed = packedStrides(desc.sizes);
    for (size_t axis = 0; axis < desc.sizes.size(); ++axis)
        if (desc.sizes[axis] > 1 && (*desc.strides)[axis] != packed[axis])
            return false;
    return true;
}

TensorDesc withoutLayout(const TensorDesc& desc)
{
    return {.dataType = desc.dataType, .sizes = desc.sizes};
}

std::string text(std::span<const uint32_t> sizes)
{
    return "{" + listText(sizes, ", ") + "}";
}

std::string text(const TensorDesc& desc)
{
    return std::string(name(desc.dataType)) + " " + text(desc.sizes);
}

std::vector<uint32_t> coordinates(std::span<const uint32_t> sizes, uint64_t element)
{
    std::vector<uint32_t> result(sizes.size());
    for (size_t axis = sizes.size(); axis-- > 0; element /= sizes[axis])
        result[axis] = static_cast<uint32_t>(element % sizes[axis]);
    return result;
}

uint64_t elementAt(std::span<const uint32_t> sizes, std::span<const uint32_t> coordinates)
{
    assert(sizes.size() == coordinates.size());
    uint64_t element = 0;
    for (size_t axis = 0; axis < sizes.size(); ++axis)
        element = element * sizes[axis] + coordinates[axis];
    return element;
}

uint64_t offsetOf(const TensorDesc& desc, uint64_t element)
{
    if (!desc.strides)
        return element;
    uint64_t offset = 0;
    for (size_t axis = desc.sizes.size(); axis-- > 0; element /= desc.sizes[axis])
        offset += element % desc.sizes[axis] * (*desc.strides)[axis];
    return offset;
}

std::optional<uint64_t> elementAtOffset(const TensorDesc& desc, uint64_t offset)
{
    const std::vector<uint64_t> strides = effectiveStrides(desc);
    std::vector<size_t> axes;
    for (size_t axis = 0; axis < strides.size(); ++axis)
        if (strides[axis] > 0)
            axes.push_back(axis);
    std::ranges::stable_sort(axes, std::greater{}, [&](size_t axis) { return strides[axis]; });
    std::vector<uint32_t> at(strides.size(), 0);
    for (const size_t axis : axes) { // the largest step first: those of a tensor without overlaps nest
        at[axis] = static_cast<uint32_t>(std::min<uint64_t>(offset / strides[axis], desc.sizes[axis] - 1));
        offset -= at[axis] * strides[axis];
    }
    return offset == 0 ? std::optional{elementAt(desc.sizes, at)} : std::nullopt;
}

PaddedSizes paddedSizes(const TensorDesc& desc)
{
    PaddedSizes sizes = {1, 1, 1, 1};
    std::ranges::copy_backward(desc.sizes, sizes.end());
    return sizes;
}

std::array<uint64_t, 4> paddedStrides(const TensorDesc& desc)
{
    std::array<uint64_t, 4> strides{};
    std::ranges::copy_backward(effectiveStrides(desc), strides.end());
    return strides;
}

std::array<uint64_t, 4> packedStridesOf(const PaddedSizes& sizes)
{
    const uint64_t plane = uint64_t{sizes[2]} * sizes[3];
    return {sizes[1] * plane, plane, sizes[3], 1};
}

PaddedSizes paddedCoordinates(const PaddedSizes& sizes, uint64_t element)
{
    PaddedSizes at{};
    for (size_t axis = 4; axis-- > 0; element /= sizes[axis])
        at[axis] = static_cast<uint32_t>(element % sizes[axis]);
    return at;
}

uint64_t contiguousRun(const TensorDesc& desc)
{
    const std::vector<uint64_t> strides = effectiveStrides(desc);
    uint64_t run = 1;
    for (size_t axis = strides.size(); axis-- > 0;) {
        if (desc.sizes[axis] == 1)
            continue;
        if (strides[axis] != run)
            break;
        run *= desc.sizes[axis];
    }
    return run;
}

Tensor::Tensor(TensorDesc description)
    : desc(std::move(description))
    , buffer(totalBytes(desc))
{
}

Tensor::Tensor(TensorDesc description, Buffer memory)
    : desc(std::move(description))
    , buffer(std::move(memory))
{
    assert(buffer.bytes().size() >= minimumBytes(desc).value());
}

uint64_t Tensor::bits(uint64_t element) const
{
    const uint32_t width = elementBytes(desc.dataType);
    uint64_t result = 0; // little endian, as every machine that this runs on
    std::memcpy(&result, bytes().data() + offsetOf(desc, element) * width, width);
    return result;
}

void Tensor::setBits(uint64_t element, uint64_t bits)
{
    const uint32_t width = elementBytes(desc.dataType);
    std::memcpy(writableBytes().data() + offsetOf(desc, element) * width, &bits, width);
}

} // namespace tessera
