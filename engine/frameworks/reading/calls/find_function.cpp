// SPDX-License-Identifier: Apache-2.0
#include "engine/core/case/suggest.h"
#include "engine/frameworks/dialects/code.h"
#include "engine/frameworks/reading/calls/call.h"
#include "engine/frameworks/reading/notations/onnx_node.h"

#include <algorithm>

namespace tessera {

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
                                                       "one that moves or resizes a tensor, such as pixel_shuffle, "
                                                       "interpolate, reshape or transpose, would be right")
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
    std::string names; // of all but the last
    for (size_t i = 0; i + 1 < found.size(); ++i)
        names += (i == 0 ? "" : ", ") + std::string(name(found[i].dialect));
    evaluator.source().fail(at,
                            say("reading", "%1 and %2 have a %3; --dialect \"%4\" would say whose it is")(
                                names, name(found.back().dialect), dotted, name(found.front().dialect)));
}

} // namespace tessera
