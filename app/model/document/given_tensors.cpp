// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/given_tensors.h"

#include "app/base/look/format.h"
#include "app/model/document/input_case.h"
#include "app/model/document/output_source.h"
#include "engine/core/tensor/error.h"

#include <array>

#include <unistd.h>

namespace tessera {

GivenTensors::GivenTensors(const QString& name)
    : m_name(name)
{
    if (!m_folder.isValid())
        throw IoError(m_folder.path().toStdString() + " cannot be made: " + m_folder.errorString().toStdString());
}

std::filesystem::path GivenTensors::path(size_t index) const
{
    constexpr std::array names = {QLatin1String("input.npy"), QLatin1String("output.npy")};
    return pathOf(m_folder.filePath(names[index]));
}

QString GivenTensors::output() const
{
    return fileSource(pathText(path(1)));
}

bool GivenTensors::contains(const QString& file) const
{
    return file.startsWith(m_folder.path() + QLatin1Char('/'));
}

// The links name the process, so that a copied command works in a terminal while the window is open.
void GivenTensors::take(std::vector<Descriptor> files, uint64_t bytes)
{
    std::vector<std::filesystem::path> links;
    std::error_code error;
    for (size_t i = 0; i < files.size() && !error; ++i) {
        links.push_back(path(i).string() + ".new");
        std::filesystem::remove(links.back(), error);
        std::filesystem::create_symlink(
            "/proc/" + std::to_string(getpid()) + "/fd/" + std::to_string(files[i].number()), links.back(), error);
    }
    for (size_t i = 0; i < links.size() && !error; ++i)
        std::filesystem::rename(links[i], path(i), error);
    if (error)
        throw IoError(links.back().string() + " cannot be made: " + error.message());
    m_files = std::move(files);
    m_bytes = bytes;
}

} // namespace tessera
