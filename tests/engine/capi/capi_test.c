/* SPDX-License-Identifier: Apache-2.0 */
/* The C interface as a C program uses it: C99, nothing but <tessera.h>. Says what is wrong, and counts it. */
#include "checks.h"

#include <stdio.h>
#include <string.h>

static int failures = 0;

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

/* Example 2 of DEPTH_TO_SPACE1's reference page. */
static const char* const kExample =
    "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 2 --Order COLUMN_ROW_DEPTH --data doc-iota";
enum { kElements = 48 };
static const uint32_t kExpected[kElements] = {0,  9,  1,  10, 2,  11, 18, 27, 19, 28, 20, 29, 3,  12, 4,  13,
                                              5,  14, 21, 30, 22, 31, 23, 32, 36, 45, 37, 46, 38, 47, 54, 63,
                                              55, 64, 56, 65, 39, 48, 40, 49, 41, 50, 57, 66, 58, 67, 59, 68};

tessera_case* caseOf(const char* line)
{
    tessera_case* each = NULL;
    CHECK(tessera_case_from_text(line, &each) == TESSERA_OK);
    return each;
}

tessera_plan* planOf(const char* line)
{
    tessera_case* each = caseOf(line);
    tessera_plan* plan = NULL;
    CHECK(tessera_plan_create(each, 0, &plan) == TESSERA_OK);
    tessera_case_free(each); /* the plan does not need it */
    return plan;
}

static void testVersion(void)
{
    CHECK(strcmp(tessera_version(), TESSERA_VERSION_TEXT) == 0);
    CHECK(TESSERA_VERSION_MAJOR + TESSERA_VERSION_MINOR + TESSERA_VERSION_PATCH > 0);
}

static void testCaseText(void)
{
    char text[256], part[16];
    size_t length = 0;
    tessera_case *each = NULL, *again = NULL;
    CHECK(tessera_case_from_text(kExample, &each) == TESSERA_OK);
    CHECK(tessera_case_text(each, NULL, 0, &length) == TESSERA_OK);
    CHECK(tessera_case_text(each, text, sizeof text, NULL) == TESSERA_OK);
    CHECK(strlen(text) == length && length > 0);
    CHECK(tessera_case_from_text(text, &again) == TESSERA_OK);
    CHECK(tessera_case_text(again, part, sizeof part, &length) == TESSERA_OK);
    CHECK(strcmp(part, "DEPTH_TO_SPACE1") == 0 && length > strlen(part));
    REFUSED(tessera_case_text(NULL, text, sizeof text, NULL), TESSERA_BAD_INPUT, "each is NULL");
    REFUSED(tessera_case_text(each, NULL, 1, NULL), TESSERA_BAD_INPUT, "text is NULL");
    tessera_case_free(again);
    tessera_case_free(each);
}

/* What is cut off is whole characters: é takes two bytes. */
static void testCutText(void)
{
    char text[256];
    size_t length = 0, capacity;
    tessera_case* each = NULL;
    CHECK(tessera_case_from_text("RESAMPLE --Sizes 1,1,1,1 --Scales 1,1,1,1 --data \xc3\xa9.npy", &each) == TESSERA_OK);
    CHECK(tessera_case_text(each, text, sizeof text, &length) == TESSERA_OK);
    CHECK(strstr(text, "\xc3\xa9") != NULL && strlen(text) == length);
    for (capacity = 1; capacity <= length + 1; ++capacity) {
        CHECK(tessera_case_text(each, text, capacity, NULL) == TESSERA_OK);
        CHECK(strlen(text) < capacity && strlen(text) + 2 >= capacity);
        CHECK(capacity == 1 || (unsigned char)text[strlen(text) - 1] != 0xc3);
    }
    tessera_case_free(each);
}

