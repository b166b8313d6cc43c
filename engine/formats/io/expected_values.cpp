// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/io/expected_values.h"

#include "engine/formats/files/file.h"
#include "engine/formats/files/npy.h"
#include "engine/formats/files/temporary.h"
#include "engine/formats/files/values_file.h"
#include "engine/formats/io/json_edit.h"
#include "engine/formats/io/resource_content.h"

#include <vector>

namespace tessera {

namespace {

std::string fileStem(const std::string& resource)
{
    return "expected_" + resource;
}

void needUnchanged(const CaseFile& file)
{
    if (file.path.empty())
        throw IoError(say("io", "expected values have a place in a case file, and this case was read from none"));
    if (readFile(file.path, regularFileSize(file.path)) != file.json)
        throw IoError(say("io", "%1 was changed since it was read, and is left as it is")(file.path.string()));
}

} // namespace

void writeExpected(const CaseFile& file, const std::map<std::string, Tensor>& values)
{
    needUnchanged(file);
    JsonDocument document = parseJson(file.json, file.budget);
    auto& allocator = document.GetAllocator();
    JsonValue& tessera = memberOf(document, "tessera", allocator);
    if (!tessera.IsObject())
        tessera.SetObject();
    JsonValue& expected = memberOf(tessera, "expected", allocator);
    if (!expected.IsObject())
        expected.SetObject();
    std::vector<Temporary> files; // gone with a case that cannot be written
    for (const auto& [name, tensor] : values) {
        const ResourceContent content{.type = tensor.desc.dataType,
                                      .count = elementCount(tensor.desc),
                                      .bytes = totalBytes(tensor.desc),
                                      .values = tensor};
        std::string valuesFile;
        if (content.needsFile()) {
            files.emplace_back(freeValuesFile(file.path, fileStem(name)));
            writeNpy(tensor, files.back().path());
            valuesFile = files.back().path().filename().generic_string();
        }
        JsonValue resource(rapidjson::kObjectType);
        writeContent(content, valuesFile, resource, allocator);
        memberOf(expected, name, allocator) = resource["initialValues"];
    }
    const std::string text = jsonText(document);
    writeFileAtomically(file.path, std::as_bytes(std::span(text)));
    for (Temporary& each : files)
        each.keep();
    for (const auto& [name, tensor] : values)
        removeOldValues(file.path, fileStem(name), text);
}

} // namespace tessera
