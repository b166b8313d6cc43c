/* SPDX-License-Identifier: Apache-2.0 */
/* Engines with options and of a function, runs that are stopped, and maps that are recovered from outside. */
#include "checks.h"

#include <stddef.h>
#include <string.h>

static const char* const kCase = "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT8 --BlockSize 2";
enum { kElements = 48 };

/* What the function does, and what it saw. */
typedef struct Work {
    tessera_engine* engine; /* that computes for it; NULL: it answers with `answer` */
    tessera_plan* plan;
    int32_t answer;
    const char* reason;
    tessera_stop* stop; /* that it asks for */
    unsigned calls;
    int fails; /* it makes a call that fails */
} Work;

static int32_t compute(const tessera_call* call, void* context)
{
    Work* const work = (Work*)context;
    ++work->calls;
    CHECK(call->size >= offsetof(tessera_call, reasonCapacity) + sizeof call->reasonCapacity);
    BEGINS(call->line, "DEPTH_TO_SPACE1 --Sizes 1,8,2,3");
    CHECK(call->inputTensor->sizes[1] == 8 && call->outputTensor->sizes[1] == 2);
    if (work->stop)
        tessera_stop_request(work->stop);
    if (work->fails)
        BAD(tessera_stop_create(NULL), "result is NULL");
    if (work->engine)
        return tessera_run(work->engine, work->plan, call->input, (size_t)call->inputTensor->bytes, call->output,
                           (size_t)call->outputTensor->bytes, NULL, NULL)
                == TESSERA_OK
            ? TESSERA_RAN
            : 1;
    if (work->reason) {
        strncpy(call->reason, work->reason, call->reasonCapacity - 1);
        call->reason[call->reasonCapacity - 1] = '\0';
    }
    return work->answer;
}

static void testOptions(void)
{
    const tessera_engine_options options = {.size = sizeof options, .threads = 1};
    const tessera_engine_options many = {.size = sizeof many, .threads = 1025};
    tessera_engine* engine = NULL;
    OK(tessera_engine_create("cpu", &options, &engine));
    CHECK(strcmp(tessera_engine_name(engine), "cpu") == 0);
    tessera_engine_free(engine);
    BAD(tessera_engine_create("cpu", &many, &engine), "threads = 1025");
    BAD(tessera_engine_create_of("", compute, NULL, &engine), "name is empty");
    BAD(tessera_engine_create_of("mine", NULL, NULL, &engine), "function is NULL");
    CHECK(engine == NULL);
}

static void testFunction(void)
{
    static const struct {
        int32_t answer;
        const char* reason;
        tessera_status status;
        const char* word;
    } rows[] = {{TESSERA_CANNOT, "no block of 2", TESSERA_UNSUPPORTED, "no block of 2"},
                {TESSERA_CANNOT, NULL, TESSERA_UNSUPPORTED, "mine cannot do this case"},
                {-3, NULL, TESSERA_ENGINE_FAILED, "mine gave -3"},
                {-3, "out of paper", TESSERA_ENGINE_FAILED, "out of paper"}};
    uint8_t input[kElements], output[kElements], expected[kElements];
    Work work = {NULL, NULL, 0, NULL, NULL, 0, 0};
    tessera_engine *mine = engineCalling(compute, &work), *cpu = engineOf("cpu");
    tessera_plan* plan = planOf(kCase);
    size_t i;
    OK(tessera_plan_load_input(plan, input, sizeof input));
    CHECK(strcmp(tessera_engine_name(mine), "mine") == 0);
    for (i = 0; i < sizeof rows / sizeof *rows; ++i) {
        work.answer = rows[i].answer;
        work.reason = rows[i].reason;
        REFUSED(tessera_run(mine, plan, input, sizeof input, output, sizeof output, NULL, NULL), rows[i].status,
                rows[i].word);
    }
    work.engine = cpu;
    work.plan = plan;
    OK(tessera_run(cpu, plan, input, sizeof input, expected, sizeof expected, NULL, NULL));
    OK(tessera_run(mine, plan, input, sizeof input, output, sizeof output, NULL, NULL));
    CHECK(memcmp(output, expected, sizeof output) == 0 && work.calls == 5);
    work.answer = TESSERA_RAN; /* although what it called failed */
    work.engine = NULL;
    work.fails = 1;
    OK(tessera_run(mine, plan, input, sizeof input, output, sizeof output, NULL, NULL));
    CHECK(strcmp(tessera_last_error(), "") == 0);
}

