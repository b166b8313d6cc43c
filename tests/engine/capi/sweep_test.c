/* SPDX-License-Identifier: Apache-2.0 */
/* Engines on random cases: what fails, as small as it was made, and why. */
#include "checks.h"

#include <stddef.h>

static char text[600000];

static const char* failureText(const tessera_sweep_result* sweep, uint64_t index, tessera_failure_text what)
{
    text[0] = '\0';
    OK(tessera_sweep_failure(sweep, index, what, text, sizeof text, NULL));
    return text;
}

/* An engine that knows blocks alone, and computes those of the other order. */
typedef struct Swapping {
    tessera_engine* cpu;
    tessera_stop* stop; /* that it asks for in call `stopAt` */
    unsigned calls, stopAt;
    const char* fails; /* the reason that it gives for every case; NULL: none */
} Swapping;

static int32_t runSwapped(const tessera_call* call, void* context)
{
    static const char depth[] = "DEPTH_COLUMN_ROW", column[] = "COLUMN_ROW_DEPTH"; /* of one length */
    Swapping* const own = (Swapping*)context;
    char line[4096], *at;
    tessera_status status;
    tessera_case* each = NULL;
    tessera_plan* plan = NULL;
    if (own->stop && ++own->calls == own->stopAt)
        tessera_stop_request(own->stop);
    if (strncmp(call->line, "DEPTH_TO_SPACE1", 15) != 0 || strlen(call->line) >= sizeof line)
        return TESSERA_CANNOT;
    if (own->fails) {
        strncpy(call->reason, own->fails, call->reasonCapacity - 1);
        return 1;
    }
    strcpy(line, call->line);
    at = strstr(line, depth);
    if (at)
        memcpy(at, column, sizeof column - 1);
    status = tessera_case_from_text(line, &each);
    status = status ? status : tessera_plan_create(each, 0, &plan);
    status = status ? status
                    : tessera_run(own->cpu, plan, call->input, (size_t)call->inputTensor->bytes, call->output,
                                  (size_t)call->outputTensor->bytes, NULL);
    tessera_plan_free(plan);
    tessera_case_free(each);
    return status == TESSERA_OK ? TESSERA_RAN : 2;
}

/* The sweep's figures; the sweep itself where it is wanted. */
static tessera_sweep_figures sweptWith(const tessera_engine* engine, const tessera_sweep_options* options,
                                       tessera_sweep_result** result)
{
    tessera_sweep_figures figures = {.size = sizeof figures};
    tessera_sweep_result* sweep = NULL;
    OK(tessera_sweep(engine, options, &sweep));
    OK(tessera_sweep_figures_of(sweep, &figures));
    if (result)
        *result = sweep;
    else
        tessera_sweep_free(sweep);
    return figures;
}

static void testNothingFails(void)
{
    const tessera_sweep_options options = {
        .size = sizeof options, .seed = 7, .cases = 150, .operators = "RESAMPLE1,DEPTH_TO_SPACE1", .types = "FLOAT32"};
    tessera_sweep_result* sweep = NULL;
    tessera_engine* cpu = engineOf("cpu");
    const tessera_sweep_figures figures = sweptWith(cpu, &options, &sweep);
    CHECK(figures.ran == 150 && figures.passed + figures.mistrusted == 150 && figures.isComplete);
    CHECK(figures.failed == 0 && figures.crashed == 0 && figures.unsupported == 0 && figures.failures == 0);
    OK(tessera_sweep_text(sweep, text, sizeof text, NULL));
    CHECK(strstr(text, "150 cases of seed 7") != NULL && text[strlen(text) - 1] != '\n');
    CHECK(tessera_sweep_json(sweep, text, sizeof text, NULL) == TESSERA_OK && strstr(text, "\"seed\": 7") != NULL);
    BAD(tessera_sweep_page(sweep, text, sizeof text, NULL), "page = 1");
    BAD(tessera_sweep_failure(sweep, 0, TESSERA_FAILURE_STATE, text, sizeof text, NULL), "no failure 0");
    tessera_sweep_free(sweep);
    CHECK(sweptWith(cpu, &options, NULL).digest == figures.digest);
    tessera_engine_free(cpu);
}

/* A swapped order is found, made small and named; what the engine refuses is not drawn. */
static void testSwappedOrder(void)
{
    const tessera_sweep_options options = {
        .size = sizeof options, .seed = 3, .cases = 200, .packed = 1, .page = 1, .tolerance = "bits"};
    tessera_sweep_figures figures;
    tessera_sweep_result* sweep = NULL;
    tessera_case* smallest = NULL;
    tessera_diagnosis* diagnosis = NULL;
    tessera_engine* mine = NULL;
    Swapping own = {engineOf("cpu"), NULL, 0, 0, NULL};
    OK(tessera_engine_create_of("mine", runSwapped, &own, &mine));
    figures = sweptWith(mine, &options, &sweep);
    CHECK(figures.ran == 200 && figures.failed > 0 && figures.unsupported == 0 && figures.failures >= 1);
    BEGINS(failureText(sweep, 0, TESSERA_FAILURE_STATE), "FAIL");
    HOLDS(failureText(sweep, 0, TESSERA_FAILURE_REASON), "order");
    BEGINS(failureText(sweep, 0, TESSERA_FAILURE_LABEL), "case ");
    BEGINS(failureText(sweep, 0, TESSERA_FAILURE_DRAWN), "DEPTH_TO_SPACE1");
    BEGINS(failureText(sweep, 0, TESSERA_FAILURE_COMMAND), "tessera check DEPTH_TO_SPACE1");
    HOLDS(text, "--tolerance bits");
    HOLDS(failureText(sweep, 0, TESSERA_FAILURE_SMALLEST), "--BlockSize 2");
    smallest = caseOf(text);
    OK(tessera_case_script(smallest, "PyTorch", text, sizeof text, NULL));
    tessera_case_free(smallest);
    OK(tessera_sweep_diagnosis(sweep, 0, &diagnosis));
    OK(tessera_diagnosis_class(diagnosis, text, sizeof text, NULL));
    BEGINS(text, "order");
    tessera_diagnosis_free(diagnosis);
    OK(tessera_sweep_page(sweep, text, sizeof text, NULL));
    BEGINS(text, "<!DOCTYPE html>");
    BAD(tessera_sweep_failure(sweep, 0, 7, text, sizeof text, NULL), "what = 7");
    BAD(tessera_sweep_diagnosis(sweep, figures.failures, &diagnosis), "no failure");
    tessera_sweep_free(sweep);
    tessera_engine_free(mine);
    tessera_engine_free(own.cpu);
}

