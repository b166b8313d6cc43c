// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/look/words.h"

#include "app/base/look/language.h"
#include "engine/core/message/message.h"

#include <QCoreApplication>

namespace tessera {

QString inWindowLanguage(const Message& message)
{
    const std::string words =
        said(message, [](const Text& text) { return QCoreApplication::translate(text.room, text.text).toStdString(); });
    return QString::fromStdString(currentLanguage() == QLatin1String("ko") ? withParticles(words) : words);
}

} // namespace tessera
