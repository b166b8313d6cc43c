// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/painting/case_picture.h"

#include "engine/compute/registry/registry.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/engine.h"
#include "engine/formats/io/dispatch_job.h"

#include <QPainter>

#include <algorithm>

namespace tessera {

namespace {

constexpr uint64_t kMostElements = 64 << 20;
constexpr double kArrowWidth = 28, kPictureMargin = 10; // designed pixels

bool isOfPicture(const Case& c)
{
    const auto* values = std::get_if<FromValues>(&c.data);
    return values && values->origin.find('.') != std::string::npos;
}

// The pictures that a tensor of a picture's case is made of: itself, or those that blocks were taken apart into.
std::vector<ShownPlanes> picturesOf(const Case& c, const TensorDesc& desc)
{
    const uint32_t channels = desc.sizes.size() == 4 ? desc.sizes[1] : 0;
    if (!isOfPicture(c) || channels < 3 || (channels > 4 && channels % 3 != 0))
        return {};
    const auto picture = [](std::array<uint32_t, 4> picked, uint32_t count) {
        return ShownPlanes{.all = false, .c = picked[0], .channels = count, .picked = picked, .picture = true};
    };
    if (channels <= 4)
        return {picture({0, 1, 2, 3}, channels)};
    const bool colorIsSlowest = findField(c.op, "Order") && fieldText(c.op, "Order") == "COLUMN_ROW_DEPTH";
    std::vector<ShownPlanes> pictures;
    const uint32_t count = channels / 3;
    for (uint32_t i = 0; i < count; ++i)
        pictures.push_back(colorIsSlowest ? picture({i, i + count, i + 2 * count, 0}, 3)
                                          : picture({3 * i, 3 * i + 1, 3 * i + 2, 0}, 3));
    return pictures;
}

void paintTensor(QImage& image, const QRect& area, double dpr, const DrawableTensor& tensor,
                 const std::vector<ShownPlanes>& pictures, const LevelColors& colors)
{
    const auto [batches, channels, height, width] = tensor.shape.sizes;
    PlaneLayout layout{.batches = pictures.empty() ? batches : 1,
                       .channels = pictures.empty() ? channels : static_cast<uint32_t>(pictures.size()),
                       .height = height,
                       .width = width,
                       .dpr = dpr,
                       .hasNames = false,
                       .origin = {}};
    layout.fit(area);
    if (pictures.empty())
        return paintPlanes(image, area, tensor, layout, ShownPlanes(), colors);
    const LevelColors ofPicture = LevelColors::ofPicture(tensor.tensor.desc.dataType, tensor.range);
    for (uint32_t i = 0; i < pictures.size(); ++i) {
        PlaneLayout one = layout;
        one.origin = layout.planeOrigin(0, i);
        one.channels = one.columns = 1;
        paintPlanes(image, area, tensor, one, pictures[i], ofPicture);
    }
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
    const ValueRange range = commonRange(std::array{finiteRange(input, stop), finiteRange(output, stop)});
    QImage image(pixels, QImage::Format_RGB32);
    image.fill(colors.canvas);
    const int margin = int(kPictureMargin * dpr), arrow = int(kArrowWidth * dpr);
    const int width = (pixels.width() - arrow) / 2 - margin;
    const QSize room(width, pixels.height() - 2 * margin);
    paintTensor(image, QRect(QPoint(margin, margin), room), dpr, DrawableTensor(input, range, Reduction::Mean, stop),
                picturesOf(c, plan.input), colors.levels);
    paintTensor(image, QRect(QPoint(pixels.width() - margin - width, margin), room), dpr,
                DrawableTensor(output, range, Reduction::Mean, stop), picturesOf(c, plan.output), colors.levels);
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
        return {}; // the card says why there is none
    }
}

} // namespace tessera
