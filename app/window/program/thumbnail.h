// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tessera {

// For file managers (resources/tessera.thumbnailer): tessera-window thumbnail IN OUT SIZE. Draws the mapping of a case
// file or a bundle into a PNG, SIZE pixels wide, whatever OUT is called. Files that nobody has looked at come here: it
// reads nothing outside their folder and ends in kThumbnailSeconds; what takes more memory or time has no picture.
inline constexpr const char* kThumbnail = "thumbnail";
inline constexpr unsigned kThumbnailSeconds = 10;
int writeThumbnail(const char* in, const char* out, const char* size); // the exit code

} // namespace tessera
