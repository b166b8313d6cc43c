/* SPDX-License-Identifier: Apache-2.0 */
/* Sweeps, diagnoses and pages. */
#include "checks.h"

#include <stdlib.h>

/* An engine that knows DEPTH_TO_SPACE1 alone, and fills its output with eights. */
typedef struct Answer {
    tessera_stop* stop; /* that it asks for in call `stopAt` */
    unsigned calls, stopAt;
} Answer;

static int32_t answer(const tessera_call* call, void* context)
{
    Answer* const own = (Answer*)context;
    if (own->stop && ++own->calls == own->stopAt)
        tessera_stop_request(own->stop);
    if (strncmp(call->line, "DEPTH_TO_SPACE1", 15) != 0)
        return TESSERA_CANNOT;
    memset(call->output, 8, (size_t)call->outputTensor->bytes);
    return TESSERA_RAN;
}

static void countProgress(uint64_t ran, uint64_t wrong, void* context)
{
    CHECK(wrong <= ran);
    *(uint64_t*)context = ran;
}

/* What was found before it was stopped is kept. */
static void testStoppedSweep(void)
{
    uint64_t seen = 0;
    tessera_sweep_options options = {.size = sizeof options,
                                     .cases = 100,
                                     .operators = "DEPTH_TO_SPACE1",
                                     .jobs = 2,
                                     .progress = countProgress,
                                     .progressContext = &seen};
    char* none = NULL;
    Answer own = {NULL, 0, 60};
    tessera_engine *mine = engineCalling(answer, &own), *cpu = engineOf("cpu");
    GIVES(tessera_sweep(cpu, &options, &text), "\"ran\": 100");
    CHECK(seen == 100);
    options.jobs = 1;
    OK(tessera_stop_create(&own.stop));
    options.stop = own.stop;
    GIVES(tessera_sweep(mine, &options, &text), "\"complete\": false");
    REFUSED(tessera_sweep(mine, &options, &none), TESSERA_STOPPED, "stopped");
    CHECK(none == NULL);
    tessera_stop_free(own.stop);
    options.stop = own.stop = NULL;
    options.shrunk = -1;
    GIVES(tessera_sweep(mine, &options, &text), "\"failures\": []", "\"others\": 100");
}

static void testRefusedSweeps(void)
{
    tessera_engine *cpu = engineOf("cpu"), *reference = engineOf("reference");
    const struct {
        tessera_sweep_options options;
        const char* word;
    } rows[] = {{{.operators = "DEPTH_TO_SPACE9"}, "DEPTH_TO_SPACE9"},
                {{.types = "FLOAT33"}, "FLOAT33"},
                {{.tolerance = "loose"}, "loose"},
                {{.seconds = -1}, "seconds"},
                {{.jobs = 2000}, "jobs = 2000"},
                {{.shrunk = -2}, "shrunk = -2"}};
    char* none = NULL;
    size_t i;
    for (i = 0; i < sizeof rows / sizeof *rows; ++i) {
        tessera_sweep_options options = rows[i].options;
        options.size = sizeof options;
        BAD(tessera_sweep(cpu, &options, &none), rows[i].word);
    }
    BAD(tessera_sweep(NULL, NULL, &none), "engine is NULL");
    BAD(tessera_sweep(cpu, NULL, NULL), "text is NULL");
    BAD(tessera_sweep(reference, NULL, &none), "against itself");
    CHECK(none == NULL);
}

enum { kElements = 160 };
static uint16_t input[kElements], output[kElements];
static const tessera_tensor kInput = {.dataType = TESSERA_UINT16, .rank = 4, .sizes = {1, 8, 4, 5}};
static const tessera_tensor kOutput = {.dataType = TESSERA_UINT16, .rank = 4, .sizes = {1, 2, 8, 10}};

/* Buffers to the byte, packed and with strides of a caller's own. */
static void testOwnTensors(void)
{
    const tessera_tensor bytes = {.dataType = TESSERA_UINT8, .rank = 4, .sizes = {1, 3, 1, 1}},
                         last = {.dataType = TESSERA_UINT16,
                                 .rank = 4,
                                 .sizes = {1, 8, 4, 5},
                                 .strides = {kElements, 1, 40, 8}};
    unsigned char* const exact = (unsigned char*)malloc(3);
    char* none = NULL;
    memset(exact, 1, 3);
    GIVES(tessera_identify(NULL, &bytes, exact, 3, &bytes, exact, 3, NULL, &text), "kind");
    BAD(tessera_identify(NULL, &bytes, exact, 2, &bytes, exact, 3, NULL, &none), "input has 2 bytes");
    free(exact);
    BAD(tessera_identify(NULL, &last, input, sizeof input - 1, &kOutput, output, sizeof output, NULL, &none),
        "need 320");
}

