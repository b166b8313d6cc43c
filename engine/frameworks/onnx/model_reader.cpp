// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/files/output_path.h"
#include "engine/frameworks/onnx/model_graph.h"
#include "engine/frameworks/onnx/model_proto.h"
#include "engine/frameworks/onnx/proto_values.h"

#include <algorithm>
#include <cstring>

namespace tessera::onnxfile {

namespace {

namespace fs = std::filesystem;

constexpr uint64_t kMostConstants = 64; // elements: scales, sizes, a shape; weights are none of ours

std::string externalEntry(const onnx::TensorProto& tensor, std::string_view key)
{
    for (const onnx::StringStringEntryProto& entry : tensor.external_data())
        if (entry.key() == key)
            return entry.value();
    return {};
}

// The numbers of a small tensor whose data lie in another file; false: it has none there.
bool readExternal(onnx::TensorProto& tensor, const fs::path& folder)
{
    uint64_t offset = 0;
    try {
        offset = std::stoull("0" + externalEntry(tensor, "offset"));
    } catch (const std::exception&) {
        return false;
    }
    const auto type = dataTypeOf(tensor.data_type());
    std::ifstream file(folder / externalEntry(tensor, "location"), std::ios::binary);
    uint64_t count = 1;
    for (const int64_t size : tensor.dims())
        count *= static_cast<uint64_t>(size); // there are few: isSmall()
    if (!type || !file || offset > uint64_t{1} << 62 || !file.seekg(static_cast<std::streamoff>(offset)))
        return false;
    std::string bytes(count * elementBytes(*type), '\0');
    if (!file.read(bytes.data(), static_cast<std::streamsize>(bytes.size())))
        return false;
    tensor.clear_external_data();
    tensor.set_data_location(onnx::TensorProto::DEFAULT);
    tensor.set_raw_data(std::move(bytes));
    return true;
}

bool isSmall(const onnx::TensorProto& tensor)
{
    uint64_t count = 1;
    for (const int64_t size : tensor.dims())
        if (size < 0 || __builtin_mul_overflow(count, static_cast<uint64_t>(size), &count) || count > kMostConstants)
            return false;
    return true;
}

class ModelReader {
public:
    ModelReader(const fs::path& path, const ModelOptions& options, onnx::ModelProto& proto)
        : m_path(path)
        , m_options(options)
        , m_proto(proto)
    {
    }

    ReadGraphs read()
    {
        if (!m_proto.has_graph() || m_proto.graph().node().empty())
            throw IoError(say("onnx", "holds no node besides constants"));
        describe();
        nameSizes(*m_proto.mutable_graph());
        const int opset = opsetOf(m_proto);
        forEachTensor(m_proto, [&](onnx::TensorProto& tensor) { checkPlace(tensor); });
        addGraph(*m_proto.mutable_graph(), {.opset = opset});
        for (onnx::FunctionProto& function : *m_proto.mutable_functions())
            addFunction(function);
        takeSizes(m_proto, m_options, m_symbols);
        m_read.model.symbols = m_symbols;
        if (concernsUs())
            addPropagated(inferShapes(m_proto, m_options.budget, m_read.model.notes));
        size_t place = 0;
        forEachGraph(m_proto, [&](const onnx::GraphProto& graph) {
            if (place < m_places.size())
                takeTensors(graph, *m_places[place++]);
        });
        for (Graph& graph : m_read.graphs)
            foldConstants(graph);
        describeEnds();
        return std::move(m_read);
    }

private:
    void describe()
    {
        Model& model = m_read.model;
        model.path = m_path;
        model.name = shown(m_proto.graph().name());
        const std::string& version = m_proto.producer_version();
        model.producer = shown(m_proto.producer_name() + (version.empty() ? "" : " " + version));
        model.opset = opsetOf(m_proto);
        model.budget = m_options.budget;
    }

