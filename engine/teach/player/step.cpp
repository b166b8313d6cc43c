// SPDX-License-Identifier: Apache-2.0
#include "engine/teach/player/step.h"

#include "engine/core/tensor/element_text.h"

#include <algorithm>

namespace tessera {

namespace {

// Of a step of the input's order that fills nothing.
Message emptySentence(const Plan& plan, const Places& turn)
{
    const Message read = placesText(turn, plan.input.sizes);
    uint64_t readers = 0;
    for (uint64_t i = 0; i < std::min<uint64_t>(turn.count(), 64) && readers == 0; ++i)
        readers = targets(plan, turn.at(i), 1).count;
    return readers == 0 ? say("player", "Input %1 is read by no output: nothing is filled.")(read)
                        : say("player", "Input %1 waits: the outputs that read it read a later element as well.")(read);
}

} // namespace

Message placesText(const Places& places, std::span<const uint32_t> sizes)
{
    const std::string first = elementText(sizes, places.at(0));
    return places.count() == 1
        ? Message(first)
        : say("player", "from %1 to %2")(first, elementText(sizes, places.at(places.count() - 1)));
}

StepWords wordsOf(const Operator& op, const Plan& plan, const Player& player, uint64_t step)
{
    const Places places = player.places(step);
    if (places.count() == 0)
        return {{}, emptySentence(plan, player.turn(step))};
    Explanation first = explain(op, plan, places.at(0));
    if (places.count() == 1)
        return {std::move(first.formula), std::move(first.sentence)};
    return {std::move(first.formula),
            say("player", "Fills %1 elements %2. The first: %3")(places.count(), placesText(places, plan.output.sizes),
                                                                 std::move(first.sentence))};
}

StepWords wordsAfter(const Operator& op, const Plan& plan, const Player& player, uint64_t stepsDone)
{
    if (stepsDone == 0)
        return {{}, say("player", "Nothing is filled yet.")};
    return wordsOf(op, plan, player, stepsDone - 1);
}

} // namespace tessera
