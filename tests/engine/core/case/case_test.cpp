// SPDX-License-Identifier: Apache-2.0
#include "engine/core/case/case.h"

#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"
#include "tests/support/printers.h"
#include "tests/support/random_case.h"
#include "tests/support/thrown.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace tessera {
namespace {

using testing::HasSubstr;

TEST(CaseText, IsTheLineOfTheDocumentation)
{
    const std::string line =
        "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 2 --Order COLUMN_ROW_DEPTH --data doc-iota";
    EXPECT_EQ(toText(documentationExample()), line);
    Case read = caseFromText(line);
    read.title = documentationExample().title; // a line has none
    EXPECT_EQ(read, documentationExample());
    EXPECT_EQ(outputDesc(read.op).sizes, (std::vector<uint32_t>{1, 2, 4, 6}));
}

// The line, and field by field, a wrong one included: what a form shows is what it takes.
TEST(CaseText, ReadsBackEqualForEveryOperator)
{
    std::set<std::string_view> met;
    for (const uint64_t seed : testSeeds(500)) {
        Case c = randomCase(seed);
        SCOPED_TRACE(trace(seed, c));
        met.insert(name(c.op));
        for (const Field& field : fields(c.op)) {
            if (std::holds_alternative<TensorDesc>(field.value))
                continue;
            Operator copy = c.op;
            setFieldText(copy, field.info.name, fieldText(c.op, field.info.name));
            EXPECT_EQ(copy, c.op) << field.info.name;
        }
        const Case read = caseFromText(toText(c));
        c.title.clear();
        EXPECT_EQ(read, c);
    }
    EXPECT_EQ(met.size(), allOperators().size());
}

// A field of ours stands where it has an effect, or is not the default.
TEST(CaseText, NamesTheFilterWhereItIsOn)
{
    const auto again = [](const std::string& options) {
        return toText(caseFromText("RESAMPLE3 --Sizes 1,4 --InterpolationMode LINEAR" + options));
    };
    EXPECT_THAT(again(""), testing::Not(testing::HasSubstr("AntialiasFilter")));
    EXPECT_THAT(again(" --Antialiased true"), testing::HasSubstr("--Antialiased true --AntialiasFilter HALVING"));
    EXPECT_THAT(again(" --AntialiasFilter TRIANGLE"),
                testing::HasSubstr("--Antialiased false --AntialiasFilter TRIANGLE"));
}

TEST(CaseText, QuotesAsAShellDoes)
{
    for (const char* path : {"photo of me.npy", "it's.npy", "a\"b\\c.npy", "$HOME.npy"}) {
        Case c = documentationExample();
        c.title.clear();
        c.data = FromFile{path};
        EXPECT_EQ(caseFromText(toText(c)), c);
    }
    // What a terminal would obey is spelled, as every shell reads it.
    for (const std::string text : {"a\x1b[2Jb", "line\nfeed", "quote'\\\x7f", "\xc3\xa4\t", "no \xff\xfe text.json",
                                   "-100%\x01!\"`$(ls)\n\n", "\n",
                                   "a\xe2\x80\xae"
                                   "b"}) {
        const std::string word = shellWord(text);
        EXPECT_EQ(shellWords(word), std::vector<std::string>{text}) << word;
        EXPECT_EQ(std::ranges::count_if(word, [](unsigned char each) { return each < 0x20 || each >= 0x7f; }), 0)
            << word;
    }
    EXPECT_EQ(shellWords("$'it\\'s\\x1b\\n'"), std::vector<std::string>{"it's\x1b\n"}); // bash's own
    EXPECT_EQ(shellWord("für alle.json"), "'für alle.json'"); // a terminal shows it
    EXPECT_EQ(shellWords("a \\\n b"), (std::vector<std::string>{"a", "b"})); // the line goes on
    EXPECT_EQ(shellWords("a 'b c' \"d \\\" e\" f\\ g ''"), (std::vector<std::string>{"a", "b c", "d \" e", "f g", ""}));
}

TEST(CaseText, ANumberIsOfTheGeneratorsThatTakeOne)
{
    const std::string line = "RESAMPLE --Sizes 1,2 --data ";
    for (const char* data : {"iota:5", "ramp:7", "doc-iota:1", "chart:2"})
        EXPECT_THAT(messageOf<TextError>([&] { caseFromText(line + data); }), HasSubstr("takes no number"));
    for (const char* data : {"random:7", "constant:2.5", "one-hot:11", "special:18446744073709551615"})
        EXPECT_THAT(toText(caseFromText(line + data)), HasSubstr(data));
    Case c = caseFromText(line + "iota");
    std::get<Generator>(c.data).seed = 7; // as a form leaves it behind
    EXPECT_EQ(caseFromText(toText(c)), caseFromText(line + "iota"));
}

// What is wrong, its value, and what was expected.
TEST(CaseText, SaysWhatIsWrong)
{
    const std::pair<const char*, const char*> rows[] = {
        {"", "DEPTH_TO_SPACE1"},
        {"DEPTH_TO_SPCE1 --Sizes 1,8,2,3", "did you mean DEPTH_TO_SPACE1?"},
        {"DEPTH_TO_SPACE1", "needs --Sizes"},
        {"DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --Ordr X", "did you mean --Order?"},
        {"DEPTH_TO_SPACE1 --sizes 1,8,2,3", "did you mean --Sizes?"},
        {"DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --seed 3",
         "no option --seed; expected --Sizes, --DataType, --Strides, --TotalTensorSizeInBytes, "
         "--GuaranteedBaseOffsetAlignment, --BlockSize, --Order, --data or --range"},
        {"RESIZE --Sizes 1,8,2,3",
         "\"RESIZE\" is not an operator; expected DEPTH_TO_SPACE, DEPTH_TO_SPACE1, SPACE_TO_DEPTH, "},
        {"depth_to_space1 --Sizes 1,8,2,3", "did you mean DEPTH_TO_SPACE1?"},
        {"DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --data randm:3", "neither a generator nor a file; did you mean random?"},
        {"DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --Order", "--Order needs a value"},
        {"DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --Order LINEAR", "DEPTH_COLUMN_ROW"},
        {"DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType FLOAT", "FLOAT32"},
        {"DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize -2", "BlockSize = \"-2\""},
        {"DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 4294967296", "from 0 to 4294967295"},
        {"DEPTH_TO_SPACE1 --Sizes 1,8,2.5,3", "InputTensor.Sizes = \"2.5\""},
        {"DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --Sizes 1,8,2,3", "given twice"},
        {"DEPTH_TO_SPACE1 --Sizes 1,8,2,3 stray", "\"stray\""},
        {"DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --data random:x", "random:x"},
        {"DEPTH_TO_SPACE1 --Sizes '1,8,2,3", "not closed"},
        {"RESAMPLE --Sizes 1,2 --Scales 1,two", "Scales = \"two\""},
        {"RESAMPLE3 --Sizes 1,2 --Antialiased maybe", "true"},
    };
    for (const auto& [line, said] : rows)
        EXPECT_THAT(messageOf<TextError>([line = line] { caseFromText(line); }), HasSubstr(said)) << line;
}

TEST(FieldText, ARefusalSaysWhichFieldWhichTextAndWhyAndLeavesTheOperator)
{
    const Operator before = documentationExample().op;
    Operator op = before;
    const std::tuple<const char*, const char*, Issue> rows[] = {
        {"BlockSize", "two", {"BlockSize", "\"two\"", "is not a whole number from 0 to 4294967295"}},
        {"InputTensor.Sizes", "1,8,x,3", {"InputTensor.Sizes", "\"x\"", "is not a whole number from 0 to 4294967295"}},
        {"Order", "ROW", {"Order", "\"ROW\"", "is not DEPTH_COLUMN_ROW or COLUMN_ROW_DEPTH"}},
    };
    for (const auto& [path, value, refused] : rows)
        try {
            setFieldText(op, path, value);
            ADD_FAILURE() << path;
        } catch (const FieldError& error) {
            EXPECT_EQ(std::tie(error.issue.path, error.issue.value), std::tie(refused.path, refused.value));
            EXPECT_EQ(english(error.issue.message), english(refused.message));
            EXPECT_EQ(error.what(), english(sentence(refused)));
        }
    EXPECT_THROW(setFieldText(op, "NoSuchField", "1"), TextError);
    EXPECT_EQ(op, before);
}

} // namespace
} // namespace tessera
