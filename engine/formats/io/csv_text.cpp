// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/io/csv_text.h"

#include <charconv>

namespace tessera {

namespace {

bool isNumber(std::string_view text)
{
    if (text.starts_with('+'))
        text.remove_prefix(1);
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size();
}

bool isFormula(std::string_view text)
{
    constexpr std::string_view kFirst = "=+-@\t\r";
    return !text.empty() && kFirst.find(text.front()) != kFirst.npos && !isNumber(text);
}

} // namespace

std::string csvText(std::string_view text)
{
    const bool runs = isFormula(text);
    if (!runs && text.find_first_of(",\"\r\n") == text.npos)
        return std::string(text);
    std::string field = runs ? "\"'" : "\"";
    for (const char each : text)
        field += each == '"' ? std::string("\"\"") : std::string(1, each);
    return field + '"';
}

} // namespace tessera
