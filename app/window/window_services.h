// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands/commands.h"

#include <QApplication>

#include <memory>

namespace tessera {

// The window program gives the commands the window itself, drawing, and Qt's picture formats.
Services windowServices();

// The parts of windowServices().

// `tessera render`: makes its own application. Throws IoError, TextError, EngineError.
int drawWindow(const Arguments& arguments, std::span<const std::string> frames, std::ostream& out, std::ostream& err);

// The program as a window, until it is closed; the arguments are those of kWindowText. Returns the exit code. Throws
// TextError, IoError.
int showWindow(const Arguments& arguments);

// If Qt cannot start, the program ends with a sentence and exit code 5; Qt's other messages are printed as usual. It is
// called before there is an application.
void endWithSentenceWithoutQt();

// The application in which a command draws. It needs no display. Null: there is an application already.
// `scale`: device pixels for each pixel.
std::unique_ptr<QApplication> offscreenApplication(double scale);

} // namespace tessera
