// SPDX-License-Identifier: Apache-2.0
// What is written as ONNX, run by ONNX's own programs where they are installed.
#include "engine/core/compare/tolerance.h"
#include "engine/formats/io/case_input.h"
#include "engine/frameworks/onnx/onnx_case.h"
#include "engine/judge/sweep/random_case.h"
#include "tests/engine/formats/io/io_files.h"
#include "tests/engine/frameworks/onnx/onnx_files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <sstream>

namespace tessera {
namespace {

constexpr size_t kCases = 200;

std::string base64(std::string_view bytes)
{
    constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text;
    for (size_t at = 0; at < bytes.size(); at += 3) {
        uint32_t group = 0;
        for (size_t i = 0; i < 3; ++i)
            group = group << 8 | (at + i < bytes.size() ? static_cast<unsigned char>(bytes[at + i]) : 0);
        for (size_t i = 0; i < 4; ++i)
            text += at + i > bytes.size() ? '=' : digits[group >> (18 - 6 * i) & 63];
    }
    return text;
}

struct WrittenCase {
    Case c;
    std::filesystem::path folder;
};

// Random cases that ONNX can say and that its runtime does not round in another way.
std::vector<WrittenCase> writeRandomCases(const TemporaryFolder& folder)
{
    std::vector<WrittenCase> cases;
    for (uint64_t index = 0; cases.size() < kCases && index < 10'000; ++index) {
        Case c = randomCase(30, index);
        c.data =
            Generator{.pattern = Pattern::Random, .seed = index}; // no NaN, which leaks from invalidTexts neighbours
        const Plan plan = makePlan(c.op);
        if (computes(plan) && !isFloat(plan.output.dataType))
            continue;
        Tensor output(plan.output);
        makeEngine("cpu")->run(c, plan, loadInput(c), output);
        const std::filesystem::path path = folder / std::to_string(index);
        try {
            writeOnnxFolder(c.op, loadInput(c), output, path);
        } catch (const TextError&) {
            continue;
        }
        cases.push_back({c, path});
    }
    return cases;
}

std::string contentWithout(const Tensor& tensor) // the padding at its end
{
    const auto bytes = tensor.bytes().first(elementCount(tensor.desc) * elementBytes(tensor.desc.dataType));
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

std::string requestOf(const WrittenCase& written)
{
    const Tensor input = onnxfile::readTensor(written.folder / "test_data_set_0/input_0.pb", {}).tensor();
    std::ofstream(written.folder / "input.raw", std::ios::binary) << contentWithout(input);
    std::string sizes;
    for (const uint32_t size : input.desc.sizes)
        sizes += (sizes.empty() ? "" : ", ") + std::to_string(size);
    return "{\"model\": \"" + base64(contentOf(written.folder / "model.onnx")) + "\", \"type\": \""
        + std::string(name(input.desc.dataType)) + "\", \"sizes\": [" + sizes + "], \"input\": \""
        + (written.folder / "input.raw").string() + "\", \"output\": \"" + (written.folder / "output.raw").string()
        + "\"}\n";
}

TEST(WrittenOnnx, IsWhatOnnxRuntimeComputes)
{
    const TemporaryFolder folder;
    const std::vector<WrittenCase> cases = writeRandomCases(folder);
    ASSERT_EQ(cases.size(), kCases);
    std::string requests;
    for (const WrittenCase& written : cases)
        requests += requestOf(written);
    folder.write("requests", requests);
    const std::string files = folder.path().string();
    const std::string line = "node '" TESSERA_ADAPTERS "/frameworks/onnxruntime_node.js' < " + files + "/requests > "
        + files + "/answers 2> " + files + "/errors";
    static_cast<void>(std::system(line.c_str())); // its answers say how it went
    std::istringstream answers(contentOf(folder / "answers"));
    std::string greeting, answer;
    if (!std::getline(answers, greeting) || greeting.find("\"version\"") == std::string::npos)
        GTEST_SKIP() << "node with onnxruntime-node is not installed: " << greeting;
    size_t ran = 0;
    for (const WrittenCase& written : cases) {
        SCOPED_TRACE(toText(written.c));
        ASSERT_TRUE(std::getline(answers, answer));
        if (answer.find("\"sizes\"") == std::string::npos) { // it has no kernel for the type or the rank
            EXPECT_THAT(answer,
                        testing::AnyOf(testing::HasSubstr("NOT_IMPLEMENTED"),
                                       testing::HasSubstr("Could not find an implementation"),
                                       testing::HasSubstr("not support"), testing::HasSubstr("only support")));
            continue;
        }
        const Plan plan = makePlan(written.c.op);
        const Tensor ours = onnxfile::readTensor(written.folder / "test_data_set_0/output_0.pb", {}).tensor();
        std::string theirs = contentOf(written.folder / "output.raw");
        ASSERT_EQ(theirs.size(), contentWithout(ours).size());
        Tensor other(ours.desc);
        std::ranges::copy(std::as_bytes(std::span(theirs)), other.writableBytes().begin());
        const Tensor a = withLayout(ours, plan.output), b = withLayout(other, plan.output);
        EXPECT_EQ(compare(plan, loadInput(written.c), a, b, tolerancePreset("foreign")->of(plan)).beyond, 0u);
        ++ran;
    }
    EXPECT_GT(ran, kCases / 4) << "most were refused";
}

TEST(WrittenOnnx, PassesOnnxsOwnChecker)
{
    if (std::system("/usr/bin/python3 -c 'import onnx.checker' 2> /dev/null") != 0)
        GTEST_SKIP() << "python3-onnx is not installed";
    const TemporaryFolder folder;
    writeRandomCases(folder);
    folder.write("check.py",
                 "import glob, onnx\n"
                 "known = onnx.defs.onnx_opset_version()\n"
                 "count = 0\n"
                 "for path in glob.glob(__file__.replace('check.py', '*/model.onnx')):\n"
                 "    model = onnx.load(path)\n"
                 "    if model.opset_import[0].version <= known:\n"
                 "        onnx.checker.check_model(model, full_check=True)\n"
                 "        count += 1\n"
                 "assert count > 150, count\n"
                 "print(count, 'models')\n");
    const std::string line =
        "/usr/bin/python3 " + (folder / "check.py").string() + " > " + (folder / "said").string() + " 2>&1";
    EXPECT_EQ(std::system(line.c_str()), 0) << contentOf(folder / "said");
    EXPECT_THAT(contentOf(folder / "said"), testing::HasSubstr(" models"));
}

} // namespace
} // namespace tessera
