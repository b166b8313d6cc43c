// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/case/case.h"
#include "engine/core/ops/operator.h"

#include <QString>

#include <optional>
#include <vector>

namespace tessera {

// Strides that have a name: they follow when the sizes change.
enum class Layout { Packed, ChannelsLast, PaddedRows, Custom };

Layout layoutOf(const TensorDesc& desc);
Operator withLayout(const Operator& op, bool output, Layout layout); // Custom starts from the strides that are in use
Operator withOfferedShape(const Operator& op); // the shape of the output is the offered one, its layout is kept

// The operator after a user's edit (changeField), named layouts following the sizes, and the output's shape kept where
// the user has one of their own. `path` is a field's ("BlockSize", "InputTensor.Sizes") or that of one entry
// ("Scales[2]"); a text of as many values as the list has is the whole list. Throws TextError where the text is no
// value of the field.
Operator edited(const Operator& op, const QString& path, const QString& text, bool keepShape);

QString textOf(const Operator& op, const QString& path); // the number of the request

// With the nearest values that would be right in place of the wrong ones; none where that does not help.
std::optional<Operator> repaired(const Case& c, bool keepShape, const MemoryBudget& budget);

inline constexpr size_t kLayouts = size_t(Layout::Custom) + 1;
QString layoutName(Layout layout); // as the form names it: "Packed, NCHW"
QString layoutSentence(Layout layout);

} // namespace tessera
