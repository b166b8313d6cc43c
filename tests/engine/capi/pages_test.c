/* SPDX-License-Identifier: Apache-2.0 */
/* Pages of cases, comparisons and diagnoses: where they are refused, and how large they get. What stands on them is the
 * Python package's tests. */
#include "checks.h"

#include <stddef.h>

static const char* const kCase = "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT8 --BlockSize 2 --data iota";
enum { kElements = 48 };
static char page[600000];

/* A whole file, which asks for no other. */
static int isPage(const char* word)
{
    const size_t length = strlen(page);
    return strstr(page, "<!DOCTYPE html>") == page && length > 16 && strcmp(page + length - 8, "</html>\n") == 0
        && strstr(page, "default-src 'none'") != NULL && strstr(page, word) != NULL;
}

static int32_t answerEights(const tessera_call* call, void* context)
{
    (void)context;
    memset(call->output, 8, (size_t)call->outputTensor->bytes);
    return TESSERA_RAN;
}

static void checkPageRefused(const char* line, const tessera_page_options* options, const char* word)
{
    tessera_case* each = caseOf(line);
    BAD(tessera_case_page(each, options, page, sizeof page, NULL), word);
    tessera_case_free(each);
}

static void testCasePage(void)
{
    const uint64_t pins[2] = {3, 47}, wrong[1] = {48};
    tessera_page_options options = {.size = sizeof options, .language = "fr", .pins = pins, .pinCount = 2};
    const tessera_page_options outside = {.size = sizeof outside, .pins = wrong, .pinCount = 1};
    const tessera_page_options none = {.size = sizeof none, .pinCount = 1};
    const tessera_page_options foreign = {.size = sizeof foreign, .language = "xx"};
    const tessera_page_options tiny = {.size = sizeof tiny, .maxBytes = 1000};
    size_t length = 0;
    tessera_engine* eights = NULL;
    tessera_case* each = caseOf(kCase);
    OK(tessera_case_page(each, NULL, page, sizeof page, &length));
    CHECK(isPage("lang=\"en\"") && strstr(page, "[3, 47]") == NULL && length == strlen(page) && length < 300000);
    OK(tessera_engine_create_of("eights", answerEights, NULL, &eights));
    options.engine = eights; /* whose values are not the map's, so that the page has them */
    OK(tessera_case_page(each, &options, page, sizeof page, NULL));
    CHECK(isPage("lang=\"fr\"") && isPage("[3, 47]") && isPage("8 8 8 8"));
    BAD(tessera_case_page(NULL, NULL, page, sizeof page, NULL), "each is NULL");
    tessera_engine_free(eights);
    tessera_case_free(each);
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
    size_t whole = 0, length = 0;
    tessera_case* each = caseOf("RESAMPLE --Sizes 1,1,55,55 --DataType FLOAT32 --InterpolationMode LINEAR "
                                "--Scales 1,1,1.99,1.97 --data random:1");
    OK(tessera_case_page(each, NULL, page, sizeof page, &whole));
    CHECK(isPage("RESAMPLE") && whole > 300000 && whole < 500000);
    OK(tessera_case_page(each, &options, page, sizeof page, &length));
    CHECK(isPage("RESAMPLE") && length < 300000);
    tessera_case_free(each);
}

static void testComparisonPage(void)
{
    const uint8_t zeros[kElements] = {0};
    uint8_t other[kElements] = {0};
    const tessera_compare_options options = {.size = sizeof options, .page = 1, .a = "mine & yours"};
    tessera_compare_options stopped = {.size = sizeof stopped};
    tessera_stop* stop = NULL;
    tessera_comparison* comparison = NULL;
    tessera_plan* plan = planOf(kCase);
    other[5] = 3;
    OK(tessera_compare_with(plan, zeros, kElements, other, kElements, zeros, kElements, NULL, &options, &comparison));
    OK(tessera_comparison_page(comparison, page, sizeof page, NULL));
    CHECK(isPage("mine &amp; yours") && isPage("FAIL"));
    tessera_comparison_free(comparison);
    OK(tessera_stop_create(&stop));
    stopped.stop = stop;
    OK(tessera_compare_with(plan, zeros, kElements, other, kElements, zeros, kElements, NULL, &stopped, &comparison));
    BAD(tessera_comparison_page(comparison, page, sizeof page, NULL), "page = 1");
    BAD(tessera_comparison_page(NULL, page, sizeof page, NULL), "comparison is NULL");
    tessera_comparison_free(comparison);
    tessera_stop_request(stop);
    REFUSED(
        tessera_compare_with(plan, zeros, kElements, other, kElements, zeros, kElements, NULL, &stopped, &comparison),
        TESSERA_STOPPED, "stopped");
    CHECK(comparison == NULL);
    tessera_stop_free(stop);
    tessera_plan_free(plan);
}

static void testDiagnosisPage(void)
{
    const tessera_tensor in = {.dataType = TESSERA_UINT8, .rank = 4, .sizes = {1, 8, 2, 3}};
    const tessera_tensor out = {.dataType = TESSERA_UINT8, .rank = 4, .sizes = {1, 2, 4, 6}};
    const uint8_t zeros[kElements] = {0};
    tessera_identify_options options = {.size = sizeof options, .page = 1};
    tessera_diagnosis* diagnosis = NULL;
    OK(tessera_identify(NULL, &in, zeros, kElements, &out, zeros, kElements, &options, &diagnosis));
    OK(tessera_diagnosis_page(diagnosis, page, sizeof page, NULL));
    CHECK(isPage("{1, 8, 2, 3} UINT8") && strstr(page, "--data") == NULL);
    tessera_diagnosis_free(diagnosis);
    options.size = offsetof(tessera_identify_options, page); /* as an older header has it */
    OK(tessera_identify(NULL, &in, zeros, kElements, &out, zeros, kElements, &options, &diagnosis));
    BAD(tessera_diagnosis_page(diagnosis, page, sizeof page, NULL), "page = 1");
    BAD(tessera_diagnosis_page(NULL, page, sizeof page, NULL), "diagnosis is NULL");
    tessera_diagnosis_free(diagnosis);
}

void testPages(void)
{
    testCasePage();
    testLargePage();
    testComparisonPage();
    testDiagnosisPage();
}
