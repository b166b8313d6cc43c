// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/profile_view.h"

#include "app/base/look/device_pixels.h"
#include "app/base/look/events.h"
#include "app/base/look/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <limits>

namespace tessera {

namespace {

constexpr double kPlotSide = 10, kSample = 16, kTick = 4, kLeastDotted = 6; // pixels
constexpr int kLeastPlot = 144;
constexpr double kSmall = 0.82; // a share of the text's size
constexpr std::array kAll{ProfileOf::Input, ProfileOf::A, ProfileOf::B};

Side sideOf(ProfileOf line)
{
    return line == ProfileOf::Input ? Side::Input : Side::Output;
}

// B is dashed, so that A is seen below it where they are equal.
QPen penOf(ProfileOf line)
{
    const QColor inks[] = {color(Role::Partner), color(Role::Accent), color(Role::Good)};
    QPen pen(inks[size_t(line)], line == ProfileOf::B ? 1.5 : 2);
    if (line == ProfileOf::B)
        pen.setDashPattern({3, 3});
    pen.setJoinStyle(Qt::RoundJoin);
    return pen;
}

QString edgeText(double value)
{
    return QString::number(value, 'g', 4);
}

// "12", "0 … 255", and what is not finite: "0 … 255, NaN".
// `isShort`: of a range two digits.
QString binText(const ValueProfile::Bin& bin, bool isShort)
{
    QStringList parts;
    const int digits = isShort ? 2 : 7;
    if (bin.isFinite && bin.low == bin.high)
        parts << QString::number(bin.low, 'g', 7);
    else if (bin.isFinite)
        parts << QString(isShort ? QStringLiteral("%1…%2") : QStringLiteral("%1 … %2"))
                     .arg(QString::number(bin.low, 'g', digits), QString::number(bin.high, 'g', digits));
    if (bin.hasNaN)
        parts << QStringLiteral("NaN");
    if (bin.hasPlus)
        parts << QStringLiteral("+Inf");
    if (bin.hasMinus)
        parts << QStringLiteral("−Inf");
    return parts.join(QStringLiteral(", "));
}

double middleOf(const ValueProfile::Bin& bin, const ValueProfile& profile)
{
    return (double(bin.first) + double(bin.end)) / 2 / double(profile.length);
}

} // namespace

ProfileView::ProfileView(const QString& axis, QWidget* parent)
    : QWidget(parent)
    , m_axis(axis)
{
    setObjectName(QStringLiteral("profile_") + axis);
    setAccessibleName(tr("Profile along %1").arg(axis));
    setToolTip(
        tr("The values along %1 through the pin. A click pins the element there; the arrow keys and Return do the same")
            .arg(axis));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setMinimumHeight(kLeastPlot);
    whenever({QEvent::Resize}, this, this, [this] { emit resized(); });
}

void ProfileView::setProfiles(const Profiles& profiles, Side side, const std::array<std::optional<uint32_t>, 2>& pinned)
{
    m_profiles = profiles;
    m_side = side;
    m_pinned = pinned;
    m_low = std::numeric_limits<double>::infinity();
    m_high = -m_low;
    for (const ValueProfile& profile : m_profiles)
        for (const ValueProfile::Bin& bin : profile.bins)
            if (bin.isFinite) {
                m_low = std::min(m_low, bin.low);
                m_high = std::max(m_high, bin.high);
            }
    if (m_low > m_high)
        m_low = m_high = 0;
    if (m_low == m_high) {
        m_low -= 1;
        m_high += 1;
    }
    describe();
    update();
}

uint32_t ProfileView::lengthOf(Side side) const
{
    return side == Side::Input ? of(ProfileOf::Input).length
                               : std::max(of(ProfileOf::A).length, of(ProfileOf::B).length);
}

std::optional<uint32_t> ProfileView::coordinate(Side side) const
{
    const uint32_t length = lengthOf(side);
    if (length == 0 || !m_cursor)
        return length == 0 ? std::nullopt : m_pinned[size_t(side)];
    return std::min(static_cast<uint32_t>(*m_cursor * length), length - 1);
}

QString ProfileView::coordinatesText() const
{
    QStringList parts;
    if (const auto output = coordinate(Side::Output))
        parts << tr("out %1 %2").arg(m_axis).arg(*output);
    if (const auto input = coordinate(Side::Input))
        parts << tr("in %1 %2").arg(m_axis).arg(*input);
    return parts.join(QStringLiteral(", "));
}

QString ProfileView::valueText(ProfileOf line, bool isShort) const
{
    const auto at = coordinate(sideOf(line));
    return at && *at < of(line).length ? binText(of(line).at(*at), isShort) : QString();
}

QString ProfileView::sentence() const
{
    const QString names[] = {tr("Input"), QStringLiteral("A"), QStringLiteral("B")};
    QStringList values;
    for (const ProfileOf line : kAll)
        if (const QString value = valueText(line, false); !value.isEmpty())
            values << names[size_t(line)] + u' ' + value;
    return coordinatesText() + QStringLiteral(": ") + values.join(QStringLiteral(", "));
}

// Above it two lines of words, and the input's scale; below it the output's; on its left the values at its edges.
QRectF ProfileView::plot() const
{
    const QFontMetricsF metrics(dataFont(font().pointSizeF() * kSmall));
    const double line = metrics.height() + 2;
    const bool isScaled = lengthOf(Side::Input) > 0 && lengthOf(Side::Input) != lengthOf(Side::Output);
    const double gutter =
        std::max(metrics.horizontalAdvance(edgeText(m_low)), metrics.horizontalAdvance(edgeText(m_high)));
    return QRectF(rect()).adjusted(kPlotSide + gutter + 4, 2 * line + 6 + (isScaled ? line + kTick : 0), -kPlotSide,
                                   -line - kTick - 2);
}

size_t ProfileView::columns() const
{
    return size_t(std::max(1.0, plot().width() * devicePixelRatioF()));
}

double ProfileView::yOf(double value) const
{
    return plot().bottom() - 4 - (value - m_low) / (m_high - m_low) * (plot().height() - 8);
}

// Where a column has several elements, its lowest or its highest one: what the mouse is nearer to.
uint32_t ProfileView::elementAt(QPointF point) const
{
    const ValueProfile& profile = keyed();
    const auto there = std::min(static_cast<uint32_t>(shareAt(point.x()) * profile.length), profile.length - 1);
    const ValueProfile::Bin& bin = profile.at(there);
    if (!bin.isFinite || bin.end - bin.first == 1)
        return there;
    return std::abs(point.y() - yOf(bin.low)) < std::abs(point.y() - yOf(bin.high)) ? bin.lowAt : bin.highAt;
}

void ProfileView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    painter.setPen(hasFocus() ? color(Role::Accent) : color(Role::Border));
    painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    painter.setFont(dataFont(font().pointSizeF() * kSmall));
    painter.setRenderHint(QPainter::Antialiasing);
    paintWords(painter);
    paintScales(painter);
    for (const ProfileOf line : kAll)
        paintLine(painter, line);
    for (const ProfileOf line : kAll)
        paintSpecials(painter, line);
    paintCursor(painter);
}

