/* SPDX-License-Identifier: Apache-2.0 */
/* What the library says of a case: issues, how an element comes about, the words of frameworks. Random cases and the
 * pack are the Python package's tests; here is what C alone can ask wrongly. */
#include "checks.h"

#include <stddef.h>
#include <stdint.h>

static const char* const kShuffle = "F.pixel_shuffle(x, 2)";
static const tessera_words_options kSizes = {
    .size = sizeof kSizes, .rank = 4, .sizes = {1, 8, 2, 3}, .dataType = TESSERA_UINT8};

static void testIssues(void)
{
    char* none = NULL;
    tessera_case* each = caseOf("DEPTH_TO_SPACE1 --Sizes 1,7,2,3 --BlockSize 2");
    tessera_case* right = caseOf("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2");
    GIVES(tessera_case_issues(each, 0, &text), "\"field\": \"InputTensor.Sizes[1]\"", "\"value\": \"7\"",
          "\"sentence\": \"InputTensor.Sizes[1] = 7");
    GIVES(tessera_case_issues(right, 0, &text), "[]");
    GIVES(tessera_case_issues(right, 64, &text), "memory budget of 64 bytes");
    BAD(tessera_case_issues(NULL, 0, &none), "each is NULL");
}

static void testExplanation(void)
{
    char* none = NULL;
    tessera_plan* plan = planOf("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2 --Order COLUMN_ROW_DEPTH");
    GIVES(tessera_explain(plan, 39, &text), "y = 2", "\"sentence\": "); /* out {0, 1, 2, 3}: y = 2 is 1·2 + 0 */
    BAD(tessera_explain(plan, 48, &none), "element 48");
    BAD(tessera_explain(NULL, 0, &none), "plan is NULL");
    BAD(tessera_case_random(7, 0, NULL), "result is NULL");
}

static void checkWordsRefused(const char* words, tessera_words_options options, const char* word)
{
    tessera_case* each = NULL;
    BAD(tessera_case_from_words(words, &options, &each), word);
    CHECK(each == NULL);
}

static void testFromWords(void)
{
    size_t count = 0;
    int hasTorch = 0;
    char* none = NULL;
    tessera_case* each = NULL;
    tessera_words_options options = kSizes;
    while (tessera_framework(count)[0] != '\0')
        hasTorch |= strcmp(tessera_framework(count++), "PyTorch") == 0;
    CHECK(count == 10 && hasTorch && strcmp(tessera_framework(SIZE_MAX), "") == 0);
    OK(tessera_case_from_words(kShuffle, &kSizes, &each));
    GIVES(tessera_case_text(each, &text), "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT8");
    GIVES(tessera_case_notes(each, &text), "");
    CHECK(text[0] == '\0');
    tessera_case_free(each);
    BAD(tessera_case_from_words(kShuffle, NULL, &each), "how large x is");
    BAD(tessera_case_notes(NULL, &none), "each is NULL");
    checkWordsRefused("F.pixel_shuffel(x, 2)", kSizes, "pixel_shuffel");
    checkWordsRefused(NULL, kSizes, "words is NULL");
    options.rank = 9;
    checkWordsRefused(kShuffle, options, "rank = 9");
    options = kSizes;
    options.framework = "Torch";
    checkWordsRefused(kShuffle, options, "PyTorch");
    options = kSizes;
    memset(&options.dataType, 99, sizeof options.dataType);
    checkWordsRefused(kShuffle, options, "dataType");
}

static void testCode(void)
{
    char* none = NULL;
    tessera_case* each = caseOf("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2 --Order COLUMN_ROW_DEPTH");
    tessera_case* wrong = caseOf("DEPTH_TO_SPACE1 --Sizes 1,7,2,3 --BlockSize 2");
    GIVES(tessera_case_code(each, "PyTorch", &text), "pixel_shuffle");
    GIVES(tessera_case_script(each, "NumPy", &text), "import numpy");
    BAD(tessera_case_code(each, "Pillow", &none), "Pillow");
    BAD(tessera_case_code(wrong, "PyTorch", &none), "InputTensor.Sizes[1]");
    BAD(tessera_case_code(each, "Caffe", &none), "no framework \"Caffe\"");
    BAD(tessera_case_script(each, NULL, &none), "framework is NULL");
    BAD(tessera_case_code(NULL, "PyTorch", &none), "each is NULL");
}

void testCases(void)
{
    testIssues();
    testExplanation();
    testFromWords();
    testCode();
}
