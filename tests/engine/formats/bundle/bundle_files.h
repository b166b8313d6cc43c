// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/registry/registry.h"
#include "engine/core/case/case.h"
#include "engine/core/ops/operator.h"
#include "engine/core/plan/plan.h"
#include "engine/formats/bundle/bundle.h"
#include "engine/formats/files/archive.h"
#include "engine/formats/io/case_input.h"

namespace tessera {

inline constexpr const char* kBundledLine =
    "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 2 --Order COLUMN_ROW_DEPTH --data doc-iota";

inline Tensor outputOf(const Case& c)
{
    const Plan plan = makePlan(c.op);
    Tensor output(plan.output);
    makeEngine("cpu")->run(c, plan, loadInput(c), output);
    return output;
}

inline Bundle bundleOf(const Case& c)
{
    Bundle bundle;
    bundle.c = c;
    bundle.results = {{"cpu", outputOf(c)}};
    bundle.verdicts = {{.engine = "cpu", .against = "reference", .verdict = "PASS"}};
    bundle.versions = {{"version", "1"}};
    return bundle;
}

// A bundle of members that a test made up.
inline std::string bundleBytes(std::vector<ArchiveMember> members)
{
    members.push_back({"manifest.json", R"({"format": "tessera bundle", "version": 2})"});
    return archiveBytes(members);
}

} // namespace tessera
