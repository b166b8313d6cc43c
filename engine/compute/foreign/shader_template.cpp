// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/foreign/shader_template.h"

#include "engine/compute/foreign/shader_lines.h"

#include <algorithm>
#include <array>

namespace tessera {

namespace {

constexpr std::array kTemplates = {
#include "shader_templates.inc"
};

} // namespace

std::string_view shaderTemplate(const Operator& op)
{
    for (const std::string_view source : kTemplates)
        if (std::ranges::count(shaderLines(source).claims.operators, name(op)) > 0)
            return source;
    return {};
}

std::vector<DataType> templateTypes(const Operator& op)
{
    return shaderLines(shaderTemplate(op)).claims.types;
}

} // namespace tessera
