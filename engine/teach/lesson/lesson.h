// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/core/message/message.h"
#include "engine/teach/lesson/player.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// The room reads lessons, checks them, makes quizzes, and plays cases as steps; the commands, the window and pages use
// it. This header has the lesson of a file: Markdown with blocks of its own (resources/lessons/README.md).

// A problem, with its place: the file's line, from 1 on, and the field of its block.
struct LessonProblem {
    size_t line;
    std::string field; // "case", "pin"; "text" outside of blocks
    Message message; // the value, and what was expected

    bool operator==(const LessonProblem&) const = default;
};
Message problemText(const std::string& file, const LessonProblem& problem); // "lesson.md:12: pin: …"

// A piece of running text.
struct LessonSpan {
    enum class Kind : uint8_t { Plain, Strong, Emphasis, Code, Fact };
    Kind kind = Kind::Plain;
    std::string text; // for a fact: what the lesson states
    std::string question = {}; // for a fact: what it is recomputed from

    bool operator==(const LessonSpan&) const = default;
};

// Text from one place of the file. Facts in it are about `figure`, the last one before it.
struct LessonText {
    size_t line = 0;
    size_t figure = SIZE_MAX; // there is none
    std::vector<LessonSpan> spans;

    bool operator==(const LessonText&) const = default;
};
std::string plainText(const LessonText& text); // without markup

// A field of a case and the text of its value: {"InputPixelOffsets[3]", "0.25"}.
struct FieldChange {
    std::string field, value;

    bool operator==(const FieldChange&) const = default;
};

// A knob that the reader turns.
struct LessonKnob {
    size_t line = 0;
    std::string field; // "Order", "Scales[3]", "Sizes", or kLayoutField of knob.h
    std::vector<std::string> choices = {}; // values, as the field writes them
    size_t first = 0; // the case's own
    LessonText label = {}; // no spans: the field's name

    bool operator==(const LessonKnob&) const = default;
};

// What the reader is to reach by turning: the output of this case with changed fields.
struct LessonTask {
    size_t line = 0;
    std::vector<FieldChange> changes = {};
    LessonText goal = {};

    bool operator==(const LessonTask&) const = default;
};

// A live case.
struct LessonFigure {
    enum class View : uint8_t { Both, Input, Output };
    // What colours the cells. Own: the view's setting. Channel: the channel, three are red, green and blue. Block: the
    // place in the block.
    enum class Colours : uint8_t { Own, Channel, Block };
    size_t line = 0;
    std::string name = {}; // by which facts elsewhere refer to it; may be empty
    Case c; // without issues; its data are generated, written out, or a file
    std::string dataFile = {}; // the file's name as in the lesson, beside which it lies; empty: none
    View view = View::Both;
    bool isPicture = false; // cells show colours, not numbers
    Stepping stepping = {};
    std::optional<uint64_t> step = {}; // how many steps are done; none: all
    std::vector<uint64_t> pins = {}; // output elements
    uint8_t overlays = 0; // a bit for each of kOverlays, in their order
    std::string tab = {}; // the tab that the step opens, one of kFigureTabs; empty: any
    std::string engine = {}; // whose output is shown; empty: that of the viewer's engine
    std::vector<std::string> unseen = {}; // a duel's engines; chooseUnseen() makes one of them `engine`
    std::vector<LessonKnob> knobs = {};
    std::optional<LessonTask> task = {}; // only with knobs
    // The question directly after it. After a task it asks why, and its right answer completes the task. After a duel
    // its answers are the engines.
    std::optional<size_t> question = {};
    bool hasCards = false; // the printed sheet has the input's channels as cards to cut out
    Colours colours = Colours::Own;
};
inline constexpr std::array<std::string_view, 3> kFigureColours = {"own", "channel", "block"};
inline constexpr std::array<std::string_view, 4> kOverlays = {"tie", "clamped", "cropped", "skipped"};
inline constexpr std::array<std::string_view, 10> kFigureTabs = {
    "mapping", "axes", "memory", "difference", "verify", "timing", "table", "histogram", "pins", "code"};

// The most elements of both tensors together that a page can show.
inline constexpr uint64_t kMostFigureElements = 20'000; // as numbers
inline constexpr uint64_t kMostPictureElements =
    500'000; // as pictures: 256 × 192 in three colours, and more than twice
