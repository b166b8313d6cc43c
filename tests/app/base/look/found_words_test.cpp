// SPDX-License-Identifier: GPL-3.0-or-later
// What X-ray, Verify and engines that fail say, in the window's language.
#include "engine/compute/faulty/faulty_engine.h"
#include "engine/compute/foreign/engine_file.h"
#include "engine/compute/registry/registry.h"
#include "engine/core/engines/run_failure.h"
#include "engine/detect/identify/blind_spots.h"
#include "engine/detect/probe/xray.h"
#include "engine/judge/measure/assess.h"
#include "engine/judge/measure/output_source.h"
#include "engine/judge/measure/verification.h"
#include "tests/app/base/look/words_in_russian.h"

#include <gtest/gtest.h>

namespace tessera {
namespace {

constexpr const char* kLooked[] = {
    "DEPTH_TO_SPACE1 --Sizes 1,18,3,4 --DataType FLOAT32 --BlockSize 3 --Order COLUMN_ROW_DEPTH --data iota",
    "SPACE_TO_DEPTH1 --Sizes 2,4,4,6 --DataType UINT8 --BlockSize 2 --Strides 96,1,24,4 --data random:3",
    "RESAMPLE1 --Sizes 1,3,6,7 --DataType FLOAT32 --Scales 1,1,1.5,2 --data random:5",
    "RESAMPLE1 --Sizes 1,3,6,7 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,1.7,2.3 --data random:6",
    "RESAMPLE1 --Sizes 1,1,6,6 --DataType UINT8 --InterpolationMode LINEAR --Scales 1,1,2,2 --data random:9",
    "RESAMPLE3 --Sizes 1,1,9,9 --InterpolationMode LINEAR --Antialiased true --Scales 1,1,0.4,0.6 --data random:10",
    "RESAMPLE_GRAD --Sizes 1,1,9,8 --InterpolationMode LINEAR --Scales 1,1,1.5,2 --data random:12"};

// Names of conventions and placements stay what the frameworks call them.
class FoundWords : public WordsInRussian {
protected:
    void expectFindingKnown(const Message& message)
    {
        expectKnown(message, {"TensorFlow", "OFFSET_CORNERS"});
        ++m_checked;
    }
    size_t m_checked = 0;
};

TEST_F(FoundWords, OfTheMapOfEveryBadEngine)
{
    for (const char* line : kLooked) {
        const Case c = caseFromText(line);
        for (const Mistake& mistake : mistakes()) {
            if (!outsideScope(mistake.scope, c).isEmpty()) {
                expectFindingKnown(outsideScope(mistake.scope, c));
                continue;
            }
            const auto engine = makeFaultyEngine("sabotage:" + std::string(mistake.name), {.threads = 1});
            expectFindingKnown(engine->description());
            try {
                for (const Message& finding : probe(*engine, c.op).findings)
                    expectFindingKnown(finding);
            } catch (const RunFailure& failure) {
                expectFindingKnown(failure.message());
            }
        }
    }
    EXPECT_GT(m_checked, 300U);
}

TEST_F(FoundWords, OfWhatVerifyFinds)
{
    for (const char* line : kLooked) {
        const Case c = caseFromText(line);
        for (const char* name : {"order", "none", "layout", "unknown", "mode", "integer-rounding", "unwritten"}) {
            const auto engine = makeFaultyEngine("sabotage:" + std::string(name), {.threads = 1});
            forEachFinding(*engine, c, 3, {}, {}, [&](const Finding& finding) {
                expectFindingKnown(finding.title);
                expectFindingKnown(finding.figures);
            });
            const Finding packed = packFinding(*engine, {.name = name, .c = c, .expected = {}, .tolerance = {}});
            expectFindingKnown(packed.figures);
        }
    }
    EXPECT_GT(m_checked, 100U);
}

TEST_F(FoundWords, OfEnginesThatAreNotThere)
{
    for (const char* name : {"fast", "sabotage:fast", "exec:", "exec:./none {output}", "exec:none-such {input}",
                             "exec:'none", "serve:none-such", "lib:", "lib:./none.so", "shader:none.comp"}) {
        const Message why = refusal([&] {
            const Case c = caseFromText("DEPTH_TO_SPACE --Sizes 1,4,1,1 --data iota");
            forEachFinding(*makeEngine(name), c, 2, {}, {}, [](const Finding&) {});
        });
        if (why != Message("(nothing)"))
            expectKnown(why, {QString::fromLatin1(name)});
    }
    for (const char* json :
         {"{}", "[]", R"({"tessera-engine": 2})", R"({"tessera-engine": 1, "name": "a b", "start": "exec:a"})",
          R"({"tessera-engine": 1, "name": "cpu", "start": "exec:a"})",
          R"({"tessera-engine": 1, "name": "a", "start": "a"})",
          R"({"tessera-engine": 1, "name": "a", "start": "exec:a", "operators": ["RESIZE"]})",
          R"({"tessera-engine": 1, "name": "a", "start": "exec:a", "types": ["INT4"]})",
          R"({"tessera-engine": 1, "name": "a", "start": "exec:a", "timeLimit": 0})",
          R"({"tessera-engine": 1, "name": "a", "start": "exec:a", "environment": {"": "b"}})",
          R"({"tessera-engine": 1, "nam": "a", "start": "exec:a"})"})
        expectKnown(refusal([&] { parseEngineFile(json, "a.engine.json"); }), {"a.engine.json"});
}

TEST_F(FoundWords, OfWhatACaseCannotShow)
{
    for (const char* line :
         {"DEPTH_TO_SPACE1 --Sizes 1,4,3,3 --BlockSize 2", "SPACE_TO_DEPTH1 --Sizes 1,1,6,9 --BlockSize 3",
          "RESAMPLE --Sizes 1,3,4,5 --Scales 1,1,2,2", "RESAMPLE1 --Sizes 1,1,4,4 --Scales 1,1,3,3",
          "RESAMPLE2 --Sizes 1,1,5,7 --Scales 1,1,2,2",
          "RESAMPLE3 --Sizes 1,3,16,20 --InterpolationMode LINEAR --Scales 1,1,0.5,0.5"})
        for (const Message& spot : blindSpots(caseFromText(line).op)) {
            EXPECT_NE(said(spot), english(spot));
            expectFindingKnown(spot);
        }
    EXPECT_GT(m_checked, 6U);
}

// The formula of a gradient's element.
TEST_F(FoundWords, OfAGradientsFormula)
{
    const Case c = caseFromText("RESAMPLE_GRAD1 --Sizes 1,1,4,6 --InterpolationMode LINEAR --Scales 1,1,2,2");
    for (const FormulaLine& line : explain(c.op, makePlan(c.op), 4).formula) {
        EXPECT_EQ(said(line.text).find("e.g."), std::string::npos) << english(line.text);
        expectFindingKnown(line.text);
    }
}

} // namespace
} // namespace tessera
