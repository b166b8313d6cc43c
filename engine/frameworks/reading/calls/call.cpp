// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/calls/call.h"

#include "engine/core/case/suggest.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

// Modes that no operator says: near others in their letters, and no slips of them.
constexpr std::string_view kOtherModes[] = {"INTER_AREA", "trilinear"};
constexpr double kMostWhole = 9007199254740992.0; // 2^53
constexpr double kMostNumber = 18446744073709551616.0; // 2^64: an end may be the largest there is

std::vector<std::string> namesOf(std::string_view parameters)
{
    std::vector<std::string> names;
    while (!parameters.empty()) {
        const size_t end = std::min(parameters.find(','), parameters.size());
        names.emplace_back(parameters.substr(0, end));
        parameters.remove_prefix(std::min(end + 1, parameters.size()));
    }
    return names;
}

std::string lastPart(const std::string& dotted)
{
    return dotted.substr(dotted.rfind('.') + 1);
}

} // namespace

Call::Call(Evaluator& evaluator, std::string name, size_t begin, std::string_view parameters, std::vector<Given> given)
    : m_evaluator(evaluator)
    , m_name(std::move(name))
    , m_begin(begin)
    , m_parameters(namesOf(parameters))
{
    std::vector<std::string>& names = m_parameters;
    const bool takesAny = std::erase(names, "**") > 0;
    const auto placed = static_cast<size_t>(std::ranges::find(names, "*") - names.begin());
    const bool takesRest = std::erase(names, "*") > 0;
    size_t place = 0;
    for (Given& each : given) {
        if (!each.key.empty())
            takeKeyed(each, takesAny);
        else if (place < placed)
            m_values[names[place++]] = std::move(each.value);
        else if (takesRest)
            m_rest.push_back(std::move(each.value));
        else
            evaluator.source().fail(
                each.value.begin,
                say("reading", "%1 takes %2 arguments, and this is one more")(lastPart(m_name), placed));
    }
}

void Call::takeKeyed(const Given& given, bool takesAny)
{
    if (std::ranges::find(m_parameters, given.key) != m_parameters.end()) {
        if (m_values.contains(given.key))
            m_evaluator.source().fail(given.value.begin, say("reading", "%1 is given twice")(given.key));
        m_values[given.key] = given.value;
    } else if (takesAny) {
        m_others.push_back(given);
    } else {
        m_evaluator.source().fail(given.value.begin,
                                  say("reading", "%1 has no %2")(lastPart(m_name), given.key) + "; "
                                      + suggestion(given.key, m_parameters));
    }
}

Call Call::with(TextTensor tensor) const
{
    Call call = *this;
    if (m_parameters.empty() || m_parameters.front() != "self")
        call.m_parameters.insert(call.m_parameters.begin(), "self");
    call.m_values["self"] = valueOf(std::move(tensor));
    return call;
}

Call Call::without(std::string_view parameter) const
{
    Call call = *this;
    call.m_values.erase(call.m_values.find(parameter));
    return call;
}

bool Call::has(std::string_view parameter) const
{
    const auto found = m_values.find(parameter);
    return found != m_values.end() && !found->second.isNothing();
}

const Value& Call::value(std::string_view parameter) const
{
    const auto found = m_values.find(parameter);
    if (found == m_values.end() || found->second.isNothing())
        fail(say("reading", "%1 is missing")(parameter));
    return found->second;
}

void Call::fail(const Message& message) const
{
    m_evaluator.source().fail(m_begin, lastPart(m_name) + ": " + message);
}

std::string Call::written(std::string_view parameter) const
{
    const auto found = m_values.find(parameter);
    return found == m_values.end() ? ""
                                   : std::string(m_evaluator.source().slice(found->second.begin, found->second.end));
}

void Call::refuse(std::string_view parameter, const Message& reason) const
{
    const auto found = m_values.find(parameter);
    if (found == m_values.end())
        fail(std::string(parameter) + ": " + reason);
    m_evaluator.source().fail(found->second.begin, std::string(parameter) + " " + written(parameter) + ": " + reason);
}

TextTensor Call::tensor(std::string_view parameter) const
{
    const auto found = m_values.find(parameter);
    return found == m_values.end() ? m_evaluator.tensorNamed("x", m_begin) : m_evaluator.tensorOf(found->second);
}

