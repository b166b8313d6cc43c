// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/case/case.h"
#include "engine/core/ops/operator.h"

#include <QString>

#include <optional>

namespace tessera {

// Named layouts. Their strides follow when the sizes change.
enum class Layout { Packed, ChannelsLast, PaddedRows, Custom };

Layout layoutOf(const TensorDesc& desc);
Operator withLayout(const Operator& op, bool output, Layout layout); // Custom starts from the strides that are in use
Operator withOfferedShape(const Operator& op); // the shape of the output is the offered one, its layout is kept

// The operator after a user's edit (changeField). Named layouts follow the sizes, and an output shape of the user's own
// stays. `path` names a field ("BlockSize", "InputTensor.Sizes") or an entry of a list ("Scales[2]"); a text with as
// many values as the list replaces the whole list. Throws TextError if the text is no value of the field.
Operator edited(const Operator& op, const QString& path, const QString& text, bool keepShape);
Operator scaled(Operator op, const QString& scale); // a resampling, with this scale on H and W

QString textOf(const Operator& op, const QString& path); // of a field, or an entry of a list, as the form shows it

// The operator with the nearest valid values in place of the wrong ones; none if that does not help.
std::optional<Operator> repaired(const Case& c, bool keepShape, const MemoryBudget& budget);

inline constexpr size_t kLayouts = size_t(Layout::Custom) + 1;
QString layoutName(Layout layout); // as the form names it: "Packed, NCHW"
QString layoutSentence(Layout layout);

} // namespace tessera
