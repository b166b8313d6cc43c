// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/io/execute.h"

#include "engine/compute/registry/registry.h"
#include "engine/formats/files/npy.h"
#include "tests/engine/formats/io/case_text.h"
#include "tests/engine/formats/io/io_files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

namespace tessera {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using Values = std::vector<std::string>;

class ExecutionTest : public testing::Test {
protected:
    void run(const CaseFile& file, Execution& execution)
    {
        for (const Command& command : file.commands)
            if (const auto* dispatch = std::get_if<DispatchCommand>(&command))
                execution.dispatch(*dispatch, *engine);
    }

    std::unique_ptr<Engine> engine = makeEngine("cpu");
};

std::string printed(const Execution& execution, const std::string& resource, bool verbose = false)
{
    std::ostringstream out;
    execution.print({resource, verbose}, out);
    return out.str();
}

// {1, 4, 1, 2} → {1, 1, 2, 4}, so that rows and columns differ.
CaseText wide()
{
    CaseText text;
    text.input = R"({"initialValuesDataType": "INT8", "initialValues": [1, 2, 3, 4, 5, 6, 7, -8]})";
    text.output = R"({"initialValuesDataType": "INT8", "initialValues": {"valueCount": 8, "value": 0}})";
    text.op = R"({"type": "DEPTH_TO_SPACE", "desc": {"InputTensor": {"DataType": "INT8", "Sizes": [1, 4, 1, 2]},
        "OutputTensor": {"DataType": "INT8", "Sizes": [1, 1, 2, 4]}, "BlockSize": 2}})";
    return text;
}

TEST_F(ExecutionTest, DispatchesChangeTheirOutput)
{
    const CaseFile file = wide().parse();
    Execution execution(file);
    EXPECT_EQ(valueTexts(execution.resource("output")), Values(8, "0"));
    run(file, execution);
    EXPECT_EQ(valueTexts(execution.resource("output")), (Values{"1", "3", "2", "4", "5", "7", "6", "-8"}));
    EXPECT_EQ(execution.resource("output").desc.sizes, (std::vector<uint32_t>{1, 1, 2, 4}));
    EXPECT_EQ(execution.flatResource("output").desc.sizes, (std::vector<uint32_t>{8}));
    EXPECT_EQ(valueTexts(Tensor({.dataType = DataType::Int8, .sizes = {8}}, file.findResource("output")->initial)),
              Values(8, "0"));
}

TEST_F(ExecutionTest, CommandsRunInOrderAndResourcesKeepTheirState)
{
    // output = D2S(input), then input = S2D(output) after it was something else: the round trip.
    CaseText text = wide();
    text.op +=
        R"(, "back": {"type": "SPACE_TO_DEPTH", "desc": {"InputTensor": {"DataType": "INT8", "Sizes": [1, 1, 2, 4]},
        "OutputTensor": {"DataType": "INT8", "Sizes": [1, 4, 1, 2]}, "BlockSize": 2}})";
    text.input += R"(, "again": {"initialValuesDataType": "INT8", "initialValues": {"valueCount": 8, "value": 0}})";
    text.commands =
        R"([{"type": "dispatch", "dispatchable": "op", "bindings": {"InputTensor": "input", "OutputTensor": "output"}},
        {"type": "dispatch", "dispatchable": "back", "bindings": {"InputTensor": "output", "OutputTensor": "again"}}])";
    const CaseFile file = text.parse();
    Execution execution(file);
    run(file, execution);
    EXPECT_EQ(valueTexts(execution.resource("again")), valueTexts(execution.resource("input")));
}

