// SPDX-License-Identifier: Apache-2.0
#pragma once

// The functions that every operator has (operator.h), for one of a family's operators. Their order is that of the
// header.
#define TESSERA_INSTANTIATE(Op)                                                                                        \
    template Issues validate(const Op&);                                                                               \
    template TensorDesc offeredOutput(const Op&);                                                                      \
    template std::string_view featureLevel(const Op&);                                                                 \
    template Plan makePlan(const Op&);                                                                                 \
    template uint64_t estimatedTableBytes(const Op&);                                                                  \
    template Explanation explain(const Op&, const Plan&, uint64_t);                                                    \
    template std::string numpy(const Op&);
