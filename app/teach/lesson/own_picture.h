// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/tensor/budget.h"
#include "engine/teach/lesson/lesson.h"

class QImage;

namespace tessera {

// A picture of the reader's in place of the files of the lesson's cases: cut and scaled to them, and broken so that
// their tasks repair it. False: no case has a file that it fits.
bool takePicture(Lesson& lesson, const QImage& picture, const MemoryBudget& budget);

} // namespace tessera
