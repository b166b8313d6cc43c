// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/value.h"
#include "engine/frameworks/onnx/evaluation.h"
#include "engine/frameworks/onnx/proto_values.h"

#include <algorithm>
#include <array>
#include <cmath>

// What a graph computes of sizes and small constants before a Resize, a Reshape or an Expand.
namespace tessera::onnxfile {

namespace {

// What a node computes of its inputs, place by place.
struct Elementwise {
    std::string_view op;
    int inputs;
    double (*of)(const double* a);
};
constexpr Elementwise kElementwise[] = {
    {"Floor", 1, [](const double* a) { return std::floor(a[0]); }},
    {"Ceil", 1, [](const double* a) { return std::ceil(a[0]); }},
    {"Round", 1, [](const double* a) { return std::nearbyint(a[0]); }},
    {"Neg", 1, [](const double* a) { return -a[0]; }},
    {"Abs", 1, [](const double* a) { return std::fabs(a[0]); }},
    {"Sqrt", 1, [](const double* a) { return std::sqrt(a[0]); }},
    {"Not", 1, [](const double* a) { return a[0] == 0 ? 1.0 : 0.0; }},
    {"Cast", 1, [](const double* a) { return a[0]; }},
    {"Add", 2, [](const double* a) { return a[0] + a[1]; }},
    {"Sub", 2, [](const double* a) { return a[0] - a[1]; }},
    {"Mul", 2, [](const double* a) { return a[0] * a[1]; }},
    {"Div", 2, [](const double* a) { return a[0] / a[1]; }},
    {"Mod", 2, [](const double* a) { return a[0] - std::floor(a[0] / a[1]) * a[1]; }},
    {"Pow", 2, [](const double* a) { return std::pow(a[0], a[1]); }},
    {"Min", 2, [](const double* a) { return std::min(a[0], a[1]); }},
    {"Max", 2, [](const double* a) { return std::max(a[0], a[1]); }},
    {"Equal", 2, [](const double* a) { return a[0] == a[1] ? 1.0 : 0.0; }},
    {"Greater", 2, [](const double* a) { return a[0] > a[1] ? 1.0 : 0.0; }},
    {"Less", 2, [](const double* a) { return a[0] < a[1] ? 1.0 : 0.0; }},
    {"And", 2, [](const double* a) { return a[0] != 0 && a[1] != 0 ? 1.0 : 0.0; }},
    {"Or", 2, [](const double* a) { return a[0] != 0 || a[1] != 0 ? 1.0 : 0.0; }},
    {"Where", 3, [](const double* a) { return a[0] != 0 ? a[1] : a[2]; }},
};

Known valuesOf(Numbers numbers, DataType type, const std::vector<uint32_t>& sizes)
{
    Known known{.tensor = {.type = type, .sizes = modelSizes(sizes)}};
    for (double& each : numbers) // as the type holds it; a cast cuts off
        each = tessera::isFloat(type) ? double{static_cast<float>(each)} : std::trunc(each);
    known.numbers = std::move(numbers);
    return known;
}

Known listOf(Numbers numbers, DataType type = DataType::Int64)
{
    const auto count = static_cast<uint32_t>(numbers.size());
    return valuesOf(std::move(numbers), type, {count});
}

std::optional<Known> shapeOf(const NodeView& node)
{
    const Known* input = node.input(0);
    if (!input || !input->tensor.isKnown())
        return {};
    const std::vector<uint32_t> sizes = input->tensor.known();
    const auto count = static_cast<int64_t>(sizes.size());
    if (node.op() == "Size")
        return valuesOf({static_cast<double>(elementCount(sizes).value_or(0))}, DataType::Int64, {});
    const auto place = [&](int64_t at) { return std::clamp<int64_t>(at < 0 ? at + count : at, 0, count); };
    const int64_t begin = place(node.integer("start", 0)), end = place(node.integer("end", count));
    return listOf(begin < end ? Numbers(sizes.begin() + begin, sizes.begin() + end) : Numbers());
}

DataType typeOf(const NodeView& node)
{
    const DataType type = *node.input(node.op() == "Where" ? 1 : 0)->tensor.type;
    if (node.op() == "Cast")
        return dataTypeOf(static_cast<int>(node.integer("to", 0))).value_or(type);
    return node.op() == "Equal" || node.op() == "Greater" || node.op() == "Less" ? DataType::UInt8 : type;
}

// All inputs are of one length, or single numbers.
std::optional<Known> calculated(const NodeView& node)
{
    const auto row = std::ranges::find(kElementwise, node.op(), &Elementwise::op);
    if (row == std::end(kElementwise) || node.proto.input_size() != row->inputs)
        return {};
    const Known* longest = node.input(0);
    for (int place = 0; place < row->inputs; ++place)
        if (!node.numbers(place))
            return {};
        else if (node.numbers(place)->size() > longest->numbers->size()
                 || node.input(place)->tensor.sizes->size() > longest->tensor.sizes->size())
            longest = node.input(place);
    Numbers all;
    for (size_t i = 0; i < longest->numbers->size(); ++i) {
        std::array<double, 3> at = {};
        for (int place = 0; place < row->inputs; ++place) {
            const Numbers& numbers = *node.numbers(place);
            if (numbers.size() != 1 && numbers.size() != longest->numbers->size())
                return {};
            at[static_cast<size_t>(place)] = numbers[numbers.size() == 1 ? 0 : i];
        }
        all.push_back(row->of(at.data()));
        if (!std::isfinite(all.back()))
            return {};
    }
    return valuesOf(std::move(all), typeOf(node), longest->tensor.known());
}

std::optional<Known> reduced(const NodeView& node)
{
    const std::string_view kind = std::string_view(node.op()).substr(6); // of "ReduceMax"
    const std::string_view op = kind == "Prod" ? "Mul" : kind == "Sum" ? "Add" : kind;
    const Numbers* numbers = node.numbers(0);
    if (!numbers || numbers->empty() || node.input(0)->tensor.sizes->size() != 1)
        return {};
    std::array<double, 2> at = {numbers->front()};
    for (size_t i = 1; i < numbers->size(); ++i) {
        at[1] = (*numbers)[i];
        at[0] = std::ranges::find(kElementwise, op, &Elementwise::op)->of(at.data());
    }
    const bool isKept = node.integer("keepdims", 1) != 0;
    return valuesOf({at[0]}, *node.input(0)->tensor.type, std::vector<uint32_t>(isKept ? 1 : 0, 1));
}

std::optional<Known> filled(const NodeView& node)
{
    const Numbers* sizes = node.numbers(0);
    if (!sizes || sizes->size() > 1 || (!sizes->empty() && (sizes->front() < 0 || sizes->front() > kMostNumbers)))
        return {};
    const onnx::AttributeProto* value = node.attribute("value");
    const Tensor held = value ? elementsOf(value->t(), {}) : Tensor(TensorDesc{.sizes = {1}});
    const Numbers numbers = numbersOf(held);
    const Numbers all(sizes->empty() ? 1 : static_cast<size_t>(sizes->front()), numbers.empty() ? 0 : numbers.front());
    return sizes->empty() ? valuesOf(all, held.desc.dataType, {}) : listOf(all, held.desc.dataType);
}

std::optional<Known> counted(const NodeView& node)
{
    const Numbers *start = node.numbers(0), *end = node.numbers(1), *step = node.numbers(2);
    if (!start || !end || !step || start->size() != 1 || end->size() != 1 || step->size() != 1 || step->front() == 0)
        return {};
    Numbers all;
    for (double at = start->front(); step->front() > 0 ? at < end->front() : at > end->front(); at += step->front())
        if (all.push_back(at); all.size() > kMostNumbers)
            return {};
    return listOf(std::move(all), *node.input(0)->tensor.type);
}

// Lists of several constants, one behind the other; the elements that a list names.
std::optional<Known> joined(const NodeView& node)
{
    Numbers all;
    for (int i = 0; i < node.proto.input_size(); ++i) {
        const Numbers* part = node.numbers(i);
        if (!part || node.input(i)->tensor.sizes->size() != 1 || all.size() + part->size() > kMostNumbers)
            return {};
        all.insert(all.end(), part->begin(), part->end());
    }
    return node.proto.input_size() > 0 ? std::optional(listOf(std::move(all), *node.input(0)->tensor.type))
                                       : std::nullopt;
}

std::optional<Known> gathered(const NodeView& node)
{
    const Numbers *numbers = node.numbers(0), *places = node.numbers(1);
    if (!numbers || !places || node.input(0)->tensor.sizes->size() != 1)
        return {};
    Numbers taken;
    for (const double place : *places) {
        const double at = place < 0 ? place + static_cast<double>(numbers->size()) : place;
        if (!(at >= 0 && at < static_cast<double>(numbers->size())))
            return {};
        taken.push_back((*numbers)[static_cast<size_t>(at)]);
    }
    return valuesOf(std::move(taken), *node.input(0)->tensor.type, node.input(1)->tensor.known());
}

// A constant that is moved as tensors are.
std::optional<Known> moved(const NodeView& node)
{
    const Known* input = node.input(0);
    if (!input || !input->numbers || input->numbers->empty() || movedInputs(node) != 1)
        return {};
    const std::vector<IndexMap> maps = movedBy(node, {IndexMap(input->tensor.known())});
    const std::vector<uint64_t> sources =
        maps.size() == 1 ? maps.front().sources(kMostNumbers) : std::vector<uint64_t>();
    if (sources.empty())
        return {};
    Numbers numbers;
    for (const uint64_t source : sources)
        numbers.push_back((*input->numbers)[source]);
    const std::vector<uint64_t> sizes = maps.front().sizes();
    return valuesOf(std::move(numbers), *input->tensor.type, {sizes.begin(), sizes.end()});
}

} // namespace

std::optional<Known> folded(const NodeView& node)
{
    struct Row {
        std::string_view op;
        std::optional<Known> (*of)(const NodeView& node);
    };
    static constexpr Row rows[] = {
        {"Shape", shapeOf},      {"Size", shapeOf},           {"Concat", joined},     {"Gather", gathered},
        {"ReduceProd", reduced}, {"ReduceSum", reduced},      {"ReduceMax", reduced}, {"ReduceMin", reduced},
        {"Range", counted},      {"ConstantOfShape", filled},
    };
    const auto row = std::ranges::find(rows, node.op(), &Row::op);
    std::optional<Known> known = row != std::end(rows) ? row->of(node) : std::nullopt;
    if (!known)
        known = isMove(node.op()) ? moved(node) : calculated(node);
    return known && known->numbers->size() <= kMostNumbers ? known : std::nullopt;
}

} // namespace tessera::onnxfile
