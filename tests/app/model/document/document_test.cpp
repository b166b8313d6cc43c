// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/base/controls/latest.h"
#include "app/model/document/input_case.h"
#include "tests/app/support/fake_engine.h"
#include "tests/app/support/set_field.h"
#include "tests/app/support/wait.h"

#include <QSignalSpy>

#include <gtest/gtest.h>

#include <array>

namespace tessera {
namespace {

Case caseOf(Operator op, std::vector<uint32_t> sizes = {1, 4, 4, 4})
{
    setInput(op, DataType::Float32, std::move(sizes));
    return {.title = "a case", .op = std::move(op), .data = Generator{}};
}

FieldValue changed(FieldValue value)
{
    if (auto* desc = std::get_if<TensorDesc>(&value))
        desc->sizes.back() += 4;
    else if (auto* number = std::get_if<uint32_t>(&value))
        *number += 1;
    else if (auto* flag = std::get_if<bool>(&value))
        *flag = !*flag;
    else if (auto* list = std::get_if<std::vector<float>>(&value))
        list->back() += 0.5F;
    else if (auto* word = std::get_if<EnumValue>(&value))
        word->value = (word->value + 1) % uint32_t(word->type->names.size());
    return value;
}

// The documentation's example on an engine that leaves its output as it is.
struct ExampleDocument : testing::Test {
    ExampleDocument()
    {
        document.setEngines("fake", {});
        document.newCase(documentationExample());
    }

    FakeEngine::Log log;
    Document document{fakeEngines(log)};
};

TEST(Document, EveryFieldOfEveryOperatorIsUndoneAndRedone)
{
    FakeEngine::Log log;
    for (const Operator& op : allOperators()) {
        Document document(fakeEngines(log));
        document.newCase(caseOf(op));
        ASSERT_TRUE(document.issues().empty()) << name(op);
        const Case start = document.currentCase();
        for (const Field& field : fields(start.op)) {
            Operator after = start.op;
            setField(after, field.info.name, changed(field.value));
            ASSERT_NE(after, start.op) << name(op) << ' ' << field.info.name;
            document.setOperator(after, "a change");
            EXPECT_EQ(document.currentCase().op, after) << name(op) << ' ' << field.info.name;
            EXPECT_TRUE(document.isModified());
            document.undoStack()->undo();
            EXPECT_EQ(document.currentCase(), start) << name(op) << ' ' << field.info.name;
            EXPECT_FALSE(document.isModified());
            document.undoStack()->redo();
            EXPECT_EQ(document.currentCase().op, after) << name(op) << ' ' << field.info.name;
            document.undoStack()->undo();
        }
    }
}

TEST(Document, TwoHundredStepsComeBack)
{
    Document document;
    document.setLive(false);
    document.newCase(documentationExample());
    for (uint32_t i = 0; i < 250; ++i) {
        document.endMerge();
        Operator op = document.currentCase().op;
        setInput(op, DataType::UInt32, {1, 8, 2, 4 + i});
        document.setOperator(op, {});
    }
    for (int i = 0; i < 250; ++i)
        document.undoStack()->undo();
    EXPECT_EQ(document.currentCase(), documentationExample());
    EXPECT_FALSE(document.isModified());
}

TEST_F(ExampleDocument, ADragIsOneStep)
{
    const Case start = document.currentCase();
    for (int block = 3; block < 200; ++block)
        setFieldText(document, "BlockSize", QString::number(block), "drag");
    EXPECT_EQ(document.undoStack()->count(), 1);
    document.endMerge();
    setFieldText(document, "BlockSize", "5", "drag");
    EXPECT_EQ(document.undoStack()->count(), 2);
    document.undoStack()->undo();
    EXPECT_EQ(document.blockSize(), 199U);
    document.undoStack()->undo();
    document.undoStack()->redo();
    EXPECT_EQ(document.blockSize(), 199U);
    document.undoStack()->undo();
    EXPECT_EQ(document.currentCase(), start);
}

// The same on the real engines.
struct RunDocument : testing::Test {
    RunDocument()
    {
        document.newCase(documentationExample());
        EXPECT_TRUE(waitForRun(document) && document.shown());
    }

