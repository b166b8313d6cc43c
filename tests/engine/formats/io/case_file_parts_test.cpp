// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/io/file_kind.h"
#include "engine/formats/io/json.h"
#include "engine/formats/io/json_text.h"
#include "tests/engine/formats/io/case_text.h"
#include "tests/engine/formats/io/io_files.h"
#include "tests/support/matchers.h"
#include "tests/support/printers.h"

namespace tessera {
namespace {

TEST(CsvText, QuotesWhatNeedsIt)
{
    EXPECT_EQ(csvText("resample1"), "resample1");
    EXPECT_EQ(csvText("a, b"), "\"a, b\"");
    EXPECT_EQ(csvText("say \"a\"\n"), "\"say \"\"a\"\"\n\"");
    EXPECT_EQ(csvText(""), "");
}

// A spreadsheet runs a cell that begins with "=". The name of a case may come from anybody.
TEST(CsvText, IsNoFormula)
{
    EXPECT_EQ(csvText("=cmd|' /C calc'!A0"), "\"'=cmd|' /C calc'!A0\"");
    for (const char* name : {"+a.json", "-a.json", "@SUM(A1)", "\ta", "-1+2", "+"})
        EXPECT_EQ(csvText(name), "\"'" + std::string(name) + "\"");
    for (const char* number : {"-1", "+2.5", "-1e-3", "-inf", "0"})
        EXPECT_EQ(csvText(number), number);
}

TEST(FileKind, FollowsFromTheExtensionInEitherCase)
{
    const std::pair<FileKind, std::vector<const char*>> rows[] = {
        {FileKind::Case, {"case.json", "CASE.JSON", ":/cases/a.json"}},
        {FileKind::Npy, {"a.b.npy", "a.Npy", "a.npz", "a.npz#x.y/z"}},
        {FileKind::Picture,
         {"p.png", "folder/p.JPG", "p.jpeg", "p.bmp", "a.npy#picture", "a.npz#picture", "a.npz#x#picture"}},
        {FileKind::Other, {"p.gif", "raw.bin", "folder.npy/raw", ".npy", "", "a.npy#x"}},
        {FileKind::Lesson, {"a.lesson.md", "LESSON.MD"}},
    };
    for (const auto& [kind, paths] : rows)
        for (const char* path : paths)
            EXPECT_EQ(fileKind(path), kind) << path;
}

TEST(ResourceMemory, OfMoreElementsThanASizeSaysIsRefused)
{
    Resource resource{.name = "many", .dataType = DataType::UInt8, .initial = Buffer(16), .valueCount = 16};
    EXPECT_EQ(flatTensor(resource).desc.sizes, std::vector<uint32_t>{16});
    resource.valueCount += uint64_t{1} << 32;
    EXPECT_THROW(flatTensor(resource), IoError);
    EXPECT_EQ(flatDesc(DataType::UInt8, 4294967295).sizes, std::vector<uint32_t>{4294967295});
}

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

// RapidJSON 1.1 reads memory beside its table of powers for numbers that are too small.
TEST(HostileCaseFile, NumbersBeyondADoubleAreZeroOrTooBig)
{
    const std::string zeros(400, '0'), manyZeros(6000, '0');
    const auto valueOf = [](const std::string& number) { return parseJson("[" + number + "]")[0].GetDouble(); };
    for (const std::string& small : {"0." + zeros, "0." + zeros + "1", "0." + manyZeros + "1", std::string("1e-400"),
                                     std::string("1e-99999"), "-0." + zeros + "1"})
        EXPECT_EQ(valueOf(small), 0) << small;
    EXPECT_EQ(valueOf("0." + zeros + "1e401"), 1);
    EXPECT_EQ(valueOf("4.9406564584124654e-324"), 0x1p-1074);
    EXPECT_EQ(valueOf("1.7976931348623157e308"), 0x1.fffffffffffffp1023);
    EXPECT_EQ(valueOf("-9223372036854775808"), -0x1p63);
    EXPECT_EQ(parseJson("[18446744073709551615]")[0].GetUint64(), UINT64_MAX);
    EXPECT_EQ(parseJson("[-0]")[0].GetInt(), 0);
    for (const std::string& big : {"1" + zeros, "-1" + zeros + ".5", "1" + manyZeros, std::string("0.99999999e316")})
        EXPECT_THROW(valueOf(big), JsonError) << big;
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

Dispatch read(const std::string& op)
{
    CaseText text;
    text.op = op;
    return text.parse().dispatches.front();
}

std::string resample(const std::string& before, const std::string& fields)
{
    return "{" + before
        + R"("InputTensor": {"DataType": "FLOAT32", "Sizes": [1, 4]}, "OutputTensor": {"DataType": "FLOAT32",
        "Sizes": [1, 8]}, "InterpolationMode": "LINEAR", "DimensionCount": 2, "Scales": [1, 2],
        "InputPixelOffsets": [0.5, 0.5], "OutputPixelOffsets": [-0.5, -0.5])"
        + fields + "}";
}

// Antialiased is no field of DirectML, and older files do not name it.
TEST(CaseFileOperator, TheFilterMayBeLeftOut)
{
    const auto filterOf = [](const std::string& rest) {
        const Dispatch said =
            read(R"({"type": "RESAMPLE3", "desc": )"
                 + resample("", R"(, "RoundingDirection": "INCREASING", "Antialiased": true)" + rest) + "}");
        EXPECT_TRUE(said.unknown.empty());
        return said.op.value().antialiasFilter;
    };
    EXPECT_EQ(filterOf(""), AntialiasFilter::Halving);
    EXPECT_EQ(filterOf(R"(, "AntialiasFilter": "TRIANGLE")"), AntialiasFilter::Triangle);
}

TEST(CaseFileOperator, TheDescriptionMayStandInThreePlaces)
{
    const auto lower = read(R"({"type": "RESAMPLE1", "desc": )" + resample("", "") + "}").op;
    ASSERT_TRUE(lower);
    EXPECT_EQ(read(R"({"type": "RESAMPLE1", "Desc": )" + resample("", "") + "}").op, lower);
    EXPECT_EQ(read(resample(R"("type": "RESAMPLE1", )", "")).op, lower);
}

TEST(CaseFileOperator, TensorsMayBeWrappedAndHaveLayouts)
{
    const auto tensor = [](const std::string& json) {
        return (*read(R"({"type": "DML_OPERATOR_SPACE_TO_DEPTH1", "desc": {"Order": "DEPTH_COLUMN_ROW", "BlockSize": 1,
            "OutputTensor": {"DataType": "INT8", "Sizes": [1, 1, 1, 1]}, "InputTensor": )"
                      + json + "}}")
                     .op)
            .input;
    };
    const TensorDesc expected{.dataType = DataType::Int8,
                              .sizes = {1, 2, 1, 1},
                              .strides = std::vector<uint32_t>{2, 1, 2, 2},
                              .totalTensorSizeInBytes = 8,
                              .guaranteedBaseOffsetAlignment = 4};
    const std::string fields =
        R"("DataType": "DML_TENSOR_DATA_TYPE_INT8", "Sizes": [1, 2, 1, 1], "Strides": [2, 1, 2, 2],
        "DimensionCount": 4, "TotalTensorSizeInBytes": 8, "GuaranteedBaseOffsetAlignment": 4, "Flags": ["OWNED_BY_DML"])";
    EXPECT_EQ(tensor("{" + fields + "}"), expected);
    EXPECT_EQ(tensor(R"({"Type": "BUFFER", "Desc": {)" + fields + "}}"), expected);
    EXPECT_EQ(tensor(R"({"Type": "DML_TENSOR_TYPE_BUFFER", "Desc": {)" + fields + "}}"), expected);
    EXPECT_FALSE(tensor(R"({"DataType": "INT8", "Sizes": [1, 2, 1, 1], "Strides": null})").strides);
}

