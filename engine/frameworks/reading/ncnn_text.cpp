// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/ncnn_text.h"

#include <algorithm>
#include <charconv>

namespace tessera {

namespace {

struct Word {
    std::string text;
    size_t begin;
};

std::vector<Word> wordsOf(std::string_view text, size_t begin, size_t end)
{
    std::vector<Word> words;
    while ((begin = text.find_first_not_of(" \t\r", begin)) < end && text[begin] != '#') {
        const size_t behind = std::min(text.find_first_of(" \t\r\n", begin), end);
        words.push_back({std::string(text.substr(begin, behind - begin)), begin});
        begin = behind;
    }
    return words;
}

// Its type and name, how many blobs come in and go out, and their names.
bool isLayer(const std::vector<Word>& words)
{
    constexpr std::string_view layers[] = {"PixelShuffle", "Reorg", "Interp"};
    const auto isNumber = [](const Word& word) { return word.text.find_first_not_of("0123456789") == word.text.npos; };
    return words.size() >= 6 && std::ranges::find(layers, words[0].text) != std::end(layers) && isNumber(words[2])
        && isNumber(words[3]);
}

ExpressionPtr expressionOf(Expression::Kind kind, const Word& word)
{
    auto made = std::make_unique<Expression>();
    made->kind = kind;
    made->text = word.text;
    made->begin = word.begin;
    made->end = word.begin + word.text.size();
    return made;
}

// "0=2".
Item parameterOf(const SourceText& source, const Word& word)
{
    const size_t equals = word.text.find('=');
    ExpressionPtr number =
        expressionOf(Expression::Kind::Number,
                     {word.text.substr(std::min(equals, word.text.size() - 1) + 1), word.begin + equals + 1});
    const char* const end = number->text.data() + number->text.size();
    const auto [behind, error] = std::from_chars(number->text.data(), end, number->number);
    if (equals == std::string::npos || equals == 0 || error != std::errc{} || behind != end)
        source.fail(word.begin, say("reading", "\"%1\" is no parameter; 0=2 would be one")(word.text));
    number->isWhole = number->text.find_first_of(".eE") == std::string::npos;
    return {word.text.substr(0, equals), std::move(number), word.begin};
}

} // namespace

bool isNcnnText(std::string_view text)
{
    for (size_t begin = 0; begin < text.size(); begin = std::min(text.find('\n', begin), text.size() - 1) + 1)
        if (isLayer(wordsOf(text, begin, std::min(text.find('\n', begin), text.size()))))
            return true;
    return false;
}

Program parseNcnnText(const SourceText& source)
{
    Program program;
    const std::string_view text = source.text();
    for (size_t begin = 0; begin < text.size(); begin = std::min(text.find('\n', begin), text.size() - 1) + 1) {
        const std::vector<Word> words = wordsOf(text, begin, std::min(text.find('\n', begin), text.size()));
        if (words.size() < 4 || words[0].text == "Input" || words[0].text == "Split")
            continue; // how many there are, and copies
        if (!isLayer(words))
            source.fail(words[0].begin, say("reading", "%1 is none of the functions that can be read")(words[0].text));
        Statement statement{.targets = {{words[5].text}}, .begin = words[0].begin};
        statement.value = expressionOf(Expression::Kind::Call, words[0]);
        statement.value->base = expressionOf(Expression::Kind::Word, words[0]);
        statement.value->items.push_back({"x", expressionOf(Expression::Kind::Word, words[4]), words[4].begin});
        for (size_t i = 6; i < words.size(); ++i)
            statement.value->items.push_back(parameterOf(source, words[i]));
        program.statements.push_back(std::move(statement));
    }
    return program;
}

} // namespace tessera
