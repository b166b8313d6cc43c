// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/tensor/budget.h"
#include "engine/teach/lesson/lesson.h"

class QImage;
class QWidget;

namespace tessera {

// Three channels as colours, else the planes side by side in grey; in the range of both tensors, as the result is.
QImage imageOf(const Tensor& target, const Tensor& input);
// The output that a task wants, small: as numbers where these are few, else as a picture.
QWidget* targetPicture(const Tensor& target, const Tensor& input, bool isPicture, QWidget* parent);

// A picture of the reader's in place of the files of the lesson's cases: cut and scaled to them, grey where they have
// one channel, and broken so that their tasks repair it. False: no case has a file. Throws TextError where it fits none
// of them.
bool takePicture(Lesson& lesson, const QImage& picture, const MemoryBudget& budget);

} // namespace tessera
