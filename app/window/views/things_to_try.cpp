// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/views/things_to_try.h"

#include "app/base/actions/actions.h"
#include "app/base/controls/form_parts.h"
#include "app/base/look/window_settings.h"
#include "app/window/views/view_area.h"

#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QLabel>

namespace tessera {

namespace {

const auto kTriedKey = QStringLiteral("thingsToTry"); // false: they need not be shown again
constexpr int kTextWidth = 152, kPadding = 12, kAway = 10,
              kStrip = 40; // pixels from the pane's edge, and above its strip

// The widest part of a view beside its planes, of all its height.
QRect roomBeside(const TensorView& view)
{
    QRectF planes;
    for (const QRectF& plane : view.planeRects())
        planes |= plane;
    if (planes.isEmpty())
        return {};
    const QRectF all = view.rect();
    const QRectF left(all.topLeft(), QPointF(planes.left(), all.bottom()));
    const QRectF right(QPointF(planes.right(), all.top()), all.bottomRight());
    return (left.width() > right.width() ? left : right).toAlignedRect();
}

} // namespace

ThingsToTry::ThingsToTry(ViewArea& views, const Actions& actions, WindowSettings& settings)
    : QWidget(views.window())
    , m_views(views)
    , m_settings(settings)
{
    setObjectName(QStringLiteral("thingsToTry"));
    setAccessibleName(tr("Three things to try"));
    auto* rows = newLayout<QVBoxLayout>(this, {kPadding, kPadding, kPadding, kPadding}, 8);
    rows->addWidget(heading(accessibleName(), this));
    const std::pair<QString, QString> things[] = {
        {QStringLiteral("player"), tr("Fill the output step by step")},
        {QStringLiteral("presets"), tr("Choose another example")},
        {QStringLiteral("lesson01"), tr("Read the first lesson")},
    };
    for (const auto& [action, words] : things) {
        auto* link = new QLabel(QStringLiteral("<a href=\"%1\">%2</a>").arg(action, words), this);
        link->setWordWrap(true);
        link->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
        link->setAccessibleName(words);
        link->setToolTip(actions.get(action)->toolTip());
        setTextWidth(link, kTextWidth);
        connect(link, &QLabel::linkActivated, this, [this, &actions](const QString& id) {
            end();
            actions.get(id)->trigger();
        });
        rows->addWidget(link);
    }
    hide();
    for (const Side side : {Side::Input, Side::Output})
        connect(views.view(side), &TensorView::viewChanged, this, &ThingsToTry::place);
}

void ThingsToTry::offer()
{
    if (m_settings.sessionFolder().isEmpty() || !m_settings.value(kTriedKey, true).toBool())
        return;
    m_isOffered = true;
    qApp->installEventFilter(this);
    place();
}

void ThingsToTry::end()
{
    if (!std::exchange(m_isOffered, false))
        return;
    hide();
    qApp->removeEventFilter(this);
    m_settings.set(kTriedKey, false);
}

// A click on a link is heard of when the button is let go, so the press upon it does not end it yet.
bool ThingsToTry::eventFilter(QObject* watched, QEvent* event)
{
    const auto* widget = qobject_cast<QWidget*>(watched);
    if (event->type() == QEvent::MouseButtonPress && widget && !(isVisible() && isAncestorOf(widget)))
        end();
    else if (event->type() == QEvent::Resize && (watched == &m_views || watched == parentWidget()))
        QMetaObject::invokeMethod(this, &ThingsToTry::place, Qt::QueuedConnection); // once all are laid out
    return false;
}

void ThingsToTry::paintEvent(QPaintEvent*)
{
    paintPopup(this);
}

// At the lower end of the widest empty part; where none has the room there is nothing.
void ThingsToTry::place()
{
    const QSize window = parentWidget()->size(), size = sizeHint();
    const QSize needed = size + QSize(2 * kAway, 2 * kAway);
    QRect room;
    for (const Side side : {Side::Input, Side::Output})
        if (const QRect beside = roomBeside(*m_views.view(side)); beside.width() > room.width())
            room = QRect(m_views.view(side)->mapTo(parentWidget(), beside.topLeft()), beside.size());
    const bool fits = window.width() >= kLeastWindow.width() && window.height() >= kLeastWindow.height()
        && room.width() >= needed.width() && room.height() >= needed.height();
    setVisible(m_isOffered && fits && !m_views.isComparing());
    if (!isHidden())
        setGeometry(QRect(QPoint(room.right() - kAway - size.width(), room.bottom() - kStrip - size.height()), size));
    raise();
}

} // namespace tessera
