// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/support/text_probe.h"

#include "app/base/look/theme.h"

#include <QtWidgets>

#include <algorithm>
#include <map>

namespace tessera {

namespace {

constexpr double kLeastContrast = 4.5, kLeastOfMark = 3; // WCAG 2.1, 1.4.3 and 1.4.11

QColor mixed(const QColor& ink, double share, const QColor& ground)
{
    const auto part = [share](int over, int below) { return qRound(over * share + below * (1 - share)); };
    return {part(ink.red(), ground.red()), part(ink.green(), ground.green()), part(ink.blue(), ground.blue())};
}

QColor commonest(const QImage& image, const QRect& rect)
{
    std::map<QRgb, int> counts;
    for (int y = rect.top(); y <= rect.bottom(); ++y)
        for (int x = rect.left(); x <= rect.right(); ++x)
            ++counts[image.pixel(x, y)];
    return std::ranges::max_element(counts, {}, [](const auto& entry) { return entry.second; })->first;
}

} // namespace

// Paints into the image of the probe.
class ProbeEngine : public QPaintEngine {
public:
    explicit ProbeEngine(TextProbe& probe)
        : QPaintEngine(AllFeatures)
        , m_probe(probe)
    {
    }

    bool begin(QPaintDevice*) override { return m_painter.begin(&m_probe.m_image); }
    bool end() override { return m_painter.end(); }
    Type type() const override { return User; }

    void updateState(const QPaintEngineState& changed) override
    {
        const DirtyFlags dirty = changed.state();
        if (dirty & DirtyTransform)
            m_painter.setTransform(changed.transform());
        if (dirty & DirtyPen)
            m_painter.setPen(changed.pen());
        if (dirty & DirtyBrush)
            m_painter.setBrush(changed.brush());
        if (dirty & DirtyBrushOrigin)
            m_painter.setBrushOrigin(changed.brushOrigin());
        if (dirty & DirtyFont)
            m_painter.setFont(changed.font());
        if (dirty & DirtyOpacity)
            m_painter.setOpacity(changed.opacity());
        if (dirty & DirtyHints)
            m_painter.setRenderHints(changed.renderHints());
        if (dirty & DirtyCompositionMode)
            m_painter.setCompositionMode(changed.compositionMode());
        if (dirty & DirtyClipRegion)
            m_painter.setClipRegion(changed.clipRegion(), changed.clipOperation());
        if (dirty & DirtyClipPath)
            m_painter.setClipPath(changed.clipPath(), changed.clipOperation());
        if (dirty & DirtyClipEnabled)
            m_painter.setClipping(changed.isClipEnabled());
    }

