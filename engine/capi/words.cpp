// SPDX-License-Identifier: Apache-2.0
// A case from a framework's words, and in them.
#include "engine/capi/handles.h"
#include "engine/core/ops/operator.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/frameworks/dialects/dialect.h"
#include "engine/frameworks/parse/parse.h"

namespace tessera {

namespace {

Dialect dialectNamed(const char* framework)
{
    const auto found = std::ranges::find(kDialectNames, std::string_view(needed(framework, "framework")));
    if (found == kDialectNames.end())
        throw TextError("there is no framework \"" + std::string(framework) + "\"; expected one of "
                        + listText(kDialectNames, ", "));
    return kDialects[static_cast<size_t>(found - kDialectNames.begin())];
}

ReadOptions readOptions(const tessera_words_options& given)
{
    ReadOptions options;
    options.sizes.assign(given.sizes, given.sizes + requireAtMost("rank", given.rank, std::size(given.sizes)));
    constexpr tessera_data_type none{};
    if (std::memcmp(&given.dataType, &none, sizeof none) != 0)
        options.type = typeFrom(given.dataType, "options");
    if (given.framework && !setFramework(options, given.framework))
        dialectNamed(given.framework); // throws, and says what was expected
    return options;
}

tessera_case caseFrom(const ReadOperator& read)
{
    Case each{.title = {}, .op = read.op};
    if (read.data)
        each.data = *read.data;
    return {.value = std::move(each), .notes = english(joined(read.notes, "\n"))};
}

const Case& caseWithoutIssues(const tessera_case* each)
{
    throwIfInvalid(needed(each, "each")->value.op, {});
    return each->value;
}

} // namespace

} // namespace tessera

using namespace tessera;

const char* tessera_framework(size_t index) noexcept
{
    return index < kDialectNames.size() ? kDialectNames[index].data() : ""; // literals: they end with a zero byte
}

tessera_status tessera_case_from_words(const char* words, const tessera_words_options* options,
                                       tessera_case** result) noexcept
{
    return create(
        result, [&] { return caseFrom(operatorFromWords(needed(words, "words"), readOptions(optionsFrom(options)))); });
}

tessera_status tessera_case_notes(const tessera_case* each, char** text) noexcept
{
    return write(text, [&] { return needed(each, "each")->notes; });
}

tessera_status tessera_case_code(const tessera_case* each, const char* framework, char** text) noexcept
{
    return write(text, [&] { return code(caseWithoutIssues(each).op, dialectNamed(framework)); });
}

tessera_status tessera_case_script(const tessera_case* each, const char* framework, char** text) noexcept
{
    return write(text, [&] { return script(caseWithoutIssues(each), dialectNamed(framework)); });
}

// Cases as pages.
#include "engine/capi/handles.h"
#include "engine/compute/registry/registry.h"
#include "engine/report/pages/case_page.h"

namespace tessera {

namespace {

Words wordsOf(const tessera_page_options& options)
{
    const std::string language = options.language ? options.language : "en";
    if (!isLanguageCode(language))
        throw TextError("options: language = \"" + language + "\"; expected one of " + listText(kLanguageCodes, ", "));
    return Words(language);
}

PageCase pageCaseFor(const Case& c, const tessera_page_options& options)
{
    const std::unique_ptr<const Engine> own = options.engine ? nullptr : makeEngine("cpu");
    PageCase page = pageCaseOf(c, own ? *own : *options.engine->value, budgetOf(options.memoryBudget));
    const uint64_t count = elementCount(page.plan.output);
    for (size_t i = 0; i < options.pinCount; ++i) {
        const uint64_t pin = needed(options.pins, "options: pins")[i];
        if (pin >= count)
            throw TextError("options: pins[" + std::to_string(i) + "] = " + std::to_string(pin)
                            + " does not exist; the output has " + std::to_string(count) + " elements");
        page.pins.push_back(pin);
    }
    return page;
}

std::string pageOf(const Case& c, const tessera_page_options& options)
{
    const Words words = wordsOf(options);
    PageCase page = pageCaseFor(c, options);
    std::string text = casePage(page, words);
    if (options.maxBytes == 0 || text.size() <= options.maxBytes)
        return text;
    page.hasFormulas = false;
    text = casePage(page, words);
    if (text.size() > options.maxBytes)
        throw TextError("options: maxBytes = " + std::to_string(options.maxBytes) + "; the page has "
                        + std::to_string(text.size()) + " without formulas; try smaller sizes");
    return text;
}

} // namespace

} // namespace tessera

using namespace tessera;

tessera_status tessera_case_page(const tessera_case* each, const tessera_page_options* options, char** text) noexcept
{
    return write(text, [&] { return pageOf(needed(each, "each")->value, optionsFrom(options)); });
}
