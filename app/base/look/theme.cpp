// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/look/theme.h"

#include <QApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPixmapCache>
#include <QPointer>
#include <QToolTip>

#include <algorithm>
#include <array>
#include <cassert>

// Links the resources, which lie in a static library. Q_INIT_RESOURCE does not work inside a namespace.
static void loadResources()
{
    Q_INIT_RESOURCE(resources);
}

namespace tessera {

namespace {

constexpr int kRoles = int(Role::Pressed) + 1;

struct Colors {
    QColor window, base, text, onAccent;
    std::array<QColor, kRoles> roles; // in the order of Role
    std::array<QColor, 4> axes;
    std::array<QColor, kMarkColors - 1> marks; // the last mark has the colour of Role::Bad
};

// Greys lean towards blue, and the accent is the only saturated colour of controls. The hues of pin and partner are not
// in the maps. Axes differ in lightness as well as in hue, after Okabe and Ito's set.
const Colors& colors(Theme theme)
{
    static const Colors light = {
        .window = "#f1f3f6",
        .base = "#ffffff",
        .text = "#1a202b",
        .onAccent = "#ffffff",
        .roles = {"#e4e7ed", "#2960c7", "#d4127c", "#e2620a", "#117044", "#8f5600", "#be2437", "#566072", "#d8dce4",
                  "#fafbfc", "#c2c9d6", "#eaeef6", "#dde4f1"},
        .axes = {"#9c3d86", "#9c4b00", "#00705a", "#1b5fb8"},
        .marks = {"#e0182d", "#0b6bd8", "#202733", "#59616e", "#b3009e", "#be2437", "#b06a00", "#1f3fd0", "#7a2fc0"},
    };
    static const Colors dark = {
        .window = "#1d2026",
        .base = "#16181d",
        .text = "#e5e8ee",
        .onAccent = "#0c1420",
        .roles = {"#121418", "#78a6ff", "#ff62b4", "#ff9d42", "#4fc48c", "#efb14d", "#ff7d80", "#9ca6b6", "#343a44",
                  "#242830", "#474f5c", "#2f3540", "#343b46"},
        .axes = {"#e893cc", "#f2a654", "#41c9a4", "#6fb3f7"},
        .marks = {"#ff5a68", "#5cb0ff", "#e3e8f1", "#93a0b5", "#ff7ae9", "#ff7d80", "#efb14d", "#7f9bff", "#c08bff"},
    };
    // Black on white and white on black, lines that are seen, colours at least 7:1 from the ground (WCAG 2.1, 1.4.6).
    static const Colors contrastLight = [] {
        Colors c = light;
        c.window = c.base = "#ffffff";
        c.text = "#000000";
        c.roles = {"#ffffff", "#0039a6", "#a3005e", "#9a3c00", "#005a2e", "#6b3f00", "#a3001b",
                   "#262b33", "#000000", "#ffffff", "#000000", "#dfe7f7", "#c9d6f0"};
        c.axes = {"#8a0f74", "#7c3a00", "#004d3c", "#0b4491"};
        return c;
    }();
    static const Colors contrastDark = [] {
        Colors c = dark;
        c.window = c.base = "#000000";
        c.text = "#ffffff";
        c.onAccent = "#000000";
        c.roles = {"#000000", "#8fb8ff", "#ff8cc8", "#ffb066", "#6fe0a8", "#ffcb70", "#ff9ea0",
                   "#dde3ec", "#ffffff", "#000000", "#ffffff", "#26324a", "#33435f"};
        c.axes = {"#ffb8e6", "#ffbe7d", "#50dca8", "#7cbcff"};
        return c;
    }();
    static const std::array all{&light, &dark, &contrastLight, &contrastDark}; // in the order of Theme
    return *all[size_t(theme)];
}

constexpr double kSmallestScale = 0.75, kLargestScale = 4;
constexpr double kBlackOnWhite = 20.5; // the contrast of a desktop that was set to high contrast

Theme g_theme = Theme::Light;
TextSettings g_text;

QPalette paletteOf(const Colors& c)
{
    const auto role = [&](Role r) { return c.roles[size_t(r)]; };
    QPalette palette(role(Role::Panel), c.window);
    palette.setColor(QPalette::WindowText, c.text);
    palette.setColor(QPalette::Base, c.base);
    palette.setColor(QPalette::AlternateBase, role(Role::Panel));
    palette.setColor(QPalette::Text, c.text);
    palette.setColor(QPalette::PlaceholderText, role(Role::SecondaryText));
    palette.setColor(QPalette::Button, role(Role::Panel));
    palette.setColor(QPalette::ButtonText, c.text);
    palette.setColor(QPalette::BrightText, role(Role::Bad));
    palette.setColor(QPalette::Light, role(Role::Hover));
    palette.setColor(QPalette::Midlight, role(Role::Hover));
    palette.setColor(QPalette::Mid, role(Role::Border));
    palette.setColor(QPalette::Dark, role(Role::Border));
    palette.setColor(QPalette::Shadow, role(Role::Separator));
    palette.setColor(QPalette::Highlight, role(Role::Accent));
    palette.setColor(QPalette::HighlightedText, c.onAccent);
    palette.setColor(QPalette::Link, role(Role::Accent));
    palette.setColor(QPalette::LinkVisited, role(Role::Accent));
    palette.setColor(QPalette::ToolTipBase, role(Role::Panel));
    palette.setColor(QPalette::ToolTipText, c.text);
    for (const QPalette::ColorRole r : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, r, isHighContrast(g_theme) ? QColor(Qt::gray) : role(Role::Border));
    palette.setColor(QPalette::Disabled, QPalette::Highlight, role(Role::Separator));
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, role(Role::SecondaryText));
    return palette;
}

// The parts that the style does not draw itself. Measures are multiples of 4 or 8 pixels.
QString styleSheetOf(const Colors& c)
{
    QString sheet = QStringLiteral(R"(
        QToolTip { color: @text; background: @panel; border: 1px solid @border; padding: 4px 8px; }
        QMenuBar { background: @window; padding: 2px 4px; }
        QMenuBar::item { padding: 4px 8px; border-radius: 4px; background: transparent; }
        QMenuBar::item:selected { background: @hover; }
        QStatusBar { background: @window; border-top: 1px solid @separator; }
        QStatusBar::item { border: none; }
        QDockWidget::title { background: @window; padding: 8px; }
        QMainWindow::separator { background: @separator; }
        QTabWidget::pane { border: none; border-top: 1px solid @separator; }
        QTabBar { qproperty-drawBase: 0; background: @window; }
        QTabBar::tab { background: transparent; color: @secondary; padding: 6px 12px; border: none;
                       border-bottom: 2px solid transparent; }
        QTabBar::tab:hover { color: @text; }
        QTabBar::tab:selected { color: @text; border-bottom-color: @accent; }
        QTabBar::tab:focus { color: @accent; }
        QHeaderView { color: @secondary; }
        #gallery QListView::item { background: @panel; border: 1px solid @border; border-radius: 6px; }
        #gallery QListView::item:hover { background: @hover; }
        #gallery QListView::item:selected { background: @panel; border: 2px solid @accent; }
        QTableCornerButton::section { background: @panel; border: none; border-right: 1px solid @separator;
                                      border-bottom: 1px solid @separator; }
        QHeaderView::section { background: @panel; border: none; border-right: 1px solid @separator;
                               border-bottom: 1px solid @separator; padding: 4px; }
        QScrollBar { background: transparent; border: none; margin: 0; }
        QScrollBar:vertical { width: 10px; }
        QScrollBar:horizontal { height: 10px; }
        QScrollBar::handle { background: @border; border-radius: 3px; margin: 2px; }
        QScrollBar::handle:hover { background: @secondary; }
        QScrollBar::handle:vertical { min-height: 24px; }
        QScrollBar::handle:horizontal { min-width: 24px; }
        QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
        QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
    )");
    const auto role = [&](Role r) { return c.roles[size_t(r)].name(); };
    const std::pair<const char*, QString> names[] = {
        {"@text", c.text.name()},        {"@window", c.window.name()},
        {"@panel", role(Role::Panel)},   {"@secondary", role(Role::SecondaryText)},
        {"@hover", role(Role::Hover)},   {"@separator", role(Role::Separator)},
        {"@accent", role(Role::Accent)}, {"@border", role(Role::Border)},
    };
    for (const auto& [name, value] : names)
        sheet.replace(QLatin1String(name), value);
    return sheet;
}

QFont interfaceFont()
{
    QFont font;
    font.setFamilies({QStringLiteral("Inter"), QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans")});
    font.setStyleHint(QFont::SansSerif, font.styleStrategy());
    font.setPointSizeF(9.75 * g_text.scale); // 13 pixels at 96 dots per inch
    return font;
}

// The fonts that widgets have of their own: they do not follow the application's, and a new style sheet restores the
// ones from before the last sheet.
class OwnFonts {
public:
    OwnFonts()
    {
        for (QWidget* widget : QApplication::allWidgets())
            if (widget->testAttribute(Qt::WA_SetFont))
                m_fonts.emplace_back(widget, widget->font());
    }

    void putBack(double scale) const // keeps the present family of the data font
    {
        const QStringList data = dataFont().families();
        for (auto [widget, font] : m_fonts) {
            if (!widget)
                continue; // a new theme may delete widgets
            if (font.pointSizeF() > 0)
                font.setPointSizeF(font.pointSizeF() * scale);
            if (font.fixedPitch())
                font.setFamilies(data);
            widget->setFont(font);
            widget->updateGeometry();
        }
    }

private:
    std::vector<std::pair<QPointer<QWidget>, QFont>> m_fonts;
};

// Sets the texts of labels again, since a label keeps the link colour from when its text was set.
void renewLinks()
{
    for (QWidget* widget : QApplication::allWidgets())
        if (auto* label = qobject_cast<QLabel*>(widget); label && label->text().contains(QLatin1String("<a "))) {
            const QString text = label->text();
            label->clear();
            label->setText(text);
        }
}

bool g_isSheetDeferred = false;

// The palette, the fonts and the style sheet of the theme and the text settings that are in force.
void applyLook(QApplication& application)
{
    const Colors& c = colors(g_theme);
    application.setPalette(paletteOf(c));
    application.setFont(interfaceFont());
    application.setStyleSheet(g_isSheetDeferred ? QString() : styleSheetOf(c));
    QToolTip::setPalette(application.palette());
    renewLinks();
}

} // namespace

void applyTheme(QApplication& application, Theme theme)
{
    loadResources();
    g_theme = theme;
    QPixmapCache::clear();
    if (!application.property("styled").toBool()) {
        application.setStyle(makeInstrumentStyle());
        application.setProperty("styled", true); // a style sheet hides the style behind one of its own
    }
    const OwnFonts own;
    applyLook(application);
    own.putBack(1);
}

DeferredStyleSheet::DeferredStyleSheet()
    : isFirst(QApplication::allWidgets().isEmpty())
{
    if (isFirst)
        qApp->setStyleSheet({});
    g_isSheetDeferred = isFirst;
}

DeferredStyleSheet::~DeferredStyleSheet()
{
    g_isSheetDeferred = false;
    if (isFirst)
        qApp->setStyleSheet(styleSheetOf(colors(g_theme)));
}

Theme currentTheme()
{
    return g_theme;
}

Theme themeOf(const QPalette& palette)
{
    const QColor ground = palette.window().color();
    return themeWith(ground.lightness() < 128, contrastRatio(palette.windowText().color(), ground) > kBlackOnWhite);
}

bool isDark(Theme theme)
{
    return theme == Theme::Dark || theme == Theme::ContrastDark;
}

bool isHighContrast(Theme theme)
{
    return theme == Theme::ContrastLight || theme == Theme::ContrastDark;
}

Theme themeWith(bool dark, bool highContrast)
{
    if (highContrast)
        return dark ? Theme::ContrastDark : Theme::ContrastLight;
    return dark ? Theme::Dark : Theme::Light;
}

QString name(Theme theme)
{
    const QString ground = isDark(theme) ? QStringLiteral("dark") : QStringLiteral("light");
    return isHighContrast(theme) ? QStringLiteral("contrast-") + ground : ground;
}

std::optional<Theme> themeFromName(const QString& name)
{
    for (const Theme theme : {Theme::Light, Theme::Dark, Theme::ContrastLight, Theme::ContrastDark})
        if (name == tessera::name(theme))
            return theme;
    return {};
}

TextSettings textSettings()
{
    return g_text;
}

void setTextSettings(QApplication& application, const TextSettings& settings)
{
    const double before = g_text.scale;
    const double scale = std::clamp(settings.scale, kSmallestScale, kLargestScale);
    if (g_text == TextSettings{scale, settings.dataFamily})
        return;
    const OwnFonts own;
    g_text = {scale, settings.dataFamily};
    applyLook(application);
    for (QWidget* widget : QApplication::allWidgets()) {
        if (const QVariant designed = widget->property("textWidth"); designed.isValid())
            widget->setFixedWidth(int(designed.toInt() * scale));
        if (const QVariant designed = widget->property("rowHeight"); designed.isValid())
            static_cast<QHeaderView*>(widget)->setDefaultSectionSize(int(designed.toInt() * scale));
    }
    own.putBack(scale / before);
}

QColor markColor(int mark)
{
    assert(mark >= 0 && mark < kMarkColors);
    return mark == kMarkColors - 1 ? color(Role::Bad) : colors(g_theme).marks[size_t(mark)];
}

QColor axisColor(int axis)
{
    assert(axis >= 0 && axis < 4);
    return colors(g_theme).axes[size_t(axis)];
}

QColor color(Role role)
{
    return colors(g_theme).roles[size_t(role)];
}

QColor textOn(const QColor& background)
{
    const QColor dark = colors(Theme::Light).text, light = colors(Theme::Light).base;
    const QColor& best = contrastRatio(dark, background) >= contrastRatio(light, background) ? dark : light;
    // Between the soft colours lies a band of greys that only full black reads on: with it the worst case is 4.58.
    return contrastRatio(best, background) >= 4.5 ? best : QColor(Qt::black);
}

double quietInk(const QColor& background, double least)
{
    constexpr double kReadable = 4.5, kStep = 0.05;
    const QColor ink = textOn(background);
    const auto mixed = [&](double share) {
        const auto part = [share](int over, int below) { return qRound(over * share + below * (1 - share)); };
        return QColor(part(ink.red(), background.red()), part(ink.green(), background.green()),
                      part(ink.blue(), background.blue()));
    };
    double share = least;
    while (share < 1 && contrastRatio(mixed(share), background) < kReadable)
        share += kStep;
    return std::min(share, 1.0);
}

GridInk gridInk(bool blocks, double opacity)
{
    const bool isStrong = isHighContrast(g_theme);
    const int weight = int((isStrong ? (blocks ? 255 : 110) : (blocks ? 190 : 44)) * opacity);
    return isStrong ? GridInk{qRgba(0, 0, 0, weight), qRgba(255, 255, 255, weight)}
                    : GridInk{qRgba(16, 24, 40, weight), qRgba(235, 240, 250, weight)};
}

QFont resized(QFont font, double factor)
{
    font.setPointSizeF(font.pointSizeF() * factor);
    return font;
}

QFont demiBold(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

QFont dataFont(double pointSize)
{
    QFont font;
    QStringList families = {QStringLiteral("JetBrains Mono"), QStringLiteral("DejaVu Sans Mono"),
                            QStringLiteral("monospace")};
    if (!g_text.dataFamily.isEmpty())
        families.prepend(g_text.dataFamily);
    font.setFamilies(families);
    font.setStyleHint(QFont::Monospace, font.styleStrategy());
    font.setFixedPitch(true);
    font.setPointSizeF(pointSize > 0 ? pointSize : QApplication::font().pointSizeF() * 0.95); // its x-height is larger
    return font;
}

} // namespace tessera
