// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/timing_variation.h"

#include "app/base/look/format.h"
#include "engine/core/ops/operator.h"

#include <algorithm>

namespace tessera {

namespace {

using Sizes = std::vector<uint32_t>;

constexpr uint32_t kNumbers[] = {1, 2, 3, 4, 5, 6, 8};
constexpr uint64_t kMostElements = uint64_t{1} << 26; // the largest input: a sweep is for minutes, not for hours

const EnumValue* choice(const Field& field)
{
    return std::get_if<EnumValue>(&field.value);
}

bool fits(const Operator& op, const MemoryBudget& budget)
{
    return validate(op, budget).empty();
}

// A number that is neither the tensors' rank nor a list's length: "BlockSize".
bool isNumber(const Field& field)
{
    return std::holds_alternative<uint32_t>(field.value) && !field.info.followsRank;
}

// The operator itself, or with the larger input that its issues suggest, as a block may need.
std::optional<Operator> fitted(Operator op, const MemoryBudget& budget)
{
    const TensorDesc before = inputDesc(op);
    const std::string prefix = std::string(inputField(op)) + ".Sizes[";
    Sizes sizes = before.sizes;
    for (const Issue& issue : validate(op, budget)) {
        if (!issue.path.starts_with(prefix) || issue.suggestions.empty())
            return std::nullopt;
        uint32_t& size = sizes[std::stoul(issue.path.substr(prefix.size()))];
        for (const std::string& suggestion : issue.suggestions)
            size = std::max(size, static_cast<uint32_t>(std::stoul(suggestion)));
    }
    if (sizes != before.sizes)
        setInput(op, before.dataType, sizes);
    return fits(op, budget) ? std::optional(op) : std::nullopt;
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
    for (int power = -3; power <= 5; ++power) { // scales both axes of the plane
        Sizes scaled = sizes;
        for (size_t axis = sizes.size() < 3 ? 0 : sizes.size() - 2; axis < sizes.size(); ++axis)
            scaled[axis] = power < 0 ? std::max(sizes[axis] >> -power, 1u) : sizes[axis] << power;
        if (elementCount(scaled).value_or(kMostElements + 1) > kMostElements || scaled == last)
            continue;
        last = scaled;
        Operator changed = op;
        setInput(changed, inputDesc(op).dataType, scaled);
        const auto right = fitted(changed, budget);
        if (right)
            variants.add(QString::fromStdString(text(inputDesc(*right).sizes)), right);
    }
}

} // namespace

QStringList variableFields(const Operator& op)
{
    QStringList names = {QStringLiteral("Shape"), QStringLiteral("DataType")};
    for (const Field& field : fields(op))
        if (isNumber(field) || choice(field))
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
    }
    for (const Field& each : fields(c.op)) {
        if (toQString(each.info.name) != field)
            continue;
        if (isNumber(each))
            for (const uint32_t number : kNumbers)
                variants.add(QString::number(number), fitted(with(std::to_string(number)), budget));
        else if (const EnumValue* values = choice(each))
            for (const std::string_view value : values->type->names)
                variants.add(toQString(value), with(value));
    }
    std::vector<CaseVariant> all = variants.take();
    if (all.empty())
        all.push_back({{}, c});
    return all;
}

} // namespace tessera
