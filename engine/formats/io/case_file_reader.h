// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/formats/io/case_file.h"
#include "engine/formats/io/json.h"
#include "engine/formats/io/json_values.h"

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// Reads one text; what it names comes from files, or from `held`, which lives as long. Throws JsonError, OutsideFolder.
class CaseFileReader {
public:
    CaseFileReader(std::string_view json, const std::filesystem::path& folder, const MemoryBudget& budget,
                   SourceReach reach, const HeldArrays* held = nullptr);

    CaseFile read();

private:
    // Values whose memory is made when all of the file's are known to fit.
    struct Awaited {
        InitialValues values;
        uint64_t size, offset; // of the memory, and where in it the values begin
        std::string resource; // whose they are
        bool isExpected;
    };

    void needFilesFit(const JsonMember& resources) const;
    void allocate();
    InitialValues valuesOf(const JsonMember& member, std::optional<DataType> type);
    void readResource(const JsonMember& member, const std::string& name);
    void readDispatchables(const JsonMember& dispatchables);
    void warnOf(const std::vector<UnknownMember>& unknown);
    void readCommand(const JsonMember& member);
    void readDispatch(const JsonMember& member);
    Binding readBinding(const JsonMember& member) const;
    std::map<std::string, Binding> readBindings(const JsonMember& member) const;
    void readTessera(const JsonMember& member);
    void readExpected(const JsonMember& member, const Resource& resource);
    const Resource& resourceOf(const JsonMember& member, const std::string& name) const;

    JsonDocument m_document;
    std::filesystem::path m_folder;
    const HeldArrays* m_held;
    MemoryAccount m_memory;
    std::vector<Awaited> m_awaited;
    CaseFile m_file;
    std::map<std::string, size_t> m_resources; // index by name
    std::map<std::string, std::map<std::string, Binding>> m_dispatchables; // what each binds when it is initialised
};

} // namespace tessera