TEST_F(ExecutionTest, OffsetsAndGapsAreKept)
{
    CaseText text = wide();
    // From byte 4 on, rows of 4 at a stride of 5.
    text.op =
        R"({"type": "DEPTH_TO_SPACE", "desc": {"InputTensor": {"DataType": "INT8", "Sizes": [1, 4, 1, 2]}, "OutputTensor":
        {"DataType": "INT8", "Sizes": [1, 1, 2, 4], "Strides": [10, 10, 5, 1], "TotalTensorSizeInBytes": 12}, "BlockSize": 2}})";
    text.output = R"({"initialValuesDataType": "INT8", "initialValues": {"valueCount": 20, "value": 99}})";
    text.commands = R"([{"type": "dispatch", "dispatchable": "op", "bindings":
        {"InputTensor": "input", "OutputTensor": {"name": "output", "elementOffset": 4}}}])";
    text.more = R"(, "tessera": {"expected": {"output": [0, 0, 0, 0, 1, 3, 2, 4, 0, 5, 7, 6, -8]}})";
    const CaseFile file = text.parse();
    Execution execution(file);
    run(file, execution);
    EXPECT_EQ(valueTexts(execution.flatResource("output")),
              (Values{"99", "99", "99", "99", "1",  "3",  "2",  "4",  "99", "5",
                      "7",  "6",  "-8", "99", "99", "99", "99", "99", "99", "99"}));
    EXPECT_TRUE(equalElements(execution.resource("output"), execution.expected("output")));
}

TEST_F(ExecutionTest, OneJobRunsOnTwoEngines)
{
    const CaseFile file = wide().parse();
    Execution execution(file);
    DispatchJob job = execution.prepare(file.dispatchCommand(0));
    Tensor other = job.output;
    engine->run(job.dispatched, job.plan, job.input, job.output);
    makeEngine("reference")->run(job.dispatched, job.plan, job.input, other);
    EXPECT_TRUE(equalElements(job.output, other));
    EXPECT_EQ(valueTexts(execution.resource("output")), Values(8, "0"));
    execution.finish(job);
    EXPECT_TRUE(equalElements(execution.resource("output"), other));
}

TEST_F(ExecutionTest, WhatKeepsADispatchFromRunningIsListed)
{
    struct Row {
        std::string bindings, sentence;
    };
    const std::vector<Row> table = {
        {R"({"InputTensor": "input"})", "bindings.OutputTensor is missing; bound are: InputTensor"},
        {R"({"OutputTensor": "output"})", "bindings.InputTensor is missing; bound are: OutputTensor"},
        {R"({"InputTensor": {"name": "input", "elementOffset": 1}, "OutputTensor": "output"})",
         "bindings.InputTensor = \"input\" has 8 bytes; 8 are needed from offset 1 on"},
        {R"({"InputTensor": "input", "OutputTensor": "input"})",
         "bindings.OutputTensor = \"input\" is the input's memory too; an output needs its own"},
    };
    for (const Row& row : table) {
        CaseText text = wide();
        text.commands = R"([{"type": "dispatch", "dispatchable": "op", "bindings": )" + row.bindings + "}]";
        const CaseFile file = text.parse();
        Execution execution(file);
        const Issues issues = execution.validate(file.dispatchCommand(0));
        ASSERT_EQ(issues.size(), 1u) << row.bindings;
        EXPECT_EQ(english(sentence(issues[0])), row.sentence);
        EXPECT_THAT(messageOf<IoError>([&] { run(file, execution); }),
                    HasSubstr("dispatch of \"op\": " + row.sentence));
    }
}

TEST_F(ExecutionTest, ABadCaseIsRefusedWithAllItsIssues)
{
    CaseText text = wide();
    text.op = R"({"type": "DEPTH_TO_SPACE", "desc": {"InputTensor": {"DataType": "INT8", "Sizes": [1, 3, 1, 2]},
        "OutputTensor": {"DataType": "INT16", "Sizes": [1, 1, 2, 4]}, "BlockSize": 2}})";
    const CaseFile file = text.parse();
    Execution execution(file);
    const std::string message = messageOf<IoError>([&] { run(file, execution); });
    EXPECT_THAT(message, HasSubstr("InputTensor.Sizes[1] = 3"));
    EXPECT_THAT(message, HasSubstr("OutputTensor.DataType"));
}

