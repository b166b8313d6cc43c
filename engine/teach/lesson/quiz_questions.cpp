// SPDX-License-Identifier: Apache-2.0
// Questions with their answers: the right one, and what real mistakes give.
#include "engine/compute/cpu/cpu_engine.h"
#include "engine/compute/reference/reference_engine.h"
#include "engine/compute/registry/faulty_engine.h"
#include "engine/core/case/generator.h"
#include "engine/core/ops/axes.h"
#include "engine/core/ops/axis_taps.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/run_failure.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/teach/lesson/quiz_drafts.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace tessera::quiz {

namespace {

constexpr std::string_view kNoMistake = "none";

// The output of a case that is run rightly, or with a mistake.
struct Candidate {
    std::string_view mistake; // kNoMistake, or a mistake of faulty_engine.h
    Text words; // "the channel number is read in the other order"; empty for the right output
    Tensor output;
};

// The first element whose rounded text differs; none: the outputs look the same.
std::optional<uint64_t> firstDifference(const Tensor& a, const Tensor& b)
{
    for (uint64_t i = 0; i < elementCount(a.desc); ++i)
        if (roundedText(toDouble(a, i)) != roundedText(toDouble(b, i)))
            return i;
    return {};
}

struct Words {
    std::string_view mistake;
    Text sentence; // for a learner
    Text ofNearest = {}; // where the case copies the nearest element; empty: the same sentence
};

// The likeliest mistake first: of two with the same output, the first is named.
constexpr Words kWords[] = {
    {"order", say("quiz", "the channel number is read in the other order")},
    {"coordinates", say("quiz", "the corners are the origin: x = o / scale")},
    {"coordinates:half-pixel", say("quiz", "pixel centres are used: x = (o + 0.5) / scale − 0.5")},
    {"coordinates:align-corners", say("quiz", "the corners are aligned: x = o·(in − 1) / (out − 1)")},
    {"nearest-rule", say("quiz", "the coordinate is rounded by another rule")},
    {"gradient", say("quiz", "the gradient is resized like a picture, and not added up")},
    {"gradient:offsets", say("quiz", "the two offsets are exchanged: each is taken for the other tensor's")},
    {"antialias", say("quiz", "the antialias filter is switched off where it is on, or on where it is off")},
    {"mode", say("quiz", "the nearest element is copied, and nothing is blended"),
     say("quiz", "neighbours are blended, and not one copied")},
    {"permutation", say("quiz", "row and column inside the block are exchanged")},
    {"permutation:batch", say("quiz", "the batch is read as the fast part of the channel number")},
    {"layout", say("quiz", "the strides are ignored: the memory is read as if it were packed")},
    {"layout:channels-last", say("quiz", "the memory is read as NHWC, as if the channels of a pixel lay side by side")},
    {"swapped-axes", say("quiz", "rows and columns of the input are exchanged")},
    {"swapped-axes:parameters", say("quiz", "each axis has the other one's scale, and past the end the edge repeats")},
    {"edge", say("quiz", "the coordinates are clamped one element before the end")},
    {"edge:extrapolated", say("quiz", "the edge is not repeated: weights outside become negative")},
    {"tie", say("quiz", "the other neighbour is taken on a tie")},
    {"swapped-axes:flipped", say("quiz", "the picture is read from its last row up")},
};

// Takes a block's rows for its columns, for any block size.
std::optional<Tensor> exchangedInBlock(const Case& c, Plan plan, const Tensor& input)
{
    auto* work = std::get_if<StridedCopy>(&plan.work);
    if (!work)
        return {};
    const auto placeOf = [&](std::string_view name) {
        return size_t(std::ranges::find(work->factors, name, &AxisFactor::name) - work->factors.begin());
    };
    const size_t row = placeOf("by"), column = placeOf("bx");
    if (std::max(row, column) == work->factors.size())
        return {};
    std::swap(work->inStrides[row], work->inStrides[column]);
    Tensor output(plan.output);
    makeCpuEngine(1)->run(c, plan, input, output);
    return output;
}

std::optional<Tensor> mistakenOutput(std::string_view mistake, const Case& c, const Plan& plan, const Tensor& input)
{
    if (mistake == "permutation")
        return exchangedInBlock(c, plan, input);
    const auto engine = makeFaultyEngine(std::string(kFaultyEngine) + ":" + std::string(mistake), {.threads = 1});
    Tensor output(plan.output);
    try {
        engine->run(c, plan, input, output);
    } catch (const RunFailure&) {
        return {}; // the mistake cannot be made in this case
    }
    return output;
}

// Mistakes that make no sense here: to read NHWC as NHWC, to exchange the axes of a row, to clamp a sum.
bool isOutOfPlace(std::string_view mistake, const Case& c)
{
    const TensorDesc& input = inputDesc(c.op);
    return (mistake == "layout:channels-last" && input.strides)
        || (mistake == "swapped-axes:parameters" && input.sizes[2] == 1)
        || (mistake.starts_with("edge") && isTransposed(c.op));
}

Tensor referenceOutput(const Case& c, const Tensor& input)
{
    const Plan plan = makePlan(c.op);
    Tensor output(plan.output);
    ReferenceEngine().run(c, plan, input, output);
    return output;
}

// The right output, then those of mistakes that change something, the likeliest first. The case has no issues.
std::vector<Candidate> candidatesOf(const Case& c, const Tensor& input)
{
    std::vector<Candidate> candidates{{kNoMistake, {}, referenceOutput(c, input)}};
    const Plan plan = makePlan(c.op);
    const std::vector<AxisMap> maps = axisMaps(c.op);
    const bool isNearest = !maps.empty() && maps.front().mode == InterpolationMode::NearestNeighbor;
    for (const Words& each : kWords) {
        if (isOutOfPlace(each.mistake, c))
            continue;
        std::optional<Tensor> output = mistakenOutput(each.mistake, c, plan, input);
        if (output && firstDifference(*output, candidates.front().output))
            candidates.push_back({each.mistake, isNearest && !each.ofNearest.isEmpty() ? each.ofNearest : each.sentence,
                                  std::move(*output)});
    }
    return candidates;
}

constexpr size_t kOffered = 4; // answers
constexpr uint64_t kMostShown = 40; // values of a tensor, so that it can be read
constexpr uint32_t kMostPlanes = 8;

bool copiesNearest(const Operator& op)
{
    const std::vector<AxisMap> maps = axisMaps(op);
    return !maps.empty() && maps.back().mode == InterpolationMode::NearestNeighbor;
}

bool copies(const Operator& op) // one input element for each output
{
    return axisMaps(op).empty() || (copiesNearest(op) && !isTransposed(op));
}

// Whether exact arithmetic and float32 choose the same element.
bool isExact(const Operator& op, uint64_t output)
{
    if (!copies(op))
        return true;
    const std::vector<AxisMap> maps = axisMaps(op);
    const std::vector<uint32_t> at = coordinates(outputDesc(op).sizes, output);
    for (size_t axis = 0; axis < maps.size(); ++axis) {
        const NearestRule rule = maps[axis].rounding;
        if (nearestUnder(maps[axis], at[axis], rule, Arithmetic::Exact)
            != nearestUnder(maps[axis], at[axis], rule, Arithmetic::Division))
            return false;
    }
    return true;
}

// Puts commas where a formula has several spaces: "y = 1 = 0·2 + 1, h = 0, by = 1".
Message inOneSentence(std::string formula)
{
    for (size_t gap = formula.find("  "); gap != std::string::npos; gap = formula.find("  "))
        formula.replace(gap, formula.find_first_not_of(' ', gap) - gap, ", ");
    return formula;
}

// Explains where the element comes from: a sentence, and the axes' formulas with numbers.
Message sentenceOf(const Operator& op, uint64_t output)
{
    const Explanation explanation = explain(op, makePlan(op), output);
    std::vector<Message> lines;
    for (const FormulaLine& line : explanation.formula)
        if (line.axis >= 0 && !line.coordinate)
            lines.push_back(line.text.isWords() ? inOneSentence(line.text.words()) : line.text);
    return lines.empty() ? explanation.sentence : explanation.sentence + " " + joined(lines, "; ") + ".";
}

// The input element whose number the output holds: "(0,1,0,2)"; empty: the value is no such number.
std::string elementIn(const Tensor& numbered, uint64_t output, const TensorDesc& input)
{
    const double number = toDouble(numbered, output);
    const bool isElement =
        number >= 0 && number < static_cast<double>(elementCount(input)) && number == std::floor(number);
    return isElement ? elementText(input.sizes, static_cast<uint64_t>(number)) : std::string();
}

std::string at(const Tensor& tensor, uint64_t element) // "(0,1,2,3)"
{
    return elementText(tensor.desc.sizes, element);
}

std::string valueAt(const Tensor& tensor, uint64_t element)
{
    return roundedText(toDouble(tensor, element));
}

// The plane of the output with the asked element as "?".
std::vector<LessonGrid> askedGrids(const std::vector<uint32_t>& sizes, uint64_t asked)
{
    std::vector<LessonGrid> grids = gridsOf(
        say("quiz", "Output")(), sizes, [asked](uint64_t element) { return std::string(element == asked ? "?" : ""); });
    const uint64_t plane = uint64_t{sizes[2]} * sizes[3];
    return {std::move(grids[asked / plane])};
}

void addGrids(LessonQuestion& question, const Text& name, const Tensor& tensor)
{
    std::ranges::move(gridsOf(name(), tensor.desc.sizes, valuesOf(tensor)), std::back_inserter(question.given));
}

// Asks for one output element: its source, or its value. Wrong answers are the results of mistakes.
struct ElementQuestion {
    const Case& c;
    const Tensor& input;
    uint64_t asked;
    bool isValue;
    std::vector<Candidate> numbered; // outputs of an input whose elements hold their numbers

