/* SPDX-License-Identifier: Apache-2.0 */
/* Pages of cases, comparisons and diagnoses. */
#include "checks.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

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

static void testCasePage(void)
{
    const uint64_t pins[2] = {3, 47}, wrong[1] = {48};
    tessera_page_options options = {.size = sizeof options, .language = "fr", .pins = pins, .pinCount = 2};
    size_t length = 0;
    tessera_engine* eights = NULL;
    tessera_case* each = caseOf(kCase);
    CHECK(tessera_case_page(each, NULL, page, sizeof page, &length) == TESSERA_OK);
    CHECK(isPage("DEPTH_TO_SPACE1") && length == strlen(page) && length < 300000);
    CHECK(strstr(page, "lang=\"en\"") != NULL && strstr(page, "[3, 47]") == NULL);
    CHECK(tessera_case_page(each, &options, page, sizeof page, NULL) == TESSERA_OK);
    CHECK(isPage("lang=\"fr\"") && strstr(page, "[3, 47]") != NULL);

    CHECK(tessera_engine_create_of("eights", answerEights, NULL, &eights) == TESSERA_OK);
    options.engine = eights; /* whose values are not the map's, so that the page has them */
    CHECK(tessera_case_page(each, &options, page, sizeof page, NULL) == TESSERA_OK && strstr(page, "8 8 8 8") != NULL);
    tessera_engine_free(eights);
    options.engine = NULL;

    options.pins = wrong;
    options.pinCount = 1;
    REFUSED(tessera_case_page(each, &options, page, sizeof page, NULL), TESSERA_BAD_INPUT, "pins[0] = 48");
    options.pins = NULL;
    REFUSED(tessera_case_page(each, &options, page, sizeof page, NULL), TESSERA_BAD_INPUT, "pins is NULL");
    options.pinCount = 0;
    options.language = "xx";
    REFUSED(tessera_case_page(each, &options, page, sizeof page, NULL), TESSERA_BAD_INPUT, "language = \"xx\"");
    REFUSED(tessera_case_page(NULL, NULL, page, sizeof page, NULL), TESSERA_BAD_INPUT, "each is NULL");
    tessera_case_free(each);
    each = caseOf("DEPTH_TO_SPACE1 --Sizes 1,8,100,100 --DataType UINT8 --BlockSize 2");
    REFUSED(tessera_case_page(each, NULL, page, sizeof page, NULL), TESSERA_BAD_INPUT, "at most 20000 elements");
    tessera_case_free(each);
    each = caseOf("DEPTH_TO_SPACE1 --Sizes 1,7,1,1 --DataType UINT8 --BlockSize 2");
    REFUSED(tessera_case_page(each, NULL, page, sizeof page, NULL), TESSERA_BAD_INPUT, "BlockSize");
    tessera_case_free(each);
}

/* More than 300 kB hold: the formulas of the elements are left out. */
static void testLargePage(void)
{
    tessera_page_options options = {.size = sizeof options, .maxBytes = 300000};
    size_t whole = 0, length = 0;
    tessera_case* each = caseOf("RESAMPLE --Sizes 1,1,55,55 --DataType FLOAT32 --InterpolationMode LINEAR "
                                "--Scales 1,1,1.99,1.97 --data random:1");
    CHECK(tessera_case_page(each, NULL, page, sizeof page, &whole) == TESSERA_OK);
    CHECK(isPage("RESAMPLE") && whole > 300000 && whole < 500000);
    CHECK(tessera_case_page(each, &options, page, sizeof page, &length) == TESSERA_OK);
    CHECK(isPage("RESAMPLE") && length < 300000);
    options.maxBytes = 1000;
    REFUSED(tessera_case_page(each, &options, page, sizeof page, NULL), TESSERA_BAD_INPUT, "maxBytes = 1000");
    tessera_case_free(each);
}

