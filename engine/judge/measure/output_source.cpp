// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/measure/output_source.h"

#include "engine/compute/registry/registry.h"
#include "engine/formats/files/array_file.h"
#include "engine/formats/io/case_file.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/formats/io/file_kind.h"
#include "engine/formats/pictures/picture_file.h"

#include <functional>
#include <system_error>

namespace tessera {

namespace {

constexpr std::string_view kMark = "file:", kCaseMark = "case:", kEngineOption = "--engine";
static_assert(kMark.size() == kCaseMark.size()); // for pathOfSource()

// Whether a flat array holds the tensor: its elements, or its whole memory, as other programs write it.
bool isFlatOf(const Tensor& flat, const TensorDesc& desc, uint64_t elements)
{
    return flat.desc.sizes.size() == 1 && isPacked(flat.desc) && flat.desc.dataType == desc.dataType
        && (flat.desc.sizes[0] == elements || flat.desc.sizes[0] == totalBytes(desc) / elementBytes(desc.dataType));
}

// A source's tensor in the output's layout. Throws Incomparable.
Tensor fitted(const Tensor& found, const TensorDesc& output)
{
    if (found.desc.dataType != output.dataType || found.desc.sizes != output.sizes)
        throw Incomparable(incomparable(withoutLayout(output), found.desc), found);
    return withLayout(found, output);
}

// A source that is one function.
class MadeSource final : public OutputSource {
public:
    using Run = std::function<Timings(const Case& c, const Plan& plan, const Tensor& input, Tensor& output,
                                      const RunControl& control)>;

    MadeSource(std::string name, bool executesPlans, Run run)
        : m_name(std::move(name))
        , m_executesPlans(executesPlans)
        , m_run(std::move(run))
    {
    }

    std::string name() const override { return m_name; }
    bool executesPlans() const override { return m_executesPlans; }
    Timings run(const Case& c, const Plan& plan, const Tensor& input, Tensor& output,
                const RunControl& control) const override
    {
        return m_run(c, plan, input, output, control);
    }

private:
    std::string m_name;
    bool m_executesPlans;
    Run m_run;
};

bool writes(const Dispatch& dispatch, const TensorDesc& like)
{
    return dispatch.op && dispatch.op->output.dataType == like.dataType && dispatch.op->output.sizes == like.sizes;
}

struct FileReader {
    std::filesystem::path path;
    const PictureCodec& codec;
    MemoryBudget budget;
    SourceReach reach;

    Timings operator()(const Case& c, const Plan& plan, const Tensor& input, Tensor& output,
                       const RunControl& control) const
    {
        Timings timings;
        const Tensor found = read(c, input, plan.output, timings, control);
        const TensorDesc packed = withoutLayout(plan.output);
        if (!isPacked(plan.output) && isFlatOf(found, plan.output, memoryElements(plan.output)))
            output = tensorOver(plan.output, found.buffer);
        else if (isFlatOf(found, packed, elementCount(packed)))
            output = withLayout(Tensor(packed, found.buffer), plan.output);
        else
            output = fitted(found, plan.output);
        return timings;
    }

    Tensor read(const Case& c, const Tensor& input, const TensorDesc& like, Timings& timings,
                const RunControl& control) const
    {
        FileKind kind = fileKind(path);
        if (kind == FileKind::Other)
            kind = fileKindByContent(path);
        if (kind == FileKind::Npy)
            return readArray(path, budget);
        if (kind == FileKind::Case)
            return ofCase(c, input, like, timings, control);
        PictureOptions options = pictureOptionsFor(like); // the codec refuses what is no picture
        options.range = rangeFor(c, input);
        return loadPicture(codec, path, options.channels ? options : PictureOptions{}, budget, control).tensor;
    }

    Tensor ofCase(const Case& c, const Tensor& input, const TensorDesc& like, Timings& timings,
                  const RunControl& control) const
    {
        const CaseFile file =
            isBuiltInCase(path.string()) ? readBuiltInCase(path.string(), budget) : readCaseFile(path, budget, reach);
        if (file.dispatchCount() == 0)
            throw IoError(say("measure", "%1 dispatches nothing: it has no output")(path.string()));
        size_t index = 0;
        while (index < file.dispatchCount() && !writes(file.dispatches[index], like))
            ++index;
        if (index == file.dispatchCount())
            index = 0; // which is then refused
        const Case other = file.dispatch(index);
        timings.isOfAnotherCase = other.op != c.op;
        if (timings.isOfAnotherCase)
            timings.note = say("measure", "The file's case is another one: %1")(toText(other));
        if (auto expected = expectedOutput(file, index)) {
            if (other.op == c.op && !equalElements(loadInput(other, budget), input)) {
                timings.isOfAnotherCase = true;
                timings.note = say("measure", "The expected values belong to another input");
            }
            return *std::move(expected);
        }
        DispatchJob job = prepareDispatch(file, index);
        makeEngine("cpu")->run(job.dispatched, job.plan, job.input, job.output, control);
        return job.output;
    }
};

// Another case on its own input.
struct CaseRunner {
    Case c;
    std::shared_ptr<const OutputSource> engine;
    const PictureCodec& codec;
    MemoryBudget budget;

