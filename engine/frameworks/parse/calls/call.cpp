// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/parse/calls/call.h"

#include "engine/core/message/message.h"
#include "engine/core/tensor/value.h"

#include <algorithm>
#include <cctype>
#include <cmath>

namespace tessera {

namespace {

// Modes without an operator that are no misspellings of others.
constexpr std::string_view kOtherModes[] = {"INTER_AREA", "trilinear"};
constexpr double kMostWhole = 9007199254740992.0; // 2^53
constexpr double kMostNumber = 18446744073709551616.0; // 2^64: the end of a slice may be the largest number

} // namespace

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
        const Argument each = given[i];
        const auto refuse = [&](const Message& why) { m_evaluator.fail(each.value.begin, why); };
        const bool isKnown = std::ranges::find(names, each.key) != names.end();
        if (!each.key.empty() && m_values.contains(each.key))
            refuse(say("reading", "%1 is given twice")(each.key));
        if (!each.key.empty() && !isKnown && !takesAny)
            refuse(say("reading", "%1 has no %2")(lastPart(m_name), each.key) + "; " + suggestion(each.key, names));
        if (isKnown) {
            m_values[each.key] = each.value;
        } else if (!each.key.empty()) {
            m_others.push_back(each);
        } else if (place < placed && names[place].ends_with("{}")) {
            const ValueObject* members = each.value.object();
            if (!members)
                refuse(say("reading", "expected an object such as %1")("{sizes: [4, 4]}"));
            for (const auto& [key, value] : *members)
                given.push_back({key, value});
            ++place;
        } else if (place < placed) {
            m_values[names[place++]] = each.value;
        } else if (takesRest) {
            m_rest.push_back(each.value);
        } else {
            refuse(say("reading", "%1 takes %2 arguments, and this is one more")(lastPart(m_name), placed));
        }
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

const Value* Call::find(std::string_view parameter) const
{
    const auto found = m_values.find(parameter);
    return found == m_values.end() ? nullptr : &found->second;
}

const Value& Call::value(std::string_view parameter) const
{
    if (!has(parameter))
        fail(say("reading", "%1 is missing")(parameter));
    return *find(parameter);
}

void Call::fail(const Message& message) const
{
    m_evaluator.fail(m_begin, lastPart(m_name) + ": " + message);
}

std::string Call::written(std::string_view parameter) const
{
    const Value* given = find(parameter);
    return given ? std::string(m_evaluator.source().slice(given->begin, given->end)) : "";
}

void Call::refuse(std::string_view parameter, const Message& reason) const
{
    const Value* given = find(parameter);
    if (!given)
        fail(std::string(parameter) + ": " + reason);
    m_evaluator.fail(given->begin, std::string(parameter) + " " + written(parameter) + ": " + reason);
}

void Call::expect(std::string_view parameter, const Text& what) const
{
    refuse(parameter, say("reading", "expected %1")(what));
}

TracedTensor Call::tensor(std::string_view parameter) const
{
    const Value* given = find(parameter);
    return given ? m_evaluator.tensorOf(*given) : m_evaluator.tensorNamed("x", m_begin);
}

std::vector<TracedTensor> Call::tensors(std::string_view parameter) const
{
    const ValueList* list = value(parameter).list();
    if (!list || list->empty())
        expect(parameter, say("reading", "a list of tensors"));
    std::vector<TracedTensor> all;
    for (const Value& each : *list)
        all.push_back(m_evaluator.tensorOf(each));
    return all;
}

double Call::number(std::string_view parameter) const
{
    const auto all = value(parameter).list() ? std::nullopt : numbersOf(value(parameter));
    if (!all || all->size() != 1)
        expect(parameter, say("reading", "a number"));
    return all->front();
}

uint32_t Call::size(std::string_view parameter) const
{
    const double given = number(parameter);
    if (!(given >= 1) || given > 4294967295.0 || given != std::floor(given))
        expect(parameter, say("reading", "a whole number from 1 on"));
    return static_cast<uint32_t>(given);
}

std::vector<double> Call::numbers(std::string_view parameter) const
{
    if (const auto all = numbersOf(value(parameter)))
        return *all;
    expect(parameter, say("reading", "a list of numbers"));
}

std::pair<double, double> Call::pair(std::string_view parameter) const
{
    const std::vector<double> all = numbers(parameter);
    if (all.size() != 1 && all.size() != 2)
        expect(parameter, say("reading", "one number or two"));
    return {all.front(), all.back()};
}

std::vector<int64_t> Call::wholeOf(const Value& given, std::string_view parameter) const
{
    std::vector<int64_t> all;
    for (const double each : numbersOf(given).value_or(std::vector{0.5})) {
        if (each != std::floor(each) || std::abs(each) > kMostNumber)
            m_evaluator.fail(given.begin,
                             say("reading", "%1 needs whole numbers")(parameter.empty() ? lastPart(m_name)
                                                                                        : std::string(parameter)));
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
        expect(parameter, say("reading", "one whole number"));
    return all.front();
}

std::vector<int64_t> Call::rest() const
{
    return wholeOf(m_rest.size() == 1 ? m_rest.front() : valueOf(m_rest), {});
}

std::string Call::text(std::string_view parameter) const
{
    const Value& given = value(parameter);
    if (const auto* text = given.as<std::string>())
        return *text;
    if (const auto* symbol = given.as<Symbol>())
        return lastPart(symbol->dotted);
    expect(parameter, say("reading", "a string"));
}

bool Call::is(std::string_view word) const
{
    return std::ranges::find(m_row->words, word) != m_row->words.end();
}

std::string_view Call::named(std::string_view role) const
{
    const auto found = m_row->roles.find(role);
    return found == m_row->roles.end() ? std::string_view() : found->second;
}

std::string Call::said(std::string_view parameter) const
{
    const auto otherwise = m_row->defaults.find(parameter);
    const std::string own = otherwise == m_row->defaults.end() ? "None" : otherwise->second;
    if (!has(parameter))
        return own;
    const Value& given = value(parameter);
    const bool isFlag = own == "True" || own == "False";
    if (const auto* flag = given.as<bool>())
        return *flag ? "True" : "False";
    if (const auto* number = given.as<double>())
        return isFlag && (*number == 0 || *number == 1) ? (*number == 1 ? "True" : "False") : toText(*number);
    return given.as<std::string>() || given.as<Symbol>() ? text(parameter) : written(parameter);
}

// Whether the rule takes the word; it takes any for a parameter that it does not name.
static bool takes(const Rule& rule, const std::string& parameter, const std::string& word)
{
    const auto words = rule.when.find(parameter);
    return words == rule.when.end() || std::ranges::find(words->second, word) != words->second.end();
}

const Rule& Call::rule(const Text& reason) const
{
    std::vector<const Rule*> left, next;
    for (const Rule& each : m_row->rules)
        left.push_back(&each);
    for (const std::string& parameter : m_row->parameters) {
        next.clear();
        std::ranges::copy_if(left, std::back_inserter(next),
                             [&](const Rule* each) { return takes(*each, parameter, said(parameter)); });
        if (next.empty())
            refuseWord(parameter, left, reason);
        left.swap(next);
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
            if (each.when.contains(parameter) && takes(each, parameter, word) && !takes(each, other, said(other)))
                refuse(parameter,
                       say("reading", "%1 takes it with %2 %3 only")(
                           m_row->framework, other, anyOf(std::vector<Message>(taken.begin(), taken.end()))));
    const auto isName = [](const std::string& each) { return std::isdigit(static_cast<unsigned char>(each[0])) == 0; };
    std::vector<std::string> words, ofItsKind; // names, or numbers, as the word is
    for (const Rule* each : left)
        for (const std::string& taken : each->when.at(parameter))
            if (std::ranges::find(words, taken) == words.end())
                words.push_back(taken);
    std::ranges::copy_if(words, std::back_inserter(ofItsKind),
                         [&](const std::string& each) { return isName(each) == isName(word); });
    words = ofItsKind.empty() ? words : ofItsKind;
    const bool isOther = std::ranges::find(kOtherModes, word) != std::end(kOtherModes);
    Message right = suggestion(isOther || !isName(word) || words.size() == 1 ? "" : word, words);
    if (!reason.isEmpty() && (parameter == named("mode") || parameter == named("layout")))
        right = Message(reason) + "; " + right;
    if (!has(parameter))
        right = right + "; " + say("reading", "it is %1 where nothing is said")(word);
    refuse(parameter, right);
}

Action actionNamed(std::string_view word)
{
    static const NamedAction others[] = {{"resize", resizedByRow}, {"direct-ml", directMlResample}};
    for (const std::span<const NamedAction> actions : {moveActions(), partActions(), inputActions(), valueActions(),
                                                       onnxActions(), std::span<const NamedAction>(others)})
        for (const auto& [name, act] : actions)
            if (name == word)
                return act;
    return nullptr;
}

Value applied(const Call& call, const Action& act)
{
    try {
        return act(call);
    } catch (const ReadError&) {
        throw;
    } catch (const RefusedAttribute& refused) {
        const std::string parameter = refused.attribute.substr(0, refused.attribute.find('['));
        if (!call.written(parameter).empty())
            call.refuse(parameter, refused.reason);
        call.fail(refused.message());
    } catch (const TextError& error) {
        call.fail(error.message());
    }
}

Value madeBy(const Function& row, const Call& call)
{
    if (!row.isLayer) {
        Value made = applied(call, row.act);
        const std::string name = call.is("named") && call.has("name") ? call.text("name") : "";
        if (!name.empty() && !made.isNothing() && (row.action != "declare" || !call.evaluator().variable(name)))
            call.evaluator().setNamed(name, made);
        return made;
    }
    return {.is = Layer{[call, &row](TracedTensor tensor) { // with a copy of the call
                const Value made = applied(call.with(std::move(tensor)), row.act);
                return made.tensor() ? *made.tensor() : call.evaluator().tensorOf(made);
            }}};
}

ChannelPlace layoutOf(const Call& call)
{
    const std::string_view parameter = call.named("layout");
    if (parameter.empty())
        return call.is("last") ? ChannelPlace::Last : ChannelPlace::First;
    const std::string format = call.said(parameter), otherwise = call.row().defaults.find(parameter)->second;
    // As JavaScript, Keras and all others write it.
    constexpr std::pair<std::string_view, std::string_view> spellings[] = {
        {"channelsLast", "channelsFirst"}, {"channels_last", "channels_first"}, {"NHWC", "NCHW"}};
    const auto isOwn = [&](const auto& each) { return otherwise == each.first || otherwise == each.second; };
    const auto [last, first] = *std::ranges::find_if(spellings, isOwn);
    if (format != last && format != first)
        call.refuse(parameter, say("reading", "expected %1 or %2")(last, first));
    return format == last ? ChannelPlace::Last : ChannelPlace::First;
}

// Whether the wanted shape changes fewer axes if channels are last.
static bool keepsLast(const Call& call)
{
    const std::vector<int64_t> shape = call.wholeNumbers(call.named("shape"));
    const std::vector<uint32_t>& sizes = call.evaluator().options().sizes;
    const auto changes = [&](const std::vector<uint32_t>& seen) {
        size_t count = 0;
        for (size_t i = 0; i < seen.size() && i < shape.size(); ++i)
            count += shape[i] != static_cast<int64_t>(seen[i]) ? 1 : 0;
        return count;
    };
    return changes(shapeOf(sizes, ChannelPlace::Last)) < changes(sizes);
}

TracedTensor tensorIn(const Call& call, ChannelPlace layout)
{
    TracedTensor tensor = call.tensor(call.parameter(0));
    const bool mayBeLast = tensor.isInput() && tensor.rank() == 4 && call.evaluator().layout() == ChannelPlace::First;
    if (mayBeLast && (layout == ChannelPlace::Last || (call.is("seen") && !tensor.isMade() && keepsLast(call))))
        throw ChannelsAreLast{};
    return tensor;
}

} // namespace tessera
