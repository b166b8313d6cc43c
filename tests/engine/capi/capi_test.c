/* SPDX-License-Identifier: Apache-2.0 */
/* The C interface as a C program uses it: C99, nothing but <tessera.h>. Here and beside this stands what C alone can
 * ask wrongly; what the answers say is the Python package's tests. Says what is wrong, and counts it. */
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

static const char* const kExample = "DEPTH_TO_SPACE1 --Sizes 1,4,1,1 --DataType UINT8 --BlockSize 2 --data iota";
static const uint8_t kBytes[4] = {0, 1, 2, 3}; /* its input and its output */

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

static void testTensors(void)
{
    tessera_tensor input;
    tessera_plan* plan = planOf(kExample);
    BAD(tessera_plan_tensor(plan, (tessera_side)7, &input), "side = 7");
    BAD(tessera_plan_tensor(plan, TESSERA_INPUT, NULL), "result is NULL");
    BAD(tessera_plan_tensor(NULL, TESSERA_INPUT, &input), "plan is NULL");
}

static void testRun(void)
{
    uint8_t input[4], output[4];
    double seconds = -1;
    tessera_engine* engine = engineOf("cpu");
    tessera_plan* plan = planOf(kExample);
    OK(tessera_plan_load_input(plan, input, 4));
    OK(tessera_run(engine, plan, input, 4, output, 4, NULL, &seconds));
    CHECK(memcmp(output, kBytes, 4) == 0 && seconds >= 0 && strcmp(tessera_last_error(), "") == 0);
    BAD(tessera_run(NULL, plan, input, 4, output, 4, NULL, NULL), "engine is NULL");
    BAD(tessera_run(engine, NULL, input, 4, output, 4, NULL, NULL), "plan is NULL");
    BAD(tessera_plan_load_input(NULL, input, 4), "plan is NULL");
}

/* One arena for both: the bytes that the tensors take must lie apart, and may touch. */
static void testBuffersAreApart(void)
{
    uint8_t arena[12] = {0, 1, 2, 3, 90, 90, 90, 90, 90, 90, 90, 90};
    int distance;
    tessera_engine* engine = engineOf("cpu");
    tessera_plan* plan = planOf(kExample);
    for (distance = -3; distance <= 3; ++distance)
        BAD(tessera_run(engine, plan, arena + 4, 8, arena + 4 + distance, 4, NULL, NULL), "input and output overlap");
    CHECK(arena[0] == 0 && arena[4] == 90);
    OK(tessera_run(engine, plan, arena, 12, arena + 4, 4, NULL, NULL));
    CHECK(memcmp(arena + 4, kBytes, sizeof kBytes) == 0);
    OK(tessera_run(engine, plan, arena + 4, 4, arena, 4, NULL, NULL));
}

static void testPartners(void)
{
    tessera_partner partners[2];
    uint64_t count = 0;
    tessera_plan* plan = planOf(kExample);
    BAD(tessera_partners(plan, TESSERA_OUTPUT, 4, partners, 2, &count), "element 4 does not exist");
    BAD(tessera_partners(plan, TESSERA_INPUT, 4, partners, 2, &count), "the tensor has 4");
    BAD(tessera_partners(plan, 7, 0, partners, 2, &count), "side = 7");
    BAD(tessera_partners(plan, TESSERA_OUTPUT, 0, NULL, 2, &count), "partners is NULL");
    BAD(tessera_partners(plan, TESSERA_OUTPUT, 0, partners, 2, NULL), "count is NULL");
    BAD(tessera_partners(NULL, TESSERA_OUTPUT, 0, partners, 2, &count), "plan is NULL");
}

static void testComparison(void)
{
    char* none = NULL;
    tessera_plan* plan = planOf(kExample);
    BAD(tessera_compare(NULL, kBytes, 4, kBytes, 4, kBytes, 4, NULL, NULL, &none), "plan is NULL");
    CHECK(none == NULL);
    BAD(tessera_compare(plan, kBytes, 4, kBytes, 4, kBytes, 4, NULL, NULL, NULL), "text is NULL");
}

