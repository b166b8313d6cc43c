// SPDX-License-Identifier: GPL-3.0-or-later
// Engines × cases, as a table, and as reports for other programs.
#include "program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace tessera {
namespace {

const std::string kThree = "--engine cpu --engine sabotage:order --engine sabotage:edge --against reference ";
const std::string kCases =
    "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --data iota RESAMPLE --Sizes 1,1,3,3 --Scales 1,1,2,2 --data iota";

TEST(Matrix, HasACellForEachEngineAndCase)
{
    const Output output = tessera("matrix " + kThree + kCases);
    EXPECT_EQ(output.code, 2) << output.err;
    EXPECT_THAT(output.out, ContainsRegex("^case +cpu +sabotage:order +sabotage:edge"));
    EXPECT_THAT(output.out, ContainsRegex("DEPTH_TO_SPACE1 .* +PASS +FAIL 36 differ, order +UNSUPPORTED"));
    EXPECT_THAT(output.out, ContainsRegex("RESAMPLE .* +PASS +UNSUPPORTED +FAIL 20 differ, edge"));
    EXPECT_THAT(output.out, HasSubstr("{cpu} ≠ {sabotage:order}: 1 case"));
    EXPECT_THAT(output.out, HasSubstr("sabotage:edge: 1 FAIL, 1 UNSUPPORTED"));
    EXPECT_THAT(output.out,
                ContainsRegex("UNSUPPORTED +sabotage:edge, 1 case: .*  \\|  tessera check DEPTH_TO_SPACE1"));
}

TEST(Matrix, AFailingCellHasALineThatRepeatsIt)
{
    const Output output = tessera("matrix " + kThree + kCases);
    const std::string mark = "|  tessera check DEPTH_TO_SPACE1";
    const size_t begin = output.out.find(mark);
    ASSERT_NE(begin, std::string::npos) << output.out;
    const std::string command = output.out.substr(begin + 11, output.out.find('\n', begin) - begin - 11);
    EXPECT_THAT(command, HasSubstr("--engine sabotage:order --against reference"));
    EXPECT_EQ(tessera(command).code, 2) << command;
}

TEST(Matrix, AgreeingEnginesExitWithNothing)
{
    EXPECT_EQ(tessera("matrix --engine cpu --engine sabotage:none --engine reference " + kCases).code, 0);
    EXPECT_EQ(tessera("matrix --engine cpu --engine reference DEPTH_TO_SPACE1 --Sizes 1,4,2,3").code, 1);
}

// The negative control: every class of mistakes differs somewhere in the pack.
TEST(Matrix, ThePackFindsEveryMistake)
{
    std::string line = "matrix --pack all --against reference --json found.json", names;
    const Output list = shell("tessera sabotage | cut -d' ' -f1");
    for (size_t begin = 0; begin < list.out.size();) {
        const size_t end = list.out.find('\n', begin);
        line += " --engine sabotage:" + list.out.substr(begin, end - begin);
        begin = end + 1;
    }
    const Output output = tessera(line);
    EXPECT_EQ(output.code, 2);
    for (size_t begin = 0; begin < list.out.size();) {
        const size_t end = list.out.find('\n', begin);
        const std::string name = list.out.substr(begin, end - begin);
        const std::string counts = "\nsabotage:" + name + ": [^\n]*[1-9][0-9]* FAIL";
        if (name == "none")
            EXPECT_THAT(output.out, Not(ContainsRegex(counts)));
        else
            EXPECT_THAT(output.out, ContainsRegex(counts)) << name;
        begin = end + 1;
    }
    writeText("table.txt", output.out);
    // Each is named, and none by another's class alone.
    writeText("named.py", R"(
import json
named, groups = {}, set()
for cell in json.load(open('found.json'))['results']:
    if cell['verdict'] != 'FAIL':
        continue
    made, found = cell['engine'].split(':')[1], cell['diagnosis']
    named.setdefault(made, []).append(found['class'])
    assert found['class'] == 'unknown' or made in [*found['classes'], found['second']], (made, cell['name'], found)
    assert (found['class'] is None) == (len(found['classes']) > 1), found
    if found['class'] is None:
        groups.add(' or '.join(found['classes'][-2:]))
for made, hits in sorted(named.items()):
    print(made, hits.count(made), 'alone of', len(hits))
    assert hits.count('unknown') < len(hits) or made == 'unknown', made
assert groups and all(each in open('table.txt').read() for each in groups), groups # its cell in the table is the group
)");
    const Output named = shell("python3 named.py");
    EXPECT_EQ(named.code, 0) << named.out << named.err;
    EXPECT_THAT(named.out, AllOf(HasSubstr("order 29 alone of 30"), HasSubstr("gradient")));
}

TEST(Matrix, TakesFoldersAndFilters)
{
    const Output all = tessera("matrix " + std::string(TESSERA_RESOURCES) + "/cases --engine cpu --against reference");
    EXPECT_EQ(all.code, 0) << all.out << all.err;
    const Output some = tessera("matrix " + std::string(TESSERA_RESOURCES)
                                + "/cases --engine cpu --against reference --filter resample1_linear");
    EXPECT_LT(some.out.size(), all.out.size());
    EXPECT_THAT(some.out, HasSubstr("resample1_linear_2x.json"));
    EXPECT_THAT(tessera("matrix --pack all --filter nothing-is-called-so").err, HasSubstr("--filter"));
}

TEST(Matrix, ACaseThatDoesNotRunStopsNoOther)
{
    const Output output =
        tessera("matrix --engine cpu --against reference nothing.json DEPTH_TO_SPACE1 --Sizes 1,8,2,3");
    EXPECT_EQ(output.code, 4);
    EXPECT_THAT(output.err, HasSubstr("nothing.json"));
    EXPECT_THAT(output.out, ContainsRegex("DEPTH_TO_SPACE1 .* +PASS"));
}

TEST(Matrix, WritesReports)
{
    tessera("matrix " + kThree + kCases + " --json a.json --junit a.xml --html a.html");
    const std::string json = readText(testFolder() / "a.json"), junit = readText(testFolder() / "a.xml");
    EXPECT_THAT(json,
                AllOf(HasSubstr("\"withinTolerance\""), HasSubstr("\"verdict\": \"UNSUPPORTED\""),
                      HasSubstr("\"beyond\": 36"), HasSubstr("tessera check DEPTH_TO_SPACE1")));
    EXPECT_THAT(junit,
                AllOf(StartsWith("<?xml"), HasSubstr("\"tessera matrix\""),
                      HasSubstr("classname=\"DEPTH_TO_SPACE1.sabotage:order\""), HasSubstr("<failure type=\"FAIL\""),
                      HasSubstr("A is what COLUMN_ROW_DEPTH gives")));
    EXPECT_EQ(
        shell("python3 -c \"import json,xml.dom.minidom as x; json.load(open('a.json')); x.parse('a.xml')\"").code, 0);
    EXPECT_THAT(tessera("matrix " + kThree + kCases + " --json -").out, StartsWith("{"));
    EXPECT_EQ(tessera("matrix " + kThree + kCases + " --json - --html -").code, 4);
}

// One file, which asks for no other: it opens from a disk, behind a wall, in ten years.
TEST(Matrix, ThePageNeedsNothingElse)
{
    tessera("matrix " + kThree + kCases + " --html a.html");
    const std::string page = readText(testFolder() / "a.html");
    EXPECT_THAT(page,
                AllOf(HasSubstr("default-src 'none'"), HasSubstr("prefers-color-scheme: dark"),
                      HasSubstr("sabotage:order"), HasSubstr("FAIL 36 differ"), HasSubstr("tessera check")));
    for (const char* foreign : {"<script ", "<link", " src=\"h", " src=\"/", "url(", "http://", "https://", "@import"})
        EXPECT_THAT(page, Not(HasSubstr(foreign)));
    EXPECT_EQ(
        shell("python3 -c \"\nimport html.parser\nclass P(html.parser.HTMLParser):\n s=[]\n def "
              "handle_starttag(self,t,a):\n  if t not in ('meta','input','img'): self.s.append(t)\n def "
              "handle_endtag(self,t):\n  assert self.s.pop()==t\np=P(); p.feed(open('a.html').read()); assert not "
              "p.s\n\"")
            .code,
        0);
}

TEST(Matrix, NamesFromElsewhereAreText)
{
    std::filesystem::copy_file(caseFile("depth_to_space.json"), testFolder() / "<b>&x.json");
    tessera("matrix --engine sabotage:unwritten --against reference '<b>&x.json' --html a.html --junit a.xml");
    EXPECT_THAT(readText(testFolder() / "a.html"), AllOf(HasSubstr("&lt;b&gt;&amp;x.json"), Not(HasSubstr("<b>"))));
    EXPECT_THAT(readText(testFolder() / "a.xml"), HasSubstr("&lt;b&gt;&amp;x.json"));
}

// What an engine gives is also what it says at its greeting: that it is not there, and what installs it.
TEST(Matrix, AMissingEngineIsAColumnOfItsOwn)
{
    writeText("absent.sh",
              "echo '{\"tessera\": 1, \"ready\": false, \"error\": \"there is no module absent\", "
              "\"install\": \"apt-get install python3-absent\"}'\n");
    const std::string engines = "--engine 'serve:sh absent.sh' --engine cpu --engine sabotage:order ";
    const Output output = tessera("matrix " + engines + kCases + " --json a.json --junit a.xml --html a.html");
    EXPECT_EQ(output.code, 5) << output.err;
    EXPECT_THAT(output.out,
                AllOf(ContainsRegex("DEPTH_TO_SPACE1 .* +MISSING +PASS +FAIL 36 differ"),
                      ContainsRegex("MISSING +serve:sh absent.sh, 2 cases: .*apt-get install python3-absent"),
                      HasSubstr("serve:sh absent.sh: 2 MISSING")));
    EXPECT_THAT(readText(testFolder() / "a.json"),
                AllOf(HasSubstr("\"verdict\": \"MISSING\""), HasSubstr("\"isMissing\": true"),
                      HasSubstr("apt-get install python3-absent")));
    EXPECT_THAT(readText(testFolder() / "a.xml"), AllOf(HasSubstr("errors=\"0\""), HasSubstr("<skipped message=\"")));
    EXPECT_THAT(readText(testFolder() / "a.html"),
                AllOf(HasSubstr("MISSING"), HasSubstr("apt-get install python3-absent")));
    EXPECT_EQ(tessera("matrix --engine cpu --against 'serve:sh absent.sh' " + kCases).code, 5);
    EXPECT_THAT(tessera("matrix --engine 'serve:sh absent.sh' " + kCases).err, HasSubstr("python3-absent"));
}

// Every line that the matrix prints behind a cell gives that cell again.
TEST(Matrix, EachCellThatIsNotEqualHasALineThatRepeatsIt)
{
    const std::string within =
        "RESAMPLE1 --Sizes 1,1,5,7 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,1.3,0.7 --data random:3 ";
    const Output output =
        tessera("matrix --engine cpu --engine sabotage:edge --against reference " + within + "--html a.html");
    EXPECT_THAT(output.out, ContainsRegex("RESAMPLE1 .* PASS [0-9]+ within +FAIL [0-9]+ differ"));
    const std::string page = readText(testFolder() / "a.html");
    for (const auto& [engine, word] : {std::pair{"cpu", "PASS"}, std::pair{"sabotage:edge", "FAIL"}}) {
        const size_t line = output.out.find(std::string(engine) + ", RESAMPLE1");
        ASSERT_NE(line, std::string::npos) << output.out;
        const size_t begin = output.out.find("|  tessera ", line);
        const std::string command = output.out.substr(begin + 11, output.out.find('\n', begin) - begin - 11);
        EXPECT_THAT(tessera(command).out, StartsWith(word)) << command;
        EXPECT_THAT(page, HasSubstr("tessera " + command));
    }
}

TEST(Matrix, RunsThatDifferAreMarked)
{
    // The input of an order that changes nothing, and each time another first element.
    writeText("changing.sh", "cp $1 $2; date +%N | head -c 4 | dd of=$2 bs=1 seek=128 conv=notrunc 2>/dev/null\n");
    const std::string cell = "matrix DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 1 --engine "
                             "'exec:sh changing.sh {input} {output}' --engine cpu ";
    EXPECT_THAT(tessera(cell).out, Not(HasSubstr("changes")));
    const Output output = tessera(cell + "--against cpu --runs 3 --json a.json");
    EXPECT_THAT(output.out, AllOf(ContainsRegex("differ, unknown, changes +MISTRUSTED"), HasSubstr("2 runs differ")));
    EXPECT_THAT(readText(testFolder() / "a.json"), HasSubstr("\"changedRuns\": 2"));
    const size_t begin = output.out.find("|  tessera ");
    const std::string command = output.out.substr(begin + 11, output.out.find('\n', begin) - begin - 11);
    EXPECT_THAT(tessera(command).out, HasSubstr("from the first")) << command;
    EXPECT_THAT(tessera(cell + "--runs 0").err, HasSubstr("--runs"));
}

TEST(Matrix, WrongOptionsSayWhatIsRight)
{
    EXPECT_THAT(tessera("matrix --engine cpu --engine cpu --pack all").err, HasSubstr("twice"));
    EXPECT_THAT(tessera("matrix --engine none --pack all").err, HasSubstr("cpu"));
    EXPECT_THAT(tessera("matrix").err, HasSubstr("case"));
    EXPECT_THAT(tessera("matrix --pack nothing").err, HasSubstr("--pack"));
}

} // namespace
} // namespace tessera
