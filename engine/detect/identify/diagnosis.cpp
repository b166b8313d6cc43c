// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/diagnosis.h"
#include "engine/detect/identify/search.h"
#include "engine/formats/io/json.h"
#include "engine/formats/io/json_text.h"

#include <algorithm>
#include <iterator>

namespace tessera {

Classes Diagnosis::classes() const
{
    Classes all{{mistake}, second};
    if (mistake != MistakeClass::None)
        std::ranges::copy(others, std::back_inserter(all.mistakes));
    return all;
}

std::vector<std::string> namesOf(const Classes& classes)
{
    std::vector<std::string> names;
    for (const MistakeClass each : classes.mistakes)
        names.emplace_back(name(each));
    if (classes.second)
        names.emplace_back(name(*classes.second));
    return names;
}

Message classText(const Classes& classes)
{
    const auto names = namesOf({.mistakes = classes.mistakes});
    Message first = anyOf({names.begin(), names.end()});
    if (!classes.second)
        return first;
    //: Classes of mistakes: what was done wrong, and what besides.
    return (names.size() == 1 ? say("identify", "%1 and %2") : say("identify", "%1, and %2"))(first,
                                                                                              name(*classes.second));
}

Message meaning(const Classes& classes)
{
    Message all;
    for (const MistakeClass each : classes.mistakes)
        //: What one class of mistakes is, and another.
        all = all.isEmpty() ? Message(meaning(each)) : say("identify", "%1; or: %2")(all, meaning(each));
    if (classes.second)
        //: What one class of mistakes is, and another that was made at the same time.
        all = say("identify", "%1; and: %2")(all, meaning(*classes.second));
    return all;
}

void writeClasses(JsonText& json, const Classes& classes)
{
    const auto names = namesOf({.mistakes = classes.mistakes});
    json.key("class").textOrNull(names.size() == 1 ? names.front() : "").key("classes").values(names);
    json.key("second").textOrNull(classes.second ? name(*classes.second) : "");
}

Classes classesIn(const JsonMember& object)
{
    const auto classOf = [](const JsonMember& member) {
        return mistakeClassFromName(member.string()).value_or(MistakeClass::Unknown);
    };
    Classes classes;
    if (const auto list = object.find("classes"))
        list->forEachElement([&](const JsonMember& each) { classes.mistakes.push_back(classOf(each)); });
    if (const auto second = object.find("second"); second && !second->value().IsNull())
        classes.second = classOf(*second);
    return classes;
}

Message briefly(const Diagnosis& diagnosis, std::string_view side)
{
    const Message word = classText(diagnosis.classes());
    if (diagnosis.mistake == MistakeClass::None)
        //: The class of mistakes; the output.
        return say("identify", "%1: %2 is what is meant")(word, side);
    if (diagnosis.mistake == MistakeClass::Unknown)
        return say("identify", "%1: nothing that is known gives %2")(word, side);
    const uint64_t left = diagnosis.saysLeft ? 0 : diagnosis.of - diagnosis.explained;
    Message brief = word + ": " + givesText(side, diagnosis.what, left);
    if (const size_t others = diagnosis.equals.size(); others > 0)
        brief = std::move(brief) + "; "
            + (others == 1 ? say("identify", "%1 other mistake would give the same here")
                           : say("identify", "%1 other mistakes would give the same here"))(others);
    return brief;
}

namespace {

void writeTexts(JsonText& json, std::string_view key, const std::vector<Message>& texts)
{
    json.key(key).values(texts, [](const Message& text) { return english(text); });
}

void writeFit(JsonText& json, const AxisFit& line)
{
    json.key("slope").value(line.slope).key("offset").value(line.offset).key("text").value(lineText(line));
}

void writeAxes(JsonText& json, const std::vector<MeasuredAxis>& axes)
{
    json.key("axes").beginArray();
    for (const MeasuredAxis& axis : axes) {
        json.beginObject().key("axis").value(kAxisNames[axis.axis]);
        writeFit(json, axis.line);
        json.key("meant");
        if (axis.meant) {
            writeFit(json.beginObject(), *axis.meant);
            json.endObject();
        } else {
            json.null();
        }
        json.endObject();
    }
    json.endArray();
}

} // namespace

void writeDiagnosis(JsonText& json, const Diagnosis& diagnosis)
{
    json.beginObject();
    writeClasses(json, diagnosis.classes());
    json.key("proved").value(diagnosis.isProved);
    json.key("explained").value(diagnosis.explained).key("of").value(diagnosis.of);
    json.key("case").textOrNull(diagnosis.line);
    writeTexts(json, "equals", diagnosis.equals);
    json.key("probe").textOrNull(diagnosis.probe);
    writeAxes(json, diagnosis.axes);
    writeTexts(json, "sentences", diagnosis.sentences);
    json.endObject();
}

} // namespace tessera
