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
// is cut off towards zero, as that tool does); integers are whole numbers in range. None where the value is not one of
// these.
std::optional<uint64_t> literalBits(const JsonValue& value, DataType type);
uint64_t literal(const JsonMember& member, DataType type); // the same; throws JsonError
// The way back, in as few digits as read back equal; nothing but a NaN with a sign or payload of its own is lost.
void writeLiteral(JsonText& json, DataType type, uint64_t bits);
bool isWritable(DataType type, uint64_t bits); // writeLiteral loses nothing

// What a file may take up in memory, all its values together.
class MemoryAccount {
public:
    explicit MemoryAccount(MemoryBudget budget);
    MemoryBudget left() const; // what is left of the budget, to read a file within
    void take(uint64_t bytes, const JsonMember& why); // throws JsonError with both figures

private:
    MemoryBudget m_budget;
    uint64_t m_left;
};

// A data type's name with or without its prefix; none for "UNKNOWN" or a missing member. Throws JsonError.
std::optional<DataType> dataTypeOf(const std::optional<JsonMember>& member);

// Arrays by the names that a case has for their files.
using HeldArrays = std::map<std::string, Tensor>;

// Where files are looked for.
struct SourcePlace {
    const std::filesystem::path& folder; // the case's folder
    SourceReach reach;
    const HeldArrays* held = nullptr; // null: files are read; else these arrays, and no file
};

// A case file from its text. Throws JsonError, OutsideFolder.
CaseFile readCase(std::string_view json, const SourcePlace& place, const MemoryBudget& budget);

// Where in a resource's memory its values stand.
struct ValuesRoom {
    std::optional<JsonMember> size = {}; // of the memory, in bytes; none: what they need, as a multiple of four
    uint64_t offset = 0; // bytes before them
};

struct ReadValues {
    DataType type = DataType::Float32;
    uint64_t count = 0; // the number of elements, at least 1
    std::vector<uint32_t> sizes = {}; // a .npy's own shape; else {count}
    std::filesystem::path source = {}; // the file that they come from; empty: none
    Buffer memory = {};
};

// What the form asks for in a few characters: a count of values, or a file. 0 for other forms, and where it is wrong.
// Throws OutsideFolder.
uint64_t claimedBytes(const JsonMember& member, std::optional<DataType> type, const SourcePlace& place);

// Every form but "deferred". `type` is initialValuesDataType; a list of several types reads as UINT8. What they need of
// the account is taken before it is allocated. Throws JsonError, OutsideFolder.
ReadValues readValues(const JsonMember& member, std::optional<DataType> type, const ValuesRoom& room,
                      const SourcePlace& place, MemoryAccount& memory);

// A case as a text that Tessera reads back.
struct CaseParts {
    const Case& c;
    const ResourceContent& input;
    std::string inputFile; // where its values are; empty: in the text, and so below
    CaseExtras extras = {};
    std::optional<ResourceContent> expected = {};
    std::string expectedFile = {};
    std::filesystem::path folder = {}; // where the text will lie; empty: nobody knows
};
std::string toJson(const CaseParts& parts);

// The values of a resource, which stand in `file` unless it is empty.
void writeValues(JsonText& json, const ResourceContent& content, const std::string& file);

} // namespace tessera
