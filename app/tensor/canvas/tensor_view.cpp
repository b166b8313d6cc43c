// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/canvas/tensor_view.h"

#include "app/base/look/device_pixels.h"
#include "app/model/document/element_pair.h"
#include "app/tensor/canvas/element_texts.h"
#include "app/tensor/planes/value_statistics.h"

#include <QScopedValueRollback>

namespace tessera {

TensorView::TensorView(Document* document, Side side, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_side(side)
    , m_source(document, side)
    , m_picks(document, side)
    , m_interaction(*this, m_viewport)
{
    makeTensorViewsAccessible();
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(120, 90);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(side == Side::Input ? tr("Input tensor") : tr("Output tensor"));
    setWhatsThis(tr("Every element of the tensor. Wheel: zoom. Drag: move. Click: pin an element. Right click on a "
                    "caption: that channel alone. Arrows: move the pin, with Shift by a block. Page Up and Page Down: "
                    "other channels. Esc: unpin."));
    m_viewport.setTextScale(textSettings().scale);
    connect(&m_source, &TensorSource::ready, this, &TensorView::showTensor);
    connect(m_dimmer, &StaleDimmer::changed, this, qOverload<>(&TensorView::update));
    followDocument();
    load();
    findPicks();
}

TensorView::~TensorView() = default;

void TensorView::followDocument()
{
    connect(m_document, &Document::shownChanged, this, [this] {
        load();
        m_picks.findPicks();
        m_picks.findKept();
        update();
    });
    connect(m_document, &Document::keptPinsChanged, this, [this] {
        m_picks.findKept();
        update();
    });
    connect(m_document, &Document::picksChanged, this, [this] { findPicks(); });
    for (const auto signal : {&Document::caseChanged, &Document::runStateChanged})
        connect(m_document, signal, this, [this] { // why nothing is shown
            if (!m_source.shown())
                update();
        });
}

void TensorView::setDisplay(TensorDisplay* display)
{
    m_display = display;
    m_source.setDisplay(display);
    connect(display, &TensorDisplay::changed, this, [this] {
        if (m_source.exposure() != tone().exposure)
            load();
        m_painter.invalidateWhenLoaded();
        update();
    });
    connect(display, &TensorDisplay::selectionChanged, this, [this] { invalidate(); });
    connect(display, &TensorDisplay::stepChanged, this, [this] { invalidate(); });
    connect(display, &TensorDisplay::rangeChanged, this, [this] { load(); });
    connect(display, &TensorDisplay::toolChanged, this, [this] { m_interaction.showTool(); });
    load();
    invalidate();
}

void TensorView::load()
{
    // A comparison that is out of sight costs nothing; the panes' tensors are also wanted by others.
    m_source.setExposure(tone().exposure);
    m_loadsWhenShown = m_source.overlay() && parentWidget() && !parentWidget()->isVisible();
    if (!m_loadsWhenShown)
        m_source.load();
}

void TensorView::showTensor(bool isNew)
{
    const std::shared_ptr<const DrawableTensor>& shown = m_source.shown();
    if (!isNew && !m_awaited) {
        if (m_painter.awaitsTensor() || !shown)
            invalidate();
        return;
    }
    const std::optional<PaddedShape> before = m_viewport.shape();
    const bool newShape = !before || !shown || before->sizes != shown->shape.sizes;
    if (newShape) {
        m_looks.keep(before ? std::optional(before->sizes) : std::nullopt, m_viewport.look(),
                     m_viewport.layout().origin / m_viewport.dpr(), !m_source.overlay());
        m_interaction.forgetSelection();
    }
    m_viewport.setShape(shown ? std::optional(shown->shape) : std::nullopt);
    m_painter.forgetMinimap();
    const bool moved = m_viewport.setColumnUnit(channelsOfBlock());
    if (shown && newShape)
        applySavedView();
    else
        showMove(moved);
    if (const auto values = m_source.marked(); values && shown && m_display)
        m_display->setAllFinite(*values, shown->mips->allFinite());
    invalidate();
    describe();
    if (newShape)
        emit modeChanged();
    emit rangeChanged();
    if (shown && m_awaited)
        setLook(*m_awaited);
}

void TensorView::applySavedView()
{
    const QScopedValueRollback led(m_isLed, true);
    const LookMemory::Found found = m_looks.find(m_viewport.shape()->sizes, !m_source.overlay());
    m_viewport.resize(areaSize());
    showMove(m_viewport.apply(found.look, found.origin));
    m_looks.setTaken(m_viewport.look());
}

void TensorView::setLook(const Look& look)
{
    if (!m_source.shown() || m_source.isLoading()) {
        m_awaited = look;
        return;
    }
    m_awaited.reset();
    m_looks.forget();
    const QScopedValueRollback led(m_isLed, true);
    m_viewport.resize(areaSize());
    showMove(m_viewport.apply(look));
    m_looks.setTaken({});
    m_painter.forgetMinimap();
    emit modeChanged();
}

void TensorView::findPicks()
{
    const bool isOtherPin = m_picks.findPicks();
    update();
    if (!isOtherPin)
        return;
    describe();
    // Every view of a comparison shows the element: none leads the others away from it.
    const QScopedValueRollback led(m_isLed, m_isLed || m_source.overlay());
    if (const auto pinned = m_picks.marks().pinned)
        reveal(*pinned);
}

void TensorView::describe()
{
    speak(this,
          m_source.isCurrent() ? spokenTensor(*m_document, m_side, m_source.shown()->tensor.desc.sizes) : QString());
}

void TensorView::invalidate()
{
    m_painter.invalidate();
    update();
}

void TensorView::showMove(bool moved)
{
    if (!moved)
        return;
    invalidate();
    emit viewChanged(m_viewport.zoom(), m_viewport.center());
}

void TensorView::setMode(Mode mode)
{
    m_awaited.reset();
    if (mode == this->mode())
        return;
    showMove(m_viewport.setMode(mode));
    m_painter.forgetMinimap();
    invalidate();
    emit modeChanged();
}

void TensorView::setPlane(uint32_t n, uint32_t c)
{
    m_awaited.reset();
    if (plane() == std::pair(n, c))
        return;
    showMove(m_viewport.setPlane(n, c));
    m_painter.forgetMinimap();
    invalidate();
    emit modeChanged();
}

void TensorView::setPictureChannels(const PictureChannels& channels)
{
    if (pictureChannels() == channels)
        return;
    m_viewport.setPictureChannels(channels);
    m_painter.forgetMinimap();
    invalidate();
    emit modeChanged();
}

QString TensorView::pictureRefusal() const
{
    if (m_viewport.hasPictureChannels())
        return {};
    return tr("A picture needs 3 channels, and there are %1")
        .arg(m_viewport.shape() ? m_viewport.shape()->sizes[1] : 0);
}

void TensorView::solo(uint32_t n, uint32_t c)
{
    const bool alone = mode() == Mode::Plane && plane() == std::pair(n, c);
    setPlane(n, c);
    setMode(alone ? Mode::Atlas : Mode::Plane);
}

void TensorView::soloActive()
{
    if (!m_source.shown())
        return;
    if (mode() != Mode::Atlas)
        return setMode(Mode::Atlas);
    const std::optional<Pick> pick = m_document->active();
    const std::optional<uint64_t> element =
        pick && m_source.isCurrent() ? pairOf(*m_document, *pick).of(m_side) : std::nullopt;
    const auto at = m_viewport.shape()->coordinates(element.value_or(0));
    solo(at[0], at[1]);
}

void TensorView::stepChannel(int by)
{
    if (!m_source.shown())
        return;
    if (mode() == Mode::Atlas)
        return m_interaction.movePin(1, by);
    const auto [images, channels, height, width] = m_viewport.shape()->sizes;
    const int64_t count = int64_t{images} * channels;
    const int64_t next = (int64_t{plane().first} * channels + plane().second + by + count) % count;
    setPlane(static_cast<uint32_t>(next / channels), static_cast<uint32_t>(next % channels));
}

void TensorView::stepImage(int by)
{
    if (!m_source.shown())
        return;
    if (mode() == Mode::Atlas)
        return m_interaction.movePin(0, by);
    const int64_t images = m_viewport.shape()->sizes[0];
    setPlane(static_cast<uint32_t>((int64_t{plane().first} + by + images) % images), plane().second);
}

void TensorView::setNumbersVisible(bool visible)
{
    if (std::exchange(m_hasNumbers, visible) != visible)
        invalidate();
}

void TensorView::setMinimapVisible(bool visible)
{
    m_viewport.setHasMinimap(visible);
    update();
}

std::optional<std::pair<double, double>> TensorView::range() const
{
    const std::shared_ptr<const DrawableTensor>& shown = m_source.shown();
    return shown ? std::optional(std::pair(shown->range.minimum, shown->range.maximum)) : std::nullopt;
}

std::optional<std::pair<double, double>> TensorView::visibleRange() const
{
    if (!m_source.isCurrent())
        return {};
    std::optional<std::pair<double, double>> range;
    for (const ElementBox& box : m_viewport.boxesInSight()) {
        const ValueStatistics found =
            statisticsOf(m_source.shown()->tensor, {.side = m_side, .sizes = {}, .parts = {{box, true}}});
        if (found.finite() > 0)
            range = range ? std::pair(std::min(range->first, found.minimum), std::max(range->second, found.maximum))
                          : std::pair(found.minimum, found.maximum);
    }
    return range;
}

void TensorView::setOverlay(std::optional<Overlay> overlay)
{
    m_source.setOverlay(std::move(overlay));
    m_viewport.setIsDifference(m_source.isDifference());
    load();
    invalidate();
}

void TensorView::setOverlayOnly(const QString& whyNone)
{
    m_source.setOverlayOnly(whyNone);
    load();
}

bool TensorView::has(uint64_t element) const
{
    return m_source.isCurrent() && element < elementCount(m_source.shown()->tensor.desc);
}

QRectF TensorView::elementRect(uint64_t element) const
{
    const QRectF rect = has(element) ? m_viewport.elementRect(element) : QRectF();
    return rect.isNull() ? QRectF() : fromPixels(rect);
}

std::vector<QRectF> TensorView::planeRects() const
{
    std::vector<QRectF> rects;
    const QRectF area = m_viewport.area();
    if (m_source.isCurrent())
        m_viewport.layout().forPlanesIn(area, [&](uint32_t n, uint32_t c) {
            if (const QRectF rect = m_viewport.layout().planeRect(n, c) & area; !rect.isEmpty())
                rects.push_back(fromPixels(rect));
        });
    return rects;
}

std::optional<uint64_t> TensorView::elementAt(QPointF point) const
{
    return m_source.isCurrent() ? m_viewport.elementAt(toPixel(point)) : std::nullopt;
}

std::optional<uint64_t> TensorView::centerElement() const
{
    if (!m_source.isCurrent())
        return {};
    const auto at = m_viewport.nearestElement(m_viewport.area().center());
    return m_viewport.shape()->element(at[0], at[1], at[2], at[3]);
}

void TensorView::reveal(uint64_t element)
{
    if (!has(element))
        return;
    if (!m_viewport.shows(element)) {
        const auto at = m_viewport.shape()->coordinates(element);
        setPlane(at[0], at[1]);
    }
    showMove(m_viewport.reveal(element));
}

void TensorView::fit()
{
    m_looks.setTaken({});
    m_viewport.resize(areaSize());
    showMove(m_viewport.fit());
}

void TensorView::lookAt(uint64_t element, double zoom, bool keepPlane)
{
    if (has(element))
        showMove(m_viewport.lookAt(element, zoom, keepPlane));
}

void TensorView::takeColumns(const TensorView& other)
{
    const std::optional<PaddedShape>& mine = m_viewport.shape();
    const std::optional<PaddedShape>& others = other.m_viewport.shape();
    if (mine && others && mine->sizes == others->sizes)
        m_viewport.setColumns(other.m_viewport.layout().columns);
}

void TensorView::follow(double zoom, QPointF center)
{
    m_viewport.resize(areaSize());
    showMove(m_viewport.follow(zoom, center));
}

} // namespace tessera
