// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/teach/quiz/quiz_text.h"

#include "engine/compute/faulty/faulty_engine.h"
#include "engine/compute/reference/reference_engine.h"
#include "engine/core/case/generator.h"
#include "engine/core/ops/axis_taps.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/io/case_input.h"
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
            if (answer.mistake != "none")
                check(question, answer);
    });
}

const QuizAnswer& rightOf(const QuizQuestion& question)
{
    return question.answers.at(question.right);
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
    forEachQuestion([](const QuizQuestion& question) {
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
                EXPECT_TRUE(findMistake(each) || each == "none" || each == "undecided") << answer.mistake;
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
            if (question.c.op->waysBack()) {
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

// As the help says. A level asks nothing of what comes later; what it is not about is refused with what it is about.
TEST(Quiz, EveryLessonIsAskedAtItsLevel)
{
    const std::string lessons[] = {"3,4", "4,5,8,9,10", "2,4,5,9,10,11,12"};
    for (unsigned level = 1; level <= kQuizLevels; ++level) {
        const QuizLessons own = lessonsFromText(lessons[level - 1]);
        for (unsigned lesson = 1; lesson < own.size(); ++lesson) {
            QuizLessons one;
            one.set(lesson);
            const QuizOrder order{.seed = 3, .level = level, .questions = 10, .lessons = one};
            if (own.test(lesson)) {
                for (const QuizQuestion& question : makeQuiz(order))
                    EXPECT_EQ(question.lesson, lesson);
                continue;
            }
            EXPECT_THAT(messageOf<TextError>([&] { makeQuiz(order); }),
                        testing::EndsWith("lessons " + std::to_string(lesson) + "; it asks about the lessons "
                                          + lessons[level - 1]));
        }
        QuizLessons asked;
        for (uint64_t seed = 1; seed <= 8; ++seed)
            for (const QuizQuestion& question : makeQuiz({.seed = seed, .level = level, .questions = 15}))
                asked.set(question.lesson);
        EXPECT_EQ(text(asked), lessons[level - 1]) << level;
    }
}

TEST(Quiz, FifteenQuestionsAreAllDifferentAndTheKindsComeEquallyOften)
{
    for (unsigned level = 1; level <= kQuizLevels; ++level)
        for (uint64_t seed = 1; seed <= kSeeds; ++seed) {
            std::map<QuizKind, size_t> kinds;
            std::set<std::string> texts, cases;
            for (const QuizQuestion& question : makeQuiz({.seed = seed, .level = level, .questions = 15})) {
                const size_t all = level == 1 ? 3 : 4, times = ++kinds[question.kind];
                EXPECT_LE(times, (texts.size() + all) / all) << name(question.kind);
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
        EXPECT_EQ(whole[i].right, again.right);
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
    for (const Message& line : question.formula)
        texts.push_back(english(line));
    for (const QuizAnswer& answer : question.answers)
        texts.push_back(english(answer.why));
    return texts;
}

// What is asked is not told beside the question; elements are (0,1,2,3) everywhere, and a formula has no "− (−0.5)"; a
// rule of rounding has its name, since halves are rounded up, too; the label of a mistake is words; "NHWC" is
// explained.
TEST(Quiz, TextsAreInTheWordsOfTheLessons)
{
    const std::regex notation(R"(\{|½|\(−|− 0 |\(n − 1\)|33333|66667)"), order("COLUMN"),
        convention("RESAMPLE|centres"), halves("halves rounded up|Halves (up|down)"),
        rounding("[Rr]ounded (up|down)|round_prefer"), noWord("[:-]"), shorts("BGR|NHWC"),
        meant("blue comes first|channels of a pixel");
    const auto holds = [](const std::string& text, const std::regex& what) { return std::regex_search(text, what); };
    std::set<std::string> labels;
    size_t rules = 0;
    forEachQuestion([&](const QuizQuestion& question) {
        for (const std::string& text : explanations(question)) {
            EXPECT_FALSE(holds(text, notation)) << text;
            EXPECT_TRUE(!holds(text, shorts) || holds(text, meant)) << text;
        }
        std::vector<std::string> texts{english(question.about)};
        EXPECT_FALSE(question.kind == QuizKind::Order && holds(texts.front(), order)) << texts.front();
        EXPECT_FALSE(question.kind == QuizKind::Convention && holds(texts.front(), convention)) << texts.front();
        for (const QuizAnswer& answer : question.answers) {
            texts.push_back(english(answer.text));
            const std::string label = english(mistakeLabel(answer.mistake));
            EXPECT_TRUE(label == "none" || label != answer.mistake) << label << " has no words";
            EXPECT_FALSE(holds(*labels.insert(label).first, noWord)) << answer.mistake;
        }
        for (const std::string& text : texts) {
            EXPECT_FALSE(holds(std::regex_replace(text, halves, ""), rounding)) << text;
            rules += text.find("eil") != std::string::npos ? 1 : 0;
        }
    });
    EXPECT_GT(rules, kSeeds / 2);
    EXPECT_GT(labels.size(), 15u);
}

// "A half is rounded up: x = 2.5 → 3."
TEST(Quiz, WhichWayAHalfGoesIsSaid)
{
    size_t halves = 0;
    std::set<std::string> ways;
    const std::regex half(R"(= (−)?[0-9]*\.5( of|,))"),
        said(
            R"((A half is rounded|Floor rounds every fraction|Ceil rounds every fraction) (up|down):.* x = ([0-9]+)\.5 → ([0-9]+))");
    forEachQuestion([&](const QuizQuestion& question) {
        const std::string why = english(rightOf(question).why);
        std::smatch found;
        if (why.find("copies the one element") == std::string::npos || !std::regex_search(why, found, half))
            return;
        EXPECT_THAT(why, testing::HasSubstr(" round"));
        if (!std::regex_search(why, found, said))
            return; // it is about rows
        ++halves;
        ways.insert(found.str(1) + found.str(2));
        const int x = std::stoi(found.str(3)), index = std::stoi(found.str(4));
        EXPECT_EQ(index, found.str(2) == "up" ? x + 1 : x);
        if (question.kind == QuizKind::Source) {
            const std::vector<uint32_t>& sizes = inputDesc(question.c.op).sizes;
            EXPECT_EQ(coordinates(sizes, elementOf(question, rightOf(question)))[3],
                      std::min<uint32_t>(uint32_t(index), sizes[3] - 1));
        }
    });
    EXPECT_GT(halves, kSeeds / 2);
    EXPECT_EQ(ways.size(), 4u);
}

TEST(Quiz, AlignedCornersCanBeWorkedOutWithAPencil)
{
    size_t solved = 0;
    const std::regex formula(R"(in x = ([0-9]+)·([0-9]+) / ([0-9]+) = ([0-9.]+))");
    forEachQuestion(QuizKind::Convention, [&](const QuizQuestion& question) {
        const std::string line = question.formula.empty() ? "" : english(question.formula.front());
        std::smatch found;
        if (!std::regex_search(line, found, formula))
            return;
        ++solved;
        const double x = std::stod(found.str(1)) * std::stod(found.str(2)) / std::stod(found.str(3));
        EXPECT_NEAR(x, std::stod(found.str(4)), 0.000'051);
        EXPECT_NEAR(valueOf(question.output.value(), question.telling), x,
                    question.level == 2 ? 0.5 : 0.001); // the data count the elements
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
    EXPECT_GT(checked, kSeeds * 20);
}

// What is read by mistake is the wrong answer, or holds it; the sum that a mistake makes is it too.
TEST(Quiz, TheWrongAnswerIsWorkedOut)
{
    std::map<QuizKind, size_t> seen;
    size_t sums = 0;
    const std::regex reads(R"(reads (\([0-9,]+\))(?:, which holds (-?[0-9.]*[0-9]))?\.$)"), digit("[0-9]"),
        sum(R"([0-9.]+·[0-9]+(?: (?:\+|−) [0-9.]+·[0-9]+)* = (-?[0-9.]+)\.$)");
    forEachWrongAnswer([&](const QuizQuestion& question, const QuizAnswer& answer) {
        const std::string why = english(answer.why), text = english(answer.text);
        EXPECT_TRUE(std::regex_search(why, digit) || answer.mistake == "undecided") << why;
        std::smatch found;
        if (question.kind == QuizKind::Value && why.starts_with("The mistake") && std::regex_search(why, found, sum)) {
            ++sums;
            EXPECT_EQ(found.str(1), text);
        }
        if (!std::regex_search(why, found, reads))
            return;
        ++seen[question.kind];
        if (question.kind == QuizKind::Source || question.kind == QuizKind::Value) {
            EXPECT_EQ(found.str(question.kind == QuizKind::Source ? 1 : 2), text) << why;
        }
        if (found.length(2) > 0) {
            EXPECT_EQ(std::stod(found.str(2)),
                      valueOf(question.input, elementFromText(found.str(1), question.input.desc.sizes)))
                << why;
        }
    });
    EXPECT_GT(seen[QuizKind::Source], kSeeds * 6);
    EXPECT_GT(seen[QuizKind::Value], kSeeds * 3);
    EXPECT_GT(sums, kSeeds * 3);
}

// Nobody need work out a size or a scale: the one makes a whole number of the other.
TEST(Quiz, ASizeIsAWholeNumberOfScales)
{
    forEachQuestion([](const QuizQuestion& question) {
        for (const QuizAnswer& answer : question.answers)
            EXPECT_NE(answer.mistake, "scale");
        if (question.c.op->axisMaps().empty() || question.kind == QuizKind::Convention)
            return;
        const std::vector<uint32_t>&in = inputDesc(question.c.op).sizes, &out = outputDesc(question.c.op).sizes;
        const bool isBack = name(question.c.op) == "RESAMPLE_GRAD";
        for (const size_t axis : {2U, 3U}) {
            const double scale = double{question.c.op->axisMaps()[question.c.op->axisMaps().size() - 4 + axis].scale};
            EXPECT_NEAR((isBack ? out : in)[axis] * scale, (isBack ? in : out)[axis], 1e-5);
        }
    });
}

// Who chose corners and linear for pixel centres and nearest was told of the second alone.
TEST(Quiz, EveryMistakeOfAConventionIsNamed)
{
    const auto has = [](const std::string& text, const char* words) { return text.find(words) != std::string::npos; };
    size_t several = 0;
    forEachWrongAnswer([&](const QuizQuestion& question, const QuizAnswer& answer) {
        if (question.kind != QuizKind::Convention)
            return;
        const std::string right = english(rightOf(question).text), text = english(answer.text);
        const auto differ = [&](const char* words) { return has(right, words) != has(text, words); };
        EXPECT_TRUE(!differ("(o + 0.5)") || has(answer.mistake, "coordinates")) << text;
        if (question.level == 3 && differ("floor") && !differ("ceil") && has(right + text, "a blend")) {
            EXPECT_TRUE(has(answer.mistake, "mode")) << text;
            several += namesOf(answer.mistake).size() > 1 ? 1 : 0;
        }
    });
    EXPECT_GT(several, 5u);
    EXPECT_EQ(english(mistakeLabel("coordinates; mode")), "corners as origin; linear or nearest");
}

TEST(Quiz, TheGridsHoldEveryValueAndABatchHasEntries)
{
    const auto grids = gridsOf("Input", {2, 1, 1, 3}, [](uint64_t) { return std::string(); });
    EXPECT_EQ(english(grids.back().caption), "Input, batch entry 1"); // in the lessons' words
    for (const QuizQuestion& question : makeQuiz({.seed = 5, .level = 3, .questions = 10})) {
        size_t values = 0;
        for (const QuizGrid& grid : gridsOf(question))
            for (const auto& row : grid.rows)
                values += row.size();
        size_t expected = question.showsValues ? elementCount(question.input.desc) : 0;
        expected += question.output ? elementCount(question.output->desc) : 0;
        EXPECT_EQ(values, expected);
    }
}

TEST(Quiz, TheCsvScores)
{
    const QuizOrder order{.seed = 5, .level = 1, .questions = 2};
    const std::vector<QuizQuestion> quiz = makeQuiz(order);
    const QuizReplies replies{quiz[0].right, std::nullopt};
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
    EXPECT_EQ(english(text(QuizOrder{.seed = 7, .level = 2, .questions = 20, .lessons = lessons})),
              "seed 7, level 2, questions: 20, lessons: 3,4,8");
    std::set<QuizKind> kinds;
    for (const unsigned level : {1U, 2U})
        for (const QuizQuestion& question :
             makeQuiz({.seed = 7, .level = level, .questions = 20, .lessons = lessons})) {
            kinds.insert(question.kind);
            EXPECT_TRUE(lessons.test(question.lesson)) << toText(question.c);
        }
    EXPECT_EQ(kinds.size(), kQuizKinds.size());
    for (const QuizQuestion& question :
         makeQuiz({.seed = 7, .level = 3, .questions = 10, .lessons = lessonsFromText("12")}))
        EXPECT_TRUE(name(question.c.op).starts_with("RESAMPLE_GRAD")) << toText(question.c);
    EXPECT_THROW(makeQuiz({.seed = 7, .level = 1, .questions = 5, .lessons = lessonsFromText("12")}), TextError);
    for (const char* none : {"3,", "0", "14", "three", ",", "3;4"})
        EXPECT_THROW(lessonsFromText(none), TextError) << none;
}

TEST(Quiz, RefusesLevelsAndCountsThatAreNone)
{
    for (const auto& [level, questions] : {std::pair{0u, size_t{1}}, {4u, 1}, {1u, 0}, {1u, kMostQuizQuestions + 1}})
        EXPECT_THROW(makeQuiz({.seed = 1, .level = level, .questions = questions}), TextError);
}

} // namespace
} // namespace tessera::quiz_test
