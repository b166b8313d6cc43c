// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/inputs/made_picture.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tessera {

namespace {

using Rgb = std::array<double, 3>; // 0 … 1

constexpr double kShore = 0.62; // from the top, of the height
constexpr double kSunX = 0.72, kSunY = 0.30, kSunRadius = 0.07; // of the height
constexpr double kMastX = 0.34; // of the width

Rgb mix(const Rgb& a, const Rgb& b, double share)
{
    const double t = std::clamp(share, 0.0, 1.0);
    return {a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t};
}

double ridge(double x, double height, double roughness, double phase)
{
    return height
        + roughness * (std::sin(7 * x + phase) + 0.5 * std::sin(17 * x + 2 * phase) + 0.25 * std::sin(41 * x + phase));
}

// Of the air: x and y in heights of the picture, y from the top.
Rgb sky(double x, double y)
{
    const double away = std::hypot(x - kSunX * 1.5, y - kSunY);
    if (away < kSunRadius)
        return {1.0, 0.97, 0.86};
    const Rgb air = mix({0.16, 0.34, 0.66}, {0.98, 0.78, 0.60}, y / kShore);
    return mix({1.0, 0.90, 0.66}, air, (away - kSunRadius) / 0.45);
}

Rgb land(double x, double y)
{
    if (y > ridge(x, 0.56, 0.012, 4.0))
        return mix({0.16, 0.36, 0.16}, {0.42, 0.50, 0.20}, 0.5 + 0.5 * std::sin(60 * x + 90 * y));
    if (y > ridge(x, 0.45, 0.035, 1.3))
        return mix({0.22, 0.30, 0.42}, {0.40, 0.46, 0.52}, (y - 0.40) / 0.2);
    return sky(x, y);
}

// The sails, the hull and the mast; false: something else is there.
bool boat(double x, double y, Rgb& color)
{
    const double u = x - kMastX * 1.5, up = 0.74 - y; // from the mast's foot
    if (std::abs(u) < 0.006 && up > 0 && up < 0.40)
        color = {0.20, 0.12, 0.08};
    else if (u > 0.012 && up > 0.05 && u < 0.16 * (1 - up / 0.40))
        color = {0.97, 0.96, 0.92};
    else if (u < -0.012 && up > 0.05 && -u < 0.11 * (1 - up / 0.34))
        color = {0.84, 0.20, 0.16};
    else if (up <= 0.03 && up > -0.04 && std::abs(u) < 0.17 + up)
        color = {0.30, 0.16, 0.10};
    else
        return false;
    return true;
}

Rgb scene(double x, double y)
{
    Rgb color;
    if (boat(x, y, color))
        return color;
    if (y < kShore)
        return land(x, y);
    const double depth = (y - kShore) / (1 - kShore);
    const double ripple = std::sin(240 * depth / (0.35 + depth) + 9 * std::sin(6 * x));
    const Rgb mirrored = land(x + 0.006 * ripple, 2 * kShore - y * 0.9 - kShore * 0.1);
    return mix(mix(mirrored, {0.08, 0.22, 0.34}, 0.35 + 0.3 * depth), {1.0, 0.96, 0.86},
               ripple > 0.93 ? 0.5 : 0.04 * ripple);
}

} // namespace

Tensor madePicture(uint32_t height, uint32_t width)
{
    Tensor tensor(TensorDesc{.dataType = DataType::UInt8, .sizes = {1, 3, height, width}});
    std::byte* samples = tensor.writableBytes().data();
    const size_t plane = size_t{height} * width;
    for (uint32_t y = 0; y < height; ++y)
        for (uint32_t x = 0; x < width; ++x) {
            const Rgb color = scene((x + 0.5) / width * 1.5, (y + 0.5) / height);
            for (size_t c = 0; c < 3; ++c)
                samples[c * plane + size_t{y} * width + x] =
                    static_cast<std::byte>(std::lround(std::clamp(color[c], 0.0, 1.0) * 255));
        }
    return tensor;
}

} // namespace tessera
