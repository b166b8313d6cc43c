// SPDX-License-Identifier: Apache-2.0
// What pages are made of.
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/value.h"
#include "engine/report/runs/evidence.h"
#include "engine/report/runs/page.h"
#include "engine/report/runs/report.h"
#include "tests/support/matchers.h"

namespace tessera {
namespace {

std::string encoded(std::string_view text)
{
    return base64(std::as_bytes(std::span(text)));
}

TEST(Base64, IsRfc4648s)
{
    EXPECT_EQ(encoded(""), "");
    EXPECT_EQ(encoded("f"), "Zg==");
    EXPECT_EQ(encoded("fo"), "Zm8=");
    EXPECT_EQ(encoded("foo"), "Zm9v");
    EXPECT_EQ(encoded("foobar"), "Zm9vYmFy");
    EXPECT_EQ(encoded("\xff\xfe"), "//4=");
}

TEST(HtmlText, EscapesTextAndAttributes)
{
    HtmlText html;
    html.begin("p", {{"title", "\"<a> & 'b'\""}}).text("</p><script>\x1b").end();
    EXPECT_EQ(html.string(), "<p title=\"&quot;&lt;a&gt; &amp; 'b'&quot;\">&lt;/p&gt;&lt;script&gt;\\x1b</p>");
}

struct Two {
    Plan plan;
    Tensor input, a, b;
};

// DEPTH_TO_SPACE of zeros, and beside it the same with one element that is 1.
Two twoOf(uint32_t side, uint64_t wrong)
{
    const TensorDesc desc{.dataType = DataType::Float32, .sizes = {1, 1, side, side}};
    Two two{.plan =
                makePlan(Operator{.kind = OperatorKind::DepthToSpace, .input = desc, .output = desc, .blockSize = 1}),
            .input = Tensor(desc),
            .a = Tensor(desc),
            .b = Tensor(desc)};
    two.a.setBits(wrong, fromDouble(DataType::Float32, 1));
    return two;
}

TEST(ReportHtml, EveryTextOfAResultIsEscaped)
{
    const std::string bad = "\"'><script>x</script>";
    const Two two = twoOf(3, 4);
    const Comparison found = compare(two.plan, two.input, two.a, two.b, {});
    const Result result{.name = bad,
                        .label = bad,
                        .figures = bad,
                        .command = bad,
                        .operatorName = bad,
                        .engine = bad,
                        .against = bad,
                        .tolerance = bad,
                        .comparison = Comparison{},
                        .sentences = {bad},
                        .notes = {bad},
                        .lines = {{bad, bad}},
                        .evidence = evidenceHtml({two.plan, two.input, two.a, two.b, {}, found, bad, bad})};
    const Report report{.head = {.command = bad, .line = bad, .startedAt = bad, .facts = {{bad, bad}}},
                        .results = {result, result},
                        .summary = {bad, bad},
                        .heading = bad,
                        .facts = {{bad, bad}},
                        .remarks = {bad},
                        .command = bad};
    EXPECT_THAT(htmlOf(report),
                AllOf(Not(HasSubstr("<script>x")), Not(HasSubstr("\"'>")), HasSubstr("&lt;script&gt;x")));
}

TEST(PageEvidence, OfSmallTensorsIsNumbers)
{
    const Two two = twoOf(3, 4);
    const Comparison comparison = compare(two.plan, two.input, two.a, two.b, {});
    const std::string html = evidenceHtml({two.plan, two.input, two.a, two.b, {}, comparison, "cpu", "other"}).string();
    EXPECT_THAT(html,
                AllOf(Not(HasSubstr("<img")), HasSubstr("A − B"), HasSubstr("The element that differs"),
                      HasSubstr("<th scope=\"row\">(0,0,1,1)</th><td class=\"number\">1</td>"),
                      HasSubstr("</strong> cpu"), HasSubstr("<td>0</td><td class=\"beyond\">1</td><td>0</td>")));
}

// A single wrong element among a million is seen, wherever it stands.
TEST(PageEvidence, OfLargeTensorsLosesNoElementThatDiffers)
{
    for (const uint64_t wrong : {uint64_t{0}, uint64_t{1000 * 1000 - 1}, uint64_t{333'337}}) {
        const Two two = twoOf(1000, wrong);
        const Tensor agreement = agreementMap(two.plan, two.input, two.a, two.b, {});
        const DifferencePaintings paintings = paintDifference(agreement, two.a, two.b, 256);
        ASSERT_LE(paintings.difference.width, 256u);
        ASSERT_LE(paintings.difference.height, 256u);
        ASSERT_EQ(paintings.difference.channels, 3u);
        const auto bytes = paintings.difference.samples.bytes();
        size_t red = 0;
        for (size_t i = 0; i + 2 < bytes.size(); i += 3)
            red += bytes[i + 1] < std::byte{255} ? 1 : 0;
        EXPECT_EQ(red, 1u) << wrong;
    }
}

TEST(PageEvidence, OfAnyShapeHasPicturesOfAFewPixels)
{
    for (const std::vector<uint32_t>& sizes : std::vector<std::vector<uint32_t>>{{1, 1, 1, 100'000},
                                                                                 {1, 1, 100'000, 1},
                                                                                 {1, 100'000, 1, 1},
                                                                                 {7, 300, 3, 5},
                                                                                 {1, 3, 257, 255},
                                                                                 {65, 1, 1, 2}}) {
        const Picture picture = paintTensor(Tensor({.dataType = DataType::UInt8, .sizes = sizes}), 256);
        EXPECT_THAT((std::vector{picture.width, picture.height}), Each(AllOf(testing::Ge(1u), testing::Le(256u))))
            << text(sizes);
    }
}

// Two channels stand beside each other, and each has the whole height.
TEST(PageEvidence, OfPlanesInOneRowHasTheWholeHeight)
{
    const Picture picture = paintTensor(Tensor({.dataType = DataType::UInt8, .sizes = {1, 2, 200, 100}}), 256);
    EXPECT_EQ(picture.width, 201u); // a pixel between them
    EXPECT_EQ(picture.height, 200u);
}

} // namespace
} // namespace tessera
