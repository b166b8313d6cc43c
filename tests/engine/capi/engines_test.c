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
    CHECK(strstr(call->line, "DEPTH_TO_SPACE1 --Sizes 1,8,2,3") == call->line);
    CHECK(call->inputTensor->sizes[1] == 8 && call->outputTensor->sizes[1] == 2);
    if (work->stop)
        tessera_stop_request(work->stop);
    if (work->fails)
        REFUSED(tessera_stop_create(NULL), TESSERA_BAD_INPUT, "result is NULL");
    if (work->engine)
        return tessera_run(work->engine, work->plan, call->input, (size_t)call->inputTensor->bytes, call->output,
                           (size_t)call->outputTensor->bytes, NULL)
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
    CHECK(tessera_engine_create_with("cpu", &options, &engine) == TESSERA_OK);
    CHECK(strcmp(tessera_engine_name(engine), "cpu") == 0);
    tessera_engine_free(engine);
    REFUSED(tessera_engine_create_with("cpu", &many, &engine), TESSERA_BAD_INPUT, "threads = 1025");
    REFUSED(tessera_engine_create_with(NULL, &options, &engine), TESSERA_BAD_INPUT, "name is NULL");
    CHECK(engine == NULL);
}

static void testFunction(void)
{
    uint8_t input[kElements], output[kElements], expected[kElements];
    Work work = {NULL, NULL, TESSERA_CANNOT, "no block of 2", NULL, 0, 0};
    tessera_engine *mine = NULL, *cpu = NULL;
    tessera_plan* plan = planOf(kCase);
    CHECK(tessera_plan_load_input(plan, input, sizeof input) == TESSERA_OK);
    CHECK(tessera_engine_create_of("mine", compute, &work, &mine) == TESSERA_OK);
    CHECK(strcmp(tessera_engine_name(mine), "mine") == 0);
    REFUSED(tessera_run(mine, plan, input, sizeof input, output, sizeof output, NULL), TESSERA_UNSUPPORTED,
            "no block of 2");
    work.reason = NULL;
    REFUSED(tessera_run(mine, plan, input, sizeof input, output, sizeof output, NULL), TESSERA_UNSUPPORTED,
            "mine cannot do this case");
    work.answer = -3;
    REFUSED(tessera_run(mine, plan, input, sizeof input, output, sizeof output, NULL), TESSERA_ENGINE_FAILED,
            "mine gave -3");
    work.reason = "out of paper";
    REFUSED(tessera_run(mine, plan, input, sizeof input, output, sizeof output, NULL), TESSERA_ENGINE_FAILED,
            "out of paper");

    CHECK(tessera_engine_create("cpu", &cpu) == TESSERA_OK);
    work.engine = cpu;
    work.plan = plan;
    CHECK(tessera_run(cpu, plan, input, sizeof input, expected, sizeof expected, NULL) == TESSERA_OK);
    CHECK(tessera_run(mine, plan, input, sizeof input, output, sizeof output, NULL) == TESSERA_OK);
    CHECK(memcmp(output, expected, sizeof output) == 0 && work.calls == 5);
    work.answer = TESSERA_RAN; /* although what it called failed */
    work.engine = NULL;
    work.fails = 1;
    CHECK(tessera_run(mine, plan, input, sizeof input, output, sizeof output, NULL) == TESSERA_OK);
    CHECK(strcmp(tessera_last_error(), "") == 0);
    tessera_engine_free(mine);
    REFUSED(tessera_engine_create_of("", compute, &work, &mine), TESSERA_BAD_INPUT, "name is empty");
    REFUSED(tessera_engine_create_of("mine", NULL, NULL, &mine), TESSERA_BAD_INPUT, "function is NULL");
    tessera_engine_free(cpu);
    tessera_plan_free(plan);
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
    tessera_engine* mine = NULL;
    tessera_plan* plan = planOf("DEPTH_TO_SPACE1 --Sizes 1,1,1,2 --DataType UINT32 --BlockSize 1");
    CHECK(tessera_engine_create_of("mine", copyWords, &seen, &mine) == TESSERA_OK);
    for (offset = 0; offset <= 4; ++offset) {
        unsigned char *const from = bytes + offset, *const to = bytes + 16 + offset;
        memset(words, 0x5a, sizeof words);
        memcpy(from, values, sizeof values);
        CHECK(tessera_run(mine, plan, from, sizeof values, to, sizeof answer, NULL) == TESSERA_OK);
        memcpy(answer, to, sizeof answer);
        CHECK(answer[0] == values[0] && answer[1] == values[1]);
        CHECK(to[-1] == 0x5a && (offset == 4 || to[sizeof answer] == 0x5a));
        CHECK((seen.input == (const void*)from && seen.output == (void*)to) == (offset % sizeof *words == 0));
    }
    tessera_engine_free(mine);
    tessera_plan_free(plan);
}

