// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/sweep/case_choice.h"

#include "engine/core/case/suggest.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/random.h"
#include "engine/judge/sweep/case_parts.h"

#include <algorithm>

namespace tessera {

namespace {

template <class T> bool has(const std::vector<T>& list, const T& value)
{
    return std::ranges::find(list, value) != list.end();
}

// Those of `all` that the list has, in the order of `all`; empty where it has each.
template <class T> std::vector<T> inOrder(std::vector<T> all, const std::vector<T>& list)
{
    const size_t count = all.size();
    std::erase_if(all, [&](const T& each) { return !has(list, each); });
    return all.size() == count ? std::vector<T>() : all;
}

std::string listed(const std::vector<std::string>& names)
{
    std::string text;
    for (const std::string& each : names)
        text += (text.empty() ? "" : ", ") + each;
    return text;
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
    return listed(namesOf(types));
}

std::vector<DataType> allTypes()
{
    return {kDataTypes.begin(), kDataTypes.end()};
}

std::vector<Operator> operatorsOf(const CaseChoice& choice)
{
    std::vector<Operator> all = allOperators();
    std::erase_if(all, [&](const Operator& op) {
        return !choice.operators.empty() && !has(choice.operators, std::string(name(op)));
    });
    return all;
}

std::string operatorNamed(const std::string& text)
{
    if (const auto op = operatorFromName(text))
        return std::string(name(*op));
    throw TextError(say("sweep", "--operator \"%1\": %2")(text, suggestion(text, operatorNames())));
}

std::vector<DataType> typesFrom(const std::string& list)
{
    std::vector<DataType> types;
    for (size_t begin = 0; begin <= list.size();) {
        const size_t end = std::min(list.find(',', begin), list.size());
        const std::string word = list.substr(begin, end - begin);
        const auto type = dataTypeFromName(word);
        if (!type)
            throw TextError(say("sweep", "--types \"%1\": %2")(word, suggestion(word, namesOf(allTypes()))));
        types.push_back(*type);
        begin = end + 1;
    }
    return types;
}

// Whoever names an operator or a type wants cases of it.
void needCasesOfEach(const CaseChoice& told, const std::vector<DataType>& types)
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

// What a list leaves of `all`, one engine's claims after the other's.
template <class T> class Narrowing {
public:
    Narrowing(std::vector<T> all, std::string_view option)
        : m_left(std::move(all))
        , m_option(option)
    {
    }

    void claim(const std::string& engine, const std::vector<T>& claimed)
    {
        if (claimed.empty())
            return;
        std::vector<T> next = m_left;
        std::erase_if(next, [&](const T& each) { return !has(claimed, each); });
        if (next.empty())
            throw TextError(
                say("sweep", "%1 claims %2, which leaves no case of %3")(engine, listed(claimed), listed(m_left)));
        m_claims += (m_claims.empty() ? "" : ", ") + engine;
        m_left = std::move(next);
    }

    void tell(const std::vector<T>& told)
    {
        if (told.empty())
            return;
        std::vector<T> next = m_left;
        std::erase_if(next, [&](const T& each) { return !has(told, each); });
        if (next.empty())
            throw TextError(say("sweep", "--%1 %2: not claimed by %3; expected one of %4")(m_option, listed(told),
                                                                                           m_claims, listed(m_left)));
        m_left = std::move(next);
    }

    const std::vector<T>& left() const { return m_left; }

private:
    std::vector<T> m_left;
    std::string_view m_option;
    std::string m_claims; // the engines that claim
};

} // namespace

std::string toText(const CaseChoice& choice)
{
    std::string text;
    for (const std::string& each : choice.operators)
        text += " --operator " + each;
    for (const DataType& type : choice.types)
        text += (&type == choice.types.data() ? " --types " : ",") + std::string(name(type));
    return text + (choice.isPacked ? " --packed" : "");
}

std::string described(const CaseChoice& choice)
{
    std::string text = listed(choice.operators);
    const auto add = [&](const std::string& part) { text += (text.empty() || part.empty() ? "" : "; ") + part; };
    add(listed(choice.types));
    add(choice.isPacked ? "packed" : "");
    return text;
}

std::string described(const Claims& claims)
{
    return described(CaseChoice{claims.operators, claims.types});
}

std::vector<std::string> operatorNames()
{
    std::vector<std::string> names;
    for (const Operator& op : allOperators())
        names.emplace_back(name(op));
    return names;
}

std::vector<DataType> typesOf(const Operator& op)
{
    Operator sample = op;
    Random random(0);
    sample->randomize(random);
    std::vector<DataType> types = allTypes();
    std::erase_if(types, [&](DataType type) { return !validate(parts::withType(sample, type)).empty(); });
    return types;
}

CaseChoice choiceFrom(const std::vector<std::string>& operators, const std::optional<std::string>& types, bool isPacked)
{
    CaseChoice choice{.isPacked = isPacked};
    for (const std::string& each : operators)
        choice.operators.push_back(operatorNamed(each));
    const std::vector<DataType> told = types ? typesFrom(*types) : std::vector<DataType>();
    needCasesOfEach(choice, told);
    return {inOrder(operatorNames(), choice.operators), inOrder(allTypes(), told), isPacked};
}

std::vector<NamedClaims> claimsOf(std::initializer_list<const OutputSource*> sources)
{
    std::vector<NamedClaims> all;
    for (const OutputSource* source : sources)
        if (const auto* claiming = dynamic_cast<const ClaimingEngine*>(source))
            for (const Claims& each : claiming->claims())
                if (each != Claims())
                    all.push_back({source->name(), each});
    return all;
}

CaseChoice narrowed(const CaseChoice& told, std::span<const NamedClaims> claims)
{
    Narrowing<std::string> operators(operatorNames(), "operator");
    Narrowing<DataType> types(allTypes(), "types");
    for (const auto& [engine, each] : claims) {
        operators.claim(engine, each.operators);
        types.claim(engine, each.types);
    }
    operators.tell(told.operators);
    types.tell(told.types);
    const CaseChoice choice{inOrder(operatorNames(), operators.left()), inOrder(allTypes(), types.left()),
                            told.isPacked};
    const auto hasCase = [&](const Operator& op) {
        return std::ranges::any_of(typesOf(op), [&](DataType type) { return has(types.left(), type); });
    };
    if (std::ranges::none_of(operatorsOf(choice), hasCase))
        throw TextError(
            say("sweep", "no case is left: %1 has none of %2")(listed(operators.left()), listed(types.left())));
    return choice;
}

} // namespace tessera
