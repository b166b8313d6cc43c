// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/dialects/inline_values.h"

#include "engine/core/tensor/value.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>

namespace tessera::dialects {

namespace {

constexpr size_t kLineWidth = 100;

// Whether a reader that takes each text for a FLOAT64 and rounds that once has the same bits.
bool allReadBack(const Tensor& tensor)
{
    const DataType type = tensor.desc.dataType;
    for (uint64_t i = 0; isFloat(type) && i < elementCount(tensor.desc); ++i) {
        const uint64_t bits = tensor.bits(i);
        if (!isFinite(type, bits) || fromDouble(type, std::strtod(toText(type, bits).c_str(), nullptr)) != bits)
            return false;
    }
    return true;
}

// "[1, 2, 3]", broken into lines where it is long; `ending` follows each number.
std::string listOf(const Tensor& tensor, bool asBits, std::string_view ending = {})
{
    const DataType type = tensor.desc.dataType;
    std::string text = "[", line;
    for (uint64_t i = 0; i < elementCount(tensor.desc); ++i) {
        std::string each = asBits ? toHex(type, tensor.bits(i)) : toText(type, tensor.bits(i));
        each += each == "-0" ? ".0" : ending; // -0 would be the integer 0 to Python
        if (line.size() + each.size() + 2 > kLineWidth) {
            text += line + ",\n    ";
            line.clear();
        } else if (i > 0) {
            line += ", ";
        }
        line += each;
    }
    return text + line + "]";
}

} // namespace

std::string numpyName(DataType type)
{
    std::string text(name(type));
    std::ranges::transform(text, text.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

std::string numpyArray(const Tensor& tensor)
{
    const DataType type = tensor.desc.dataType;
    const std::string sizes = text(tensor.desc.sizes);
    const std::string shape = ".reshape(" + sizes.substr(1, sizes.size() - 2) + ")";
    if (allReadBack(tensor))
        return "np.array(" + listOf(tensor, false) + ", np." + numpyName(type) + ")" + shape;
    return "np.array(" + listOf(tensor, true) + ", np.uint" + std::to_string(8 * elementBytes(type)) + ").view(np."
        + numpyName(type) + ")" + shape;
}

std::string typedArrayName(DataType type)
{
    if (type == DataType::Float16)
        return "Uint16Array";
    std::string text = numpyName(type);
    text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
    return (elementBytes(type) == 8 && !isFloat(type) ? "Big" : "") + text + "Array";
}

std::string typedArray(const Tensor& tensor)
{
    const DataType type = tensor.desc.dataType;
    const std::string array = typedArrayName(type);
    if (type == DataType::Float16)
        return "new " + array + "(" + listOf(tensor, true) + ")";
    if (!allReadBack(tensor))
        return "new " + array + "(new " + (type == DataType::Float64 ? "BigUint64Array" : "Uint32Array") + "("
            + listOf(tensor, true, type == DataType::Float64 ? "n" : "") + ").buffer)";
    return "new " + array + "(" + listOf(tensor, false, array.starts_with("Big") ? "n" : "") + ")";
}

} // namespace tessera::dialects
