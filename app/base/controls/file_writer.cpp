// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/file_writer.h"

namespace tessera {

namespace {

constexpr uint64_t kAtOnce = 1 << 20; // bytes: a few milliseconds

} // namespace

// A stopped job answers as well: only then is it known whether its file had been written.
FileWriter::FileWriter()
    : m_writing(
        [](const Request& request, bool& isWritten, const WorkControl<bool>& control) {
            try {
                request.job.write({request.stop, control.progress});
                isWritten = true;
            } catch (const Cancelled&) {
                isWritten = false;
            }
        },
        {.answered =
             [this](const Request& request, const Reply<bool>& reply) {
                 if (reply.answer)
                     request.job.written();
                 else if (!reply.error.isEmpty())
                     emit failed(reply.error);
                 emit ended(reply.answer); // NOLINT(readability-misleading-indentation): emit is an empty macro
             },
         .progressed = [this](double fraction) { emit progressed(fraction); },
         .busyChanged = [this] { emit busyChanged(); }})
{
}

FileWriter::~FileWriter()
{
    stop();
}

void FileWriter::start(Job job)
{
    m_path = job.path;
    if (job.bytes <= kAtOnce) {
        job.write({});
        return job.written();
    }
    m_stop = {};
    m_writing.request({std::move(job), m_stop.get_token()});
}

} // namespace tessera
