// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace tessera {
namespace {

TEST(QuizCommand, PrintsQuestionsAndTheLineThatMakesThemAgain)
{
    const Output output = tessera("quiz --seed 7 --level 2 --questions 10");
    EXPECT_EQ(output.code, 0) << output.err;
    EXPECT_THAT(output.out, HasSubstr("\n10  "));
    EXPECT_THAT(output.out, Not(HasSubstr("Solutions")));
    const std::string line = "tessera quiz --seed 7 --level 2 --questions 10\n";
    ASSERT_TRUE(output.out.ends_with(line));
    EXPECT_EQ(shell(line).out, output.out);
}

TEST(QuizCommand, SolutionsNameTheMistakes)
{
    const Output asked = tessera("quiz --seed 7 --level 2 --questions 4");
    const Output solved = tessera("quiz --seed 7 --level 2 --questions 4 --answers");
    EXPECT_EQ(solved.code, 0);
    EXPECT_TRUE(solved.out.starts_with(asked.out.substr(0, asked.out.find("tessera quiz"))));
    EXPECT_THAT(solved.out, HasSubstr(" the other order: With "));
}

TEST(QuizCommand, JsonAndCsvHoldTheSame)
{
    const Output made = shell("tessera quiz --seed 3 --level 3 --questions 5 --json quiz.json --csv quiz.csv && "
                              "python3 -c 'import csv, json\n"
                              "asked = json.load(open(\"quiz.json\"))[\"questions\"]\n"
                              "rows = list(csv.DictReader(open(\"quiz.csv\")))\n"
                              "assert len(asked) == len(rows) == 5\n"
                              "for question, row in zip(asked, rows):\n"
                              "    assert question[\"question\"] == row[\"question\"]\n"
                              "    right = [a[\"right\"] for a in question[\"answers\"]]\n"
                              "    assert right.count(True) == 1 and right.index(True) + 1 == int(row[\"right\"])\n"
                              "    for number, answer in enumerate(question[\"answers\"], 1):\n"
                              "        assert answer[\"text\"] == row[f\"answer{number}\"]\n"
                              "        assert answer[\"label\"] == row[f\"mistake{number}\"]\n'");
    EXPECT_EQ(made.code, 0) << made.err;
}

TEST(QuizCommand, AsksAndScores)
{
    // The right number of each question, from the CSV, but for the last one.
    const Output output = shell("tessera quiz --seed 7 --level 2 --questions 3 --csv key.csv > /dev/null; "
                                "python3 -c 'import csv\n"
                                "right = [int(row[\"right\"]) for row in csv.DictReader(open(\"key.csv\"))]\n"
                                "print(\"nonsense\", right[0], right[1], right[2] % 3 + 1, sep=\"\\n\")' | "
                                "tessera quiz --seed 7 --level 2 --questions 3 --interactive --csv mine.csv");
    EXPECT_EQ(output.code, 0) << output.err;
    EXPECT_THAT(output.out, HasSubstr("\"nonsense\" is no answer: expected 1 to "));
    EXPECT_THAT(output.out, HasSubstr("2 of 3 right\n  question 3: "));
    const std::string csv = readText(testFolder() / "mine.csv");
    EXPECT_EQ(std::ranges::count(csv, '\n'), 4);
    EXPECT_THAT(csv, HasSubstr(",none,1\n"));
    EXPECT_TRUE(csv.ends_with(",0\n"));
}

TEST(QuizCommand, AsksOnlyOfTheLessons)
{
    const Output output = tessera("quiz --seed 7 --level 2 --lessons 3,4,8");
    EXPECT_EQ(output.code, 0) << output.err;
    EXPECT_THAT(output.out, Not(HasSubstr("SPACE_TO_DEPTH")));
    EXPECT_TRUE(output.out.ends_with("tessera quiz --seed 7 --level 2 --questions 10 --lessons 3,4,8\n"));
    EXPECT_THAT(tessera("quiz --lessons 3,x").err, HasSubstr("\"3,x\" is no list of lessons: expected 3,4,8"));
    const Output nothing = tessera("quiz --level 1 --lessons 12");
    EXPECT_EQ(nothing.code, 4);
    EXPECT_THAT(nothing.err, HasSubstr("level 1 asks nothing about the lessons 12;"));
}

// An answer by corners and linear, where pixel centres and the nearest element are right, has both mistakes named.
TEST(QuizCommand, NamesEveryMistakeOfAnAnswer)
{
    const Output output = shell("printf '2\\n' | tessera quiz --seed 13 --level 3 --questions 1 --interactive");
    EXPECT_THAT(output.out, HasSubstr("   Not right: corners as origin; linear or nearest. "));
    EXPECT_THAT(output.out, HasSubstr("question 1: corners as origin; linear or nearest\n"));
}

// What was answered before Ctrl+C is scored and written.
TEST(QuizCommand, KeepsTheAnswersWhenItIsStopped)
{
    const Output output =
        shell("mkfifo answers; '" TESSERA_PROGRAM "' quiz --interactive --csv mine.csv --json mine.json "
              "< answers > said.txt & exec 4> answers; printf '1\\n2\\n' >&4; "
              "until test \"$(grep -o 'q to end' said.txt | wc -l)\" -ge 3 || ! kill -0 $!; do "
              "sleep 0.02; done; kill -INT $!; wait $!; code=$?; cat said.txt; exit $code");
    EXPECT_EQ(output.code, 130) << output.err;
    EXPECT_THAT(output.out, HasSubstr(" of 2 right; ended early"));
    EXPECT_EQ(shell("python3 -c 'import json; print(sum(\"given\" in each for each in "
                    "json.load(open(\"mine.json\"))[\"questions\"]))'")
                  .out,
              "2\n");
    EXPECT_FALSE(readText(testFolder() / "mine.csv").empty());
}

TEST(QuizCommand, EndsEarlyWhereTheInputEnds)
{
    const Output output = shell("printf 'q\\n' | tessera quiz --interactive");
    EXPECT_EQ(output.code, 0);
    EXPECT_THAT(output.out, HasSubstr("0 of 0 right; ended early"));
    EXPECT_EQ(shell("tessera quiz --interactive < /dev/null").code, 0);
}

} // namespace
} // namespace tessera
