// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/engine_words.h"

#include "app/commands/words/page_sentences.h"
#include "app/commands/words/words.h"
#include "app/look/engine_sentences.h"
#include "app/look/language.h"
#include "engine/case/conformance.h"
#include "engine/case/generator.h"
#include "engine/compare/tolerance.h"
#include "engine/engines/run_failure.h"
#include "engine/identify/identify.h"
#include "engine/io/case_input.h"
#include "engine/io/file.h"
#include "engine/io/npy.h"
#include "engine/io/picture_file.h"
#include "engine/measure/timing_report.h"
#include "engine/ops/axes.h"
#include "engine/ops/explain.h"
#include "engine/quiz/quiz.h"
#include "engine/reference/reference_engine.h"
#include "engine/sabotage/mistake.h"
#include "engine/sabotage/saboteur.h"
#include "engine/tensor/element_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>

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
    EXPECT_EQ(sentenceText(issues.front()).toStdString(),
              "InputTensor.Sizes[1] = 10 n’est pas un multiple de BlockSize² = 4\u202f; 8 ou 12 conviendrait");
    applyLanguage(QStringLiteral("en"));
    for (const Issue& issue : issues)
        EXPECT_EQ(sentenceText(issue).toStdString(), sentence(issue));
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
                all.insert(value->type->sentences.begin(), value->type->sentences.end());
        }
    }
    for (const Pattern pattern : kPatterns)
        all.emplace(sentence(pattern));
    for (const TimingColumn& column : timingColumns())
        all.emplace(column.sentence);
    all.erase(std::string());
    applyLanguage(QStringLiteral("ru")); // has no word in common
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
            if (english.find("ONNX Runtime") == std::string::npos) { // unverified: a note of its own
                EXPECT_NE(said(english), english) << toText(c);
            }
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
    const auto expectKnown = [&](const std::string& words) {
        const QString said = inWindowLanguage(words);
        EXPECT_FALSE(english.match(said).hasMatch()) << words << "\n" << said.toStdString();
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
                        EXPECT_NE(said(mistakeLabel(question.answers[i].mistake)),
                                  mistakeLabel(question.answers[i].mistake));
                    }
                    expectKnown(replyTo(question, i).solution);
                }
            }
}

