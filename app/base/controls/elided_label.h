// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

#include <utility>

namespace tessera {

// A line of plain text that shrinks with its room: first its padding goes, then its end becomes "…"; the tooltip has
// the whole text. With setTwoLines() it becomes two smaller lines first.
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    using QLabel::QLabel;

    void setTint(const QColor& tint); // invalid: the palette's text
    QColor tint() const { return m_tint; }
    void setPreferredWidth(int width); // whatever the text is
    void setTwoLines(); // where one is too short; there is always room for them
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent*) override;

private:
    QFont smallFont() const; // the font where there are two lines
    std::pair<QString, QString> lines(int width) const; // what stands in the first one, and the rest

    QColor m_tint;
    int m_preferredWidth = 0; // 0: the text's
    bool m_hasTwoLines = false;
};

} // namespace tessera
