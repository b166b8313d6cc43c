// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/compute/faulty/faulty_engine.h"
#include "engine/compute/reference/reference_engine.h"
#include "engine/core/compare/tolerance.h"
#include "engine/core/engines/run_failure.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/value.h"
#include "engine/detect/identify/hypothesis.h"
#include "engine/detect/identify/identify.h"
#include "engine/formats/io/case_input.h"
#include "tests/app/base/look/words_in_russian.h"

#include <gtest/gtest.h>

namespace tessera {
namespace {

// Everything that identify says of every bad engine, of cases of each family, and where nothing is meant.
class DiagnosisWords : public WordsInRussian {
protected:
    void expectAllKnown(const Diagnosis& found, const std::string& where)
    {
        std::vector<Message> all = found.sentences;
        all.insert(all.end(), found.equals.begin(), found.equals.end());
        all.push_back(briefly(found));
        for (const Message& each : all) {
            if (found.isNamed() || !each.isWords()) {
                EXPECT_EQ(englishIn(inWindowLanguage(each)), "") << where << ": " << english(each) << "\n"
                                                                 << said(each);
            }
            ++m_checked;
        }
    }
    size_t m_checked = 0;
};

constexpr const char* kDiagnosed[] = {
    "DEPTH_TO_SPACE1 --Sizes 1,18,3,4 --DataType FLOAT32 --BlockSize 3 --Order COLUMN_ROW_DEPTH --data random:1",
    "SPACE_TO_DEPTH1 --Sizes 2,4,6,12 --DataType UINT8 --BlockSize 3 --Order DEPTH_COLUMN_ROW --data random:3",
    "DEPTH_TO_SPACE1 --Sizes 2,36,4,4 --Strides 576,1,144,36 --DataType FLOAT16 --BlockSize 3 --data random:4",
    "RESAMPLE1 --Sizes 1,3,7,9 --DataType FLOAT32 --Scales 1,1,1.5,2 --data random:5",
    "RESAMPLE1 --Sizes 2,3,7,9 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,1.7,2.3 --data random:6",
    "RESAMPLE --Sizes 1,3,8,11 --DataType UINT8 --InterpolationMode LINEAR --Scales 1,1,2.4,0.7 --data random:9",
    "RESAMPLE3 --Sizes 1,3,17,23 --InterpolationMode LINEAR --Antialiased true --Scales 1,1,0.4,0.6 --data random:10",
    "RESAMPLE1 --Sizes 1,3,6,10 --OutputTensor.Sizes 1,3,1,4 --InterpolationMode LINEAR --Scales 1,1,0.16,0.45 "
    "--data random:14",
    "RESAMPLE_GRAD --Sizes 1,3,9,14 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,1.5,2 --data random:12",
    "DEPTH_TO_SPACE1 --Sizes 1,4,1,1 --DataType UINT8 --BlockSize 2 --data constant:1",
};

TEST_F(DiagnosisWords, EveryDiagnosisOfABadEngineIsKnown)
{
    for (const char* line : kDiagnosed) {
        const Case c = caseFromText(line);
        const Tensor input = loadInput(c);
        for (const Mistake& mistake : mistakes()) {
            if (!outsideScope(mistake.scope, c).isEmpty())
                continue;
            const Plan plan = makePlan(c.op);
            Tensor output(plan.output);
            try {
                makeFaultyEngine("sabotage:" + std::string(mistake.name), {.threads = 1})->run(c, plan, input, output);
            } catch (const RunFailure&) {
                continue; // it cannot be made in this case
            }
            const std::string where = toText(c) + ", " + std::string(mistake.name);
            expectAllKnown(identify(input, output, c.op), where);
            if (mistake.name == "order" || mistake.name == "none" || mistake.name == "layout")
                expectAllKnown(identify(input, output), where + ", nothing is meant");
        }
    }
    EXPECT_GT(m_checked, 400U);
}

// What identify may call an output, whether a bad engine makes it or not.
TEST_F(DiagnosisWords, EveryNameOfAMistakeIsKnown)
{
    for (const char* line : kDiagnosed)
        for (const Hypothesis& each : hypothesesOf(caseFromText(line).op, Listing::Named)) {
            const Message& words = each.what.words;
            if (each.changes == 1 && !words.isWords()) {
                EXPECT_EQ(englishIn(inWindowLanguage(words)), "") << english(words) << "\n" << said(words);
            }
        }
}

TEST_F(DiagnosisWords, OutputsThatAreNearlySomethingToo)
{
    const Case c = caseFromText("RESAMPLE1 --Sizes 1,3,6,8 --DataType FLOAT32 --InterpolationMode LINEAR --Scales "
                                "1,1,2,3 --data random:1");
    const Tensor input = loadInput(c);
    Tensor right(outputDesc(c.op));
    ReferenceEngine().run(c, makePlan(c.op), input, right);
    Tensor damaged = right, scaled(right.desc);
    damaged.setBits(100, 0);
    damaged.setBits(300, 0x3f800000);
    for (uint64_t i = 0; i < elementCount(right.desc); ++i)
        scaled.setBits(i, fromDouble(DataType::Float32, toDouble(DataType::Float32, right.bits(i)) / 255));
    for (const Tensor& output : {damaged, scaled})
        expectAllKnown(identify(input, output, c.op), "an output that is nearly right");
}

TEST_F(DiagnosisWords, SizesThatAreNotMeantAndUnrelatedTensorsToo)
{
    const Case c = caseFromText("RESAMPLE1 --Sizes 1,3,6,8 --DataType FLOAT32 --Scales 1,1,2,3 --data random:1");
    const Tensor input = loadInput(c);
    for (const char* other :
         {"RESAMPLE1 --Sizes 1,3,6,8 --OutputTensor.Sizes 1,3,24,12 --Scales 1,1,3,2 --data random:1",
          "RESAMPLE1 --Sizes 1,3,6,8 --OutputTensor.Sizes 1,3,12,23 --Scales 1,1,2,3 --data random:1",
          "RESAMPLE1 --Sizes 1,3,6,8 --Scales 1,1,2,3 --data random:77"}) {
        const Case made = caseFromText(other);
        const Plan plan = makePlan(made.op);
        Tensor output(plan.output);
        ReferenceEngine().run(made, plan, loadInput(made), output);
        expectAllKnown(identify(input, output, c.op), other);
        expectAllKnown(identify(input, output), other);
    }
    const Cause none = cause(c.op, input, input, input, false);
    EXPECT_EQ(englishIn(inWindowLanguage(briefly(none))), "") << english(briefly(none));
}

TEST_F(DiagnosisWords, TheRegionThatIsLeftIsInTheSentence)
{
    const Message rest = say("identify", "%1, without writing %2,")(say("identify", "the meant operator"),
                                                                    say("identify", "the last %1 rows")(3));
    EXPECT_EQ(said(say("identify", "%1 is what %2 gives.")("B", rest)),
              "B — это результат: задуманный оператор, не записано: последние строки (3).");
    EXPECT_EQ(
        said(say("identify", "This data cannot tell it from %1.")(
            joined({"order: COLUMN_ROW_DEPTH", "layout: " + Message(say("identify", "an input that is read as NHWC")),
                    say("identify", "%1 more")(2)},
                   "; "))),
        "Эти данные не отличают его от следующего: order: COLUMN_ROW_DEPTH; layout: вход прочитан как NHWC; ещё 2.");
}

// Rules of every tolerance that has another form.
TEST_F(DiagnosisWords, EveryRuleOfAToleranceIsKnown)
{
    const Case linear = caseFromText("RESAMPLE1 --Sizes 1,1,4,4 --DataType UINT8 --InterpolationMode LINEAR --Scales "
                                     "1,1,2,2");
    const Case nearest = caseFromText("RESAMPLE1 --Sizes 1,1,4,4 --Scales 1,1,2,2");
    for (const Case& c : {linear, nearest})
        for (const double atol : {0.0, 0.5})
            for (const uint64_t ulp : {0, 84})
                for (const bool bound : {false, true})
                    for (const bool any : {false, true})
                        for (const bool either : {false, true}) {
                            const Tolerance tolerance{.atol = atol,
                                                      .ulp = ulp,
                                                      .interpolationBound = bound,
                                                      .nanEqualsNan = !any,
                                                      .eitherNeighbour = either,
                                                      .integers =
                                                          bound ? IntegerRounding::HalfUp : IntegerRounding::Truncate,
                                                      .anyCoordinates = any,
                                                      .allowedShare = either ? 0.01 : 0,
                                                      .hardLimit = any ? 3.0 : std::numeric_limits<double>::infinity()};
                            const Message rule = ruleText(tolerance, makePlan(c.op));
                            EXPECT_EQ(englishIn(inWindowLanguage(rule)), "") << english(rule);
                        }
    for (const TolerancePreset& preset : tolerancePresets()) {
        EXPECT_NE(inWindowLanguage(preset.title).toStdString(), english(preset.title));
        EXPECT_NE(inWindowLanguage(preset.sentence).toStdString(), english(preset.sentence));
    }
}

} // namespace
} // namespace tessera
