// SPDX-License-Identifier: Apache-2.0

#include "engine/compute/registry/registry.h"
#include "engine/formats/files/npy.h"
#include "tests/engine/formats/io/case_text.h"
#include "tests/engine/formats/io/io_files.h"
#include "tests/support/matchers.h"
#include "tests/support/random_case.h"

#include <sstream>

namespace tessera {
namespace {

namespace fs = std::filesystem;
using Values = std::vector<std::string>;

Tensor outputOf(const CaseFile& file, size_t index = 0)
{
    DispatchJob job = prepareDispatch(file, index);
    makeEngine("cpu")->run(job.dispatched, job.plan, job.input, job.output);
    return job.output;
}

std::string printed(const Tensor& tensor)
{
    std::ostringstream out;
    print(tensor, "Resource 'output'", out);
    return out.str();
}

// {1, 4, 1, 2} → {1, 1, 2, 4}, so that rows and columns differ. `layout`: more members of the output tensor.
CaseText wide(const std::string& layout = {})
{
    CaseText text;
    text.input = R"({"initialValuesDataType": "INT8", "initialValues": [1, 2, 3, 4, 5, 6, 7, -8]})";
    text.output = R"({"initialValuesDataType": "INT8", "initialValues": {"valueCount": 8, "value": 0}})";
    text.op = R"({"type": "DEPTH_TO_SPACE", "desc": {"InputTensor": {"DataType": "INT8", "Sizes": [1, 4, 1, 2]},
        "OutputTensor": {"DataType": "INT8", "Sizes": [1, 1, 2, 4])"
        + layout + R"(}, "BlockSize": 2}})";
    return text;
}

// Each dispatch starts from the file's own values, and not from the outputs of the dispatches before.
TEST(DispatchJob, EachIsACaseOfItsOwn)
{
    CaseText text = wide();
    text.op +=
        R"(, "back": {"type": "SPACE_TO_DEPTH", "desc": {"InputTensor": {"DataType": "INT8", "Sizes": [1, 1, 2, 4]},
        "OutputTensor": {"DataType": "INT8", "Sizes": [1, 4, 1, 2]}, "BlockSize": 2}})";
    text.input += R"(, "again": {"initialValuesDataType": "INT8", "initialValues": {"valueCount": 8, "value": 0}})";
    text.commands =
        R"([{"type": "dispatch", "dispatchable": "op", "bindings": {"InputTensor": "input", "OutputTensor": "output"}},
        {"type": "dispatch", "dispatchable": "back", "bindings": {"InputTensor": "output", "OutputTensor": "again"}},
        {"type": "writeFile", "resource": "again", "targetPath": "/etc/passwd"}])";
    const CaseFile file = text.parse();
    EXPECT_EQ(valueTexts(outputOf(file, 1)), Values(8, "0"));
    ASSERT_EQ(file.warnings.size(), 2u);
    EXPECT_THAT(english(file.warnings[0]), HasSubstr("writeFile commands are left out"));
    EXPECT_EQ(english(file.warnings[1]),
              "back reads \"output\", which op writes; each is a case of its own, with the values that the file gives");
}

TEST(DispatchJob, OffsetsAndGapsAreKept)
{
    // From byte 4 on, rows of 4 at a stride of 5.
    CaseText text = wide(R"(, "Strides": [10, 10, 5, 1], "TotalTensorSizeInBytes": 12)");
    text.output = R"({"initialValuesDataType": "INT8", "initialValues": {"valueCount": 20, "value": 99}})";
    text.commands = R"([{"type": "dispatch", "dispatchable": "op", "bindings":
        {"InputTensor": "input", "OutputTensor": {"name": "output", "elementOffset": 4}}}])";
    text.more = R"(, "tessera": {"expected": {"output": [0, 0, 0, 0, 1, 3, 2, 4, 0, 5, 7, 6, -8]}})";
    const CaseFile file = text.parse();
    const Tensor output = outputOf(file);
    EXPECT_EQ(valueTexts(Tensor({.dataType = DataType::Int8, .sizes = {12}}, output.buffer)),
              (Values{"1", "3", "2", "4", "99", "5", "7", "6", "-8", "99", "99", "99"}));
    EXPECT_TRUE(equalElements(output, expectedOutput(file, 0).value()));
}

TEST(DispatchJob, WhatKeepsADispatchFromRunningIsListed)
{
    const std::pair<const char*, const char*> table[] = {
        {R"({"InputTensor": "input"})", "bindings.OutputTensor is missing; bound are: InputTensor"},
        {R"({"OutputTensor": "output"})", "bindings.InputTensor is missing; bound are: OutputTensor"},
        {R"({"InputTensor": {"name": "input", "elementOffset": 1}, "OutputTensor": "output"})",
         "bindings.InputTensor = \"input\" has 8 bytes; 8 are needed from offset 1 on"},
        {R"({"InputTensor": "input", "OutputTensor": "input"})",
         "bindings.OutputTensor = \"input\" is the input's memory too; an output needs its own"},
    };
    for (const auto& [bindings, said] : table) {
        CaseText text = wide();
        text.commands = std::string(R"([{"type": "dispatch", "dispatchable": "op", "bindings": )") + bindings + "}]";
        const CaseFile file = text.parse();
        const Issues issues = validateDispatch(file, 0);
        ASSERT_EQ(issues.size(), 1u) << bindings;
        EXPECT_EQ(english(sentence(issues[0])), said);
        EXPECT_THAT(messageOf<IoError>([&] { prepareDispatch(file, 0); }),
                    HasSubstr("dispatch of \"op\": " + std::string(said)));
    }
}

