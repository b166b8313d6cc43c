/* SPDX-License-Identifier: Apache-2.0 */
/* Cases from the words of frameworks, and back. */
#include "checks.h"

#include <stddef.h>
#include <stdint.h>

static const char* const kShuffle = "F.pixel_shuffle(x, 2)";
static const tessera_words_options kSizes = {
    .size = sizeof kSizes, .rank = 4, .sizes = {1, 8, 2, 3}, .dataType = TESSERA_UINT8};

static void testFromWords(void)
{
    char text[512];
    size_t count = 0;
    int hasTorch = 0;
    tessera_case* each = NULL;
    tessera_words_options options = kSizes;
    while (tessera_framework(count)[0] != '\0')
        hasTorch |= strcmp(tessera_framework(count++), "PyTorch") == 0;
    CHECK(count == 13 && hasTorch && strcmp(tessera_framework(SIZE_MAX), "") == 0);
    OK(tessera_case_from_words(kShuffle, &kSizes, &each));
    OK(tessera_case_text(each, text, sizeof text, NULL));
    BEGINS(text, "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT8");
    CHECK(tessera_case_notes(each, text, sizeof text, NULL) == TESSERA_OK && text[0] == '\0');
    tessera_case_free(each);
    BAD(tessera_case_from_words(kShuffle, NULL, &each), "how large x is");
    CHECK(each == NULL);
    BAD(tessera_case_from_words("F.pixel_shuffel(x, 2)", &kSizes, &each), "pixel_shuffel");
    BAD(tessera_case_from_words(NULL, &kSizes, &each), "words is NULL");
    BAD(tessera_case_notes(NULL, text, sizeof text, NULL), "each is NULL");
    options.rank = 9;
    BAD(tessera_case_from_words(kShuffle, &options, &each), "rank = 9");
    options = kSizes;
    options.framework = "Torch";
    BAD(tessera_case_from_words(kShuffle, &options, &each), "PyTorch");
    options = kSizes;
    memset(&options.dataType, 99, sizeof options.dataType);
    BAD(tessera_case_from_words(kShuffle, &options, &each), "dataType");
}

static void testCode(void)
{
    char text[4096], part[8];
    size_t length = 0;
    tessera_case* each = caseOf("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2 --Order COLUMN_ROW_DEPTH");
    tessera_case* wrong = caseOf("DEPTH_TO_SPACE1 --Sizes 1,7,2,3 --BlockSize 2");
    OK(tessera_case_code(each, "PyTorch", text, sizeof text, &length));
    CHECK(strstr(text, "pixel_shuffle") != NULL && strlen(text) == length);
    OK(tessera_case_code(each, "PyTorch", part, sizeof part, NULL));
    CHECK(strncmp(text, part, sizeof part - 1) == 0 && strlen(part) == sizeof part - 1);
    OK(tessera_case_script(each, "NumPy", text, sizeof text, NULL));
    HOLDS(text, "import numpy");
    BAD(tessera_case_code(each, "Pillow", text, sizeof text, NULL), "Pillow");
    BAD(tessera_case_code(wrong, "PyTorch", text, sizeof text, NULL), "InputTensor.Sizes[1]");
    BAD(tessera_case_code(each, "Caffe", text, sizeof text, NULL), "no framework \"Caffe\"");
    BAD(tessera_case_script(each, NULL, text, sizeof text, NULL), "framework is NULL");
    BAD(tessera_case_code(NULL, "PyTorch", text, sizeof text, NULL), "each is NULL");
    tessera_case_free(each);
    tessera_case_free(wrong);
}

void testWords(void)
{
    testFromWords();
    testCode();
}