    bool concernsUs() const
    {
        return std::ranges::any_of(m_read.graphs, [](const Graph& graph) {
            return std::ranges::any_of(graph.nodes,
                                       [](const GraphNode& node) { return node.isOnnx && isRead(node.op); });
        });
    }

    // What an input leaves open gets a name.
    static void nameSizes(onnx::GraphProto& graph)
    {
        for (onnx::ValueInfoProto& input : *graph.mutable_input()) {
            int place = 0;
            if (input.type().tensor_type().has_shape())
                for (auto& dim : *input.mutable_type()->mutable_tensor_type()->mutable_shape()->mutable_dim()) {
                    const std::string name = input.name() + "[" + std::to_string(place++) + "]";
                    if (dim.dim_value() < 1 && dim.dim_param().empty())
                        dim.set_dim_param(name);
                }
        }
    }

    void checkPlace(const onnx::TensorProto& tensor) const
    {
        if (tensor.data_location() != onnx::TensorProto::EXTERNAL && tensor.external_data_size() == 0)
            return;
        const fs::path folder = m_path.parent_path(), place = externalEntry(tensor, "location");
        const bool isWithin = !place.empty() && place.is_relative()
            && std::ranges::none_of(place, [](const fs::path& part) { return part == ".."; });
        std::error_code error;
        const bool isLink = fs::exists(fs::symlink_status(folder / place, error));
        if (m_options.reach == SourceReach::CaseFolder && (!isWithin || (isLink && !liesBelow(folder / place, folder))))
            throw OutsideFolder(say("onnx", "tensor %1 keeps its data in %2, outside the model's folder")(
                quoted(tensor.name()), quoted(place.string())));
    }

    void addConstant(Graph& graph, const std::string& name, onnx::TensorProto& tensor)
    {
        if (!isSmall(tensor) || (tensor.external_data_size() > 0 && !readExternal(tensor, m_path.parent_path())))
            return;
        try {
            graph.constants.insert_or_assign(name, arrayOf(tensor, m_options.budget));
        } catch (const IoError&) { // a number that nobody can read is not known
        }
    }

    void addGraph(onnx::GraphProto& proto, Graph about)
    {
        Graph& graph = m_read.graphs.emplace_back(std::move(about));
        m_places.push_back(&graph);
        for (onnx::TensorProto& tensor : *proto.mutable_initializer()) {
            addConstant(graph, tensor.name(), tensor);
            m_initializers.insert(tensor.name());
        }
        for (const onnx::ValueInfoProto& output : proto.output())
            graph.results.insert(output.name());
        addNodes(*proto.mutable_node(), graph);
    }

    void addFunction(onnx::FunctionProto& function)
    {
        Graph& graph = m_read.graphs.emplace_back(
            Graph{.place = ModelPlace::Function, .within = function.name(), .opset = m_read.model.opset});
        for (const onnx::OperatorSetIdProto& set : function.opset_import())
            if (isOnnxDomain(set.domain()) && set.version() >= 1 && set.version() <= 1000)
                graph.opset = static_cast<int>(set.version());
        addNodes(*function.mutable_node(), graph);
    }

    template <class Nodes> void addNodes(Nodes& nodes, Graph& graph)
    {
        for (onnx::NodeProto& proto : nodes) {
            ++m_read.model.nodeCount;
            GraphNode& node = graph.nodes.emplace_back();
            node.op = proto.op_type();
            node.name = proto.name();
            node.isOnnx = isOnnxDomain(proto.domain());
            node.inputs.assign(proto.input().begin(), proto.input().end());
            node.outputs.assign(proto.output().begin(), proto.output().end());
            if (node.isOnnx && isRead(node.op))
                takeAttributes(proto, node);
            if (node.isOnnx && node.op == "Constant" && proto.output_size() > 0)
                takeConstant(proto, graph);
            const std::string name = node.name.empty() && !node.outputs.empty() ? node.outputs.front() : node.name;
            for (onnx::AttributeProto& attribute : *proto.mutable_attribute()) {
                const Graph inner{.place =
                                      graph.place == ModelPlace::Function ? ModelPlace::Function : ModelPlace::Subgraph,
                                  .within = graph.place == ModelPlace::Function ? graph.within : name,
                                  .outer = &graph,
                                  .opset = graph.opset};
                if (attribute.has_g())
                    addGraph(*attribute.mutable_g(), inner);
                for (onnx::GraphProto& each : *attribute.mutable_graphs())
                    addGraph(each, inner);
            }
        }
    }

