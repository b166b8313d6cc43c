// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tensor/planes/plane_sampler.h"
#include "engine/core/case/case.h"
#include "engine/core/tensor/budget.h"

#include <QImage>

namespace tessera {

// The theme's colours, taken on the window's thread for a worker.
struct CasePictureColors {
    LevelColors levels;
    QColor canvas, ink;

    static CasePictureColors ofTheme();
};

// A case's input, an arrow and its output, small, by the paint code of the views; run on the CPU. On any thread. Null
// where the case has issues, is too large to be worth it, or was stopped; no exception leaves it.
QImage drawCase(const Case& c, QSize pixels, double dpr, const CasePictureColors& colors, const MemoryBudget& budget,
                const std::stop_token& stop);

} // namespace tessera
