// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/value.h"
#include "engine/frameworks/reading/calls/actions.h"

#include <algorithm>
#include <cmath>
#include <numeric>

// A resize in any framework's words: what its parameters mean, and which convention its modes are, is the row's.
namespace tessera {

namespace {

constexpr Text kTriangle =
    say("reading",
        "RESAMPLE copies one element or blends two neighbours an axis, and its antialiased filter is a triangle");
constexpr Text kUnplaced = say("reading", "DirectML does not say where UPSAMPLE_2D places its samples");
constexpr double kSlack = 1e-6; // OpenVINO adds it before it floors

// A number an axis, and the parameter that says it.
struct Numbers {
    std::vector<double> list;
    std::vector<std::string> names;

    bool isGiven() const { return !list.empty(); }
    void add(const std::vector<double>& given, std::string_view name)
    {
        list.insert(list.end(), given.begin(), given.end());
        names.insert(names.end(), given.size(), std::string(name));
    }
};

// From the parameters of these roles that are given.
Numbers numbersFrom(const Call& call, std::initializer_list<std::string_view> roles)
{
    Numbers numbers;
    for (const std::string_view role : roles) {
        const std::string_view parameter = call.named(role);
        const auto otherwise = call.row().defaults.find(parameter);
        if (call.has(parameter))
            numbers.add(call.numbers(parameter), parameter);
        else if (otherwise != call.row().defaults.end())
            numbers.add({std::stod(otherwise->second)}, parameter);
        if (call.has(parameter) && role != "second-sizes" && call.numbers(parameter).empty())
            call.expect(parameter, say("reading", "one number or two"));
    }
    return numbers;
}

// One entry an axis. A single one of a list stands for all, but where the row wants a list.
void setCount(const Call& call, Numbers& numbers, size_t count)
{
    const std::string first = numbers.names.front();
    const bool isList = first == call.named("sizes") || first == call.named("factors");
    if (numbers.list.size() == 1 && count > 1 && isList && !call.is("list"))
        numbers.add(std::vector(count - 1, numbers.list.front()), first);
    if (numbers.list.size() != count)
        call.refuse(first, say("reading", "expected %1 values")(count));
    if (call.is("width-first") && first == numbers.names.back())
        std::ranges::reverse(numbers.list);
}

class Resizing {
public:
    explicit Resizing(const Call& call)
        : m_call(call)
        , m_layout(layoutOf(call))
        , m_tensor(tensorIn(call, m_layout))
        , m_rule(call.rule(call.is("triangle")       ? kTriangle
                               : call.is("upsample") ? kUnplaced
                                                     : kTwoModes))
        , m_isLinear(m_rule.then.starts_with("linear"))
    {
    }

    Value made()
    {
        refusePads();
        readNumbers();
        setAxes();
        makeSizes();
        refuseWidened();
        if (m_call.is("whole") && !m_isLinear)
            return repeated();
        ResizeWords said{.convention = convention(),
                         .mode = m_isLinear ? InterpolationMode::Linear : InterpolationMode::NearestNeighbor,
                         .rule = m_isLinear ? std::nullopt : rule(),
                         .antialiased = flag("antialias"),
                         .isGradient = m_call.is("gradient")};
        said.axes = m_resized;
        for (ResizedAxis& axis : said.axes) {
            if (said.convention->mode == "ALIGN_CORNERS" && axis.outputs == 1) // Core ML's lays it on the middle
                axis.numbers = AxisNumbers{1, static_cast<float>(-(axis.inputs - 1.0) / 2), 0};
            if (said.isGradient)
                std::swap(axis.inputs, axis.outputs);
        }
        if (m_call.is("bytes") && m_isLinear && m_call.evaluator().typeOf(m_tensor) == DataType::UInt8)
            m_tensor.addNote(say("reading",
                                 "OpenCV computes UINT8 with weights of 1/2048 and rounds halves up; DirectML cuts the "
                                 "exact mean off."));
        m_tensor.resize(said, m_axes, m_call.evaluator().layout());
        return valueOf(std::move(m_tensor));
    }

private:
    double sizeAt(size_t axis) const { return static_cast<double>(m_tensor.sizes()[axis]); }
    bool flag(std::string_view role) const
    {
        const std::string_view parameter = m_call.named(role);
        return !parameter.empty() && m_call.said(parameter) == "True";
    }
    void refusePads() const
    {
        for (const char* role : {"pads", "pads-end"})
            if (const std::string_view pads = m_call.given(role); !pads.empty())
                if (std::ranges::any_of(m_call.numbers(pads), [](double pad) { return pad != 0; }))
                    m_call.refuse(pads,
                                  say("reading", "RESAMPLE repeats the edge and has no padding") + "; "
                                      + say("reading", "expected %1")(0));
    }

