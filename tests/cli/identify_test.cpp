// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"

namespace tessera {
namespace {

void writeOutput(const std::string& name, const std::string& line)
{
    ASSERT_THAT(tessera("run " + line + " --output - > " + name), Exits(0));
}

// Input and output of a case as .npy files, or the input of a case file, its expected values, and its operator.
TEST(IdentifyCommand, EndsAsItShould)
{
    const std::string same = " --Sizes 1,18,2,3 --DataType FLOAT32 --BlockSize ",
                      file = caseFile("depth_to_space1_crd.json");
    writeOutput("input.npy", "SPACE_TO_DEPTH --data random:1" + same + "1");
    writeOutput("output.npy", "DEPTH_TO_SPACE1 --Order COLUMN_ROW_DEPTH --data random:1" + same + "3");
    writeOutput("other.npy", "DEPTH_TO_SPACE --data random:99" + same + "3");
    writeOutput("bytes.npy", "DEPTH_TO_SPACE --Sizes 1,18,2,3 --DataType UINT8 --BlockSize 3 --data random:1");
    EXPECT_THAT(tessera("identify input.npy other.npy --meant 'DEPTH_TO_SPACE1 --BlockSize 3'"),
                Says(1, StartsWith("unknown ")));
    EXPECT_THAT(tessera("identify " + file + " " + file + "#output --meant " + file), Says(0, StartsWith("none ")));
    EXPECT_THAT(tessera("identify " + file + " " + file + "#nothing"), Complains(4, "no resource \"nothing\""));
    EXPECT_THAT(tessera("identify bytes.npy output.npy"), Complains(3, "save the input as FLOAT32"));
    const std::string tenths = " --Sizes 1,4,1,1 --data values:0.1,0.2,0.3,0.4 --DataType FLOAT";
    writeOutput("floats.npy", "DEPTH_TO_SPACE --BlockSize 1" + tenths + "32");
    writeOutput("doubles.npy", "DEPTH_TO_SPACE --BlockSize 2" + tenths + "64"); // NumPy's own type
    EXPECT_THAT(tessera("identify floats.npy doubles.npy --meant 'DEPTH_TO_SPACE --BlockSize 2'"),
                Says(0, StartsWith("none ")));
}

// No hypothesis is this order, but the values are all there.
TEST(IdentifyCommand, SaysThatTheValuesAreOnlyInAnotherOrder)
{
    const std::string of = " --Sizes 1,1,1,24 --DataType FLOAT32 --data values:";
    const std::string in = "0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23";
    const std::string out = "7,19,3,22,0,11,5,16,9,1,20,14,2,8,23,12,17,4,10,21,6,13,18,15";
    writeOutput("in.npy", "RESAMPLE --Scales 1,1,1,1" + of + in);
    writeOutput("out.npy", "RESAMPLE --Scales 1,1,1,1" + of + out);
    EXPECT_THAT(tessera("identify in.npy out.npy"),
                Says(1, "OUTPUT holds the input's values in another order: sorted they are identical."));
}

TEST(IdentifyCommand, AStopSaysHowFarItCame)
{
    const std::string random = "RESAMPLE --Sizes 1,16,1024,1024 --DataType FLOAT32 --Scales 1,1,1,1 --data random:";
    writeOutput("in.npy", random + "1");
    writeOutput("out.npy", random + "2");
    // The search takes about a second, and one of these signals comes in the middle of it.
    EXPECT_THAT(shell("for after in 0.1 0.2 0.4 0.6 0.8; do timeout -s INT $after '" TESSERA_PROGRAM
                      "' identify in.npy out.npy && break; done")
                    .err,
                ContainsRegex("identify: stopped before its end: [0-9]+ of [0-9]+ hypotheses tried"));
}

} // namespace
} // namespace tessera
