// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/step_arrows.h"

#include "app/canvas/tensor_view.h"
#include "app/look/theme.h"
#include "app/painting/selection_painter.h"
#include "app/player/playback.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace tessera {

namespace {

constexpr size_t kMostArrows = 16;
constexpr size_t kMostWeights = 6; // that are written
constexpr double kBow = 0.1, kMoreBow = 0.05, kMostBow = 0.2; // of the way: the first, each further one, all
constexpr double kTip = 9, kGap = 3; // of the arrow's head, and between it and a cell
constexpr double kWeightInCell = 26; // larger cells have their weight written in them

// Where the line from the middle of a cell leaves it.
QPointF leaving(const QRectF& cell, const QPointF& towards)
{
    const QPointF from = cell.center(), way = towards - from;
    const double across = std::abs(way.x()) > 0 ? (cell.width() / 2 + kGap) / std::abs(way.x()) : 1;
    const double down = std::abs(way.y()) > 0 ? (cell.height() / 2 + kGap) / std::abs(way.y()) : 1;
    return from + std::min({across, down, 1.0}) * way;
}

// A bow over the straight way, higher from one arrow to the next: they neither hide each other nor the cells between.
QPointF summit(const QPointF& from, const QPointF& to, size_t number, size_t count)
{
    const QPointF way = to - from;
    const QPointF up = way.x() >= 0 ? QPointF(way.y(), -way.x()) : QPointF(-way.y(), way.x());
    return (from + to) / 2
        + up * (kBow + std::min(kMoreBow, kMostBow / static_cast<double>(count)) * static_cast<double>(number));
}

void paintArrow(QPainter& painter, const QPointF& from, const QPointF& over, const QPointF& to, double weight)
{
    const QPointF way = to - over;
    const double length = std::hypot(way.x(), way.y());
    if (length < kTip)
        return;
    const QPointF along = way / length, beside(-along.y(), along.x());
    const QPointF neck = to - along * kTip;
    const QPolygonF head({to, neck + beside * kTip * 0.45, neck - beside * kTip * 0.45});
    QPainterPath line(from);
    line.quadTo(over, neck);
    const double thick = 0.75 + 1.5 * std::min(1.0, std::abs(weight));
    for (const auto& [ink, width] :
         {std::pair(color(Role::Canvas), thick + 2), std::pair(color(Role::Partner), thick)}) {
        painter.setPen(QPen(ink, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(line);
        painter.setBrush(color(Role::Partner));
        painter.drawPolygon(head);
    }
}

void paintWeight(QPainter& painter, const QPointF& at, double weight)
{
    const QString text = weightText(weight);
    if (text.isEmpty())
        return;
    QRectF tag = painter.fontMetrics().boundingRect(text).adjusted(-4, -1, 4, 1);
    tag.moveCenter(at);
    painter.fillRect(tag, color(Role::Partner));
    painter.setPen(textOn(color(Role::Partner)));
    painter.drawText(tag, Qt::AlignCenter, text);
}

} // namespace

StepArrows::StepArrows(const Playback& playback, const Views& views, QWidget* host, QWidget* window)
    : QWidget(window)
    , m_playback(playback)
    , m_views(views)
    , m_host(host)
{
    setObjectName(QStringLiteral("stepArrows"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    host->installEventFilter(this);
    connect(&playback, &Playback::changed, this, &StepArrows::place);
    for (const TensorView* view : {views.input, views.output}) {
        connect(view, &TensorView::viewChanged, this, qOverload<>(&StepArrows::update));
        connect(view, &TensorView::modeChanged, this, qOverload<>(&StepArrows::update));
    }
    place();
}

void StepArrows::place()
{
    setVisible(m_playback.isOn());
    setGeometry(QRect(m_host->mapTo(parentWidget(), QPoint()), m_host->size()));
    update();
}

bool StepArrows::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::Move || event->type() == QEvent::LayoutRequest)
        place();
    return QWidget::eventFilter(watched, event);
}

QRectF StepArrows::rectOf(const TensorView* view, uint64_t element) const
{
    if (!view->isVisible())
        return {};
    const QRectF cell = view->elementRect(element);
    if (cell.isNull() || !QRectF(view->rect()).contains(cell.center()))
        return {};
    return cell.translated(view->mapTo(parentWidget(), QPoint()) - pos());
}

void StepArrows::paintEvent(QPaintEvent*)
{
    const std::vector<Playback::Arrow> arrows = m_playback.arrows(kMostArrows);
    if (arrows.empty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(dataFont(font().pointSizeF() * 0.87));
    for (size_t i = 0; i < arrows.size(); ++i) {
        const Playback::Arrow& arrow = arrows[i];
        const QRectF from = rectOf(m_views.input, arrow.source), to = rectOf(m_views.output, arrow.place);
        if (from.isNull() || to.isNull())
            continue;
        const QPointF over = summit(from.center(), to.center(), i, arrows.size());
        const QPointF begin = leaving(from, over), end = leaving(to, over);
        paintArrow(painter, begin, over, end, arrow.weight);
        if (arrows.size() <= kMostWeights && from.width() < kWeightInCell)
            paintWeight(painter, (begin + 2 * over + end) / 4, arrow.weight);
    }
}

} // namespace tessera
