/* SPDX-License-Identifier: Apache-2.0 */
/* What leads from an input to an output, as a C program asks it. */
#include "checks.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

static const char* const kMeant = "DEPTH_TO_SPACE1 --Sizes 1,8,4,5 --DataType UINT16 --BlockSize 2";
static const char* const kMade = "DEPTH_TO_SPACE1 --Sizes 1,8,4,5 --DataType UINT16 --BlockSize 2 "
                                 "--Order COLUMN_ROW_DEPTH";
enum { kElements = 160 };
static uint16_t input[kElements], output[kElements];
static const tessera_tensor kInput = {.dataType = TESSERA_UINT16, .rank = 4, .sizes = {1, 8, 4, 5}};
static const tessera_tensor kOutput = {.dataType = TESSERA_UINT16, .rank = 4, .sizes = {1, 2, 8, 10}};

/* What the case makes of 0, 1, 2 … */
static void make(const char* line)
{
    size_t i;
    tessera_engine* engine = NULL;
    tessera_plan* plan = planOf(line);
    for (i = 0; i < kElements; ++i)
        input[i] = (uint16_t)i;
    CHECK(tessera_engine_create("cpu", &engine) == TESSERA_OK);
    CHECK(tessera_run(engine, plan, input, sizeof input, output, sizeof output, NULL) == TESSERA_OK);
    tessera_engine_free(engine);
    tessera_plan_free(plan);
}

static tessera_diagnosis* diagnosisFor(const char* meantLine, const tessera_identify_options* options)
{
    tessera_case* meant = meantLine ? caseOf(meantLine) : NULL;
    tessera_diagnosis* diagnosis = NULL;
    CHECK(tessera_identify(meant, &kInput, input, sizeof input, &kOutput, output, sizeof output, options, &diagnosis)
          == TESSERA_OK);
    tessera_case_free(meant);
    return diagnosis;
}

static void testNames(void)
{
    char text[8192];
    const tessera_identify_options options = {.size = sizeof options, .side = "mine"};
    tessera_diagnosis_figures figures = {.size = sizeof figures};
    tessera_diagnosis* diagnosis;
    make(kMade);
    diagnosis = diagnosisFor(kMeant, &options);
    CHECK(tessera_diagnosis_figures_of(diagnosis, &figures) == TESSERA_OK);
    CHECK(figures.isNamed && figures.isProved && figures.explained == kElements && figures.elements == kElements);
    CHECK(figures.sentences > 1 && figures.remedy < figures.sentences && figures.size == sizeof figures);
    CHECK(tessera_diagnosis_class(diagnosis, text, sizeof text, NULL) == TESSERA_OK && strcmp(text, "order") == 0);
    CHECK(tessera_diagnosis_case(diagnosis, text, sizeof text, NULL) == TESSERA_OK);
    CHECK(strstr(text, "COLUMN_ROW_DEPTH") != NULL);
    CHECK(tessera_diagnosis_sentence(diagnosis, 0, text, sizeof text, NULL) == TESSERA_OK);
    CHECK(strstr(text, "mine") != NULL);
    CHECK(tessera_diagnosis_json(diagnosis, text, sizeof text, NULL) == TESSERA_OK);
    CHECK(strstr(text, "\"class\": \"order\"") != NULL);
    REFUSED(tessera_diagnosis_sentence(diagnosis, figures.sentences, text, sizeof text, NULL), TESSERA_BAD_INPUT,
            "no sentence");
    tessera_diagnosis_free(diagnosis);

    diagnosis = diagnosisFor(kMade, NULL); /* right */
    CHECK(tessera_diagnosis_figures_of(diagnosis, &figures) == TESSERA_OK && !figures.isNamed);
    CHECK(tessera_diagnosis_class(diagnosis, text, sizeof text, NULL) == TESSERA_OK && strcmp(text, "none") == 0);
    tessera_diagnosis_free(diagnosis);

    diagnosis = diagnosisFor(NULL, NULL); /* whatever it is */
    CHECK(tessera_diagnosis_case(diagnosis, text, sizeof text, NULL) == TESSERA_OK);
    CHECK(strstr(text, "DEPTH_TO_SPACE1") == text && strstr(text, "COLUMN_ROW_DEPTH") != NULL);
    tessera_diagnosis_free(diagnosis);
}

/* An older header's structure ends before what is new: nothing is written behind it. */
static void testFiguresOfAnOlderHeader(void)
{
    tessera_diagnosis_figures figures = {.size = offsetof(tessera_diagnosis_figures, sentences), .sentences = 4711};
    tessera_diagnosis* diagnosis;
    make(kMade);
    diagnosis = diagnosisFor(kMeant, NULL);
    CHECK(tessera_diagnosis_figures_of(diagnosis, &figures) == TESSERA_OK);
    CHECK(figures.explained == kElements && figures.sentences == 4711);
    figures.size = 0;
    REFUSED(tessera_diagnosis_figures_of(diagnosis, &figures), TESSERA_BAD_INPUT, "size is 0");
    REFUSED(tessera_diagnosis_figures_of(diagnosis, NULL), TESSERA_BAD_INPUT, "result is NULL");
    tessera_diagnosis_free(diagnosis);
}

