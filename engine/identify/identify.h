// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/case/case.h"
#include "engine/identify/diagnosis.h"
#include "engine/tensor/export.h"

#include <functional>
#include <optional>
#include <stop_token>

namespace TESSERA_API tessera {

// What made the output gives of another case: an engine, asked by the separating probe. Throws what engines throw.
using Asked = std::function<Tensor(const Case& c)>;

// What leads from the input to the output: the mistake where a case is meant, else the operator, its fields and its
// convention. Both have at most four dimensions. A meant operator has no issues; the input has its input's sizes and
// type. Without one, what is found at all is named None, and its line says it.
//
// A name needs more evidence than chance gives, the more of it the more suppositions were tried before: unrelated
// tensors are Unknown. Of a meant case outputs of less than 16 elements, which cannot say so much, are named by what is
// likeliest, and a sentence says that. Reads the tensors where they are: a copy is made only of one that is not packed.
// Throws Cancelled.
Diagnosis identify(const Tensor& input, const Tensor& output, const std::optional<Operator>& meant = {},
                   const Asked& asked = {}, const std::stop_token& stop = {});

} // namespace tessera
