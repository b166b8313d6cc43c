// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRgb>

namespace tessera {

// A colour over another with a weight of 255, each channel rounded to the nearest; two channels at a time, in 16 bits
// each.
inline QRgb mixed(QRgb above, QRgb below, uint32_t weight)
{
    constexpr uint32_t kEverySecond = 0x00ff00ff;
    const auto mix = [weight](uint32_t a, uint32_t b) {
        const uint32_t sum = a * weight + b * (255 - weight) + 0x007f007f;
        return ((sum + (sum >> 8 & kEverySecond) + 0x00010001) >> 8) & kEverySecond; // exactly sum / 255
    };
    return mix(above & kEverySecond, below & kEverySecond)
        | mix(above >> 8 & kEverySecond, below >> 8 & kEverySecond) << 8;
}

// Half and half.
inline QRgb mean(QRgb a, QRgb b)
{
    return (a & b) + (((a ^ b) & 0xfefefefe) >> 1);
}

} // namespace tessera
