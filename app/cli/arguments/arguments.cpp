// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/arguments.h"

#include "app/cli/arguments/case_list.h"
#include "app/cli/arguments/stream_input.h"
#include "engine/core/case/data_text.h"
#include "engine/core/engines/run_failure.h"
#include "engine/formats/files/file.h"
#include "engine/formats/files/npy.h"
#include "engine/formats/files/output_path.h"
#include "engine/formats/io/case_format.h"
#include "engine/formats/io/case_input.h"
#include "engine/formats/io/file_kind.h"
#include "engine/formats/io/sizes_taken.h"
#include "engine/formats/pictures/picture_file.h"

#include <algorithm>
#include <charconv>
#include <initializer_list>
#include <new>
#include <ostream>
#include <stdexcept>

namespace tessera {

namespace {

CaseFile caseFileFrom(const std::filesystem::path& stream, const std::string& json, const MemoryBudget& budget)
{
    try {
        CaseFile file = parseCaseFile(json, ".", budget);
        file.path = stream;
        return file;
    } catch (const IoError& error) {
        throw IoError(stream.string() + ": " + error.what());
    }
}

// Of a stream that holds another form than text; none: text.
std::optional<CaseFile> bundleFrom(const std::filesystem::path& stream, const MemoryBudget& budget)
{
    std::optional<CaseFile> found;
    readStream(stream, budget, [&](const std::filesystem::path& file) {
        if (caseFormatOf(file))
            found = readCaseFile(file, budget);
    });
    if (found)
        found->path = stream;
    return found;
}

// Standard input holds a case file, a bundle, or a case as a line.
LoadedCase caseFromStream(const std::filesystem::path& stream, const PictureCodec& codec, const MemoryBudget& budget)
{
    caseStream(stream, budget);
    if (auto bundle = bundleFrom(stream, budget))
        return *std::move(bundle);
    const std::string text = readFile(readableFile(stream, budget), budget.bytes);
    const size_t end = std::min(text.find_first_of(" \n"), text.size());
    if (operatorFromName(text.substr(0, end)))
        return caseFromWords(shellWords(text), codec, budget);
    return caseFileFrom(stream, text, budget);
}

// The value of the first of the options that the words have.
std::optional<std::string> optionOf(const Arguments& words, std::initializer_list<std::string_view> options)
{
    for (size_t i = 1; i < words.size(); ++i) {
        const size_t equals = words[i].find('=');
        const bool isFound = std::ranges::find(options, words[i].substr(0, equals)) != options.end();
        if (isFound && equals != std::string::npos)
            return words[i].substr(equals + 1);
        if (isFound && i + 1 < words.size())
            return words[i + 1];
        i += equals == std::string::npos ? 1 : 0; // its value
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

std::string listed(const std::vector<uint32_t>& sizes)
{
    std::string text;
    for (const uint32_t size : sizes)
        text += (text.empty() ? "" : ",") + std::to_string(size);
    return text;
}

// What the line does not say of the input, its file says.
Arguments withDataOf(Arguments words, const TensorDesc& held, bool isPicture)
{
    const size_t before = words.size();
    addWhereMissing(words, "Sizes", listed(held.sizes));
    if (!isPicture || words.size() > before) // a picture's samples become any type
        addWhereMissing(words, "DataType", std::string(name(held.dataType)));
    return words;
}

Arguments withArrayOf(const Arguments& words, TensorDesc held)
{
    held.sizes = sizesTaken(caseFromArguments(withDataOf(words, held, false)).op, held);
    return withDataOf(words, held, false);
}

// Rather than what its first byte is to a reader of JSON.
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

// A file that the line calls by a picture's name is missing, or says itself what is wrong with it.
const Case& withoutRange(const Case& c)
{
    const auto* file = std::get_if<FromFile>(&c.data);
    if (file && file->range != SampleRange::Byte && fileKind(file->path) != FileKind::Picture)
        throw TextError(kRangeNeedsPicture);
    return c;
}

FromValues decoded(const PictureCodec& codec, const std::filesystem::path& file, const std::filesystem::path& named,
                   const Case& c, const MemoryBudget& budget)
{
    PictureOptions options = pictureOptionsFor(inputDesc(c.op));
    options.range = rangeOf(c.data);
    return {readPicture(codec, file, options, budget), named.string(), {}, options.range};
}

// "a.png,b.png": the pictures of a batch; empty: it is the name of one file, or of none.
std::vector<std::filesystem::path> batchNamed(const std::string& named, const PictureCodec& codec)
{
    std::error_code error;
    if (named.find(',') == named.npos || std::filesystem::exists(named, error))
        return {};
    std::vector<std::filesystem::path> pictures;
    for (size_t begin = 0; begin <= named.size(); begin = pictures.back().string().size() + begin + 1)
        pictures.emplace_back(named.substr(begin, named.find(',', begin) - begin));
    const bool begins = codec.isPicture(pictures.front()); // what is wrong with the others is said when they are read
    return begins ? pictures : std::vector<std::filesystem::path>();
}

Case caseOfBatch(const Arguments& words, const std::vector<std::filesystem::path>& pictures, const std::string& named,
                 const PictureCodec& codec, const MemoryBudget& budget)
{
    const bool saysSizes = optionOf(words, {"--Sizes"}).has_value();
    Case c =
        caseFromArguments(saysSizes ? words : withDataOf(words, readPictures(codec, pictures, {}, budget).desc, true));
    PictureOptions options = pictureOptionsFor(inputDesc(c.op));
    options.range = rangeOf(c.data);
    c.data = FromValues{readPictures(codec, pictures, options, budget), named, {}, options.range};
    return c;
}

// Of bytes that are neither an array nor a picture: those of the input.
StreamLimit limitOfData(const std::filesystem::path& begun, const Arguments& words, const MemoryBudget& budget)
{
    if (fileKindByContent(begun) != FileKind::Other)
        return limitOfBytes(budget);
    return limitOfRaw(inputDesc(caseFromArguments(words).op), budget);
}

} // namespace

Case caseFromWords(const Arguments& words, const PictureCodec& codec, const MemoryBudget& budget)
{
    const std::filesystem::path named = optionOf(words, {"--data"}).value_or("");
    if (const auto pictures = batchNamed(named.string(), codec); !pictures.empty())
        return caseOfBatch(words, pictures, named.string(), codec, budget);
    if (named.empty() || (!isStream(named) && fileKind(named) != FileKind::Npy && !codec.isPicture(named)))
        return withoutRange(caseFromArguments(words));
    if (isStream(named))
        readableFile(named, budget,
                     [&](const std::filesystem::path& begun) { return limitOfData(begun, words, budget); });
    Case c;
    readStream(named, budget, [&](const std::filesystem::path& file) {
        const bool isArray = fileKind(named) == FileKind::Npy || fileKindByContent(file) == FileKind::Npy;
        const bool isPicture = !isArray && codec.isPicture(file);
        c = caseFromArguments(isArray ? withArrayOf(words, describeNpy(file))
                                  : isPicture && !optionOf(words, {"--Sizes"})
                                  ? withDataOf(words, readPicture(codec, file, {}, budget).desc, true)
                                  : words);
        if (isPicture)
            c.data = decoded(codec, file, named, c, budget);
        else if (isArray && isStream(named))
            c.data = FromValues{readNpy(file, budget), named.string()};
        else if (isStream(named))
            c.data = FromValues{loadInput({.title = {}, .op = c.op, .data = FromFile{file}}, budget), named.string()};
        if (!isPicture)
            withoutRange(c);
    });
    return c;
}

LoadedCase loadCase(const CaseArgument& argument, const PictureCodec& codec, const MemoryBudget& budget,
                    SourceReach reach)
{
    const auto* path = std::get_if<std::filesystem::path>(&argument.source);
    if (!path)
        return caseFromWords(std::get<Arguments>(argument.source), codec, budget);
    if (isStream(*path))
        return caseFromStream(*path, codec, budget);
    refuseTensor(*path);
    if (isCaseList(*path))
        throw TextError("a list of cases is no case; `tessera check " + argument.name + "` runs all that are in it");
    return readCaseFile(*path, budget, reach);
}

std::optional<Failure> failureOf(const std::function<void()>& work)
{
    constexpr const char* kNoMemory = "there is not enough memory for this; smaller sizes would be right";
    try {
        work();
        return std::nullopt;
    } catch (const Cancelled&) {
        throw; // no failure
    } catch (const OutsideFolder& error) {
        return Failure{exit_code::kBadInput, error.what() + std::string("; --allow-outside reads it")};
    } catch (const FileExists& error) {
        return Failure{exit_code::kBadInput, error.what() + std::string("; --overwrite replaces it")};
    } catch (const IoError& error) {
        return Failure{exit_code::kBadInput, error.what()};
    } catch (const TextError& error) {
        return Failure{exit_code::kBadInput, error.what()};
    } catch (const std::filesystem::filesystem_error& error) {
        return Failure{exit_code::kBadInput, error.path1().string() + " cannot be used: " + error.code().message()};
    } catch (const RunFailure& failure) {
        return Failure{exit_code::kEngineFailed, failure.what(), failure.kind == FailureKind::Unsupported};
    } catch (const std::bad_alloc&) {
        return Failure{exit_code::kEngineFailed, kNoMemory};
    } catch (const std::length_error&) {
        return Failure{exit_code::kEngineFailed, kNoMemory};
    } catch (const std::exception& error) {
        return Failure{exit_code::kEngineFailed, error.what()};
    }
}

void printFailure(std::ostream& err, std::string_view command, std::string_view what, const std::string& message)
{
    for (size_t begin = 0; begin <= message.size();) { // a line is a sentence
        const size_t end = std::min(message.find('\n', begin), message.size());
        const std::string_view sentence = std::string_view(message).substr(begin, end - begin);
        err << "tessera" << (command.empty() ? "" : " ") << command << ": ";
        if (!what.empty() && !sentence.starts_with(what))
            err << what << ": ";
        err << sentence << '\n';
        begin = end + 1;
    }
}

int guarded(std::string_view command, std::string_view what, std::ostream& err, const std::function<int()>& work)
{
    int code = exit_code::kFine;
    if (const auto failure = failureOf([&] { code = work(); })) {
        printFailure(err, command, what, failure->message);
        return failure->code;
    }
    return code;
}

Case firstCase(const LoadedCase& loaded)
{
    if (const auto* c = std::get_if<Case>(&loaded))
        return *c;
    const CaseFile& file = std::get<CaseFile>(loaded);
    if (file.dispatchCount() == 0)
        throw TextError("there is no dispatch to show");
    return file.dispatch(0);
}

Case chosenDispatch(const LoadedCase& loaded, const std::string& text)
{
    if (const auto* c = std::get_if<Case>(&loaded))
        return *c;
    const CaseFile& file = std::get<CaseFile>(loaded);
    const size_t count = file.dispatchCount();
    size_t index = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), index);
    if (error != std::errc{} || end != text.data() + text.size() || index >= count)
        throw TextError(count == 0 ? "there is no dispatch to explain"
                                   : "--dispatch " + text + ": 0 to " + std::to_string(count - 1) + " would be right");
    return file.dispatch(index);
}

void printWarnings(std::ostream& err, std::string_view command, const CaseArgument& argument, const LoadedCase& loaded)
{
    if (const auto* file = std::get_if<CaseFile>(&loaded))
        for (const Message& warning : file->warnings)
            printFailure(err, command, nameInMessages(argument), "note: " + english(warning));
}

std::string nameInMessages(const CaseArgument& argument)
{
    if (!argument.origin.empty())
        return argument.origin;
    return std::holds_alternative<std::filesystem::path>(argument.source) ? argument.name : "";
}

int forEachCase(std::string_view command, const CommandLine& line, std::ostream& err, const PictureCodec& codec,
                const std::function<int(const CaseArgument&, const LoadedCase&)>& work)
{
    line.needCases();
    ExitCode all;
    for (const CaseArgument& argument : line.cases()) {
        const auto failure = failureOf([&] {
            const LoadedCase loaded = loadCase(argument, codec, line.budget(), line.reach());
            printWarnings(err, command, argument, loaded);
            all.add(work(argument, loaded));
        });
        if (!failure)
            continue;
        printFailure(err, command, nameInMessages(argument), failure->message);
        failure->addTo(all);
    }
    return all.code();
}

void Notes::add(const OutputSource& source, const Timings& timings)
{
    const std::string note = source.name() + ": " + english(timings.note);
    if (!timings.note.isEmpty() && m_said.insert(note).second)
        m_err << "tessera " << m_command << ": note: " << note << '\n';
}

} // namespace tessera
