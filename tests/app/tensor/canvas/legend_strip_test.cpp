// SPDX-License-Identifier: GPL-3.0-or-later
// The strip below a tensor, alone.
#include "app/tensor/canvas/legend_strip.h"

#include "app/base/look/theme.h"
#include "app/tensor/painting/glyph_atlas.h"

#include <gtest/gtest.h>

#include <functional>

namespace tessera {
namespace {

QImage drawn(const std::function<void(LegendStrip& strip)>& paint)
{
    QImage image(480, 24, QImage::Format_RGB32);
    QPainter painter(&image);
    LegendStrip strip(painter, image.rect(), 1, 1);
    paint(strip);
    return image;
}

QImage withClass(const QString& words)
{
    return drawn([&](LegendStrip& strip) {
        strip.paintClasses({words}, ValueRange{}, LevelColors::ofMap(ColorMap::Agreement));
    });
}

QImage withLegend(const QString& words)
{
    return drawn(
        [&](LegendStrip& strip) { strip.paintRange(ValueRange{}, LevelColors::ofMap(ColorMap::Viridis), words); });
}

// Letters that are not in English were spaces.
TEST(LegendStrip, WordsOfEveryAlphabetAreDrawn)
{
    for (const char* words : {"скрыто", "cachée", "·", "가려짐", "°"}) {
        const QString text = QString::fromUtf8(words), blank(text.size(), u' ');
        EXPECT_NE(withClass(text), withClass(blank)) << words;
        EXPECT_NE(withLegend(text), withLegend(blank)) << words;
    }
}

// Letters of two columns were measured as one.
TEST(LegendStrip, WhatHasNoRoomIsLeftOut)
{
    EXPECT_EQ(withClass(QString(50, QChar(0xac00))), drawn([](LegendStrip&) {}));
}

// Shows three tensors of a small window beside each other.
TEST(LegendStrip, ANarrowOneKeepsItsColours)
{
    QImage image(198, 24, QImage::Format_RGB32);
    QPainter painter(&image);
    const LevelColors colors = LevelColors::ofMap(ColorMap::Diverging);
    LegendStrip strip(painter, image.rect(), 1, 1.37);
    strip.paintRange(ValueRange{-1.1920929e-07, 1.1920929e-07}, colors, {});
    strip.paintZoom();
    int found = 0;
    for (int x = 0; x < image.width(); ++x)
        found += image.pixel(x, image.height() / 2) == colors.byLevel[0];
    EXPECT_GT(found, 0);
}

// A hidden cell says "·".
TEST(GlyphAtlas, HasTheSignOfAHiddenCell)
{
    const auto cell = [](const QString& text) {
        QImage image(32, 32, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        GlyphAtlas::of(16, Qt::black).drawCentered(painter, image.rect(), text);
        return image;
    };
    EXPECT_NE(cell("·"), cell(" "));
}

} // namespace
} // namespace tessera