static void testTensors(void)
{
    tessera_tensor input, output;
    tessera_plan* plan = planOf(kExample);
    CHECK(tessera_plan_tensor(plan, TESSERA_INPUT, &input) == TESSERA_OK);
    CHECK(tessera_plan_tensor(plan, TESSERA_OUTPUT, &output) == TESSERA_OK);
    CHECK(input.dataType == TESSERA_UINT32 && input.rank == 4 && input.sizes[1] == 8 && input.sizes[3] == 3);
    CHECK(output.sizes[1] == 2 && output.sizes[2] == 4 && output.sizes[3] == 6);
    CHECK(output.strides[0] == 48 && output.strides[3] == 1);
    CHECK(output.elements == kElements && output.bytes == sizeof kExpected);
    REFUSED(tessera_plan_tensor(plan, (tessera_side)7, &input), TESSERA_BAD_INPUT, "side = 7");
    REFUSED(tessera_plan_tensor(plan, TESSERA_INPUT, NULL), TESSERA_BAD_INPUT, "result is NULL");
    REFUSED(tessera_plan_tensor(NULL, TESSERA_INPUT, &input), TESSERA_BAD_INPUT, "plan is NULL");
    tessera_plan_free(plan);
}

static void testRun(const char* name)
{
    uint32_t input[kElements], output[kElements];
    double seconds = -1;
    tessera_engine* engine = NULL;
    tessera_plan* plan = planOf(kExample);
    CHECK(tessera_engine_create(name, &engine) == TESSERA_OK);
    CHECK(strcmp(tessera_engine_name(engine), name) == 0);
    CHECK(tessera_plan_load_input(plan, input, sizeof input) == TESSERA_OK);
    CHECK(input[6] == 9);
    CHECK(tessera_run(engine, plan, input, sizeof input, output, sizeof output, &seconds) == TESSERA_OK);
    CHECK(memcmp(output, kExpected, sizeof kExpected) == 0);
    CHECK(seconds >= 0);
    CHECK(strcmp(tessera_last_error(), "") == 0);
    REFUSED(tessera_run(engine, plan, input, sizeof input - 1, output, sizeof output, NULL), TESSERA_BAD_INPUT,
            "input has 191");
    REFUSED(tessera_run(engine, plan, input, sizeof input, output, 4, NULL), TESSERA_BAD_INPUT, "output has 4 bytes");
    REFUSED(tessera_run(engine, plan, NULL, sizeof input, output, sizeof output, NULL), TESSERA_BAD_INPUT,
            "input is NULL");
    REFUSED(tessera_run(engine, plan, input, sizeof input, NULL, sizeof output, NULL), TESSERA_BAD_INPUT,
            "output is NULL");
    REFUSED(tessera_run(NULL, plan, input, sizeof input, output, sizeof output, NULL), TESSERA_BAD_INPUT,
            "engine is NULL");
    REFUSED(tessera_run(engine, NULL, input, sizeof input, output, sizeof output, NULL), TESSERA_BAD_INPUT,
            "plan is NULL");
    REFUSED(tessera_plan_load_input(plan, input, 8), TESSERA_BAD_INPUT, "input has 8 bytes");
    REFUSED(tessera_plan_load_input(plan, NULL, sizeof input), TESSERA_BAD_INPUT, "input is NULL");
    REFUSED(tessera_plan_load_input(NULL, input, sizeof input), TESSERA_BAD_INPUT, "plan is NULL");
    tessera_plan_free(plan);
    tessera_engine_free(engine);
}

/* Rows of three elements, four apart: what lies between them is the caller's. */
static void testGapsAreKept(void)
{
    const uint8_t input[4] = {1, 2, 3, 4};
    uint8_t output[8] = {90, 91, 92, 93, 94, 95, 96, 97};
    const uint8_t expected[8] = {1, 2, 92, 93, 3, 4, 96, 97};
    tessera_engine* engine = NULL;
    tessera_plan* plan = planOf("DEPTH_TO_SPACE1 --Sizes 1,4,1,1 --DataType UINT8 --BlockSize 2 "
                                "--OutputTensor.Strides 8,8,4,1");
    CHECK(tessera_engine_create("cpu", &engine) == TESSERA_OK);
    CHECK(tessera_run(engine, plan, input, sizeof input, output, sizeof output, NULL) == TESSERA_OK);
    CHECK(memcmp(output, expected, sizeof expected) == 0);
    tessera_plan_free(plan);
    tessera_engine_free(engine);
}

