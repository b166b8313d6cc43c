// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/session.h"
#include "engine/formats/files/file.h"
#include "engine/formats/files/npy.h"
#include "tests/fuzz/fuzz.h"

namespace tessera {
namespace {

const MemoryBudget kBudget{4 << 20};

// A session's folder of this process: "session.json" beside values that a case may name.
class Folder {
public:
    Folder() { std::filesystem::create_directories(path); }
    ~Folder() { std::filesystem::remove_all(path); }

    void fill(std::string_view text) const
    {
        std::filesystem::remove_all(path / "unreadable-1");
        writeNpy(Tensor({.dataType = DataType::UInt8, .sizes = {1, 8, 2, 3}}), path / "values-1.npy");
        write(path / "session.json", text);
    }
    std::string content(const char* name) const { return readFile(path / name, uint64_t{64} << 20); }

    const std::filesystem::path path = ownPlace("session");
};

// Reads the session as a start does, writes it as the next change does, and returns the file's new content. None: it
// could not be read.
std::optional<std::string> readAndWrite(const Folder& folder)
{
    QStringList problems;
    SessionFolder session(QString::fromStdString(folder.path.string()));
    const std::optional<Session> read = session.read(problems, kBudget);
    if (!read)
        return {};
    for (const SessionTab& tab : read->tabs)
        static_cast<void>(documentState(tab, kBudget));
    session.write(*read);
    session.finish();
    expect(session.problem().isEmpty());
    return folder.content("session.json");
}

} // namespace

// A session that cannot be read is kept aside as it is; any other one comes back, time after time, as it was written.
void fuzz(std::string_view bytes)
{
    static const Folder folder;
    folder.fill(bytes);
    if (!readAndWrite(folder))
        return expect(folder.content("unreadable-1/session.json") == bytes);
    // The first time may correct what was written by hand.
    const auto once = readAndWrite(folder), again = readAndWrite(folder);
    expect(once && once == again);
}

} // namespace tessera