    Document document;
};

TEST_F(RunDocument, WhileFieldsAreWrongTheLastResultStays)
{
    EXPECT_FALSE(document.isStale());
    setFieldText(document, "BlockSize", "3");
    EXPECT_FALSE(document.issues().empty());
    EXPECT_FALSE(document.isRunning());
    ASSERT_TRUE(document.shown());
    EXPECT_TRUE(document.isStale());
    EXPECT_EQ(document.shown()->c, documentationExample());
    document.undoStack()->undo();
    ASSERT_TRUE(waitForRun(document));
    EXPECT_FALSE(document.isStale());
}

TEST_F(RunDocument, APinKeepsItsCoordinatesWhenShapesChange)
{
    document.pin(Pick{Side::Output, elementAt(std::array{1U, 2U, 4U, 6U}, std::array{0U, 1U, 2U, 3U})});
    setFieldText(document, "InputTensor.Sizes", "1,8,2,4");
    ASSERT_TRUE(waitForRun(document));
    ASSERT_EQ(document.shown()->plan.output.sizes, (std::vector<uint32_t>{1, 2, 4, 8}));
    ASSERT_TRUE(document.pinned());
    EXPECT_EQ(coordinates(document.shown()->plan.output.sizes, document.pinned()->element),
              (std::vector<uint32_t>{0, 1, 2, 3}));
    setFieldText(document, "InputTensor.Sizes", "1,4,2,4"); // channel 1 is gone
    ASSERT_TRUE(waitForRun(document));
    EXPECT_FALSE(document.pinned());
}

// A document that delays its next run since the one before was slow, and the state that it reported last.
struct WaitingDocument : testing::Test {
    WaitingDocument()
    {
        log.milliseconds = 20;
        document.setEngines("fake", {});
        document.newCase(documentationExample());
        EXPECT_TRUE(waitForRun(document));
        log.runs = 0;
        QObject::connect(&document, &Document::runStateChanged, [this] { saidRunning = document.isRunning(); });
        setFieldText(document, "InputTensor.Sizes", "1,8,2,4");
        EXPECT_TRUE(saidRunning);
    }

