// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/io/case_file.h"
#include "tests/engine/formats/io/case_text.h"
#include "tests/engine/formats/io/io_files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera {
namespace {

using testing::HasSubstr;

std::string refusalOf(const std::string& text)
{
    return messageOf<IoError>([&] { parseCaseFile(text, {}); });
}

std::string repeated(std::string_view part, size_t count)
{
    std::string text;
    for (size_t i = 0; i < count; ++i)
        text += part;
    return text;
}

TEST(HostileCaseFile, EveryTruncationIsRefused)
{
    CaseText text;
    text.more = R"(, "tessera": {"title": "x", "expected": {"output": [1, 2, 3, 4]}})";
    const std::string whole = text.text();
    EXPECT_NO_THROW(parseCaseFile(whole, {}));
    for (size_t length = 0; length < whole.size(); ++length)
        EXPECT_THROW(parseCaseFile(whole.substr(0, length), {}), IoError) << length;
}

TEST(HostileCaseFile, EveryByteReplacedIsReadOrRefused)
{
    const std::string whole = CaseText().text();
    for (size_t at = 0; at < whole.size(); ++at)
        for (const char byte : {'\0', '"', '[', '{', '}', '-', '9', 'e', '\x80', '\xff'}) {
            std::string damaged = whole;
            damaged[at] = byte;
            try {
                const CaseFile file = parseCaseFile(damaged, {});
                for (size_t i = 0; i < file.dispatchCount(); ++i)
                    static_cast<void>(file.dispatch(i));
            } catch (const IoError&) {
            }
        }
}

TEST(HostileCaseFile, TwoMillionBracketsAreTooDeep)
{
    EXPECT_THAT(refusalOf(std::string(2'000'000, '[')), HasSubstr("Nested deeper than 256 levels"));
    EXPECT_THAT(refusalOf(repeated("{\"a\":", 400'000)), HasSubstr("Nested deeper than 256 levels"));
    EXPECT_THAT(refusalOf("{\"resources\": " + std::string(2'000'000, '[')), HasSubstr("line 1, column 2"));
    EXPECT_THAT(refusalOf(std::string(2'000'000, '{')), HasSubstr("line 1, column 2"));
}

TEST(HostileCaseFile, EndlessTokensAreRefused)
{
    EXPECT_THAT(refusalOf("/*" + std::string(1'000'000, '*')), HasSubstr("line 1"));
    EXPECT_THAT(refusalOf(std::string(1'000'000, ' ')), HasSubstr("empty"));
    EXPECT_THAT(refusalOf("{\"" + std::string(1'000'000, 'x')), HasSubstr("line 1"));
    CaseText text;
    text.input = R"({"initialValuesDataType": "FLOAT64", "initialValues": [)" + std::string(100'000, '1') + "]}";
    EXPECT_THAT(refusalOf(text.text()), HasSubstr("Number too big"));
    text.input = R"({"initialValuesDataType": "FLOAT64", "initialValues": [0.)" + std::string(100'000, '1') + "]}";
    EXPECT_NO_THROW(text.parse());
}

TEST(HostileCaseFile, SizesThatWrapAreCounted)
{
    for (const char* sizes : {"[4294967295, 4294967295, 4294967295, 4294967295]", "[65536, 65536, 65536, 65536]",
                              "[0, 0, 0, 0]", "[]", "[2147483648, 2, 1, 1]"}) {
        CaseText text;
        text.op = R"({"type": "DEPTH_TO_SPACE", "desc": {"InputTensor": {"DataType": "FLOAT64", "Sizes": )"
            + std::string(sizes) + R"(}, "OutputTensor": {"DataType": "FLOAT64", "Sizes": )" + sizes
            + R"(}, "BlockSize": 65536}})";
        const CaseFile file = text.parse(); // a bad case is no bad file
        EXPECT_FALSE(validate(*file.dispatches.front().op).empty()) << sizes;
        EXPECT_EQ(std::get<FromValues>(file.dispatch(0).data).tensor.desc.sizes, std::vector<uint32_t>{4}) << sizes;
    }
    EXPECT_THAT(refusalOf(R"({"resources": {"a": {"initialValuesDataType": "FLOAT64", "initialValues":
        {"valueCount": 9223372036854775808, "value": 0}}}, "dispatchables": {}, "commands": []})"),
                HasSubstr("valueCount = 9223372036854775808"));
}

TEST(HostileCaseFile, ManyMembersTakeNoLongerThanTheyMust)
{
    std::string resources, commands;
    for (int i = 0; i < 20'000; ++i) {
        const std::string name = "r" + std::to_string(i);
        resources += (i == 0 ? "\"" : ", \"") + name + R"(": {"initialValuesDataType": "UINT8", "initialValues": [1]})";
        commands += (i == 0 ? "" : ", ")
            + std::string(R"({"type": "dispatch", "dispatchable": "op", "bindings": {"InputTensor": ")") + name
            + "\"}}";
    }
    const CaseFile file = parseCaseFile("{\"resources\": {" + resources + "}, \"dispatchables\": {\"op\": "
                                            + CaseText().op + "}, \"commands\": [" + commands + "]}",
                                        {});
    EXPECT_EQ(file.dispatchCount(), 20'000u);
}

TEST(HostileCaseFile, ATextBeyondTheBudgetIsNotParsed)
{
    const std::string text = "[" + repeated("1,", 3'000'000);
    EXPECT_THAT(messageOf<IoError>([&] { parseCaseFile(text, {}, {64 << 20}); }),
                HasSubstr("within the memory budget it may have 4194304"));
}

TEST(HostileCaseFile, AByteOrderMarkIsNamed)
{
    EXPECT_THAT(refusalOf("\xef\xbb\xbf" + CaseText().text()), HasSubstr("byte order mark"));
}

} // namespace
} // namespace tessera