TEST(DispatchJob, ABadCaseIsRefusedWithAllItsIssues)
{
    CaseText text = wide();
    text.op = R"({"type": "DEPTH_TO_SPACE", "desc": {"InputTensor": {"DataType": "INT8", "Sizes": [1, 3, 1, 2]},
        "OutputTensor": {"DataType": "INT16", "Sizes": [1, 1, 2, 4]}, "BlockSize": 2}})";
    const CaseFile file = text.parse();
    EXPECT_THAT(messageOf<IoError>([&] { prepareDispatch(file, 0); }),
                AllOf(HasSubstr("InputTensor.Sizes[1] = 3"), HasSubstr("OutputTensor.DataType")));
}

TEST(DispatchJob, TwoHalvesOfAResourceDoNotAlias)
{
    CaseText text = wide();
    text.input = R"({"initialValuesDataType": "INT8", "initialValues": [1, 2, 3, 4, 5, 6, 7, -8], "sizeInBytes": 16})";
    text.commands = R"([{"type": "dispatch", "dispatchable": "op", "bindings": {"InputTensor": "input",
        "OutputTensor": {"name": "input", "elementOffset": 8}}}])";
    EXPECT_EQ(valueTexts(outputOf(text.parse())), (Values{"1", "3", "2", "4", "5", "7", "6", "-8"}));
}

TEST(DispatchJob, ExpectedValuesMayBeMemoryElementsOrANpy)
{
    const TemporaryFolder folder;
    writeNpy(tensorOfBits(DataType::Int8, {1, 1, 2, 4}, {0, 1, 2, 3, 4, 5, 6, 7}), folder / "e.npy");
    const auto expected = [&](const std::string& strides, const std::string& values) -> Values {
        CaseText text = wide(strides);
        text.output = R"({"initialValuesDataType": "INT8", "initialValues": {"valueCount": 20, "value": 0}})";
        text.more = R"(, "tessera": {"expected": {"output": )" + values + "}}";
        const CaseFile file = text.parse(folder.path());
        return valueTexts(expectedOutput(file, 0).value());
    };
    const Values counting = {"0", "1", "2", "3", "4", "5", "6", "7"};
    EXPECT_EQ(expected("", "[0, 1, 2, 3, 4, 5, 6, 7]"), counting);
    EXPECT_EQ(expected("", R"({"valueCount": 20, "valueStart": 0, "valueDelta": 1})"), counting);
    EXPECT_EQ(expected(R"(, "Strides": [10, 10, 5, 1])", "[0, 1, 2, 3, 9, 4, 5, 6, 7]"), counting);
    EXPECT_EQ(expected(R"(, "Strides": [10, 10, 5, 1])", "[0, 1, 2, 3, 4, 5, 6, 7]"), counting);
    EXPECT_EQ(expected(R"(, "Strides": [8, 8, 1, 2])", "[0, 4, 1, 5, 2, 6, 3, 7]"), counting);
    EXPECT_EQ(expected(R"(, "Strides": [8, 8, 1, 2])", R"({"sourcePath": "e.npy"})"), counting);
    EXPECT_EQ(messageOf<IoError>([&] { expected("", "[1, 2, 3]"); }),
              "tessera.expected.output has 3 values; 8 are needed for {1, 1, 2, 4}");
}

TEST(DispatchJob, WhatIsExpectedIsTheLastOutput)
{
    CaseText text = wide();
    text.commands =
        R"([{"type": "dispatch", "dispatchable": "op", "bindings": {"InputTensor": "input", "OutputTensor": "output"}},
        {"type": "dispatch", "dispatchable": "op", "bindings": {"InputTensor": "input", "OutputTensor": "output"}}])";
    text.more = R"(, "tessera": {"expected": {"output": [1, 3, 2, 4, 5, 7, 6, -8]}})";
    const CaseFile file = text.parse();
    EXPECT_FALSE(expectedOutput(file, 0));
    EXPECT_TRUE(equalElements(outputOf(file, 1), expectedOutput(file, 1).value()));
    EXPECT_TRUE(equalElements(resourceTensor(file, "output"), outputOf(file, 1)));
}

TEST(DispatchJob, PrintShowsTheShapeOfWhatADispatchWrites)
{
    CaseText text = wide();
    EXPECT_EQ(printed(outputOf(text.parse())),
              "Resource 'output': {1, 1, 2, 4} INT8\n[0, 0]\n 1,  3,  2,  4\n 5,  7,  6, -8\n");
    text.commands = "[]";
    EXPECT_EQ(printed(resourceTensor(text.parse(), "input")), "Resource 'output': 1, 2, 3, 4, 5, 6, 7, -8\n");
}

TEST(AnyCase, SurvivesSavingAndLoading)
{
    const TemporaryFolder folder;
    for (const uint64_t seed : testSeeds(200)) {
        Case c = randomCase(seed);
        c.data = Generator{.pattern = kPatterns[seed % std::size(kPatterns)], .seed = seed, .value = 2.5};
        c.data = caseFromText(toText(c)).data; // without a seed or a value that the pattern does not have
        SCOPED_TRACE(trace(seed, c));
        writeCaseFile(c, folder / "a.json");
        EXPECT_TRUE(readCaseFile(folder / "a.json").dispatch(0) == c);
        Case values = c;
        values.data = FromValues{randomBits(c.op.input, seed), "a hand"};
        writeCaseFile(values, folder / "b.json");
        EXPECT_TRUE(readCaseFile(folder / "b.json").dispatch(0) == values);
    }
}

} // namespace
} // namespace tessera
