// SPDX-License-Identifier: Apache-2.0
// Questions with knobs: which setting of a case's fields makes its output equal to the one that is shown?
#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/element_text.h"
#include "engine/formats/io/case_input.h"
#include "engine/teach/lesson/knob.h"
#include "engine/teach/quiz/answers.h"
#include "engine/teach/quiz/drafts.h"
#include "engine/teach/quiz/pencil.h"
#include "engine/teach/quiz/questions.h"
#include "engine/teach/quiz/worked.h"

#include <algorithm>

namespace tessera::quiz {

namespace {

using KnobValues = std::vector<FieldChange>; // one of each knob

// A case and the settings of its knobs, of which the first is the case's own.
struct Bench {
    unsigned lesson;
    Case c;
    std::vector<KnobValues> settings;
};

// "Order = DEPTH_COLUMN_ROW, Layout = NHWC"
std::string settingText(const KnobValues& setting)
{
    return listText(setting, ", ", [](const FieldChange& each) { return each.field + " = " + each.value; });
}

// Every value of one knob with every one of the other.
std::vector<KnobValues> settingsOf(const FieldChange& first, const std::string& firstOther, const FieldChange& second,
                                   const std::string& secondOther)
{
    std::vector<KnobValues> settings;
    for (const std::string& one : {first.value, firstOther})
        for (const std::string& two : {second.value, secondOther})
            settings.push_back({{first.field, one}, {second.field, two}});
    return settings;
}

Bench layoutBench(Random& random)
{
    const uint32_t h = random.between(2, 3), w = h == 2 ? random.between(2, 3) : 2;
    const std::string line = "DEPTH_TO_SPACE --Sizes 1,3," + listText(std::vector{h, w}, ",")
        + " --DataType UINT32 --BlockSize 1 --data iota";
    Bench bench{2, caseFromText(line), {}};
    for (const char* letters : {"NCHW", "NHWC", "NCWH", "NWHC"})
        bench.settings.push_back({{std::string(kLayoutField), letters}});
    return bench;
}

Bench orderBench(Random& random)
{
    const uint32_t h = random.between(1, 2), w = random.between(2, h == 1 ? 3 : 2);
    const bool isDepthFast = random.oneIn(2);
    const std::string orders[] = {"DEPTH_COLUMN_ROW", "COLUMN_ROW_DEPTH"};
    const std::string &own = orders[isDepthFast ? 0 : 1], &other = orders[isDepthFast ? 1 : 0];
    const std::string line = "DEPTH_TO_SPACE1 --Sizes 1,8," + listText(std::vector{h, w}, ",")
        + " --DataType UINT32 --BlockSize 2 --Order " + own + " --data iota";
    return {4, caseFromText(line), settingsOf({"Order", own}, other, {std::string(kLayoutField), "NCHW"}, "NHWC")};
}

Bench centreBench(Random& random)
{
    const uint32_t w = random.between(3, 5);
    const std::string line = "RESAMPLE1 --Sizes 1,1,1," + std::to_string(w) + " --Scales 1,1,1,"
        + random.pick({"2", "4"})
        + " --InterpolationMode LINEAR --InputPixelOffsets 0,0,0,0 --OutputPixelOffsets 0,0,0,"
        + random.pick({"0", "-0.5"}) + " --data iota";
    Bench bench{8, caseFromText(line), {}};
    for (const char* offset : {"0", "0.25", "0.5", "1"})
        bench.settings.push_back({{"InputPixelOffsets[3]", offset}});
    return bench;
}

Bench roundingBench(Random& random)
{
    const bool isUp = random.oneIn(2);
    const std::string rules[] = {"INCREASING", "DECREASING"};
    const std::string &own = rules[isUp ? 0 : 1], &other = rules[isUp ? 1 : 0];
    const uint32_t w = random.between(3, 5);
    const std::string line = "RESAMPLE2 --Sizes 1,1,1," + std::to_string(w) + " --Scales 1,1,1,"
        + random.pick({"2", "3"}) + " --InterpolationMode NEAREST_NEIGHBOR --RoundingDirection " + own
        + " --InputPixelOffsets 0,0,0,0 --OutputPixelOffsets 0,0,0,-0.5 --data " + differentValues(w, 99, 1, random);
    return {9, caseFromText(line), settingsOf({"RoundingDirection", own}, other, {"InputPixelOffsets[3]", "0"}, "0.5")};
}

Bench filterBench(Random& random)
{
    const uint32_t w = 4 * random.between(2, 4);
    const std::string line = "RESAMPLE3 --Sizes 1,1,1," + std::to_string(w)
        + " --Scales 1,1,1,0.25 --InterpolationMode LINEAR --Antialiased false --data " + bumps(w, random);
    Bench bench{11, caseFromText(line), {}};
    const char* ways[][3] = {{"LINEAR", "false", "HALVING"},
                             {"NEAREST_NEIGHBOR", "false", "HALVING"},
                             {"LINEAR", "true", "HALVING"},
                             {"LINEAR", "true", "TRIANGLE"}};
    for (const auto& [mode, isFiltered, filter] : ways)
        bench.settings.push_back(
            {{"InterpolationMode", mode}, {"Antialiased", isFiltered}, {"AntialiasFilter", filter}});
    return bench;
}

Bench gradientBench(Random& random)
{
    const uint32_t w = 2 * random.between(2, 4);
    const std::string line = "RESAMPLE_GRAD --Sizes 1,1,1," + std::to_string(w) + " --OutputGradientTensor.Sizes 1,1,1,"
        + std::to_string(w / 2)
        + " --Scales 1,1,1,2 --InterpolationMode LINEAR --InputPixelOffsets 0,0,0,0.5 --OutputPixelOffsets 0,0,0,-0.5 "
          "--data "
        + differentValues(w, 12, 4, random);
    return {12, caseFromText(line),
            settingsOf({"InputPixelOffsets[3]", "0.5"}, "-0.5", {"OutputPixelOffsets[3]", "-0.5"}, "0.5")};
}

Bench benchOf(unsigned level, Random& random)
{
    using Make = Bench (*)(Random&);
    constexpr Make kFirst[] = {layoutBench, orderBench};
    constexpr Make kSecond[] = {orderBench, centreBench, roundingBench};
    constexpr Make kThird[] = {roundingBench, filterBench, gradientBench};
    return level == 1 ? random.pick(kFirst)(random)
        : level == 2  ? random.pick(kSecond)(random)
                      : random.pick(kThird)(random);
}

std::string mistakeWith(const FieldChange& chosen)
{
    const std::string &field = chosen.field, &value = chosen.value;
    if (field == kLayoutField)
        return value == "NHWC" ? "layout:channels-last" : value == "NCHW" ? "layout:planes" : "layout:letters";
    return field == "Order"              ? "order"
        : field == "RoundingDirection"   ? "nearest-rule"
        : field.starts_with("Antialias") ? "antialias"
        : field == "InterpolationMode"   ? "mode"
                                         : "offset";
}

// Of somebody who turns the knobs wrongly.
std::string mistakesBetween(const KnobValues& right, const KnobValues& chosen)
{
    std::vector<std::string> mistakes;
    for (size_t knob = 0; knob < right.size(); ++knob)
        if (!(chosen[knob] == right[knob]))
            mistakes.push_back(mistakeWith(chosen[knob]));
    if (std::ranges::count(mistakes, "antialias") > 1)
        mistakes.pop_back(); // its two fields are one
    if (mistakes == std::vector<std::string>{"offset", "offset"})
        return "gradient:offsets"; // each has the other's
    return joinedMistakes(mistakes);
}

bool isCopy(const Case& c)
{
    return c.op->axisMaps().empty() && fieldText(c.op, "BlockSize") == "1";
}

// "1·4 + 0·2 + 1·1 = 5": the house of an element.
std::string houseText(const TensorDesc& desc, uint64_t element)
{
    const std::vector<uint32_t> at = coordinates(desc.sizes, element);
    const std::vector<uint64_t> strides = effectiveStrides(desc);
    std::vector<std::string> terms;
    for (size_t axis = 1; axis < at.size(); ++axis)
        terms.push_back(std::to_string(at[axis]) + "·" + std::to_string(strides[axis]));
    return listText(terms, " + ") + " = " + std::to_string(offsetOf(desc, element));
}

// How an element of a setting's output is made, with numbers.
Message madeText(const Case& c, uint64_t output, const std::string& value)
{
    const Tensor input = loadInput(c);
    if (!c.op->axisMaps().empty())
        return oneLine(formulaOf(c.op, output)) + addedUp(c.op, input, output, value);
    const uint64_t source = sources(makePlan(c.op), output).list.front().element;
    const Message house = say("quiz", "Element %1 lives at house %2.")(elementText(input.desc.sizes, source),
                                                                       houseText(input.desc, source));
    return isCopy(c) ? house
                     : readText(input, elementText(outputDesc(c.op).sizes, output), source, false) + " " + house;
}

Message benchText(const Bench& bench)
{
    const std::string now = settingText(bench.settings.front());
    if (isCopy(bench.c))
        //: Sizes; fields with their values.
        return say("quiz", "A copy of %1. Now %2")(text(inputDesc(bench.c.op).sizes), now);
    //: A case; fields with their values.
    return say("quiz", "%1. Now %2")(about(bench.c), now);
}

} // namespace

std::optional<QuizQuestion> repairQuestion(const Wish& wish, Random& random)
{
    const Bench bench = benchOf(wish.level, random);
    if (!wish.allows(bench.lesson))
        return {};
    std::vector<Case> cases;
    std::vector<Candidate> made;
    for (const KnobValues& setting : bench.settings) {
        cases.push_back(changed(bench.c, setting));
        made.push_back({"", settingText(setting), referenceOutput(cases.back(), loadInput(cases.back()))});
    }
    if (!areAllDifferent(made))
        return {};
    const size_t right = 1 + static_cast<size_t>(random.below(cases.size() - 1));
    QuizQuestion question{.kind = QuizKind::Repair, .level = wish.level, .lesson = bench.lesson, .c = cases[right]};
    question.input = loadInput(bench.c);
    const Tensor& shown = made[right].output;
    question.telling = firstDifference(made[0].output, shown).value();
    for (size_t i = 1; i < cases.size(); ++i) {
        const uint64_t element = i == right ? question.telling : firstDifference(made[i].output, shown).value();
        const Message how = madeText(cases[i], element, valueText(made[i].output, element));
        const Message why = i == right
            ? say("quiz", "Output %1 is then %2. %3")(at(shown, element), valueText(shown, element), how)
            : wouldBe(say("quiz", "With that output %1 would be %2; here it is %3."), {}, made[i].output, shown,
                      element)
                + " " + how;
        question.answers.push_back(
            {made[i].words, i == right ? "none" : mistakesBetween(bench.settings[right], bench.settings[i]), why});
    }
    question.outputs = {{say("quiz", "Target"), shown}};
    if (question.c.op->axisMaps().empty() && !isCopy(question.c)) // else it is said with the answer
        question.formula = formulaOf(question.c.op, question.telling);
    question.words = say("quiz", "This case gives another output than the target. Which setting gives the target?");
    question.about = benchText(bench);
    shuffleAnswers(question, random);
    return question;
}

} // namespace tessera::quiz
