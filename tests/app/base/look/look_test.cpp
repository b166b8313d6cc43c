// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/look/window_settings.h"
#include "tests/app/support/window_fixture.h"

namespace tessera {
namespace {

constexpr double kReadable = 4.5; // WCAG 2.1, 1.4.3
constexpr double kEasilyRead = 7; // 1.4.6

struct EveryTheme : testing::TestWithParam<Theme> {
    void SetUp() override { applyTheme(*qApp, GetParam()); }
};

INSTANTIATE_TEST_SUITE_P(Theme, EveryTheme,
                         testing::Values(Theme::Light, Theme::Dark, Theme::ContrastLight, Theme::ContrastDark),
                         [](const auto& row) { return name(row.param).remove(u'-').toStdString(); });

TEST_P(EveryTheme, WordsReadOnEveryGround)
{
    const QPalette palette = QApplication::palette();
    const double least = isHighContrast(GetParam()) ? kEasilyRead : kReadable;
    const std::tuple<const char*, QColor, double> grounds[] = {{"window", palette.color(QPalette::Window), least},
                                                               {"base", palette.color(QPalette::Base), least},
                                                               {"panel", color(Role::Panel), least},
                                                               {"canvas", color(Role::Canvas), least},
                                                               {"hover", color(Role::Hover), kReadable},
                                                               {"pressed", color(Role::Pressed), kReadable}};
    std::vector<QColor> words{palette.color(QPalette::Text)};
    for (const Role role : {Role::SecondaryText, Role::Accent, Role::Good, Role::Warning, Role::Bad})
        words.push_back(color(role));
    for (int axis = 0; axis < 4; ++axis)
        words.push_back(axisColor(axis));
    for (const auto& [ground, below, wanted] : grounds)
        for (const QColor& above : words)
            EXPECT_GE(contrastRatio(above, below), wanted) << qPrintable(above.name()) << " on " << ground;
    EXPECT_GE(contrastRatio(palette.color(QPalette::HighlightedText), palette.color(QPalette::Highlight)), kReadable);
}

// The colour as a person without green cones sees it, after Viénot, Brettel and Mollon (1999), in linear light.
QColor withoutGreen(const QColor& c)
{
    const auto linear = [](double v) { return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4); };
    const auto encoded = [](double v) { return v <= 0.0031308 ? v * 12.92 : 1.055 * std::pow(v, 1 / 2.4) - 0.055; };
    const double r = linear(c.redF()), g = linear(c.greenF()), b = linear(c.blueF());
    const double red = 0.29275 * r + 0.70725 * g, blue = std::clamp(-0.02234 * r + 0.02234 * g + b, 0.0, 1.0);
    return QColor::fromRgbF(float(encoded(red)), float(encoded(red)), float(encoded(blue)));
}

double distance(const QColor& a, const QColor& b)
{
    return std::hypot(a.red() - b.red(), a.green() - b.green(), a.blue() - b.blue());
}

TEST_P(EveryTheme, AxesDifferAlsoWithoutGreenCones)
{
    for (int i = 0; i < 4; ++i) {
        for (int j = i + 1; j < 4; ++j) {
            EXPECT_GT(distance(axisColor(i), axisColor(j)), 60) << i << ' ' << j;
            EXPECT_GT(distance(withoutGreen(axisColor(i)), withoutGreen(axisColor(j))), 30) << i << ' ' << j;
        }
    }
}

TEST_P(EveryTheme, TextOnAnyColourIsReadable)
{
    for (int r = 0; r < 256; r += 15)
        for (int g = 0; g < 256; g += 15)
            for (int b = 0; b < 256; b += 15)
                ASSERT_GE(contrastRatio(textOn(QColor(r, g, b)), QColor(r, g, b)), kReadable)
                    << r << ' ' << g << ' ' << b;
}

// Quiet text is only as faint as can still be read.
TEST_P(EveryTheme, QuietTextOnAnyColourIsReadable)
{
    const auto mixed = [](int ink, int ground, double share) { return qRound(ink * share + ground * (1 - share)); };
    for (int level = 0; level <= 64; ++level) {
        const QColor ground = QColor::fromRgb(mapped(ColorMap::Viridis, level / 64.0)), ink = textOn(ground);
        const double share = quietInk(ground, 0.6);
        EXPECT_GE(share, 0.6);
        EXPECT_LE(share, 1);
        const QColor seen(mixed(ink.red(), ground.red(), share), mixed(ink.green(), ground.green(), share),
                          mixed(ink.blue(), ground.blue(), share));
        EXPECT_GE(contrastRatio(seen, ground), 4.5) << ground.name().toStdString();
    }
}

double lightness(ColorMap map, double at)
{
    return contrastRatio(QColor(mapped(map, at)), Qt::black);
}

// The groove and the handle were dark on a dark ground.
TEST_P(EveryTheme, ASliderIsSeen)
{
    QSlider slider(Qt::Horizontal);
    slider.setRange(0, 10);
    slider.setValue(5);
    slider.resize(200, 24);
    EXPECT_GT(pixelsLike(&slider, color(Role::Accent)), 150);
    EXPECT_GT(pixelsLike(slider.grab().toImage(), QRect(120, 0, 80, 24), color(Role::Border)), 50);
}

// The text was cut in the middle of a letter. Our style itself draws here: under a style sheet Qt 6.8 cuts the letter.
TEST(InstrumentStyle, EndsAnEntryThatIsTooLongWithDots)
{
    QImage picture(160, 28, QImage::Format_RGB32);
    picture.fill(Qt::white);
    QStyleOptionComboBox option;
    option.rect = picture.rect();
    option.palette = QPalette(Qt::black, Qt::white);
    option.currentText = QString(60, u'W');
    {
        QPainter painter(&picture);
        std::unique_ptr<QStyle>(makeInstrumentStyle())
            ->drawControl(QStyle::CE_ComboBoxLabel, &option, &painter, nullptr);
    }
    const auto hasInk = [&](int column, int top, int height) {
        const auto isInk = [](const QColor& is) { return qGray(is.rgb()) < 240; };
        return pixelsThat(picture, {column, top, 1, height}, isInk) > 0;
    };
    int last = picture.width() - 1;
    while (last > 0 && !hasInk(last, 0, picture.height()))
        --last;
    EXPECT_GT(last, 90);
    for (const int end = last - 4; last > end; --last)
        EXPECT_FALSE(hasInk(last, 0, 16)) << "above the last dot, in column " << last;
}

// A window restores its layout before it has the style sheet. A separator of another width would change the layout.
TEST(InstrumentStyle, SeparatesPanelsAlikeWithAndWithoutTheStyleSheet)
{
    applyTheme(*qApp, Theme::Light);
    const QMainWindow window;
    const std::unique_ptr<const QStyle> bare(makeInstrumentStyle());
    for (const QStyle* style : {static_cast<const QStyle*>(window.style()), bare.get()})
        EXPECT_EQ(style->pixelMetric(QStyle::PM_DockWidgetSeparatorExtent, nullptr, &window), 1);
}

TEST(InstrumentStyle, NumbersOfNeighbouringColumnsStandApart)
{
    applyTheme(*qApp, Theme::Light);
    QTableWidget table(1, 1);
    const auto need = [&](const QString& text) {
        table.setItem(0, 0, new QTableWidgetItem(text));
        return static_cast<const QAbstractItemView&>(table).sizeHintForColumn(0);
    };
    EXPECT_GE(need("8888"), table.fontMetrics().horizontalAdvance("8888") + 12);
}

TEST(ColorMap, ViridisGrowsLighterAllTheWay)
{
    for (int i = 1; i <= 256; ++i)
        EXPECT_GE(lightness(ColorMap::Viridis, i / 256.0), lightness(ColorMap::Viridis, (i - 1) / 256.0)) << i;
    EXPECT_EQ(mapped(ColorMap::Viridis, -1), mapped(ColorMap::Viridis, 0));
    EXPECT_EQ(mapped(ColorMap::Viridis, 2), mapped(ColorMap::Viridis, 1));
    EXPECT_EQ(mapped(ColorMap::Viridis, NAN), mapped(ColorMap::Viridis, 0));
}

TEST(ColorMap, DivergingIsNeutralInTheMiddleAndDarkAtBothEnds)
{
    const QColor middle(mapped(ColorMap::Diverging, 0.5));
    EXPECT_LT(middle.hsvSaturationF(), 0.02);
    const auto at = [](double share) { return lightness(ColorMap::Diverging, share); };
    for (int i = 0; i < 128; ++i) {
        EXPECT_LE(at(i / 256.0), at((i + 1) / 256.0)) << i;
        EXPECT_LE(at(1 - i / 256.0), at(1 - (i + 1) / 256.0)) << i;
    }
    const QColor low(mapped(ColorMap::Diverging, 0.1)), high(mapped(ColorMap::Diverging, 0.9));
    EXPECT_GT(low.blue(), low.red());
    EXPECT_GT(high.red(), high.blue());
}

TEST(ToolButton, IconAndWordsStandInTheMiddle)
{
    applyTheme(*qApp, Theme::Light);
    QToolButton button;
    button.setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button.setAutoRaise(true);
    button.setText("Keep pin");
    QPixmap full(16, 16);
    full.fill(Qt::black);
    button.setIcon(full);
    button.resize(button.sizeHint().width() + 20, 28);
    const QImage shot = button.grab().toImage();
    const QColor ground = shot.pixelColor(shot.width() / 2, 1);
    const auto isInked = [&](int x) {
        return pixelsThat(shot, {x, 2, 1, shot.height() - 4}, [&](const QColor& is) { return is != ground; }) > 0;
    };
    int left = 0, right = 0; // without ink
    while (left < shot.width() && !isInked(left))
        ++left;
    while (right < shot.width() && !isInked(shot.width() - 1 - right))
        ++right;
    EXPECT_NEAR(left, right, 3);
}

TEST(Icon, HasTheThemesColourAtTheScreensPixels)
{
    applyTheme(*qApp, Theme::Light);
    const QIcon run = icon("run");
    const QImage light = run.pixmap(QSize(16, 16), 2).toImage();
    EXPECT_EQ(light.size(), QSize(32, 32));
    const auto ink = [](const QImage& image) { return QColor(image.pixel(image.rect().center())).name(); };
    EXPECT_EQ(ink(light), QApplication::palette().color(QPalette::ButtonText).name());
    applyTheme(*qApp, Theme::Dark);
    EXPECT_EQ(ink(run.pixmap(QSize(16, 16), 2).toImage()), QApplication::palette().color(QPalette::ButtonText).name());
}

TEST(WindowSettingsFile, OneThatCannotBeReadIsSetAside)
{
    for (const char* broken : {"", "[General]\ntheme=dark\n", R"({"theme": "dark")", "[1, 2]", "\x80\xff"}) {
        const QTemporaryDir folder;
        const QString path = folder.filePath("tessera.json");
        writeContent(path, broken);
        {
            WindowSettings settings(folder.path());
            EXPECT_EQ(settings.problem().contains(path), *broken != 0) << broken;
            settings.set("theme", "light");
        }
        EXPECT_EQ(WindowSettings(folder.path()).value("theme"), "light");
        EXPECT_TRUE(WindowSettings(folder.path()).problem().isEmpty());
        EXPECT_EQ(contentOf(path + QStringLiteral(".unreadable")), broken); // an empty file counts as no file
    }
}

// Qt's stream asked for 56 GB for such a file.
TEST(WindowSettingsFile, ItsTextHoldsNoStreams)
{
    const QTemporaryDir folder;
    writeContent(folder.filePath("tessera.json"), R"({"theme": "@Variant(\u0000\u0000\u0000\t\u0000theme"})");
    const WindowSettings settings(folder.path());
    EXPECT_EQ(settings.value("theme").toString(), QString::fromLatin1("@Variant(\0\0\0\t\0theme", 19));
}

// The settings of a file with this content.
template <class Read> auto readFrom(const QByteArray& content, Read read)
{
    const QTemporaryDir folder;
    writeContent(folder.filePath("tessera.json"), content);
    return read(WindowSettings(folder.path()));
}

TEST(KeptSettings, WhatIsNoneIsAsDesigned)
{
    for (const char* scale : {"nan", "inf", "-inf", "large", "1.25x", "0", "-2", ""})
        EXPECT_EQ(readFrom(QByteArray(R"({"textScale": ")") + scale + R"("})", keptText).scale, 1) << scale;
    EXPECT_EQ(readFrom(R"({"textScale": 1.5})", keptText).scale, 1.5);
    for (const uint64_t mebibytes : {uint64_t{1} << 44, UINT64_MAX, uint64_t{64}}) { // no smaller in bytes
        const uint64_t kept =
            readFrom(R"({"memoryBudget": )" + QByteArray::number(qulonglong(mebibytes)) + "}", keptBudget);
        EXPECT_GE(kept << 20, uint64_t{64} << 20) << mebibytes;
    }
    EXPECT_EQ(readFrom(R"({"memoryBudget": -3})", keptBudget), 0u);
    EXPECT_EQ(readFrom(R"({"theme": "dark"})", keptTheme), Theme::Dark);
    EXPECT_EQ(readFrom(R"({"theme": "pink"})", keptTheme), std::nullopt) << "the desktop's";
}

} // namespace
} // namespace tessera
