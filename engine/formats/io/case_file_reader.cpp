// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/io/json_values.h"

#include "engine/core/ops/axes.h"
#include "engine/formats/io/json_operator.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstring>

namespace tessera {

namespace {

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

// Where a picture lies, from the case's own place; other origins are words.
std::string originIn(const std::filesystem::path& folder, const std::string& origin)
{
    std::error_code error;
    const std::filesystem::path path = std::filesystem::absolute(folder / origin, error).lexically_normal();
    return !error && std::filesystem::is_regular_file(path, error) ? path.string() : origin;
}

// Adds what has a name, or replaces what has the same: the last of a name wins.
template <class Named> void put(Named each, std::vector<Named>& list, std::map<std::string, size_t>& indices)
{
    const auto [known, isNew] = indices.emplace(each.name, list.size());
    if (isNew)
        list.push_back(std::move(each));
    else
        list[known->second] = std::move(each);
}

// Reads one text.
class CaseFileReader {
public:
    CaseFileReader(std::string_view json, const std::filesystem::path& folder, const MemoryBudget& budget,
                   SourceReach reach, const HeldArrays* held)
        : m_document(parseJson(json, budget))
        , m_folder(folder)
        , m_held(held)
        , m_memory(budget)
    {
        m_file.budget = budget;
        m_file.reach = reach;
    }

    CaseFile read()
    {
        const JsonMember root(m_document, "");
        const JsonMember resources = root.required("resources");
        const JsonMember dispatchables = root.required("dispatchables");
        const JsonMember commands = root.required("commands").array();
        needFilesFit(resources);
        resources.forEachMember([&](const JsonMember& member, const std::string& name) { readResource(member, name); });
        if (const auto tessera = root.find("tessera"))
            readTessera(*tessera);
        allocate();
        readDispatchables(dispatchables);
        commands.forEachElement([&](const JsonMember& command) { readCommand(command); });
        noteChains();
        return std::move(m_file);
    }

private:
    // Values whose memory is made when all of the file's are known to fit.
    struct Awaited {
        InitialValues values;
        uint64_t size, offset; // the size of the memory, and where in it the values begin
        std::string resource; // the resource that they belong to
        bool isExpected;
    };

    // Files are read one by one: before the first of them all are counted.
    void needFilesFit(const JsonMember& resources) const
    {
        MemoryAccount files(m_file.budget);
        resources.forEachMember([&](const JsonMember& member, const std::string&) {
            const auto initial = m_held ? std::nullopt : member.find("initialValues");
            const uint64_t bytes = initial ? sourceBytes(*initial, {m_folder, m_file.reach}) : 0;
            if (bytes <= m_file.budget.bytes) // else its own reader says so
                files.take(bytes, member);
        });
    }

    void allocate()
    {
        for (const Awaited& each : m_awaited) {
            Buffer memory = memoryOf(each.values, each.size, each.offset);
            if (each.isExpected)
                m_file.expected.emplace(
                    each.resource,
                    Tensor({.dataType = each.values.type, .sizes = each.values.sizes}, std::move(memory)));
            else
                m_file.resources[m_resources.at(each.resource)].initial = std::move(memory);
        }
        m_awaited.clear();
    }

    InitialValues valuesOf(const JsonMember& member, std::optional<DataType> type)
    {
        InitialValues values = initialValues(member, type, {m_folder, m_file.reach, m_held}, m_memory.left());
        if (!values.source.empty())
            m_file.sources.push_back(values.source);
        return values;
    }

    void readResource(const JsonMember& member, const std::string& name)
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
        put(std::move(resource), m_file.resources, m_resources);
    }

    void readDispatchables(const JsonMember& dispatchables)
    {
        std::map<std::string, size_t> indices;
        dispatchables.forEachMember([&](const JsonMember& member, const std::string& name) {
            Dispatchable dispatchable = readDispatchable(member, name);
            constexpr size_t kMostWarnings = 10;
            for (const Message& unknown : dispatchable.unknown)
                if (m_file.warnings.size() < kMostWarnings)
                    m_file.warnings.push_back(unknown);
            if (const Message offsets = dispatchable.op ? offsetsNote(*dispatchable.op) : Text(); !offsets.isEmpty())
                note(offsets);
            const auto bindings = dispatchable.op ? member.find("bindings") : std::nullopt;
            m_dispatchables[name] = bindings ? readBindings(*bindings) : std::map<std::string, Binding>{};
            put(std::move(dispatchable), m_file.dispatchables, indices);
        });
    }

    void readCommand(const JsonMember& member)
    {
        const JsonMember type = member.required("type");
        const std::string kind = type.string();
        if (equalIgnoringCase(kind, "dispatch"))
            return readDispatch(member);
        if (equalIgnoringCase(kind, "writeFile"))
            note(say("io", "its writeFile commands are left out: `tessera run --output` says what is written"));
        else if (!equalIgnoringCase(kind, "print"))
            type.refuse(say("io", "%1 = %2 is not a command; dispatch, print and writeFile are"));
    }

