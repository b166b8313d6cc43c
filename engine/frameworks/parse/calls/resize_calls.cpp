// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/value.h"
#include "engine/frameworks/parse/calls/call.h"

#include <algorithm>
#include <cmath>
#include <numeric>

// A resize of any framework. The row says what the parameters mean, and which convention a mode is.
namespace tessera {

namespace {

constexpr Text kTriangle =
    say("reading",
        "RESAMPLE copies one element or blends two neighbours an axis, and its antialiased filter is a triangle");
constexpr Text kUnplaced = say("reading", "DirectML does not say where UPSAMPLE_2D places its samples");
constexpr Text kLeftToCpu = say("reading", "the DirectML provider leaves cubic to the CPU");
constexpr double kSlack = 1e-6; // OpenVINO adds it before it rounds down

struct Number {
    double value;
    std::string name; // of the parameter
};
using Numbers = std::vector<Number>; // one for each axis

struct Resizing {
    const Call& call;
    const ChannelPlace layout = layoutOf(call);
    TracedTensor tensor = tensorIn(call, layout);
    const Rule& chosen = call.rule(call.is("triangle")                            ? kTriangle
                                       : call.is("upsample")                      ? kUnplaced
                                       : call.evaluator().options().isForDirectMl ? kLeftToCpu
                                                                                  : kTwoModes);
    const bool isLinear = chosen.then.starts_with("linear");
    Numbers sizes = {}, factors = {};
    std::vector<size_t> axes = {};
    std::vector<ResizedAxis> resized = {}; // their sizes

    Value made()
    {
        refusePads();
        readNumbers();
        setAxes();
        makeSizes();
        refuseFractions();
        refuseWidened();
        ResizeWords said{.convention = convention(),
                         .mode = isLinear ? InterpolationMode::Linear : InterpolationMode::NearestNeighbor,
                         .rule = isLinear ? std::nullopt : rule(),
                         .antialiased = flag("antialias"),
                         .isGradient = call.is("gradient")};
        const auto kept = call.is("node") ? std::nullopt : std::optional(AxisNumbers{});
        for (const uint32_t size : tensor.shape())
            said.axes.push_back({.inputs = size, .outputs = size, .numbers = kept});
        for (size_t i = 0; i < axes.size(); ++i) {
            said.axes[axes[i]] = resized[i];
            if (said.isGradient)
                std::swap(said.axes[axes[i]].inputs, said.axes[axes[i]].outputs);
        }
        if (call.is("bytes") && isLinear && call.evaluator().typeOf(tensor) == DataType::UInt8)
            tensor.addNote(say("reading",
                               "OpenCV computes UINT8 with weights of 1/2048 and rounds halves up; DirectML cuts the "
                               "exact mean off."));
        if (call.is("node"))
            resizeByNode(call, std::move(said), tensor);
        else
            tensor.resize(said, call.evaluator().layout(), true);
        return valueOf(std::move(tensor));
    }

    double sizeAt(size_t axis) const { return static_cast<double>(tensor.sizes()[axis]); }
    bool flag(const char* role) const // no other parameter of this name
    {
        return call.row().roles.contains(role) && call.said(call.row().roles.find(role)->second) == "True";
    }
    void refusePads() const
    {
        for (const char* pads : {"pads", "pads-end"})
            call.refuseIf(
                call.has(pads) && std::ranges::any_of(call.numbers(pads), [](double pad) { return pad != 0; }), pads,
                say("reading", "RESAMPLE repeats the edge and has no padding") + "; "
                    + say("reading", "expected %1")(0));
    }

    // The given parameters of these roles, or their defaults.
    Numbers numbersFrom(std::initializer_list<const char*> roles) const
    {
        Numbers numbers;
        for (const char* role : roles) {
            const std::string name = call.nameOf(role);
            const auto otherwise = call.row().defaults.find(name);
            call.refuseIf(call.has(role) && call.numbers(role).empty(), role,
                          say("reading", "expected %1")(say("reading", "one number or two")));
            if (call.has(role))
                for (const double value : call.numbers(role))
                    numbers.push_back({value, name});
            else if (otherwise != call.row().defaults.end())
                numbers.push_back({std::stod(otherwise->second), name});
        }
        return numbers;
    }

