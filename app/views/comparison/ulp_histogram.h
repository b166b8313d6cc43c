// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/compare/compare.h"

#include <QWidget>

namespace tessera {

// How many elements differ by how many units in the last place: a bar for 0 and for every power of two, as high as the
// logarithm of its count.
class UlpHistogram : public QWidget {
    Q_OBJECT

public:
    explicit UlpHistogram(QWidget* parent = nullptr);

    void setComparison(const Comparison& comparison);

protected:
    void paintEvent(QPaintEvent*) override;
    bool event(QEvent* event) override; // tooltips

private:
    size_t bins() const; // that are drawn
    QRectF bar(size_t bin) const;
    QString words(size_t bin) const; // "2 to 3 ULP: 17"

    std::array<uint64_t, 65> m_counts = {};
    uint64_t m_nonFinite = 0;
};

} // namespace tessera