    void drawPath(const QPainterPath& path) override
    {
        inside([&] { m_painter.drawPath(path); });
    }
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override
    {
        inside([&] {
            if (mode == PolylineMode)
                m_painter.drawPolyline(points, count);
            else
                m_painter.drawPolygon(points, count, mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
        });
    }
    void drawRects(const QRectF* rects, int count) override
    {
        inside([&] { m_painter.drawRects(rects, count); });
    }
    void drawLines(const QLineF* lines, int count) override
    {
        inside([&] { m_painter.drawLines(lines, count); });
    }
    void drawPixmap(const QRectF& to, const QPixmap& pixmap, const QRectF& from) override
    {
        inside([&] { m_painter.drawPixmap(to, pixmap, from); });
    }
    void drawImage(const QRectF& to, const QImage& image, const QRectF& from, Qt::ImageConversionFlags) override
    {
        inside([&] { m_painter.drawImage(to, image, from); });
    }
    void drawTiledPixmap(const QRectF& to, const QPixmap& pixmap, const QPointF& from) override
    {
        inside([&] { m_painter.drawTiledPixmap(to, pixmap, from); });
    }
    void drawTextItem(const QPointF& at, const QTextItem& item) override
    {
        remember(at, item);
        inside([&] { m_painter.drawTextItem(at, item); });
    }

private:
    // Qt asks for no more than the part of the widget that its parents show.
    template <class Draw> void inside(Draw&& draw)
    {
        if (systemClip().isEmpty())
            return draw();
        m_painter.save();
        const QTransform there = m_painter.transform();
        m_painter.resetTransform();
        m_painter.setClipRegion(systemClip(), m_painter.hasClipping() ? Qt::IntersectClip : Qt::ReplaceClip);
        m_painter.setTransform(there);
        draw();
        m_painter.restore();
    }

    void remember(const QPointF& at, const QTextItem& item)
    {
        const QRectF box(at.x(), at.y() - item.ascent(), item.width(), item.ascent() + item.descent());
        QRect place = m_painter.transform().mapRect(box).toAlignedRect() & m_probe.m_image.rect();
        if (!systemClip().isEmpty())
            place &= systemClip().boundingRect();
        if (m_painter.hasClipping())
            place &= m_painter.transform().mapRect(m_painter.clipBoundingRect()).toAlignedRect();
        if (item.text().trimmed().isEmpty() || place.isEmpty())
            return;
        const QColor ground = commonest(m_probe.m_image, place), ink = m_painter.pen().color();
        m_probe.m_texts.push_back({item.text(), mixed(ink, ink.alphaF() * m_painter.opacity(), ground), ground});
    }

    TextProbe& m_probe;
    QPainter m_painter;
};

double TextProbe::Text::contrast() const
{
    return contrastRatio(ink, ground);
}

TextProbe::TextProbe(QSize size)
    : m_image(size, QImage::Format_RGB32)
    , m_engine(std::make_unique<ProbeEngine>(*this))
{
    m_image.fill(QApplication::palette().color(QPalette::Window));
}

TextProbe::~TextProbe() = default;

QPaintEngine* TextProbe::paintEngine() const
{
    return m_engine.get();
}

int TextProbe::metric(PaintDeviceMetric metric) const
{
    // Not a switch, since newer versions of Qt have more metrics.
    const std::map<PaintDeviceMetric, int> known{
        {PdmWidth, m_image.width()},
        {PdmHeight, m_image.height()},
        {PdmWidthMM, m_image.widthMM()},
        {PdmHeightMM, m_image.heightMM()},
        {PdmNumColors, m_image.colorCount()},
        {PdmDepth, m_image.depth()},
        {PdmDpiX, m_image.logicalDpiX()},
        {PdmPhysicalDpiX, m_image.logicalDpiX()},
        {PdmDpiY, m_image.logicalDpiY()},
        {PdmPhysicalDpiY, m_image.logicalDpiY()},
        {PdmDevicePixelRatio, 1},
        {PdmDevicePixelRatioScaled, int(devicePixelRatioFScale())},
    };
    const auto found = known.find(metric);
    return found == known.end() ? 0 : found->second;
}

// A sample of the colour of a line, and similar marks.
static bool isMark(const QString& words)
{
    return std::ranges::none_of(words, [](QChar each) { return each.isLetterOrNumber(); });
}

std::string unreadable(const TextProbe& probe)
{
    const QColor off = QApplication::palette().color(QPalette::Disabled, QPalette::WindowText);
    QStringList lines;
    for (const TextProbe::Text& text : probe.texts())
        if (text.ink != off && text.contrast() < (isMark(text.words) ? kLeastOfMark : kLeastContrast))
            lines << QStringLiteral("%1: %2 on %3 is %4:1")
                         .arg(text.words, text.ink.name(), text.ground.name())
                         .arg(text.contrast(), 0, 'f', 2);
    lines.removeDuplicates();
    return lines.join(u'\n').toStdString();
}

std::string unreadable(QWidget& widget)
{
    TextProbe probe(widget.size());
    widget.render(&probe);
    return unreadable(probe);
}

} // namespace tessera
