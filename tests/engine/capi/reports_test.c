/* SPDX-License-Identifier: Apache-2.0 */
/* Sweeps, diagnoses and pages: what C alone can ask, and ask wrongly. What they say is the Python package's tests. */
#include "checks.h"

#include <stddef.h>
#include <stdlib.h>

/* An engine that knows DEPTH_TO_SPACE1 alone, and fills its output with eights. */
typedef struct Answer {
    tessera_stop* stop; /* that it asks for in call `stopAt` */
    unsigned calls, stopAt;
    const char* fails; /* the reason that it gives for every case; NULL: none */
} Answer;

static int32_t answer(const tessera_call* call, void* context)
{
    Answer* const own = (Answer*)context;
    if (own->stop && ++own->calls == own->stopAt)
        tessera_stop_request(own->stop);
    if (strncmp(call->line, "DEPTH_TO_SPACE1", 15) != 0)
        return TESSERA_CANNOT;
    if (own->fails) {
        strncpy(call->reason, own->fails, call->reasonCapacity - 1);
        return 1;
    }
    memset(call->output, 8, (size_t)call->outputTensor->bytes);
    return TESSERA_RAN;
}

/* What fails is made small and told; what it says when it fails is the reason. */
static void testSweep(void)
{
    tessera_sweep_options options = {.size = sizeof options,
                                     .seed = 3,
                                     .cases = 60,
                                     .operators = "DEPTH_TO_SPACE1",
                                     .packed = 1,
                                     .page = 1,
                                     .tolerance = "bits"};
    Answer own = {NULL, 0, 0, NULL};
    tessera_engine* mine = engineCalling(answer, &own);
    GIVES(tessera_sweep(mine, &options, &text), "\"ran\": 60", "\"unsupported\": 0", "\"complete\": true",
          "\"state\": \"FAIL\"", "\"label\": \"case ", "\"drawn\": \"DEPTH_TO_SPACE1",
          "\"smallest\": \"DEPTH_TO_SPACE1", "\"command\": \"tessera check DEPTH_TO_SPACE1", "--tolerance bits",
          "\"page\": \"<!DOCTYPE html>", "\\\"seed\\\": 3"); /* in its lines */
    own.fails = "out of paper";
    options.page = 0;
    options.check = "./mine %1 --repeat";
    options.sweep = "./mine --all";
    options.shrunk = 1;
    GIVES(tessera_sweep(mine, &options, &text), "\"reason\": \"out of paper\"", "\"command\": \"./mine DEPTH_TO_SPACE1",
          " --repeat\"", "|  ./mine --all\"", "\"cause\": null");
    CHECK(strstr(text, "\"page\"") == NULL);
    options.shrunk = -1;
    GIVES(tessera_sweep(mine, &options, &text), "\"failures\": []", "\"others\": 60");
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
    Answer own = {NULL, 0, 60, NULL};
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
                {{.tolerance = "--ulp"}, "--tolerance \"--ulp\""},
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
static uint16_t input[kElements], output[kElements]; /* 0, 1, 2 …, and what DEPTH_TO_SPACE1 gives of them */
static const tessera_tensor kInput = {.dataType = TESSERA_UINT16, .rank = 4, .sizes = {1, 8, 4, 5}};
static const tessera_tensor kOutput = {.dataType = TESSERA_UINT16, .rank = 4, .sizes = {1, 2, 8, 10}};

static void testDiagnosis(void)
{
    uint16_t i;
    tessera_identify_options options = {.size = sizeof options, .side = "mine", .page = 1};
    tessera_engine* engine = engineOf("cpu");
    tessera_plan* plan = planOf("DEPTH_TO_SPACE1 --Sizes 1,8,4,5 --DataType UINT16 --BlockSize 2 "
                                "--Order COLUMN_ROW_DEPTH");
    tessera_case* meant = caseOf("DEPTH_TO_SPACE1 --Sizes 1,8,4,5 --DataType UINT16 --BlockSize 2");
    for (i = 0; i < kElements; ++i)
        input[i] = i;
    OK(tessera_run(engine, plan, input, sizeof input, output, sizeof output, NULL, NULL));
    GIVES(tessera_identify(meant, &kInput, input, sizeof input, &kOutput, output, sizeof output, &options, &text),
          "mine is what COLUMN_ROW_DEPTH gives.", "\"kind\": \"order\"", "\"named\": true", "\"explained\": 160",
          "\"page\": \"<!DOCTYPE html>");
    options.size = offsetof(tessera_identify_options, page); /* as an older header has it */
    GIVES(tessera_identify(NULL, &kInput, input, sizeof input, &kOutput, output, sizeof output, &options, &text), "");
    CHECK(strstr(text, "\"page\"") == NULL);
}

/* Buffers to the byte, and with strides of a caller's own: channels last. */
static void testOwnTensors(void)
{
    const tessera_tensor bytes = {.dataType = TESSERA_UINT8, .rank = 4, .sizes = {1, 3, 1, 1}};
    tessera_tensor last = kInput;
    uint16_t moved[kElements];
    unsigned char* const exact = (unsigned char*)malloc(3);
    size_t c, i;
    char* none = NULL;
    memset(exact, 1, 3);
    GIVES(tessera_identify(NULL, &bytes, exact, 3, &bytes, exact, 3, NULL, &text), "kind");
    BAD(tessera_identify(NULL, &bytes, exact, 2, &bytes, exact, 3, NULL, &none), "input has 2 bytes");
    free(exact);
    for (c = 0; c < 8; ++c)
        for (i = 0; i < 20; ++i)
            moved[i * 8 + c] = input[c * 20 + i];
    last.strides[0] = kElements;
    last.strides[1] = 1;
    last.strides[2] = 40;
    last.strides[3] = 8;
    GIVES(tessera_identify(NULL, &last, moved, sizeof moved, &kOutput, output, sizeof output, NULL, &text),
          "\"case\": \"DEPTH_TO_SPACE1", "COLUMN_ROW_DEPTH");
    BAD(tessera_identify(NULL, &last, moved, sizeof moved - 1, &kOutput, output, sizeof output, NULL, &none),
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
        {{.dataType = TESSERA_INT16, .rank = 4, .sizes = {1, 8, 4, 5}}, "one data type"},
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
    for (i = 0; i < sizeof rows / sizeof *rows; ++i)
        checkRefusedTensor(NULL, &rows[i].tensor, rows[i].word);
    checkRefusedTensor(NULL, NULL, "inputTensor is NULL");
    checkRefusedTensor("DEPTH_TO_SPACE1 --Sizes 1,8,2,5 --DataType UINT16 --BlockSize 2", &kInput,
                       "the case that is meant takes {1, 8, 2, 5}");
}

static const char* const kCase = "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT8 --BlockSize 2 --data iota";

/* A whole file, which asks for no other. */
static int isPage(const char* word)
{
    const size_t length = strlen(text);
    return strstr(text, "<!DOCTYPE html>") == text && length > 16 && strcmp(text + length - 8, "</html>\n") == 0
        && strstr(text, "default-src 'none'") != NULL && strstr(text, word) != NULL;
}

static void checkPageRefused(const char* line, const tessera_page_options* options, const char* word)
{
    char* none = NULL;
    BAD(tessera_case_page(caseOf(line), options, &none), word);
}

static void testCasePage(void)
{
    const uint64_t pins[2] = {3, 47}, wrong[1] = {48};
    tessera_page_options options = {.size = sizeof options, .language = "fr", .pins = pins, .pinCount = 2};
    const tessera_page_options outside = {.size = sizeof outside, .pins = wrong, .pinCount = 1};
    const tessera_page_options none = {.size = sizeof none, .pinCount = 1};
    const tessera_page_options foreign = {.size = sizeof foreign, .language = "xx"};
    const tessera_page_options tiny = {.size = sizeof tiny, .maxBytes = 1000};
    Answer own = {NULL, 0, 0, NULL};
    tessera_case* each = caseOf(kCase);
    GIVES(tessera_case_page(each, NULL, &text), "lang=\"en\"");
    CHECK(isPage("") && strstr(text, "[3, 47]") == NULL && strlen(text) < 300000);
    options.engine = engineCalling(answer, &own); /* whose values are not the map's, so that the page has them */
    GIVES(tessera_case_page(each, &options, &text), "lang=\"fr\"");
    CHECK(isPage("[3, 47]") && isPage("8 8 8 8"));
    BAD(tessera_case_page(NULL, NULL, NULL), "text is NULL");
    checkPageRefused(kCase, &outside, "pins[0] = 48");
    checkPageRefused(kCase, &none, "pins is NULL");
    checkPageRefused(kCase, &foreign, "language = \"xx\"");
    checkPageRefused(kCase, &tiny, "maxBytes = 1000");
    checkPageRefused("DEPTH_TO_SPACE1 --Sizes 1,8,100,100 --BlockSize 2", NULL, "at most 20000 elements");
    checkPageRefused("DEPTH_TO_SPACE1 --Sizes 1,7,1,1 --BlockSize 2", NULL, "BlockSize");
}

/* More than 300 kB hold: the formulas of the elements are left out. */
static void testLargePage(void)
{
    const tessera_page_options options = {.size = sizeof options, .maxBytes = 300000};
    tessera_case* each = caseOf("RESAMPLE --Sizes 1,1,55,55 --DataType FLOAT32 --InterpolationMode LINEAR "
                                "--Scales 1,1,1.99,1.97 --data random:1");
    GIVES(tessera_case_page(each, NULL, &text), "RESAMPLE");
    CHECK(isPage("") && strlen(text) > 300000 && strlen(text) < 500000);
    GIVES(tessera_case_page(each, &options, &text), "RESAMPLE");
    CHECK(isPage("") && strlen(text) < 300000);
}

static void testComparisonPage(void)
{
    const uint8_t zeros[48] = {0};
    uint8_t other[48] = {0};
    tessera_compare_options options = {.size = sizeof options, .page = 1, .a = "mine & yours"};
    char* none = NULL;
    tessera_stop* stop = NULL;
    tessera_plan* plan = planOf(kCase);
    other[5] = 3;
    GIVES(tessera_compare(plan, zeros, 48, other, 48, zeros, 48, &options, NULL, &text), "mine &amp; yours",
          "\"page\": \"<!DOCTYPE html>");
    OK(tessera_stop_create(&stop));
    options.stop = stop;
    tessera_stop_request(stop);
    REFUSED(tessera_compare(plan, zeros, 48, other, 48, zeros, 48, &options, NULL, &none), TESSERA_STOPPED, "stopped");
    CHECK(none == NULL);
    tessera_stop_free(stop);
}

void testReports(void)
{
    testSweep();
    testStoppedSweep();
    testRefusedSweeps();
    testDiagnosis();
    testOwnTensors();
    testRefusedTensors();
    testCasePage();
    testLargePage();
    testComparisonPage();
}
