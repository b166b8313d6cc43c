// SPDX-License-Identifier: Apache-2.0
#include "engine/core/message/message.h"
#include "engine/core/message/plain_text.h"
#include "engine/formats/files/file.h"
#include "engine/frameworks/onnx/evaluation.h"
#include "engine/frameworks/onnx/proto_values.h"

#include <algorithm>

namespace tessera::onnxfile {

namespace {

namespace fs = std::filesystem;

constexpr size_t kMostSaid = 8;

std::string externalEntry(const onnx::TensorProto& tensor, std::string_view key)
{
    for (const onnx::StringStringEntryProto& entry : tensor.external_data())
        if (entry.key() == key)
            return entry.value();
    return {};
}

// Reads the external data of a small tensor, and returns what is wrong with them.
Message readExternal(onnx::TensorProto& tensor, const fs::path& folder)
{
    const std::string location = externalEntry(tensor, "location"), offset = externalEntry(tensor, "offset"),
                      length = externalEntry(tensor, "length");
    const auto begin = numberIn<uint64_t>(offset.empty() ? "0" : offset),
               given = numberIn<uint64_t>(length.empty() ? "0" : length), count = countOf(tensor);
    const auto type = dataTypeOf(tensor.data_type());
    uint64_t needed = 0, end = 0;
    Message unreadable = say("onnx", "its data lie in %1, which cannot be read")(quoted(location));
    if (!begin || !given)
        return unreadable;
    if (!count || !type || __builtin_mul_overflow(*count, elementBytes(*type), &needed))
        return {};
    if (!length.empty() && *given < needed)
        return say("onnx", "its data in %1 are %2 bytes long; its sizes need %3")(quoted(location), *given, needed);
    std::error_code error;
    const uint64_t size = fs::file_size(folder / location, error);
    if (error && *count > kMostNumbers) // they are not needed
        return {};
    if (error)
        return unreadable;
    if (__builtin_add_overflow(*begin, std::max(needed, *given), &end) || end > size)
        return say("onnx", "its data are the bytes %1 to %2 of %3, which has %4")(
            *begin, end < needed ? "2^64" : std::to_string(end), quoted(location), size);
    if (*count > kMostNumbers)
        return {};
    std::ifstream file(folder / location, std::ios::binary);
    std::string bytes(needed, '\0');
    if (!file.seekg(static_cast<std::streamoff>(*begin)).read(bytes.data(), static_cast<std::streamsize>(needed)))
        return unreadable;
    tensor.clear_external_data();
    tensor.set_data_location(onnx::TensorProto::DEFAULT);
    tensor.set_raw_data(std::move(bytes));
    return {};
}

// Throws OutsideFolder for external data outside the model's folder.
void checkPlace(const onnx::TensorProto& tensor, const fs::path& folder, SourceReach reach)
{
    const fs::path place = externalEntry(tensor, "location");
    const bool isWithin = !place.empty() && place.is_relative()
        && std::ranges::none_of(place, [](const fs::path& part) { return part == ".."; });
    std::error_code error;
    const bool isLink = fs::exists(fs::symlink_status(folder / place, error));
    if (reach == SourceReach::CaseFolder && (!isWithin || (isLink && !liesBelow(folder / place, folder))))
        throw OutsideFolder(say("onnx", "tensor %1 keeps its data in %2, outside the model's folder")(
            quoted(tensor.name()), quoted(place.string())));
}

// Reads the small external data of initializers and attributes.
void takeExternal(LoadedModel& model, const fs::path& folder)
{
    forEachWithin<onnx::TensorProto>(model.proto, [&](onnx::TensorProto& tensor) {
        if (!isExternal(tensor))
            return;
        checkPlace(tensor, folder, model.options.reach);
        Message why = readExternal(tensor, folder);
        if (why.isEmpty())
            return;
        if (model.broken.size() < kMostSaid)
            model.notes.push_back(say("onnx", "Tensor %1 is not read: %2.")(quoted(tensor.name()), why));
        model.broken.insert_or_assign(tensor.name(), std::move(why));
    });
}

void takeSymbols(LoadedModel& model)
{
    const ModelOptions& options = model.options;
    model.given = options.dims;
    const auto take = [&](const onnx::ValueInfoProto& info, bool isInput) {
        const int rank = info.type().tensor_type().shape().dim_size();
        const auto seen = options.seen.find(info.name());
        const bool isSeen = seen != options.seen.end() && seen->second.desc.sizes.size() == static_cast<size_t>(rank);
        for (int axis = 0; axis < rank; ++axis)
            if (const std::string symbol = symbolOf(info, axis, isInput); !symbol.empty()) {
                model.symbols.insert(symbol);
                if (isSeen)
                    model.given.try_emplace(symbol, seen->second.desc.sizes[static_cast<size_t>(axis)]);
            }
    };
    forEachWithin<onnx::GraphProto>(model.proto, [&](const onnx::GraphProto& graph) {
        for (const auto* infos : {&graph.input(), &graph.output(), &graph.value_info()})
            for (const onnx::ValueInfoProto& info : *infos)
                take(info, infos == &model.proto.graph().input());
    });
    for (const auto& [name, size] : options.dims)
        if (!model.symbols.contains(name))
            throw TextError(model.symbols.empty() ? say("onnx", "--dim %1: the model leaves no size open")(shown(name))
                                                  : say("onnx", "--dim %1: the model has no such size")(shown(name))
                                    + "; " + suggestion(name, {model.symbols.begin(), model.symbols.end()}));
}

} // namespace

LoadedModel loaded(onnx::ModelProto proto, int opset, const fs::path& folder, const ModelOptions& options)
{
    if (!proto.has_graph() || proto.graph().node().empty())
        throw IoError(say("onnx", "holds no node besides constants"));
    LoadedModel model{.proto = std::move(proto), .opset = opset, .options = options};
    takeExternal(model, folder);
    takeSymbols(model);
    return model;
}

} // namespace tessera::onnxfile
