// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/support/text_probe.h"

#include "app/base/look/theme.h"

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
        m_painter.setTransform(changed.transform());
        m_painter.setPen(changed.pen());
        m_painter.setBrush(changed.brush());
        m_painter.setBrushOrigin(changed.brushOrigin());
        m_painter.setFont(changed.font());
        m_painter.setOpacity(changed.opacity());
        m_painter.setRenderHints(changed.renderHints());
        m_painter.setCompositionMode(changed.compositionMode());
        if (changed.state() & DirtyClipRegion)
            m_painter.setClipRegion(changed.clipRegion(), changed.clipOperation());
        if (changed.state() & DirtyClipPath)
            m_painter.setClipPath(changed.clipPath(), changed.clipOperation());
        if (changed.state() & DirtyClipEnabled)
            m_painter.setClipping(changed.isClipEnabled());
    }

    void drawPath(const QPainterPath& path) override { Inside(*this)->drawPath(path); }
    void drawRects(const QRectF* rects, int count) override { Inside(*this)->drawRects(rects, count); }
    void drawLines(const QLineF* lines, int count) override { Inside(*this)->drawLines(lines, count); }
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override
    {
        if (mode == PolylineMode)
            Inside(*this)->drawPolyline(points, count);
        else
            Inside(*this)->drawPolygon(points, count, mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
    }
    void drawPixmap(const QRectF& to, const QPixmap& pixmap, const QRectF& from) override
    {
        Inside(*this)->drawPixmap(to, pixmap, from);
    }
    void drawImage(const QRectF& to, const QImage& image, const QRectF& from, Qt::ImageConversionFlags) override
    {
        Inside(*this)->drawImage(to, image, from);
    }
    void drawTiledPixmap(const QRectF& to, const QPixmap& pixmap, const QPointF& from) override
    {
        Inside(*this)->drawTiledPixmap(to, pixmap, from);
    }
    void drawTextItem(const QPointF& at, const QTextItem& item) override
    {
        remember(at, item);
        Inside(*this)->drawTextItem(at, item);
    }

private:
    // The painter while Qt asks for no more than the part of the widget that its parents show.
    class Inside {
    public:
        explicit Inside(ProbeEngine& engine)
            : m_painter(engine.m_painter)
        {
            m_painter.save();
            if (engine.systemClip().isEmpty())
                return;
            const QTransform there = m_painter.transform();
            m_painter.resetTransform();
            m_painter.setClipRegion(engine.systemClip(), m_painter.hasClipping() ? Qt::IntersectClip : Qt::ReplaceClip);
            m_painter.setTransform(there);
        }
        ~Inside() { m_painter.restore(); }
        QPainter* operator->() { return &m_painter; }

    private:
        QPainter& m_painter;
    };

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
