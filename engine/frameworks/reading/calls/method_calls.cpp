// SPDX-License-Identifier: Apache-2.0
#include "engine/core/case/suggest.h"
#include "engine/frameworks/reading/calls/tensor_calls.h"

#include <algorithm>

namespace tessera {

// The same in NumPy and PyTorch: all axes are named; PyTorch's transpose swaps two.
Value transposedByMethod(const Call& call)
{
    TextTensor tensor = call.tensor("self");
    std::vector<int64_t> axes = call.rest();
    for (const char* name : {"axes", "dims"})
        if (axes.empty() && call.has(name))
            axes = call.wholeNumbers(name);
    if (call.has("dim0") && call.has("dim1"))
        axes = {call.wholeNumber("dim0"), call.wholeNumber("dim1")};
    if (axes.empty())
        axes = reversedAxes(tensor.rank());
    if (axes.size() == 2 && tensor.rank() != 2)
        axes = swappedAxes(tensor.rank(), axes[0], axes[1]);
    tensor.permute(axes);
    return valueOf(std::move(tensor));
}

// NumPy's repeat names an axis and repeats elements; PyTorch's lays whole tensors side by side.
Value repeatedByMethod(const Call& call)
{
    if (call.has("axis"))
        return repeatedElements(call);
    ValueList times = call.further();
    if (call.has("repeats"))
        times.insert(times.begin(), call.value("repeats"));
    if (times.size() == 2 && call.tensor("self").rank() > 2) { // x.repeat(2, 3): NumPy's axis by its place
        const std::vector<Given> given{{{}, call.value("self")}, {{}, times[0]}, {{}, times[1]}};
        return repeatedElements(
            Call(call.evaluator(), call.name(), call.value("self").begin, "self,repeats,axis", given));
    }
    if (times.size() == 1 && !times.front().list())
        call.fail(say("reading",
                      "without an axis whole tensors are laid side by side, or the result is flat; expected "
                      "repeat(2, axis=3) or repeat_interleave"));
    const Value reps = times.size() == 1 ? times.front() : valueOf(times);
    return tiled(Call(call.evaluator(), call.name(), call.value("self").begin, "self,reps",
                      {{{}, call.value("self")}, {{}, reps}}));
}

Value ranked(const Call& call)
{
    return valueOf(static_cast<double>(call.tensor("self").rank()), true);
}

Value elementsCounted(const Call& call)
{
    double count = 1;
    for (const uint64_t size : call.tensor("self").sizes())
        count *= static_cast<double>(size);
    return valueOf(count, true);
}

Value unflattened(const Call& call)
{
    TextTensor tensor = call.tensor("self");
    const int64_t dim = call.wholeNumber("dim");
    const auto rank = static_cast<int64_t>(tensor.rank());
    std::vector<int64_t> sizes;
    for (const uint64_t size : tensor.sizes())
        sizes.push_back(static_cast<int64_t>(size));
    const int64_t at = dim < 0 ? dim + rank : dim;
    if (at < 0 || at >= rank)
        call.refuse("dim", say("reading", "there are %1 dimensions")(rank));
    const std::vector<int64_t> parts = call.wholeNumbers("sizes");
    sizes.erase(sizes.begin() + at);
    sizes.insert(sizes.begin() + at, parts.begin(), parts.end());
    tensor.reshape(sizes);
    return valueOf(std::move(tensor));
}

Value callMethod(Evaluator& evaluator, const TextTensor& tensor, const std::string& name, const Expression& call,
                 std::vector<Given> given)
{
    const std::vector<Function>& methods = namedTable("methods").functions;
    const auto method = std::ranges::find_if(
        methods, [&](const Function& each) { return std::ranges::find(each.names, name) != each.names.end(); });
    if (method == methods.end()) {
        if (const Message other = otherFunction(name); !other.isEmpty())
            evaluator.source().fail(call.begin, other);
        std::vector<std::string> names;
        for (const Function& each : methods)
            names.insert(names.end(), each.names.begin(), each.names.end());
        const std::string meant = closest(name, names);
        evaluator.source().fail(call.begin,
                                say("reading", "%1 is nothing that can be read")("." + name + "()") + "; "
                                    + (meant.empty() ? say("reading", "expected reshape, transpose, permute or repeat")
                                                     : say("reading", "did you mean %1?")(meant)));
    }
    Given self{{}, valueOf(tensor)};
    self.value.begin = call.begin;
    self.value.end = call.end;
    given.insert(given.begin(), std::move(self));
    return madeBy(*method, Call(evaluator, name, call.begin, *method, std::move(given)));
}

} // namespace tessera
