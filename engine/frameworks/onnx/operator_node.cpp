// SPDX-License-Identifier: Apache-2.0
#include "engine/core/message/plain_text.h"
#include "engine/core/ops/axes.h"
#include "engine/core/ops/axis_taps.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/value.h"
#include "engine/frameworks/onnx/evaluation.h"
#include "engine/frameworks/onnx/proto_values.h"

#include <algorithm>
#include <variant>

namespace tessera::onnxfile {

namespace {

constexpr int kWithInputs = 11; // the opset whose Resize has its region before its scales

// A number, a text or a list of them as it is listed.
struct WordOf {
    std::string operator()(int64_t number) const { return std::to_string(number); }
    std::string operator()(double number) const { return toText(number); }
    std::string operator()(const std::string& word) const { return shown(word); }
    template <class Each> std::string operator()(const std::vector<Each>& list) const
    {
        return listText(list, ", ", *this);
    }
};

// Whether both read the same elements with the same weights, as far as that is looked at.
bool isSameMap(const Operator& one, const Operator& other)
{
    constexpr uint32_t kMostOutputs = 1 << 20;
    const std::vector<AxisMap> ours = axisMaps(one), theirs = axisMaps(other);
    return one == other
        || (!ours.empty() && std::ranges::equal(ours, theirs, [](const AxisMap& left, const AxisMap& right) {
               if (left.inputs != right.inputs || left.outputs != right.outputs || left.outputs > kMostOutputs)
                   return false;
               const AxisTaps a = makeTaps(left), b = makeTaps(right);
               return a.first == b.first && a.rowStart == b.rowStart && a.weights == b.weights;
           }));
}

class OperatorNode {
public:
    OperatorNode(const NodeView& node, const MemoryBudget& budget)
        : m_node(node)
        , m_budget(budget)
    {
    }

    ModelNode read()
    {
        const std::string output = m_node.proto.output_size() > 0 ? m_node.proto.output(0) : "";
        const Known* input = m_node.input(0);
        m_found.op = m_node.op();
        m_found.input = input ? input->tensor : ModelTensor{.name = m_node.has(0) ? m_node.proto.input(0) : ""};
        m_found.output.name = output;
        m_onnx = {.op = m_node.op(), .opset = m_node.scope.opset, .mayFold = true};
        takeAttributes();
        if (takeInputs() && needKnown(m_found))
            translate();
        if (!m_found.meaning && m_found.whyNotPassed.isEmpty())
            m_found.whyNotPassed = m_found.why;
        return std::move(m_found);
    }

private:
    void takeAttributes()
    {
        for (const onnx::AttributeProto& attribute : m_node.proto.attribute())
            try {
                if (attribute.ref_attr_name().empty())
                    m_onnx.attributes.insert_or_assign(attribute.name(), valueOf(attribute));
            } catch (const IoError&) { // a graph or a tensor, which none of these operators has
            }
        for (const auto& [name, value] : m_onnx.attributes)
            m_found.attributes.push_back(shown(name) + " = " + std::visit(WordOf(), value));
    }

    // False: one of them is no constant.
    bool takeInputs()
    {
        const bool isResize = m_node.op() == "Resize";
        if (!isResize && m_node.op() != "Upsample")
            return true;
        const int opset = m_node.scope.opset;
        if (!isResize || (opset == 0 ? m_node.proto.input_size() == 2 : opset < kWithInputs)) {
            m_onnx.opset = opset > 0 ? opset : isResize ? kWithInputs - 1 : 9;
            return take(1, "scales", m_onnx.scales);
        }
        return take(1, "roi", m_onnx.roi) && take(2, "scales", m_onnx.scales) && take(3, "sizes", m_onnx.sizes);
    }

    template <class Number> bool take(int place, const std::string& input, std::optional<std::vector<Number>>& numbers)
    {
        if (!m_node.has(place))
            return true;
        const Known* known = m_node.input(place);
        const auto mode = m_onnx.attributes.find("coordinate_transformation_mode");
        const bool isCropped =
            mode != m_onnx.attributes.end() && mode->second == OnnxValue(std::string("tf_crop_and_resize"));
        if (!m_node.numbers(place) && input == "roi" && !isCropped)
            return true; // nobody reads it
        if (!m_node.numbers(place)) {
            m_found.why = say("onnx", "its %1 are no constant of the model: %2")(
                input, whyUnknown(known, shown(m_node.proto.input(place))));
            return false;
        }
        if (known->numbers->empty())
            return true;
        numbers.emplace();
        for (const double each : *known->numbers)
            numbers->push_back(static_cast<Number>(std::clamp(each, -9e15, 9e15)));
        m_found.attributes.push_back(input + " = " + WordOf()(*numbers));
        return true;
    }

    static Message whyUnknown(const Known* known, const std::string& tensor)
    {
        if (known && !known->broken.isEmpty())
            return known->broken;
        if (!known)
            return say("onnx", "nothing in it gives the tensor %1")(tensor);
        return known->isGiven ? say("onnx", "the tensor %1 is an input")(tensor)
                              : say("onnx", "the tensor %1 is computed")(tensor);
    }

    // What one of the ways to read the node makes of it; none: why.
    std::optional<ReadOperator> translated(Message& why) const
    {
        try {
            ReadOperator read = operatorOf(m_onnx, *m_found.input.type, m_found.input.known());
            const Issues issues = validate(read.op, m_budget);
            if (issues.empty())
                return read;
            why = sentence(issues.front());
        } catch (const TextError& error) {
            why = error.message();
        }
        return {};
    }

    void translate()
    {
        const std::optional<ReadOperator> plain = translated(m_found.why);
        m_onnx.isForDirectMl = true;
        if (const auto passed = translated(m_found.whyNotPassed)) {
            m_found.passed = passed->op;
            m_found.passedNotes = passed->notes;
            m_found.isPassedOtherwise = plain && !isSameMap(plain->op, passed->op);
        }
        m_onnx.isForDirectMl = false;
        m_onnx.mayBeChannelsLast = true;
        if (!plain)
            return;
        Message noMatter;
        const ReadOperator meant = translated(noMatter).value_or(*plain);
        m_found.meaning = meant.op;
        m_found.notes = meant.notes;
        m_found.output.type = m_found.input.type;
        m_found.output.sizes = modelSizes(meant.outputSizes.empty() ? outputDesc(meant.op).sizes : meant.outputSizes);
    }

    const NodeView& m_node;
    const MemoryBudget& m_budget;
    ModelNode m_found;
    OnnxNode m_onnx;
    std::vector<uint32_t> m_outputSizes;
};

} // namespace

bool isOperator(std::string_view op)
{
    const std::vector<std::string> all = onnxOperators();
    return std::ranges::find(all, op) != all.end();
}

ModelNode operatorNode(const NodeView& node, const MemoryBudget& budget)
{
    return OperatorNode(node, budget).read();
}

bool needKnown(ModelNode& node)
{
    const ModelTensor& input = node.input;
    if (input.isKnown())
        return true;
    if (!input.type && input.sizes)
        node.why = say("onnx", "the type of its input %1 is none of DirectML's, or not known")(shown(input.name));
    else
        node.why = say("onnx", "the sizes of its input %1 are not known")(shown(input.name));
    return false;
}

} // namespace tessera::onnxfile
