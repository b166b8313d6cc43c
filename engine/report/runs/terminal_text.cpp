// SPDX-License-Identifier: Apache-2.0
#include "engine/report/runs/terminal_text.h"

#include "engine/core/message/plain_text.h"
#include "engine/core/tensor/element_text.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <ostream>

namespace tessera {

namespace {

std::string spelled(uint32_t code, bool isByte)
{
    std::array<char, 16> text;
    std::snprintf(text.data(), text.size(), isByte ? "\\x%02x" : "\\u%04x", static_cast<unsigned>(code));
    return text.data();
}

std::string safe(std::string_view text, std::string_view kept)
{
    std::string result;
    result.reserve(text.size());
    while (!text.empty()) {
        const auto [code, length] = firstCharacter(text);
        if (length == 0)
            result += spelled(static_cast<unsigned char>(text.front()), true);
        else if (isTerminalControl(code) && kept.find(text.front()) == kept.npos)
            result += spelled(code, code < 0x80);
        else
            result += text.substr(0, length);
        text.remove_prefix(std::max<size_t>(length, 1));
    }
    return result;
}

} // namespace

bool continuesCharacter(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xc0) == 0x80;
}

std::string terminalText(std::string_view text)
{
    return safe(text, {});
}

std::string terminalLines(std::string_view text)
{
    return safe(text, "\n\t");
}

size_t textWidth(std::string_view text)
{
    return static_cast<size_t>(std::ranges::count_if(text, std::not_fn(continuesCharacter)));
}

std::string cutText(std::string_view text, size_t most)
{
    size_t end = 0;
    for (size_t count = 0; end < text.size(); ++end)
        if (!continuesCharacter(text[end]) && ++count > most)
            break;
    return std::string(text.substr(0, end));
}

std::string counted(uint64_t count, const std::string& one)
{
    return groupedText(count) + " " + one + (count == 1 ? "" : "s");
}

void TextTable::print(std::ostream& out, size_t leading) const
{
    std::vector<size_t> widths;
    for (const Row& row : m_rows) {
        widths.resize(std::max(widths.size(), row.cells.size()));
        for (size_t i = 0; i < row.cells.size(); ++i)
            widths[i] = std::max(widths[i], textWidth(row.cells[i]));
    }
    for (const Row& row : m_rows) {
        for (size_t i = 0; i < row.cells.size(); ++i) {
            const std::string gap(widths[i] - textWidth(row.cells[i]), ' ');
            const bool isEnd = i + 1 == row.cells.size() && row.after.empty();
            out << (i == 0 ? "" : "  ") << (i < leading ? row.cells[i] + (isEnd ? "" : gap) : gap + row.cells[i]);
        }
        out << (row.after.empty() ? "" : "  |  ") << row.after << '\n';
    }
}

} // namespace tessera
