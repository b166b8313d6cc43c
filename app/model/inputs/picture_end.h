// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace tessera {

// Whether the file is cut off, of the formats whose decoders in Qt do not say so: "bmp", "gif", "xbm". Others: false.
bool endsTooEarly(const QString& path, const QByteArray& format);

} // namespace tessera
