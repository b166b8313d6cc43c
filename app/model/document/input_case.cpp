// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/input_case.h"

#include "app/model/document/operator_edit.h"
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
#include <charconv>
#include <cstdlib>

namespace tessera {

namespace {

size_t sharedFields(const Operator& a, const Operator& b)
{
    const std::vector<Field> of = fields(a), others = fields(b);
    return size_t(std::ranges::count_if(of, [&](const Field& field) {
        return std::ranges::any_of(others, [&](const Field& other) { return other.info.name == field.info.name; });
    }));
}

constexpr uint32_t kWide = 256; // pixels

// A resampling that copies a picture shows nothing: a wide one is halved, a narrow one doubled.
Operator resized(const Operator& op)
{
    if (!findField(op, "Scales") || fieldText(op, "Scales") != "1,1,1,1" || !outputIsOffered(op))
        return op;
    return scaled(op, inputDesc(op).sizes.back() > kWide ? QStringLiteral("0.5") : QStringLiteral("2"));
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
    if (holdsPicture(best) && !holdsPicture(c))
        best.op = resized(best.op);
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
    // A case file does not have the name of the picture.
    return {.type = desc.dataType,
            .channels = desc.sizes[1],
            .range = values.file.empty() ? values.range : rangeOfValues(values.tensor)};
}

namespace {

constexpr uint32_t kMostTried = 256; // how many values of a field are tried
constexpr size_t kMostOffered = 3;

// The size of the data on the axis of an issue's path, "InputTensor.Sizes[2]", if it differs; else none.
std::vector<std::string> sizeOfData(const Case& c, const Issue& issue)
{
    const auto* values = std::get_if<FromValues>(&c.data);
    if (!values || values->tensor.desc.sizes.size() != inputDesc(c.op).sizes.size())
        return {};
    const size_t bracket = issue.path.find('[');
    size_t axis = values->tensor.desc.sizes.size();
    if (bracket != std::string::npos)
        std::from_chars(issue.path.data() + bracket + 1, issue.path.data() + issue.path.size(), axis);
    if (axis >= values->tensor.desc.sizes.size() || values->tensor.desc.sizes[axis] == inputDesc(c.op).sizes[axis])
        return {};
    return {std::to_string(values->tensor.desc.sizes[axis])};
}

// The values of a number with which the operator runs, the nearest first. 1 is left out, since it changes nothing.
std::vector<std::string> rightValues(const Operator& op, const Field& field, const MemoryBudget& budget)
{
    std::vector<uint32_t> right;
    for (uint32_t value = 2; value <= kMostTried; ++value) {
        Operator changed = op;
        changeField(changed, field.info.name, value);
        if (validate(changed, budget).empty())
            right.push_back(value);
    }
    const auto distance = [now = int64_t{std::get<uint32_t>(field.value)}](uint32_t value) {
        return std::abs(int64_t{value} - now);
    };
    std::ranges::stable_sort(right, {}, distance);
    right.resize(std::min(right.size(), kMostOffered));
    std::vector<std::string> texts;
    for (const uint32_t value : right)
        texts.push_back(std::to_string(value));
    return texts;
}

void suggestOtherFields(const Operator& op, const MemoryBudget& budget, Issues& issues)
{
    for (const Field& field : fields(op)) {
        if (!std::holds_alternative<uint32_t>(field.value) || field.info.followsRank)
            continue;
        const std::vector<std::string> right = rightValues(op, field, budget);
        if (!right.empty())
            issues.push_back({std::string(field.info.name), std::to_string(std::get<uint32_t>(field.value)),
                              say("inputs", "is not a value that the sizes of the data allow"), right});
    }
}

// The form has no field for a shape that follows from other fields; this is the field that makes its longest side.
void blameFieldOfOutput(const Operator& op, Issue& issue)
{
    const std::vector<uint32_t>&input = inputDesc(op).sizes, &output = outputDesc(op).sizes;
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
        if (issue.path == shape && outputIsOffered(c.op)
            && inputDesc(c.op).sizes.size() == outputDesc(c.op).sizes.size())
            blameFieldOfOutput(c.op, issue);
    if (std::holds_alternative<Generator>(c.data))
        return issues;
    const std::string input(inputField(c.op));
    bool hasOtherSizes = false;
    for (Issue& issue : issues) {
        if (issue.path.starts_with(input + ".DataType"))
            issue.suggestions.clear();
        if (!issue.path.starts_with(input + ".Sizes"))
            continue;
        issue.suggestions = sizeOfData(c, issue);
        hasOtherSizes |= issue.suggestions.empty();
    }
    if (hasOtherSizes)
        suggestOtherFields(c.op, budget, issues);
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
