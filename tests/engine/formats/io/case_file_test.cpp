// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/files/npy.h"
#include "tests/engine/formats/io/case_text.h"
#include "tests/engine/formats/io/io_files.h"
#include "tests/support/matchers.h"

#include <sys/stat.h>

namespace tessera {
namespace {

namespace fs = std::filesystem;
using Values = std::vector<std::string>;

// The initial values of a resource as a flat list of texts, or the message about them.
Values valuesOf(const std::string& resource, const std::filesystem::path& folder = {})
{
    CaseText text;
    text.input = resource;
    try {
        const CaseFile file = text.parse(folder);
        const Resource& input = *file.findResource("input");
        return valueTexts(
            Tensor({.dataType = input.dataType, .sizes = {static_cast<uint32_t>(input.valueCount)}}, input.initial));
    } catch (const IoError& error) {
        return {error.what()};
    }
}

Values literals(const std::string& type, const std::string& list)
{
    return valuesOf(R"({"initialValuesDataType": ")" + type + R"(", "initialValues": )" + list + "}");
}

TEST(CaseFile, IsResourcesDispatchablesAndDispatches)
{
    CaseText text;
    text.commands =
        R"([{"type": "DISPATCH", "dispatchable": "op", "bindings": {"InputTensor": "input", "OutputTensor": ["output"]}},
        {"type": "Print", "resource": "output"}, {"type": "writefile", "resource": "output", "targetPath": "a"}])";
    const CaseFile file = text.parse();
    ASSERT_EQ(file.resources.size(), 2u);
    EXPECT_EQ(file.findResource("output")->initial.bytes().size(), 4u);
    EXPECT_EQ(name(*file.dispatches.front().op), "DEPTH_TO_SPACE");
    ASSERT_EQ(file.dispatchCount(), 1u);
    EXPECT_EQ(file.dispatches[0].bindings.at("OutputTensor").resource, "output");
}

TEST(CaseFile, CommentsTrailingCommasAndWhatFollowsAreAllowed)
{
    CaseText text;
    text.input = R"({"initialValuesDataType": "UINT8", /* here */ "initialValues": [1, 2, // and here
        3, 4,], })";
    EXPECT_EQ(parseCaseFile("// first\n" + text.text() + "} ] garbage \x01", {}).dispatchCount(), 1u);
}

TEST(CaseFile, LiteralsOfEveryType)
{
    EXPECT_EQ(literals("UINT8", "[0, 255]"), (Values{"0", "255"}));
    EXPECT_EQ(literals("INT8", "[-128, 127]"), (Values{"-128", "127"}));
    EXPECT_EQ(literals("UINT16", "[65535]"), (Values{"65535"}));
    EXPECT_EQ(literals("INT16", "[-32768]"), (Values{"-32768"}));
    EXPECT_EQ(literals("DML_TENSOR_DATA_TYPE_UINT32", "[4294967295]"), (Values{"4294967295"}));
    EXPECT_EQ(literals("INT32", "[-2147483648]"), (Values{"-2147483648"}));
    EXPECT_EQ(literals("UINT64", "[18446744073709551615]"), (Values{"18446744073709551615"}));
    EXPECT_EQ(literals("INT64", "[-9223372036854775808, 9223372036854775807]"),
              (Values{"-9223372036854775808", "9223372036854775807"}));
    EXPECT_EQ(literals("FLOAT32", "[1, 0.1, -0.0, 1e-45, \"NaN\", \"INF\", \"-inf\"]"),
              (Values{"1", "0.1", "-0", "1e-45", "nan", "inf", "-inf"}));
    EXPECT_EQ(literals("FLOAT64", "[0.1, 1.7976931348623157e308]"), (Values{"0.1", "1.7976931348623157e+308"}));
}

TEST(CaseFile, HalvesAreCutOff)
{
    // 1 + 2^-10 − 2^-20 is nearest to 1.001, but is cut to 1; 65535 to the largest, 65536 is infinite.
    EXPECT_EQ(literals("FLOAT16", "[1.00097561, 1.0009765625, -1.00097561]"), (Values{"1", "1.001", "-1"}));
    EXPECT_EQ(literals("FLOAT16", "[65504, 65535.9, 65536, -65535, -1e30, 1e-9, \"inf\", \"nan\"]"),
              (Values{"65504", "65504", "inf", "-65504", "-inf", "0", "inf", "nan"}));
}

