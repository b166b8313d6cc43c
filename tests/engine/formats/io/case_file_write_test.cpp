// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/files/npy.h"
#include "engine/formats/io/dispatch_job.h"
#include "tests/engine/formats/io/case_text.h"
#include "tests/engine/formats/io/io_files.h"
#include "tests/support/file_size_limit.h"
#include "tests/support/matchers.h"

namespace tessera {
namespace {

namespace fs = std::filesystem;
using Values = std::vector<std::string>;

Case caseOf(const char* name, DataType type = DataType::Float32, std::vector<uint32_t> sizes = {1, 4, 2, 2})
{
    Operator op = operatorFromName(name).value();
    setInput(op, type, std::move(sizes));
    return {.title = "A \"title\" with ünïcode", .op = op, .data = Generator{}};
}

Case withValues(Case c, Tensor tensor)
{
    c.data = FromValues{std::move(tensor), "photo.jpg"};
    return c;
}

Case savedAndLoaded(const Case& c, const TemporaryFolder& folder)
{
    writeCaseFile(c, folder / "case.json");
    return readCaseFile(folder / "case.json").dispatch(0);
}

TEST(CaseFileWriter, APictureIsFoundFromTheCasesOwnPlace)
{
    const TemporaryFolder folder;
    fs::create_directories(folder / "one/pictures");
    folder.write("one/pictures/photo.png", "pixels");
    Case c = caseOf("DEPTH_TO_SPACE1");
    c.data = FromValues{randomBits(c.op.input, 1), (folder / "one/pictures/photo.png").string()};
    writeCaseFile(c, folder / "one/case.json");
    const std::string text = contentOf(folder / "one/case.json");
    EXPECT_THAT(text, HasSubstr("\"pictures/photo.png\""));
    EXPECT_THAT(text, Not(HasSubstr(folder.path().string())));
    EXPECT_TRUE(readCaseFile(folder / "one/case.json").dispatch(0) == c);

    // Case and picture are moved together, and then the case is saved in another folder.
    fs::rename(folder / "one", folder / "two");
    const CaseFile moved = readCaseFile(folder / "two/case.json");
    EXPECT_EQ(std::get<FromValues>(moved.dispatch(0).data).origin, (folder / "two/pictures/photo.png").string());
    fs::create_directories(folder / "three");
    writeCaseFile(moved.dispatch(0), folder / "three/case.json");
    EXPECT_THAT(contentOf(folder / "three/case.json"), HasSubstr("\"../two/pictures/photo.png\""));
    EXPECT_TRUE(readCaseFile(folder / "three/case.json").dispatch(0) == moved.dispatch(0));

    // Without the picture the origin is kept as it is written.
    fs::remove_all(folder / "two/pictures");
    EXPECT_EQ(std::get<FromValues>(readCaseFile(folder / "two/case.json").dispatch(0).data).origin,
              "pictures/photo.png");
}

TEST(CaseFileWriter, AGeneratorThatGivesOtherValuesIsNotBelieved)
{
    const TemporaryFolder folder;
    writeCaseFile(caseOf("DEPTH_TO_SPACE"), folder / "case.json");
    std::string text = contentOf(folder / "case.json");
    const size_t at = text.find("\"initialValues\": [0, 1");
    ASSERT_NE(at, std::string::npos);
    text.replace(at, 22, "\"initialValues\": [7, 1");
    const Case c = parseCaseFile(text, {}).dispatch(0);
    ASSERT_TRUE(std::holds_alternative<FromValues>(c.data));
    EXPECT_EQ(valueTexts(std::get<FromValues>(c.data).tensor)[0], "7");
}

TEST(CaseFileWriter, ManyValuesGoBesideTheFile)
{
    const TemporaryFolder folder;
    const auto save = [&](uint32_t width) {
        const Case base = caseOf("DEPTH_TO_SPACE", DataType::UInt16, {1, 4, 1, width});
        const Case c = withValues(base, randomBits(base.op.input, 1));
        EXPECT_TRUE(savedAndLoaded(c, folder) == c);
    };
    save(1024);
    EXPECT_FALSE(fs::exists(folder / "case.input.npy"));
    save(1025);
    EXPECT_EQ(readNpy(folder / "case.input.npy").desc.sizes, (std::vector<uint32_t>{4100}));
    EXPECT_THAT(contentOf(folder / "case.json"), HasSubstr("\"sourcePath\": \"case.input.npy\""));
    const Case exported = caseOf("DEPTH_TO_SPACE", DataType::UInt8, {1, 4, 1, 1025});
    EXPECT_THAT(toJson(exported), HasSubstr("\"sourcePath\": \"input.npy\""));
}

TEST(CaseFileWriter, ABadCaseIsSavedToo)
{
    const TemporaryFolder folder;
    Case c = caseOf("DEPTH_TO_SPACE");
    TensorDesc input = c.op.input;
    for (const std::vector<uint32_t>& sizes :
         {std::vector<uint32_t>{1, 3, 2, 2}, {1, 0, 2, 2}, {65535, 65535, 65535, 65535}, {}}) {
        input.sizes = sizes;
        setField(c.op, "InputTensor", input);
        ASSERT_FALSE(validate(c.op).empty());
        EXPECT_EQ(savedAndLoaded(c, folder).op, c.op) << text(sizes);
    }
}

TEST(CaseFileExport, WritesWhatDxDispatchReads)
{
    Case c = caseOf("RESAMPLE2", DataType::Float32, {1, 1, 1, 3});
    setField(c.op, "Scales", std::vector<float>{1, 1, 0.7f, std::numeric_limits<float>::max()});
    setField(c.op, "OutputPixelOffsets", std::vector<float>{-0.5f, -0.5f, 1e-20f, 1.0f / 3});
    TensorDesc output = c.op.output;
    output.sizes = {1, 1, 1, 2};
    setField(c.op, "OutputTensor", output);
    TensorDesc input = c.op.input;
    input.strides = std::vector<uint32_t>{3, 3, 3, 1}; // packed, said in full
    setField(c.op, "InputTensor", input);
    const Tensor tensor = withLayout(rowOf({-0.0, -std::numeric_limits<double>::infinity(), 0.1}), input);
    EXPECT_EQ(toJson(withValues(c, tensor)), R"({
  "resources": {
    "input": {
      "initialValuesDataType": "FLOAT32",
      "initialValues": [-0.0, "-inf", 0.1]
    },
    "output": {
      "initialValuesDataType": "FLOAT32",
      "initialValues": {
        "valueCount": 2,
        "value": 0
      }
    }
  },
  "dispatchables": {
    "op": {
      "type": "DML_OPERATOR_RESAMPLE2",
      "desc": {
        "InputTensor": {
          "DataType": "DML_TENSOR_DATA_TYPE_FLOAT32",
          "Sizes": [1, 1, 1, 3]
        },
        "OutputTensor": {
          "DataType": "DML_TENSOR_DATA_TYPE_FLOAT32",
          "Sizes": [1, 1, 1, 2]
        },
        "InterpolationMode": "DML_INTERPOLATION_MODE_NEAREST_NEIGHBOR",
        "RoundingDirection": "DML_AXIS_DIRECTION_INCREASING",
        "DimensionCount": 4,
        "Scales": [1, 1, 0.7, 3.4028235e38],
        "InputPixelOffsets": [0.5, 0.5, 0.5, 0.5],
        "OutputPixelOffsets": [-0.5, -0.5, 1e-20, 0.33333334]
      }
    }
  },
  "commands": [{
      "type": "dispatch",
      "dispatchable": "op",
      "bindings": {
        "InputTensor": "input",
        "OutputTensor": "output"
      }
    }, {
      "type": "print",
      "resource": "output"
    }]
}
)");
}

TEST(CaseFileExport, Resample3IsWrittenAsResample2WhereThatIsTheSame)
{
    Case c = caseOf("RESAMPLE3");
    EXPECT_THAT(toJson(c), HasSubstr("\"DML_OPERATOR_RESAMPLE2\""));
    EXPECT_THAT(toJson(c), Not(HasSubstr("Antialiased")));
    const TemporaryFolder folder;
    const auto saved = [&] {
        writeCaseFile(c, folder / "a.json");
        return contentOf(folder / "a.json");
    };
    EXPECT_THAT(saved(), AllOf(HasSubstr("\"DML_OPERATOR_RESAMPLE3\""), Not(HasSubstr("AntialiasFilter"))));
    setField(c.op, "Antialiased", true);
    EXPECT_THAT(messageOf<TextError>([&] { toJson(c); }),
                HasSubstr("RESAMPLE3 with Antialiased = true cannot be written for DxDispatch"));
    EXPECT_THAT(saved(), AllOf(HasSubstr("\"Antialiased\": true"), HasSubstr("\"AntialiasFilter\": \"HALVING\"")));
}

TEST(CaseFileWriter, WhatIsSaidBesidesTheCaseIsSaved)
{
    const TemporaryFolder folder;
    const Case c = caseOf("DEPTH_TO_SPACE");
    const CaseExtras extras{.sentence = "What it is good for.",
                            .tolerance = Tolerance{.atol = 0.25,
                                                   .ulp = 3,
                                                   .interpolationBound = true,
                                                   .nanEqualsNan = false,
                                                   .allowedShare = 0.01,
                                                   .hardLimit = 7},
                            .expected = randomBits(c.op.output, 3)};
    writeCaseFile(c, folder / "a.json", extras);
    const CaseFile file = readCaseFile(folder / "a.json");
    EXPECT_EQ(file.sentence, extras.sentence);
    EXPECT_EQ(file.tolerance, extras.tolerance);
    EXPECT_TRUE(equalElements(expectedOutput(file, 0).value(), *extras.expected));
    writeCaseFile(c, folder / "a.json");
    EXPECT_EQ(readCaseFile(folder / "a.json").tolerance, std::nullopt);
    EXPECT_TRUE(readCaseFile(folder / "a.json").expected.empty());
}

// With strides the memory, with its gaps, in a file of its own where it is large.
TEST(CaseFileWriter, ExpectedValuesAreTheMemoryOfTheOutput)
{
    const TemporaryFolder folder;
    for (const uint32_t width : {4u, 2000u}) {
        Case c = caseOf("DEPTH_TO_SPACE1", DataType::UInt8, {1, 4, 1, width});
        TensorDesc output = c.op.output;
        output.strides = std::vector<uint32_t>{0, 0, 2 * width + 3, 1};
        setField(c.op, "OutputTensor", output);
        const Tensor expected = randomBits(output, 3);
        writeCaseFile(c, folder / "a.json", {.expected = expected});
        EXPECT_TRUE(equalElements(expectedOutput(readCaseFile(folder / "a.json"), 0).value(), expected)) << width;
        EXPECT_EQ(fs::exists(folder / "a.expected_output.npy"), width == 2000);
    }
}

// Comments, unknown members and other dispatches are not written.
TEST(CaseFileWriter, WritesACaseAnew)
{
    const TemporaryFolder folder;
    CaseText text;
    text.op = R"({"type": "DEPTH_TO_SPACE", "speed": 9, "desc": {"InputTensor": {"Desc": {"DataType": "UINT8",
        "Sizes": [1, 4, 1, 1]}}, "OutputTensor": {"DataType": "UINT8", "Sizes": [1, 1, 2, 2]}, "BlockSize": 2}},
        "shader": {"type": "hlsl", "sourcePath": "x.hlsl"})";
    const auto path = folder.write("a.json", text.text());
    const Case c = readCaseFile(path).dispatch(0);
    writeCaseFile(c, path);
    EXPECT_TRUE(readCaseFile(path).dispatch(0) == c);
    for (const char* gone : {"speed", "shader", "Desc\""})
        EXPECT_THAT(contentOf(path), Not(HasSubstr(gone)));
}