// DxDispatch ignores unknown members. Without a note, a misspelt field would make another case.
TEST(CaseFileOperator, WhatIsNoFieldIsReadPastAndSaid)
{
    CaseText text;
    text.op = R"({"type": "RESAMPLE1", "executionFlags": "NONE", "desc": )"
        + resample(R"("$comment": "mine", "Scale": [1, 2], )", R"(, "Wholly": {"Scales": 1})") + "}";
    const CaseFile file = text.parse();
    ASSERT_TRUE(file.dispatches.front().op);
    ASSERT_EQ(file.warnings.size(), 2u);
    EXPECT_EQ(english(file.warnings[0]),
              "dispatchables.op.desc.Scale is no field of RESAMPLE1 and is ignored; did you mean Scales?");
    EXPECT_THAT(english(file.warnings[1]), AllOf(HasSubstr("Wholly"), Not(HasSubstr("did you mean"))));

    text.op = R"({"type": "RESAMPLE1", "bindings": {}, )" + resample("", "").substr(1);
    EXPECT_THAT(text.parse().warnings, IsEmpty());
    const std::string tensor = R"({"DataType": "FLOAT32", "Sizes": [1, 4], )", flags = R"("Flags": "NONE")";
    const auto withTensor = [&](const std::string& member) {
        std::string desc = resample("", "");
        desc.replace(desc.find(R"({"DataType)"), std::string(R"({"DataType": "FLOAT32", "Sizes": [1, 4])").size(),
                     tensor + member);
        text.op = R"({"type": "RESAMPLE1", "desc": )" + desc + "}";
        return said(text.parse().warnings);
    };
    EXPECT_THAT(withTensor(flags), IsEmpty());
    EXPECT_THAT(withTensor(R"("Stride": [4, 1])"), ElementsAre(HasSubstr("did you mean Strides?")));
}

TEST(CaseFileOperator, OthersSayWhyAndTheRestWorks)
{
    for (const char* type : {"hlsl", "ONNX", "dmlSerializedGraph"})
        EXPECT_THAT(english(read(std::string("{\"type\": \"") + type + "\"}").why), HasSubstr("none of the operators"));
    EXPECT_THAT(
        english(read(R"({"type": "DML_OPERATOR_UPSAMPLE_2D", "desc": {"ScaleSize": {"Width": 2}}})").why),
        HasSubstr("\"DML_OPERATOR_UPSAMPLE_2D\", which is none of the operators of this program: DEPTH_TO_SPACE, "));
    EXPECT_THAT(english(read(R"({"type": "depth_to_space"})").why), HasSubstr("none of the operators"));
    CaseText text;
    text.op += R"(, "shader": {"type": "hlsl", "sourcePath": "x.hlsl"})";
    text.commands =
        R"([{"type": "dispatch", "dispatchable": "shader", "bindings": {"a": ["input", "output"], "b": "input"}, "threadGroupCount": [1,1,1]},
        {"type": "dispatch", "dispatchable": "op", "bindings": {"InputTensor": "input", "OutputTensor": "output"}}])";
    const CaseFile file = text.parse();
    EXPECT_EQ(file.dispatchCount(), 2u);
    EXPECT_THAT(messageOf<IoError>([&] { static_cast<void>(file.dispatch(0)); }),
                HasSubstr("dispatchable \"shader\" is of type \"hlsl\""));
    EXPECT_EQ(name(file.dispatch(1).op), "DEPTH_TO_SPACE");
}

