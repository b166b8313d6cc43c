// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/tensor/budget.h"
#include "engine/teach/lesson/lesson.h"

class QImage;
class QWidget;

namespace tessera {

// Three channels are colours, others grey planes side by side. The range is that of both tensors, as in the window.
QImage imageOf(const Tensor& target, const Tensor& input);
// A small view of a task's target: numbers where there are few, else a picture.
QWidget* targetPicture(const Tensor& target, const Tensor& input, bool isPicture, QWidget* parent);

// Puts the reader's picture in place of the files of the lesson's cases: cropped and scaled, grey for one channel, and
// broken so that their tasks repair it. False: no case has a file. Throws TextError where it fits none of them.
bool loadPicture(Lesson& lesson, const QImage& picture, const MemoryBudget& budget);

} // namespace tessera