static void checkRefusedTensor(const char* meantLine, const tessera_tensor* tensor, const char* word)
{
    char* none = NULL;
    tessera_case* meant = meantLine ? caseOf(meantLine) : NULL;
    BAD(tessera_identify(meant, tensor, input, sizeof input, &kOutput, output, sizeof output, NULL, &none), word);
    CHECK(none == NULL);
}

static void testRefusedTensors(void)
{
    const struct {
        tessera_tensor tensor;
        const char* word;
    } rows[] = {
        {{.dataType = (tessera_data_type)12, .rank = 4, .sizes = {1, 8, 4, 5}}, "dataType"},
        {{.dataType = TESSERA_INT8, .rank = 4, .sizes = {1, 8, 4, 5}}, "values that are no INT8"},
        {{.dataType = TESSERA_UINT16, .rank = 9, .sizes = {1, 8, 4, 5}}, "rank = 9"},
        {{.dataType = TESSERA_UINT16, .rank = 5, .sizes = {1, 8, 4, 5, 1}}, "at most four dimensions"},
        {{.dataType = TESSERA_UINT16, .rank = 4, .sizes = {0, 8, 4, 5}}, "input.Sizes[0] = 0 is not a size"},
        {{.dataType = TESSERA_UINT16, .rank = 4, .sizes = {UINT32_MAX, UINT32_MAX, UINT32_MAX, 5}}, "2^32"},
        /* in a few bytes, by strides of 0 */
        {{.dataType = TESSERA_UINT16, .rank = 4, .sizes = {65536, 65536, 1, 5}, .strides = {0, 0, 0, 1}}, "2^32"},
        {{.dataType = TESSERA_UINT16, .rank = 4, .sizes = {1, 8, 4, 5}, .strides = {0, UINT32_MAX}}, "need "},
        {{.dataType = TESSERA_UINT16, .rank = 4, .sizes = {1, 8, 4, 5}, .strides = {0, UINT64_MAX}}, "2^32"},
    };
    size_t i;
    output[0] = UINT16_MAX;
    for (i = 0; i < sizeof rows / sizeof *rows; ++i)
        checkRefusedTensor(NULL, &rows[i].tensor, rows[i].word);
    checkRefusedTensor(NULL, NULL, "inputTensor is NULL");
    checkRefusedTensor("DEPTH_TO_SPACE1 --Sizes 1,8,2,5 --DataType UINT16 --BlockSize 2", &kInput,
                       "the case that is meant takes {1, 8, 2, 5}");
}

static void testRefusedPages(void)
{
    static const char* const right = "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT8 --BlockSize 2";
    const uint64_t pins[1] = {48};
    const struct {
        const char* line;
        tessera_page_options options;
        const char* word;
    } rows[] = {{right, {.pins = pins, .pinCount = 1}, "pins[0] = 48"},
                {right, {.pinCount = 1}, "pins is NULL"},
                {right, {.language = "xx"}, "language = \"xx\""},
                {right, {.maxBytes = 1000}, "maxBytes = 1000"},
                {"DEPTH_TO_SPACE1 --Sizes 1,8,100,100 --BlockSize 2", {0}, "at most 20000 elements"},
                {"DEPTH_TO_SPACE1 --Sizes 1,7,1,1 --BlockSize 2", {0}, "BlockSize"}};
    char* none = NULL;
    size_t i;
    for (i = 0; i < sizeof rows / sizeof *rows; ++i) {
        tessera_page_options options = rows[i].options;
        options.size = sizeof options;
        BAD(tessera_case_page(caseOf(rows[i].line), &options, &none), rows[i].word);
    }
    BAD(tessera_case_page(NULL, NULL, NULL), "text is NULL");
    CHECK(none == NULL);
}

void testReports(void)
{
    testStoppedSweep();
    testRefusedSweeps();
    testOwnTensors();
    testRefusedTensors();
    testRefusedPages();
}
