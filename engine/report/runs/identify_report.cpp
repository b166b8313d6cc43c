// SPDX-License-Identifier: Apache-2.0
#include "engine/report/runs/run_reports.h"

#include "engine/compute/registry/registry.h"
#include "engine/core/case/case.h"
#include "engine/core/compare/tolerance.h"
#include "engine/judge/measure/assess.h"
#include "engine/judge/measure/verification.h"
#include "engine/report/text/exit_code.h"
#include "engine/report/text/terminal_text.h"

#include <ostream>

namespace tessera {

namespace {

std::string_view certainty(const Diagnosis& diagnosis)
{
    if (diagnosis.mistake == MistakeClass::Unknown)
        return {};
    return diagnosis.isProved ? ", proved" : ", likely";
}

std::string explainedText(const Diagnosis& diagnosis)
{
    return countedText(diagnosis.explained, diagnosis.of);
}

// What is meant, computed, beside the output; where the two cannot be compared the output alone.
PageEvidence evidenceOf(const IdentifyRun& run)
{
    const TensorDesc wanted = run.meant ? outputDesc(*run.meant) : TensorDesc(), &found = run.output.desc;
    if (!run.meant || found.sizes != wanted.sizes || found.dataType != wanted.dataType)
        return {.input = viewOf(run.input), .b = viewOf(run.output)};
    const Operator& op = *run.meant;
    const Case c{.title = {}, .op = op};
    const Plan plan = makePlan(op);
    Tensor right(wanted);
    makeEngine("reference")->run(c, plan, run.input, right);
    const Tolerance tolerance = ToleranceOptions().of(plan, std::nullopt, false);
    const Comparison comparison = assess(op, plan, run.input, right, run.output, tolerance);
    return evidenceOf(plan, run.input, right, run.output, tolerance, comparison);
}

} // namespace

void requireFourDimensions(const Tensor& tensor, const std::string& what)
{
    if (tensor.desc.sizes.size() > 4)
        throw TextError(what + " has the sizes " + text(tensor.desc.sizes) + "; expected at most four dimensions");
}

void print(std::ostream& out, const Diagnosis& diagnosis)
{
    printLine(out, english(classText(diagnosis)), "", explainedText(diagnosis).append(certainty(diagnosis)),
              diagnosis.line);
    for (const Message& sentence : diagnosis.sentences)
        out << "  " << terminalText(english(sentence)) << '\n';
}

Report reportOf(const IdentifyRun& run, bool hasEvidence)
{
    const Diagnosis& diagnosis = run.diagnosis;
    const bool isUnknown = diagnosis.mistake == MistakeClass::Unknown;
    Result result{.name = run.names,
                  .otherCode = isUnknown ? exit_code::kMistrusted : exit_code::kFine,
                  .figures = explainedText(diagnosis).append(certainty(diagnosis)),
                  .command = run.head.line,
                  .cause = Cause{"OUTPUT", diagnosis},
                  .evidence = hasEvidence ? std::optional(evidenceOf(run)) : std::nullopt,
                  .a = "meant",
                  .b = "output"};
    if (!diagnosis.line.empty())
        result.lines.emplace_back("The case that gives it:", "tessera run " + diagnosis.line);
    for (const MeasuredAxis& axis : diagnosis.axes)
        result.notes.push_back("Where output o lies on the input along " + axisName(axis) + ": " + lineText(axis)
                               + (axis.meant ? "; meant: " + meantText(axis) : ""));
    for (const Message& each : diagnosis.equals)
        result.notes.push_back("These tensors cannot tell it from " + english(each));
    if (!diagnosis.probe.empty())
        result.lines.emplace_back("The smallest case found that tells them apart:", "tessera run " + diagnosis.probe);
    return {.head = run.head,
            .results = {std::move(result)},
            .summary = {english(classText(diagnosis))
                            + std::string(diagnosis.isNamed() ? certainty(diagnosis) : std::string_view()),
                        explainedText(diagnosis)
                            + " elements explained: " + english(meaning(diagnosis.classes(), diagnosis.second))},
            .heading = "What leads from the input to the output"};
}

} // namespace tessera
