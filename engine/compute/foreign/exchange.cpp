// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/foreign/exchange.h"

#include "engine/core/ops/operators.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/run_failure.h"
#include "engine/core/tensor/tensor.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/files/file.h"
#include "engine/formats/files/npy.h"
#include "engine/formats/io/json.h"
#include "engine/formats/io/json_operator.h"
#include "engine/formats/pictures/picture_file.h"
#include "engine/frameworks/dialects/dialect.h"
#include "engine/frameworks/dialects/dialect_row.h"

#include <cerrno>
#include <cstdlib>
#include <fstream>
#include <string>
#include <string_view>
#include <system_error>

#include <sys/statvfs.h>
#include <unistd.h>

namespace tessera {

namespace {

void writeWords(JsonText& json, const ResizeWords& resize)
{
    json.key("framework").value(resize.convention->framework).key("mode").value(resize.convention->mode);
    if (resize.rule)
        json.key("rule").value(formOf(*resize.rule).onnxName);
    json.key("antialias").value(resize.antialiased);
    if (resize.hasFactors()) // the numbers that a program would have
        json.key("factors").values(
            resize.axes, [](const ResizedAxis& axis) { return std::strtod(floatText(*axis.factor).c_str(), nullptr); });
}

// Writes how frameworks resize as the operator does, or why they cannot. Adapters make the call from it. {"PyTorch":
// {"framework": "PyTorch", "mode": "nearest", "rule": "floor", "factors": [1, 1, 1.5, 1.5], "antialias": false},
// "Pillow": {"refusal": "…"}, …}. "factors" has one for every axis; without it the sizes give the scale. Empty where
// the operator does not resample.
void writeFrameworks(JsonText& json, const Operator& op)
{
    json.beginObject();
    for (const Dialect dialect : kDialects) {
        if (axisMaps(op).empty() || !dialects::rowOf(dialect).hasKernels) // others have no modes
            continue;
        json.key(name(dialect)).beginObject();
        try {
            writeWords(json, dialects::paddedResizeOf(op, dialect));
        } catch (const TextError& why) {
            json.key("refusal").value(why.what());
        }
        json.endObject();
    }
    json.endObject();
}

uint64_t packedBytes(const TensorDesc& desc)
{
    return elementCount(desc) * elementBytes(desc.dataType);
}

void requireLike(const TensorDesc& found, const TensorDesc& output)
{
    if (found.dataType != output.dataType || found.sizes != output.sizes)
        throw RunFailure(FailureKind::Invalid, say("foreign", "it wrote %1, not %2")(text(found), text(output)));
}

EngineError notHandedOver(const IoError& error)
{
    return EngineError(say("foreign", "the input cannot be handed over: %1")(error.message()));
}

} // namespace

std::filesystem::path Exchange::file(const std::string& name)
{
    return m_files.try_emplace(name, folder() / name).first->second.path();
}

void Exchange::begin(const Tensor& input, const TensorDesc& output)
{
    const uint64_t bytes = packedBytes(input.desc) + packedBytes(output);
    try {
        if (!m_folder || !m_folder->hasRoomFor(bytes)) {
            m_files.clear();
            m_folder = std::make_unique<PrivateFolder>(bytes);
        }
        removeTree(this->output());
        writeNpy(input, this->input());
    } catch (const IoError& error) {
        throw notHandedOver(error);
    }
}

void Exchange::writePicture(const Tensor& input, std::string_view extension)
{
    const std::filesystem::path path = this->input(extension);
    const std::vector<uint32_t>& sizes = input.desc.sizes;
    const auto channels = storedChannels(path, input.desc);
    if (!channels || (sizes.size() == 4 && sizes[0] != 1))
        throw RunFailure(FailureKind::Unsupported,
                         say("foreign", "%1 is not an image that a %2 can hold")(text(input.desc), extension));
    try {
        pictureCodec().write(toStoredPicture(path, input, 0, *channels, rangeOfValues(input)), path);
    } catch (const IoError& error) {
        throw notHandedOver(error);
    }
}

void Exchange::writeJson(const Operator& op)
{
    std::ofstream file(json(), std::ios::binary | std::ios::trunc);
    file << operatorJson(op) << '\n' << std::flush;
    if (!file)
        throw EngineError(say("foreign", "the case cannot be handed over: %1 cannot be written")(json().string()));
}

void Exchange::readOutput(Tensor& output, std::string_view extension, SampleRange range, const MemoryBudget& budget)
{
    const std::filesystem::path path = this->output(extension);
    std::error_code error;
    if (!std::filesystem::exists(path, error))
        throw RunFailure(FailureKind::Invalid, say("foreign", "it wrote no output"));
    try {
        if (extension == kNpy)
            requireLike(describeNpy(path), output.desc); // before a large one is read
        PictureOptions options = pictureOptionsFor(output.desc);
        options.range = range;
        const Tensor found =
            extension == kNpy ? readNpy(path, budget) : loadPicture(pictureCodec(), path, options, budget).tensor;
        requireLike(found.desc, output.desc);
        copyElements(found, output);
    } catch (const IoError& problem) {
        // The file's name would mean nothing to a user.
        throw RunFailure(FailureKind::Invalid, renamed(problem.message(), path, say("foreign", "its output")));
    }
}

std::string operatorJson(const Operator& op)
{
    JsonText json;
    writeOperator(json.beginObject(), op, Detail::Needed);
    json.key("operator").value("DML_OPERATOR_" + std::string(name(op)));
    writeFrameworks(json.key("frameworks"), op);
    return inOneLine(json.endObject().text());
}

namespace {

constexpr uint64_t kReserve = 1 << 20;

bool hasRoom(const std::filesystem::path& folder, uint64_t bytes)
{
    struct statvfs space = {};
    return statvfs(folder.c_str(), &space) == 0 && access(folder.c_str(), W_OK | X_OK) == 0
        && uint64_t{space.f_bavail} * space.f_frsize >= bytes + kReserve;
}

} // namespace

PrivateFolder::PrivateFolder(uint64_t bytes)
{
    const std::filesystem::path memory = "/dev/shm";
    const auto place = hasRoom(memory, bytes) ? memory : std::filesystem::temp_directory_path();
    std::string name = (place / "tessera-engine-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr)
        throw IoError(say("foreign", "%1 takes no private folder: %2")(place.string(), systemReason(errno)));
    m_path = name;
    m_atSignal = Temporary(m_path);
}

PrivateFolder::~PrivateFolder()
{
    removeTree(m_path);
}

bool PrivateFolder::hasRoomFor(uint64_t bytes) const
{
    return hasRoom(m_path, bytes);
}

} // namespace tessera
