// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tensor/canvas/tensor_view.h"

class QMenu;

namespace tessera {

// The entries of a view's context menu. `element`: the one it was opened on, of the tensor that is shown.
void fillTensorMenu(QMenu& menu, TensorView* view, Document* document, Side side, const Tensor& tensor,
                    std::optional<uint64_t> element);

} // namespace tessera