// The axis and the cursor's coordinates; below them the legend, with the values at the cursor.
void ProfileView::paintWords(QPainter& painter) const
{
    const double height = painter.fontMetrics().height();
    const QRectF first(kPlotSide, 4, width() - 2 * kPlotSide, height);
    painter.setPen(color(Role::SecondaryText));
    painter.drawText(first, Qt::AlignLeft | Qt::AlignVCenter, tr("along %1").arg(m_axis));
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(first, Qt::AlignRight | Qt::AlignVCenter, coordinatesText());
    const QString names[] = {tr("Input"), QStringLiteral("A"), QStringLiteral("B")};
    double left = kPlotSide;
    for (const ProfileOf line : kAll) {
        if (of(line).length == 0)
            continue;
        const double middle = first.bottom() + 2 + height / 2;
        painter.setPen(penOf(line));
        painter.drawLine(QPointF(left, middle), QPointF(left + kSample, middle));
        painter.setPen(palette().color(QPalette::Text));
        const QString words = names[size_t(line)] + u' ' + valueText(line, true);
        painter.drawText(QPointF(left + kSample + 4, middle + painter.fontMetrics().capHeight() / 2.0), words);
        left += kSample + 16 + painter.fontMetrics().horizontalAdvance(words);
    }
}

void ProfileView::paintScales(QPainter& painter) const
{
    const QRectF area = plot();
    painter.fillRect(area, color(Role::Canvas));
    painter.setPen(color(Role::SecondaryText));
    const QRectF gutter(0, area.top(), area.left() - 4, area.height());
    painter.drawText(gutter, Qt::AlignRight | Qt::AlignTop, edgeText(m_high));
    painter.drawText(gutter, Qt::AlignRight | Qt::AlignBottom, edgeText(m_low));
    paintScale(painter, Side::Output);
    if (lengthOf(Side::Input) != lengthOf(Side::Output))
        paintScale(painter, Side::Input);
}

// The first and the last coordinate under the middles of their elements, and the name between them.
void ProfileView::paintScale(QPainter& painter, Side side) const
{
    const uint32_t length = lengthOf(side);
    if (length == 0)
        return;
    const QRectF area = plot();
    const bool isBelow = side == Side::Output;
    const double edge = isBelow ? area.bottom() : area.top(), way = isBelow ? kTick : -kTick;
    const double height = painter.fontMetrics().height();
    const QRectF words(area.left(), isBelow ? edge + kTick : edge - kTick - height, area.width(), height);
    painter.setPen(color(Role::Border));
    painter.drawLine(QPointF(area.left(), edge), QPointF(area.right(), edge));
    for (const uint32_t at : {0U, length - 1}) {
        const double x = area.left() + (at + 0.5) / length * area.width();
        painter.drawLine(QPointF(x, edge), QPointF(x, edge + way));
    }
    painter.setPen(color(Role::SecondaryText));
    painter.drawText(words, Qt::AlignLeft, QStringLiteral("0"));
    painter.drawText(words, Qt::AlignHCenter,
                     isBelow ? tr("%1 of the output").arg(m_axis) : tr("%1 of the input").arg(m_axis));
    painter.drawText(words, Qt::AlignRight, QString::number(length - 1));
}

