// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/calls/tensor_calls.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

// Rows and columns: of a case the last two axes, a plane at a time; of an array of its own H, W or H, W, C.
std::vector<size_t> planeAxes(const Call& call, const TextTensor& tensor)
{
    if (tensor.rank() == 3)
        return {0, 1};
    return lastAxes(call, tensor, 2);
}

// (width, height), as both have it.
std::vector<AxisWish> planeSizes(const Call& call, const TextTensor& tensor, std::string_view parameter)
{
    const std::vector<double> sizes = call.numbers(parameter);
    if (sizes.size() != 2)
        call.refuse(parameter, say("reading", "expected %1")(say("reading", "(width, height)")));
    const std::vector<size_t> axes = planeAxes(call, tensor);
    return {{.axis = axes[0], .outputs = sizeOf(sizes[1], std::string(parameter))},
            {.axis = axes[1], .outputs = sizeOf(sizes[0], std::string(parameter))}};
}

std::vector<AxisWish> planeFactors(const Call& call, const TextTensor& tensor)
{
    const std::vector<uint64_t> now = tensor.sizes();
    const std::vector<size_t> axes = planeAxes(call, tensor);
    std::vector<AxisWish> wishes;
    for (size_t i = 0; i < 2; ++i) {
        const char* const name = i == 0 ? "fy" : "fx";
        const double factor = call.number(name);
        wishes.push_back({.axis = axes[i],
                          .outputs = sizeOf(std::nearbyint(static_cast<double>(now[axes[i]]) * factor), name),
                          .factor = static_cast<float>(factor)});
    }
    return wishes;
}

bool hasSize(const Call& call)
{
    if (!call.has("dsize"))
        return false;
    const std::vector<double> sizes = call.numbers("dsize");
    return std::ranges::any_of(sizes, [](double size) { return size != 0; });
}

// OpenCV's modes as numbers.
std::string numberedMode(const Call& call)
{
    constexpr std::string_view names[] = {"INTER_NEAREST",  "INTER_LINEAR",       "INTER_CUBIC",        "INTER_AREA",
                                          "INTER_LANCZOS4", "INTER_LINEAR_EXACT", "INTER_NEAREST_EXACT"};
    const auto* number = call.has("interpolation") ? call.value("interpolation").as<Number>() : nullptr;
    if (!number)
        return {};
    if (!(number->value >= 0 && number->value < 7))
        call.refuse("interpolation", say("reading", "OpenCV has no such mode"));
    return std::string(names[static_cast<size_t>(number->value)]);
}

Value resizedByOpenCv(const Call& call)
{
    // C++ has the result second: cv::resize(src, dst, Size(8, 8)).
    if (call.has("dst") && numbersOf(call.value("dst"))) {
        std::vector<Given> given{{"src", call.value("src")}, {"dsize", call.value("dst")}};
        for (const char* name : {"fx", "fy", "interpolation"})
            if (call.has(name))
                given.push_back({name, call.value(name)});
        return resizedByOpenCv(Call(call.evaluator(), call.name(), call.value("src").begin,
                                    "src,dsize,fx,fy,interpolation", std::move(given)));
    }
    TextTensor tensor = call.tensor("src");
    if (const std::string named = numberedMode(call); !named.empty()) {
        std::vector<Given> given{{"src", call.value("src")}, {"interpolation", {.is = named}}};
        given.back().value.begin = call.value("interpolation").begin;
        given.back().value.end = call.value("interpolation").end;
        for (const char* name : {"dsize", "fx", "fy"})
            if (call.has(name))
                given.push_back({name, call.value(name)});
        return resizedByOpenCv(Call(call.evaluator(), call.name(), call.value("src").begin,
                                    "src,dsize,fx,fy,interpolation", std::move(given)));
    }
    const std::string mode = call.word(
        "interpolation", "INTER_LINEAR", {"INTER_LINEAR", "INTER_NEAREST", "INTER_NEAREST_EXACT", "INTER_LINEAR_EXACT"},
        say("reading",
            "RESAMPLE copies one element or blends two neighbours an axis, and its antialiased filter is a triangle"));
    const bool isLinear = mode.starts_with("INTER_LINEAR");
    if (isLinear && call.evaluator().typeOf(tensor) == DataType::UInt8)
        tensor.addNote(say("reading",
                           "OpenCV computes UINT8 with weights of 1/2048 and rounds halves up; DirectML cuts the exact "
                           "mean off."));
    return resized(tensor,
                   resizeAs("OpenCV", mode, isLinear,
                            hasSize(call) ? planeSizes(call, tensor, "dsize") : planeFactors(call, tensor)));
}

// Pillow's filters as names and as numbers.
std::string filterOf(const Call& call)
{
    if (!call.has("resample"))
        call.fail(say("reading",
                      "resample is missing, and Pillow then takes BICUBIC; expected Image.NEAREST or Image.BILINEAR"));
    if (const auto* number = call.value("resample").as<Number>())
        return number->value == 0 ? "NEAREST" : number->value == 2 ? "BILINEAR" : "";
    return call.text("resample");
}

constexpr std::string_view kOpenCvRoots[] = {"cv2", "cv"};
constexpr Function kOpenCv[] = {
    {"resize", "src,dsize,dst,fx,fy,interpolation", resizedByOpenCv},
    {"Size", "*", [](const Call& call) { return valueOf(call.further()); }},
    {"imread", "*,**", loaded},
};
constexpr std::string_view kPillowRoots[] = {"Image", "PIL"};
constexpr Function kPillow[] = {
    {"fromarray", "self,mode", kept},
    {"open", "*,**", loaded},
};

} // namespace

Value resizedByPillow(const Call& call)
{
    TextTensor tensor = call.tensor("self");
    const std::string filter = filterOf(call);
    if (filter != "NEAREST" && filter != "BILINEAR")
        call.refuse("resample", Message(kTwoModes) + "; " + say("reading", "expected %1 or %2")("NEAREST", "BILINEAR"));
    for (const char* parameter : {"box", "reducing_gap"})
        if (call.has(parameter))
            call.refuse(parameter, say("reading", "the whole picture is resized in one step; expected None"));
    const bool isLinear = filter == "BILINEAR";
    const std::vector<AxisWish> axes = planeSizes(call, tensor, "size");
    const std::vector<uint64_t> now = tensor.sizes();
    for (const AxisWish& axis : axes)
        if (isLinear && axis.outputs < now[axis.axis])
            call.refuse("resample",
                        say("reading",
                            "Pillow widens its filter where a picture shrinks, and drops what that has outside, "
                            "where RESAMPLE3 repeats the edge: another operator"));
    return resized(std::move(tensor), resizeAs("Pillow", filter, isLinear, axes));
}

FunctionTable openCvFunctions()
{
    return {"OpenCV", Dialect::OpenCv, kOpenCvRoots, kOpenCv};
}

FunctionTable pillowFunctions()
{
    return {"Pillow", Dialect::Pillow, kPillowRoots, kPillow};
}

} // namespace tessera
