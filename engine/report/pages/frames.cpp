// SPDX-License-Identifier: Apache-2.0
#include "engine/report/pages/frames.h"

#include "engine/core/case/case.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/io/json_text.h"
#include "engine/report/pages/frame_drawing.h"
#include "engine/teach/player/step.h"

#include <algorithm>

namespace tessera {

namespace {

std::string numbered(uint64_t number)
{
    const std::string digits = std::to_string(number);
    return "frame_" + std::string(5 - std::min<size_t>(5, digits.size()), '0') + digits;
}

} // namespace

Frames::Frames(const PageCase& page, FrameLook look, std::string extension)
    : m_page(page)
    , m_look(look)
    , m_extension(std::move(extension))
    , m_player(page.plan, page.stepping)
{
    const uint64_t cells = elementCount(page.plan.input) + elementCount(page.plan.output);
    if (count() > kMostFrameCells / cells)
        throw TextError("--by " + std::string(name(page.stepping.unit)) + " makes " + std::to_string(count())
                        + " frames of " + std::to_string(cells) + " elements, which is more than a film can use; "
                        + "--by row, block or channel, or smaller Sizes, would be right");
}

Frame Frames::frame(uint64_t number) const
{
    return {numbered(number) + "." + m_extension, static_cast<double>(number) / m_look.stepsASecond,
            wordsAfter(m_page.c.op, m_page.plan, m_player, number).sentence};
}

std::string Frames::svg(uint64_t number) const
{
    return frameDrawing(m_page, m_player, number, m_look.isDark);
}

std::string Frames::json() const
{
    JsonText json;
    json.beginObject().key("case").value(toText(m_page.c));
    json.key("along").value(name(m_page.stepping.order)).key("by").value(name(m_page.stepping.unit));
    json.key("stepsASecond").value(m_look.stepsASecond).key("frames").beginArray();
    for (uint64_t number = 0; number < count(); ++number) {
        const Frame each = frame(number);
        json.beginObject().key("file").value(each.file).key("time").value(each.time);
        json.key("caption").value(english(each.caption)).endObject();
    }
    json.endArray().endObject();
    return json.text();
}

std::string Frames::ffmpegLine(const std::string& folder) const
{
    const auto path = [&](const char* name) { return shellWord(folder + "/" + name); };
    return "ffmpeg -framerate " + toText(m_look.stepsASecond) + " -i " + path(("frame_%05d." + m_extension).c_str())
        + " -pix_fmt yuv420p " + path("film.mp4");
}

} // namespace tessera
