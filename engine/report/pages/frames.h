// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/report/pages/case_page.h"

#include <string>
#include <vector>

namespace tessera {

// The player's pictures, one before the first step and one for each step. A picture has both tensors, arrows from the
// step's sources, its sentence and its formula. Equal cases give equal bytes.

inline constexpr uint64_t kMostFrameCells = 4'000'000; // the most cells of all frames, about a GiB of SVG

struct FrameLook {
    bool isDark = false;
    double stepsASecond = 2;
};

struct Frame {
    std::string file; // "frame_00012.svg"
    double time; // seconds from the beginning
    Message caption; // the step's sentence
};

class Frames {
public:
    // The page must outlive it. `extension` is svg or png. Throws TextError for more than kMostFrameCells.
    Frames(const PageCase& page, FrameLook look, std::string extension);

    uint64_t count() const { return m_player.steps() + 1; }
    Frame frame(uint64_t number) const;
    std::string
    svg(uint64_t number) const; // after `number` steps; loads nothing. All have the same even width and height
    std::string json() const; // the content of frames.json
    std::string ffmpegLine(const std::string& folder) const; // the command that makes a film of them

private:
    const PageCase& m_page;
    FrameLook m_look;
    std::string m_extension;
    Player m_player{m_page.plan, m_page.stepping};
};

} // namespace tessera
