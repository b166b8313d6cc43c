// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/shared_options.h"
#include "app/cli/commands/render.h"
#include "app/cli/terminal/output_file.h"
#include "engine/report/pages/case_page.h"
#include "engine/report/pages/lesson_page.h"

namespace tessera {

namespace {

PageCase pageOf(const Case& c, const CommandLine& line, const Engine& engine)
{
    PageCase page = pageCaseOf(c, engine, line.budget());
    const StepOptions told = stepsFromOptions(line).value_or(StepOptions());
    page.stepping = told.stepping;
    if (told.done)
        page.step = wholeNumber(kStep.name, std::to_string(*told.done), 0, Player(page.plan, page.stepping).steps());
    for (const std::string& at : line.values("at"))
        page.pins.push_back(elementOf("at", at, page.output));
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

} // namespace

int writePage(const CommandCall& call)
{
    const CommandLine& line = call.line;
    const std::string path = line.value("out").value_or("");
    line.requireCases();
    requireWritable(path);
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

} // namespace tessera