    static void takeAttributes(const onnx::NodeProto& proto, GraphNode& node)
    {
        for (const onnx::AttributeProto& attribute : proto.attribute())
            try {
                if (attribute.ref_attr_name().empty())
                    node.attributes.insert_or_assign(attribute.name(), valueOf(attribute));
            } catch (const IoError&) { // a graph or a tensor, which none of our operators has
            }
    }

    void takeConstant(onnx::NodeProto& proto, Graph& graph)
    {
        for (onnx::AttributeProto& attribute : *proto.mutable_attribute())
            if (attribute.name() == "value")
                return addConstant(graph, proto.output(0), *attribute.mutable_t());
        try {
            graph.constants.insert_or_assign(proto.output(0), constantOf(proto, m_options.budget));
        } catch (const IoError&) {
        }
    }

    // Whole numbers that follow from shapes.
    void addPropagated(const std::map<std::string, std::vector<int64_t>>& numbers)
    {
        for (const auto& [name, values] : numbers) {
            if (values.size() > kMostConstants)
                continue;
            Array array{.type = DataType::Int64,
                        .sizes = {static_cast<uint32_t>(values.size())},
                        .values = Buffer(8 * values.size())};
            if (!values.empty())
                std::memcpy(array.values.writableBytes().data(), values.data(), 8 * values.size());
            m_read.graphs.front().constants.try_emplace(name, std::move(array));
        }
    }

    ModelTensor tensorOf(const onnx::ValueInfoProto& info) const
    {
        ModelTensor tensor{.name = info.name()};
        if (!info.type().has_tensor_type())
            return tensor;
        const onnx::TypeProto::Tensor& type = info.type().tensor_type();
        tensor.type = dataTypeOf(type.elem_type());
        if (!type.has_shape())
            return tensor;
        tensor.sizes.emplace();
        for (const auto& dim : type.shape().dim()) {
            const bool isSize = dim.dim_value() >= 1 && dim.dim_value() <= std::numeric_limits<uint32_t>::max();
            const bool isSymbol = !isSize && m_symbols.contains(dim.dim_param());
            tensor.sizes->push_back(
                {isSize ? static_cast<uint32_t>(dim.dim_value()) : 0, isSymbol ? dim.dim_param() : ""});
        }
        return tensor;
    }

    void takeTensors(const onnx::GraphProto& proto, Graph& graph) const
    {
        for (const auto* infos : {&proto.value_info(), &proto.output(), &proto.input()})
            for (const onnx::ValueInfoProto& info : *infos)
                graph.tensors.insert_or_assign(info.name(), tensorOf(info));
    }

    void describeEnds()
    {
        for (const onnx::ValueInfoProto& input : m_proto.graph().input())
            if (!m_initializers.contains(input.name()))
                m_read.model.inputs.push_back(tensorOf(input));
        for (const onnx::ValueInfoProto& output : m_proto.graph().output())
            m_read.model.outputs.push_back(tensorOf(output));
    }

    const fs::path& m_path;
    const ModelOptions& m_options;
    onnx::ModelProto& m_proto;
    ReadGraphs m_read;
    std::vector<Graph*> m_places; // in the order of forEachGraph(): without functions
    Symbols m_symbols, m_initializers;
};

} // namespace

ReadGraphs readGraphs(const fs::path& path, const ModelOptions& options)
{
    return readMessage<onnx::ModelProto>(path, options.budget, memoryOfModel, [&](onnx::ModelProto& proto) {
        return ModelReader(path, options, proto).read();
    });
}

} // namespace tessera::onnxfile
