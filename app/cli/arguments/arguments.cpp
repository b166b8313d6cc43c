// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/arguments.h"

#include "app/cli/arguments/case_list.h"
#include "app/cli/arguments/shared_options.h"
#include "app/cli/arguments/stream_input.h"
#include "engine/core/message/plain_text.h"
#include "engine/core/tensor/run_failure.h"
#include "engine/formats/files/array_file.h"
#include "engine/formats/files/file.h"
#include "engine/formats/files/output_path.h"
#include "engine/formats/io/case_format.h"
#include "engine/formats/io/case_input.h"
#include "engine/formats/io/file_kind.h"
#include "engine/formats/pictures/picture_file.h"
#include "engine/judge/measure/output_source.h"

#include <algorithm>
#include <charconv>
#include <initializer_list>
#include <new>
#include <ostream>
#include <stdexcept>

namespace tessera {

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

void addWhereMissing(Arguments& words, const std::string& part, const std::string& value)
{
    const auto op = operatorFromName(words.front());
    const std::string full = op ? "--" + std::string(inputField(*op)) + "." + part : std::string();
    if (!optionOf(words, {"--" + part, full}))
        words.insert(words.end(), {"--" + part, value});
}

// What the line does not say of the input, its file says.
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

// What the file says of itself that its samples do not.
void addNotes(const ReadPicture& picture, const std::string& named, std::vector<Message>* notes)
{
    if (notes && !picture.notes.empty())
        notes->push_back(say("commands", "%1 says: %2")(named, joined(picture.notes, "; ")));
}

// An array that may be a picture is offered as one.
void offerAsPicture(const std::filesystem::path& array, const TensorDesc& held, std::vector<Message>* notes)
{
    if (notes && isPictureArray(held))
        notes->push_back(say("commands", "%1 holds %2; %3 takes it as a picture, {H, W, C}")(
            array.string(), text(held.sizes), array.string() + std::string(kAsPicture)));
}

// A picture's samples become any type: that is said where the operator does not take their own, which the line does not
// name.
void offerFloats(const Case& c, const Arguments& words, const std::string& named, std::vector<Message>* notes)
{
    const auto saysType = [](const std::string& word) { return word.find("DataType") != word.npos; };
    const auto isOfType = [](const Issue& issue) { return issue.path.ends_with("DataType"); };
    if (notes && std::ranges::none_of(words, saysType) && std::ranges::any_of(validate(c.op), isOfType))
        notes->push_back(say("commands", "%1 holds %2; --DataType FLOAT32 makes it floats, --range 0-1 from 0 to 1")(
            named, name(inputDesc(c.op).dataType)));
}

Case caseOfBatch(const Arguments& words, const std::vector<std::filesystem::path>& pictures, const std::string& named,
                 const PictureCodec& codec, const MemoryBudget& budget, std::vector<Message>* notes)
{
    const bool saysSizes = optionOf(words, {"--Sizes"}).has_value();
    Case c = caseFromArguments(
        saysSizes ? words : withDataOf(words, takePictures(codec, pictures, {}, budget).tensor.desc, true));
    ReadPicture batch = takeInputPictures(c, pictures, codec, budget);
    addNotes(batch, named, notes);
    offerFloats(c, words, named, notes);
    c.data = FromValues{std::move(batch.tensor), named, {}, batch.range};
    return c;
}

// How much may be read of bytes that are neither an array nor a picture: as many as the input has.
StreamLimit limitOfData(const std::filesystem::path& begun, const Arguments& words, const MemoryBudget& budget)
{
    if (fileKindByContent(begun) != FileKind::Other)
        return limitOfBytes(budget);
    return limitOfRaw(inputDesc(caseFromArguments(words).op), budget);
}

} // namespace

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
        return caseOfBatch(words, pictures, named.string(), codec, budget, notes);
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
        const bool isPicture = !isNpy && codec.isPicture(file);
        const bool isArray = isNpy || (!isPicture && fileKindByContent(file) == FileKind::Npy);
        if (isNpy && !isStream(named))
            offerAsPicture(named, describeArray(file), notes);
        c = caseFromArguments(isArray ? withArrayOf(words, describeArray(file))
                                  : isPicture && !optionOf(words, {"--Sizes"})
                                  ? withDataOf(words, takePicture(codec, file, {}, budget).tensor.desc, true)
                                  : words);
        if (isPicture) {
            ReadPicture picture = takeInputPictures(c, std::span(&file, 1), codec, budget);
            addNotes(picture, named.string(), notes);
            offerFloats(c, words, named.string(), notes);
            c.data = FromValues{std::move(picture.tensor), named.string(), {}, picture.range};
        } else if (isArray && isStream(named)) {
            c.data = FromValues{readArray(file, budget), named.string()};
        } else if (isStream(named)) {
            c.data = FromValues{loadInput({.title = {}, .op = c.op, .data = FromFile{file}}, budget), named.string()};
        }
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

