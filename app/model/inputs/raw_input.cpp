// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/inputs/raw_input.h"

#include "app/model/inputs/picture_codec.h"
#include "engine/core/tensor/error.h"
#include "engine/formats/io/file_kind.h"

#include <QFileInfo>

#include <algorithm>

namespace tessera {

bool isRawFile(const QString& path)
{
    const std::filesystem::path file = path.toStdU16String();
    return fileKind(file) == FileKind::Other && QFileInfo(path).isFile() && !windowPictureCodec().isPicture(file);
}

uint64_t rawBytes(const TensorDesc& desc)
{
    return (offsetOf(desc, elementCount(desc) - 1) + 1) * elementBytes(desc.dataType);
}

Tensor readRaw(const QString& path, const TensorDesc& desc, uint64_t offset, const MemoryBudget& budget)
{
    const std::string name = QFileInfo(path).fileName().toStdString();
    if (const Issues issues = validate(desc, "Input", TensorRole::Input); !issues.empty())
        throw IoError(sentence(issues.front()));
    const auto size = static_cast<uint64_t>(QFileInfo(path).size());
    const uint64_t needed = rawBytes(desc);
    if (offset > size || needed > size - offset)
        throw IoError(say("inputs", "%1 has %2 bytes; %3 from byte %4 on are needed")(name, size, needed, offset));
    if (totalBytes(desc) > budget.bytes)
        throw IoError(beyondBudget(name, totalBytes(desc), budget));
    Tensor tensor(desc);
    const Buffer file = Buffer::read(path.toStdU16String(), offset, needed);
    std::ranges::copy(file.bytes(), tensor.writableBytes().begin());
    return tensor;
}

} // namespace tessera
