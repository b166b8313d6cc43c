/* SPDX-License-Identifier: Apache-2.0 */
/* A program that was compiled with an older header: its structures are shorter, and nothing behind them is read or
 * written; those without a size lie as they always did. */
#include "checks.h"

#include <stddef.h>
#include <string.h>

static const char* const kCase = "DEPTH_TO_SPACE1 --Sizes 1,4,1,1 --DataType UINT8 --BlockSize 2 --data iota";
static const tessera_tensor kInput = {.dataType = TESSERA_UINT8, .rank = 4, .sizes = {1, 4, 1, 1}};
static const tessera_tensor kOutput = {.dataType = TESSERA_UINT8, .rank = 4, .sizes = {1, 1, 2, 2}};
static const uint8_t kBytes[4] = {0, 1, 2, 3};
static char text[200000];

/* Of every structure with a size, by which its members are told from what lies behind them. */
typedef union Options {
    size_t size;
    tessera_words_options words;
    tessera_engine_options engine;
    tessera_identify_options identify;
    tessera_compare_options compare;
    tessera_page_options page;
    tessera_sweep_options sweep;
    unsigned char bytes[512];
} Options;

typedef union Figures {
    size_t size;
    tessera_diagnosis_figures diagnosis;
    tessera_xray_figures xray;
    tessera_sweep_figures sweep;
    unsigned char bytes[512];
} Figures;

static tessera_engine* cpu;
static tessera_case* each;
static tessera_plan* plan;
static tessera_diagnosis* diagnosis;
static tessera_xray* xray;
static tessera_sweep_result* sweep;

static tessera_status readWords(const Options* options)
{
    tessera_case* read = NULL;
    const tessera_status status =
        tessera_case_from_words("F.pixel_shuffle(torch.empty(1, 4, 1, 1), 2)", &options->words, &read);
    tessera_case_free(read);
    return status;
}

static tessera_status makeEngine(const Options* options)
{
    tessera_engine* engine = NULL;
    const tessera_status status = tessera_engine_create_with("cpu", &options->engine, &engine);
    tessera_engine_free(engine);
    return status;
}

static tessera_status identifyWith(const Options* options)
{
    tessera_diagnosis* found = NULL;
    const tessera_status status = tessera_identify(each, &kInput, kBytes, sizeof kBytes, &kOutput, kBytes,
                                                   sizeof kBytes, &options->identify, &found);
    tessera_diagnosis_free(found);
    return status;
}

static tessera_status compareWith(const Options* options)
{
    tessera_comparison* comparison = NULL;
    const tessera_status status = tessera_compare_with(plan, kBytes, sizeof kBytes, kBytes, sizeof kBytes, kBytes,
                                                       sizeof kBytes, NULL, &options->compare, &comparison);
    tessera_comparison_free(comparison);
    return status;
}

static tessera_status writePage(const Options* options)
{
    return tessera_case_page(each, &options->page, text, sizeof text, NULL);
}

static tessera_status sweepWith(const Options* options)
{
    Options few = *options;
    tessera_sweep_result* found = NULL;
    tessera_status status;
    if (few.size >= offsetof(tessera_sweep_options, cases) + sizeof few.sweep.cases)
        few.sweep.cases = 1;
    else if (few.size >= sizeof few.size)
        return TESSERA_OK; /* a thousand cases */
    status = tessera_sweep(cpu, &few.sweep, &found);
    tessera_sweep_free(found);
    return status;
}

/* Options of every length, behind which there is rubbish; longer ones only where they ask for nothing. */
static void checkOptions(tessera_status (*call)(const Options*), size_t known)
{
    Options options;
    size_t size;
    for (size = sizeof options.size; size <= known; ++size) {
        memset(&options, 0x5a, sizeof options);
        memset(&options, 0, size);
        options.size = size;
        CHECK(call(&options) == TESSERA_OK);
    }
    memset(&options, 0, sizeof options);
    options.size = sizeof options.size - 1;
    BAD(call(&options), "size is 7");
    options.size = sizeof options;
    CHECK(call(&options) == TESSERA_OK);
    options.bytes[sizeof options - 1] = 1;
    BAD(call(&options), "does not know");
}

static tessera_status diagnosisFigures(Figures* figures)
{
    return tessera_diagnosis_figures_of(diagnosis, &figures->diagnosis);
}

