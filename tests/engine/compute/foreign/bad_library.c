/* SPDX-License-Identifier: GPL-3.0-or-later
 * A library that goes wrong in the way that TESSERA_TEST_WAY says; else it copies, which is right where BlockSize is 1.
 */
#include "tessera_engine.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifndef ABI
#define ABI TESSERA_ENGINE_ABI
#endif

uint32_t tessera_engine_abi(void)
{
    return ABI;
}

static int deeper(volatile char* above)
{
    volatile char here[4096];
    here[0] = above[0];
    return deeper(here) + here[1];
}

int32_t tessera_engine_run(const tessera_engine_call* call)
{
    const char* const asked = getenv("TESSERA_TEST_WAY");
    const char* const way = asked ? asked : "";
    const size_t bytes = (size_t)call->c->output->bytes, given = (size_t)call->c->input->bytes;
    char* const out = call->output;
    memcpy(out, call->input, given < bytes ? given : bytes);
    if (strcmp(way, "null") == 0)
        *(volatile int*)0 = 1;
    if (strcmp(way, "behind") == 0)
        out[bytes + 15] = 1;
    if (strcmp(way, "near") == 0)
        out[bytes] = 1;
    if (strcmp(way, "before") == 0)
        out[-1] = 1;
    if (strcmp(way, "far-before") == 0)
        out[-8192] = 1;
    if (strcmp(way, "read-behind") == 0)
        out[0] = ((const volatile char*)call->input)[bytes + 15];
    if (strcmp(way, "input") == 0)
        *(char*)call->input = 1;
    if (strcmp(way, "stack") == 0)
        return deeper(out);
    if (strcmp(way, "hang") == 0)
        for (;;)
            pause();
    if (strcmp(way, "abort") == 0)
        abort();
    if (strcmp(way, "exit") == 0)
        exit(9);
    if (strcmp(way, "unsupported") == 0) {
        snprintf(call->message, call->message_bytes, "no FLOAT16 here");
        return TESSERA_ENGINE_UNSUPPORTED;
    }
    if (strcmp(way, "error") == 0) {
        snprintf(call->message, call->message_bytes, "no device");
        return -5;
    }
    if (strcmp(way, "prints") == 0)
        puts("{\"id\": 1, \"ran\": true}");
    return TESSERA_ENGINE_RAN;
}
