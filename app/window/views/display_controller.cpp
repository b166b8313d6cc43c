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

#include <QCoreApplication>

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

template <size_t N> QString words(const std::array<const char*, N>& ids)
{
    return QStringList(ids.begin(), ids.end()).join(u' ');
}

} // namespace

// How cells are shown: what colours them, which are marked, how their numbers are written, and the range of colours.
class DisplayController : public Controller {
    Q_DECLARE_TR_FUNCTIONS(tessera::DisplayController)

public:
    using Controller::Controller;

    std::vector<ActionTable> actions() override
    {
        const QString group = tr("View");
        const std::vector<ActionRow> sheet{
            {"marks", tr("Colours an&d marks…"), tr("What cells are coloured by and which are marked, with counts"),
             "O", "palette", [this] { m_views.openDisplay(); }, checkedIf([this] { return isMarking(); })},
            {"nextColours", tr("Next colo&uring"),
             tr("Colour cells by the next axis, after the last one by value again"), "K", [this] { stepColorKey(1); }},
            {"previousColours", tr("Pre&vious colouring"), tr("Colour cells by the axis before"), "Shift+K",
             [this] { stepColorKey(-1); }},
        };
        const std::vector<ActionRow> values{
            {"nextNumbers", tr("Next way to write n&umbers"),
             tr("Numbers in cells: shortest exact, four digits, or bits"), "Shift+H",
             [this] { m_display.setNumbers(CellNumbers((int(m_display.numbers()) + 1) % 3)); }},
            {"range", tr("Histogram, &range and statistics"),
             tr("The histogram, black and white, and statistics of the tensor, the plane and the selection"), "H",
             [this] { emit m_views.rangeRequested(m_views.keySide()); }},
            {"rangeOwn", tr("Range: each its &own"),
             tr("Each tensor's colours from its own smallest to its largest value"), "A", [this] { fitRange(true); }},
            {"rangeBoth", tr("Range: &both"),
             tr("Equal colours are equal values in both tensors, also after new results"), "Shift+A",
             [this] { fitRange(false); }},
            {"rangeVisible", tr("Range: &visible part"), tr("The colours' range is that of the values in sight"),
             "Ctrl+Shift+A",
             [this] {
                 const TensorView* view = m_views.isComparing() ? m_views.canvas().view(0) : m_views.keyView();
                 if (const auto range = view->visibleRange())
                     m_display.setRange(range);
             }},
            {"rangeUnit", tr("Range: &0 to 1"), tr("The colours' range is from 0 to 1"), "N",
             [this] { m_display.setRange(std::pair(0.0, 1.0)); }},
        };
        return {{group, sheet}, {group, colourRows()}, {group, markRows()}, {group, toneRows()}, {group, values}};
    }

private:
    // Whether cells show more than their values.
    bool isMarking() const
    {
        const auto isMarked = [this](CellMark mark, Side side) {
            return m_display.count(mark, side).value_or(TensorDisplay::Count{}).marked > 0;
        };
        const auto isSeen = [&](CellMark mark) {
            return (m_display.marks() & setOf(mark)) != 0
                && (isMarked(mark, Side::Input) || isMarked(mark, Side::Output));
        };
        return m_display.colorKey() || std::ranges::any_of(kCellMarks, isSeen);
    }

    std::vector<ActionRow> colourRows()
    {
        std::vector<ActionRow> rows{{"colourByValue", tr("By value"), tr("Colour cells by their values"), "",
                                     [this] { m_display.setColorKey({}); },
                                     checkedIf([this] { return !m_display.colorKey(); })}};
        for (size_t i = 0; i < kColorKeys; ++i)
            rows.push_back(
                {kColorKeyActions[i], tr("By %1").arg(nameOf(ColorKey(i)).toLower()), sentenceOf(ColorKey(i)), "",
                 [this, i] { m_display.setColorKey(ColorKey(i)); },
                 enabledIf([this, i] { return m_display.isPossible(ColorKey(i)); }, tr("only of depth and space")),
                 checkedIf([this, i] { return m_display.colorKey() == ColorKey(i); })});
        return rows;
    }

    // Says why a mark is not possible.
    static QString needsOf(CellMark mark)
    {
        if ((setOf(mark) & kPlanMarks) != 0)
            return tr("only of resampling");
        if (mark == CellMark::OtherOrder)
            return tr("the case has no other order");
        if (mark == CellMark::ReadOtherwise)
            return tr("no engine was X-rayed on this case");
        return mark == CellMark::Negative ? tr("only of signed types") : tr("only of floating-point types");
    }

    std::vector<ActionRow> markRows()
    {
        std::vector<ActionRow> rows;
        for (const CellMark mark : kCellMarks) {
            const auto isOn = [this, mark] { return (m_display.marks() & setOf(mark)) != 0; };
            rows.push_back({kMarkActions[size_t(mark)], tr("Mark: %1").arg(nameOf(mark)), sentenceOf(mark),
                            mark == CellMark::OtherOrder ? "Shift+O" : "",
                            [this, mark, isOn] { m_display.setMarked(mark, !isOn()); },
                            enabledIf([this, mark] { return m_display.isPossible(mark); }, needsOf(mark)),
                            checkedIf(isOn)});
        }
        return rows;
    }

