// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme.h"

#include <QApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace tessera {

namespace {

// Draws the file's strokes in the colour of the moment, at the pixels of the moment: a change of theme or of screen
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
        const QColor tint = tintOf(mode, state);
        const QString key =
            QStringLiteral("stroke-icon/%1/%2x%3/%4")
                .arg(m_name, QString::number(size.width()), QString::number(size.height()), tint.name());
        QPixmap picture;
        if (QPixmapCache::find(key, &picture))
            return picture;

        picture = QPixmap(size);
        picture.fill(Qt::transparent);
        QSvgRenderer svg(QStringLiteral(":/icons/%1.svg").arg(m_name));
        QPainter painter(&picture);
        svg.render(&painter, QRectF({}, QSizeF(size)));
        painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
        painter.fillRect(picture.rect(), tint);
        painter.end();
        QPixmapCache::insert(key, picture);
        return picture;
    }

    QIconEngine* clone() const override { return new StrokeIcon(m_name); }
    QString key() const override { return QStringLiteral("stroke-icon"); }

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

} // namespace tessera
