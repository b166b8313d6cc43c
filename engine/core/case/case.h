// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/generator.h"
#include "engine/core/ops/operators.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/tensor.h"
#include "engine/core/tensor/value.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tessera {

// A case: an operator and its input, as a line of text and back. The room also has the generators of inputs and the
// conformance cases. Engines that execute plans may not include it.

// Where a case's input comes from. Values were set by hand, decoded from a picture or read from a case file.
struct FromFile {
    std::filesystem::path path; // .npy, raw bytes, or a picture that is yet to be decoded
    // The range of a picture's samples, both when the input is read and when the output is written as a picture. None:
    // 255 is white when a picture is read; the values decide the range when one is written.
    std::optional<SampleRange> range = {};
    bool operator==(const FromFile&) const = default;
};
struct FromValues {
    Tensor tensor;
    std::string origin; // in words: "photo.jpg", "resource input"
    std::string file = {}; // what a line can name in their place: "case.json#input"; not compared
    SampleRange range = SampleRange::Byte; // the range that a picture was decoded to
    bool operator==(const FromValues& other) const;
};
using DataSource = std::variant<Generator, FromFile, FromValues>;

struct Case {
    std::string title;
    Operator op;
    DataSource data = Generator{};

    bool operator==(const Case&) const = default;
};

// One line of text, the arguments of `tessera run`, that reads back equal. Values are written out where they are few or
// have no file; they then lose their origin. More than kMostWrittenValues without a file are only named, and do not
// read back.
//   DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 2 --Order COLUMN_ROW_DEPTH --data doc-iota
// Short names mean the input tensor (--Sizes, --DataType, --Strides, --TotalTensorSizeInBytes); others are written in
// full (--OutputTensor.Sizes). What is offered or default is left out: the output's shape, counts that are the rank.
// Data: a generator's name, with its number after a colon ("random:7", "constant:2.5", "one-hot:11"); a file; the
// input of a case file ("case.json#input"); or "values:1,2.5,…", each element once, in logical order. For a picture's
// file the line also has --range 0-1 where white is 1 and not 255.
inline constexpr uint64_t kMostWrittenValues = 4096;
std::string toText(const Case& c);
bool hasLine(const Case& c); // its line reads back
Case caseFromText(std::string_view text); // throws TextError
Case caseFromArguments(const std::vector<std::string>& arguments); // the same, split; throws TextError
// The options of an operator's line, without their dashes.
std::vector<std::string> optionNames(const Operator& op);

// A line's words, both ways, as a shell quotes and splits them.
std::string shellWord(const std::string& text);
std::vector<std::string> shellWords(std::string_view line); // throws TextError where a quotation is not closed

// One field as the text of the line ("1,8,2,3", "LINEAR", "0.5,0.5"), both ways. Parts of a tensor have paths of their
// own ("InputTensor.Sizes"). setFieldText throws TextError and then leaves the operator as it was.
std::string fieldText(const Operator& op, std::string_view path);
void setFieldText(Operator& op, std::string_view path, std::string_view text);

// The value of --data, both ways: see toText(const Case&). `input`: the tensor that the data are for.
std::string dataText(const DataSource& data);
DataSource dataFromText(const std::string& text, const TensorDesc& input); // throws TextError

// The value of --range, both ways. A file has one where it was stated, a picture's values where it is not 0-255.
std::string rangeText(const DataSource& data); // empty: the line has none
SampleRange rangeOf(const DataSource& data);
// Throws TextError for another text, for data that name no file, and for a type that has only one range.
void setRange(DataSource& data, const std::string& text, const TensorDesc& input);
inline constexpr Text kRangeNeedsFile = say("case", "--range says what white is in a file, and --data names none");

// The example that the window opens on: example 2 of DEPTH_TO_SPACE1's reference page.
Case documentationExample();

// A text that is not a value of an operator's field. what() is the issue's sentence.
class FieldError : public TextError {
public:
    explicit FieldError(const Issue& refused)
        : TextError(sentence(refused))
        , issue(refused)
    {
    }

    Issue issue; // the field, the text in quotation marks, and why it is no value of it
};

// The cases of resources/conformance.txt, which an implementation is likely to get wrong. Each is small, has no issues,
// and is named by its title. They complete the built-in examples, which have expected values.
std::vector<Case> conformanceCases();

} // namespace tessera
