// SPDX-License-Identifier: GPL-3.0-or-later
// Lines that are copied from the window run on the command line, and lines from there are pasted into the window.
#include "app/cli/arguments/arguments.h"
#include "app/model/document/input_case.h"
#include "engine/formats/pictures/picture_file.h"
#include "engine/judge/measure/verification.h"
#include "tests/app/support/controller_fixture.h"

namespace tessera {
namespace {

struct EditControllerTest : ControllerTest {
    EditControllerTest() { m_actions.add(*m_edit); }

    void SetUp() override
    {
        m_real.newCase(caseFromText("RESAMPLE1 --Sizes 1,3,5,7 --InterpolationMode LINEAR --Scales 1,1,2,2 --data "
                                    "random:5"));
        m_real.setEngines("cpu", "reference");
        ASSERT_TRUE(waitForRun(m_real));
    }
    std::string copied()
    {
        trigger("copyReproducer");
        return QGuiApplication::clipboard()->text().toStdString();
    }
    void paste(const char* line)
    {
        QGuiApplication::clipboard()->setText(QString::fromUtf8(line));
        trigger("paste");
    }

    Document m_real{makeEngineWith}; // its engines compute
    ViewArea m_views{&m_real};
    ControllerContext m_context{m_real, m_views, m_settings, m_actions, m_messages, m_user};
    std::unique_ptr<ActionSource> m_edit = editActions(m_context.with, nullptr);
};

// Pasted words take the sizes and the type of the open case, if their operator allows these.
TEST_F(EditControllerTest, AFrameworksWordsAreACase)
{
    const std::string open = toText(m_real.currentCase());
    using enum DataType;
    const std::tuple<std::string, const char*, const char*, std::vector<uint32_t>, DataType> rows[] = {
        {open,
         "y = F.interpolate(x, scale_factor=3, mode=\"bilinear\", align_corners=False)",
         "RESAMPLE",
         {1, 3, 5, 7},
         Float32},
        {kDepthToSpace, "F.pixel_shuffle(x, 2)", "DEPTH_TO_SPACE1", {1, 8, 2, 3}, UInt32},
        {kDepthToSpace, "F.interpolate(x, scale_factor=2, mode=\"bilinear\")", "RESAMPLE", {1, 8, 2, 3}, Float32},
        {open, "F.pixel_shuffle(x, 2)", "DEPTH_TO_SPACE1", {1, 4, 6, 8}, Float32}, // the open case has 3 channels
    };
    for (const auto& [before, words, op, sizes, type] : rows) {
        m_real.newCase(caseFromText(before));
        paste(words);
        EXPECT_EQ(name(m_real.currentCase().op), op) << words;
        EXPECT_EQ(m_real.currentCase().op.input.sizes, sizes) << words;
        EXPECT_EQ(m_real.currentCase().op.input.dataType, type) << words;
        EXPECT_TRUE(m_real.issues().empty()) << words;
    }
    EXPECT_THAT(m_messages.text().toStdString(), HasSubstr("{1, 4, 6, 8}"));
}

TEST_F(EditControllerTest, APastedCaseIsComparedAsOneOfItsOwn)
{
    const Case before = m_real.currentCase();
    m_real.setEngines("cpu", fileSource(QStringLiteral("/tmp/of the case before.npy")));
    m_real.setTolerance(Tolerance{.atol = 1000});
    const Pick pin{Side::Output, 3};
    m_real.pin(pin);
    m_real.keepPin();
    paste(kDepthToSpace);
    EXPECT_EQ(m_real.engineA(), "cpu");
    EXPECT_EQ(m_real.engineB(), "reference");
    EXPECT_FALSE(m_real.toleranceIsChosen());
    EXPECT_NE(m_real.pinned(), pin);
    EXPECT_TRUE(m_real.keptPins().empty());
    EXPECT_FALSE(m_real.canRevisit(-1));
    m_real.undoStack()->undo(); // one step
    EXPECT_EQ(m_real.currentCase(), before);
    EXPECT_EQ(m_real.tolerance(), (Tolerance{.atol = 1000}));
}

TEST_F(EditControllerTest, TheCopiedLineFindsTheSameUnderEveryTolerance)
{
    const Tolerance tolerances[] = {
        {},
        {.interpolationBound = true},
        {.ulp = 3},
        {.ulp = 3, .interpolationBound = true},
        {.atol = 1e-7, .rtol = 0.1},
        {.atol = 0.25, .interpolationBound = true, .allowedShare = 0.07, .hardLimit = 1e-8},
        {.nanEqualsNan = false, .eitherNeighbour = true, .allowedShare = 1},
    };
    for (const Tolerance& tolerance : tolerances) {
        m_real.setTolerance(tolerance);
        ASSERT_TRUE(waitForRun(m_real));
        ASSERT_TRUE(m_real.shown() && m_real.shown()->comparison);
        const Comparison& shown = *m_real.shown()->comparison;

        Arguments words = shellWords(copied());
        ASSERT_GT(words.size(), 2u);
        words.erase(words.begin(), words.begin() + 2); // tessera check
        std::ostringstream out, err;
        callCommand(kCheckText, words, out, err);
        EXPECT_EQ(err.str(), "");
        EXPECT_THAT(out.str(), StartsWith(std::string(word(stateOf(shown.verdict))))) << copied();
        EXPECT_THAT(out.str(), HasSubstr(english(figuresText(shown, m_real.shown()->plan.output)))) << copied();
    }
}

TEST_F(EditControllerTest, ALineOfAnyCommandIsTaken)
{
    const Case expected = caseFromText(kDepthToSpace);
    for (const char* begin : {"", "tessera run ", "$ tessera check ", "/usr/bin/tessera bench ",
                              "app/run check --prove ", "tessera render ", "tessera code ", "tessera map "}) {
        m_real.newCase(caseFromText(kResample));
        paste((std::string(begin) + kDepthToSpace).c_str());
        EXPECT_EQ(toText(m_real.currentCase()), toText(expected)) << begin;
        EXPECT_FALSE(m_messages.isError()) << m_messages.text().toStdString();
    }
}

TEST_F(EditControllerTest, WhatALineSaysBesidesItsCaseIsAppliedOrNamed)
{
    paste("tessera check RESAMPLE1 --Sizes 1,1,4,4 --Scales 1,1,2,2 --InterpolationMode LINEAR --engine reference "
          "--against cpu --tolerance atol=0.5,ties=either --threads 2 \\\n --json report.json --quiet");
    EXPECT_EQ(m_real.engineA(), "reference");
    EXPECT_EQ(m_real.engineB(), "cpu");
    EXPECT_EQ(m_real.tolerance(), (Tolerance{.atol = 0.5, .eitherNeighbour = true}));
    for (const char* option : {"--threads 2", "--json report.json", "--quiet"})
        EXPECT_THAT(m_messages.text().toStdString(), HasSubstr(option));

    paste("tessera map RESAMPLE1 --Sizes 1,1,4,4 --Scales 1,1,2,2 --at 0,0,1,2");
    ASSERT_TRUE(waitForRun(m_real));
    ASSERT_TRUE(m_real.active());
    EXPECT_EQ(m_real.active()->element, 10u);

    paste("tessera check --pack resample1_linear_2x");
    EXPECT_EQ(name(m_real.currentCase().op), "RESAMPLE1");
    EXPECT_FALSE(m_messages.isError()) << m_messages.text().toStdString();
}

// "--data -" means standard input, and the window would wait for it.
TEST_F(EditControllerTest, AStreamOfALineIsNotReadByTheWindow)
{
    paste("tessera run DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2 --data -");
    ASSERT_TRUE(waitForRun(m_real));
    EXPECT_EQ(name(m_real.currentCase().op), "DEPTH_TO_SPACE1");
    EXPECT_FALSE(m_real.dataError().isEmpty());
}

TEST_F(EditControllerTest, ALineThatIsNoneIsRefusedByName)
{
    const Case before = m_real.currentCase();
    for (const char* line : {"tessera check case.json", "tessera check DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --atool 3",
                             "check RESAMPLE --Sizes 1,1,2,2 --tolerance atol=much", "it is late",
                             "F.interpolate(x, scale_factor=3, mode=\"bicubic\")"}) {
        paste(line);
        EXPECT_TRUE(m_messages.isError()) << line;
        EXPECT_EQ(m_real.currentCase(), before) << line;
    }
    EXPECT_THAT(m_messages.text().toStdString(), HasSubstr("bicubic"));
    paste("it is late");
    EXPECT_THAT(m_messages.text().toStdString(), AllOf(StartsWith("\"it is late\""), HasSubstr("DEPTH_TO_SPACE1 --")));
    paste(kDepthToSpace);
    EXPECT_EQ(m_messages.text(), "") << "the complaint about the last one is gone";
}

TEST_F(EditControllerTest, TheLineOfAPictureGivesTheSameInput)
{
    QTemporaryDir folder;
    QImage image(12, 10, QImage::Format_RGB32);
    for (int i = 0; i < 120; ++i)
        image.setPixel(i % 12, i / 12, qRgb(i, 255 - i, 2 * i));
    const QString path = folder.filePath("picture.png");
    ASSERT_TRUE(image.save(path));
    InputLoader loader(&m_real);
    loader.open(path);
    loader.reread(path, {.type = DataType::Float32, .channels = 3, .range = SampleRange::Unit});
    ASSERT_TRUE(waitForRun(m_real));
    const Case shown = m_real.currentCase();
    const std::string line = copied();
    EXPECT_NE(line.find("--range 0-1"), line.npos) << line;

    m_real.newCase(documentationExample());
    paste(line.c_str());
    EXPECT_EQ(m_real.currentCase().op, shown.op);
    EXPECT_TRUE(equalElements(loadInput(m_real.currentCase()), loadInput(shown)));
    EXPECT_EQ(pictureOptions(m_real.currentCase()), pictureOptions(shown));
    std::vector<std::string> words = shellWords(toText(shown));
    EXPECT_TRUE(equalElements(loadInput(caseFromWords(words, pictureCodec(), {})), loadInput(shown)));

    loader.reread(path, {.type = DataType::UInt8, .channels = 3, .range = SampleRange::Unit});
    EXPECT_EQ(toText(m_real.currentCase()).find("--range"), std::string::npos) << "integers have one range";
}

} // namespace
} // namespace tessera
