// SPDX-License-Identifier: Apache-2.0
// Diagnoses: what leads from an input to an output.
#include "engine/detect/identify/identify.h"
#include "engine/capi/handles.h"
#include "engine/core/ops/operator.h"
#include "engine/detect/identify/diagnosis.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/judge/sweep/trial_bench.h"

namespace tessera {

namespace {

// The meant operator. Throws TextError where it does not take such an input.
Operator meantFor(const tessera_case& meant, const TensorDesc& input)
{
    const Operator& op = meant.value.op;
    throwIfInvalid(op, {});
    const TensorDesc& own = op.input;
    if (own.sizes != input.sizes || own.dataType != input.dataType)
        throw TextError("input is " + text(input.sizes) + " of " + std::string(name(input.dataType))
                        + "; the case that is meant takes " + text(own.sizes) + " of "
                        + std::string(name(own.dataType)));
    return op;
}

std::string shapeOf(const TensorDesc& desc)
{
    return text(desc.sizes) + " " + std::string(name(desc.dataType));
}

std::string pageOf(const Tensor& input, const Tensor& output, const std::optional<Operator>& meant,
                   const Diagnosis& diagnosis)
{
    IdentifyRun run{.head = {.command = "identify",
                             .startedAt = utcNow(),
                             .facts = {{"input", shapeOf(input.desc)}, {"output", shapeOf(output.desc)}}},
                    .input = input,
                    .output = output,
                    .meant = meant,
                    .diagnosis = diagnosis};
    if (meant) {
        const std::string line = toText(Case{.title = {}, .op = *meant});
        run.head.facts.push_back({"meant", line.substr(0, line.rfind(" --data "))}); // the data are the input's
    }
    return htmlOf(reportOf(run, true));
}

std::string causeJson(const tessera_case* meant, Tensor input, const Tensor& output,
                      const tessera_identify_options& options)
{
    requireFourDimensions(input, "input");
    requireFourDimensions(output, "output");
    const std::optional<Tensor> same = converted(output, input.desc.dataType);
    if (!same)
        throw TextError(unheld("output", output.desc.dataType, input.desc.dataType));
    std::optional<Operator> op;
    if (meant) {
        op = meantFor(*meant, input.desc);
        input = withLayout(input, op->input);
    }
    const std::stop_token stop = tokenOf(options.stop);
    const Diagnosis found = identify(input, *same, op,
                                     {.asked = options.engine ? askedOf(*options.engine->value, {}, stop) : Asked(),
                                      .side = options.side ? options.side : "OUTPUT",
                                      .stop = stop});
    JsonText json;
    writeCause(json.beginObject(), found);
    if (options.page)
        json.key("page").value(pageOf(input, *same, op, found));
    return json.endObject().text();
}

} // namespace

void writeCause(JsonText& json, const Diagnosis& diagnosis)
{
    json.key("kind").value(english(classText(diagnosis.classes()))).key("named").value(diagnosis.isNamed());
    json.key("remedy").textOrNull(diagnosis.remedy ? english(diagnosis.sentences[*diagnosis.remedy]) : "");
    writeDiagnosis(json.key("diagnosis"), diagnosis);
}

} // namespace tessera

using namespace tessera;

tessera_status tessera_identify(const tessera_case* meant, const tessera_tensor* inputTensor, const void* input,
                                size_t inputBytes, const tessera_tensor* outputTensor, const void* output,
                                size_t outputBytes, const tessera_identify_options* options, char** json) noexcept
{
    return write(json, [&] {
        return causeJson(meant, tensorFrom(*needed(inputTensor, "inputTensor"), input, inputBytes, "input"),
                         tensorFrom(*needed(outputTensor, "outputTensor"), output, outputBytes, "output"),
                         optionsFrom(options));
    });
}

// Probes: an engine's map from outside.
#include "engine/capi/handles.h"
#include "engine/core/ops/operator.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/judge/measure/proof.h"

using namespace tessera;

tessera_status tessera_probe(const tessera_engine* engine, const tessera_case* each, const tessera_stop* stop,
                             tessera_xray** result) noexcept
{
    return create(result, [&] {
        const Engine& probed = *needed(engine, "engine")->value;
        const Case& c = needed(each, "each")->value;
        throwIfInvalid(c.op, {});
        const Xray xray = namedProbe(probed, c.op, {.stop = tokenOf(stop)});
        return tessera_xray{xray, probeResult({}, probed.name(), toText(c), xray)};
    });
}

void tessera_xray_free(tessera_xray* xray) noexcept
{
    delete xray;
}

tessera_status tessera_xray_sources(const tessera_xray* xray, uint64_t outputElement, tessera_partner* partners,
                                    size_t capacity, uint64_t* count) noexcept
{
    return reportErrors([&] {
        const Xray& value = needed(xray, "xray")->value;
        writePartners(value.right.output, outputElement, partners, capacity, count,
                      [&](uint64_t element, size_t) { return sources(value, element); });
    });
}

tessera_status tessera_xray_json(const tessera_xray* xray, char** json) noexcept
{
    return write(json, [&] {
        const tessera_xray& probed = *needed(xray, "xray");
        JsonText text;
        text.beginObject().key("right").value(probed.value.isSame);
        text.key("text").value(printed([&](std::ostream& out) {
            print(out, probed.result);
            printSentences(out, probed.result);
        }));
        writeXray(text.key("xray").beginObject(), probed.value);
        return text.endObject().endObject().text();
    });
}