static Failure badInput(const Error& error, const std::string& advice = "")
{
    return {.code = exit_code::kBadInput,
            .message = error.what() + advice,
            .name = std::string(firstName(error.message()))};
}

std::optional<Failure> failureOf(const std::function<void()>& work)
{
    constexpr const char* kNoMemory = "there is not enough memory for this; try smaller sizes";
    try {
        work();
        return std::nullopt;
    } catch (const Cancelled&) {
        throw; // no failure
    } catch (const OutsideFolder& error) {
        return badInput(error, "; --allow-outside reads it");
    } catch (const FileExists& error) {
        return badInput(error, "; --overwrite replaces it");
    } catch (const IoError& error) {
        return badInput(error);
    } catch (const TextError& error) {
        return badInput(error);
    } catch (const std::filesystem::filesystem_error& error) {
        const std::string path = error.path1().string();
        return Failure{
            .code = exit_code::kBadInput, .message = path + " cannot be used: " + error.code().message(), .name = path};
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
        if (!what.empty())
            err << what << ": ";
        err << sentence << '\n';
        begin = end + 1;
    }
}

void printFailure(std::ostream& err, std::string_view command, std::string_view what, const Failure& failure)
{
    const std::filesystem::path within = std::filesystem::path(failure.name).lexically_relative(what);
    const bool isNode = failure.name.starts_with(std::string(what) + "#"); // of a model
    const bool isNamed = isNode || (!within.empty() && *within.begin() != "..");
    printFailure(err, command, isNamed ? "" : what, failure.message);
}

int reportErrors(std::string_view command, std::string_view what, std::ostream& err, const std::function<int()>& work)
{
    int code = exit_code::kFine;
    if (const auto failure = failureOf([&] { code = work(); })) {
        printFailure(err, command, what, *failure);
        return failure->code;
    }
    return code;
}

std::string nameInMessages(const CaseArgument& argument)
{
    if (!argument.origin.empty())
        return argument.origin;
    return argument.path() ? argument.name : "";
}

std::unique_ptr<Engine> CommandCall::engine() const
{
    return startedEngines(line, services)(line.engineOptions(), line.valueOrStandard("engine"));
}

std::optional<Failure> CommandCall::attempt(std::string_view what, const std::function<void()>& work) const
{
    std::optional<Failure> failure = failureOf(work);
    if (failure)
        printFailure(err, name(), what, *failure);
    return failure;
}

LoadedCase CommandCall::load(const CaseArgument& argument) const
{
    if (!argument.wrong.empty())
        throw TextError(argument.wrong);
    LoadedCase loaded = loadCase(argument, services.codec(), line.budget(), line.reach());
    for (const Message& warning : loaded.file().warnings)
        printFailure(err, name(), nameInMessages(argument), "note: " + english(warning));
    return loaded;
}

int CommandCall::forEachCase(const std::function<int(const CaseArgument&, const LoadedCase&)>& work) const
{
    line.requireCases();
    ExitCode all;
    for (const CaseArgument& argument : line.cases())
        if (const auto failure = attempt(nameInMessages(argument), [&] { all.add(work(argument, load(argument))); }))
            failure->addTo(all);
    return all.code();
}

RepeatedCase CommandCall::repeated(const CaseArgument& argument, const LoadedCase& loaded) const
{
    return tessera::repeated(name(), argument, loaded, line.budget(), err);
}

std::string CommandCall::lineOf(const RepeatedCase& again) const
{
    return again.before + "tessera " + std::string(name()) + " " + again.words + repeatedOptions(line);
}

void CommandCall::sayStopped(const std::string& after) const
{
    err << "tessera " << name() << ": stopped before its end, after " << after << '\n';
}

void Notes::add(const OutputSource& source, const Timings& timings)
{
    const std::string note = source.name() + ": " + english(timings.note);
    if (!timings.note.isEmpty() && said.insert(note).second)
        err << "tessera " << command << ": note: " << note << '\n';
}

} // namespace tessera
