// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/inputs/input_case.h"

#include "engine/core/ops/operator.h"
#include "engine/formats/files/array_file.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/formats/io/file_kind.h"

#include <QFileInfo>

#include <algorithm>

namespace tessera {

namespace {

size_t sharedFields(const Operator& a, const Operator& b)
{
    const std::vector<Field> of = fields(a), others = fields(b);
    return size_t(std::ranges::count_if(of, [&](const Field& field) {
        return std::ranges::any_of(others, [&](const Field& other) { return other.info.name == field.info.name; });
    }));
}

QString toPath(const std::filesystem::path& path)
{
    return QString::fromStdU16String(path.u16string());
}

} // namespace

Case withInput(const Case& c, const TensorDesc& desc, DataSource data, const MemoryBudget& budget)
{
    Case best = c;
    best.data = std::move(data);
    setInput(best.op, desc.dataType, sizesTaken(best.op, desc));
    if (validate(best.op, budget).empty())
        return best;

    std::optional<Operator> other;
    for (const Operator& candidate : allOperators()) {
        Operator op = converted(c.op, candidate);
        setInput(op, desc.dataType, sizesTaken(op, desc));
        if (validate(op, budget).empty() && (!other || sharedFields(op, c.op) > sharedFields(*other, c.op)))
            other = std::move(op);
    }
    if (other)
        best.op = *other;
    return best;
}

ReadPicture takePictureFor(const Case& c, const QString& path, const MemoryBudget& budget, const RunControl& control)
{
    ReadPicture picture = takePicture(path, {}, budget, control);
    const TensorDesc& desc = picture.tensor.desc;
    const auto takes = [&](DataType type) {
        Operator op = c.op;
        setInput(op, type, desc.sizes);
        return validate(op, budget).empty();
    };
    return takes(desc.dataType) || !takes(DataType::Float32)
        ? picture
        : takePicture(path, {.type = DataType::Float32, .range = SampleRange::Unit}, budget, control);
}

Case withOutputAsInput(const Case& c, const Tensor& output, const MemoryBudget& budget)
{
    const TensorDesc packed{.dataType = output.desc.dataType, .sizes = output.desc.sizes};
    const std::optional<WaysBack> back = c.op->waysBack(); // a permutation leads back, a resampling is done once more
    const Case following{.title = {}, .op = back ? back->same : c.op, .data = {}};
    const FromValues values{withLayout(output, packed), "output of " + std::string(name(c.op))};
    return withInput(following, packed, values, budget);
}

QString inputFile(const Case& c)
{
    const auto* file = std::get_if<FromFile>(&c.data);
    return file ? QFileInfo(toPath(fileOfArray(file->path))).absoluteFilePath() : QString();
}

QString dataFileName(const Case& c)
{
    const auto* file = std::get_if<FromFile>(&c.data);
    return QFileInfo(file ? toPath(file->path) : picturePath(c)).fileName();
}

QString picturePath(const Case& c)
{
    const auto* values = std::get_if<FromValues>(&c.data);
    if (!values || values->tensor.desc.sizes.size() != 4)
        return {};
    const QString origin = QString::fromStdString(values->origin);
    return QFileInfo(origin).isAbsolute() ? origin : QString();
}

QString pictureFile(const Case& c)
{
    return toPath(fileOfArray(picturePath(c).toStdU16String()));
}

SampleRange sampleRange(const Case& c, const Tensor& tensor)
{
    if (!isFloat(tensor.desc.dataType))
        return SampleRange::Byte;
    return picturePath(c).isEmpty() ? rangeOfValues(tensor) : pictureOptions(c).range;
}

bool holdsPicture(const Case& c)
{
    constexpr uint32_t kLeastSide = 16;
    const TensorDesc& input = inputDesc(c.op);
    if (input.sizes.size() != 4)
        return false;
    const auto* values = std::get_if<FromValues>(&c.data);
    const auto* file = std::get_if<FromFile>(&c.data);
    const std::filesystem::path path = values ? std::filesystem::path(values->origin) : file ? file->path : "";
    const FileKind kind = fileKind(path);
    return kind == FileKind::Picture
        || (kind == FileKind::Npy && input.dataType == DataType::UInt8
            && std::min(input.sizes[2], input.sizes[3]) >= kLeastSide);
}

PictureOptions pictureOptions(const Case& c)
{
    const auto& values = std::get<FromValues>(c.data);
    const TensorDesc& desc = values.tensor.desc;
    // A case file does not say it.
    return {.type = desc.dataType,
            .channels = desc.sizes[1],
            .range = values.file.empty() ? values.range : rangeOfValues(values.tensor)};
}

} // namespace tessera
