// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QIcon>
#include <QPalette>
#include <QPixmap>
#include <QString>

#include <optional>
#include <vector>

class QApplication;
class QStyle;

namespace tessera {

// This room says what the window looks like: theme, fonts, icons, style, languages, how numbers are written, and the
// settings that are kept. All rooms of the window may use it.

// The designed palette, fonts and icons: the one place where a colour is written down.
enum class Theme { Light, Dark, ContrastLight, ContrastDark };

// Fusion with our palette, style sheet and fonts (Inter; JetBrains Mono for data; else the system's).
// A control whose property "invalid" is true gets a border in Role::Bad; a QPushButton whose property "primary" is true
// is filled with the accent.
void applyTheme(QApplication& application, Theme theme);
QStyle* makeInstrumentStyle(); // its style
Theme currentTheme();
Theme themeOf(const QPalette& palette); // the nearest one to a palette: the desktop's, at the first start
bool isDark(Theme theme);
bool isHighContrast(Theme theme);
Theme themeWith(bool dark, bool highContrast);
QString name(Theme theme); // "light", "dark", "contrast-light", "contrast-dark"
std::optional<Theme> themeFromName(const QString& name);

// The size of all text, 1 = as designed, and the family of numbers (empty: ours). Takes effect on widgets that are
// there.
struct TextSettings {
    double scale = 1; // 0.75 … 4; a user chooses up to kLargestChosenText, a lecture goes beyond
    QString dataFamily = {};

    bool operator==(const TextSettings&) const = default;
};
inline constexpr double kLargestChosenText = 2;
void setTextSettings(QApplication& application, const TextSettings& settings);
TextSettings textSettings();

// An axis has the same colour everywhere: 0 … 3 = N, C, H, W.
QColor axisColor(int axis);
// Shades of that colour from light to dark, at least one, for coordinates on the axis.
std::vector<QRgb> axisShades(int axis, size_t count);
// The colour of this lightness, chroma and hue in OKLCH. The chroma is reduced if sRGB has no such colour.
QRgb fromOklch(double lightness, double chroma, double degrees);
// Eight hues that can be told apart side by side, for numbers without an order.
const std::vector<QRgb>& categoryColors();
// Red, green and blue, for a picture's three channels.
const std::vector<QRgb>& primaryColors();
// The inks of marks, in the order of CellMark. Each mark has a hatching of its own, too.
inline constexpr int kMarkColors = 10;
QColor markColor(int mark);

enum class Role {
    Canvas, // behind tensors
    Accent, // hover and focus
    Pin,
    Partner, // partners in the other tensor
    Good, // equal
    Warning, // mistrusted
    Bad, // different, wrong field
    SecondaryText,
    Separator,
    Panel, // a raised surface
    Border, // the border of controls
    Hover, // a control's ground under the mouse
    Pressed,
};
QColor color(Role role);
// Black or white (the theme's), whichever reads better on `background`: at least 4.5:1 (WCAG 2.1, 1.4.3).
QColor textOn(const QColor& background);
double contrastRatio(const QColor& a, const QColor& b);
// The opacity, from `least` to 1, at which textOn() on `background` keeps the contrast that text needs.
double quietInk(const QColor& background, double least);

// Lines over cells, dark and light; their weight is the alpha.
struct GridInk {
    QRgb dark, light;

    QRgb on(QRgb ground) const { return qGray(ground) >= 118 ? dark : light; } // both are equally visible at this grey
};
GridInk gridInk(bool blocks, double opacity = 1); // lines between blocks are heavier than lines between cells

QFont resized(QFont font, double factor);
QFont demiBold(QFont font);
QFont dataFont(double pointSize = 0); // monospace with tabular figures; 0 = the application's size
QIcon icon(const QString& name); // resources/icons/NAME.svg in the theme's text colour, sharp at any scale
QPixmap iconPixmap(const QString& name, const QColor& tint, int side, double devicePixelRatio); // the icon in a colour

// The colour of a value in [0, 1]: viridis and cividis (sequential) and blue–white–orange (diverging) are safe for
// red-green blindness; turbo shows small steps, and is not.
// Agreement: 0 equal, 0.5 within the tolerance, 1 beyond it; each is darker than the one before.
enum class ColorMap { Viridis, Diverging, Grey, Agreement, Cividis, Turbo };
QRgb mapped(ColorMap map, double fraction);

// Keeps the theme's style sheet away while it lives; make it before the first widget. A widget that gets a parent is
// styled again with all that it holds, which took 40 % of the window's start. So the widgets are put together first and
// styled once. It does nothing if other widgets exist, since Qt would lose their style.
struct DeferredStyleSheet {
    DeferredStyleSheet();
    ~DeferredStyleSheet();
    DeferredStyleSheet(const DeferredStyleSheet&) = delete;

    const bool isFirst;
};

} // namespace tessera
