// SPDX-License-Identifier: Apache-2.0
// What the rows of resources/signatures.txt name is there.
#include "engine/frameworks/dialects/resize_convention.h"
#include "engine/frameworks/reading/calls/signature.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace tessera {
namespace {

std::vector<Function> allRows()
{
    std::vector<Function> rows;
    for (const FunctionTable& table : frameworkTables())
        rows.insert(rows.end(), table.functions.begin(), table.functions.end());
    for (const char* name : {"methods", "nodes", "Python"})
        rows.insert(rows.end(), namedTable(name).functions.begin(), namedTable(name).functions.end());
    return rows;
}

std::string nameOf(const Function& row)
{
    return row.framework + ": " + row.names.front();
}

// Whether a rule gives a convention: "linear OpenVINO/{coordinate_transformation_mode}" names one for each word.
void expectConventions(const Function& row, const Rule& rule)
{
    const size_t space = rule.then.find(' '), slash = rule.then.find('/');
    ASSERT_NE(slash, std::string::npos) << nameOf(row);
    EXPECT_THAT(rule.then.substr(0, space), testing::AnyOf("linear", "nearest")) << nameOf(row);
    const std::string framework = rule.then.substr(space + 1, slash - space - 1), mode = rule.then.substr(slash + 1);
    const std::vector<std::string> modes =
        mode.starts_with('{') ? rule.when.at(mode.substr(1, mode.size() - 2)) : std::vector{mode};
    for (const std::string& each : modes)
        EXPECT_NE(findConvention(framework, each), nullptr) << nameOf(row) << ": " << rule.then;
}

TEST(Signatures, EveryRowDoesSomething)
{
    EXPECT_GT(allRows().size(), 250u);
    for (const Function& row : allRows()) {
        EXPECT_TRUE(row.act) << nameOf(row) << ": " << row.action;
        EXPECT_FALSE(row.names.empty()) << row.framework;
        for (const auto& [parameter, value] : row.defaults)
            EXPECT_THAT(row.parameters, testing::Contains(parameter)) << nameOf(row);
        const bool hasRules = row.action == "resize" || row.action == "to-space" || row.action == "to-depth";
        EXPECT_TRUE(hasRules || row.rules.empty()) << nameOf(row);
    }
}

TEST(Signatures, EveryRuleNamesAParameterAndAConvention)
{
    for (const Function& row : allRows())
        for (const Rule& rule : row.rules) {
            for (const auto& [parameter, words] : rule.when) {
                EXPECT_THAT(row.parameters, testing::Contains(parameter)) << nameOf(row);
                EXPECT_FALSE(words.empty()) << nameOf(row) << ": " << parameter;
            }
            if (row.action != "resize")
                EXPECT_THAT(rule.then, testing::AnyOf("DCR", "CRD")) << nameOf(row);
            else if (rule.then != "repeat")
                expectConventions(row, rule);
            else
                EXPECT_THAT(row.words, testing::Contains("whole")) << nameOf(row);
        }
}

TEST(Signatures, EveryRowSaysWhatItsActionNeeds)
{
    for (const Function& row : allRows()) {
        const bool isMove = row.action == "to-space" || row.action == "to-depth";
        EXPECT_TRUE(!row.rules.empty() || (isMove ? !row.words.empty() : row.action != "resize")) << nameOf(row);
        const auto layout = row.roles.find("layout");
        EXPECT_TRUE(layout == row.roles.end() || row.defaults.contains(layout->second)) << nameOf(row);
        for (const char* role : {"sizes", "factors", "height", "width", "height-factor", "width-factor"})
            if (const auto found = row.roles.find(role);
                found != row.roles.end() && row.defaults.contains(found->second)) {
                EXPECT_GT(std::stod(row.defaults.at(found->second)), 0) << nameOf(row);
            }
    }
}

} // namespace
} // namespace tessera
