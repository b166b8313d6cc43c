// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/arguments/shared_options.h"
#include "engine/core/case/case.h"
#include "engine/core/compare/tolerance.h"
#include "engine/formats/pictures/picture.h"
#include "engine/frameworks/parse/parse.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// What a line from a terminal, a report or a thread says, for the window.
struct PastedLine {
    Case c;
    std::optional<std::string> engine = {}; // as the line says it: an engine's name, or a file
    std::vector<std::string> against = {}; // B, C and D, as the line says them
    ToleranceOptions tolerance = {};
    std::optional<StepOptions> steps = {}; // where the player stands; none: it is off
    std::optional<std::string> element = {}; // the element of the output to explain: 0,1,2,3
    std::vector<std::string> ignored = {}; // options that mean nothing in the window: "--threads 2"
    std::vector<Message> notes = {}; // what a user must know of a framework's words, a sentence each
};

// The line of any command, "tessera check DEPTH_TO_SPACE1 … --engine cpu", with or without a prompt, the program's name
// and the command; or a case alone, whose picture is decoded. Throws TextError, IoError, EngineError.
PastedLine pastedLine(std::string_view text, const PictureCodec& codec, const MemoryBudget& budget);
// Also takes a case in a framework's words: "F.pixel_shuffle(x, 2)". `open`: the input's sizes and type where the words
// say none. Where these do not fit, larger sizes or FLOAT32 are taken, and a note says so.
PastedLine pastedLineOrWords(std::string_view text, const ReadOptions& open, const PictureCodec& codec,
                             const MemoryBudget& budget);

} // namespace tessera