TEST(CaseFile, LiteralsOutOfRangeAreNamed)
{
    const std::tuple<const char*, const char*, const char*> table[] = {
        {"UINT8", "[0, 256]",
         "resources.input.initialValues[1] = 256 is not a UINT8; expected a whole number from 0 to 255"},
        {"UINT8", "[-1]", "initialValues[0] = -1 is not a UINT8"},
        {"UINT8", "[1.0]", "initialValues[0] = 1.0 is not a UINT8"},
        {"INT8", "[128]", "expected a whole number from -128 to 127"},
        {"INT64", "[9223372036854775808]", "is not a INT64"},
        {"UINT64", "[18446744073709551616]", "is not a UINT64"},
        {"UINT32", "[\"1\"]", "initialValues[0] = \"1\" is not a UINT32"},
        {"UINT32", "[null]", "initialValues[0] = null"},
        {"FLOAT32", "[\"+inf\"]", "expected a number, \"nan\", \"inf\" or \"-inf\""},
        {"FLOAT32", "[true]", "is not a FLOAT32"},
        {"FLOAT32", "[9007199254740993]", "is not a FLOAT32"},
        {"UINT4", "[1]", "initialValuesDataType = \"UINT4\" is not a data type that values can have"},
        {"float32", "[1]", "is not a data type"},
        {"UINT8", "[]", "initialValues = […] has no values"},
        {"UINT8", "\"deferred?\"", "is neither an array nor an object"},
        {"UINT8", "{}", "has neither value, valueStart nor sourcePath"},
        {"INT16", R"({"valueCount": 3, "value": 1, "valueStart": 1})", "valueStart = 1 stands beside value"},
        {"INT16", R"({"value": 1})", "valueCount is missing"},
        {"INT16", R"({"valueCount": 0, "value": 1})", "has no values"},
        {"INT16", R"({"valueCount": 4294967296, "value": 1})",
         "valueCount = 4294967296 is not a whole number from 0 to 4294967295"},
        {"INT8", R"({"valueCount": 3, "valueStart": 1})", "valueDelta is missing"},
    };
    for (const auto& [type, list, sentence] : table)
        EXPECT_THAT(literals(type, list), ElementsAre(HasSubstr(sentence))) << list;
}

TEST(CaseFile, ListsHoldSeveralTypes)
{
    EXPECT_EQ(
        valuesOf(
            R"({"initialValues": [{"type": "UINT16", "value": 258}, {"type": "UINT16", "value": 3, "name": "x"}]})"),
        (Values{"258", "3"}));
    EXPECT_EQ(valuesOf(R"({"initialValuesDataType": "UNKNOWN", "initialValues":
        [{"type": "DML_TENSOR_DATA_TYPE_UINT16", "value": 258}, {"type": "INT8", "value": -1}, {"type": "UINT32", "value": 1}]})"),
              (Values{"2", "1", "255", "1", "0", "0", "0"}));
    EXPECT_THAT(valuesOf(R"({"initialValues": [{"value": 1}]})"),
                ElementsAre("resources.input.initialValues[0].type is missing"));
    EXPECT_THAT(valuesOf(R"({"initialValues": [{"type": "UINT8", "value": 1}, {"type": "UINT8", "value": 256}]})"),
                ElementsAre(StartsWith("resources.input.initialValues[1].value = 256 ")));
}

TEST(CaseFile, ConstantsRepeat)
{
    EXPECT_EQ(literals("INT16", R"({"valueCount": 3, "value": -2})"), (Values{"-2", "-2", "-2"}));
    EXPECT_THAT(valuesOf(R"({"initialValues": {"valueCount": 3, "value": 1}})"),
                ElementsAre(HasSubstr("needs initialValuesDataType")));
}

