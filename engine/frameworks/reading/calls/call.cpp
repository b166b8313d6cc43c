// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/calls/call.h"

#include "engine/core/case/suggest.h"
#include "engine/frameworks/dialects/dialect.h"
#include "engine/frameworks/reading/onnx_node.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

// Modes that no operator says: near others in their letters, and no slips of them.
constexpr std::string_view kOtherModes[] = {"INTER_AREA", "trilinear"};
constexpr double kMostWhole = 9007199254740992.0; // 2^53

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
    std::vector<double> all;
    if (const ValueList* list = given.list())
        for (const Value& each : *list)
            if (const auto* number = each.as<Number>())
                all.push_back(number->value);
    if (!given.list() || all.size() != given.list()->size())
        refuse(parameter, say("reading", "expected %1")(say("reading", "a list of numbers")));
    return all;
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
    const ValueList one{given};
    const ValueList* list = given.list() ? given.list() : &one;
    std::vector<int64_t> all;
    for (const Value& each : *list) {
        const auto* number = each.as<Number>();
        if (!number || number->value != std::floor(number->value) || std::abs(number->value) > kMostWhole)
            m_evaluator.source().fail(given.begin,
                                      say("reading", "%1 needs whole numbers")(
                                          parameter.empty() ? lastPart(m_name) : std::string(parameter)));
        all.push_back(static_cast<int64_t>(number->value));
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

namespace {

const std::vector<FunctionTable>& tables()
{
    static const std::vector<FunctionTable> all = {
        numPyFunctions(), onnxFunctions(),   pyTorchFunctions(), tensorFlowFunctions(), openVinoFunctions(),
        webNnFunctions(), einopsFunctions(), coreMlFunctions(),  openCvFunctions(),     pillowFunctions()};
    return all;
}

std::string_view firstPart(std::string_view dotted)
{
    return dotted.substr(0, dotted.find('.'));
}

bool endsWithPart(std::string_view dotted, std::string_view name)
{
    return dotted == name
        || (dotted.ends_with(name) && dotted.size() > name.size() && dotted[dotted.size() - name.size() - 1] == '.');
}

const Function* functionIn(const FunctionTable& table, std::string_view dotted)
{
    const Function* longest = nullptr;
    for (const Function& each : table.functions)
        if (endsWithPart(dotted, each.name) && (!longest || each.name.size() > longest->name.size()))
            longest = &each;
    return longest;
}

// A key that the function has.
bool knows(const Function& function, Dialect dialect, const std::string& key)
{
    const std::string parameters = "," + std::string(function.parameters) + ",";
    if (parameters.find("," + key + ",") != std::string::npos)
        return true;
    const auto attributes = onnxAttributes(function.name);
    if (dialect == Dialect::Onnx && !attributes.empty())
        return std::ranges::find(attributes, key) != attributes.end() || key == "scales" || key == "sizes"
            || key == "roi" || key == "name";
    return parameters.find(",**,") != std::string::npos;
}

bool takes(const FunctionTable& table, const Function& function, const std::vector<Given>& given)
{
    return std::ranges::all_of(given, [&](const Given& each) {
        return each.key.empty() ? !table.isKeyed : knows(function, table.dialect, each.key);
    });
}

[[noreturn]] void failAs(const Evaluator& evaluator, const std::string& dotted, size_t at, const std::string& meant)
{
    evaluator.source().fail(at,
                            say("reading", "%1 is none of the functions that can be read")(dotted) + "; "
                                + (meant.empty() ? say("reading",
                                                       "expected one that moves or resizes a tensor, such as "
                                                       "pixel_shuffle, interpolate, reshape or transpose")
                                                 : say("reading", "did you mean %1?")(meant)));
}

[[noreturn]] void failUnknown(const Evaluator& evaluator, const std::string& dotted, size_t at,
                              const std::vector<const FunctionTable*>& searched)
{
    std::vector<std::string> names;
    for (const FunctionTable* table : searched)
        for (const Function& each : table->functions)
            names.emplace_back(each.name);
    failAs(evaluator, dotted, at, closest(dotted.substr(dotted.rfind('.') + 1), names));
}

} // namespace

bool isModule(std::string_view dotted)
{
    const std::string_view first = firstPart(dotted);
    return std::ranges::any_of(tables(), [&](const FunctionTable& table) {
        return std::ranges::any_of(table.roots, [&](std::string_view root) {
            return root.ends_with('*') ? first.starts_with(root.substr(0, root.size() - 1)) : first == root;
        });
    });
}

bool isOfLibrary(std::string_view object, const std::vector<Given>& given)
{
    if (isModule(object))
        return false;
    if (object.find('.') != std::string_view::npos)
        return firstPart(object) != "self";
    const bool hasTwo = given.size() > 1 && given[0].key.empty() && given[1].key.empty();
    return hasTwo && (given[0].value.tensor() || given[0].value.as<Symbol>()) && given[1].value.list();
}

void failUnknownLibrary(const Evaluator& evaluator, const std::string& dotted, size_t at)
{
    std::vector<std::string> roots;
    for (const FunctionTable& table : tables())
        roots.insert(roots.end(), table.roots.begin(), table.roots.end());
    const std::string meant = closest(firstPart(dotted), roots);
    failAs(evaluator, dotted, at, meant.starts_with(dotted.front()) ? meant : "");
}

FoundFunction findFunction(const Evaluator& evaluator, const std::string& dotted, size_t at,
                           const std::vector<Given>& given)
{
    const std::string_view first = firstPart(dotted);
    const bool isBare = first == dotted;
    // The provider runs nodes in ONNX's words.
    const bool isForDirectMl = evaluator.options().dialect == Dialect::OnnxRuntimeDirectMl;
    const std::optional<Dialect> asked = isForDirectMl ? Dialect::Onnx : evaluator.options().dialect;
    std::vector<const FunctionTable*> searched;
    for (const FunctionTable& table : tables()) {
        const bool isRoot = std::ranges::any_of(table.roots, [&](std::string_view root) {
            return root.ends_with('*') ? first.starts_with(root.substr(0, root.size() - 1)) : first == root;
        });
        const bool isAsked = asked == table.dialect;
        if (asked ? isAsked || (isRoot && !isBare) : isRoot || isBare)
            searched.push_back(&table);
    }
    std::vector<FoundFunction> found, fitting;
    for (const FunctionTable* table : searched)
        if (const Function* function = functionIn(*table, dotted)) {
            found.push_back({function, table->dialect});
            if (takes(*table, *function, given))
                fitting.push_back(found.back());
        }
    if (found.empty())
        failUnknown(evaluator, dotted, at, searched);
    if (!fitting.empty())
        found = fitting;
    const auto isOfNodes = [](const FoundFunction& each) {
        return each.dialect == Dialect::Onnx || each.dialect == Dialect::NumPy;
    };
    if (isForDirectMl && std::ranges::none_of(found, isOfNodes))
        evaluator.source().fail(at,
                                say("reading", "%1 is %2's, and the DirectML provider runs nodes of ONNX")(
                                    dotted, name(found.front().dialect)));
    if (found.size() == 1)
        return found.front();
    std::string names; // all names but the last
    for (size_t i = 0; i + 1 < found.size(); ++i)
        names += (i == 0 ? "" : ", ") + std::string(name(found[i].dialect));
    evaluator.source().fail(at,
                            say("reading", "%1 and %2 have a %3; --dialect \"%4\" would say whose it is")(
                                names, name(found.back().dialect), dotted, name(found.front().dialect)));
}

} // namespace tessera
