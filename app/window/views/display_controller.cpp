// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/look/format.h"
#include "app/base/look/words.h"
#include "app/model/document/document.h"
#include "app/tensor/canvas/tensor_display.h"
#include "app/views/comparison/compare_canvas.h"
#include "app/views/form/issue_list.h"
#include "app/window/views/view_area.h"
#include "app/window/views/view_controllers.h"
#include "engine/core/ops/axes.h"
#include "engine/core/ops/operator.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr std::array<const char*, kCellMarks.size()> kMarkActions = {
    "markTies",       "markClamped",  "markCropped",  "markUnread",     "markOtherOrder",
    "markNotANumber", "markInfinite", "markNegative", "markOutOfRange", "markReadOtherwise"};
static_assert(kMarkActions.back());
constexpr std::array<const char*, kColorKeys> kColorKeyActions = {
    "colourByImage",    "colourByChannel",     "colourByRow",        "colourByColumn", "colourByGroup",
    "colourByBlockRow", "colourByBlockColumn", "colourByBlockPlace", "colourByPixel",  "colourByAddress"};
static_assert(kColorKeyActions.back());

constexpr std::array<const char*, 5> kMapActions = {"mapViridis", "mapCividis", "mapGray", "mapTurbo",
                                                    "mapBlueOrange"}; // in the order of namedMaps()

// Whether cells show more than their values.
bool isMarking(const TensorDisplay& display)
{
    const auto isMarked = [&](CellMark mark, Side side) {
        return display.count(mark, side).value_or(TensorDisplay::Count{}).marked > 0;
    };
    const auto isSeen = [&](CellMark mark) {
        return (display.marks() & setOf(mark)) != 0 && (isMarked(mark, Side::Input) || isMarked(mark, Side::Output));
    };
    return display.colorKey() || std::ranges::any_of(kCellMarks, isSeen);
}

std::vector<ActionRow> colourRows(TensorDisplay& display)
{
    std::vector<ActionRow> rows{{"colourByValue", tr("By value"), tr("Colour cells by their values"), "",
                                 [&display] { display.setColorKey({}); },
                                 checkedIf([&display] { return !display.colorKey(); })}};
    for (size_t i = 0; i < kColorKeys; ++i)
        rows.push_back(
            {kColorKeyActions[i], tr("By %1").arg(nameOf(ColorKey(i)).toLower()), sentenceOf(ColorKey(i)), "",
             [&display, i] { display.setColorKey(ColorKey(i)); },
             enabledIf([&display, i] { return display.isPossible(ColorKey(i)); }, tr("only of depth and space")),
             checkedIf([&display, i] { return display.colorKey() == ColorKey(i); })});
    return rows;
}

// Says why a mark is not possible.
QString needsOf(CellMark mark)
{
    if ((setOf(mark) & kPlanMarks) != 0)
        return tr("only of resampling");
    if (mark == CellMark::OtherOrder)
        return tr("the case has no other order");
    if (mark == CellMark::ReadOtherwise)
        return tr("no engine was X-rayed on this case");
    return mark == CellMark::Negative ? tr("only of signed types") : tr("only of floating-point types");
}

std::vector<ActionRow> markRows(TensorDisplay& display)
{
    std::vector<ActionRow> rows;
    for (const CellMark mark : kCellMarks) {
        const auto isOn = [&display, mark] { return (display.marks() & setOf(mark)) != 0; };
        rows.push_back({kMarkActions[size_t(mark)], tr("Mark: %1").arg(nameOf(mark)), sentenceOf(mark),
                        mark == CellMark::OtherOrder ? "Shift+O" : "",
                        [&display, mark, isOn] { display.setMarked(mark, !isOn()); },
                        enabledIf([&display, mark] { return display.isPossible(mark); }, needsOf(mark)),
                        checkedIf(isOn)});
    }
    return rows;
}

// The chosen palette, or the view's own.
ColorMap shownMap(const TensorDisplay& display)
{
    return display.tone().map.value_or(display.isGreyPicture() ? ColorMap::Grey : ColorMap::Viridis);
}

std::vector<ActionRow> toneRows(TensorDisplay& display)
{
    const auto change = [&display](auto&& what) {
        return [&display, what] {
            Tone changed = display.tone();
            what(changed);
            display.setTone(changed);
        };
    };
    const auto expose = [&](double by) {
        return change(
            [by](Tone& tone) { tone.exposure = std::clamp(tone.exposure + by, kLeastExposure, kMostExposure); });
    };
    const auto scaled = [&](double factor) {
        return change([=](Tone& tone) {
            tone.gamma = std::clamp(std::round(tone.gamma * factor * 10) / 10, kLeastGamma, kMostGamma);
        });
    };
    std::vector<ActionRow> rows;
    for (size_t i = 0; i < kMapActions.size(); ++i) {
        const ColorMap map = namedMaps()[i].map;
        rows.push_back({kMapActions[i], tr("Colours: %1").arg(QString::fromLatin1(namedMaps()[i].name.data())),
                        tr("Colour values by this palette"), "", change([map](Tone& tone) { tone.map = map; }),
                        checkedIf([&display, map] { return shownMap(display) == map; }, QStringLiteral("palette"))});
    }
    rows.push_back({"exposureUp", tr("More exposure"), tr("Show values lighter by half a stop; no value changes"), "E",
                    expose(0.5)});
    rows.push_back({"exposureDown", tr("Less exposure"), tr("Show values darker by half a stop; no value changes"),
                    "Shift+E", expose(-0.5)});
    rows.push_back({"gammaUp", tr("More gamma"), tr("Show what is dark lighter; no value changes"), "", scaled(1.1)});
    rows.push_back(
        {"gammaDown", tr("Less gamma"), tr("Show what is dark darker; no value changes"), "", scaled(1 / 1.1)});
    rows.push_back({"clipping", tr("Show clipping"),
                    tr("What is white or beyond is red, what is black or below it blue"), "U",
                    ActionHandler(change([](Tone& tone) { tone.showsClipping = !tone.showsClipping; }),
                                  [&display] { return display.tone().showsClipping; })});
    rows.push_back({"plainTone", tr("Colours as they were"),
                    tr("No exposure, no gamma, no clipping, and the palette of the view"), "",
                    [&display] { display.setTone({}); },
                    enabledIf([&display] { return display.tone() != Tone(); }, tr("nothing is changed"))});
    return rows;
}