TEST(CaseFile, SequencesAddInTheirType)
{
    EXPECT_EQ(literals("INT8", R"({"valueCount": 3, "valueStart": 126, "valueDelta": 1})"),
              (Values{"126", "127", "-128"}));
    EXPECT_EQ(literals("UINT8", R"({"valueCount": 3, "valueStart": 250, "valueDelta": 5})"),
              (Values{"250", "255", "4"}));
    EXPECT_EQ(literals("FLOAT64", R"({"valueCount": 4, "valueStart": 0, "valueDelta": 0.1})").back(),
              "0.30000000000000004");
    // Tenths in float32 accumulate an error: ten of them are not 1.
    EXPECT_EQ(literals("FLOAT32", R"({"valueCount": 11, "valueStart": 0, "valueDelta": 0.1})").back(), "1.0000001");
    // The half below 0.1 is 0.09998; each sum is cut off: to the nearest, they would add up to 1.
    EXPECT_EQ(literals("FLOAT16", R"({"valueCount": 11, "valueStart": 0, "valueDelta": 0.1})").back(), "0.9976");
}

TEST(CaseFile, ValuesComeFromFiles)
{
    const TemporaryFolder folder;
    folder.write("raw.bin", std::string_view("\x01\x00\x02\x00", 4));
    writeNpy(tensorOfBits(DataType::Int16, {1, 3}, {0, 0, 7}), folder / "a.npy");
    const auto from = [&](const std::string& type, const std::string& name) {
        const std::string typeMember = type.empty() ? "" : "\"initialValuesDataType\": \"" + type + "\", ";
        return valuesOf("{" + typeMember + "\"initialValues\": {\"sourcePath\": \"" + name + "\"}}", folder.path());
    };
    EXPECT_EQ(from("UINT16", "raw.bin"), (Values{"1", "2"}));
    EXPECT_EQ(from("", "a.npy"), (Values{"0", "0", "7"}));
    EXPECT_EQ(from("INT16", ".\\\\a.npy"), (Values{"0", "0", "7"}));
    EXPECT_EQ(from("INT16", (folder / "a.npy").string()), (Values{"0", "0", "7"}));
    EXPECT_THAT(from("UINT16", "a.npy"), ElementsAre(HasSubstr("holds INT16 where initialValuesDataType is UINT16")));
    EXPECT_THAT(from("", "raw.bin"), ElementsAre(HasSubstr("needs initialValuesDataType")));
    EXPECT_THAT(from("UINT64", "raw.bin"), ElementsAre(HasSubstr("has 4 bytes, not a multiple of the 8 of a UINT64")));
    EXPECT_THAT(from("UINT8", "none.bin"),
                ElementsAre(HasSubstr("sourcePath = \"none.bin\" cannot be used: none.bin does not exist")));
    EXPECT_THAT(from("UINT8", "."), ElementsAre(HasSubstr("is a folder")));
    ASSERT_EQ(mkfifo((folder / "pipe").c_str(), 0600), 0);
    EXPECT_THAT(from("UINT8", "pipe"), ElementsAre(HasSubstr("is not a regular file")));
    EXPECT_THAT(from("UINT8", "a.PNG"), ElementsAre(HasSubstr("is a picture")));
    EXPECT_THAT(from("UINT8", ""), ElementsAre(HasSubstr("is not a file's name")));
}

// A case file from somebody else must not read files outside its folder.
TEST(CaseFile, SourcesStayInTheCasesFolder)
{
    const TemporaryFolder folder;
    fs::create_directories(folder / "case/deep");
    folder.write("secret", "1234");
    folder.write("case/deep/own", "5678");
    fs::create_symlink(folder / "secret", folder / "case/link");
    fs::create_symlink(folder / "case/deep/own", folder / "case/near");
    const auto read = [&](const std::string& source, SourceReach reach) {
        CaseText text;
        text.input = R"({"initialValuesDataType": "UINT8", "initialValues": {"sourcePath": ")" + source + "\"}}";
        folder.write("case/case.json", text.text());
        return readCaseFile(folder / "case/case.json", {}, reach).findResource("input")->valueCount;
    };
    const std::string secret = folder / "secret", near = folder / "case/near";
    for (const std::string& source :
         std::vector<std::string>{"../secret", "link", "deep/../../secret", secret, "/dev/zero"}) {
        EXPECT_THAT(messageOf<OutsideFolder>([&] { read(source, SourceReach::CaseFolder); }),
                    AllOf(HasSubstr("case.json"), HasSubstr("sourcePath"), HasSubstr("outside the case's folder")))
            << source;
        if (source != "/dev/zero") {
            EXPECT_EQ(read(source, SourceReach::Anywhere), 4u) << source;
        }
    }
    for (const std::string& source : std::vector<std::string>{"deep/own", "./deep/../deep/own", "near", near})
        EXPECT_EQ(read(source, SourceReach::CaseFolder), 4u) << source;

    const auto before = fs::current_path(); // where DxDispatch looks next
    fs::current_path(folder.path());
    EXPECT_THROW(read("secret", SourceReach::CaseFolder), OutsideFolder);
    EXPECT_EQ(read("secret", SourceReach::Anywhere), 4u);
    fs::current_path(before);
}

