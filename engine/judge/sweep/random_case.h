// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/core/tensor/random.h"
#include "engine/judge/sweep/case_choice.h"

#include <cstdint>
#include <vector>

namespace tessera {

// The random cases of sweeps. They are small and without issues: any operator, type, rank, order, mode, shape, layout
// (packed, permuted, padded; an input also repeated by strides of 0), scales and offsets that crop, clamp and hit ties,
// up to FLT_MAX; data random or special.
class RandomCases {
public:
    // Only those of the choice are drawn, each operator of it alike, and each type where it names types. Throws
    // TextError where it leaves none.
    explicit RandomCases(const CaseChoice& choice = {});

    // Case `index` of the sweep with this seed: it depends on these and on the choice alone.
    Case at(uint64_t seed, uint64_t index) const;
    std::vector<Operator> operators() const; // that are drawn

private:
    struct Kind {
        Operator op;
        std::vector<DataType> types; // to draw one of; empty: whichever the operator draws
    };

    std::vector<Kind> m_kinds;
    bool m_isPacked;
};
Case randomCase(uint64_t seed, uint64_t index); // of all

// How often each of its decisions goes which way.
std::vector<WeightTable> randomCaseWeights();

} // namespace tessera