    Timings operator()(const Case& asked, const Plan& plan, const Tensor& input, Tensor& output,
                       const RunControl& control) const
    {
        const Case other = withPictures(c, codec, budget);
        DispatchJob ready = prepare(other, budget);
        Timings timings = engine->run(other, ready.plan, ready.input, ready.output, control);
        output = fitted(ready.output, plan.output);
        if (c.op != asked.op || !equalElements(ready.input, input)) {
            timings.isOfAnotherCase = true;
            timings.note = say("measure", "It is the output of another case: %1")(toText(c));
        }
        return timings;
    }
};

} // namespace

bool isFileSource(const std::string& name)
{
    return name.starts_with(kMark);
}

bool isCaseSource(const std::string& name)
{
    return name.starts_with(kCaseMark);
}

bool isEngineSource(const std::string& name)
{
    return !isFileSource(name) && !isCaseSource(name);
}

std::string caseSource(const Case& c, const std::string& engine)
{
    const std::string option = engine == "cpu" ? "" : " " + std::string(kEngineOption) + " " + shellWord(engine);
    return std::string(kCaseMark) + toText(c) + option;
}

EngineLine lineOfSource(const std::string& name)
{
    EngineLine found;
    const std::vector<std::string> words = shellWords(std::string_view(name).substr(kCaseMark.size()));
    for (size_t i = 0; i < words.size(); ++i) {
        if (words[i] == kEngineOption && i + 1 < words.size())
            found.engine = words[++i];
        else
            found.words.push_back(words[i]);
    }
    return found;
}

EngineCase caseOfSource(const std::string& name)
{
    const EngineLine line = lineOfSource(name);
    return {caseFromArguments(line.words), line.engine};
}

std::string fileSource(const std::string& path)
{
    return std::string(kMark) + path;
}

std::string pathOfSource(const std::string& name)
{
    return name.substr(std::min(kMark.size(), name.size()));
}

bool sourceExecutesPlans(const std::string& name)
{
    return executesPlans(isCaseSource(name) ? caseOfSource(name).engine : name);
}

std::string sourceNamed(const std::string& words, const ForeignOptions& options)
{
    if (isCaseSource(words) || namesEngine(words, options))
        return words;
    const std::filesystem::path path(words);
    const FileKind kind = fileKind(path);
    std::error_code error;
    const bool isFile =
        kind == FileKind::Npy || kind == FileKind::Case || std::filesystem::is_regular_file(fileOfArray(path), error);
    return isFile ? fileSource(words) : words;
}

std::string sourceLabel(const std::string& name)
{
    if (isFileSource(name))
        return std::filesystem::path(pathOfSource(name)).filename().string();
    if (!isCaseSource(name))
        return name;
    try {
        const EngineCase other = caseOfSource(name);
        return std::string(tessera::name(other.c.op)) + " · " + other.engine;
    } catch (const TextError&) { // making the source will tell what is wrong
        return name;
    }
}

Message incomparable(const TensorDesc& a, const TensorDesc& b)
{
    return say("measure", "cannot be compared: %1, not %2")(text(a), text(b));
}

std::unique_ptr<OutputSource> makeFileSource(const std::filesystem::path& path, const PictureCodec& codec,
                                             const MemoryBudget& budget, SourceReach reach, const std::string& shownAs)
{
    return std::make_unique<MadeSource>(shownAs.empty() ? path.string() : shownAs, false,
                                        FileReader{path, codec, budget, reach});
}

std::unique_ptr<OutputSource> makeHeldSource(const std::string& name, const Tensor& output)
{
    return std::make_unique<MadeSource>(
        name, false, [output](const Case&, const Plan&, const Tensor&, Tensor& to, const RunControl&) {
            to = withLayout(output, to.desc);
            return Timings{};
        });
}

SourceFactory withFiles(EngineFactory makeEngine, const PictureCodec& codec, SourceReach reach)
{
    return [makeEngine = std::move(makeEngine), &codec,
            reach](const EngineOptions& options, const std::string& name) -> std::unique_ptr<OutputSource> {
        if (isFileSource(name))
            return makeFileSource(pathOfSource(name), codec, options.budget, reach);
        if (!isCaseSource(name))
            return makeEngine(options, name);
        const EngineCase other = caseOfSource(name);
        const std::shared_ptr<const OutputSource> engine = makeEngine(options, other.engine);
        return std::make_unique<MadeSource>(name, engine->executesPlans(),
                                            CaseRunner{other.c, engine, codec, options.budget});
    };
}

} // namespace tessera