/* What an engine says when it fails is the failure's reason. */
static void testFailingEngine(void)
{
    tessera_sweep_options options = {.size = sizeof options, .cases = 20, .operators = "DEPTH_TO_SPACE1", .shrunk = -1};
    tessera_sweep_figures figures;
    tessera_sweep_result* sweep = NULL;
    tessera_diagnosis* diagnosis = NULL;
    tessera_engine* mine = NULL;
    Swapping own = {NULL, NULL, 0, 0, "out of paper"};
    OK(tessera_engine_create_of("mine", runSwapped, &own, &mine));
    figures = sweptWith(mine, &options, NULL);
    CHECK(figures.failed == 20 && figures.failures == 0 && figures.others == 20);
    options.shrunk = 1;
    sweptWith(mine, &options, &sweep);
    CHECK(strcmp(failureText(sweep, 0, TESSERA_FAILURE_REASON), "out of paper") == 0);
    BAD(tessera_sweep_diagnosis(sweep, 0, &diagnosis), "no output");
    tessera_sweep_free(sweep);
    tessera_engine_free(mine);
}

static void countProgress(uint64_t ran, uint64_t wrong, void* context)
{
    CHECK(wrong <= ran);
    *(uint64_t*)context = ran;
}

/* What was found before it was stopped is kept; parts are the whole. */
static void testParts(void)
{
    uint64_t seen = 0;
    const tessera_sweep_options part = {.size = sizeof part,
                                        .cases = 100,
                                        .operators = "DEPTH_TO_SPACE1",
                                        .jobs = 2,
                                        .shard = 2,
                                        .shards = 3,
                                        .progress = countProgress,
                                        .progressContext = &seen};
    tessera_sweep_options options = {.size = sizeof options, .cases = 100, .operators = "DEPTH_TO_SPACE1"};
    tessera_sweep_figures figures;
    tessera_sweep_result* sweep = NULL;
    tessera_engine* mine = NULL;
    Swapping own = {engineOf("cpu"), NULL, 0, 60, NULL};
    CHECK(sweptWith(own.cpu, &part, NULL).ran == 33 && seen == 33);
    OK(tessera_stop_create(&own.stop));
    OK(tessera_engine_create_of("mine", runSwapped, &own, &mine));
    options.stop = own.stop;
    figures = sweptWith(mine, &options, NULL);
    CHECK(!figures.isComplete && figures.ran < 100);
    REFUSED(tessera_sweep(mine, &options, &sweep), TESSERA_STOPPED, "stopped");
    CHECK(sweep == NULL);
    tessera_stop_free(own.stop);
    tessera_engine_free(mine);
    tessera_engine_free(own.cpu);
}

static void testRefused(void)
{
    tessera_engine *cpu = engineOf("cpu"), *reference = engineOf("reference");
    const struct {
        tessera_sweep_options options;
        const char* word;
    } rows[] = {{{.operators = "DEPTH_TO_SPACE9"}, "DEPTH_TO_SPACE9"},
                {{.types = "FLOAT33"}, "FLOAT33"},
                {{.tolerance = "loose"}, "loose"},
                {{.tolerance = "--ulp"}, "tolerance = \"--ulp\""},
                {{.seconds = -1}, "seconds"},
                {{.jobs = 2000}, "jobs = 2000"},
                {{.shard = 4, .shards = 3}, "shard = 4"},
                {{.shrunk = -2}, "shrunk = -2"}};
    tessera_sweep_result* sweep = NULL;
    tessera_sweep_figures figures = {.size = sizeof figures};
    size_t i;
    for (i = 0; i < sizeof rows / sizeof *rows; ++i) {
        tessera_sweep_options options = rows[i].options;
        options.size = sizeof options;
        BAD(tessera_sweep(cpu, &options, &sweep), rows[i].word);
    }
    BAD(tessera_sweep(NULL, NULL, &sweep), "engine is NULL");
    BAD(tessera_sweep(cpu, NULL, NULL), "result is NULL");
    BAD(tessera_sweep(reference, NULL, &sweep), "against itself");
    CHECK(sweep == NULL);
    BAD(tessera_sweep_figures_of(NULL, &figures), "sweep is NULL");
    BAD(tessera_sweep_text(NULL, text, sizeof text, NULL), "sweep is NULL");
    tessera_sweep_free(NULL);
    tessera_engine_free(reference);
    tessera_engine_free(cpu);
}

void testSweeps(void)
{
    testNothingFails();
    testSwappedOrder();
    testFailingEngine();
    testParts();
    testRefused();
}