TEST(CaseFile, ARawFileBeyondTheBudgetIsNotRead)
{
    const TemporaryFolder folder;
    fs::resize_file(folder.write("large", ""), uint64_t{3} << 30); // takes no disk
    CaseText text;
    text.input = R"({"initialValuesDataType": "UINT8", "initialValues": {"sourcePath": "large"}})";
    EXPECT_THAT(messageOf<IoError>([&] { parseCaseFile(text.text(), folder.path(), {64 << 20}); }),
                HasSubstr("needs 3072 MiB of memory, more than the memory budget of 64 MiB"));
    fs::rename(folder / "large", folder / "large.json");
    EXPECT_THAT(messageOf<IoError>([&] { readCaseFile(folder / "large.json", {64 << 20}); }),
                HasSubstr("within the memory budget"));
}

TEST(CaseFile, SizesAreRoundedUpOrGiven)
{
    CaseText text;
    const auto bytes = [&](const std::string& members) {
        text.input = R"({"initialValuesDataType": "UINT8", "initialValues": [1, 2, 3])" + members + "}";
        return messageOf<IoError>([&] {
            const CaseFile file = text.parse();
            std::string shown;
            for (const std::byte byte : file.findResource("input")->initial.bytes())
                shown += std::to_string(std::to_integer<int>(byte));
            throw IoError(shown);
        });
    };
    EXPECT_EQ(bytes(""), "1230");
    EXPECT_EQ(bytes(R"(, "sizeInBytes": 3)"), "123");
    EXPECT_EQ(bytes(R"(, "sizeInBytes": 6)"), "123000");
    EXPECT_EQ(bytes(R"(, "sizeInBytes": 6, "initialValuesOffsetInBytes": 2)"), "001230");
    EXPECT_EQ(bytes(R"(, "initialValuesOffsetInBytes": 1)"), "0123");
    EXPECT_THAT(bytes(R"(, "initialValuesOffsetInBytes": 2)"),
                HasSubstr("is too small for 3 bytes of values at initialValuesOffsetInBytes = 2"));
    EXPECT_THAT(bytes(R"(, "initialValuesOffsetInBytes": 18446744073709551615)"), HasSubstr("is too small"));
    EXPECT_THAT(bytes(R"(, "sizeInBytes": 2)"), HasSubstr("sizeInBytes = 2 is too small for 3 bytes of values"));
    EXPECT_THAT(bytes(R"(, "sizeInBytes": 18446744073709551615)"),
                HasSubstr("needs 18446744073709551615 bytes of memory; of the budget"));
    EXPECT_THAT(bytes(R"(, "sizeInBytes": -1)"), HasSubstr("is not a whole number"));
}

TEST(CaseFile, TheMemoryBudgetBoundsAllValuesTogether)
{
    CaseText text;
    text.input = text.output =
        R"({"initialValuesDataType": "FLOAT64", "initialValues": {"valueCount": 1000000, "value": 0}})";
    EXPECT_THAT(
        messageOf<IoError>([&] { text.parse({}, {8'000'000}); }),
        HasSubstr(
            "resources.output.initialValues needs 8000000 bytes of memory; of the budget of 8000000, 0 are left"));
    text.input = R"({"initialValuesDataType": "FLOAT64", "initialValues": {"valueCount": 4294967295, "value": 1}})";
    EXPECT_THROW(text.parse({}, {1 << 20}), IoError);
}

