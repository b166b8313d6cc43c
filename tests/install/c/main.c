/* SPDX-License-Identifier: Apache-2.0 */
/* The example of <tessera.h>, on the engines that are named. */
#include <tessera.h>

#include <stdio.h>
#include <string.h>

static int check(const char* name)
{
    tessera_case* example = NULL;
    tessera_plan* plan = NULL;
    tessera_engine* engine = NULL;
    uint32_t input[8] = {0, 1, 2, 3, 4, 5, 6, 7}, output[8];
    const uint32_t expected[8] = {0, 2, 4, 6, 1, 3, 5, 7};
    int failed = tessera_case_from_text("DEPTH_TO_SPACE1 --Sizes 1,8,1,1 --DataType UINT32 --BlockSize 2", &example)
        || tessera_plan_create(example, 0, &plan) || tessera_engine_create(name, NULL, &engine)
        || tessera_run(engine, plan, input, sizeof input, output, sizeof output, NULL, NULL);
    if (failed)
        fprintf(stderr, "%s: %s\n", name, tessera_last_error());
    tessera_engine_free(engine);
    tessera_plan_free(plan);
    tessera_case_free(example);
    return failed || memcmp(output, expected, sizeof expected) != 0;
}

int main(int argc, char** argv)
{
    int failures = argc < 2 ? check("cpu") : 0;
    for (int i = 1; i < argc; ++i)
        failures += check(argv[i]);
    return failures + (strcmp(tessera_version(), TESSERA_VERSION_TEXT) != 0);
}
