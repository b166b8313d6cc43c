// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/profile_view.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/device_pixels.h"
#include "app/base/look/events.h"
#include "app/base/look/theme.h"

#include <QHBoxLayout>
#include <QMouseEvent>

#include <algorithm>
#include <limits>

#include <qcustomplot.h>

namespace tessera {

namespace {

constexpr int kLeastPlot = 184, kLeastDotted = 6; // pixels
constexpr double kRoom = 0.06; // a share of the range of values, left free above and below them
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

// "12", "0 … 255", and what is not finite: "0 … 255, NaN".
QString binText(const ValueProfile::Bin& bin)
{
    constexpr int kDigits = 5; // three values fit into a line
    QStringList parts;
    const QString low = QString::number(bin.low, 'g', kDigits), high = QString::number(bin.high, 'g', kDigits);
    if (bin.isFinite)
        parts << (low == high ? low : QStringLiteral("%1 … %2").arg(low, high));
    if (bin.hasNaN)
        parts << QStringLiteral("NaN");
    if (bin.hasPlus)
        parts << QStringLiteral("+Inf");
    if (bin.hasMinus)
        parts << QStringLiteral("−Inf");
    return parts.join(QStringLiteral(", "));
}

} // namespace

ProfileView::ProfileView(const QString& axis, QWidget* parent)
    : ValuePlot(kLeastPlot, parent)
    , m_axis(axis)
{
    setObjectName(QStringLiteral("profile_") + axis);
    setAccessibleName(tr("Profile along %1").arg(axis));
    setToolTip(tr("The values along %1 through the pin. A click pins the element there").arg(axis));
    setMouseTracking(true);
    auto* first = newLayout<QHBoxLayout>(nullptr, {}, 8);
    first->addWidget(secondaryLabel(tr("along %1").arg(axis), this));
    first->addWidget(m_place);
    m_rows->insertLayout(0, first);
    m_rows->insertWidget(1, m_legend);
    m_place->setAlignment(Qt::AlignRight);
    m_legend->setMinimumWidth(1); // long values are cut
    whenever({QEvent::Resize}, this, this, [this] { emit resized(); });
}

void ProfileView::setProfiles(const Profiles& profiles, Side side, const std::array<std::optional<uint32_t>, 2>& pinned)
{
    m_profiles = profiles;
    m_side = side;
    m_pinned = pinned;
    build();
}

void ProfileView::build()
{
    clear();
    for (QLabel* label : {m_place, m_legend})
        label->setFont(smallFont());
    double low = std::numeric_limits<double>::infinity(), high = -low;
    for (const ValueProfile& profile : m_profiles)
        for (const ValueProfile::Bin& bin : profile.bins)
            if (bin.isFinite) {
                low = std::min(low, bin.low);
                high = std::max(high, bin.high);
            }
    if (!(low < high)) {
        low = (low > high ? 0 : low) - 1;
        high = low + 2;
    }
    const double room = (high - low) * kRoom;
    m_plot->yAxis->setRange(low - room, high + room);
    const auto textTicker = [](std::initializer_list<double> values) {
        auto ticker = QSharedPointer<QCPAxisTickerText>::create();
        for (const double value : values)
            ticker->addTick(value, QString::number(value, 'g', 4));
        return ticker;
    };
    m_plot->yAxis->setTicker(textTicker({low, high}));
    m_plot->xAxis2->setVisible(lengthOf(Side::Input) > 0 && lengthOf(Side::Input) != lengthOf(Side::Output));
    const std::pair<QCPAxis*, Side> scales[] = {{m_plot->xAxis, Side::Output}, {m_plot->xAxis2, Side::Input}};
    for (const auto& [axis, side] : scales) {
        const uint32_t length = std::max(lengthOf(side), 1U);
        axis->setRange(-0.5, length - 0.5);
        axis->setTicker(textTicker({0.0, double(length - 1)}));
        axis->setLabel(side == Side::Output ? tr("%1 of the output").arg(m_axis) : tr("%1 of the input").arg(m_axis));
    }
    for (const ProfileOf line : kAll)
        addProfile(line);
    if (const auto pin = m_pinned[size_t(m_side)]; pin && lengthOf(m_side) > 0)
        addLine((*pin + 0.5) / lengthOf(m_side), QPen(color(Role::Pin), 1));
    m_mark = addLine(0, QPen(palette().color(QPalette::Text), 1, Qt::DotLine));
    showCursor();
}

// The line goes through the lowest and the highest value of each column, in the order in which they come. NaN is a
// cross at the lower edge, an infinity a triangle at the edge that it lies beyond.
void ProfileView::addProfile(ProfileOf line)
{
    const ValueProfile& profile = of(line);
    QCPAxis* across = line == ProfileOf::Input ? m_plot->xAxis2 : m_plot->xAxis;
    const QCPRange range = m_plot->yAxis->range();
    QVector<double> keys, values, crosses, plus, minus;
    for (const ValueProfile::Bin& bin : profile.bins) {
        const double x = (double(bin.first) + double(bin.end) - 1) / 2;
        const bool rises = bin.lowAt <= bin.highAt;
        keys << x << x;
        if (bin.isFinite)
            values << (rises ? bin.low : bin.high) << (rises ? bin.high : bin.low);
        else
            values << qQNaN() << qQNaN(); // a gap
        for (const auto& [is, list] :
             {std::pair(bin.hasNaN, &crosses), std::pair(bin.hasPlus, &plus), std::pair(bin.hasMinus, &minus)})
            if (is)
                *list << x;
    }
    const bool isDotted = profile.bins.size() * kLeastDotted <= size_t(width());
    const QPen pen = penOf(line);
    const auto graph = [&](QCPScatterStyle::ScatterShape shape, double size, const QPen& ink) {
        QCPGraph* made = m_plot->addGraph(across, m_plot->yAxis);
        made->setScatterStyle(QCPScatterStyle(shape, QPen(ink.color(), 1.5), ink.color(), size));
        made->setLineStyle(QCPGraph::lsNone);
        return made;
    };
    QCPGraph* drawn =
        graph(isDotted ? QCPScatterStyle::ssDisc : QCPScatterStyle::ssNone, line == ProfileOf::B ? 3 : 5, pen);
    drawn->setPen(pen);
    drawn->setLineStyle(QCPGraph::lsLine);
    drawn->setData(keys, values, true);
    graph(QCPScatterStyle::ssCross, 7, QPen(color(Role::Bad)))
        ->setData(crosses, QVector<double>(crosses.size(), range.lower + range.size() * kRoom / 2), true);
    graph(QCPScatterStyle::ssTriangle, 8, pen)->setData(plus, QVector<double>(plus.size(), range.upper), true);
    graph(QCPScatterStyle::ssTriangleInverted, 8, pen)
        ->setData(minus, QVector<double>(minus.size(), range.lower), true);
}

void ProfileView::showCursor()
{
    m_place->setText(coordinatesText());
    m_legend->setText(legend());
    setAccessibleDescription(sentence());
    const auto at = coordinate(m_side);
    m_mark->setVisible(m_cursor && at);
    if (m_mark->visible())
        moveLine(*m_mark, (*at + 0.5) / lengthOf(m_side));
    m_plot->replot(QCustomPlot::rpQueuedReplot);
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

QStringList ProfileView::values(const std::function<QString(ProfileOf line, const QString& words)>& made) const
{
    const QString names[] = {tr("Input"), QStringLiteral("A"), QStringLiteral("B")};
    QStringList values;
    for (const ProfileOf line : kAll)
        if (const auto at = coordinate(sideOf(line)); at && *at < of(line).length)
            values << made(line, names[size_t(line)] + u' ' + binText(of(line).at(*at)));
    return values;
}

QString ProfileView::sentence() const
{
    const QStringList all = values([](ProfileOf, const QString& words) { return words; });
    return coordinatesText() + QStringLiteral(": ") + all.join(QStringLiteral(", "));
}

QString ProfileView::legend() const
{
    const QStringList all = values([](ProfileOf line, const QString& words) {
        return QStringLiteral("<span style=\"color:%1\">%2</span>&nbsp;%3")
            .arg(penOf(line).color().name(), line == ProfileOf::B ? QStringLiteral("┅") : QStringLiteral("━"),
                 words.toHtmlEscaped().replace(u' ', QStringLiteral("&nbsp;")));
    });
    return all.join(QStringLiteral("&nbsp;&nbsp; "));
}

void ProfileView::moveCursor(std::optional<double> share)
{
    m_cursor = share;
    showCursor();
    emit hovered(m_cursor ? coordinate(m_side) : std::nullopt);
}

void ProfileView::mousePressEvent(QMouseEvent* event)
{
    m_cursor = shareAt(exactPosition(this, event).x());
    if (const auto at = coordinate(m_side); at && event->button() == Qt::LeftButton)
        emit chosen(*at);
}

void ProfileView::mouseMoveEvent(QMouseEvent* event)
{
    if (lengthOf(m_side) > 0)
        moveCursor(shareAt(exactPosition(this, event).x()));
}

} // namespace tessera