/* One arena for both: the bytes that the tensors take must lie apart, and may touch. */
static void testBuffersAreApart(void)
{
    uint8_t arena[12] = {1, 2, 3, 4, 90, 90, 90, 90, 90, 90, 90, 90};
    const uint8_t expected[4] = {1, 2, 3, 4};
    int distance;
    tessera_engine* engine = NULL;
    tessera_plan* plan = planOf("DEPTH_TO_SPACE1 --Sizes 1,4,1,1 --DataType UINT8 --BlockSize 2");
    CHECK(tessera_engine_create("cpu", &engine) == TESSERA_OK);
    for (distance = -3; distance <= 3; ++distance)
        REFUSED(tessera_run(engine, plan, arena + 4, 8, arena + 4 + distance, 4, NULL), TESSERA_BAD_INPUT,
                "input and output overlap");
    CHECK(arena[0] == 1 && arena[4] == 90);
    CHECK(tessera_run(engine, plan, arena, 12, arena + 4, 4, NULL) == TESSERA_OK);
    CHECK(memcmp(arena + 4, expected, sizeof expected) == 0);
    CHECK(tessera_run(engine, plan, arena + 4, 4, arena, 4, NULL) == TESSERA_OK);
    tessera_plan_free(plan);
    tessera_engine_free(engine);
}

static void testPartners(void)
{
    tessera_partner partners[2] = {{0, 0}, {0, 0}};
    uint64_t count = 0;
    tessera_plan* plan = planOf(kExample);
    /* out {0, 1, 2, 3} = in {0, 5, 1, 1} */
    CHECK(tessera_sources(plan, 39, partners, 2, &count) == TESSERA_OK);
    CHECK(count == 1 && partners[0].element == 34 && partners[0].weight == 1);
    CHECK(tessera_targets(plan, 34, partners, 2, &count) == TESSERA_OK);
    CHECK(count == 1 && partners[0].element == 39);
    REFUSED(tessera_sources(plan, 48, partners, 2, &count), TESSERA_BAD_INPUT, "element 48 does not exist");
    REFUSED(tessera_targets(plan, 48, partners, 2, &count), TESSERA_BAD_INPUT, "the tensor has 48");
    REFUSED(tessera_sources(plan, 0, NULL, 2, &count), TESSERA_BAD_INPUT, "partners is NULL");
    REFUSED(tessera_sources(plan, 0, partners, 2, NULL), TESSERA_BAD_INPUT, "count is NULL");
    REFUSED(tessera_sources(NULL, 0, partners, 2, &count), TESSERA_BAD_INPUT, "plan is NULL");
    REFUSED(tessera_targets(NULL, 0, partners, 2, &count), TESSERA_BAD_INPUT, "plan is NULL");
    tessera_plan_free(plan);

    plan = planOf("RESAMPLE --Sizes 1,1,1,2 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,1,2");
    CHECK(tessera_sources(plan, 1, NULL, 0, &count) == TESSERA_OK);
    CHECK(count == 2); /* none of them are asked for */
    CHECK(tessera_sources(plan, 1, partners, 2, &count) == TESSERA_OK);
    CHECK(partners[0].weight == 0.75 && partners[1].weight == 0.25);
    tessera_plan_free(plan);
}

