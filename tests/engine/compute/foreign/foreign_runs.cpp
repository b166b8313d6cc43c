// SPDX-License-Identifier: GPL-3.0-or-later
#include "foreign_runs.h"

#include "engine/core/ops/operator.h"
#include "engine/formats/io/dispatch_job.h"

#include <iostream>

#include <sys/wait.h>

namespace tessera {

ForeignRun runForeign(const Engine& engine, const Case& c, const RunControl& control)
{
    ForeignRun run;
    run.input = loadInput(c);
    run.output = Tensor(c.op.output);
    try {
        run.timings = engine.run(c, makePlan(c.op), run.input, run.output, control);
    } catch (const RunFailure& failure) {
        run.kind = failure.kind;
        run.reason = failure.what();
    } catch (const EngineError& error) {
        run.isMissing = true;
        run.reason = error.what();
    }
    return run;
}

ForeignRun runForeign(const std::string& name, const ForeignOptions& options)
{
    return runForeign(*makeForeignEngine(name, options));
}

int runInACopy(const std::string& name)
{
    const pid_t copy = fork();
    if (copy == 0) {
        alarm(20);
        const ForeignRun run = runForeign(name);
        if (!run.isRight())
            std::cerr << run.reason << '\n';
        _exit(run.isRight() ? 0 : 1);
    }
    int status = 0;
    EXPECT_EQ(waitpid(copy, &status, 0), copy);
    return WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
}

std::filesystem::path foreignTestFolder()
{
    static const struct Folder {
        std::filesystem::path path =
            std::filesystem::temp_directory_path() / ("tessera_foreign_" + std::to_string(getpid()));
        ~Folder() { std::filesystem::remove_all(path); }
    } root;
    const auto* test = testing::UnitTest::GetInstance()->current_test_info();
    const std::filesystem::path folder = root.path / test->name();
    std::filesystem::create_directories(folder);
    return folder;
}

std::string serverWay(const std::string& way, const std::filesystem::path& log)
{
    return "serve:" TESSERA_PYTHON " " TESSERA_TESTS "/engine/compute/foreign/server.py " + way
        + (log.empty() ? "" : " " + log.string());
}

bool isAlive(long process)
{
    std::ifstream file("/proc/" + std::to_string(process) + "/stat");
    std::string number, name, state;
    file >> number >> name >> state;
    return file && state != "Z" && state != "X";
}

} // namespace tessera
