// SPDX-License-Identifier: Apache-2.0
// The map of an engine from outside.
#include "engine/capi/handles.h"
#include "engine/core/ops/operator.h"
#include "engine/detect/probe/xray_json.h"
#include "engine/formats/io/case_input.h"
#include "engine/formats/io/json_text.h"

using namespace tessera;

static_assert(TESSERA_COPIES == static_cast<int>(XrayKind::Copies) && TESSERA_MEANS == static_cast<int>(XrayKind::Means)
              && TESSERA_NO_MAP == static_cast<int>(XrayKind::NoMap));

tessera_status tessera_probe(const tessera_engine* engine, const tessera_case* each, const tessera_stop* stop,
                             tessera_xray** result) noexcept
{
    return create(result, [&] {
        const Engine& probed = *needed(engine, "engine")->value;
        const Case& c = needed(each, "each")->value;
        throwIfInvalid(c.op, {});
        return tessera_xray{
            {.engine = probed.name(), .command = toText(c), .xray = probe(probed, c.op, {.stop = tokenOf(stop)})}};
    });
}

void tessera_xray_free(tessera_xray* xray) noexcept
{
    delete xray;
}

tessera_status tessera_xray_figures_of(const tessera_xray* xray, tessera_xray_figures* result) noexcept
{
    return guarded([&] {
        const Xray& value = needed(xray, "xray")->value.xray;
        writeResult({.size = 0,
                     .map = static_cast<tessera_map>(value.kind),
                     .isRight = value.isSame,
                     .isProved = value.isProved,
                     .runs = value.runs,
                     .differing = value.differing,
                     .unwritten = value.unwritten,
                     .sentences = value.findings.size()},
                    result);
    });
}

tessera_status tessera_xray_sources(const tessera_xray* xray, uint64_t outputElement, tessera_partner* partners,
                                    size_t capacity, uint64_t* count) noexcept
{
    return guarded([&] {
        const Xray& value = needed(xray, "xray")->value.xray;
        writePartners(value.right.output, outputElement, partners, capacity, count,
                      [&](uint64_t element, size_t) { return sources(value, element); });
    });
}

tessera_status tessera_xray_text(const tessera_xray* xray, char* text, size_t capacity, size_t* length) noexcept
{
    return guarded([&] {
        std::ostringstream lines;
        print(lines, needed(xray, "xray")->value);
        writeLines(lines, text, capacity, length);
    });
}

tessera_status tessera_xray_sentence(const tessera_xray* xray, uint64_t index, char* text, size_t capacity,
                                     size_t* length) noexcept
{
    return guarded([&] {
        writeText(english(elementOf(needed(xray, "xray")->value.xray.findings, index, "sentence")), text, capacity,
                  length);
    });
}

tessera_status tessera_xray_json(const tessera_xray* xray, char* text, size_t capacity, size_t* length) noexcept
{
    return guarded([&] {
        JsonText json;
        writeXray(json.beginObject(), needed(xray, "xray")->value.xray);
        writeText(json.endObject().text(), text, capacity, length);
    });
}