static void testComparison(void)
{
    uint32_t input[kElements], wrong[kElements];
    const size_t bytes = sizeof kExpected;
    tessera_comparison* comparison = NULL;
    tessera_figures figures;
    tessera_tolerance tolerance;
    char text[512];
    tessera_plan* plan = planOf(kExample);
    CHECK(tessera_plan_load_input(plan, input, sizeof input) == TESSERA_OK);
    memcpy(wrong, kExpected, bytes);
    wrong[5] += 3;

    CHECK(tessera_compare(plan, input, bytes, kExpected, bytes, kExpected, bytes, NULL, &comparison) == TESSERA_OK);
    CHECK(tessera_comparison_figures(comparison, &figures) == TESSERA_OK);
    CHECK(figures.verdict == TESSERA_PASS && figures.elements == kElements && figures.equal == kElements);
    CHECK(figures.worst == UINT64_MAX && strcmp(tessera_comparison_reason(comparison), "") == 0);
    tessera_comparison_free(comparison);

    CHECK(tessera_compare(plan, input, bytes, wrong, bytes, kExpected, bytes, NULL, &comparison) == TESSERA_OK);
    CHECK(tessera_comparison_figures(comparison, &figures) == TESSERA_OK);
    CHECK(figures.verdict == TESSERA_FAIL && figures.equal == kElements - 1 && figures.beyond == 1);
    CHECK(figures.worst == 5 && figures.worstUlp == 5 && figures.maxAbsolute == 3);
    CHECK(tessera_comparison_rule(comparison, text, sizeof text, NULL) == TESSERA_OK);
    CHECK(strcmp(text, "equal bits") == 0);
    CHECK(tessera_comparison_notes(comparison, text, sizeof text, NULL) == TESSERA_OK);
    tessera_comparison_free(comparison);

    CHECK(tessera_default_tolerance(plan, NULL, NULL, &tolerance) == TESSERA_OK);
    CHECK(tolerance.atol == 0 && tolerance.nanEqualsNan);
    tolerance.atol = 3;
    CHECK(tessera_compare(plan, input, bytes, wrong, bytes, kExpected, bytes, &tolerance, &comparison) == TESSERA_OK);
    CHECK(tessera_comparison_figures(comparison, &figures) == TESSERA_OK);
    CHECK(figures.verdict == TESSERA_PASS && figures.within == 1);
    tessera_comparison_free(comparison);

    CHECK(tessera_tolerance_text(&tolerance, text, sizeof text, NULL) == TESSERA_OK
          && strstr(text, "--atol 3") == text);
    tolerance.atol = -1;
    REFUSED(tessera_tolerance_text(&tolerance, text, sizeof text, NULL), TESSERA_BAD_INPUT, "atol");
    REFUSED(tessera_tolerance_text(NULL, text, sizeof text, NULL), TESSERA_BAD_INPUT, "tolerance is NULL");
    REFUSED(tessera_compare(plan, input, bytes, wrong, bytes, kExpected, bytes, &tolerance, &comparison),
            TESSERA_BAD_INPUT, "atol");
    CHECK(comparison == NULL);
    REFUSED(tessera_compare(plan, input, bytes, wrong, 4, kExpected, bytes, NULL, &comparison), TESSERA_BAD_INPUT,
            "a has 4");
    REFUSED(tessera_compare(plan, input, bytes, wrong, bytes, NULL, bytes, NULL, &comparison), TESSERA_BAD_INPUT,
            "b is NULL");
    REFUSED(tessera_compare(plan, NULL, bytes, wrong, bytes, wrong, bytes, NULL, &comparison), TESSERA_BAD_INPUT,
            "input is NULL");
    REFUSED(tessera_compare(NULL, input, bytes, wrong, bytes, wrong, bytes, NULL, &comparison), TESSERA_BAD_INPUT,
            "plan is NULL");
    REFUSED(tessera_compare(plan, input, bytes, wrong, bytes, wrong, bytes, NULL, NULL), TESSERA_BAD_INPUT,
            "result is NULL");
    REFUSED(tessera_comparison_figures(NULL, &figures), TESSERA_BAD_INPUT, "comparison is NULL");
    REFUSED(tessera_comparison_rule(NULL, text, sizeof text, NULL), TESSERA_BAD_INPUT, "comparison is NULL");
    REFUSED(tessera_comparison_notes(NULL, text, sizeof text, NULL), TESSERA_BAD_INPUT, "comparison is NULL");
    CHECK(tessera_compare(plan, input, bytes, wrong, bytes, wrong, bytes, NULL, &comparison) == TESSERA_OK);
    REFUSED(tessera_comparison_figures(comparison, NULL), TESSERA_BAD_INPUT, "result is NULL");
    tessera_comparison_free(comparison);
    REFUSED(tessera_default_tolerance(NULL, NULL, NULL, &tolerance), TESSERA_BAD_INPUT, "plan is NULL");
    REFUSED(tessera_default_tolerance(plan, NULL, NULL, NULL), TESSERA_BAD_INPUT, "result is NULL");
    tessera_plan_free(plan);
}

