// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/axes/axis_scene.h"

#include <algorithm>
#include <cmath>

namespace tessera {
namespace {

constexpr double kMargin = 0.6; // of a pixel of the input, beside both pictures
constexpr double kHandles = 24; // pixels, below the output
constexpr double kSmallestPitch = 4, kReadablePitch = 22; // pixels
constexpr double kLargestZoom = 400;
constexpr double kMostTaps = 1 << 21; // of all outputs that are painted: some ten milliseconds

} // namespace

void AxisScene::place(const QRectF& area, double captions)
{
    plot = area.adjusted(captions, 0, -12, 0);
    const double box = std::clamp(area.height() * 0.15, 18.0, 34.0);
    const double room = std::max(0.0, area.height() - 2 * box - kHandles);
    weightsBottom = plot.top() + std::clamp(room * 0.53, 20.0, 130.0);
    inputBottom = weightsBottom + box;
    outputBottom = plot.bottom() - kHandles;
    outputTop = outputBottom - box;
}

QRectF AxisScene::inputBox(double index) const
{
    return {pixel(index - 0.5), weightsBottom, zoom, inputBottom - weightsBottom};
}

QRectF AxisScene::outputBox(uint32_t index) const
{
    return {pixel(outputEdge(index)), outputTop, outputPitch(), outputBottom - outputTop};
}

double AxisScene::begin() const
{
    return std::max(std::min(-0.5, outputEdge(0)), -1.0 * map.inputs - 2) - kMargin;
}

double AxisScene::end() const
{
    return std::min(std::max(map.inputs - 0.5, outputEdge(map.outputs)), 2.0 * map.inputs + 2) + kMargin;
}

void AxisScene::fit(std::optional<double> about)
{
    const double whole = plot.width() / (end() - begin());
    const double readable = kReadablePitch * std::max(1.0, double(map.scale));
    zoom = std::clamp(whole, std::min(readable, kLargestZoom), 120.0);
    left = about ? *about - plot.width() / zoom / 2 : begin();
    keepInside();
}

void AxisScene::keepInside()
{
    const double shown = plot.width() / zoom;
    if (shown >= end() - begin())
        left = (begin() + end() - shown) / 2;
    else
        left = std::clamp(left, begin(), end() - shown);
}

void AxisScene::zoomTo(double newZoom, double aboutPixel)
{
    const double stays = position(aboutPixel);
    const double whole = plot.width() / (end() - begin());
    const double smallest = std::max(std::min(whole, 120.0), kSmallestPitch * std::max(1.0, double(map.scale)));
    zoom = std::clamp(newZoom, std::min(smallest, kLargestZoom), kLargestZoom);
    left = stays - (aboutPixel - plot.left()) / zoom;
    keepInside();
}

std::pair<uint32_t, uint32_t> AxisScene::visibleInputs() const
{
    const auto clamped = [&](double value) { return uint32_t(std::clamp(value, 0.0, double(map.inputs))); };
    return {clamped(std::floor(left + 0.5)), clamped(std::ceil(right() + 0.5))};
}

std::pair<uint32_t, uint32_t> AxisScene::visibleOutputs() const
{
    const double around = filterRadius(map) + 1;
    auto [first, second] =
        outputsBetween(map, left - around - 1 / double(map.scale), right() + around + 1 / double(map.scale));
    // Wide filters read so much that only the middle ones can be told apart.
    const double taps = std::min(2 * filterRadius(map) + 1, double(map.inputs));
    const auto most = uint32_t(std::max(1.0, kMostTaps / taps));
    if (second - first > most) {
        first += (second - first - most) / 2;
        second = first + most;
    }
    return {first, second};
}

std::optional<uint32_t> AxisScene::inputUnder(double pixel) const
{
    const double at = std::floor(position(pixel) + 0.5);
    return at >= 0 && at < map.inputs ? std::optional(uint32_t(at)) : std::nullopt;
}

std::optional<uint32_t> AxisScene::outputUnder(double pixel) const
{
    const double at = std::floor(outputAt(map, position(pixel)) + 0.5);
    return at >= 0 && at < map.outputs ? std::optional(uint32_t(at)) : std::nullopt;
}

} // namespace tessera
