// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/operator.h"
#include "engine/core/tensor/tensor.h"

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

// As options, which mean the same whatever the engine: " --operator RESAMPLE1 --types FLOAT32,FLOAT16 --packed".
std::string toText(const CaseChoice& choice);
// For people: "RESAMPLE, RESAMPLE1; FLOAT32; packed". Empty: all cases.
std::string described(const CaseChoice& choice);

std::vector<std::string> operatorNames(); // of allOperators()
std::vector<Operator> operatorsOf(const CaseChoice& choice);
std::vector<DataType> typesOf(const Operator& op); // that it may have

// The values of the options, in whatever order. Throws TextError for what is no name, and for an operator or a type
// that the rest leaves no case of.
CaseChoice choiceFrom(const std::vector<std::string>& operators, const std::optional<std::string>& types,
                      bool isPacked);

// One of several machines that share a sweep: the cases whose number leaves index − 1 when divided by count.
struct Shard {
    uint64_t index = 1; // from 1
    uint64_t count = 1;

    bool operator==(const Shard&) const = default;
    uint64_t cases(uint64_t all) const { return (all + count - index) / count; }
    uint64_t caseAt(uint64_t own) const { return own * count + index - 1; }
};

Shard shardFrom(const std::string& text); // "3/16"; throws TextError
std::string toText(const Shard& shard); // "3/16"

} // namespace tessera
