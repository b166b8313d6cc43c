// SPDX-License-Identifier: Apache-2.0
#include "engine/core/message/message.h"
#include "engine/frameworks/dialects/dialect.h"
#include "engine/frameworks/parse/calls/call.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <regex>

// The rows of resources/signatures.txt, and which row a name means.
namespace tessera {

namespace {

constexpr std::string_view kFile =
#include "signatures.inc"
    ;

// Cuts off what stands behind the mark, and returns it; empty: there is none.
std::string cutAt(std::string& text, char mark)
{
    const size_t at = std::min(text.find(mark), text.size());
    std::string behind = text.substr(std::min(at + 1, text.size()));
    text.resize(at);
    return behind;
}

void addParameter(Function& function, std::string name) // "name@opsets:role=default"
{
    const std::string usual = cutAt(name, '='), role = cutAt(name, ':');
    std::string first = cutAt(name, '@'), last = cutAt(first, '-'); // "18", "1-6"
    function.parameters.push_back(name);
    if (!first.empty())
        function.opsets[name] = {std::stoi(first), last.empty() ? 0 : std::stoi(last)};
    if (!role.empty())
        function.roles.emplace(role, name);
    if (!usual.empty())
        function.defaults.emplace(name, usual);
}

// "names (parameters): action words".
Function functionOf(std::string_view line, const FunctionTable& table)
{
    const size_t open = line.find(" ("), close = line.find("): ", open);
    Function function;
    static_cast<Framework&>(function) = table;
    function.names = splitAt(line.substr(0, open), " ");
    for (const std::string& parameter : splitAt(line.substr(open + 2, close - open - 2), ", "))
        addParameter(function, parameter);
    function.words = splitAt(line.substr(close + 3), " ");
    function.isLayer = std::erase(function.words, "layer") > 0;
    function.action = function.words.front();
    function.words.erase(function.words.begin());
    function.act = actionNamed(function.action);
    return function;
}

// "    mode=linear|bilinear -> linear PyTorch/align_corners=False".
Rule ruleOf(std::string_view line)
{
    const size_t arrow = line.find("-> ");
    Rule rule{.when = {}, .then = std::string(line.substr(arrow + 3))};
    for (std::string each : splitAt(line.substr(0, arrow), " ")) {
        const std::string words = cutAt(each, '=');
        rule.when.emplace(each, splitAt(words, "|"));
    }
    return rule;
}

// "= PyTorch | torch nn F".
FunctionTable tableOf(std::string_view line)
{
    const std::vector<std::string> parts = splitAt(line.substr(2), " |");
    FunctionTable table;
    table.framework = parts.front();
    if (parts.size() > 1)
        table.roots = splitAt(parts[1], " ");
    for (const Dialect dialect : kDialects)
        if (name(dialect) == table.framework)
            table.dialect = dialect;
    return table;
}

const std::vector<FunctionTable>& tables()
{
    static const std::vector<FunctionTable> all = [] {
        std::vector<FunctionTable> read;
        for (const std::string& line : splitAt(kFile, "\n"))
            if (line.starts_with("= "))
                read.push_back(tableOf(line));
            else if (line.starts_with(' '))
                read.back().functions.back().rules.push_back(ruleOf(line));
            else if (!line.starts_with('#'))
                read.back().functions.push_back(functionOf(line, read.back()));
        return read;
    }();
    return all;
}

} // namespace

std::span<const FunctionTable> frameworkTables()
{
    const auto end = std::ranges::find(tables(), "methods", &FunctionTable::framework);
    return {tables().begin(), end};
}

const FunctionTable& namedTable(std::string_view name)
{
    return *std::ranges::find(tables(), name, &FunctionTable::framework);
}

const Function* rowNamed(std::string_view table, std::string_view name)
{
    for (const Function& each : namedTable(table).functions)
        if (std::ranges::find(each.names, name) != each.names.end())
            return &each;
    return nullptr;
}

namespace {

std::string_view firstPart(std::string_view dotted)
{
    return dotted.substr(0, dotted.find('.'));
}

bool endsWithPart(std::string_view dotted, std::string_view name)
{
    return ("." + std::string(dotted)).ends_with("." + std::string(name));
}

const Function* functionIn(const FunctionTable& table, std::string_view dotted)
{
    const Function* longest = nullptr;
    size_t length = 0;
    for (const Function& each : table.functions)
        for (const std::string& name : each.names)
            if (endsWithPart(dotted, name) && name.size() > length) {
                longest = &each;
                length = name.size();
            }
    return longest;
}

bool takes(const Function& function, const std::vector<Argument>& given)
{
    const Function* node = function.dialect == Dialect::Onnx ? rowNamed("nodes", function.names.front()) : nullptr;
    const bool isNode = node && !node->opsets.empty();
    const std::vector<std::string>& keys = isNode ? node->parameters : function.parameters;
    const auto has = [&](std::string_view key) { return std::ranges::find(keys, key) != keys.end(); };
    return std::ranges::all_of(given, [&](const Argument& each) {
        return each.key.empty() || has("**") || has(each.key) || (isNode && each.key == "name");
    });
}

} // namespace

Message otherFunction(const std::string& name)
{
    // By the action of a row of the table "others".
    constexpr std::pair<std::string_view, Text> kinds[] = {
        {"samples",
         say("reading", "it samples at places that data say, and RESAMPLE at those of a scale and an offset")},
        {"weights",
         say("reading", "it computes with weights of its own, and the operators only move or blend elements")},
        {"windows",
         say("reading",
             "it makes one of whole windows, and RESAMPLE copies one element or blends two neighbours an axis")},
        {"pads", say("reading", "it adds elements at the edges, which no layout operator does")},
        {"turns", say("reading", "it turns axes round or rolls them, which no operator of DirectML's does")},
        {"computes", say("reading", "it computes with the elements, which the operators only move or blend")},
        {"batches",
         say("reading", "it moves blocks to the batch and not to the channels, which no operator of DirectML does")},
    };
    const Function* row = rowNamed("others", name);
    for (const auto& [action, what] : kinds)
        if (row != nullptr && row->action == action)
            return say("reading", "%1 is none of DirectML's layout operators: %2")(name, what);
    return {};
}

namespace {

std::vector<std::string> namesIn(const FunctionTable& table)
{
    std::vector<std::string> names;
    for (const Function& each : table.functions)
        names.insert(names.end(), each.names.begin(), each.names.end());
    return names;
}

// `meant`: the closest name; empty: none is close.
[[noreturn]] void failUnknown(const Evaluator& evaluator, const std::string& dotted, size_t at,
                              const std::string& meant)
{
    const Message other = otherFunction(lastPart(dotted));
    const Message right = meant.empty() ? say("reading",
                                              "expected one that moves or resizes a tensor, such as pixel_shuffle, "
                                              "interpolate, reshape or transpose")
                                        : kDidYouMean(meant);
    const Message unknown = say("reading", "%1 is none of the functions that can be read")(dotted) + "; " + right;
    evaluator.fail(at, other.isEmpty() ? unknown : other);
}

// Whether the text has the word, and not as a part of a longer name.
bool hasWord(std::string_view text, std::string word)
{
    std::ranges::replace(word, '~', ' ');
    for (size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
        const size_t end = at + word.size();
        const bool begins = at == 0 || !isOfName(word.front()) || (!isOfName(text[at - 1]) && text[at - 1] != '.');
        const bool ends = end == text.size() || !isOfName(word.back()) || word.back() == '_' || !isOfName(text[end]);
        if (begins && ends)
            return true;
    }
    return false;
}

// The name without an overload, as of "aten.view.default"; JAX's NumPy as "jnp".
std::string plainName(const std::string& dotted)
{
    constexpr std::string_view jaxNumPy = "jax.numpy.";
    if (dotted.starts_with(jaxNumPy))
        return "jnp." + dotted.substr(jaxNumPy.size());
    for (const std::string_view overload : {".default", ".int", ".Tensor", ".out"})
        if (dotted.find("aten.") != std::string::npos && dotted.ends_with(overload))
            return dotted.substr(0, dotted.size() - overload.size());
    return dotted;
}

} // namespace

static bool isRootOf(const FunctionTable& table, std::string_view first)
{
    return std::ranges::any_of(table.roots, [&](std::string_view root) {
        return root.ends_with('*') ? first.starts_with(root.substr(0, root.size() - 1)) : first == root;
    });
}

bool isModule(std::string_view dotted)
{
    constexpr std::string_view others[] = {"math", "functools", "collections", "TensorProto"};
    const std::string_view first = firstPart(dotted);
    return std::ranges::find(others, first) != std::end(others)
        || std::ranges::any_of(frameworkTables(), [&](const FunctionTable& table) { return isRootOf(table, first); });
}

bool isOfLibrary(std::string_view object, const std::vector<Argument>& given)
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
    for (const FunctionTable& table : frameworkTables())
        roots.insert(roots.end(), table.roots.begin(), table.roots.end());
    const std::string meant = closest(firstPart(dotted), roots);
    failUnknown(evaluator, dotted, at, meant.starts_with(dotted.front()) ? meant : "");
}

