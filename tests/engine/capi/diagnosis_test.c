/* SPDX-License-Identifier: Apache-2.0 */
/* What leads from an input to an output, as a C program asks it. */
#include "checks.h"

#include <stdlib.h>

static const char* const kMeant = "DEPTH_TO_SPACE1 --Sizes 1,8,4,5 --DataType UINT16 --BlockSize 2";
static const char* const kMade = "DEPTH_TO_SPACE1 --Sizes 1,8,4,5 --DataType UINT16 --BlockSize 2 "
                                 "--Order COLUMN_ROW_DEPTH";

enum { kElements = 160 };
static uint16_t input[kElements], output[kElements]; /* 0, 1, 2 … and what kMade gives of them */
static const tessera_tensor kInput = {.dataType = TESSERA_UINT16, .rank = 4, .sizes = {1, 8, 4, 5}};
static const tessera_tensor kOutput = {.dataType = TESSERA_UINT16, .rank = 4, .sizes = {1, 2, 8, 10}};

static void make(void)
{
    uint16_t i;
    tessera_engine* engine = engineOf("cpu");
    tessera_plan* plan = planOf(kMade);
    for (i = 0; i < kElements; ++i)
        input[i] = i;
    OK(tessera_run(engine, plan, input, sizeof input, output, sizeof output, NULL));
    tessera_engine_free(engine);
    tessera_plan_free(plan);
}

static void checkDiagnosis(const char* meantLine, const char* side, const char* name, const char* inCase)
{
    char text[8192];
    const tessera_identify_options options = {.size = sizeof options, .side = side};
    tessera_diagnosis_figures figures = {.size = sizeof figures};
    tessera_case* meant = meantLine ? caseOf(meantLine) : NULL;
    tessera_diagnosis* diagnosis = NULL;
    OK(tessera_identify(meant, &kInput, input, sizeof input, &kOutput, output, sizeof output, &options, &diagnosis));
    OK(tessera_diagnosis_figures_of(diagnosis, &figures));
    CHECK(figures.explained == kElements && figures.elements == kElements && figures.sentences > 0);
    OK(tessera_diagnosis_class(diagnosis, text, sizeof text, NULL));
    BEGINS(text, name);
    OK(tessera_diagnosis_case(diagnosis, text, sizeof text, NULL));
    HOLDS(text, inCase);
    OK(tessera_diagnosis_sentence(diagnosis, 0, text, sizeof text, NULL));
    HOLDS(text, side ? side : "");
    OK(tessera_diagnosis_json(diagnosis, text, sizeof text, NULL));
    HOLDS(text, "\"class\": ");
    BAD(tessera_diagnosis_sentence(diagnosis, figures.sentences, text, sizeof text, NULL), "no sentence");
    BAD(tessera_diagnosis_figures_of(diagnosis, NULL), "result is NULL");
    BAD(tessera_diagnosis_class(NULL, text, sizeof text, NULL), "diagnosis is NULL");
    tessera_diagnosis_free(diagnosis);
    tessera_case_free(meant);
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
    OK(tessera_identify(NULL, &bytes, exact, 3, &bytes, exact, 3, NULL, &diagnosis));
    tessera_diagnosis_free(diagnosis);
    BAD(tessera_identify(NULL, &bytes, exact, 2, &bytes, exact, 3, NULL, &diagnosis), "input has 2 bytes");
    free(exact);
    for (c = 0; c < 8; ++c)
        for (i = 0; i < 20; ++i)
            moved[i * 8 + c] = input[c * 20 + i];
    last.strides[0] = kElements;
    last.strides[1] = 1;
    last.strides[2] = 40;
    last.strides[3] = 8;
    OK(tessera_identify(NULL, &last, moved, sizeof moved, &kOutput, output, sizeof output, NULL, &diagnosis));
    OK(tessera_diagnosis_case(diagnosis, text, sizeof text, NULL));
    BEGINS(text, "DEPTH_TO_SPACE1");
    HOLDS(text, "COLUMN_ROW_DEPTH");
    tessera_diagnosis_free(diagnosis);
    BAD(tessera_identify(NULL, &last, moved, sizeof moved - 1, &kOutput, output, sizeof output, NULL, &diagnosis),
        "need 320");
}

static void checkRefusedTensor(const char* meantLine, const tessera_tensor* tensor, const char* word)
{
    tessera_diagnosis* diagnosis = NULL;
    tessera_case* meant = meantLine ? caseOf(meantLine) : NULL;
    BAD(tessera_identify(meant, tensor, input, sizeof input, &kOutput, output, sizeof output, NULL, &diagnosis), word);
    CHECK(diagnosis == NULL);
    tessera_case_free(meant);
}

static void testRefusedTensors(void)
{
    const struct {
        tessera_tensor tensor;
        const char* word;
    } rows[] = {
        {{.dataType = (tessera_data_type)12, .rank = 4, .sizes = {1, 8, 4, 5}}, "dataType"},
        {{.dataType = TESSERA_INT16, .rank = 4, .sizes = {1, 8, 4, 5}}, "one data type"},
        {{.dataType = TESSERA_UINT16, .rank = 9, .sizes = {1, 8, 4, 5}}, "rank = 9"},
        {{.dataType = TESSERA_UINT16, .rank = 5, .sizes = {1, 8, 4, 5, 1}}, "at most four dimensions"},
        {{.dataType = TESSERA_UINT16, .rank = 4, .sizes = {0, 8, 4, 5}}, "no tensor's"},
        {{.dataType = TESSERA_UINT16, .rank = 4, .sizes = {UINT32_MAX, UINT32_MAX, UINT32_MAX, 5}}, "no tensor's"},
        /* in a few bytes, by strides of 0 */
        {{.dataType = TESSERA_UINT16, .rank = 4, .sizes = {65536, 65536, 1, 5}, .strides = {0, 0, 0, 1}},
         "no tensor's"},
        {{.dataType = TESSERA_UINT16, .rank = 4, .sizes = {1, 8, 4, 5}, .strides = {0, UINT32_MAX}}, "need "},
        {{.dataType = TESSERA_UINT16, .rank = 4, .sizes = {1, 8, 4, 5}, .strides = {0, UINT64_MAX}}, "2^32"},
    };
    size_t i;
    for (i = 0; i < sizeof rows / sizeof *rows; ++i)
        checkRefusedTensor(NULL, &rows[i].tensor, rows[i].word);
    checkRefusedTensor(NULL, NULL, "inputTensor is NULL");
    checkRefusedTensor("DEPTH_TO_SPACE1 --Sizes 1,8,2,5 --DataType UINT16 --BlockSize 2", &kInput,
                       "the case that is meant takes {1, 8, 2, 5}");
    tessera_diagnosis_free(NULL);
}

void testDiagnoses(void)
{
    make();
    checkDiagnosis(kMeant, "mine", "order", "COLUMN_ROW_DEPTH");
    checkDiagnosis(kMade, NULL, "none", "COLUMN_ROW_DEPTH"); /* right */
    checkDiagnosis(NULL, NULL, "", "COLUMN_ROW_DEPTH"); /* whatever it is */
    testOwnTensors();
    testRefusedTensors();
}
