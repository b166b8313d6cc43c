// SPDX-License-Identifier: Apache-2.0
#include "engine/foreign/shader_template.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tessera {

namespace {

constexpr std::array kTemplates = {
#include "shader_templates.inc"
};

} // namespace

// Each names its operators in a line of its own.
std::string_view shaderTemplate(const Operator& op)
{
    for (const std::string_view source : kTemplates) {
        constexpr std::string_view mark = "tessera: operators = ";
        std::string_view list = source.substr(source.find(mark) + mark.size());
        list = list.substr(0, list.find('\n'));
        while (!list.empty()) {
            const size_t end = std::min(list.find(", "), list.size());
            if (list.substr(0, end) == name(op))
                return source;
            list.remove_prefix(std::min(end + 2, list.size()));
        }
    }
    return {};
}

} // namespace tessera
