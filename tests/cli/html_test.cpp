// SPDX-License-Identifier: GPL-3.0-or-later
// The pages for people: what is in them, and that a browser shows them and nothing else.
#include "program.h"

#include <regex>

namespace tessera {
namespace {

const std::string kBadOrder = "--engine sabotage:order --against reference ";
const std::string kNoise =
    " RESAMPLE --Sizes 1,1,300,300 --Scales 1,1,1.5,1.5 --InterpolationMode LINEAR --data random:";

std::string page()
{
    return readText("a.html");
}

// A whole page says too much in a message.
bool has(const std::string& text)
{
    return page().find(text) != std::string::npos;
}

// Elements end as they began, attributes are said once, and no address leads out of the file.
void expectWellFormed()
{
    EXPECT_THAT(python(R"(
import html.parser
class Page(html.parser.HTMLParser):
    void, stack, ids = {'meta', 'img', 'input', 'br'}, [], set()
    def handle_starttag(self, tag, attributes):
        names = [name for name, _ in attributes]
        assert len(names) == len(set(names)), attributes
        for name, value in attributes:
            assert not name.startswith('on') and name != 'style', (tag, name)
            assert name not in ('src', 'href') or value.startswith(('data:image/png;base64,', '#')), value[:80]
            if name == 'id':
                assert value not in self.ids, value
                self.ids.add(value)
        if tag not in self.void:
            self.stack.append(tag)
    def handle_endtag(self, tag):
        assert self.stack.pop() == tag, tag
page = Page()
page.feed(open('a.html').read())
assert not page.stack
)"),
                Exits(0));
}

struct Paged {
    const char* name;
    std::string before, line; // what is run first, and the command without --html
    std::vector<std::string> has;
};

void PrintTo(const Paged& tested, std::ostream* out)
{
    *out << tested.line;
}

class Page : public testing::TestWithParam<Paged> { };

TEST_P(Page, IsOneFileThatRepeatsItsRun)
{
    shell(GetParam().before + " true");
    const Output output = tessera(GetParam().line + " --html a.html");
    ASSERT_LE(output.code, 2) << output.err;
    expectWellFormed();
    EXPECT_THAT(page(),
                AllOf(HasSubstr("default-src 'none'"), HasSubstr("<dt>date</dt>"),
                      HasSubstr("<code>tessera " + GetParam().line + " --html a.html</code>")));
    for (const std::string& each : GetParam().has)
        EXPECT_THAT(page(), HasSubstr(each));
    EXPECT_EQ(page().find("http"), page().find("http-equiv")) << "an address";
    expectInBrowser("report_page", "narrow printed");
}

const std::string kCrd = caseFile("depth_to_space1_crd.json");
const std::string kDepth = "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --data iota";

const Paged kPages[] = {
    {"Check", "", "check " + kDepth + " --engine sabotage:order", {"order", "The 10 worst", "equal bits"}},
    {"Prove", "", "check --prove " + kDepth, {"<h1>None of 3 results fails", "round trip", "permutation"}},
    {"Matrix",
     "",
     "check " + kDepth + " --engine cpu --engine sabotage:order --against reference",
     {"Agreement of 2 engines on 1 case", "Who agrees with whom, within the tolerance", "{cpu} ≠ {sabotage:order}",
      "FAIL 36 differ, order", "Each cell", "A − B"}},
    {"Sweep",
     "",
     "sweep --seed 3 --cases 300 --engine sabotage:edge --shrink 3",
     {"300 random cases", "tessera check", "As it was found"}},
    {"SweepOfNoFailure", "", "sweep --seed 3 --cases 20", {"None of 20 random cases fails"}},
    {"Bench", "", "bench --seconds 0 --runs 3 " + kDepth, {"of copy", "GB/s"}},
    {"Identify",
     "tessera run " + kCrd + " --output - > o.npy;",
     "identify " + caseFile("depth_to_space1_dcr.json") + " o.npy --meant " + caseFile("depth_to_space1_dcr.json"),
     {"<h1>order, proved", "COLUMN_ROW_DEPTH", "elements explained"}},
    {"Probe", "", "probe " + kDepth + " --engine sabotage:order", {"<h1>1 of 1 result fails", "reads", "right  "}},
    {"Report",
     "tessera check " + kDepth + " --json old.json; tessera check --engine sabotage:order " + kDepth
         + " --json new.json;",
     "report old.json new.json",
     {"<h1>1 result newly fails", "was PASS, is FAIL, order"}}};

INSTANTIATE_TEST_SUITE_P(Html, Page, testing::ValuesIn(kPages), [](const auto& tested) { return tested.param.name; });

TEST(Html, ThePagesOfAFailureAndOfAMatrixAreUsedByMouseAndKeys)
{
    for (const std::string& engines :
         {kBadOrder, std::string("--engine cpu --engine sabotage:edge --against reference ")}) {
        EXPECT_THAT(tessera("check --pack all " + engines + "--html a.html"), Exits(2));
        expectWellFormed();
        expectInBrowser("report_page", "copyable filtered compared narrow printed");
    }
}

// A page shows large tensors as pictures, and not as numbers.
TEST(Html, LargeTensorsArePicturesAndStaySmall)
{
    std::string line = "check --engine sabotage:edge --against reference --html a.html";
    for (int i = 0; i < 10; ++i)
        line += kNoise + std::to_string(i);
    EXPECT_THAT(tessera(line), Exits(2));
    EXPECT_TRUE(has("data:image/png;base64,iVBOR") && has("1×1×450×450 FLOAT32"));
    EXPECT_LT(page().size(), 2'000'000u);
    expectInBrowser("report_page", "compared narrow");
}

// The picture is narrower than its caption.
TEST(Html, TheWipeOfANarrowPictureCutsThePicture)
{
    EXPECT_THAT(
        tessera("check --engine sabotage:nearest-rule --against reference --html a.html RESAMPLE --Sizes 1,1,100,4 "
                "--Scales 1,1,1.5,5 --data random:1"),
        Exits(2));
    ASSERT_TRUE(has("1×1×150×20 FLOAT32"));
    expectInBrowser("report_page", "wiped narrow");
}

TEST(Html, APackWithManyFailuresStaysSmallAndSaysWhatIsLeftOut)
{
    EXPECT_THAT(tessera("check --pack all --engine sabotage:swapped-axes --against reference --html a.html"), Exits(2));
    EXPECT_TRUE(has("The first 16 failures carry pictures; "));
    EXPECT_LT(page().size(), 2'000'000u);
}

// Only the date may differ: no measured time, address or hash order is in a page.
TEST(Html, TheSameRunGivesTheSameBytes)
{
    const std::string line = "check --pack all " + kBadOrder + "--html a.html";
    const std::regex date("[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:]{8} UTC");
    std::string pages[2];
    for (std::string& each : pages) {
        tessera(line);
        each = std::regex_replace(page(), date, "");
    }
    EXPECT_TRUE(pages[0] == pages[1]);
}

// Names of cases and engines come from other people's files.
TEST(Html, HostileNamesAreText)
{
    const std::string name = R"('<script>alert(1)<!--"'\''&amp;.json')",
                      script = "'</script><script>alert(2)</script>'";
    shell("cp " + caseFile("depth_to_space1_crd.json") + " " + name);
    const std::string engine = "--engine \"exec:false " + script + " {case} {input} {output}\" ";
    for (const std::string& command :
         {"check " + name + " --engine sabotage:order", "check " + engine + name,
          "check " + name + " --engine sabotage:order --engine cpu", "check " + engine + "--engine cpu " + name,
          "check --prove " + name, "bench --seconds 0 --runs 2 " + name}) {
        EXPECT_NE(tessera(command + " --html a.html").code, 4) << command;
        expectWellFormed();
        EXPECT_TRUE(has("&lt;script&gt;alert(1)&lt;!--&quot;'")) << command;
        EXPECT_FALSE(has("<script>alert")) << command;
        EXPECT_EQ(command.find("false") == std::string::npos, !has("&lt;/script&gt;&lt;script&gt;alert(2)")) << command;
        expectInBrowser("report_page", "narrow");
    }
}

} // namespace
} // namespace tessera
