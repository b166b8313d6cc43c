// SPDX-License-Identifier: Apache-2.0
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
