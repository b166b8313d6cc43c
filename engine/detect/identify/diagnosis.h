// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/message.h"
#include "engine/core/tensor/tensor.h"
#include "engine/detect/fit/axis_line.h"
#include "engine/detect/probe/xray.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tessera {

class JsonMember;
class JsonText;

// The classes of mistakes that implementations make.
enum class MistakeClass : uint8_t {
    None,
    Order,
    Permutation,
    Layout,
    SwappedAxes,
    ChannelOrder,
    Coordinates,
    NearestRule,
    Tie,
    Scale,
    LengthOne,
    IntegerRounding,
    HalfWeights,
    Edge,
    Antialias,
    Mode,
    Unwritten,
    Gradient,
    Values,
    Unknown,
};
inline constexpr size_t kMistakeClasses = static_cast<size_t>(MistakeClass::Unknown) + 1;
std::string_view name(MistakeClass mistake); // "order": as JSON, JUnit and the window print it
Text meaning(MistakeClass mistake); // "the depth digits in the other order"
std::optional<MistakeClass> mistakeClassFromName(std::string_view name);
Message remedyOf(MistakeClass mistake, const Operator& meant); // what to do about it; empty: there is no remedy

// The words for what gives an output: "asymmetric coordinates" in "B is what … give".
enum class Number : uint8_t { Singular, Plural }; // of the words: "weights in parts of 256" are plural
struct Named {
    Message words;
    Number number;

    // Constructors: GCC 12 destroys an aggregate twice where a later member of what holds it throws.
    Named(Message said = {}, Number verb = Number::Singular)
        : words(std::move(said))
        , number(verb)
    {
    }
    Named(const Text& said)
        : Named(Message(said))
    {
    }

    bool operator==(const Named&) const = default;
};

// Which sentence is a mistake's remedy.
enum class Remedy : uint8_t {
    OfClass, // that of its class
    Formula, // the meant operator's formula of x
    Weights, // which neighbour has which weight
    None, // the name says it
};

// The measured line of one axis of a resampling.
struct MeasuredAxis {
    size_t axis = 3; // 0 … 3 = N, C, H, W
    AxisFit line = {};
    std::optional<AxisFit> meant = {}; // none: no case is meant
};

// `mistakes` are the classes that a mistake may have; `second` is the class of another one that was made with it.
struct Classes {
    std::vector<MistakeClass> mistakes = {};
    std::optional<MistakeClass> second = {};

    auto operator<=>(const Classes&) const = default;
};
std::vector<std::string> namesOf(const Classes& classes); // the second last
// "order", "order, layout or scale", "coordinates and integer-rounding", "coordinates or scale, and integer-rounding".
Message classText(const Classes& classes);
Message meaning(const Classes& classes);
// Writes the members that every report has: "class", null where the data leave several; "classes", all of them;
// "second", null where there is none. The object has begun. classesIn() reads them.
void writeClasses(JsonText& json, const Classes& classes);
Classes classesIn(const JsonMember& object); // other names are `Unknown`

// What leads from an input to an output.
struct Diagnosis {
    // None: the meant case, or without one the operator of `line`.
    MistakeClass mistake = MistakeClass::Unknown;
    // Elements are copied, the input's values are unique, and this class alone explains every element. Else the name is
    // likely.
    bool isProved = false;
    std::optional<MistakeClass> second = {}; // made at the same time; `what` says both
    uint64_t explained = 0, of = 0; // output elements; where unknown, by the nearest hypothesis
    std::string line = {}; // the operator that gives the output; empty: none does
    Named what = {}; // "COLUMN_ROW_DEPTH"; where unknown, the nearest or empty
    bool saysLeft = false; // `what` names the elements that it leaves
    std::vector<Message> equals = {}; // "class: in words", each that the data cannot tell from it
    std::vector<MistakeClass> others = {}; // their other classes, each once
    std::string probe = {}; // the smallest case that tells them apart; empty: none was found
    // The name; the evidence with the first element; the remedy; other facts.
    std::vector<Message> sentences = {};
    std::optional<size_t> remedy = {}; // its place among them

    std::vector<MeasuredAxis> axes = {}; // the measured lines in the name

    // The output of the same mistake for another such input, packed. Empty where nothing is named, or nothing was
    // written.
    std::function<Tensor(const Tensor& input)> again = {};
    // The map of the name as probe() finds it, without runs and findings. Empty where `again` is; none: it has no map.
    // Throws Cancelled.
    std::function<std::optional<Xray>(const Operator& meant, const std::stop_token& stop)> map = {};

    bool isNamed() const { return mistake != MistakeClass::None && mistake != MistakeClass::Unknown; }
    // `mistake` and the others that it may be. Only None where the output is right.
    Classes classes() const;
};

// In one line: "order: B is what COLUMN_ROW_DEPTH gives".
Message briefly(const Diagnosis& diagnosis, std::string_view side = "B");

// For programs: an object {"class", "classes", "second", "proved", "explained", "of", "case", "equals", "probe",
// "axes", "sentences"}; class is null where there are several, second where there is none.
void writeDiagnosis(JsonText& json, const Diagnosis& diagnosis);

} // namespace tessera
