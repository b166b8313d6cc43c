// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/engine_words.h"

#include "app/commands/words/page_sentences.h"
#include "app/commands/words/words.h"
#include "app/look/engine_sentences.h"
#include "app/look/language.h"
#include "engine/case/conformance.h"
#include "engine/case/generator.h"
#include "engine/measure/timing_report.h"
#include "engine/ops/axes.h"
#include "engine/ops/explain.h"
#include "engine/ops/operator.h"
#include "engine/ops/value_meaning.h"
#include "engine/quiz/quiz.h"
#include "tests/app/look/words_in_russian.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

namespace tessera {
namespace {

using testing::HasSubstr;
using testing::Not;

class EngineWords : public testing::Test {
protected:
    EngineWords() { applyLanguage(QStringLiteral("fr")); }
    ~EngineWords() override { applyLanguage(QStringLiteral("en")); }

    static std::string said(std::string_view english) { return inWindowLanguage(english).toStdString(); }
};

std::string explained(const char* line, uint64_t output)
{
    const Case c = caseFromText(line);
    return explain(c.op, makePlan(c.op), output).sentence;
}

TEST_F(EngineWords, AnElementsSentenceKeepsItsNumbers)
{
    const std::string english = explained("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2 --Order COLUMN_ROW_DEPTH", 39);
    EXPECT_THAT(english, HasSubstr("Output row 2, column 3"));
    EXPECT_THAT(said(english), HasSubstr("La ligne 2, colonne 3 de la sortie"));
    EXPECT_THAT(said(english), HasSubstr("canal d’entrée 5, ligne 1, colonne 1."));
    applyLanguage(QStringLiteral("en"));
    EXPECT_EQ(said(english), english);
}

TEST_F(EngineWords, AFormulaSaysInTheLanguageWhatItsCoordinateIsOf)
{
    const Case c = caseFromText("RESAMPLE1 --Sizes 1,1,2,2 --Scales 1,1,2,2 --InterpolationMode LINEAR "
                                "--InputPixelOffsets 0.5,0.5,0.5,0.5 --OutputPixelOffsets -0.5,-0.5,-0.5,-0.5");
    for (uint64_t output = 0; output < 16; ++output)
        for (const FormulaLine& line : explain(c.op, makePlan(c.op), output).formula) {
            EXPECT_THAT(said(line.text), Not(HasSubstr(" in "))) << line.text;
            if (line.axis > 1) {
                EXPECT_THAT(said(line.text), HasSubstr(" → entrée "));
            }
        }
    EXPECT_EQ(said("y = 1 → in y = (1 - (-0.5)) / 2 - 0.5 = 0.25 → 0.75·[0] + 0.25·[1]"),
              "y = 1 → entrée y = (1 - (-0.5)) / 2 - 0.5 = 0.25 → 0.75·[0] + 0.25·[1]");
}

TEST_F(EngineWords, WordsInsideASentenceAreTranslatedToo)
{
    EXPECT_EQ(said("The picture moves right by 0.5 pixels of the output: the scale starts at the edge of both."),
              "L’image se déplace vers la droite de 0.5 pixels de la sortie\u00a0: l’échelle part du même point des "
              "deux\u00a0: le bord.");
    EXPECT_EQ(said("The picture moves down by 0.5 pixels and right by 1 pixel of the output."),
              "L’image se déplace vers le bas de 0.5 pixels et vers la droite de 1 pixel de la sortie.");
}

TEST_F(EngineWords, AnIssueIsOneSentence)
{
    const Case wrong = caseFromText("DEPTH_TO_SPACE --Sizes 1,10,2,3 --BlockSize 2");
    const Issues issues = validate(wrong.op);
    ASSERT_FALSE(issues.empty());
    EXPECT_EQ(inWindowLanguage(sentence(issues.front())).toStdString(),
              "InputTensor.Sizes[1] = 10 n’est pas un multiple de BlockSize² = 4\u202f; 8 ou 12 conviendrait");
    applyLanguage(QStringLiteral("en"));
    for (const Issue& issue : issues)
        EXPECT_EQ(inWindowLanguage(sentence(issue)).toStdString(), english(sentence(issue)));
}

TEST_F(EngineWords, WhatIsNotKnownStaysEnglish)
{
    for (const char* each : {"", "left over", "The device was lost, %1 times", "a file of 12 pixels", "up and down"})
        EXPECT_EQ(said(each), each);
}

// Otherwise a sentence that the engine words anew would quietly stay English.
TEST_F(EngineWords, TheEngineSaysEachSentenceThatHasNoPlaces)
{
    std::set<std::string> all;
    for (const Operator& op : allOperators()) {
        all.emplace(summary(op));
        for (const Field& field : fields(op)) {
            all.emplace(field.info.sentence);
            all.emplace(field.info.unit);
            if (const auto* value = std::get_if<EnumValue>(&field.value))
                for (uint32_t each = 0; each < value->type->names.size(); ++each)
                    all.emplace(meaningOf(op, {value->type, each}));
            all.emplace(whyWithoutEffect(caseFromText("RESAMPLE2 --Sizes 1,1,2,2 --InterpolationMode LINEAR").op,
                                         field.info.name));
        }
    }
    for (const Pattern pattern : kPatterns)
        all.emplace(sentence(pattern));
    all.erase(std::string());
    applyLanguage(QStringLiteral("ru")); // has no word in common
    for (const TimingColumn& column : timingColumns())
        EXPECT_NE(inWindowLanguage(column.sentence).toStdString(), english(column.sentence));
    for (const std::string& each : all)
        EXPECT_NE(said(each), each);
}

// What every shape, scale and offset makes the engine say of an element.
TEST_F(EngineWords, EveryElementsSentenceIsKnown)
{
    for (const Case& c : conformanceCases()) {
        const Plan plan = makePlan(c.op);
        for (const uint64_t output : {uint64_t{0}, elementCount(plan.output) / 2, elementCount(plan.output) - 1}) {
            const std::string english = explain(c.op, plan, output).sentence;
            EXPECT_NE(said(english), english) << toText(c);
        }
        const std::vector<AxisMap> maps = axisMaps(c.op);
        for (size_t axis = 0; axis < maps.size(); ++axis) {
            const std::string english = pictureSentence(maps[axis], int(axis + 4 - maps.size()));
            EXPECT_NE(said(english), english) << toText(c);
            EXPECT_THAT(said(english), Not(HasSubstr(" of the "))) << english;
        }
        if (const std::string english = pictureSummary(maps); !english.empty()) {
            EXPECT_NE(said(english), english) << toText(c);
        }
    }
}

// What quizzes of every level ask, offer and explain.
TEST_F(EngineWords, EverySentenceOfAQuizIsKnown)
{
    applyLanguage(QStringLiteral("ru"));
    const QRegularExpression english(
        QStringLiteral("\\b(the|is|are|was|would|with|of|and|to|then|output|input|which|from|linear|nearest)\\b"),
        QRegularExpression::CaseInsensitiveOption);
    const auto expectKnown = [&](const Message& words) {
        const QString said = inWindowLanguage(words);
        EXPECT_FALSE(english.match(said).hasMatch()) << tessera::english(words) << "\n" << said.toStdString();
    };
    for (const unsigned level : {1U, 2U, 3U})
        for (const uint64_t seed : {1U, 2U, 3U})
            for (const QuizQuestion& question : makeQuiz({seed, level, 30})) {
                expectKnown(question.words);
                expectKnown(question.about);
                for (size_t i = 0; i < question.answers.size(); ++i) {
                    expectKnown(question.answers[i].text);
                    expectKnown(question.answers[i].why);
                    if (i != question.right) {
                        const Message label = mistakeLabel(question.answers[i].mistake);
                        EXPECT_NE(inWindowLanguage(label).toStdString(), tessera::english(label));
                    }
                    expectKnown(replyTo(question, i).solution);
                }
            }
}

// What the sources of the engine say, literal by literal; what is built of several is seen in its parts.
class EngineSources : public WordsInRussian {
protected:
    // Every literal that reads like words and is no sentence of say(), which is translated where it stands;
    // onlyRefusals: of statements that throw or refuse.
    static QStringList literalsOf(const QString& source, bool onlyRefusals)
    {
        static const QRegularExpression token(
            QStringLiteral("\\bsay\\(\\s*\"\\w+\",\\s*(?:\"(?:[^\"\\\\\\n]|\\\\.)*\"\\s*)+\\)|//"
                           "[^\\n]*|#[^\\n]*|R\"(\\w*)\\(.*?\\)\\1\"|'(?:[^'\\\\\\n]|\\\\.)'|(?<literal>\"(?:[^"
                           "\"\\\\\\n]|\\\\.)*\""
                           "(?:\\s*\"(?:[^\"\\\\\\n]|\\\\.)*\")*)|(?<end>[;{}])|(?<assertion>\\b(?:static_)?assert\\()|"
                           "(?<refusal>\\bthrow\\b|\\b(?:refuse|fail|wrong)\\()"),
            QRegularExpression::DotMatchesEverythingOption);
        static const QRegularExpression seam(QStringLiteral("(?<!\\\\)\"\\s*\"")),
            words(QStringLiteral("[a-z]{2,}[,;:]? [a-z]"));
        QStringList literals;
        bool isRefusal = false, isAssertion = false;
        for (auto found = token.globalMatch(source); found.hasNext();) {
            const QRegularExpressionMatch match = found.next();
            if (match.hasCaptured(QStringLiteral("end")))
                isRefusal = isAssertion = false;
            isRefusal |= match.hasCaptured(QStringLiteral("refusal"));
            isAssertion |= match.hasCaptured(QStringLiteral("assertion"));
            QString text = match.captured(QStringLiteral("literal")).remove(seam);
            text = text.mid(1, text.size() - 2).replace(QStringLiteral("\\\""), QStringLiteral("\""));
            text.replace(QStringLiteral("\\\\"), QStringLiteral("\\"));
            if ((isRefusal || !onlyRefusals) && !isAssertion && words.match(text).hasMatch()
                && !text.contains(QStringLiteral("\\n")))
                literals << text;
        }
        return literals;
    }

