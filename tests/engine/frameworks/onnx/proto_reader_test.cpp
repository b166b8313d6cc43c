// SPDX-License-Identifier: Apache-2.0
// Files as other programs write them, made by protobuf itself.
#include "tests/engine/formats/io/io_files.h"
#include "tests/engine/frameworks/onnx/onnx_files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <onnx/onnx_pb.h>

namespace tessera {
namespace {

using testing::AllOf;
using testing::HasSubstr;

class ProtoFile : public testing::Test {
protected:
    std::filesystem::path write(const google::protobuf::Message& message) const
    {
        return m_folder.write("file", message.SerializeAsString());
    }
    Tensor read(const onnx::TensorProto& tensor) const { return onnxfile::readTensor(write(tensor), {}).tensor(); }
    std::string refusalOf(const onnx::TensorProto& tensor) const
    {
        return messageOf<IoError>([&] { read(tensor); });
    }
    std::string refusalOf(const onnx::ModelProto& model) const
    {
        const std::filesystem::path path = write(model);
        return messageOf<IoError>([&] { onnxfile::readNodeModel(path, {}); });
    }

    static onnx::TensorProto tensorOf(int type, std::initializer_list<int64_t> sizes)
    {
        onnx::TensorProto tensor;
        tensor.set_name("x");
        tensor.set_data_type(type);
        for (const int64_t size : sizes)
            tensor.add_dims(size);
        return tensor;
    }

    // Resize of opset 10: scales are its second input.
    static onnx::ModelProto resize10()
    {
        onnx::ModelProto model;
        model.set_ir_version(5);
        model.add_opset_import()->set_version(10);
        onnx::NodeProto& node = *model.mutable_graph()->add_node();
        node.set_op_type("Resize");
        node.add_input("x");
        node.add_input("scales");
        node.add_output("y");
        onnx::TypeProto::Tensor& type =
            *[&] {
                onnx::ValueInfoProto& input = *model.mutable_graph()->add_input();
                input.set_name("x");
                return &input;
            }()
                 ->mutable_type()
                 ->mutable_tensor_type();
        type.set_elem_type(onnx::TensorProto::FLOAT);
        for (const int64_t size : {1, 1, 2, 2})
            type.mutable_shape()->add_dim()->set_dim_value(size);
        return model;
    }

    static onnx::NodeProto& addConstant(onnx::ModelProto& model, const std::string& output)
    {
        onnx::NodeProto& node = *model.mutable_graph()->add_node();
        node.set_op_type("Constant");
        node.add_output(output);
        return node;
    }

