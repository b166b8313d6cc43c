// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/io/json_classes.h"

#include "engine/formats/io/json.h"
#include "engine/formats/io/json_text.h"

namespace tessera {

void writeClasses(JsonText& json, const std::vector<std::string>& classes)
{
    json.key("class");
    if (classes.size() == 1)
        json.value(classes.front());
    else
        json.null();
    json.key("classes").beginArray();
    for (const std::string& each : classes)
        json.value(each);
    json.endArray();
}

std::vector<std::string> classesIn(const JsonMember& object)
{
    std::vector<std::string> classes;
    if (const auto list = object.find("classes")) {
        for (rapidjson::SizeType i = 0; i < list->array().value().Size(); ++i)
            classes.push_back(list->element(i).string());
    } else if (const auto only = object.find("class")) {
        classes.push_back(only->string());
    }
    return classes;
}

} // namespace tessera
