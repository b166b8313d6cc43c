// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/calls/tensor_calls.h"

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

// What resources/signatures.txt calls them.
constexpr std::pair<std::string_view, Action> kActions[] = {
    {"keep", kept},
    {"reshape", reshaped},
    {"permute", permuted},
    {"swap", swapped},
    {"move-axis", movedAxis},
    {"repeat-elements", repeatedElements},
    {"tile", tiled},
    {"broadcast", broadcast},
    {"with-one", withOne},
    {"without-ones", withoutOnes},
    {"flatten", flattened},
    {"flatten-around", flattenedAround},
    {"slice", sliced},
    {"slice-axes", slicedAxes},
    {"select", selected},
    {"split-by-sizes", splitBySizes},
    {"split-by-count", splitByCount},
    {"split-by-count-or-sizes", splitByCountOrSizes},
    {"unbind", unbound},
    {"concatenate", concatenated},
    {"stack", stacked},
    {"side-by-side", sideBySide},
    {"kron", kronecker},
    {"repeat", repeatedAlong},
    {"measure", measured},
    {"rank", ranked},
    {"elements", elementsCounted},
    {"unflatten", unflattened},
    {"transpose", transposedByMethod},
    {"repeat-method", repeatedByMethod},
    {"unfold", unfoldedBlocks},
    {"fold", foldedBlocks},
    {"to-space", movedToSpace},
    {"to-depth", movedToDepth},
    {"resize", resizedByRow},
    {"windows", windowed},
    {"rearrange", rearrangedByPattern},
    {"einsum", einsummed},
    {"sequence", sequence},
    {"made", made},
    {"fill", filled},
    {"declare", declaredOnly},
    {"count", counted},
    {"space", spaced},
    {"literal", literal},
    {"load", loaded},
    {"convert", converted},
    {"convert-number", convertedOrNumber},
    {"itself", itself},
    {"nothing", nothing},
    {"symbol", symbol},
    {"number", oneNumber},
    {"combine", combinedNumbers},
    {"length", length},
    {"range", rangeList},
    {"list", listOfAny},
    {"reverse", reversedList},
    {"dictionary", dictionary},
    {"node", onnxNode},
    {"make-node", onnxMadeNode},
    {"make-tensor", onnxTensor},
    {"from-array", onnxFromArray},
    {"value-info", onnxValueInfo},
    {"opset", onnxOpset},
    {"direct-ml", directMlOperator},
};

} // namespace

Action actionNamed(std::string_view word)
{
    const auto* found = std::ranges::find(kActions, word, &std::pair<std::string_view, Action>::first);
    return found == std::end(kActions) ? nullptr : found->second;
}

} // namespace tessera
