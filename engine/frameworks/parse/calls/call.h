// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/frameworks/parse/calls/evaluator.h"
#include "engine/frameworks/parse/calls/signature.h"

#include <map>

namespace tessera {

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

} // namespace tessera
