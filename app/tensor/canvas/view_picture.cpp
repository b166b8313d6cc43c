// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/canvas/view_picture.h"

#include "app/base/look/format.h"
#include "app/base/look/image_file.h"
#include "app/base/look/theme.h"
#include "app/tensor/canvas/tensor_view.h"
#include "engine/core/tensor/error.h"

#include <QApplication>
#include <QBuffer>
#include <QFileInfo>
#include <QPainter>
#include <QSvgGenerator>

#include <functional>

namespace tessera {

namespace {

constexpr int kCaption = 28, kCaptionMargin = 12, kPartGap = 1; // designed pixels

QImage pixelsOf(QWidget& widget, double scale)
{
    const double dpr = widget.devicePixelRatioF() * scale;
    QImage image((QSizeF(widget.size()) * dpr).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(dpr);
    image.fill(widget.palette().color(QPalette::Window));
    widget.render(&image);
    image.setDevicePixelRatio(1);
    return image;
}

void paintCaption(QPainter& painter, const ViewPicture::Caption& caption)
{
    painter.setFont(QApplication::font());
    painter.setPen(qApp->palette().color(QPalette::WindowText));
    const QRect place = caption.place.adjusted(kCaptionMargin, 0, -kCaptionMargin, 0);
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(caption.text, Qt::ElideRight, place.width()));
}

// What QSvgGenerator writes between the tags of its drawing.
QByteArray vectors(QSize size, const std::function<void(QPainter&)>& paint)
{
    const QImage painted(1, 1, QImage::Format_RGB32);
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(), size));
    generator.setResolution(painted.logicalDpiX()); // so that text is as large as on the screen
    QPainter painter(&generator);
    paint(painter);
    painter.end();
    const QByteArray all = buffer.data();
    const qsizetype from = all.indexOf("</defs>") + 7;
    return all.mid(from, all.lastIndexOf("</svg>") - from);
}

// For viewers that do not have our fonts.
QString fontRule(const QString& family, const char* generic)
{
    return QStringLiteral("text[font-family=\"%1\"] { font-family: \"%1\", %2; }\n")
        .arg(family, QLatin1String(generic));
}

QString seenArea(const ViewPicture::Part& part, size_t index)
{
    const QRect seen = part.seen.translated(-part.place.topLeft());
    return QStringLiteral("<clipPath id=\"part%1\"><rect x=\"%2\" y=\"%3\" width=\"%4\" height=\"%5\"/></clipPath>\n")
        .arg(index)
        .arg(seen.x())
        .arg(seen.y())
        .arg(seen.width())
        .arg(seen.height());
}

// The part at its place, cut off where it ends.
QByteArray placed(const ViewPicture::Part& part, size_t index)
{
    return QStringLiteral("<g transform=\"translate(%1 %2)\" clip-path=\"url(#part%3)\" opacity=\"%4\">\n")
               .arg(part.place.x())
               .arg(part.place.y())
               .arg(index)
               .arg(part.opacity)
               .toLatin1()
        + vectors(part.place.size(), [&](QPainter& painter) { part.view->paintVectors(painter); }) + "</g>\n";
}

} // namespace

ViewPicture ViewPicture::ofView(TensorView* view)
{
    ViewPicture picture;
    picture.m_whole = view;
    picture.m_size = view->size();
    picture.m_parts = {{view, view->rect(), view->rect()}};
    return picture;
}

ViewPicture ViewPicture::ofPair(TensorView* input, const QString& inputCaption, TensorView* output,
                                const QString& outputCaption)
{
    const QRect left(QPoint(0, kCaption), input->size());
    const QRect right(QPoint(left.width() + kPartGap, kCaption), output->size());
    ViewPicture picture;
    picture.m_size = QSize(right.right() + 1, std::max(left.bottom(), right.bottom()) + 1);
    picture.m_parts = {{input, left, left}, {output, right, right}};
    picture.m_captions = {{inputCaption, QRect(0, 0, left.width(), kCaption)},
                          {outputCaption, QRect(right.left(), 0, right.width(), kCaption)}};
    return picture;
}

