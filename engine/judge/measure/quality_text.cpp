// SPDX-License-Identifier: Apache-2.0
#include "engine/core/message/plain_text.h"
#include "engine/formats/io/json_text.h"
#include "engine/judge/measure/measures.h"
#include "engine/judge/measure/quality.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace tessera {

namespace {

std::string digits(const char* format, double number)
{
    std::array<char, 40> text;
    std::snprintf(text.data(), text.size(), format, number);
    return text.data();
}

// " (2, 3, 1)": of red, green and blue.
std::string byChannel(const Quality& quality)
{
    constexpr size_t kMostChannels = 4;
    if (quality.channels.size() < 2 || quality.channels.size() > kMostChannels)
        return {};
    return " (" + listText(quality.channels, ", ", [](double each) { return digits("%.4g", each); }) + ")";
}

} // namespace

std::string numberText(const Quality& quality)
{
    const QualityInfo& info = infoOf(quality.measure);
    std::string text;
    switch (quality.measure) {
    case QualityMeasure::MeanError:
    case QualityMeasure::MaxError:
        text = digits("%.6g", *quality.number) + byChannel(quality);
        break;
    case QualityMeasure::Psnr:
        text = std::isinf(*quality.number) ? "∞" : digits("%.2f", *quality.number);
        break;
    case QualityMeasure::Ssim:
        text = digits(*quality.number < 1 && *quality.number > 0.99995 ? "%.7f" : "%.4f", *quality.number);
        break;
    case QualityMeasure::Flip:
        text = digits(*quality.number > 0 && *quality.number < 0.00005 ? "%.1e" : "%.4f", *quality.number);
        break;
    }
    return text + (info.unit.empty() ? "" : " ") + std::string(info.unit);
}

Message figureText(const Quality& quality)
{
    const std::string title(infoOf(quality.measure).title);
    if (!quality.number)
        return Message(title + ": ") + quality.refusal;
    return title + " " + numberText(quality);
}

QualityFigures qualityFigures(const QualityRequest& request, const Tensor& a, const Tensor& b,
                              const std::stop_token& stop)
{
    QualityFigures found{.request = request};
    for (const QualityMeasure measure : request.measures) {
        Quality quality = qualityOf(measure, a, b, request.options, stop);
        quality.map.reset();
        found.figures.push_back(std::move(quality));
    }
    return found;
}

Message lineOf(const QualityFigures& figures)
{
    std::vector<Message> parts;
    const Quality* measured = nullptr;
    bool hasFlip = false;
    for (const Quality& each : figures.figures) {
        if (!each.number && figures.request.isAll)
            continue;
        parts.push_back(figureText(each));
        measured = each.number ? &each : measured;
        hasFlip = hasFlip || (each.number && each.measure == QualityMeasure::Flip);
    }
    if (parts.empty())
        return figures.figures.empty() ? Message()
                                       : say("quality", "no measure of pictures: %1")(figures.figures.front().refusal);
    if (!measured)
        return joined(parts, ", ");
    std::vector<Message> by = {say("quality", "peak %1")(digits("%.10g", measured->peak))};
    if (hasFlip)
        by.push_back(say("quality", "%1 pixels per degree")(digits("%.4g", figures.request.options.pixelsPerDegree)));
    return joined(parts, ", ") + " (" + joined(by, ", ") + ")";
}

namespace {

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
    json.endObject();
}

} // namespace tessera