static void testComparisonPage(void)
{
    uint8_t input[kElements], right[kElements], wrong[kElements];
    const tessera_compare_options options = {.size = sizeof options, .page = 1, .a = "mine & yours"};
    const tessera_compare_options plain = {.size = sizeof plain};
    tessera_compare_options stopped = {.size = sizeof stopped};
    tessera_stop* stop = NULL;
    tessera_comparison* comparison = NULL;
    tessera_engine* cpu = NULL;
    tessera_plan* plan = planOf(kCase);
    tessera_plan* other = planOf("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT8 --BlockSize 2 "
                                 "--Order COLUMN_ROW_DEPTH");
    CHECK(tessera_plan_load_input(plan, input, sizeof input) == TESSERA_OK);
    CHECK(tessera_engine_create("cpu", &cpu) == TESSERA_OK);
    CHECK(tessera_run(cpu, plan, input, sizeof input, right, sizeof right, NULL) == TESSERA_OK);
    CHECK(tessera_run(cpu, other, input, sizeof input, wrong, sizeof wrong, NULL) == TESSERA_OK);

    CHECK(tessera_compare_with(plan, input, sizeof input, wrong, sizeof wrong, right, sizeof right, NULL, &options,
                               &comparison)
          == TESSERA_OK);
    CHECK(tessera_comparison_page(comparison, page, sizeof page, NULL) == TESSERA_OK);
    CHECK(isPage("mine &amp; yours") && strstr(page, "COLUMN_ROW_DEPTH") != NULL && strstr(page, "FAIL") != NULL);
    tessera_comparison_free(comparison);
    CHECK(tessera_compare_with(plan, input, sizeof input, right, sizeof right, right, sizeof right, NULL, &options,
                               &comparison)
          == TESSERA_OK);
    CHECK(tessera_comparison_page(comparison, page, sizeof page, NULL) == TESSERA_OK && isPage("PASS"));
    tessera_comparison_free(comparison);

    CHECK(tessera_compare_with(plan, input, sizeof input, wrong, sizeof wrong, right, sizeof right, NULL, &plain,
                               &comparison)
          == TESSERA_OK);
    REFUSED(tessera_comparison_page(comparison, page, sizeof page, NULL), TESSERA_BAD_INPUT, "page = 1");
    REFUSED(tessera_comparison_page(NULL, page, sizeof page, NULL), TESSERA_BAD_INPUT, "comparison is NULL");
    tessera_comparison_free(comparison);

    CHECK(tessera_stop_create(&stop) == TESSERA_OK);
    stopped.stop = stop;
    CHECK(tessera_compare_with(plan, input, sizeof input, wrong, sizeof wrong, right, sizeof right, NULL, &stopped,
                               &comparison)
          == TESSERA_OK);
    tessera_comparison_free(comparison);
    tessera_stop_request(stop);
    REFUSED(tessera_compare_with(plan, input, sizeof input, wrong, sizeof wrong, right, sizeof right, NULL, &stopped,
                                 &comparison),
            TESSERA_STOPPED, "stopped");
    CHECK(comparison == NULL);
    tessera_stop_free(stop);
    tessera_engine_free(cpu);
    tessera_plan_free(other);
    tessera_plan_free(plan);
}

static void testDiagnosisPage(void)
{
    const tessera_tensor in = {.dataType = TESSERA_UINT8, .rank = 4, .sizes = {1, 8, 2, 3}};
    const tessera_tensor out = {.dataType = TESSERA_UINT8, .rank = 4, .sizes = {1, 2, 4, 6}};
    uint8_t input[kElements], wrong[kElements];
    tessera_identify_options options = {.size = sizeof options, .page = 1};
    tessera_diagnosis* diagnosis = NULL;
    tessera_engine* cpu = NULL;
    tessera_case* meant = caseOf(kCase);
    tessera_plan* other = planOf("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT8 --BlockSize 2 "
                                 "--Order COLUMN_ROW_DEPTH --data iota");
    CHECK(tessera_plan_load_input(other, input, sizeof input) == TESSERA_OK);
    CHECK(tessera_engine_create("cpu", &cpu) == TESSERA_OK);
    CHECK(tessera_run(cpu, other, input, sizeof input, wrong, sizeof wrong, NULL) == TESSERA_OK);
    CHECK(tessera_identify(meant, &in, input, sizeof input, &out, wrong, sizeof wrong, &options, &diagnosis)
          == TESSERA_OK);
    CHECK(tessera_diagnosis_page(diagnosis, page, sizeof page, NULL) == TESSERA_OK);
    CHECK(isPage("order, proved") && strstr(page, "{1, 8, 2, 3} UINT8") != NULL && strstr(page, "--data") == NULL);
    tessera_diagnosis_free(diagnosis);

    options.size = offsetof(tessera_identify_options, page); /* as an older header has it */
    CHECK(tessera_identify(NULL, &in, input, sizeof input, &out, wrong, sizeof wrong, &options, &diagnosis)
          == TESSERA_OK);
    REFUSED(tessera_diagnosis_page(diagnosis, page, sizeof page, NULL), TESSERA_BAD_INPUT, "page = 1");
    REFUSED(tessera_diagnosis_page(NULL, page, sizeof page, NULL), TESSERA_BAD_INPUT, "diagnosis is NULL");
    tessera_diagnosis_free(diagnosis);
    tessera_engine_free(cpu);
    tessera_plan_free(other);
    tessera_case_free(meant);
}

void testPages(void)
{
    testCasePage();
    testLargePage();
    testComparisonPage();
    testDiagnosisPage();
}