/* What asks a case for a text. */
static void testTexts(void)
{
    char* none = NULL;
    tessera_case* right = caseOf("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2");
    tessera_case* wrong = caseOf("DEPTH_TO_SPACE1 --Sizes 1,7,2,3 --BlockSize 2");
    BAD(tessera_case_text(NULL, &none), "each is NULL");
    BAD(tessera_case_text(right, NULL), "text is NULL");
    GIVES(tessera_case_issues(wrong, 0, &text), "\"field\": \"InputTensor.Sizes[1]\"", "\"value\": \"7\"",
          "\"sentence\": \"InputTensor.Sizes[1] = 7");
    GIVES(tessera_case_issues(right, 64, &text), "memory budget of 64 bytes");
    BAD(tessera_case_issues(NULL, 0, &none), "each is NULL");
    BAD(tessera_explain(planOf(kExample), 4, &none), "element 4");
    BAD(tessera_explain(NULL, 0, &none), "plan is NULL");
    BAD(tessera_case_code(right, "Pillow", &none), "Pillow");
    BAD(tessera_case_code(wrong, "PyTorch", &none), "InputTensor.Sizes[1]");
    BAD(tessera_case_code(right, "Caffe", &none), "no framework \"Caffe\"");
    BAD(tessera_case_script(right, NULL, &none), "framework is NULL");
    BAD(tessera_case_code(NULL, "PyTorch", &none), "each is NULL");
    BAD(tessera_case_notes(NULL, &none), "each is NULL");
    CHECK(none == NULL);
    tessera_text_free(NULL);
}

static void testWords(void)
{
    static const char* const shuffle = "F.pixel_shuffle(x, 2)";
    const tessera_words_options sizes = {
        .size = sizeof sizes, .rank = 4, .sizes = {1, 8, 2, 3}, .dataType = TESSERA_UINT8};
    struct {
        const char* words;
        tessera_words_options options;
        const char* word;
    } rows[] = {{"F.pixel_shuffel(x, 2)", sizes, "pixel_shuffel"},
                {NULL, sizes, "words is NULL"},
                {shuffle, sizes, "rank = 9"},
                {shuffle, sizes, "PyTorch"},
                {shuffle, sizes, "dataType"},
                {shuffle, {0}, "how large x is"}};
    size_t count = 0, i;
    tessera_case* each = NULL;
    rows[2].options.rank = 9;
    rows[3].options.framework = "Torch";
    memset(&rows[4].options.dataType, 99, sizeof sizes.dataType);
    rows[5].options.size = sizeof sizes;
    for (i = 0; i < sizeof rows / sizeof *rows; ++i) {
        BAD(tessera_case_from_words(rows[i].words, &rows[i].options, &each), rows[i].word);
        CHECK(each == NULL);
    }
    OK(tessera_case_from_words(shuffle, &sizes, &each));
    GIVES(tessera_case_notes(each, &text), "");
    CHECK(text[0] == '\0');
    tessera_case_free(each);
    while (tessera_framework(count)[0] != '\0')
        ++count;
    CHECK(count == 10 && strcmp(tessera_framework(SIZE_MAX), "") == 0);
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

    BAD(tessera_case_random(7, 0, NULL), "result is NULL");
    each = caseOf("DEPTH_TO_SPACE1 --Sizes 1,6,1,1 --DataType UINT8 --BlockSize 2");
    BAD(tessera_plan_create(each, 0, &plan), "BlockSize");
    CHECK(plan == NULL);
    BAD(tessera_plan_create(caseOf(kExample), 7, &plan), "memory budget of 7 bytes");
    BAD(tessera_plan_create(caseOf(kExample), 0, NULL), "result is NULL");
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
    void (*const tests[])(void) = {testVersion,    testTensors, testRun,     testBuffersAreApart, testPartners,
                                   testComparison, testTexts,   testWords,   testRefusals,        testBorders,
                                   testEngines,    testReports, testHeaders, testHeaderExample};
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