TEST(CaseFileOperator, WrongMembersAreNamed)
{
    const auto refusal = [](const std::string& op) { return messageOf<IoError>([&] { read(op); }); };
    const std::string tensors =
        R"("InputTensor": {"DataType": "INT8", "Sizes": [1, 2, 1, 1]}, "OutputTensor": {"DataType": "INT8", "Sizes": [1]})";
    const auto d2s = [&](const std::string& rest) {
        return refusal(R"({"type": "DEPTH_TO_SPACE1", "desc": {)" + tensors + rest + "}}");
    };
    const auto input = [&](const std::string& tensor) {
        return refusal(R"({"type": "DEPTH_TO_SPACE1", "InputTensor": )" + tensor + "}");
    };
    EXPECT_EQ(d2s(""), "dispatchables.op.desc.BlockSize is missing");
    EXPECT_THAT(d2s(R"(, "BlockSize": "2")"),
                HasSubstr("dispatchables.op.desc.BlockSize = \"2\" is not a whole number"));
    EXPECT_THAT(d2s(R"(, "BlockSize": 2.0)"), HasSubstr("BlockSize = 2.0"));
    EXPECT_THAT(d2s(R"(, "BlockSize": 2)"), HasSubstr("Order is missing"));
    EXPECT_THAT(d2s(R"(, "BlockSize": 2, "Order": 1)"), HasSubstr("Order = 1 is not a string"));
    EXPECT_THAT(d2s(R"(, "BlockSize": 2, "Order": "DCR")"),
                HasSubstr("Order = \"DCR\" is not one of its values; expected DEPTH_COLUMN_ROW or COLUMN_ROW_DEPTH"));
    EXPECT_THAT(input("[]"), HasSubstr("dispatchables.op.InputTensor = […] is not an object"));
    EXPECT_THAT(input(R"({"DataType": "UINT4"})"), HasSubstr("DataType = \"UINT4\" is not a data type"));
    EXPECT_THAT(input(R"({"DataType": "UNKNOWN"})"), HasSubstr("DataType = \"UNKNOWN\" is no data type"));
    EXPECT_THAT(input(R"({"DataType": "INT8"})"), HasSubstr("InputTensor.Sizes is missing"));
    EXPECT_THAT(input(R"({"DataType": "INT8", "Sizes": 4})"), HasSubstr("Sizes = 4 is not an array"));
    EXPECT_THAT(input(R"({"DataType": "INT8", "Sizes": [4294967296]})"), HasSubstr("Sizes[0] = 4294967296"));
    EXPECT_THAT(input(R"({"DataType": "INT8", "Sizes": [1], "DimensionCount": 2})"),
                HasSubstr("DimensionCount = 2 is not the number of Sizes, 1"));
    EXPECT_THAT(input(R"({"Type": "INVALID"})"), HasSubstr("Type = \"INVALID\" is not a kind of tensor"));
    EXPECT_THAT(refusal(R"({"type": "RESAMPLE3", "desc": )"
                        + resample("", R"(, "RoundingDirection": "INCREASING", "Antialiased": 1)") + "}"),
                HasSubstr("Antialiased = 1 is neither true nor false"));
    EXPECT_THAT(refusal(R"({"type": "RESAMPLE1", "desc": )" + resample(R"("Scales": [1, "x"], )", "") + "}"),
                HasSubstr("Scales[1] = \"x\" is not a FLOAT32"));
}

TEST(CaseFileOperator, ABadCaseStillLoads)
{
    CaseText text;
    text.op = R"({"type": "RESAMPLE1", "desc": )" + resample(R"("Scales": [1, 0, "nan"], )", "") + "}";
    EXPECT_FALSE(validate(text.parse().dispatch(0).op).empty());
}

} // namespace
} // namespace tessera
