// SPDX-License-Identifier: Apache-2.0
#include "engine/teach/lesson/knob.h"

#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/io/dispatch_job.h"

#include <algorithm>
#include <sstream>
#include <utility>

namespace tessera {

namespace {

// "InputPixelOffsets[3]" is a list and an index in it; without an index the whole field is meant.
struct FieldPlace {
    std::string path; // as fieldText() knows it
    std::optional<size_t> index;
};

FieldPlace placeOf(const Operator& op, std::string_view field)
{
    FieldPlace place{std::string(field.substr(0, field.find('['))), {}};
    if (place.path.size() < field.size()) {
        const std::string_view index = field.substr(place.path.size() + 1);
        place.index = index.ends_with(']') ? numberIn<size_t>(index.substr(0, index.size() - 1)) : std::nullopt;
        if (!place.index)
            throw TextError(say("lesson", "\"%1\": expected an axis, such as Scales[3]")(field));
    }
    for (const std::string_view part : {"Sizes", "Strides", "DataType"})
        if (place.path == part)
            place.path = std::string(inputField(op)) + "." + place.path;
    return place;
}

std::vector<std::string> parts(std::string_view text, std::string_view between)
{
    std::vector<std::string> all;
    for (const std::string_view part : splitText(text, between))
        all.emplace_back(trimmed(part));
    return all;
}

std::string& entryOf(std::vector<std::string>& list, std::string_view field, size_t index)
{
    if (index >= list.size())
        throw TextError(say("lesson", "\"%1\": expected an axis from 0 to %2")(field, list.size() - 1));
    return list[index];
}

constexpr std::string_view kOwnLayout = "NCHW";
constexpr size_t kLayoutAxes = kOwnLayout.size();

// The strides of a packed tensor whose axes lie in the order of the letters, the slowest first.
std::vector<uint32_t> layoutStrides(std::string_view letters, const std::vector<uint32_t>& sizes)
{
    if (sizes.size() != kLayoutAxes)
        throw TextError(say("lesson", "a layout has four axes, and the case has %1")(sizes.size()));
    if (!std::ranges::is_permutation(letters, kOwnLayout))
        throw TextError(say("lesson", "\"%1\": expected the letters N, C, H and W in an order, such as NHWC")(letters));
    std::vector<uint32_t> strides(kLayoutAxes);
    uint32_t stride = 1;
    for (size_t i = kLayoutAxes; i-- > 0;) {
        const size_t axis = kOwnLayout.find(letters[i]);
        strides[axis] = std::exchange(stride, stride * sizes[axis]);
    }
    return strides;
}

// The stride of an axis of one element does not matter.
bool isLaidOut(const TensorDesc& desc, std::string_view letters)
{
    const std::vector<uint32_t> wanted = layoutStrides(letters, desc.sizes);
    const std::vector<uint64_t> strides = effectiveStrides(desc);
    for (size_t axis = 0; axis < kLayoutAxes; ++axis)
        if (desc.sizes[axis] > 1 && strides[axis] != wanted[axis])
            return false;
    return true;
}

// Axes of one element give a layout several names; this is the first.
std::string layoutOf(const TensorDesc& desc)
{
    if (desc.sizes.size() != kLayoutAxes)
        return {};
    std::string letters(kOwnLayout);
    do
        if (isLaidOut(desc, letters))
            return letters;
    while (std::ranges::next_permutation(letters, {}, [](char letter) { return kOwnLayout.find(letter); }).found);
    return {};
}

// Keeps the input's bytes and reads them in another order.
void readInLayout(Case& c, std::string_view letters, const MemoryBudget& budget)
{
    const TensorDesc before = c.op.input;
    if (layoutOf(before).empty())
        throw TextError(say("lesson", "Layout: the input has gaps; expected one that is packed"));
    TensorDesc desc = before;
    desc.strides = layoutStrides(letters, desc.sizes);
    if (isPacked(desc))
        desc.strides.reset();
    Tensor input = loadInput(c, budget);
    input = Tensor(desc, input.buffer);
    setFieldText(c.op, std::string(inputField(c.op)) + ".Strides",
                 desc.strides ? listText(*desc.strides, ",") : "packed");
    c.data = FromValues{.tensor = std::move(input), .origin = std::string(letters)};
}

void setFieldOf(Case& c, const FieldChange& change)
{
    const FieldPlace place = placeOf(c.op, change.field);
    if (!place.index)
        return setFieldText(c.op, place.path, change.value);
    std::vector<std::string> list = parts(fieldText(c.op, place.path), ",");
    entryOf(list, change.field, *place.index) = change.value;
    setFieldText(c.op, place.path, listText(list, ","));
}

// Where none is listed: all names of an enum, both answers of a switch.
std::vector<std::string> choicesFrom(const Case& c, std::string_view field, std::string_view text)
{
    if (!text.empty())
        return parts(text, text.find('|') == std::string_view::npos ? "," : "|");
    if (field == kLayoutField)
        return {std::string(kOwnLayout), "NHWC"};
    if (const auto known = findField(c.op, field)) {
        if (const auto* name = std::get_if<EnumValue>(&known->value))
            return {name->type->names.begin(), name->type->names.end()};
        if (std::holds_alternative<bool>(known->value))
            return {"false", "true"};
    }
    throw TextError(say("lesson", "\"%1\": expected choices, such as %1 0,0.5")(field));
}

} // namespace

std::string fieldTextOf(const Case& c, std::string_view field)
{
    if (field == kLayoutField)
        return layoutOf(c.op.input);
    const FieldPlace place = placeOf(c.op, field);
    std::string text = fieldText(c.op, place.path);
    if (!place.index)
        return text;
    std::vector<std::string> list = parts(text, ",");
    return entryOf(list, field, *place.index);
}

Case changed(Case c, const std::vector<FieldChange>& changes, const MemoryBudget& budget)
{
    for (const bool isLayout : {false, true}) // a layout needs the sizes that the others set
        for (const FieldChange& change : changes)
            if ((change.field == kLayoutField) == isLayout && fieldTextOf(c, change.field) != change.value)
                isLayout ? readInLayout(c, change.value, budget) : setFieldOf(c, change);
    return c;
}

std::vector<FieldChange> changesFromText(std::string_view text)
{
    std::vector<FieldChange> changes;
    std::istringstream words{std::string(text)};
    for (std::string word; words >> word;) {
        const size_t equals = word.find('=');
        if (equals == std::string::npos || equals == 0)
            throw TextError(
                say("lesson", "\"%1\": expected fields and their values, such as %2")(word, "Order=COLUMN_ROW_DEPTH"));
        changes.push_back({word.substr(0, equals), word.substr(equals + 1)});
    }
    return changes;
}

std::string changesText(const std::vector<FieldChange>& changes)
{
    return listText(changes, " ", [](const FieldChange& each) { return each.field + "=" + each.value; });
}

LessonKnob knobFromText(size_t line, const Case& c, std::string_view text)
{
    const std::string_view field = text.substr(0, text.find(' '));
    LessonKnob knob{.line = line, .field = std::string(field)};
    const std::string_view rest = text.substr(std::min(field.size() + 1, text.size()));
    for (const std::string& choice : choicesFrom(c, field, rest)) {
        if (field == kLayoutField) {
            layoutStrides(choice, c.op.input.sizes);
            knob.choices.push_back(choice);
        } else { // as the field writes it
            knob.choices.push_back(fieldTextOf(changed(c, {{knob.field, choice}}), field));
        }
    }
    const auto own = choiceIn(knob, c);
    if (!own)
        throw TextError(say("lesson", "the case has %1; expected it among the choices %2")(
            fieldTextOf(c, field), listText(knob.choices, ", ")));
    if (knob.choices.size() < 2)
        throw TextError(say("lesson", "\"%1\": expected two choices or more")(text));
    knob.first = *own;
    return knob;
}

uint64_t settingCount(const std::vector<LessonKnob>& knobs)
{
    uint64_t count = 1;
    for (const LessonKnob& knob : knobs)
        count = std::min(count * knob.choices.size(), kMostSettings + 1);
    return count;
}

std::vector<FieldChange> changesAt(const std::vector<LessonKnob>& knobs, uint64_t number)
{
    std::vector<FieldChange> changes(knobs.size());
    for (size_t i = knobs.size(); i-- > 0; number /= knobs[i].choices.size())
        changes[i] = {knobs[i].field, knobs[i].choices[number % knobs[i].choices.size()]};
    return changes;
}

uint64_t settingOf(const std::vector<LessonKnob>& knobs, const Case& c)
{
    uint64_t number = 0;
    for (const LessonKnob& knob : knobs)
        number = number * knob.choices.size() + choiceIn(knob, c).value_or(knob.first);
    return number;
}

std::optional<size_t> choiceIn(const LessonKnob& knob, const Case& c)
{
    try {
        for (size_t i = 0; i < knob.choices.size(); ++i)
            if (knob.field == kLayoutField ? isLaidOut(c.op.input, knob.choices[i])
                                           : fieldTextOf(c, knob.field) == knob.choices[i])
                return i;
    } catch (const TextError&) { // another operator, or another rank
    }
    return {};
}

} // namespace tessera
