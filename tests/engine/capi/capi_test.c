/* SPDX-License-Identifier: Apache-2.0 */
/* The C interface as a C program uses it: C99, nothing but <tessera.h>. Says what is wrong, and counts it. */
#include "checks.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static int failures = 0;
char* text = NULL;

void forgetText(void)
{
    tessera_text_free(text);
    text = NULL;
}

void check(int holds, const char* what, const char* file, int line)
{
    if (holds)
        return;
    ++failures;
    fprintf(stderr, "%s:%d: %s does not hold; the last error: %s\n", file, line, what, tessera_last_error());
}

void checkRefused(tessera_status status, tessera_status expected, const char* word, const char* file, int line)
{
    check(status == expected && strstr(tessera_last_error(), word) != NULL, word, file, line);
}

void checkHolds(const char* file, int line, ...)
{
    const char* word;
    va_list words;
    va_start(words, line);
    while ((word = va_arg(words, const char*)) != NULL)
        check(text && strstr(text, word) != NULL, word, file, line);
    va_end(words);
}

/* Example 2 of DEPTH_TO_SPACE1's reference page. */
static const char* const kExample =
    "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 2 --Order COLUMN_ROW_DEPTH --data doc-iota";
enum { kElements = 48 };
static const uint32_t kExpected[kElements] = {0,  9,  1,  10, 2,  11, 18, 27, 19, 28, 20, 29, 3,  12, 4,  13,
                                              5,  14, 21, 30, 22, 31, 23, 32, 36, 45, 37, 46, 38, 47, 54, 63,
                                              55, 64, 56, 65, 39, 48, 40, 49, 41, 50, 57, 66, 58, 67, 59, 68};

enum { kMost = 64 };
static tessera_case* cases[kMost];
static tessera_plan* plans[kMost];
static tessera_engine* engines[kMost];
static int caseCount = 0, planCount = 0, engineCount = 0;

tessera_case* caseOf(const char* line)
{
    tessera_case** const each = &cases[caseCount++];
    OK(tessera_case_from_text(line, each));
    return *each;
}

tessera_plan* planOf(const char* line)
{
    tessera_plan** const plan = &plans[planCount++];
    tessera_case* each = NULL;
    OK(tessera_case_from_text(line, &each));
    OK(tessera_plan_create(each, 0, plan));
    tessera_case_free(each); /* the plan does not need it */
    return *plan;
}

tessera_engine* engineOf(const char* name)
{
    tessera_engine** const engine = &engines[engineCount++];
    OK(tessera_engine_create(name, NULL, engine));
    return *engine;
}

tessera_engine* engineCalling(tessera_function function, void* context)
{
    tessera_engine** const engine = &engines[engineCount++];
    OK(tessera_engine_create_of("mine", function, context, engine));
    return *engine;
}

static void freeMade(void)
{
    CHECK(caseCount < kMost && planCount < kMost && engineCount < kMost);
    while (caseCount > 0)
        tessera_case_free(cases[--caseCount]);
    while (planCount > 0)
        tessera_plan_free(plans[--planCount]);
    while (engineCount > 0)
        tessera_engine_free(engines[--engineCount]);
}

static void testVersion(void)
{
    CHECK(strcmp(tessera_version(), TESSERA_VERSION_TEXT) == 0);
    CHECK(TESSERA_VERSION_MAJOR + TESSERA_VERSION_MINOR + TESSERA_VERSION_PATCH > 0);
}

static void testCaseText(void)
{
    char* none = NULL;
    tessera_case *each = caseOf(kExample), *again = NULL;
    GIVES(tessera_case_text(each, &text), "COLUMN_ROW_DEPTH");
    OK(tessera_case_from_text(text, &again));
    BAD(tessera_case_text(NULL, &none), "each is NULL");
    CHECK(none == NULL);
    BAD(tessera_case_text(each, NULL), "text is NULL");
    tessera_text_free(NULL);
    tessera_case_free(again);
}

static void testTensors(void)
{
    tessera_tensor input, output;
    tessera_plan* plan = planOf(kExample);
    OK(tessera_plan_tensor(plan, TESSERA_INPUT, &input));
    OK(tessera_plan_tensor(plan, TESSERA_OUTPUT, &output));
    CHECK(input.dataType == TESSERA_UINT32 && input.rank == 4 && input.sizes[1] == 8 && input.sizes[3] == 3);
    CHECK(output.sizes[1] == 2 && output.sizes[2] == 4 && output.sizes[3] == 6);
    CHECK(output.strides[0] == 48 && output.strides[3] == 1);
    CHECK(output.elements == kElements && output.bytes == sizeof kExpected);
    BAD(tessera_plan_tensor(plan, (tessera_side)7, &input), "side = 7");
    BAD(tessera_plan_tensor(plan, TESSERA_INPUT, NULL), "result is NULL");
    BAD(tessera_plan_tensor(NULL, TESSERA_INPUT, &input), "plan is NULL");
}