    std::vector<ActionRow> toneRows()
    {
        const auto change = [this](auto&& what) {
            return [this, what] {
                Tone changed = m_display.tone();
                what(changed);
                m_display.setTone(changed);
            };
        };
        const auto step = [&](double Tone::*part, double by, double least, double most) {
            return change([=](Tone& tone) { tone.*part = std::clamp(tone.*part + by, least, most); });
        };
        const auto scaled = [&](double factor) {
            return change([=](Tone& tone) {
                tone.gamma = std::clamp(std::round(tone.gamma * factor * 10) / 10, kLeastGamma, kMostGamma);
            });
        };
        std::vector<ActionRow> rows;
        for (size_t i = 0; i < kMapActions.size(); ++i) {
            const NamedMap& map = namedMaps()[i];
            rows.push_back({kMapActions[i], tr("Colours: %1").arg(QString::fromLatin1(map.name.data())),
                            tr("Colour values by this palette"), "",
                            change([map = map.map](Tone& tone) { tone.map = map; }),
                            checkedIf([this, map = map.map] { return shownMap() == map; }, QStringLiteral("palette"))});
        }
        rows.push_back({"exposureUp", tr("More exposure"), tr("Show values lighter by half a stop; no value changes"),
                        "E", step(&Tone::exposure, 0.5, kLeastExposure, kMostExposure)});
        rows.push_back({"exposureDown", tr("Less exposure"), tr("Show values darker by half a stop; no value changes"),
                        "Shift+E", step(&Tone::exposure, -0.5, kLeastExposure, kMostExposure)});
        rows.push_back(
            {"gammaUp", tr("More gamma"), tr("Show what is dark lighter; no value changes"), "", scaled(1.1)});
        rows.push_back(
            {"gammaDown", tr("Less gamma"), tr("Show what is dark darker; no value changes"), "", scaled(1 / 1.1)});
        rows.push_back({"clipping", tr("Show clipping"),
                        tr("What is white or beyond is red, what is black or below it blue"), "U",
                        ActionHandler(change([](Tone& tone) { tone.showsClipping = !tone.showsClipping; }),
                                      [this] { return m_display.tone().showsClipping; })});
        rows.push_back({"plainTone", tr("Colours as they were"),
                        tr("No exposure, no gamma, no clipping, and the palette of the view"), "",
                        [this] { m_display.setTone({}); },
                        enabledIf([this] { return m_display.tone() != Tone(); }, tr("nothing is changed"))});
        return rows;
    }

    // The chosen palette, or the view's own.
    ColorMap shownMap() const
    {
        return m_display.tone().map.value_or(m_display.isGreyPicture() ? ColorMap::Grey : ColorMap::Viridis);
    }

    // Colours cells by the next colour key.
    void stepColorKey(int by)
    {
        constexpr int kChoices = int(kColorKeys) + 1; // 0: by value
        int choice = m_display.colorKey() ? int(*m_display.colorKey()) + 1 : 0;
        do
            choice = (choice + by + kChoices) % kChoices;
        while (choice > 0 && !m_display.isPossible(ColorKey(choice - 1)));
        m_display.setColorKey(choice == 0 ? std::nullopt : std::optional(ColorKey(choice - 1)));
    }

    // Fits a range to each tensor, or one to both; while A and B are compared, to these too.
    void fitRange(bool own)
    {
        m_display.setFit(own ? TensorDisplay::Fit::Own : TensorDisplay::Fit::Both);
        if (m_views.isComparing())
            m_views.canvas().choose(&CompareCanvas::Choices::ownRanges, own);
    }

    TensorDisplay& m_display = m_views.display();
};

QString colorKeyActions()
{
    return words(kColorKeyActions);
}

QString markActions()
{
    return words(kMarkActions);
}

std::unique_ptr<ActionSource> makeDisplayController(const WindowContext& with)
{
    return std::make_unique<DisplayController>(with);
}

namespace {

// Whether the results belong to another case, and no run will replace them.
bool keepsOldResults(const Document& document)
{
    return !document.issues().empty()
        || (document.isStale() && !document.isRunning()
            && (!document.live() || !document.dataError().isEmpty() || !document.runError().isEmpty()));
}

struct CaseNote {
    Q_DECLARE_TR_FUNCTIONS(tessera::CaseNote)

public:
    static QString text(const Document& document, const TensorDisplay& display);
};

QString CaseNote::text(const Document& document, const TensorDisplay& display)
{
    if (const QString shift = inWindowLanguage(pictureSummary(axisMaps(document.currentCase().op))); !shift.isEmpty())
        return tr("%1 <a href=\"axesTab\">See why</a>").arg(shift);
    const std::optional<TensorDisplay::Count> moved = display.count(CellMark::OtherOrder, Side::Output);
    if (!moved || keepsOldResults(document))
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
    const auto show = [&] { place.setNote(CaseNote::text(document, display)); };
    QObject::connect(&document, &Document::caseChanged, &place, show);
    QObject::connect(&document, &Document::runStateChanged, &place, show);
    QObject::connect(&display, &TensorDisplay::changed, &place, show);
    show();
}

} // namespace tessera
