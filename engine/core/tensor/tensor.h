// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/message.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// Tensors as DirectML describes them: data types, sizes, strides, and memory that copies share. The room also has the
// values of elements, errors, memory budgets, and what an engine is. All rooms but message use it.

// The values are DML_TENSOR_DATA_TYPE's.
enum class DataType : uint32_t {
    Float32 = 1,
    Float16 = 2,
    UInt32 = 3,
    UInt16 = 4,
    UInt8 = 5,
    Int32 = 6,
    Int16 = 7,
    Int8 = 8,
    Float64 = 9,
    UInt64 = 10,
    Int64 = 11,
};

// In the order of the documentation: FLOAT64 FLOAT32 FLOAT16 INT64 … UINT8.
inline constexpr std::array kDataTypes = {
    DataType::Float64, DataType::Float32, DataType::Float16, DataType::Int64,  DataType::Int32, DataType::Int16,
    DataType::Int8,    DataType::UInt64,  DataType::UInt32,  DataType::UInt16, DataType::UInt8,
};

std::string_view name(DataType type); // "FLOAT32"
std::optional<DataType> dataTypeFromName(std::string_view name); // with or without DML_TENSOR_DATA_TYPE_
uint32_t elementBytes(DataType type); // 1, 2, 4 or 8
bool isFloat(DataType type);

// The letters of the axes, and of an element's coordinates along them.
inline constexpr std::array<std::string_view, 4> kAxisNames = {"N", "C", "H", "W"};
inline constexpr std::array<std::string_view, 4> kCoordinateNames = {"n", "c", "y", "x"};

// DML_BUFFER_TENSOR_DESC. Elements are numbered logically: row-major over sizes, whatever the strides.
struct TensorDesc {
    DataType dataType = DataType::Float32;
    std::vector<uint32_t> sizes; // {N, C, H, W}, or fewer
    std::optional<std::vector<uint32_t>> strides = {}; // in elements; absent = packed
    uint64_t totalTensorSizeInBytes = 0; // 0 = the minimum
    uint32_t guaranteedBaseOffsetAlignment = 0; // 0, or a power of two >= the element size

    bool operator==(const TensorDesc&) const = default;
};

// One thing that is wrong with a user's case: data, never thrown.
struct Issue {
    std::string path; // DirectML's field, with its index: "OutputTensor.Sizes[1]"
    std::string value; // what stands there now, as text
    Message message; // what is wrong, as the rest of a sentence: "is not a multiple of BlockSize² = 4"
    std::vector<std::string> suggestions = {}; // values of that field that would be right, the nearest first

    bool operator==(const Issue&) const = default;
};

using Issues = std::vector<Issue>;

// One sentence without a full stop: "InputTensor.Sizes[1] = 10 is not a multiple of BlockSize² = 4; expected 8 or 12".
Message sentence(const Issue& issue);

// The role decides which strides are valid: a stride of 0 repeats an input's element, and is an overlap in an output.
enum class TensorRole { Input, Output };

// Everything that is wrong with the description (semantics.md, section 4); `path` is the tensor's field, "InputTensor".
// The functions below need a description without issues, unless they return an optional.
Issues validate(const TensorDesc& desc, std::string_view path, TensorRole role);

std::optional<uint64_t> elementCount(std::span<const uint32_t> sizes); // none when it does not fit 64 bits
uint64_t elementCount(const TensorDesc& desc);
std::vector<uint64_t> packedStrides(std::span<const uint32_t> sizes); // row-major, in elements
std::vector<uint64_t> effectiveStrides(const TensorDesc& desc); // desc.strides, or the packed ones
std::optional<uint64_t> minimumBytes(const TensorDesc& desc); // rounded up to 4; none when it does not fit 64 bits
uint64_t totalBytes(const TensorDesc& desc); // totalTensorSizeInBytes, or the minimum where that is 0
bool isPacked(const TensorDesc& desc); // memory order is logical order, without gaps
TensorDesc withoutLayout(const TensorDesc& desc); // the same type and sizes, packed
std::string text(std::span<const uint32_t> sizes); // "{1, 8, 2, 3}"
std::string text(const TensorDesc& desc); // "FLOAT32 {1, 8, 2, 3}"