TEST(CaseFile, BindingsReachIntoResources)
{
    CaseText text;
    text.input = R"({"initialValuesDataType": "UINT8", "initialValues": [9, 9, 9, 9, 1, 2, 3, 4]})";
    const auto dispatch = [&](const std::string& binding) {
        text.commands =
            R"([{"type": "dispatch", "dispatchable": "op", "bindings": {"OutputTensor": "output", "InputTensor": )"
            + binding + "}}]";
        return text.parse().dispatch(0);
    };
    for (const char* binding :
         {R"({"name": "input", "elementOffset": 4})",
          R"([{"name": "input", "elementOffset": 1, "elementSizeInBytes": 4, "elementCount": 4}])"})
        EXPECT_EQ(valueTexts(std::get<FromValues>(dispatch(binding).data).tensor), (Values{"1", "2", "3", "4"}))
            << binding;
    const auto refusal = [&](const std::string& binding) { return messageOf<IoError>([&] { dispatch(binding); }); };
    EXPECT_THAT(
        refusal(R"({"name": "input", "elementOffset": 9})"),
        HasSubstr("commands[0].bindings.InputTensor.elementOffset = 9 begins after the 8 bytes of resource \"input\""));
    EXPECT_THAT(refusal(R"({"name": "input", "elementOffset": 4611686018427387904, "elementSizeInBytes": 8})"),
                HasSubstr("reaches beyond 2^64 bytes"));
    EXPECT_THAT(refusal(R"("inptu")"), HasSubstr("InputTensor = \"inptu\" is not one of the resources"));
}

TEST(CaseFile, TensorsThatTheOperatorOwnsAreBoundByIt)
{
    CaseText text;
    text.op.insert(1,
                   R"("bindings": {"InputTensor": "input"}, "executionFlags": ["DISABLE_META_COMMANDS", "NONE"],)"
                   R"("dmlCompileType": "DmlCompileGraph", )");
    text.commands = R"([{"type": "dispatch", "dispatchable": "op", "bindings": {"OutputTensor": "output"}}])";
    EXPECT_EQ(valueTexts(std::get<FromValues>(text.parse().dispatch(0).data).tensor), (Values{"1", "2", "3", "4"}));
}

TEST(CaseFile, OfEqualNamesTheLastIsRegistered)
{
    CaseText text;
    text.input = R"({"initialValuesDataType": "UINT8", "initialValues": [5, 5, 5, 5], "initialValues": [6]},
        "input": {"initialValuesDataType": "UINT8", "initialValues": [7, 7, 7, 7], "initialValues": [8]})";
    const CaseFile file = text.parse();
    EXPECT_EQ(file.resources.size(), 2u);
    EXPECT_EQ(valueTexts(std::get<FromValues>(file.dispatch(0).data).tensor), (Values{"7", "7", "7", "7"}));
}

TEST(CaseFile, DeferredResourcesWaitForOnnx)
{
    CaseText text;
    text.input = R"({"initialValues": "deferred"})";
    const CaseFile file = text.parse();
    EXPECT_EQ(file.findResource("input")->valueCount, 0u);
    EXPECT_THAT(messageOf<IoError>([&] { static_cast<void>(file.dispatch(0)); }),
                HasSubstr("\"input\" is \"deferred\""));
}

TEST(CaseFile, OurOwnMemberIsRead)
{
    CaseText text;
    text.more = R"(, "tessera": {"version": 1, "title": "A title", "expected": {"output": [1, 2, 3, 4]},
        "tolerance": {"atol": 0.5, "rtol": 1e-3, "ulp": 2}, "view": {"anything": [1]}, "other": null})";
    const CaseFile file = text.parse();
    EXPECT_EQ(file.title, "A title");
    EXPECT_EQ(file.dispatch(0).title, "A title");
    EXPECT_EQ(valueTexts(file.expected.at("output")), (Values{"1", "2", "3", "4"}));
    EXPECT_EQ(file.tolerance, (Tolerance{.atol = 0.5, .rtol = 1e-3, .ulp = 2}));
    EXPECT_FALSE(CaseText().parse().tolerance);
    text.more = R"(, "tessera": {"tolerance": {"interpolationBound": true, "nanEqualsNan": false,
        "eitherNeighbour": true, "allowedShare": 0.25, "hardLimit": 3}})";
    EXPECT_EQ(text.parse().tolerance,
              (Tolerance{.interpolationBound = true,
                         .nanEqualsNan = false,
                         .eitherNeighbour = true,
                         .allowedShare = 0.25,
                         .hardLimit = 3}));
}

