// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/axes.h"
#include "engine/frameworks/dialects/dialect.h"
#include "engine/frameworks/dialects/resize_convention.h"
#include "engine/frameworks/parse/calls/call.h"
#include "engine/frameworks/parse/parse.h"
#include "tests/support/matchers.h"
#include "tests/support/random_case.h"

#include <cmath>
#include <iostream>
#include <map>

namespace tessera {
namespace {

Operator movingOperator(uint64_t seed)
{
    Random random(seed * 5 + 2);
    const auto b = static_cast<uint32_t>(1 + random.below(3)), c = static_cast<uint32_t>(1 + random.below(4));
    const auto h = static_cast<uint32_t>(1 + random.below(4)), w = static_cast<uint32_t>(1 + random.below(4));
    const auto n = static_cast<uint32_t>(1 + random.below(2));
    const bool toSpace = random.oneIn(2);
    Operator op = *operatorFromName(toSpace ? "DEPTH_TO_SPACE1" : "SPACE_TO_DEPTH1");
    setInput(op, DataType::Float32,
             toSpace ? std::vector<uint32_t>{n, c * b * b, h, w} : std::vector<uint32_t>{n, c, h * b, w * b});
    const auto order = random.pick({DepthSpaceOrder::DepthColumnRow, DepthSpaceOrder::ColumnRowDepth});
    setField(op, "Order", EnumValue{&enumType(order), static_cast<uint32_t>(order)});
    changeField(op, "BlockSize", b);
    return op;
}

// Whether both read the same elements with the same weights, up to what a scale loses that is written as sizes.
bool doTheSame(const Operator& a, const Operator& b)
{
    if (a.input.sizes != b.input.sizes || a.output.sizes != b.output.sizes)
        return false;
    const Plan one = makePlan(a), other = makePlan(b);
    std::vector<double> row(elementCount(a.input));
    for (uint64_t element = 0; element < elementCount(a.output); ++element) {
        for (const Partner& each : sources(one, element).list)
            row[each.element] += each.weight;
        for (const Partner& each : sources(other, element).list)
            row[each.element] -= each.weight;
        for (double& rest : row)
            if (std::abs(std::exchange(rest, 0)) > 1e-4)
                return false;
    }
    return true;
}

using Counts = std::map<Dialect, uint64_t>;

// The words of every dialect that has words for the operator read back as it.
void expectReadBack(const Operator& op, Counts& read)
{
    for (const Dialect dialect : kDialects) {
        if (dialect == Dialect::NumPy && !axisMaps(op).empty())
            continue; // a program of sums
        const std::string line = toText(Case{.title = {}, .op = op});
        std::string words;
        try {
            words = code(op, dialect);
            ++read[dialect];
            const TensorDesc& input = op.input;
            const Operator back =
                operatorFromWords(words, {.sizes = input.sizes, .type = input.dataType, .dialect = dialect}).op;
            EXPECT_TRUE(dialect == Dialect::DirectML ? back == op : doTheSame(op, back)) << line << '\n' << words;
        } catch (const TextError& error) {
            EXPECT_EQ(words, "") << line << error.what(); // it has none
        }
    }
}

void expectCounts(const Counts& read, uint64_t least)
{
    for (const Dialect dialect : kDialects) {
        const uint64_t count = read.contains(dialect) ? read.at(dialect) : 0;
        std::cout << name(dialect) << ": " << count << " read back\n";
        EXPECT_GE(count, least) << name(dialect);
    }
}

TEST(RoundTrip, WhatIsWrittenReadsBackInEveryDialect)
{
    constexpr uint64_t kPlans = 200;
    Counts read;
    for (const uint64_t seed : testSeeds(kPlans))
        for (const Operator& op : {movingOperator(seed), conventionCase(seed).op}) {
            ASSERT_TRUE(validate(op).empty()) << toText(Case{.title = {}, .op = op});
            expectReadBack(op, read);
        }
    expectCounts(read, 20);
}

TEST(RoundTrip, EveryCaseOfThePackReadsBackInEveryDialectThatHasIt)
{
    constexpr uint64_t kMostElements = 4096;
    Counts read;
    for (const Case& c : conformanceCases())
        if (elementCount(c.op.input) <= kMostElements && elementCount(c.op.output) <= kMostElements)
            expectReadBack(c.op, read);
    expectCounts(read, 0);
    EXPECT_GE(read[Dialect::DirectML], 50u);
}

// A model for DxDispatch brings back the case itself, with its input.
TEST(RoundTrip, AModelForDxDispatchBringsItsInput)
{
    for (const Case& c : conformanceCases()) {
        std::string words;
        try {
            words = script(c, Dialect::DirectML);
        } catch (const TextError&) {
            continue;
        }
        if (words.size() > 32'768 || words.find("sourcePath") != std::string::npos)
            continue;
        const ReadOperator read = operatorFromWords(words);
        ASSERT_TRUE(read.data.has_value()) << words;
        EXPECT_EQ(name(read.op), name(c.op) == "RESAMPLE3" ? "RESAMPLE2" : name(c.op)) << words;
        EXPECT_EQ(read.op.input.sizes, c.op.input.sizes) << words;
    }
    EXPECT_THROW(operatorFromWords(R"({"dispatchables": {}, "x": "DML_OPERATOR_"})"), TextError);
    EXPECT_THROW(operatorFromWords(R"({"type": "DML_OPERATOR_GEMM", "desc": {}})"), TextError);
}

// What the rows of resources/signatures.txt name is there.

// Whether a rule gives a convention: "linear OpenVINO/{coordinate_transformation_mode}" names one for each word.
void expectConventions(const Rule& rule)
{
    const size_t space = rule.then.find(' '), slash = rule.then.find('/');
    ASSERT_NE(slash, std::string::npos);
    EXPECT_THAT(rule.then.substr(0, space), AnyOf("linear", "nearest"));
    const std::string framework = rule.then.substr(space + 1, slash - space - 1), mode = rule.then.substr(slash + 1);
    const std::vector<std::string> modes =
        mode.starts_with('{') ? rule.when.at(mode.substr(1, mode.size() - 2)) : std::vector{mode};
    for (const std::string& each : modes)
        EXPECT_NE(findConvention(framework, each), nullptr) << rule.then;
}

void expectRule(const Function& row, const Rule& rule)
{
    for (const auto& [parameter, words] : rule.when) {
        EXPECT_THAT(row.parameters, Contains(parameter));
        EXPECT_FALSE(words.empty()) << parameter;
    }
    if (row.action == "resize")
        expectConventions(rule);
    else
        EXPECT_THAT(rule.then, AnyOf("DCR", "CRD"));
}

TEST(Signatures, EveryRowSaysWhatItsActionNeeds)
{
    std::vector<Function> rows;
    for (const FunctionTable& table : frameworkTables())
        rows.insert(rows.end(), table.functions.begin(), table.functions.end());
    for (const char* name : {"methods", "nodes", "Python"})
        rows.insert(rows.end(), namedTable(name).functions.begin(), namedTable(name).functions.end());
    EXPECT_GT(rows.size(), 250u);
    for (const Function& row : rows) {
        SCOPED_TRACE(row.framework + ": " + (row.names.empty() ? "" : row.names.front()) + ": " + row.action);
        EXPECT_TRUE(row.act);
        EXPECT_FALSE(row.names.empty());
        for (const auto& [parameter, value] : row.defaults)
            EXPECT_THAT(row.parameters, Contains(parameter));
        const bool isMove = row.action == "to-space" || row.action == "to-depth", isResize = row.action == "resize";
        EXPECT_TRUE(isMove || isResize || row.rules.empty());
        EXPECT_TRUE(!row.rules.empty() || (isMove ? !row.words.empty() : !isResize));
        for (const Rule& rule : row.rules)
            expectRule(row, rule);
        const auto layout = row.roles.find("layout");
        EXPECT_TRUE(layout == row.roles.end() || row.defaults.contains(layout->second));
        for (const char* role : {"sizes", "factors", "height", "width", "height-factor", "width-factor"})
            if (const auto found = row.roles.find(role);
                found != row.roles.end() && row.defaults.contains(found->second)) {
                EXPECT_GT(std::stod(row.defaults.at(found->second)), 0);
            }
    }
}

} // namespace
} // namespace tessera
