// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/sweep/random_case.h"

#include "engine/core/message/message.h"
#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/random.h"
#include "engine/judge/sweep/case_parts.h"

#include <algorithm>
#include <numeric>

namespace tessera {

namespace {

template <class T> bool has(const std::vector<T>& list, const T& value)
{
    return std::ranges::find(list, value) != list.end();
}

// The list in the order of `all`; empty where it has all.
template <class T> std::vector<T> inOrder(std::vector<T> all, const std::vector<T>& list)
{
    const size_t count = all.size();
    std::erase_if(all, [&](const T& each) { return !has(list, each); });
    return all.size() == count ? std::vector<T>() : all;
}

std::vector<std::string> namesOf(const std::vector<DataType>& types)
{
    std::vector<std::string> names;
    for (const DataType type : types)
        names.emplace_back(name(type));
    return names;
}

std::string listed(const std::vector<DataType>& types)
{
    return listText(namesOf(types), ", ");
}

std::vector<DataType> allTypes()
{
    return {kDataTypes.begin(), kDataTypes.end()};
}

std::vector<DataType> typesFrom(const std::string& list)
{
    std::vector<DataType> types;
    for (const std::string_view word : splitText(list, ",")) {
        const auto type = dataTypeFromName(word);
        if (!type)
            throw TextError(
                say("sweep", "--types \"%1\": %2")(word, suggestion(std::string(word), namesOf(allTypes()))));
        types.push_back(*type);
    }
    return types;
}

// Each named operator and type must have cases.
void requireCasesOfEach(const CaseChoice& told, const std::vector<DataType>& types)
{
    std::vector<DataType> possible;
    for (const Operator& op : operatorsOf(told)) {
        const std::vector<DataType> own = typesOf(op);
        possible.insert(possible.end(), own.begin(), own.end());
        const auto isOwn = [&](DataType type) { return has(own, type); };
        if (!told.operators.empty() && !types.empty() && std::ranges::none_of(types, isOwn))
            throw TextError(say("sweep", "--types %1: %2 has none of them; expected one of %3")(listed(types), name(op),
                                                                                                listed(own)));
    }
    for (const DataType type : types)
        if (!has(possible, type))
            throw TextError(say("sweep", "--types %1: no --operator has it; expected one of %2")(
                name(type), listed(inOrder(allTypes(), possible))));
}

} // namespace

std::string toText(const CaseChoice& choice)
{
    std::string text;
    for (const std::string& each : choice.operators)
        text += " --operator " + each;
    if (!choice.types.empty())
        text += " --types " + listText(namesOf(choice.types), ",");
    return text + (choice.isPacked ? " --packed" : "");
}

std::string described(const CaseChoice& choice)
{
    std::vector<std::string> parts = {listText(choice.operators, ", "), listed(choice.types),
                                      choice.isPacked ? "packed" : ""};
    std::erase(parts, "");
    return listText(parts, "; ");
}

std::vector<std::string> operatorNames()
{
    std::vector<std::string> names;
    for (const Operator& op : allOperators())
        names.emplace_back(name(op));
    return names;
}

std::vector<Operator> operatorsOf(const CaseChoice& choice)
{
    std::vector<Operator> all = allOperators();
    std::erase_if(all, [&](const Operator& op) {
        return !choice.operators.empty() && !has(choice.operators, std::string(name(op)));
    });
    return all;
}

std::vector<DataType> typesOf(const Operator& op)
{
    Operator sample = op;
    Random random(0);
    randomize(sample, random);
    std::vector<DataType> types = allTypes();
    std::erase_if(types, [&](DataType type) { return !validate(parts::withType(sample, type)).empty(); });
    return types;
}

CaseChoice choiceFrom(const std::vector<std::string>& operators, const std::optional<std::string>& types, bool isPacked)
{
    CaseChoice choice{.isPacked = isPacked};
    for (const std::string& each : operators) {
        const auto op = operatorFromName(each);
        if (!op)
            throw TextError(say("sweep", "--operator \"%1\": %2")(each, suggestion(each, operatorNames())));
        choice.operators.emplace_back(name(*op));
    }
    const std::vector<DataType> told = types ? typesFrom(*types) : std::vector<DataType>();
    requireCasesOfEach(choice, told);
    return {inOrder(operatorNames(), choice.operators), inOrder(allTypes(), told), isPacked};
}

Shard shardFrom(const std::string& text)
{
    constexpr uint64_t kMostShards = 1'000'000;
    const std::vector<std::string_view> parts = splitText(text, "/");
    const auto index = numberIn<uint64_t>(parts.front()), count = numberIn<uint64_t>(parts.back());
    if (parts.size() != 2 || !index || !count || *index < 1 || *index > *count || *count > kMostShards)
        throw TextError(say("sweep", "--shard \"%1\": expected I/N with I from 1 to N, such as 3/16")(text));
    return {*index, *count};
}

std::string toText(const Shard& shard)
{
    return std::to_string(shard.index) + "/" + std::to_string(shard.count);
}

namespace {

enum Layout { Packed, Gaps, Permuted };
constexpr Weighted kLayouts[] = {
    {"packed", 2}, {"axes in order, with gaps and repeats", 2}, {"axes in any order, with gaps and repeats", 2}};
constexpr Weighted kData[] = {{"random", 3}, {"special: NaN, infinities, -0, denormals, largest", 1}};
constexpr Weighted kRare[] = {{"yes", 1}, {"no", 2}};
constexpr Weighted kRepeated[] = {{"yes", 1}, {"no", 5}};

bool isYes(std::span<const Weighted> rows, Random& random)
{
    return pickWeighted(rows, random) == 0;
}

// Strides with gaps, in some order of the axes; inputs sometimes have a repeated axis.
void setLayout(TensorDesc& desc, TensorRole role, Random& random)
{
    const size_t layout = pickWeighted(kLayouts, random);
    if (layout == Packed)
        return;
    std::vector<size_t> order(desc.sizes.size()); // innermost first
    std::iota(order.rbegin(), order.rend(), size_t{0});
    if (layout == Permuted)
        for (size_t i = order.size(); i > 1; --i)
            std::swap(order[i - 1], order[random.below(i)]);
    desc.strides.emplace(desc.sizes.size());
    uint32_t stride = isYes(kRare, random) ? 2 : 1;
    for (const size_t axis : order) {
        const bool repeated = role == TensorRole::Input && isYes(kRepeated, random);
        (*desc.strides)[axis] = repeated ? 0 : stride;
        if (!repeated)
            stride = stride * desc.sizes[axis] + (isYes(kRare, random) ? static_cast<uint32_t>(random.below(3)) : 0);
    }
    if (isYes(kRare, random))
        desc.totalTensorSizeInBytes = *minimumBytes(desc) + 4 * random.below(5);
}

} // namespace

RandomCases::RandomCases(const CaseChoice& choice)
    : m_isPacked(choice.isPacked)
{
    for (const Operator& op : operatorsOf(choice)) {
        std::vector<DataType> types = choice.types.empty() ? std::vector<DataType>() : typesOf(op);
        std::erase_if(types,
                      [&](DataType each) { return std::ranges::find(choice.types, each) == choice.types.end(); });
        if (choice.types.empty() || !types.empty())
            m_kinds.push_back({op, std::move(types)});
    }
    if (m_kinds.empty())
        throw TextError(say("sweep", "there is no case of %1")(described(choice)));
}

Case RandomCases::at(uint64_t seed, uint64_t index) const
{
    const auto next = [](uint64_t x) { return mixedBits(x + kGoldenRatio); };
    Random random(next(next(seed) + index)); // hashed, so that neighbouring seeds and indices give unrelated cases
    const Kind& kind = m_kinds[random.below(m_kinds.size())];
    Case c;
    c.op = kind.op;
    randomize(c.op, random);
    if (!kind.types.empty())
        c.op = parts::withType(c.op, random.pick(kind.types));
    for (const TensorRole role : parts::kRoles)
        if (!m_isPacked)
            setLayout(parts::descOf(c.op, role), role, random);
    const Pattern pattern = pickWeighted(kData, random) == 0 ? Pattern::Random : Pattern::Special;
    c.data = Generator{.pattern = pattern, .seed = random.below(1'000'000)};
    return c;
}

std::vector<Operator> RandomCases::operators() const
{
    std::vector<Operator> all;
    for (const Kind& kind : m_kinds)
        all.push_back(kind.op);
    return all;
}

Case randomCase(uint64_t seed, uint64_t index)
{
    return RandomCases().at(seed, index);
}

std::vector<WeightTable> randomCaseWeights()
{
    std::vector<WeightTable> tables = operatorWeights();
    tables.insert(tables.end(),
                  {{"layout of a tensor", kLayouts},
                   {"a gap, one each: before the first element, after an axis, at the end", kRare},
                   {"an input's axis is repeated by a stride of 0", kRepeated},
                   {"data", kData}});
    return tables;
}

} // namespace tessera
