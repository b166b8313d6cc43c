// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/plan/index_map.h"
#include "engine/detect/identify/prediction.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace tessera {

// What the values alone say. Tensors are packed; of a large one no more than a sixteenth of the values is kept at a
// time.

// Both throw Cancelled.
bool haveSameValues(const Tensor& a, const Tensor& b, const std::stop_token& stop); // the same bits as often, anywhere
bool areUnique(const Tensor& tensor, const std::stop_token& stop); // no two elements have the same bits

// Whether some elements of the grid, all that are asked, are elements of the input.
bool areCopies(const Grid& grid, const Tensor& input);
uint64_t countExplained(const Prediction& prediction, const Grid& grid); // elements
bool explainsAll(const Prediction& prediction, const Grid& grid);
bool isPlane(const Grid& grid); // values grow evenly along every axis, or not at all

// Elements of a grid that are taken for evidence, at most 4096: those that are taken, or all; those that are explained.
using Numbers = std::vector<uint64_t>;
Numbers numbersOf(const Grid& grid, const std::function<bool(uint64_t number, const Place& at)>& isTaken = {});
Numbers explainedBy(const Prediction& prediction, const Grid& grid);
// The logarithm to base 2 of how many ways there are to place their values: what agreement in every place is worth,
// however the values came about.
double information(const Grid& grid, const Numbers& of);
// The same of agreement with this prediction, which may accept values of other places too.
double information(const Grid& grid, const Prediction& prediction, const Numbers& of);
// The same where values are computed: each value that occurs is worth as many bits as it takes to say it among those
// between the least and the largest, as finely as the prediction tells them apart. A few reals are much, many zeros are
// nothing.
double informationOfValues(const Grid& grid, const Prediction& prediction, const Numbers& of);
// The permutation of digits that moves the input's elements to the output's, read off from values that occur once along
// the lines through the first element, and then verified on every element. None: there is none, or they do not tell.
// Throws Cancelled.
std::optional<IndexMap> digitsOfValues(const Tensor& input, const Tensor& output, const std::stop_token& stop);

} // namespace tessera
