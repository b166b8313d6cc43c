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
#include <vector>

namespace tessera {

class Call;
using Action = Value (*)(const Call& call);

// Which words of which parameters give an order of blocks, or a convention: "mode=linear|bilinear -> linear …".
struct Rule {
    std::map<std::string, std::vector<std::string>, std::less<>> when;
    std::string then;
};

// A row of resources/signatures.txt, which says what each part may be.
struct Function {
    std::string framework; // "PyTorch"
    std::optional<Dialect> dialect; // of the framework
    std::vector<std::string> names; // "interpolate", "v1.image.resize": ends of the dotted name
    std::vector<std::string> parameters;
    std::map<std::string, std::string, std::less<>> roles; // a role's parameter
    std::map<std::string, std::string, std::less<>> defaults; // what a parameter is where nothing is said
    std::map<std::string, std::pair<int, int>, std::less<>> opsets; // of a node's attributes: from, and to or 0
    std::string action;
    std::vector<std::string> words; // behind the action
    std::vector<Rule> rules;
    bool isLayer = false; // waits for its tensor
    bool isKeyed = false; // every argument is given by its key
    Action act = nullptr;
};

// A framework whose calls are read.
struct FunctionTable {
    std::string framework;
    std::optional<Dialect> dialect; // whose code can be written, too
    std::vector<std::string> roots; // "torch", "nn", "F": how its dotted names begin
    bool isKeyed = false; // its functions are
    std::vector<Function> functions;
};

// The frameworks of the file, without methods, nodes and what is Python's own.
std::span<const FunctionTable> frameworkTables();
const FunctionTable& namedTable(std::string_view name); // "methods", "nodes", "Python", "ignored"

// The row of such a table that has the whole name; null: none.
const Function* rowNamed(std::string_view table, std::string_view name);

// What an action's word does; null: there is no such action.
Action actionNamed(std::string_view word);

// A call whose arguments have found their parameters. What it asks for and is not there, or of another kind, throws
// ReadError with the argument's place.
class Call {
public:
    // In a row "*" takes all further arguments, so what follows it is given by its key. "**" takes keys of any name.
    // The members of an object at "{}" are arguments. Throws ReadError for an argument that the row does not take.
    // The row must outlive the call.
    Call(Evaluator& evaluator, std::string name, size_t begin, const Function& row, std::vector<Given> given);

    Call with(TracedTensor tensor) const; // the same, with a tensor as its first argument, "self"

    Evaluator& evaluator() const { return m_evaluator; }
    const std::string& name() const { return m_name; } // as it is written
    size_t begin() const { return m_begin; }
    const std::string& parameter(size_t place) const { return m_parameters.at(place); } // its name; "*" has no place
    bool has(std::string_view parameter) const // given, and not None
    {
        return find(parameter) && !find(parameter)->isNothing();
    }
    const Value& value(std::string_view parameter) const; // must be there

    const Function& row() const { return *m_row; }
    bool is(std::string_view word) const; // whether the row has it behind its action
    const std::string& firstWord() const { return m_row->words.front(); } // which the row must have
    // The parameter of a role; empty: the row has none.
    std::string_view named(std::string_view role) const;
    // What an argument says, as the rules have it: "True", "2", "bilinear", where nothing is said the row's own;
    // "None".
    std::string said(std::string_view parameter) const;
    // The first of the row's rules that takes the arguments. Refuses the first argument that none of them takes.
    const Rule& rule(const Text& reason = {}) const;

    TracedTensor tensor(std::string_view parameter) const;
    std::vector<TracedTensor> tensors(std::string_view parameter) const; // a list of one or more
    double number(std::string_view parameter) const;
    double number(std::string_view parameter, double otherwise) const
    {
        return has(parameter) ? number(parameter) : otherwise;
    }
    uint32_t size(std::string_view parameter) const; // a whole number from 1 on
    std::vector<double> numbers(std::string_view parameter) const; // a list, or one number
    // The two that a pair has; one number stands for both.
    std::pair<double, double> pair(std::string_view parameter) const;
    std::vector<int64_t> wholeNumbers(std::string_view parameter) const;
    int64_t wholeNumber(std::string_view parameter) const; // alone, or the only one of a list
    int64_t whole(size_t place) const { return wholeNumber(parameter(place)); }
    int64_t whole(size_t place, int64_t otherwise) const { return has(parameter(place)) ? whole(place) : otherwise; }
    // The further arguments, or where there are none the list that is this parameter.
    std::vector<int64_t> wholes(size_t place) const { return m_rest.empty() ? wholeNumbers(parameter(place)) : rest(); }
    std::string text(std::string_view parameter) const; // a string, or the last part of a name
    // The further arguments, as whole numbers: f(1, 2, 3) or f((1, 2, 3)).
    std::vector<int64_t> rest() const;
    const std::vector<Value>& further() const { return m_rest; }
    const std::vector<Given>& others() const { return m_others; } // by keys of any name

