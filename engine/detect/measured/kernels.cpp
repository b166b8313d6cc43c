// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/measured/kernels.h"

namespace tessera {

std::vector<NamedKernel> namedKernels()
{
    std::vector<NamedKernel> list;
    const auto add = [&](Kernel kernel, double coefficient, Edges edges, Message name) {
        list.push_back({std::move(name), kernel, coefficient, edges});
    };
    static constexpr std::pair<double, const char*> kCoefficients[] = {{-0.75, "−0.75"}, {-0.5, "−0.5"}, {-1, "−1"}};
    for (const auto& [a, text] : kCoefficients) {
        add(Kernel::Cubic, a, Edges::Repeated, say("measured", "cubic interpolation with a = %1")(text));
        add(Kernel::Cubic, a, Edges::Dropped,
            say("measured", "cubic interpolation with a = %1, its taps outside dropped")(text));
        add(Kernel::WideCubic, a, Edges::Dropped,
            say("measured", "a cubic filter with a = %1, its taps outside dropped")(text));
        add(Kernel::WideCubic, a, Edges::Repeated, say("measured", "a cubic filter with a = %1")(text));
    }
    add(Kernel::Area, 0, Edges::Dropped, say("measured", "the mean of the area that an output covers"));
    add(Kernel::Block, 0, Edges::Dropped, say("measured", "the mean of all elements that an output touches"));
    add(Kernel::Lanczos, 0, Edges::Dropped,
        say("measured", "a Lanczos filter of three lobes, its taps outside dropped"));
    add(Kernel::Lanczos, 0, Edges::Repeated, say("measured", "a Lanczos filter of three lobes"));
    return list;
}

AxisSampling withKernel(AxisSampling axis, const NamedKernel& kernel)
{
    axis.map.mode = InterpolationMode::Linear;
    axis.map.antialias.reset();
    axis.kernel = kernel.kernel;
    axis.coefficient = kernel.coefficient;
    axis.edges = kernel.edges;
    return axis;
}

} // namespace tessera
