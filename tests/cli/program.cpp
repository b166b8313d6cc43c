// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

#include <fstream>
#include <sstream>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tessera {

namespace {

// One folder a test, gone when the tests have ended.
class Folders {
public:
    ~Folders() { std::filesystem::remove_all(m_root); }

    std::filesystem::path ofTest()
    {
        const auto* test = testing::UnitTest::GetInstance()->current_test_info();
        std::string name = std::string(test->test_suite_name()) + "." + test->name();
        for (char& each : name)
            each = each == '/' ? '_' : each;
        // A test that is repeated begins anew.
        if (const auto began = test->result()->start_timestamp(); test != m_test || began != m_began) {
            std::filesystem::remove_all(m_root / name);
            m_test = test;
            m_began = began;
        }
        std::filesystem::create_directories(m_root / name);
        return m_root / name;
    }

private:
    const testing::TestInfo* m_test = nullptr; // that asked last
    testing::TimeInMillis m_began = 0;
    std::filesystem::path m_root =
        std::filesystem::temp_directory_path() / ("tessera_commands_" + std::to_string(getpid()));
};

std::filesystem::path writeScript(const std::string& line)
{
    const std::filesystem::path folder = testFolder(), script = folder / ".script";
    std::ofstream(script) << "cd '" << folder.string() << "'\ntessera() { '" TESSERA_PROGRAM "' \"$@\"; }\n"
                          << "unset DISPLAY WAYLAND_DISPLAY QT_QPA_PLATFORM\nexec >.out 2>.err\n"
                          << line << '\n';
    return script;
}

Measured ended(const std::string& line)
{
    const std::filesystem::path script = writeScript(line);
    const pid_t child = fork();
    if (child == 0) {
        execlp("sh", "sh", script.c_str(), nullptr);
        _exit(127);
    }
    int status = 0;
    rusage used{};
    wait4(child, &status, 0, &used);
    return {{WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status), readText(".out"), readText(".err")},
            static_cast<uint64_t>(used.ru_maxrss) * 1024};
}

} // namespace

std::filesystem::path testFolder()
{
    static Folders folders;
    return folders.ofTest();
}

std::string readText(const std::filesystem::path& path)
{
    std::ostringstream text;
    text << std::ifstream(testFolder() / path, std::ios::binary).rdbuf();
    return text.str();
}

void writeText(const std::filesystem::path& path, const std::string& text)
{
    std::filesystem::create_directories((testFolder() / path).parent_path());
    std::ofstream(testFolder() / path, std::ios::binary) << text;
}

std::string caseFile(const std::string& name)
{
    return TESSERA_RESOURCES "/cases/" + name;
}

std::string twoDispatches()
{
    return R"({
    "resources": { "in":  { "initialValuesDataType": "UINT8", "initialValues": [65, 66, 67, 68] },
                   "out": { "initialValuesDataType": "UINT8", "initialValues": { "valueCount": 4, "value": 0 } },
                   "end": { "initialValuesDataType": "UINT8", "initialValues": { "valueCount": 4, "value": 0 } } },
    "dispatchables": { "first": { "type": "SPACE_TO_DEPTH", "BlockSize": 2,
        "InputTensor": { "DataType": "UINT8", "Sizes": [1, 1, 2, 2] },
        "OutputTensor": { "DataType": "UINT8", "Sizes": [1, 4, 1, 1] } },
                       "../second": { "type": "DEPTH_TO_SPACE", "BlockSize": 2,
        "InputTensor": { "DataType": "UINT8", "Sizes": [1, 4, 1, 1] },
        "OutputTensor": { "DataType": "UINT8", "Sizes": [1, 1, 2, 2] } } },
    "commands": [ { "type": "dispatch", "dispatchable": "first", "bindings": { "InputTensor": "in", "OutputTensor": "out" } },
                  { "type": "dispatch", "dispatchable": "../second",
                    "bindings": { "InputTensor": "out", "OutputTensor": "end" } },
                  { "type": "writeFile", "resource": "out", "targetPath": ".bashrc" } ] })";
}

Measured measured(const std::string& line)
{
    return ended("exec '" TESSERA_PROGRAM "' " + line);
}

Output shell(const std::string& line)
{
    return ended(line).output;
}

Output tessera(const std::string& line)
{
    return shell("tessera " + line);
}

Output stopped(const std::string& line, const std::string& condition, const std::string& signal)
{
    return shell("'" TESSERA_PROGRAM "' " + line + " > lines.txt & until " + condition
                 + " || ! kill -0 $!; do sleep 0.02; done; kill -" + signal
                 + " $!; wait $!; code=$?; cat lines.txt; exit $code");
}

Output python(const std::string& script)
{
    writeText("script.py", script);
    return shell("PYTHONDONTWRITEBYTECODE=1 '" TESSERA_PYTHON "' script.py");
}

bool hasPython(const std::string& module)
{
    return python("import " + module).code == 0;
}

void expectInBrowser(const std::string& script, const std::string& checks)
{
    if (!isInstalled("chromium"))
        GTEST_SKIP() << "chromium is missing";
    EXPECT_THAT(shell("PYTHONDONTWRITEBYTECODE=1 '" TESSERA_PYTHON "' '" TESSERA_TESTS "/cli/browser/" + script
                      + ".py' a.html " + checks),
                Exits(0));
}

bool isInstalled(const std::string& program)
{
    return shell("command -v " + program).code == 0;
}

std::vector<std::string> linesOf(const std::string& text)
{
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);)
        lines.push_back(line);
    return lines;
}

static std::string commandAt(const std::string& text, size_t bar)
{
    return bar == text.npos ? "" : text.substr(bar + 5, text.find('\n', bar) - bar - 5);
}

std::string firstCommand(const std::string& text)
{
    return commandAt(text, text.find("  |  "));
}

std::string lastCommand(const std::string& text)
{
    return commandAt(text, text.rfind("  |  "));
}

} // namespace tessera