    void readNumbers()
    {
        const bool isSecond = call.has("second-sizes") && numbersOf(call.value("second-sizes")); // as C++ has it
        sizes = isSecond ? numbersFrom({"second-sizes"}) : numbersFrom({"sizes", "height", "width"});
        factors = numbersFrom({"factors", "depth-factor", "height-factor", "width-factor"});
        const bool isHalf = call.takes("height") && sizes.size() == 1;
        if (isHalf || (sizes.size() == 2 && sizes[0].value == 0 && sizes[1].value == 0)) // OpenCV's Size(0, 0)
            sizes = {};
        const std::string by = call.said("by");
        if (by == "scales" || by == "SCALES") {
            if (!call.takes("factors"))
                std::swap(sizes, factors);
            sizes = {};
        }
        if (call.is("sizes-win") && !sizes.empty())
            factors = {};
    }

    void setAxes()
    {
        const size_t rank = tensor.rank();
        if (call.has("axes")) {
            for (const int64_t axis : call.wholes("axes")) {
                call.refuseIf(
                    std::ranges::find(axes, tensor.axisAt(axis)) != axes.end(), "axes",
                    say("reading", "expected each axis once, from %1 to %2")(-static_cast<int64_t>(rank), rank - 1));
                axes.push_back(tensor.axisAt(axis));
            }
            return;
        }
        const size_t count = call.is("all") ? rank
            : call.is("spatial")            ? std::max<size_t>(rank, 2) - 2
            : call.is("counted")            ? (sizes.empty() ? factors : sizes).size()
                                            : 2;
        const bool isLast = layout == ChannelPlace::Last, isFour = call.is("four");
        call.failIf((isLast || call.takes("layout") || isFour) && rank != 4 && (rank != 3 || isFour),
                    say("reading", "the pictures have %1 dimensions; expected %2")(
                        rank, isLast ? Message("N, H, W, C") : Message("N, C, H, W")));
        const size_t first = call.is("planes") && rank == 3 ? 0 : rank - std::min(rank, count) - (isLast ? 1 : 0);
        call.failIf(first + count > rank || count == 0,
                    say("reading", "the tensor does not have the %1 axes that are resized")(count));
        axes.resize(count);
        std::iota(axes.begin(), axes.end(), first);
    }

    // Makes the numbers one for each axis. A single one of a list stands for all, unless the row wants a list.
    void setCount(Numbers& numbers) const
    {
        const Number first = numbers.front();
        const bool isList = first.name == call.nameOf("sizes") || first.name == call.nameOf("factors");
        if (numbers.size() == 1 && isList && !call.is("list"))
            numbers.resize(axes.size(), first);
        call.refuseIf(numbers.size() != axes.size(), first.name, say("reading", "expected %1 values")(axes.size()));
        if (call.is("width-first") && first.name == numbers.back().name)
            std::ranges::reverse(numbers);
    }

    void makeSizes()
    {
        if (const char* shape = call.has("like") ? "like" : "shape"; call.takes(shape)) { // a size for every axis
            const std::vector<int64_t> whole = call.has("like") ? call.tensor("like").sizes() : call.wholes("shape");
            call.refuseIf(whole.size() != tensor.rank(), shape, say("reading", "expected %1 values")(tensor.rank()));
            sizes = {};
            for (const size_t axis : axes)
                sizes.push_back({static_cast<double>(whole[axis]), call.nameOf(shape)});
        }
        const bool hasSizes = !sizes.empty(), hasFactors = !factors.empty();
        if (hasSizes == hasFactors && !(hasSizes && call.is("both")))
            failWithoutOne();
        if (hasSizes && call.is("side"))
            followShorterSide();
        for (Numbers* numbers : {&sizes, &factors})
            if (!numbers->empty())
                setCount(*numbers);
        const std::string policy = call.said("policy");
        const bool isLargest = policy == "not_smaller", hasOne = hasSizes && (isLargest || policy == "not_larger");
        const double one = hasOne || (hasSizes && flag("aspect")) ? keepAspect(isLargest) : 0;
        for (size_t i = 0; i < axes.size(); ++i) {
            ResizedAxis axis{.inputs = static_cast<uint32_t>(sizeAt(axes[i]))};
            axis.outputs = hasSizes ? sizeOf(sizes[i].value, sizes[i].name) : sizeBy(factors[i], sizeAt(axes[i]));
            if (hasOne || (hasFactors && !flag("recompute")))
                axis.factor = static_cast<float>(hasOne ? one : factors[i].value);
            resized.push_back(axis);
        }
    }

