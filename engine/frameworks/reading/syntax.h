// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/frameworks/reading/source_text.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tessera {

// What a text says, as expressions: the part of Python, JavaScript and ONNX's textual form that calls are made of.

struct Expression;
using ExpressionPtr = std::unique_ptr<Expression>;

// An argument, an entry of an object, or an element of a list.
struct Item {
    std::string key; // empty: it has none
    ExpressionPtr value; // null: left out, as in (x, , scales)
    size_t begin = 0;
};

struct Expression {
    enum class Kind { Word, Number, Text, List, Object, Call, Member, Index, Negative, Binary };
    Kind kind;
    size_t begin = 0, end = 0;
    std::string text; // the text of a Word, a Text, a Member; the sign of a Binary
    double number = 0;
    bool isWhole = false;
    ExpressionPtr base; // what a Call, a Member, an Index or a Negative is applied to; the left of a Binary
    std::vector<Item> items; // the items of a List, an Object, a Call, an Index; the right of a Binary
};

struct Statement {
    std::vector<std::string> targets; // "y =", "n, c, h, w ="; empty: a bare expression
    ExpressionPtr value;
    size_t begin = 0;
};

struct Import {
    std::string name, meaning; // F, torch.nn.functional
};

struct Program {
    std::vector<Statement> statements;
    std::vector<Import> imports;
    std::vector<Statement> remarks; // comments that give a name a value: "# scales = [1, 1, 2, 2]"
};

// Throws ReadError with the place of what is not understood.
Program parse(const SourceText& source);

} // namespace tessera
