// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/message.h"
#include "engine/core/tensor/tensor.h"

#include <array>
#include <cstdint>
#include <numbers>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

class JsonText;

// Measures of how alike two pictures are. They accompany a comparison and change no verdict. measures.md defines each
// and names its source.

enum class QualityMeasure : uint8_t { MeanError, MaxError, Psnr, Ssim, Flip };

inline constexpr size_t kQualityMeasureCount = 5;
// Their words in options and reports, in the order of the enumeration.
inline constexpr std::array<std::string_view, kQualityMeasureCount> kQualityWords = {"mean", "max", "psnr", "ssim",
                                                                                     "flip"};

struct QualityInfo {
    QualityMeasure measure;
    std::string_view title; // "SSIM"
    std::string_view unit; // "dB", or nothing
    Text sentence; // what it measures, and its value for equal pictures

    std::string_view word() const { return kQualityWords[static_cast<size_t>(measure)]; }
};
// A row for each, in the order of the enumeration.
std::span<const QualityInfo, kQualityMeasureCount> qualityMeasures();
const QualityInfo& infoOf(QualityMeasure measure);

// The display of FLIP's authors: 3840 pixels on 0.7 m, seen from 0.7 m.
inline constexpr double kStandardViewingDistance = 0.7; // metres
constexpr double pixelsPerDegree(double viewingDistance)
{
    constexpr double kPixelsPerMetre = 3840 / 0.7;
    return viewingDistance * kPixelsPerMetre * std::numbers::pi / 180;
}
inline constexpr double kLeastPixelsPerDegree = 1, kMostPixelsPerDegree = 1000;
inline constexpr double kLeastViewingDistance = 0.02, kMostViewingDistance = 10; // metres

struct QualityOptions {
    std::optional<double> peak = {}; // white less black, above 0; none: standardPeak()
    double pixelsPerDegree = tessera::pixelsPerDegree(kStandardViewingDistance);
};
// 1 for floats, 65535 for UINT16, 255 for all others. Black is 0, of INT8 −128.
double standardPeak(DataType type);

struct Quality {
    QualityMeasure measure = QualityMeasure::Psnr;
    std::optional<double> number = {}; // of all images and channels; none: refused
    Message refusal = {}; // if refused: why these pictures have none
    std::vector<double> channels = {}; // the same by channel, where the measure is taken channel by channel
    double peak = 1; // the peak in use
    uint64_t clamped = 0; // elements outside [black, white], which FLIP clamps
    std::optional<Tensor> map = {}; // FLOAT32 {N, 1, H, W}; errors and SSIM are means over the channels
};

// Measures `a` against `b`, the reference: tensors of equal types and sizes, {N, C, H, W} or the last of these. N
// images have C channels. FLIP takes one channel as grey, three as sRGB, and ignores a fourth, alpha. Throws Cancelled.
Quality qualityOf(QualityMeasure measure, const Tensor& a, const Tensor& b, const QualityOptions& options = {},
                  const std::stop_token& stop = {});

// "PSNR 41.27 dB", "SSIM 0.9913", "FLIP 0.0123"; "SSIM: " and the reason where it was refused.
Message figureText(const Quality& quality);
std::string numberText(const Quality& quality); // "41.27 dB"; only where it was not refused

// The measures that a command was asked for, and their figures.
struct QualityRequest {
    std::vector<QualityMeasure> measures = {};
    QualityOptions options = {};
    bool isAll = false; // then refused measures are left out
};
struct QualityFigures {
    QualityRequest request = {};
    std::vector<Quality> figures = {}; // one for each measure that was asked for
};
QualityFigures qualityFigures(const QualityRequest& request, const Tensor& a, const Tensor& b,
                              const std::stop_token& stop = {});
// "PSNR 41.27 dB, FLIP 0.0123 (peak 255, 67.02 pixels per degree)", or why there is no measure; empty: nothing was
// asked for.
Message lineOf(const QualityFigures& figures);
// Writes the value of the key "quality": the figures or refusals by their measures' words.
void writeQuality(JsonText& json, const QualityFigures& found);

} // namespace tessera
