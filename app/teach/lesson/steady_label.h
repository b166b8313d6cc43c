// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/form_parts.h"

#include <QLabel>

#include <algorithm>
#include <map>
#include <utility>

namespace tessera {

// Plain text that wraps. At each width and font it is as tall as the tallest of its texts so far, so that nothing below
// it moves when the text changes.
class SteadyLabel : public QLabel {
public:
    explicit SteadyLabel(const QString& objectName)
    {
        setObjectName(objectName);
        setTextFormat(Qt::PlainText);
        setWordWrap(true);
        setAlignment(Qt::AlignTop | Qt::AlignLeft);
        QSizePolicy policy = sizePolicy(); // which QLabel sets with its first text
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }

    // Forgets the texts so far and makes room for these.
    void expect(const QStringList& texts)
    {
        if (std::exchange(m_expected, texts) == texts)
            return;
        m_heights.clear();
        updateGeometry();
    }

    void say(const QString& text) // to the eye and to a screen reader
    {
        setText(text);
        describe(this, text);
    }

    int heightForWidth(int width) const override
    {
        int& height = m_heights[{width, font().key()}];
        const auto makeRoom = [&](const QString& text) {
            const QRect room(0, 0, std::max(width, 1), QWIDGETSIZE_MAX);
            height = std::max(height, fontMetrics().boundingRect(room, Qt::TextWordWrap, text).height());
        };
        height = std::max(height, fontMetrics().height());
        makeRoom(text());
        std::ranges::for_each(m_expected, makeRoom);
        return height;
    }

private:
    QStringList m_expected;
    mutable std::map<std::pair<int, QString>, int> m_heights; // by width and font
};

} // namespace tessera
