// SPDX-License-Identifier: Apache-2.0
#include "engine/capi/handles.h"
#include "engine/capi/status.h"
#include "engine/core/ops/operator.h"
#include "engine/formats/io/case_input.h"

#include <algorithm>
#include <cstring>

namespace tessera {

const TensorDesc& descOf(const tessera_plan& plan, tessera_side side)
{
    if (side != TESSERA_INPUT && side != TESSERA_OUTPUT)
        throw TextError("side = " + std::to_string(side) + " is neither TESSERA_INPUT nor TESSERA_OUTPUT");
    return side == TESSERA_INPUT ? plan.value.input : plan.value.output;
}

void needBytes(const TensorDesc& desc, size_t bytes, const char* what)
{
    if (bytes < totalBytes(desc))
        throw TextError(std::string(what) + " has " + std::to_string(bytes) + " bytes; " + text(desc.sizes) + " of "
                        + std::string(name(desc.dataType)) + " needs " + std::to_string(totalBytes(desc)));
}

Tensor tensorFrom(const TensorDesc& desc, const void* buffer, size_t bytes, const char* what)
{
    needed(buffer, what);
    needBytes(desc, bytes, what);
    Tensor tensor(desc);
    std::memcpy(tensor.writableBytes().data(), buffer, totalBytes(desc));
    return tensor;
}

namespace {

Plan planned(const Operator& op, const MemoryBudget& budget)
{
    throwIfInvalid(op, budget);
    return makePlan(op);
}

tessera_tensor described(const TensorDesc& desc)
{
    tessera_tensor tensor{};
    const std::vector<uint64_t> strides = effectiveStrides(desc);
    const size_t rank = std::min(desc.sizes.size(), std::size(tensor.sizes));
    tensor.dataType = static_cast<tessera_data_type>(desc.dataType);
    tensor.rank = static_cast<uint32_t>(rank);
    std::copy_n(desc.sizes.begin(), rank, tensor.sizes);
    std::copy_n(strides.begin(), rank, tensor.strides);
    tensor.elements = elementCount(desc);
    tensor.bytes = totalBytes(desc);
    return tensor;
}

// What `partnersOf` (sources or targets) finds of an element of that side.
template <class PartnersOf>
void writePartners(const TensorDesc& desc, uint64_t element, tessera_partner* partners, size_t capacity,
                   uint64_t* count, PartnersOf&& partnersOf)
{
    if (element >= elementCount(desc))
        throw TextError("element " + std::to_string(element) + " does not exist; the tensor has "
                        + std::to_string(elementCount(desc)));
    if (capacity > 0)
        needed(partners, "partners");
    const Partners found = partnersOf(element, capacity);
    *needed(count, "count") = found.count;
    for (size_t i = 0; i < std::min(capacity, found.list.size()); ++i)
        partners[i] = {found.list[i].element, found.list[i].weight};
}

} // namespace

} // namespace tessera

using namespace tessera;

tessera_status tessera_plan_create(const tessera_case* each, uint64_t memoryBudget, tessera_plan** result) noexcept
{
    return create(result, [&] {
        const Case& source = needed(each, "each")->value;
        MemoryBudget budget;
        if (memoryBudget != 0)
            budget.bytes = memoryBudget;
        return tessera_plan{source, planned(source.op, budget), budget};
    });
}

void tessera_plan_free(tessera_plan* plan) noexcept
{
    delete plan;
}

tessera_status tessera_plan_tensor(const tessera_plan* plan, tessera_side side, tessera_tensor* result) noexcept
{
    return guarded([&] { *needed(result, "result") = described(descOf(*needed(plan, "plan"), side)); });
}

tessera_status tessera_plan_load_input(const tessera_plan* plan, void* input, size_t inputBytes) noexcept
{
    return guarded([&] {
        needBytes(needed(plan, "plan")->value.input, inputBytes, "input");
        const Tensor tensor = loadInput(plan->source, plan->budget);
        std::memcpy(needed(input, "input"), tensor.bytes().data(), totalBytes(tensor.desc));
    });
}

tessera_status tessera_sources(const tessera_plan* plan, uint64_t outputElement, tessera_partner* partners,
                               size_t capacity, uint64_t* count) noexcept
{
    return guarded([&] {
        const Plan& value = needed(plan, "plan")->value;
        writePartners(value.output, outputElement, partners, capacity, count,
                      [&](uint64_t element, size_t most) { return sources(value, element, most); });
    });
}

tessera_status tessera_targets(const tessera_plan* plan, uint64_t inputElement, tessera_partner* partners,
                               size_t capacity, uint64_t* count) noexcept
{
    return guarded([&] {
        const Plan& value = needed(plan, "plan")->value;
        writePartners(value.input, inputElement, partners, capacity, count,
                      [&](uint64_t element, size_t most) { return targets(value, element, most); });
    });
}
