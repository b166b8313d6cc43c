// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/tensor/tensor.h"

#include <QString>

#include <filesystem>

namespace tessera {

// Texts that several views show; one spelling for all. Numbers are in the C locale, as in files.

QString toQString(std::string_view text); // `text` is UTF-8
QString descText(const TensorDesc& desc); // "UINT8 {1, 3, 8, 8}"
std::filesystem::path pathOf(const QString& path);
QString durationText(double seconds); // "0.8 µs", "41 µs", "1.2 ms": two significant digits, or whole
QString coordinateText(std::span<const uint32_t> sizes, uint64_t element); // "(0,1,2,3)"
QString valueText(const Tensor& tensor, uint64_t element); // the shortest that reads back equal
int valueWidth(DataType type); // characters of the longest ordinary value
QString hexText(const Tensor& tensor, uint64_t element); // "0x0000001f"
QString zoomText(double zoom); // "4800 %", "150 %", "33.3 %"
QString countText(uint64_t count); // "12 345 678", with narrow spaces

// The axis of a dimension: 0 … 3 = N, C, H, W; −1 = none. A lower rank lacks the first axes.
int axisOfDimension(size_t dimension, size_t rank);
// "{1, 8, 2, 3}" as rich text, each size in its axis' colour.
QString sizesRichText(std::span<const uint32_t> sizes);

// An element from "0,1,2,3", "(0, 1, 2, 3)" or a flat index. Throws TextError naming what is wrong.
uint64_t elementFromText(const QString& text, std::span<const uint32_t> sizes);

} // namespace tessera
