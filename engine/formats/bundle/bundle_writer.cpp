// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/bundle/archive.h"
#include "engine/formats/bundle/bundle.h"
#include "engine/formats/bundle/bundle_members.h"
#include "engine/formats/files/npy.h"
#include "engine/formats/files/sha256.h"
#include "engine/formats/io/case_input.h"
#include "engine/formats/io/json_classes.h"
#include "engine/formats/io/json_edit.h"
#include "engine/formats/io/json_text.h"
#include "engine/formats/io/json_tolerance.h"
#include "engine/formats/io/resource_content.h"

#include <algorithm>
#include <set>

namespace tessera {

namespace {

// The case with the names of its files instead of their paths: nobody else has them.
Case withoutPaths(const Case& c, const MemoryBudget& budget)
{
    Case result = c;
    if (const auto* file = std::get_if<FromFile>(&c.data))
        result.data = FromValues{loadInput(c, budget), file->path.filename().string()};
    else if (const auto* values = std::get_if<FromValues>(&c.data))
        result.data = FromValues{values->tensor, std::filesystem::path(values->origin).filename().string()};
    return result;
}

// In the tensor's shape where that is the order of the memory, else flat.
Tensor arrayOf(const ResourceContent& content, const TensorDesc& desc)
{
    return isPacked(desc) ? Tensor({.dataType = desc.dataType, .sizes = desc.sizes}, content.values->buffer)
                          : *content.values;
}

JsonValue sourceOf(std::string_view member, JsonDocument::AllocatorType& allocator)
{
    JsonValue source(rapidjson::kObjectType);
    source.AddMember("sourcePath", jsonString(member, allocator), allocator);
    return source;
}

class MemberList {
public:
    explicit MemberList(const Bundle& bundle, const MemoryBudget& budget)
        : m_bundle(bundle)
    {
        addCase(withoutPaths(bundle.c, budget), budget);
        addResults();
        addVersions();
    }

    // All, behind the manifest.
    std::vector<ArchiveMember> withManifest() &&
    {
        JsonText json;
        json.beginObject().key("format").value(kBundleFormat).key("version").value(kBundleVersion);
        json.key("members").beginObject();
        for (const ArchiveMember& member : m_members)
            json.key(member.name).value(sha256Hex(std::as_bytes(std::span(member.bytes))));
        json.endObject().endObject();
        m_members.insert(m_members.begin(), {std::string(kManifestMember), json.text()});
        return std::move(m_members);
    }

private:
    void addCase(const Case& c, const MemoryBudget& budget)
    {
        JsonDocument document = parseJson(toJson(c, true, kInputMember, budget), budget);
        auto& allocator = document.GetAllocator();
        if (const ResourceContent content = inputContent(c, budget); content.values) {
            m_members.push_back({std::string(kInputMember), npyBytes(arrayOf(content, inputDesc(c.op)))});
            document["resources"]["input"]["initialValues"] = sourceOf(kInputMember, allocator);
        }
        JsonValue& tessera = memberOf(document, "tessera", allocator);
        if (m_bundle.tolerance)
            writeTolerance(*m_bundle.tolerance, memberOf(tessera, "tolerance", allocator), allocator);
        if (m_bundle.expected) {
            m_members.push_back({std::string(kExpectedMember), npyBytes(*m_bundle.expected)});
            JsonValue expected(rapidjson::kObjectType);
            expected.AddMember("output", sourceOf(kExpectedMember, allocator), allocator);
            memberOf(tessera, "expected", allocator) = expected;
        }
        m_members.insert(m_members.begin(), {std::string(kCaseMember), jsonText(document)});
    }

    std::string freeName(const std::string& engine) const
    {
        const std::string stem = std::string(kResultPrefix) + plainName(engine);
        std::string name = stem + ".npy";
        const auto isTaken = [&](const ArchiveMember& member) { return member.name == name; };
        for (unsigned number = 2; std::ranges::any_of(m_members, isTaken); ++number)
            name = stem + "-" + std::to_string(number) + ".npy";
        return name;
    }

    void addResults()
    {
        JsonText json;
        json.beginObject().key("outputs").beginArray();
        for (const BundledResult& result : m_bundle.results) {
            m_members.push_back({freeName(result.engine), npyBytes(result.output)});
            json.beginObject().key("engine").value(result.engine);
            json.key("member").value(m_members.back().name).endObject();
        }
        json.endArray().key("verdicts").beginArray();
        for (const BundledVerdict& verdict : m_bundle.verdicts)
            writeVerdict(json, verdict);
        json.endArray().endObject();
        m_members.push_back({std::string(kResultsMember), json.text()});
    }

    static void writeVerdict(JsonText& json, const BundledVerdict& verdict)
    {
        json.beginObject().key("engine").value(verdict.engine).key("against").value(verdict.against);
        json.key("verdict").value(verdict.verdict).key("figures").value(verdict.figures);
        json.key("tolerance").value(verdict.tolerance).key("command").value(verdict.command);
        if (!verdict.mistakes.empty()) {
            writeClasses(json, verdict.mistakes);
            json.key("proved").value(verdict.isProved);
            json.key("sentences").beginArray();
            for (const std::string& sentence : verdict.sentences)
                json.value(sentence);
            json.endArray();
        }
        json.endObject();
    }

    void addVersions()
    {
        JsonText json;
        json.beginObject();
        for (const auto& [name, value] : m_bundle.versions)
            json.key(name).value(value);
        json.endObject();
        m_members.push_back({std::string(kVersionsMember), json.text()});
    }

    const Bundle& m_bundle;
    std::vector<ArchiveMember> m_members;
};

} // namespace

std::string plainName(std::string_view text)
{
    constexpr size_t kLongest = 64;
    std::string name(text.substr(0, kLongest));
    std::ranges::replace_if(
        name, [](unsigned char c) { return std::isalnum(c) == 0 && c != '.' && c != '-' && c != '_'; }, '-');
    return name;
}

std::string bundleBytes(const Bundle& bundle, const MemoryBudget& budget)
{
    try {
        return archiveBytes(MemberList(bundle, budget).withManifest());
    } catch (const JsonError& error) {
        throw IoError(say("bundle", "The bundle's %1")(error.message()));
    }
}

} // namespace tessera
