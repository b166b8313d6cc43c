// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/axes.h"
#include "engine/core/ops/axis_taps.h"
#include "engine/core/ops/operator.h"
#include "engine/frameworks/onnx/evaluation.h"
#include "engine/frameworks/onnx/proto_values.h"
#include "engine/frameworks/reading/onnx_attributes.h"

#include <algorithm>

namespace tessera::onnxfile {

namespace {

constexpr int kWithInputs = 11; // the opset whose Resize has its region before its scales

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
        const Known* input = m_node.input(0);
        m_found.name = m_node.proto.name();
        m_found.op = m_node.op();
        m_found.input = input ? input->tensor : ModelTensor{.name = m_node.has(0) ? m_node.proto.input(0) : ""};
        m_found.output.name = m_node.proto.output_size() > 0 ? m_node.proto.output(0) : "";
        m_onnx = {.op = m_node.op(), .opset = m_node.scope.opset, .mayFold = true};
        takeAttributes();
        if (takeInputs() && isInputKnown())
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
            m_found.attributes.push_back(shown(name + " = " + onnxText(value)));
    }

    // False: one of them is no constant.
    bool takeInputs()
    {
        const bool isResize = m_onnx.op == "Resize";
        if (!isResize && m_onnx.op != "Upsample")
            return true;
        const bool isOld =
            !isResize || (m_onnx.opset == 0 ? m_node.proto.input_size() == 2 : m_onnx.opset < kWithInputs);
        if (isOld && m_onnx.opset == 0)
            m_onnx.opset = isResize ? kWithInputs - 1 : 9;
        if (isOld)
            return take(1, "scales", m_onnx.scales);
        return take(1, "roi", m_onnx.roi) && take(2, "scales", m_onnx.scales) && take(3, "sizes", m_onnx.sizes);
    }

    template <class Number> bool take(int place, const std::string& input, std::optional<std::vector<Number>>& numbers)
    {
        const Numbers* given = m_node.numbers(place);
        if (!m_node.has(place) || (!given && input == "roi" && !isCropped())) // nobody reads it
            return true;
        if (!given)
            m_found.why = say("onnx", "its %1 are no constant of the model: %2")(
                input, whyUnknown(m_node.input(place), shown(m_node.proto.input(place))));
        else if (!given->empty()) {
            numbers.emplace();
            for (const double each : *given)
                numbers->push_back(static_cast<Number>(std::clamp(each, -9e15, 9e15)));
            m_found.attributes.push_back(input + " = " + onnxText(*numbers));
        }
        return given;
    }

    bool isCropped() const
    {
        const auto mode = m_onnx.attributes.find("coordinate_transformation_mode");
        return mode != m_onnx.attributes.end() && mode->second == OnnxValue("tf_crop_and_resize");
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

    bool isInputKnown()
    {
        const ModelTensor& input = m_found.input;
        const bool isKnown = input.isKnown() && !input.sizes->empty();
        if (!isKnown)
            m_found.why = (!input.type && input.sizes
                               ? say("onnx", "the type of its input %1 is none of DirectML's, or not known")
                               : say("onnx", "the sizes of its input %1 are not known"))(shown(input.name));
        return isKnown;
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
        if (!plain)
            return;
        m_onnx.isForDirectMl = false;
        m_onnx.mayBeChannelsLast = true;
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
};

} // namespace

bool isOperator(const std::string& op)
{
    return std::ranges::count(onnxOperators(), op) > 0;
}

ModelNode operatorNode(const NodeView& node, const MemoryBudget& budget)
{
    return OperatorNode(node, budget).read();
}

} // namespace tessera::onnxfile