const Function& findFunction(const Evaluator& evaluator, const std::string& written, size_t at,
                             const std::vector<Argument>& given)
{
    const std::string dotted = plainName(written);
    const std::string_view first = firstPart(dotted);
    const bool isBare = first == dotted;
    const std::optional<Dialect> asked = evaluator.options().dialect;
    std::vector<std::string> searched;
    std::vector<const Function*> found;
    for (const FunctionTable& table : frameworkTables()) {
        const bool isRoot = isRootOf(table, first), isAsked = asked == table.dialect;
        if (asked ? !isAsked && (!isRoot || isBare) : !isRoot && !isBare)
            continue;
        std::ranges::move(namesIn(table), std::back_inserter(searched));
        if (const Function* function = functionIn(table, dotted))
            found.push_back(function);
    }
    if (found.empty())
        failUnknown(evaluator, dotted, at, closest(lastPart(dotted), searched));
    const auto prefer = [&](const auto& is) { // keeps only those, if there are any
        if (std::ranges::any_of(found, is))
            std::erase_if(found, std::not_fn(is));
    };
    prefer([&](const Function* each) { return takes(*each, given); });
    // The text names the framework by another module of its own.
    prefer([&](const Function* each) {
        return !isBare && std::ranges::any_of(each->roots, [&](const std::string& root) {
            return root != first && hasWord(evaluator.source().text(), root + '.');
        });
    });
    const auto isAsFirst = [&](const Function* each) { // the same action in every framework
        const Function& row = *found.front();
        return each->action == row.action && each->words == row.words && each->roles == row.roles && each->rules.empty()
            && row.rules.empty();
    };
    if (std::ranges::all_of(found, isAsFirst))
        found.resize(1);
    const auto isOfNodes = [](const Function* each) {
        return each->dialect == Dialect::Onnx || each->dialect == Dialect::NumPy;
    };
    if (evaluator.options().isForDirectMl && std::ranges::none_of(found, isOfNodes))
        evaluator.fail(at,
                       say("reading", "%1 is %2's, and the DirectML provider runs nodes of ONNX")(
                           dotted, found.front()->framework));
    prefer([](const Function* each) { return each->dialect.has_value(); });
    if (found.size() == 1)
        return *found.front();
    std::vector<Message> names; // all but the last
    for (size_t i = 0; i + 1 < found.size(); ++i)
        names.emplace_back(found[i]->framework);
    evaluator.fail(at,
                   say("reading", "%1 and %2 have a %3; --framework \"%4\" would say whose it is")(
                       joined(names, ", "), found.back()->framework, dotted, found.front()->framework));
}

