/* SPDX-License-Identifier: Apache-2.0
 *
 * DEPTH_TO_SPACE and SPACE_TO_DEPTH of any type and any strides, as a shared library:
 *   cc -O2 -shared -fPIC -o libmine.so library.c;  tessera check CASE… --engine lib:./libmine.so */
#include "tessera_engine.h"

#include <stdio.h>
#include <string.h>

static const size_t kBytes[] = {0, 4, 2, 4, 2, 1, 4, 2, 1, 8, 8, 8}; /* of an element, by data type */

static int refuse(const tessera_engine_call* call, const char* reason)
{
    snprintf(call->message, call->message_bytes, "%s", reason);
    return TESSERA_ENGINE_UNSUPPORTED;
}

uint32_t tessera_engine_abi(void)
{
    return TESSERA_ENGINE_ABI;
}

void tessera_engine_describe(const tessera_engine_info* info)
{
    snprintf(info->name, info->text_bytes, "example");
    snprintf(info->version, info->text_bytes, "1.0");
    snprintf(info->device, info->text_bytes, "CPU, 1 thread");
}

int32_t tessera_engine_run(const tessera_engine_call* call)
{
    const tessera_engine_case* const c = call->c;
    const int to_space = strncmp(c->op, "DEPTH_TO_SPACE", 14) == 0;
    if (!to_space && strncmp(c->op, "SPACE_TO_DEPTH", 14) != 0)
        return refuse(call, "only DEPTH_TO_SPACE and SPACE_TO_DEPTH");
    const tessera_engine_tensor* const deep = to_space ? c->input : c->output;
    const tessera_engine_tensor* const wide = to_space ? c->output : c->input;
    const uint32_t b = c->block_size, depths = wide->sizes[1];
    const size_t bytes = kBytes[deep->data_type];

    for (uint32_t n = 0; n < deep->sizes[0]; ++n)
        for (uint32_t channel = 0; channel < deep->sizes[1]; ++channel)
            for (uint32_t h = 0; h < deep->sizes[2]; ++h)
                for (uint32_t w = 0; w < deep->sizes[3]; ++w) {
                    const int depth_first = c->order == TESSERA_ENGINE_DEPTH_COLUMN_ROW;
                    const uint32_t d = depth_first ? channel % depths : channel / (b * b);
                    const uint32_t block = depth_first ? channel / depths : channel % (b * b);
                    const size_t at = (size_t)n * deep->strides[0] + (size_t)channel * deep->strides[1]
                        + (size_t)h * deep->strides[2] + (size_t)w * deep->strides[3];
                    const size_t there = (size_t)n * wide->strides[0] + (size_t)d * wide->strides[1]
                        + (size_t)(h * b + block / b) * wide->strides[2]
                        + (size_t)(w * b + block % b) * wide->strides[3];
                    memcpy((char*)call->output + (to_space ? there : at) * bytes,
                           (const char*)call->input + (to_space ? at : there) * bytes, bytes);
                }
    return TESSERA_ENGINE_RAN;
}
