// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/sweep/case_parts.h"

#include <algorithm>

namespace tessera::parts {

namespace {

template <class Kind> std::vector<Field> fieldsOf(const Operator& op)
{
    std::vector<Field> found = fields(op);
    std::erase_if(found, [](const Field& field) { return !std::holds_alternative<Kind>(field.value); });
    return found;
}

void eraseAxis(TensorDesc& desc, size_t axis)
{
    const auto at = static_cast<std::ptrdiff_t>(axis);
    desc.sizes.erase(desc.sizes.begin() + at);
    if (desc.strides)
        desc.strides->erase(desc.strides->begin() + at);
}

} // namespace

const TensorDesc& descOf(const Operator& op, TensorRole role)
{
    return role == TensorRole::Input ? inputDesc(op) : outputDesc(op);
}

std::string_view fieldOf(const Operator& op, TensorRole role)
{
    return role == TensorRole::Input ? inputField(op) : outputField(op);
}

void setDesc(Operator& op, TensorRole role, const TensorDesc& desc)
{
    setField(op, fieldOf(op, role), desc);
}

// The output's shape made the only right one, where it follows from the rest; its strides stay where they can.
static void refitOutput(Operator& op)
{
    if (!outputIsFixed(op))
        return;
    const TensorDesc before = outputDesc(op);
    TensorDesc fitted = before;
    fitted.sizes = offeredOutput(op).sizes;
    setDesc(op, TensorRole::Output, fitted);
    if (validate(op).empty() || fitted.sizes == before.sizes)
        return;
    fitted.strides.reset();
    fitted.totalTensorSizeInBytes = 0;
    setDesc(op, TensorRole::Output, fitted);
}

Operator withSize(const Operator& op, TensorRole role, size_t axis, uint32_t size)
{
    Operator changed = op;
    TensorDesc desc = descOf(op, role);
    desc.sizes[axis] = size;
    setDesc(changed, role, desc);
    if (role == TensorRole::Input)
        refitOutput(changed);
    return changed;
}

Operator withoutAxis(const Operator& op, size_t axis)
{
    Operator changed = op;
    for (const TensorRole role : {TensorRole::Input, TensorRole::Output}) {
        TensorDesc desc = descOf(op, role);
        if (axis < desc.sizes.size())
            eraseAxis(desc, axis);
        setDesc(changed, role, desc);
    }
    for (const Field& field : fields(op)) {
        if (!field.info.followsRank)
            continue;
        if (const auto* count = std::get_if<uint32_t>(&field.value))
            setField(changed, field.info.name, *count - 1);
        if (const auto* list = std::get_if<std::vector<float>>(&field.value); list && axis < list->size()) {
            std::vector<float> shorter = *list;
            shorter.erase(shorter.begin() + static_cast<std::ptrdiff_t>(axis));
            setField(changed, field.info.name, shorter);
        }
    }
    return changed;
}

Operator withType(const Operator& op, DataType type)
{
    Operator changed = op;
    for (const TensorRole role : {TensorRole::Input, TensorRole::Output}) {
        TensorDesc desc = descOf(op, role);
        desc.dataType = type;
        desc.totalTensorSizeInBytes = 0;
        desc.guaranteedBaseOffsetAlignment = 0;
        setDesc(changed, role, desc);
    }
    return changed;
}

std::vector<Field> listsOf(const Operator& op)
{
    return fieldsOf<std::vector<float>>(op);
}

std::vector<Field> numbersOf(const Operator& op)
{
    std::vector<Field> numbers = fieldsOf<uint32_t>(op);
    std::erase_if(numbers, [](const Field& field) { return field.info.followsRank; });
    return numbers;
}

std::vector<Field> choicesOf(const Operator& op)
{
    std::vector<Field> choices = fieldsOf<EnumValue>(op);
    std::ranges::copy(fieldsOf<bool>(op), std::back_inserter(choices));
    return choices;
}

Operator withEntry(const Operator& op, const Field& list, size_t axis, float value)
{
    auto values = std::get<std::vector<float>>(list.value);
    values[axis] = value;
    Operator changed = op;
    setField(changed, list.info.name, values);
    return changed;
}

Operator withNumber(const Operator& op, const Field& number, uint32_t value, Following following)
{
    const auto before = std::get<uint32_t>(number.value);
    Operator changed = op;
    setField(changed, number.info.name, value);
    TensorDesc input = inputDesc(op);
    const auto follow = [&](size_t axis, uint32_t times) {
        if (axis < input.sizes.size() && before != 0)
            input.sizes[axis] =
                times == 2 ? input.sizes[axis] / before / before * value * value : input.sizes[axis] / before * value;
    };
    if (following == Following::Channels)
        follow(1, 2);
    if (following == Following::Plane) {
        follow(2, 1);
        follow(3, 1);
    }
    setDesc(changed, TensorRole::Input, input);
    refitOutput(changed);
    return changed;
}

} // namespace tessera::parts
