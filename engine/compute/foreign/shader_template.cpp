// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/foreign/shader_template.h"

#include "engine/core/message/plain_text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tessera {

namespace {

constexpr std::array kTemplates = {
#include "shader_templates.inc"
};

// What stands behind the mark in the line that begins with it; empty where there is none.
std::string_view line(std::string_view source, std::string_view mark)
{
    const size_t at = source.find(mark);
    return at == source.npos ? std::string_view()
                             : source.substr(at + mark.size(), source.find('\n', at) - at - mark.size());
}

bool names(std::string_view list, std::string_view wanted)
{
    const std::vector<std::string_view> all = splitText(list, ", ");
    return std::ranges::find(all, wanted) != all.end();
}

} // namespace

std::string_view shaderTemplate(const Operator& op)
{
    const auto* const found = std::ranges::find_if(
        kTemplates, [&](std::string_view source) { return names(line(source, "// tessera: operators = "), name(op)); });
    return found == kTemplates.end() ? std::string_view() : *found;
}

std::string_view templateTypes(const Operator& op)
{
    return line(shaderTemplate(op), "// tessera: types = ");
}

bool templateDoes(const Operator& op, DataType type)
{
    return names(templateTypes(op), name(type));
}

} // namespace tessera
