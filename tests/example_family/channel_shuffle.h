// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/operators.h"

// An operator that the engine does not have, made as a program that links the engine would make one.
namespace example {

// The channels as GroupCount groups of equal size: channel i of group g becomes channel i·GroupCount + g.
struct ChannelShuffle {
    static constexpr std::string_view kName = "CHANNEL_SHUFFLE";
    static constexpr tessera::Text kSentence =
        tessera::say("example", "Deals the channels of every group out to all groups.");
    tessera::TensorDesc input, output;
    uint32_t groupCount = 2;
    bool operator==(const ChannelShuffle&) const = default;
};

void addChannelShuffle(); // to the engine's operators, with its oracle; once, at the start

std::unique_ptr<tessera::OperatorModel> modelOf(ChannelShuffle op);

} // namespace example
