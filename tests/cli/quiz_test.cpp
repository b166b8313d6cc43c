// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

#include <algorithm>

namespace tessera {
namespace {

TEST(QuizCommand, JsonAndCsvHoldTheSame)
{
    EXPECT_THAT(shell("tessera quiz --seed 3 --level 3 --questions 5 --json quiz.json --csv quiz.csv && "
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
                      "        assert answer[\"label\"] == row[f\"mistake{number}\"]\n'"),
                Exits(0));
}

TEST(QuizCommand, AsksAndScores)
{
    // The right number of each question, from the CSV, but for the last one.
    EXPECT_THAT(shell("tessera quiz --seed 7 --level 2 --questions 3 --csv key.csv > /dev/null; "
                      "python3 -c 'import csv\n"
                      "right = [int(row[\"right\"]) for row in csv.DictReader(open(\"key.csv\"))]\n"
                      "print(\"nonsense\", right[0], right[1], right[2] % 3 + 1, sep=\"\\n\")' | "
                      "tessera quiz --seed 7 --level 2 --questions 3 --interactive --csv mine.csv"),
                Says(0, "\"nonsense\" is no answer: expected 1 to ", "2 of 3 right\n  question 3: "));
    const std::string csv = readText(testFolder() / "mine.csv");
    EXPECT_EQ(std::ranges::count(csv, '\n'), 4);
    EXPECT_THAT(csv, HasSubstr(",none,1\n"));
    EXPECT_TRUE(csv.ends_with(",0\n"));
}

// What was answered before Ctrl+C is scored and written.
TEST(QuizCommand, KeepsTheAnswersWhenItIsStopped)
{
    EXPECT_THAT(shell("mkfifo answers; '" TESSERA_PROGRAM "' quiz --interactive --csv mine.csv --json mine.json "
                      "< answers > said.txt & exec 4> answers; printf '1\\n2\\n' >&4; "
                      "until test \"$(grep -o 'q to end' said.txt | wc -l)\" -ge 3 || ! kill -0 $!; do "
                      "sleep 0.02; done; kill -INT $!; wait $!; code=$?; cat said.txt; exit $code"),
                Says(130, " of 2 right; ended early"));
    EXPECT_EQ(shell("python3 -c 'import json; print(sum(\"given\" in each for each in "
                    "json.load(open(\"mine.json\"))[\"questions\"]))'")
                  .out,
              "2\n");
    EXPECT_FALSE(readText(testFolder() / "mine.csv").empty());
}

TEST(QuizCommand, EndsEarlyWhereTheInputEnds)
{
    EXPECT_THAT(shell("printf 'q\\n' | tessera quiz --interactive"), Says(0, "0 of 0 right; ended early"));
    EXPECT_THAT(shell("tessera quiz --interactive < /dev/null"), Exits(0));
}

} // namespace
} // namespace tessera
