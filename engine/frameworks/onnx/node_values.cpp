// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/value.h"
#include "engine/frameworks/onnx/evaluation.h"
#include "engine/frameworks/onnx/proto_values.h"

#include <algorithm>
#include <cmath>

// What a graph computes of sizes and small constants before a Resize, a Reshape or an Expand.
namespace tessera::onnxfile {

namespace {

struct Unary {
    std::string_view op;
    double (*of)(double value);
};
constexpr Unary kUnary[] = {
    {"Floor", [](double a) { return std::floor(a); }},     {"Ceil", [](double a) { return std::ceil(a); }},
    {"Round", [](double a) { return std::nearbyint(a); }}, {"Neg", [](double a) { return -a; }},
    {"Abs", [](double a) { return std::fabs(a); }},        {"Sqrt", [](double a) { return std::sqrt(a); }},
    {"Not", [](double a) { return a == 0 ? 1.0 : 0.0; }},  {"Cast", [](double a) { return a; }},
};

struct Binary {
    std::string_view op;
    double (*of)(double left, double right);
};
constexpr Binary kBinary[] = {
    {"Add", [](double a, double b) { return a + b; }},
    {"Sub", [](double a, double b) { return a - b; }},
    {"Mul", [](double a, double b) { return a * b; }},
    {"Div", [](double a, double b) { return a / b; }},
    {"Mod", [](double a, double b) { return a - std::floor(a / b) * b; }},
    {"Pow", [](double a, double b) { return std::pow(a, b); }},
    {"Min", [](double a, double b) { return std::min(a, b); }},
    {"Max", [](double a, double b) { return std::max(a, b); }},
    {"Equal", [](double a, double b) { return a == b ? 1.0 : 0.0; }},
    {"Greater", [](double a, double b) { return a > b ? 1.0 : 0.0; }},
    {"Less", [](double a, double b) { return a < b ? 1.0 : 0.0; }},
    {"And", [](double a, double b) { return a != 0 && b != 0 ? 1.0 : 0.0; }},
    {"Or", [](double a, double b) { return a != 0 || b != 0 ? 1.0 : 0.0; }},
};

Known valuesOf(Numbers numbers, DataType type, const std::vector<uint32_t>& sizes)
{
    Known known;
    known.tensor.type = type;
    known.tensor.sizes.emplace();
    for (const uint32_t size : sizes)
        known.tensor.sizes->push_back({size});
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
    if (!input || !input->isWhole())
        return {};
    const std::vector<uint32_t> sizes = input->tensor.known();
    const auto count = static_cast<int64_t>(sizes.size());
    if (node.op() == "Size")
        return valuesOf({static_cast<double>(elementCount(sizes).value_or(0))}, DataType::Int64, {});
    const auto place = [&](int64_t at) { return std::clamp<int64_t>(at < 0 ? at + count : at, 0, count); };
    const int64_t begin = place(node.integer("start", 0)), end = place(node.integer("end", count));
    return listOf(begin < end ? Numbers(sizes.begin() + begin, sizes.begin() + end) : Numbers());
}

// Of one length, or one of them a single number.
std::optional<Known> elementwise(const NodeView& node, const std::vector<int>& places, DataType type,
                                 const std::function<double(const std::vector<double>& at)>& of)
{
    const Known* longest = node.input(places.front());
    for (const int place : places)
        if (!node.numbers(place))
            return {};
        else if (node.numbers(place)->size() > longest->numbers->size()
                 || node.input(place)->tensor.sizes->size() > longest->tensor.sizes->size())
            longest = node.input(place);
    Numbers all;
    for (size_t i = 0; i < longest->numbers->size(); ++i) {
        std::vector<double> at;
        for (const int place : places) {
            const Numbers& numbers = *node.numbers(place);
            if (numbers.size() != 1 && numbers.size() != longest->numbers->size())
                return {};
            at.push_back(numbers[numbers.size() == 1 ? 0 : i]);
        }
        all.push_back(of(at));
        if (!std::isfinite(all.back()))
            return {};
    }
    return valuesOf(std::move(all), type, longest->tensor.known());
}

std::optional<Known> calculated(const NodeView& node)
{
    const Known* first = node.input(0);
    if (!first || !first->numbers)
        return {};
    DataType type = *first->tensor.type;
    if (const auto unary = std::ranges::find(kUnary, node.op(), &Unary::op); unary != std::end(kUnary)) {
        if (node.op() == "Cast")
            type = dataTypeOf(static_cast<int>(node.integer("to", 0))).value_or(type);
        return elementwise(node, {0}, type, [&](const auto& at) { return unary->of(at[0]); });
    }
    if (node.op() == "Where")
        return node.numbers(1) ? elementwise(node, {0, 1, 2}, *node.input(1)->tensor.type,
                                             [](const auto& at) { return at[0] != 0 ? at[1] : at[2]; })
                               : std::nullopt;
    const auto binary = std::ranges::find(kBinary, node.op(), &Binary::op);
    if (binary == std::end(kBinary) || node.proto.input_size() != 2)
        return {};
    const bool isAsked = node.op() == "Equal" || node.op() == "Greater" || node.op() == "Less";
    return elementwise(node, {0, 1}, isAsked ? DataType::UInt8 : type,
                       [&](const auto& at) { return binary->of(at[0], at[1]); });
}

std::optional<Known> reduced(const NodeView& node)
{
    const Numbers* numbers = node.numbers(0);
    if (!numbers || numbers->empty() || node.input(0)->tensor.sizes->size() != 1)
        return {};
    double all = numbers->front();
    for (size_t i = 1; i < numbers->size(); ++i)
        all = node.op() == "ReduceProd" ? all * (*numbers)[i]
            : node.op() == "ReduceSum"  ? all + (*numbers)[i]
            : node.op() == "ReduceMax"  ? std::max(all, (*numbers)[i])
                                        : std::min(all, (*numbers)[i]);
    const bool isKept = node.integer("keepdims", 1) != 0;
    return valuesOf({all}, *node.input(0)->tensor.type, isKept ? std::vector<uint32_t>{1} : std::vector<uint32_t>());
}

std::optional<Known> filled(const NodeView& node)
{
    const Numbers* sizes = node.numbers(0);
    if (!sizes || sizes->size() > 1 || (!sizes->empty() && (sizes->front() < 0 || sizes->front() > kMostNumbers)))
        return {};
    double value = 0;
    DataType type = DataType::Float32;
    for (const onnx::AttributeProto& attribute : node.proto.attribute())
        if (attribute.name() == "value") {
            const Array array = arrayOf(attribute.t(), {});
            type = array.type;
            value = array.count() > 0 ? array.numbers().front() : 0;
        }
    return sizes->empty() ? valuesOf({value}, type, {})
                          : listOf(Numbers(static_cast<size_t>(sizes->front()), value), type);
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
    if (!input || !input->numbers || input->numbers->empty() || dataInputs(node).size() != 1)
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
