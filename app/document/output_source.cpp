// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/output_source.h"

#include "app/document/picture_codec.h"
#include "app/document/resource_cases.h"
#include "engine/io/case_input.h"
#include "engine/io/execute.h"
#include "engine/io/npy.h"
#include "engine/registry/registry.h"

#include <QFileInfo>

namespace tessera {

namespace {

constexpr QLatin1String kMark("file:");

std::string described(const TensorDesc& desc)
{
    return std::string(name(desc.dataType)) + " " + text(desc.sizes);
}

bool hasElementsOf(const Tensor& flat, const TensorDesc& packed)
{
    return flat.desc.sizes.size() == 1 && isPacked(flat.desc) && flat.desc.dataType == packed.dataType
        && (flat.desc.sizes[0] == elementCount(packed)
            || flat.desc.sizes[0] == totalBytes(packed) / elementBytes(packed.dataType));
}

class FileSource : public OutputSource {
public:
    explicit FileSource(std::filesystem::path path)
        : m_path(std::move(path))
    {
    }

    std::string name() const override { return m_path.string(); }
    bool executesPlans() const override { return false; }

    Timings run(const Case& c, const Plan& plan, const Tensor& input, Tensor& output,
                const RunControl& control) const override
    {
        Timings timings;
        Tensor found = read(c, input, plan.output, timings.note, control);
        const TensorDesc packed{.dataType = plan.output.dataType, .sizes = plan.output.sizes};
        if (hasElementsOf(found, packed)) // other programs write arrays without a shape
            found = Tensor(packed, found.buffer);
        if (found.desc.dataType != packed.dataType || found.desc.sizes != packed.sizes)
            throw Incomparable(incomparable(packed, found.desc), found);
        output = withLayout(found, plan.output);
        return timings;
    }

private:
    Tensor read(const Case& c, const Tensor& input, const TensorDesc& like, std::string& note,
                const RunControl& control) const
    {
        const std::string extension = m_path.extension().string();
        if (extension == ".npy")
            return readNpy(m_path);
        if (extension == ".json")
            return ofCase(c, input, like, note, control);
        PictureOptions options{.type = like.dataType, .channels = {}};
        if (like.sizes.size() == 4)
            options.channels = like.sizes[1];
        const bool channels = options.channels == 1U || options.channels == 3U || options.channels == 4U;
        return readPicture(QString::fromStdString(m_path.string()), channels ? options : PictureOptions{});
    }

    CaseFile readCase() const
    {
        const QString path = QString::fromStdString(m_path.string());
        return path.startsWith(QLatin1Char(':')) ? readResourceCase(path) : readCaseFile(m_path);
    }

    Tensor ofCase(const Case& c, const Tensor& input, const TensorDesc& like, std::string& note,
                  const RunControl& control) const
    {
        const CaseFile file = readCase();
        if (file.dispatchCount() == 0)
            throw IoError(m_path.string() + " dispatches nothing: it has no output");
        size_t index = 0;
        while (index < file.dispatchCount() && !writes(file, index, like))
            ++index;
        if (index == file.dispatchCount())
            index = 0; // to be refused, with what it is
        const Case other = file.dispatch(index);
        if (other.op != c.op)
            note = "The file's case is another one: " + toText(other);
        const auto binding = file.dispatchCommand(index).bindings.find(std::string(outputField(other.op)));
        if (binding != file.dispatchCommand(index).bindings.end() && file.expected.contains(binding->second.resource)) {
            if (other.op == c.op && !equalElements(loadInput(other), input))
                note = "The expected values belong to another input";
            return Execution(file).expected(binding->second.resource);
        }
        DispatchJob job = Execution(file).prepare(file.dispatchCommand(index));
        makeEngine("cpu")->run(job.dispatched, job.plan, job.input, job.output, control);
        return job.output;
    }

    static bool writes(const CaseFile& file, size_t index, const TensorDesc& like)
    {
        const Dispatchable& dispatchable = *file.findDispatchable(file.dispatchCommand(index).dispatchable);
        return dispatchable.op && outputDesc(*dispatchable.op).dataType == like.dataType
            && outputDesc(*dispatchable.op).sizes == like.sizes;
    }

    std::filesystem::path m_path;
};

} // namespace

bool isFileSource(const QString& name)
{
    return name.startsWith(kMark);
}

QString fileSource(const QString& path)
{
    return kMark + path;
}

QString pathOfSource(const QString& name)
{
    return name.mid(kMark.size());
}

QString sourceNamed(const std::string& words)
{
    const std::filesystem::path path(words);
    const bool isFile =
        path.extension() == ".npy" || path.extension() == ".json" || std::filesystem::is_regular_file(path);
    const QString name = QString::fromStdString(words);
    return isFile ? fileSource(name) : name;
}

QString sourceLabel(const QString& name)
{
    return isFileSource(name) ? QFileInfo(pathOfSource(name)).fileName() : name;
}

std::string incomparable(const TensorDesc& a, const TensorDesc& b)
{
    return "cannot be compared: " + described(a) + ", not " + described(b);
}

std::unique_ptr<OutputSource> makeFileSource(const std::filesystem::path& path)
{
    return std::make_unique<FileSource>(path);
}

SourceFactory withFiles(EngineFactory makeEngine)
{
    return [makeEngine = std::move(makeEngine)](const EngineOptions& options,
                                                const std::string& name) -> std::unique_ptr<OutputSource> {
        const QString source = QString::fromStdString(name);
        if (isFileSource(source))
            return makeFileSource(pathOfSource(source).toStdString());
        return makeEngine(options, name);
    };
}

} // namespace tessera
