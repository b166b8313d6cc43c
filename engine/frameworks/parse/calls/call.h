// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/frameworks/dialects/dialect.h"
#include "engine/frameworks/parse/calls/evaluator.h"
#include "engine/frameworks/parse/traced_tensor.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tessera {

class Call;
using Action = Value (*)(const Call& call);

// A condition on arguments, and the order of blocks or the convention that follows: "mode=linear|bilinear -> linear …".
struct Rule {
    std::map<std::string, std::vector<std::string>, std::less<>> when;
    std::string then;
};

// A framework of resources/signatures.txt, or one of the tables of other words.
struct Framework {
    std::string framework; // "PyTorch"
    std::optional<Dialect> dialect; // none: its code is not written
    std::vector<std::string> roots; // its dotted names begin with these: "torch", "nn", "F"
};

// A row of the file, whose head explains the parts.
struct Function : Framework {
    std::vector<std::string> names; // "interpolate", "v1.image.resize": ends of the dotted name
    std::vector<std::string> parameters;
    std::map<std::string, std::string, std::less<>> roles; // a role's parameter
    std::map<std::string, std::string, std::less<>> defaults; // a parameter's default
    std::map<std::string, std::pair<int, int>, std::less<>> opsets; // of a node's attributes: from, and to or 0
    std::string action;
    std::vector<std::string> words; // after the action
    std::vector<Rule> rules;
    bool isLayer = false; // makes a Layer
    Action act = nullptr;
};

struct FunctionTable : Framework {
    std::vector<Function> functions;
};

// The frameworks, without the other tables.
std::span<const FunctionTable> frameworkTables();
const FunctionTable& namedTable(std::string_view name); // "methods", "nodes", "Python", "ignored"

// The row of a table with this whole name; null: none.
const Function* rowNamed(std::string_view table, std::string_view name);

// The function of an action's word; null: there is no such action.
Action actionNamed(std::string_view word);

// A parameter of a row: its place, its name, or its role.
using Parameter = std::variant<int, std::string_view>;

// A call whose arguments are bound to the row's parameters. Asking for an argument that is missing or of another kind
// throws ReadError with its place.
class Call {
public:
    // Further arguments of a row with "*" are also the list of the parameter behind it. Throws ReadError for an
    // argument that the row does not take. The row must outlive the call.
    Call(Evaluator& evaluator, std::string name, size_t begin, const Function& row, std::vector<Argument> given);

    Call with(TracedTensor tensor) const; // the same, with a tensor as its first argument, "self"

    Evaluator& evaluator() const { return m_evaluator; }
    const std::string& name() const { return m_name; } // as it is written
    size_t begin() const { return m_begin; }
    const Function& row() const { return *m_row; }
    bool is(std::string_view word) const; // whether the row has it after its action
    const std::string& firstWord() const { return m_row->words.front(); } // which the row must have

    std::string nameOf(const Parameter& parameter) const;
    bool takes(const Parameter& parameter) const; // whether the row has it
    bool has(const Parameter& parameter) const { return !find(parameter).isNothing(); } // given, and not None
    const Value& value(const Parameter& parameter) const; // must be there

    // The argument as rules write it: "True", "2", "bilinear". Where it is missing the row's default, or "None".
    std::string said(const Parameter& parameter) const;
    // The first rule that fits the arguments. Refuses the first argument that fits none; `reason` says why for a mode.
    const Rule& rule(const Text& reason = {}) const;

    TracedTensor tensor(const Parameter& parameter) const;
    std::vector<TracedTensor> tensors(const Parameter& parameter) const; // a list of one or more
    double number(const Parameter& parameter, std::optional<double> otherwise = {}) const;
    uint32_t size(const Parameter& parameter) const; // a whole number from 1 on
    std::vector<double> numbers(const Parameter& parameter) const; // a list, or one number
    std::pair<double, double> pair(const Parameter& parameter) const; // two numbers; one stands for both
    std::vector<int64_t> wholes(const Parameter& parameter) const; // a list of whole numbers, or one
    int64_t whole(const Parameter& parameter, std::optional<int64_t> otherwise = {}) const; // or a list of one
    std::string text(const Parameter& parameter) const; // a string, or the last part of a name
    const std::vector<Value>& further() const { return m_rest; }
    const std::vector<Argument>& others() const { return m_others; } // by keys of any name

