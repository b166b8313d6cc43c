// SPDX-License-Identifier: Apache-2.0
// Makes a diagnosis of what a search found, with its words.
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/run_failure.h"
#include "engine/core/tensor/value.h"
#include "engine/detect/identify/hypothesis.h"
#include "engine/detect/identify/prediction.h"
#include "engine/detect/identify/search.h"
#include "engine/detect/probe/questions.h"

#include <algorithm>

namespace tessera {

namespace {

Copies copiesOf(const Prediction& prediction, const Grid& grid, const std::stop_token& stop)
{
    Copies copies;
    copies.source.resize(grid.count());
    grid.forEach([&](const Element& e) {
        endWhereAsked(stop, e.number);
        const auto source = prediction.source(e);
        copies.source[e.number] = source ? static_cast<int64_t>(*source) : Copies::kUnknown;
    });
    return copies;
}

// Bands along the meant axes, or a table where the input is read in another order of axes.
KnownMap blendOf(const SeparableTaps& taps, const IndexOrder& read, const Operator& meant)
{
    const PaddedSizes sizes = paddedSizes(meant.input);
    if (read.order == IndexOrder().order)
        return readThrough(taps, read, sizes).axes;
    return tableOf({meant.input, meant.output, taps}, [&](uint64_t element) { return read.element(element, sizes); });
}

// The map of a hypothesis of the meant operator's sizes, as probe() gives it. None: it reads memory, is too large, or
// computes what is then moved. Throws Cancelled.
std::optional<Xray> mapOf(const Hypothesis& hypothesis, const Operator& meant, const std::stop_token& stop)
{
    const TensorDesc &input = meant.input, &output = meant.output;
    if (hypothesis.readsMemory || std::max(elementCount(input), elementCount(output)) > kMostProbedElements)
        return {};
    const Evidence evidence = evidenceOf(Tensor(withoutLayout(input)), Tensor(withoutLayout(output)));
    const Grid grid(evidence.output);
    const auto prediction = predictionOf(hypothesis, grid, evidence, false);
    if (!prediction)
        return {};
    if (const Copies copies = copiesOf(*prediction, grid, stop); copies.areAll())
        return xrayOf(copies, meant, stop);
    const auto* resampling = hypothesis.resampling();
    if (resampling == nullptr || !hypothesis.written.isPlain() || hypothesis.before || hypothesis.after)
        return {};
    return xrayOf(blendOf(tapsOf(*resampling, grid), hypothesis.read, meant), meant, stop);
}

struct Epilogue {
    Search& search;
    Diagnosis diagnosis = {.of = search.count()};
    bool isRefuted = false; // the engine's answer fits none of the names

    Diagnosis conclude(Answer answer)
    {
        if (search.options.asked && search.meant)
            ask(answer);
        const Hypothesis& named = *answer.group.front();
        diagnosis.mistake = named.mistake;
        diagnosis.second = named.second;
        const Residue residue = answer.left.value_or(Residue{.explained = diagnosis.of, .of = diagnosis.of});
        diagnosis.explained = residue.explained;
        diagnosis.saysLeft = named.mistake == MistakeClass::Unwritten || named.second == MistakeClass::Unwritten;
        sayName(named, residue);
        std::ranges::copy(answer.sentences, std::back_inserter(diagnosis.sentences));
        const bool canBeProved = answer.isOfPositions && answer.group.size() == 1 && !isRefuted && !isFilled(search.all)
            && search.prediction(named)->source(Element{}) && areUnique(search.evidence.input, search.options.stop);
        if (!canBeProved)
            answer.also.clear();
        setGroup(answer.group, answer.also);
        diagnosis.isProved = canBeProved && answer.also.empty();
        if (!answer.isCertain)
            add(say("identify",
                    "So few elements of so few values may agree by chance: it is the likeliest name, and no "
                    "more."));
        return std::move(diagnosis);
    }