TEST_F(ExecutionTest, TwoHalvesOfAResourceDoNotAlias)
{
    CaseText text = wide();
    text.input = R"({"initialValuesDataType": "INT8", "initialValues": [1, 2, 3, 4, 5, 6, 7, -8], "sizeInBytes": 16})";
    text.commands = R"([{"type": "dispatch", "dispatchable": "op", "bindings": {"InputTensor": "input",
        "OutputTensor": {"name": "input", "elementOffset": 8}}}])";
    const CaseFile file = text.parse();
    Execution execution(file);
    run(file, execution);
    EXPECT_EQ(valueTexts(execution.flatResource("input")), (Values{"1", "2", "3", "4", "5", "6", "7", "-8"}));
    EXPECT_EQ(valueTexts(execution.prepare(file.dispatchCommand(0)).output),
              (Values{"1", "3", "2", "4", "5", "7", "6", "-8"}));
}

TEST_F(ExecutionTest, ExpectedValuesMayBeMemoryElementsOrANpy)
{
    const TemporaryFolder folder;
    Tensor tensor({.dataType = DataType::Int8, .sizes = {1, 1, 2, 4}});
    for (uint64_t i = 0; i < 8; ++i)
        tensor.setBits(i, i);
    writeNpy(tensor, folder / "e.npy");
    CaseText text = wide();
    const auto expected = [&](const std::string& strides, const std::string& values) -> Values {
        text.op =
            R"({"type": "DEPTH_TO_SPACE", "desc": {"InputTensor": {"DataType": "INT8", "Sizes": [1, 4, 1, 2]}, "OutputTensor":
            {"DataType": "INT8", "Sizes": [1, 1, 2, 4])"
            + strides + R"(}, "BlockSize": 2}})";
        text.output = R"({"initialValuesDataType": "INT8", "initialValues": {"valueCount": 20, "value": 0}})";
        text.more = R"(, "tessera": {"expected": {"output": )" + values + "}}";
        const CaseFile file = text.parse(folder.path());
        try {
            return valueTexts(Execution(file).expected("output"));
        } catch (const IoError& error) {
            return {error.what()};
        }
    };
    const Values counting = {"0", "1", "2", "3", "4", "5", "6", "7"};
    EXPECT_EQ(expected("", "[0, 1, 2, 3, 4, 5, 6, 7]"), counting);
    EXPECT_EQ(expected("", R"({"valueCount": 20, "valueStart": 0, "valueDelta": 1})"), counting);
    EXPECT_EQ(expected(R"(, "Strides": [10, 10, 5, 1])", "[0, 1, 2, 3, 9, 4, 5, 6, 7]"), counting);
    EXPECT_EQ(expected(R"(, "Strides": [10, 10, 5, 1])", "[0, 1, 2, 3, 4, 5, 6, 7]"), counting);
    EXPECT_EQ(expected(R"(, "Strides": [8, 8, 1, 2])", "[0, 4, 1, 5, 2, 6, 3, 7]"), counting);
    EXPECT_EQ(expected(R"(, "Strides": [8, 8, 1, 2])", R"({"sourcePath": "e.npy"})"), counting);
    EXPECT_THAT(expected("", "[1, 2, 3]"),
                testing::ElementsAre("tessera.expected.output has 3 values; 8 are needed for {1, 1, 2, 4}"));
}

TEST_F(ExecutionTest, PrintShowsTheShape)
{
    const CaseFile file = wide().parse();
    Execution execution(file);
    run(file, execution);
    EXPECT_EQ(printed(execution, "output"),
              "Resource 'output': {1, 1, 2, 4} INT8\n[0, 0]\n 1,  3,  2,  4\n 5,  7,  6, -8\n");
    EXPECT_THAT(printed(execution, "output", true),
                testing::StartsWith("Resource 'output': {1, 1, 2, 4} INT8\n[0, 0, 0, 0] 1 (0x01)\n"));
    EXPECT_THAT(printed(execution, "output", true), testing::EndsWith("[0, 0, 1, 3] -8 (0xf8)\n"));
}

TEST_F(ExecutionTest, WithoutADispatchPrintIsFlat)
{
    CaseText text = wide();
    text.commands = "[]";
    const CaseFile file = text.parse();
    EXPECT_EQ(printed(Execution(file), "input"), "Resource 'input': 1, 2, 3, 4, 5, 6, 7, -8\n");
    EXPECT_THAT(printed(Execution(file), "input", true), HasSubstr("\n[7] -8 (0xf8)\n"));
}

