// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/axes.h"
#include "engine/core/ops/axis_taps.h"
#include "engine/core/ops/operator.h"
#include "engine/frameworks/onnx/evaluation.h"
#include "engine/frameworks/onnx/proto_values.h"
#include "engine/frameworks/parse/onnx_node.h"

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

struct OperatorNode {
    const NodeView& node;
    const MemoryBudget& budget;
    ModelNode found = {};
    OnnxNode said = {}; // what the model says of it

    ModelNode read()
    {
        const Known* input = node.input(0);
        found.name = node.proto.name();
        found.op = node.op();
        found.input = input ? input->tensor : ModelTensor{.name = node.has(0) ? node.proto.input(0) : ""};
        found.output.name = node.proto.output_size() > 0 ? node.proto.output(0) : "";
        said = {.op = node.op(), .opset = node.scope.opset};
        takeAttributes();
        if (takeInputs() && isInputKnown())
            translate();
        if (!found.meaning && found.whyNotPassed.isEmpty())
            found.whyNotPassed = found.why;
        return std::move(found);
    }

    void takeAttributes()
    {
        for (const onnx::AttributeProto& attribute : node.proto.attribute())
            try {
                if (attribute.ref_attr_name().empty())
                    said.arguments.insert_or_assign(attribute.name(), valueOf(attribute));
            } catch (const IoError&) { // a graph or a tensor, which none of these operators has
            }
        for (const auto& [name, value] : said.arguments)
            found.attributes.push_back(shown(name + " = " + onnxText(value)));
    }

    // False: one of them is no constant.
    bool takeInputs()
    {
        const bool isResize = said.op == "Resize";
        if (!isResize && said.op != "Upsample")
            return true;
        const bool isOld = !isResize || (said.opset == 0 ? node.proto.input_size() == 2 : said.opset < kWithInputs);
        if (isOld && said.opset == 0)
            said.opset = isResize ? kWithInputs - 1 : 9;
        if (isOld)
            return take(1, "scales");
        return take(1, "roi") && take(2, "scales") && take(3, "sizes");
    }

    bool take(int place, const std::string& input)
    {
        const Numbers* given = node.numbers(place);
        if (!node.has(place) || (!given && input == "roi" && !isCropped())) // nobody reads it
            return true;
        if (!given)
            found.why = say("onnx", "its %1 are no constant of the model: %2")(
                input, whyUnknown(node.input(place), shown(node.proto.input(place))));
        else if (!given->empty()) {
            said.arguments.insert_or_assign(input, tessera::valueOf(node.input(place)->tensor.known(), *given));
            found.attributes.push_back(input + " = " + onnxText(said.arguments[input]));
        }
        return given;
    }

    bool isCropped() const
    {
        const auto mode = said.arguments.find("coordinate_transformation_mode");
        return mode != said.arguments.end() && wordOf(mode->second) == "tf_crop_and_resize";
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
        const ModelTensor& input = found.input;
        const bool isKnown = input.isKnown() && !input.sizes->empty();
        if (!isKnown)
            found.why = (!input.type && input.sizes
                             ? say("onnx", "the type of its input %1 is none of DirectML's, or not known")
                             : say("onnx", "the sizes of its input %1 are not known"))(shown(input.name));
        return isKnown;
    }

    // What one of the ways to read the node makes of it; none: why.
    std::optional<ReadOperator> translated(Message& why) const
    {
        try {
            ReadOperator read = operatorOf(said, *found.input.type, found.input.known());
            const Issues issues = validate(read.op, budget);
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
        const std::optional<ReadOperator> plain = translated(found.why);
        said.isForDirectMl = true;
        if (const auto passed = translated(found.whyNotPassed)) {
            found.passed = passed->op;
            found.passedNotes = passed->notes;
            found.isPassedOtherwise = plain && !isSameMap(plain->op, passed->op);
        }
        if (!plain)
            return;
        said.isForDirectMl = false;
        said.mayBeChannelsLast = true;
        Message noMatter;
        const ReadOperator meant = translated(noMatter).value_or(*plain);
        found.meaning = meant.op;
        found.notes = meant.notes;
        found.output.type = found.input.type;
        found.output.sizes = modelSizes(meant.outputSizes.empty() ? outputDesc(meant.op).sizes : meant.outputSizes);
    }
};

} // namespace

bool isOperator(const std::string& op)
{
    return std::ranges::count(onnxOperators(), op) > 0;
}

ModelNode operatorNode(const NodeView& node, const MemoryBudget& budget)
{
    return OperatorNode{node, budget}.read();
}

} // namespace tessera::onnxfile
