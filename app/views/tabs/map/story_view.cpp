// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/map/mapping_view.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/words.h"
#include "app/views/tabs/map/line_view.h"

#include <QPainter>
#include <QPainterPath>

namespace tessera {

namespace {

constexpr double kTitle = 20, kPart = 22, kSmallestPart = 17, kBoxGap = 3; // heights
constexpr double kWidestBox = 96, kNarrowestBox = 58; // beside each other with wires between
constexpr uint64_t kMostCells = 8; // the most cells of a strip with a cell for every index
constexpr size_t kParts = 6;

} // namespace

StoryView::StoryView(Document* document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
{
    setObjectName(QStringLiteral("story"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setMouseTracking(true);
}

void StoryView::setElement(std::optional<Pick> pick)
{
    const Plan* plan = m_document->mapPlan();
    m_steps = plan ? rearrangementSteps(*plan) : std::vector<RearrangementStep>();
    m_factors.reset();
    if (hasStory()) {
        const auto& work = std::get<StridedCopy>(plan->work);
        m_sizes = work.sizes;
        if (pick) {
            const auto& logical = pick->side == Side::Input ? work.inLogical : work.outLogical;
            m_factors.emplace();
            for (size_t i = 0; i < kParts; ++i)
                (*m_factors)[i] = pick->element / logical[i] % work.sizes[i];
        }
    }
    setAccessibleName(sentence());
    update();
}

QSize StoryView::sizeHint() const
{
    return {440, static_cast<int>(kTitle + kParts * kPart)};
}

QSize StoryView::minimumSizeHint() const
{
    return {4 * static_cast<int>(kNarrowestBox) + 3 * 12, static_cast<int>(kTitle + kParts * kSmallestPart)};
}

std::pair<uint64_t, uint64_t> StoryView::sizeAndIndex(const RearrangementDimension& dimension) const
{
    uint64_t size = 1, index = 0;
    for (const uint8_t part : dimension.parts) {
        size *= m_sizes[part];
        index = index * m_sizes[part] + (m_factors ? (*m_factors)[part] : 0);
    }
    return {size, index};
}

// What the picture says, in words: every dimension of every step.
QString StoryView::sentence() const
{
    QStringList steps;
    for (const RearrangementStep& step : m_steps) {
        QStringList dimensions;
        for (const RearrangementDimension& dimension : step.dimensions) {
            const auto [size, index] = sizeAndIndex(dimension);
            const QString name = QString::fromStdString(dimension.name);
            dimensions << (m_factors ? tr("%1 %2 of %3").arg(name).arg(index).arg(size)
                                     : tr("%1 of %2").arg(name).arg(size));
        }
        steps << tr("%1: %2").arg(inWindowLanguage(step.title), dimensions.join(QStringLiteral(", ")));
    }
    return steps.join(QStringLiteral("; "));
}

std::vector<StoryView::Step> StoryView::placed() const
{
    const double part = std::clamp((height() - kTitle) / double(kParts), kSmallestPart, kPart * 1.25);
    const double columns = double(m_steps.size());
    const double pitch = (width() - 1) / columns;
    const double boxWidth = std::clamp(pitch * 0.6, kNarrowestBox, kWidestBox);
    const double distance = columns > 1 ? std::min((width() - 1 - boxWidth) / (columns - 1), 2.1 * kWidestBox) : 0;
    std::vector<Step> steps;
    for (const RearrangementStep& step : m_steps) {
        const double left = double(steps.size()) * distance;
        Step made{&step, QRectF(left, 0, distance, kTitle), {}};
        size_t first = 0;
        for (const RearrangementDimension& dimension : step.dimensions) {
            const auto [size, index] = sizeAndIndex(dimension);
            const Box box{
                QRectF(left, kTitle + double(first) * part, boxWidth, double(dimension.parts.size()) * part - kBoxGap),
                &dimension, size, m_factors ? std::optional(index) : std::nullopt};
            first += dimension.parts.size();
            made.boxes.push_back(box);
        }
        steps.push_back(std::move(made));
    }
    return steps;
}

// Where the wire of a part ends at the step's boxes.
QPointF StoryView::portOf(const Step& step, uint8_t part, bool leaving) const
{
    for (const Box& box : step.boxes) {
        const std::vector<uint8_t>& parts = box.dimension->parts;
        const auto found = std::ranges::find(parts, part);
        if (found == parts.end())
            continue;
        const double share = (double(found - parts.begin()) + 0.5) / double(parts.size());
        return {leaving ? box.rect.right() : box.rect.left(), box.rect.top() + share * box.rect.height()};
    }
    return {};
}

void StoryView::paintWires(QPainter& painter, const Step& from, const Step& to) const
{
    // The axes' colours are those of the side where each part is a dimension of its own.
    const Step& apart = from.boxes.size() >= to.boxes.size() ? from : to;
    for (uint8_t part = 0; part < kParts; ++part) {
        QColor ink = color(Role::SecondaryText);
        for (const Box& box : apart.boxes)
            if (std::ranges::find(box.dimension->parts, part) != box.dimension->parts.end())
                ink = axisColor(box.dimension->axis);
        const QPointF start = portOf(from, part, true), end = portOf(to, part, false);
        const double bend = (end.x() - start.x()) / 2;
        QPainterPath wire(start);
        wire.cubicTo(start + QPointF(bend, 0), end - QPointF(bend, 0), end);
        painter.setPen(QPen(faded(ink, m_sizes[part] > 1 ? 0.85 : 0.3), m_sizes[part] > 1 ? 2 : 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(wire);
    }
}

void StoryView::paintBox(QPainter& painter, const Box& box) const
{
    const QColor ink = axisColor(box.dimension->axis);
    painter.setPen(QPen(faded(ink, box.size > 1 ? 0.9 : 0.4), 1));
    painter.setBrush(faded(ink, box.size > 1 ? 0.12 : 0.05));
    painter.drawRoundedRect(box.rect.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);

    const QString name = QString::fromStdString(box.dimension->name);
    const QString text = box.index ? QStringLiteral("%1 %2").arg(name).arg(*box.index) : name;
    const QRectF inner = box.rect.adjusted(6, 0, -6, 0);
    painter.setFont(dataFont(font().pointSizeF() * 0.92));
    painter.setPen(box.size > 1 ? ink : color(Role::SecondaryText));
    painter.drawText(inner, Qt::AlignLeft | Qt::AlignVCenter, text);

    // The place of the index among the others: a cell for every index, or a mark on a bar.
    const double used = painter.fontMetrics().horizontalAdvance(text) + 8;
    QRectF strip(inner.left() + used, box.rect.center().y() - 4, inner.width() - used, 8);
    if (strip.width() < 16 || box.size < 2)
        return;
    const auto count = double(box.size);
    if (box.size <= kMostCells) {
        const double cell = std::min(8.0, strip.width() / count);
        strip.setLeft(strip.right() - cell * count);
        for (uint64_t i = 0; i < box.size; ++i) {
            const QRectF at(strip.left() + cell * double(i), strip.top(), cell - 1, strip.height());
            painter.fillRect(at, box.index == i ? color(Role::Pin) : faded(ink, 0.35));
        }
    } else {
        painter.fillRect(strip.adjusted(0, 2, 0, -2), faded(ink, 0.35));
        if (box.index)
            painter.fillRect(QRectF(strip.left() + (strip.width() - 3) * double(*box.index) / (count - 1), strip.top(),
                                    3, strip.height()),
                             color(Role::Pin));
    }
}

void StoryView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const std::vector<Step> steps = placed();
    for (size_t i = 0; i + 1 < steps.size(); ++i)
        paintWires(painter, steps[i], steps[i + 1]);
    for (const Step& step : steps) {
        painter.setFont(font());
        painter.setPen(color(Role::SecondaryText));
        painter.drawText(step.title, Qt::AlignLeft | Qt::AlignTop,
                         painter.fontMetrics().elidedText(inWindowLanguage(step.step->title), Qt::ElideRight,
                                                          static_cast<int>(step.title.width())));
        for (const Box& box : step.boxes)
            paintBox(painter, box);
    }
}

} // namespace tessera
