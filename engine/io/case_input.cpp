// SPDX-License-Identifier: Apache-2.0
#include "engine/io/case_input.h"

#include "engine/io/file.h"
#include "engine/io/file_kind.h"
#include "engine/io/npy.h"
#include "engine/ops/operator.h"
#include "engine/tensor/error.h"

#include <algorithm>

namespace tessera {

namespace {

std::string described(DataType type, const std::vector<uint32_t>& sizes)
{
    return std::string(name(type)) + " " + text(sizes);
}

Tensor fitted(const Tensor& tensor, const TensorDesc& desc, const std::string& origin)
{
    if (tensor.desc.dataType != desc.dataType || tensor.desc.sizes != desc.sizes)
        throw TextError(origin + " holds " + described(tensor.desc.dataType, tensor.desc.sizes)
                        + ", and the operator's input is " + described(desc.dataType, desc.sizes));
    return withLayout(tensor, desc);
}

// A file without a header: the whole memory of the tensor, or its elements packed.
Tensor readRaw(const std::filesystem::path& path, const TensorDesc& desc, const MemoryBudget& budget)
{
    const uint64_t size = regularFileSize(path);
    if (size > budget.bytes)
        throw IoError(path.string() + " " + beyondBudget(size, budget));
    if (size == totalBytes(desc))
        return Tensor(desc, Buffer::read(path, 0, size));
    const TensorDesc packed{.dataType = desc.dataType, .sizes = desc.sizes};
    if (size != elementCount(desc) * elementBytes(desc.dataType))
        throw IoError(path.string() + " has " + std::to_string(size) + " bytes, and "
                      + described(desc.dataType, desc.sizes) + " needs " + std::to_string(totalBytes(desc)));
    if (size < totalBytes(packed)) { // up to three bytes of rounding
        Tensor tensor(packed);
        const Buffer file = Buffer::read(path, 0, size);
        std::ranges::copy(file.bytes(), tensor.writableBytes().begin());
        return withLayout(tensor, desc);
    }
    return withLayout(Tensor(packed, Buffer::read(path, 0, size)), desc);
}

} // namespace

Tensor loadInput(const Case& c, const MemoryBudget& budget)
{
    const TensorDesc& desc = inputDesc(c.op);
    struct {
        const TensorDesc& desc;
        const MemoryBudget& budget;
        Tensor operator()(const Generator& generator) const { return generate(generator, desc); }
        Tensor operator()(const FromValues& values) const
        {
            return fitted(values.tensor, desc, values.origin.empty() ? "The data" : values.origin);
        }
        Tensor operator()(const FromFile& file) const
        {
            if (fileKind(file.path) == FileKind::Npy)
                return fitted(readNpy(file.path, budget), desc, file.path.string());
            return readRaw(file.path, desc, budget);
        }
    } load{desc, budget};
    return std::visit(load, c.data);
}

} // namespace tessera