const Function& findMethod(const Evaluator& evaluator, const std::string& name, size_t at)
{
    const Function* method = rowNamed("methods", name);
    if (!method)
        failUnknown(evaluator, name, at, closest(name, namesIn(namedTable("methods"))));
    return *method;
}

bool isIgnored(std::string_view dotted)
{
    return std::ranges::any_of(namedTable("ignored").roots, [&](std::string_view each) {
        return dotted == each || (dotted.starts_with(each) && dotted[each.size()] == '.');
    });
}

namespace {

constexpr Text kOfShader = say("reading",
                               "paste what the shader computes as a call, such as F.interpolate(x, size=(8, 12), "
                               "mode='bilinear'), or give its output to identify");
constexpr Text kOfArrays = say("reading",
                               "paste the same reshapes, transposes and resizes as Python has them, or give the "
                               "output to identify");

} // namespace

Message otherLanguage(std::string_view text)
{
    static const std::regex spacedList("\\[[0-9]{1,9} {1,9}[0-9]"); // "[1 3 2 4]"
    if (std::regex_search(text.begin(), text.end(), spacedList))
        return say("reading", "this is %1, which is not read; %2")("MATLAB", kOfArrays);
    for (const Function& language : namedTable("languages").functions)
        for (const std::string& word : language.names)
            if (hasWord(text, word))
                return say("reading", "this is %1, which is not read; %2")(
                    joined({language.words.begin(), language.words.end()}, " "),
                    language.action == "shader" ? kOfShader : kOfArrays);
    return {};
}

} // namespace tessera
