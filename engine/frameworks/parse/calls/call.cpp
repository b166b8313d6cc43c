// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/parse/calls/call.h"

#include "engine/core/message/message.h"
#include "engine/core/tensor/value.h"

#include <algorithm>
#include <cctype>
#include <functional>
#include <numeric>

namespace tessera {

std::string lastPart(const std::string& dotted)
{
    return dotted.substr(dotted.rfind('.') + 1);
}

Call::Call(Evaluator& evaluator, std::string name, size_t begin, const Function& row, std::vector<Argument> given)
    : m_evaluator(evaluator)
    , m_name(std::move(name))
    , m_begin(begin)
    , m_row(&row)
    , m_parameters(row.parameters)
{
    std::vector<std::string>& names = m_parameters;
    const bool takesAny = std::erase(names, "**") > 0;
    const auto placed = static_cast<size_t>(std::ranges::find(names, "*") - names.begin());
    const bool takesRest = std::erase(names, "*") > 0;
    size_t place = 0;
    for (size_t i = 0; i < given.size(); ++i) {
        const auto [key, each] = given[i];
        const auto refuse = [&, at = each.begin](const Message& why) { m_evaluator.fail(at, why); };
        if (!key.empty()) {
            const bool isKnown = std::ranges::find(names, key) != names.end();
            if (isKnown && !m_values.emplace(key, each).second)
                refuse(say("reading", "%1 is given twice")(key));
            if (!isKnown && !takesAny)
                refuse(say("reading", "%1 has no %2")(lastPart(m_name), key) + "; " + suggestion(key, names));
            if (!isKnown)
                m_others.push_back(given[i]);
        } else if (place < placed && names[place].ends_with("{}")) {
            if (!each.object())
                refuse(say("reading", "expected an object such as %1")("{sizes: [4, 4]}"));
            for (const auto& [member, value] : *each.object())
                given.push_back({member, value});
            ++place;
        } else if (place < placed) {
            m_values[names[place++]] = each;
        } else if (takesRest) {
            m_rest.push_back(each);
        } else {
            refuse(say("reading", "%1 takes %2 arguments, and this is one more")(lastPart(m_name), placed));
        }
    }
    if (!m_rest.empty() && placed < names.size()) {
        Value list = m_rest.size() == 1 ? m_rest.front() : valueOf(m_rest);
        list.begin = m_rest.front().begin;
        list.end = m_rest.back().end;
        m_values.emplace(names[placed], std::move(list));
    }
}

Call Call::with(TracedTensor tensor) const
{
    Call call = *this;
    if (m_parameters.empty() || m_parameters.front() != "self")
        call.m_parameters.insert(call.m_parameters.begin(), "self");
    call.m_values["self"] = valueOf(std::move(tensor));
    return call;
}

std::string Call::nameOf(const Parameter& parameter) const
{
    if (const int* place = std::get_if<int>(&parameter))
        return m_parameters.at(static_cast<size_t>(*place));
    const std::string name(std::get<std::string_view>(parameter));
    const auto role = m_row->roles.find(name);
    const bool isName = role == m_row->roles.end() || std::ranges::find(m_parameters, name) != m_parameters.end();
    return isName ? name : role->second;
}

bool Call::takes(const Parameter& parameter) const
{
    return std::ranges::find(m_parameters, nameOf(parameter)) != m_parameters.end();
}

const Value& Call::find(const Parameter& parameter) const
{
    static const Value nothing;
    const auto found = m_values.find(nameOf(parameter));
    return found == m_values.end() ? nothing : found->second;
}

const Value& Call::value(const Parameter& parameter) const
{
    if (!has(parameter))
        fail(say("reading", "%1 is missing")(nameOf(parameter)));
    return find(parameter);
}

void Call::fail(const Message& message) const
{
    m_evaluator.fail(m_begin, lastPart(m_name) + ": " + message);
}

std::string Call::written(const Parameter& parameter) const
{
    return std::string(m_evaluator.source().slice(find(parameter).begin, find(parameter).end));
}

void Call::refuse(const Parameter& parameter, const Message& reason) const
{
    const std::string name = nameOf(parameter);
    if (!m_values.contains(name))
        fail(name + ": " + reason);
    m_evaluator.fail(find(parameter).begin, name + " " + written(parameter) + ": " + reason);
}

void Call::expect(const Parameter& parameter, const Text& what) const
{
    refuse(parameter, say("reading", "expected %1")(what));
}

TracedTensor Call::tensor(const Parameter& parameter) const
{
    const auto given = m_values.find(nameOf(parameter));
    return given == m_values.end() ? m_evaluator.tensorNamed("x", m_begin) : m_evaluator.tensorOf(given->second);
}

std::vector<TracedTensor> Call::tensors(const Parameter& parameter) const
{
    const ValueList* list = value(parameter).list();
    if (!list || list->empty())
        expect(parameter, say("reading", "a list of tensors"));
    std::vector<TracedTensor> all;
    for (const Value& each : *list)
        all.push_back(m_evaluator.tensorOf(each));
    return all;
}

double Call::number(const Parameter& parameter, std::optional<double> otherwise) const
{
    if (otherwise && !has(parameter))
        return *otherwise;
    const auto all = value(parameter).list() ? std::nullopt : numbersOf(value(parameter));
    if (!all || all->size() != 1)
        expect(parameter, say("reading", "a number"));
    return all->front();
}

uint32_t Call::size(const Parameter& parameter) const
{
    return sizeOf(number(parameter), nameOf(parameter));
}

std::vector<double> Call::numbers(const Parameter& parameter) const
{
    if (const auto all = numbersOf(value(parameter)))
        return *all;
    expect(parameter, say("reading", "a list of numbers"));
}

std::pair<double, double> Call::pair(const Parameter& parameter) const
{
    const std::vector<double> all = numbers(parameter);
    if (all.size() != 1 && all.size() != 2)
        expect(parameter, say("reading", "one number or two"));
    return {all.front(), all.back()};
}

std::vector<int64_t> Call::wholes(const Parameter& parameter) const
{
    if (const auto all = wholesOf(value(parameter)))
        return *all;
    m_evaluator.fail(value(parameter).begin, say("reading", "%1 needs whole numbers")(nameOf(parameter)));
}

int64_t Call::whole(const Parameter& parameter, std::optional<int64_t> otherwise) const
{
    if (otherwise && !has(parameter))
        return *otherwise;
    const std::vector<int64_t> all = wholes(parameter);
    if (all.size() != 1)
        expect(parameter, say("reading", "one whole number"));
    return all.front();
}

std::string Call::text(const Parameter& parameter) const
{
    const Value& given = value(parameter);
    if (!given.as<std::string>() && !given.as<Symbol>())
        expect(parameter, say("reading", "a string"));
    return given.as<std::string>() ? wordOf(given) : lastPart(wordOf(given));
}

bool Call::is(std::string_view word) const
{
    return std::ranges::find(m_row->words, word) != m_row->words.end();
}

std::string Call::said(const Parameter& parameter) const
{
    const auto otherwise = m_row->defaults.find(nameOf(parameter));
    std::string own = otherwise == m_row->defaults.end() ? "None" : otherwise->second;
    if (!has(parameter))
        return own;
    const Value& given = value(parameter);
    const auto* flag = given.as<bool>();
    const auto* number = given.as<double>();
    if (flag || (number && (own == "True" || own == "False") && (*number == 0 || *number == 1)))
        return (flag ? *flag : *number == 1) ? "True" : "False";
    if (number)
        return toText(*number);
    return given.as<std::string>() || given.as<Symbol>() ? text(parameter) : written(parameter);
}

// Whether the rule takes the word; it takes any for a parameter that it does not name.
static bool allows(const Rule& rule, const std::string& parameter, const std::string& word)
{
    const auto words = rule.when.find(parameter);
    return words == rule.when.end() || std::ranges::find(words->second, word) != words->second.end();
}

const Rule& Call::rule(const Text& reason) const
{
    std::vector<const Rule*> left;
    for (const Rule& each : m_row->rules)
        left.push_back(&each);
    for (const std::string& parameter : m_row->parameters) {
        const std::vector<const Rule*> before = left;
        std::erase_if(left, [&](const Rule* each) { return !allows(*each, parameter, said(parameter)); });
        if (left.empty())
            refuseWord(parameter, before, reason);
    }
    return *left.front();
}

// `left`: the rules that take the arguments before this one.
void Call::refuseWord(const std::string& parameter, const std::vector<const Rule*>& left, const Text& reason) const
{
    const std::string word = said(parameter);
    if (word == "None")
        value(parameter); // throws: it is missing
    for (const Rule& each : m_row->rules) // other arguments would allow it
        for (const auto& [other, taken] : each.when)
            if (each.when.contains(parameter) && allows(each, parameter, word) && !allows(each, other, said(other)))
                refuse(parameter,
                       say("reading", "%1 takes it with %2 %3 only")(
                           m_row->framework, other, anyOf(std::vector<Message>(taken.begin(), taken.end()))));
    const auto isName = [](const std::string& each) { return std::isdigit(static_cast<unsigned char>(each[0])) == 0; };
    std::vector<std::string> words;
    for (const Rule* each : left)
        for (const std::string& taken : each->when.at(parameter))
            if (std::ranges::find(words, taken) == words.end())
                words.push_back(taken);
    const auto isOfOtherKind = [&](const std::string& each) { return isName(each) != isName(word); };
    if (!std::ranges::all_of(words, isOfOtherKind)) // a name is said for a name, and a number for a number
        std::erase_if(words, isOfOtherKind);
    constexpr std::string_view others[] = {"INTER_AREA", "trilinear"}; // that are no misspellings
    const bool isOther = std::ranges::find(others, word) != std::end(others);
    Message right = suggestion(isOther || !isName(word) || words.size() == 1 ? "" : word, words);
    const auto isOf = [&](const char* role) {
        const auto found = m_row->roles.find(role);
        return found != m_row->roles.end() && found->second == parameter;
    };
    if (!reason.isEmpty() && (isOf("mode") || isOf("layout")))
        right = Message(reason) + "; " + right;
    if (!has(parameter))
        right = right + "; " + say("reading", "it is %1 where nothing is said")(word);
    refuse(parameter, right);
}

Action actionNamed(std::string_view word)
{
    static const NamedAction others[] = {{"resize", resizedByRow}, {"direct-ml", directMlResample}};
    for (const std::span<const NamedAction> actions :
         {moveActions(), partActions(), valueActions(), onnxActions(), std::span<const NamedAction>(others)})
        for (const auto& [name, act] : actions)
            if (name == word)
                return act;
    return nullptr;
}

// Runs the row's action; its refusals get the place of the call or of the argument. Throws ReadError.
static Value applied(const Call& call)
{
    try {
        return call.row().act(call);
    } catch (const ReadError&) {
        throw;
    } catch (const RefusedAttribute& refused) {
        const std::string parameter = refused.attribute.substr(0, refused.attribute.find('['));
        call.refuseIf(!call.written(parameter).empty(), parameter, refused.reason);
        call.fail(refused.message());
    } catch (const TextError& error) {
        call.fail(error.message());
    }
}

Value madeBy(const Call& call)
{
    if (call.row().isLayer)
        return {.is = Layer{[call](TracedTensor tensor) { // with a copy of the call
                    return call.evaluator().tensorOf(applied(call.with(std::move(tensor))));
                }}};
    Value made = applied(call);
    if (call.is("named") && call.has("name") && !made.isNothing()) {
        const std::string name = call.text("name");
        if (!name.empty() && (!call.is("unknown") || !call.evaluator().variable(name)))
            call.evaluator().setNamed(name, made);
    }
    return made;
}

ChannelPlace layoutOf(const Call& call)
{
    if (!call.takes("layout"))
        return call.is("last") ? ChannelPlace::Last : ChannelPlace::First;
    const std::string format = call.said("layout"), usual = call.row().defaults.find(call.nameOf("layout"))->second;
    // As JavaScript, Keras and all others write it.
    constexpr std::pair<std::string_view, std::string_view> spellings[] = {
        {"channelsLast", "channelsFirst"}, {"channels_last", "channels_first"}, {"NHWC", "NCHW"}};
    const auto isOwn = [&](const auto& each) { return usual == each.first || usual == each.second; };
    const auto [last, first] = *std::ranges::find_if(spellings, isOwn);
    call.refuseIf(format != last && format != first, "layout", say("reading", "expected %1 or %2")(last, first));
    return format == last ? ChannelPlace::Last : ChannelPlace::First;
}

// Whether the wanted shape changes fewer axes if channels are last.
static bool keepsLast(const Call& call)
{
    const std::vector<uint32_t>& sizes = call.evaluator().options().sizes;
    std::vector<int64_t> shape = call.wholes("shape");
    shape.resize(sizes.size());
    const auto changes = [&](const std::vector<uint32_t>& seen) {
        return std::inner_product(seen.begin(), seen.end(), shape.begin(), 0, std::plus<>(),
                                  std::not_equal_to<int64_t>());
    };
    return changes(shapeOf(sizes, ChannelPlace::Last)) < changes(sizes);
}

TracedTensor tensorIn(const Call& call, ChannelPlace layout)
{
    TracedTensor tensor = call.tensor(0);
    const bool mayBeLast = tensor.isInput() && tensor.rank() == 4 && call.evaluator().layout() == ChannelPlace::First;
    if (mayBeLast && (layout == ChannelPlace::Last || (call.is("seen") && !tensor.isMade() && keepsLast(call))))
        throw ChannelsAreLast{};
    return tensor;
}

} // namespace tessera
