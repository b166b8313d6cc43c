// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/random.h"
#include "engine/core/tensor/tensor.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tessera {

// Which random cases are drawn. Lists are in the order of allOperators() and kDataTypes, and empty where all are meant.
struct CaseChoice {
    std::vector<std::string> operators = {}; // "DEPTH_TO_SPACE1"
    std::vector<DataType> types = {};
    bool isPacked = false; // no strides

    bool operator==(const CaseChoice&) const = default;
};

// As options: " --operator RESAMPLE1 --types FLOAT32,FLOAT16 --packed".
std::string toText(const CaseChoice& choice);
// For people: "RESAMPLE, RESAMPLE1; FLOAT32; packed". Empty: all cases.
std::string described(const CaseChoice& choice);

std::vector<std::string> operatorNames(); // of allOperators()
std::vector<Operator> operatorsOf(const CaseChoice& choice);
std::vector<DataType> typesOf(const Operator& op); // that it supports

// Reads the options' values in any order. Throws TextError for an unknown name, and for an operator or a type without
// cases.
CaseChoice choiceFrom(const std::vector<std::string>& operators, const std::optional<std::string>& types,
                      bool isPacked);

// The part of one of several machines that share a sweep: the cases whose number modulo `count` is index − 1.
struct Shard {
    uint64_t index = 1; // from 1
    uint64_t count = 1;

    bool operator==(const Shard&) const = default;
    uint64_t cases(uint64_t all) const { return (all + count - index) / count; }
    uint64_t caseAt(uint64_t own) const { return own * count + index - 1; }
};

Shard shardFrom(const std::string& text); // "3/16"; throws TextError
std::string toText(const Shard& shard); // "3/16"

// The random cases of sweeps. They are small and without issues: any operator, type, rank, order, mode, shape, layout
// (packed, permuted, padded; an input also repeated by strides of 0), scales and offsets that crop, clamp and hit ties,
// up to FLT_MAX; data random or special.
class RandomCases {
public:
    // Draws cases of the choice, its operators equally often, and its types where it names any. Throws TextError where
    // there is none.
    explicit RandomCases(const CaseChoice& choice = {});

    // Case `index` of the sweep with this seed. It depends only on these and the choice.
    Case at(uint64_t seed, uint64_t index) const;
    std::vector<Operator> operators() const; // that are drawn

private:
    struct Kind {
        Operator op;
        std::vector<DataType> types; // to choose from; empty: the operator chooses
    };

    std::vector<Kind> m_kinds;
    bool m_isPacked;
};
Case randomCase(uint64_t seed, uint64_t index); // of all

// How often each of its decisions goes which way.
std::vector<WeightTable> randomCaseWeights();

} // namespace tessera
