// SPDX-License-Identifier: Apache-2.0
#include "engine/core/compare/compare.h"
#include "engine/formats/files/npy.h"
#include "engine/formats/io/case_file.h"
#include "engine/formats/io/json.h"
#include "engine/judge/measure/verification.h"
#include "tests/support/engines.h"

#include <algorithm>
#include <cctype>
#include <fstream>
#include <iterator>
#include <tuple>

// Values that others published for their own operators: every case of the index, on every engine of this machine,
// within the index's tolerance.

namespace tessera {
namespace {

struct Published {
    std::string name, source;
    Tolerance tolerance;
};

std::ostream& operator<<(std::ostream& out, const Published& published)
{
    return out << published.name << " of " << published.source;
}

std::vector<Published> readIndex()
{
    std::ifstream file(TESSERA_PUBLISHED_INDEX);
    const JsonDocument document = parseJson(std::string(std::istreambuf_iterator(file), {}));
    const JsonMember index(document, "index");
    std::vector<Published> list;
    for (rapidjson::SizeType i = 0; i < index.array().value().Size(); ++i) {
        const JsonMember entry = index.element(i);
        list.push_back({entry.required("name").string(),
                        entry.required("source").string(),
                        {.atol = entry.required("atol").value().GetDouble(),
                         .rtol = entry.required("rtol").value().GetDouble(),
                         .ulp = entry.required("ulp").uint64()}});
    }
    return list;
}

class PublishedValues : public testing::TestWithParam<std::tuple<std::string, Published>> { };

TEST_P(PublishedValues, AreTheEngines)
{
    const auto& [engine, published] = GetParam();
    const std::filesystem::path folder = TESSERA_PUBLISHED_CASES;
    const CaseFile file = readCaseFile(folder / (published.name + ".json"));
    DispatchJob job = prepareDispatch(file, 0);
    engineNamed(engine).run(job.dispatched, job.plan, job.input, job.output);
    const Tensor expected = withLayout(readNpy(folder / (published.name + ".out.npy")), job.output.desc);

    const Comparison found = compare(job.plan, job.input, job.output, expected, published.tolerance);
    EXPECT_EQ(found.verdict, Verdict::Pass) << english(figuresText(found, job.plan.output));
}

std::string testName(const testing::TestParamInfo<PublishedValues::ParamType>& parameters)
{
    std::string name = std::get<0>(parameters.param) + "_" + std::get<1>(parameters.param).name;
    std::ranges::replace_if(
        name, [](unsigned char each) { return !std::isalnum(each); }, '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(, PublishedValues,
                         testing::Combine(testing::ValuesIn(engineNames()), testing::ValuesIn(readIndex())), testName);

} // namespace
} // namespace tessera
