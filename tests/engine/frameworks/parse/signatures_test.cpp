// SPDX-License-Identifier: Apache-2.0
// What the rows of resources/signatures.txt name is there.
#include "engine/frameworks/dialects/resize_convention.h"
#include "engine/frameworks/parse/calls/call.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera {
namespace {

// Whether a rule gives a convention: "linear OpenVINO/{coordinate_transformation_mode}" names one for each word.
void expectConventions(const Rule& rule)
{
    const size_t space = rule.then.find(' '), slash = rule.then.find('/');
    ASSERT_NE(slash, std::string::npos);
    EXPECT_THAT(rule.then.substr(0, space), testing::AnyOf("linear", "nearest"));
    const std::string framework = rule.then.substr(space + 1, slash - space - 1), mode = rule.then.substr(slash + 1);
    const std::vector<std::string> modes =
        mode.starts_with('{') ? rule.when.at(mode.substr(1, mode.size() - 2)) : std::vector{mode};
    for (const std::string& each : modes)
        EXPECT_NE(findConvention(framework, each), nullptr) << rule.then;
}

void expectRule(const Function& row, const Rule& rule)
{
    for (const auto& [parameter, words] : rule.when) {
        EXPECT_THAT(row.parameters, testing::Contains(parameter));
        EXPECT_FALSE(words.empty()) << parameter;
    }
    if (row.action == "resize")
        expectConventions(rule);
    else
        EXPECT_THAT(rule.then, testing::AnyOf("DCR", "CRD"));
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
            EXPECT_THAT(row.parameters, testing::Contains(parameter));
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
