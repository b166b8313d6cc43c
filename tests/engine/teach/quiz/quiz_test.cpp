// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/teach/quiz/quiz_text.h"

#include "engine/compute/faulty/faulty_engine.h"
#include "engine/compute/reference/reference_engine.h"
#include "engine/core/case/generator.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/value.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <regex>
#include <set>
#include <sstream>

namespace tessera {
namespace {

constexpr uint64_t kSeeds = 150; // the seeds of each level, ten questions each

Tensor oracleOutput(const Case& c, const Tensor& input)
{
    const Plan plan = makePlan(c.op);
    Tensor output(plan.output);
    ReferenceEngine().run(c, plan, input, output);
    return output;
}

double valueOf(const Tensor& tensor, uint64_t element)
{
    return toDouble(tensor.desc.dataType, tensor.bits(element));
}

void forEachQuestion(const std::function<void(const QuizQuestion& question, const std::string& where)>& check)
{
    for (unsigned level = 1; level <= kQuizLevels; ++level)
        for (uint64_t seed = 1; seed <= kSeeds; ++seed) {
            size_t number = 0;
            for (const QuizQuestion& question : makeQuiz({.seed = seed, .level = level, .questions = 10}))
                check(question,
                      lineOf(QuizOrder{seed, level, 10}) + ", question " + std::to_string(++number) + ": "
                          + toText(question.c));
        }
}

// The element that a case of depth and space reads, from the lessons' two formulas.
uint64_t sourceByPencil(const Case& c, uint64_t output)
{
    const bool toSpace = name(c.op).starts_with("DEPTH");
    const bool isCrd = !name(c.op).ends_with("SPACE") && !name(c.op).ends_with("DEPTH")
        && fieldText(c.op, "Order") == "COLUMN_ROW_DEPTH";
    const uint32_t b = static_cast<uint32_t>(std::stoul(fieldText(c.op, "BlockSize")));
    const std::vector<uint32_t>&in = inputDesc(c.op).sizes, &out = outputDesc(c.op).sizes;
    const std::vector<uint32_t> o = coordinates(out, output);
    if (toSpace) {
        const uint32_t place = o[2] % b * b + o[3] % b;
        const uint32_t k = isCrd ? o[1] * b * b + place : place * out[1] + o[1];
        return elementAt(in, std::vector<uint32_t>{o[0], k, o[2] / b, o[3] / b});
    }
    const uint32_t place = isCrd ? o[1] % (b * b) : o[1] / in[1];
    const uint32_t depth = isCrd ? o[1] / (b * b) : o[1] % in[1];
    return elementAt(in, std::vector<uint32_t>{o[0], depth, o[2] * b + place / b, o[3] * b + place % b});
}

// "coordinates; mode"
std::vector<std::string> namesOf(const std::string& mistakes)
{
    std::vector<std::string> names;
    std::istringstream stream(mistakes);
    for (std::string each; std::getline(stream >> std::ws, each, ';');)
        names.push_back(each);
    return names;
}

TEST(Quiz, EveryQuestionHasOneRightAnswerAndAllAreDifferent)
{
    forEachQuestion([](const QuizQuestion& question, const std::string& where) {
        SCOPED_TRACE(where);
        EXPECT_FALSE(question.about.isEmpty());
        EXPECT_FALSE(question.words.isEmpty());
        ASSERT_GE(question.answers.size(), 3u);
        ASSERT_LE(question.answers.size(), 4u);
        std::set<std::string> texts;
        for (size_t i = 0; i < question.answers.size(); ++i) {
            const QuizAnswer& answer = question.answers[i];
            const std::string text = english(answer.text);
            EXPECT_FALSE(text.empty());
            EXPECT_GT(english(answer.why).size(), 10u) << text;
            EXPECT_TRUE(texts.insert(text).second) << text << " twice";
            EXPECT_EQ(answer.mistake == "none", i == question.right) << text;
            for (const std::string& each : namesOf(answer.mistake))
                EXPECT_NE(findMistake(each), nullptr) << answer.mistake;
        }
    });
}

TEST(Quiz, TheRightAnswerIsTheOracles)
{
    forEachQuestion([](const QuizQuestion& question, const std::string& where) {
        SCOPED_TRACE(where);
        const QuizAnswer& right = question.answers.at(question.right);
        const Tensor output = oracleOutput(question.c, question.input);
        switch (question.kind) {
        case QuizKind::Source: {
            const Tensor numbered = generate({.pattern = Pattern::Iota}, inputDesc(question.c.op));
            EXPECT_EQ(valueOf(oracleOutput(question.c, numbered), question.asked.value()),
                      static_cast<double>(right.element.value()));
            break;
        }
        case QuizKind::Value:
            EXPECT_NEAR(std::stod(english(right.text)), valueOf(output, question.asked.value()), 0.000'51);
            break;
        case QuizKind::Order:
        case QuizKind::Convention:
            ASSERT_EQ(question.outputs.size(), 1u);
            EXPECT_TRUE(equalElements(question.outputs.front().tensor, output));
            break;
        case QuizKind::Program:
            ASSERT_EQ(question.outputs.size(), 2u);
            for (const QuizOutput& program : question.outputs)
                EXPECT_EQ(equalElements(program.tensor, output),
                          !english(right.text).starts_with(english(program.name)));
            break;
        }
    });
}

TEST(Quiz, SourcesOfPermutationsAreThoseOfThePencil)
{
    size_t checked = 0;
    forEachQuestion([&](const QuizQuestion& question, const std::string& where) {
        if (question.kind != QuizKind::Source || !question.c.op->waysBack())
            return;
        ++checked;
        EXPECT_EQ(question.answers.at(question.right).element, sourceByPencil(question.c, question.asked.value()))
            << where;
    });
    EXPECT_GT(checked, kSeeds * 3);
}

// The picture of the question is not the one that the other order draws.
TEST(Quiz, NoOrderIsAskedOfDataThatCannotTell)
{
    size_t checked = 0;
    forEachQuestion([&](const QuizQuestion& question, const std::string& where) {
        if (question.kind != QuizKind::Order)
            return;
        ++checked;
        Case other = question.c;
        other.op = withOtherOrder(question.c.op).value();
        EXPECT_FALSE(equalElements(oracleOutput(other, question.input), question.outputs.front().tensor)) << where;
        const auto names = [](const QuizAnswer& answer) { return english(answer.text).ends_with("DEPTH_COLUMN_ROW"); };
        EXPECT_TRUE(std::ranges::any_of(question.answers, names)) << where;
    });
    EXPECT_GT(checked, kSeeds * 3);
}

TEST(Quiz, WhatIsAskedIsNotToldBesideTheQuestion)
{
    forEachQuestion([](const QuizQuestion& question, const std::string& where) {
        if (question.kind == QuizKind::Order) {
            EXPECT_THAT(english(question.about), testing::Not(testing::HasSubstr("COLUMN"))) << where;
        }
        if (question.kind == QuizKind::Convention) {
            EXPECT_THAT(english(question.about), testing::Not(testing::HasSubstr("RESAMPLE"))) << where;
            EXPECT_THAT(english(question.about), testing::Not(testing::HasSubstr("centres"))) << where;
        }
    });
}

TEST(Quiz, TheSameSeedMakesTheSameQuestions)
{
    const auto twice = std::array{makeQuiz({.seed = 9, .level = 3, .questions = 12}),
                                  makeQuiz({.seed = 9, .level = 3, .questions = 5})};
    for (size_t i = 0; i < twice[1].size(); ++i) {
        EXPECT_EQ(toText(twice[0][i].c), toText(twice[1][i].c));
        EXPECT_EQ(twice[0][i].words, twice[1][i].words);
        EXPECT_EQ(twice[0][i].right, twice[1][i].right);
    }
    std::set<std::string> firsts;
    for (uint64_t seed = 0; seed < 20; ++seed)
        firsts.insert(toText(makeQuiz({.seed = seed, .level = 2, .questions = 1}).front().c));
    EXPECT_GT(firsts.size(), 10u);
}

// Worked out by hand from the lessons' formulas; the same questions on every machine.
struct ByHand {
    size_t number; // the question's number for seed 7, level 2
    const char *words, *right;
};
constexpr ByHand kByHand[] = {
    // COLUMN_ROW_DEPTH: h = 1, by = 0, w = 0, bx = 1, so k = 0·4 + 0·2 + 1.
    {3, "Which input element lands in output (0,0,2,1)?", "(0,1,1,0)"},
    // x = 4 / 4 = 1: the second of 32, 36, 48.
    {5, "What comes out at output (0,0,0,4)?", "36"},
    // DEPTH_COLUMN_ROW: h = 0, by = 1, w = 1, bx = 1, so k = (1·2 + 1)·2 + 1.
    {7, "Which input element lands in output (0,1,1,3)?", "(0,7,0,1)"},
};

TEST(Quiz, AnswersAreThoseWorkedOutByHand)
{
    const std::vector<QuizQuestion> quiz = makeQuiz({.seed = 7, .level = 2, .questions = 8});
    for (const ByHand& each : kByHand) {
        const QuizQuestion& question = quiz[each.number - 1];
        EXPECT_EQ(english(question.words), each.words);
        EXPECT_EQ(english(question.answers[question.right].text), each.right) << each.number;
    }
}

// Every text that a question is solved with.
std::vector<std::string> explanations(const QuizQuestion& question)
{
    std::vector<std::string> texts;
    for (const Message& line : question.formula)
        texts.push_back(english(line));
    for (const QuizAnswer& answer : question.answers)
        texts.push_back(english(answer.why));
    return texts;
}

// "A half is rounded up: x = 2.5 → 3."
TEST(Quiz, WhichWayAHalfGoesIsSaid)
{
    size_t halves = 0;
    std::set<std::string> ways;
    const std::regex half(R"(= (−)?[0-9]*\.5( of|,))"),
        said(R"((A half|Every fraction) is rounded (up|down):.* x = ([0-9]+)\.5 → ([0-9]+))");
    forEachQuestion([&](const QuizQuestion& question, const std::string& where) {
        const QuizAnswer& right = question.answers.at(question.right);
        const std::string why = english(right.why);
        std::smatch found;
        if (why.find("copies the one element") == std::string::npos || !std::regex_search(why, found, half))
            return;
        EXPECT_THAT(why, testing::HasSubstr(" is rounded ")) << where;
        if (!std::regex_search(why, found, said))
            return; // it is about rows
        ++halves;
        ways.insert(found.str(1) + found.str(2));
        const int x = std::stoi(found.str(3)), index = std::stoi(found.str(4));
        EXPECT_EQ(index, found.str(2) == "up" ? x + 1 : x) << where;
        if (question.kind == QuizKind::Source) {
            const std::vector<uint32_t>& sizes = inputDesc(question.c.op).sizes;
            EXPECT_EQ(coordinates(sizes, *right.element)[3], std::min<uint32_t>(uint32_t(index), sizes[3] - 1))
                << where;
        }
    });
    EXPECT_GT(halves, 50u);
    EXPECT_EQ(ways.size(), 4u);
}

// Elements are (0,1,2,3) everywhere, and a formula has no "− (−0.5)".
TEST(Quiz, AQuestionHasOneNotation)
{
    forEachQuestion([](const QuizQuestion& question, const std::string& where) {
        for (const std::string& text : explanations(question))
            for (const char* other : {"{", "(−", "− 0 ", "½", "(n − 1)", "33333", "66667"})
                EXPECT_THAT(text, testing::Not(testing::HasSubstr(other))) << where;
    });
}

TEST(Quiz, AlignedCornersCanBeWorkedOutWithAPencil)
{
    size_t solved = 0;
    const std::regex formula(R"(in x = ([0-9]+)·([0-9]+) / ([0-9]+) = ([0-9.]+))");
    forEachQuestion([&](const QuizQuestion& question, const std::string& where) {
        const std::string line = question.formula.empty() ? "" : english(question.formula.front());
        std::smatch found;
        if (question.kind != QuizKind::Convention || !std::regex_search(line, found, formula))
            return;
        ++solved;
        const double x = std::stod(found.str(1)) * std::stod(found.str(2)) / std::stod(found.str(3));
        EXPECT_NEAR(x, std::stod(found.str(4)), 0.000'051) << where;
        EXPECT_NEAR(valueOf(question.outputs.front().tensor, question.telling), x, question.level == 2 ? 0.5 : 0.001)
            << where; // the data count the elements
    });
    EXPECT_GT(solved, 30u);
}

// The sum that a mistake makes is the answer that it leads to.
TEST(Quiz, SumsOfMistakesGiveTheWrongAnswer)
{
    size_t sums = 0;
    const std::regex sum(R"(((?:−)?[0-9.]+·[0-9]+(?: (?:\+|−) [0-9.]+·[0-9]+)*) = (-?[0-9.]+)\.$)"),
        term(R"((−|\+)? ?([0-9.]+)·([0-9]+))");
    forEachQuestion([&](const QuizQuestion& question, const std::string& where) {
        if (question.kind != QuizKind::Value)
            return;
        for (const QuizAnswer& answer : question.answers) {
            const std::string why = english(answer.why), text = english(answer.text);
            std::smatch found;
            if (!why.starts_with("The mistake") || !std::regex_search(why, found, sum))
                continue;
            ++sums;
            EXPECT_EQ(found.str(2), text) << where;
            double total = 0;
            const std::string terms = found.str(1);
            for (std::sregex_iterator each(terms.begin(), terms.end(), term), end; each != end; ++each)
                total += (each->str(1) == "−" ? -1 : 1) * std::stod(each->str(2)) * std::stod(each->str(3));
            EXPECT_NEAR(total, std::stod(text), 0.03) << where << ": " << why;
        }
    });
    EXPECT_GT(sums, 300u);
}

TEST(Quiz, MistakesHaveWordsThatAStudentReads)
{
    std::set<std::string> labels;
    forEachQuestion([&](const QuizQuestion& question, const std::string& where) {
        for (const QuizAnswer& answer : question.answers) {
            const std::string label = english(mistakeLabel(answer.mistake));
            EXPECT_THAT(label, testing::Not(testing::AnyOf(testing::HasSubstr(":"), testing::HasSubstr("-")))) << where;
            labels.insert(label);
        }
    });
    EXPECT_GT(labels.size(), 15u);
    EXPECT_FALSE(labels.contains(english(mistakeLabel("unknown")))) << "a mistake has no words";
}

// Who chose corners and linear for pixel centres and nearest was told of the second alone.
TEST(Quiz, EveryMistakeOfAConventionIsNamed)
{
    const auto has = [](const std::string& text, const char* words) { return text.find(words) != std::string::npos; };
    size_t several = 0;
    forEachQuestion([&](const QuizQuestion& question, const std::string& where) {
        if (question.kind != QuizKind::Convention)
            return;
        const std::string right = english(question.answers[question.right].text);
        for (const QuizAnswer& answer : question.answers) {
            if (answer.mistake == "none")
                continue;
            const std::string text = english(answer.text);
            const bool hasOtherPlaces = has(right, "(o + 0.5)") != has(text, "(o + 0.5)");
            const bool hasOtherMode =
                has(right, "floor") != has(text, "floor") && has(right, "ceil") == has(text, "ceil");
            EXPECT_TRUE(!hasOtherPlaces || has(answer.mistake, "coordinates")) << where << ": " << text;
            if (question.level == 3 && hasOtherMode && has(right + text, "a blend")) {
                EXPECT_TRUE(has(answer.mistake, "mode")) << where << ": " << text;
                several += namesOf(answer.mistake).size() > 1 ? 1 : 0;
            }
        }
    });
    EXPECT_GT(several, 5u);
    EXPECT_EQ(english(mistakeLabel("coordinates; mode")), "corners as origin; linear or nearest");
}

// "BGR for RGB" and "NHWC" are words that a beginner need not know.
TEST(Quiz, AbbreviationsAreExplained)
{
    size_t explained = 0;
    forEachQuestion([&](const QuizQuestion& question, const std::string& where) {
        for (const QuizAnswer& answer : question.answers)
            for (const std::string& text : {english(answer.why), english(answer.text)}) {
                if (text.find("BGR") == std::string::npos && text.find("NHWC") == std::string::npos)
                    continue;
                ++explained;
                EXPECT_TRUE(text.find("blue comes first") != std::string::npos
                            || text.find("channels of a pixel") != std::string::npos)
                    << where << ": " << text;
            }
    });
    EXPECT_GT(explained, 20u);
}

// In the lessons' words.
TEST(Quiz, ABatchHasEntries)
{
    const Tensor batch({.dataType = DataType::UInt8, .sizes = {2, 1, 1, 3}});
    EXPECT_EQ(english(gridsOf("Input", batch).back().caption), "Input, batch entry 1");
}

TEST(Quiz, EveryKindOfALevelComes)
{
    const std::array<size_t, 3> kinds{3, 4, 5};
    for (unsigned level = 1; level <= kQuizLevels; ++level) {
        std::set<QuizKind> seen;
        for (const QuizQuestion& question : makeQuiz({.seed = 4, .level = level, .questions = kinds[level - 1]}))
            seen.insert(question.kind);
        EXPECT_EQ(seen.size(), kinds[level - 1]) << level;
    }
}

TEST(Quiz, AReplyNamesTheMistake)
{
    const std::vector<QuizQuestion> quiz = makeQuiz({.seed = 7, .level = 2, .questions = 8});
    const auto ask = [&](QuizKind kind) { return *std::ranges::find(quiz, kind, &QuizQuestion::kind); };
    const QuizQuestion source = ask(QuizKind::Source), value = ask(QuizKind::Value);
    EXPECT_TRUE(replyTo(source, source.right).isRight);
    EXPECT_TRUE(replyTo(source, english(source.answers[source.right].text)).isRight);
    EXPECT_TRUE(replyTo(value, english(value.answers[value.right].text)).isRight);
    const size_t wrong = (source.right + 1) % source.answers.size();
    const QuizReply reply = replyTo(source, english(source.answers[wrong].text));
    EXPECT_FALSE(reply.isRight);
    EXPECT_EQ(reply.mistake, source.answers[wrong].mistake);
    EXPECT_THAT(english(reply.solution), testing::HasSubstr(english(source.answers[source.right].text)));
    EXPECT_EQ(replyTo(value, "987654").mistake, "unknown");
    EXPECT_THROW(replyTo(value, "many"), TextError);
    EXPECT_THROW(replyTo(source, "9,9,9,9"), TextError);
    EXPECT_THROW(replyTo(ask(QuizKind::Order), "17"), TextError);
}

TEST(Quiz, ThePaperHoldsEveryValueAndTheSolutions)
{
    for (const QuizQuestion& question : makeQuiz({.seed = 5, .level = 3, .questions = 10})) {
        const std::string asked = questionText(question, 1), solved = solutionText(question, 1);
        for (const QuizAnswer& answer : question.answers) {
            EXPECT_THAT(asked, testing::HasSubstr(english(answer.text)));
            EXPECT_THAT(solved, testing::HasSubstr(english(answer.why)));
        }
        size_t values = 0;
        for (const QuizGrid& grid : gridsOf(question))
            for (const auto& row : grid.rows)
                values += row.size();
        size_t expected = question.showsInput() ? elementCount(question.input.desc) : 0;
        for (const QuizOutput& output : question.outputs)
            expected += elementCount(output.tensor.desc);
        EXPECT_EQ(values, expected);
    }
}

TEST(Quiz, TheCsvScores)
{
    const QuizOrder order{.seed = 5, .level = 1, .questions = 2};
    const std::vector<QuizQuestion> quiz = makeQuiz(order);
    const std::vector<std::optional<QuizReply>> replies{replyTo(quiz[0], quiz[0].right), std::nullopt};
    const std::string csv = quizCsv(order, quiz, replies);
    EXPECT_EQ(std::ranges::count(csv, '\n'), 3);
    EXPECT_THAT(csv, testing::HasSubstr(",none,1\n"));
    EXPECT_TRUE(csv.ends_with(",,\n"));
    EXPECT_THAT(csv, testing::HasSubstr("\n5,1,2," + std::string(name(quiz[1].kind)) + ","));
}

// Who knows lessons 3, 4 and 8 is asked of depth to space, its orders and pixel centres.
TEST(Quiz, AsksOnlyOfTheLessons)
{
    const QuizLessons lessons = lessonsFromText("3,4,8");
    EXPECT_EQ(lineOf({.seed = 7, .level = 2, .questions = 20, .lessons = lessons}),
              "tessera quiz --seed 7 --level 2 --questions 20 --lessons 3,4,8");
    std::set<QuizKind> kinds;
    for (const unsigned level : {1U, 2U})
        for (const QuizQuestion& question :
             makeQuiz({.seed = 7, .level = level, .questions = 20, .lessons = lessons})) {
            kinds.insert(question.kind);
            EXPECT_TRUE(question.kind == QuizKind::Convention || name(question.c.op).starts_with("DEPTH_TO_SPACE"))
                << toText(question.c);
        }
    EXPECT_EQ(kinds.size(), 4u);
    for (const QuizQuestion& question :
         makeQuiz({.seed = 7, .level = 3, .questions = 10, .lessons = lessonsFromText("12")}))
        EXPECT_TRUE(name(question.c.op).starts_with("RESAMPLE_GRAD")) << toText(question.c);
    EXPECT_THROW(makeQuiz({.seed = 7, .level = 1, .questions = 5, .lessons = lessonsFromText("12")}), TextError);
    for (const char* none : {"3,", "0", "14", "three", ",", "3;4"})
        EXPECT_THROW(lessonsFromText(none), TextError) << none;
}

TEST(Quiz, RefusesLevelsAndCountsThatAreNone)
{
    EXPECT_THROW(makeQuiz({.seed = 1, .level = 0, .questions = 1}), TextError);
    EXPECT_THROW(makeQuiz({.seed = 1, .level = 4, .questions = 1}), TextError);
    EXPECT_THROW(makeQuiz({.seed = 1, .level = 1, .questions = 0}), TextError);
    EXPECT_THROW(makeQuiz({.seed = 1, .level = 1, .questions = kMostQuizQuestions + 1}), TextError);
}

} // namespace
} // namespace tessera
