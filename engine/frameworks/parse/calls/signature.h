// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/frameworks/dialects/dialect.h"
#include "engine/frameworks/parse/value.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

class Call;
using Action = Value (*)(const Call& call);

// Which words of which parameters give an order of blocks, or a convention: "mode=linear|bilinear -> linear …".
struct Rule {
    std::map<std::string, std::vector<std::string>, std::less<>> when;
    std::string then;
};

// A row of resources/signatures.txt, which says what each part may be.
struct Function {
    std::string framework; // "PyTorch"
    std::optional<Dialect> dialect; // of the framework
    std::vector<std::string> names; // "interpolate", "v1.image.resize": ends of the dotted name
    std::vector<std::string> parameters;
    std::map<std::string, std::string, std::less<>> roles; // a role's parameter
    std::map<std::string, std::string, std::less<>> defaults; // what a parameter is where nothing is said
    std::map<std::string, std::pair<int, int>, std::less<>> opsets; // of a node's attributes: from, and to or 0
    std::string action;
    std::vector<std::string> words; // behind the action
    std::vector<Rule> rules;
    bool isLayer = false; // waits for its tensor
    bool isKeyed = false; // every argument is given by its key
    Action act = nullptr;
};

// A framework whose calls are read.
struct FunctionTable {
    std::string framework;
    std::optional<Dialect> dialect; // whose code can be written, too
    std::vector<std::string> roots; // "torch", "nn", "F": how its dotted names begin
    bool isKeyed = false; // its functions are
    std::vector<Function> functions;
};

// The frameworks of the file, without methods, nodes and what is Python's own.
std::span<const FunctionTable> frameworkTables();
const FunctionTable& namedTable(std::string_view name); // "methods", "nodes", "Python", "ignored"

// The row of such a table that has the whole name; null: none.
const Function* rowNamed(std::string_view table, std::string_view name);

// What an action's word does; null: there is no such action.
Action actionNamed(std::string_view word);

} // namespace tessera