    std::string element(const Candidate& of) const { return elementIn(of.output, asked, input.desc); }
    std::string answer(const Candidate& of) const { return isValue ? valueAt(of.output, asked) : element(of); }

    // A wrong value that was copied is explained by the element that the mistake reads.
    Message why(const Candidate& of) const
    {
        if (of.mistake == kNoMistake)
            return sentenceOf(c.op, asked);
        const auto reads = std::ranges::find(numbered, of.mistake, &Candidate::mistake);
        const bool isCopied = isValue && reads != numbered.end() && copies(c.op);
        if (const std::string read = isCopied ? element(*reads) : ""; !read.empty())
            //: What is done wrong, and a sentence with its numbers.
            return say("quiz", "The mistake: %1. %2")(
                of.words(),
                say("quiz", "So output %1 reads %2, which holds %3.")(at(reads->output, asked), read, answer(of)));
        return say("quiz", "The mistake: %1.")(of.words());
    }

    // The right answer and up to three wrong ones, each with another text.
    std::vector<LessonAnswer> answers(const std::vector<Candidate>& candidates, Random& random, const Said& said) const
    {
        std::vector<LessonAnswer> all;
        for (const Candidate& each : candidates) {
            const std::string text = answer(each);
            const auto isSame = [&](const LessonAnswer& other) { return plainText(other.words) == text; };
            if (!text.empty() && std::ranges::none_of(all, isSame))
                all.push_back({each.mistake == kNoMistake, textOf(text, said), textOf(why(each), said)});
        }
        while (all.size() > kOffered) // keeps the right one and the likeliest mistake
            all.erase(all.begin() + 2 + static_cast<std::ptrdiff_t>(random.below(all.size() - 2)));
        return all;
    }
};

std::optional<Draft> elementQuestion(bool isValue, const Case& c, Random& random, const Said& said)
{
    const Tensor input = loadInput(c);
    if (isValue && elementCount(input.desc) > kMostShown)
        return {};
    const std::vector<uint32_t>& sizes = outputDesc(c.op).sizes;
    ElementQuestion asked{c, input, 0, isValue, candidatesOf(c, generate({.pattern = Pattern::Iota}, input.desc))};
    std::vector<Candidate> candidates = isValue ? candidatesOf(c, input) : asked.numbered;
    if (copiesNearest(c.op)) // a blend is no plausible answer
        std::erase_if(candidates, [](const Candidate& each) { return each.mistake == "mode"; });
    asked.asked = random.below(elementCount(outputDesc(c.op)));
    Draft draft{.c = c, .shown = input, .telling = asked.asked};
    LessonQuestion& question = draft.question;
    question.answers = asked.answers(candidates, random, said);
    if (question.answers.size() < kOffered || !isExact(c.op, asked.asked))
        return {};
    question.about = textOf(about(c), said);
    question.words =
        textOf((isValue ? say("quiz", "What comes out at output %1?")
                        : say("quiz", "Which input element lands in output %1?"))(elementText(sizes, asked.asked)),
               said);
    if (isValue)
        addGrids(question, say("quiz", "Input"), input);
    std::ranges::move(askedGrids(sizes, asked.asked), std::back_inserter(question.given));
    return draft;
}

// "With DEPTH_COLUMN_ROW output (0,1,0,0) would be 1; here it is 4." The last places are the element and both values.
Message wouldBe(const Text& text, std::vector<Message> places, const Tensor& thought, const Tensor& shown)
{
    const uint64_t element = firstDifference(thought, shown).value();
    for (const std::string& each : {at(shown, element), valueAt(thought, element), valueAt(shown, element)})
        places.emplace_back(each);
    return {text, std::move(places)};
}

// Shows a whole output and asks what made it.
struct OutputQuestion {
    Draft draft;
    const Said& said;

