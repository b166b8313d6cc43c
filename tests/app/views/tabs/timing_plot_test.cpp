// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/engines/timing_plot.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera {
namespace {

TimedCase timed(const std::string& name, double seconds, uint64_t bytes = 4000, const std::string& engine = "cpu")
{
    Measurement m{.engine = engine, .threads = 1, .bytes = bytes, .copyBytes = bytes / 2};
    RunSample& run = m.hot.emplace_back();
    run.kernel = seconds;
    run.copy = 1e-6;
    return {.name = name, .command = {}, .measurement = m};
}

TEST(TimingPlot, CasesOfOneSizeStandBesideEachOther)
{
    const TimedCase cases[] = {timed("DEPTH_TO_SPACE1 --Sizes 1,36,2,2 --BlockSize 2", 1e-6),
                               timed("DEPTH_TO_SPACE1 --Sizes 1,36,2,2 --BlockSize 3", 2e-6)};
    const PlotContent content = timingPlot(cases);
    EXPECT_EQ(content.x.title, "DEPTH_TO_SPACE1");
    EXPECT_EQ(content.x.categories, (QStringList{"BlockSize 2", "BlockSize 3"}));
    ASSERT_EQ(content.series.size(), 2u); // the engine, and its copy
    EXPECT_THAT(content.series[0].x, testing::ElementsAre(0, 1));
    EXPECT_THAT(content.series[0].y, testing::ElementsAre(testing::DoubleEq(4), testing::DoubleEq(2)));
    EXPECT_THAT(content.series[1].y, testing::Each(testing::DoubleEq(4)));
}

TEST(TimingPlot, SeveralSizesAreACurveOverTheirBytes)
{
    const TimedCase cases[] = {timed("DEPTH_TO_SPACE1 --Sizes 1,8,2,2", 1e-6, 4000),
                               timed("DEPTH_TO_SPACE1 --Sizes 1,8,4,2", 1e-6, 8000)};
    const PlotContent content = timingPlot(cases);
    EXPECT_TRUE(content.x.categories.isEmpty());
    EXPECT_THAT(content.series[0].x, testing::ElementsAre(4000, 8000));
}

} // namespace
} // namespace tessera