    FakeEngine::Log log;
    Document document{fakeEngines(log)};
    bool saidRunning = false;
};

TEST_F(WaitingDocument, RunsOnceForAllThatFollowedTheSlowRun)
{
    for (const char* sizes : {"1,8,2,5", "1,8,2,6", "1,8,2,7"})
        setFieldText(document, "InputTensor.Sizes", QLatin1String(sizes));
    EXPECT_TRUE(document.isRunning());
    ASSERT_TRUE(workerThreads().waitForDone(kPatience)); // no run was started
    EXPECT_EQ(log.runs, 0);
    ASSERT_TRUE(waitForRun(document));
    EXPECT_EQ(log.runs, 1);
    EXPECT_EQ(document.shown()->plan.input.sizes.back(), 7U);
}

TEST_F(WaitingDocument, CancelledOrWithACaseThatCannotRunIsSaidToBeOver)
{
    document.cancel();
    EXPECT_FALSE(document.isRunning() || saidRunning);
    setFieldText(document, "InputTensor.Sizes", "1,8,2,5");
    EXPECT_TRUE(saidRunning);
    setFieldText(document, "InputTensor.Sizes", "1,7,2,4");
    ASSERT_FALSE(document.issues().empty());
    ASSERT_TRUE(waitForRun(document));
    EXPECT_FALSE(saidRunning);
}

TEST_F(ExampleDocument, ProgressIsASignalOfItsOwn)
{
    ASSERT_TRUE(waitForRun(document));
    log.progressSteps = 100;
    const QSignalSpy progress(&document, &Document::progressChanged), runState(&document, &Document::runStateChanged);
    const QSignalSpy caseChanged(&document, &Document::caseChanged), shown(&document, &Document::shownChanged);
    document.run();
    ASSERT_TRUE(waitForRun(document));
    EXPECT_GE(progress.count(), 50);
    EXPECT_LE(progress.count(), 101);
    EXPECT_LE(runState.count(), 3); // it runs, it ends, its result comes
    EXPECT_EQ(shown.count(), 1);
    EXPECT_EQ(caseChanged.count(), 0);
    EXPECT_EQ(document.progress(), 1);
}

TEST_F(RunDocument, IsComparedWithAnotherEngineAlone)
{
    document.setEngines("cpu", "cpu");
    EXPECT_EQ(document.engineB(), QString());
}

TEST(Document, ARunUnderWayIsJudgedByTheToleranceOfNow)
{
    Document document(makeEngineWith);
    document.setEngines("cpu", "reference");
    document.newCase(
        caseFromText("RESAMPLE1 --Sizes 1,3,5,7 --InterpolationMode LINEAR --Scales 1,1,2,2 --data random:5"));
    document.setTolerance(Tolerance{.ulp = 3});
    ASSERT_TRUE(waitForRun(document));
    EXPECT_EQ(document.shown()->tolerance, Tolerance{.ulp = 3});
    EXPECT_EQ(document.shown()->comparison->verdict, Verdict::Fail);
}

TEST_F(ExampleDocument, AFailingEngineIsToldAndTheResultStaysUntilOthersRun)
{
    ASSERT_TRUE(waitForRun(document));
    log.act = [] { throw EngineError("The device is lost. Run again."); };
    document.run();
    ASSERT_TRUE(waitForRun(document));
    EXPECT_EQ(english(document.runError()), "The device is lost. Run again.");
    EXPECT_TRUE(document.shown());
    log.milliseconds = 3 * kPatience;
    document.setEngines("another", {});
    EXPECT_TRUE(document.isRunning());
    EXPECT_TRUE(document.isStale());
    EXPECT_TRUE(document.runError().isEmpty());
    document.cancel();
    EXPECT_TRUE(document.runError().isEmpty());
}

TEST(CaseIssues, OfAGeneratorAreThoseOfTheOperator)
{
    const Case c = caseFromText("SPACE_TO_DEPTH1 --Sizes 1,3,240,321 --BlockSize 2");
    EXPECT_EQ(issuesOf(c, {}), validate(c.op));
}

TEST(CaseIssues, NoTypeOrSizeIsSuggestedThatLoadedDataDoNotHave)
{
    Case c = caseFromText("SPACE_TO_DEPTH1 --Sizes 1,3,240,321 --BlockSize 2");
    c.data = FromValues{Tensor(c.op.input), "photo.png"};
    const Issues issues = issuesOf(c, {});
    ASSERT_EQ(issues.size(), 1U);
    EXPECT_EQ(issues[0].path, "InputTensor.Sizes[3]");
    EXPECT_TRUE(issues[0].suggestions.empty());
}

// The form has no field for the output's shape: the message names the field that makes it.
TEST(CaseIssues, AShapeThatFollowsBlamesTheNumberThatMakesIt)
{
    const std::pair<const char*, const char*> rows[] = {
        {"RESAMPLE1 --Sizes 1,1,4,4 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,1,1e9",
         "Scales[3] = 1e+09 gives OutputTensor.Sizes = {1, 1, 4, 4000000000}, which has more than 2^32 − 1 elements"},
        {"DEPTH_TO_SPACE1 --Sizes 1,8,2,100000000 --BlockSize 2",
         "InputTensor.Sizes[3] = 100000000 gives OutputTensor.Sizes = {1, 2, 4, 200000000}, which needs "},
    };
    for (const auto& [line, sentenceBegins] : rows) {
        const Issues issues = issuesOf(caseFromText(line), {.bytes = 1 << 30});
        ASSERT_EQ(issues.size(), 1U) << line;
        EXPECT_EQ(english(sentence(issues[0])).substr(0, std::string(sentenceBegins).size()), sentenceBegins);
    }
}

} // namespace
} // namespace tessera
