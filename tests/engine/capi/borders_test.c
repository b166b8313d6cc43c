/* SPDX-License-Identifier: Apache-2.0 */
/* Every function that takes a buffer and says how much of it there is: with none of it, with one, with what is needed
 * and with more, for every operator. The buffers are allocated to the byte, so that the address sanitizer sees whatever
 * is read or written beside them; a band behind each shows what is written without it. */
#include "checks.h"

#include <stdlib.h>
#include <string.h>

static const char* const kCases[] = {
    "DEPTH_TO_SPACE --Sizes 1,8,1,2 --DataType UINT16 --BlockSize 2",
    "DEPTH_TO_SPACE1 --Sizes 1,9,2,1 --DataType FLOAT32 --BlockSize 3 --Order COLUMN_ROW_DEPTH",
    "DEPTH_TO_SPACE1 --Sizes 1,4,1,2 --DataType UINT8 --BlockSize 2 --OutputTensor.Strides 24,24,12,2",
    "SPACE_TO_DEPTH --Sizes 2,1,2,4 --DataType INT64 --BlockSize 2",
    "SPACE_TO_DEPTH1 --Sizes 1,2,2,2 --DataType INT8 --BlockSize 2 --Order COLUMN_ROW_DEPTH",
    "RESAMPLE --Sizes 1,1,2,3 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,2,2",
    "RESAMPLE1 --Sizes 1,1,5,4 --DataType UINT8 --InterpolationMode LINEAR --Scales 1,1,0.5,0.5 "
    "--InputPixelOffsets 0.5,0.5,0.5,0.5 --OutputPixelOffsets -0.5,-0.5,-0.5,-0.5",
    "RESAMPLE2 --Sizes 1,1,3,3 --DataType FLOAT16 --InterpolationMode NEAREST_NEIGHBOR --Scales 1,1,0.4,2 "
    "--InputPixelOffsets 0.5,0.5,0.5,0.5 --OutputPixelOffsets -0.5,-0.5,-0.5,-0.5",
    "RESAMPLE3 --Sizes 1,1,6,5 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,0.5,0.4 "
    "--InputPixelOffsets 0.5,0.5,0.5,0.5 --OutputPixelOffsets -0.5,-0.5,-0.5,-0.5 --Antialiased TRUE",
    "RESAMPLE_GRAD --Sizes 1,1,4,6 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,2,2",
    "RESAMPLE_GRAD1 --Sizes 1,1,2,2 --DataType FLOAT32 --InterpolationMode NEAREST_NEIGHBOR --Scales 1,1,0.5,0.5"};
enum { kCaseCount = sizeof kCases / sizeof *kCases, kBand = 64, kFilling = 0x5a };

/* `bytes` and a band, all filled; without one (`band` 0) nothing may be touched behind them, or at all where they are
 * none. */
static unsigned char* filled(size_t bytes, size_t band)
{
    unsigned char* const room = (unsigned char*)malloc(bytes + band);
    CHECK(room || bytes + band == 0);
    if (room)
        memset(room, kFilling, bytes + band);
    return room;
}

static int isFilled(const unsigned char* bytes, size_t count)
{
    size_t i = 0;
    while (i < count && bytes[i] == kFilling)
        ++i;
    return i == count;
}

static void checkPartners(const tessera_plan* plan, tessera_side side, uint64_t element)
{
    uint64_t count = UINT64_MAX;
    CHECK(tessera_partners(plan, side, element, NULL, 0, &count) == TESSERA_OK);
    CHECK(count < 100);
    const size_t all = (size_t)count, capacities[] = {0, 1, all, all + 3};
    for (size_t i = 0; i < sizeof capacities / sizeof *capacities; ++i)
        for (size_t band = 0; band <= kBand; band += kBand) {
            const size_t written = all < capacities[i] ? all : capacities[i];
            const size_t bytes = capacities[i] * sizeof(tessera_partner), used = written * sizeof(tessera_partner);
            unsigned char* const room = filled(bytes, band);
            tessera_partner* const partners = (tessera_partner*)(void*)room;
            uint64_t again = 0;
            CHECK(tessera_partners(plan, side, element, partners, capacities[i], &again) == TESSERA_OK);
            CHECK(again == count && isFilled(room + used, bytes + band - used));
            for (size_t k = 0; k < written; ++k)
                CHECK(k == 0 || partners[k].element > partners[k - 1].element);
            free(room);
        }
}

