// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/views/view_area.h"

#include "app/base/actions/actions.h"
#include "app/base/controls/form_parts.h"
#include "app/base/look/events.h"
#include "app/base/look/theme.h"
#include "app/cli/arguments/shared_options.h"
#include "app/model/document/output_source.h"
#include "app/tensor/planes/value_levels.h"
#include "app/views/comparison/compare_canvas.h"
#include "app/views/comparison/verdict_strip.h"
#include "engine/core/compare/tolerance.h"
#include "engine/core/tensor/element_text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>

#include <algorithm>
#include <numeric>

namespace tessera {

namespace {

constexpr int kLeastHeight = 224, kLeastComparison = 320; // in a low window the bottom panel gives way to it

} // namespace

ViewArea::ViewArea(Document* document)
    : QSplitter(Qt::Horizontal)
    , m_document(document)
    , m_display(new TensorDisplay(document, this))
    , m_pane{new TensorPane(document, Side::Input, m_display), new TensorPane(document, Side::Output, m_display)}
    , m_current(m_pane[1])
    , m_link(new PaneLink(document, m_pane[0]->view(), m_pane[1]->view(), this))
    , m_sources(new SourceList(document, this))
    , m_canvas(new CompareCanvas(document, m_display))
{
    setChildrenCollapsible(false);
    setMinimumHeight(kLeastHeight);
    for (TensorPane* pane : m_pane) {
        addWidget(pane);
        whenever({QEvent::Enter, QEvent::FocusIn}, pane->view(), this, [this, pane] {
            m_current = pane;
            emit keyViewChanged();
            emit zoomChanged(pane->view()->zoom());
        });
        connect(pane->view(), &TensorView::viewChanged, this, [this, pane](double zoom) {
            if (pane == m_current && !isComparing())
                emit zoomChanged(zoom);
        });
    }
    for (const Side side : {Side::Input, Side::Output})
        connect(view(side), &TensorView::rangeRequested, this, [this, side] { emit rangeRequested(side); });
    connect(m_canvas->view(0), &TensorView::rangeRequested, this, [this] { emit rangeRequested(Side::Output); });
    connect(m_canvas, &CompareCanvas::viewChanged, this, &ViewArea::zoomChanged);
    connect(m_canvas, &CompareCanvas::currentChanged, this, &ViewArea::keyViewChanged);
    connect(m_link, &PaneLink::changed, this, &ViewArea::settingsChanged);
    connect(document, &Document::shownChanged, this, [this] { setKeepsFitting(m_keepsFitting); });
}

// The views are deleted before the objects that they are drawn with.
ViewArea::~ViewArea()
{
    delete m_canvas;
    delete m_compare;
    for (TensorPane* pane : m_pane)
        delete pane;
}

void ViewArea::addTools(const Actions& actions)
{
    m_compare = new ComparePane(m_document, m_canvas, *m_sources, actions);
    m_compare->hide();
    addWidget(m_compare);
    m_canvas->setSources([this](QMenu& menu, size_t result) { m_compare->fillSources(menu, result); });
    m_tools = new QWidget;
    m_planes = new QToolButton;
    m_planes->setPopupMode(QToolButton::InstantPopup);
    describe(m_planes, tr("Planes or picture"), tr("All planes, one, or three as a picture"));
    auto* planes = new QMenu(m_planes);
    actions.fill(*planes, "atlas plane picture | channels solo");
    m_planes->setMenu(planes);
    m_palette = actions.button(QStringLiteral("marks"));
    QToolButton* more = menuButton(QStringLiteral("settings"), tr("More about the view"), [&actions](QMenu& menu) {
        actions.fill(menu,
                     "actualSize zoomIn zoomOut autoFit | link linkFraction linkPixel linkMapping | grid "
                     "blockGrid minimap | rangeBoth rangeOwn rangeVisible range");
    });
    addWidgets(newLayout<QHBoxLayout>(m_tools, {4, 0, 0, 0}, 1),
               {m_planes, m_palette, actions.button(QStringLiteral("fit")), more});
    for (const TensorView* view : {this->view(Side::Input), this->view(Side::Output), m_canvas->view(0)})
        connect(view, &TensorView::modeChanged, this, &ViewArea::showMode);
    connect(this, &ViewArea::keyViewChanged, this, &ViewArea::showMode);
    whenever({QEvent::PaletteChange}, this, this, [this] { showMode(); });
    placeTools();
    showMode();
}

void ViewArea::placeTools()
{
    if (m_tools && isComparing())
        m_compare->addTools(m_tools);
    else if (m_tools)
        pane(m_only.value_or(Side::Output))->addTools(m_tools);
}

void ViewArea::showMode()
{
    const PlaneMode mode = valuesView(keySide())->mode();
    m_planes->setIcon(icon(mode == PlaneMode::Atlas       ? QStringLiteral("atlas")
                               : mode == PlaneMode::Plane ? QStringLiteral("plane")
                                                          : QStringLiteral("picture")));
    emit modeChanged();
}

QString ViewArea::setMode(PlaneMode mode)
{
    QString refusal;
    for (TensorView* view : {this->view(Side::Input), this->view(Side::Output), keyView()}) {
        if (view != keyView() && (isComparing() || !m_link->isOn()))
            continue;
        refusal = mode == PlaneMode::Picture ? view->pictureRefusal() : QString();
        if (refusal.isEmpty())
            view->setMode(mode);
    }
    return refusal; // the view that has the keys was asked last
}

void ViewArea::setComparing(bool on)
{
    if (!m_compare || on == isComparing())
        return;
    if (on)
        compareAsShown();
    const QList<int> widths = sizes();
    const int whole = std::accumulate(widths.begin(), widths.end(), 0);
    setMinimumHeight(on ? kLeastComparison : kLeastHeight);
    m_compare->setVisible(on);
    for (TensorPane* pane : m_pane)
        pane->setHidden(on || isAway(pane));
    placeTools();
    setSizes(on ? QList<int>{0, 0, whole} : QList<int>{whole / 2, whole / 2, 0});
    emit comparingChanged(on);
    focusKeyView();
    emit keyViewChanged();
    emit zoomChanged(keyView()->zoom());
}

void ViewArea::setOnly(std::optional<Side> side)
{
    if (std::exchange(m_only, side) == side)
        return;
    if (side)
        m_current = pane(*side);
    placeTools();
    for (TensorPane* pane : m_pane)
        pane->setHidden(isComparing() || isAway(pane));
}

TensorView* ViewArea::valuesView(Side side) const
{
    return isComparing() && side == Side::Output ? m_canvas->view(0) : view(side);
}

void ViewArea::goTo(const Pick& pick)
{
    m_document->pin(pick);
    m_document->hover({}); // the tabs explain the pin until the mouse moves
    m_link->reveal(pick);
    if (isComparing() && pick.side == Side::Output)
        m_canvas->reveal(pick.element);
}

void ViewArea::setKeepsFitting(bool keeps)
{
    m_keepsFitting = keeps;
    if (keeps)
        m_link->fitBoth();
}

void ViewArea::setLinked(bool linked)
{
    m_link->setOn(linked);
    m_canvas->choose(&CompareCanvas::Choices::isLinked, linked);
}

void ViewArea::setMinimapVisible(bool visible)
{
    for (TensorPane* pane : m_pane)
        pane->view()->setMinimapVisible(visible);
    emit settingsChanged();
}

void ViewArea::openSources()
{
    setComparing(true);
    m_compare->openSources();
}

ViewPicture ViewArea::picture(PictureOf of) const
{
    switch (of) {
    case PictureOf::Input:
        return ViewPicture::ofView(view(Side::Input));
    case PictureOf::Output:
        return ViewPicture::ofView(view(Side::Output));
    case PictureOf::Comparison:
        return m_canvas->picture();
    case PictureOf::Both:
        break;
    }
    return ViewPicture::ofPair(view(Side::Input), m_pane[0]->caption(), view(Side::Output), m_pane[1]->caption());
}

void ViewArea::withoutRing(const std::function<void()>& work) const
{
    QWidget* focus = window()->focusWidget();
    if (focus)
        focus->clearFocus();
    work();
    if (focus)
        focus->setFocus(Qt::OtherFocusReason);
}

namespace {

// The element nearest to a column and a row of the shown plane.
uint64_t elementAt(const TensorView& view, const Tensor& tensor, const std::array<uint32_t, 2>& at)
{
    const PaddedShape shape(tensor.desc);
    const auto within = [&](uint32_t value, size_t axis) { return std::min(value, shape.sizes[axis] - 1); };
    const auto [n, c] = view.plane();
    return shape.element(within(n, 0), within(c, 1), within(at[1], 2), within(at[0], 3));
}

Tone toneOf(const ToneOptions& options)
{
    Tone tone{.exposure = options.exposure, .gamma = options.gamma, .showsClipping = options.showsClipping};
    for (const NamedMap& each : namedMaps())
        if (options.map == each.name)
            tone.map = each.map;
    return tone;
}

} // namespace

void showView(ViewArea& views, const ViewOptions& options, Side side)
{
    if (options.levels)
        views.display().setRange(options.levels);
    views.display().setTone(toneOf(options.tone));
    TensorView* view = views.isComparing() ? views.canvas().current() : views.view(side);
    const Tensor* tensor = view->tensor();
    if (!tensor)
        return;
    if (options.channel)
        view->solo(0, std::min(*options.channel, PaddedShape(tensor->desc).sizes[1] - 1));
    if (views.isComparing())
        views.canvas().showPlanesOf(*view);
    if (!options.zoom && !options.at)
        return;
    const double zoom = options.zoom ? *options.zoom * view->devicePixelRatioF() : view->zoom();
    const std::optional<uint64_t> middle = options.at ? elementAt(*view, *tensor, *options.at) : view->centerElement();
    if (middle)
        view->lookAt(*middle, zoom, false);
}

void takeTolerance(Document& document, const ToleranceOptions& options)
{
    const auto own = document.toleranceIsChosen() ? std::optional(document.tolerance()) : std::nullopt;
    const bool bothExecutePlans =
        sourceExecutesPlans(document.engineA().toStdString()) && sourceExecutesPlans(document.engineB().toStdString());
    document.setTolerance(options.of(makePlan(document.currentCase().op), own, bothExecutePlans));
}

PlayState playState(const std::optional<StepOptions>& options)
{
    return options
        ? PlayState{.isOn = true, .stepping = options->stepping, .stepsDone = options->done.value_or(kMostSteps)}
        : PlayState{};
}

QString viewText(const TensorView& view)
{
    QString text;
    const Tensor* tensor = view.tensor();
    if (const std::optional<uint64_t> middle = tensor ? view.centerElement() : std::nullopt;
        middle && !view.isFitted()) {
        const std::array<uint32_t, 4> at = PaddedShape(tensor->desc).coordinates(*middle);
        text += QStringLiteral(",zoom=%1,at=%2:%3").arg(view.zoom() / view.devicePixelRatioF()).arg(at[3]).arg(at[2]);
    }
    if (view.mode() == TensorView::Mode::Plane)
        text += QStringLiteral(",channel=%1").arg(view.plane().second);
    return text;
}

} // namespace tessera