std::vector<TextTensor> Call::tensors(std::string_view parameter) const
{
    const ValueList* list = value(parameter).list();
    if (!list || list->empty())
        refuse(parameter, say("reading", "expected %1")(say("reading", "a list of tensors")));
    std::vector<TextTensor> all;
    for (const Value& each : *list)
        all.push_back(m_evaluator.tensorOf(each));
    return all;
}

double Call::number(std::string_view parameter) const
{
    const Value& given = value(parameter);
    if (const auto* number = given.as<Number>())
        return number->value;
    refuse(parameter, say("reading", "expected %1")(say("reading", "a number")));
}

double Call::number(std::string_view parameter, double otherwise) const
{
    return has(parameter) ? number(parameter) : otherwise;
}

uint32_t Call::size(std::string_view parameter) const
{
    const double given = number(parameter);
    if (!(given >= 1) || given > 4294967295.0 || given != std::floor(given))
        refuse(parameter, say("reading", "expected %1")(say("reading", "a whole number from 1 on")));
    return static_cast<uint32_t>(given);
}

bool Call::flag(std::string_view parameter, bool otherwise) const
{
    if (!has(parameter))
        return otherwise;
    const Value& given = value(parameter);
    if (const auto* flag = given.as<bool>())
        return *flag;
    if (const auto* number = given.as<Number>(); number && (number->value == 0 || number->value == 1))
        return number->value == 1;
    refuse(parameter, say("reading", "expected %1")(say("reading", "True or False")));
}

std::vector<double> Call::numbers(std::string_view parameter) const
{
    const Value& given = value(parameter);
    if (const auto* number = given.as<Number>())
        return {number->value};
    if (const auto all = numbersOf(given))
        return *all;
    refuse(parameter, say("reading", "expected %1")(say("reading", "a list of numbers")));
}

std::pair<double, double> Call::pair(std::string_view parameter) const
{
    const std::vector<double> all = numbers(parameter);
    if (all.size() != 1 && all.size() != 2)
        refuse(parameter, say("reading", "expected %1")(say("reading", "one number or two")));
    return {all.front(), all.back()};
}

std::vector<int64_t> Call::wholeOf(const Value& given, std::string_view parameter) const
{
    const auto* one = given.as<Number>();
    const auto numbers = one ? std::optional(std::vector{one->value}) : numbersOf(given);
    std::vector<int64_t> all;
    for (const double each : numbers.value_or(std::vector{0.5})) {
        if (each != std::floor(each) || std::abs(each) > kMostNumber)
            m_evaluator.source().fail(given.begin,
                                      say("reading", "%1 needs whole numbers")(
                                          parameter.empty() ? lastPart(m_name) : std::string(parameter)));
        all.push_back(static_cast<int64_t>(std::clamp(each, -kMostWhole, kMostWhole)));
    }
    return all;
}

std::vector<int64_t> Call::wholeNumbers(std::string_view parameter) const
{
    return wholeOf(value(parameter), parameter);
}

int64_t Call::wholeNumber(std::string_view parameter) const
{
    const std::vector<int64_t> all = wholeNumbers(parameter);
    if (all.size() != 1)
        refuse(parameter, say("reading", "expected %1")(say("reading", "one whole number")));
    return all.front();
}

std::vector<int64_t> Call::rest() const
{
    if (m_rest.size() == 1)
        return wholeOf(m_rest.front(), {});
    return m_rest.empty() ? std::vector<int64_t>() : wholeOf(valueOf(m_rest), {});
}

std::string Call::text(std::string_view parameter) const
{
    const Value& given = value(parameter);
    if (const auto* text = given.as<std::string>())
        return *text;
    if (const auto* symbol = given.as<Symbol>())
        return lastPart(symbol->dotted);
    refuse(parameter, say("reading", "expected %1")(say("reading", "a string")));
}

std::string Call::word(std::string_view parameter, std::string_view otherwise,
                       std::initializer_list<std::string_view> words, const Text& reason) const
{
    if (!has(parameter))
        return std::string(otherwise);
    const std::string given = text(parameter);
    if (std::ranges::find(words, given) != words.end())
        return given;
    const bool isOther = std::ranges::find(kOtherModes, given) != std::end(kOtherModes);
    const Message right = suggestion(isOther ? "" : given, std::vector<std::string>(words.begin(), words.end()));
    refuse(parameter, reason.isEmpty() ? right : Message(reason) + "; " + right);
}

} // namespace tessera
