// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace tessera {

// A line of plain text that gives way: first what it is padded with, then its end, for "…"; the tooltip has the whole.
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    using QLabel::QLabel;

    void setTint(const QColor& tint); // invalid: the palette's text
    QColor tint() const { return m_tint; }
    void setPreferredWidth(int width); // whatever the text is
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent*) override;

private:
    QColor m_tint;
    int m_preferredWidth = 0; // 0: the text's
};

} // namespace tessera
