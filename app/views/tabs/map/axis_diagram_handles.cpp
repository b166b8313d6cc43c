// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/axis_editor.h"
#include "app/base/look/device_pixels.h"
#include "app/base/look/theme.h"
#include "app/model/document/operator_edit.h"
#include "app/views/tabs/map/axis_diagram.h"
#include "engine/core/tensor/value.h"
#include "engine/frameworks/dialects/resize_convention.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <bit>
#include <cmath>
#include <functional>

namespace tessera {

namespace {

constexpr double kSnap = 7; // pixels
constexpr double kBesidePlot = 8; // pixels that a handle may reach out to its left
constexpr double kCoarse = 0.5, kFine = 0.0625; // steps of the keys

QString exactNumber(float value)
{
    return QString::fromStdString(toText(DataType::Float32, std::bit_cast<uint32_t>(value)));
}

// The value with as few digits as tell one pixel from the next.
double roundedTo(double value, double perPixel)
{
    const double unit = std::pow(10, std::floor(std::log10(std::max(std::abs(perPixel), 1e-9))));
    return std::round(value / unit) * unit;
}

// Whole sizes and half ones, the ratios of the sizes and of the distances between outermost centres, whole divisors.
std::vector<double> usefulScales(const AxisMap& map, double around)
{
    std::vector<double> scales{double(numbersOf(Placement::HalfPixel, map.inputs, map.outputs).scale)};
    if (map.inputs > 1 && map.outputs > 1)
        scales.push_back(double(numbersOf(Placement::AlignCorners, map.inputs, map.outputs).scale));
    scales.push_back(std::max(1.0, std::round(around * 2)) / 2);
    if (around < 1)
        scales.push_back(1 / std::max(1.0, std::round(1 / around)));
    return scales;
}

constexpr int kPadding = 6, kTipHeight = 5, kFlagHeight = 17;

QFont captionFont()
{
    return resized(QApplication::font(), 0.85);
}

QFont numberFont()
{
    return dataFont(captionFont().pointSizeF());
}

int stepsOf(const QKeyEvent& event)
{
    switch (event.key()) {
    case Qt::Key_Right:
    case Qt::Key_Up:
        return 1;
    case Qt::Key_Left:
    case Qt::Key_Down:
        return -1;
    }
    return 0;
}

} // namespace

// A handle for a number of an axis: it is dragged along the axis, or stepped by the arrow keys. It looks like a flag
// whose tip points up at the place that it moves.
class AxisHandle : public QWidget {
public:
    std::function<void()> grabbed; // the beginning of a gesture
    std::function<void(double pixels, bool free)> dragged; // since it was grabbed; free: no snapping
    std::function<void(int steps, bool fine)> stepped;
    std::function<void()> released; // the gesture's end

    AxisHandle(const QString& caption, QWidget* parent)
        : QWidget(parent)
        , m_caption(caption)
        , m_tint(color(Role::Accent))
    {
        setObjectName(QStringLiteral("axisHandle"));
        setFocusPolicy(Qt::StrongFocus);
        setCursor(Qt::SizeHorCursor);
        setAttribute(Qt::WA_Hover);
    }

    // the number
    void setText(const QString& text)
    {
        m_text = text;
        setProperty("value", text); // for accessibility
    }

    void setTint(const QColor& tint)
    {
        m_tint = tint;
        update();
    }

    // a place in the parent; the flag stays inside it, and right of `left`
    void pointAt(QPointF place, double left)
    {
        resize(sizeHint()); // the text, or its size, may have changed
        const int least = qRound(left), most = std::max(least, parentWidget()->width() - width());
        const int x = std::clamp(qRound(place.x() - width() / 2.0), least, most);
        m_tipX = std::clamp(place.x() - x, 6.0, width() - 6.0);
        move(x, qRound(place.y()));
        update();
    }

    bool isDragged() const { return m_pressedAt.has_value(); }