    void note(const Message& warning)
    {
        if (std::ranges::find(m_file.warnings, warning) == m_file.warnings.end())
            m_file.warnings.push_back(warning);
    }

    // What DxDispatch would find there is another program's.
    void noteChains()
    {
        std::map<std::string_view, const Dispatchable*> dispatchables;
        for (const Dispatchable& each : m_file.dispatchables)
            dispatchables[each.name] = &each;
        std::map<std::string, std::string> written; // by resource, the dispatchable
        for (const DispatchCommand& command : m_file.dispatches) {
            const Dispatchable& dispatchable = *dispatchables.at(command.dispatchable);
            if (!dispatchable.op)
                continue;
            const Binding *const input = command.bound(inputField(*dispatchable.op)),
                                 *const output = command.bound(outputField(*dispatchable.op));
            if (const auto by = input ? written.find(input->resource) : written.end(); by != written.end())
                note(say("io",
                         "%1 reads \"%2\", which %3 writes; each is a case of its own, with the values that the file "
                         "gives")(command.dispatchable, by->first, by->second));
            if (output)
                written.emplace(output->resource, command.dispatchable);
        }
    }

    void readDispatch(const JsonMember& member)
    {
        const JsonMember dispatchable = member.required("dispatchable");
        const auto known = m_dispatchables.find(dispatchable.string());
        if (known == m_dispatchables.end())
            dispatchable.refuse(say("io", "%1 = %2 is not one of the dispatchables"));
        DispatchCommand command{.dispatchable = known->first, .bindings = readBindings(member.required("bindings"))};
        command.bindings.insert(known->second.begin(), known->second.end()); // tensors that the operator owns
        m_file.dispatches.push_back(std::move(command));
    }

    std::map<std::string, Binding> readBindings(const JsonMember& member) const
    {
        std::map<std::string, Binding> bindings;
        member.forEachMember([&](const JsonMember& source, const std::string& name) {
            const auto add = [&](const JsonMember& each) { bindings.emplace(name, readBinding(each)); };
            if (source.value().IsArray())
                source.forEachElement(add); // only other operators have a use for several
            else
                add(source);
        });
        return bindings;
    }

    Binding readBinding(const JsonMember& member) const
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
                .refuse(say("io", "%1 = %2 begins after the %3 bytes of resource \"%4\""),
                        resource.initial.bytes().size(), shown(resource.name));
        return {resource.name, offset};
    }

    const Resource& resourceOf(const JsonMember& member, const std::string& name) const
    {
        const auto found = m_resources.find(name);
        if (found == m_resources.end())
            member.refuse(say("io", "%1 = %2 is not one of the resources"));
        return m_file.resources[found->second];
    }

    void readTessera(const JsonMember& member)
    {
        if (const auto version = member.find("version"); version && version->uint32() > 1)
            version->refuse(say("io", "%1 = %2 is newer than this program; 1 is the version that it reads"));
        m_file.title = member.stringOf("title");
        m_file.sentence = member.stringOf("sentence");
        m_file.text = member.stringOf("text");
        if (const auto origins = member.find("origins"))
            origins->forEachMember([&](const JsonMember& origin, const std::string& name) {
                m_file.origins[name] = originIn(m_folder, origin.string());
            });
        if (const auto expected = member.find("expected"))
            expected->forEachMember([&](const JsonMember& values, const std::string& name) {
                const auto found = m_resources.find(name);
                if (found == m_resources.end())
                    values.refuse(say("io", "%1 = %2 is expected of a resource that does not exist"));
                readExpected(values, m_file.resources[found->second]);
            });
        if (const auto tolerance = member.find("tolerance"))
            m_file.tolerance = readTolerance(*tolerance);
    }

    void readExpected(const JsonMember& member, const Resource& resource)
    {
        InitialValues values = valuesOf(member, resource.dataType);
        const uint64_t size = totalBytes({.dataType = values.type, .sizes = values.sizes});
        m_memory.take(size, member);
        m_awaited.push_back({std::move(values), size, 0, resource.name, true});
    }

    JsonDocument m_document;
    std::filesystem::path m_folder;
    const HeldArrays* m_held;
    MemoryAccount m_memory;
    std::vector<Awaited> m_awaited;
    CaseFile m_file;
    std::map<std::string, size_t> m_resources; // index by name
    std::map<std::string, std::map<std::string, Binding>> m_dispatchables; // what each binds when it is initialised
};

} // namespace

CaseFile readCase(std::string_view json, const SourcePlace& place, const MemoryBudget& budget)
{
    return CaseFileReader(json, place.folder, budget, place.reach, place.held).read();
}

} // namespace tessera
