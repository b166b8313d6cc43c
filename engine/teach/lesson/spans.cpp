// SPDX-License-Identifier: Apache-2.0
#include "engine/teach/lesson/lesson.h"

#include "engine/core/tensor/error.h"

#include <utility>

namespace tessera {

namespace {

struct Delimiter {
    std::string_view begin, end;
    LessonSpan::Kind kind;
};
constexpr Delimiter kDelimiters[] = {
    {"{=", "}", LessonSpan::Kind::Fact},
    {"`", "`", LessonSpan::Kind::Code},
    {"**", "**", LessonSpan::Kind::Strong},
    {"*", "*", LessonSpan::Kind::Emphasis},
};

std::string trimmed(std::string_view text)
{
    const size_t begin = text.find_first_not_of(" \t"), end = text.find_last_not_of(" \t");
    return begin == std::string_view::npos ? "" : std::string(text.substr(begin, end - begin + 1));
}

// Where the span ends: in a fact braces nest, as in {= {1, 8, 2, 3} | sizes input}.
size_t endOf(const Delimiter& mark, std::string_view markdown, size_t begin)
{
    if (mark.kind != LessonSpan::Kind::Fact)
        return markdown.find(mark.end, begin);
    size_t depth = 1;
    for (size_t i = begin; i < markdown.size(); ++i) {
        depth += markdown[i] == '{' ? 1 : 0;
        depth -= markdown[i] == '}' ? 1 : 0;
        if (depth == 0)
            return i;
    }
    return std::string_view::npos;
}

LessonSpan spanOf(const Delimiter& mark, std::string_view inside)
{
    if (mark.kind != LessonSpan::Kind::Fact)
        return {mark.kind, std::string(inside)};
    const size_t bar = inside.find('|');
    const std::string stated = trimmed(inside.substr(0, bar));
    const std::string question = bar == std::string_view::npos ? "" : trimmed(inside.substr(bar + 1));
    if (stated.empty() || question.empty())
        throw TextError(
            say("lesson",
                "\"{=%1}\" states nothing that can be recomputed; {= 49 | output 0,1,2,3} would be right")(inside));
    return {mark.kind, stated, question};
}

} // namespace

std::vector<LessonSpan> spansFrom(std::string_view markdown)
{
    std::vector<LessonSpan> spans;
    std::string plain;
    const auto endPlain = [&] {
        if (!plain.empty())
            spans.push_back({LessonSpan::Kind::Plain, std::exchange(plain, {})});
    };
    for (size_t i = 0; i < markdown.size();) {
        if (markdown[i] == '\\' && i + 1 < markdown.size()) {
            plain += markdown[i + 1];
            i += 2;
            continue;
        }
        const Delimiter* found = nullptr;
        for (const Delimiter& mark : kDelimiters)
            if (!found && markdown.substr(i).starts_with(mark.begin))
                found = &mark;
        if (!found) {
            plain += markdown[i++];
            continue;
        }
        const size_t begin = i + found->begin.size(), end = endOf(*found, markdown, begin);
        if (end == std::string_view::npos)
            throw TextError(say("lesson", "\"%1\" does not end; %2 would be right, or \\%3 for the sign itself")(
                markdown.substr(i, 24), found->end, found->begin));
        endPlain();
        spans.push_back(spanOf(*found, markdown.substr(begin, end - begin)));
        i = end + found->end.size();
    }
    endPlain();
    return spans;
}

Message problemText(const std::string& file, const LessonProblem& problem)
{
    return file + ":" + std::to_string(problem.line) + ": " + problem.field + ": " + problem.message;
}

} // namespace tessera
