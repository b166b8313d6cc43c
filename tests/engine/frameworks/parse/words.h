// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/core/ops/operator.h"
#include "engine/frameworks/onnx/model.h"
#include "tests/support/matchers.h"

#include <optional>
#include <string>
#include <vector>

// Texts as reports have them, and what they are read as.
namespace tessera::words {

using Sizes = std::vector<uint32_t>;

inline const Sizes kDeep{1, 8, 2, 3}, kWide{1, 2, 4, 6}, kColours{1, 3, 4, 6};
inline const Sizes kNoSizes; // the words say them, or nobody

struct SaysRow {
    const char* words;
    Sizes sizes;
    const char* says; // in the case's line, or in the refusal
};

inline std::string lineOf(const ReadOperator& read)
{
    return toText(Case{.title = {}, .op = read.op, .data = read.data.value_or(Generator{.pattern = Pattern::DocIota})});
}

// The case's line, with its data; of what is refused the sentence.
inline std::string read(const std::string& words, const Sizes& sizes = {}, std::optional<Dialect> dialect = {})
{
    return textOrRefusal<TextError>([&] {
        const ReadOperator found = operatorFromText(words, {.sizes = sizes, .dialect = dialect});
        EXPECT_TRUE(validate(found.op).empty()) << words;
        return lineOf(found);
    });
}

inline std::string withoutData(const std::string& line)
{
    return line.substr(0, line.find(" --data"));
}

inline void expectSame(const std::string& words, const Sizes& sizes, const std::string& plain, const Sizes& plainSizes,
                       DataType type = DataType::Float32)
{
    const Operator right = operatorFromWords(plain, {.sizes = plainSizes, .type = type}).op;
    EXPECT_EQ(withoutData(read(words, sizes)), withoutData(lineOf({right}))) << words;
}

} // namespace tessera::words
