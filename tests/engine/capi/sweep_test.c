/* SPDX-License-Identifier: Apache-2.0 */
/* Engines on random cases: what fails, as small as it was made, and why. */
#include "checks.h"

#include <stddef.h>
#include <string.h>

static char text[600000];

static const char* failureText(const tessera_sweep_result* sweep, uint64_t index, tessera_failure_text what)
{
    text[0] = '\0';
    CHECK(tessera_sweep_failure(sweep, index, what, text, sizeof text, NULL) == TESSERA_OK);
    return text;
}

/* An engine that knows the blocks of one order alone, whatever is asked, and refuses what is no block. */
typedef struct Swapping {
    tessera_engine* cpu;
    tessera_stop* stop; /* that it asks for in call `stopAt` */
    unsigned calls, stopAt;
    const char* fails; /* the reason that it gives for every case; NULL: none */
} Swapping;

/* The line with the other order, in a caller's buffer. */
static void swapOrder(const char* line, char* to, size_t capacity)
{
    static const char depth[] = "DEPTH_COLUMN_ROW", column[] = "COLUMN_ROW_DEPTH";
    const char* at = strstr(line, depth);
    const size_t before = at ? (size_t)(at - line) : 0;
    if (at == NULL || strlen(line) >= capacity) {
        strncpy(to, line, capacity - 1);
        to[capacity - 1] = '\0';
        return;
    }
    memcpy(to, line, before);
    memcpy(to + before, column, sizeof column - 1);
    strncpy(to + before + sizeof column - 1, at + sizeof depth - 1, capacity - before - sizeof column);
    to[capacity - 1] = '\0';
}

static int32_t runSwapped(const tessera_call* call, void* context)
{
    Swapping* const own = (Swapping*)context;
    char line[4096];
    tessera_status status;
    tessera_case* each = NULL;
    tessera_plan* plan = NULL;
    if (own->stop && ++own->calls == own->stopAt)
        tessera_stop_request(own->stop);
    if (strncmp(call->line, "DEPTH_TO_SPACE1", 15) != 0)
        return TESSERA_CANNOT;
    if (own->fails) {
        strncpy(call->reason, own->fails, call->reasonCapacity - 1);
        return 1;
    }
    swapOrder(call->line, line, sizeof line);
    status = tessera_case_from_text(line, &each);
    status = status ? status : tessera_plan_create(each, 0, &plan);
    status = status ? status
                    : tessera_run(own->cpu, plan, call->input, (size_t)call->inputTensor->bytes, call->output,
                                  (size_t)call->outputTensor->bytes, NULL);
    tessera_plan_free(plan);
    tessera_case_free(each);
    return status == TESSERA_OK ? TESSERA_RAN : 2;
}

static void testNothingFails(void)
{
    const tessera_sweep_options options = {
        .size = sizeof options, .seed = 7, .cases = 150, .operators = "RESAMPLE1,DEPTH_TO_SPACE1", .types = "FLOAT32"};
    tessera_sweep_figures figures = {.size = sizeof figures}, again = {.size = sizeof again};
    tessera_sweep_result* sweep = NULL;
    tessera_engine* cpu = NULL;
    CHECK(tessera_engine_create("cpu", &cpu) == TESSERA_OK);
    CHECK(tessera_sweep(cpu, &options, &sweep) == TESSERA_OK);
    CHECK(tessera_sweep_figures_of(sweep, &figures) == TESSERA_OK);
    CHECK(figures.ran == 150 && figures.passed + figures.mistrusted == 150 && figures.isComplete);
    CHECK(figures.failed == 0 && figures.crashed == 0 && figures.unsupported == 0 && figures.failures == 0);
    CHECK(tessera_sweep_text(sweep, text, sizeof text, NULL) == TESSERA_OK);
    CHECK(strstr(text, "150 cases of seed 7") != NULL && text[strlen(text) - 1] != '\n');
    CHECK(strstr(text, "tessera sweep") != NULL && strstr(text, "--types FLOAT32") != NULL);
    CHECK(tessera_sweep_json(sweep, text, sizeof text, NULL) == TESSERA_OK && strstr(text, "\"seed\": 7") != NULL);
    REFUSED(tessera_sweep_page(sweep, text, sizeof text, NULL), TESSERA_BAD_INPUT, "page = 1");
    REFUSED(tessera_sweep_failure(sweep, 0, TESSERA_FAILURE_STATE, text, sizeof text, NULL), TESSERA_BAD_INPUT,
            "no failure 0");
    tessera_sweep_free(sweep);

    CHECK(tessera_sweep(cpu, &options, &sweep) == TESSERA_OK);
    CHECK(tessera_sweep_figures_of(sweep, &again) == TESSERA_OK && again.digest == figures.digest);
    tessera_sweep_free(sweep);
    tessera_engine_free(cpu);
}