    void readNumbers()
    {
        const std::string_view second = m_call.given("second-sizes"); // cv::resize(src, dst, Size(8, 8))
        const bool isSecond = !second.empty() && numbersOf(m_call.value(second));
        m_sizes = isSecond ? numbersFrom(m_call, {"second-sizes"}) : numbersFrom(m_call, {"sizes", "height", "width"});
        m_factors = numbersFrom(m_call, {"factors", "depth-factor", "height-factor", "width-factor"});
        const bool isHalf = !m_call.named("height").empty() && m_sizes.list.size() == 1;
        if (isHalf || m_sizes.list == std::vector<double>{0, 0}) // OpenCV's Size(0, 0)
            m_sizes = {};
        const std::string_view by = m_call.named("by");
        if (!by.empty() && (m_call.said(by) == "scales" || m_call.said(by) == "SCALES")) {
            if (m_call.named("factors").empty())
                std::swap(m_sizes, m_factors);
            m_sizes = {};
        }
        if (m_call.is("sizes-win") && m_sizes.isGiven())
            m_factors = {};
    }

    size_t countGiven() const { return (m_sizes.isGiven() ? m_sizes : m_factors).list.size(); }

    void setAxes()
    {
        const size_t rank = m_tensor.rank();
        if (const std::string_view axes = m_call.given("axes"); !axes.empty()) {
            for (const int64_t axis : m_call.wholeNumbers(axes))
                m_axes.push_back(m_tensor.axisAt(axis));
            return;
        }
        size_t count = m_call.is("all") ? rank
            : m_call.is("1d")           ? 1
            : m_call.is("3d")           ? 3
            : m_call.is("counted")      ? countGiven()
                                        : 2;
        size_t first = rank - std::min(rank, count);
        if (m_call.is("spatial"))
            setSpatial(count, first);
        if (m_call.is("leading") && (countGiven() != 2 || rank != 4)) { // rows first; of a case its planes
            count = countGiven();
            first = 0;
        }
        if (m_layout == ChannelPlace::Last)
            --first;
        if (m_call.is("planes") && rank == 3) // H, W, C
            first = 0;
        const bool isPicture = m_layout == ChannelPlace::Last || !m_call.named("layout").empty() || m_call.is("four");
        if (isPicture && (rank != 4 && (rank != 3 || m_call.is("four"))))
            m_call.fail(say("reading", "the pictures have %1 dimensions; expected %2")(
                rank, m_layout == ChannelPlace::Last ? Message("N, H, W, C") : Message("N, C, H, W")));
        if (first + count > rank || count == 0)
            m_call.fail(say("reading", "the tensor has not the %1 axes that are resized")(count));
        m_axes.resize(count);
        std::iota(m_axes.begin(), m_axes.end(), first);
    }

    // linear is of one axis, bilinear of two.
    void setSpatial(size_t& count, size_t& first) const
    {
        const std::string mode = m_call.named("mode").empty() ? "nearest" : m_call.said(m_call.named("mode"));
        const size_t rank = m_tensor.rank();
        count = mode == "linear" ? 1 : mode == "bilinear" ? 2 : rank - std::min<size_t>(rank, 2);
        if (count == 0 || rank != count + 2)
            m_call.refuse("mode",
                          say("reading", "%1 is of %2 dimensions, and the input has %3")(mode, count + 2, rank));
        first = 2;
    }

    void makeSizes()
    {
        const std::string_view shape = m_call.named("shape"), like = m_call.given("like");
        if (!shape.empty() && m_call.numbers(shape).size() != m_tensor.rank())
            m_call.refuse(shape, say("reading", "expected %1 values")(m_tensor.rank()));
        if (!shape.empty())
            m_sizes = {};
        for (const size_t axis : m_axes) {
            if (!shape.empty())
                m_sizes.add({m_call.numbers(shape)[axis]}, shape);
            else if (!like.empty())
                m_sizes.add({static_cast<double>(m_call.tensor(like).sizes().at(axis))}, like);
        }
        const bool hasSizes = m_sizes.isGiven(), hasFactors = m_factors.isGiven();
        if (hasSizes == hasFactors && !(hasSizes && m_call.is("both")))
            failWithoutOne();
        if (hasSizes && m_call.is("side"))
            followShorterSide();
        if (hasSizes)
            setCount(m_call, m_sizes, m_axes.size());
        if (hasFactors)
            setCount(m_call, m_factors, m_axes.size());
        if (hasSizes && flag("aspect"))
            keepAspect();
        for (size_t i = 0; i < m_axes.size(); ++i) {
            ResizedAxis axis{.inputs = static_cast<uint32_t>(sizeAt(m_axes[i]))};
            axis.outputs = hasSizes ? sizeOf(m_sizes.list[i], m_sizes.names[i]) : sizeOfFactor(i);
            if (hasFactors && !flag("recompute"))
                axis.factor = static_cast<float>(m_factors.list[i]);
            m_resized.push_back(axis);
        }
    }

