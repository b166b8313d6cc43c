// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/sweep/support.h"

#include "engine/compute/registry/registry.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"
#include "tests/support/test_engine.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace tessera::support_test {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;

// What an engine that takes what `takes` says is found to take, and how often it is asked.
struct Found {
    Support support;
    uint64_t asked = 0;
};
template <class Takes> Found foundOf(const CaseChoice& choice, Takes takes)
{
    Found found;
    found.support = supportOf(choice, [&](const Case& c) -> std::optional<Refused> {
        ++found.asked;
        EXPECT_TRUE(validate(c.op).empty()) << toText(c);
        return takes(c) ? std::nullopt : std::optional(Refused{"mine", "never heard of it"});
    });
    return found;
}

bool isOf(const Case& c, std::string_view op)
{
    return name(c.op) == op;
}

TEST(Support, AnEngineThatTakesAllIsAskedLittle)
{
    const Found found = foundOf({}, [](const Case&) { return true; });
    EXPECT_EQ(found.support.choice, CaseChoice());
    EXPECT_TRUE(found.support.refusals.empty());
    EXPECT_LE(found.asked, allOperators().size() + kDataTypes.size());
}

TEST(Support, OfOneOperatorIsFoundByEightRefusalsOfEachOther)
{
    const Found found = foundOf({}, [](const Case& c) { return isOf(c, "RESAMPLE1"); });
    EXPECT_THAT(found.support.choice.operators, ElementsAre("RESAMPLE1"));
    EXPECT_TRUE(found.support.choice.types.empty()); // those of this operator are all taken
    EXPECT_FALSE(found.support.choice.isPacked);
    ASSERT_EQ(found.support.refusals.size(), allOperators().size() - 1);
    EXPECT_EQ(found.support.refusals.front(), (Refusal{"DEPTH_TO_SPACE", "mine", 8}));
}

TEST(Support, TypesAndStridesAreAskedWithWhatWasTaken)
{
    const auto takes = [](const Case& c) {
        const Operator& op = c.op;
        return isOf(c, "SPACE_TO_DEPTH1") && isFloat(inputDesc(op).dataType) && !inputDesc(op).strides
            && !outputDesc(op).strides && inputDesc(op).sizes[0] > 1;
    };
    const Support support = foundOf({}, takes).support;
    EXPECT_EQ(support.choice,
              (CaseChoice{{"SPACE_TO_DEPTH1"}, {DataType::Float64, DataType::Float32, DataType::Float16}, true}));
    EXPECT_EQ(std::ranges::count(support.refusals, "INT64", &Refusal::what), 1);
    EXPECT_EQ(support.refusals.back(), (Refusal{std::string(kStrides), "mine", 8}));
}

// The options of what was found find it again.
TEST(Support, IsFoundAgainFromItsOwnOptions)
{
    const auto takes = [](const Case& c) { return isOf(c, "RESAMPLE2") && inputDesc(c.op).dataType == DataType::Int8; };
    const CaseChoice choice = foundOf({}, takes).support.choice;
    const Found again = foundOf(choice, takes);
    EXPECT_EQ(again.support.choice, choice);
    EXPECT_TRUE(again.support.refusals.empty());
}

TEST(Support, WhatIsNamedStaysThoughItIsRefused)
{
    const CaseChoice told{{"RESAMPLE", "RESAMPLE1"}, {DataType::Float32}};
    const Support support = foundOf(told, [](const Case& c) { return isOf(c, "RESAMPLE"); }).support;
    EXPECT_EQ(support.choice, told);
    EXPECT_TRUE(support.refusals.empty());
    const CaseChoice one{{"RESAMPLE1"}};
    EXPECT_EQ(foundOf(one, [](const Case&) { return false; }).support.choice, one);
}

TEST(Support, AnEngineThatRefusesEverythingIsAnError)
{
    const auto ask = [] { foundOf({}, [](const Case&) { return false; }); };
    EXPECT_THAT(ask,
                testing::ThrowsMessage<EngineError>(AllOf(HasSubstr("mine refused each of 80 cases"),
                                                          HasSubstr("never heard of it"), HasSubstr("--operator"))));
}

TEST(Support, OnlyARefusalIsOne)
{
    const auto reference = makeEngine("reference");
    const Case c = caseFromText("DEPTH_TO_SPACE1 --Sizes 1,8,1,1 --data iota");
    for (const FailureKind kind : {FailureKind::Failed, FailureKind::Crash, FailureKind::Invalid})
        EXPECT_FALSE(askingBoth(failing(kind, "no"), *reference, {}, {})(c));
    const TestEngine refusing = failing(FailureKind::Unsupported, "no");
    EXPECT_EQ(askingBoth(refusing, *reference, {}, {})(c)->engine, "tested");
    EXPECT_EQ(askingBoth(*reference, refusing, {}, {})(c)->engine, "tested");
}

// Each of them may take half a minute.
TEST(Support, AnEngineThatHangsIsAskedOnce)
{
    const auto reference = makeEngine("reference");
    size_t runs = 0;
    const TestEngine hanging = failing([&] {
        ++runs;
        throw RunFailure(FailureKind::Timeout, "no");
    });
    EXPECT_EQ(supportOf({}, askingBoth(hanging, *reference, {}, {})).choice, CaseChoice());
    EXPECT_EQ(runs, 1u);
}

TEST(Support, OursAreNotAsked)
{
    const auto cpu = makeEngine("cpu"), reference = makeEngine("reference");
    EXPECT_FALSE(askingBoth(*cpu, *reference, {}, {}));
}

} // namespace
} // namespace tessera::support_test
