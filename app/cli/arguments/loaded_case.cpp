// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/loaded_case.h"

#include "app/cli/arguments/case_selection.h"
#include "app/cli/arguments/stream_input.h"
#include "engine/core/message/plain_text.h"
#include "engine/formats/files/array_file.h"
#include "engine/formats/files/file.h"
#include "engine/formats/io/bundle.h"
#include "engine/formats/io/case_file.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/formats/io/file_kind.h"
#include "engine/formats/pictures/picture_file.h"
#include "engine/frameworks/onnx/onnx_case.h"
#include "engine/judge/measure/output_source.h"

#include <algorithm>
#include <filesystem>
#include <initializer_list>
#include <span>
#include <system_error>

namespace tessera {

LoadedCase::LoadedCase(PackCase packed)
    : m_line(std::move(packed.c))
    , m_expected(std::move(packed.expected))
    , m_isPacked(true)
{
    m_file.tolerance = packed.tolerance;
}

void LoadedCase::requireDispatches() const
{
    if (dispatchCount() == 0)
        throw TextError("there is no dispatch in the case file");
}

Case LoadedCase::first() const
{
    requireDispatches();
    return dispatch(0);
}

Case LoadedCase::chosen(const std::string& number) const
{
    if (isLine())
        return *m_line;
    requireDispatches();
    const auto index = numberIn<size_t>(number);
    if (!index || *index >= dispatchCount())
        throw TextError("--dispatch " + number + ": expected 0 to " + std::to_string(dispatchCount() - 1));
    return dispatch(*index);
}

DispatchJob LoadedCase::prepare(size_t index, const MemoryBudget& budget) const
{
    return isLine() ? tessera::prepare(*m_line, budget) : prepareDispatch(m_file, index);
}

void registerCaseFormats()
{
    addCaseFormat(bundleFormat());
    addCaseFormat(onnxFormat());
}

namespace {

LoadedCase lineFromWords(const Arguments& words, const PictureCodec& codec, const MemoryBudget& budget)
{
    std::vector<Message> notes;
    Case c = caseFromWords(words, codec, budget, &notes);
    return {std::move(c), std::move(notes)};
}

// Standard input holds a case file, a bundle, or a case as a line.
LoadedCase caseFromStream(const std::filesystem::path& stream, const PictureCodec& codec, const MemoryBudget& budget)
{
    caseStream(stream, budget);
    std::optional<LoadedCase> loaded;
    const auto take = [&](CaseFile file) {
        file.path = stream;
        loaded.emplace(std::move(file));
    };
    readStream(stream, budget, [&](const std::filesystem::path& file) {
        if (caseFormatOf(file))
            return take(readCaseFile(file, budget));
        const std::string text = readFile(file, budget.bytes);
        if (operatorFromName(text.substr(0, std::min(text.find_first_of(" \n"), text.size()))))
            loaded.emplace(lineFromWords(shellWords(text), codec, budget));
        else
            take(parseCaseFile(text, ".", budget));
    });
    return *std::move(loaded);
}

// The value of the first of the options that a case in field names has.
std::optional<std::string> optionOf(const Arguments& words, std::initializer_list<std::string_view> options)
{
    for (size_t i = 1; i < words.size(); ++i) {
        const size_t equals = words[i].find('=');
        const bool isFound = std::ranges::find(options, words[i].substr(0, equals)) != options.end();
        if (isFound && equals != std::string::npos)
            return words[i].substr(equals + 1);
        if (isFound && i + 1 < words.size())
            return words[i + 1];
        i += equals == std::string::npos ? 1 : 0; // skips the option's value
    }
    return std::nullopt;
}

void addWhereMissing(Arguments& words, const std::string& part, const std::string& value)
{
    const auto op = operatorFromName(words.front());
    const std::string full = op ? "--" + std::string(inputField(*op)) + "." + part : std::string();
    if (!optionOf(words, {"--" + part, full}))
        words.insert(words.end(), {"--" + part, value});
}

// Adds the input's sizes and type from its file, where the line does not say them.
Arguments withDataOf(Arguments words, const TensorDesc& held, bool isPicture)
{
    const size_t before = words.size();
    addWhereMissing(words, "Sizes", listText(held.sizes, ","));
    if (!isPicture || words.size() > before) // a picture's samples become any type
        addWhereMissing(words, "DataType", std::string(name(held.dataType)));
    return words;
}

Arguments withArrayOf(const Arguments& words, TensorDesc held)
{
    held.sizes = sizesTaken(caseFromArguments(withDataOf(words, held, false)).op, held);
    return withDataOf(words, held, false);
}

// Says that the file is a tensor or a picture, where a reader of JSON would complain about its first byte.
void refuseTensor(const std::filesystem::path& path)
{
    std::error_code error;
    const FileKind named = fileKind(path);
    const bool isOfContent = named == FileKind::Other && std::filesystem::is_regular_file(path, error);
    const FileKind kind = isOfContent ? fileKindByContent(path) : named;
    if (kind == FileKind::Npy || kind == FileKind::Picture)
        throw TextError(std::string(kind == FileKind::Npy ? "a tensor" : "a picture")
                        + " is no case; `tessera run OPERATOR --data " + shellWord(path.string())
                        + "` runs an operator on it");
}

// Several pictures are a batch.
Case caseOfPictures(const Arguments& words, std::span<const std::filesystem::path> pictures, const std::string& named,
                    const PictureCodec& codec, const MemoryBudget& budget, std::vector<Message>* notes)
{
    const bool saysSizes = optionOf(words, {"--Sizes"}).has_value();
    Case c = caseFromArguments(
        saysSizes ? words : withDataOf(words, loadPictures(codec, pictures, {}, budget).tensor.desc, true));
    ReadPicture read = loadInputPictures(c, pictures, codec, budget);
    if (notes && !read.notes.empty())
        notes->push_back(say("commands", "%1 says: %2")(named, joined(read.notes, "; ")));
    c.data = FromValues{std::move(read.tensor), named, {}, read.range};
    return c;
}

// How much may be read of bytes that are neither an array nor a picture: as many as the input has.
StreamLimit limitOfData(const std::filesystem::path& begun, const Arguments& words, const MemoryBudget& budget)
{
    if (fileKindByContent(begun) != FileKind::Other)
        return limitOfBytes(budget);
    return limitOfRaw(caseFromArguments(words).op.input, budget);
}

} // namespace

bool readsStream(const Arguments& words)
{
    return isStream(optionOf(words, {"--data"}).value_or(""));
}

Operator operatorOn(const Arguments& words, const TensorDesc& input)
{
    return caseFromArguments(withDataOf(words, input, false)).op;
}

Case caseFromWords(const Arguments& words, const PictureCodec& codec, const MemoryBudget& budget,
                   std::vector<Message>* notes)
{
    const std::filesystem::path named = optionOf(words, {"--data"}).value_or("");
    if (const auto pictures = picturesNamed(named.string(), codec); pictures.size() > 1)
        return caseOfPictures(words, pictures, named.string(), codec, budget, notes);
    std::error_code unknown;
    if (pictureFormat(named) && !std::filesystem::exists(named, unknown))
        throw IoError(named.string() + " does not exist");
    if (named.empty() || (!isStream(named) && fileKind(named) != FileKind::Npy && !codec.isPicture(named)))
        return caseFromArguments(words);
    if (isStream(named))
        readableFile(named, budget,
                     [&](const std::filesystem::path& begun) { return limitOfData(begun, words, budget); });
    Case c;
    readStream(named, budget, [&](const std::filesystem::path& file) {
        const bool isNpy = fileKind(named) == FileKind::Npy;
        if (!isNpy && codec.isPicture(file)) {
            c = caseOfPictures(words, std::span(&file, 1), named.string(), codec, budget, notes);
            return;
        }
        const bool isArray = isNpy || fileKindByContent(file) == FileKind::Npy;
        c = caseFromArguments(isArray ? withArrayOf(words, describeArray(file)) : words);
        if (isArray && isStream(named))
            c.data = FromValues{readArray(file, budget), named.string()};
        else if (isStream(named))
            c.data = FromValues{loadInput({.title = {}, .op = c.op, .data = FromFile{file}}, budget), named.string()};
    });
    return c;
}

std::string sourceWithData(const std::string& source, const PictureCodec& codec, const MemoryBudget& budget)
{
    if (!isCaseSource(source))
        return source;
    const EngineLine line = lineOfSource(source);
    const Case c = caseFromWords(line.words, codec, budget);
    return hasLine(c) ? caseSource(c, line.engine) : source;
}

LoadedCase loadCase(const CaseArgument& argument, const PictureCodec& codec, const MemoryBudget& budget,
                    SourceReach reach)
{
    const auto* path = argument.path();
    if (!path)
        return lineFromWords(*argument.words(), codec, budget);
    if (isStream(*path))
        return caseFromStream(*path, codec, budget);
    refuseTensor(*path);
    if (isCaseList(*path))
        throw TextError("a list of cases is no case; `tessera check " + argument.name + "` runs all that are in it");
    return readCaseFile(*path, budget, reach);
}

namespace {

constexpr const char* kNeedsMeant = "is neither a .npy, an .npz, a picture nor a case; raw bytes need --meant";

Tensor ofResource(const NamedResource& named, const CommandLine& line)
{
    const CaseFile file = readCaseFile(named.file, line.budget(), line.reach());
    if (file.findResource(named.resource) == nullptr)
        throw TextError(named.file.string() + " has no resource \"" + named.resource + "\"; expected one of "
                        + listText(file.resources, ", ", [](const Resource& each) { return each.name; }));
    return resourceTensor(file, named.resource);
}

Tensor ofRawBytes(const std::filesystem::path& path, const TensorDesc& like, const CommandLine& line)
{
    Operator copy = *operatorFromName("DEPTH_TO_SPACE1"); // any that has such an input
    setField(copy, inputField(copy), like);
    return loadInput({.title = {}, .op = copy, .data = FromFile{path}}, line.budget());
}

// What flows into a node of a model, where the path names one.
std::optional<Tensor> ofNode(const std::filesystem::path& path, const CommandLine& line)
{
    const auto named = isNodeOfModel(path) ? nodePathOf(path) : std::nullopt;
    if (!named || !openModelAt(*named, line.budget(), line.reach()).find(named->node))
        return {};
    return loadInput(*openNode(*named, line.budget(), line.reach()).c, line.budget());
}

Tensor ofFile(const std::filesystem::path& path, const PictureCodec& codec, const CommandLine& line,
              const std::optional<TensorDesc>& like)
{
    if (auto node = ofNode(path, line))
        return *std::move(node);
    if (const auto named = resourceNamed(path))
        return ofResource(*named, line);
    FileKind kind = fileKind(path);
    const std::filesystem::path file = readableFile(path, line.budget(), [&](const std::filesystem::path& begun) {
        if (fileKindByContent(begun) != FileKind::Other)
            return limitOfBytes(line.budget());
        return like ? limitOfRaw(*like, line.budget()) : StreamLimit{0, kNeedsMeant};
    });
    if (kind == FileKind::Other)
        kind = fileKindByContent(file);
    switch (kind) {
    case FileKind::Npy:
        return readArray(file, line.budget());
    case FileKind::Case:
        return loadInput(readCaseFile(file, line.budget(), line.reach()).dispatch(0), line.budget());
    case FileKind::Picture: {
        const PictureOptions options = like ? pictureOptionsFor(*like) : PictureOptions{};
        return loadPicture(codec, file, options, line.budget()).tensor;
    }
    case FileKind::Lesson:
    case FileKind::Other:
        break;
    }
    if (!like)
        throw IoError(path.string() + " " + kNeedsMeant);
    return ofRawBytes(file, *like, line);
}

} // namespace

Tensor readTensor(const CaseArgument& argument, const PictureCodec& codec, const CommandLine& line,
                  const std::optional<TensorDesc>& like)
{
    if (const auto* words = argument.words())
        return loadInput(caseFromWords(*words, codec, line.budget()), line.budget());
    return ofFile(*argument.path(), codec, line, like);
}

Operator readMeant(const std::string& text, const TensorDesc& input, const PictureCodec& codec, const CommandLine& line)
{
    const Arguments words = shellWords(text);
    const bool isLine = !words.empty() && operatorFromName(words.front());
    std::error_code error;
    if (!isLine && !isNodeOfModel(text) && !std::filesystem::exists(text, error))
        throw TextError("--meant \"" + text + "\" is neither a case file nor an operator with its fields; "
                        + "expected one such as 'DEPTH_TO_SPACE1 --BlockSize 2'");
    if (!isLine)
        return loadCase({text, std::filesystem::path(text)}, codec, line.budget(), line.reach()).first().op;
    return operatorOn(words, input);
}

} // namespace tessera
