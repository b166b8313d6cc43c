// SPDX-License-Identifier: Apache-2.0
#include "engine/core/case/case.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"
#include "engine/frameworks/dialects/dialect.h"
#include "engine/frameworks/parse/parse.h"

#include <cstdlib>
#include <iterator>

namespace tessera {
namespace {

const std::vector<uint32_t> kSizes[] = {
    {1, 8, 2, 3}, {1, 2, 4, 6}, {1, 2, 4, 4}, {}, {2, 3, 4}, {6}, {3, 1, 6, 6}, {1, 2, 2, 2, 3}, {1, 1, 4294967295, 1},
};
constexpr DataType kTypes[] = {DataType::Float32, DataType::UInt8, DataType::Float16, DataType::Int64};

// The letters before the text: 'a' and those behind it are an index.
size_t indexOf(uint8_t letter, size_t count)
{
    return static_cast<uint8_t>(letter - 'a') % count;
}

void expect(bool holds)
{
    if (!holds)
        std::abort();
}

// What is said in a dialect's words can be read, or is refused.
void sayAndRead(const Operator& op)
{
    constexpr uint64_t kMostElements = 4096; // what is said of more takes longer
    if (elementCount(inputDesc(op)) > kMostElements || elementCount(outputDesc(op)) > kMostElements)
        return;
    for (const Dialect dialect : kDialects) {
        try {
            const std::string words = code(op, dialect);
            const ReadOptions options{.sizes = inputDesc(op).sizes, .type = inputDesc(op).dataType, .dialect = dialect};
            expect(validate(operatorFromWords(words, options).op).empty());
        } catch (const TextError&) {
        }
    }
}

} // namespace
} // namespace tessera

// The first three bytes say which sizes, type and dialect stand beside the words. They are refused with a TextError, or
// give an operator without issues, whose line reads back equal.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    using namespace tessera;
    constexpr size_t kHead = 3;
    if (size < kHead)
        return 0;
    ReadOptions options{.sizes = kSizes[indexOf(data[0], std::size(kSizes))],
                        .type = kTypes[indexOf(data[1], std::size(kTypes))]};
    if (const size_t dialect = indexOf(data[2], kDialects.size() + 1); dialect != 0)
        options.dialect = kDialects[dialect - 1];
    const std::string_view words{reinterpret_cast<const char*>(data) + kHead, size - kHead};
    static_cast<void>(looksLikeWords(words));
    try {
        const Case c{.title = {}, .op = operatorFromWords(words, options).op};
        expect(validate(c.op).empty());
        expect(caseFromText(toText(c)).op == c.op);
        sayAndRead(c.op);
    } catch (const TextError&) {
    }
    return 0;
}
