// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/sweep/shard.h"

#include "engine/core/message/plain_text.h"
#include "engine/core/tensor/error.h"

#include <cstdlib>

namespace tessera {

namespace {

constexpr uint64_t kMostShards = 1'000'000;

uint64_t variable(const char* name)
{
    const char* text = std::getenv(name);
    if (text == nullptr)
        throw TextError(say(
            "sweep", "--shard slurm: %1 is not set; it is in the tasks of an array, `sbatch --array=1-64 …`")(name));
    const auto value = numberIn<uint64_t>(text);
    if (!value)
        throw TextError(say("sweep", "--shard slurm: %1 = \"%2\" is no number")(name, text));
    return *value;
}

Shard slurmShard()
{
    const uint64_t id = variable("SLURM_ARRAY_TASK_ID"), count = variable("SLURM_ARRAY_TASK_COUNT");
    const uint64_t first = std::getenv("SLURM_ARRAY_TASK_MIN") ? variable("SLURM_ARRAY_TASK_MIN") : 1;
    if (id < first || id - first >= count)
        throw TextError(say("sweep",
                            "--shard slurm: task %1 is none of %2 from %3 on; expected an array without gaps or "
                            "steps: --array=1-%2")(id, count, first));
    return {id - first + 1, count};
}

TextError noShard(const std::string& text)
{
    return TextError(say("sweep", "--shard \"%1\": expected I/N with I from 1 to N, such as 3/16, or slurm")(text));
}

} // namespace

Shard shardFrom(const std::string& text)
{
    if (text == "slurm")
        return slurmShard();
    const std::string_view view = text;
    const size_t slash = view.find('/');
    if (slash == std::string_view::npos)
        throw noShard(text);
    const auto index = numberIn<uint64_t>(view.substr(0, slash)), count = numberIn<uint64_t>(view.substr(slash + 1));
    if (!index || !count || *index < 1 || *index > *count || *count > kMostShards)
        throw noShard(text);
    return {*index, *count};
}

std::string toText(const Shard& shard)
{
    return std::to_string(shard.index) + "/" + std::to_string(shard.count);
}

} // namespace tessera
