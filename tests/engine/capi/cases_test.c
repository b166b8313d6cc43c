/* SPDX-License-Identifier: Apache-2.0 */
/* Cases that the library makes, and what it says of a case: issues, what is offered, how an element comes about. */
#include "checks.h"

#include <string.h>

static void testIssues(void)
{
    char field[64], sentence[512];
    uint64_t count = 0;
    tessera_case* each = caseOf("DEPTH_TO_SPACE1 --Sizes 1,7,2,3 --BlockSize 2");
    tessera_case* right = caseOf("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2");
    CHECK(tessera_case_issue_count(each, 0, &count) == TESSERA_OK && count == 1);
    CHECK(tessera_case_issue_field(each, 0, 0, field, sizeof field, NULL) == TESSERA_OK);
    CHECK(strcmp(field, "InputTensor.Sizes[1]") == 0);
    CHECK(tessera_case_issue_value(each, 0, 0, field, sizeof field, NULL) == TESSERA_OK && strcmp(field, "7") == 0);
    CHECK(tessera_case_issue_expected(each, 0, 0, field, sizeof field, NULL) == TESSERA_OK);
    CHECK(strcmp(field, "8\n4") == 0);
    CHECK(tessera_case_issue_sentence(each, 0, 0, sentence, sizeof sentence, NULL) == TESSERA_OK);
    CHECK(strstr(sentence, "InputTensor.Sizes[1] = 7") == sentence);
    CHECK(strstr(sentence, "expected") != NULL);
    REFUSED(tessera_case_issue_field(each, 0, 1, field, sizeof field, NULL), TESSERA_BAD_INPUT, "no issue 1");
    CHECK(tessera_case_issue_count(right, 0, &count) == TESSERA_OK && count == 0);
    CHECK(tessera_case_issue_count(right, 64, &count) == TESSERA_OK && count == 1); /* does not fit */
    REFUSED(tessera_case_issue_count(right, 0, NULL), TESSERA_BAD_INPUT, "count is NULL");
    REFUSED(tessera_case_issue_count(NULL, 0, &count), TESSERA_BAD_INPUT, "each is NULL");
    tessera_case_free(each);
    tessera_case_free(right);
}

static void testOfferedOutput(void)
{
    tessera_tensor offered;
    tessera_case* each = caseOf("RESAMPLE --Sizes 1,1,2,3 --Scales 1,1,2,2 --OutputTensor.Sizes 1,1,3,3");
    CHECK(tessera_case_offered_output(each, &offered) == TESSERA_OK);
    CHECK(offered.rank == 4 && offered.sizes[2] == 4 && offered.sizes[3] == 6);
    REFUSED(tessera_case_offered_output(each, NULL), TESSERA_BAD_INPUT, "result is NULL");
    REFUSED(tessera_case_offered_output(NULL, &offered), TESSERA_BAD_INPUT, "each is NULL");
    tessera_case_free(each);
    each = caseOf("RESAMPLE --Sizes 1,1,0,3 --Scales 1,1,2,2");
    REFUSED(tessera_case_offered_output(each, &offered), TESSERA_BAD_INPUT, "InputTensor.Sizes[2]");
    tessera_case_free(each);
}

static void testExplanation(void)
{
    char formula[512], sentence[512];
    tessera_plan* plan =
        planOf("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2 --Order COLUMN_ROW_DEPTH --DataType UINT32");
    /* out {0, 1, 2, 3}: y = 2 is 1·2 + 0 */
    CHECK(tessera_explain_formula(plan, 39, formula, sizeof formula, NULL) == TESSERA_OK);
    CHECK(strstr(formula,
                 "1\xc2\xb7"
                 "2 + 0")
              != NULL
          && strchr(formula, '\n') != NULL);
    CHECK(tessera_explain_sentence(plan, 39, sentence, sizeof sentence, NULL) == TESSERA_OK);
    CHECK(strchr(sentence, '\n') == NULL);
    REFUSED(tessera_explain_formula(plan, 48, formula, sizeof formula, NULL), TESSERA_BAD_INPUT, "element 48");
    REFUSED(tessera_explain_sentence(NULL, 0, sentence, sizeof sentence, NULL), TESSERA_BAD_INPUT, "plan is NULL");
    tessera_plan_free(plan);
}

/* The same seed gives the same case, and each can be planned. */
static void testRandomCases(void)
{
    char first[1024], again[1024];
    uint64_t index, count = 1;
    for (index = 0; index < 50; ++index) {
        tessera_case *one = NULL, *other = NULL;
        CHECK(tessera_case_random(7, index, &one) == TESSERA_OK);
        CHECK(tessera_case_random(7, index, &other) == TESSERA_OK);
        CHECK(tessera_case_text(one, first, sizeof first, NULL) == TESSERA_OK);
        CHECK(tessera_case_text(other, again, sizeof again, NULL) == TESSERA_OK);
        CHECK(strcmp(first, again) == 0);
        CHECK(tessera_case_issue_count(one, 0, &count) == TESSERA_OK && count == 0);
        tessera_case_free(one);
        tessera_case_free(other);
    }
    REFUSED(tessera_case_random(7, 0, NULL), TESSERA_BAD_INPUT, "result is NULL");
}

static void testPack(void)
{
    char name[128];
    uint64_t count = 0, issues = 1, index;
    tessera_case* each = NULL;
    CHECK(tessera_pack_count(&count) == TESSERA_OK && count > 20);
    for (index = 0; index < count; ++index) {
        CHECK(tessera_pack_name(index, name, sizeof name, NULL) == TESSERA_OK && name[0] != '\0');
        CHECK(tessera_pack_case(index, &each) == TESSERA_OK);
        CHECK(tessera_case_issue_count(each, 0, &issues) == TESSERA_OK && issues == 0);
        tessera_case_free(each);
    }
    REFUSED(tessera_pack_case(count, &each), TESSERA_BAD_INPUT, "no case");
    REFUSED(tessera_pack_name(count, name, sizeof name, NULL), TESSERA_BAD_INPUT, "no case");
    REFUSED(tessera_pack_count(NULL), TESSERA_BAD_INPUT, "count is NULL");
}

static void testNamedTolerances(void)
{
    tessera_tolerance tolerance;
    tessera_plan* plan = planOf("RESAMPLE --Sizes 1,1,1,2 --InterpolationMode LINEAR --Scales 1,1,1,2");
    CHECK(tessera_named_tolerance(plan, "bits", &tolerance) == TESSERA_OK);
    CHECK(!tolerance.interpolationBound && tolerance.ulp == 0);
    CHECK(tessera_named_tolerance(plan, "onnx", &tolerance) == TESSERA_OK);
    CHECK(tolerance.rtol > 0);
    REFUSED(tessera_named_tolerance(plan, "loose", &tolerance), TESSERA_BAD_INPUT, "onnxruntime");
    REFUSED(tessera_named_tolerance(plan, NULL, &tolerance), TESSERA_BAD_INPUT, "name is NULL");
    REFUSED(tessera_named_tolerance(NULL, "bits", &tolerance), TESSERA_BAD_INPUT, "plan is NULL");
    REFUSED(tessera_named_tolerance(plan, "bits", NULL), TESSERA_BAD_INPUT, "result is NULL");
    tessera_plan_free(plan);
}

void testCases(void)
{
    testIssues();
    testOfferedOutput();
    testExplanation();
    testRandomCases();
    testPack();
    testNamedTolerances();
}
