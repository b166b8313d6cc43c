// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/io/bundle.h"

#include "engine/core/message/plain_text.h"
#include "engine/formats/files/archive.h"
#include "engine/formats/files/array_file.h"
#include "engine/formats/files/file.h"
#include "engine/formats/files/npy.h"
#include "engine/formats/io/case_file.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/formats/io/file_kind.h"
#include "engine/formats/io/json.h"
#include "engine/formats/io/json_operator.h"
#include "engine/formats/io/json_text.h"
#include "engine/formats/io/json_values.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <system_error>

namespace tessera {

namespace {

// The names of a bundle's members. numpy.load() leaves ".npy" out.
constexpr std::string_view kManifestMember = "manifest.json", kCaseMember = "case.json",
                           kResultsMember = "results.json", kVersionsMember = "versions.json",
                           kInputMember = "input.npy", kExpectedMember = "expected.npy", kResultPrefix = "result.";

constexpr std::string_view kBundleFormat = "tessera bundle"; // in the manifest
constexpr uint64_t kBundleVersion = 2; // 1 had its members' checksums in the manifest, which are no longer read

// Runs the work on a member's JSON. An error in it names the member.
template <class Work> void withJson(const ArchiveReader& archive, const std::string& name, Work&& work)
{
    try {
        work();
    } catch (const JsonError& error) {
        archive.refuse(name, say("bundle", "%1: member %2 is not right: %3"), error.message());
    }
}

struct Content {
    std::map<std::string, std::string> texts; // case.json, results.json and others
    HeldArrays arrays;
};

// Reads every member to its end, where the zip's checksums are compared.
Content contentOf(const ArchiveReader& archive, const MemoryBudget& budget)
{
    Content content;
    for (const std::string& name : archive.names()) {
        const auto member = archive.open(name);
        if (name.ends_with(".npy")) {
            const auto source = [&](std::span<std::byte> place) { member->read(place); };
            content.arrays.emplace(name, readNpy(source, member->size(), budget, archive.subjectOf(name)));
            continue;
        }
        withJson(archive, name, [&] { checkJsonSize(member->size(), budget); });
        content.texts[name] = member->text();
    }
    for (const std::string_view needed : {kManifestMember, kCaseMember})
        if (!content.texts.contains(std::string(needed)))
            archive.refuse(std::string(needed), say("bundle", "%1: member %2 is missing"));
    const std::string name(kManifestMember);
    withJson(archive, name, [&] {
        const JsonDocument document = parseJson(content.texts[name], budget);
        const JsonMember root(document, "");
        if (const JsonMember format = root.required("format"); format.string() != kBundleFormat)
            format.refuse(say("bundle", "%1 = %2 is not \"tessera bundle\""));
        if (const JsonMember version = root.required("version"); version.uint64() > kBundleVersion)
            version.refuse(say("bundle", "%1 = %2 is newer than this program; %3 is the version that it reads"),
                           kBundleVersion);
    });
    return content;
}

// The content of results.json.
struct Results {
    std::vector<BundledResult> outputs;
    std::string engine, against; // if the first verdict is FAIL
};

Results resultsOf(const ArchiveReader& archive, const Content& content, const MemoryBudget& budget)
{
    Results results;
    const std::string name(kResultsMember);
    const auto text = content.texts.find(name);
    if (text == content.texts.end())
        return results;
    withJson(archive, name, [&] {
        const JsonDocument document = parseJson(text->second, budget);
        const JsonMember root(document, ""), verdicts = root.required("verdicts").array();
        results.outputs = listIn(root.required("outputs"), [&](const JsonMember& output) {
            const JsonMember member = output.required("member");
            const auto array = content.arrays.find(member.string());
            if (array == content.arrays.end())
                member.refuse(say("bundle", "%1 = %2 is not in the bundle"));
            return BundledResult{output.required("engine").string(), array->second};
        });
        if (verdicts.value().Empty() || verdicts.element(0).required("verdict").string() != "FAIL")
            return;
        results.engine = verdicts.element(0).required("engine").string();
        results.against = verdicts.element(0).required("against").string();
    });
    return results;
}

// Where nothing is expected, the next run is compared with an engine's output.
void expectResult(CaseFile& file, const Tensor& result)
{
    if (!file.expected.empty() || file.dispatchCount() != 1)
        return;
    const Dispatch& dispatch = file.dispatches.front();
    if (const Binding* output = dispatch.op ? dispatch.output() : nullptr)
        file.expected.emplace(output->resource, result);
}

bool isBundle(const std::filesystem::path& path)
{
    if (lowerCaseExtension(path) == kBundleExtension)
        return true;
    std::error_code error;
    return fileKind(path) == FileKind::Other && std::filesystem::is_regular_file(path, error)
        && readFile(path, kZipSignature.size()) == kZipSignature;
}

} // namespace

CaseFile readBundle(const std::filesystem::path& path, const MemoryBudget& budget)
{
    const ArchiveReader archive(path, budget);
    const Content content = contentOf(archive, budget);
    const std::filesystem::path folder = path.parent_path();
    CaseFile file;
    withJson(archive, std::string(kCaseMember), [&] {
        const std::string& text = content.texts.at(std::string(kCaseMember));
        file = readCase(text, {folder, SourceReach::CaseFolder, &content.arrays}, budget);
    });
    if (const Results results = resultsOf(archive, content, budget); !results.outputs.empty())
        expectResult(file, results.outputs.front().output);
    file.path = path;
    return file;
}

std::vector<BundledResult> failedResults(const std::filesystem::path& path, const MemoryBudget& budget)
{
    const ArchiveReader archive(path, budget);
    const Content content = contentOf(archive, budget);
    const Results results = resultsOf(archive, content, budget);
    std::vector<BundledResult> sides;
    for (const std::string& side : {results.engine, results.against})
        if (const auto kept = std::ranges::find(results.outputs, side, &BundledResult::engine);
            !side.empty() && kept != results.outputs.end())
            sides.push_back(*kept);
    const auto expected = content.arrays.find(std::string(kExpectedMember));
    if (sides.size() == 1 && sides[0].engine == results.engine && expected != content.arrays.end())
        sides.push_back({results.against, expected->second});
    return sides.size() == 2 ? sides : std::vector<BundledResult>();
}

const CaseFormat& bundleFormat()
{
    static constexpr CaseFormat format{isBundle,
                                       [](const std::filesystem::path& path, const MemoryBudget& budget, SourceReach) {
                                           return readBundle(path, budget); // a bundle names no other file
                                       }};
    return format;
}

namespace {

// The case with the names of its files instead of their paths, which other machines do not have.
Case withoutPaths(const Case& c, const MemoryBudget& budget)
{
    Case result = c;
    if (const auto* file = std::get_if<FromFile>(&c.data))
        result.data = FromValues{loadInput(c, budget), file->path.filename().string()};
    else if (const auto* values = std::get_if<FromValues>(&c.data))
        result.data = FromValues{values->tensor, std::filesystem::path(values->origin).filename().string()};
    return result;
}

// The content in the tensor's shape where memory has that order, else flat.
Tensor arrayOf(const ResourceContent& content, const TensorDesc& desc)
{
    return isPacked(desc) ? Tensor(withoutLayout(desc), content.values->buffer) : *content.values;
}

// An engine's name as a part of a member's.
std::string plainName(std::string_view text)
{
    constexpr size_t kLongest = 64;
    std::string name(text.substr(0, kLongest));
    std::ranges::replace_if(
        name, [](unsigned char c) { return std::isalnum(c) == 0 && c != '.' && c != '-' && c != '_'; }, '-');
    return name;
}

using Members = std::vector<ArchiveMember>;

// The text of a JSON object that `write` fills.
template <class Write> std::string objectText(Write&& write)
{
    JsonText json;
    write(json.beginObject());
    return json.endObject().text();
}

void addCase(Members& members, const Bundle& bundle, const MemoryBudget& budget)
{
    const Case c = withoutPaths(bundle.c, budget);
    const ResourceContent input = inputContent(c, budget);
    CaseParts parts{.c = c,
                    .input = input,
                    .inputFile = std::string(kInputMember),
                    .extras = {.tolerance = bundle.tolerance},
                    .expectedFile = std::string(kExpectedMember)};
    if (bundle.expected)
        parts.expected = contentOf(*bundle.expected);
    members.push_back({std::string(kCaseMember), toJson(parts)});
    if (input.values)
        members.push_back({std::string(kInputMember), npyBytes(arrayOf(input, c.op.input))});
    if (bundle.expected)
        members.push_back({std::string(kExpectedMember), npyBytes(*bundle.expected)});
}

std::string freeName(const Members& members, const std::string& engine)
{
    const std::string stem = std::string(kResultPrefix) + plainName(engine);
    std::string name = stem + ".npy";
    for (unsigned number = 2; std::ranges::find(members, name, &ArchiveMember::name) != members.end(); ++number)
        name = stem + "-" + std::to_string(number) + ".npy";
    return name;
}

void addResults(Members& members, const Bundle& bundle, const WriteControl& control)
{
    const std::string text = objectText([&](JsonText& json) {
        json.key("outputs").beginArray();
        for (const BundledResult& result : bundle.results) {
            control.check();
            members.push_back({freeName(members, result.engine), npyBytes(result.output)});
            json.beginObject().key("engine").value(result.engine);
            json.key("member").value(members.back().name).endObject();
        }
        json.endArray().key("verdicts").beginArray();
        for (const std::string& verdict : bundle.verdicts)
            json.object(trimmed(verdict));
        json.endArray();
    });
    members.push_back({std::string(kResultsMember), text});
}

} // namespace

std::string bundleBytes(const Bundle& bundle, const MemoryBudget& budget, const WriteControl& control)
{
    Members members = {{std::string(kManifestMember), objectText([](JsonText& json) {
                            json.key("format").value(kBundleFormat).key("version").value(kBundleVersion);
                        })}};
    try {
        addCase(members, bundle, budget);
        addResults(members, bundle, control);
    } catch (const JsonError& error) {
        throw IoError(say("bundle", "The bundle's %1")(error.message()));
    }
    members.push_back({std::string(kVersionsMember), objectText([&](JsonText& json) {
                           for (const auto& [name, value] : bundle.versions)
                               json.key(name).value(value);
                       })});
    return archiveBytes(members, control);
}

} // namespace tessera
