// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/canvas/tensor_view_private.h"

#include "app/controls/form_parts.h"
#include "app/look/device_pixels.h"
#include "app/look/format.h"
#include "app/painting/cell_painter.h"
#include "app/painting/glyph_atlas.h"
#include "app/painting/mark_painter.h"
#include "app/painting/selected_cells.h"
#include "app/painting/selection_painter.h"

#include <QEvent>
#include <QPaintEvent>

#include <cmath>

namespace tessera {

namespace {

constexpr double kDimmed = 0.55; // opacity of results that are out of date
constexpr int kStripText = 11, kRampWidth = 96, kRampHeight = 8, kStripMargin = 12; // designed pixels
constexpr int kLeastRamp = 24; // of a narrow pane

} // namespace

const LevelColors& TensorView::Private::colors() const
{
    const ColorMap map = overlay ? overlay->map : ColorMap::Viridis;
    const bool picture = mode == Mode::Picture && showsValues();
    if (!cachedColors || cachedMap != map || cachedPicture != picture || (picture && cachedRange != shown->range)) {
        cachedColors =
            picture ? LevelColors::ofPicture(shown->tensor.desc.dataType, shown->range) : LevelColors::ofMap(map);
        if (overlay)
            for (const QString& name : overlay->classes)
                cachedColors->names.push_back(name.section(QLatin1Char(' '), 0, 0));
        cachedMap = map;
        cachedPicture = picture;
        cachedRange = shown->range;
    }
    return *cachedColors;
}

void TensorView::Private::paintFrame()
{
    frameIsOld = false;
    const QRect clip = area().toRect();
    frame = QImage(frameSize(), QImage::Format_RGB32);
    frame.fill(color(Role::Canvas));
    const ShownPlanes visible = planes();
    const std::optional<TraitLook> traits = look();
    if (!traits || visible.picture)
        paintPlanes(frame, clip, *shown, layout, visible, colors());
    if (traits)
        paintTraits(frame, clip, layout, visible, *traits);
    if (display && isCurrent())
        paintMarks(frame, clip, *shown, layout, visible, markSources());

    QPainter painter(&frame);
    painter.setClipRect(clip);
    paintSelectedCells(painter, &frame, clip, visible);
    CellPainter cells(painter, clip, *shown, layout, visible, colors(), traits,
                      isResult() ? display->numbers() : CellNumbers::Shortest);
    if (!isResult())
        cells.paintHatch();
    if (gridVisible || blockGridVisible)
        cells.paintGrid(gridVisible, blockGridVisible ? blockOfGrid() : 1);
    cells.paintNumbers();
    cells.paintCaptions();
    painter.setClipping(false);
    paintStrip(painter);
}

bool TensorView::Private::isResult() const
{
    return display && marked() && isCurrent();
}

MarkSources TensorView::Private::markSources() const
{
    const auto values = marked();
    return values ? display->markSources(*values) : display->planMarkSources();
}

bool TensorView::Private::ofDisplay() const
{
    return display && !overlay && isCurrent();
}

std::optional<TraitLook> TensorView::Private::look() const
{
    return ofDisplay() ? display->traitLook(side) : std::nullopt;
}

// The colours' range, or what they stand for, and the zoom.
void TensorView::Private::paintStrip(QPainter& painter) const
{
    const double dpr = layout.dpr;
    const auto px = [dpr](double designed) { return static_cast<int>(std::lround(designed * dpr)); };
    const int top = static_cast<int>(area().height());
    const QRect strip(0, top, frameSize().width(), frameSize().height() - top);
    painter.fillRect(strip, color(Role::Panel));
    painter.fillRect(QRect(strip.left(), strip.top(), strip.width(), std::max(1, px(1))), color(Role::Separator));
    const GlyphAtlas& text = GlyphAtlas::of(px(kStripText * textSettings().scale), color(Role::SecondaryText));

    const QString zoom = zoomText(layout.zoom);
    const int zoomLeft = strip.right() - px(kStripMargin) - static_cast<int>(zoom.size()) * text.advance();
    text.draw(painter, QPoint(zoomLeft, strip.center().y() - text.height() / 2 + px(1)), zoom);
    const int left = strip.left() + px(kStripMargin), right = zoomLeft - px(6);
    if (overlay && !overlay->classes.empty())
        paintClasses(painter, strip, left, right);
    else if (const auto traits = look())
        paintTraitLegend(painter, strip, left, right, *traits->colors);
    else
        paintRange(painter, strip, left, right);
}

void TensorView::Private::paintRange(QPainter& painter, const QRect& strip, int left, int right) const
{
    const double dpr = layout.dpr;
    const auto px = [dpr](double designed) { return static_cast<int>(std::lround(designed * dpr)); };
    const GlyphAtlas& text = GlyphAtlas::of(px(kStripText * textSettings().scale), color(Role::SecondaryText));
    const int baseline = strip.center().y() - text.height() / 2 + px(1);
    const auto widthOf = [&text](const QString& words) { return static_cast<int>(words.size()) * text.advance(); };

    QString low, high;
    const int gap = px(6);
    int x = left, width = 0, ramp = 0;
    for (const int digits : {6, 3}) { // a narrow pane has a shorter ramp, then shorter numbers
        low = QString::number(shown->range.minimum, 'g', digits);
        high = QString::number(shown->range.maximum, 'g', digits);
        width = widthOf(low) + widthOf(high) + 2 * gap;
        ramp = std::min(px(kRampWidth), right - x - width);
        if (ramp >= px(kLeastRamp))
            break;
    }
    if (ramp < px(kLeastRamp))
        return;
    width += ramp;
    const bool isChosen = overlay && marked() && display && display->fixedRange();
    const QString legend = isChosen ? tr("chosen") : overlay ? overlay->legend : QString();
    if (!legend.isEmpty() && x + width + widthOf(legend) + 2 * gap <= right) {
        text.draw(painter, QPoint(x, baseline), legend);
        x += widthOf(legend) + 2 * gap;
    }
    text.draw(painter, QPoint(x, baseline), low);
    x += widthOf(low) + gap;
    const QRect bar(x, strip.center().y() - px(kRampHeight) / 2 + px(1), ramp, px(kRampHeight));
    const std::vector<QRgb>& byLevel = colors().byLevel;
    for (int i = 0; i < bar.width(); ++i)
        painter.fillRect(QRect(bar.left() + i, bar.top(), 1, bar.height()),
                         QColor::fromRgb(byLevel[static_cast<size_t>(kTopLevel * double(i) / (bar.width() - 1))]));
    text.draw(painter, QPoint(bar.right() + 1 + gap, baseline), high);
}

// The trait's name, and its colours from the first number to the last; of a mixture each part for itself.
void TensorView::Private::paintTraitLegend(QPainter& painter, const QRect& strip, int left, int right,
                                           const TraitColors& traits) const
{
    static const QString kParts[] = {tr("H"), tr("S"), tr("L")}; // hue, saturation, lightness
    int x = left;
    for (size_t i = 0; i < kTraitParts; ++i) {
        const TraitColors::Part& part = traits.parts()[i];
        if (!part.trait)
            continue;
        const int end = paintTraitRamp(painter, strip, x, right, part, traits.isMixed() ? kParts[i] : QString());
        if (end < 0)
            return;
        x = end + static_cast<int>(std::lround(2 * kStripMargin * layout.dpr));
    }
}

// Where it ends; −1: there is no room.
int TensorView::Private::paintTraitRamp(QPainter& painter, const QRect& strip, int left, int right,
                                        const TraitColors::Part& part, const QString& what) const
{
    const double dpr = layout.dpr;
    const auto px = [dpr](double designed) { return static_cast<int>(std::lround(designed * dpr)); };
    const QString title = toQString(name(*part.trait));
    const bool ordered = *part.trait != Trait::Pixel || !what.isEmpty(); // else there are no ends to name
    const QString first = ordered ? QStringLiteral("0") : QString();
    const QString last = ordered && part.count > 1 ? QString::number(part.count - 1) : QString();
    const int axis = axisOf(*part.trait);
    const GlyphAtlas& ink =
        GlyphAtlas::of(px(kStripText * textSettings().scale), axis >= 0 ? axisColor(axis) : color(Role::SecondaryText));
    const GlyphAtlas& text = GlyphAtlas::of(px(kStripText * textSettings().scale), color(Role::SecondaryText));
    const int gap = px(6), ramp = px(what.isEmpty() ? kRampWidth : kRampWidth / 2);
    if (left + static_cast<int>((what + title + first + last).size()) * text.advance() + 4 * gap + ramp > right)
        return -1;
    const int baseline = strip.center().y() - text.height() / 2 + px(1);
    int x = left;
    const auto write = [&](const GlyphAtlas& glyphs, const QString& words) {
        glyphs.draw(painter, QPoint(x, baseline), words);
        x += words.isEmpty() ? 0 : static_cast<int>(words.size()) * glyphs.advance() + gap;
    };
    write(text, what);
    write(ink, title);
    write(text, first);
    const uint64_t count = ordered ? part.legend.size() : std::min<uint64_t>(part.legend.size(), part.count);
    const int top = strip.center().y() - px(kRampHeight) / 2 + px(1);
    for (int i = 0; i < ramp; ++i)
        painter.fillRect(QRect(x + i, top, 1, px(kRampHeight)),
                         QColor::fromRgb(part.legend[uint64_t(i) * count / uint64_t(ramp)]));
    x += ramp + gap;
    write(text, last);
    return x;
}

// As many as there is room for, the last ones first: they are what matters.
void TensorView::Private::paintClasses(QPainter& painter, const QRect& strip, int left, int right) const
{
    const double dpr = layout.dpr;
    const auto px = [dpr](double designed) { return static_cast<int>(std::lround(designed * dpr)); };
    const GlyphAtlas& text = GlyphAtlas::of(px(kStripText * textSettings().scale), color(Role::SecondaryText));
    const int baseline = strip.center().y() - text.height() / 2 + px(1), swatch = px(kRampHeight + 2), gap = px(6);
    int x = left;
    for (size_t i = overlay->classes.size(); i-- > 0;) {
        const QString& name = overlay->classes[i];
        const int width = static_cast<int>(name.size()) * text.advance();
        if (x + swatch + gap + width > right)
            break;
        const QRect box(x, strip.center().y() - swatch / 2 + px(1), swatch, swatch);
        painter.fillRect(box, color(Role::Border));
        painter.fillRect(box.adjusted(px(1), px(1), -px(1), -px(1)),
                         QColor::fromRgb(colors().byLevel[shown->range.level(static_cast<double>(i))]));
        text.draw(painter, QPoint(x + swatch + gap, baseline), name);
        x += swatch + gap + width + 2 * gap;
    }
}

// The rectangles, or what they lead to in this tensor.
void TensorView::Private::paintSelectedCells(QPainter& painter, QImage* on, const QRect& clip,
                                             const ShownPlanes& visible)
{
    if (!display || !isCurrent() || !display->selection())
        return;
    const ElementSelection& selection = *display->selection();
    const PartnerBoxes* partners = display->partnersOfSelection();
    if (selection.side == side)
        paintSelected(
            painter, on, clip, layout, visible, [&](const auto& at) { return selection.contains(at); },
            color(Role::Accent));
    else
        paintSelected(
            painter, on, clip, layout, visible,
            [&](const auto& at) {
                const auto box = partners->of(at);
                return box && touches(selection, *box);
            },
            color(Role::Partner));
}

void TensorView::Private::paintSelection(QPainter& painter) const
{
    if (!isCurrent())
        return;
    const ShownPlanes visible = planes();
    SelectionPainter selection(painter, area().toRect(), shown->shape, layout, visible);
    const bool pinIsWeak = hovered && hovered != pinned;
    const std::optional<QPointF> position = positionIn(selection);
    selection.paintPartners(pinnedPartners, pinIsWeak, position);
    selection.paintPartners(hoveredPartners, false, position);
    if (position)
        selection.paintPosition(*position);
    if (pinned && pinned->side == side)
        selection.paintPinned(pinned->element);
    for (const KeptMark& mark : keptMarks)
        selection.paintKept(mark.element, mark.number, color(mark.isPartner ? Role::Partner : Role::Pin));
    if (hovered && hovered->side == side)
        selection.paintHovered(hovered->element);
}

void TensorView::Private::paintMinimap(QPainter& painter)
{
    if (const QRect place = minimapPlace(); !place.isEmpty())
        minimap.paint(painter, place, area(), shown, layout, planes(), colors());
}

// Where the active element's coordinates fall in this tensor, where the plan knows it exactly.
std::optional<QPointF> TensorView::Private::positionIn(const SelectionPainter& painter) const
{
    const RunResult* result = document->shown();
    const std::optional<Pick> active = document->active();
    const auto* taps = result ? std::get_if<SeparableTaps>(&result->plan.work) : nullptr;
    // A gradient's coordinates belong to its input: the forward operator's output.
    if (!taps || !active || active->side == side || active->side != (taps->transposed ? Side::Input : Side::Output))
        return {};
    const TensorDesc& desc = active->side == Side::Input ? result->plan.input : result->plan.output;
    const auto at = PaddedShape(desc).coordinates(active->element);
    std::array<double, 4> x;
    for (size_t axis = 0; axis < 4; ++axis) {
        const std::vector<double>& positions = taps->axes[axis].x;
        x[axis] = at[axis] < positions.size() ? positions[at[axis]] : at[axis];
    }
    const auto plane = [&](size_t axis) {
        return static_cast<uint32_t>(std::clamp(std::round(x[axis]), 0.0, shown->shape.sizes[axis] - 1.0));
    };
    return painter.positionOf(plane(0), plane(1), x[2], x[3]);
}

void TensorView::Private::paintEmpty(QPainter& painter) const
{
    painter.fillRect(view->rect(), color(Role::Canvas));
    QString text;
    if (!whyNoOverlay.isEmpty())
        text = whyNoOverlay;
    else if (!document->issues().empty())
        text = tr("Nothing to show yet: the case needs a correction.");
    else if (!document->dataError().isEmpty())
        text = tr("Nothing to show yet: there is no input.");
    else if (document->isRunning())
        text = tr("Running…");
    else
        text = side == Side::Input ? tr("The input appears here.") : tr("The output appears here after a run.");
    painter.setPen(color(Role::SecondaryText));
    painter.drawText(view->rect().adjusted(16, 16, -16, -16), Qt::AlignCenter | Qt::TextWordWrap, text);
}

void TensorView::Private::paintContent(QPainter& painter)
{
    if (frame.isNull() || (frameIsOld && !loader.isBusy()))
        paintFrame();
    const double dpr = layout.dpr;
    const QPointF beyond = beyondPixel({painter.deviceTransform().dx(), painter.deviceTransform().dy()});
    if (!beyond.isNull())
        painter.fillRect(view->rect(), color(Role::Canvas)); // a part of a pixel is left at the far edges
    painter.save();
    painter.scale(1 / dpr, 1 / dpr);
    painter.translate(-beyond);
    if (dimmed) {
        painter.fillRect(frame.rect(), color(Role::Canvas));
        painter.setOpacity(kDimmed);
    }
    painter.drawImage(0, 0, frame);
    painter.setOpacity(1);
    painter.setClipRect(area());
    paintSelection(painter);
    paintMinimap(painter);
    painter.restore();
}

void TensorView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (!d->shown) {
        d->paintEmpty(painter);
    } else {
        d->setDpr(devicePixelRatioF());
        // A picture of the view may have another scale than the screen.
        const Private::ScaledLayout scaled(*d, painter.deviceTransform().m11());
        d->paintContent(painter);
    }
    if (hasFocus()) {
        painter.setPen(QPen(color(Role::Accent), 1));
        painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

void TensorView::resizeEvent(QResizeEvent*)
{
    if (d->fitted)
        d->refit();
    else
        d->keepInSight();
    d->invalidate();
}

void TensorView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange
        || event->type() == QEvent::FontChange) {
        d->cachedColors.reset();
        d->minimap.forget();
        d->invalidate();
        if (std::exchange(d->layout.textScale, textSettings().scale) != d->layout.textScale)
            d->updateLayout();
    }
    QWidget::changeEvent(event);
}

void TensorView::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void TensorView::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace tessera
