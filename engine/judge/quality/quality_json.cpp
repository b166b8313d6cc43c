// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/quality/quality_json.h"

#include "engine/formats/io/json_text.h"

namespace tessera {

namespace {

constexpr std::string_view word(Visibility visibility)
{
    constexpr std::array<std::string_view, 5> kWords = {"equal", "unseen", "few", "places", "everywhere"};
    return kWords[static_cast<size_t>(visibility)];
}

void writeFigure(JsonText& json, const Quality& quality)
{
    json.beginObject();
    if (quality.number) {
        json.key("number").value(*quality.number).key("peak").value(quality.peak);
        json.key("channels").values(quality.channels);
    } else {
        json.key("refusal").value(english(quality.refusal));
    }
    json.endObject();
}

} // namespace

void writeQuality(JsonText& json, const QualityFigures& found)
{
    json.beginObject().key("pixelsPerDegree").value(found.request.options.pixelsPerDegree);
    json.key("measures").beginObject();
    for (const Quality& each : found.figures)
        writeFigure(json.key(infoOf(each.measure).word()), each);
    json.endObject();
    if (const auto& eye = found.eye) {
        json.key("eye").beginObject().key("visibility").value(word(eye->visibility)).key("mean").value(eye->mean);
        json.key("percentile99").value(eye->percentile99).key("largest").value(eye->largest);
        json.key("share").value(eye->share).endObject();
    }
    json.endObject();
}

} // namespace tessera
