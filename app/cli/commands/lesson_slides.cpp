// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/render.h"

#include "app/cli/terminal/output_file.h"
#include "engine/formats/io/json_text.h"
#include "engine/report/pages/lesson_page.h"
#include "engine/report/text/terminal_text.h"
#include "engine/teach/lesson/lesson.h"

#include <algorithm>
#include <ostream>

namespace tessera {

namespace {

// "03_street", "03_street_dark"; "03" of a case without a name.
std::string nameOf(const Lesson& lesson, const Slide& slide, bool isDarkTold)
{
    std::string name = std::to_string(slide.figure + 1);
    name.insert(0, name.size() < 2 ? 1 : 0, '0');
    for (const char letter : lesson.figures[slide.figure].name)
        name += (name.size() == 2 ? "_" : "")
            + std::string(1, std::isalnum(static_cast<unsigned char>(letter)) != 0 ? letter : '_');
    return name + (slide.isDark && isDarkTold ? "_dark" : "") + ".png";
}

std::string headingBefore(const Lesson& lesson, size_t figure)
{
    std::string heading;
    for (const LessonBlock& block : lesson.blocks) {
        if (block.kind == LessonBlock::Kind::Heading)
            heading = plainText(block.texts.front());
        if (block.kind == LessonBlock::Kind::Figure && block.index == figure)
            break;
    }
    return heading;
}

std::string slidesJson(const Lesson& lesson, const std::vector<Slide>& slides, const std::vector<std::string>& names)
{
    JsonText json;
    json.beginObject().key("lesson").value(lesson.title).key("frames").beginArray();
    for (size_t i = 0; i < slides.size(); ++i) {
        const LessonFigure& figure = lesson.figures[slides[i].figure];
        json.beginObject().key("file").value(names[i]).key("name").value(figure.name);
        json.key("theme").value(slides[i].isDark ? "dark" : "light");
        json.key("step").value(headingBefore(lesson, slides[i].figure));
        json.key("case").value(toText(figure.c)).endObject();
    }
    json.endArray().endObject();
    return json.text();
}

} // namespace

int writeSlides(const CommandCall& call, const std::filesystem::path& path, const std::string& folder)
{
    const CommandLine& line = call.line;
    const Lesson lesson = checkedLesson(path, line.budget());
    const auto theme = line.value("theme");
    std::vector<Slide> slides;
    std::vector<std::string> names;
    for (const bool isDark : {false, true})
        for (size_t i = 0; i < lesson.figures.size(); ++i)
            if (!theme || theme->ends_with("dark") == isDark) {
                slides.push_back({i, isDark});
                names.push_back(nameOf(lesson, slides.back(), !theme));
            }
    LessonLook look{line.value("language").value_or(std::string(languageOfLesson(path))), line.budget()};
    look.size = line.value("size").value_or(look.size);
    call.services.drawing->slides(path, slides, look, [&](size_t slide, const std::string& png) {
        writeOutput(folder + "/" + names[slide], png, call.out);
    });
    writeOutput(folder + "/frames.json", slidesJson(lesson, slides, names), call.out);
    call.out << counted(slides.size(), "picture") << " in " << folder << '\n';
    return exit_code::kFine;
}

} // namespace tessera