static tessera_status xrayFigures(Figures* figures)
{
    return tessera_xray_figures_of(xray, &figures->xray);
}

static tessera_status sweepFigures(Figures* figures)
{
    return tessera_sweep_figures_of(sweep, &figures->sweep);
}

static void checkFigures(tessera_status (*call)(Figures*), size_t known)
{
    Figures whole, figures;
    size_t size, i;
    memset(&whole, 0x5a, sizeof whole);
    whole.size = known;
    CHECK(call(&whole) == TESSERA_OK);
    for (size = sizeof figures.size; size <= known + 8; ++size) {
        const size_t written = size < known ? size : known;
        memset(&figures, 0x5a, sizeof figures);
        figures.size = size;
        CHECK(call(&figures) == TESSERA_OK && figures.size == size);
        CHECK(memcmp(figures.bytes + sizeof size, whole.bytes + sizeof size, written - sizeof size) == 0);
        for (i = written; i < sizeof figures; ++i)
            CHECK(figures.bytes[i] == 0x5a);
    }
    figures.size = 0;
    BAD(call(&figures), "size is 0");
}

/* On machines whose pointers have 64 bits. */
static void testFixedStructures(void)
{
    CHECK(sizeof(tessera_tensor) == 120 && offsetof(tessera_tensor, strides) == 40);
    CHECK(offsetof(tessera_tensor, elements) == 104 && offsetof(tessera_tensor, bytes) == 112);
    CHECK(sizeof(tessera_partner) == 16 && offsetof(tessera_partner, weight) == 8);
    CHECK(sizeof(tessera_tolerance) == 64 && offsetof(tessera_tolerance, allowedShare) == 40);
    CHECK(offsetof(tessera_tolerance, integers) == 56 && offsetof(tessera_tolerance, anyCoordinates) == 60);
    CHECK(sizeof(tessera_figures) == 96 && offsetof(tessera_figures, elements) == 8);
    CHECK(offsetof(tessera_figures, maxUlp) == 72 && offsetof(tessera_figures, worstUlp) == 88);
    /* Those with a size only grow at their ends. */
    CHECK(offsetof(tessera_words_options, dataType) == 52 && offsetof(tessera_engine_options, memoryBudget) == 16);
    CHECK(offsetof(tessera_identify_options, page) == 32 && offsetof(tessera_compare_options, b) == 32);
    CHECK(offsetof(tessera_page_options, pinCount) == 48 && offsetof(tessera_sweep_options, progressContext) == 112);
    CHECK(offsetof(tessera_call, reasonCapacity) == 56 && offsetof(tessera_diagnosis_figures, isProved) == 44);
    CHECK(offsetof(tessera_xray_figures, sentences) == 48 && offsetof(tessera_sweep_figures, isComplete) == 80);
}

void testHeaders(void)
{
    const tessera_sweep_options few = {.size = sizeof few, .cases = 10};
    each = caseOf(kCase);
    plan = planOf(kCase);
    cpu = engineOf("cpu");
    OK(tessera_identify(each, &kInput, kBytes, sizeof kBytes, &kOutput, kBytes, sizeof kBytes, NULL, &diagnosis));
    OK(tessera_probe(cpu, each, NULL, &xray));
    OK(tessera_sweep(cpu, &few, &sweep));
    checkOptions(readWords, sizeof(tessera_words_options));
    checkOptions(makeEngine, sizeof(tessera_engine_options));
    checkOptions(identifyWith, sizeof(tessera_identify_options));
    checkOptions(compareWith, sizeof(tessera_compare_options));
    checkOptions(writePage, sizeof(tessera_page_options));
    checkOptions(sweepWith, sizeof(tessera_sweep_options));
    checkFigures(diagnosisFigures, sizeof(tessera_diagnosis_figures));
    checkFigures(xrayFigures, sizeof(tessera_xray_figures));
    checkFigures(sweepFigures, sizeof(tessera_sweep_figures));
    testFixedStructures();
    tessera_sweep_free(sweep);
    tessera_xray_free(xray);
    tessera_diagnosis_free(diagnosis);
    tessera_engine_free(cpu);
    tessera_plan_free(plan);
    tessera_case_free(each);
}
