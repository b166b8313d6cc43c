// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands/commands.h"

#include <memory>

class QApplication;

namespace tessera {

// The window program gives the commands the window itself, drawing, and Qt's picture formats.
Services windowServices();

// The parts of windowServices().

// `tessera render`: makes its own application. Throws IoError, TextError, EngineError.
int drawWindow(const Arguments& arguments, std::span<const std::string> frames, std::ostream& out, std::ostream& err);

// The program as a window, until it is closed; the arguments are those of kWindowText. Returns the exit code. Throws
// TextError, IoError.
int showWindow(const Arguments& arguments);

// Each is called before there is an application. If Qt cannot start, the program ends with a sentence and exit code 5.
void silenceQt(); // for commands, whose own messages say what is wrong
void endWithSentenceWithoutQt(); // for the window; Qt's other messages are printed as usual

// The application in which a command draws. It needs no display. If there is an application already, that one is used.
class OffscreenApplication {
public:
    explicit OffscreenApplication(double scale); // device pixels for each pixel
    ~OffscreenApplication();
    OffscreenApplication(const OffscreenApplication&) = delete;
    OffscreenApplication& operator=(const OffscreenApplication&) = delete;

private:
    std::unique_ptr<QApplication> m_own;
};

// For file managers (resources/tessera.thumbnailer): tessera-window thumbnail IN OUT SIZE. Draws the mapping of a case
// file or a bundle into a PNG, SIZE pixels wide, whatever OUT is called. Files that nobody has looked at come here: it
// reads nothing outside their folder and ends in kThumbnailSeconds; what takes more memory or time has no picture.
inline constexpr const char* kThumbnail = "thumbnail";
inline constexpr unsigned kThumbnailSeconds = 10;
int writeThumbnail(const char* in, const char* out, const char* size); // the exit code

} // namespace tessera
