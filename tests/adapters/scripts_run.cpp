// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripts_run.h"

#include "engine/formats/files/npy.h"

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace tessera {

namespace {

std::filesystem::path scriptsFolder()
{
    std::string name = (std::filesystem::temp_directory_path() / "tessera-scripts-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr)
        throw std::runtime_error("no folder " + name);
    return name;
}

std::string textOf(const std::filesystem::path& path)
{
    std::stringstream text;
    text << std::ifstream(path).rdbuf();
    return text.str();
}

} // namespace

ScriptsRun::ScriptsRun(bool withStandIns)
    : m_withStandIns(withStandIns)
    , m_folder(scriptsFolder())
{
}

ScriptsRun::~ScriptsRun()
{
    std::filesystem::remove_all(m_folder.path());
}

std::filesystem::path ScriptsRun::place(size_t index, const char* ending) const
{
    return m_folder.path() / (std::to_string(index) + ending);
}

void ScriptsRun::add(const std::string& script, const Tensor& input)
{
    std::ofstream(place(m_count, ".py")) << script;
    writeNpy(input, place(m_count, ".in.npy"));
    ++m_count;
}

void ScriptsRun::runAll() const
{
    const std::string modules = m_withStandIns ? "PYTHONPATH=" TESSERA_STAND_INS ":" TESSERA_ADAPTERS " " : "";
    const std::string line = modules + TESSERA_PYTHON " " TESSERA_SCRIPT_RUNNER " " + m_folder.path().string();
    if (std::system(line.c_str()) != 0)
        throw std::runtime_error("failed: " + line);
}

std::string ScriptsRun::script(size_t index) const
{
    return textOf(place(index, ".py"));
}

std::string ScriptsRun::error(size_t index) const
{
    return textOf(place(index, ".error"));
}

Tensor ScriptsRun::output(size_t index) const
{
    return readNpy(place(index, ".out.npy"));
}

} // namespace tessera
