/* SPDX-License-Identifier: Apache-2.0 */
/* A program that was compiled with an older header: its options are shorter, and nothing behind them is read;
 * structures without a size lie as they always did. */
#include "checks.h"

#include <stddef.h>
#include <string.h>

static const char* const kCase = "DEPTH_TO_SPACE1 --Sizes 1,4,1,1 --DataType UINT8 --BlockSize 2 --data iota";
static const tessera_tensor kInput = {.dataType = TESSERA_UINT8, .rank = 4, .sizes = {1, 4, 1, 1}};
static const tessera_tensor kOutput = {.dataType = TESSERA_UINT8, .rank = 4, .sizes = {1, 1, 2, 2}};
static const uint8_t kBytes[4] = {0, 1, 2, 3};

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

static tessera_engine* cpu;
static tessera_case* each;
static tessera_plan* plan;

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
    const tessera_status status = tessera_engine_create("cpu", &options->engine, &engine);
    tessera_engine_free(engine);
    return status;
}

static tessera_status identifyWith(const Options* options)
{
    return tessera_identify(each, &kInput, kBytes, 4, &kOutput, kBytes, 4, &options->identify, &text);
}

static tessera_status compareWith(const Options* options)
{
    return tessera_compare(plan, kBytes, 4, kBytes, 4, kBytes, 4, &options->compare, NULL, &text);
}

static tessera_status writePage(const Options* options)
{
    return tessera_case_page(each, &options->page, &text);
}

static tessera_status sweepWith(const Options* options)
{
    Options few = *options;
    if (few.size >= offsetof(tessera_sweep_options, cases) + sizeof few.sweep.cases)
        few.sweep.cases = 1;
    else if (few.size >= sizeof few.size)
        return TESSERA_OK; /* a thousand cases */
    return tessera_sweep(cpu, &few.sweep, &text);
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
        forgetText();
        CHECK(call(&options) == TESSERA_OK);
    }
    memset(&options, 0, sizeof options);
    options.size = sizeof options.size - 1;
    forgetText();
    BAD(call(&options), "size is 7");
    options.size = sizeof options;
    CHECK(call(&options) == TESSERA_OK);
    options.bytes[sizeof options - 1] = 1;
    forgetText();
    BAD(call(&options), "does not know");
}

/* On machines whose pointers have 64 bits. */
static void testFixedStructures(void)
{
    CHECK(sizeof(tessera_tensor) == 120 && offsetof(tessera_tensor, strides) == 40);
    CHECK(offsetof(tessera_tensor, elements) == 104 && offsetof(tessera_tensor, bytes) == 112);
    CHECK(sizeof(tessera_partner) == 16 && offsetof(tessera_partner, weight) == 8);
    /* Those with a size only grow at their ends. */
    CHECK(offsetof(tessera_words_options, dataType) == 52 && offsetof(tessera_engine_options, memoryBudget) == 16);
    CHECK(offsetof(tessera_identify_options, page) == 32 && offsetof(tessera_compare_options, b) == 40);
    CHECK(offsetof(tessera_page_options, pinCount) == 48 && offsetof(tessera_sweep_options, sweep) == 120);
    CHECK(offsetof(tessera_call, reasonCapacity) == 56);
}

void testHeaders(void)
{
    each = caseOf(kCase);
    plan = planOf(kCase);
    cpu = engineOf("cpu");
    checkOptions(readWords, sizeof(tessera_words_options));
    checkOptions(makeEngine, sizeof(tessera_engine_options));
    checkOptions(identifyWith, sizeof(tessera_identify_options));
    checkOptions(compareWith, sizeof(tessera_compare_options));
    checkOptions(writePage, sizeof(tessera_page_options));
    checkOptions(sweepWith, sizeof(tessera_sweep_options));
    testFixedStructures();
}
