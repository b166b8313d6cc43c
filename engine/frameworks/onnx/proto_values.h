// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/formats/files/file.h"
#include "engine/formats/files/shown.h"
#include "engine/formats/io/case_file.h"
#include "engine/frameworks/onnx/model.h"
#include "engine/frameworks/onnx/onnx_proto.h"

#include <fstream>
#include <functional>
#include <limits>

#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/zero_copy_stream_impl.h>
#include <onnx/onnx_pb.h>

// What the readers of ONNX's files make of protobuf's messages.
namespace tessera::onnxfile {

std::string quoted(const std::string& name); // in a sentence
bool isOnnxDomain(const std::string& domain);
std::optional<DataType> dataTypeOf(int type); // of ONNX's number; none: none of ours
int numberOf(DataType type); // ONNX's
std::string nameOf(const onnx::NodeProto& node); // of one without a name its output's
// What is declared of a tensor, with these sizes for symbols; others are open. An input's nameless sizes are symbols.
ModelTensor tensorOf(const onnx::ValueInfoProto& info, const std::map<std::string, uint32_t, std::less<>>& sizes,
                     bool isInput);
// All tensors that stand in the graph: initializers, and those of attributes, in subgraphs too.
void forEachTensor(onnx::ModelProto& model, const std::function<void(onnx::TensorProto& tensor)>& visit);
// The graph and those within it, the outer ones first.
void forEachGraph(const onnx::GraphProto& graph, const std::function<void(const onnx::GraphProto& graph)>& visit);
int opsetOf(const onnx::ModelProto& model); // throws IoError

// All throw IoError for what is none of theirs.
Array arrayOf(const onnx::TensorProto& tensor, const MemoryBudget& budget);
Array constantOf(const onnx::NodeProto& node, const MemoryBudget& budget); // what a Constant node gives
OnnxValue valueOf(const onnx::AttributeProto& attribute);

// The most memory that the message takes once it is read: plain data their size, numbers of varying length eight times
// it, all else what objects take. Both read as far as the stream's limit.
uint64_t memoryOfTensor(google::protobuf::io::CodedInputStream& coded);
uint64_t memoryOfModel(google::protobuf::io::CodedInputStream& coded);

// Reads a message that takes, read, as much as `needs` says of the stream; `make` makes an object of ours of it.
template <class Proto, class Needs, class Make>
auto readMessage(const std::filesystem::path& path, const MemoryBudget& budget, Needs&& needs, Make&& make)
{
    const uint64_t bytes = regularFileSize(path);
    const std::string where = path.string();
    if (bytes > std::numeric_limits<int32_t>::max())
        throw IoError(say("onnx", "%1 has %2 bytes; files of ONNX have less than 2^31")(where, bytes));
    std::ifstream file(path, std::ios::binary);
    if (!file)
        throw IoError(say("onnx", "%1 cannot be opened")(where));
    {
        google::protobuf::io::IstreamInputStream measured(&file);
        google::protobuf::io::CodedInputStream coded(&measured);
        coded.PushLimit(static_cast<int>(bytes));
        if (const uint64_t needed = needs(coded); needed > budget.bytes)
            throw IoError(beyondBudget(where, needed, budget));
    }
    file.clear();
    file.seekg(0);
    Proto message;
    google::protobuf::SetLogHandler(nullptr); // what is wrong is said here
    google::protobuf::io::IstreamInputStream stream(&file);
    if (!message.ParseFromZeroCopyStream(&stream) || bytes == 0)
        throw IoError(say("onnx", "%1 is none of ONNX's files, or a damaged one")(where));
    try {
        return make(message);
    } catch (const OutsideFolder& error) {
        throw OutsideFolder(Message(where) + ": " + error.message());
    } catch (const IoError& error) {
        throw IoError(Message(where) + ": " + error.message());
    }
}

} // namespace tessera::onnxfile
