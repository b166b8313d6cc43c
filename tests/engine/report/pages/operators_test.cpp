// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/ops/axes.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/files/file.h"
#include "engine/report/pages/case_page.h"
#include "engine/teach/lesson/fact.h"
#include "tests/support/matchers.h"
#include "tests/support/random_case.h"

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>

namespace tessera {
namespace {

// Runs the page's scripts in Node: no browser is needed to hold their arithmetic against the engine.
constexpr const char* kScript = R"(
globalThis.document = { querySelector: () => null };
const fs = require("fs"), vm = require("vm"), [, , folder, cases] = process.argv;
const script = ["mapping.js", "operators.js"].map((name) => fs.readFileSync(folder + "/" + name, "utf8")).join("\n");
vm.runInThisContext(script + "\nglobalThis.pages = { valuesFrom, planOf, outputOf, axisMaps, coordinateOf, isClamped };");
let count = 0;
for (const line of fs.readFileSync(cases, "utf8").split("\n").filter(Boolean)) {
  const { op, input, output, text, x } = JSON.parse(line);
  const made = pages.outputOf(op, pages.planOf(op), pages.valuesFrom(input)), right = pages.valuesFrom(output);
  const wrong = right.findIndex((value, element) => made[element] !== value);
  if (wrong >= 0 || made.length !== right.length)
    console.log(text + ": element " + wrong + " is " + made[wrong] + " instead of " + right[wrong]);
  for (const [axis, list] of x.entries())
    for (const [index, [coordinate, clamped]] of list.entries()) {
      const map = pages.axisMaps(op)[axis + 4 - x.length];
      if (pages.coordinateOf(map, index) !== Number(coordinate) && coordinate !== "NaN") console.log(text + ": x of " + axis + ", " + index);
      if (clamped >= 0 && Number(pages.isClamped(map, index)) !== clamped) console.log(text + ": edge of " + axis + ", " + index);
    }
  ++count;
}
console.log(count + " cases");
)";

std::string said(const std::string& line)
{
    std::string text;
    FILE* pipe = popen((line + " 2>&1").c_str(), "r");
    std::array<char, 4096> buffer{};
    while (const size_t count = fread(buffer.data(), 1, buffer.size(), pipe))
        text.append(buffer.data(), count);
    pclose(pipe);
    return text;
}

// For each output of each axis: its coordinate, and whether an edge is repeated; -1 for a filter that halves.
void writeCoordinates(JsonText& json, const Operator& op)
{
    json.key("x").beginArray();
    for (const AxisMap& map : axisMaps(op)) {
        json.beginArray();
        const AxisTaps taps = makeTaps(map);
        for (uint32_t output = 0; output < map.outputs; ++output) {
            json.beginArray().value(double{coordinate32(map, output)});
            const bool isHalved = filterOf(map) == AntialiasFilter::Halving;
            json.value(isHalved ? -1.0 : double((taps.flags[output] & AxisTaps::Clamped) != 0)).endArray();
        }
        json.endArray();
    }
    json.endArray();
}

std::string lineOf(const Case& c)
{
    const Plan plan = makePlan(c.op);
    const Tensor input = loadInput(c);
    JsonText json;
    json.beginObject().key("text").value(toText(c).substr(0, 300));
    writeOperator(json.key("op"), c.op);
    json.key("input").value(valuesText(input)).key("output").value(valuesText(outputBy("cpu", c, plan, input)));
    writeCoordinates(json, c.op);
    json.endObject();
    return json.line();
}

TEST(PageScript, ComputesTheEnginesBits)
{
    if (said("node --version").front() != 'v')
        GTEST_SKIP() << "node is missing";
    const std::filesystem::path folder = std::filesystem::path(testing::TempDir()) / "tessera_page_script";
    std::filesystem::create_directories(folder);
    {
        std::ofstream cases(folder / "cases"), script(folder / "script.js");
        script << kScript;
        for (const Case& c : conformanceCases())
            cases << lineOf(c) << '\n';
        for (const uint64_t seed : testSeeds(1500))
            if (const Case c = randomCase(seed); elementCount(c.op.output) + elementCount(c.op.input) < 20'000)
                cases << lineOf(c) << '\n';
    }
    const std::string heard = said("node '" + (folder / "script.js").string() + "' '" TESSERA_PAGE_SCRIPTS "' '"
                                   + (folder / "cases").string() + "'");
    EXPECT_THAT(heard, MatchesRegex("1[0-9][0-9][0-9] cases\n"));
    std::filesystem::remove_all(folder);
}

} // namespace
} // namespace tessera
