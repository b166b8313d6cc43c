/* SPDX-License-Identifier: Apache-2.0 */
/* What the library says of a case: issues, what is offered, how an element comes about. Random cases, the pack and the
 * named tolerances are the Python package's tests; here is what C alone can ask wrongly. */
#include "checks.h"

static void testIssues(void)
{
    char text[512];
    uint64_t count = 0;
    tessera_case* each = caseOf("DEPTH_TO_SPACE1 --Sizes 1,7,2,3 --BlockSize 2");
    tessera_case* right = caseOf("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2");
    CHECK(tessera_case_issue_count(each, 0, &count) == TESSERA_OK && count == 1);
    OK(tessera_case_issue_field(each, 0, 0, text, sizeof text, NULL));
    CHECK(strcmp(text, "InputTensor.Sizes[1]") == 0);
    CHECK(tessera_case_issue_value(each, 0, 0, text, sizeof text, NULL) == TESSERA_OK && strcmp(text, "7") == 0);
    CHECK(tessera_case_issue_expected(each, 0, 0, text, sizeof text, NULL) == TESSERA_OK && strcmp(text, "8\n4") == 0);
    OK(tessera_case_issue_sentence(each, 0, 0, text, sizeof text, NULL));
    BEGINS(text, "InputTensor.Sizes[1] = 7");
    BAD(tessera_case_issue_field(each, 0, 1, text, sizeof text, NULL), "no issue 1");
    CHECK(tessera_case_issue_count(right, 0, &count) == TESSERA_OK && count == 0);
    CHECK(tessera_case_issue_count(right, 64, &count) == TESSERA_OK && count == 1); /* does not fit */
    BAD(tessera_case_issue_count(right, 0, NULL), "count is NULL");
    BAD(tessera_case_issue_count(NULL, 0, &count), "each is NULL");
    tessera_case_free(each);
    tessera_case_free(right);
}

static void testOfferedOutput(void)
{
    tessera_tensor offered;
    tessera_case* each = caseOf("RESAMPLE --Sizes 1,1,2,3 --Scales 1,1,2,2 --OutputTensor.Sizes 1,1,3,3");
    OK(tessera_case_offered_output(each, &offered));
    CHECK(offered.rank == 4 && offered.sizes[2] == 4 && offered.sizes[3] == 6);
    BAD(tessera_case_offered_output(each, NULL), "result is NULL");
    BAD(tessera_case_offered_output(NULL, &offered), "each is NULL");
    tessera_case_free(each);
    each = caseOf("RESAMPLE --Sizes 1,1,0,3 --Scales 1,1,2,2");
    BAD(tessera_case_offered_output(each, &offered), "InputTensor.Sizes[2]");
    tessera_case_free(each);
}

static void testWhatDoesNotExist(void)
{
    char text[512];
    uint64_t count = 0;
    tessera_tolerance tolerance;
    tessera_case* each = NULL;
    tessera_plan* plan = planOf("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2 --Order COLUMN_ROW_DEPTH");
    OK(tessera_explain_formula(plan, 39, text, sizeof text, NULL)); /* out {0, 1, 2, 3}: y = 2 is 1·2 + 0 */
    HOLDS(text, "\n");
    OK(tessera_explain_sentence(plan, 39, text, sizeof text, NULL));
    CHECK(strchr(text, '\n') == NULL);
    BAD(tessera_explain_formula(plan, 48, text, sizeof text, NULL), "element 48");
    BAD(tessera_explain_sentence(NULL, 0, text, sizeof text, NULL), "plan is NULL");
    BAD(tessera_case_random(7, 0, NULL), "result is NULL");
    OK(tessera_pack_count(&count));
    BAD(tessera_pack_case(count, &each), "no case");
    BAD(tessera_pack_name(count, text, sizeof text, NULL), "no case");
    BAD(tessera_pack_count(NULL), "count is NULL");
    CHECK(tessera_named_tolerance(plan, "onnx", &tolerance) == TESSERA_OK && tolerance.rtol > 0);
    BAD(tessera_named_tolerance(plan, "loose", &tolerance), "onnxruntime");
    BAD(tessera_named_tolerance(plan, NULL, &tolerance), "name is NULL");
    BAD(tessera_named_tolerance(NULL, "bits", &tolerance), "plan is NULL");
    BAD(tessera_named_tolerance(plan, "bits", NULL), "result is NULL");
    tessera_plan_free(plan);
}

void testCases(void)
{
    testIssues();
    testOfferedOutput();
    testWhatDoesNotExist();
}
