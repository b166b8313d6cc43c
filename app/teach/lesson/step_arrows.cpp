// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/lesson/player_bar.h"

#include "app/base/look/events.h"
#include "app/base/look/theme.h"
#include "app/teach/lesson/playback.h"
#include "app/tensor/canvas/tensor_view.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace tessera {

namespace {

constexpr size_t kMostArrows = 16;
constexpr double kTip = 9; // the length of the arrow's head
constexpr double kHalfNumber = 8; // half the height of a cell's number, which no arrow may cross
constexpr double kTurn = 6, kDot = 2.5; // the corner before the head, and the mark where an arrow begins

// From one cell to the other.
struct ArrowPath {
    QPainterPath line = {}; // to the neck of the head
    QPointF along; // where the head points to, of length 1
    double head = kTip;
};

// Where the planes do not lie side by side.
ArrowPath straight(const QPointF& from, const QPointF& to)
{
    const QPointF way = to - from, along = way / std::max(std::hypot(way.x(), way.y()), 1.0);
    ArrowPath straight{.along = along};
    straight.line.moveTo(from);
    straight.line.lineTo(to - along * kTip);
    return straight;
}

// Follows the edges of the cells' rows, since numbers stand in the middle, and curves between `left`, the end of the
// input's planes, and `right`, the beginning of the output's.
ArrowPath besideNumbers(const QRectF& fromCell, const QRectF& toCell, double left, double right)
{
    const bool rises = toCell.center().y() <= fromCell.center().y();
    const double start = rises ? fromCell.top() : fromCell.bottom(), middle = (left + right) / 2;
    const bool fromAbove = start <= toCell.center().y() || rises;
    const double end = fromAbove ? toCell.top() : toCell.bottom(), down = fromAbove ? 1 : -1;
    const double at = toCell.center().x();
    ArrowPath way{.along = {0, down}, .head = std::clamp(toCell.height() / 2 - kHalfNumber, 4.0, kTip)};
    way.line.moveTo(fromCell.center().x(), start);
    way.line.lineTo(left, start);
    way.line.cubicTo(middle, start, middle, end, right, end);
    way.line.lineTo(at - kTurn, end);
    way.line.quadTo(at, end, at, end + down);
    return way;
}

void paintArrow(QPainter& painter, const ArrowPath& way, double weight)
{
    const QPointF beside(-way.along.y(), way.along.x()), neck = way.line.currentPosition();
    const QPolygonF head(
        {neck + way.along * way.head, neck + beside * way.head * 0.45, neck - beside * way.head * 0.45});
    const double thick = 0.75 + 1.5 * std::min(1.0, std::abs(weight));
    for (const auto& [ink, width] :
         {std::pair(color(Role::Canvas), thick + 2), std::pair(color(Role::Partner), thick)}) {
        painter.setPen(QPen(ink, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(way.line);
        painter.setBrush(color(Role::Partner));
        painter.drawPolygon(head);
        painter.drawEllipse(way.line.elementAt(0), kDot, kDot); // another line may run along the cell's edge
    }
}

// Draws the player's step over the views of both tensors: an arrow from each source, as thick as its weight, beside the
// cells' numbers. Mouse and keys pass through it.
class StepArrows : public QWidget {
public:
    StepArrows(const Playback& playback, const PlayerViews& views, QWidget* host, QWidget* window)
        : QWidget(window)
        , m_playback(playback)
        , m_views(views)
        , m_host(host)
    {
        setObjectName(QStringLiteral("stepArrows"));
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setFocusPolicy(Qt::NoFocus);
        whenever({QEvent::Resize, QEvent::Move, QEvent::LayoutRequest}, host, this, [this] { place(); });
        connect(&playback, &Playback::changed, this, &StepArrows::place);
        for (const TensorView* view : {views.input, views.output}) {
            connect(view, &TensorView::viewChanged, this, qOverload<>(&QWidget::update));
            connect(view, &TensorView::modeChanged, this, qOverload<>(&QWidget::update));
        }
        place();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        const std::vector<Playback::Arrow> arrows = m_playback.arrows(kMostArrows);
        if (arrows.empty())
            return;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const auto [left, right] = betweenPlanes();
        for (const Playback::Arrow& arrow : arrows) {
            const QRectF from = rectOf(m_views.input, arrow.source), to = rectOf(m_views.output, arrow.place);
            if (!from.isNull() && !to.isNull())
                paintArrow(painter,
                           left < right ? besideNumbers(from, to, left, right) : straight(from.center(), to.center()),
                           arrow.weight);
        }
    }

private:
    void place()
    {
        setVisible(m_playback.isOn());
        setGeometry(QRect(m_host->mapTo(parentWidget(), QPoint()), m_host->size()));
        update();
    }

    // In this widget's coordinates; empty: the element is not visible.
    QRectF rectOf(const TensorView* view, uint64_t element) const
    {
        if (!view->isVisible())
            return {};
        const QRectF cell = view->elementRect(element);
        if (cell.isNull() || !QRectF(view->rect()).contains(cell.center()))
            return {};
        return cell.translated(view->mapTo(parentWidget(), QPoint()) - pos());
    }

    // The end of the input's planes and the beginning of the output's. Planes that do not lie side by side give no gap.
    std::pair<double, double> betweenPlanes() const
    {
        const auto planesOf = [this](const TensorView* view) {
            QRectF all;
            for (const QRectF& plane : view->planeRects())
                all |= plane;
            return all.translated(view->mapTo(parentWidget(), QPoint()) - pos());
        };
        return {planesOf(m_views.input).right(), planesOf(m_views.output).left()};
    }

    const Playback& m_playback;
    PlayerViews m_views;
    QWidget* m_host;
};

} // namespace

QWidget* makeStepArrows(const Playback& playback, const PlayerViews& views, QWidget* host, QWidget* window)
{
    return new StepArrows(playback, views, host, window);
}

} // namespace tessera
