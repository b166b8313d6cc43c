// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/formats/pictures/picture_file.h"

#include <QString>

namespace tessera {

// The formats of the engine (pictureCodec()), and others that Qt reads with 8 bits a sample: BMP, GIF, WebP and more.
// Grey stays one channel, alpha stays straight, and the camera's rotation is applied.
const PictureCodec& windowPictureCodec();

// {images, channels, height, width}. Throws IoError, EngineError; Cancelled when it is stopped.
ReadPicture loadPicture(const QString& path, const PictureOptions& options = {}, const MemoryBudget& budget = {},
                        const RunControl& control = {});
// "*.png *.jpg …", for file dialogs: what can be read, and what can be written of values.
QString picturePatterns();
QString writtenPicturePatterns();

} // namespace tessera