void requireFewElements(const Operator& op, bool isPicture); // throws TextError

struct LessonAnswer {
    bool isRight = false;
    LessonText words, why;
};
// One channel of one image as a grid of texts.
struct LessonGrid {
    Message caption; // "Input, channel 1"
    std::vector<std::vector<std::string>> rows; // the reader fills in the empty ones
};
using CellText = std::function<std::string(uint64_t element)>;
// The planes of any tensor of four sizes; without a name they have no captions.
std::vector<LessonGrid> gridsOf(const Message& name, const std::vector<uint32_t>& sizes, const CellText& text);
std::string roundedText(double value); // at most three decimals: "1.333", "-2"
CellText valuesOf(const Tensor& tensor); // rounded

struct LessonQuestion {
    size_t line = 0;
    LessonText words;
    std::vector<LessonAnswer> answers; // in their order; one is right
    std::vector<FieldChange> vote = {}; // a guess: any answer turns the knobs of the case above to this setting
    LessonText about = {}; // in a quiz: what may be known of the case
    std::vector<LessonGrid> given = {}; // in a quiz: the numbers above the answers
};
// The order in which the answers are shown. It differs from the file's, where the right answer often comes first.
std::vector<size_t> answerOrder(const LessonQuestion& question);

// A function in NumPy that the reader writes.
struct LessonExercise {
    size_t line = 0;
    std::string name = {}; // may be empty where there is one exercise
    LessonText words = {};
    std::string function = {}; // "depth_to_space"
    // The input, then fields of the cases in snake_case; "sizes" are the output's: "x", "block_size".
    std::vector<std::string> parameters = {};
    std::vector<Case> cases = {};
    std::string solution = {}; // Python
};

std::string signatureOf(const LessonExercise& exercise); // "depth_to_space(x, block_size)"
std::string checkCommand(const LessonExercise& exercise); // what a learner types to have an answer checked
// The Python arguments after the input, for one of the cases: "block_size=2, order='COLUMN_ROW_DEPTH'".
std::string keywordArguments(const LessonExercise& exercise, const Case& c);

struct LessonBlock {
    enum class Kind : uint8_t { Heading, Paragraph, List, Code, Figure, Question, Exercise };
    Kind kind;
    std::vector<LessonText> texts = {}; // a list has several
    size_t index = 0; // the index of a figure, a question or an exercise
};

struct Lesson {
    std::string title = {}; // "Depth to space, by hand"
    uint64_t number = 0; // its place among lessons; 0: none
    uint64_t minutes = 0;
    std::vector<LessonBlock> blocks = {}; // a heading begins a step
    std::vector<LessonFigure> figures = {};
    std::vector<LessonQuestion> questions = {};
    std::vector<LessonExercise> exercises = {};
    bool isQuiz = false; // it is scored: a question is answered once, and then its step's last case is shown

    void add(LessonBlock::Kind kind, size_t index, std::vector<LessonText> texts = {})
    {
        blocks.push_back({kind, std::move(texts), index});
    }
};

// The first lesson folds formulas until the reader asks: they are taught later.
inline bool foldsFormulas(const Lesson& lesson)
{
    return lesson.number == 1;
}

// The blocks [begin, end) that explain the task of block `begin` and are folded until it is done: those after its
// questions, up to the next heading or task. Empty: the block has no task.
struct LessonFold {
    size_t begin = 0, end = 0;
};
LessonFold foldAfter(const Lesson& lesson, size_t begin);

// Chooses the engine of each duel, which the reader sees by a number. `choose` picks an index below a count. In the
// duel's question the answer with that index becomes the right one.
void chooseUnseen(Lesson& lesson, const std::function<size_t(size_t count)>& choose);

// Every text, with the field that it stands in: "ask", "label", …; "text" outside of blocks.
void forEachText(const Lesson& lesson, const std::function<void(const LessonText& text, const char* field)>& visit);

struct LessonReading {
    Lesson lesson; // what could be read
    std::vector<LessonProblem> problems; // in the order of their lines
};
// The cases' files lie in `folder`, beside the lesson. A lecture, in a folder of this name, may use files of the folder
// above.
inline constexpr std::string_view kLecturesFolder = "lectures";
LessonReading readLesson(std::string_view text, const std::filesystem::path& folder = {});

} // namespace tessera
