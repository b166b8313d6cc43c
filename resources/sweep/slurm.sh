#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
#SBATCH --job-name=tessera-sweep
#SBATCH --array=1-16
#SBATCH --output=sweep-%a.log
# A sweep that the tasks of a Slurm array share: a shard each, sweep-1.jsonl, sweep-2.jsonl … in the current folder.
#
#   sbatch --array=1-64 slurm.sh --seed 7 --cases 1000000 --engine cpu
#   tessera sweep --merge sweep-*.jsonl
#
# Arguments are those of `tessera sweep`. TESSERA: the program, where it is not on PATH.
set -u
exec "${TESSERA:-tessera}" sweep --jobs "${SLURM_CPUS_PER_TASK:-1}" "$@" \
    --shard "$((SLURM_ARRAY_TASK_ID - SLURM_ARRAY_TASK_MIN + 1))/$SLURM_ARRAY_TASK_COUNT" --out "sweep-$SLURM_ARRAY_TASK_ID.jsonl"
