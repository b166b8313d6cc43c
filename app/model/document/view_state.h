// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include <array>
#include <cstdint>

namespace tessera {

// Which planes of a tensor a view shows: all of them, one, or one picture made of several channels.
enum class PlaneMode { Atlas, Plane, Picture };

// What a picture is made of: a channel as red, one as green, one as blue, or one as grey. Each is counted on from the
// plane's channel, and after the last channel comes the first.
struct PictureChannels {
    bool grey = false;
    std::array<uint32_t, 3> from = {0, 1, 2};
    bool operator==(const PictureChannels&) const = default;
    // Whether the last channel is the opacity: of four, where the first three are the colours in their order.
    bool withAlpha(uint32_t first, uint32_t channels) const
    {
        return channels == 4 && first == 0 && *this == PictureChannels();
    }
};

// How a tensor is looked at: what a tab keeps.
struct ViewState {
    PlaneMode mode = PlaneMode::Atlas;
    uint32_t n = 0, c = 0; // the plane, or a picture's image and first channel
    PictureChannels channels = {};
    bool fitted = true;
    double zoom = 1; // designed pixels per element
    QPointF center = {0.5, 0.5}; // the middle of the view, as a share of the content
    bool operator==(const ViewState&) const = default;
};

using ViewStates = std::array<ViewState, 2>; // the looks of a case's input and output

} // namespace tessera