TEST_F(ExecutionTest, AResourceOfTwoShapesIsFlat)
{
    CaseText text = wide();
    text.op +=
        R"(, "other": {"type": "DEPTH_TO_SPACE", "desc": {"InputTensor": {"DataType": "INT8", "Sizes": [1, 4, 2, 1]},
        "OutputTensor": {"DataType": "INT8", "Sizes": [1, 1, 4, 2]}, "BlockSize": 2}})";
    text.commands =
        R"([{"type": "dispatch", "dispatchable": "op", "bindings": {"InputTensor": "input", "OutputTensor": "output"}},
        {"type": "dispatch", "dispatchable": "other", "bindings": {"InputTensor": "input", "OutputTensor": "output"}}])";
    const CaseFile file = text.parse();
    EXPECT_EQ(Execution(file).resource("input").desc.sizes, (std::vector<uint32_t>{8}));
}

class RecordingCodec : public PictureCodec {
public:
    Picture read(const fs::path&, const MemoryBudget&, const RunControl&) const override
    {
        throw IoError("not asked for");
    }
    bool isPicture(const fs::path&) const override { return false; }
    void write(const Picture& picture, const fs::path& path) const override
    {
        written = picture;
        where = path;
    }
    mutable Picture written;
    mutable fs::path where;
};

TEST_F(ExecutionTest, FilesAreWrittenByTheirExtension)
{
    const TemporaryFolder folder;
    const CaseFile file = wide().parse();
    Execution execution(file);
    run(file, execution);
    execution.writeFile({"output", "deep/er\\a.npy", {}}, folder / "out", nullptr);
    EXPECT_TRUE(equalElements(readNpy(folder / "out/deep/er/a.npy"), execution.resource("output")));
    execution.writeFile({"output", "b.npy", {2, 4}}, folder / "out", nullptr);
    EXPECT_EQ(readNpy(folder / "out/b.npy").desc.sizes, (std::vector<uint32_t>{2, 4}));
    execution.writeFile({"output", "c.npy", {3}}, folder / "out", nullptr);
    EXPECT_EQ(valueTexts(readNpy(folder / "out/c.npy")), (Values{"1", "3", "2"}));
    execution.writeFile({"output", "d.raw", {}}, folder / "out", nullptr);
    EXPECT_EQ(contentOf(folder / "out/d.raw"), std::string("\x01\x03\x02\x04\x05\x07\x06\xf8"));
    for (const std::vector<uint32_t>& wrong : {std::vector<uint32_t>{9}, {0}, {4294967295, 4294967295, 4294967295}})
        EXPECT_THAT(messageOf<IoError>([&] {
                        execution.writeFile({"output", "e.npy", wrong}, folder / "out", nullptr);
                    }),
                    HasSubstr("do not fit; there are 8 elements"));
}

// DxDispatch writes the buffer, whatever the strides of the tensor in it: c1 before c0 of each pixel here.
TEST_F(ExecutionTest, ArraysAreTheMemoryInTheOrderOfItsAddresses)
{
    const TemporaryFolder folder;
    CaseText text = wide();
    text.op = R"({"type": "SPACE_TO_DEPTH", "desc": {"InputTensor": {"DataType": "INT8", "Sizes": [1, 1, 2, 4]},
        "OutputTensor": {"DataType": "INT8", "Sizes": [1, 4, 1, 2], "Strides": [8, 1, 8, 4]}, "BlockSize": 2}})";
    const CaseFile file = text.parse();
    Execution execution(file);
    run(file, execution);
    const Values inMemory = {"1", "2", "5", "6", "3", "4", "7", "-8"},
                 logical = {"1", "3", "2", "4", "5", "7", "6", "-8"};
    EXPECT_EQ(valueTexts(execution.resource("output")), logical);
    for (const std::vector<uint32_t>& dimensions : {std::vector<uint32_t>{8}, {1, 4, 1, 2}, {}}) {
        execution.writeFile({"output", "a.npy", dimensions}, folder.path(), nullptr, Existing::Replace);
        const Tensor written = readNpy(folder / "a.npy");
        EXPECT_EQ(valueTexts(written), inMemory);
        EXPECT_EQ(written.desc.sizes, dimensions.empty() ? std::vector<uint32_t>{8} : dimensions);
    }
}