    TemporaryFolder m_folder;
};

TEST_F(ProtoFile, ReadsEveryTypeFromItsTypedField)
{
    const auto third = [&](onnx::TensorProto tensor, auto&& add) {
        for (const int value : {1, 2, 3})
            add(tensor, value);
        return toDouble(read(tensor).desc.dataType, read(tensor).bits(2));
    };
    using Proto = onnx::TensorProto;
    for (const int type : {Proto::INT32, Proto::INT16, Proto::INT8, Proto::UINT16, Proto::UINT8})
        EXPECT_EQ(third(tensorOf(type, {3}), [](Proto& tensor, int value) { tensor.add_int32_data(value); }), 3)
            << type;
    for (const int type : {Proto::UINT32, Proto::UINT64})
        EXPECT_EQ(third(tensorOf(type, {3}), [](Proto& tensor, int value) { tensor.add_uint64_data(value); }), 3);
    EXPECT_EQ(third(tensorOf(Proto::FLOAT, {3}), [](Proto& tensor, int value) { tensor.add_float_data(value); }), 3);
    EXPECT_EQ(third(tensorOf(Proto::DOUBLE, {3}), [](Proto& tensor, int value) { tensor.add_double_data(value); }), 3);
    EXPECT_EQ(third(tensorOf(Proto::INT64, {3}), [](Proto& tensor, int value) { tensor.add_int64_data(value); }), 3);
    Proto half = tensorOf(Proto::FLOAT16, {2});
    half.add_int32_data(0x3c00);
    half.add_int32_data(0xc000); // as bits: −2
    EXPECT_EQ(toDouble(DataType::Float16, read(half).bits(1)), -2);
    Proto negative = tensorOf(Proto::INT8, {1});
    negative.add_int32_data(-5);
    EXPECT_EQ(toDouble(DataType::Int8, read(negative).bits(0)), -5);
    Proto boolean = tensorOf(Proto::BOOL, {1});
    boolean.add_int32_data(1);
    EXPECT_EQ(read(boolean).desc.dataType, DataType::UInt8);
}

TEST_F(ProtoFile, ReadsWhatIsWritten)
{
    for (const DataType type : kDataTypes) {
        const Tensor tensor = filled({.dataType = type, .sizes = {3, 1, 5}});
        const auto path = m_folder.write("file", onnxfile::tensorBytes(tensor, "x"));
        EXPECT_TRUE(equalElements(onnxfile::readTensor(path, {}).tensor(), tensor)) << name(type);
    }
}

TEST_F(ProtoFile, RefusesTensorsThatAreNotWhole)
{
    onnx::TensorProto tensor = tensorOf(onnx::TensorProto::FLOAT, {1, 4});
    EXPECT_THAT(refusalOf(tensor), AllOf(HasSubstr("\"x\""), HasSubstr("0 values"), HasSubstr("need 4")));
    tensor.set_raw_data(std::string(15, 'x'));
    EXPECT_THAT(refusalOf(tensor), HasSubstr("need 4"));
    EXPECT_THAT(refusalOf(tensorOf(onnx::TensorProto::STRING, {1})), HasSubstr("element type 8"));
    EXPECT_THAT(refusalOf(tensorOf(onnx::TensorProto::BFLOAT16, {1})), HasSubstr("element type 16"));
    EXPECT_THAT(refusalOf(tensorOf(onnx::TensorProto::FLOAT, {-1})), HasSubstr("size -1"));
    EXPECT_THAT(refusalOf(tensorOf(onnx::TensorProto::FLOAT, {1, 1, 1, 1, 1, 1, 1, 1, 1})), HasSubstr("8 dimensions"));
    EXPECT_THAT(refusalOf(tensorOf(onnx::TensorProto::UINT8, {4'000'000'000, 4'000'000'000})), HasSubstr("memory"));
}

TEST_F(ProtoFile, RefusesDataInAnotherFile)
{
    onnx::TensorProto tensor = tensorOf(onnx::TensorProto::FLOAT, {1});
    tensor.set_data_location(onnx::TensorProto::EXTERNAL);
    auto& place = *tensor.add_external_data();
    place.set_key("location");
    place.set_value("/etc/passwd");
    EXPECT_THAT(refusalOf(tensor), HasSubstr("another file"));
}

TEST_F(ProtoFile, TakesConstantsFromInitializersAndNodes)
{
    const auto outputOf = [&](const onnx::ModelProto& model) {
        return outputDesc(readOnnxCase(m_folder.write("model.onnx", model.SerializeAsString())).dispatch(0).op).sizes;
    };
    const std::vector<float> scales = {1, 1, 3, 2};
    const std::vector<uint32_t> sizes = {1, 1, 6, 4};
    onnx::ModelProto initialized = resize10();
    onnx::TensorProto tensor = tensorOf(onnx::TensorProto::FLOAT, {4});
    tensor.set_name("scales");
    tensor.mutable_float_data()->Add(scales.begin(), scales.end());
    *initialized.mutable_graph()->add_initializer() = tensor;
    EXPECT_EQ(outputOf(initialized), sizes);

    onnx::ModelProto byTensor = resize10();
    onnx::AttributeProto& value = *addConstant(byTensor, "scales").add_attribute();
    value.set_name("value");
    value.set_type(onnx::AttributeProto::TENSOR);
    *value.mutable_t() = tensor;
    EXPECT_EQ(outputOf(byTensor), sizes);

    onnx::ModelProto byList = resize10();
    onnx::AttributeProto& list = *addConstant(byList, "scales").add_attribute();
    list.set_name("value_floats");
    list.set_type(onnx::AttributeProto::FLOATS);
    list.mutable_floats()->Add(scales.begin(), scales.end());
    EXPECT_EQ(outputOf(byList), sizes);

    const onnx::ModelProto nowhere = resize10();
    const auto path = m_folder.write("model.onnx", nowhere.SerializeAsString());
    EXPECT_THAT(messageOf<IoError>([&] { readOnnxCase(path); }), HasSubstr("\"scales\""));
}

// A model of one node takes small constants from files beside it, and says what is broken about them.
TEST_F(ProtoFile, TakesConstantsFromAnotherFile)
{
    const float scales[] = {1, 1, 3, 2};
    m_folder.write("data.bin", std::string(reinterpret_cast<const char*>(scales), sizeof scales));
    const auto opened = [&](const std::string& offset) {
        onnx::ModelProto model = resize10();
        onnx::TensorProto& tensor = *model.mutable_graph()->add_initializer() = tensorOf(onnx::TensorProto::FLOAT, {4});
        tensor.set_name("scales");
        tensor.set_data_location(onnx::TensorProto::EXTERNAL);
        for (const auto& [key, value] :
             {std::pair<std::string, std::string>("location", "data.bin"), {"offset", offset}}) {
            auto& entry = *tensor.add_external_data();
            entry.set_key(key);
            entry.set_value(value);
        }
        return outputDesc(readOnnxCase(m_folder.write("model.onnx", model.SerializeAsString())).dispatch(0).op).sizes;
    };
    EXPECT_EQ(opened("0"), (std::vector<uint32_t>{1, 1, 6, 4}));
    EXPECT_THAT(messageOf<IoError>([&] { opened("-4"); }), HasSubstr("begin at -4"));
    EXPECT_THAT(messageOf<IoError>([&] { opened("4"); }), HasSubstr("bytes 4 to 20"));
    EXPECT_THAT(messageOf<IoError>([&] { opened("4611686018427387904"); }), HasSubstr("has 16"));
}

TEST_F(ProtoFile, TakesOneNodeOfOnnxsOwnDomain)
{
    onnx::ModelProto several = resize10();
    several.mutable_graph()->add_node()->set_op_type("Conv");
    EXPECT_FALSE(onnxfile::readNodeModel(write(several), {}));
    onnx::ModelProto empty = resize10();
    empty.mutable_graph()->clear_node();
    EXPECT_THAT(refusalOf(empty), HasSubstr("no node"));
    onnx::ModelProto other = resize10();
    other.mutable_graph()->mutable_node(0)->set_domain("com.example");
    EXPECT_THAT(refusalOf(other), HasSubstr("com.example"));
    onnx::ModelProto old = resize10();
    old.clear_opset_import();
    EXPECT_THAT(refusalOf(old), HasSubstr("opset"));
    onnx::ModelProto inner = resize10();
    onnx::AttributeProto& graph = *inner.mutable_graph()->mutable_node(0)->add_attribute();
    graph.set_name("body");
    graph.set_type(onnx::AttributeProto::GRAPH);
    EXPECT_THAT(refusalOf(inner), HasSubstr("\"body\""));
}

TEST_F(ProtoFile, RefusesWhatIsNoneOfOnnxsFiles)
{
    for (const std::string& bytes : {std::string(), std::string("no model"), std::string(3, '\xff')}) {
        const auto path = m_folder.write("file", bytes);
        EXPECT_THROW(onnxfile::readNodeModel(path, {}), IoError);
        EXPECT_THROW(onnxfile::readTensor(path, {}), IoError);
    }
    EXPECT_THROW(onnxfile::readNodeModel(m_folder / "nothing", {}), IoError);
}

// Two bytes of a file become an object of some hundred.
TEST_F(ProtoFile, BoundsWhatProtobufMakesOfAFile)
{
    onnx::ModelProto model = resize10();
    for (int i = 0; i < 100'000; ++i)
        model.mutable_graph()->add_node();
    const auto path = write(model);
    EXPECT_THAT(messageOf<IoError>([&] { onnxfile::readNodeModel(path, {.bytes = 16 << 20}); }),
                HasSubstr("memory budget"));
    onnx::TensorProto strings = tensorOf(onnx::TensorProto::STRING, {100'000});
    for (int i = 0; i < 100'000; ++i)
        strings.add_string_data("");
    const auto tensor = write(strings);
    EXPECT_THAT(messageOf<IoError>([&] { onnxfile::readTensor(tensor, {.bytes = 4 << 20}); }),
                HasSubstr("memory budget"));
    onnx::TensorProto plain = tensorOf(onnx::TensorProto::FLOAT, {1 << 18});
    plain.set_raw_data(std::string(1 << 20, '\0'));
    const auto whole = write(plain);
    EXPECT_NO_THROW(onnxfile::readTensor(whole, {.bytes = 3 << 20}));
}

TEST_F(ProtoFile, EveryByteChangedIsReadOrRefused)
{
    onnx::ModelProto model = resize10();
    onnx::TensorProto scales = tensorOf(onnx::TensorProto::FLOAT, {4});
    scales.set_name("scales");
    for (int i = 0; i < 4; ++i)
        scales.add_float_data(1);
    *model.mutable_graph()->add_initializer() = scales;
    const std::string whole = model.SerializeAsString();
    for (size_t at = 0; at < whole.size(); ++at)
        for (const char byte : {'\0', '\x7f', '\xff', static_cast<char>(whole[at] ^ 1)}) {
            std::string damaged = whole;
            damaged[at] = byte;
            const auto path = m_folder.write("model.onnx", damaged);
            try {
                readOnnxCase(path, {.bytes = 1 << 24});
            } catch (const IoError&) {
            }
        }
}

} // namespace
} // namespace tessera
