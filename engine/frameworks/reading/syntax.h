// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/frameworks/reading/source_text.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tessera {

// What a text says, as statements and expressions: the part of Python, JavaScript, C++ and ONNX's textual form that
// calls are made of.

struct Expression;
using ExpressionPtr = std::unique_ptr<Expression>;

// An argument, an entry of an object, or an element of a list.
struct Item {
    std::string key; // empty: it has none
    ExpressionPtr value; // null: left out, as in (x, , scales)
    size_t begin = 0;
};

struct Expression {
    enum class Kind {
        Word, // "..." too
        Number,
        Text,
        List,
        Object,
        Call,
        Member,
        Index,
        Sign, // -a, &a
        Binary,
        Slice, // a:b:c, three items
        Starred, // *a, **a
        Each, // base for the first item in the second: [f(i) for i in range(2)]
    };
    Kind kind;
    size_t begin = 0, end = 0;
    std::string text; // the text of a Word, a Text, a Member, a Number; the sign of a Sign, a Binary, a Starred
    double number = 0;
    bool isWhole = false;
    ExpressionPtr base; // what a Call, a Member, an Index or a Sign is applied to; the left of a Binary
    std::vector<Item> items; // the items of a List, an Object, a Call, an Index; the right of a Binary
};

// An assignment, or a value alone; what is returned is one.
struct Statement {
    // "y =", "n, c, h, w =", "a = b =": each a list of names, "*n" takes the rest, "self.block" has a point.
    std::vector<std::vector<std::string>> targets = {};
    std::string sign = {}; // of "x += 1": "+"
    std::string type = {}; // as C++ declares it: "DML_RESAMPLE_OPERATOR_DESC"
    ExpressionPtr value = nullptr; // null: none, as in "DML_TENSOR_DESC desc;"
    size_t begin = 0;
};

struct Import {
    std::string name, meaning; // F, torch.nn.functional
};

// "def up(x, r=2):" and the statements that it holds: those of the program from `first` to `last`. Its defaults are the
// first of them. One that the program calls runs there; another's statements are read as if they stood alone.
struct TextFunction {
    std::string name;
    std::vector<std::string> parameters;
    size_t first = 0, defaults = 0, last = 0;
    bool isCalled = false;
};

struct Program {
    std::vector<Statement> statements;
    std::vector<Import> imports;
    std::vector<TextFunction> functions;
    std::vector<Statement> remarks; // comments that give a name a value: "# scales = [1, 1, 2, 2]"
};

// All throw ReadError with the place of what is not understood.
Program parse(const SourceText& source);

ExpressionPtr readExpression(Tokens& tokens);
ExpressionPtr readTuple(Tokens& tokens); // "a, b, c" without brackets is a list, too

} // namespace tessera