    QSize sizeHint() const override
    {
        return {QFontMetrics(captionFont()).horizontalAdvance(m_caption) + 4
                    + QFontMetrics(numberFont()).horizontalAdvance(m_text) + 2 * kPadding,
                kFlagHeight + kTipHeight};
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF flag = QRectF(0, kTipHeight, width(), kFlagHeight).adjusted(0.5, 0.5, -0.5, -0.5);
        QPainterPath shape;
        shape.addRoundedRect(flag, 4, 4);
        const double base = flag.top() + 0.5;
        QPainterPath tip;
        tip.addPolygon(QPolygonF({{m_tipX - 5, base}, {m_tipX, 0}, {m_tipX + 5, base}}));
        shape = shape.united(tip);

        const bool live = isEnabled();
        const bool strong = live && (underMouse() || isDragged());
        painter.setPen(QPen(live ? m_tint : color(Role::Border), 1));
        painter.setBrush(strong ? m_tint : palette().color(QPalette::Base));
        painter.drawPath(shape);
        const QColor ink = strong ? textOn(m_tint)
            : live                ? palette().color(QPalette::WindowText)
                                  : color(Role::SecondaryText);
        const QRectF inside = flag.adjusted(kPadding, 0, -kPadding, 0);
        painter.setFont(captionFont());
        painter.setPen(strong ? ink : color(Role::SecondaryText));
        painter.drawText(inside, Qt::AlignLeft | Qt::AlignVCenter, m_caption);
        painter.setFont(numberFont());
        painter.setPen(ink);
        painter.drawText(inside, Qt::AlignRight | Qt::AlignVCenter, m_text);
        if (hasFocus()) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(strong ? ink : color(Role::Accent), 1.5));
            painter.drawRoundedRect(flag.adjusted(1, 1, -1, -1), 3, 3);
        }
    }

    void mousePressEvent(QMouseEvent* event) override
    {
        if (event->button() != Qt::LeftButton)
            return event->ignore();
        m_pressedAt = inWindow(event);
        grabbed();
        update();
    }

    void mouseMoveEvent(QMouseEvent* event) override
    {
        if (m_pressedAt)
            dragged(inWindow(event) - *m_pressedAt, event->modifiers().testFlag(Qt::ShiftModifier));
    }

    void mouseReleaseEvent(QMouseEvent* event) override
    {
        if (event->button() != Qt::LeftButton || !m_pressedAt)
            return;
        m_pressedAt.reset();
        released();
        update();
    }

    // The arrows are the handle's before they are any shortcut's.
    bool event(QEvent* event) override
    {
        if (event->type() == QEvent::ShortcutOverride && stepsOf(*static_cast<QKeyEvent*>(event)) != 0) {
            event->accept();
            return true;
        }
        return QWidget::event(event);
    }

    void keyPressEvent(QKeyEvent* event) override
    {
        const int steps = stepsOf(*event);
        if (steps == 0)
            return QWidget::keyPressEvent(event);
        if (!event->isAutoRepeat())
            grabbed();
        stepped(steps, event->modifiers().testFlag(Qt::ShiftModifier));
    }

    void keyReleaseEvent(QKeyEvent* event) override
    {
        if (stepsOf(*event) == 0 || event->isAutoRepeat())
            return QWidget::keyReleaseEvent(event);
        released();
    }

private:
    double inWindow(const QMouseEvent* event) const { return mapTo(window(), exactPosition(this, event)).x(); }

    QString m_caption, m_text;
    QColor m_tint;
    double m_tipX = 0;
    std::optional<double> m_pressedAt; // in the window: the handle itself moves
};

void AxisDiagram::makeHandles()
{
    m_in = new AxisHandle(tr("in"), this);
    m_out = new AxisHandle(tr("out"), this);
    m_scale = new AxisHandle(tr("×"), this);
    for (AxisHandle* handle : {m_in, m_out, m_scale}) {
        handle->grabbed = [this] {
            m_grabbed = m_scene->map;
            m_grip = grip();
        };
        handle->dragged = [this, handle](double pixels, bool free) {
            m_isHeld = true;
            drag(handle, pixels, free);
        };
        handle->stepped = [this, handle](int steps, bool fine) { stepHandle(handle, steps, fine); };
        handle->released = [this] {
            m_isHeld = false;
            document()->endMerge();
        };
    }
}

uint32_t AxisDiagram::grip() const
{
    const auto seen = outputsBetween(m_scene->map, m_scene->left, m_scene->right());
    const uint32_t last = seen.second > seen.first ? seen.second : m_scene->map.outputs;
    // The scale turns about the output's offset: a grip there would not move.
    return double(last) - 0.5 - double(m_scene->map.outputPixelOffset) > 0.25 ? last : m_scene->map.outputs;
}

