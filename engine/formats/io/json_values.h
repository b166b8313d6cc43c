// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/tensor.h"
#include "engine/formats/io/case_file.h"
#include "engine/formats/io/json.h"
#include "engine/formats/io/json_text.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string_view>
#include <vector>

namespace tessera {

// How DxDispatch writes elements as JSON.

// The bits of one literal: floats are numbers that a double holds exactly or "nan", "inf", "-inf" in any case (FLOAT16
// is truncated, as in DxDispatch); integers are whole numbers in range. None for other values.
std::optional<uint64_t> literalBits(const JsonValue& value, DataType type);
uint64_t literal(const JsonMember& member, DataType type); // the same; throws JsonError
// Writes the bits in as few digits as read back equal. Only a NaN's own sign or payload is lost.
void writeLiteral(JsonText& json, DataType type, uint64_t bits);
bool isWritable(DataType type, uint64_t bits); // writeLiteral loses nothing

// How much memory all values of a file may take together.
class MemoryAccount {
public:
    explicit MemoryAccount(MemoryBudget budget);
    MemoryBudget left() const; // the rest of the budget
    void take(uint64_t bytes, const JsonMember& why); // throws JsonError with both figures

private:
    MemoryBudget m_budget;
    uint64_t m_left;
};

// A data type's name with or without its prefix; none for "UNKNOWN" or a missing member. Throws JsonError.
std::optional<DataType> dataTypeOf(const std::optional<JsonMember>& member);

// Arrays by the names of their files in a case.
using HeldArrays = std::map<std::string, Tensor>;

// Where files are looked for.
struct SourcePlace {
    const std::filesystem::path& folder; // the case's folder
    SourceReach reach;
    const HeldArrays* held = nullptr; // null: files are read; else these arrays, and no file
};

// A case file from its text. Throws JsonError, OutsideFolder.
CaseFile readCase(std::string_view json, const SourcePlace& place, const MemoryBudget& budget);

// Where a resource's values lie in its memory.
struct ValuesRoom {
    std::optional<JsonMember> size = {}; // of the memory, in bytes; none: the values', rounded up to a multiple of 4
    uint64_t offset = 0; // bytes before them
};

struct ReadValues {
    DataType type = DataType::Float32;
    uint64_t count = 0; // the number of elements, at least 1
    std::vector<uint32_t> sizes = {}; // a .npy's own shape; else {count}
    std::filesystem::path source = {}; // the file that they come from; empty: none
    Buffer memory = {};
};

// The bytes that a short form asks for: a count of values, or a file. 0 for other forms, and for a wrong one. Throws
// OutsideFolder.
uint64_t claimedBytes(const JsonMember& member, std::optional<DataType> type, const SourcePlace& place);

// Reads every form but "deferred". `type` is initialValuesDataType; a list of several types reads as UINT8. Memory is
// taken from the account before it is allocated. Throws JsonError, OutsideFolder.
ReadValues readValues(const JsonMember& member, std::optional<DataType> type, const ValuesRoom& room,
                      const SourcePlace& place, MemoryAccount& memory);

// The parts of a case file's text.
struct CaseParts {
    const Case& c;
    const ResourceContent& input;
    std::string inputFile; // the file of its values; empty: they are in the text. The same below
    CaseExtras extras = {};
    std::optional<ResourceContent> expected = {};
    std::string expectedFile = {};
    std::filesystem::path folder = {}; // where the text will be saved; empty: unknown
};
std::string toJson(const CaseParts& parts);

// Writes a resource's values; they are in `file` unless its name is empty.
void writeValues(JsonText& json, const ResourceContent& content, const std::string& file);

} // namespace tessera
