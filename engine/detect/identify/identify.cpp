// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/identify.h"

#include "engine/detect/identify/search.h"

namespace tessera {

namespace {

// The likeliest first: each is asked only of what those before it leave.
constexpr SearchStep kSteps[] = {
    exchangedSizes,    oneChange,          oneChannelMore, otherPrecision,  otherTies,    moves,
    meantButForRegion, changeBesideRegion, twoChanges,     memoryReadOn,    otherValues,  changeInPart,
    samePicture,       vagueSums,          notANumber,     anyButForRegion, anyButForFew, oneValue,
};

} // namespace

Diagnosis identify(const Tensor& input, const Tensor& output, const std::optional<Operator>& meant,
                   const IdentifyOptions& options)
{
    Search search(input, output, meant, options);
    search.trials.run(search.list, options.progress);
    for (const SearchStep step : kSteps)
        if (std::optional<Answer> answer = step(search))
            return conclude(search, std::move(*answer));
    return unknown(search);
}

} // namespace tessera