static void testRunOn(const char* name)
{
    uint32_t input[kElements], output[kElements];
    const size_t bytes = sizeof input;
    double seconds = -1;
    tessera_engine* engine = engineOf(name);
    tessera_plan* plan = planOf(kExample);
    CHECK(strcmp(tessera_engine_name(engine), name) == 0);
    OK(tessera_plan_load_input(plan, input, bytes));
    CHECK(input[6] == 9);
    OK(tessera_run(engine, plan, input, bytes, output, bytes, NULL, &seconds));
    CHECK(memcmp(output, kExpected, bytes) == 0 && seconds >= 0 && strcmp(tessera_last_error(), "") == 0);
    BAD(tessera_run(engine, plan, input, bytes - 1, output, bytes, NULL, NULL), "input has 191");
    BAD(tessera_run(engine, plan, input, bytes, output, 4, NULL, NULL), "output has 4 bytes");
    BAD(tessera_run(engine, plan, NULL, bytes, output, bytes, NULL, NULL), "input is NULL");
    BAD(tessera_run(engine, plan, input, bytes, NULL, bytes, NULL, NULL), "output is NULL");
    BAD(tessera_run(NULL, plan, input, bytes, output, bytes, NULL, NULL), "engine is NULL");
    BAD(tessera_run(engine, NULL, input, bytes, output, bytes, NULL, NULL), "plan is NULL");
    BAD(tessera_plan_load_input(plan, input, 8), "input has 8 bytes");
    BAD(tessera_plan_load_input(plan, NULL, bytes), "input is NULL");
    BAD(tessera_plan_load_input(NULL, input, bytes), "plan is NULL");
}

static void testRun(void)
{
    testRunOn("cpu");
    testRunOn("reference");
}

/* One arena for both: the bytes that the tensors take must lie apart, and may touch. */
static void testBuffersAreApart(void)
{
    uint8_t arena[12] = {1, 2, 3, 4, 90, 90, 90, 90, 90, 90, 90, 90};
    const uint8_t expected[4] = {1, 2, 3, 4};
    int distance;
    tessera_engine* engine = engineOf("cpu");
    tessera_plan* plan = planOf("DEPTH_TO_SPACE1 --Sizes 1,4,1,1 --DataType UINT8 --BlockSize 2");
    for (distance = -3; distance <= 3; ++distance)
        BAD(tessera_run(engine, plan, arena + 4, 8, arena + 4 + distance, 4, NULL, NULL), "input and output overlap");
    CHECK(arena[0] == 1 && arena[4] == 90);
    OK(tessera_run(engine, plan, arena, 12, arena + 4, 4, NULL, NULL));
    CHECK(memcmp(arena + 4, expected, sizeof expected) == 0);
    OK(tessera_run(engine, plan, arena + 4, 4, arena, 4, NULL, NULL));
}

static void testPartners(void)
{
    tessera_partner partners[2] = {{0, 0}, {0, 0}};
    uint64_t count = 0;
    tessera_plan* plan = planOf(kExample);
    /* out {0, 1, 2, 3} = in {0, 5, 1, 1} */
    OK(tessera_partners(plan, TESSERA_OUTPUT, 39, partners, 2, &count));
    CHECK(count == 1 && partners[0].element == 34 && partners[0].weight == 1);
    OK(tessera_partners(plan, TESSERA_INPUT, 34, partners, 2, &count));
    CHECK(count == 1 && partners[0].element == 39);
    BAD(tessera_partners(plan, TESSERA_OUTPUT, 48, partners, 2, &count), "element 48 does not exist");
    BAD(tessera_partners(plan, TESSERA_INPUT, 48, partners, 2, &count), "the tensor has 48");
    BAD(tessera_partners(plan, 7, 0, partners, 2, &count), "side = 7");
    BAD(tessera_partners(plan, TESSERA_OUTPUT, 0, NULL, 2, &count), "partners is NULL");
    BAD(tessera_partners(plan, TESSERA_OUTPUT, 0, partners, 2, NULL), "count is NULL");
    BAD(tessera_partners(NULL, TESSERA_OUTPUT, 0, partners, 2, &count), "plan is NULL");

    plan = planOf("RESAMPLE --Sizes 1,1,1,2 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,1,2");
    OK(tessera_partners(plan, TESSERA_OUTPUT, 1, NULL, 0, &count));
    CHECK(count == 2); /* none of them are asked for */
    OK(tessera_partners(plan, TESSERA_OUTPUT, 1, partners, 2, &count));
    CHECK(partners[0].weight == 0.75 && partners[1].weight == 0.25);
}

/* The verdict on bytes that are right where they are equal; `word` is in the JSON. */
static tessera_verdict comparedBy(const tessera_plan* plan, const void* a, const void* b, size_t bytes,
                                  const char* tolerance, const char* word)
{
    const tessera_compare_options options = {.size = sizeof options, .tolerance = tolerance};
    tessera_verdict verdict = TESSERA_FAIL;
    GIVES(tessera_compare(plan, b, bytes, a, bytes, b, bytes, &options, &verdict, &text), word);
    CHECK((strstr(text, "\"reason\": \"\"") == NULL) == (verdict == TESSERA_MISTRUSTED));
    return verdict;
}

