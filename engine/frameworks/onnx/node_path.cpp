// SPDX-License-Identifier: Apache-2.0
#include "engine/core/message/plain_text.h"
#include "engine/formats/files/shown.h"
#include "engine/frameworks/onnx/model.h"

#include <algorithm>

namespace tessera {

std::optional<NodePath> nodePathOf(const std::filesystem::path& path)
{
    constexpr std::string_view kEnding = ".onnx";
    const std::string text = path.string();
    size_t mark = text.find(kEnding);
    while (mark != text.npos && mark + kEnding.size() < text.size() && text[mark + kEnding.size()] != '#'
           && text[mark + kEnding.size()] != '?')
        mark = text.find(kEnding, mark + 1);
    if (mark == text.npos)
        return {};
    const size_t end = mark + kEnding.size(), hash = std::min(text.find('#', end), text.size());
    NodePath named{.file = text.substr(0, end)};
    if (hash < text.size())
        named.node = text.substr(hash + 1);
    for (size_t begin = end + 1; begin < hash;) {
        const size_t next = std::min(text.find('&', begin), hash);
        const std::string part = text.substr(begin, next - begin);
        if (part.starts_with('@'))
            named.tensors = part.substr(1);
        else
            named.dims.insert(dimFromText(part));
        begin = next + 1;
    }
    return named;
}

std::filesystem::path pathOf(const NodePath& named)
{
    std::string text = named.file.string(), sign = "?";
    for (const auto& [name, size] : named.dims) {
        text += sign + name + "=" + std::to_string(size);
        sign = "&";
    }
    if (!named.tensors.empty())
        text += sign + "@" + named.tensors.string();
    return text + (named.node.empty() ? "" : "#" + named.node);
}

std::pair<std::string, uint32_t> dimFromText(std::string_view text)
{
    const size_t equals = std::min(text.rfind('='), text.size());
    const auto size = numberIn<uint32_t>(text.substr(std::min(equals + 1, text.size())));
    if (equals == 0 || size.value_or(0) == 0)
        throw TextError(say("onnx", "--dim %1: expected a name and a size, such as --dim batch=1")(shown(text)));
    return {std::string(text.substr(0, equals)), *size};
}

} // namespace tessera
