// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/frameworks/reading/calls/evaluator.h"

#include <map>
#include <span>

namespace tessera {

struct Given {
    std::string key; // empty: by its place
    Value value;
};

// A call whose arguments have found their parameters. What it asks for and is not there, or of another kind, throws
// ReadError with the argument's place.
class Call {
public:
    // `parameters`: "input,size,mode": their names in the order of their places. "*" takes all further ones, so that
    // what stands behind it is given by its key; "**" takes keys of any name. Throws ReadError for an argument that is
    // none of them.
    Call(Evaluator& evaluator, std::string name, size_t begin, std::string_view parameters, std::vector<Given> given);

    Call with(TextTensor tensor) const; // the same, with a tensor as its first argument, "self"

    Call without(std::string_view parameter) const; // as if it were not given

    Evaluator& evaluator() const { return m_evaluator; }
    const std::string& name() const { return m_name; } // as it is written
    size_t begin() const { return m_begin; }
    const std::string& parameter(size_t place) const { return m_parameters.at(place); } // its name; "*" has no place
    bool has(std::string_view parameter) const; // given, and not None
    const Value& value(std::string_view parameter) const; // must be there

    TextTensor tensor(std::string_view parameter) const;
    std::vector<TextTensor> tensors(std::string_view parameter) const; // a list of one or more
    double number(std::string_view parameter) const;
    double number(std::string_view parameter, double otherwise) const;
    uint32_t size(std::string_view parameter) const; // a whole number from 1 on
    bool flag(std::string_view parameter, bool otherwise) const;
    std::vector<double> numbers(std::string_view parameter) const; // a list, or one number
    // The two that a pair has; one number stands for both.
    std::pair<double, double> pair(std::string_view parameter) const;
    std::vector<int64_t> wholeNumbers(std::string_view parameter) const;
    int64_t wholeNumber(std::string_view parameter) const; // alone, or the only one of a list
    std::string text(std::string_view parameter) const; // a string, or the last part of a name
    // One of the words. The reason says what others are refused for.
    std::string word(std::string_view parameter, std::string_view otherwise,
                     std::initializer_list<std::string_view> words, const Text& reason = {}) const;
    // The further arguments, as whole numbers: f(1, 2, 3) or f((1, 2, 3)).
    std::vector<int64_t> rest() const;
    const std::vector<Value>& further() const { return m_rest; }
    const std::vector<Given>& others() const { return m_others; } // by keys of any name

    std::string written(std::string_view parameter) const; // the argument as it stands in the text
    [[noreturn]] void refuse(std::string_view parameter, const Message& reason) const;
    [[noreturn]] void fail(const Message& message) const; // refuses the call as a whole

private:
    void takeKeyed(const Given& given, bool takesAny);
    std::vector<int64_t> wholeOf(const Value& value, std::string_view parameter) const;

    Evaluator& m_evaluator;
    const std::string m_name;
    const size_t m_begin;
    std::vector<std::string> m_parameters;
    std::map<std::string, Value, std::less<>> m_values;
    std::vector<Value> m_rest;
    std::vector<Given> m_others;
};

struct Function {
    std::string_view names; // "interpolate", "v1.image.resize": ends of the dotted name, with spaces between
    std::string_view parameters;
    Value (*apply)(const Call& call);
};

// A framework whose calls are read.
struct FunctionTable {
    std::string_view framework; // "PyTorch"
    std::optional<Dialect> dialect; // whose code can be written, too
    std::span<const std::string_view> roots; // "torch", "nn", "F": how its dotted names begin
    std::span<const Function> functions;
    bool isKeyed = false; // every argument is given by its key
};

FunctionTable numPyFunctions();
FunctionTable onnxFunctions();
FunctionTable pyTorchFunctions();
FunctionTable tensorFlowFunctions();
FunctionTable openVinoFunctions();
FunctionTable webNnFunctions();
FunctionTable einopsFunctions();
FunctionTable coreMlFunctions();
FunctionTable openCvFunctions();
FunctionTable pillowFunctions();
FunctionTable directMlFunctions();
FunctionTable jaxFunctions();
FunctionTable mlxFunctions();
FunctionTable mxNetFunctions();
FunctionTable paddleFunctions();
FunctionTable torchVisionFunctions();
FunctionTable korniaFunctions();
FunctionTable sciPyFunctions();
FunctionTable scikitImageFunctions();

// Python's own, and what is the same in every framework: "len", "math.prod", "jax.jit". Null: it is none of them.
const Function* builtIn(std::string_view dotted);
bool isIgnored(std::string_view dotted); // what a script does besides: it prints, saves, compares
// A tensor from lists in each other. Throws TextError.
TextTensor literalTensor(Evaluator& evaluator, const ValueList& list);

// What a function is that is no map of ours: "conv2d is none of …: it computes with weights"; empty: not known.
Message otherFunction(const std::string& name);
// The dialect of a dotted name's first part; none: it is a tensor's name.
bool isModule(std::string_view dotted);
// Whether "object.f(…)" is a function of a library that is not known, and no method of a tensor of this name: dotted
// names are no tensors but self's, and no method takes a tensor and then a list.
bool isOfLibrary(std::string_view object, const std::vector<Given>& given);
[[noreturn]] void failUnknownLibrary(const Evaluator& evaluator, const std::string& dotted, size_t at);
// The function that a dotted name means. Throws ReadError where there is none, or several that fit what is given.
struct FoundFunction {
    const Function* function;
    std::string_view framework;
    std::optional<Dialect> dialect;
};
FoundFunction findFunction(const Evaluator& evaluator, const std::string& dotted, size_t at,
                           const std::vector<Given>& given);
// A method of a tensor: x.reshape(…).
Value callMethod(Evaluator& evaluator, const TextTensor& tensor, const std::string& name, const Expression& call,
                 std::vector<Given> given);

} // namespace tessera