/* Halfway between 0 and 1: toward zero and to even it is 0, half up it is 1. */
static void testIntegerRounding(void)
{
    const uint8_t input[4] = {0, 1}, cut[4] = {0, 0, 1, 1}, up[4] = {0, 1, 1, 1};
    const tessera_tolerance zeros = {0};
    tessera_comparison* comparison = NULL;
    tessera_figures figures;
    tessera_tolerance tolerance;
    tessera_plan* plan = planOf("RESAMPLE1 --Sizes 1,1,1,2 --DataType UINT8 --Scales 1,1,1,2 "
                                "--InterpolationMode LINEAR --InputPixelOffsets 0,0,0,0 "
                                "--OutputPixelOffsets 0,0,0,0 --data values:0,1");
    CHECK(tessera_default_tolerance(plan, NULL, NULL, &tolerance) == TESSERA_OK);
    CHECK(zeros.integers == TESSERA_TRUNCATE);
    CHECK(tolerance.integers == TESSERA_TRUNCATE && !tolerance.anyCoordinates && tolerance.interpolationBound);
    CHECK(tessera_compare(plan, input, 4, up, 4, cut, 4, &tolerance, &comparison) == TESSERA_OK);
    CHECK(tessera_comparison_figures(comparison, &figures) == TESSERA_OK);
    CHECK(figures.verdict == TESSERA_FAIL && figures.beyond == 1);
    tessera_comparison_free(comparison);

    tolerance.integers = TESSERA_HALF_EVEN;
    CHECK(tessera_compare(plan, input, 4, up, 4, cut, 4, &tolerance, &comparison) == TESSERA_OK);
    CHECK(tessera_comparison_figures(comparison, &figures) == TESSERA_OK);
    CHECK(figures.beyond == 1);
    tessera_comparison_free(comparison);

    tolerance.integers = TESSERA_HALF_UP;
    CHECK(tessera_compare(plan, input, 4, up, 4, cut, 4, &tolerance, &comparison) == TESSERA_OK);
    CHECK(tessera_comparison_figures(comparison, &figures) == TESSERA_OK);
    CHECK(figures.within == 1 && figures.beyond == 0);
    tessera_comparison_free(comparison);

    tolerance.integers = (tessera_integer_rounding)(TESSERA_CEIL + 1);
    REFUSED(tessera_compare(plan, input, 4, up, 4, cut, 4, &tolerance, &comparison), TESSERA_BAD_INPUT, "integers");
    tessera_plan_free(plan);
}

