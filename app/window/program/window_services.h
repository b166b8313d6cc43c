// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands/commands.h"

#include <QSize>
#include <QString>

namespace tessera {

class Document;

// What the window program brings along for the commands: the window itself, what draws, and Qt's pictures.
Services windowServices();

// They are made of these.

// `tessera render`: makes its own application. Throws IoError, TextError, EngineError.
int drawWindow(const Arguments& arguments, std::ostream& out, std::ostream& err);

// Pictures of a lesson's figures: see DrawingServices.
void drawSlides(const std::filesystem::path& lesson, std::span<const Slide> slides, const LessonLook& look,
                const std::function<void(size_t slide, const std::string& png)>& drawn);
QSize sizeFrom(const QString& text); // "1920x1080", of pictures of a window. Throws TextError
void waitUntilDrawn(Document& document); // until its run has ended and the views' workers have delivered

// The program as a window, until it is closed; the arguments are those of kWindowText. Returns the exit code. Throws
// TextError, IoError.
int showWindow(const Arguments& arguments);

} // namespace tessera
