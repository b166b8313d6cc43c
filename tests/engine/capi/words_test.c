/* SPDX-License-Identifier: Apache-2.0 */
/* Cases from the words of frameworks, and back. */
#include "checks.h"

#include <stddef.h>
#include <string.h>

static const tessera_words_options kSizes = {
    .size = sizeof kSizes, .rank = 4, .sizes = {1, 8, 2, 3}, .dataType = TESSERA_UINT8};

static void testFrameworks(void)
{
    size_t count = 0;
    int hasTorch = 0;
    while (tessera_framework(count)[0] != '\0')
        hasTorch |= strcmp(tessera_framework(count++), "PyTorch") == 0;
    CHECK(count == 13 && hasTorch && strcmp(tessera_framework(SIZE_MAX), "") == 0);
}

static void testFromWords(void)
{
    char text[512];
    tessera_case* each = NULL;
    CHECK(tessera_case_from_words("F.pixel_shuffle(x, 2)", &kSizes, &each) == TESSERA_OK);
    CHECK(tessera_case_text(each, text, sizeof text, NULL) == TESSERA_OK);
    CHECK(strncmp(text, "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT8", 48) == 0);
    CHECK(strstr(text, "--Order COLUMN_ROW_DEPTH") != NULL);
    CHECK(tessera_case_notes(each, text, sizeof text, NULL) == TESSERA_OK && text[0] == '\0');
    tessera_case_free(each);

    CHECK(tessera_case_from_words("Resize(x, scales=[1,1,2,2])", &kSizes, &each) == TESSERA_OK);
    CHECK(tessera_case_notes(each, text, sizeof text, NULL) == TESSERA_OK);
    tessera_case_free(each);

    REFUSED(tessera_case_from_words("F.pixel_shuffle(x, 2)", NULL, &each), TESSERA_BAD_INPUT, "how large x is");
    CHECK(each == NULL);
    REFUSED(tessera_case_from_words("F.pixel_shuffel(x, 2)", &kSizes, &each), TESSERA_BAD_INPUT, "pixel_shuffel");
    REFUSED(tessera_case_from_words(NULL, &kSizes, &each), TESSERA_BAD_INPUT, "words is NULL");
    REFUSED(tessera_case_notes(NULL, text, sizeof text, NULL), TESSERA_BAD_INPUT, "each is NULL");
}

/* What a program hands in that was compiled with another version of the header. */
static void testOptionsOfOtherVersions(void)
{
    struct {
        tessera_words_options known;
        uint64_t later; /* without padding, whose bytes are anything */
    } newer = {kSizes, 0};
    tessera_words_options options = kSizes;
    tessera_case* each = NULL;
    options.size = offsetof(tessera_words_options, dataType); /* an older one without the type, whatever lies there */
    memset(&options.dataType, 99, sizeof options.dataType);
    CHECK(tessera_case_from_words("F.pixel_shuffle(x, 2)", &options, &each) == TESSERA_OK);
    tessera_case_free(each);
    options.size = sizeof options;
    REFUSED(tessera_case_from_words("F.pixel_shuffle(x, 2)", &options, &each), TESSERA_BAD_INPUT, "dataType");
    options.size = 0;
    REFUSED(tessera_case_from_words("F.pixel_shuffle(x, 2)", &options, &each), TESSERA_BAD_INPUT, "size is 0");

    newer.known.size = sizeof newer;
    CHECK(tessera_case_from_words("F.pixel_shuffle(x, 2)", &newer.known, &each) == TESSERA_OK);
    tessera_case_free(each);
    newer.later = 1;
    REFUSED(tessera_case_from_words("F.pixel_shuffle(x, 2)", &newer.known, &each), TESSERA_BAD_INPUT, "does not know");

    options = kSizes;
    options.rank = 9;
    REFUSED(tessera_case_from_words("F.pixel_shuffle(x, 2)", &options, &each), TESSERA_BAD_INPUT, "rank = 9");
    options = kSizes;
    options.framework = "Torch";
    REFUSED(tessera_case_from_words("F.pixel_shuffle(x, 2)", &options, &each), TESSERA_BAD_INPUT, "PyTorch");
}

static void testCode(void)
{
    char text[4096], part[8];
    size_t length = 0;
    tessera_case* each = caseOf("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2 --Order COLUMN_ROW_DEPTH");
    tessera_case* wrong = caseOf("DEPTH_TO_SPACE1 --Sizes 1,7,2,3 --BlockSize 2");
    CHECK(tessera_case_code(each, "PyTorch", text, sizeof text, &length) == TESSERA_OK);
    CHECK(strstr(text, "pixel_shuffle") != NULL && strlen(text) == length);
    CHECK(tessera_case_code(each, "PyTorch", part, sizeof part, NULL) == TESSERA_OK);
    CHECK(strncmp(text, part, sizeof part - 1) == 0 && strlen(part) == sizeof part - 1);
    CHECK(tessera_case_script(each, "NumPy", text, sizeof text, NULL) == TESSERA_OK);
    CHECK(strstr(text, "import numpy") != NULL);
    REFUSED(tessera_case_code(each, "Pillow", text, sizeof text, NULL), TESSERA_BAD_INPUT, "Pillow");
    REFUSED(tessera_case_code(wrong, "PyTorch", text, sizeof text, NULL), TESSERA_BAD_INPUT, "InputTensor.Sizes[1]");
    REFUSED(tessera_case_code(each, "Caffe", text, sizeof text, NULL), TESSERA_BAD_INPUT, "no framework \"Caffe\"");
    REFUSED(tessera_case_script(each, NULL, text, sizeof text, NULL), TESSERA_BAD_INPUT, "framework is NULL");
    REFUSED(tessera_case_code(NULL, "PyTorch", text, sizeof text, NULL), TESSERA_BAD_INPUT, "each is NULL");
    tessera_case_free(each);
    tessera_case_free(wrong);
}

void testWords(void)
{
    testFrameworks();
    testFromWords();
    testOptionsOfOtherVersions();
    testCode();
}