    OutputQuestion(const Case& c, const Tensor& input, const Tensor& output, const Text& words, const Said& inWords)
        : draft{.c = c, .shown = output}
        , said(inWords)
    {
        draft.question.words = textOf(words(), said);
        draft.question.about = textOf(about(c, true), said);
        addGrids(draft.question, say("quiz", "Input"), input);
        addGrids(draft.question, say("quiz", "Output"), output);
    }
    void add(bool isRight, const Message& words, const Message& why)
    {
        draft.question.answers.push_back({isRight, textOf(words, said), textOf(why, said)});
    }
    Message holds(const Message& why) const
    {
        return say("quiz", "Output %1 holds %2. %3")(at(draft.shown, draft.telling),
                                                     valueAt(draft.shown, draft.telling), why);
    }
};

// Why both orders give the same output.
Message whyBoth(const Tensor& input, const Tensor& output)
{
    return std::min(input.desc.sizes[1], output.desc.sizes[1]) == 1
        ? say("quiz", "The picture has one channel, so c is always 0: in both orders k = by·b + bx.")()
        : say("quiz",
              "At each pixel all channels of the input are equal: whichever an order takes, it finds the same.")();
}

std::optional<Draft> orderQuestion(const Case& c, const Said& said)
{
    const Tensor input = loadInput(c);
    Case other = c;
    other.op = withOtherOrder(c.op).value();
    const Tensor shown = referenceOutput(c, input), thought = referenceOutput(other, input);
    const auto isReadable = [](const TensorDesc& desc) {
        return elementCount(desc) <= kMostShown && desc.sizes[0] * desc.sizes[1] <= kMostPlanes;
    };
    if (!isReadable(input.desc) || !isReadable(shown.desc))
        return {};
    OutputQuestion asked(c, input, shown, say("quiz", "Which order made this output?"), said);
    const std::string own = fieldText(c.op, "Order"), others = fieldText(other.op, "Order");
    const Message both = say("quiz", "Both: the other order gives the same output")();
    if (const std::optional<uint64_t> telling = firstDifference(shown, thought)) {
        asked.draft.telling = *telling;
        asked.add(true, own, asked.holds(sentenceOf(c.op, *telling)));
        asked.add(false, others,
                  wouldBe(say("quiz", "With %1 output %2 would be %3; here it is %4."), {others}, thought, shown));
        asked.add(false, both,
                  wouldBe(say("quiz", "The other order can be told: with it output %1 would be %2; here it is %3."), {},
                          thought, shown));
    } else {
        for (const std::string& order : {own, others})
            asked.add(false, order, say("quiz", "%1 gives this output, and so does the other order.")(order));
        asked.add(true, both, whyBoth(input, shown));
    }
    return std::move(asked.draft);
}

// The output element that shows how a half is rounded, else the middle one; and how its x is computed.
std::pair<uint64_t, Message> tellingOf(const Convention& convention)
{
    const AxisMap map = axisMaps(convention.c.op).back();
    const auto x = [&](uint32_t output) { return double{coordinate32(map, output)} + convention.shift; };
    uint32_t telling = map.outputs / 2;
    for (uint32_t output = map.outputs; copiesNearest(convention.c.op) && output-- > 0;)
        if (x(output) - std::floor(x(output)) == 0.5)
            telling = output;
    std::string formula = convention.formula;
    formula.replace(formula.find('o'), 1, std::to_string(telling));
    return {telling, "x = " + formula + " = " + roundedText(x(telling)) + "."};
}

std::optional<Draft> conventionQuestion(unsigned level, Random& random, const Said& said)
{
    const std::vector<Convention> schools = conventions(level, random);
    std::vector<Tensor> pictures;
    for (const Convention& school : schools) {
        pictures.push_back(referenceOutput(school.c, loadInput(school.c)));
        for (const Tensor& before : std::span(pictures).first(pictures.size() - 1))
            if (!firstDifference(pictures.back(), before))
                return {};
    }
    const size_t right = random.below(schools.size());
    const Case& c = schools[right].c;
    OutputQuestion asked(c, loadInput(c), pictures[right], say("quiz", "Which convention drew this picture?"), said);
    const auto [telling, why] = tellingOf(schools[right]);
    asked.draft.telling = telling;
    for (size_t i = 0; i < schools.size(); ++i)
        asked.add(i == right, schools[i].words,
                  i == right ? asked.holds(why)
                             : wouldBe(say("quiz", "With that convention output %1 would be %2; here it is %3."), {},
                                       pictures[i], pictures[right]));
    return std::move(asked.draft);
}

} // namespace

std::optional<Draft> tryQuestion(Kind kind, unsigned level, Random& random, const Said& said)
{
    switch (kind) {
    case Kind::Source:
        return elementQuestion(false, copyingCase(level, random), random, said);
    case Kind::Value:
        return elementQuestion(true, computingCase(level, random), random, said);
    case Kind::Order:
        return orderQuestion(orderedCase(level, random), said);
    case Kind::Convention:
        return conventionQuestion(level, random, said);
    }
    return {};
}

} // namespace tessera::quiz
