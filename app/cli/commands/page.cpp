// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/shared_options.h"
#include "app/cli/terminal/output_file.h"
#include "engine/core/tensor/element_text.h"
#include "engine/report/pages/case_page.h"
#include "engine/report/pages/lesson_page.h"

namespace tessera {

namespace {

constexpr Option kPageOptions[] = {
    {"out", "FILE.html", "The page to write; -: to standard output.", ValueKind::File},
    kAlong,
    kBy,
    {"step", "NUMBER", "How many steps are done when it opens; all where it is not given.", ValueKind::Number},
    repeatable({"pin", "n,c,y,x", "An output element that is pinned when it opens.", ValueKind::Element}),
    {"engine", "NAME", "What computes the output's values.", ValueKind::Engine, "cpu"},
    {"dispatch", "NUMBER", "Which dispatch of a case file, from 0 on.", ValueKind::Number, "0"},
    oneOf("language", "LANGUAGE",
          "What the page says, and LESSON.md where LANGUAGE/LESSON.md lies beside it; where it is not given, that of "
          "the lesson's folder, else English.",
          kLanguageCodes),
    kAllowOutside,
    kEngineFile,
    kTimeout,
};

constexpr Example kPageExamples[] = {
    {"page resources/cases/depth_to_space1_crd.json --out depth_to_space.html", "Makes a page for a course site."},
};

uint64_t pinned(const std::string& text, const Tensor& output)
{
    try {
        return elementFromText(text, output.desc.sizes);
    } catch (const TextError& error) {
        throw TextError(std::string("--pin ") + error.what());
    }
}

PageCase pageOf(const Case& c, const CommandLine& line, const Engine& engine)
{
    PageCase page = pageCaseOf(c, engine, line.budget());
    page.stepping = steppingOf(line);
    if (const auto step = line.value("step"))
        page.step = wholeNumber("step", *step, 0, Player(page.plan, page.stepping).steps());
    for (const std::string& pin : line.values("pin"))
        page.pins.push_back(pinned(pin, page.output));
    return page;
}

// In the language that is wanted, where the lesson is there in it.
std::string lessonPageOf(const std::filesystem::path& lesson, const CommandLine& line, const Engine& engine)
{
    const std::string language = line.value("language").value_or(std::string(languageOfLesson(lesson)));
    const std::filesystem::path wanted = lessonIn(lesson, language);
    return lessonPage(checkedLesson(std::filesystem::exists(wanted) ? wanted : lesson, line.budget()), engine,
                      line.budget(), Words(language));
}

int pageCommand(const CommandCall& call)
{
    const CommandLine& line = call.line;
    line.needCases();
    if (line.cases().size() > 1)
        throw TextError("page shows one case, not " + std::to_string(line.cases().size()));
    const std::string path = line.value("out").value_or("");
    if (path.empty())
        throw TextError("--out FILE.html is missing");
    needWritable(path);
    const auto engine = call.engine();
    if (const auto* file = line.cases().front().path(); file && isLessonFile(*file)) {
        writeOutput(path, lessonPageOf(*file, line, *engine), call.out);
        return exit_code::kFine;
    }
    return call.forEachCase([&](const CaseArgument&, const LoadedCase& loaded) {
        const Case c = loaded.chosen(line.valueOrStandard("dispatch"));
        writeOutput(path, casePage(pageOf(c, line, *engine), Words(line.value("language").value_or("en"))), call.out);
        return exit_code::kFine;
    });
}

} // namespace

const CommandText kPageText{
    .name = "page",
    .summary = "makes an interactive page of a case or a lesson",
    .operands = "CASE | LESSON.md",
    .sentence = "Makes one HTML file that shows both tensors, what belongs to each element, its formula, and the steps "
                "of a player; of a lesson with its text and questions. It needs no network, opens from disk, and "
                "stands in a course site's iframe.",
    .options = kPageOptions,
    .remarks = "The address may end in #step=12: the page opens after so many steps. In a notebook, "
               "IPython.display.IFrame(\"FILE.html\", 800, 600) shows the page as it is.",
    .examples = kPageExamples,
    .run = pageCommand,
};

} // namespace tessera
