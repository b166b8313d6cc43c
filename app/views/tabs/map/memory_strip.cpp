// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/map/memory_view.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/device_pixels.h"
#include "app/base/look/format.h"
#include "app/base/look/words.h"
#include "app/tensor/planes/plane_layout.h"

#include <QHelpEvent>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace tessera {
namespace {

constexpr double kWidest = 64, kFirstZoom = 24, kSmallestFit = 3, kWidestFit = 40; // pixels for each element

} // namespace

MemoryStrip::MemoryStrip(Document* document, Side side, QWidget* parent)
    : LineView(document, parent)
    , m_side(side)
{
}

void MemoryStrip::setLayoutShown(const TensorDesc& desc)
{
    if (desc == m_desc)
        return changed();
    m_desc = desc;
    m_slots = totalBytes(desc) / elementBytes(desc.dataType);
    m_lanes.clear();
    const std::vector<uint64_t> strides = effectiveStrides(desc);
    for (size_t dimension = 0; dimension < strides.size(); ++dimension)
        if (desc.sizes[dimension] > 1)
            m_lanes.push_back({dimension, strides[dimension], 1});
    // Axes of stride 0 come first: each of their indices lies everywhere.
    std::ranges::stable_sort(m_lanes, [](const Lane& a, const Lane& b) {
        return a.stride == 0 ? b.stride != 0 : b.stride != 0 && a.stride > b.stride;
    });
    uint64_t reach = 1;
    for (size_t lane = m_lanes.size(); lane-- > 0;) {
        m_lanes[lane].reach = reach;
        reach += (desc.sizes[m_lanes[lane].dimension] - 1) * m_lanes[lane].stride;
    }
    fit();
    changed();
}

QString MemoryStrip::sentence() const
{
    const std::vector<uint64_t> strides = effectiveStrides(m_desc);
    QStringList list;
    for (const uint64_t stride : strides)
        list << QString::number(stride);
    const uint64_t run = contiguousRun(m_desc), bytes = elementBytes(m_desc.dataType);
    uint64_t places = 1;
    for (const Lane& lane : m_lanes)
        places *= lane.stride == 0 ? 1 : m_desc.sizes[lane.dimension];
    QStringList parts{tr("strides %1").arg(list.join(QStringLiteral(", "))),
                      tr("%1 bytes", nullptr, pluralNumber(totalBytes(m_desc))).arg(countText(totalBytes(m_desc))),
                      run == 1         ? tr("no two neighbours in a row")
                          : bytes == 1 ? tr("runs of %1").arg(countText(run))
                                       : tr("runs of %1 (%2 bytes)").arg(countText(run), countText(run * bytes))};
    if (places < m_slots)
        parts << tr("%1 padding").arg(countText(m_slots - places));
    if (places < elementCount(m_desc))
        parts << tr("each read %1 times", nullptr, pluralNumber(elementCount(m_desc) / places))
                     .arg(countText(elementCount(m_desc) / places));
    return parts.join(QStringLiteral(" · "));
}

void MemoryStrip::setMarks(std::vector<uint64_t> strong, std::vector<uint64_t> row, bool own)
{
    m_strong = std::move(strong);
    m_row = std::move(row);
    m_own = own;
    changed();
}

// Where the marked elements lie.
QString MemoryStrip::placesSentence() const
{
    const QString where = m_own ? tr("The element lies at offset %1")
        : m_side == Side::Input ? tr("Read: offset %1")
                                : tr("Written: offset %1");
    const QString first = where.arg(countText(m_strong.front()));
    const int more = int(m_strong.size()) - 1;
    return more > 0 ? tr("%1 and %n more", nullptr, more).arg(first) : first;
}

// Tells a screen reader, and the lines that are drawn between the strips.
void MemoryStrip::changed()
{
    QStringList texts{(m_side == Side::Input ? tr("Input buffer: %1") : tr("Output buffer: %1")).arg(sentence())};
    if (!m_strong.empty())
        texts << placesSentence();
    setAccessibleName(texts.join(QStringLiteral(". ")));
    update();
    emit viewChanged();
}

LineScale* MemoryStrip::placed()
{
    m_line.end = double(m_slots);
    m_line.room = width();
    m_line.leastZoom = std::min(m_line.wholeZoom(), kWidestFit);
    m_line.mostZoom = kWidest;
    return &m_line;
}

