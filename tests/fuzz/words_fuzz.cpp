// SPDX-License-Identifier: Apache-2.0
#include "engine/core/case/case.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"
#include "engine/frameworks/dialects/dialect.h"
#include "engine/frameworks/parse/parse.h"
#include "tests/fuzz/fuzz.h"

#include <iterator>

namespace tessera {
namespace {

const std::vector<uint32_t> kSizes[] = {
    {1, 8, 2, 3}, {1, 2, 4, 6}, {1, 2, 4, 4}, {}, {2, 3, 4}, {6}, {3, 1, 6, 6}, {1, 2, 2, 2, 3}, {1, 1, 4294967295, 1},
};
constexpr DataType kTypes[] = {DataType::Float32, DataType::UInt8, DataType::Float16, DataType::Int64};

// The letters before the text: 'a' and those behind it are an index.
size_t indexOf(char letter, size_t count)
{
    return static_cast<uint8_t>(letter - 'a') % count;
}

// What is said in a dialect's words can be read, or is refused.
void sayAndRead(const Operator& op)
{
    constexpr uint64_t kMostElements = 4096; // what is said of more takes longer
    if (elementCount(op.input) > kMostElements || elementCount(op.output) > kMostElements)
        return;
    for (const Dialect dialect : kDialects) {
        mayRefuse<TextError>([&] {
            const std::string words = code(op, dialect);
            const ReadOptions options{.sizes = op.input.sizes, .type = op.input.dataType, .dialect = dialect};
            expect(validate(operatorFromWords(words, options).op).empty());
        });
    }
}

} // namespace

// The first three bytes say which sizes, type and dialect stand beside the words. They are refused with a TextError, or
// give an operator without issues, whose line reads back equal.
void fuzz(std::string_view bytes)
{
    constexpr size_t kHead = 3;
    if (bytes.size() < kHead)
        return;
    ReadOptions options{.sizes = kSizes[indexOf(bytes[0], std::size(kSizes))],
                        .type = kTypes[indexOf(bytes[1], std::size(kTypes))]};
    if (const size_t dialect = indexOf(bytes[2], kDialects.size() + 1); dialect != 0)
        options.dialect = kDialects[dialect - 1];
    const std::string_view words = bytes.substr(kHead);
    static_cast<void>(looksLikeWords(words));
    mayRefuse<TextError>([&] {
        const Case c{.title = {}, .op = operatorFromWords(words, options).op};
        expect(validate(c.op).empty());
        expect(caseFromText(toText(c)).op == c.op);
        sayAndRead(c.op);
    });
}

} // namespace tessera
