// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/value.h"
#include "engine/frameworks/onnx/model_graph.h"

#include <algorithm>
#include <cmath>

namespace tessera::onnxfile {

namespace {

constexpr size_t kMostNumbers = 64;

using Values = std::vector<double>;

// What a graph computes of sizes and constants before a Resize or a Reshape: lists of a few numbers.
class Folding {
public:
    explicit Folding(Graph& graph)
        : m_graph(graph)
    {
    }

    void run()
    {
        for (const GraphNode& node : m_graph.nodes) {
            if (!node.isOnnx || node.inputs.empty() || node.outputs.size() != 1 || node.outputs.front().empty()
                || m_graph.constant(node.outputs.front()))
                continue;
            const std::optional<Values> numbers = folded(node);
            if (numbers && numbers->size() <= kMostNumbers)
                m_graph.constants.insert_or_assign(node.outputs.front(), arrayOf(*numbers, typeOf(node)));
        }
    }

private:
    std::optional<Values> input(const GraphNode& node, size_t place) const
    {
        const Array* constant =
            place < node.inputs.size() && !node.inputs[place].empty() ? m_graph.constant(node.inputs[place]) : nullptr;
        return constant ? std::optional(constant->numbers()) : std::nullopt;
    }

    bool isFractional(const std::string& name) const
    {
        const Array* constant = m_graph.constant(name);
        return constant && tessera::isFloat(constant->type);
    }

    DataType typeOf(const GraphNode& node) const
    {
        constexpr int64_t kFloat = 1, kHalf = 10, kDouble = 11;
        if (node.op == "Cast") {
            const int64_t to = number(node, "to", 0);
            return to == kFloat || to == kHalf || to == kDouble ? DataType::Float32 : DataType::Int64;
        }
        return node.op != "Shape" && isFractional(node.inputs.front()) ? DataType::Float32 : DataType::Int64;
    }

    static int64_t number(const GraphNode& node, std::string_view name, int64_t otherwise)
    {
        const auto found = node.attributes.find(name);
        const auto* value = found == node.attributes.end() ? nullptr : std::get_if<int64_t>(&found->second);
        return value ? *value : otherwise;
    }

    std::optional<Values> folded(const GraphNode& node) const
    {
        const std::string& op = node.op;
        if (op == "Shape")
            return shape(node);
        if (op == "Identity" || op == "Cast" || op == "Unsqueeze" || op == "Squeeze" || op == "Reshape")
            return rounded(node, input(node, 0));
        if (op == "Floor" || op == "Ceil") {
            std::optional<Values> numbers = input(node, 0);
            for (size_t i = 0; numbers && i < numbers->size(); ++i)
                (*numbers)[i] = op == "Floor" ? std::floor((*numbers)[i]) : std::ceil((*numbers)[i]);
            return numbers;
        }
        if (op == "Concat")
            return joined(node);
        if (op == "Gather")
            return gathered(node);
        if (op == "Slice")
            return sliced(node);
        return calculated(node);
    }

    // A cast to whole numbers cuts off.
    std::optional<Values> rounded(const GraphNode& node, std::optional<Values> numbers) const
    {
        if (numbers && typeOf(node) == DataType::Int64)
            for (double& each : *numbers)
                each = std::trunc(each);
        return numbers;
    }

    std::optional<Values> shape(const GraphNode& node) const
    {
        const ModelTensor tensor = m_graph.tensor(node.inputs.front());
        if (!tensor.sizes || !tensor.isKnown())
            return {};
        const std::vector<uint32_t> sizes = tensor.known();
        const auto count = static_cast<int64_t>(sizes.size());
        const auto place = [&](int64_t at) { return std::clamp<int64_t>(at < 0 ? at + count : at, 0, count); };
        const int64_t begin = place(number(node, "start", 0)), end = place(number(node, "end", count));
        return begin < end ? Values(sizes.begin() + begin, sizes.begin() + end) : Values();
    }

    std::optional<Values> joined(const GraphNode& node) const
    {
        Values all;
        for (size_t i = 0; i < node.inputs.size(); ++i) {
            const auto part = input(node, i);
            if (!part || all.size() > kMostNumbers)
                return {};
            all.insert(all.end(), part->begin(), part->end());
        }
        return all;
    }

    std::optional<Values> gathered(const GraphNode& node) const
    {
        const auto numbers = input(node, 0), places = input(node, 1);
        if (!numbers || !places)
            return {};
        Values taken;
        for (const double place : *places) {
            const double at = place < 0 ? place + static_cast<double>(numbers->size()) : place;
            if (!(at >= 0 && at < static_cast<double>(numbers->size())))
                return {};
            taken.push_back((*numbers)[static_cast<size_t>(at)]);
        }
        return taken;
    }

    // Of one axis, forwards.
    std::optional<Values> sliced(const GraphNode& node) const
    {
        const auto numbers = input(node, 0);
        const auto bound = [&](size_t place, std::string_view attribute) -> std::optional<double> {
            const auto found = node.attributes.find(attribute);
            if (found != node.attributes.end())
                if (const auto* list = std::get_if<std::vector<int64_t>>(&found->second); list && list->size() == 1)
                    return static_cast<double>(list->front());
            const auto given = input(node, place);
            return given && given->size() == 1 ? std::optional(given->front()) : std::nullopt;
        };
        const auto begin = bound(1, "starts"), end = bound(2, "ends"), step = bound(4, "steps");
        if (!numbers || !begin || !end || (step && *step != 1) || (node.inputs.size() > 4 && !step))
            return {};
        const auto count = static_cast<double>(numbers->size());
        const auto place = [&](double at) {
            return static_cast<std::ptrdiff_t>(std::clamp(at < 0 ? at + count : at, 0.0, count));
        };
        return place(*begin) < place(*end) ? Values(numbers->begin() + place(*begin), numbers->begin() + place(*end))
                                           : Values();
    }

    std::optional<Values> calculated(const GraphNode& node) const
    {
        constexpr std::string_view kSigns[] = {"Add", "Sub", "Mul", "Div"};
        const auto sign = std::ranges::find(kSigns, node.op);
        const auto left = input(node, 0), right = input(node, 1);
        if (sign == std::end(kSigns) || !left || !right || left->empty() || right->empty()
            || (left->size() != right->size() && left->size() != 1 && right->size() != 1))
            return {};
        Values all;
        for (size_t i = 0; i < std::max(left->size(), right->size()); ++i) {
            const double a = (*left)[i % left->size()], b = (*right)[i % right->size()];
            if (node.op == "Div" && b == 0)
                return {};
            const bool isFloating = isFractional(node.inputs.front());
            const double result = node.op == "Add" ? a + b
                : node.op == "Sub"                 ? a - b
                : node.op == "Mul"                 ? a * b
                                                   : a / b;
            all.push_back(isFloating ? double{static_cast<float>(result)} : std::trunc(result));
        }
        return all;
    }

    static Array arrayOf(const Values& numbers, DataType type)
    {
        Array array{.type = type, .sizes = {static_cast<uint32_t>(numbers.size())}, .values = {}};
        Tensor tensor({.dataType = type, .sizes = {std::max<uint32_t>(1, array.sizes.front())}});
        for (size_t i = 0; i < numbers.size(); ++i)
            tensor.setBits(i, fromDouble(type, numbers[i]));
        array.values = tensor.buffer;
        return array;
    }

    Graph& m_graph;
};

} // namespace

void foldConstants(Graph& graph)
{
    Folding(graph).run();
}

} // namespace tessera::onnxfile
