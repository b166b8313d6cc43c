// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/formats/files/file.h"
#include "engine/formats/io/case_file.h"
#include "engine/frameworks/onnx/model.h"
#include "engine/frameworks/onnx/onnx_case.h"
#include "engine/frameworks/parse/onnx_node.h"

#include <fstream>
#include <functional>
#include <limits>

#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/zero_copy_stream_impl.h>
#include <onnx/onnx_pb.h>

// Reads protobuf's messages of ONNX.
namespace tessera::onnxfile {

std::string quoted(const std::string& name); // in a sentence
bool isOnnxDomain(const std::string& domain);
std::optional<DataType> dataTypeOf(int type); // of ONNX's number; none: none of ours
int numberOf(DataType type); // ONNX's
std::string nameOf(const onnx::NodeProto& node); // or its output's
// The declared tensor, with these sizes for symbols.
ModelTensor tensorOf(const onnx::ValueInfoProto& info, const std::map<std::string, uint32_t, std::less<>>& sizes,
                     bool isInput);

// Visits every message of this type within another one, the outer ones first.
template <class Proto, class Visit> void forEachWithin(google::protobuf::Message& message, Visit&& visit)
{
    if (auto* found = dynamic_cast<Proto*>(&message))
        visit(*found);
    const google::protobuf::Reflection& reflection = *message.GetReflection();
    std::vector<const google::protobuf::FieldDescriptor*> fields;
    reflection.ListFields(message, &fields);
    for (const google::protobuf::FieldDescriptor* field : fields)
        if (field->message_type() && field->is_repeated())
            for (int i = 0; i < reflection.FieldSize(message, field); ++i)
                forEachWithin<Proto>(*reflection.MutableRepeatedMessage(&message, field, i), visit);
        else if (field->message_type())
            forEachWithin<Proto>(*reflection.MutableMessage(&message, field), visit);
}

using Opsets = google::protobuf::RepeatedPtrField<onnx::OperatorSetIdProto>;
int opsetOf(const Opsets& imported); // of ONNX's own operators; 0: there is none. Throws IoError

std::optional<uint64_t> countOf(const onnx::TensorProto& tensor); // of its elements; none: it overflows
bool isExternal(const onnx::TensorProto& tensor); // its data lie in another file
void declare(onnx::ValueInfoProto& info, const ModelTensor& tensor); // the type must be known

// Both throw IoError.
Tensor elementsOf(const onnx::TensorProto& tensor, const MemoryBudget& budget); // as readTensor()
Value valueOf(const onnx::AttributeProto& attribute);

// An upper bound of the memory for the message up to the stream's limit.
uint64_t memoryOf(google::protobuf::io::CodedInputStream& coded, const google::protobuf::Descriptor& message,
                  int depth = 0);

// Reads a message within the budget and returns what `make` makes of it. Throws IoError, OutsideFolder.
template <class Proto, class Make>
auto readMessage(const std::filesystem::path& path, const MemoryBudget& budget, Make&& make)
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
        if (const uint64_t needed = memoryOf(coded, *Proto::descriptor()); needed > budget.bytes)
            throw IoError(beyondBudget(where, needed, budget));
    }
    file.clear();
    file.seekg(0);
    Proto message;
    google::protobuf::SetLogHandler(nullptr); // errors are thrown below
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