ViewPicture ViewPicture::ofWidget(QWidget* whole, std::vector<Part> parts, std::vector<Caption> captions)
{
    ViewPicture picture;
    picture.m_whole = whole;
    picture.m_size = whole->size();
    picture.m_parts = std::move(parts);
    picture.m_captions = std::move(captions);
    return picture;
}

QSize ViewPicture::pixels(double scale) const
{
    return (QSizeF(m_size) * m_parts.front().view->devicePixelRatioF() * scale).toSize();
}

QImage ViewPicture::image(double scale) const
{
    const double dpr = m_parts.front().view->devicePixelRatioF() * scale;
    QImage image = m_whole ? pixelsOf(*m_whole, scale) : QImage(pixels(scale), QImage::Format_RGB32);
    if (!m_whole)
        image.fill(color(Role::Panel));
    QPainter painter(&image);
    for (size_t i = 0; i < m_parts.size() && !m_whole; ++i)
        painter.drawImage((QPointF(m_parts[i].place.topLeft()) * dpr).toPoint(), pixelsOf(*m_parts[i].view, scale));
    painter.scale(dpr, dpr);
    for (const Caption& caption : m_captions) {
        painter.fillRect(caption.place, color(Role::Panel)); // a picture has no buttons
        paintCaption(painter, caption);
    }
    return image;
}

uint64_t ViewPicture::cells() const
{
    uint64_t count = 0;
    for (const Part& part : m_parts)
        count += part.view->cellsInSight();
    return count;
}

QString ViewPicture::svgRefusal() const
{
    if (cells() <= kMostVectorCells)
        return {};
    return QCoreApplication::translate(
               "ViewPicture",
               "%1 cells are in sight, and an SVG holds at most %2. Zoom in, show one plane, or take PNG.")
        .arg(countText(cells()), countText(kMostVectorCells));
}

QByteArray ViewPicture::svg(const QString& description) const
{
    QString head =
        QStringLiteral("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                       "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
                       "width=\"%1\" height=\"%2\" viewBox=\"0 0 %1 %2\">\n"
                       "<title>%3</title>\n"
                       "<defs>\n"
                       "<style>\n"
                       "%4</style>\n")
            .arg(m_size.width())
            .arg(m_size.height())
            .arg(description.toHtmlEscaped(),
                 fontRule(dataFont().family(), "monospace") + fontRule(QApplication::font().family(), "sans-serif"));
    for (size_t i = 0; i < m_parts.size(); ++i)
        head += seenArea(m_parts[i], i);
    QByteArray text = (head + QStringLiteral("</defs>\n")).toUtf8();
    text += vectors(m_size, [&](QPainter& painter) {
        painter.fillRect(QRect(QPoint(), m_size), color(Role::Panel));
        for (const Caption& caption : m_captions)
            paintCaption(painter, caption);
    });
    for (size_t i = 0; i < m_parts.size(); ++i)
        text += placed(m_parts[i], i);
    return text + "</svg>\n";
}

const char* rasterFormat(const QString& path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    return ending == QLatin1String("png")                                   ? "PNG"
        : ending == QLatin1String("jpg") || ending == QLatin1String("jpeg") ? "JPG"
                                                                            : nullptr;
}

void writePicture(const ViewPicture& picture, const QString& path, double scale, const QString& description)
{
    const auto failed = [&path](const QString& why) {
        return IoError(QStringLiteral("%1: %2").arg(path, why).toStdString());
    };
    const bool isSvg = path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive);
    if (isSvg && !picture.svgRefusal().isEmpty())
        throw failed(picture.svgRefusal());
    if (!isSvg && !rasterFormat(path))
        throw failed(QCoreApplication::translate("ViewPicture", "expected a name that ends in .png, .jpg or .svg"));
    if (isSvg)
        return writeFile(path, picture.svg(description));
    QImage image = picture.image(scale);
    image.setText(QStringLiteral("Description"), description);
    writeImage(image, path, rasterFormat(path));
}

} // namespace tessera
