// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"

#include "engine/compute/registry/registry.h"
#include "engine/core/case/case.h"
#include "engine/core/ops/operator.h"
#include "tests/support/matchers.h"

#include <sstream>

namespace tessera {
namespace {

// The other order, whatever is asked.
class Mistaken : public Engine {
public:
    std::string name() const override { return "mistaken"; }
    Message description() const override { return "for tests"; }
    bool executesPlans() const override { return false; }
    Timings run(const Case& c, const Plan&, const Tensor& input, Tensor& output,
                const RunControl& control) const override
    {
        const std::optional<Operator> other = withOtherOrder(c.op);
        return makeEngine("cpu")->run(c, makePlan(other.value_or(c.op)), input, output, control);
    }
    std::unique_ptr<CopyProbe> makeCopyProbe(uint64_t) const override { return {}; }
};

struct Said {
    int code;
    std::string out, err;
};

Said probed(Arguments arguments, const std::string& line)
{
    for (const std::string& word : shellWords(line))
        arguments.push_back(word);
    Services services;
    services.makeEngine = [](const EngineOptions& options, const std::string& name) -> std::unique_ptr<Engine> {
        return name == "mistaken" ? std::make_unique<Mistaken>() : makeEngineWith(options, name);
    };
    std::ostringstream out, err;
    const int code = callCommand(kProbeText, arguments, out, err, services);
    return {code, out.str(), err.str()};
}

constexpr const char* kLine = "DEPTH_TO_SPACE1 --Sizes 1,18,2,2 --BlockSize 3 --Order COLUMN_ROW_DEPTH";

TEST(Probe, SaysWhatAnEngineDoesBesideWhatIsRight)
{
    const Said wrong = probed({"--engine", "mistaken"}, kLine);
    EXPECT_EQ(wrong.code, exit_code::kMismatch);
    EXPECT_THAT(wrong.out,
                AllOf(StartsWith("FAIL"), HasSubstr("the other order, DEPTH_COLUMN_ROW"),
                      HasSubstr("map    n (bh bw c) h w -> n c (h bh) (w bw)"),
                      HasSubstr("right  n (c bh bw) h w -> n c (h bh) (w bw)"), HasSubstr("input strides"),
                      HasSubstr("(0,0,0,1) reads (0,2,0,0); right: (0,1,0,0)")));
    // The line below the first outputs runs as it stands.
    EXPECT_THAT(wrong.out, HasSubstr("tessera map DEPTH_TO_SPACE1 --Sizes 1,18,2,2"));
    EXPECT_THAT(wrong.out, HasSubstr(" --at 0,0,0,1\n"));
    const Said right = probed({"--engine", "reference"}, kLine);
    EXPECT_EQ(right.code, exit_code::kFine);
    EXPECT_THAT(right.out, AllOf(StartsWith("PASS"), HasSubstr("The map is the right one.")));
}

TEST(Probe, FitsALineToEachAxis)
{
    const Said said = probed({}, "RESAMPLE1 --Sizes 1,1,4,6 --InterpolationMode LINEAR --Scales 1,1,2,1.5");
    EXPECT_EQ(said.code, exit_code::kFine) << said.err;
    EXPECT_THAT(said.out, HasSubstr("H 4 to 8: x = 0.5·o − 0.25; right: x = 0.5·o − 0.25; reads 2 inputs"));
}

TEST(Probe, WritesAllOfItForPrograms)
{
    const Said said = probed({"--engine", "mistaken", "--json", "-"}, kLine);
    EXPECT_EQ(said.code, exit_code::kMismatch);
    EXPECT_THAT(said.out,
                AllOf(StartsWith("{"), HasSubstr("\"verdict\": \"FAIL\""), HasSubstr("\"proved\": true"),
                      HasSubstr("\"map\": \"copies\""), HasSubstr("\"sources\": ")));
    EXPECT_THAT(said.err, HasSubstr("FAIL"));
}

} // namespace
} // namespace tessera
