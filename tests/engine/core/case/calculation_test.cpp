// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/case/calculation.h"

#include "engine/core/tensor/error.h"
#include "tests/support/thrown.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera {
namespace {

TEST(Calculation, GivesOneValueOrSeveral)
{
    const Variables variables = {{"elements", 130}, {"W", 5}, {"H", 3}};
    for (const auto& [text, value] : {std::pair("1*8 + 5", 13),
                                      {"floor(-0.5) + ceil(0.25)", 0},
                                      {"-7 % 4 - (2 - 3)", 2},
                                      {"8 / 2 / 2 - -1", 3},
                                      {"ceil(elements / 64)", 3}})
        EXPECT_EQ(calculated(text, variables), value) << text;
    EXPECT_THAT(calculatedList(" ceil(W / 2), H , 2*(1+floor(W/2)) - 1\r", variables), testing::ElementsAre(3, 3, 5));
}

TEST(Calculation, SaysWhatIsWrong)
{
    const std::string deep(1000, '(');
    for (const auto& [text, said] : {std::pair("ceil(w / 8)", "\"w\""),
                                     {"ceil(w / 8)", "W"},
                                     {"(W", "closing bracket"},
                                     {"W W", "character 3"},
                                     {"1)", "character 2"},
                                     {"W +", "a number or a name"},
                                     {"1..2", "an operator"},
                                     {".", "a number"},
                                     {"inf", "\"inf\""},
                                     {"1, 2", "expected one"},
                                     {"", "a number or a name"},
                                     {deep.c_str(), "too deeply"}})
        EXPECT_THAT(messageOf<TextError>([text = text] {
                        calculated(text, {{"W", 5}});
                    }),
                    testing::HasSubstr(said))
            << text;
}

} // namespace
} // namespace tessera
