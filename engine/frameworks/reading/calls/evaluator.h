// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/frameworks/reading/calls/value.h"
#include "engine/frameworks/reading/reading.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tessera {

struct Given;

// How a text is read, of the several ways in which it may be meant.
struct ReadingWay {
    ChannelPlace layout = ChannelPlace::First;
    bool isRebased = false; // what is moved before an operator only makes the input
};

// Works a program out, with TextTensor for its tensors.
class Evaluator {
public:
    Evaluator(const SourceText& source, const Program& program, const ReadOptions& options, const ReadingWay& way);

    // The last tensor that the text makes of another. Throws ReadError, ChannelsAreLast.
    TextTensor run();

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
    ChannelPlace layout() const { return m_way.layout; }
    bool makesInput() const { return m_makesInput; } // the text, so that its size is known
    // The tensor's elements, where the text says them, or else those of the case.
    DataType typeOf(const TextTensor& tensor) const { return tensor.type().value_or(m_options.type); }

    // The name's value, where it was given one; a comment may have given it. Null: it was not.
    const Value* variable(const std::string& name) const;
    // What an ONNX graph calls it, which is no variable of the program.
    void setNamed(const std::string& name, Value value) { m_named[name] = std::move(value); }
    // The tensor that a value is; a name that was given no value is the input. Throws ReadError.
    TextTensor tensorOf(const Value& value);
    TextTensor tensorNamed(const std::string& name, size_t at);
    TextTensor madeTensor(const std::vector<uint32_t>& sizes, TextData data);
    // What a layer makes of the arguments. Throws ReadError.
    Value called(const Value& callable, const std::vector<Given>& given, size_t at);

    // A node of a graph, which is run when all constants are known.
    void addNode(std::function<Value()> node) { m_nodes.push_back(std::move(node)); }
    int opset() const { return m_opset; } // 0: the text does not say
    void setOpset(int opset) { m_opset = opset; }

private:
    // Statements: evaluator.cpp.
    Value execute(const Statement& statement); // what it is worth
    void take(const Value& value); // as what the text makes, perhaps
    void assign(const Statement& statement, const Value& value);
    void assignTo(const std::string& name, Value value);
    void setRemarks();
    TextTensor resultOf(const Value& last);

    // Expressions: evaluation.cpp; calls: calling.cpp.
    Value evaluate(const Expression& expression);
    Value unplaced(const Expression& expression);
    Value wordOf(const Expression& word);
    Value memberOf(const Expression& member);
    Value attributeOf(const Value& object, const std::string& name, size_t at);
    Value callOf(const Expression& call);
    Value madeByOwn(const TextFunction& function, const std::vector<Given>& given, size_t at);
    Value methodOf(const Value& object, const Expression& call, std::vector<Given> given);
    std::vector<Given> givenOf(const Expression& call);
    Value signOf(const Expression& sign);
    Value calculated(const std::string& sign, const Value& left, const Value& right, size_t at);
    Value listOf(const Expression& list);
    Value eachOf(const Expression& loop);
    std::string dottedName(const Expression& expression) const;

    // Parts of lists and tensors: parts.cpp.
    Value partOf(const Expression& index);
    Value elementOf(const ValueList& list, const Value& place);
    TextTensor taken(TextTensor tensor, const std::vector<Value>& places, size_t at);
    Value sliceOf(const Expression& slice);

    const SourceText& m_source;
    const Program& m_program;
    const ReadOptions& m_options;
    const ReadingWay m_way;
    std::map<std::string, Value> m_variables, m_remarks, m_named;
    std::vector<std::function<Value()>> m_nodes;
    std::pair<std::string, std::string> m_described; // DirectML's description: its type and its variable's name
    Value m_last; // what the text made
    std::string m_input; // the name of the input, once it was used
    bool m_makesInput = false;
    int m_opset = 0;
    size_t m_steps = 0; // how much was worked out
    size_t m_depth = 0; // functions of the text in each other
};

} // namespace tessera
