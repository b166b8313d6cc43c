// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include <array>
#include <cstdint>

namespace tessera {

// Which planes of a tensor a view shows: all of them, one, or one picture made of several channels.
enum class PlaneMode { Atlas, Plane, Picture };

// The channels that make a picture: one each for red, green and blue, or one for grey. Each is counted from the plane's
// channel on; after the last channel comes the first.
struct PictureChannels {
    bool grey = false;
    std::array<uint32_t, 3> from = {0, 1, 2};
    bool operator==(const PictureChannels&) const = default;
    // Whether the last of four channels is the opacity, and the first three are the colours in their order.
    bool withAlpha(uint32_t first, uint32_t channels) const
    {
        return channels == 4 && first == 0 && *this == PictureChannels();
    }
};

// How a tensor is viewed. A tab keeps it.
struct ViewState {
    PlaneMode mode = PlaneMode::Atlas;
    uint32_t n = 0, c = 0; // the plane, or a picture's image and first channel
    PictureChannels channels = {};
    bool fitted = true;
    double zoom = 1; // designed pixels per element
    QPointF center = {0.5, 0.5}; // the middle of the view, as a share of the content
    bool operator==(const ViewState&) const = default;
};

using ViewStates = std::array<ViewState, 2>; // the views of a case's input and output

} // namespace tessera