/* What a function saw of its caller's buffers. */
typedef struct Seen {
    const void* input;
    void* output;
} Seen;

static int32_t copyWords(const tessera_call* call, void* context)
{
    Seen* const seen = (Seen*)context;
    seen->input = call->input;
    seen->output = call->output;
    memcpy(call->output, call->input, 2 * sizeof(uint32_t));
    return TESSERA_RAN;
}

/* In place where elements are aligned; else by copies, with the same result. */
static void testInPlace(void)
{
    uint32_t words[8] = {0}, answer[2];
    unsigned char* const bytes = (unsigned char*)words;
    const uint32_t values[2] = {0x01020304, 0x05060708};
    size_t offset;
    Seen seen = {NULL, NULL};
    tessera_engine* mine = engineCalling(copyWords, &seen);
    tessera_plan* plan = planOf("DEPTH_TO_SPACE1 --Sizes 1,1,1,2 --DataType UINT32 --BlockSize 1");
    for (offset = 0; offset <= 4; ++offset) {
        unsigned char *const from = bytes + offset, *const to = bytes + 16 + offset;
        memset(words, 0x5a, sizeof words);
        memcpy(from, values, sizeof values);
        OK(tessera_run(mine, plan, from, sizeof values, to, sizeof answer, NULL, NULL));
        memcpy(answer, to, sizeof answer);
        CHECK(answer[0] == values[0] && answer[1] == values[1]);
        CHECK(to[-1] == 0x5a && (offset == 4 || to[sizeof answer] == 0x5a));
        CHECK((seen.input == (const void*)from && seen.output == (void*)to) == (offset % sizeof *words == 0));
    }
}

static void testStop(void)
{
    uint8_t input[kElements] = {0}, output[kElements];
    Work work = {NULL, NULL, TESSERA_RAN, NULL, NULL, 0, 0};
    const tessera_tensor packed = {.dataType = TESSERA_UINT8, .rank = 4, .sizes = {1, 8, 2, 3}};
    tessera_identify_options options = {.size = sizeof options};
    tessera_compare_options comparison = {.size = sizeof comparison};
    char* none = NULL;
    tessera_xray* xray = NULL;
    tessera_stop* stop = NULL;
    tessera_engine* mine = engineCalling(compute, &work);
    tessera_case* each = caseOf(kCase);
    tessera_plan* plan = planOf(kCase);
    OK(tessera_stop_create(&stop));
    OK(tessera_run(mine, plan, input, sizeof input, output, sizeof output, stop, NULL));
    work.stop = stop;
    REFUSED(tessera_probe(mine, each, stop, &xray), TESSERA_STOPPED, "stopped");
    CHECK(work.calls == 2 && xray == NULL);
    REFUSED(tessera_run(mine, plan, input, sizeof input, output, sizeof output, stop, NULL), TESSERA_STOPPED,
            "stopped");
    options.stop = comparison.stop = stop;
    memset(output, 1, sizeof output);
    REFUSED(tessera_compare(plan, input, sizeof input, output, sizeof output, input, sizeof input, &comparison, NULL,
                            &none),
            TESSERA_STOPPED, "stopped");
    REFUSED(tessera_identify(NULL, &packed, input, sizeof input, &packed, input, sizeof input, &options, &none),
            TESSERA_STOPPED, "stopped");
    CHECK(none == NULL);
    tessera_stop_request(NULL);
    tessera_stop_free(NULL);
    tessera_stop_free(stop);
}

static void testProbe(void)
{
    uint64_t count = 0;
    tessera_partner partner;
    tessera_engine* cpu = engineOf("cpu");
    tessera_xray* xray = NULL;
    tessera_case* each = caseOf(kCase);
    char* none = NULL;
    OK(tessera_probe(cpu, each, NULL, &xray));
    BAD(tessera_xray_sources(xray, 48, &partner, 1, &count), "element 48");
    tessera_xray_free(xray);
    BAD(tessera_probe(NULL, each, NULL, &xray), "engine is NULL");
    BAD(tessera_probe(cpu, NULL, NULL, &xray), "each is NULL");
    BAD(tessera_xray_json(NULL, &none), "xray is NULL");
    tessera_xray_free(NULL);
}

void testEngines(void)
{
    testOptions();
    testFunction();
    testInPlace();
    testStop();
    testProbe();
}
