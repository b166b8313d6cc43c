// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/frameworks/parse/parse.h"
#include "engine/frameworks/parse/source_text.h"
#include "engine/frameworks/parse/traced_tensor.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tessera {

// A function of one, two or three numbers.
struct Calculation {
    std::string_view sign, node; // "+", "Add"; one may be empty
    size_t operands;
    double (*of)(const double* operands);
};
const Calculation* calculationNamed(std::string_view name); // null: there is none

// One of the ways in which a text may be meant.
struct ParseMode {
    ChannelPlace layout = ChannelPlace::First;
    bool isRebased = false; // moves before an operator only make the input
    bool isGuess = false; // the layout is assumed, and only pure moves are accepted
    bool mayBeLast = false; // a node that resizes the second and third of four axes has channels last
};

// Evaluates a text while it parses it: the calls and assignments of Python, JavaScript, C++ and ONNX's textual form.
// The body of an own function is parsed where it is called.
class Evaluator {
public:
    Evaluator(const SourceText& source, const ReadOptions& options, const ParseMode& way);

    // The last tensor that the text makes of another. Throws ReadError, ChannelsAreLast.
    TracedTensor run();

    size_t place() const { return m_last.begin; } // of the result

    const SourceText& source() const { return m_source; }
    [[noreturn]] void fail(size_t at, const Message& message) const { m_source.fail(at, message); }
    void failIf(bool isWrong, size_t at, const Message& message) const { m_source.failIf(isWrong, at, message); }
    // Gives the refusals of `work` a place in the text.
    template <class Work> auto placed(size_t at, const Work& work) const
    {
        try {
            return work();
        } catch (const ReadError&) {
            throw;
        } catch (const TextError& error) {
            m_source.fail(at, error.message());
        }
    }
    const ReadOptions& options() const { return m_options; }
    const ParseMode& way() const { return m_way; }
    ChannelPlace layout() const { return m_way.layout; }
    bool makesInput() const { return m_makesInput; } // the text says its sizes
    // The type of the tensor's elements, by the text or by the options.
    DataType typeOf(const TracedTensor& tensor) const { return tensor.type().value_or(m_options.type); }

    // The value of a name; a comment may have given it. Null: it has none.
    const Value* variable(const std::string& name) const;
    // Names of tensors in an ONNX graph, which are no variables of the program.
    void setNamed(const std::string& name, Value value) { m_named[name] = std::move(value); }
    // The tensor that a value is; a name without a value is the input. Throws ReadError.
    TracedTensor tensorOf(const Value& value);
    TracedTensor tensorNamed(const std::string& name, size_t at);
    TracedTensor madeTensor(const std::vector<uint32_t>& sizes, TextData data);
    // Element by element; a single number is used for all. None: the numbers are not known or not equally many, or a
    // result is infinite or NaN.
    std::optional<Value> calculatedBy(const Calculation& calculation, const std::vector<Value>& operands);
    // Calls a layer. Throws ReadError.
    Value called(const Value& callable, const std::vector<Argument>& given, size_t at);

    // A node of a graph, to be run once all constants are known.
    void addNode(std::function<Value()> node) { m_nodes.push_back(std::move(node)); }
    int opset() const { return m_opset; } // 0: the text does not say
    void setOpset(int opset) { m_opset = opset; }

private:
    using Names = std::vector<std::string>;

    static constexpr size_t kMostElements = 4096; // of a list
    static constexpr size_t kMostSteps = 200'000, kTokensInAStep = 8; // or copies of values

    // "def up(x, r=2):" with its statements, by their places. A function that the text calls is run there; the
    // statements of another are read as if they stood alone.
    struct OwnFunction {
        std::string name;
        size_t begin, end;
    };

    // Statements: statements.cpp.
    void setRemarks(const Tokens& tokens);
    Value statements(size_t end); // to this place; the last value without a name
    void readValue(Value& last);
    void readImport();
    Names readNames(size_t end);
    void take(const Value& value); // as the result, unless an earlier one fits better
    void assign(const Names& names, const Value& value, const std::string& sign, size_t at);
    void assignTo(const std::string& name, Value value);

    // Expressions: expressions.cpp.
    void work(size_t steps); // counts work
    Value expression();
    Value tuple(); // "a, b, c" is a list, too
    Value binary(int least);
    Value signedValue();
    Value postfix();
    Value primary();
    Value bracketed();
    std::vector<Argument> items();
    Value part();

    // Calls: calling.cpp.
    void findFunctions();
    Names readParameters();
    const OwnFunction* ownFunction(std::string_view name) const;
    Value runOwn(const OwnFunction& function, const std::vector<Argument>& given, size_t at);
    std::vector<Argument> arguments();
    Value ignoredCall();
    Value call(const Value& object, const std::string& member, const std::string& path, size_t at);
    Value methodOf(const Value& object, const std::string& name, size_t at, std::vector<Argument> given);

    // Values: values.cpp.
    Value named(const std::string& name) const;
    Value memberOf(const Value& object, const std::string& name, size_t at);
    Value joinedLists(const std::string& sign, const Value& left, const Value& right, size_t at);
    Value calculated(const std::string& sign, const Value& left, const Value& right, size_t at);
    Value partOf(const Value& base, std::vector<Value> places, size_t at);
    Value elementOf(const ValueList& list, const Value& place) const;
    TracedTensor taken(TracedTensor tensor, const std::vector<Value>& places, size_t at) const;

    const SourceText& m_source;
    const ReadOptions& m_options;
    const ParseMode m_way;
    Tokens m_tokens;
    std::vector<OwnFunction> m_functions; // that are called
    std::map<std::string, Value> m_variables, m_named; // by the program, with what it imports; by a graph or a comment
    std::vector<std::function<Value()>> m_nodes;
    std::vector<size_t> m_printed; // the arguments of ignored calls, by their places
    std::pair<std::string, std::string> m_described; // the type and the name of a DML_…_OPERATOR_DESC
    Value m_last; // the result so far
    std::string m_input; // the input's name, once it was used
    bool m_makesInput = false;
    int m_opset = 0;
    size_t m_steps = 0;
    size_t m_depth = 0; // of nesting
    bool m_isInside = false; // an own function runs
};

} // namespace tessera