void MemoryStrip::fitScale(LineScale& scale)
{
    scale.zoom = scale.leastZoom >= kSmallestFit ? scale.leastZoom : kFirstZoom;
    scale.center(m_strong.empty() ? 0 : double(m_strong.front()));
}

void MemoryStrip::moved()
{
    update();
    emit viewChanged();
}

std::pair<uint64_t, uint64_t> MemoryStrip::visible() const
{
    const auto first = uint64_t(std::max(0.0, std::floor(m_line.left)));
    const auto last = uint64_t(std::ceil(m_line.left + width() / m_line.zoom)) + 1; // a pixel may be half beyond
    return {std::min(first, m_slots), std::min(last, m_slots)};
}

QRectF MemoryStrip::Places::rect(uint64_t begin, uint64_t end, const QRectF& row) const
{
    const auto edge = [&](uint64_t offset) {
        return PlaneLayout::edge(start, size, double(offset) - first) / ratio + beyond;
    };
    return {QPointF(edge(begin), row.top()), QPointF(edge(end), row.bottom())};
}

MemoryStrip::Places MemoryStrip::places() const
{
    const double ratio = devicePixelRatioF(), first = std::floor(m_line.left), size = m_line.zoom * ratio;
    return {ratio, first, (first - m_line.left) * size, size, fromDevicePixels(this, {0, 0}, ratio).x()};
}

std::optional<uint64_t> MemoryStrip::offsetUnder(double pixel) const
{
    const Places places = this->places();
    const double device = std::floor(toDevicePixels(this, {pixel, 0}, places.ratio).x());
    const auto count = uint32_t(std::min<double>(double(m_slots) - places.first, 1U << 31)); // more are not in sight
    if (device < PlaneLayout::edge(places.start, places.size, 0)
        || device >= PlaneLayout::edge(places.start, places.size, count))
        return {};
    return uint64_t(places.first) + PlaneLayout::indexAt(places.start, places.size, device, count);
}

std::optional<Pick> MemoryStrip::pickUnder(QPointF point) const
{
    const Tensor* tensor = document()->tensor(m_side);
    const std::optional<uint64_t> offset = offsetUnder(point.x());
    if (!tensor || !offset || tensor->desc.sizes != m_desc.sizes)
        return {};
    const std::optional<uint64_t> element = elementAtOffset(m_desc, *offset);
    return element ? std::optional(Pick{m_side, *element}) : std::nullopt;
}

bool MemoryStrip::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        std::optional<uint64_t> offset = offsetUnder(help->pos().x());
        std::optional<Pick> pick = pickUnder(help->pos());
        if (const std::optional<Pick> hovered = document()->hovered(); pick && hovered && hovered->side == m_side) {
            pick = hovered; // the event's own point is a whole one
            offset = offsetOf(m_desc, hovered->element);
        }
        if (!offset) {
            QToolTip::hideText();
            return true;
        }
        const QString place =
            tr("offset %1, byte %2").arg(countText(*offset), countText(*offset * elementBytes(m_desc.dataType)));
        QToolTip::showText(help->globalPos(),
                           pick ? QStringLiteral("%1 = %2\n%3")
                                      .arg(coordinateText(m_desc.sizes, pick->element),
                                           valueText(*document()->tensor(m_side), pick->element), place)
                                : tr("padding\n%1").arg(place),
                           this);
        return true;
    }
    return LineView::event(event);
}

// Pins the next element in the order of addresses, past padding.
void MemoryStrip::step(int64_t by)
{
    const std::optional<Pick> now = document()->pinned();
    const auto last = int64_t(m_slots) - 1;
    int64_t offset = now && now->side == m_side ? int64_t(offsetOf(m_desc, now->element))
        : m_strong.empty()                      ? 0
                                                : int64_t(m_strong.front());
    offset = std::clamp<int64_t>(offset + by, 0, last);
    const int64_t on = by > 0 && offset < last ? 1 : -1;
    for (; offset >= 0 && offset <= last; offset += on)
        if (const std::optional<uint64_t> element = elementAtOffset(m_desc, uint64_t(offset))) {
            document()->hover({});
            document()->pin(Pick{m_side, *element});
            return;
        }
}

} // namespace tessera
