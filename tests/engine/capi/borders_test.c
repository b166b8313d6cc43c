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

static tessera_engine* engine = NULL;
static tessera_tensor input, output;
static unsigned char *inputBytes, *outputBytes; /* the sizes of the tensors, to the byte */

typedef enum Call { kLoad, kRun, kCompare } Call;

/* The call with these bytes in the place of the input, the output or, of a comparison, the other output. */
static tessera_status callWith(Call call, int place, const tessera_plan* plan, unsigned char* bytes, size_t count)
{
    unsigned char* at[] = {inputBytes, outputBytes, outputBytes};
    size_t counts[] = {(size_t)input.bytes, (size_t)output.bytes, (size_t)output.bytes};
    at[place] = bytes;
    counts[place] = count;
    if (call == kLoad)
        return tessera_plan_load_input(plan, at[0], counts[0]);
    if (call == kRun)
        return tessera_run(engine, plan, at[0], counts[0], at[1], counts[1], NULL, NULL);
    forgetText();
    return tessera_compare(plan, at[0], counts[0], at[1], counts[1], at[2], counts[2], NULL, NULL, &text);
}

/* Fewer bytes than the tensor's are refused, with how many they are, and none at all. */
static void checkBytes(Call call, int place, const tessera_plan* plan)
{
    const size_t needed = (size_t)(place == 0 ? input.bytes : output.bytes);
    const size_t capacities[] = {0, 1, needed - 1, needed, needed + 7};
    BAD(callWith(call, place, plan, NULL, needed), " is NULL");
    for (size_t i = 0; i < sizeof capacities / sizeof *capacities; ++i)
        for (size_t band = 0; band <= kBand; band += kBand) {
            const size_t bytes = capacities[i], used = bytes < needed ? 0 : needed;
            unsigned char* const room = filled(bytes, band);
            if (bytes < needed)
                BAD(callWith(call, place, plan, room, bytes), bytes == 1 ? " has 1 byte" : " has ");
            else
                OK(callWith(call, place, plan, room, bytes));
            CHECK(isFilled(room + used, bytes + band - used));
            free(room);
        }
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
    checkBytes(kLoad, 0, plan);
    for (int place = 0; place < 2; ++place)
        checkBytes(kRun, place, plan);
    for (int place = 0; place < 3; ++place)
        checkBytes(kCompare, place, plan);
    free(inputBytes);
    free(outputBytes);
}

void testBorders(void)
{
    engine = engineOf("cpu");
    for (size_t i = 0; i < kCaseCount; ++i)
        checkPlan(planOf(kCases[i]));
}
