// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/look/theme.h"

#include <QApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace tessera {

namespace {

QPixmap drawn(const QString& name, QSize size, const QColor& tint)
{
    const QString key =
        QStringLiteral("icon/%1/%2x%3/%4").arg(name).arg(size.width()).arg(size.height()).arg(tint.name());
    QPixmap picture;
    if (QPixmapCache::find(key, &picture))
        return picture;

    picture = QPixmap(size);
    picture.fill(Qt::transparent);
    QSvgRenderer svg(QStringLiteral(":/icons/%1.svg").arg(name));
    QPainter painter(&picture);
    svg.render(&painter, QRectF({}, QSizeF(size)));
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(picture.rect(), tint);
    painter.end();
    QPixmapCache::insert(key, picture);
    return picture;
}

// Draws the strokes of the file in the present colour and at the present resolution, so that a new theme or screen
// needs no new icon.
class StrokeIcon : public QIconEngine {
public:
    explicit StrokeIcon(const QString& name)
        : m_name(name)
    {
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override
    {
        const double ratio = painter->device()->devicePixelRatioF();
        QPixmap picture = pixmap((QSizeF(rect.size()) * ratio).toSize(), mode, state);
        picture.setDevicePixelRatio(ratio);
        painter->drawPixmap(rect, picture);
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        return drawn(m_name, size, tintOf(mode, state));
    }

    QIconEngine* clone() const override { return new StrokeIcon(m_name); }

private:
    static QColor tintOf(QIcon::Mode mode, QIcon::State state)
    {
        const QPalette palette = QApplication::palette();
        if (mode == QIcon::Disabled)
            return palette.color(QPalette::Disabled, QPalette::ButtonText);
        if (mode == QIcon::Selected)
            return palette.color(QPalette::HighlightedText);
        return state == QIcon::On ? color(Role::Accent) : palette.color(QPalette::ButtonText);
    }

    QString m_name;
};

} // namespace

QIcon icon(const QString& name)
{
    return QIcon(new StrokeIcon(name));
}

QPixmap iconPixmap(const QString& name, const QColor& tint, int side, double devicePixelRatio)
{
    QPixmap picture = drawn(name, (QSizeF(side, side) * devicePixelRatio).toSize(), tint);
    picture.setDevicePixelRatio(devicePixelRatio);
    return picture;
}

} // namespace tessera
