// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/io/case_file_reader.h"

#include "engine/core/ops/axes.h"
#include "engine/formats/io/json_operator.h"
#include "engine/formats/io/json_tolerance.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstring>

namespace tessera {

namespace {

std::string nameOf(const JsonValue& name)
{
    return {name.GetString(), name.GetStringLength()};
}

template <class Visit> void forEachMember(const JsonMember& object, Visit&& visit)
{
    for (const auto& entry : object.object().value().GetObject()) {
        const std::string name = nameOf(entry.name);
        visit(JsonMember(entry.value, object.path() + "." + shown(name)), name);
    }
}

uint64_t optionalSize(const JsonMember& object, const char* name)
{
    const auto member = object.find(name);
    return member ? member->uint64() : 0;
}

uint64_t roundedUpToFour(uint64_t bytes)
{
    return (bytes + 3) & ~uint64_t{3};
}

bool equalIgnoringCase(const std::string& text, std::string_view word)
{
    return std::ranges::equal(
        text, word, {}, [](unsigned char c) { return std::tolower(c); },
        [](unsigned char c) { return std::tolower(c); });
}

// The memory of a resource or of expected values: `size` bytes, the values at `offset`.
Buffer memoryOf(const InitialValues& values, uint64_t size, uint64_t offset)
{
    if (values.content && offset == 0 && values.content->bytes().size() == size)
        return *values.content;
    Buffer memory(size);
    const std::span<std::byte> place = memory.writableBytes().subspan(offset, values.bytes());
    if (values.content)
        std::memcpy(place.data(), values.content->bytes().data(), place.size());
    else
        values.fill(place);
    return memory;
}

// They do not fit.
[[noreturn]] void refuseSize(const JsonMember& size, uint64_t bytes, uint64_t offset)
{
    if (offset == 0)
        size.refuse(say("io", "%1 = %2 is too small for %3 bytes of values"), bytes);
    size.refuse(say("io", "%1 = %2 is too small for %3 bytes of values at initialValuesOffsetInBytes = %4"), bytes,
                offset);
}

} // namespace

CaseFileReader::CaseFileReader(std::string_view json, const std::filesystem::path& folder, const MemoryBudget& budget,
                               SourceReach reach, const HeldArrays* held)
    : m_document(parseJson(json, budget))
    , m_folder(folder)
    , m_held(held)
    , m_memory(budget)
{
    m_file.budget = budget;
    m_file.reach = reach;
    m_file.json = json;
}

CaseFile CaseFileReader::read()
{
    const JsonMember root(m_document, "");
    const JsonMember resources = root.required("resources");
    const JsonMember dispatchables = root.required("dispatchables");
    const JsonMember commands = root.required("commands").array();
    needFilesFit(resources);
    forEachMember(resources, [&](const JsonMember& member, const std::string& name) { readResource(member, name); });
    if (const auto tessera = root.find("tessera"))
        readTessera(*tessera);
    allocate();
    readDispatchables(dispatchables);
    for (rapidjson::SizeType i = 0; i < commands.value().Size(); ++i)
        readCommand(commands.element(i));
    return std::move(m_file);
}

// Files are read one by one: before the first of them all are counted.
void CaseFileReader::needFilesFit(const JsonMember& resources) const
{
    MemoryAccount files(m_file.budget);
    forEachMember(resources, [&](const JsonMember& member, const std::string&) {
        const auto initial = m_held ? std::nullopt : member.find("initialValues");
        const uint64_t bytes = initial ? sourceBytes(*initial, {m_folder, m_file.reach}) : 0;
        if (bytes <= m_file.budget.bytes) // else its own reader says so
            files.take(bytes, member);
    });
}

void CaseFileReader::allocate()
{
    for (const Awaited& each : m_awaited) {
        Buffer memory = memoryOf(each.values, each.size, each.offset);
        if (each.isExpected)
            m_file.expected.emplace(
                each.resource, Tensor({.dataType = each.values.type, .sizes = each.values.sizes}, std::move(memory)));
        else
            m_file.resources[m_resources.at(each.resource)].initial = std::move(memory);
    }
    m_awaited.clear();
}

InitialValues CaseFileReader::valuesOf(const JsonMember& member, std::optional<DataType> type)
{
    InitialValues values = initialValues(member, type, {m_folder, m_file.reach, m_held}, m_memory.left());
    if (!values.source.empty())
        m_file.sources.push_back(values.source);
    return values;
}

void CaseFileReader::readResource(const JsonMember& member, const std::string& name)
{
    std::erase_if(m_awaited, [&](const Awaited& each) { return each.resource == name; }); // the last of a name wins
    Resource resource{.name = name, .dataType = DataType::Float32, .initial = {}, .valueCount = 0};
    const auto type = dataTypeOf(member.find("initialValuesDataType"));
    resource.dataType = type.value_or(DataType::Float32);
    const JsonMember initial = member.required("initialValues");
    const bool deferred = initial.value().IsString() && initial.string() == "deferred"; // an output that ONNX sizes
    if (!deferred) {
        InitialValues values = valuesOf(initial, type);
        const uint64_t offset = optionalSize(member, "initialValuesOffsetInBytes");
        const auto given = member.find("sizeInBytes");
        const uint64_t size = given ? given->uint64() : roundedUpToFour(values.bytes());
        if (size < values.bytes() || size - values.bytes() < offset)
            refuseSize(given ? *given : initial, values.bytes(), offset);
        m_memory.take(size, given ? *given : initial);
        resource.dataType = values.type;
        resource.valueCount = values.count;
        m_awaited.push_back({std::move(values), size, offset, name, false});
    }
    const auto [known, isNew] = m_resources.emplace(name, m_file.resources.size());
    if (isNew)
        m_file.resources.push_back(std::move(resource));
    else
        m_file.resources[known->second] = std::move(resource);
}

void CaseFileReader::readDispatchables(const JsonMember& dispatchables)
{
    std::map<std::string, size_t> indices;
    forEachMember(dispatchables, [&](const JsonMember& member, const std::string& name) {
        Dispatchable dispatchable = readDispatchable(member, name);
        warnOf(dispatchable.unknown);
        if (const Message note = dispatchable.op ? offsetsNote(*dispatchable.op) : Text();
            !note.isEmpty() && std::ranges::find(m_file.warnings, note) == m_file.warnings.end())
            m_file.warnings.push_back(note);
        const auto bindings = dispatchable.op ? member.find("bindings") : std::nullopt;
        m_dispatchables[name] = bindings ? readBindings(*bindings) : std::map<std::string, Binding>{};
        const auto [known, isNew] = indices.emplace(name, m_file.dispatchables.size());
        if (isNew)
            m_file.dispatchables.push_back(std::move(dispatchable));
        else
            m_file.dispatchables[known->second] = std::move(dispatchable);
    });
}

// Each line is looked for in the whole text.
void CaseFileReader::warnOf(const std::vector<UnknownMember>& unknown)
{
    constexpr size_t kMostWarnings = 10;
    for (const UnknownMember& each : unknown)
        if (m_file.warnings.size() < kMostWarnings)
            m_file.warnings.push_back(say("io", "line %1: %2")(lineOfKey(m_file.json, each.path), each.sentence));
}

void CaseFileReader::readCommand(const JsonMember& member)
{
    const JsonMember type = member.required("type");
    const std::string kind = type.string();
    if (equalIgnoringCase(kind, "dispatch"))
        return readDispatch(member);
    const bool print = equalIgnoringCase(kind, "print");
    if (!print && !equalIgnoringCase(kind, "writeFile"))
        type.refuse(say("io", "%1 = %2 is not a command; dispatch, print and writeFile are"));
    const JsonMember resource = member.required("resource");
    const std::string name = resourceOf(resource, resource.string()).name;
    if (print) {
        const auto verbose = member.find("verbose");
        m_file.commands.emplace_back(PrintCommand{name, verbose && verbose->boolean()});
        return;
    }
    WriteFileCommand write{.resource = name, .targetPath = member.required("targetPath").string(), .dimensions = {}};
    if (const auto dimensions = member.find("dimensions"))
        for (rapidjson::SizeType i = 0; i < dimensions->array().value().Size(); ++i)
            write.dimensions.push_back(dimensions->element(i).uint32());
    m_file.commands.emplace_back(std::move(write));
}

void CaseFileReader::readDispatch(const JsonMember& member)
{
    const JsonMember dispatchable = member.required("dispatchable");
    const auto known = m_dispatchables.find(dispatchable.string());
    if (known == m_dispatchables.end())
        dispatchable.refuse(say("io", "%1 = %2 is not one of the dispatchables"));
    DispatchCommand command{.dispatchable = known->first, .bindings = readBindings(member.required("bindings"))};
    command.bindings.insert(known->second.begin(), known->second.end()); // tensors that the operator owns
    m_file.commands.emplace_back(std::move(command));
}

std::map<std::string, Binding> CaseFileReader::readBindings(const JsonMember& member) const
{
    std::map<std::string, Binding> bindings;
    forEachMember(member, [&](const JsonMember& source, const std::string& name) {
        const bool list = source.value().IsArray();
        for (rapidjson::SizeType i = 0; list && i < source.value().Size(); ++i)
            bindings.emplace(name, readBinding(source.element(i))); // of several, only other operators have a use
        if (!list)
            bindings.emplace(name, readBinding(source));
    });
    return bindings;
}

Binding CaseFileReader::readBinding(const JsonMember& member) const
{
    if (member.value().IsString())
        return {resourceOf(member, member.string()).name, 0};
    const JsonMember name = member.required("name");
    const Resource& resource = resourceOf(name, name.string());
    const auto width = member.find("elementSizeInBytes");
    const uint64_t elementSize = width ? width->uint64() : elementBytes(resource.dataType);
    uint64_t offset = 0;
    if (const auto elements = member.find("elementOffset");
        elements && __builtin_mul_overflow(elements->uint64(), elementSize, &offset))
        elements->refuse(say("io", "%1 = %2 reaches beyond 2^64 bytes"));
    if (offset > resource.initial.bytes().size())
        member.required("elementOffset")
            .refuse(say("io", "%1 = %2 begins after the %3 bytes of resource \"%4\""), resource.initial.bytes().size(),
                    shown(resource.name));
    return {resource.name, offset};
}

const Resource& CaseFileReader::resourceOf(const JsonMember& member, const std::string& name) const
{
    const auto found = m_resources.find(name);
    if (found == m_resources.end())
        member.refuse(say("io", "%1 = %2 is not one of the resources"));
    return m_file.resources[found->second];
}

// Where a picture lies, from the case's own place; other origins are words.
static std::string originIn(const std::filesystem::path& folder, const std::string& origin)
{
    std::error_code error;
    const std::filesystem::path path = std::filesystem::absolute(folder / origin, error).lexically_normal();
    return !error && std::filesystem::is_regular_file(path, error) ? path.string() : origin;
}

void CaseFileReader::readTessera(const JsonMember& member)
{
    if (const auto version = member.find("version"); version && version->uint32() > 1)
        version->refuse(say("io", "%1 = %2 is newer than this program; 1 is the version that it reads"));
    if (const auto title = member.find("title"))
        m_file.title = title->string();
    if (const auto sentence = member.find("sentence"))
        m_file.sentence = sentence->string();
    if (const auto text = member.find("text"))
        m_file.text = text->string();
    if (const auto origins = member.find("origins"))
        forEachMember(*origins, [&](const JsonMember& origin, const std::string& name) {
            m_file.origins[name] = originIn(m_folder, origin.string());
        });
    if (const auto expected = member.find("expected"))
        forEachMember(*expected, [&](const JsonMember& values, const std::string& name) {
            const auto found = m_resources.find(name);
            if (found == m_resources.end())
                values.refuse(say("io", "%1 = %2 is expected of a resource that does not exist"));
            readExpected(values, m_file.resources[found->second]);
        });
    if (const auto tolerance = member.find("tolerance"))
        m_file.tolerance = readTolerance(*tolerance);
}

void CaseFileReader::readExpected(const JsonMember& member, const Resource& resource)
{
    InitialValues values = valuesOf(member, resource.dataType);
    const uint64_t size = totalBytes({.dataType = values.type, .sizes = values.sizes});
    m_memory.take(size, member);
    m_awaited.push_back({std::move(values), size, 0, resource.name, true});
}

} // namespace tessera
