// SPDX-License-Identifier: Apache-2.0
// Folders with ONNX's tests. protobuf writes some of their tensors, and we write the others.
#include "engine/core/ops/operator.h"
#include "tests/engine/formats/io/io_files.h"
#include "tests/engine/frameworks/onnx/model_files.h"
#include "tests/support/matchers.h"
#include "tests/support/todays_part.h"

namespace tessera {
namespace {

using Proto = onnx::TensorProto;

Proto tensorOf(int type, const std::vector<int64_t>& sizes)
{
    Proto tensor;
    tensor.set_name("x");
    tensor.set_data_type(type);
    tensor.mutable_dims()->Add(sizes.begin(), sizes.end());
    return tensor;
}

class TensorFile : public testing::Test {
protected:
    std::filesystem::path write(const google::protobuf::Message& message) const
    {
        return m_folder.write("file", message.SerializeAsString());
    }
    Tensor read(const Proto& tensor) const { return onnxfile::readTensor(write(tensor), {}); }
    std::string refusalOf(const Proto& tensor, const MemoryBudget& budget = {}) const
    {
        const std::filesystem::path path = write(tensor);
        return messageOf<IoError>([&] { onnxfile::readTensor(path, budget); });
    }

    TemporaryFolder m_folder;
};

TEST_F(TensorFile, ReadsEveryTypeFromItsTypedField)
{
    const std::pair<void (*)(Proto&, int), std::vector<int>> rows[] = {
        {[](Proto& tensor, int value) { tensor.add_int32_data(value); },
         {Proto::INT32, Proto::INT16, Proto::INT8, Proto::UINT16, Proto::UINT8, Proto::BOOL}},
        {[](Proto& tensor, int value) { tensor.add_uint64_data(static_cast<uint64_t>(value)); },
         {Proto::UINT32, Proto::UINT64}},
        {[](Proto& tensor, int value) { tensor.add_float_data(static_cast<float>(value)); }, {Proto::FLOAT}},
        {[](Proto& tensor, int value) { tensor.add_double_data(value); }, {Proto::DOUBLE}},
        {[](Proto& tensor, int value) { tensor.add_int64_data(value); }, {Proto::INT64}},
    };
    for (const auto& [add, types] : rows)
        for (const int type : types) {
            Proto tensor = tensorOf(type, {3});
            for (const int value : {1, 2, 3})
                add(tensor, value);
            EXPECT_EQ(toDouble(read(tensor).desc.dataType, read(tensor).bits(2)), 3) << type;
        }
    for (const auto& [type, bits, value] : {std::tuple(Proto::FLOAT16, 0xc000, -2.0), {Proto::INT8, -5, -5.0}}) {
        Proto tensor = tensorOf(type, {1});
        tensor.add_int32_data(bits);
        EXPECT_EQ(toDouble(read(tensor).desc.dataType, read(tensor).bits(0)), value);
    }
}

TEST_F(TensorFile, ReadsWhatIsWritten)
{
    for (const DataType type : kDataTypes) {
        const Tensor tensor = filled({.dataType = type, .sizes = {3, 1, 5}});
        const auto path = m_folder.write("file", tensorBytes(tensor, "x"));
        EXPECT_TRUE(equalElements(onnxfile::readTensor(path, {}), tensor)) << name(type);
    }
}

TEST_F(TensorFile, RefusesTensorsThatAreNotWhole)
{
    Proto tensor = tensorOf(Proto::FLOAT, {1, 4});
    EXPECT_THAT(refusalOf(tensor), AllOf(HasSubstr("\"x\""), HasSubstr("0 values"), HasSubstr("need 4")));
    tensor.set_raw_data(std::string(15, 'x'));
    EXPECT_THAT(refusalOf(tensor), HasSubstr("need 4"));
    EXPECT_THAT(refusalOf(tensorOf(Proto::STRING, {1})), HasSubstr("element type 8"));
    EXPECT_THAT(refusalOf(tensorOf(Proto::BFLOAT16, {1})), HasSubstr("element type 16"));
    EXPECT_THAT(refusalOf(tensorOf(Proto::FLOAT, {-1})), HasSubstr("size -1"));
    EXPECT_THAT(refusalOf(tensorOf(Proto::FLOAT, {1, 1, 1, 1, 1, 1, 1, 1, 1})), HasSubstr("8 dimensions"));
    EXPECT_THAT(refusalOf(tensorOf(Proto::UINT8, {4'000'000'000, 4'000'000'000})), HasSubstr("memory"));
    setExternal(tensor, "/etc/passwd", "0");
    EXPECT_THAT(refusalOf(tensor), HasSubstr("another file"));
}

TEST_F(TensorFile, RefusesWhatIsNoneOfOnnxsFiles)
{
    for (const std::string& bytes : {std::string(), std::string("no model"), std::string(3, '\xff')}) {
        const auto path = m_folder.write("file", bytes);
        EXPECT_THROW(openModel(path), IoError);
        EXPECT_THROW(onnxfile::readTensor(path, {}), IoError);
    }
    EXPECT_THROW(openModel(m_folder / "nothing"), IoError);
}

// protobuf makes an object of some hundred bytes from two bytes of a file.
TEST_F(TensorFile, BoundsWhatProtobufMakesOfAFile)
{
    onnx::ModelProto model;
    for (int i = 0; i < 100'000; ++i)
        model.mutable_graph()->add_node();
    const auto path = write(model);
    EXPECT_THAT(messageOf<IoError>([&] { openModel(path, {.budget = {.bytes = 16 << 20}}); }),
                HasSubstr("memory budget"));
    Proto strings = tensorOf(Proto::STRING, {100'000});
    for (int i = 0; i < 100'000; ++i)
        strings.add_string_data("");
    EXPECT_THAT(refusalOf(strings, {.bytes = 4 << 20}), HasSubstr("memory budget"));
    Proto plain = tensorOf(Proto::FLOAT, {1 << 18});
    plain.set_raw_data(std::string(1 << 20, '\0'));
    EXPECT_NO_THROW(onnxfile::readTensor(write(plain), {.bytes = 3 << 20}));
}

const TensorDesc kInput{.dataType = DataType::Float32, .sizes = {1, 4, 2, 2}};
const TensorDesc kOutput{.dataType = DataType::Float32, .sizes = {1, 1, 4, 4}};

class OnnxCase : public testing::Test {
protected:
    // A folder with this model and the sets' first input.
    std::filesystem::path write(const onnx::ModelProto& model, const TensorDesc& input = kInput, size_t sets = 1) const
    {
        writeBytes(m_folder / "model.onnx", model.SerializeAsString());
        for (size_t i = 0; i < sets; ++i)
            writeBytes(set(i) / "input_0.pb", tensorBytes(filled(input), "x"));
        return m_folder.path();
    }
    std::filesystem::path set(size_t number) const { return m_folder / ("test_data_set_" + std::to_string(number)); }
    std::string refusal(const MemoryBudget& budget = {}) const
    {
        return messageOf<IoError>([&] { readOnnxCase(m_folder.path(), budget); });
    }
    std::vector<uint32_t> outputSizes() const { return readOnnxCase(m_folder.path()).dispatch(0).op.output.sizes; }

    static onnx::ModelProto depthToSpace(int block = 2)
    {
        return modelOf(13,
                       "(float[1,4,2,2] x) => (float[] y_out) { y_out = DepthToSpace <blocksize = "
                           + std::to_string(block) + "> (x) }");
    }
    // A model with a Resize of these inputs, such as "x, , scales". `given`: the constants among them.
    static onnx::ModelProto resize(int opset, const std::string& inputs, const std::string& given = {},
                                   const std::string& attributes = {})
    {
        return modelOf(opset,
                       "(float[1,4,2,2] x) => (float[] y_out) <" + given
                           + "> { y_out = " + (opset < 10 ? "Upsample" : "Resize")
                           + (attributes.empty() ? "" : " <" + attributes + ">") + " (" + inputs + ") }");
    }

    TemporaryFolder m_folder;
};

TEST_F(OnnxCase, IsReadFromItsFolderOrItsModel)
{
    const std::filesystem::path folder = write(depthToSpace());
    for (const std::filesystem::path& path : {folder, folder / "model.onnx"}) {
        EXPECT_TRUE(onnxFormat().takes(path));
        const CaseFile file = readOnnxCase(path);
        ASSERT_EQ(file.dispatchCount(), 1u);
        EXPECT_EQ(name(file.dispatch(0).op).substr(0, 14), "DEPTH_TO_SPACE");
        EXPECT_TRUE(file.expected.empty()); // the folder has none
    }
    EXPECT_FALSE(onnxFormat().takes(folder / "test_data_set_0"));
    EXPECT_FALSE(onnxFormat().takes(folder / "case.json"));
    std::filesystem::remove_all(set(0)); // of a model alone the values are generated
    EXPECT_EQ(readOnnxCase(folder).dispatch(0).op.input.sizes, kInput.sizes);
}

TEST_F(OnnxCase, HasADispatchForEachSetInTheOrderOfTheirNumbers)
{
    write(depthToSpace(), kInput, 11);
    writeBytes(set(10) / "input_0.pb", tensorBytes(filled({.sizes = {1, 4, 1, 3}}), "x"));
    const CaseFile file = readOnnxCase(m_folder.path());
    ASSERT_EQ(file.dispatchCount(), 11u);
    EXPECT_EQ(file.dispatch(9).op.input.sizes, kInput.sizes);
    EXPECT_EQ(file.dispatch(10).op.input.sizes, (std::vector<uint32_t>{1, 4, 1, 3}));
}

TEST_F(OnnxCase, IsHeldAgainstWhatTheSetExpects)
{
    write(depthToSpace());
    const auto expect = [&](const Tensor& output) {
        writeBytes(set(0) / "output_0.pb", tensorBytes(output, "y"));
        return beyondExpected(readOnnxCase(m_folder.path()));
    };
    const auto beyond = [&](std::vector<double> values) { return expect(filled(kOutput, values)); };
    EXPECT_EQ(beyond({0, 4, 1, 5, 8, 12, 9, 13, 2, 6, 3, 7, 10, 14, 11, 15}), 0u);
    EXPECT_EQ(beyond({0, 4, 1, 5, 8, 12, 9, 13, 2, 6, 3, 7, 10, 14, 15, 11}), 2u);
    EXPECT_EQ(beyond({1e-6, 4, 1, 5, 8, 12, 9, 13, 2, 6, 3, 7, 10, 14, 11, 15}), 1u); // moves are exact
    EXPECT_THAT(messageOf<IoError>([&] { expect(filled(kInput)); }),
                AllOf(HasSubstr("output_0.pb"), HasSubstr("{1, 4, 2, 2}"), HasSubstr("{1, 1, 4, 4}")));
}

// Scales, sizes and axes as constants of the model, by opset, as Constant nodes, and as inputs that the set gives.
TEST_F(OnnxCase, TakesScalesAndSizes)
{
    const std::vector<uint32_t> byScales = {1, 4, 4, 6}, bySizes = {1, 4, 5, 1};
    const std::string scales = "float[4] scales = {1,1,2,3}", sizes = "int64[4] sizes = {1,4,5,1}";
    for (const int opset : {9, 10, 11, 13}) {
        write(resize(opset, opset < 11 ? "x, scales" : "x, , scales", scales));
        EXPECT_EQ(outputSizes(), byScales) << opset;
        if (opset < 11)
            continue;
        write(resize(opset, "x, , , sizes", sizes));
        EXPECT_EQ(outputSizes(), bySizes) << opset;
    }
    write(resize(18, "x, , , sizes", "int64[2] sizes = {7,5}", "axes = [3,2]"));
    EXPECT_EQ(outputSizes(), (std::vector<uint32_t>{1, 4, 5, 7}));
    write(resize(7, "x", "", "scales = [1.0,1.0,2.0,3.0]"));
    EXPECT_EQ(outputSizes(), byScales);
    for (const std::string constant : {"value_floats = [1.0,1.0,2.0,3.0]", "value = float[4] {1,1,2,3}"}) {
        write(modelOf(13,
                      "(float[1,4,2,2] x) => (float[] y_out) { scales_out = Constant <" + constant
                          + "> () y_out = Resize (x, , scales_out) }"));
        EXPECT_EQ(outputSizes(), byScales) << constant;
    }
    write(modelOf(13, "(float[1,4,2,2] x, float[4] scales) => (float[] y_out) { y_out = Resize (x, , scales) }"));
    EXPECT_THAT(refusal(), HasSubstr("input_1.pb"));
    writeBytes(set(0) / "input_1.pb", tensorBytes(filled({.sizes = {4}}, {1, 1, 2, 3}), "scales"));
    EXPECT_EQ(outputSizes(), byScales);
    write(resize(13, "x, , nowhere"));
    EXPECT_THAT(refusal(), HasSubstr("nowhere"));
}

TEST_F(OnnxCase, RefusesWhatNoOperatorIs)
{
    const auto refusalOf = [&](const onnx::ModelProto& model) {
        write(model);
        return refusal();
    };
    EXPECT_THAT(refusalOf(resize(13, "x, , scales", "float[4] scales = {1,1,2,2}", "mode = \"cubic\"")),
                AllOf(HasSubstr("model.onnx"), HasSubstr("mode \"cubic\"")));
    EXPECT_THAT(refusalOf(depthToSpace(3)), HasSubstr("by blocks of 3"));
    onnx::ModelProto other = depthToSpace(), old = depthToSpace(), empty = depthToSpace();
    other.mutable_graph()->mutable_node(0)->set_domain("com.example");
    EXPECT_THAT(refusalOf(other), HasSubstr("none of them"));
    old.clear_opset_import();
    EXPECT_THAT(refusalOf(old), HasSubstr("opset"));
    empty.mutable_graph()->clear_node();
    EXPECT_THAT(refusalOf(empty), HasSubstr("no node"));
}

TEST_F(OnnxCase, StaysInItsFolder)
{
    write(depthToSpace());
    const std::filesystem::path outside = m_folder.path().string() + "-outside.pb";
    std::filesystem::rename(set(0) / "input_0.pb", outside);
    EXPECT_THAT(refusal(), HasSubstr("input_0.pb"));
    std::filesystem::create_symlink(outside, set(0) / "input_0.pb");
    EXPECT_THROW(readOnnxCase(m_folder.path()), OutsideFolder);
    EXPECT_NO_THROW(readOnnxCase(m_folder.path(), {}, SourceReach::Anywhere));
    std::filesystem::remove(outside);
}

TEST_F(OnnxCase, StaysWithinItsBudget)
{
    write(depthToSpace(), {.sizes = {1, 4, 256, 256}});
    EXPECT_THAT(refusal({.bytes = 1 << 20}), HasSubstr("memory budget"));
    write(depthToSpace(), {.sizes = {1, 4, 64, 64}}, 11); // each is 64 KiB, and so is its output
    EXPECT_THAT(refusal({.bytes = 1 << 20}), HasSubstr("memory budget"));
    std::filesystem::remove_all(m_folder.path());
    write(resize(13, "x, , scales", "float[4] scales = {1,1,10000,10000}")); // a small file, a large output
    EXPECT_THAT(refusal({.bytes = 1 << 24}), HasSubstr("memory"));
}

// ONNX's own tests of these operators, as Debian's libonnx-testdata has them.

const std::filesystem::path kTestData = "/usr/share/libonnx-testdata/data";

std::vector<std::filesystem::path> models()
{
    std::vector<std::filesystem::path> found;
    if (std::filesystem::exists(kTestData))
        for (const auto& entry : std::filesystem::recursive_directory_iterator(kTestData))
            if (entry.path().extension() == ".onnx")
                found.push_back(entry.path());
    std::ranges::sort(found);
    return found;
}

// The model is one node of these operators, besides constants.
bool isOneNode(const std::filesystem::path& file)
{
    const std::string content = contentOf(file);
    const auto isIn = [&](const char* op) { return content.find(op) != std::string::npos; };
    if (!isIn("DepthToSpace") && !isIn("SpaceToDepth") && !isIn("Resize") && !isIn("Upsample"))
        return false;
    const Model model = openModel(file);
    return model.nodeCount <= 3 && model.nodes.size() == 1;
}

TEST(LibOnnxTestData, EveryFolderPassesOrLacksWhatItsNameSays)
{
    size_t passed = 0, refused = 0;
    for (const std::filesystem::path& model : models()) {
        if (!isOneNode(model))
            continue;
        SCOPED_TRACE(model);
        try {
            const CaseFile file = readOnnxCase(model.parent_path());
            EXPECT_EQ(file.expected.size(), file.dispatchCount());
            EXPECT_EQ(beyondExpected(file), 0u);
            ++passed;
        } catch (const IoError& error) {
            const bool isCubic = model.string().find("cubic") != std::string::npos;
            EXPECT_TRUE(isCubic || model.string().find("tf_crop_and_resize") != std::string::npos) << error.what();
            EXPECT_THAT(error.what(), HasSubstr(isCubic ? "mode \"cubic\"" : "a region of its input"));
            ++refused;
        }
    }
    if (passed + refused == 0)
        GTEST_SKIP() << "libonnx-testdata is not installed";
    // The versions 1.12, 1.14 and 1.17 have these; tests/bench/results.md says the first, too.
    EXPECT_THAT(std::pair(passed, refused), AnyOf(testing::Pair(20, 10), testing::Pair(27, 15), testing::Pair(29, 15)));
}

// Every model there is opens, whatever it holds; those with nodes of ours list them.
TEST(LibOnnxTestData, EveryModelOpens)
{
    const std::vector<std::filesystem::path> files = models();
    if (files.empty())
        GTEST_SKIP() << "libonnx-testdata is not installed";
    EXPECT_GT(files.size(), 900u);
    size_t withNodes = 0, cases = 0;
    for (uint64_t number = 0; const std::filesystem::path& file : files) {
        if (!runsToday(number++))
            continue;
        SCOPED_TRACE(file);
        try {
            const Model model = openModel(file);
            withNodes += model.nodes.empty() ? 0 : 1;
            for (const ModelNode& node : model.nodes) {
                EXPECT_FALSE(node.name.empty());
                EXPECT_NE(node.isCase(), !node.meaning.why.isEmpty()) << node.name;
                cases += node.isCase() ? 1 : 0;
            }
        } catch (const IoError& error) {
            EXPECT_THAT(error.what(), AnyOf(HasSubstr("no node"), HasSubstr("no opset")));
        }
    }
    if (!runsAllParts())
        return;
    EXPECT_GE(withNodes, 30u);
    EXPECT_GE(cases, 7u); // of the others scales and sizes are inputs
}

} // namespace
} // namespace tessera
