#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# A sweep that GNU parallel shares among processors, or machines by its own options in PARALLEL; then the merged result.
#
#   parallel.sh 64 --seed 7 --cases 1000000 --engine cpu
#   PARALLEL='--sshloginfile nodes --workdir .' parallel.sh 64 …
#
# SHARDS, and then the arguments of `tessera sweep`. TESSERA: the program, where it is not on PATH.
set -u
if [[ ! ${1:-} =~ ^[1-9][0-9]*$ ]]; then
    echo "parallel.sh SHARDS [OPTION…]: SHARDS is a number above 0, and the options are those of tessera sweep" >&2
    exit 4
fi
shards=$1
shift
program=${TESSERA:-tessera}
files=()
for ((i = 1; i <= shards; ++i)); do
    files+=("sweep-$i.jsonl")
done
rm -f "${files[@]}"
# Its exit status counts the shards with failures; the report says them.
seq "$shards" | parallel --will-cite --quote "$program" sweep --jobs 1 "$@" --shard "{}/$shards" \
    --out "sweep-{}.jsonl" >/dev/null
exec "$program" sweep --merge "${files[@]}"