/* A swapped order is found, made small, named and written as a script; what the engine refuses is not drawn. */
static void testSwappedOrder(void)
{
    const tessera_sweep_options options = {
        .size = sizeof options, .seed = 3, .cases = 200, .packed = 1, .page = 1, .tolerance = "bits"};
    tessera_sweep_figures figures = {.size = sizeof figures};
    tessera_sweep_result* sweep = NULL;
    tessera_diagnosis* diagnosis = NULL;
    tessera_case* smallest = NULL;
    tessera_engine* mine = NULL;
    Swapping own = {NULL, NULL, 0, 0, NULL};
    CHECK(tessera_engine_create("cpu", &own.cpu) == TESSERA_OK);
    CHECK(tessera_engine_create_of("mine", runSwapped, &own, &mine) == TESSERA_OK);
    CHECK(tessera_sweep(mine, &options, &sweep) == TESSERA_OK);
    CHECK(tessera_sweep_figures_of(sweep, &figures) == TESSERA_OK);
    CHECK(figures.ran == 200 && figures.failed > 0 && figures.unsupported == 0 && figures.failures >= 1);
    CHECK(strcmp(failureText(sweep, 0, TESSERA_FAILURE_STATE), "FAIL") == 0);
    CHECK(strstr(failureText(sweep, 0, TESSERA_FAILURE_REASON), "order") != NULL);
    CHECK(strstr(failureText(sweep, 0, TESSERA_FAILURE_LABEL), "case ") == text);
    CHECK(strstr(failureText(sweep, 0, TESSERA_FAILURE_DRAWN), "DEPTH_TO_SPACE1") == text);
    CHECK(strstr(failureText(sweep, 0, TESSERA_FAILURE_COMMAND), "tessera check DEPTH_TO_SPACE1") == text);
    CHECK(strstr(failureText(sweep, 0, TESSERA_FAILURE_COMMAND), "--tolerance bits") != NULL);
    CHECK(strstr(failureText(sweep, 0, TESSERA_FAILURE_SMALLEST), "--BlockSize 2") != NULL);
    smallest = caseOf(text);
    CHECK(tessera_case_script(smallest, "PyTorch", text, sizeof text, NULL) == TESSERA_OK);
    tessera_case_free(smallest);

    CHECK(tessera_sweep_diagnosis(sweep, 0, &diagnosis) == TESSERA_OK);
    CHECK(tessera_diagnosis_class(diagnosis, text, sizeof text, NULL) == TESSERA_OK && strstr(text, "order") == text);
    tessera_diagnosis_free(diagnosis);
    CHECK(tessera_sweep_page(sweep, text, sizeof text, NULL) == TESSERA_OK);
    CHECK(strstr(text, "<!DOCTYPE html>") == text && strstr(text, "class=\"cells\"") != NULL);
    CHECK(tessera_sweep_text(sweep, text, sizeof text, NULL) == TESSERA_OK && strstr(text, "not supported") != NULL);
    REFUSED(tessera_sweep_failure(sweep, 0, 7, text, sizeof text, NULL), TESSERA_BAD_INPUT, "what = 7");
    REFUSED(tessera_sweep_diagnosis(sweep, figures.failures, &diagnosis), TESSERA_BAD_INPUT, "no failure");
    tessera_sweep_free(sweep);
    tessera_engine_free(mine);
    tessera_engine_free(own.cpu);
}

/* What an engine says when it fails is the failure's reason. */
static void testFailingEngine(void)
{
    const tessera_sweep_options options = {
        .size = sizeof options, .cases = 20, .operators = "DEPTH_TO_SPACE1", .shrunk = -1};
    tessera_sweep_figures figures = {.size = sizeof figures};
    tessera_sweep_options told = options;
    tessera_sweep_result* sweep = NULL;
    tessera_diagnosis* diagnosis = NULL;
    tessera_engine* mine = NULL;
    Swapping own = {NULL, NULL, 0, 0, "out of paper"};
    CHECK(tessera_engine_create_of("mine", runSwapped, &own, &mine) == TESSERA_OK);
    CHECK(tessera_sweep(mine, &options, &sweep) == TESSERA_OK);
    CHECK(tessera_sweep_figures_of(sweep, &figures) == TESSERA_OK);
    CHECK(figures.failed == 20 && figures.failures == 0 && figures.others == 20);
    tessera_sweep_free(sweep);
    told.shrunk = 1;
    CHECK(tessera_sweep(mine, &told, &sweep) == TESSERA_OK);
    CHECK(strcmp(failureText(sweep, 0, TESSERA_FAILURE_REASON), "out of paper") == 0);
    REFUSED(tessera_sweep_diagnosis(sweep, 0, &diagnosis), TESSERA_BAD_INPUT, "no output");
    tessera_sweep_free(sweep);
    tessera_engine_free(mine);
}

static void countProgress(uint64_t ran, uint64_t wrong, void* context)
{
    CHECK(wrong <= ran);
    *(uint64_t*)context = ran;
}