/* What takes a tensor's bytes, which is refused where there are fewer. */
typedef tessera_status (*Take)(const tessera_plan*, unsigned char* bytes, size_t count);

static void checkBytes(Take take, const tessera_plan* plan, size_t needed)
{
    const size_t capacities[] = {0, 1, needed - 1, needed, needed + 7};
    CHECK(take(plan, NULL, 0) == TESSERA_BAD_INPUT);
    for (size_t i = 0; i < sizeof capacities / sizeof *capacities; ++i)
        for (size_t band = 0; band <= kBand; band += kBand) {
            const size_t bytes = capacities[i], used = bytes < needed ? 0 : needed;
            unsigned char* const room = filled(bytes, band);
            CHECK(take(plan, room, bytes) == (bytes < needed ? TESSERA_BAD_INPUT : TESSERA_OK));
            CHECK(isFilled(room + used, bytes + band - used));
            free(room);
        }
}

static tessera_engine* engine = NULL;
static tessera_tensor input, output;
static unsigned char *inputBytes, *outputBytes; /* the sizes of the tensors, to the byte */

static tessera_status loadInput(const tessera_plan* plan, unsigned char* bytes, size_t count)
{
    return tessera_plan_load_input(plan, bytes, count);
}

static tessera_status runFrom(const tessera_plan* plan, unsigned char* bytes, size_t count)
{
    return tessera_run(engine, plan, bytes, count, outputBytes, (size_t)output.bytes, NULL, NULL);
}

static tessera_status runTo(const tessera_plan* plan, unsigned char* bytes, size_t count)
{
    return tessera_run(engine, plan, inputBytes, (size_t)input.bytes, bytes, count, NULL, NULL);
}

static tessera_status compareWith(const tessera_plan* plan, const unsigned char* from, size_t fromCount,
                                  const unsigned char* a, size_t aCount, const unsigned char* b, size_t bCount)
{
    forgetText();
    return tessera_compare(plan, from, fromCount, a, aCount, b, bCount, NULL, NULL, &text);
}

static tessera_status compareFrom(const tessera_plan* plan, unsigned char* bytes, size_t count)
{
    const size_t whole = (size_t)output.bytes;
    return compareWith(plan, bytes, count, outputBytes, whole, outputBytes, whole);
}

static tessera_status compareA(const tessera_plan* plan, unsigned char* bytes, size_t count)
{
    return compareWith(plan, inputBytes, (size_t)input.bytes, bytes, count, outputBytes, (size_t)output.bytes);
}

static tessera_status compareB(const tessera_plan* plan, unsigned char* bytes, size_t count)
{
    return compareWith(plan, inputBytes, (size_t)input.bytes, outputBytes, (size_t)output.bytes, bytes, count);
}

static void checkPlan(const tessera_plan* plan)
{
    OK(tessera_plan_tensor(plan, TESSERA_INPUT, &input));
    OK(tessera_plan_tensor(plan, TESSERA_OUTPUT, &output));
    for (uint64_t i = 0; i < output.elements; ++i)
        checkPartners(plan, TESSERA_OUTPUT, i);
    for (uint64_t i = 0; i < input.elements; ++i)
        checkPartners(plan, TESSERA_INPUT, i);
    inputBytes = filled((size_t)input.bytes, 0);
    outputBytes = filled((size_t)output.bytes, 0);
    OK(tessera_plan_load_input(plan, inputBytes, (size_t)input.bytes));
    checkBytes(loadInput, plan, (size_t)input.bytes);
    checkBytes(runFrom, plan, (size_t)input.bytes);
    checkBytes(runTo, plan, (size_t)output.bytes);
    checkBytes(compareFrom, plan, (size_t)input.bytes);
    checkBytes(compareA, plan, (size_t)output.bytes);
    checkBytes(compareB, plan, (size_t)output.bytes);
    free(inputBytes);
    free(outputBytes);
}

void testBorders(void)
{
    engine = engineOf("cpu");
    for (size_t i = 0; i < kCaseCount; ++i) {
        tessera_plan* const plan = planOf(kCases[i]);
        checkPlan(plan);
        tessera_plan_free(plan);
    }
    tessera_engine_free(engine);
}