static void testStop(void)
{
    uint8_t input[kElements] = {0}, output[kElements];
    Work work = {NULL, NULL, TESSERA_RAN, NULL, NULL, 0, 0};
    const tessera_tensor packed = {.dataType = TESSERA_UINT8, .rank = 4, .sizes = {1, 8, 2, 3}};
    tessera_identify_options options = {.size = sizeof options};
    tessera_diagnosis* diagnosis = NULL;
    tessera_xray* xray = NULL;
    tessera_stop* stop = NULL;
    tessera_engine* mine = NULL;
    tessera_case* each = caseOf(kCase);
    tessera_plan* plan = planOf(kCase);
    CHECK(tessera_stop_create(&stop) == TESSERA_OK);
    CHECK(tessera_engine_create_of("mine", compute, &work, &mine) == TESSERA_OK);
    CHECK(tessera_run_until(mine, plan, input, sizeof input, output, sizeof output, stop, NULL) == TESSERA_OK);
    work.stop = stop;
    REFUSED(tessera_probe(mine, each, stop, &xray), TESSERA_STOPPED, "stopped");
    CHECK(work.calls == 2 && xray == NULL);
    REFUSED(tessera_run_until(mine, plan, input, sizeof input, output, sizeof output, stop, NULL), TESSERA_STOPPED,
            "stopped");
    options.stop = stop;
    REFUSED(tessera_identify(NULL, &packed, input, sizeof input, &packed, input, sizeof input, &options, &diagnosis),
            TESSERA_STOPPED, "stopped");
    REFUSED(tessera_stop_create(NULL), TESSERA_BAD_INPUT, "result is NULL");
    tessera_stop_request(NULL);
    tessera_stop_free(NULL);
    tessera_stop_free(stop);
    tessera_engine_free(mine);
    tessera_case_free(each);
    tessera_plan_free(plan);
}

/* A function that computes the other order is found out. */
static void testProbe(void)
{
    char text[16384];
    uint64_t count = 0;
    tessera_partner partner;
    tessera_xray_figures figures = {.size = sizeof figures};
    tessera_engine *cpu = NULL, *mine = NULL;
    tessera_xray* xray = NULL;
    tessera_case* each = caseOf(kCase);
    Work work = {NULL,
                 planOf("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT8 --BlockSize 2 "
                        "--Order COLUMN_ROW_DEPTH"),
                 TESSERA_RAN,
                 NULL,
                 NULL,
                 0,
                 0};
    CHECK(tessera_engine_create("cpu", &cpu) == TESSERA_OK);
    CHECK(tessera_probe(cpu, each, NULL, &xray) == TESSERA_OK);
    CHECK(tessera_xray_figures_of(xray, &figures) == TESSERA_OK);
    CHECK(figures.map == TESSERA_COPIES && figures.isRight && figures.isProved && figures.differing == 0);
    tessera_xray_free(xray);

    work.engine = cpu;
    CHECK(tessera_engine_create_of("mine", compute, &work, &mine) == TESSERA_OK);
    CHECK(tessera_probe(mine, each, NULL, &xray) == TESSERA_OK);
    CHECK(tessera_xray_figures_of(xray, &figures) == TESSERA_OK);
    CHECK(!figures.isRight && figures.differing > 0 && figures.unwritten == 0 && figures.sentences > 0);
    CHECK(tessera_xray_sentence(xray, 1, text, sizeof text, NULL) == TESSERA_OK);
    CHECK(strcmp(text, "It is the map of the other order, COLUMN_ROW_DEPTH.") == 0);
    /* out {0, 1, 2, 3} is in {0, 5, 1, 1}, as tessera_sources() says of that order */
    CHECK(tessera_xray_sources(xray, 39, &partner, 1, &count) == TESSERA_OK && count == 1 && partner.element == 34);
    CHECK(tessera_xray_text(xray, text, sizeof text, NULL) == TESSERA_OK);
    CHECK(strncmp(text, "FAIL        mine, 2 runs: ", 26) == 0
          && strstr(text, "  |  DEPTH_TO_SPACE1 --Sizes 1,8,2,3 ") != NULL);
    CHECK(strstr(text, "\n  map    n (c bh bw) h w -> n c (h bh) (w bw), bh=2, bw=2\n") != NULL);
    CHECK(strstr(text, "\n  right  n (bh bw c) h w -> n c (h bh) (w bw), bh=2, bw=2\n") != NULL);
    CHECK(text[strlen(text) - 1] != '\n');
    CHECK(tessera_xray_json(xray, text, sizeof text, NULL) == TESSERA_OK);
    CHECK(strstr(text, "\"map\": \"copies\"") != NULL);
    REFUSED(tessera_xray_sentence(xray, figures.sentences, text, sizeof text, NULL), TESSERA_BAD_INPUT, "no sentence");
    REFUSED(tessera_xray_sources(xray, 48, &partner, 1, &count), TESSERA_BAD_INPUT, "element 48");
    tessera_xray_free(xray);
    REFUSED(tessera_probe(NULL, each, NULL, &xray), TESSERA_BAD_INPUT, "engine is NULL");
    REFUSED(tessera_probe(cpu, NULL, NULL, &xray), TESSERA_BAD_INPUT, "each is NULL");
    REFUSED(tessera_xray_text(NULL, text, sizeof text, NULL), TESSERA_BAD_INPUT, "xray is NULL");
    REFUSED(tessera_xray_json(NULL, text, sizeof text, NULL), TESSERA_BAD_INPUT, "xray is NULL");
    tessera_xray_free(NULL);
    tessera_engine_free(mine);
    tessera_engine_free(cpu);
    tessera_plan_free(work.plan);
    tessera_case_free(each);
}

void testEngines(void)
{
    testOptions();
    testFunction();
    testInPlace();
    testStop();
    testProbe();
}
