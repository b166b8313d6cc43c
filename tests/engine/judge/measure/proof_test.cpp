// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/measure/proof.h"

#include "engine/core/tensor/error.h"
#include "engine/formats/files/npy.h"
#include "engine/formats/pictures/picture_file.h"
#include "engine/judge/measure/output_source.h"
#include "engine/judge/measure/verification.h"
#include "tests/engine/formats/io/io_files.h"
#include "tests/support/engines.h"
#include "tests/support/matchers.h"
#include "tests/support/printers.h"
#include "tests/support/random_case.h"
#include "tests/support/tensors.h"
#include "tests/support/test_engine.h"

#include <set>

namespace tessera {
namespace {

const std::string kDocumented = "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2 --Order DEPTH_COLUMN_ROW --DataType ";

TEST(Proof, EveryElementArrivesOnceWhateverTheTypesWidth)
{
    const auto cpu = makeEngine("cpu");
    for (const char* type : {"UINT8", "FLOAT16", "FLOAT32", "INT64"}) {
        const PermutationProof proof = provePermutation(*cpu, operatorIn(kDocumented + type));
        EXPECT_EQ(proof.count, 48u);
        EXPECT_EQ(proof.once, 48u) << type;
        EXPECT_TRUE(proof.holds());
        EXPECT_FALSE(proof.first);
    }
    // 66,000 elements need numbers of three bytes, or of two 16-bit values.
    const std::string large = "SPACE_TO_DEPTH --Sizes 1,10,60,110 --DataType ";
    EXPECT_EQ(provePermutation(*cpu, operatorIn(large + "UINT8")).once, 66000u);
    EXPECT_EQ(provePermutation(*cpu, operatorIn(large + "INT16")).once, 66000u);
}

TEST(NamedProbe, SaysWhatIsRecognised)
{
    const std::string linear = "RESAMPLE1 --Sizes 1,3,6,7 --InterpolationMode LINEAR --Scales 1,1,2,2";
    const std::string rows[][3] = {
        {"sabotage:order", kDocumented + "UINT8", "order: OUTPUT is what COLUMN_ROW_DEPTH gives."},
        {"sabotage:layout:channels-last", linear, "layout: OUTPUT is what"},
        {"sabotage:edge", linear, "edge: OUTPUT is what"},
        {"cpu", linear, "Outputs are weighted sums of inputs"},
    };
    for (const auto& [engine, line, said] : rows)
        EXPECT_THAT(english(namedProbe(*makeEngine(engine), operatorIn(line)).findings.at(1)), StartsWith(said));
}

TEST(Proof, AnElementThatArrivesTwiceIsFound)
{
    const TestEngine twice = flawed([](Tensor& output) { output.setBits(7, output.bits(6)); });
    const RoundTrip trip = roundTrip(twice, operatorIn(kDocumented + "UINT32"));
    EXPECT_TRUE(trip.returned < 48 && trip.stray);
    const PermutationProof proof = provePermutation(twice, operatorIn(kDocumented + "UINT8"));
    EXPECT_EQ((std::array{proof.once, proof.missing, proof.repeated, proof.strange}),
              (std::array<uint64_t, 4>{46, 1, 1, 0}));
    EXPECT_TRUE(!proof.holds() && proof.first);

    const TestEngine strange = flawed([](Tensor& output) { output.setBits(7, 200); });
    const PermutationProof other = provePermutation(strange, operatorIn(kDocumented + "UINT8"));
    EXPECT_FALSE(other.holds());
    EXPECT_EQ(other.strange, 1u);
    EXPECT_EQ(other.missing, 1u);
}

TEST(Proof, GoesBackByTheOtherOperator)
{
    EXPECT_EQ(name(roundTrip(*makeEngine("cpu"), operatorIn("SPACE_TO_DEPTH --Sizes 1,2,4,6 --DataType UINT8")).back),
              "DEPTH_TO_SPACE");
    EXPECT_TRUE(isPermutation(operatorIn(kDocumented + "UINT8")));
    EXPECT_FALSE(isPermutation(operatorIn("RESAMPLE --Sizes 1,1,4,4 --Scales 1,1,2,2")));
}

// With one channel on the space side, or blocks of one element, both orders are the same.
TEST(Proof, OfNothingIsMistrusted)
{
    const auto cpu = makeEngine("cpu");
    for (const char* line : {"DEPTH_TO_SPACE1 --Sizes 1,4,2,3 --BlockSize 2 --Order COLUMN_ROW_DEPTH",
                             "DEPTH_TO_SPACE --Sizes 1,4,2,3 --BlockSize 2", "SPACE_TO_DEPTH1 --Sizes 1,1,4,6",
                             "SPACE_TO_DEPTH1 --Sizes 1,5,4,6 --BlockSize 1"}) {
        const Case c = caseFromText(line);
        EXPECT_EQ(permutationFinding(*cpu, c).verdict, Verdict::Mistrusted) << line;
        EXPECT_EQ(roundTripFinding(*cpu, c).verdict, Verdict::Mistrusted) << line;
        EXPECT_EQ(repeatFinding(*cpu, c, 2).verdict, Verdict::Pass) << line;
    }
    EXPECT_EQ(permutationFinding(*cpu, caseFromText(kDocumented + "UINT8")).verdict, Verdict::Pass);
    EXPECT_EQ(roundTripFinding(*cpu, caseFromText(kDocumented + "UINT8")).verdict, Verdict::Pass);
    EXPECT_EQ(repeatFinding(*cpu, caseFromText(kDocumented + "UINT8 --data constant:3"), 2).verdict,
              Verdict::Mistrusted);
    const TestEngine bad = flawed([](Tensor& output) { output.setBits(0, output.bits(1)); });
    EXPECT_EQ(permutationFinding(bad, caseFromText("DEPTH_TO_SPACE --Sizes 1,4,2,3")).verdict, Verdict::Fail);
}

// Elements that share their memory cannot carry numbers.
TEST(Proof, DoesNotApplyWhereTheInputRepeatsItsElements)
{
    const auto cpu = makeEngine("cpu");
    const Case c = caseFromText("DEPTH_TO_SPACE1 --Sizes 2,8,2,3 --Strides 0,6,3,1 --BlockSize 2 "
                                "--Order DEPTH_COLUMN_ROW --DataType FLOAT32 --data random");
    for (const Finding& finding : {permutationFinding(*cpu, c), roundTripFinding(*cpu, c)}) {
        EXPECT_EQ(finding.verdict, Verdict::Mistrusted);
        EXPECT_NE(english(finding.figures).find("stride 0 repeats"), std::string::npos) << english(finding.figures);
    }
    EXPECT_EQ(repeatFinding(*cpu, c, 2).verdict, Verdict::Pass);
    // A stride of 0 on a dimension of size 1 repeats no element.
    const Case single = caseFromText("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --Strides 0,6,3,1 --DataType FLOAT32");
    EXPECT_EQ(permutationFinding(*cpu, single).verdict, Verdict::Pass);
}

TEST(Proof, RunsThatDifferAreCounted)
{
    const Loaded l(documentationExample());
    EXPECT_EQ(repeatRuns(*makeEngine("cpu"), l.c, l.plan, l.input, 5).different, 0u);

    int run = 0;
    const TestEngine wrong = flawed([&run](Tensor& output) {
        if (run++ == 3)
            output.setBits(11, 999);
    });
    const Repetition bad = repeatRuns(wrong, l.c, l.plan, l.input, 5);
    EXPECT_EQ(bad.different, 1u);
    EXPECT_EQ(bad.element, 11u);
}

TEST(Proof, StopsOnRequest)
{
    std::stop_source source;
    source.request_stop();
    EXPECT_THROW(provePermutation(*makeEngine("cpu"), operatorIn(kDocumented + "UINT8"), {.stop = source.get_token()}),
                 Cancelled);
}

Timings spotCheck(const Engine& engine, const std::string& line)
{
    const Loaded l(line);
    Tensor output(l.plan.output);
    return runChecked(engine, l.c, l.plan, l.input, output);
}

constexpr const char* kShrink = "RESAMPLE3 --Sizes 1,2,60,60 --DataType UINT8 --InterpolationMode LINEAR --Scales "
                                "1,1,0.1,0.1 --Antialiased true --data random";
constexpr const char* kBlocks = "DEPTH_TO_SPACE1 --Sizes 1,8,32,32 --DataType FLOAT16 --BlockSize 2 --data random";

// Zeros where a device did not compute: from an element on, the first alone, the last alone.
TEST(SpotCheck, ADevicesZerosAreAnError)
{
    for (const std::string line : {kShrink, kBlocks}) {
        const uint64_t count = elementCount(caseFromText(line).op.output);
        for (const auto& [begin, end] : {std::pair{count / 2, count}, {uint64_t{0}, uint64_t{1}}, {count - 1, count}}) {
            const TestEngine zeros = flawed(
                [first = begin, last = end](Tensor& output) {
                    for (uint64_t i = first; i < last; ++i)
                        output.setBits(i, 0);
                },
                1);
            try {
                spotCheck(zeros, line);
                FAIL() << line << " from " << begin;
            } catch (const EngineError& error) {
                EXPECT_THAT(error.what(),
                            AllOf(HasSubstr("tested gave a wrong result"), HasSubstr(" is 0 where"),
                                  HasSubstr("--against cpu")));
            }
        }
    }
}

// The outputs of other engines are not sampled, since devices are judged by them.
TEST(SpotCheck, OnlyDevicesAreSampled)
{
    const auto spoil = [](Tensor& output) { output.setBits(0, output.bits(0) ^ 1); };
    EXPECT_NO_THROW(spotCheck(flawed(spoil, 0), kShrink));
    EXPECT_THROW(spotCheck(flawed(spoil, 1), kShrink), EngineError);
    EXPECT_EQ(spotCheck(flawed([](Tensor&) {}, 3), kShrink).dispatches, 3u);
}

TEST(SpotCheck, NothingIsWrongWithWhatTheEnginesGive)
{
    forEachRandom(150, [](const Loaded& l) {
        for (const std::string& name : planEngineNames())
            EXPECT_FALSE(firstWrongOfSample(l.plan, l.input, runOn(engineNamed(name), l))) << name;
    });
}

// A small output is sampled whole, so that a single wrong bit is found.
TEST(SpotCheck, EveryElementOfASmallOutputIsHeldToItsBits)
{
    const Loaded l("RESAMPLE --Sizes 1,1,4,4 --Scales 1,1,2,2 --InterpolationMode LINEAR --data random");
    const Tensor right = runOn(engineNamed("cpu"), l);
    for (uint64_t i = 0; i < 64; ++i) {
        Tensor wrong = right;
        wrong.setBits(i, wrong.bits(i) ^ 1);
        const auto found = firstWrongOfSample(l.plan, l.input, wrong);
        ASSERT_TRUE(found);
        EXPECT_EQ(found->element, i);
        EXPECT_EQ(found->expected, right.bits(i));
        EXPECT_EQ(found->bits, wrong.bits(i));
    }
}

TEST(SpotCheck, FlushedDenormalsAreNoErrorWhereTheDeviceFlushes)
{
    const Loaded l("RESAMPLE --Sizes 1,1,4,4 --Scales 1,1,2,2 --InterpolationMode LINEAR --data constant:1e-40");
    EXPECT_TRUE(firstWrongOfSample(l.plan, l.input, Tensor(l.plan.output)));
    EXPECT_FALSE(firstWrongOfSample(l.plan, l.input, Tensor(l.plan.output), true));
}

// Cases are small, and read back from their lines. A name is unique, needs no quotation marks in a shell, and is no
// number: numbers change when cases come and go.
TEST(ConformancePack, EachCaseIsSmallAndHasANameOfItsOwn)
{
    std::set<std::string> names;
    for (const PackCase& packed : conformancePack()) {
        EXPECT_LE(elementCount(packed.c.op.output), 10000u) << packed.c;
        EXPECT_EQ(caseFromText(toText(packed.c)).op, packed.c.op);
        EXPECT_TRUE(names.insert(packed.name).second) << packed.name;
        EXPECT_EQ(shellWord(packed.name), packed.name);
        EXPECT_NE(packed.name.find_first_not_of("0123456789"), packed.name.npos);
        EXPECT_THAT(lineOf(packed), AnyOf("--pack " + packed.name, toText(packed.c)));
    }
    for (const char* name : {"resample1_linear_2x", "d2s-of-uint8"})
        EXPECT_EQ(names.count(name), 1u) << name;
}

// Another program may save the output's whole buffer, with its gaps, as a flat array.
TEST(FileSource, AFlatArrayIsTheMemoryOfAnOutputWithStrides)
{
    const TemporaryFolder folder;
    for (const char* strides : {"48,1,12,2", "48,1,12,2 --OutputTensor.TotalTensorSizeInBytes 256", "96,48,10,1"}) {
        SCOPED_TRACE(strides);
        const Case c = caseFromText("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2 --OutputTensor.Strides "
                                    + std::string(strides));
        const Plan plan = makePlan(c.op);
        const Tensor input = loadInput(c);
        Tensor output(plan.output), read(plan.output);
        makeEngine("cpu")->run(c, plan, input, output, {});
        const auto count = static_cast<uint32_t>(output.bytes().size() / sizeof(float));
        writeNpy(Tensor({.sizes = {count}}, output.buffer), folder / "memory.npy");
        makeFileSource(folder / "memory.npy", pictureCodec())->run(c, plan, input, read, {});
        EXPECT_TRUE(equalElements(read, output));
    }
}

constexpr const char* kFloor = "RESAMPLE2 --Sizes 1,1,1,3 --Scales 1,1,1,2 --RoundingDirection DECREASING --data iota";

TEST(CaseSource, IsWhatTheOtherCaseGives)
{
    const SourceFactory make = withFiles(&makeEngineWith, pictureCodec());
    const auto source = make({}, "case:" + std::string(kFloor));
    const Case ceil =
        caseFromText("RESAMPLE2 --Sizes 1,1,1,3 --Scales 1,1,1,2 --RoundingDirection INCREASING --data iota");
    const Plan plan = makePlan(ceil.op);
    Tensor output(plan.output);
    const Timings timings = source->run(ceil, plan, loadInput(ceil), output, {});
    EXPECT_TRUE(timings.isOfAnotherCase);
    // floor of -0.25, 0.25, 0.75, 1.25, 1.75, 2.25, clamped
    EXPECT_EQ(doublesOf(output), (std::vector<double>{0, 0, 0, 1, 1, 2}));
    EXPECT_TRUE(source->executesPlans());
}

TEST(CaseSource, OfTheSameCaseIsTheSame)
{
    const Case c = caseFromText(kFloor);
    const std::string name = caseSource(c, "reference");
    EXPECT_EQ(name, "case:" + toText(c) + " --engine reference");
    EXPECT_EQ(caseOfSource(name).engine, "reference");
    EXPECT_EQ(caseOfSource(name).c, c);
    EXPECT_EQ(sourceLabel(name), "RESAMPLE2 · reference");
    EXPECT_EQ(sourceNamed(name), name);
    EXPECT_FALSE(isEngineSource(name));
    const auto source = withFiles(&makeEngineWith, pictureCodec())({}, name);
    EXPECT_FALSE(source->executesPlans());
    Tensor output(makePlan(c.op).output);
    EXPECT_FALSE(source->run(c, makePlan(c.op), loadInput(c), output, {}).isOfAnotherCase);
}

// A picture's bytes are no raw values, whether one is named or a batch.
TEST(CaseSource, DecodesItsPictures)
{
    const TemporaryFolder folder;
    const Tensor dots = loadInput(caseFromText("RESAMPLE --Sizes 1,3,5,4 --DataType UINT8 --data random:1"));
    pictureCodec().write(toPicture(dots, 0, 0, 3, SampleRange::Byte), folder / "a.png");
    const std::string a = (folder / "a.png").string();
    for (const auto& [sizes, data] : {std::pair("1,3,5,4", a), std::pair("2,3,5,4", a + "," + a)})
        for (const char* type : {"UINT8", "FLOAT32 --range 0-1"}) {
            const std::string line = "RESAMPLE --Scales 1,1,1,1 --Sizes " + std::string(sizes) + " --DataType " + type;
            const Case c = withPictures(caseFromText(line + " --data " + data), pictureCodec());
            const auto source = withFiles(&makeEngineWith, pictureCodec())({}, caseSource(c, "cpu"));
            Tensor output(makePlan(c.op).output);
            EXPECT_FALSE(source->run(c, makePlan(c.op), loadInput(c), output, {}).isOfAnotherCase) << line;
            EXPECT_TRUE(equalElements(output, loadInput(c))) << line;
        }
}

TEST(CaseSource, SaysWhatIsWrong)
{
    const SourceFactory make = withFiles(&makeEngineWith, pictureCodec());
    EXPECT_THROW(make({}, "case:RESAMPEL"), TextError);
    EXPECT_THROW(make({}, "case:" + std::string(kFloor) + " --engine nobody"), EngineError);
    EXPECT_EQ(sourceLabel("case:RESAMPEL"), "case:RESAMPEL");
    const Case larger = caseFromText("RESAMPLE2 --Sizes 1,1,1,4 --Scales 1,1,1,2 --data iota");
    Tensor output(makePlan(larger.op).output);
    EXPECT_THROW(
        make({}, "case:" + std::string(kFloor))->run(larger, makePlan(larger.op), loadInput(larger), output, {}),
        Incomparable);
}

} // namespace
} // namespace tessera
