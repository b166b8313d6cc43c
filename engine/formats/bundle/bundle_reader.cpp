// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/bundle/archive.h"
#include "engine/formats/bundle/bundle.h"
#include "engine/formats/bundle/bundle_members.h"
#include "engine/formats/files/file.h"
#include "engine/formats/files/npy.h"
#include "engine/formats/files/sha256.h"
#include "engine/formats/io/case_file_reader.h"
#include "engine/formats/io/file_kind.h"

#include <algorithm>
#include <array>
#include <system_error>

namespace tessera {

namespace {

using Sums = std::map<std::string, std::string>; // of SHA-256, by member

// Reads all of a member, and holds it against the sum where there is one.
class SummedMember {
public:
    SummedMember(const ArchiveReader& archive, const std::string& name)
        : m_archive(archive)
        , m_name(name)
        , m_member(archive.open(name))
    {
    }

    uint64_t size() const { return m_member->size(); }

    void read(std::span<std::byte> place)
    {
        m_member->read(place);
        m_sum.add(place);
    }

    std::string text()
    {
        std::string text(size(), '\0');
        read(std::as_writable_bytes(std::span(text)));
        return text;
    }

    void finish(const Sums& sums)
    {
        std::array<std::byte, 1 << 16> block;
        while (size() > 0)
            read(std::span(block).first(std::min<uint64_t>(block.size(), size())));
        m_member->finish();
        if (const std::string sum = m_sum.hex(); sums.at(m_name) != sum)
            m_archive.refuse(m_name,
                             say("bundle", "%1: member %2 is damaged: its SHA-256 is %3, and the manifest says %4"),
                             sum, shown(sums.at(m_name)));
    }

private:
    const ArchiveReader& m_archive;
    const std::string& m_name;
    std::unique_ptr<MemberReader> m_member;
    Sha256 m_sum;
};

// Runs the work on a member's JSON; what is wrong in it names the member.
template <class Work> void withJson(const ArchiveReader& archive, const std::string& name, Work&& work)
{
    try {
        work();
    } catch (const JsonError& error) {
        archive.refuse(name, say("bundle", "%1: member %2 is not right: %3"), error.message());
    }
}

Sums readManifest(const ArchiveReader& archive, const MemoryBudget& budget)
{
    const std::string name(kManifestMember);
    Sums sums;
    withJson(archive, name, [&] {
        const auto member = archive.open(name);
        checkJsonSize(member->size(), budget);
        std::string text(member->size(), '\0');
        member->read(std::as_writable_bytes(std::span(text)));
        member->finish();
        const JsonDocument document = parseJson(text, budget);
        const JsonMember root(document, "");
        if (const JsonMember format = root.required("format"); format.string() != kBundleFormat)
            format.refuse(say("bundle", "%1 = %2 is not \"tessera bundle\""));
        if (const JsonMember version = root.required("version"); version.uint64() > kBundleVersion)
            version.refuse(say("bundle", "%1 = %2 is newer than this program; 1 is the version that it reads"));
        const JsonMember members = root.required("members");
        for (const auto& entry : members.object().value().GetObject())
            sums[entry.name.GetString()] = members.required(entry.name.GetString()).string();
    });
    return sums;
}

void checkNames(const ArchiveReader& archive, const Sums& sums)
{
    for (const std::string& name : archive.names())
        if (name != kManifestMember && !sums.contains(name))
            archive.refuse(name, say("bundle", "%1: member %2 is not in the manifest"));
    for (const auto& [name, sum] : sums)
        if (!archive.has(name))
            archive.refuse(shown(name), say("bundle", "%1: member %2 is in the manifest and not there"));
    if (!sums.contains(std::string(kCaseMember)))
        archive.refuse(std::string(kCaseMember), say("bundle", "%1: member %2 is missing"));
}

Tensor readArray(const ArchiveReader& archive, const std::string& name, SummedMember& member,
                 const MemoryBudget& budget)
{
    return readNpy([&](std::span<std::byte> place) { member.read(place); }, member.size(), budget,
                   archive.subjectOf(name));
}

struct Content {
    std::map<std::string, std::string> texts; // case.json and results.json
    HeldArrays arrays;
};

Content readMembers(const ArchiveReader& archive, const Sums& sums, const MemoryBudget& budget)
{
    Content content;
    for (const auto& [name, sum] : sums) {
        SummedMember member(archive, name);
        if (name == kCaseMember || name == kResultsMember) {
            withJson(archive, name, [&] { checkJsonSize(member.size(), budget); });
            content.texts[name] = member.text();
        } else if (name.ends_with(".npy")) {
            content.arrays.emplace(name, readArray(archive, name, member, budget));
        }
        member.finish(sums);
    }
    return content;
}

Content contentOf(const ArchiveReader& archive, const MemoryBudget& budget)
{
    const Sums sums = readManifest(archive, budget);
    checkNames(archive, sums);
    return readMembers(archive, sums, budget);
}

// The array of the first output; null: there is none.
const Tensor* firstResult(const Content& content, const MemoryBudget& budget)
{
    const auto text = content.texts.find(std::string(kResultsMember));
    if (text == content.texts.end())
        return nullptr;
    const JsonDocument document = parseJson(text->second, budget);
    const JsonMember outputs = JsonMember(document, "").required("outputs").array();
    if (outputs.value().Empty())
        return nullptr;
    const JsonMember member = outputs.element(0).required("member");
    const auto array = content.arrays.find(member.string());
    if (array == content.arrays.end())
        member.refuse(say("bundle", "%1 = %2 is not in the bundle"));
    return &array->second;
}

std::vector<BundledResult> failedSides(const JsonMember& root, const HeldArrays& arrays)
{
    const JsonMember verdicts = root.required("verdicts").array(), outputs = root.required("outputs").array();
    if (verdicts.value().Empty() || verdicts.element(0).required("verdict").string() != "FAIL")
        return {};
    std::vector<BundledResult> sides;
    for (const char* side : {"engine", "against"}) {
        const std::string wanted = verdicts.element(0).required(side).string();
        for (unsigned i = 0; i < outputs.value().Size(); ++i) {
            const JsonMember output = outputs.element(i);
            const auto array = arrays.find(output.required("member").string());
            if (output.required("engine").string() == wanted && array != arrays.end())
                sides.push_back({wanted, array->second});
        }
        if (sides.empty())
            return {}; // the engine's own output is not there
        const auto expected = arrays.find(std::string(kExpectedMember));
        if (side == std::string_view("against") && sides.size() == 1 && expected != arrays.end())
            sides.push_back({wanted, expected->second});
    }
    return sides.size() == 2 ? sides : std::vector<BundledResult>();
}

// Where nothing is expected, what an engine gave is what the next run is held against.
void expectResult(CaseFile& file, const Tensor* result)
{
    if (!file.expected.empty() || !result || file.dispatchCount() != 1)
        return;
    const DispatchCommand& command = file.dispatchCommand(0);
    const Dispatchable& dispatchable = *file.findDispatchable(command.dispatchable);
    const auto output =
        dispatchable.op ? command.bindings.find(std::string(outputField(*dispatchable.op))) : command.bindings.end();
    if (output != command.bindings.end())
        file.expected.emplace(output->second.resource, *result);
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
    CaseFile file;
    withJson(archive, std::string(kCaseMember), [&] {
        const std::string& text = content.texts.at(std::string(kCaseMember));
        file = CaseFileReader(text, path.parent_path(), budget, SourceReach::CaseFolder, &content.arrays).read();
    });
    withJson(archive, std::string(kResultsMember), [&] { expectResult(file, firstResult(content, budget)); });
    file.path = path;
    file.json.clear(); // its arrays lie in the bundle: as a case file it is written anew
    return file;
}

std::vector<BundledResult> failedResults(const std::filesystem::path& path, const MemoryBudget& budget)
{
    const ArchiveReader archive(path, budget);
    const Content content = contentOf(archive, budget);
    std::vector<BundledResult> sides;
    const std::string name(kResultsMember);
    if (const auto text = content.texts.find(name); text != content.texts.end())
        withJson(archive, name, [&] {
            const JsonDocument document = parseJson(text->second, budget);
            sides = failedSides(JsonMember(document, ""), content.arrays);
        });
    return sides;
}

const CaseFormat& bundleFormat()
{
    static constexpr CaseFormat format{isBundle,
                                       [](const std::filesystem::path& path, const MemoryBudget& budget, SourceReach) {
                                           return readBundle(path, budget); // it names no other file
                                       }};
    return format;
}

} // namespace tessera