void AxisDiagram::placeHandles()
{
    for (AxisHandle* handle : {m_in, m_out, m_scale})
        handle->setVisible(m_scene.has_value());
    if (!placed())
        return;
    const AxisMap& map = m_scene->map;
    const QString axis = axisName(m_axis);
    const auto show = [&](AxisHandle* handle, const QString& field, float value, const QString& tip) {
        handle->setText(exactNumber(value));
        handle->setTint(axisColor(m_axis));
        handle->setAccessibleName(tr("%1 of %2: %3").arg(field, axis, exactNumber(value)));
        handle->setToolTip(tip);
        handle->setWhatsThis(tip);
    };
    const QString hint = tr("Drag it, or use the arrow keys. It snaps to halves and ratios; Shift: free.");
    bool offsets = false;
    for (const Field& field : fields(document()->currentCase().op))
        offsets = offsets || field.info.name == "InputPixelOffsets";
    const QString fixed = tr("RESAMPLE has half pixels only; RESAMPLE1 has offsets of one's own.");
    const OffsetNames names = offsetNames(m_transposed);
    const QString inTip = m_transposed
        ? tr("OutputPixelOffset, of OutputGradientTensor: where in the forward input the scale starts.\n%1")
        : tr("InputPixelOffset: where in the input the scale starts.\n%1");
    const QString outTip = m_transposed
        ? tr("InputPixelOffset, of InputGradientTensor: moves the forward output's pixels.\n%1")
        : tr("OutputPixelOffset: moves the output's pixels.\n%1");
    show(m_in, QString::fromStdString(names.inputs), map.inputPixelOffset, offsets ? inTip.arg(hint) : fixed);
    show(m_out, QString::fromStdString(names.outputs), map.outputPixelOffset, offsets ? outTip.arg(hint) : fixed);
    show(m_scale, QStringLiteral("Scale"), map.scale, tr("Scale: outputs for each input.\n%1").arg(hint));
    m_in->setEnabled(offsets);
    m_out->setEnabled(offsets);

    const auto inside = [&](double position) {
        return std::clamp(m_scene->pixel(position), m_scene->plot.left(), m_scene->plot.right());
    };
    const double left = m_scene->plot.left() - kBesidePlot; // no flag covers a caption
    const uint32_t boundary = m_scale->isDragged() ? m_grip : grip();
    const auto seen = outputsBetween(map, m_scene->left, m_scene->right());
    m_in->pointAt({inside(-double(map.inputPixelOffset)), m_scene->inputBottom + 1}, left);
    m_out->pointAt({inside(m_scene->outputEdge(seen.second > seen.first ? seen.first : 0)), m_scene->outputBottom + 1},
                   left);
    m_scale->pointAt({inside(m_scene->outputEdge(boundary)), m_scene->outputBottom + 1}, left);
    if (m_scale->x() < m_out->geometry().right() + 4 && m_scale->geometry().right() > m_out->x() - 4)
        m_scale->move(std::min(m_out->geometry().right() + 5, width() - m_scale->width()), m_scale->y());
}

void AxisDiagram::drag(AxisHandle* handle, double pixels, bool free)
{
    if (!m_scene)
        return;
    const double by = pixels / m_scene->zoom; // a distance along the axis
    if (handle == m_scale) {
        const double lever = m_grip - 0.5 - double(m_grabbed.outputPixelOffset);
        const double at = coordinate(m_grabbed, m_grip - 0.5) + by + double(m_grabbed.inputPixelOffset);
        if (lever <= 0 || at <= 0)
            return;
        double scale = lever / at;
        const double perPixel = scale / at / m_scene->zoom;
        bool snapped = false;
        for (const double useful : usefulScales(m_grabbed, scale))
            if (!free && !snapped && std::abs(lever / useful - at) * m_scene->zoom < kSnap) {
                scale = useful;
                snapped = true;
            }
        return set("Scales", snapped ? scale : std::max(roundedTo(scale, perPixel), 1e-6));
    }
    const bool input = handle == m_in;
    const double perPixel = input ? -1 / m_scene->zoom : -double(m_grabbed.scale) / m_scene->zoom;
    double value = double(input ? m_grabbed.inputPixelOffset : m_grabbed.outputPixelOffset) + pixels * perPixel;
    const double half = std::round(value * 2) / 2;
    value = !free && std::abs((value - half) / perPixel) < kSnap ? half : roundedTo(value, perPixel);
    setOffset(input, value + 0.0); // no −0
}

void AxisDiagram::stepHandle(AxisHandle* handle, int steps, bool fine)
{
    if (!m_scene)
        return;
    const AxisMap& map = m_scene->map;
    const double by = steps * (fine ? kFine : kCoarse);
    if (handle == m_scale) {
        const double next = double(map.scale) + by;
        set("Scales", next > 0 ? next : double(map.scale) / 2);
    } else {
        setOffset(handle == m_in, double(handle == m_in ? map.inputPixelOffset : map.outputPixelOffset) + by);
    }
}

void AxisDiagram::setOffset(bool ofInputs, double value)
{
    const OffsetNames names = offsetNames(m_transposed);
    set(((ofInputs ? names.inputs : names.outputs) + 's').c_str(), value);
}

// A shape of the user's own stays, as in the form.
void AxisDiagram::set(const char* field, double value)
{
    const QString path = QStringLiteral("%1[%2]").arg(QLatin1String(field)).arg(m_dimension);
    const Operator& now = document()->currentCase().op;
    const Operator next = edited(now, path, exactNumber(float(value)), !outputIsOffered(now));
    if (next != now)
        document()->setOperator(next, tr("Change %1 of %2").arg(QLatin1String(field), axisName(m_axis)),
                                QStringLiteral("axes/") + path);
}

} // namespace tessera
