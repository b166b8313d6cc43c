// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme.h"

#include <QWidget>

namespace tessera {

// What the colours of a map mean: the map from bottom to top, with numbers.
class ColorBar : public QWidget {
    Q_OBJECT

public:
    explicit ColorBar(QWidget* parent = nullptr);

    void setScale(ColorMap map, double minimum, double maximum, bool logarithmic); // log(1 + value)
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {sizeHint().width(), 60}; }

protected:
    void paintEvent(QPaintEvent*) override;

private:
    double valueAt(double fraction) const;

    ColorMap m_map = ColorMap::Viridis;
    double m_minimum = 0, m_maximum = 1;
    bool m_logarithmic = false;
};

} // namespace tessera
