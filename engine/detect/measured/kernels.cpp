// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/measured/kernels.h"

#include "engine/detect/measured/axis_line.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace tessera {

std::vector<NamedKernel> cubicKernels(double coefficient)
{
    const std::string a = (coefficient < 0 ? "−" : "") + numberText(std::abs(coefficient));
    return {
        {say("measured", "cubic interpolation with a = %1")(a), Kernel::Cubic, coefficient, Edges::Repeated},
        {say("measured", "cubic interpolation with a = %1, its taps outside dropped")(a), Kernel::Cubic, coefficient,
         Edges::Dropped},
        {say("measured", "a cubic filter with a = %1, its taps outside dropped")(a), Kernel::WideCubic, coefficient,
         Edges::Dropped},
        {say("measured", "a cubic filter with a = %1")(a), Kernel::WideCubic, coefficient, Edges::Repeated},
    };
}

std::vector<NamedKernel> namedKernels()
{
    std::vector<NamedKernel> list;
    const auto add = [&](Kernel kernel, double coefficient, Edges edges, Message name) {
        list.push_back({std::move(name), kernel, coefficient, edges});
    };
    for (const double coefficient : {-0.75, -0.5, -1.0})
        std::ranges::move(cubicKernels(coefficient), std::back_inserter(list));
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