    std::string written(const Parameter& parameter) const; // the argument as it stands in the text
    [[noreturn]] void refuse(const Parameter& parameter, const Message& reason) const;
    // "a number": refuses another.
    [[noreturn]] void expect(const Parameter& parameter, const Text& what) const;
    [[noreturn]] void fail(const Message& message) const; // refuses the call as a whole
    void refuseIf(bool isWrong, const Parameter& parameter, const Message& reason) const
    {
        if (isWrong)
            refuse(parameter, reason);
    }
    void failIf(bool isWrong, const Message& message) const
    {
        if (isWrong)
            fail(message);
    }

private:
    const Value& find(const Parameter& parameter) const; // Nothing: it is not given
    [[noreturn]] void refuseWord(const std::string& parameter, const std::vector<const Rule*>& left,
                                 const Text& reason) const;

    Evaluator& m_evaluator;
    const std::string m_name;
    const size_t m_begin;
    const Function* m_row;
    std::vector<std::string> m_parameters; // which have places
    std::map<std::string, Value, std::less<>> m_values;
    std::vector<Value> m_rest;
    std::vector<Argument> m_others;
};

std::string lastPart(const std::string& dotted); // "resize" of "cv2.resize"
// A call that has no effect here: it prints, saves, compares.
bool isIgnored(std::string_view dotted);
// A tensor from nested lists. Throws TextError.
TracedTensor literalTensor(Evaluator& evaluator, const ValueList& list);
Value partOf(const ValueList& list, const Part& part); // a list, as Python slices one
// The result of a call, or the layer that it makes.
Value madeBy(const Call& call);

// A model for DxDispatch, or one of its dispatchables: its first dispatch, with the input if the text holds it. No file
// is read. Throws TextError.
bool isDxDispatch(std::string_view text);
ReadOperator operatorOfDxDispatch(std::string_view text);
// The result of an operator's description in C++. `type`: "DML_RESAMPLE1_OPERATOR_DESC"; the value: its members, by
// name or in their order. Throws TextError, ReadError.
TracedTensor describedTensor(Evaluator& evaluator, const std::string& type, const Value& description);

// Why a known function is no layout operator: "conv2d is none of …: it computes with weights". Empty: not known.
Message otherFunction(const std::string& name);
// The refusal of a text in a language that is not read, with what to paste instead. Empty: it is in none of those.
Message otherLanguage(std::string_view text);
// Whether a dotted name begins with a framework's or a library's name, and not with a tensor's.
bool isModule(std::string_view dotted);
// Whether "object.f(…)" calls an unknown library and no method of a tensor: dotted objects other than self's are no
// tensors, and no method takes a tensor and then a list.
bool isOfLibrary(std::string_view object, const std::vector<Argument>& given);
[[noreturn]] void failUnknownLibrary(const Evaluator& evaluator, const std::string& dotted, size_t at);
// The function of a dotted name. Throws ReadError where none has it, or where several fit the arguments.
const Function& findFunction(const Evaluator& evaluator, const std::string& dotted, size_t at,
                             const std::vector<Argument>& given);
const Function& findMethod(const Evaluator& evaluator, const std::string& name, size_t at); // of a tensor

using NamedAction = std::pair<std::string_view, Action>; // an action's word, and its function

// The action that changes the call's first argument, a tensor.
template <void (*change)(const Call& call, TracedTensor& tensor)> Value changed(const Call& call)
{
    TracedTensor tensor = call.tensor(0);
    change(call, tensor);
    return valueOf(std::move(tensor));
}

// All actions, by the file that has them.
std::span<const NamedAction> moveActions();
std::span<const NamedAction> partActions();
std::span<const NamedAction> valueActions();
std::span<const NamedAction> onnxActions();
Value resizedByRow(const Call& call); // a resize of any framework
Value directMlResample(const Call& call);

// Refuses coordinates that a node of ONNX cannot have in its opset, or that are not read.
void requireMode(const Call& call);
// Finishes a resize that is a node of ONNX.
void resizeByNode(const Call& call, ResizeWords said, TracedTensor& tensor);

// Shared by the actions.

// The layout, by the row or by an argument.
ChannelPlace layoutOf(const Call& call);
// The first parameter. Throws ChannelsAreLast where it is the input and the function takes channels last.
TracedTensor tensorIn(const Call& call, ChannelPlace layout);
// The type that an argument names; none: it names no type. Throws ReadError for a type that no case can have.
std::optional<DataType> dataTypeOf(const Call& call, const Value& value);

} // namespace tessera