std::vector<uint32_t> coordinates(std::span<const uint32_t> sizes, uint64_t element); // where a logical element lies
uint64_t elementAt(std::span<const uint32_t> sizes, std::span<const uint32_t> coordinates); // the way back
uint64_t offsetOf(const TensorDesc& desc, uint64_t element); // Σ index·stride, in elements
// The logical element at an offset, none for padding. Where several lie there, one of them.
std::optional<uint64_t> elementAtOffset(const TensorDesc& desc, uint64_t offset);
// The same in four axes, N, C, H, W: lower ranks have ones in front, with strides of 0.
using PaddedSizes = std::array<uint32_t, 4>;
PaddedSizes paddedSizes(const TensorDesc& desc);
std::array<uint64_t, 4> paddedStrides(const TensorDesc& desc);
std::array<uint64_t, 4> packedStridesOf(const PaddedSizes& sizes); // row-major, in elements
PaddedSizes paddedCoordinates(const PaddedSizes& sizes, uint64_t element);
uint64_t contiguousRun(const TensorDesc& desc); // how many elements in logical order lie next to each other

// Bytes that are owned, or somebody else's. Copies share the bytes until one of them is written: a tensor is a value,
// and handing one to another thread costs nothing.
class Buffer {
public:
    Buffer() = default;
    explicit Buffer(uint64_t bytes); // zeros; throws EngineError when the machine has not that much memory
    // `bytes` of the file from `offset` on: copied, since a map dies with its file. Throws IoError, EngineError.
    static Buffer read(const std::filesystem::path& path, uint64_t offset, uint64_t bytes);
    // Uses a caller's memory in place. The memory outlives the buffer and its copies, and begins at a multiple of the
    // elements' size. Const memory is copied before it is written.
    static Buffer borrowed(std::span<std::byte> memory);
    static Buffer borrowed(std::span<const std::byte> memory);

    std::span<const std::byte> bytes() const;
    std::span<std::byte> writableBytes(); // copies first when the bytes are const or shared

private:
    struct Storage;
    std::shared_ptr<Storage> m_storage;
};

// A description and its memory: buffer.bytes().size() >= totalBytes(desc).
struct Tensor {
    TensorDesc desc;
    Buffer buffer;

    Tensor() = default;
    explicit Tensor(TensorDesc description); // zeros
    Tensor(TensorDesc description, Buffer memory);

    std::span<const std::byte> bytes() const { return buffer.bytes(); }
    std::span<std::byte> writableBytes() { return buffer.writableBytes(); }

    uint64_t bits(uint64_t element) const; // the bits of a logical element, zero-extended
    void setBits(uint64_t element, uint64_t bits);
};

// The same logical elements, in another layout (strides, padding) of the same type and sizes.
Tensor withLayout(const Tensor& tensor, const TensorDesc& layout);
bool equalElements(const Tensor& a, const Tensor& b); // bit for bit, padding ignored
// Into the elements of another tensor of the same type and sizes; what lies between those stays.
void copyElements(const Tensor& from, Tensor& to);

// One axis of elements in two memories: how many there are, and how far they are apart, in bytes.
struct CopyLoop {
    uint64_t size;
    uint64_t to, from;
};
// The elements of all axes, the last one the fastest. What is contiguous on both sides is copied together.
void copyElements(std::byte* to, const std::byte* from, std::vector<CopyLoop> loops, uint32_t elementBytes);

// Whether the two are unwritten copies of one tensor: the same bytes in the same place, described in the same way.
// A result for the one is then valid for the other as long as both are kept.
bool sameMemory(const Tensor& a, const Tensor& b);

} // namespace tessera