TEST(CaseFile, ErrorsNameTheMember)
{
    const std::pair<CaseText, const char*> table[] = {
        {{.input = "[]"}, "resources.input = […] is not an object"},
        {{.input = "{}"}, "resources.input.initialValues is missing"},
        {{.input = R"({"initialValues": [1], "initialValuesDataType": 4})"},
         "initialValuesDataType = 4 is not a string"},
        {{.op = "{}"}, "dispatchables.op.type is missing"},
        {{.commands = "{}"}, "commands = {…} is not an array"},
        {{.commands = R"([{"type": "run"}])"},
         "commands[0].type = \"run\" is not a command; dispatch, print and writeFile are"},
        {{.commands = R"([{"type": "dispatch"}])"}, "commands[0].dispatchable is missing"},
        {{.commands = R"([{"type": "dispatch", "dispatchable": "po"}])"}, "\"po\" is not one of the dispatchables"},
        {{.commands = R"([{"type": "dispatch", "dispatchable": "op"}])"}, "commands[0].bindings is missing"},
        {{.commands = R"([{"type": "dispatch", "dispatchable": "op", "bindings": {"InputTensor": {}}}])"},
         "commands[0].bindings.InputTensor.name is missing"},
        {{.more = R"(, "tessera": {"version": 2})"}, "tessera.version = 2 is newer than this program"},
        {{.more = R"(, "tessera": {"expected": {"input": [256]}})"}, "tessera.expected.input[0] = 256 is not a UINT8"},
        {{.more = R"(, "tessera": {"expected": {"x": [1]}})"},
         "tessera.expected.x = […] is expected of a resource that does not exist"},
        {{.more = R"(, "tessera": {"tolerance": {"atol": -1}}})"}, "tessera.tolerance.atol = -1 is not a tolerance"},
        {{.more = R"(, "tessera": {"tolerance": {"allowedShare": 1.5}})"}, "allowedShare = 1.5 is more than all"},
        {{.more = R"(, "tessera": {"tolerance": {"nanEqualsNan": 1}})"}, "nanEqualsNan = 1 is neither true nor false"},
    };
    for (const auto& row : table)
        EXPECT_THAT(messageOf<IoError>([&] { row.first.parse(); }), HasSubstr(row.second)) << row.first.text();
    EXPECT_EQ(messageOf<IoError>([] { parseCaseFile("{}", {}); }), "resources is missing");
    EXPECT_THAT(messageOf<IoError>([] { parseCaseFile("[]", {}); }), HasSubstr("The text = […] is not an object"));
}

TEST(CaseFile, ErrorsBeginWithThePath)
{
    const TemporaryFolder folder;
    const auto path = folder.write("a.json", "{\n  \"resources\": {},\n  \"dispatchables\": [,");
    EXPECT_EQ(messageOf<IoError>([&] { readCaseFile(path); }), path.string() + ": line 3, column 21: Invalid value");
    EXPECT_THAT(messageOf<IoError>([&] { readCaseFile(folder / "none.json"); }), HasSubstr("none.json does not exist"));
    EXPECT_THAT(messageOf<IoError>([&] { readCaseFile(folder.path()); }), HasSubstr("is a folder"));
}

TEST(CaseFile, NamesInMessagesCannotDriveATerminal)
{
    CaseText text;
    text.commands = "[{\"type\": \"\\u001b[2J" + std::string(1000, 'x') + "\"}]";
    const std::string message = messageOf<IoError>([&] { text.parse(); });
    EXPECT_EQ(message.find('\x1b'), std::string::npos);
    EXPECT_LT(message.size(), 200u);
}

} // namespace
} // namespace tessera