/* Buffers to the byte, and with strides of a caller's own: channels last. */
static void testOwnTensors(void)
{
    const tessera_tensor bytes = {.dataType = TESSERA_UINT8, .rank = 4, .sizes = {1, 3, 1, 1}};
    tessera_tensor last = kInput;
    uint16_t moved[kElements];
    unsigned char* const exact = (unsigned char*)malloc(3);
    size_t c, i;
    char text[256];
    tessera_diagnosis* diagnosis = NULL;
    memset(exact, 1, 3);
    CHECK(tessera_identify(NULL, &bytes, exact, 3, &bytes, exact, 3, NULL, &diagnosis) == TESSERA_OK);
    tessera_diagnosis_free(diagnosis);
    REFUSED(tessera_identify(NULL, &bytes, exact, 2, &bytes, exact, 3, NULL, &diagnosis), TESSERA_BAD_INPUT,
            "input has 2 bytes");
    free(exact);

    make(kMade);
    for (c = 0; c < 8; ++c)
        for (i = 0; i < 20; ++i)
            moved[i * 8 + c] = input[c * 20 + i];
    last.strides[0] = kElements;
    last.strides[1] = 1;
    last.strides[2] = 40;
    last.strides[3] = 8;
    CHECK(tessera_identify(NULL, &last, moved, sizeof moved, &kOutput, output, sizeof output, NULL, &diagnosis)
          == TESSERA_OK);
    CHECK(tessera_diagnosis_case(diagnosis, text, sizeof text, NULL) == TESSERA_OK);
    CHECK(strstr(text, "DEPTH_TO_SPACE1") == text && strstr(text, "COLUMN_ROW_DEPTH") != NULL);
    tessera_diagnosis_free(diagnosis);
    REFUSED(tessera_identify(NULL, &last, moved, sizeof moved - 1, &kOutput, output, sizeof output, NULL, &diagnosis),
            TESSERA_BAD_INPUT, "need 320");
}

static tessera_status identified(const tessera_case* meant, const tessera_tensor* tensor)
{
    tessera_diagnosis* diagnosis = NULL;
    const tessera_status status =
        tessera_identify(meant, tensor, input, sizeof input, &kOutput, output, sizeof output, NULL, &diagnosis);
    CHECK(diagnosis == NULL);
    return status;
}

static void testRefusedTensors(void)
{
    char text[16];
    tessera_tensor tensor = kInput;
    tessera_case* meant = caseOf("DEPTH_TO_SPACE1 --Sizes 1,8,2,5 --DataType UINT16 --BlockSize 2");
    REFUSED(identified(meant, &tensor), TESSERA_BAD_INPUT, "the case that is meant takes {1, 8, 2, 5}");
    tessera_case_free(meant);
    tensor.dataType = (tessera_data_type)12;
    REFUSED(identified(NULL, &tensor), TESSERA_BAD_INPUT, "dataType");
    tensor.dataType = TESSERA_INT16;
    REFUSED(identified(NULL, &tensor), TESSERA_BAD_INPUT, "one data type");
    tensor = kInput;
    tensor.rank = 9;
    REFUSED(identified(NULL, &tensor), TESSERA_BAD_INPUT, "rank = 9");
    tensor.rank = 5;
    tensor.sizes[4] = 1;
    REFUSED(identified(NULL, &tensor), TESSERA_BAD_INPUT, "at most four dimensions");
    tensor = kInput;
    tensor.sizes[0] = 0;
    REFUSED(identified(NULL, &tensor), TESSERA_BAD_INPUT, "no tensor's");
    tensor.sizes[0] = tensor.sizes[1] = tensor.sizes[2] = UINT32_MAX;
    REFUSED(identified(NULL, &tensor), TESSERA_BAD_INPUT, "no tensor's");
    tensor.sizes[0] = tensor.sizes[1] = 65536; /* in a few bytes, by strides of 0 */
    tensor.sizes[2] = 1;
    tensor.strides[3] = 1;
    REFUSED(identified(NULL, &tensor), TESSERA_BAD_INPUT, "no tensor's");
    tensor = kInput;
    tensor.strides[1] = UINT32_MAX;
    REFUSED(identified(NULL, &tensor), TESSERA_BAD_INPUT, "need ");
    tensor.strides[1] = UINT64_MAX;
    REFUSED(identified(NULL, &tensor), TESSERA_BAD_INPUT, "2^32");
    REFUSED(identified(NULL, NULL), TESSERA_BAD_INPUT, "inputTensor is NULL");
    REFUSED(tessera_diagnosis_class(NULL, text, sizeof text, NULL), TESSERA_BAD_INPUT, "diagnosis is NULL");
    tessera_diagnosis_free(NULL);
}

void testDiagnoses(void)
{
    testNames();
    testFiguresOfAnOlderHeader();
    testOwnTensors();
    testRefusedTensors();
}