// Through the lowest and the highest value of each column, in the order in which they come.
void ProfileView::paintLine(QPainter& painter, ProfileOf line) const
{
    const ValueProfile& profile = of(line);
    const QRectF area = plot();
    const bool isDotted = profile.bins.size() * kLeastDotted <= size_t(area.width());
    QPainterPath path;
    bool isOpen = false;
    QPen pen = penOf(line);
    if (2 * profile.bins.size() > size_t(area.width())) // dense: of wide lines only the last were seen
        pen.setWidthF(1);
    painter.setBrush(pen.color());
    painter.setPen(Qt::NoPen);
    const double radius = line == ProfileOf::B ? 1.5 : 2.5;
    for (const ValueProfile::Bin& bin : profile.bins) {
        const double x = area.left() + middleOf(bin, profile) * area.width();
        if (!bin.isFinite) {
            isOpen = false;
            continue;
        }
        const bool rises = bin.lowAt <= bin.highAt;
        for (const double value : {rises ? bin.low : bin.high, rises ? bin.high : bin.low}) {
            isOpen ? path.lineTo(x, yOf(value)) : path.moveTo(x, yOf(value));
            isOpen = true;
        }
        if (isDotted)
            painter.drawEllipse(QPointF(x, yOf(bin.low)), radius, radius);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen);
    painter.drawPath(path);
}

// NaN: a cross at the plot's lower edge. Infinities: a triangle at the edge that they lie beyond.
void ProfileView::paintSpecials(QPainter& painter, ProfileOf line) const
{
    const ValueProfile& profile = of(line);
    const QRectF area = plot();
    const QColor ink = color(Role::Bad);
    const double level = 8.0 * int(line); // beside those of the other lines
    for (const ValueProfile::Bin& bin : profile.bins) {
        const double x = area.left() + middleOf(bin, profile) * area.width();
        if (bin.hasNaN) {
            const QPointF at(x, area.bottom() - 6 - level);
            painter.setPen(QPen(ink, 1.5));
            painter.drawLine(at - QPointF(3, 3), at + QPointF(3, 3));
            painter.drawLine(at - QPointF(3, -3), at + QPointF(3, -3));
        }
        painter.setPen(Qt::NoPen);
        painter.setBrush(penOf(line).color());
        if (bin.hasPlus)
            painter.drawPolygon(QPolygonF({{x - 4, area.top() + 7}, {x + 4, area.top() + 7}, {x, area.top()}}));
        if (bin.hasMinus)
            painter.drawPolygon(
                QPolygonF({{x - 4, area.bottom() - 7}, {x + 4, area.bottom() - 7}, {x, area.bottom()}}));
    }
}

void ProfileView::paintCursor(QPainter& painter) const
{
    const QRectF area = plot();
    const uint32_t length = lengthOf(m_side);
    const auto at = coordinate(m_side);
    const auto lineAt = [&](double share, const QPen& pen) {
        painter.setPen(pen);
        painter.drawLine(QPointF(area.left() + share * area.width(), area.top()),
                         QPointF(area.left() + share * area.width(), area.bottom()));
    };
    if (length > 0 && m_pinned[size_t(m_side)])
        lineAt((*m_pinned[size_t(m_side)] + 0.5) / length, QPen(color(Role::Pin), 1));
    if (length > 0 && m_cursor && at)
        lineAt((*at + 0.5) / length, QPen(palette().color(QPalette::Text), 1, Qt::DotLine));
}

void ProfileView::moveCursor(std::optional<double> share)
{
    m_cursor = share;
    describe();
    update();
    emit hovered(m_cursor ? coordinate(m_side) : std::nullopt);
}

void ProfileView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && keyed().length > 0)
        emit chosen(elementAt(exactPosition(this, event)));
}

void ProfileView::mouseMoveEvent(QMouseEvent* event)
{
    if (keyed().length > 0)
        moveCursor(shareAt(exactPosition(this, event).x()));
}

void ProfileView::keyPressEvent(QKeyEvent* event)
{
    const uint32_t length = keyed().length;
    const auto at = coordinate(m_side);
    const int key = event->key();
    if (length == 0 || !at)
        return QWidget::keyPressEvent(event);
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        emit chosen(*at);
    } else if (key == Qt::Key_Left || key == Qt::Key_Right) {
        const int64_t step = (event->modifiers() & Qt::ShiftModifier ? 10 : 1) * (key == Qt::Key_Left ? -1 : 1);
        moveCursor((double(std::clamp<int64_t>(*at + step, 0, length - 1)) + 0.5) / length);
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace tessera
