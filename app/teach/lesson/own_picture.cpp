// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/lesson/own_picture.h"

#include "engine/core/ops/operator.h"
#include "engine/core/plan/plan.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/teach/lesson/knob.h"

#include <QImage>

#include <algorithm>
#include <map>
#include <optional>

namespace tessera {

namespace {

bool isPicture(const TensorDesc& desc)
{
    return desc.sizes.size() == 4 && desc.sizes[0] == 1 && desc.sizes[1] == 3;
}

// Its middle, so large that it fills the planes.
QImage fitted(const QImage& picture, const std::vector<uint32_t>& sizes)
{
    const auto width = int(sizes[3]), height = int(sizes[2]);
    const QImage scaled = picture.scaled(width, height, Qt::KeepAspectRatioByExpanding, Qt::SmoothTransformation);
    const int left = (scaled.width() - width) / 2, top = (scaled.height() - height) / 2;
    return scaled.copy(left, top, width, height).convertToFormat(QImage::Format_RGB32);
}

// The case whose output is the whole picture: the task's, where it has one.
Case wholeCase(const Lesson& lesson, const LessonFigure& figure, const MemoryBudget& budget)
{
    if (!figure.task || figure.task->kind != LessonTask::Kind::Equal)
        return figure.c;
    const auto named = std::ranges::find(lesson.figures, figure.task->name, &LessonFigure::name);
    if (figure.task->name.empty())
        return changed(figure.c, figure.task->changes, budget);
    return named != lesson.figures.end() && named->dataFile == figure.dataFile ? named->c : figure.c;
}

// The input of which the whole case makes the picture, as the figure reads it. Where values are blended it is the
// picture itself.
std::optional<Tensor> broken(const QImage& picture, const LessonFigure& figure, const Case& whole)
{
    const Plan plan = makePlan(whole.op);
    const bool isMoved = std::holds_alternative<StridedCopy>(plan.work);
    const TensorDesc& shown = isMoved ? plan.output : plan.input;
    if (!isPicture(shown))
        return {};
    const QImage image = fitted(picture, shown.sizes);
    Tensor input(plan.input);
    for (uint64_t element = 0; element < elementCount(shown); ++element) {
        const std::vector<uint32_t> at = coordinates(shown.sizes, element);
        const QRgb pixel = image.pixel(int(at[3]), int(at[2]));
        const int value = at[1] == 0 ? qRed(pixel) : at[1] == 1 ? qGreen(pixel) : qBlue(pixel);
        const uint64_t source = isMoved ? sources(plan, element, 1).list.front().element : element;
        input.setBits(source, fromDouble(shown.dataType, value));
    }
    return Tensor(inputDesc(figure.c.op), input.buffer);
}

} // namespace

bool takePicture(Lesson& lesson, const QImage& picture, const MemoryBudget& budget)
{
    std::map<std::string, Tensor> inputs; // by the file
    for (const bool hasTask : {true, false})
        for (const LessonFigure& figure : lesson.figures)
            if (!figure.dataFile.empty() && !inputs.contains(figure.dataFile) && figure.task.has_value() == hasTask)
                if (const auto input = broken(picture, figure, wholeCase(lesson, figure, budget)))
                    inputs.emplace(figure.dataFile, *input);
    for (LessonFigure& figure : lesson.figures)
        if (const auto input = inputs.find(figure.dataFile);
            input != inputs.end() && input->second.desc == inputDesc(figure.c.op))
            figure.c.data = FromValues{input->second, figure.dataFile};
    return !inputs.empty();
}

} // namespace tessera