    Diagnosis unknown()
    {
        const auto [best, residue] = nearest();
        const bool isMeant = best && best == search.meantOne(), isAll = best && residue.left() == 0;
        diagnosis.explained = residue.explained; // 0 where nothing is near
        diagnosis.what = best ? best->what : Named();
        const Text sentence = !best ? say("identify", "Nothing that is known gives %1, or comes near it.")
            : isAll   ? say("identify", "Nothing that is known gives %1; %2 explains all, which chance does as well.")
            : isMeant ? say("identify", "Nothing that is known gives %1; the right result is nearest.")
                      : say("identify", "Nothing that is known gives %1; %2 comes nearest.");
        add(sentence(search.options.side, diagnosis.what.words));
        if (isAll)
            add(evidenceText(search, residue, nullptr, meantPrediction().get()));
        else if (best) {
            add(differenceText(search, residue));
            addPart(*best, residue);
        }
        if (!isFilled(search.all) && haveSameValues(search.evidence.input, search.evidence.output, search.options.stop))
            add(say("identify",
                    "%1 holds the input's values in another order: sorted they are identical.")(search.options.side));
        addShapes();
        return std::move(diagnosis);
    }

    void add(Message sentence) { diagnosis.sentences.push_back(std::move(sentence)); }
    std::unique_ptr<Prediction> meantPrediction()
    {
        return search.meantOne() ? search.prediction(*search.meantOne()) : nullptr;
    }

    // Adds the name, the evidence and the remedy.
    void sayName(const Hypothesis& named, const Residue& residue)
    {
        diagnosis.what = named.what;
        diagnosis.line = lineOf(named);
        if (!search.meant && !diagnosis.line.empty() && residue.left() == 0)
            diagnosis.mistake = MistakeClass::None; // an operator gives it, and none was meant
        const std::vector<uint32_t> sizes = search.evidence.output.desc.sizes;
        diagnosis.again = [=](const Tensor& input) { return outputOf(named, input, sizes); };
        diagnosis.map = [=](const Operator& meant, const std::stop_token& stop) {
            return meant.output.sizes == sizes ? mapOf(named, meant, stop) : std::nullopt;
        };
        std::vector<Message> lines;
        for (MeasuredAxis axis : named.axes) {
            if (!search.meant)
                axis.meant.reset();
            else if (axis.meant)
                //: What is done, and an axis.
                lines.push_back(say("identify", "%1 on %2")(lineText(*axis.meant), kAxisNames[axis.axis]));
            diagnosis.axes.push_back(axis);
        }
        const bool isRight = diagnosis.mistake == MistakeClass::None;
        const std::string& side = search.options.side;
        add(isRight && search.meant ? say("identify", "%1 is what is meant.")(side)
                                    : givesText(side, named.what, residue.isUnwritten ? 0 : residue.left()) + ".");
        const auto meant = isRight ? nullptr : meantPrediction();
        if (named.resultSizes.empty())
            add(evidenceText(search, residue, search.prediction(named).get(), meant.get()));
        else
            //: A number of elements; sizes.
            add(say("identify", "All %1 elements stand in the right order of memory, under the shape %2.")(
                groupedText(diagnosis.of), text(search.evidence.output.desc.sizes)));
        if (!lines.empty())
            //: Coordinates of axes: "x = 4/3·o on H; x = 12/7·o on W".
            add(say("identify", "Meant is %1.")(joined(lines, "; ")));
        if (residue.nans + residue.infinities > 0 && !residue.isUnwritten)
            add(differenceText(search, residue));
        const bool isCopy = named.base && named.base->row().movesBlocks && named.base->blockSize == 1;
        if (!search.meant && diagnosis.line.empty() && named.base && !isCopy)
            //: A command line.
            add(say("identify", "The operator is %1.")(lineOf(asMeant(*named.base))));
        addShapes();
        if (!isRight)
            addRemedy(diagnosis, named, search.meant);
    }

    void addShapes()
    {
        if (search.meant && search.meant->output.sizes != search.evidence.output.desc.sizes)
            add(say("identify", "%1 has the sizes %2, and %3 are meant.")(
                search.options.side, text(search.evidence.output.desc.sizes), text(search.meant->output.sizes)));
    }

    // Adds the part in which all differences lie, and its line.
    void addPart(const Hypothesis& base, const Residue& residue)
    {
        if (!residue.region)
            return;
        const Message line = lineOfPart(*search.prediction(base), search.all, *residue.part);
        //: A part of a tensor: "H 14".
        add(line.isEmpty()
                ? say("identify", "All of them lie in %1.")(*residue.region)
                //: A part of a tensor, and what its values are: "times 0.51".
                : say("identify", "All of them lie in %1, which holds the right values %2.")(*residue.region, line));
    }

