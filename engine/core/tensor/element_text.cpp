// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/element_text.h"

#include "engine/core/message/plain_text.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/tensor.h"

#include <sstream>
#include <vector>

namespace tessera {

std::string elementText(std::span<const uint32_t> sizes, uint64_t element)
{
    return "(" + listText(coordinates(sizes, element), ",") + ")";
}

uint64_t elementFromText(std::string_view text, std::span<const uint32_t> sizes)
{
    std::string plain(text);
    for (char& each : plain)
        each = std::string_view(",;(){}[]").find(each) == std::string_view::npos ? each : ' ';
    std::istringstream parts(plain);
    std::vector<uint64_t> numbers;
    for (std::string part; parts >> part;) {
        const auto number = numberIn<uint64_t>(part);
        if (!number)
            throw TextError(say("tensor", "\"%1\" is not a coordinate: expected %2 whole numbers or a flat index")(
                text, sizes.size()));
        numbers.push_back(*number);
    }
    if (numbers.size() == 1 && sizes.size() != 1) {
        const uint64_t count = elementCount(sizes).value_or(0);
        if (numbers[0] >= count)
            throw TextError(say("tensor", "\"%1\" is beyond the last element, %2")(text, count - 1));
        return numbers[0];
    }
    if (numbers.size() != sizes.size())
        throw TextError(
            say("tensor", "\"%1\" has %2 numbers; the tensor has %3 dimensions")(text, numbers.size(), sizes.size()));
    std::vector<uint32_t> at;
    for (size_t i = 0; i < sizes.size(); ++i) {
        if (numbers[i] >= sizes[i])
            throw TextError(say("tensor", "\"%1\" is outside %2")(text, tessera::text(sizes)));
        at.push_back(static_cast<uint32_t>(numbers[i]));
    }
    return elementAt(sizes, at);
}

std::string groupedText(uint64_t count)
{
    std::string text = std::to_string(count);
    for (size_t left = text.size(); left > 3;)
        text.insert(left -= 3, "\u202f");
    return text;
}

} // namespace tessera
