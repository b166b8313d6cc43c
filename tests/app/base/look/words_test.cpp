// SPDX-License-Identifier: GPL-3.0-or-later
// The engine's sentences in Russian, which shares no word with English, so that untranslated words are found.
#include "app/base/look/words.h"
#include "app/cli/arguments/pasted_line.h"
#include "engine/core/case/case.h"
#include "engine/core/ops/axes.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"
#include "engine/formats/pictures/picture_file.h"
#include "engine/report/pages/words.h"
#include "tests/support/matchers.h"

#include <QtWidgets>

#include <functional>

namespace tessera {

namespace {

// The first English word that is left in a sentence; empty: there is none.
std::string englishIn(const QString& said)
{
    static const QRegularExpression english(
        "\\b(the|is|are|was|would|with|of|and|to|then|output|input|which|from|that|not|it|it's|has|cannot|"
        "gives?|elements?|coordinates|sums|weights|rows?|columns?|channels?|file|first|last|other|or|be|no|an|"
        "takes|needs|only|there|here|nothing)\\b",
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression name( // names of mistakes, fields and commands are the same in every language
        "\\b(coordinates(:|,| или) |half-away-from-zero|channel-order|half-weights|sabotage:[\\w:-]+|depth to "
        "space|space to depth|"
        "resources(\\.\\w+)*|\\w+(\\.\\w+)+)|`[^`]*`|\\{\\w+\\}");
    return english.match(QString(said).remove(name)).captured().toStdString();
}

struct WordsInRussian : testing::Test {
    WordsInRussian() { applyLanguage("ru"); }
    ~WordsInRussian() override { applyLanguage("en"); }

    static std::string said(const Message& message) { return inWindowLanguage(message).toStdString(); }
};

struct EngineWords : WordsInRussian {
    EngineWords() { applyLanguage("fr"); }
};

Message explained(const char* line, uint64_t output)
{
    const Case c = caseFromText(line);
    return explain(c.op, makePlan(c.op), output).sentence;
}

TEST_F(EngineWords, AnElementsSentenceKeepsItsNumbers)
{
    const Message sentence = explained("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2 --Order COLUMN_ROW_DEPTH", 39);
    EXPECT_THAT(english(sentence), HasSubstr("Output row 2, column 3"));
    EXPECT_THAT(said(sentence), HasSubstr("La ligne 2, colonne 3 de la sortie"));
    EXPECT_THAT(said(sentence), HasSubstr("canal d’entrée 5, ligne 1, colonne 1."));
    applyLanguage("en");
    EXPECT_EQ(said(sentence), english(sentence));
}

TEST_F(EngineWords, AFormulaSaysInTheLanguageWhatItsCoordinateIsOf)
{
    const Case c = caseFromText("RESAMPLE1 --Sizes 1,1,2,2 --Scales 1,1,2,2 --InterpolationMode LINEAR "
                                "--InputPixelOffsets 0.5,0.5,0.5,0.5 --OutputPixelOffsets -0.5,-0.5,-0.5,-0.5");
    for (uint64_t output = 0; output < 16; ++output)
        for (const FormulaLine& line : explain(c.op, makePlan(c.op), output).formula) {
            EXPECT_THAT(said(line.text), Not(HasSubstr(" in "))) << english(line.text);
            if (line.axis > 1) {
                EXPECT_THAT(said(line.text), HasSubstr(" → entrée "));
            }
        }
    EXPECT_EQ(said(explain(c.op, makePlan(c.op), 4).formula.at(2).text),
              "y = 1 → entrée y = (1 − (−0.5)) / 2 − 0.5 = 0.25 → 0.75·[0] + 0.25·[1]");
}

TEST_F(EngineWords, WordsInsideASentenceAreTranslatedToo)
{
    const AxisMap half{4, 8, 2, 0, 0, InterpolationMode::Linear, NearestRule::HalfUp, {}};
    EXPECT_EQ(said(pictureSentence(half, 3)),
              "L’image se déplace vers la gauche de 0.5 pixels de la sortie\u00a0: l’échelle part du même point des "
              "deux\u00a0: le centre du pixel 0.");
    const AxisMap whole{4, 8, 2, 0.5F, 0.5F, InterpolationMode::Linear, NearestRule::HalfUp, {}};
    EXPECT_EQ(said(pictureSummary(std::array{half, whole})),
              "L’image se déplace vers le haut de 0.5 pixels et vers la droite de 1 pixel de la sortie.");
}

TEST_F(EngineWords, AnIssueIsOneSentence)
{
    const Case wrong = caseFromText("DEPTH_TO_SPACE --Sizes 1,10,2,3 --BlockSize 2");
    const Issues issues = validate(wrong.op);
    ASSERT_FALSE(issues.empty());
    EXPECT_EQ(inWindowLanguage(sentence(issues.front())).toStdString(),
              "InputTensor.Sizes[1] = 10 n’est pas un multiple de BlockSize² = 4\u202f; attendu\u00a0: 8 ou 12");
    applyLanguage("en");
    for (const Issue& issue : issues)
        EXPECT_EQ(inWindowLanguage(sentence(issue)).toStdString(), english(sentence(issue)));
}

TEST_F(EngineWords, WhatIsNotKnownStaysEnglish)
{
    for (const char* each : {"", "left over", "The device was lost, %1 times", "a file of 12 pixels", "up and down"})
        EXPECT_EQ(said(each), each);
}

// The string literals of the engine's sources.
struct Literals {
    std::vector<std::pair<QByteArray, QByteArray>> said; // every say(): room and text
    QStringList others; // other literals that look like sentences
};

QString unquoted(QString text)
{
    static const QRegularExpression seam("(?<!\\\\)\"\\s*\"");
    text = text.remove(seam).trimmed();
    text = text.mid(1, text.size() - 2).replace("\\\"", "\"");
    return text.replace("\\n", "\n").replace("\\\\", "\\");
}

// `onlyRefusals`: takes other literals only from statements that throw or refuse.
Literals literalsOf(const QString& source, bool onlyRefusals)
{
    static const QRegularExpression token(
        "\\bsay\\(\\s*\"(?<room>\\w*)\",\\s*(?<text>(?:\"(?:[^\"\\\\\\n]|\\\\.)*\"\\s*)+)\\)|//"
        "[^\\n]*|#[^\\n]*|R\"(\\w*)\\(.*?\\)\\3\"|'(?:[^'\\\\\\n]|\\\\.)'|(?<literal>\"(?:[^"
        "\"\\\\\\n]|\\\\.)*\""
        "(?:\\s*\"(?:[^\"\\\\\\n]|\\\\.)*\")*)|(?<end>[;{}])|(?<assertion>\\b(?:static_)?assert\\()|"
        "(?<refusal>\\bthrow\\b|\\b(?:refuse|fail|wrong)\\()",
        QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression words("[a-z]{2,}[,;:]? [a-z]");
    static const QRegularExpression axes("^\\(?([nchw]|b[hwyx])(,? ([nchw]|b[hwyx]))*\\)?$");
    static const QRegularExpression beforeItsCase("^,\\s*\"[A-Z0-9_]+ --"); // the name of a case
    Literals literals;
    bool isRefusal = false, isAssertion = false;
    for (auto found = token.globalMatch(source); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        if (match.hasCaptured("room"))
            literals.said.emplace_back(match.captured("room").toUtf8(), unquoted(match.captured("text")).toUtf8());
        if (match.hasCaptured("end"))
            isRefusal = isAssertion = false;
        isRefusal |= match.hasCaptured("refusal");
        isAssertion |= match.hasCaptured("assertion");
        const QString text = unquoted(match.captured("literal"));
        if ((isRefusal || !onlyRefusals) && !isAssertion && words.match(text).hasMatch()
            && !text.contains(QLatin1Char('\n')) && !text.contains(QLatin1String(" --")) && !axes.match(text).hasMatch()
            && !beforeItsCase.match(source.mid(match.capturedEnd(), 400)).hasMatch())
            literals.others << text;
    }
    return literals;
}

void forEachSource(const QStringList& rooms,
                   const std::function<void(const QString& room, const QString& path, const QString& text)>& work)
{
    const QDir engine(QStringLiteral(TESSERA_PAGE_SCRIPTS "/../../../engine"));
    for (const QString& room : rooms)
        for (QDirIterator files(engine.filePath(room), {"*.cpp", "*.h"}, QDir::Files, QDirIterator::Subdirectories);
             files.hasNext();) {
            QFile file(files.next());
            ASSERT_TRUE(file.open(QIODevice::ReadOnly));
            work(room, file.fileName(), QString::fromUtf8(file.readAll()));
        }
}

TEST(EngineSources, EverySentenceIsInEveryLanguage)
{
    std::array<QTranslator, 4> languages;
    for (size_t i = 0; i < languages.size(); ++i)
        ASSERT_TRUE(languages[i].load(
            QStringLiteral(":/languages/%1.qm").arg(QString::fromStdString(std::string(kLanguageCodes[i + 1])))));
    int count = 0;
    forEachSource({QString()}, [&](const QString&, const QString& path, const QString& source) {
        for (const auto& [room, text] : literalsOf(source, false).said)
            if (!room.isEmpty()) {
                for (const QTranslator& language : languages)
                    EXPECT_FALSE(language.translate(room, text).isEmpty())
                        << path.toStdString() << ": " << text.toStdString() << " in "
                        << language.language().toStdString();
                ++count;
            }
    });
    EXPECT_GT(count, 1000);
}

// Literals that are not shown as sentences: lines of cases and commands, names, and options of a quiz.
const QStringList kNoSentences = {
    "atol=, rtol=, ulp=, bound=, nan=, ties=, integers=, coordinates=, allow= or limit=",
    "blocksize mode=11",
    "mode scales=7-8 height_scale=1-6 width_scale=1-6",
    "exact n/m",
    "ceil, floor",
    "input or output",
    "DEPTH_TO_SPACE1, example 2 of its page",
    "model name",
    "// tessera: operators = ",
    "// tessera: types = ",
    " of memory", // a machine's memory, as reports say it
    " of last-level cache",
    "; cpu engine also ",
    ", not optimised",
    "of copy",
    "the file", // for libtiff, which does not show it
    "(no folder)", // an invalid path
};

// A sentence that is no Message cannot be translated.
TEST(EngineSources, EverySentenceIsAMessage)
{
    const QStringList all{"core/tensor",     "core/case",        "core/compare",      "core/ops",
                          "core/plan",       "formats/io",       "formats/files",     "formats/pictures",
                          "frameworks/onnx", "frameworks/parse", "compute/foreign",   "compute/registry",
                          "compute/vulkan",  "compute/cpu",      "compute/reference", "detect/identify",
                          "detect/fit",      "detect/probe",     "judge/measure",     "teach/lesson"};
    const QStringList refusals{"frameworks/dialects"}; // the rest is code and tables
    forEachSource(all + refusals, [&](const QString& room, const QString& path, const QString& source) {
        const bool isOfTables = refusals.contains(room) || path.contains(QLatin1String("/frameworks/parse/calls/"))
            || path.endsWith(QLatin1String("/random_operators.cpp"));
        for (const QString& literal : literalsOf(source, isOfTables).others)
            EXPECT_TRUE(kNoSentences.contains(literal) || literal.startsWith(QLatin1String("tessera ")))
                << path.toStdString() << ": " << literal.toStdString();
    });
}

// The translation has both forms; the window and pages choose the right one.
TEST_F(EngineWords, AKoreanParticleFollowsWhatFillsThePlace)
{
    applyLanguage("ko");
    for (const auto& [returned, sentence] : {std::pair(3, "3을 반환했습니다"), {2, "2를 반환했습니다"}}) {
        EXPECT_EQ(said(say("host", "it returned %1")(returned)), sentence);
        EXPECT_EQ(Words("ko")(say("host", "it returned %1")(returned)), sentence);
    }
}

// The name of a file is not translated, even if it equals a sentence.
TEST_F(EngineWords, AFileStaysWhatItIsCalled)
{
    const std::string name = "the last row";
    const std::string sentence = said(say("identify", "the last row"));
    ASSERT_NE(sentence, name);
    EXPECT_EQ(said(name), name);
    EXPECT_EQ(said(name + ": " + say("identify", "the last row")), name + ": " + sentence);
}

TEST(PageWords, EverySentenceOfAScriptIsInEveryLanguage)
{
    for (const std::string_view language : kLanguageCodes) {
        const Words words(language);
        for (const Text& sentence : kScriptTexts) {
            if (language == "en")
                EXPECT_EQ(words(sentence), sentence.text);
            else
                EXPECT_TRUE(words.table().contains(sentence.text) && !words(sentence).empty())
                    << language << ": " << sentence.text;
        }
    }
}

// A sentence that only a script of the page has would stay English.
TEST(PageWords, TheScriptsSayOnlyWhatIsTranslated)
{
    const Words words("ru");
    int count = 0;
    for (const char* name :
         {"player.js", "mapping.js", "tensor.js", "looks.js", "street.js", "ruler.js", "lesson.js"}) {
        QFile script(QStringLiteral(TESSERA_PAGE_SCRIPTS "/") + QLatin1String(name));
        ASSERT_TRUE(script.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(script.readAll());
        static const QRegularExpression literal("\"([^\"\\n]*)\""), place("%[1-9]");
        for (auto found = literal.globalMatch(text); found.hasNext();) {
            const QString each = found.next().captured(1);
            if (!each.contains(place) && !(each.endsWith(u'.') && each.contains(u' ')))
                continue; // no sentence
            const std::string english = each.toStdString();
            const bool isTaskText = words(Text{"lesson", english.c_str()}) != english; // the page's data has these
            EXPECT_TRUE(words.table().contains(english) || isTaskText) << name << ": " << english;
            ++count;
        }
    }
    EXPECT_GT(count, 10);
}

TEST(PageWords, PlacesAreFilledInTheTranslationsOrder)
{
    EXPECT_EQ(Words("ko")(say("page", "Step %1 of %2")(3, 16)), "16단계 중 3단계");
    EXPECT_EQ(Words()(say("page", "Step %1 of %2")(3, 16)), "Step 3 of 16");
}

TEST_F(WordsInRussian, ARegionThatIsLeftIsInItsSentence)
{
    const Message rest = say("identify", "%1, without writing %2,")(say("identify", "the meant operator"),
                                                                    say("identify", "the last %1 rows")(3));
    EXPECT_EQ(said(say("identify", "%1 is what %2 gives")("B", rest)),
              "B — это результат: задуманный оператор, не записано: последние строки (3)");
    EXPECT_EQ(
        said(say("identify", "This data cannot tell it from %1.")(
            joined({"order: COLUMN_ROW_DEPTH",
                    "layout: " + Message(say("identify", "an input that is read %1")(say("identify", "as NHWC"))),
                    say("identify", "%1 more")(2)},
                   "; "))),
        "Эти данные не отличают его от следующего: order: COLUMN_ROW_DEPTH; layout: вход прочитан как NHWC; ещё 2.");
}

// The window says why a line is refused, all of it in its language.
TEST_F(WordsInRussian, OfALineThatIsPasted)
{
    const auto pasted = [](const std::string& line) -> Message {
        try {
            pastedLine(line, pictureCodec(), {});
        } catch (const std::exception& e) {
            return messageOf(e);
        }
        return "(nothing)";
    };
    // `names` are parts of the sentence that stay as they are.
    const auto expectKnown = [](const Message& message, const QStringList& names) {
        QString words = inWindowLanguage(message);
        for (const QString& name : names)
            words.remove(name);
        EXPECT_EQ(englishIn(words), "") << english(message) << "\n" << words.toStdString();
    };
    const std::string good = "check DEPTH_TO_SPACE --Sizes 1,4,1,1 --BlockSize 2 ";
    const QStringList names{"check", "DEPTH_TO_SPACE1", "output, input"};
    for (const char* line : {"check", "check --nosuchoption 3", "check --Sizes 1,4,1,1"})
        expectKnown(pasted(line), names);
    for (const char* end :
         {"''", "--allow-outside=yes", "--engne cpu", "--engine ''", "--json ''", "--diff ''", "--diff /dev/null",
          "--step along=nonsense", "--step x", "--memory-budget 0", "--json a --json b", "--against"})
        expectKnown(pasted(good + end), names);
    applyLanguage("fr");
    EXPECT_EQ(said(pasted(good + "--allow-outside=yes")), "--allow-outside ne prend pas de valeur");
}

} // namespace
} // namespace tessera