    // Alone, or as the end of a sentence; else a part of one.
    bool isKnown(const QString& words) const
    {
        const std::string text = words.trimmed().toStdString();
        return englishIn(inWindowLanguage(text)).empty() || englishIn(inWindowLanguage("x " + text)).empty()
            || std::ranges::any_of(m_all,
                                   [&](const std::string& each) { return each.find(text) != std::string::npos; });
    }

    const std::vector<std::string> m_all = engineSentences();
};

// What is no sentence of the window: lines of cases and commands, names, and what a lesson is asked for.
const QStringList kNoSentences = {
    QStringLiteral("DEPTH_TO_SPACE1, example 2 of its page"),
    QStringLiteral("ceil, floor"),
    QStringLiteral("input or output"),
    QStringLiteral("\": from would be right"),
    QStringLiteral("tessera: operators = "),
    QStringLiteral("model name"),
    QStringLiteral(" of last-level cache"),
    QStringLiteral(", not optimised"),
    QStringLiteral("of copy"),
    QStringLiteral("it touched memory "), // of a process that is killed: we pass its words on
    QStringLiteral("behind the end of"),
};

// A sentence that the engine says anew, or in other words, has no translation until the tables have it.
TEST_F(EngineSources, EverySentenceHasItsPattern)
{
    const QDir engine(QStringLiteral(TESSERA_PAGE_SCRIPTS "/../../../engine"));
    const QStringList all{"tensor", "case",     "compare", "engines", "player",    "io",       "onnx",
                          "files",  "pictures", "bundle",  "foreign", "host",      "registry", "probe",
                          "lesson", "reading",  "vulkan",  "cpu",     "reference", "sabotage", "measure"};
    const QStringList refusals{"ops", "dialects", "scripts", "quiz", "plan", "identify"}; // the rest is code and tables
    int count = 0;
    for (const QString& room : all + refusals)
        for (QDirIterator files(engine.filePath(room), {"*.cpp", "*.h"}, QDir::Files, QDirIterator::Subdirectories);
             files.hasNext();) {
            QFile file(files.next());
            if (files.fileName() == QLatin1String("report_head.cpp")) // commands alone read reports
                continue;
            ASSERT_TRUE(file.open(QIODevice::ReadOnly));
            for (const QString& literal : literalsOf(QString::fromUtf8(file.readAll()), refusals.contains(room))) {
                if (kNoSentences.contains(literal) || literal.startsWith(QLatin1String("tessera ")))
                    continue;
                for (const QString& part : literal.split(QStringLiteral("; ")))
                    EXPECT_TRUE(isKnown(part)) << file.fileName().toStdString() << ": " << literal.toStdString();
                ++count;
            }
        }
    EXPECT_GT(count, 500);
}

TEST(PageWords, EverySentenceIsInEveryLanguage)
{
    for (const std::string_view language : kLanguageCodes) {
        const Words words(language);
        for (const char* sentence : kPageSentences) {
            if (language == "en")
                EXPECT_EQ(words(sentence), sentence);
            else
                EXPECT_TRUE(words.table().contains(sentence) && !words(sentence).empty())
                    << language << ": " << sentence;
        }
    }
}

// A sentence that a script of the page words anew would quietly stay English.
TEST(PageWords, TheScriptsSayOnlyWhatIsTranslated)
{
    const Words words("ru");
    int count = 0;
    for (const char* name : {"player.js", "mapping.js"}) {
        QFile script(QStringLiteral(TESSERA_PAGE_SCRIPTS "/") + QLatin1String(name));
        ASSERT_TRUE(script.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(script.readAll());
        static const QRegularExpression literal(QStringLiteral("\"([^\"\\n]*)\"")), place(QStringLiteral("%[1-9]"));
        for (auto found = literal.globalMatch(text); found.hasNext();) {
            const QString each = found.next().captured(1);
            if (!each.contains(place) && !(each.endsWith(u'.') && each.contains(u' ')))
                continue; // no sentence
            EXPECT_TRUE(words.table().contains(each.toStdString())) << name << ": " << each.toStdString();
            ++count;
        }
    }
    EXPECT_GT(count, 10);
}

TEST(PageWords, PlacesAreFilledInTheTranslationsOrder)
{
    EXPECT_EQ(Words("ko")("Step %1 of %2", {"3", "16"}), "16단계 중 3단계");
    EXPECT_EQ(Words()("Step %1 of %2", {"3", "16"}), "Step 3 of 16");
}

} // namespace
} // namespace tessera