    [[noreturn]] void failWithoutOne() const
    {
        std::vector<Message> names;
        for (const char* role :
             {"sizes", "height", "width", "shape", "like", "factors", "height-factor", "width-factor"})
            if (call.takes(role))
                names.emplace_back(call.nameOf(role));
        call.fail(say("reading", "expected %1")(anyOf(names)));
    }

    uint32_t sizeBy(const Number& given, double now) const
    {
        const auto& [factor, name] = given;
        if (call.is("node")) // in float32
            return flooredSize(double{static_cast<float>(now) * static_cast<float>(factor)}, name);
        if (call.is("exact"))
            return sizeOf(now * factor, name);
        if (call.is("round"))
            return sizeOf(std::nearbyint(now * factor), name);
        return flooredSize(now * (factor + (call.is("slack") ? kSlack : 0)), name);
    }

    // A single number is the shorter side's; the other side keeps the aspect.
    void followShorterSide()
    {
        if (sizes.size() != 1)
            return;
        const double h = sizeAt(axes[0]), w = sizeAt(axes[1]), side = sizes.front().value;
        sizes.resize(2, sizes.front());
        sizes[h < w ? 1 : 0].value = std::trunc(h < w ? side * w / h : side * h / w);
    }

    // Makes the sizes follow one factor, the smallest or largest of all, which it returns. Halves round to even, and in
    // ONNX up.
    double keepAspect(bool isLargest)
    {
        std::vector<double> own;
        for (size_t i = 0; i < axes.size(); ++i)
            own.push_back(sizes[i].value / sizeAt(axes[i]));
        const double factor = isLargest ? std::ranges::max(own) : std::ranges::min(own);
        for (size_t i = 0; i < axes.size(); ++i) {
            const double size = factor * sizeAt(axes[i]);
            sizes[i].value = call.is("node") ? std::floor(size + 0.5) : std::nearbyint(size);
        }
        return factor;
    }

    // Versions of such frameworks disagree on the nearest neighbour at factors that are not whole.
    void refuseFractions() const
    {
        for (size_t i = 0; i < resized.size() && call.is("whole") && !isLinear; ++i)
            call.refuseIf(resized[i].outputs % resized[i].inputs != 0, (sizes.empty() ? factors : sizes)[i].name,
                          say("reading", "%1 does not say which neighbour is nearest")(call.row().framework) + "; "
                              + say("reading", "expected a whole multiple of %1 elements")(resized[i].inputs));
    }

    void refuseWidened() const
    {
        const auto isSmaller = [](const ResizedAxis& axis) { return axis.outputs < axis.inputs; };
        if (!isLinear || std::ranges::none_of(resized, isSmaller))
            return;
        call.failIf(
            flag("widens"),
            say("reading",
                "where a picture shrinks, its filter is wider and drops the part outside the picture, since %1 is "
                "True by default; RESAMPLE3 repeats the edge; expected %1=False")(call.nameOf("widens")));
        if (call.is("widens"))
            call.refuse("mode",
                        say("reading",
                            "%1 widens its filter where a picture shrinks, and drops the part outside the picture, "
                            "where RESAMPLE3 repeats the edge: another operator")(convention()->framework));
    }

    // "linear OpenVINO/{coordinate_transformation_mode}".
    const ResizeConvention* convention() const
    {
        const std::string named = chosen.then.substr(chosen.then.find(' ') + 1);
        const size_t slash = named.find('/');
        const std::string mode = named.substr(slash + 1);
        return findConvention(named.substr(0, slash),
                              mode.starts_with('{') ? call.said(mode.substr(1, mode.size() - 2)) : mode);
    }

    std::optional<NearestRule> rule() const // none: the convention's
    {
        const bool isEarly = call.is("node") && !call.takes("rounding"); // before opset 11
        if (isEarly ? call.evaluator().options().isForDirectMl : !call.takes("rounding"))
            return std::nullopt;
        const std::string name = isEarly ? "simple" : call.said("rounding");
        if (name != "simple")
            return *std::ranges::find(kNearestRules, name, [](NearestRule each) { return formOf(each).onnxName; });
        const auto rule = simpleRule(resized);
        call.refuseIf(!rule, isEarly ? "mode" : "rounding",
                      say("reading",
                          "it is ceil where an axis shrinks and floor where it grows, and RESAMPLE2 has one "
                          "RoundingDirection for all axes"));
        return rule;
    }
};

} // namespace

Value resizedByRow(const Call& call)
{
    if (call.is("node"))
        requireMode(call);
    return Resizing{call}.made();
}

} // namespace tessera
