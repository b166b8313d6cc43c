// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/painting/case_picture.h"

#include "engine/engines/engine.h"
#include "engine/io/case_input.h"
#include "engine/ops/operator.h"
#include "engine/registry/registry.h"

#include <QPainter>

namespace tessera {

namespace {

constexpr uint64_t kMostElements = 64 << 20;
constexpr double kArrowWidth = 28, kMargin = 10; // designed pixels

bool isPicture(const Case& c, const TensorDesc& desc)
{
    const auto* values = std::get_if<FromValues>(&c.data);
    return values && values->origin.find('.') != std::string::npos && desc.sizes.size() == 4
        && (desc.sizes[1] == 3 || desc.sizes[1] == 4);
}

void paintTensor(QImage& image, const QRect& area, double dpr, const DrawableTensor& tensor, bool picture,
                 const LevelColors& colors)
{
    const auto [batches, channels, height, width] = tensor.shape.sizes;
    PlaneLayout layout;
    layout.batches = picture ? 1 : batches;
    layout.channels = picture ? 1 : channels;
    layout.height = height;
    layout.width = width;
    layout.dpr = dpr;
    layout.fit(area);
    const ShownPlanes planes{.all = !picture, .channels = picture ? channels : 1, .picture = picture};
    paintPlanes(image, area, tensor, layout, planes,
                picture ? LevelColors::ofPicture(tensor.tensor.desc.dataType, tensor.range) : colors);
}

void paintArrow(QImage& image, double dpr, const QColor& ink)
{
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(image.rect().center());
    painter.scale(dpr, dpr);
    painter.setPen(QPen(ink, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawLine(QPointF(-7, 0), QPointF(7, 0));
    painter.drawPolyline(QPolygonF({{2, -5}, {7, 0}, {2, 5}}));
}

QImage draw(const Case& c, QSize pixels, double dpr, const CasePictureColors& colors, const MemoryBudget& budget,
            const std::stop_token& stop)
{
    const Plan plan = makePlan(c.op);
    if (elementCount(plan.input) + elementCount(plan.output) > kMostElements)
        return {};
    const Tensor input = loadInput(c, budget);
    Tensor output(plan.output);
    makeEngine("cpu")->run(c, plan, input, output, {.stop = stop, .progress = {}});
    const ValueRange range = commonRange(finiteRange(input, stop), finiteRange(output, stop));
    QImage image(pixels, QImage::Format_RGB32);
    image.fill(colors.canvas);
    const int margin = int(kMargin * dpr), arrow = int(kArrowWidth * dpr);
    const int width = (pixels.width() - arrow) / 2 - margin;
    const QSize room(width, pixels.height() - 2 * margin);
    paintTensor(image, QRect(QPoint(margin, margin), room), dpr, DrawableTensor(input, range, Reduction::Mean, stop),
                isPicture(c, plan.input), colors.levels);
    paintTensor(image, QRect(QPoint(pixels.width() - margin - width, margin), room), dpr,
                DrawableTensor(output, range, Reduction::Mean, stop), isPicture(c, plan.output), colors.levels);
    paintArrow(image, dpr, colors.ink);
    return image;
}

} // namespace

CasePictureColors CasePictureColors::ofTheme()
{
    return {LevelColors::ofMap(ColorMap::Viridis), color(Role::Canvas), color(Role::SecondaryText)};
}

QImage drawCase(const Case& c, QSize pixels, double dpr, const CasePictureColors& colors, const MemoryBudget& budget,
                const std::stop_token& stop)
{
    try {
        return validate(c.op, budget).empty() && !stop.stop_requested() ? draw(c, pixels, dpr, colors, budget, stop)
                                                                        : QImage();
    } catch (const std::exception&) {
        return {}; // its card says so
    }
}

} // namespace tessera
