// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/canvas/tensor_painter.h"

#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "app/tensor/painting/glyph_atlas.h"

#include <QFontMetrics>

#include <algorithm>
#include <cmath>
#include <tuple>

namespace tessera {

namespace {

constexpr int kHeight = 24, kText = 11, kLegendMargin = 12, kLegendGap = 6; // designed pixels
constexpr int kRampWidth = 96, kRampHeight = 8;
constexpr int kLeastRamp = 24, kLeastWords = 40; // in a narrow strip

int widthOf(const GlyphAtlas& glyphs, const QString& number)
{
    return static_cast<int>(number.size()) * glyphs.advance();
}

// Words of any alphabet, with the fonts that have its letters. The atlas has the characters of numbers only.
class Words {
public:
    explicit Words(int pixelSize)
        : m_font(dataFont())
    {
        m_font.setPixelSize(pixelSize);
    }

    int width(const QString& words) const { return QFontMetrics(m_font).horizontalAdvance(words); }
    // Cuts at the left, since the end says what is done to the colours.
    QString cut(const QString& words, int room) const
    {
        return QFontMetrics(m_font).elidedText(words, Qt::ElideLeft, room);
    }
    // `left` and `baseline`: where the first letter stands.
    void draw(QPainter& painter, int left, int baseline, const QColor& ink, const QString& words) const
    {
        painter.setFont(m_font);
        painter.setPen(ink);
        painter.drawText(QPoint(left, baseline), words);
    }

private:
    QFont m_font;
};

} // namespace

int stripHeight()
{
    return static_cast<int>(std::lround(kHeight * textSettings().scale));
}

LegendStrip::LegendStrip(QPainter& painter, const QRect& strip, double dpr, double zoom)
    : m_painter(painter)
    , m_strip(strip)
    , m_dpr(dpr)
    , m_zoom(zoomText(zoom))
    , m_left(strip.left() + px(kLegendMargin))
{
    painter.fillRect(strip, color(Role::Panel));
    painter.fillRect(QRect(strip.left(), strip.top(), strip.width(), std::max(1, px(1))), color(Role::Separator));
    const GlyphAtlas& text = GlyphAtlas::of(px(kText * textSettings().scale), color(Role::SecondaryText));
    m_right = strip.right() - px(kLegendMargin) - widthOf(text, m_zoom) - px(kLegendMargin);
}

void LegendStrip::paintZoom()
{
    const GlyphAtlas& text = GlyphAtlas::of(px(kText * textSettings().scale), color(Role::SecondaryText));
    const int left = m_strip.right() - px(kLegendMargin) - widthOf(text, m_zoom);
    if (m_right < left)
        text.draw(m_painter, QPoint(left, centred(text.height())), m_zoom);
}

void LegendStrip::paintRange(const ValueRange& range, const LevelColors& colors, const QString& legend)
{
    const int size = px(kText * textSettings().scale);
    const GlyphAtlas& text = GlyphAtlas::of(size, color(Role::SecondaryText));
    const Words words(size);
    const int top = centred(text.height()), gap = px(kLegendGap), end = m_strip.right() - px(kLegendMargin);
    const int wanted = legend.isEmpty() ? 0 : words.width(legend) + 2 * gap;
    QString low, high;
    int x = m_left, room = 0;
    // A narrow strip has a shorter ramp, then shorter numbers, then no zoom, which the status bar has too, then less of
    // the words.
    const std::tuple<int, int, int> ways[] = {
        {6, m_right, wanted}, {3, m_right, wanted}, {3, end, wanted}, {3, m_right, 0}, {3, end, 0}};
    for (const auto& [digits, right, said] : ways) {
        low = QString::number(range.minimum, 'g', digits);
        high = QString::number(range.maximum, 'g', digits);
        room = right - x - widthOf(text, low) - widthOf(text, high) - 2 * gap;
        if (room - said < px(kLeastRamp))
            continue;
        m_right = right;
        break;
    }
    if (room < px(kLeastRamp))
        return;
    if (const int most = room - px(kLeastRamp) - 2 * gap;
        wanted > 0 && most >= std::min(wanted - 2 * gap, px(kLeastWords))) {
        const QString said = words.cut(legend, most);
        words.draw(m_painter, x, top + text.height(), color(Role::SecondaryText), said);
        x += words.width(said) + 2 * gap;
        room -= words.width(said) + 2 * gap;
    }
    const int ramp = std::min(px(kRampWidth), room);
    text.draw(m_painter, QPoint(x, top), low);
    x += widthOf(text, low) + gap;
    const QRect bar(x, centred(px(kRampHeight)), ramp, px(kRampHeight));
    for (int i = 0; i < bar.width(); ++i)
        m_painter.fillRect(
            QRect(bar.left() + i, bar.top(), 1, bar.height()),
            QColor::fromRgb(colors.byLevel[static_cast<size_t>(kTopLevel * double(i) / (bar.width() - 1))]));
    text.draw(m_painter, QPoint(bar.right() + 1 + gap, top), high);
}

// The colour key's name, and its colours from the first number to the last.
void LegendStrip::paintColorKeys(const KeyColors& colorKeys)
{
    const QString title = toQString(name(colorKeys.colorKey()));
    const bool ordered = colorKeys.colorKey() != ColorKey::Pixel; // else there are no ends to name
    const QString first = ordered ? QStringLiteral("0") : QString();
    const QString last = ordered && colorKeys.count() > 1 ? QString::number(colorKeys.count() - 1) : QString();
    const int axis = axisOf(colorKeys.colorKey()), size = px(kText * textSettings().scale);
    const QColor secondary = color(Role::SecondaryText);
    const GlyphAtlas& digits = GlyphAtlas::of(size, secondary);
    const Words words(size);
    const int gap = px(kLegendGap), ramp = px(kRampWidth), top = centred(digits.height());
    if (m_left + words.width(title) + widthOf(digits, first + last) + 4 * gap + ramp > m_right)
        return;
    int x = m_left;
    const auto writeNumber = [&](const QString& number) {
        digits.draw(m_painter, QPoint(x, top), number);
        x += number.isEmpty() ? 0 : widthOf(digits, number) + gap;
    };
    words.draw(m_painter, x, top + digits.height(), axis >= 0 ? axisColor(axis) : secondary, title);
    x += words.width(title) + gap;
    writeNumber(first);
    const uint64_t all = colorKeys.all().size(), count = ordered ? all : std::min<uint64_t>(all, colorKeys.count());
    for (int i = 0; i < ramp; ++i)
        m_painter.fillRect(QRect(x + i, centred(px(kRampHeight)), 1, px(kRampHeight)),
                           QColor::fromRgb(colorKeys.all()[uint64_t(i) * count / uint64_t(ramp)]));
    x += ramp + gap;
    writeNumber(last);
}

void LegendStrip::paintClasses(const std::vector<QString>& classes, const ValueRange& range, const LevelColors& colors)
{
    const QColor ink = color(Role::SecondaryText);
    const int size = px(kText * textSettings().scale), height = GlyphAtlas::of(size, ink).height();
    const Words words(size);
    const int swatch = px(kRampHeight + 2), gap = px(kLegendGap);
    int x = m_left;
    for (size_t i = classes.size(); i-- > 0;) {
        const int width = words.width(classes[i]);
        if (x + swatch + gap + width > m_right)
            break;
        const QRect box(x, centred(swatch), swatch, swatch);
        m_painter.fillRect(box, color(Role::Border));
        m_painter.fillRect(box.adjusted(px(1), px(1), -px(1), -px(1)),
                           QColor::fromRgb(colors.byLevel[range.level(static_cast<double>(i))]));
        words.draw(m_painter, x + swatch + gap, centred(height) + height, ink, classes[i]);
        x += swatch + gap + width + 2 * gap;
    }
}

} // namespace tessera
