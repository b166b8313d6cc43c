// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/session.h"
#include "engine/formats/files/file.h"
#include "engine/formats/files/npy.h"

#include <QDir>
#include <QFile>

#include <cstdlib>
#include <span>

#include <unistd.h>

namespace tessera {
namespace {

const MemoryBudget kBudget{4 << 20};

// A session's folder of this process: "session.json" beside values that a case may name.
class Folder {
public:
    Folder() { QDir(m_path).mkpath(QStringLiteral(".")); }
    ~Folder() { QDir(m_path).removeRecursively(); }

    QString path() const { return m_path; }
    QString text() const { return m_path + QStringLiteral("/session.json"); }

    void fill(std::span<const std::byte> text)
    {
        QDir(m_path + QStringLiteral("/unreadable-1")).removeRecursively();
        writeNpy(Tensor({.dataType = DataType::UInt8, .sizes = {1, 8, 2, 3}}),
                 (m_path + QStringLiteral("/values-1.npy")).toStdU16String());
        QFile file(this->text());
        if (!file.open(QIODevice::WriteOnly)
            || file.write(reinterpret_cast<const char*>(text.data()), qsizetype(text.size())) != qsizetype(text.size()))
            std::abort();
    }

private:
    QString m_path = QDir::temp().filePath(QStringLiteral("session_fuzz-%1").arg(getpid()));
};

std::string contentOf(const QString& path)
{
    return readFile(path.toStdU16String(), uint64_t{64} << 20);
}

// Reads the session as a start does, and writes it as the next change does: what stands in the file then. None: it
// could not be read.
std::optional<std::string> readAndWrite(const Folder& folder)
{
    QStringList problems;
    SessionFolder session(folder.path());
    const std::optional<Session> read = session.read(problems, kBudget);
    if (!read)
        return {};
    for (const SessionTab& tab : read->tabs)
        static_cast<void>(documentState(tab, kBudget));
    session.write(*read);
    session.finish();
    if (!session.problem().isEmpty())
        std::abort();
    return contentOf(folder.text());
}

} // namespace
} // namespace tessera

// A session that cannot be read is kept aside as it is; any other one comes back, time after time, as it was written.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    using namespace tessera;
    static Folder folder;
    const auto bytes = std::as_bytes(std::span(data, size));
    folder.fill(bytes);
    if (!readAndWrite(folder)) {
        const std::string aside = contentOf(folder.path() + QStringLiteral("/unreadable-1/session.json"));
        if (aside != std::string(reinterpret_cast<const char*>(data), size))
            std::abort();
        return 0;
    }
    // The first time may correct what was written by hand.
    const auto once = readAndWrite(folder), again = readAndWrite(folder);
    if (!once || once != again)
        std::abort();
    return 0;
}
