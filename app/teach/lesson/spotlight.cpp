// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/lesson/spotlight.h"

#include "app/base/look/theme.h"
#include "app/tensor/canvas/tensor_view.h"

#include <QEvent>
#include <QPainter>
#include <QRegion>

#include <algorithm>

namespace tessera {

namespace {

constexpr double kDim = 0.25; // numbers in dimmed cells can be read
constexpr double kLightMargin = 1, kLeastCell = 12; // designed pixels: around a lit cell, and of its sides
constexpr size_t kMostLit = 256;

} // namespace

Spotlight::Spotlight(Document* document, Side side, TensorView* view)
    : QWidget(view)
    , m_document(document)
    , m_side(side)
    , m_view(view)
{
    setObjectName(QStringLiteral("spotlight"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    view->installEventFilter(this);
    setGeometry(view->rect());
    const auto paintAgain = [this] { update(); };
    connect(document, &Document::picksChanged, this, paintAgain);
    connect(document, &Document::shownChanged, this, paintAgain);
    connect(document, &Document::playChanged, this, paintAgain);
    connect(view, &TensorView::viewChanged, this, paintAgain);
    connect(view, &TensorView::modeChanged, this, paintAgain);
}

std::vector<QRectF> Spotlight::lit() const
{
    const std::optional<Pick> pin = m_document->pinned();
    std::vector<QRectF> rects;
    if (m_document->play().isOn) // the player's step is the subject
        return rects;
    const auto add = [&](uint64_t element) {
        if (const QRectF rect = m_view->elementRect(element); !rect.isEmpty())
            rects.push_back(rect.adjusted(-kLightMargin, -kLightMargin, kLightMargin, kLightMargin));
    };
    if (pin && pin->side == m_side)
        add(pin->element);
    else if (pin)
        for (const Partner& each : m_document->partners(*pin).list)
            if (rects.size() < kMostLit)
                add(each.element);
    const auto isSmall = [](const QRectF& rect) {
        return std::min(rect.width(), rect.height()) < kLeastCell + 2 * kLightMargin;
    };
    return std::ranges::any_of(rects, isSmall) ? std::vector<QRectF>() : rects;
}

void Spotlight::paintEvent(QPaintEvent*)
{
    const std::vector<QRectF> light = lit();
    if (light.empty())
        return;
    const double dpr = devicePixelRatioF(); // cells are of whole device pixels
    const auto regionOf = [dpr](const std::vector<QRectF>& rects) {
        QRegion region;
        for (const QRectF& each : rects)
            region += QRectF(each.topLeft() * dpr, each.size() * dpr).toRect();
        return region;
    };
    QPainter painter(this);
    painter.scale(1 / dpr, 1 / dpr);
    QColor dark = color(Role::Canvas);
    dark.setAlphaF(float(kDim));
    for (const QRect& each : regionOf(m_view->planeRects()) - regionOf(light))
        painter.fillRect(each, dark);
}

bool Spotlight::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        setGeometry(m_view->rect());
    return QWidget::eventFilter(watched, event);
}

} // namespace tessera
