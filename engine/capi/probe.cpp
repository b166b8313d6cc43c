// SPDX-License-Identifier: Apache-2.0
// The map of an engine from outside.
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
