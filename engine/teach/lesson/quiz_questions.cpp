// SPDX-License-Identifier: Apache-2.0
// Questions with their answers: the right one, and what real mistakes give.
#include "engine/compute/cpu/cpu_engine.h"
#include "engine/compute/registry/faulty_engine.h"
#include "engine/core/case/generator.h"
#include "engine/core/ops/axes.h"
#include "engine/core/ops/axis_taps.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/run_failure.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/teach/lesson/fact.h"
#include "engine/teach/lesson/quiz_drafts.h"

#include <algorithm>
#include <cmath>

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
    {"mode", say("quiz", "the nearest element is copied where neighbours are blended, or the reverse")},
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
    const TensorDesc& input = c.op.input;
    return (mistake == "layout:channels-last" && input.strides)
        || (mistake == "swapped-axes:parameters" && input.sizes[2] == 1)
        || (mistake.starts_with("edge") && c.op.row().isGradient);
}

Tensor referenceOutput(const Case& c, const Tensor& input)
{
    return outputBy("reference", c, makePlan(c.op), input);
}

// The right output, then those of mistakes that change something, the likeliest first. The case has no issues.
std::vector<Candidate> candidatesOf(const Case& c, const Tensor& input)
{
    std::vector<Candidate> candidates{{kNoMistake, {}, referenceOutput(c, input)}};
    const Plan plan = makePlan(c.op);
    for (const Words& each : kWords) {
        std::optional<Tensor> output =
            isOutOfPlace(each.mistake, c) ? std::nullopt : mistakenOutput(each.mistake, c, plan, input);
        if (output && firstDifference(*output, candidates.front().output))
            candidates.push_back({each.mistake, each.sentence, std::move(*output)});
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

void addGrids(Draft& draft, const Text& name, const Tensor& tensor)
{
    std::ranges::move(gridsOf(name(), tensor.desc.sizes, valuesOf(tensor)), std::back_inserter(draft.given));
}

// Asks for one output element: its source, or its value. Wrong answers are the results of mistakes.
struct ElementQuestion {
    const Operator& op;
    uint64_t asked;
    bool isValue; // otherwise elements hold their numbers

    std::string answer(const Candidate& of) const
    {
        return isValue ? valueAt(of.output, asked) : elementIn(of.output, asked, op.input);
    }
    Message why(const Candidate& of) const
    {
        return of.mistake == kNoMistake ? sentenceOf(op, asked) : say("quiz", "The mistake: %1.")(of.words());
    }

    // The right answer and up to three wrong ones, each with another text.
    std::vector<DraftAnswer> answers(const std::vector<Candidate>& candidates, Random& random) const
    {
        std::vector<DraftAnswer> all;
        for (const Candidate& each : candidates)
            if (const std::string text = answer(each);
                !text.empty() && std::ranges::find(all, Message(text), &DraftAnswer::words) == all.end())
                all.push_back({each.mistake == kNoMistake, text, why(each)});
        while (all.size() > kOffered) // keeps the right one and the likeliest mistake
            all.erase(all.begin() + 2 + static_cast<std::ptrdiff_t>(random.below(all.size() - 2)));
        return all;
    }
};

std::optional<Draft> elementQuestion(const Text& words, bool isValue, const Case& c, Random& random)
{
    const Tensor input = loadInput(c);
    if (isValue && elementCount(input.desc) > kMostShown)
        return {};
    const std::vector<uint32_t>& sizes = c.op.output.sizes;
    std::vector<Candidate> candidates =
        candidatesOf(c, isValue ? input : generate({.pattern = Pattern::Iota}, input.desc));
    if (copiesNearest(c.op)) // a blend is no plausible answer
        std::erase_if(candidates, [](const Candidate& each) { return each.mistake == "mode"; });
    const ElementQuestion asked{c.op, random.below(elementCount(c.op.output)), isValue};
    Draft draft{.c = c, .shown = input, .telling = asked.asked, .words = words(elementText(sizes, asked.asked))};
    draft.about = about(c);
    draft.answers = asked.answers(candidates, random);
    if (draft.answers.size() < kOffered)
        return {};
    if (isValue)
        addGrids(draft, say("quiz", "Input"), input);
    const auto mark = [&](uint64_t element) { return std::string(element == asked.asked ? "?" : ""); };
    draft.given.push_back(gridsOf(say("quiz", "Output")(), sizes, mark)[asked.asked / (uint64_t{sizes[2]} * sizes[3])]);
    return draft;
}

// Shows a whole output, and asks what made it.
struct OutputQuestion {
    Draft draft;

    OutputQuestion(const Text& words, const Case& c, const Tensor& input)
        : draft{.c = c, .shown = referenceOutput(c, input), .words = words(), .about = about(c, true)}
    {
        addGrids(draft, say("quiz", "Input"), input);
        addGrids(draft, say("quiz", "Output"), draft.shown);
    }
    void addRight(const Message& words, uint64_t telling, const Message& why)
    {
        draft.telling = telling;
        const auto& shown = draft.shown;
        draft.answers.push_back(
            {true, words, say("quiz", "Output %1 holds %2. %3")(at(shown, telling), valueAt(shown, telling), why)});
    }
    // The output differs from the shown one.
    void addWrong(const Message& words, const Tensor& output)
    {
        const uint64_t element = firstDifference(output, draft.shown).value();
        draft.answers.push_back({false, words,
                                 say("quiz", "Then output %1 would be %2; here it is %3.")(
                                     at(output, element), valueAt(output, element), valueAt(draft.shown, element))});
    }
};

// The output element that shows how a half is rounded, else the middle one; and how its x is computed.
std::pair<uint64_t, Message> tellingOf(const Convention& convention)
{
    const AxisMap map = axisMaps(convention.c.op).back();
    uint32_t telling = map.outputs / 2;
    for (uint32_t output = map.outputs; copiesNearest(convention.c.op) && output-- > 0;)
        if (const double x = coordinate32(map, output); x - std::floor(x) == 0.5)
            telling = output;
    std::string formula = convention.formula;
    formula.replace(formula.find('o'), 1, std::to_string(telling));
    return {telling, "x = " + formula + " = " + roundedText(double{coordinate32(map, telling)}) + "."};
}

// Cases that are small enough to be read at a glance. One channel that is made of four does not tell the order.
struct Templates {
    std::string orders = " --DataType UINT32 --Order {DEPTH_COLUMN_ROW|COLUMN_ROW_DEPTH}",
                toSpace = "DEPTH_TO_SPACE1 --Sizes {1|2},{8|8|8|4},{1,{1|2|3}|2,{1|2}} --BlockSize 2",
                toDepth = "SPACE_TO_DEPTH1 --Sizes {1|2},{2|2|2|1},{2,{2|4|6}|4,{2|4}} --BlockSize 2",
                ofThree = "DEPTH_TO_SPACE1 --Sizes 1,18,{1|2},1 --BlockSize 3|"
                          "SPACE_TO_DEPTH1 --Sizes 1,2,{3|6},3 --BlockSize 3",
                channelsLast = "DEPTH_TO_SPACE1 --BlockSize 2 --Sizes 1,8,{1,2 --Strides 16,1,16,8|"
                               "2,2 --Strides 32,1,16,8}|SPACE_TO_DEPTH1 --BlockSize 2 --Sizes 1,2,2,"
                               "{2 --Strides 8,1,4,2|4 --Strides 16,1,8,2}";
    std::string ordered[3] = {
        "DEPTH_TO_SPACE1 --Sizes 1,{8|8|8|4},{1,{1|2|3}|2,{1|2}} --BlockSize 2" + orders,
        "{" + toSpace + "|" + toDepth + "}" + orders,
        "{" + toSpace + "|" + toDepth + "|" + ofThree + "|" + channelsLast + "}" + orders,
    };
    std::string plain = "DEPTH_TO_SPACE --Sizes 1,{4|8},{1,{1|2|3}|2,{1|2}} --BlockSize 2 --DataType UINT32";
    std::string offsets = "{| --InputPixelOffsets 0,0,0,0 --OutputPixelOffsets 0,0,0,0}";
    // Each scale makes a whole size, and is exact in float32: exact arithmetic chooses the same elements.
    std::string nearestRow = "RESAMPLE2 --InterpolationMode NEAREST_NEIGHBOR --RoundingDirection "
                             "{INCREASING|DECREASING} --Sizes 1,1,2,{4 --Scales 1,1,{1|1.5|2},1.5|{2|4} --Scales "
                             "1,1,{1|1.5|2},2.5|4 --Scales 1,1,{1|1.5|2},0.75}"
        + offsets;
    std::string linearRow = "RESAMPLE1 --InterpolationMode LINEAR --Sizes 1,1,1,{3|4} --Scales 1,1,1,{2|4}" + offsets;
    std::string blends = "RESAMPLE1 --InterpolationMode LINEAR --Sizes 1,1,2,3 --Scales 1,1,2,2" + offsets
        + "|RESAMPLE3 --Sizes 1,1,1,{8|12} --Scales 1,1,1,0.25 --InterpolationMode LINEAR --Antialiased true"
          "|RESAMPLE_GRAD --Scales 1,1,2,2 --InterpolationMode {LINEAR|NEAREST_NEIGHBOR} --Sizes 1,1,"
          "{2,4 --OutputGradientTensor.Sizes 1,1,1,2|2,6 --OutputGradientTensor.Sizes 1,1,1,3|"
          "4,4 --OutputGradientTensor.Sizes 1,1,2,2|4,6 --OutputGradientTensor.Sizes 1,1,2,3}";
    std::string copying[3] = {plain, ordered[1], "{" + ordered[2] + "|" + ordered[2] + "|" + nearestRow + "}"};
    std::string computing[3] = {plain, "{" + ordered[1] + "|" + linearRow + "|" + linearRow + "}",
                                "{" + nearestRow + "|" + blends + "}"};
};

const Templates& templates() // made at the first call, where memory that is missing is an error like any other
{
    static const Templates all;
    return all;
}

} // namespace

std::optional<Draft> askSource(unsigned level, Random& random)
{
    return elementQuestion(say("quiz", "Which input element lands in output %1?"), false,
                           drawnCase(templates().copying[level - 1], random), random);
}

std::optional<Draft> askValue(unsigned level, Random& random)
{
    return elementQuestion(say("quiz", "What comes out at output %1?"), true,
                           drawnCase(templates().computing[level - 1], random), random);
}

std::optional<Draft> askOrder(unsigned level, Random& random)
{
    const Case c = drawnCase(templates().ordered[level - 1], random);
    const Tensor input = loadInput(c);
    Case other = c;
    other.op = withOtherOrder(c.op).value();
    OutputQuestion asked(say("quiz", "Which order made this output?"), c, input);
    const Tensor &shown = asked.draft.shown, thought = referenceOutput(other, input);
    for (const Tensor* each : {&input, &shown})
        if (elementCount(each->desc) > kMostShown || each->desc.sizes[0] * each->desc.sizes[1] > kMostPlanes)
            return {};
    const std::string own = fieldText(c.op, "Order"), others = fieldText(other.op, "Order");
    const Message both = say("quiz", "Both: the other order gives the same output")();
    if (const std::optional<uint64_t> telling = firstDifference(shown, thought)) {
        asked.addRight(own, *telling, sentenceOf(c.op, *telling));
        asked.addWrong(others, thought);
        asked.addWrong(both, thought);
    } else {
        for (const std::string& order : {own, others})
            asked.draft.answers.push_back(
                {false, order, say("quiz", "%1 gives this output, and so does the other order.")(order)});
        asked.draft.answers.push_back(
            {true, both,
             say("quiz", "The picture has one channel, so c is always 0: in both orders k = by·b + bx.")()});
    }
    return std::move(asked.draft);
}

std::optional<Draft> askConvention(unsigned level, Random& random)
{
    const std::vector<Convention> schools = conventions(level, random);
    const size_t right = random.below(schools.size());
    const Tensor input = loadInput(schools[right].c);
    OutputQuestion asked(say("quiz", "Which convention drew this picture?"), schools[right].c, input);
    for (size_t i = 0; i < schools.size(); ++i) {
        const Tensor output = referenceOutput(schools[i].c, input);
        const auto [telling, why] = tellingOf(schools[i]);
        if (i == right)
            asked.addRight(schools[i].words, telling, why);
        else if (firstDifference(output, asked.draft.shown))
            asked.addWrong(schools[i].words, output);
        else
            return {};
    }
    return std::move(asked.draft);
}

} // namespace tessera::quiz
