// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/value.h"
#include "engine/formats/io/execute.h"

#include <algorithm>
#include <ostream>

namespace tessera {

namespace {

std::string coordinateText(std::span<const uint32_t> at)
{
    std::string text = "[";
    for (size_t axis = 0; axis < at.size(); ++axis)
        text += (axis == 0 ? "" : ", ") + std::to_string(at[axis]);
    return text + "]";
}

size_t widestText(const Tensor& tensor)
{
    size_t widest = 0;
    for (uint64_t element = 0; element < elementCount(tensor.desc); ++element)
        widest = std::max(widest, toText(tensor.desc.dataType, tensor.bits(element)).size());
    return widest;
}

void printFlat(const Tensor& tensor, std::ostream& out)
{
    for (uint64_t element = 0; element < elementCount(tensor.desc); ++element)
        out << (element == 0 ? "" : ", ") << toText(tensor.desc.dataType, tensor.bits(element));
    out << '\n';
}

// Planes under their coordinates, rows on lines, numbers in columns.
void printRows(const Tensor& tensor, std::ostream& out)
{
    const std::vector<uint32_t>& sizes = tensor.desc.sizes;
    const uint64_t rowLength = sizes.back(), rows = sizes[sizes.size() - 2];
    const std::span planes(sizes.data(), sizes.size() - 2);
    const size_t widest = widestText(tensor);
    for (uint64_t element = 0; element < elementCount(tensor.desc); ++element) {
        if (!planes.empty() && element % (rowLength * rows) == 0)
            out << coordinateText(coordinates(planes, element / (rowLength * rows))) << '\n';
        const std::string text = toText(tensor.desc.dataType, tensor.bits(element));
        out << std::string(widest - text.size(), ' ') << text << ((element + 1) % rowLength == 0 ? "\n" : ", ");
    }
}

} // namespace

void print(const Tensor& tensor, std::string_view title, bool verbose, std::ostream& out)
{
    const bool flat = tensor.desc.sizes.size() < 2;
    out << title << ':';
    if (!verbose && flat) {
        out << ' ';
        return printFlat(tensor, out);
    }
    out << ' ' << text(tensor.desc.sizes) << ' ' << name(tensor.desc.dataType) << '\n';
    if (!verbose)
        return printRows(tensor, out);
    for (uint64_t element = 0; element < elementCount(tensor.desc); ++element)
        out << coordinateText(coordinates(tensor.desc.sizes, element)) << ' '
            << toText(tensor.desc.dataType, tensor.bits(element)) << " ("
            << toHex(tensor.desc.dataType, tensor.bits(element)) << ")\n";
}

} // namespace tessera
