// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/files/array_file.h"

#include "engine/core/message/plain_text.h"
#include "engine/formats/files/archive.h"
#include "engine/formats/files/file.h"
#include "engine/formats/files/npy.h"

#include <algorithm>
#include <cstring>
#include <system_error>

namespace tessera {

namespace {

constexpr std::string_view kNpy = ".npy", kNpz = ".npz";

// NumPy's name, unless that means something else after "#".
std::string nameOf(std::string_view member)
{
    const std::string_view name = member.substr(0, member.size() - kNpy.size());
    return std::string(name == kAsPicture.substr(1) || name.ends_with(kAsPicture) || name.empty() ? member : name);
}

std::vector<std::string> membersOf(const ArchiveReader& archive)
{
    std::vector<std::string> members = archive.names();
    std::erase_if(members, [](const std::string& name) { return !name.ends_with(kNpy); });
    return members;
}

Message listOf(const std::vector<std::string>& members)
{
    constexpr size_t kMostNamed = 12;
    std::vector<std::string> names;
    for (const std::string& member : members)
        names.push_back(names.size() < kMostNamed ? shown(nameOf(member)) : "…");
    names.resize(std::min(names.size(), kMostNamed + 1));
    return listText(names, ", ");
}

// The member that the name means. Throws IoError.
std::string memberFor(const ArchiveReader& archive, const ArrayName& named)
{
    const std::vector<std::string> members = membersOf(archive);
    const std::string file = named.file.string();
    if (members.empty())
        throw IoError(say("files", "%1 holds no arrays: no member of it ends in .npy")(file));
    if (named.array.empty() && members.size() > 1)
        throw IoError(say("files", "%1 holds %2 arrays: %3; expected the name of one of them, as in %4")(
            file, members.size(), listOf(members), file + "#" + shown(nameOf(members.front()))));
    if (named.array.empty())
        return members.front();
    for (const std::string& wanted : {named.array + std::string(kNpy), named.array})
        if (std::ranges::find(members, wanted) != members.end())
            return wanted;
    throw IoError(say("files", "%1 holds no array \"%2\"; it holds %3")(file, shown(named.array), listOf(members)));
}

bool hasArchiveName(const std::filesystem::path& file)
{
    return lowerCaseExtension(file) == kNpz;
}

// An array called .npz is read as an array, and a zip called .npy as a zip.
bool isArchive(const std::filesystem::path& file)
{
    const std::string begin = readFile(file, kZipSignature.size());
    return begin.starts_with(kZipSignature.substr(0, 2)) || (hasArchiveName(file) && !begin.starts_with("\x93NUM"));
}

template <class Read> auto fromMember(const ArchiveReader& archive, const std::string& name, const Read& read)
{
    const std::unique_ptr<MemberReader> member = archive.open(name);
    const ByteSource source = [&](std::span<std::byte> place) { member->read(place); };
    return read(*member, source, archive.subjectOf(name));
}

TensorDesc describeMember(const ArchiveReader& archive, const std::string& name)
{
    return fromMember(archive, name, [](MemberReader& member, const ByteSource& source, const Message& subject) {
        return describeNpy(source, member.size(), subject);
    });
}

// The file itself, which is no archive. Throws IoError where an array of it is named.
std::filesystem::path requireNoName(const ArrayName& named)
{
    if (!named.array.empty())
        throw IoError(
            say("files", "%1 is no .npz, and its array has no name; expected the file's alone")(named.file.string()));
    return named.file;
}

} // namespace

ArrayName arrayNamed(const std::filesystem::path& path)
{
    const std::string text = path.string();
    const size_t mark = text.rfind('#');
    std::error_code error;
    if (mark == text.npos || !hasArchiveName(text.substr(0, mark)) || std::filesystem::exists(path, error))
        return {path};
    return {text.substr(0, mark), text.substr(mark + 1)};
}

bool namesArray(const std::filesystem::path& path)
{
    if (path.string().ends_with(kAsPicture))
        return false;
    const std::string extension = lowerCaseExtension(arrayNamed(path).file);
    return extension == kNpy || extension == kNpz;
}

bool namesPictureArray(const std::filesystem::path& path)
{
    std::error_code error;
    return path.string().ends_with(kAsPicture) && namesArray(withoutAsPicture(path))
        && !std::filesystem::exists(path, error);
}

std::filesystem::path withoutAsPicture(const std::filesystem::path& path)
{
    const std::string name = path.string();
    return name.substr(0, name.size() - kAsPicture.size());
}

std::filesystem::path fileOfArray(const std::filesystem::path& path)
{
    return arrayNamed(namesPictureArray(path) ? withoutAsPicture(path) : path).file;
}

Tensor readArray(const std::filesystem::path& path, const MemoryBudget& budget)
{
    const ArrayName named = arrayNamed(path);
    if (!isArchive(named.file))
        return readNpy(requireNoName(named), budget);
    const ArchiveReader archive(named.file, budget, ArchiveUse::OneMember);
    return fromMember(archive, memberFor(archive, named),
                      [&](MemberReader& member, const ByteSource& source, const Message& subject) {
                          return readNpy(source, member.size(), budget, subject);
                      });
}

TensorDesc describeArray(const std::filesystem::path& path)
{
    const ArrayName named = arrayNamed(path);
    if (!isArchive(named.file))
        return describeNpy(requireNoName(named));
    const ArchiveReader archive(named.file, {}, ArchiveUse::OneMember);
    return describeMember(archive, memberFor(archive, named));
}

std::vector<StoredArray> arraysIn(const std::filesystem::path& path)
{
    std::vector<StoredArray> arrays;
    const std::filesystem::path file = arrayNamed(path).file;
    if (!isArchive(file))
        return arrays;
    const ArchiveReader archive(file, {}, ArchiveUse::OneMember);
    for (const std::string& member : membersOf(archive)) {
        arrays.push_back({nameOf(member)});
        try {
            arrays.back().desc = describeMember(archive, member);
        } catch (const IoError&) { // reading the array says why
        }
    }
    return arrays;
}

void writeArray(const Tensor& tensor, AtomicFile& file, const std::filesystem::path& name)
{
    const ArrayName named = arrayNamed(name);
    if (!named.array.empty())
        throw IoError(say("files", "%1 cannot be written into an .npz, which is written whole; expected %2")(
            name.string(), named.file.string()));
    if (!hasArchiveName(name))
        return writeNpy(tensor, file);
    const std::string bytes = archiveBytes({{"arr_0.npy", npyBytes(tensor)}});
    file.write(std::as_bytes(std::span(bytes)));
}

bool isArchiveOfArrays(std::string_view begin)
{
    constexpr size_t kLengthAt = 26, kNameAt = 30; // of a local file header
    if (begin.size() < kNameAt || !begin.starts_with(kZipSignature))
        return false;
    uint16_t length = 0;
    std::memcpy(&length, begin.data() + kLengthAt, sizeof length); // little endian
    return begin.size() >= kNameAt + length && begin.substr(kNameAt, length).ends_with(kNpy);
}

} // namespace tessera