/* What was found before it was stopped is kept; parts are the whole; an older header's options do. */
static void testParts(void)
{
    uint64_t seen = 0;
    tessera_sweep_options options = {
        .size = offsetof(tessera_sweep_options, page), .cases = 100, .operators = "DEPTH_TO_SPACE1", .page = 1};
    tessera_sweep_figures figures = {.size = sizeof figures};
    tessera_sweep_result* sweep = NULL;
    tessera_engine* mine = NULL;
    Swapping own = {NULL, NULL, 0, 60, NULL};
    CHECK(tessera_engine_create("cpu", &own.cpu) == TESSERA_OK);
    CHECK(tessera_sweep(own.cpu, &options, &sweep) == TESSERA_OK);
    REFUSED(tessera_sweep_page(sweep, text, sizeof text, NULL), TESSERA_BAD_INPUT, "page = 1");
    tessera_sweep_free(sweep);

    options.size = sizeof options;
    options.page = 0;
    options.progress = countProgress;
    options.progressContext = &seen;
    options.shard = 2;
    options.shards = 3;
    options.jobs = 2;
    CHECK(tessera_sweep(own.cpu, &options, &sweep) == TESSERA_OK);
    CHECK(tessera_sweep_figures_of(sweep, &figures) == TESSERA_OK && figures.ran == 33 && seen == 33);
    tessera_sweep_free(sweep);

    options.shard = options.shards = options.jobs = 0;
    CHECK(tessera_stop_create(&own.stop) == TESSERA_OK);
    CHECK(tessera_engine_create_of("mine", runSwapped, &own, &mine) == TESSERA_OK);
    options.stop = own.stop;
    CHECK(tessera_sweep(mine, &options, &sweep) == TESSERA_OK);
    CHECK(tessera_sweep_figures_of(sweep, &figures) == TESSERA_OK && !figures.isComplete && figures.ran < 100);
    tessera_sweep_free(sweep);
    REFUSED(tessera_sweep(mine, &options, &sweep), TESSERA_STOPPED, "stopped");
    CHECK(sweep == NULL);
    tessera_stop_free(own.stop);
    tessera_engine_free(mine);
    tessera_engine_free(own.cpu);
}

static void testRefused(void)
{
    tessera_engine *cpu = NULL, *reference = NULL;
    tessera_sweep_options options = {.size = sizeof options};
    tessera_sweep_result* sweep = NULL;
    tessera_sweep_figures figures = {.size = sizeof figures};
    CHECK(tessera_engine_create("cpu", &cpu) == TESSERA_OK);
    CHECK(tessera_engine_create("reference", &reference) == TESSERA_OK);
    REFUSED(tessera_sweep(NULL, NULL, &sweep), TESSERA_BAD_INPUT, "engine is NULL");
    REFUSED(tessera_sweep(cpu, NULL, NULL), TESSERA_BAD_INPUT, "result is NULL");
    REFUSED(tessera_sweep(reference, NULL, &sweep), TESSERA_BAD_INPUT, "against itself");
    options.operators = "DEPTH_TO_SPACE9";
    REFUSED(tessera_sweep(cpu, &options, &sweep), TESSERA_BAD_INPUT, "DEPTH_TO_SPACE9");
    options.operators = NULL;
    options.types = "FLOAT33";
    REFUSED(tessera_sweep(cpu, &options, &sweep), TESSERA_BAD_INPUT, "FLOAT33");
    options.types = NULL;
    options.tolerance = "loose";
    REFUSED(tessera_sweep(cpu, &options, &sweep), TESSERA_BAD_INPUT, "loose");
    options.tolerance = "--ulp";
    REFUSED(tessera_sweep(cpu, &options, &sweep), TESSERA_BAD_INPUT, "tolerance = \"--ulp\"");
    options.tolerance = NULL;
    options.seconds = -1;
    REFUSED(tessera_sweep(cpu, &options, &sweep), TESSERA_BAD_INPUT, "seconds");
    options.seconds = 0;
    options.jobs = 2000;
    REFUSED(tessera_sweep(cpu, &options, &sweep), TESSERA_BAD_INPUT, "jobs = 2000");
    options.jobs = 0;
    options.shard = 4;
    options.shards = 3;
    REFUSED(tessera_sweep(cpu, &options, &sweep), TESSERA_BAD_INPUT, "shard = 4");
    options.shard = options.shards = 0;
    options.shrunk = -2;
    REFUSED(tessera_sweep(cpu, &options, &sweep), TESSERA_BAD_INPUT, "shrunk = -2");
    CHECK(sweep == NULL);
    REFUSED(tessera_sweep_figures_of(NULL, &figures), TESSERA_BAD_INPUT, "sweep is NULL");
    REFUSED(tessera_sweep_text(NULL, text, sizeof text, NULL), TESSERA_BAD_INPUT, "sweep is NULL");
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
