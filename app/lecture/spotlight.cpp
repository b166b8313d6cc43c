// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lecture/spotlight.h"

#include "app/canvas/tensor_view.h"
#include "app/look/theme.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>

namespace tessera {

namespace {

constexpr double kDim = 0.72, kLightMargin = 1; // designed pixels around a cell: its neighbours stay dim
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
    return rects;
}

void Spotlight::paintEvent(QPaintEvent*)
{
    if (!m_document->pinned() || m_document->play().isOn) // the player's step is what is spoken of
        return;
    QPainterPath dimmed;
    dimmed.addRect(rect());
    QPainterPath light;
    light.setFillRule(Qt::WindingFill);
    for (const QRectF& each : lit())
        light.addRect(each);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor dark = color(Role::Canvas);
    dark.setAlphaF(float(kDim));
    painter.fillPath(dimmed.subtracted(light), dark);
}

bool Spotlight::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        setGeometry(m_view->rect());
    return QWidget::eventFilter(watched, event);
}

} // namespace tessera