/* All values alike: every permutation of them is right. */
static void testMistrust(void)
{
    const uint8_t same[4] = {7, 7, 7, 7};
    tessera_figures figures;
    tessera_comparison* comparison = NULL;
    tessera_plan* plan = planOf("DEPTH_TO_SPACE1 --Sizes 1,4,1,1 --DataType UINT8 --BlockSize 2 --data constant:7");
    CHECK(tessera_compare(plan, same, 4, same, 4, same, 4, NULL, &comparison) == TESSERA_OK);
    CHECK(tessera_comparison_figures(comparison, &figures) == TESSERA_OK);
    CHECK(figures.verdict == TESSERA_MISTRUSTED && strlen(tessera_comparison_reason(comparison)) > 0);
    tessera_comparison_free(comparison);
    tessera_plan_free(plan);
}

static void testRefusals(void)
{
    tessera_case* each = (tessera_case*)&failures; /* set to NULL by what fails */
    tessera_plan* plan = NULL;
    tessera_engine* engine = NULL;
    char bytes[4];
    REFUSED(tessera_case_from_text("DEPTH_TO_SPACE9 --Sizes 1", &each), TESSERA_BAD_INPUT, "DEPTH_TO_SPACE9");
    CHECK(each == NULL);
    REFUSED(tessera_case_from_text(NULL, &each), TESSERA_BAD_INPUT, "line is NULL");
    REFUSED(tessera_case_from_text(kExample, NULL), TESSERA_BAD_INPUT, "result is NULL");
    REFUSED(tessera_plan_create(NULL, 0, &plan), TESSERA_BAD_INPUT, "each is NULL");

    CHECK(tessera_case_from_text("DEPTH_TO_SPACE1 --Sizes 1,6,1,1 --DataType UINT8 --BlockSize 2", &each)
          == TESSERA_OK);
    REFUSED(tessera_plan_create(each, 0, &plan), TESSERA_BAD_INPUT, "BlockSize");
    CHECK(plan == NULL);
    tessera_case_free(each);

    CHECK(tessera_case_from_text(kExample, &each) == TESSERA_OK);
    REFUSED(tessera_plan_create(each, 64, &plan), TESSERA_BAD_INPUT, "memory budget of 64 bytes");
    REFUSED(tessera_plan_create(each, 0, NULL), TESSERA_BAD_INPUT, "result is NULL");
    tessera_case_free(each);

    CHECK(tessera_case_from_text(
              "DEPTH_TO_SPACE1 --Sizes 1,4,1,1 --DataType UINT8 --BlockSize 2 --data /nonexistent/a.npy", &each)
          == TESSERA_OK);
    CHECK(tessera_plan_create(each, 0, &plan) == TESSERA_OK);
    REFUSED(tessera_plan_load_input(plan, bytes, sizeof bytes), TESSERA_FILE_FAILED, "/nonexistent/a.npy");
    tessera_plan_free(plan);
    tessera_case_free(each);

    REFUSED(tessera_engine_create("abacus", &engine), TESSERA_ENGINE_FAILED, "abacus");
    REFUSED(tessera_engine_create(NULL, &engine), TESSERA_BAD_INPUT, "name is NULL");
    REFUSED(tessera_engine_create("cpu", NULL), TESSERA_BAD_INPUT, "result is NULL");
    CHECK(engine == NULL);
    CHECK(strcmp(tessera_engine_name(NULL), "") == 0 && strcmp(tessera_comparison_reason(NULL), "") == 0);
    tessera_case_free(NULL);
    tessera_plan_free(NULL);
    tessera_engine_free(NULL);
    tessera_comparison_free(NULL);
}

int main(void)
{
    testVersion();
    testCaseText();
    testCutText();
    testTensors();
    testRun("cpu");
    testRun("reference");
    testGapsAreKept();
    testBuffersAreApart();
    testPartners();
    testComparison();
    testIntegerRounding();
    testMistrust();
    testRefusals();
    testBorders();
    testWords();
    testCases();
    testDiagnoses();
    testEngines();
    testPages();
    testSweeps();
    testHeaders();
    testHeaderExample();
    if (failures == 0)
        puts("The C interface holds");
    return failures == 0 ? 0 : 1;
}