TEST_F(ExecutionTest, PicturesGoThroughTheCodec)
{
    const TemporaryFolder folder;
    const CaseFile file = wide().parse();
    const Execution execution(file);
    const RecordingCodec codec;
    execution.writeFile({"input", "a.BMP", {1, 4, 1, 2}}, folder.path(), &codec);
    EXPECT_EQ(codec.where, folder / "a.BMP");
    EXPECT_EQ(codec.written.channels, 4u);
    EXPECT_EQ(codec.written.width, 2u);
    EXPECT_EQ(std::to_integer<int>(codec.written.samples.bytes()[0]), 129); // INT8 1
    EXPECT_THAT(messageOf<IoError>([&] {
                    execution.writeFile({"input", "a.png", {1, 2, 2, 2}}, folder.path(), &codec);
                }),
                HasSubstr("{1, 2, 2, 2} is not a picture"));
    EXPECT_THAT(messageOf<IoError>([&] {
                    execution.writeFile({"input", "a.png", {}}, folder.path(), nullptr);
                }),
                HasSubstr("no means to write pictures"));
}

TEST_F(ExecutionTest, NoFileIsReplacedUnlessAsked)
{
    const TemporaryFolder folder;
    const auto path = folder.write(".bashrc", "mine");
    const CaseFile file = wide().parse();
    const Execution execution(file);
    const auto write = [&](Existing existing) {
        execution.writeFile({"input", ".bashrc", {}}, folder.path(), nullptr, existing);
    };
    EXPECT_THAT(messageOf<FileExists>([&] { write(Existing::Refuse); }), HasSubstr("exists already"));
    EXPECT_EQ(contentOf(path), "mine");
    write(Existing::Replace);
    EXPECT_NE(contentOf(path), "mine");
}

TEST_F(ExecutionTest, FilesStayInTheOutputFolder)
{
    const TemporaryFolder folder;
    fs::create_directory(folder / "out");
    fs::create_directory(folder / "outside");
    folder.write("outside/victim", "safe");
    fs::create_directory_symlink(folder / "outside", folder / "out/link");
    fs::create_symlink(folder / "outside/victim", folder / "out/file");
    fs::create_symlink(folder / "outside/none", folder / "out/dangling");
    fs::create_directory_symlink(folder / "out", folder / "inside");
    fs::create_directory(folder / "out/folder");
    folder.write("out/plain", "");
    const CaseFile file = wide().parse();
    const Execution execution(file);
    const auto refusal = [&](const std::string& target) {
        return messageOf<IoError>([&] { execution.writeFile({"input", target, {}}, folder / "out", nullptr); });
    };
    for (const char* target : {"../outside/a", "a/../../outside/a", "..", "a\\..\\..\\outside\\a", "link/a", "file",
                               "dangling", "link/../a"})
        EXPECT_THAT(refusal(target), HasSubstr("leaves the output folder")) << target;
    for (const char* target : {"/tmp/a", "C:\\a", "c:a", "\\\\server\\a", "//server/a"})
        EXPECT_THAT(refusal(target), HasSubstr("is absolute")) << target;
    for (const char* target : {"", ".", "./", "a/", "a\\"})
        EXPECT_THAT(refusal(target), HasSubstr("is not a file's name")) << target;
    EXPECT_THAT(refusal("folder"), HasSubstr("is there and is not a file"));
    EXPECT_THAT(refusal("plain/a"), HasSubstr("cannot be made"));
    EXPECT_EQ(refusal(std::string("a\0b", 3)).find("nothing"), std::string::npos);
    EXPECT_EQ(contentOf(folder / "outside/victim"), "safe");
    EXPECT_EQ(std::distance(fs::directory_iterator(folder / "outside"), {}), 1);
    execution.writeFile({"input", "./a", {}}, folder / "inside", nullptr); // the folder itself may be a link
    EXPECT_TRUE(fs::exists(folder / "out/a"));
}

} // namespace
} // namespace tessera
