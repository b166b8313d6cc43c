// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/sweep/sweep_progress.h"

#include "engine/core/tensor/error.h"
#include "engine/formats/files/file.h"
#include "engine/formats/io/json.h"
#include "engine/formats/io/json_text.h"

#include <cerrno>

#include <fcntl.h>
#include <unistd.h>

namespace tessera {

SweepProgress::SweepProgress(std::filesystem::path path, const SweepReport& order, uint64_t known, Resume resume)
    : m_path(std::move(path))
    , m_order(order)
    , m_known(known)
    , m_file(open(m_path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666))
{
    if (m_file.number() < 0)
        fail();
    if (resume == Resume::Yes)
        read(order);
    else if (ftruncate(m_file.number(), 0) != 0)
        fail();
    if (lseek(m_file.number(), 0, SEEK_END) == 0) {
        JsonText json;
        writeSweepHead(json, m_order);
        append(json.key("knownCases").value(m_known).endObject().line());
    }
}

// A line that was cut off is taken away.
void SweepProgress::read(const SweepReport& order)
{
    const std::string text = readFile(m_path, regularFileSize(m_path));
    size_t begin = 0;
    for (size_t number = 1; begin < text.size(); ++number) {
        const size_t end = text.find('\n', begin);
        if (end == std::string::npos)
            break;
        try {
            readLine(std::string_view(text).substr(begin, end - begin), begin == 0, order);
        } catch (const JsonError& error) {
            //: A file, a line of it, and what is wrong there.
            throw IoError(say("sweep", "%1, line %2: %3; without --resume the sweep begins anew")(
                m_path.string(), number, error.message()));
        }
        begin = end + 1;
    }
    if (ftruncate(m_file.number(), static_cast<off_t>(begin)) != 0)
        fail();
}

void SweepProgress::readLine(std::string_view text, bool isHead, const SweepReport& order)
{
    const JsonDocument document = parseJson(text);
    const JsonMember line(document, "");
    line.object();
    if (isHead) {
        readSweepHead(line, m_order);
        needSameSweep({"the line", order}, {m_path.string(), m_order});
        if (m_order.shard != order.shard)
            throw TextError(
                say("sweep", "%1 is of shard %2, not %3")(m_path.string(), toText(m_order.shard), toText(order.shard)));
        m_known = line.required("knownCases").uint64();
        return;
    }
    SweepSum part;
    const auto readFailure = [&](const JsonMember& each) { readSweepFailure(each, part); };
    if (const auto known = line.find("known")) {
        known->forEachElement(readFailure);
        m_start.sum.known = std::move(part.known);
        m_start.isKnownRun = true;
        return;
    }
    readSweepCounts(line, part);
    line.required("failures").forEachElement(readFailure);
    if (const JsonMember chunk = line.required("chunk"); !m_start.chunks.insert(chunk.uint64()).second)
        chunk.refuse(say("sweep", "%1 = %2 stands in another line as well; expected each chunk once"));
    add(m_start.sum, part);
}

void SweepProgress::addKnown(const std::vector<SweepFailure>& known)
{
    JsonText json;
    json.beginObject().key("known").beginArray();
    for (const SweepFailure& failure : known)
        writeSweepFailure(json, m_order, {}, failure);
    append(json.endArray().endObject().line());
}

void SweepProgress::addChunk(uint64_t chunk, const SweepSum& part)
{
    JsonText json;
    json.beginObject().key("chunk").value(chunk);
    writeSweepCounts(json, part);
    json.key("failures").beginArray();
    for (const auto& [number, failure] : part.failures)
        writeSweepFailure(json, m_order, number, failure);
    append(json.endArray().endObject().line());
}

void SweepProgress::append(std::string_view line)
{
    while (!line.empty()) {
        const ssize_t count = ::write(m_file.number(), line.data(), line.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            fail();
        line.remove_prefix(static_cast<size_t>(count));
    }
}

void SweepProgress::remove()
{
    unlink(m_path.c_str());
}

void SweepProgress::fail() const
{
    throw IoError(say("sweep", "%1 cannot be written: %2")(m_path.string(), systemReason(errno)));
}

} // namespace tessera
