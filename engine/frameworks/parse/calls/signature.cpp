// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/parse/calls/signature.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr std::string_view kFile =
#include "signatures.inc"
    ;

// "name@opsets:role=what it is where nothing is said".
void addParameter(Function& function, std::string_view text)
{
    const size_t equals = std::min(text.find('='), text.size());
    const std::string_view named = text.substr(0, equals);
    const size_t colon = std::min(named.find(':'), named.size()), at = std::min(named.find('@'), colon);
    const std::string name(named.substr(0, at));
    function.parameters.push_back(name);
    if (at < colon) { // "18", "1-6"
        const std::vector<std::string> opsets = splitAt(named.substr(at + 1, colon - at - 1), "-");
        function.opsets[name] = {std::stoi(opsets.front()), opsets.size() > 1 ? std::stoi(opsets.back()) : 0};
    }
    if (colon < named.size())
        function.roles.emplace(named.substr(colon + 1), name);
    if (equals < text.size())
        function.defaults.emplace(name, text.substr(equals + 1));
}

// "names (parameters): action words".
Function functionOf(std::string_view line, const FunctionTable& table)
{
    const size_t open = line.find(" ("), close = line.find("): ", open);
    Function function;
    function.framework = table.framework;
    function.dialect = table.dialect;
    function.isKeyed = table.isKeyed;
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
    for (const std::string& each : splitAt(line.substr(0, arrow), " "))
        if (const size_t equals = each.find('='); equals != std::string::npos)
            rule.when.emplace(each.substr(0, equals), splitAt(each.substr(equals + 1), "|"));
    return rule;
}

// "= PyTorch | torch nn F | keyed".
FunctionTable tableOf(std::string_view line)
{
    const std::vector<std::string> parts = splitAt(line.substr(2), " |");
    FunctionTable table;
    table.framework = parts.front();
    if (parts.size() > 1)
        table.roots = splitAt(parts[1], " ");
    table.isKeyed = parts.size() > 2;
    for (const Dialect dialect : kDialects)
        if (name(dialect) == table.framework)
            table.dialect = dialect;
    return table;
}

std::vector<FunctionTable> readTables()
{
    std::vector<FunctionTable> tables;
    for (const std::string& line : splitAt(kFile, "\n")) {
        if (line.starts_with("= "))
            tables.push_back(tableOf(line));
        else if (line.starts_with(' '))
            tables.back().functions.back().rules.push_back(ruleOf(line));
        else if (!line.starts_with('#'))
            tables.back().functions.push_back(functionOf(line, tables.back()));
    }
    return tables;
}

const std::vector<FunctionTable>& tables()
{
    static const std::vector<FunctionTable> all = readTables();
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

} // namespace tessera