    std::string written(std::string_view parameter) const; // the argument as it stands in the text
    [[noreturn]] void refuse(std::string_view parameter, const Message& reason) const;
    [[noreturn]] void expect(std::string_view parameter, const Text& what) const; // "a number": refuses another
    [[noreturn]] void fail(const Message& message) const; // refuses the call as a whole
    // The parameter of the role, where it is given; else empty.
    std::string_view given(std::string_view role) const { return has(named(role)) ? named(role) : std::string_view(); }

private:
    const Value* find(std::string_view parameter) const;
    [[noreturn]] void refuseWord(const std::string& parameter, const std::vector<const Rule*>& left,
                                 const Text& reason) const;
    std::vector<int64_t> wholeOf(const Value& value, std::string_view parameter) const;

    Evaluator& m_evaluator;
    const std::string m_name;
    const size_t m_begin;
    const Function* m_row;
    std::vector<std::string> m_parameters;
    std::map<std::string, Value, std::less<>> m_values;
    std::vector<Value> m_rest;
    std::vector<Given> m_others;
};

std::string lastPart(const std::string& dotted); // "resize" of "cv2.resize"
// What a script does besides: it prints, saves, compares.
bool isIgnored(std::string_view dotted);
// A tensor from lists in each other. Throws TextError.
TracedTensor literalTensor(Evaluator& evaluator, const ValueList& list);
// What a row makes of a call, or the layer that waits for its tensor.
Value madeBy(const Function& row, const Call& call);

// A model for DxDispatch, or one of its dispatchables alone; and its first dispatch, with the input where that stands
// in the text itself: no file is read. Throws TextError.
bool isDxDispatch(std::string_view text);
ReadOperator operatorOfDxDispatch(std::string_view text);
// The input, with what an operator's description in C++ does: `type` is "DML_RESAMPLE1_OPERATOR_DESC", the value its
// members, by name or in their order. Throws TextError, ReadError.
TracedTensor describedTensor(Evaluator& evaluator, const std::string& type, const Value& description);

// What a function is that is no map of ours: "conv2d is none of …: it computes with weights"; empty: not known.
Message otherFunction(const std::string& name);
// Of a text that cannot be read: in which language it is that is not read at all, and what to paste instead. Empty: in
// none that is known.
Message otherLanguage(std::string_view text);
// The dialect of a dotted name's first part; none: it is a tensor's name.
bool isModule(std::string_view dotted);
// Whether "object.f(…)" is a function of a library that is not known, and no method of a tensor of this name: dotted
// names are no tensors but self's, and no method takes a tensor and then a list.
bool isOfLibrary(std::string_view object, const std::vector<Given>& given);
[[noreturn]] void failUnknownLibrary(const Evaluator& evaluator, const std::string& dotted, size_t at);
// The function that a dotted name means. Throws ReadError where there is none, or several that fit what is given.
const Function& findFunction(const Evaluator& evaluator, const std::string& dotted, size_t at,
                             const std::vector<Given>& given);
const Function& findMethod(const Evaluator& evaluator, const std::string& name, size_t at); // of a tensor
// A place in a slice; none: nothing stands there. Throws ReadError for what is no whole number.
std::optional<int64_t> placeIn(const Evaluator& evaluator, const Value& value);

using NamedAction = std::pair<std::string_view, Action>; // a word of resources/signatures.txt, and what it does

// The action of a function that changes the call's first argument, a tensor.
template <void (*change)(const Call& call, TracedTensor& tensor)> Value changed(const Call& call)
{
    TracedTensor tensor = call.tensor(call.parameter(0));
    change(call, tensor);
    return valueOf(std::move(tensor));
}

// All of them: moves of a tensor's elements; parts that are taken, joined and laid in blocks; tensors that the text
// makes; numbers, lists and layers; nodes of ONNX; and a resize, an operator of DirectMLX.
std::span<const NamedAction> moveActions();
std::span<const NamedAction> partActions();
std::span<const NamedAction> inputActions();
std::span<const NamedAction> valueActions();
std::span<const NamedAction> onnxActions();
Value resizedByRow(const Call& call); // as the row's roles, words and rules say
Value directMlResample(const Call& call);

// The end of a resize that is a node of ONNX: of these axes of the tensor.
void resizeByNode(const Call& call, ResizeWords said, const std::vector<size_t>& axes, TracedTensor& tensor);

// The row of a node; null: it is none. isEarly: Resize has two inputs, as before opset 11.
const Function* nodeRow(const std::string& op, int opset, bool isEarly);
// Why a node of this opset has not the attribute; empty: it has, or the row does not know it.
Message opsetRefusal(const Function& row, const std::string& op, int opset, const std::string& attribute);

// What they have in common.

// The action's value; what the tensor or the resize refuses gets the call's place, and the argument's as it is
// written. Throws ReadError.
Value applied(const Call& call, const Action& act);
// The layout that the row says, or an argument.
ChannelPlace layoutOf(const Call& call);
// The first parameter. Where a function is called with the input, whose channels are last, the text is read again with
// its channels last: throws ChannelsAreLast.
TracedTensor tensorIn(const Call& call, ChannelPlace layout);
// The type that an argument names; none: it names no type. Throws ReadError for a type that no case can have.
std::optional<DataType> dataTypeOf(const Call& call, const Value& value);

} // namespace tessera
