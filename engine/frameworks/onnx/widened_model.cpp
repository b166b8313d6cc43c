// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/files/npy.h"
#include "engine/frameworks/onnx/proto_values.h"

#include <algorithm>
#include <system_error>

namespace tessera {

namespace {

namespace fs = std::filesystem;

void addOutput(onnx::GraphProto& graph, const ModelTensor& tensor)
{
    const auto isNamed = [&](const onnx::ValueInfoProto& info) { return info.name() == tensor.name; };
    if (!tensor.type || std::ranges::any_of(graph.output(), isNamed) || std::ranges::any_of(graph.input(), isNamed))
        return;
    onnxfile::declare(*graph.add_output(), tensor);
}

// What the model leaves open of its inputs and outputs is what it was opened with.
template <class Infos> void close(Infos& infos, const ModelTensor& tensor)
{
    for (onnx::ValueInfoProto& info : infos)
        if (info.name() == tensor.name && tensor.isKnown()) {
            onnx::TensorShapeProto& shape = *info.mutable_type()->mutable_tensor_type()->mutable_shape();
            shape.Clear();
            for (const uint32_t size : tensor.known())
                shape.add_dim()->set_dim_value(size);
        }
}

// The files that were held against the model's folder when it was opened.
void linkData(onnx::ModelProto& proto, const fs::path& from, const fs::path& folder)
{
    onnxfile::forEachWithin<onnx::TensorProto>(proto, [&](const onnx::TensorProto& tensor) {
        for (const onnx::StringStringEntryProto& entry : tensor.external_data()) {
            std::error_code error;
            const fs::path link = folder / entry.value();
            if (entry.key() != "location" || fs::exists(link, error))
                continue;
            fs::create_directories(link.parent_path(), error);
            fs::create_symlink(fs::absolute(from / entry.value()), link, error);
            if (error)
                throw IoError(say("onnx", "%1 cannot be linked: %2")(entry.value(), error.message()));
        }
    });
}

} // namespace

fs::path writeWidened(const Model& model, const std::vector<ModelTensor>& tensors, const fs::path& folder)
{
    const std::string bytes =
        onnxfile::readMessage<onnx::ModelProto>(model.path, model.budget, [&](onnx::ModelProto& proto) {
            for (const ModelTensor& tensor : tensors)
                addOutput(*proto.mutable_graph(), tensor);
            for (const ModelTensor& input : model.inputs)
                close(*proto.mutable_graph()->mutable_input(), input);
            for (const ModelTensor& output : model.outputs)
                close(*proto.mutable_graph()->mutable_output(), output);
            linkData(proto, model.path.parent_path(), folder);
            std::string written;
            if (!proto.SerializeToString(&written))
                throw IoError(say("onnx", "A file of ONNX cannot hold this: it has at most 2 GiB"));
            return written;
        });
    fs::path path = folder / "model.onnx";
    writeFileAtomically(path, std::as_bytes(std::span(bytes)));
    return path;
}

} // namespace tessera
