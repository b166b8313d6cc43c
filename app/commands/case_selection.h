// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/commands/command_line.h"
#include "engine/measure/verification.h"

#include <regex.h>

#include <memory>
#include <string>
#include <vector>

namespace tessera {

// The cases, with the case files (*.json) of each folder and the folders below it in its place, sorted. Throws IoError
// for a folder that cannot be read or holds no case.
std::vector<CaseArgument> withFolders(const std::vector<CaseArgument>& cases);

// --pack: the conformance pack, or one of its cases by its name or number. Throws TextError where there is none.
std::vector<PackCase> packCases(const std::string& which);

// --filter: a regular expression as `grep -E` reads it, found anywhere in a name. An empty one takes all.
class NameFilter {
public:
    explicit NameFilter(const std::string& expression); // throws TextError
    bool takes(const std::string& name) const;

private:
    struct Free {
        void operator()(regex_t* regex) const;
    };
    std::unique_ptr<regex_t, Free> m_regex;
};

} // namespace tessera
