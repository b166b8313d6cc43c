// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/memory_strip.h"

#include "app/form_parts.h"
#include "app/format.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace tessera {
namespace {

constexpr int kClick = 4; // pixels that a click may move
constexpr double kDoubling = 360; // eighths of a degree of the wheel that double the zoom
constexpr double kLargestZoom = 64, kFirstZoom = 24, kLargestFit = 40;

} // namespace

MemoryStrip::MemoryStrip(Document* document, Side side, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_side(side)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
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
    // Axes that repeat first: all of their indices are everywhere.
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
                      tr("%1 bytes").arg(countText(totalBytes(m_desc))),
                      run == 1 ? tr("no two neighbours in a row") : tr("runs of %1").arg(countText(run))};
    if (run > 1 && bytes > 1)
        parts.back() += tr(" (%1 bytes)").arg(countText(run * bytes));
    if (places < m_slots)
        parts << tr("%1 padding").arg(countText(m_slots - places));
    if (places < elementCount(m_desc))
        parts << tr("each read %1 times").arg(countText(elementCount(m_desc) / places));
    return parts.join(QStringLiteral(" · "));
}

void MemoryStrip::setMarks(std::vector<uint64_t> strong, std::vector<uint64_t> row, bool own)
{
    m_strong = std::move(strong);
    m_row = std::move(row);
    m_own = own;
    changed();
}

// For a screen reader, and for those who draw beside.
void MemoryStrip::changed()
{
    QString text =
        (m_side == Side::Input ? tr("Input buffer") : tr("Output buffer")) + QStringLiteral(": ") + sentence();
    if (!m_strong.empty())
        text += QStringLiteral(". ")
            + (m_own                       ? tr("The element lies at offset %1")
                   : m_side == Side::Input ? tr("Read: offset %1")
                                           : tr("Written: offset %1"))
                  .arg(countText(m_strong.front()))
            + (m_strong.size() > 1 ? tr(" and %1 more").arg(m_strong.size() - 1) : QString());
    setAccessibleName(text);
    update();
    emit viewChanged();
}

double MemoryStrip::wholeZoom() const
{
    return m_slots == 0 ? 1 : double(width()) / double(m_slots);
}

void MemoryStrip::fit()
{
    m_fitted = true;
    const double whole = std::min(wholeZoom(), kLargestFit);
    setView(whole >= 3 ? whole : kFirstZoom,
            m_strong.empty() ? 0 : double(m_strong.front()) - width() / kFirstZoom / 2);
}

void MemoryStrip::setView(double zoom, double left)
{
    m_zoom = std::clamp(zoom, std::min(wholeZoom(), kLargestFit), kLargestZoom);
    m_left = std::clamp(left, 0.0, std::max(0.0, double(m_slots) - width() / m_zoom));
    update();
    emit viewChanged();
}

void MemoryStrip::reveal(uint64_t offset)
{
    const double x = pixelOf(offset);
    if (x < 20 || x > width() - 20)
        setView(m_zoom, double(offset) - width() / m_zoom / 2);
}

double MemoryStrip::pixelOf(uint64_t offset) const
{
    return (double(offset) + 0.5 - m_left) * m_zoom;
}

std::pair<uint64_t, uint64_t> MemoryStrip::visible() const
{
    const auto first = uint64_t(std::max(0.0, std::floor(m_left)));
    const auto last = uint64_t(std::ceil(m_left + width() / m_zoom));
    return {std::min(first, m_slots), std::min(last, m_slots)};
}

std::optional<uint64_t> MemoryStrip::offsetUnder(double pixel) const
{
    const double offset = std::floor(m_left + pixel / m_zoom);
    return offset >= 0 && offset < double(m_slots) ? std::optional(uint64_t(offset)) : std::nullopt;
}

std::optional<Pick> MemoryStrip::pickUnder(double pixel) const
{
    const Tensor* tensor = m_document->tensor(m_side);
    const std::optional<uint64_t> offset = offsetUnder(pixel);
    if (!tensor || !offset || tensor->desc.sizes != m_desc.sizes)
        return {};
    const std::optional<uint64_t> element = elementAtOffset(m_desc, *offset);
    return element ? std::optional(Pick{m_side, *element}) : std::nullopt;
}

