// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/reading.h"

#include "engine/core/ops/operator.h"
#include "engine/frameworks/reading/calls/evaluator.h"
#include "engine/frameworks/reading/einops_pattern.h"
#include "engine/frameworks/reading/ncnn_layer.h"

#include <algorithm>

namespace tessera {

namespace {

bool isPattern(std::string_view text) // "n (c b1 b2) h w -> n c (h b1) (w b2), b1=2, b2=2"
{
    return text.find("->") != std::string_view::npos && text.find_first_of("\"'`{") == std::string_view::npos;
}

// A pattern alone; lengths may follow behind commas.
TextTensor patternTensor(const SourceText& source, const ReadOptions& options, TextLayout layout)
{
    std::string_view pattern = source.text();
    AxisLengths lengths;
    const size_t comma = pattern.find(',');
    if (comma != std::string_view::npos) {
        const std::string rest(pattern.substr(comma + 1));
        const SourceText assignments(rest);
        for (const Token& token : tokensOf(assignments).list)
            if (token.mark != Mark::Name && token.mark != Mark::Number && token.text != "=" && token.text != ","
                && token.mark != Mark::End && token.mark != Mark::Line)
                source.fail(comma + 1 + token.begin, say("reading", "expected lengths such as b1=2 here"));
        const std::vector<Token> tokens = tokensOf(assignments).list;
        for (size_t i = 0; i + 2 < tokens.size(); ++i)
            if (tokens[i].mark == Mark::Name && tokens[i + 1].text == "=" && tokens[i + 2].isWhole
                && tokens[i + 2].number >= 1 && tokens[i + 2].number <= 4294967295.0)
                lengths[tokens[i].text] = static_cast<uint64_t>(tokens[i + 2].number);
        pattern = pattern.substr(0, comma);
    }
    if (options.sizes.empty())
        source.fail(
            0, say("reading", "the pattern does not say how large its input is; expected --Sizes 1,8,2,3 beside it"));
    if (layout == TextLayout::ChannelsLast && options.sizes.size() != 4)
        throw TextError(say("reading", "channels that are last need four sizes N, C, H, W"));
    const size_t last = pattern.find_last_not_of(" \t\r\n;");
    return rearranged(TextTensor(textSizes(options.sizes, layout)), pattern.substr(0, last + 1), lengths, true);
}

ReadOperator withoutIssues(ReadOperator read)
{
    if (const Issues issues = validate(read.op); !issues.empty())
        throw TextError(sentence(issues.front()));
    return read;
}

// isGuess: that channels are last is only supposed, which must explain a move of elements.
ReadOperator readWith(const SourceText& source, const ReadOptions& options, TextLayout layout, bool isGuess = false)
{
    DataType type = options.type;
    TextTensor tensor({1});
    if (isPattern(source.text())) {
        tensor = patternTensor(source, options, layout);
    } else {
        const Program program = parse(source);
        Evaluator evaluator(source, program, options, layout);
        tensor = evaluator.run();
        type = evaluator.type();
    }
    if (isGuess && tensor.isResized())
        throw TextError(say("reading", "a resize says itself where its channels are"));
    return withoutIssues({tensor.asOperator(type, layout), tensor.notes()});
}

} // namespace

ReadOperator operatorFromWords(std::string_view text, const ReadOptions& options)
{
    const SourceText source(text);
    if (isNcnnLayer(text))
        return withoutIssues(operatorOfNcnnLayer(source, options));
    try {
        return readWith(source, options, TextLayout::ChannelsFirst);
    } catch (const ChannelsAreLast&) {
        return readWith(source, options, TextLayout::ChannelsLast);
    } catch (const TextError&) {
        // The same words of a tensor whose channels are last: a pattern says "n h w c".
        if (options.sizes.size() != 4)
            throw;
        const std::exception_ptr first = std::current_exception();
        try {
            return readWith(source, options, TextLayout::ChannelsLast, true);
        } catch (const TextError&) {
            std::rethrow_exception(first);
        } catch (const ChannelsAreLast&) {
            std::rethrow_exception(first);
        }
    }
}

bool looksLikeWords(std::string_view text)
{
    constexpr std::string_view kSigns = "([{";
    const std::string_view head = text.substr(0, kMostSourceBytes);
    return head.find_first_of(kSigns) != std::string_view::npos || head.find("->") != std::string_view::npos
        || isNcnnLayer(head);
}

} // namespace tessera
