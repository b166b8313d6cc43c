// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/case/calculation.h"

#include "engine/core/tensor/error.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;

std::string calculationRefusal(std::string_view text)
{
    try {
        calculated(text, {{"W", 5}});
    } catch (const TextError& error) {
        return error.what();
    }
    return "";
}

TEST(Calculation, GivesOneValueOrSeveral)
{
    const Variables variables = {{"elements", 130}, {"W", 5}, {"H", 3}};
    EXPECT_EQ(calculated("1*8 + 5"), 13);
    EXPECT_EQ(calculated("floor(-0.5) + ceil(0.25)"), 0);
    EXPECT_EQ(calculated("-7 % 4 - (2 - 3)"), 2);
    EXPECT_EQ(calculated("8 / 2 / 2 - -1"), 3);
    EXPECT_EQ(calculated("ceil(elements / 64)", variables), 3);
    EXPECT_THAT(calculatedList(" ceil(W / 2), H , 2*(1+floor(W/2)) - 1\r", variables), ElementsAre(3, 3, 5));
}

TEST(Calculation, SaysWhatIsWrong)
{
    EXPECT_THAT(calculationRefusal("ceil(w / 8)"), AllOf(HasSubstr("\"w\""), HasSubstr("W")));
    EXPECT_THAT(calculationRefusal("(W"), HasSubstr("closing bracket"));
    EXPECT_THAT(calculationRefusal("W W"), HasSubstr("character 3"));
    EXPECT_THAT(calculationRefusal("1)"), HasSubstr("character 2"));
    EXPECT_THAT(calculationRefusal("W +"), HasSubstr("a number or a name"));
    EXPECT_THAT(calculationRefusal("1..2"), HasSubstr("an operator"));
    EXPECT_THAT(calculationRefusal("."), HasSubstr("a number"));
    EXPECT_THAT(calculationRefusal("inf"), HasSubstr("\"inf\""));
    EXPECT_THAT(calculationRefusal("1, 2"), HasSubstr("expected one"));
    EXPECT_THAT(calculationRefusal(""), HasSubstr("a number or a name"));
    EXPECT_THAT(calculationRefusal(std::string(1000, '(')), HasSubstr("too deeply"));
}

} // namespace
} // namespace tessera
