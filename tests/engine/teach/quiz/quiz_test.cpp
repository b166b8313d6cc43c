// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/ops/axes.h"
#include "engine/teach/quiz/quiz.h"

#include "engine/compute/reference/reference_engine.h"
#include "engine/core/case/generator.h"
#include "engine/core/ops/axis_taps.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/io/dispatch_job.h"
#include "tests/support/thrown.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <regex>
#include <set>
#include <sstream>

namespace tessera::quiz_test {
namespace {

constexpr uint64_t kSeeds = 30; // the seeds of each level, ten questions each

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

// Made once for all tests that run together; each with where it comes from.
const std::vector<std::pair<QuizQuestion, std::string>>& allQuestions()
{
    static const auto all = [] {
        std::vector<std::pair<QuizQuestion, std::string>> made;
        for (unsigned level = 1; level <= kQuizLevels; ++level)
            for (uint64_t seed = 1; seed <= kSeeds; ++seed) {
                const QuizOrder order{.seed = seed, .level = level, .questions = 10};
                for (size_t number = 0; QuizQuestion & question : makeQuiz(order)) {
                    const std::string place = ", question " + std::to_string(++number) + ": " + toText(question.c);
                    made.emplace_back(std::move(question), english(text(order)) + place);
                }
            }
        return made;
    }();
    return all;
}

void forEachQuestion(const std::function<void(const QuizQuestion& question)>& check)
{
    for (const auto& [question, where] : allQuestions()) {
        SCOPED_TRACE(where);
        check(question);
    }
}

void forEachQuestion(QuizKind kind, const std::function<void(const QuizQuestion& question)>& check)
{
    forEachQuestion([&](const QuizQuestion& question) {
        if (question.kind == kind)
            check(question);
    });
}

void forEachWrongAnswer(const std::function<void(const QuizQuestion& question, const QuizAnswer& answer)>& check)
{
    forEachQuestion([&](const QuizQuestion& question) {
        for (const QuizAnswer& answer : question.answers)
            if (!answer.isRight)
                check(question, answer);
    });
}

const QuizAnswer& rightOf(const QuizQuestion& question)
{
    return *std::ranges::find(question.answers, true, &QuizAnswer::isRight);
}

uint64_t elementOf(const QuizQuestion& question, const QuizAnswer& answer) // of the input
{
    return elementFromText(english(answer.text), inputDesc(question.c.op).sizes);
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

TEST(Quiz, EveryQuestionHasOneRightAnswerAndAllAreDifferent)
{
    forEachQuestion([](const QuizQuestion& question) {
        EXPECT_FALSE(question.about.isEmpty());
        EXPECT_FALSE(question.words.isEmpty());
        ASSERT_GE(question.answers.size(), 3u);
        ASSERT_LE(question.answers.size(), 4u);
        std::set<std::string> texts;
        EXPECT_EQ(std::ranges::count(question.answers, true, &QuizAnswer::isRight), 1);
        for (const QuizAnswer& answer : question.answers) {
            const std::string text = english(answer.text);
            EXPECT_FALSE(text.empty());
            EXPECT_GT(english(answer.why).size(), 10u) << text;
            EXPECT_TRUE(texts.insert(text).second) << text << " twice";
        }
    });
}

TEST(Quiz, TheRightAnswerIsTheOracles)
{
    std::map<QuizKind, size_t> seen;
    forEachQuestion([&](const QuizQuestion& question) {
        ++seen[question.kind];
        const QuizAnswer& right = rightOf(question);
        const Tensor output = oracleOutput(question.c, loadInput(question.c));
        switch (question.kind) {
        case QuizKind::Source: {
            const Tensor numbered = generate({.pattern = Pattern::Iota}, inputDesc(question.c.op));
            const uint64_t element = elementOf(question, right);
            EXPECT_EQ(valueOf(oracleOutput(question.c, numbered), question.asked.value()),
                      static_cast<double>(element));
            if (waysBack(question.c.op)) {
                EXPECT_EQ(element, sourceByPencil(question.c, question.asked.value()));
            }
            break;
        }
        case QuizKind::Value:
            EXPECT_NEAR(std::stod(english(right.text)), valueOf(output, question.asked.value()), 0.000'51);
            break;
        case QuizKind::Order:
        case QuizKind::Convention:
            ASSERT_TRUE(question.output);
            EXPECT_TRUE(equalElements(*question.output, output));
            break;
        }
    });
    EXPECT_EQ(seen.size(), kQuizKinds.size());
}

TEST(Quiz, FifteenQuestionsAreAllDifferentAndTheKindsComeEquallyOften)
{
    for (unsigned level = 1; level <= kQuizLevels; ++level)
        for (uint64_t seed = 1; seed <= kSeeds; ++seed) {
            std::map<QuizKind, size_t> kinds;
            std::set<std::string> texts, cases;
            for (const QuizQuestion& question : makeQuiz({.seed = seed, .level = level, .questions = 15})) {
                const size_t all = level == 1 ? 3 : 4, times = ++kinds[question.kind];
                EXPECT_LE(times, (texts.size() + all) / all) << int(question.kind);
                const std::string words = english(question.words) + "\n" + english(question.about);
                EXPECT_TRUE(texts.insert(words).second) << level << ", " << seed << ": " << words;
                const std::string line = toText(question.c) + english(question.words);
                EXPECT_TRUE(cases.insert(line).second) << level << ", " << seed << ": " << line;
            }
        }
}

TEST(Quiz, NoQuestionComesTwiceHoweverManyThereAre)
{
    for (unsigned level = 1; level <= kQuizLevels; ++level) {
        std::set<std::string> texts;
        for (const QuizQuestion& question : makeQuiz({.seed = 6, .level = level, .questions = kMostQuizQuestions}))
            EXPECT_TRUE(texts.insert(english(question.words) + toText(question.c)).second) << toText(question.c);
    }
}

// The picture of the question is not the one that the other order draws, but where "both" is right.
TEST(Quiz, WhetherTheDataCanTellTheOrderIsAsked)
{
    size_t checked = 0, untold = 0;
    forEachQuestion(QuizKind::Order, [&](const QuizQuestion& question) {
        ++checked;
        Case other = question.c;
        other.op = withOtherOrder(question.c.op).value();
        const bool isUntold = english(rightOf(question).text).starts_with("Both");
        untold += isUntold ? 1 : 0;
        EXPECT_EQ(equalElements(oracleOutput(other, question.input), question.output.value()), isUntold);
        const auto names = [](const QuizAnswer& answer) { return english(answer.text) == "DEPTH_COLUMN_ROW"; };
        EXPECT_TRUE(std::ranges::any_of(question.answers, names));
    });
    EXPECT_GT(checked, kSeeds * 3);
    EXPECT_GT(untold, checked / 10);
}

TEST(Quiz, TheSameSeedMakesTheSameQuestions)
{
    const auto whole = makeQuiz({.seed = 9, .level = 3, .questions = 12});
    for (size_t i = 0; const QuizQuestion& again : makeQuiz({.seed = 9, .level = 3, .questions = 5})) {
        EXPECT_EQ(toText(whole[i].c), toText(again.c));
        EXPECT_EQ(whole[i].words, again.words);
        EXPECT_EQ(rightOf(whole[i]).text, rightOf(again).text);
        ++i;
    }
    std::set<std::string> firsts;
    for (uint64_t seed = 0; seed < 20; ++seed)
        firsts.insert(toText(makeQuiz({.seed = seed, .level = 2, .questions = 1}).front().c));
    EXPECT_GT(firsts.size(), 10u);
}

// Worked out by hand from the lessons' formulas; the same questions on every machine.
// The question's number for seed 7, level 2, its words and the right answer.
constexpr std::tuple<size_t, const char*, const char*> kByHand[] = {
    // x = (5 + 0.5) / 2 − 0.5 = 2.25, between the last two of four: 0.75·20 + 0.25·24.
    {2, "What comes out at output (0,0,0,5)?", "21"},
    // COLUMN_ROW_DEPTH: 4 = 1·4 + 0·2 + 0, so c = 1, by = 0, bx = 0.
    {3, "Which input element lands in output (0,4,0,0)?", "(0,1,0,0)"},
    // x = (3 + 0.5) / 2 − 0.5 = 1.25: 0.75·40 + 0.25·48.
    {5, "What comes out at output (0,0,0,3)?", "42"},
    // DEPTH_COLUMN_ROW: 3 = 0·4 + 1·2 + 1, so by = 0, bx = 1, c = 1.
    {7, "Which input element lands in output (0,3,0,0)?", "(0,1,0,1)"},
};

TEST(Quiz, AnswersAreThoseWorkedOutByHand)
{
    const std::vector<QuizQuestion> quiz = makeQuiz({.seed = 7, .level = 2, .questions = 8});
    for (const auto& [number, words, right] : kByHand) {
        EXPECT_EQ(english(quiz[number - 1].words), words);
        EXPECT_EQ(english(rightOf(quiz[number - 1]).text), right) << number;
    }
}

// Every text that a question is solved with.
std::vector<std::string> explanations(const QuizQuestion& question)
{
    std::vector<std::string> texts;
    for (const QuizAnswer& answer : question.answers)
        texts.push_back(english(answer.why));
    return texts;
}

// What is asked is not told beside the question; elements are (0,1,2,3) everywhere; a rule of rounding has its name,
// since halves are rounded up, too; "NHWC" is explained.
TEST(Quiz, TextsAreInTheWordsOfTheLessons)
{
    const std::regex notation(R"(\{|½|\(n − 1\))"), order("COLUMN"), convention("RESAMPLE|centres"),
        halves("halves rounded up|Halves (up|down)"), rounding("[Rr]ounded (up|down)|round_prefer"), shorts("BGR|NHWC"),
        meant("channels of a pixel");
    const auto holds = [](const std::string& text, const std::regex& what) { return std::regex_search(text, what); };
    size_t rules = 0;
    forEachQuestion([&](const QuizQuestion& question) {
        std::vector<std::string> texts{english(question.about)};
        EXPECT_FALSE(question.kind == QuizKind::Order && holds(texts.front(), order)) << texts.front();
        EXPECT_FALSE(question.kind == QuizKind::Convention && holds(texts.front(), convention)) << texts.front();
        for (const QuizAnswer& answer : question.answers) {
            const std::string why = english(answer.why);
            EXPECT_FALSE(holds(why, notation)) << why;
            EXPECT_TRUE(!holds(why, shorts) || holds(why, meant)) << why;
            texts.push_back(english(answer.text));
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
    forEachQuestion(QuizKind::Convention, [&](const QuizQuestion& question) {
        const std::string line = english(rightOf(question).why);
        std::smatch found;
        if (!std::regex_search(line, found, formula))
            return;
        ++solved;
        const double x = std::stod(found.str(1)) * std::stod(found.str(2)) / std::stod(found.str(3));
        EXPECT_NEAR(x, std::stod(found.str(4)), 0.000'51);
        EXPECT_NEAR(valueOf(question.output.value(), question.telling), x,
                    axisMaps(question.c.op).back().mode == InterpolationMode::Linear ? 0.001 : 0.5); // data count
    });
    EXPECT_GT(solved, kSeeds / 4);
}

// Of "1·4 + 0.5·2 − 1".
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
    forEachQuestion([&](const QuizQuestion& question) {
        for (const std::string& text : explanations(question))
            for (std::sregex_iterator each(text.begin(), text.end(), calculation), end; each != end; ++each) {
                ++checked;
                EXPECT_NEAR(sumOf(each->str(1)), std::stod(each->str(2)), 0.03) << text;
            }
    });
    EXPECT_GT(checked, kSeeds * 15);
}

// "The mistake: … So output (0,0,1,1) reads (0,1,0,0), which holds 14." is true, and 14 the answer.
TEST(Quiz, TheWrongAnswerIsWhatIsReadByMistake)
{
    size_t seen = 0;
    const std::regex reads(R"(reads (\([0-9,]+\)), which holds (-?[0-9.]*[0-9])\.$)");
    forEachWrongAnswer([&](const QuizQuestion& question, const QuizAnswer& answer) {
        const std::string why = english(answer.why);
        std::smatch found;
        if (!std::regex_search(why, found, reads))
            return;
        ++seen;
        EXPECT_EQ(found.str(2), english(answer.text)) << why;
        EXPECT_EQ(std::stod(found.str(2)),
                  valueOf(question.input, elementFromText(found.str(1), question.input.desc.sizes)))
            << why;
    });
    EXPECT_GT(seen, kSeeds * 3);
}

// Nobody need work out a size or a scale: the one makes a whole number of the other.
TEST(Quiz, ASizeIsAWholeNumberOfScales)
{
    forEachQuestion([](const QuizQuestion& question) {
        if (axisMaps(question.c.op).empty() || question.kind == QuizKind::Convention)
            return;
        const std::vector<uint32_t>&in = inputDesc(question.c.op).sizes, &out = outputDesc(question.c.op).sizes;
        const bool isBack = name(question.c.op) == "RESAMPLE_GRAD";
        for (const size_t axis : {2U, 3U}) {
            const double scale = double{axisMaps(question.c.op)[axisMaps(question.c.op).size() - 4 + axis].scale};
            EXPECT_NEAR((isBack ? out : in)[axis] * scale, (isBack ? in : out)[axis], 1e-5);
        }
    });
}

// A step a question, whose first case tells nothing: whatever lies under the mouse, each output is the input in its
// place. The second case is the question's own.
TEST(Quiz, IsALessonWhoseOpenCasesGiveNothingAway)
{
    for (unsigned level = 1; level <= kQuizLevels; ++level) {
        const QuizOrder order{.seed = 5, .level = level, .questions = 10};
        const Lesson lesson = quizLesson(order, [](const Message& message) { return english(message); });
        const std::vector<QuizQuestion> quiz = makeQuiz(order);
        ASSERT_EQ(lesson.questions.size(), quiz.size());
        ASSERT_EQ(lesson.figures.size(), 2 * quiz.size());
        for (size_t i = 0; i < quiz.size(); ++i) {
            const LessonFigure &open = lesson.figures[2 * i], &solved = lesson.figures[2 * i + 1];
            const Plan plan = makePlan(open.c.op);
            for (uint64_t element = 0; element < elementCount(plan.output); ++element)
                ASSERT_EQ(sources(plan, element).list, std::vector<Partner>({{element, 1.0}}));
            EXPECT_TRUE(equalElements(loadInput(open.c), quiz[i].output.value_or(quiz[i].input)));
            EXPECT_TRUE(solved.c == quiz[i].c);
            EXPECT_EQ(solved.pins, std::vector{quiz[i].telling});
            const auto& asked = lesson.questions[i];
            for (size_t k = 0; k < asked.answers.size(); ++k)
                EXPECT_EQ(asked.answers[k].isRight, quiz[i].answers[k].isRight);
            size_t cells = 0;
            for (const LessonGrid& grid : asked.given)
                for (const auto& row : grid.rows)
                    cells += row.size();
            const std::vector<uint32_t>& sizes = outputDesc(quiz[i].c.op).sizes;
            const uint64_t shown = quiz[i].output ? elementCount(quiz[i].output->desc) : uint64_t{sizes[2]} * sizes[3];
            EXPECT_EQ(cells, (quiz[i].showsValues ? elementCount(quiz[i].input.desc) : 0) + shown);
        }
    }
    EXPECT_EQ(english(text(QuizOrder{.seed = 7, .level = 2, .questions = 20})), "seed 7, level 2, questions: 20");
}

TEST(Quiz, ABatchHasEntries)
{
    const auto grids = gridsOf("Input", {2, 1, 1, 3}, [](uint64_t) { return std::string(); });
    EXPECT_EQ(english(grids.back().caption), "Input, batch entry 1"); // in the lessons' words
}

TEST(Quiz, RefusesLevelsAndCountsThatAreNone)
{
    for (const auto& [level, questions] : {std::pair{0u, size_t{1}}, {4u, 1}, {1u, 0}, {1u, kMostQuizQuestions + 1}})
        EXPECT_THROW(makeQuiz({.seed = 1, .level = level, .questions = questions}), TextError);
}

} // namespace
} // namespace tessera::quiz_test
