// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/teach/lesson/quiz.h"

#include "engine/compute/reference/reference_engine.h"
#include "engine/core/case/generator.h"
#include "engine/core/ops/axes.h"
#include "engine/core/ops/axis_taps.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/io/dispatch_job.h"

#include <gtest/gtest.h>

#include <map>
#include <regex>
#include <set>

namespace tessera::quiz_test {
namespace {

constexpr uint64_t kSeeds = 30; // the seeds of each level, 15 questions each

enum class Kind { Source, Value, Order, Convention };
constexpr std::array<std::string_view, 4> kWords = {"Which input element lands", "What comes out",
                                                    "Which order made this output?",
                                                    "Which convention drew this picture?"};

// A question as the quiz's lesson has it.
struct Asked {
    Kind kind;
    LessonQuestion question;
    std::string words, about, right, why; // the right answer, and why
    Case c; // that solves it
    Tensor shown; // while it is open: the input, or the output that is asked about
    uint64_t telling;
    std::string where; // in which quiz

    bool givesOutput() const { return kind == Kind::Order || kind == Kind::Convention; }
};

std::vector<Asked> quizOf(const QuizOrder& order)
{
    const Lesson lesson = quizLesson(order, [](const Message& message) { return english(message); });
    std::vector<Asked> all;
    for (size_t i = 0; i < lesson.questions.size(); ++i) {
        const LessonQuestion& question = lesson.questions[i];
        const LessonAnswer& right = *std::ranges::find(question.answers, true, &LessonAnswer::isRight);
        const std::string words = plainText(question.words);
        const auto kind =
            std::ranges::find_if(kWords, [&](std::string_view begin) { return words.starts_with(begin); });
        const LessonFigure &open = lesson.figures[2 * i], &solved = lesson.figures[2 * i + 1];
        all.push_back({Kind(kind - kWords.begin()), question, words, plainText(question.about), plainText(right.words),
                       plainText(right.why), solved.c, loadInput(open.c), solved.pins.at(0),
                       english(text(order)) + ", question " + std::to_string(i + 1) + ": " + toText(solved.c)});
    }
    return all;
}

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

const std::vector<std::vector<Asked>>& allQuizzes() // made once for all tests that run together
{
    static const auto all = [] {
        std::vector<std::vector<Asked>> made;
        for (unsigned level = 1; level <= kQuizLevels; ++level)
            for (uint64_t seed = 1; seed <= kSeeds; ++seed)
                made.push_back(quizOf({.seed = seed, .level = level, .questions = 15}));
        return made;
    }();
    return all;
}

void forEachQuestion(const std::function<void(const Asked& asked)>& check)
{
    for (const std::vector<Asked>& quiz : allQuizzes())
        for (const Asked& asked : quiz) {
            SCOPED_TRACE(asked.where);
            check(asked);
        }
}

// The element that a case of depth and space reads, from the lessons' two formulas.
uint64_t sourceByPencil(const Case& c, uint64_t output)
{
    const bool toSpace = name(c.op).starts_with("DEPTH");
    const bool isCrd = !name(c.op).ends_with("SPACE") && !name(c.op).ends_with("DEPTH")
        && fieldText(c.op, "Order") == "COLUMN_ROW_DEPTH";
    const uint32_t b = static_cast<uint32_t>(std::stoul(fieldText(c.op, "BlockSize")));
    const std::vector<uint32_t>&in = c.op.input.sizes, &out = c.op.output.sizes;
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

TEST(Quiz, EveryQuestionHasOneRightAnswerAndAllAreDifferent)
{
    forEachQuestion([](const Asked& asked) {
        EXPECT_FALSE(asked.about.empty());
        const std::vector<LessonAnswer>& answers = asked.question.answers;
        ASSERT_GE(answers.size(), 3u);
        ASSERT_LE(answers.size(), 4u);
        EXPECT_EQ(std::ranges::count(answers, true, &LessonAnswer::isRight), 1);
        std::set<std::string> texts;
        for (const LessonAnswer& answer : answers) {
            const std::string text = plainText(answer.words);
            EXPECT_FALSE(text.empty());
            EXPECT_GT(plainText(answer.why).size(), 10u) << text;
            EXPECT_TRUE(texts.insert(text).second) << text << " twice";
        }
    });
}

TEST(Quiz, TheRightAnswerIsTheOracles)
{
    forEachQuestion([](const Asked& asked) {
        const Tensor output = oracleOutput(asked.c, loadInput(asked.c));
        if (asked.givesOutput()) {
            EXPECT_TRUE(equalElements(asked.shown, output));
        } else if (asked.kind == Kind::Value) {
            EXPECT_NEAR(std::stod(asked.right), valueOf(output, asked.telling), 0.000'51);
        } else {
            const Tensor numbered = generate({.pattern = Pattern::Iota}, asked.c.op.input);
            const uint64_t element = elementFromText(asked.right, asked.c.op.input.sizes);
            EXPECT_EQ(valueOf(oracleOutput(asked.c, numbered), asked.telling), static_cast<double>(element));
            if (inversesOf(asked.c.op)) {
                EXPECT_EQ(element, sourceByPencil(asked.c, asked.telling));
            }
        }
    });
}

TEST(Quiz, FifteenQuestionsAreAllDifferentAndTheKindsComeEquallyOften)
{
    for (size_t number = 0; number < allQuizzes().size(); ++number) {
        std::map<Kind, size_t> kinds;
        std::set<std::string> texts, cases;
        for (const Asked& asked : allQuizzes()[number]) {
            const size_t all = number < kSeeds ? 3 : 4, times = ++kinds[asked.kind];
            EXPECT_LE(times, (texts.size() + all) / all) << asked.where;
            EXPECT_TRUE(texts.insert(asked.words + "\n" + asked.about).second) << asked.where;
            EXPECT_TRUE(cases.insert(toText(asked.c) + asked.words).second) << asked.where;
        }
    }
}

TEST(Quiz, NoQuestionComesTwiceHoweverManyThereAre)
{
    for (unsigned level = 1; level <= kQuizLevels; ++level) {
        std::set<std::string> texts;
        for (const Asked& asked : quizOf({.seed = 6, .level = level, .questions = kMostQuizQuestions}))
            EXPECT_TRUE(texts.insert(asked.words + toText(asked.c)).second) << asked.where;
    }
}

// The question's picture is another one than the other order's, except where "both" is the right answer.
TEST(Quiz, WhetherTheDataCanTellTheOrderIsAsked)
{
    size_t checked = 0, untold = 0;
    forEachQuestion([&](const Asked& asked) {
        if (asked.kind != Kind::Order)
            return;
        ++checked;
        Case other = asked.c;
        other.op = withOtherOrder(asked.c.op).value();
        const bool isUntold = asked.right.starts_with("Both");
        untold += isUntold ? 1 : 0;
        EXPECT_EQ(equalElements(oracleOutput(other, loadInput(asked.c)), asked.shown), isUntold);
        const auto names = [](const LessonAnswer& answer) { return plainText(answer.words) == "DEPTH_COLUMN_ROW"; };
        EXPECT_TRUE(std::ranges::any_of(asked.question.answers, names));
    });
    EXPECT_GT(checked, kSeeds * 3);
    EXPECT_GT(untold, checked / 10);
}

TEST(Quiz, TheSameSeedMakesTheSameQuestions)
{
    const auto whole = quizOf({.seed = 9, .level = 3, .questions = 12});
    for (size_t i = 0; const Asked& again : quizOf({.seed = 9, .level = 3, .questions = 5})) {
        EXPECT_EQ(toText(whole[i].c), toText(again.c));
        EXPECT_EQ(whole[i].words, again.words);
        EXPECT_EQ(whole[i].right, again.right);
        ++i;
    }
    std::set<std::string> firsts;
    for (uint64_t seed = 0; seed < 20; ++seed)
        firsts.insert(toText(quizOf({.seed = seed, .level = 2, .questions = 1}).front().c));
    EXPECT_GT(firsts.size(), 10u);
}

// Worked out by hand from the lessons' formulas; the same questions on every machine.
// The question's number for seed 7, level 2, its words and the right answer.
constexpr std::tuple<size_t, const char*, const char*> kByHand[] = {
    // SPACE_TO_DEPTH1, DEPTH_COLUMN_ROW: 1 = 0·4 + 0·2 + 1, so by = bx = 0, c = 1; row 0, column 1·2 + 0.
    {2, "Which input element lands in output (1,1,0,1)?", "(1,1,0,2)"},
    // SPACE_TO_DEPTH1, DEPTH_COLUMN_ROW: 3 = 0·4 + 1·2 + 1, so by = 0, bx = 1, c = 1: the second plane's second.
    {3, "What comes out at output (0,3,0,0)?", "32"},
    // SPACE_TO_DEPTH1, COLUMN_ROW_DEPTH: 5 = 1·4 + 0·2 + 1, so c = 1, by = 0, bx = 1.
    {6, "Which input element lands in output (0,5,0,0)?", "(0,1,0,1)"},
    // Corners as origin: x = 4 / 2 = 2, the last of 72, 8, 56.
    {7, "What comes out at output (0,0,0,4)?", "56"},
};

TEST(Quiz, AnswersAreThoseWorkedOutByHand)
{
    const std::vector<Asked> quiz = quizOf({.seed = 7, .level = 2, .questions = 8});
    for (const auto& [number, words, right] : kByHand) {
        SCOPED_TRACE(quiz[number - 1].where);
        EXPECT_EQ(quiz[number - 1].words, words);
        EXPECT_EQ(quiz[number - 1].right, right) << number;
    }
}

// No text beside a question gives its answer. Elements are written (0,1,2,3). A rule of rounding has its name, and
// "NHWC" is explained.
TEST(Quiz, TextsAreInTheWordsOfTheLessons)
{
    const std::regex notation(R"(\{|½|\(n − 1\))"), order("COLUMN"), convention("RESAMPLE|centres"),
        halves("halves rounded up|Halves (up|down)"), rounding("[Rr]ounded (up|down)|round_prefer"), shorts("BGR|NHWC"),
        meant("channels of a pixel");
    const auto holds = [](const std::string& text, const std::regex& what) { return std::regex_search(text, what); };
    size_t rules = 0;
    forEachQuestion([&](const Asked& asked) {
        EXPECT_FALSE(asked.kind == Kind::Order && holds(asked.about, order)) << asked.about;
        EXPECT_FALSE(asked.kind == Kind::Convention && holds(asked.about, convention)) << asked.about;
        std::vector<std::string> texts{asked.about};
        for (const LessonAnswer& answer : asked.question.answers) {
            const std::string why = plainText(answer.why);
            EXPECT_FALSE(holds(why, notation)) << why;
            EXPECT_TRUE(!holds(why, shorts) || holds(why, meant)) << why;
            texts.push_back(plainText(answer.words));
        }
        for (const std::string& text : texts) {
            EXPECT_FALSE(holds(std::regex_replace(text, halves, ""), rounding)) << text;
            rules += text.find("eil") != std::string::npos ? 1 : 0;
        }
    });
    EXPECT_GT(rules, kSeeds / 2);
}

TEST(Quiz, AlignedCornersCanBeWorkedOutWithAPencil)
{
    size_t solved = 0;
    const std::regex formula(R"(x = ([0-9]+)·([0-9]+) / ([0-9]+) = ([0-9.]+))");
    forEachQuestion([&](const Asked& asked) {
        std::smatch found;
        if (asked.kind != Kind::Convention || !std::regex_search(asked.why, found, formula))
            return;
        ++solved;
        const double x = std::stod(found.str(1)) * std::stod(found.str(2)) / std::stod(found.str(3));
        EXPECT_NEAR(x, std::stod(found.str(4)), 0.000'51);
        EXPECT_NEAR(valueOf(asked.shown, asked.telling), x,
                    axisMaps(asked.c.op).back().mode == InterpolationMode::Linear ? 0.001 : 0.5); // data count
    });
    EXPECT_GT(solved, kSeeds / 4);
}

// The value of "1·4 + 0.5·2 − 1".
double sumOf(const std::string& terms)
{
    const std::regex term(R"((\+|−)? ?([0-9.]+(?:·[0-9.]+)*))"), factor("[0-9.]+");
    double sum = 0;
    for (std::sregex_iterator each(terms.begin(), terms.end(), term), end; each != end; ++each) {
        const std::string factors = each->str(2);
        double product = each->str(1) == "−" ? -1 : 1;
        for (std::sregex_iterator one(factors.begin(), factors.end(), factor); one != end; ++one)
            product *= std::stod(one->str());
        sum += product;
    }
    return sum;
}

// "1·4 + 0·2 + 1 = 5" is 5, wherever it stands; parts of a formula without numbers are no calculation.
TEST(Quiz, EveryCalculationIsRight)
{
    size_t checked = 0;
    const std::regex calculation(
        R"((?:^|[:.,=] )((?:−)?[0-9.]+(?:·[0-9.]+)*(?: (?:\+|−) [0-9.]+(?:·[0-9.]+)*)+|[0-9]+(?:·[0-9]+)+) = (-?[0-9.]*[0-9]))");
    forEachQuestion([&](const Asked& asked) {
        for (const LessonAnswer& answer : asked.question.answers) {
            const std::string why = plainText(answer.why);
            for (std::sregex_iterator each(why.begin(), why.end(), calculation), end; each != end; ++each) {
                ++checked;
                EXPECT_NEAR(sumOf(each->str(1)), std::stod(each->str(2)), 0.03) << why;
            }
        }
    });
    EXPECT_GT(checked, kSeeds * 15);
}

// Sizes and scales are easy: a size times its scale is a whole number.
TEST(Quiz, ASizeIsAWholeNumberOfScales)
{
    forEachQuestion([](const Asked& asked) {
        const std::vector<AxisMap> maps = axisMaps(asked.c.op);
        if (maps.empty() || asked.kind == Kind::Convention)
            return;
        const std::vector<uint32_t>&in = asked.c.op.input.sizes, &out = asked.c.op.output.sizes;
        const bool isBack = name(asked.c.op) == "RESAMPLE_GRAD";
        for (const size_t axis : {2U, 3U})
            EXPECT_NEAR((isBack ? out : in)[axis] * double{maps[maps.size() - 4 + axis].scale},
                        (isBack ? in : out)[axis], 1e-5);
    });
}

// Each question is a step with two cases. The first one shows what is given and copies the input, so that nothing under
// the mouse gives the answer. The second one is the question's own.
TEST(Quiz, IsALessonWhoseOpenCasesGiveNothingAway)
{
    for (unsigned level = 1; level <= kQuizLevels; ++level) {
        const QuizOrder order{.seed = 5, .level = level, .questions = 10};
        const Lesson lesson = quizLesson(order, [](const Message& message) { return english(message); });
        ASSERT_EQ(lesson.questions.size(), order.questions);
        ASSERT_EQ(lesson.figures.size(), 2 * order.questions);
        for (size_t i = 0; i < lesson.figures.size(); i += 2) {
            const Plan plan = makePlan(lesson.figures[i].c.op);
            for (uint64_t element = 0; element < elementCount(plan.output); ++element)
                ASSERT_EQ(sources(plan, element).list, std::vector<Partner>({{element, 1.0}}));
        }
    }
    EXPECT_EQ(english(text(QuizOrder{.seed = 7, .level = 2, .questions = 20})), "seed 7, level 2, questions: 20");
}

// The input where its values are shown; the output, or the plane of it with what is asked.
TEST(Quiz, WhatIsGivenStandsAboveTheAnswers)
{
    forEachQuestion([](const Asked& asked) {
        const Tensor input = loadInput(asked.c);
        if (!asked.givesOutput()) {
            EXPECT_TRUE(equalElements(asked.shown, input));
        }
        const std::vector<uint32_t>& sizes = asked.c.op.output.sizes;
        const uint64_t given = asked.kind == Kind::Source ? 0 : elementCount(input.desc),
                       shown = asked.givesOutput() ? elementCount(sizes).value() : uint64_t{sizes[2]} * sizes[3];
        size_t cells = 0, unknown = 0;
        for (const LessonGrid& grid : asked.question.given)
            for (const auto& row : grid.rows) {
                cells += row.size();
                unknown += static_cast<size_t>(std::ranges::count(row, "?"));
            }
        EXPECT_EQ(cells, given + shown);
        EXPECT_EQ(unknown, asked.givesOutput() ? 0U : 1U);
    });
}

TEST(Quiz, ABatchHasEntries)
{
    const auto grids = gridsOf("Input", {2, 1, 1, 3}, [](uint64_t) { return std::string(); });
    EXPECT_EQ(english(grids.back().caption), "Input, batch entry 1"); // in the lessons' words
}

TEST(Quiz, RefusesLevelsAndCountsThatAreNone)
{
    for (const auto& [level, questions] : {std::pair{0u, size_t{1}}, {4u, 1}, {1u, 0}, {1u, kMostQuizQuestions + 1}})
        EXPECT_THROW(quizOf({.seed = 1, .level = level, .questions = questions}), TextError);
}

} // namespace
} // namespace tessera::quiz_test
