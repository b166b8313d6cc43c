// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/parse/parse.h"

#include "engine/core/ops/operator.h"
#include "engine/frameworks/parse/calls/call.h"
#include "engine/frameworks/parse/calls/evaluator.h"

#include <algorithm>
#include <exception>

namespace tessera {

namespace {

bool isPattern(std::string_view text) // "n (c b1 b2) h w -> n c (h b1) (w b2), b1=2, b2=2"
{
    return text.find("->") != std::string_view::npos && text.find_first_of("\"'`{:[") == std::string_view::npos;
}

constexpr std::string_view kPatternCall = "einops.repeat(x, '";

// A call for a pattern, with the lengths that follow after commas.
std::string patternCall(std::string_view text)
{
    const size_t end = text.find_last_not_of(" \t\r\n;") + 1, comma = std::min(text.find(','), end);
    return std::string(kPatternCall) + std::string(text.substr(0, comma)) + "'"
        + std::string(text.substr(comma, end - comma)) + ")";
}

ReadOperator withoutIssues(ReadOperator read)
{
    if (const Issues issues = validate(read.op); !issues.empty())
        throw TextError(sentence(issues.front()));
    return read;
}

// isMoved: whether the text was evaluated to its end, and a guess of its layout may stand.
ReadOperator readBy(Evaluator& evaluator, const ReadOptions& options, bool& isMoved)
{
    const TracedTensor tensor = evaluator.run();
    refuseIf(evaluator.way().isGuess && (tensor.isResized() || tensor.isMade()),
             say("reading", "a resize says itself where its channels are"));
    isMoved = true;
    const auto asOperator = [&](DataType type) {
        return evaluator.placed(evaluator.place(), [&] { return tensor.asOperator(type, evaluator.layout()); });
    };
    // The text's type, or the options' where the operator does not take that.
    const DataType type = tensor.type().value_or(options.type);
    ReadOperator read{asOperator(type), tensor.notes()};
    if (type != options.type && !validate(read.op).empty()) {
        read.op = asOperator(options.type);
        read.notes.emplace_back(say("reading", "The words' type %1 is none of the operator's; %2 is taken.")(
            name(type), name(options.type)));
    }
    read.data = tensor.data(read.op.input);
    if (evaluator.layout() == ChannelPlace::Last)
        return withoutIssues(std::move(read));
    const std::vector<uint32_t> sizes = tensor.shape(), made = read.op.output.sizes;
    if (read.op.output.strides || read.op.input.strides)
        read.notes.emplace_back(say("reading", "The words' channels are last, which the case says by strides."));
    if (sizes != made && (made.size() != 4 || sizes != shapeOf(made, ChannelPlace::Last)))
        read.notes.emplace_back(
            say("reading", "The words' result has the sizes %1, the case's %2.")(text(sizes), text(made)));
    return withoutIssues(std::move(read));
}

// Tries the ways in which a text may be meant until one gives an operator: as it stands; with the input's channels
// last, which the text says or which is a guess; with its first moves as part of making the input. A refusal of a text
// that was evaluated to its end goes before other refusals.
ReadOperator readInSomeWay(const SourceText& source, const ReadOptions& options)
{
    std::exception_ptr why;
    bool wasMoved = false;
    for (ParseMode way{}; true;) {
        bool isMoved = false;
        Evaluator evaluator(source, options, way);
        try {
            return readBy(evaluator, options, isMoved);
        } catch (const ChannelsAreLast&) {
            way.layout = ChannelPlace::Last;
            continue;
        } catch (const TextError&) {
            why = !why || (isMoved && !wasMoved) ? std::current_exception() : why;
            wasMoved = wasMoved || isMoved;
        }
        if (way.isRebased || way.isGuess || (!evaluator.makesInput() && options.sizes.size() != 4))
            std::rethrow_exception(why);
        way = evaluator.makesInput() ? ParseMode{.isRebased = true}
                                     : ParseMode{.layout = ChannelPlace::Last, .isGuess = true};
    }
}

} // namespace

ReadOperator operatorFromWords(std::string_view text, const ReadOptions& options)
{
    const std::string pattern = isPattern(text) ? patternCall(text) : "";
    const SourceText source(pattern.empty() ? text : pattern, pattern.empty() ? 0 : kPatternCall.size());
    if (isDxDispatch(text))
        return withoutIssues(operatorOfDxDispatch(text));
    try {
        return readInSomeWay(source, options);
    } catch (const TextError&) {
        if (const Message other = otherLanguage(text); !other.isEmpty())
            source.fail(0, other);
        throw;
    }
}

bool setFramework(ReadOptions& options, std::string_view name)
{
    options.isForDirectMl = name == kReadFrameworks.back();
    for (const Dialect dialect : kDialects)
        if (tessera::name(dialect) == name)
            options.dialect = dialect;
    if (options.isForDirectMl)
        options.dialect = Dialect::Onnx;
    return options.dialect.has_value();
}

bool looksLikeWords(std::string_view text)
{
    constexpr std::string_view kSigns = "([{";
    const std::string_view head = text.substr(0, kMostSourceBytes);
    return head.find_first_of(kSigns) != std::string_view::npos || head.find("->") != std::string_view::npos;
}

} // namespace tessera