    [[noreturn]] void failWithoutOne() const
    {
        std::vector<Message> names;
        for (const char* role :
             {"sizes", "height", "width", "shape", "like", "factors", "height-factor", "width-factor"})
            if (const std::string_view parameter = m_call.named(role); !parameter.empty())
                names.emplace_back(parameter);
        m_call.fail(say("reading", "expected %1")(anyOf(names)));
    }

    uint32_t sizeOfFactor(size_t i) const
    {
        const double factor = m_factors.list[i], now = sizeAt(m_axes[i]);
        const std::string& name = m_factors.names[i];
        if (m_call.is("exact"))
            return sizeOf(now * factor, name);
        if (m_call.is("round"))
            return sizeOf(std::nearbyint(now * factor), name);
        return flooredSize(now * (factor + (m_call.is("slack") ? kSlack : 0)), toText(factor), name);
    }

    // One number is of the shorter side, and the other follows.
    void followShorterSide()
    {
        if (m_sizes.list.size() != 1)
            return;
        const double h = sizeAt(m_axes[0]), w = sizeAt(m_axes[1]), side = m_sizes.list.front();
        m_sizes.list =
            h < w ? std::vector{side, std::trunc(side * w / h)} : std::vector{std::trunc(side * h / w), side};
        m_sizes.names.resize(2, m_sizes.names.front());
    }

    void keepAspect() // rounded as Python does
    {
        const double h = sizeAt(m_axes[0]), w = sizeAt(m_axes[1]);
        const double factor = std::min(m_sizes.list[0] / h, m_sizes.list[1] / w);
        m_sizes.list = {std::nearbyint(factor * h), std::nearbyint(factor * w)};
    }

    void refuseWidened() const
    {
        const auto isSmaller = [](const ResizedAxis& axis) { return axis.outputs < axis.inputs; };
        if (!m_isLinear || std::ranges::none_of(m_resized, isSmaller))
            return;
        if (flag("widens"))
            m_call.fail(say("reading",
                            "where a picture shrinks its filter is wider, since %1 is True where nothing is said, and "
                            "drops what that has outside, where RESAMPLE3 repeats the edge; expected %1=False")(
                m_call.named("widens")));
        if (m_call.is("widens"))
            m_call.refuse(m_call.named("mode"),
                          say("reading",
                              "%1 widens its filter where a picture shrinks, and drops what that has outside, where "
                              "RESAMPLE3 repeats the edge: another operator")(convention()->framework));
    }

    // Each element several times; between whole factors versions do not agree which neighbour is nearest.
    Value repeated()
    {
        for (size_t i = 0; i < m_resized.size(); ++i) {
            const auto [inputs, outputs] = std::pair(m_resized[i].inputs, m_resized[i].outputs);
            if (outputs % inputs != 0)
                m_call.refuse((m_sizes.isGiven() ? m_sizes : m_factors).names[i],
                              say("reading", "%1 does not say which neighbour is nearest")(m_call.row().framework)
                                  + "; " + say("reading", "expected a whole multiple of %1 elements")(inputs));
            m_tensor.repeat(static_cast<int64_t>(m_axes[i]), outputs / inputs);
        }
        return valueOf(std::move(m_tensor));
    }

    // "linear OpenVINO/{coordinate_transformation_mode}".
    const ResizeConvention* convention() const
    {
        const std::string named = m_rule.then.substr(m_rule.then.find(' ') + 1);
        const size_t slash = named.find('/');
        std::string mode = named.substr(slash + 1);
        if (mode.starts_with('{'))
            mode = m_call.said(mode.substr(1, mode.size() - 2));
        return findConvention(named.substr(0, slash), mode);
    }

    std::optional<NearestRule> rule() const // none: the convention has it
    {
        const std::string_view parameter = m_call.named("rounding");
        if (parameter.empty())
            return std::nullopt;
        const std::string name = m_call.said(parameter);
        if (name != "simple")
            return *std::ranges::find(kNearestRules, name, [](NearestRule each) { return onnxName(each); });
        const auto rule = simpleRule(m_resized);
        if (!rule)
            m_call.refuse(parameter,
                          say("reading",
                              "it is ceil where an axis shrinks and floor where it grows, and RESAMPLE2 has one "
                              "RoundingDirection for all axes"));
        return rule;
    }

    const Call& m_call;
    const ChannelPlace m_layout;
    TextTensor m_tensor;
    const Rule& m_rule;
    const bool m_isLinear;
    Numbers m_sizes, m_factors;
    std::vector<size_t> m_axes;
    std::vector<ResizedAxis> m_resized; // the same, as they are resized
};

} // namespace

Value resizedByRow(const Call& call)
{
    return Resizing(call).made();
}

} // namespace tessera
