// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/sweep/case_parts.h"
#include "engine/core/ops/operator.h"

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

TensorDesc& descOf(Operator& op, TensorRole role)
{
    return role == TensorRole::Input ? op.input : op.output;
}

// Updates an output shape that follows from the rest; its strides stay if they are still valid.
static void refitOutput(Operator& op)
{
    const std::vector<uint32_t> before = op.output.sizes;
    if (!outputIsFixed(op))
        return;
    op.output.sizes = offeredOutput(op).sizes;
    if (validate(op).empty() || op.output.sizes == before)
        return;
    op.output.strides.reset();
    op.output.totalTensorSizeInBytes = 0;
}

Operator withSize(const Operator& op, TensorRole role, size_t axis, uint32_t size)
{
    Operator changed = op;
    descOf(changed, role).sizes[axis] = size;
    if (role == TensorRole::Input)
        refitOutput(changed);
    return changed;
}

Operator withoutAxis(const Operator& op, size_t axis)
{
    Operator changed = op;
    for (const TensorRole role : kRoles)
        if (TensorDesc& desc = descOf(changed, role); axis < desc.sizes.size())
            eraseAxis(desc, axis);
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
    for (const TensorRole role : kRoles) {
        TensorDesc& desc = descOf(changed, role);
        desc.dataType = type;
        desc.totalTensorSizeInBytes = 0;
        desc.guaranteedBaseOffsetAlignment = 0;
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
    TensorDesc& input = changed.input;
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
    refitOutput(changed);
    return changed;
}

} // namespace tessera::parts