// Words that would be left of a sentence that is not known.
std::string englishIn(const QString& said)
{
    static const QRegularExpression english(
        QStringLiteral(
            "\\b(the|is|are|was|would|with|of|and|to|then|output|input|which|from|that|not|it|it's|has|cannot|"
            "gives?|elements?|coordinates|sums|weights|rows?|columns?|channels?|file|first|last|other|or)\\b"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression name( // of a mistake: the same in every language
        QStringLiteral("\\b(coordinates: |channel-order|half-weights)"));
    return english.match(QString(said).remove(name)).captured().toStdString();
}

// Everything that identify says of every bad engine, of cases of each family, and where nothing is meant.
class DiagnosisWords : public EngineWords {
protected:
    DiagnosisWords() { applyLanguage(QStringLiteral("ru")); }

    void expectKnown(const Diagnosis& found, const std::string& where)
    {
        const std::vector<std::string>& equals = found.equals;
        std::vector<std::string> all = found.sentences;
        all.insert(all.end(), equals.begin(), equals.end());
        all.push_back(briefly(found));
        for (const std::string& each : all) {
            if (found.isNamed() || each.find(' ') != std::string::npos) {
                EXPECT_EQ(englishIn(inWindowLanguage(each)), "") << where << ": " << each << "\n" << said(each);
            }
            ++m_checked;
        }
    }
    size_t m_checked = 0;
};

constexpr const char* kDiagnosed[] = {
    "DEPTH_TO_SPACE1 --Sizes 1,18,3,4 --DataType FLOAT32 --BlockSize 3 --Order COLUMN_ROW_DEPTH --data random:1",
    "SPACE_TO_DEPTH1 --Sizes 2,4,6,12 --DataType UINT8 --BlockSize 3 --Order DEPTH_COLUMN_ROW --data random:3",
    "DEPTH_TO_SPACE1 --Sizes 2,36,4,4 --Strides 576,1,144,36 --DataType FLOAT16 --BlockSize 3 --data random:4",
    "RESAMPLE1 --Sizes 1,3,7,9 --DataType FLOAT32 --Scales 1,1,1.5,2 --data random:5",
    "RESAMPLE1 --Sizes 2,3,7,9 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,1.7,2.3 --data random:6",
    "RESAMPLE --Sizes 1,3,8,11 --DataType UINT8 --InterpolationMode LINEAR --Scales 1,1,2.4,0.7 --data random:9",
    "RESAMPLE3 --Sizes 1,3,17,23 --InterpolationMode LINEAR --Antialiased true --Scales 1,1,0.4,0.6 --data random:10",
    "RESAMPLE1 --Sizes 1,3,6,10 --OutputTensor.Sizes 1,3,1,4 --InterpolationMode LINEAR --Scales 1,1,0.16,0.45 "
    "--data random:14",
    "RESAMPLE_GRAD --Sizes 1,3,9,14 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,1.5,2 --data random:12",
    "DEPTH_TO_SPACE1 --Sizes 1,4,1,1 --DataType UINT8 --BlockSize 2 --data constant:1",
};

TEST_F(DiagnosisWords, EveryDiagnosisOfABadEngineIsKnown)
{
    for (const char* line : kDiagnosed) {
        const Case c = caseFromText(line);
        const Tensor input = loadInput(c);
        for (const Mistake& mistake : mistakes()) {
            if (!outsideScope(mistake.scope, c).empty())
                continue;
            const Plan plan = makePlan(c.op);
            Tensor output(plan.output);
            try {
                makeSaboteur("sabotage:" + std::string(mistake.name), {.threads = 1})->run(c, plan, input, output);
            } catch (const RunFailure&) {
                continue; // it cannot be made in this case
            }
            const std::string where = toText(c) + ", " + std::string(mistake.name);
            expectKnown(identify(input, output, c.op), where);
            if (mistake.name == "order" || mistake.name == "none" || mistake.name == "layout")
                expectKnown(identify(input, output), where + ", nothing is meant");
        }
    }
    EXPECT_GT(m_checked, 400U);
}

TEST_F(DiagnosisWords, SizesThatAreNotMeantAndUnrelatedTensorsToo)
{
    const Case c = caseFromText("RESAMPLE1 --Sizes 1,3,6,8 --DataType FLOAT32 --Scales 1,1,2,3 --data random:1");
    const Tensor input = loadInput(c);
    for (const char* other :
         {"RESAMPLE1 --Sizes 1,3,6,8 --OutputTensor.Sizes 1,3,24,12 --Scales 1,1,3,2 --data random:1",
          "RESAMPLE1 --Sizes 1,3,6,8 --OutputTensor.Sizes 1,3,12,23 --Scales 1,1,2,3 --data random:1",
          "RESAMPLE1 --Sizes 1,3,6,8 --Scales 1,1,2,3 --data random:77"}) {
        const Case made = caseFromText(other);
        const Plan plan = makePlan(made.op);
        Tensor output(plan.output);
        ReferenceEngine().run(made, plan, loadInput(made), output);
        expectKnown(identify(input, output, c.op), other);
        expectKnown(identify(input, output), other);
    }
    const Blame none = blame(c.op, input, input, input, false);
    EXPECT_EQ(englishIn(inWindowLanguage(briefly(none))), "") << briefly(none);
}

TEST_F(DiagnosisWords, TheRegionThatIsLeftIsInTheSentence)
{
    EXPECT_EQ(said("B is what the meant operator, without writing the last 3 rows, gives."),
              "B — это результат: задуманный оператор, не записано: последние строки (3).");
    EXPECT_EQ(
        said("This data cannot tell it from order: COLUMN_ROW_DEPTH; layout: an input that is read as NHWC; 2 more."),
        "Эти данные не отличают его от следующего: order: COLUMN_ROW_DEPTH; layout: вход прочитан как NHWC; ещё 2.");
}

// Rules of every tolerance that has another form.
TEST_F(DiagnosisWords, EveryRuleOfAToleranceIsKnown)
{
    const Case linear = caseFromText("RESAMPLE1 --Sizes 1,1,4,4 --DataType UINT8 --InterpolationMode LINEAR --Scales "
                                     "1,1,2,2");
    const Case nearest = caseFromText("RESAMPLE1 --Sizes 1,1,4,4 --Scales 1,1,2,2");
    for (const Case& c : {linear, nearest})
        for (const double atol : {0.0, 0.5})
            for (const uint64_t ulp : {0, 84})
                for (const bool bound : {false, true})
                    for (const bool any : {false, true})
                        for (const bool either : {false, true}) {
                            const Tolerance tolerance{.atol = atol,
                                                      .ulp = ulp,
                                                      .interpolationBound = bound,
                                                      .nanEqualsNan = !any,
                                                      .eitherNeighbour = either,
                                                      .integers =
                                                          bound ? IntegerRounding::HalfUp : IntegerRounding::HalfEven,
                                                      .anyCoordinates = any,
                                                      .allowedShare = either ? 0.01 : 0,
                                                      .hardLimit = any ? 3.0 : std::numeric_limits<double>::infinity()};
                            const std::string rule = ruleText(tolerance, makePlan(c.op));
                            EXPECT_EQ(englishIn(inWindowLanguage(rule)), "") << rule << "\n" << said(rule);
                        }
    for (const TolerancePreset& preset : tolerancePresets()) {
        EXPECT_NE(said(preset.title), preset.title);
        EXPECT_NE(said(preset.sentence), preset.sentence);
    }
}

// What is thrown by `work`.
std::string refusal(const std::function<void()>& work)
{
    try {
        work();
    } catch (const std::exception& e) {
        return e.what();
    }
    return "(nothing)";
}

TEST_F(DiagnosisWords, WhatIsWrongWithAFileIsSaidInTheWindowsLanguage)
{
    const QTemporaryDir folder;
    const auto path = [&](const char* name, const QByteArray& content) {
        QFile file(folder.filePath(QLatin1String(name)));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
        return std::filesystem::path(file.fileName().toStdString());
    };
    const auto npy = [&](const std::filesystem::path& file) { return refusal([&] { readNpy(file); }); };
    const auto picture = [&](const std::filesystem::path& file) {
        return refusal([&] { readPicture(pictureCodec(), file, {}); });
    };
    const QByteArray head("\x93NUMPY\x01\x00\x46\x00", 10);
    const auto header = [&](const char* dict) { return head + QByteArray(dict).leftJustified(69, ' ') + '\n'; };
    const std::filesystem::path there = path("a.bin", "12345");
    const std::vector<std::string> all{
        npy(folder.filePath("none.npy").toStdString()),
        npy(folder.path().toStdString()),
        npy(path("b.npy", "no numpy at all")),
        npy(path("c.npy", head.left(9))),
        npy(path("d.npy", header("{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }"))),
        npy(path("e.npy", header("{'descr': '<f4', 'fortran_order': False, 'shape': (0, 3), }"))),
        npy(path("f.npy", header("{'descr': '<c8', 'fortran_order': False, 'shape': (2, 3), }"))),
        picture(path("g.png", "no picture")),
        picture(path("h.svg", "<svg/>")),
        refusal([&] { AtomicFile(folder.path().toStdString()); }),
        refusal([&] { AtomicFile(folder.filePath("none/a.npy").toStdString()); }),
        refusal([&] { loadInput(caseFromText("RESAMPLE --Sizes 1,1,4,4 --Scales 1,1,2,2 --data " + there.string())); }),
        refusal([&] { Buffer::read(there, 0, 9); }),
        refusal([] { caseFromText("DEPTH_TO_SPAC --Sizes 1,4,1,1"); }),
        refusal([] { caseFromText("RESAMPLE --Sises 1,4,1,1"); }),
        refusal([] { caseFromText("RESAMPLE --Sizes"); }),
        refusal([] { caseFromText("RESAMPLE 1,4,1,1"); }),
        refusal([] { caseFromText(""); }),
        refusal([] { caseFromText("RESAMPLE --Sizes 1,1,1,1 --Sizes 1,1,1,1"); }),
        refusal([] { caseFromText("RESAMPLE"); }),
        refusal([] { caseFromText("RESAMPLE 'x"); }),
        refusal([] {
            elementFromText("1,x", std::vector<uint32_t>{2, 3});
        }),
        refusal([] {
            elementFromText("1,2,3", std::vector<uint32_t>{2, 3});
        }),
        refusal([] {
            elementFromText("7", std::vector<uint32_t>{2, 3});
        }),
        refusal([] {
            elementFromText("1,3", std::vector<uint32_t>{2, 3});
        }),
        refusal([] { replyTo({.kind = QuizKind::Value}, "many"); }),
    };
    for (const std::string& each : all) {
        std::string words = said(each);
        for (size_t at = 0; (at = words.find(folder.path().toStdString())) != std::string::npos;)
            words.erase(at, folder.path().size());
        EXPECT_EQ(englishIn(QString::fromStdString(words)), "") << each << "\n" << words;
        EXPECT_NE(each, "(nothing)");
    }
    applyLanguage(QStringLiteral("fr"));
    EXPECT_EQ(said("/tmp/x.npy does not exist"), "/tmp/x.npy n’existe pas");
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
