// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/io/json_values.h"

#include "engine/core/message/plain_text.h"
#include "engine/formats/files/file.h"
#include "engine/formats/io/json_operator.h"

#include <algorithm>

namespace tessera {

namespace {

// A picture's path, seen from the case's folder; other origins are words.
std::string originIn(const std::filesystem::path& folder, const std::string& origin)
{
    std::error_code error;
    const std::filesystem::path path = std::filesystem::absolute(folder / origin, error).lexically_normal();
    return !error && std::filesystem::is_regular_file(path, error) ? path.string() : origin;
}

// Reads one text.
class CaseFileReader {
public:
    CaseFileReader(std::string_view json, const SourcePlace& place, const MemoryBudget& budget)
        : m_document(parseJson(json, budget))
        , m_place(place)
        , m_memory(budget)
    {
        m_file.budget = budget;
        m_file.reach = place.reach;
    }

    CaseFile read()
    {
        const JsonMember root(m_document, "");
        const JsonMember resources = root.required("resources");
        const JsonMember dispatchables = root.required("dispatchables");
        const JsonMember commands = root.required("commands").array();
        countBytes(resources);
        resources.forEachMember([&](const JsonMember& member, const std::string& name) { readResource(member, name); });
        if (const auto tessera = root.find("tessera"))
            readTessera(*tessera);
        dispatchables.forEachMember([&](const JsonMember& member, const std::string& name) {
            takeDispatchable(member, readDispatchable(member, name));
        });
        commands.forEachElement([&](const JsonMember& command) { readCommand(command); });
        noteChains();
        return std::move(m_file);
    }

private:
    ReadValues valuesOf(const JsonMember& member, std::optional<DataType> type, const ValuesRoom& room)
    {
        ReadValues values = readValues(member, type, room, m_place, m_memory);
        if (!values.source.empty())
            m_file.sources.push_back(values.source);
        return values;
    }

    // Each resource may fit although all together do not. This is checked before memory is allocated for any of them.
    void countBytes(const JsonMember& resources) const
    {
        MemoryAccount all = m_memory;
        resources.forEachMember([&](const JsonMember& member, const std::string&) {
            const auto initial = member.find("initialValues");
            const auto type = dataTypeOf(member.find("initialValuesDataType"));
            const uint64_t bytes = initial ? claimedBytes(*initial, type, m_place) : 0;
            if (bytes > 0 && bytes <= m_memory.left().bytes) // a larger one is refused where it is read
                all.take(bytes, *initial);
        });
    }

    void readResource(const JsonMember& member, const std::string& name)
    {
        const auto type = dataTypeOf(member.find("initialValuesDataType"));
        Resource resource{.name = name, .dataType = type.value_or(DataType::Float32)};
        const JsonMember initial = member.required("initialValues");
        const bool deferred = initial.value().IsString() && initial.string() == "deferred"; // an output that ONNX sizes
        if (!deferred) {
            const auto offset = member.find("initialValuesOffsetInBytes");
            ReadValues values = valuesOf(initial, type, {member.find("sizeInBytes"), offset ? offset->uint64() : 0});
            resource.dataType = values.type;
            resource.valueCount = values.count;
            resource.initial = std::move(values.memory);
        }
        const auto [known, isNew] = m_resources.emplace(name, m_file.resources.size());
        if (isNew)
            m_file.resources.emplace_back();
        m_file.resources[known->second] = std::move(resource); // the last one of a name counts
    }

    void takeDispatchable(const JsonMember& member, Dispatch dispatchable)
    {
        for (const Message& unknown : dispatchable.unknown)
            note(unknown);
        if (const auto bindings = dispatchable.op ? member.find("bindings") : std::nullopt)
            dispatchable.bindings = readBindings(*bindings);
        m_dispatchables[dispatchable.name] = std::move(dispatchable);
    }

    void readCommand(const JsonMember& member)
    {
        const JsonMember type = member.required("type");
        const std::string kind = lowerCase(type.string());
        if (kind == "dispatch")
            return readDispatch(member);
        if (kind == "writefile")
            note(say("io", "its writeFile commands are left out: `tessera run --output` says what is written"));
        else if (kind != "print")
            type.refuse(say("io", "%1 = %2 is not a command; dispatch, print and writeFile are"));
    }

    void note(const Message& warning)
    {
        constexpr size_t kMostWarnings = 10;
        std::vector<Message>& all = m_file.warnings;
        if (all.size() < kMostWarnings && std::ranges::find(all, warning) == all.end())
            all.push_back(warning);
    }

    // Warns of resources that an earlier dispatch writes: DxDispatch would read that output.
    void noteChains()
    {
        std::map<std::string, std::string> written; // by resource, the dispatch
        for (const Dispatch& dispatch : m_file.dispatches) {
            if (!dispatch.op)
                continue;
            const Binding *const input = dispatch.input(), *const output = dispatch.output();
            if (const auto by = input ? written.find(input->resource) : written.end(); by != written.end())
                note(say("io",
                         "%1 reads \"%2\", which %3 writes; each is a case of its own, with the values that the file "
                         "gives")(dispatch.name, by->first, by->second));
            if (output)
                written.emplace(output->resource, dispatch.name);
        }
    }

    void readDispatch(const JsonMember& member)
    {
        const JsonMember dispatchable = member.required("dispatchable");
        const auto known = m_dispatchables.find(dispatchable.string());
        if (known == m_dispatchables.end())
            dispatchable.refuse(say("io", "%1 = %2 is not one of the dispatchables"));
        Dispatch dispatch = known->second;
        dispatch.bindings = readBindings(member.required("bindings"));
        dispatch.bindings.insert(known->second.bindings.begin(),
                                 known->second.bindings.end()); // the operator owns them
        m_file.dispatches.push_back(std::move(dispatch));
    }

    std::map<std::string, Binding, std::less<>> readBindings(const JsonMember& member) const
    {
        std::map<std::string, Binding, std::less<>> bindings;
        member.forEachMember([&](const JsonMember& source, const std::string& name) {
            const auto add = [&](const JsonMember& each) { bindings.emplace(name, readBinding(each)); };
            if (source.value().IsArray())
                source.forEachElement(add); // several are for other operators
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
                m_file.origins[name] = originIn(m_place.folder, origin.string());
            });
        if (const auto expected = member.find("expected"))
            expected->forEachMember([&](const JsonMember& values, const std::string& name) {
                const auto found = m_resources.find(name);
                if (found == m_resources.end())
                    values.refuse(say("io", "%1 = %2 is expected of a resource that does not exist"));
                ReadValues read = valuesOf(values, m_file.resources[found->second].dataType, {});
                m_file.expected.emplace(name,
                                        Tensor({.dataType = read.type, .sizes = read.sizes}, std::move(read.memory)));
            });
        if (const auto tolerance = member.find("tolerance"))
            m_file.tolerance = readTolerance(*tolerance);
    }

    JsonDocument m_document;
    const SourcePlace& m_place;
    MemoryAccount m_memory;
    CaseFile m_file;
    std::map<std::string, size_t> m_resources; // index by name
    std::map<std::string, Dispatch> m_dispatchables; // with the bindings of its initialization
};

} // namespace

CaseFile readCase(std::string_view json, const SourcePlace& place, const MemoryBudget& budget)
{
    return CaseFileReader(json, place, budget).read();
}

} // namespace tessera
