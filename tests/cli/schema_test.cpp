// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever a command writes for other programs has the form of resources/report.schema.json.
#include "program.h"

#include <rapidjson/document.h>
#include <rapidjson/schema.h>
#include <rapidjson/stringbuffer.h>

#include <map>

namespace tessera::schema_test {
namespace {

rapidjson::Document parsed(const std::string& text)
{
    rapidjson::Document document;
    document.Parse(text.c_str());
    EXPECT_FALSE(document.HasParseError()) << text.substr(0, 300);
    return document;
}

rapidjson::Document schema()
{
    return parsed(readText(std::string(TESSERA_RESOURCES) + "/report.schema.json"));
}

// A schema of one of the schema's definitions.
rapidjson::Document schemaOf(const std::string& definition)
{
    rapidjson::Document document = schema();
    document.RemoveMember("oneOf");
    document.RemoveMember("required");
    rapidjson::Value all(rapidjson::kArrayType), reference(rapidjson::kObjectType);
    auto& memory = document.GetAllocator();
    reference.AddMember("$ref", rapidjson::Value(("#/definitions/" + definition).c_str(), memory), memory);
    all.PushBack(reference, memory);
    document.AddMember("allOf", all, memory);
    return document;
}

// Where the text is not of the form; empty: it is.
std::string problemOf(const std::string& text, const rapidjson::Document& form)
{
    const rapidjson::SchemaDocument compiled(form);
    rapidjson::SchemaValidator validator(compiled);
    if (parsed(text).Accept(validator))
        return "";
    rapidjson::StringBuffer where, rule;
    validator.GetInvalidDocumentPointer().StringifyUriFragment(where);
    validator.GetInvalidSchemaPointer().StringifyUriFragment(rule);
    return std::string(where.GetString()) + ": " + validator.GetInvalidSchemaKeyword() + " of " + rule.GetString();
}

const std::string kDepth = "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --data iota ";
const std::string kLinear = "RESAMPLE --Sizes 1,1,3,3 --InterpolationMode LINEAR --Scales 1,1,2,2 --data iota ";

struct Written {
    const char* command; // whose definition it is of
    std::string line; // which writes x.json
};

class Reports : public testing::TestWithParam<Written> { };

TEST_P(Reports, HaveTheFormOfTheSchema)
{
    const Output output = shell(GetParam().line);
    EXPECT_LE(output.code, 2) << output.err;
    const std::string text = readText("x.json");
    EXPECT_EQ(problemOf(text, schemaOf(GetParam().command)), "") << text.substr(0, 2000);
    EXPECT_EQ(problemOf(text, schema()), "");
}

INSTANTIATE_TEST_SUITE_P(
    Schema, Reports,
    testing::Values(Written{"check",
                            "tessera check --pack all --engine sabotage:edge --against reference --json x.json"},
                    Written{"check", "tessera check " + kDepth + kLinear + "nothing.json --json x.json; true"},
                    Written{"check",
                            "tessera check RESAMPLE --Sizes 1,3,16,16 --Scales 1,1,1,2 --InterpolationMode LINEAR "
                            "--data random:3 --engine sabotage:edge --quality all --json x.json"},
                    Written{"check", "tessera check --prove " + kDepth + "--json x.json"},
                    Written{"matrix",
                            "tessera check " + kDepth + kLinear
                                + "nothing.json --engine cpu --engine sabotage:order --runs 2 --json x.json; true"},
                    Written{"identify",
                            "tessera run " + kDepth
                                + "--output - > out.npy; tessera run DEPTH_TO_SPACE --BlockSize 1 --Sizes "
                                  "1,8,2,3 --data iota --output - > in.npy; tessera identify in.npy out.npy "
                                  "--meant 'DEPTH_TO_SPACE1 --Order COLUMN_ROW_DEPTH' --json x.json"},
                    Written{"probe", "tessera probe " + kDepth + kLinear + "--engine sabotage:order --json x.json"},
                    Written{"probe", "tessera probe " + kLinear + "--engine sabotage:edge --json x.json"},
                    Written{"bench", "tessera bench " + kDepth + "--runs 2 --seconds 0 --json x.json"},
                    Written{"version", "tessera --version --json x.json"},
                    Written{"doctor", "tessera doctor --json x.json"},
                    Written{"failures", "tessera sweep --cases 40 --engine sabotage:order --json x.json"},
                    Written{"report",
                            "tessera check " + kDepth + "--json a.json; tessera check " + kDepth + kLinear
                                + "--engine sabotage:order --json b.json; tessera report a.json b.json --json x.json"},
                    Written{"model", "tessera model " TESSERA_TESTS "/support/onnx/crd/model.onnx --json x.json"},
                    Written{"help", "tessera help --json x.json"},
                    Written{"sweep", "tessera sweep --cases 5 --out a.jsonl; head -n 1 a.jsonl > x.json"}),
    [](const auto& shown) { return std::string(shown.param.command) + std::to_string(shown.index); });

TEST(Schema, HoldsForEachLineOfASweep)
{
    writeText("known.txt", kDepth + "--Order COLUMN_ROW_DEPTH\n");
    tessera("sweep --cases 200 --engine sabotage:order --shrink 2 --failures known.txt --out x.jsonl");
    size_t count = 0;
    for (const std::string& line : linesOf(readText("x.jsonl"))) {
        const std::string definition = count++ == 0 ? "sweep"
            : line.starts_with("{\"ran\"")          ? "sweepSums"
                                                    : "sweepFailure";
        EXPECT_EQ(problemOf(line, schemaOf(definition)), "") << line;
    }
    EXPECT_GT(count, 3u);
}

// The test's own validation is tested: it refuses a text that is not of the form.
TEST(Schema, RefusesWhatItDoesNotKnow)
{
    tessera("check " + kDepth + "--json x.json");
    const std::string text = readText("x.json");
    const std::map<std::string, std::string> changes = {{"\"version\": 1", "\"version\": 2"},
                                                        {"tessera-report", "another"},
                                                        {"\"verdict\": \"PASS\"", "\"verdict\": 1"},
                                                        {"\"maxUlp\"", "\"maxUpl\""},
                                                        {"\"isStopped\": false", "\"isStopped\": 0"}};
    for (const auto& [from, to] : changes) {
        std::string changed = text;
        ASSERT_NE(changed.find(from), changed.npos) << from;
        changed.replace(changed.find(from), from.size(), to);
        EXPECT_NE(problemOf(changed, schemaOf("check")), "") << from;
    }
    std::string odd = text;
    odd.replace(odd.find("\"maxAbsolute\": ") + 15, 3, "\"NaN\"");
    EXPECT_EQ(problemOf(odd, schemaOf("check")), "");
}

// A double that is written to JSON reads back equal. NaN and infinities, which JSON does not have, are texts.
TEST(Schema, NumbersReadBackEqual)
{
    tessera("check RESAMPLE --Sizes 1,1,3,3 --InterpolationMode LINEAR --Scales 1,1,3,3 --data random:1 --engine "
            "sabotage:half-weights --json x.json");
    EXPECT_THAT(python("import json, struct; r = json.load(open('x.json'))['results'][0]['worst']\n"
                       "a, b = (struct.unpack('f', struct.pack('f', float(r[k])))[0] for k in 'ab')\n"
                       "assert a - b == r['difference']"),
                Exits(0));
    tessera("check RESAMPLE --Sizes 1,1,2,2 --Scales 1,1,2,2 --DataType FLOAT32 --data values:inf,inf,inf,inf --engine "
            "sabotage:unwritten --json y.json");
    EXPECT_THAT(readText("y.json"), HasSubstr("\"difference\": \"-Infinity\""));
}

} // namespace
} // namespace tessera::schema_test