// Colours cells by the next colour key.
void stepColorKey(TensorDisplay& display, int by)
{
    constexpr int kChoices = int(kColorKeys) + 1; // 0: by value
    int choice = display.colorKey() ? int(*display.colorKey()) + 1 : 0;
    do
        choice = (choice + by + kChoices) % kChoices;
    while (choice > 0 && !display.isPossible(ColorKey(choice - 1)));
    display.setColorKey(choice == 0 ? std::nullopt : std::optional(ColorKey(choice - 1)));
}

// Fits a range to each tensor, or one to both; while A and B are compared, to these too.
void fitRange(ViewArea& views, bool own)
{
    views.display().setFit(own ? TensorDisplay::Fit::Own : TensorDisplay::Fit::Both);
    if (views.isComparing())
        views.canvas().choose(&CompareCanvas::Choices::ownRanges, own);
}

} // namespace

// How cells are shown: what colours them, which are marked, how their numbers are written, and the range of colours.
std::unique_ptr<ActionSource> displayActions(const WindowContext& with)
{
    ViewArea& views = with.views;
    TensorDisplay& display = views.display();
    const std::vector<ActionRow> sheet{
        {"marks", tr("Colours an&d marks…"), tr("What cells are coloured by and which are marked, with counts"), "O",
         "palette", [&views] { views.openDisplay(); }, checkedIf([&display] { return isMarking(display); })},
        {"nextColours", tr("Next colo&uring"), tr("Colour cells by the next axis, after the last one by value again"),
         "K", [&display] { stepColorKey(display, 1); }},
        {"previousColours", tr("Pre&vious colouring"), tr("Colour cells by the axis before"), "Shift+K",
         [&display] { stepColorKey(display, -1); }},
    };
    const std::vector<ActionRow> values{
        {"nextNumbers", tr("Next way to write n&umbers"), tr("Numbers in cells: shortest exact, four digits, or bits"),
         "Shift+H", [&display] { display.setNumbers(CellNumbers((int(display.numbers()) + 1) % 3)); }},
        {"range", tr("Histogram, &range and statistics"),
         tr("The histogram, black and white, and statistics of the tensor, the plane and the selection"), "H",
         [&views] { emit views.rangeRequested(views.keySide()); }},
        {"rangeOwn", tr("Range: each its &own"), tr("Each tensor's colours from its own smallest to its largest value"),
         "A", [&views] { fitRange(views, true); }},
        {"rangeBoth", tr("Range: &both"), tr("Equal colours are equal values in both tensors, also after new results"),
         "Shift+A", [&views] { fitRange(views, false); }},
        {"rangeVisible", tr("Range: &visible part"), tr("The colours' range is that of the values in sight"),
         "Ctrl+Shift+A",
         [&views, &display] {
             const TensorView* view = views.isComparing() ? views.canvas().view(0) : views.keyView();
             if (const auto range = view->visibleRange())
                 display.setRange(range);
         }},
        {"rangeUnit", tr("Range: &0 to 1"), tr("The colours' range is from 0 to 1"), "N",
         [&display] { display.setRange(std::pair(0.0, 1.0)); }},
    };
    const QString group = tr("View");
    return sourceOf({{group, sheet},
                     {group, colourRows(display)},
                     {group, markRows(display)},
                     {group, toneRows(display)},
                     {group, values}});
}

namespace {

QString noteOf(const Document& document, const TensorDisplay& display)
{
    if (const QString shift = inWindowLanguage(pictureSummary(axisMaps(document.currentCase().op))); !shift.isEmpty())
        return tr("%1 <a href=\"axesTab\">See why</a>").arg(shift);
    // The results of another case stay if this one has issues, or is not run.
    const bool isOfOther = !document.issues().empty() || (document.isStale() && !document.isRunning());
    const std::optional<TensorDisplay::Count> moved = display.count(CellMark::OtherOrder, Side::Output);
    if (!moved || isOfOther)
        return {};
    if (moved->marked == 0)
        return tr("Both orders give the same output: this case cannot tell them apart.");
    const bool marked = (display.marks() & setOf(CellMark::OtherOrder)) != 0;
    return tr("The other order moves %1 of %2 outputs. <a href=\"markOtherOrder\">%3</a>")
        .arg(countText(moved->marked), countText(moved->all), marked ? tr("Unmark them") : tr("Mark them"));
}

} // namespace

void keepNote(Document& document, TensorDisplay& display, IssueList& place)
{
    const auto show = [&] { place.setNote(noteOf(document, display)); };
    QObject::connect(&document, &Document::caseChanged, &place, show);
    QObject::connect(&document, &Document::runStateChanged, &place, show);
    QObject::connect(&display, &TensorDisplay::changed, &place, show);
    show();
}

} // namespace tessera
