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

// An argument, or what else stands in brackets.
struct Given {
    std::string key; // empty: it has none
    Value value; // nothing, too, where it is left out, as in (x, , scales)
    bool isLoop = false; // a list of what an element is for each of others
};

// What is computed of one, two or three numbers.
struct Calculation {
    std::string_view names; // "+ Add"
    size_t operands;
    double (*of)(const double* operands);
};
const Calculation* calculationNamed(std::string_view name); // null: there is none

// How a text is read, of the several ways in which it may be meant.
struct ReadingWay {
    ChannelPlace layout = ChannelPlace::First;
    bool isRebased = false; // what is moved before an operator only makes the input
    bool isGuess = false; // the layout is assumed, and only pure moves are accepted
    bool mayBeLast = false; // a node of ONNX that resizes the second and the third of four axes has its channels last
};

// Works a text out as it reads it, with TracedTensor for its tensors: the part of Python, JavaScript, C++ and ONNX's
// textual form that calls are made of. What is looped over or called is read again.
class Evaluator {
public:
    Evaluator(const SourceText& source, const ReadOptions& options, const ReadingWay& way);

    // The last tensor that the text makes of another. Throws ReadError, ChannelsAreLast.
    TracedTensor run();

    size_t place() const { return m_last.begin; } // of what it makes

    const SourceText& source() const { return m_source; }
    [[noreturn]] void fail(size_t at, const Message& message) const { m_source.fail(at, message); }
    // What the work refuses gets the place.
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
    const ReadingWay& way() const { return m_way; }
    ChannelPlace layout() const { return m_way.layout; }
    bool makesInput() const { return m_makesInput; } // the text, so that its size is known
    // The tensor's elements, where the text says them, or else those of the case.
    DataType typeOf(const TracedTensor& tensor) const { return tensor.type().value_or(m_options.type); }

    // The name's value, where it was given one; a comment may have given it. Null: it was not.
    const Value* variable(const std::string& name) const;
    // What an ONNX graph calls it, which is no variable of the program.
    void setNamed(const std::string& name, Value value) { m_named[name] = std::move(value); }
    // The tensor that a value is; a name that was given no value is the input. Throws ReadError.
    TracedTensor tensorOf(const Value& value);
    TracedTensor tensorNamed(const std::string& name, size_t at);
    TracedTensor madeTensor(const std::vector<uint32_t>& sizes, TextData data);
    // Place by place; a single number stands for as many as the others have. None: not all numbers are known, they are
    // not equally many, or a result is no number.
    std::optional<Value> calculatedBy(const Calculation& calculation, const std::vector<Value>& operands);
    // What a layer makes of the arguments. Throws ReadError.
    Value called(const Value& callable, const std::vector<Given>& given, size_t at);

    // A node of a graph, which is run when all constants are known.
    void addNode(std::function<Value()> node) { m_nodes.push_back(std::move(node)); }
    int opset() const { return m_opset; } // 0: the text does not say
    void setOpset(int opset) { m_opset = opset; }

private:
    using Names = std::vector<std::string>;

    static constexpr size_t kMostElements = 4096; // of a list
    static constexpr size_t kMostSteps = 200'000, kTokensInAStep = 8; // or copies of values

    // "def up(x, r=2):" and the statements that it holds, by their places. One that the text calls runs there;
    // another's statements are read as if they stood alone.
    struct OwnFunction {
        std::string name;
        size_t begin, end;
        bool isCalled = false;
    };

    // Statements: statements.cpp.
    void setRemarks(const Tokens& tokens);
    Value statements(size_t end); // up to this place: the last value that is given no name
    void readValue(Value& last);
    bool readHead();
    void readImport();
    Names readNames(size_t end);
    void take(const Value& value); // as what the text makes, perhaps
    void assign(const Names& names, const Value& value, const std::string& sign, size_t at);
    void assignTo(const std::string& name, Value value);

    // Expressions: expressions.cpp.
    void enter(); // counts what is open in each other
    void work(size_t steps); // counts how much was worked out
    Value expression();
    Value tuple(); // "a, b, c" without brackets is a list, too
    Value binary(int least);
    Value nested();
    Value signedValue();
    Value postfix();
    Value primary();
    Value bracketed();
    std::vector<Given> items();
    Value part();
    Value looped(size_t place, size_t close);
    void loop(ValueList& made, size_t element, size_t close);

    // Calls: calling.cpp.
    void findFunctions();
    Names readParameters();
    const OwnFunction* ownFunction(std::string_view name) const;
    Value runOwn(const OwnFunction& function, const std::vector<Given>& given, size_t at);
    std::vector<Given> arguments();
    Value ignoredCall();
    Value call(const Value& object, const std::string& member, const std::string& path, size_t at);
    Value methodOf(const Value& object, const std::string& name, size_t at, std::vector<Given> given);

    // What they are worth: values.cpp.
    Value named(const std::string& name) const;
    Value memberOf(const Value& object, const std::string& name, size_t at);
    Value calculated(const std::string& sign, const Value& left, const Value& right, size_t at);
    Value partOf(const Value& base, std::vector<Value> places, size_t at);
    Value elementOf(const ValueList& list, const Value& place) const;
    TracedTensor taken(TracedTensor tensor, const std::vector<Value>& places, size_t at) const;

    const SourceText& m_source;
    const ReadOptions& m_options;
    const ReadingWay m_way;
    Tokens m_tokens;
    std::vector<OwnFunction> m_functions;
    std::map<std::string, std::string> m_imports; // F: torch.nn.functional
    std::map<std::string, Value> m_variables, m_remarks, m_named;
    std::vector<std::function<Value()>> m_nodes;
    std::pair<std::string, std::string> m_described; // DirectML's description: its type and its variable's name
    Value m_last; // what the text made
    std::string m_input; // the name of the input, once it was used
    bool m_makesInput = false;
    int m_opset = 0;
    size_t m_steps = 0; // how much was worked out
    size_t m_depth = 0; // what is open in each other
    size_t m_running = 0; // functions of the text in each other
};

} // namespace tessera
