// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/player_bar/steady_label.h"

#include <algorithm>

namespace tessera {

SteadyLabel::SteadyLabel(const QString& objectName)
{
    setObjectName(objectName);
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
}

void SteadyLabel::say(const QString& text)
{
    setText(text);
    setToolTip(text);
    setAccessibleName(text);
}

// QLabel's own heightForWidth() is never less than the height that was fixed before.
int SteadyLabel::heightOf(const QString& text, int width) const
{
    const QRect room(0, 0, std::max(width, 1), QWIDGETSIZE_MAX);
    return fontMetrics().boundingRect(room, Qt::AlignLeft | Qt::TextWordWrap, text).height();
}

void SteadyLabel::makeRoom(int width, const QStringList& texts)
{
    int& height = m_heights[{width, font().key()}];
    height = std::max({height, fontMetrics().height(), heightOf(text(), width)});
    for (const QString& each : texts)
        height = std::max(height, heightOf(each, width));
    setFixedHeight(height);
}

} // namespace tessera