bool MemoryStrip::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Plus || key == Qt::Key_Equal || key == Qt::Key_Minus || key == Qt::Key_F) {
            event->accept();
            return true;
        }
    }
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const std::optional<uint64_t> offset = offsetUnder(help->pos().x());
        const std::optional<Pick> pick = pickUnder(help->pos().x());
        if (!offset)
            return true;
        const QString place =
            tr("offset %1, byte %2").arg(countText(*offset), countText(*offset * elementBytes(m_desc.dataType)));
        QToolTip::showText(help->globalPos(),
                           pick ? QStringLiteral("%1 = %2\n%3")
                                      .arg(coordinateText(m_desc.sizes, pick->element),
                                           valueText(*m_document->tensor(m_side), pick->element), place)
                                : tr("padding\n%1").arg(place),
                           this);
        return true;
    }
    return QWidget::event(event);
}

void MemoryStrip::keyPressEvent(QKeyEvent* event)
{
    const double shown = width() / m_zoom, middle = m_left + shown / 2;
    const auto zoom = [&](double factor) {
        m_fitted = false;
        setView(m_zoom * factor, middle - shown / factor / 2);
    };
    // From one element to the next in the order of addresses, over padding.
    const auto step = [&](int by) {
        const std::optional<Pick> now = m_document->pinned();
        int64_t offset = now && now->side == m_side ? int64_t(offsetOf(m_desc, now->element)) + by
            : m_strong.empty()                      ? 0
                                                    : int64_t(m_strong.front()) + by;
        for (; offset >= 0 && offset<int64_t(m_slots); offset += by> 0 ? 1 : -1)
            if (const std::optional<uint64_t> element = elementAtOffset(m_desc, uint64_t(offset))) {
                m_document->hover({});
                m_document->pin(Pick{m_side, *element});
                return;
            }
    };
    switch (event->key()) {
    case Qt::Key_Left:
        return step(event->modifiers() & Qt::ShiftModifier ? -8 : -1);
    case Qt::Key_Right:
        return step(event->modifiers() & Qt::ShiftModifier ? 8 : 1);
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoom(2);
    case Qt::Key_Minus:
        return zoom(0.5);
    case Qt::Key_F:
        return fit();
    default:
        QWidget::keyPressEvent(event);
    }
}

void MemoryStrip::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton && event->button() != Qt::MiddleButton)
        return QWidget::mousePressEvent(event);
    m_pressed = event->position();
    m_lastDrag = event->position().x();
    m_panning = false;
}

void MemoryStrip::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_pressed)
        return m_document->hover(pickUnder(event->position().x()));
    if (!m_panning && (event->position() - *m_pressed).manhattanLength() > kClick) {
        m_panning = true;
        setCursor(Qt::ClosedHandCursor);
    }
    if (m_panning) {
        m_fitted = false;
        setView(m_zoom, m_left - (event->position().x() - m_lastDrag) / m_zoom);
    }
    m_lastDrag = event->position().x();
}

void MemoryStrip::mouseReleaseEvent(QMouseEvent* event)
{
    const bool wasClick = m_pressed && !m_panning && event->button() == Qt::LeftButton;
    m_pressed.reset();
    m_panning = false;
    unsetCursor();
    if (!wasClick)
        return;
    m_document->pin(pickUnder(event->position().x()));
    emit clicked();
}

void MemoryStrip::wheelEvent(QWheelEvent* event)
{
    event->accept();
    m_fitted = false;
    const QPoint angle = event->angleDelta();
    if (angle.x() != 0 || event->modifiers() & Qt::ShiftModifier)
        return setView(m_zoom, m_left - (angle.x() != 0 ? angle.x() : angle.y()) * 0.4 / m_zoom);
    const double stays = m_left + event->position().x() / m_zoom;
    const double zoom =
        std::clamp(m_zoom * std::exp2(angle.y() / kDoubling), std::min(wholeZoom(), kLargestFit), kLargestZoom);
    setView(zoom, stays - event->position().x() / zoom);
}

void MemoryStrip::leaveEvent(QEvent*)
{
    m_document->hover({});
}

void MemoryStrip::resizeEvent(QResizeEvent*)
{
    if (m_fitted)
        fit();
    else
        setView(m_zoom, m_left);
}

} // namespace tessera
