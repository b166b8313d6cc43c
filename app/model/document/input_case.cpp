// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/input_case.h"

#include "app/model/document/picture_codec.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/files/array_file.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/formats/io/file_kind.h"

#include <QFileInfo>

#include <algorithm>
#include <bit>

namespace tessera {

namespace {

size_t sharedFields(const Operator& a, const Operator& b)
{
    const std::vector<Field> of = fields(a), others = fields(b);
    return size_t(std::ranges::count_if(of, [&](const Field& field) {
        return std::ranges::any_of(others, [&](const Field& other) { return other.info.name == field.info.name; });
    }));
}

} // namespace

QString pathText(const std::filesystem::path& path)
{
    return QString::fromStdU16String(path.u16string());
}

Case withInput(const Case& c, const TensorDesc& desc, DataSource data, const MemoryBudget& budget)
{
    Case best = c;
    best.data = std::move(data);
    setInput(best.op, desc.dataType, sizesTaken(best.op, desc));
    std::optional<Operator> other;
    if (!validate(best.op, budget).empty())
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
    ReadPicture picture = loadPicture(path, {}, budget, control);
    const TensorDesc& desc = picture.tensor.desc;
    const auto takes = [&](DataType type) {
        Operator op = c.op;
        setInput(op, type, desc.sizes);
        return validate(op, budget).empty();
    };
    return takes(desc.dataType) || !takes(DataType::Float32)
        ? picture
        : loadPicture(path, {.type = DataType::Float32, .range = SampleRange::Unit}, budget, control);
}

Case withOutputAsInput(const Case& c, const Tensor& output, const MemoryBudget& budget)
{
    const TensorDesc packed{.dataType = output.desc.dataType, .sizes = output.desc.sizes};
    const std::optional<Inverses> back = inversesOf(c.op); // a permutation has an inverse, a resampling is repeated
    const Case following{.title = {}, .op = back ? back->same : c.op, .data = {}};
    const FromValues values{withLayout(output, packed), "output of " + std::string(name(c.op))};
    return withInput(following, packed, values, budget);
}

QString inputFile(const Case& c)
{
    const auto* file = std::get_if<FromFile>(&c.data);
    return file ? QFileInfo(pathText(fileOfArray(file->path))).absoluteFilePath() : QString();
}

QString dataFileName(const Case& c)
{
    const auto* file = std::get_if<FromFile>(&c.data);
    return QFileInfo(file ? pathText(file->path) : picturePath(c)).fileName();
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
    return pathText(fileOfArray(picturePath(c).toStdU16String()));
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
    const TensorDesc& input = c.op.input;
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
    // A case file does not have the name of the picture.
    return {.type = desc.dataType,
            .channels = desc.sizes[1],
            .range = values.file.empty() ? values.range : rangeOfValues(values.tensor)};
}

namespace {

// The form has no field for a shape that follows from other fields; this is the field that makes its longest side.
void blameFieldOfOutput(const Operator& op, Issue& issue)
{
    const std::vector<uint32_t>&input = op.input.sizes, &output = op.output.sizes;
    const auto axis = size_t(std::ranges::max_element(output) - output.begin());
    const auto field = findField(op, "Scales");
    const auto* scales = field ? std::get_if<std::vector<float>>(&field->value) : nullptr;
    const bool isScaled = scales && axis < scales->size() && double((*scales)[axis]) > double(input[axis]);
    const std::string text =
        isScaled ? toText(DataType::Float32, std::bit_cast<uint32_t>((*scales)[axis])) : std::to_string(input[axis]);
    issue.message = say("inputs", "gives %1 = %2, which %3")(issue.path, issue.value, issue.message);
    issue.path = (isScaled ? "Scales" : std::string(inputField(op)) + ".Sizes") + '[' + std::to_string(axis) + ']';
    issue.value = text;
}

} // namespace

Issues issuesOf(const Case& c, const MemoryBudget& budget)
{
    Issues issues = validate(c.op, budget);
    const std::string shape = std::string(outputField(c.op)) + ".Sizes";
    for (Issue& issue : issues)
        if (issue.path == shape && outputIsOffered(c.op) && c.op.input.sizes.size() == c.op.output.sizes.size())
            blameFieldOfOutput(c.op, issue);
    if (std::holds_alternative<Generator>(c.data))
        return issues;
    const std::string input(inputField(c.op));
    for (Issue& issue : issues)
        if (issue.path.starts_with(input + ".DataType") || issue.path.starts_with(input + ".Sizes"))
            issue.suggestions.clear();
    return issues;
}

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