static void testComparison(void)
{
    uint32_t wrong[kElements];
    const uint32_t* const right = kExpected;
    const size_t bytes = sizeof kExpected;
    const tessera_compare_options loose = {.size = sizeof loose, .tolerance = "loose"};
    const tessera_compare_options odd = {.size = sizeof odd, .tolerance = "--ulp"};
    char* none = NULL;
    tessera_plan* plan = planOf(kExample);
    memcpy(wrong, kExpected, bytes);
    wrong[5] += 3;
    CHECK(comparedBy(plan, right, right, bytes, NULL, "\"rule\": \"equal bits\"") == TESSERA_PASS);
    HOLDS("\"worst\": null");
    CHECK(comparedBy(plan, wrong, right, bytes, NULL, "\"count\": 48") == TESSERA_FAIL);
    HOLDS("\"equal\": 47", "\"beyond\": 1", "\"maxAbsolute\": 3", "\"worst\": 5", "\"worstUlp\": 5");
    CHECK(comparedBy(plan, wrong, right, bytes, "atol=3", "\"within\": 1") == TESSERA_PASS);
    CHECK(comparedBy(plan, wrong, right, bytes, "onnx", "\"rule\": \"|A") == TESSERA_FAIL);
    BAD(tessera_compare(plan, right, bytes, wrong, bytes, right, bytes, &loose, NULL, &none), "onnxruntime");
    BAD(tessera_compare(plan, right, bytes, wrong, bytes, right, bytes, &odd, NULL, &none), "--tolerance \"--ulp\"");
    BAD(tessera_compare(plan, right, bytes, wrong, 4, right, bytes, NULL, NULL, &none), "a has 4");
    BAD(tessera_compare(plan, right, bytes, wrong, bytes, NULL, bytes, NULL, NULL, &none), "b is NULL");
    BAD(tessera_compare(plan, NULL, bytes, wrong, bytes, wrong, bytes, NULL, NULL, &none), "input is NULL");
    BAD(tessera_compare(NULL, right, bytes, wrong, bytes, wrong, bytes, NULL, NULL, &none), "plan is NULL");
    CHECK(none == NULL);
    BAD(tessera_compare(plan, right, bytes, wrong, bytes, wrong, bytes, NULL, NULL, NULL), "text is NULL");
}

static void testRefusals(void)
{
    tessera_case* each = (tessera_case*)&failures; /* set to NULL by what fails */
    tessera_plan* plan = NULL;
    tessera_engine* engine = NULL;
    char bytes[4];
    BAD(tessera_case_from_text("DEPTH_TO_SPACE9 --Sizes 1", &each), "DEPTH_TO_SPACE9");
    CHECK(each == NULL);
    BAD(tessera_case_from_text(NULL, &each), "line is NULL");
    BAD(tessera_case_from_text(kExample, NULL), "result is NULL");
    BAD(tessera_plan_create(NULL, 0, &plan), "each is NULL");

    each = caseOf("DEPTH_TO_SPACE1 --Sizes 1,6,1,1 --DataType UINT8 --BlockSize 2");
    BAD(tessera_plan_create(each, 0, &plan), "BlockSize");
    CHECK(plan == NULL);

    each = caseOf(kExample);
    BAD(tessera_plan_create(each, 64, &plan), "memory budget of 64 bytes");
    BAD(tessera_plan_create(each, 0, NULL), "result is NULL");

    plan = planOf("DEPTH_TO_SPACE1 --Sizes 1,4,1,1 --DataType UINT8 --BlockSize 2 --data /nonexistent/a.npy");
    REFUSED(tessera_plan_load_input(plan, bytes, sizeof bytes), TESSERA_FILE_FAILED, "/nonexistent/a.npy");
    REFUSED(tessera_engine_create("abacus", NULL, &engine), TESSERA_ENGINE_FAILED, "abacus");
    BAD(tessera_engine_create(NULL, NULL, &engine), "name is NULL");
    BAD(tessera_engine_create("cpu", NULL, NULL), "result is NULL");
    CHECK(engine == NULL);
    CHECK(strcmp(tessera_engine_name(NULL), "") == 0);
    tessera_case_free(NULL);
    tessera_plan_free(NULL);
    tessera_engine_free(NULL);
}

int main(void)
{
    void (*const tests[])(void) = {testVersion,  testCaseText,   testTensors,  testRun,          testBuffersAreApart,
                                   testPartners, testComparison, testRefusals, testBorders,      testCases,
                                   testEngines,  testReports,    testHeaders,  testHeaderExample};
    size_t i;
    for (i = 0; i < sizeof tests / sizeof *tests; ++i) {
        tests[i]();
        freeMade();
    }
    forgetText();
    if (failures == 0)
        puts("The C interface holds");
    return failures == 0 ? 0 : 1;
}
