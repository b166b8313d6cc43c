// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/evidence/timing_variation.h"

#include "app/look/format.h"
#include "engine/ops/operator.h"

#include <algorithm>

namespace tessera {

namespace {

using Sizes = std::vector<uint32_t>;

constexpr uint32_t kBlocks[] = {1, 2, 3, 4, 5, 6, 8};
constexpr uint64_t kMostElements = uint64_t{1} << 26; // of the input: a sweep is for minutes, not for hours
constexpr std::string_view kBlock = "BlockSize";

const EnumValue* choice(const Field& field)
{
    return std::get_if<EnumValue>(&field.value);
}

uint32_t roundedUp(uint32_t size, uint32_t multiple)
{
    return (size + multiple - 1) / multiple * multiple;
}

// The operator itself, or with more channels or a larger plane, as a block may need.
std::optional<Operator> fitted(const Operator& op, uint32_t block, const MemoryBudget& budget)
{
    if (validate(op, budget).empty())
        return op;
    const Sizes sizes = inputDesc(op).sizes;
    if (sizes.size() != 4 || block == 0)
        return std::nullopt;
    const DataType type = inputDesc(op).dataType;
    for (const Sizes& larger : {Sizes{sizes[0], roundedUp(sizes[1], block * block), sizes[2], sizes[3]},
                                Sizes{sizes[0], sizes[1], roundedUp(sizes[2], block), roundedUp(sizes[3], block)}}) {
        Operator changed = op;
        setInput(changed, type, larger);
        if (validate(changed, budget).empty())
            return changed;
    }
    return std::nullopt;
}

uint32_t blockOf(const Operator& op)
{
    for (const Field& field : fields(op))
        if (field.info.name == kBlock)
            return std::get<uint32_t>(field.value);
    return 1;
}

class Variants {
public:
    Variants(const Case& c, const MemoryBudget& budget)
        : m_case(c)
        , m_budget(budget)
    {
    }

    void add(const QString& label, const std::optional<Operator>& op)
    {
        if (!op || !validate(*op, m_budget).empty())
            return;
        Case varied = m_case;
        varied.op = *op;
        const bool isSame = inputDesc(*op).sizes == inputDesc(m_case.op).sizes
            && inputDesc(*op).dataType == inputDesc(m_case.op).dataType;
        if (!isSame && !std::holds_alternative<Generator>(varied.data))
            varied.data = Generator{.pattern = Pattern::Random};
        m_all.push_back({label, std::move(varied)});
    }
    std::vector<CaseVariant> take() { return std::move(m_all); }

private:
    const Case& m_case;
    const MemoryBudget& m_budget;
    std::vector<CaseVariant> m_all;
};

void addShapes(const Operator& op, const MemoryBudget& budget, Variants& variants)
{
    const Sizes sizes = inputDesc(op).sizes;
    Sizes last;
    for (int power = -3; power <= 5; ++power) { // of both axes of the plane
        Sizes scaled = sizes;
        for (size_t axis = sizes.size() < 3 ? 0 : sizes.size() - 2; axis < sizes.size(); ++axis)
            scaled[axis] = power < 0 ? std::max(sizes[axis] >> -power, 1u) : sizes[axis] << power;
        if (elementCount(scaled).value_or(kMostElements + 1) > kMostElements || scaled == last)
            continue;
        last = scaled;
        Operator changed = op;
        setInput(changed, inputDesc(op).dataType, scaled);
        const auto right = fitted(changed, blockOf(op), budget);
        if (right)
            variants.add(QString::fromStdString(text(inputDesc(*right).sizes)), right);
    }
}

} // namespace

QStringList variableFields(const Operator& op)
{
    QStringList names = {QStringLiteral("Shape"), QStringLiteral("DataType")};
    for (const Field& field : fields(op))
        if (field.info.name == kBlock || choice(field))
            names << toQString(field.info.name);
    return names;
}

std::vector<CaseVariant> caseVariants(const Case& c, const QString& field, const MemoryBudget& budget)
{
    Variants variants(c, budget);
    const auto with = [&](std::string_view value) {
        Operator changed = c.op;
        setFieldText(changed, field.toStdString(), value);
        return changed;
    };
    if (field == QLatin1String("Shape")) {
        addShapes(c.op, budget, variants);
    } else if (field == QLatin1String("DataType")) {
        for (const DataType type : kDataTypes) {
            Operator changed = c.op;
            setInput(changed, type, inputDesc(c.op).sizes);
            variants.add(toQString(name(type)), changed);
        }
    } else if (field.toStdString() == kBlock) {
        for (const uint32_t block : kBlocks)
            variants.add(QString::number(block), fitted(with(std::to_string(block)), block, budget));
    } else {
        for (const Field& each : fields(c.op))
            if (const EnumValue* values = choice(each); values && toQString(each.info.name) == field)
                for (const std::string_view value : values->type->names)
                    variants.add(toQString(value), with(value));
    }
    std::vector<CaseVariant> all = variants.take();
    if (all.empty())
        all.push_back({{}, c});
    return all;
}

} // namespace tessera
