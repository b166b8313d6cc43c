// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/canvas/tensor_display.h"

#include "engine/core/tensor/value.h"

namespace tessera {

namespace {

bool hasNegatives(DataType type)
{
    return isFloat(type) || fromDouble(type, -1) != 0; // integers clamp
}

constexpr auto kAllValues = {TensorDisplay::Values::Input, TensorDisplay::Values::A, TensorDisplay::Values::B,
                             TensorDisplay::Values::C, TensorDisplay::Values::D};

} // namespace

TensorDisplay::TensorDisplay(Document* document, QObject* parent)
    : QObject(parent)
    , m_document(document)
{
    for (const Values of : kAllValues)
        values(of).worker = std::make_unique<Latest<Counted, Flags>>(
            [](const Counted& counted, Flags& flags, const RunControl& control) {
                flags = std::make_shared<const ValueFlags>(counted.tensor, counted.range, control.stop);
            },
            LatestHandlers<Counted, Flags>{.answered = [this, of](const Counted&, const Reply<Flags>& reply) {
                values(of).flags = reply.answer;
                emit changed();
            }});
    connect(document, &Document::shownChanged, this, &TensorDisplay::followDocument);
    connect(document, &Document::mapChanged, this, [this] {
        findPartners();
        emit changed();
    });
    followDocument();
}

TensorDisplay::~TensorDisplay() = default;

void TensorDisplay::setMarked(CellMark mark, bool on)
{
    const auto marks = static_cast<CellMarks>(on ? m_marks | setOf(mark) : m_marks & ~setOf(mark));
    if (std::exchange(m_marks, marks) == marks)
        return;
    if ((setOf(mark) & kValueMarks) != 0)
        countAllValues();
    emit changed();
}

void TensorDisplay::setStep(std::optional<PlaybackState> step)
{
    if (!m_step && !step)
        return;
    m_step = std::move(step);
    emit stepChanged();
}

const PlaybackState* TensorDisplay::step() const
{
    const RunResult* shown = m_document->shown();
    const bool isOfShown =
        m_step && shown && m_step->tables->input == shown->plan.input && m_step->tables->output == shown->plan.output;
    return isOfShown ? &*m_step : nullptr;
}

bool TensorDisplay::isPending(uint64_t output) const
{
    const PlaybackState* now = step();
    return now && now->isPending(PaddedShape(m_document->shown()->plan.output).coordinates(output));
}

bool TensorDisplay::isPossible(CellMark mark) const
{
    const RunResult* shown = m_document->shown();
    if (!shown)
        return false;
    if ((setOf(mark) & kPlanMarks) != 0)
        return std::holds_alternative<SeparableTaps>(shown->plan.work);
    if (mark == CellMark::OtherOrder)
        return of(Side::Output).shift.has_value();
    if (mark == CellMark::ReadOtherwise)
        return m_document->probedMap();
    if (mark == CellMark::NotANumber || mark == CellMark::Infinite)
        return isFloat(shown->plan.output.dataType);
    return mark != CellMark::Negative || hasNegatives(shown->plan.output.dataType);
}

std::optional<TensorDisplay::Count> TensorDisplay::count(CellMark mark, Side side) const
{
    const Tensor* tensor = m_document->tensor(side);
    if (!tensor || !isPossible(mark))
        return {};
    const uint64_t all = elementCount(tensor->desc);
    if ((setOf(mark) & kPlanMarks) != 0)
        return Count{of(side).marks.count(static_cast<Mark>(setOf(mark))), all};
    if (mark == CellMark::OtherOrder)
        return Count{of(side).shifted, all};
    if (mark == CellMark::ReadOtherwise)
        return Count{side == Side::Output ? m_document->probedMap()->xray.differing : 0, all};
    const Values which = side == Side::Input ? Values::Input : Values::A;
    if ((possibleOfValues(which) & setOf(mark)) == 0)
        return Count{0, all};
    if (!values(which).flags)
        return {};
    return Count{values(which).flags->marked(mark), all};
}

void TensorDisplay::setColorKey(std::optional<ColorKey> colorKey)
{
    if (std::exchange(m_colorKey, colorKey) == colorKey)
        return;
    findColorKey();
    emit changed();
}

bool TensorDisplay::isPossible(ColorKey colorKey) const
{
    const RunResult* shown = m_document->shown();
    return shown && hasColorKey(shown->plan, colorKey);
}

MarkSources TensorDisplay::markSources(Values which) const
{
    if (!m_document->shown())
        return {};
    const OfSide& here = of(which == Values::Input ? Side::Input : Side::Output);
    const ProbedMap* found = m_document->probedMap();
    const bool isMarked = found && (m_marks & setOf(CellMark::ReadOtherwise)) != 0;
    return {.wanted = m_marks,
            .ofPlan = (m_marks & kPlanMarks) != 0 ? &here.marks : nullptr,
            .shift = here.shift && (m_marks & setOf(CellMark::OtherOrder)) != 0 ? &*here.shift : nullptr,
            .ofValues = (m_marks & kValueMarks) != 0 ? values(which).flags.get() : nullptr,
            .readOtherwise = isMarked && which != Values::Input ? &found->differs : nullptr};
}

MarkSources TensorDisplay::planMarkSources() const
{
    MarkSources sources = markSources(Values::A);
    sources.ofValues = nullptr;
    return sources;
}

const Tensor* TensorDisplay::tensor(Values of) const
{
    if (of == Values::Input)
        return m_document->tensor(Side::Input);
    const RunResult* shown = m_document->shown();
    return shown ? shown->output(size_t(of) - size_t(Values::A)) : nullptr;
}

void TensorDisplay::countAllValues()
{
    for (const Values of : kAllValues)
        countValues(of);
}

std::optional<ColorKeyLook> TensorDisplay::colorKeyLook(Side side) const
{
    if (!m_colors)
        return {};
    return ColorKeyLook{
        .colors = &*m_colors, .isTint = m_isTint, .numbers = side == Side::Input ? &m_table->input : &m_table->output};
}

void TensorDisplay::setFit(Fit fit)
{
    m_fit = fit;
    if (m_range)
        setRange({});
    else
        emit rangeChanged();
}

void TensorDisplay::setRange(std::optional<Range> range)
{
    if (std::exchange(m_range, range) == range)
        return;
    countAllValues();
    emit rangeChanged();
    emit changed();
}

void TensorDisplay::setSelection(std::optional<ElementSelection> selection)
{
    if (m_selection == selection)
        return;
    const bool otherSide = !m_selection || !selection || m_selection->side != selection->side;
    m_selection = std::move(selection);
    if (otherSide)
        findPartners();
    emit selectionChanged();
}

void TensorDisplay::findPartners()
{
    m_partners.reset();
    const Plan* plan = m_document->mapPlan();
    if (plan && m_selection)
        m_partners.emplace(*plan, m_selection->side == Side::Input ? Side::Output : Side::Input);
}

void TensorDisplay::followDocument()
{
    const RunResult* shown = m_document->shown();
    std::vector<const Tensor*> kept = {tensor(Values::Input), tensor(Values::A)};
    for (size_t i = 1; shown && i < kMostResults; ++i)
        kept.push_back(shown->side(i) ? shown->side(i)->held() : nullptr);
    m_finiteRanges->keepOnly(kept);
    if (m_selection && (!shown || m_document->tensor(m_selection->side)->desc.sizes != m_selection->sizes))
        setSelection({});
    findPartners();
    for (const Side side : {Side::Input, Side::Output})
        of(side).marks = shown ? tessera::marks(shown->plan, side) : AxisMarks{};
    countAllValues();
    findShift();
    findColorKey();
    emit changed();
}

void TensorDisplay::findShift()
{
    const RunResult* shown = m_document->shown();
    const std::optional<Operator> other = shown ? withOtherOrder(shown->c.op) : std::nullopt;
    for (const Side side : {Side::Input, Side::Output}) {
        of(side).shift.reset();
        if (!other)
            continue;
        of(side).shift = partnerShift(shown->plan, makePlan(*other), side);
        of(side).shifted = of(side).shift->countNonZero();
    }
}

void TensorDisplay::findColorKey()
{
    const RunResult* shown = m_document->shown();
    m_table = shown && m_colorKey ? colorKeyTable(shown->plan, *m_colorKey) : std::nullopt;
    m_colors.reset();
    if (m_table)
        m_colors.emplace(*m_colorKey, m_table->count);
}

void TensorDisplay::setCounting(bool counting)
{
    if (std::exchange(m_counting, counting) == counting || !counting)
        return;
    for (const Values of : kAllValues)
        if (!values(of).flags)
            countValues(of);
}

void TensorDisplay::setAllFinite(Values of, bool allFinite)
{
    if (std::exchange(values(of).allFinite, allFinite) == allFinite)
        return;
    countValues(of);
    emit changed();
}

CellMarks TensorDisplay::possibleOfValues(Values of) const
{
    constexpr CellMarks kOfFinite = setOf(CellMark::Negative) | setOf(CellMark::OutOfRange);
    return values(of).allFinite ? kOfFinite : kValueMarks;
}

void TensorDisplay::countValues(Values of)
{
    OfValues& here = values(of);
    const Tensor* counted = tensor(of);
    here.flags.reset();
    if (!counted || ((m_counting ? kValueMarks : m_marks) & possibleOfValues(of)) == 0)
        return here.worker->cancel();
    here.worker->request({*counted, m_range});
}

namespace {

struct ColorKeyWords {
    const char* name;
    const char* sentence;
};

constexpr auto kCoordinate =
    QT_TRANSLATE_NOOP("tessera::TensorDisplay", "The coordinate of the input element that an element comes from");

// One for each ColorKey, in its order.
constexpr ColorKeyWords kWords[] = {
    {QT_TRANSLATE_NOOP("tessera::TensorDisplay", "Image (n)"), kCoordinate},
    {QT_TRANSLATE_NOOP("tessera::TensorDisplay", "Channel (c)"), kCoordinate},
    {QT_TRANSLATE_NOOP("tessera::TensorDisplay", "Row (y)"), kCoordinate},
    {QT_TRANSLATE_NOOP("tessera::TensorDisplay", "Column (x)"), kCoordinate},
    {QT_TRANSLATE_NOOP("tessera::TensorDisplay", "Channel group (c')"),
     QT_TRANSLATE_NOOP("tessera::TensorDisplay", "Which channel of the space side an element belongs to")},
    {QT_TRANSLATE_NOOP("tessera::TensorDisplay", "Block row (by)"),
     QT_TRANSLATE_NOOP("tessera::TensorDisplay", "The row inside its block that an element has on the space side")},
    {QT_TRANSLATE_NOOP("tessera::TensorDisplay", "Block column (bx)"),
     QT_TRANSLATE_NOOP("tessera::TensorDisplay", "The column inside its block that an element has on the space side")},
    {QT_TRANSLATE_NOOP("tessera::TensorDisplay", "Place in the block (by, bx)"),
     QT_TRANSLATE_NOOP("tessera::TensorDisplay",
                       "The row and the column inside its block that an element has on the space side, as one")},
    {QT_TRANSLATE_NOOP("tessera::TensorDisplay", "Input pixel (y, x)"),
     QT_TRANSLATE_NOOP("tessera::TensorDisplay",
                       "Elements that come from the same input pixel, of whatever channel, look the same")},
    {QT_TRANSLATE_NOOP("tessera::TensorDisplay", "Flat address"),
     QT_TRANSLATE_NOOP("tessera::TensorDisplay",
                       "The number of the input element, in the order of its memory if packed")},
};
static_assert(std::size(kWords) == size_t(ColorKey::Address) + 1);

} // namespace

QString nameOf(ColorKey colorKey)
{
    return TensorDisplay::tr(kWords[static_cast<size_t>(colorKey)].name);
}

QString sentenceOf(ColorKey colorKey)
{
    return TensorDisplay::tr(kWords[static_cast<size_t>(colorKey)].sentence);
}

} // namespace tessera
