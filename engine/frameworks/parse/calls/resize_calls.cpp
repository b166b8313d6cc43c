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

// The given parameters of these roles, or their defaults.
Numbers numbersFrom(const Call& call, std::initializer_list<std::string_view> roles)
{
    Numbers numbers;
    for (const std::string_view role : roles) {
        const std::string parameter(call.named(role));
        const auto otherwise = call.row().defaults.find(parameter);
        std::vector<double> values;
        if (call.has(parameter))
            values = call.numbers(parameter);
        else if (otherwise != call.row().defaults.end())
            values.push_back(std::stod(otherwise->second));
        if (call.has(parameter) && role != "second-sizes" && values.empty())
            call.expect(parameter, say("reading", "one number or two"));
        for (const double value : values)
            numbers.push_back({value, parameter});
    }
    return numbers;
}

// Makes the numbers one for each axis. A single one of a list stands for all, unless the row wants a list.
void setCount(const Call& call, Numbers& numbers, size_t count)
{
    const Number first = numbers.front();
    const bool isList = first.name == call.named("sizes") || first.name == call.named("factors");
    if (numbers.size() == 1 && isList && !call.is("list"))
        numbers.resize(count, first);
    if (numbers.size() != count)
        call.refuse(first.name, say("reading", "expected %1 values")(count));
    if (call.is("width-first") && first.name == numbers.back().name)
        std::ranges::reverse(numbers);
}

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
        said.axes = resized;
        for (ResizedAxis& axis : said.axes)
            if (said.isGradient)
                std::swap(axis.inputs, axis.outputs);
        if (call.is("bytes") && isLinear && call.evaluator().typeOf(tensor) == DataType::UInt8)
            tensor.addNote(say("reading",
                               "OpenCV computes UINT8 with weights of 1/2048 and rounds halves up; DirectML cuts the "
                               "exact mean off."));
        if (call.is("node"))
            resizeByNode(call, std::move(said), axes, tensor);
        else
            tensor.resize(said, axes, call.evaluator().layout(), true);
        return valueOf(std::move(tensor));
    }

    double sizeAt(size_t axis) const { return static_cast<double>(tensor.sizes()[axis]); }
    bool flag(std::string_view role) const
    {
        const std::string_view parameter = call.named(role);
        return !parameter.empty() && call.said(parameter) == "True";
    }
    void refusePads() const
    {
        for (const char* role : {"pads", "pads-end"})
            if (const std::string_view pads = call.given(role); !pads.empty())
                if (std::ranges::any_of(call.numbers(pads), [](double pad) { return pad != 0; }))
                    call.refuse(pads,
                                say("reading", "RESAMPLE repeats the edge and has no padding") + "; "
                                    + say("reading", "expected %1")(0));
    }

    void readNumbers()
    {
        const std::string_view second = call.given("second-sizes"); // cv::resize(src, dst, Size(8, 8))
        const bool isSecond = !second.empty() && numbersOf(call.value(second));
        sizes = isSecond ? numbersFrom(call, {"second-sizes"}) : numbersFrom(call, {"sizes", "height", "width"});
        factors = numbersFrom(call, {"factors", "depth-factor", "height-factor", "width-factor"});
        const bool isHalf = !call.named("height").empty() && sizes.size() == 1;
        if (isHalf || (sizes.size() == 2 && sizes[0].value == 0 && sizes[1].value == 0)) // OpenCV's Size(0, 0)
            sizes = {};
        const std::string_view by = call.named("by");
        if (!by.empty() && (call.said(by) == "scales" || call.said(by) == "SCALES")) {
            if (call.named("factors").empty())
                std::swap(sizes, factors);
            sizes = {};
        }
        if (call.is("sizes-win") && !sizes.empty())
            factors = {};
    }

    const Numbers& given() const { return sizes.empty() ? factors : sizes; }

    void setAxes()
    {
        const size_t rank = tensor.rank();
        if (const std::string_view listed = call.given("axes"); !listed.empty()) {
            for (const int64_t axis : call.wholeNumbers(listed)) {
                if (std::ranges::find(axes, tensor.axisAt(axis)) != axes.end())
                    call.refuse(listed,
                                say("reading", "expected each axis once, from %1 to %2")(-static_cast<int64_t>(rank),
                                                                                         rank - 1));
                axes.push_back(tensor.axisAt(axis));
            }
            return;
        }
        const size_t count = call.is("all") ? rank
            : call.is("spatial")            ? std::max<size_t>(rank, 2) - 2
            : call.is("counted")            ? given().size()
                                            : 2;
        size_t first = rank - std::min(rank, count);
        if (layout == ChannelPlace::Last)
            --first;
        if (call.is("planes") && rank == 3) // H, W, C
            first = 0;
        const bool isPicture = layout == ChannelPlace::Last || !call.named("layout").empty() || call.is("four");
        if (isPicture && (rank != 4 && (rank != 3 || call.is("four"))))
            call.fail(say("reading", "the pictures have %1 dimensions; expected %2")(
                rank, layout == ChannelPlace::Last ? Message("N, H, W, C") : Message("N, C, H, W")));
        if (first + count > rank || count == 0)
            call.fail(say("reading", "the tensor does not have the %1 axes that are resized")(count));
        axes.resize(count);
        std::iota(axes.begin(), axes.end(), first);
    }

    void makeSizes()
    {
        const std::string_view like = call.given("like"), shape = like.empty() ? call.named("shape") : like;
        if (!shape.empty()) { // with a size for every axis
            const std::vector<int64_t> whole = like.empty() ? call.wholeNumbers(shape) : call.tensor(like).sizes();
            if (whole.size() != tensor.rank())
                call.refuse(shape, say("reading", "expected %1 values")(tensor.rank()));
            sizes = {};
            for (const size_t axis : axes)
                sizes.push_back({static_cast<double>(whole[axis]), std::string(shape)});
        }
        const bool hasSizes = !sizes.empty(), hasFactors = !factors.empty();
        if (hasSizes == hasFactors && !(hasSizes && call.is("both")))
            failWithoutOne();
        if (hasSizes && call.is("side"))
            followShorterSide();
        if (hasSizes)
            setCount(call, sizes, axes.size());
        if (hasFactors)
            setCount(call, factors, axes.size());
        const std::string policy = call.said(call.named("policy"));
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
            if (const std::string_view parameter = call.named(role); !parameter.empty())
                names.emplace_back(parameter);
        call.fail(say("reading", "expected %1")(anyOf(names)));
    }

    uint32_t sizeBy(const Number& given, double now) const
    {
        const auto& [factor, name] = given;
        if (call.is("node")) { // in float32
            const auto single = static_cast<float>(factor);
            return flooredSize(double{static_cast<float>(now) * single}, floatText(single), name);
        }
        if (call.is("exact"))
            return sizeOf(now * factor, name);
        if (call.is("round"))
            return sizeOf(std::nearbyint(now * factor), name);
        return flooredSize(now * (factor + (call.is("slack") ? kSlack : 0)), toText(factor), name);
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
        double factor = 0;
        for (size_t i = 0; i < axes.size(); ++i) {
            const double own = sizes[i].value / sizeAt(axes[i]);
            factor = i == 0 ? own : isLargest ? std::max(factor, own) : std::min(factor, own);
        }
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
            if (resized[i].outputs % resized[i].inputs != 0)
                call.refuse(given()[i].name,
                            say("reading", "%1 does not say which neighbour is nearest")(call.row().framework) + "; "
                                + say("reading", "expected a whole multiple of %1 elements")(resized[i].inputs));
    }

    void refuseWidened() const
    {
        const auto isSmaller = [](const ResizedAxis& axis) { return axis.outputs < axis.inputs; };
        if (!isLinear || std::ranges::none_of(resized, isSmaller))
            return;
        if (flag("widens"))
            call.fail(
                say("reading",
                    "where a picture shrinks, its filter is wider and drops the part outside the picture, since %1 is "
                    "True by default; RESAMPLE3 repeats the edge; expected %1=False")(call.named("widens")));
        if (call.is("widens"))
            call.refuse(call.named("mode"),
                        say("reading",
                            "%1 widens its filter where a picture shrinks, and drops the part outside the picture, "
                            "where RESAMPLE3 repeats the edge: another operator")(convention()->framework));
    }

    // "linear OpenVINO/{coordinate_transformation_mode}".
    const ResizeConvention* convention() const
    {
        const std::string named = chosen.then.substr(chosen.then.find(' ') + 1);
        const size_t slash = named.find('/');
        std::string mode = named.substr(slash + 1);
        if (mode.starts_with('{'))
            mode = call.said(mode.substr(1, mode.size() - 2));
        return findConvention(named.substr(0, slash), mode);
    }

    std::optional<NearestRule> rule() const // none: the convention's
    {
        const std::string_view rounding = call.named("rounding");
        const bool isEarly = call.is("node") && rounding.empty(); // before opset 11
        if (isEarly ? call.evaluator().options().isForDirectMl : rounding.empty())
            return std::nullopt;
        const std::string name = isEarly ? "simple" : call.said(rounding);
        if (name != "simple")
            return *std::ranges::find(kNearestRules, name, [](NearestRule each) { return onnxName(each); });
        const auto rule = simpleRule(resized);
        if (!rule)
            call.refuse(isEarly ? call.named("mode") : rounding,
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
