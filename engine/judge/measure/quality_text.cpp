// SPDX-License-Identifier: Apache-2.0
#include "engine/core/message/plain_text.h"
#include "engine/formats/io/json_text.h"
#include "engine/judge/measure/measures.h"
#include "engine/judge/measure/quality.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <span>

namespace tessera {

namespace {

// The just noticeable distance in CIELAB: Mahy, Van Eycken, Oosterlinck 1994.
constexpr double kNoticeableDistance = 2.3;

std::string digits(const char* format, double number)
{
    std::array<char, 40> text;
    std::snprintf(text.data(), text.size(), format, number);
    return text.data();
}

// A share that is not 0 never reads as 0.
std::string percent(double share)
{
    return share > 0 && share < 0.0001 ? "< 0.01" : digits(share < 0.1 ? "%.2f" : "%.1f", 100 * share);
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
        if (quality.number && measure == QualityMeasure::Flip)
            found.eye = eyeAnswer(*quality.map);
        quality.map.reset();
        found.figures.push_back(std::move(quality));
    }
    return found;
}

std::vector<Message> linesOf(const QualityFigures& figures)
{
    std::vector<Message> parts, lines;
    std::optional<double> peak;
    for (const Quality& each : figures.figures) {
        if (!each.number && figures.request.isAll)
            continue;
        parts.push_back(figureText(each));
        if (each.number)
            peak = each.peak;
    }
    if (parts.empty() && !figures.figures.empty())
        lines.push_back(say("quality", "no measure of pictures: %1")(figures.figures.front().refusal));
    if (parts.empty())
        return lines;
    lines.push_back(joined(parts, ", "));
    if (peak)
        lines.back() = std::move(lines.back()) + " " + say("quality", "(peak %1)")(digits("%.10g", *peak));
    if (const auto& eye = figures.eye)
        lines.push_back(sentenceOf(*eye) + " "
                        + say("quality", "FLIP: mean %1, 99th percentile %2, largest %3, at %4 pixels per degree")(
                            digits("%.4f", eye->mean), digits("%.4f", eye->percentile99), digits("%.4f", eye->largest),
                            digits("%.4g", figures.request.options.pixelsPerDegree)));
    return lines;
}

double noticeableFlip()
{
    static const double value = quality::flipOfDistance(kNoticeableDistance);
    return value;
}

EyeAnswer eyeAnswer(const Tensor& flipMap)
{
    const auto* memory = reinterpret_cast<const float*>(flipMap.bytes().data());
    std::vector<float> values(memory, memory + elementCount(flipMap.desc));
    const auto count = static_cast<double>(values.size());
    EyeAnswer answer;
    size_t beyond = 0;
    for (const float each : values) {
        answer.mean += double{each} / count;
        beyond += each > noticeableFlip() ? 1 : 0;
    }
    answer.share = static_cast<double>(beyond) / count;
    const size_t rank = static_cast<size_t>(std::ceil(0.99 * count)) - 1; // the smallest that 99 % do not exceed
    std::ranges::nth_element(values, values.begin() + static_cast<std::ptrdiff_t>(rank));
    answer.percentile99 = double{values[rank]};
    answer.largest = double{*std::max_element(values.begin() + static_cast<std::ptrdiff_t>(rank), values.end())};
    if (answer.largest == 0)
        answer.visibility = Visibility::Equal;
    else if (beyond == 0)
        answer.visibility = Visibility::Unseen;
    else if (answer.percentile99 <= noticeableFlip())
        answer.visibility = Visibility::Few;
    else
        answer.visibility = answer.mean <= noticeableFlip() ? Visibility::Places : Visibility::Everywhere;
    return answer;
}

namespace {

struct VisibilityWords {
    std::string_view word; // in reports
    Text sentence; // of the share of the pixels
};

const VisibilityWords& wordsOf(const EyeAnswer& answer)
{
    static constexpr VisibilityWords kAll[] = {
        {"equal", say("quality", "To an eye: the same picture.")},
        {"unseen", say("quality", "To an eye: no difference. Every pixel stays below what is just noticeable.")},
        {"few", say("quality", "To an eye: hardly a difference. %1 % of the pixels are beyond just noticeable.")},
        {"places", say("quality", "To an eye: a difference in places. %1 % of the pixels are beyond just noticeable.")},
        {"everywhere", say("quality", "To an eye: a clear difference. %1 % of the pixels are beyond just noticeable.")},
    };
    static_assert(std::size(kAll) == static_cast<size_t>(Visibility::Everywhere) + 1);
    return kAll[static_cast<size_t>(answer.visibility)];
}

} // namespace

Message sentenceOf(const EyeAnswer& answer)
{
    return wordsOf(answer).sentence(percent(answer.share));
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
    if (const auto& eye = found.eye) {
        json.key("eye").beginObject().key("visibility").value(wordsOf(*eye).word).key("mean").value(eye->mean);
        json.key("percentile99").value(eye->percentile99).key("largest").value(eye->largest);
        json.key("share").value(eye->share).endObject();
    }
    json.endObject();
}

} // namespace tessera
