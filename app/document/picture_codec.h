// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/engines/engine.h"
#include "engine/io/picture.h"

#include <QString>

#include <optional>

namespace tessera {

// PNG, JPEG and what else Qt reads. 16-bit samples stay 16-bit, grey stays one channel, alpha stays straight, and the
// camera's rotation is applied. Writing replaces a file whole or not at all.
const PictureCodec& pictureCodec();

struct PictureOptions {
    std::optional<DataType> type = {}; // none: UINT8, or UINT16 of a 16-bit picture
    std::optional<uint32_t> channels = {}; // 1, 3 or 4; none: the file's
    SampleRange range = SampleRange::Byte;

    bool operator==(const PictureOptions&) const = default;
};

// {1, channels, height, width}. Throws IoError, EngineError; Cancelled when it is stopped.
Tensor readPicture(const QString& path, const PictureOptions& options = {}, const MemoryBudget& budget = {},
                   const RunControl& control = {});
// "*.png *.jpg …", for file dialogs: what can be read.
QString picturePatterns();

} // namespace tessera