// The values' files are written first, and the text that names them last.
TEST(CaseFileWriter, AFailureLeavesTheOldValues)
{
    const TemporaryFolder folder;
    Case c = caseOf("DEPTH_TO_SPACE1", DataType::UInt8);
    setInput(c.op, DataType::UInt8, {1, 4, 50, 50});
    const Case before = withValues(c, randomBits(c.op.input, 1));
    Case after = withValues(c, randomBits(c.op.input, 2));
    writeCaseFile(before, folder / "a.json");
    {
        after.title = std::string(100'000, 'x');
        const FileSizeLimit full(50'000);
        EXPECT_THROW(writeCaseFile(after, folder / "a.json"), IoError);
    }
    EXPECT_TRUE(readCaseFile(folder / "a.json").dispatch(0) == before);
    EXPECT_EQ(std::distance(fs::directory_iterator(folder.path()), {}), 2) << "nothing else is left";

    folder.write("a.input.other.npy", "not ours");
    writeCaseFile(after, folder / "a.json");
    EXPECT_TRUE(readCaseFile(folder / "a.json").dispatch(0) == after);
    EXPECT_EQ(std::distance(fs::directory_iterator(folder.path()), {}), 3) << "the old values are gone";
}

TEST(CaseFileWriter, AFailureLeavesTheOldFile)
{
    const TemporaryFolder folder;
    folder.write("a.json", "old");
    Case c = caseOf("DEPTH_TO_SPACE");
    c.data = FromFile{folder / "none.npy"};
    EXPECT_THROW(writeCaseFile(c, folder / "a.json"), IoError);
    EXPECT_EQ(contentOf(folder / "a.json"), "old");
    EXPECT_THAT(messageOf<IoError>([&] { writeCaseFile(caseOf("DEPTH_TO_SPACE"), folder / "none/a.json"); }),
                HasSubstr("cannot be written: No such file"));
}

} // namespace
} // namespace tessera
