// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

#include <utility>

namespace tessera {

// A line of plain text that shrinks with its room: it first loses its padding, then its end becomes "…", and the
// tooltip has the whole text. After setTwoLines() it first becomes two smaller lines.
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    using QLabel::QLabel;

    void setTint(const QColor& tint); // invalid: the palette's text
    QColor tint() const { return m_tint; }
    void setPreferredWidth(int width); // independent of the text
    void setTwoLines(); // shows two lines if one is too short, and always keeps room for them
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent*) override;

private:
    QFont smallFont() const; // the font of two lines
    std::pair<QString, QString> lines(int width) const; // the first line, and the rest

    QColor m_tint;
    int m_preferredWidth = 0; // 0: the text's
    bool m_hasTwoLines = false;
};

} // namespace tessera
