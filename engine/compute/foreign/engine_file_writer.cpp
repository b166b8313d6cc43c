// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/foreign/engine_file_writer.h"

#include "engine/core/ops/operator.h"
#include "engine/formats/files/npy.h"

#include <rapidjson/prettywriter.h>
#include <rapidjson/stringbuffer.h>

#include <span>

namespace tessera {

namespace {

using Writer = rapidjson::PrettyWriter<rapidjson::StringBuffer>;

void writeText(Writer& writer, std::string_view text)
{
    writer.String(text.data(), static_cast<rapidjson::SizeType>(text.size()));
}

template <class List, class Name> void writeNames(Writer& writer, const char* field, const List& list, Name nameOf)
{
    if (list.empty())
        return;
    writer.Key(field);
    writer.StartArray();
    for (const auto& each : list)
        writeText(writer, nameOf(each));
    writer.EndArray();
}

std::string jsonOf(const EngineFile& file)
{
    rapidjson::StringBuffer buffer;
    Writer writer(buffer);
    writer.SetIndent(' ', 1);
    writer.StartObject();
    writer.Key("tessera-engine");
    writer.Uint(1);
    writer.Key("name");
    writeText(writer, file.name);
    writer.Key("start");
    writeText(writer, file.start);
    writeNames(writer, "operators", file.operators, [](const std::string& each) { return std::string_view(each); });
    writeNames(writer, "types", file.types, [](DataType each) { return name(each); });
    if (file.timeLimit) {
        writer.Key("timeLimit");
        writer.Double(*file.timeLimit);
    }
    if (!file.environment.empty()) {
        writer.Key("environment");
        writer.StartObject();
        for (const auto& [variable, value] : file.environment) {
            writeText(writer, variable);
            writeText(writer, value);
        }
        writer.EndObject();
    }
    writer.EndObject();
    return std::string(buffer.GetString(), buffer.GetSize()) + '\n';
}

} // namespace

void writeEngineFile(const EngineFile& file)
{
    const std::string json = jsonOf(file);
    parseEngineFile(json, file.path);
    std::error_code error;
    std::filesystem::create_directories(file.path.parent_path(), error); // the writer says what is wrong
    writeFileAtomically(file.path, std::as_bytes(std::span(json)));
}

} // namespace tessera