    void setGroup(const HypothesisGroup& group, const HypothesisGroup& also)
    {
        // A second mistake that not all of the group have is one more class that it may be.
        const std::optional<MistakeClass> second = group.front()->second;
        if (second && !std::ranges::all_of(group, [&](const Hypothesis* each) { return each->second == second; })) {
            diagnosis.second.reset();
            addClass(*second);
        }
        if (diagnosis.isNamed() && isFilled(search.all) && group.front()->resultSizes.empty()
            && diagnosis.explained == diagnosis.of)
            addEqual(MistakeClass::Unwritten, say("identify", "an output that was never written"));
        std::vector<Message> said{group.front()->what.words};
        for (const auto& list : {group, also})
            for (const Hypothesis* each : list) {
                if (std::ranges::find(said, each->what.words) != said.end())
                    continue;
                said.push_back(each->what.words);
                if (each->mistake == MistakeClass::None)
                    diagnosis.equals.emplace_back(lineOf(*each));
                else
                    addEqual(each->mistake, each->what.words);
            }
        if (diagnosis.equals.empty())
            return;
        //: Other mistakes: a list.
        add(say("identify", "This data cannot tell it from %1.")(joined(shortened(diagnosis.equals), "; ")));
        if (search.options.wantsProbe && group.size() > 1)
            addProbe(group);
    }

    void addEqual(MistakeClass mistake, const Message& what)
    {
        diagnosis.equals.push_back(std::string(name(mistake)) + ": " + what);
        addClass(mistake);
    }

    void addClass(MistakeClass mistake)
    {
        if (const auto known = diagnosis.classes().mistakes; std::ranges::find(known, mistake) == known.end())
            diagnosis.others.push_back(mistake);
    }

    void addProbe(const HypothesisGroup& group)
    {
        const bool isMeant = search.meant.has_value();
        const std::optional<Case> probe = separatingCase(search.meant, group);
        const std::optional<Told> told = probe ? toldApart(*probe, group, isMeant) : std::nullopt;
        if (!told)
            return;
        diagnosis.probe = toText(*probe);
        add((told->isAll ? say("identify", "This case tells them apart: %1")
                         : say("identify", "This case tells some of them apart: %1"))(diagnosis.probe));
        add(told->text);
    }

    // The nearest hypothesis and what it leaves. Null: none is near.
    Partial nearest()
    {
        const std::vector<Partial>& partials = search.nearest();
        if (!partials.empty() && 2 * partials.front().residue.explained >= partials.front().residue.of)
            return search.loosely(*partials.front().hypothesis);
        if (const Hypothesis* closest = search.closest())
            return search.loosely(*closest);
        return partials.empty() ? Partial{nullptr, {}} : partials.front();
    }

    // Runs the engine on a case that separates the names, and leaves those that explain what it gives.
    void ask(Answer& answer)
    {
        HypothesisGroup names = answer.group;
        std::ranges::copy(answer.also, std::back_inserter(names));
        const auto probe = names.size() > 1 ? separatingCase(search.meant, names) : std::nullopt;
        if (!probe)
            return;
        const std::string line = toText(*probe);
        try {
            const HypothesisGroup left = thoseThatGive(search.options.asked(*probe), *probe, names);
            isRefuted = left.empty();
            answer.sentences.push_back(
                isRefuted ? say("identify",
                                "The engine was asked %1: of %2 names none explains what it gave, and another mistake "
                                "is likelier.")(line, names.size())
                          : say("identify", "The engine was asked %1: of %2 names it leaves %3.")(line, names.size(),
                                                                                                  left.size()));
            if (!isRefuted)
                answer.group = left;
            answer.also.clear();
        } catch (const RunFailure& failure) {
            //: A case; why the engine did not run it.
            answer.sentences.push_back(
                say("identify", "The engine was asked %1: it gave nothing: %2")(line, failure.message()));
        }
    }
};

} // namespace

Diagnosis conclude(Search& search, Answer answer)
{
    return Epilogue{search}.conclude(std::move(answer));
}

Diagnosis unknown(Search& search)
{
    return Epilogue{search}.unknown();
}

} // namespace tessera
