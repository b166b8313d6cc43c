// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/fit/kernels.h"

#include "engine/detect/fit/axis_line.h"

#include <string>
#include <utility>

namespace tessera {

std::vector<NamedKernel> namedKernels()
{
    std::vector<NamedKernel> list;
    const auto add = [&](Kernel kernel, double coefficient, Edges edges, Message name) {
        list.push_back({std::move(name), kernel, coefficient, edges});
    };
    for (const double coefficient : {-0.75, -0.5, -1.0}) {
        const std::string a = "−" + numberText(-coefficient);
        add(Kernel::Cubic, coefficient, Edges::Repeated, say("measured", "cubic interpolation with a = %1")(a));
        add(Kernel::Cubic, coefficient, Edges::Dropped,
            say("measured", "cubic interpolation with a = %1, its taps outside dropped")(a));
        add(Kernel::WideCubic, coefficient, Edges::Dropped,
            say("measured", "a cubic filter with a = %1, its taps outside dropped")(a));
        add(Kernel::WideCubic, coefficient, Edges::Repeated, say("measured", "a cubic filter with a = %1")(a));
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
