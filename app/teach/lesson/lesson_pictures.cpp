// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/lesson/lesson_pictures.h"

#include "app/base/look/format.h"
#include "app/teach/lesson/lesson_html.h"
#include "app/tensor/planes/value_levels.h"
#include "engine/core/ops/operator.h"
#include "engine/core/plan/plan.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/value.h"
#include "engine/teach/lesson/knob.h"

#include <QCoreApplication>
#include <QImage>
#include <QLabel>
#include <QPixmap>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>

namespace tessera {

namespace {

constexpr uint64_t kMostNumbers = 64;
constexpr QSize kMost(320, 160); // pixels of a picture

QString numbersHtml(const Tensor& target)
{
    const PaddedSizes sizes = paddedSizes(target.desc);
    return gridsHtml(gridsOf({}, {sizes.begin(), sizes.end()},
                             [&](uint64_t element) { return valueText(target, element).toStdString(); }));
}

} // namespace

QImage imageOf(const Tensor& target, const Tensor& input)
{
    const auto [pictures, channels, rows, columns] = paddedSizes(target.desc);
    const uint64_t planes = uint64_t{pictures} * channels, plane = uint64_t{rows} * columns;
    const ValueRange range = commonRange(std::array{finiteRange(target, {}), finiteRange(input, {})});
    const auto level = [&](uint64_t element) {
        const double value = toDouble(target.desc.dataType, target.bits(element));
        return std::isfinite(value) ? int(std::lround(range.fraction(value) * 255)) : 0;
    };
    const bool isColoured = planes == 3;
    QImage image(int(isColoured ? columns : columns * planes), int(rows), QImage::Format_RGB32);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const uint64_t at = uint64_t(y) * columns + uint64_t(x) % columns;
            const int grey = isColoured ? 0 : level(at + uint64_t(x) / columns * plane);
            image.setPixel(
                x, y, isColoured ? qRgb(level(at), level(at + plane), level(at + 2 * plane)) : qRgb(grey, grey, grey));
        }
    return image;
}

QWidget* targetPicture(const Tensor& target, const Tensor& input, bool isPicture, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setObjectName(QStringLiteral("taskTarget"));
    label->setAccessibleName(QCoreApplication::translate("tessera::TaskBox", "Target: %1").arg(descText(target.desc)));
    if (!isPicture && elementCount(target.desc) <= kMostNumbers) {
        label->setTextFormat(Qt::RichText);
        label->setText(numbersHtml(target));
        return label;
    }
    const QImage image = imageOf(target, input);
    const double ratio = label->devicePixelRatioF();
    const QSize size = image.size().scaled(kMost * ratio, Qt::KeepAspectRatio).expandedTo({1, 1});
    const bool isLarger = size.width() > image.width();
    QPixmap pixmap = QPixmap::fromImage(
        image.scaled(size, Qt::IgnoreAspectRatio, isLarger ? Qt::FastTransformation : Qt::SmoothTransformation));
    pixmap.setDevicePixelRatio(ratio);
    label->setPixmap(pixmap);
    return label;
}

namespace {

bool isPicture(const TensorDesc& desc)
{
    return desc.sizes.size() == 4 && desc.sizes[0] == 1 && (desc.sizes[1] == 1 || desc.sizes[1] == 3);
}

// Crops and scales the picture to these sizes.
QImage fitted(const QImage& picture, const std::vector<uint32_t>& sizes)
{
    const auto width = int(sizes[3]), height = int(sizes[2]);
    const QImage scaled = picture.scaled(width, height, Qt::KeepAspectRatioByExpanding, Qt::SmoothTransformation);
    const int left = (scaled.width() - width) / 2, top = (scaled.height() - height) / 2;
    return scaled.copy(left, top, width, height).convertToFormat(QImage::Format_RGB32);
}

int valueOf(QRgb pixel, uint32_t channel, uint32_t channels)
{
    if (channels == 1)
        return qGray(pixel);
    return channel == 0 ? qRed(pixel) : channel == 1 ? qGreen(pixel) : qBlue(pixel);
}

// The case whose output is the whole picture: the task's target, where there is a task.
Case wholeCase(const LessonFigure& figure, const MemoryBudget& budget)
{
    return figure.task ? changed(figure.c, figure.task->changes, budget) : figure.c;
}

// The figure's input, from which the whole case makes the picture. Where values are blended or the output is no
// picture, the input is the picture. None: neither of the two is a picture.
std::optional<Tensor> broken(const QImage& picture, const LessonFigure& figure, const Case& whole)
{
    const Plan plan = makePlan(whole.op);
    const bool isMoved = std::holds_alternative<StridedCopy>(plan.work) && isPicture(plan.output);
    const TensorDesc& shown = isMoved ? plan.output : plan.input;
    if (!isPicture(shown))
        return {};
    const QImage image = fitted(picture, shown.sizes);
    Tensor input(plan.input);
    for (uint64_t element = 0; element < elementCount(shown); ++element) {
        const std::vector<uint32_t> at = coordinates(shown.sizes, element);
        const int value = valueOf(image.pixel(int(at[3]), int(at[2])), at[1], shown.sizes[1]);
        const uint64_t source = isMoved ? sources(plan, element, 1).list.front().element : element;
        input.setBits(source, fromDouble(shown.dataType, value));
    }
    return Tensor(figure.c.op.input, input.buffer);
}

} // namespace

bool loadPicture(Lesson& lesson, const QImage& picture, const MemoryBudget& budget)
{
    std::map<std::string, Tensor> inputs; // by the file
    const LessonFigure* unfit = nullptr;
    for (const bool hasTask : {true, false})
        for (const LessonFigure& figure : lesson.figures) {
            if (figure.dataFile.empty() || inputs.contains(figure.dataFile) || figure.task.has_value() != hasTask)
                continue;
            if (const auto input = broken(picture, figure, wholeCase(figure, budget)))
                inputs.emplace(figure.dataFile, *input);
            else
                unfit = &figure;
        }
    if (inputs.empty() && unfit)
        throw TextError(
            say("lesson",
                "your picture does not fit this lesson: its case has an output of %1; expected one image "
                "of 1 channel, which is grey, or of 3: red, green and blue")(text(unfit->c.op.output.sizes)));
    for (LessonFigure& figure : lesson.figures)
        if (const auto input = inputs.find(figure.dataFile);
            input != inputs.end() && input->second.desc == figure.c.op.input)
            figure.c.data = FromValues{input->second, figure.dataFile};
    return !inputs.empty();
}

} // namespace tessera
