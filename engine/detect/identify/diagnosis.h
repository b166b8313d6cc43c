// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/message.h"
#include "engine/core/tensor/tensor.h"
#include "engine/detect/fit/axis_line.h"
#include "engine/detect/probe/xray.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tessera {

class JsonText;

// The classes of mistakes that implementations of these operators make, in the order of the vocabulary.
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

// What gives an output, in words, behind "B is what": "asymmetric coordinates give".
enum class Number : uint8_t { Singular, Plural }; // where it stands first: "weights in parts of 256" are several
struct Named {
    Message words;
    Number number;

    // A constructor, not an aggregate: where a later member of what holds it throws, GCC 12 ends an aggregate twice.
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

// What to do about a mistake.
enum class Remedy : uint8_t {
    OfClass, // what its class says
    Formula, // the formula of x, as the meant operator has it
    Weights, // which neighbour has which weight
};

// Where a resampling has the samples of one axis, as it was measured.
struct MeasuredAxis {
    size_t axis = 3; // 0 … 3 = N, C, H, W
    AxisFit line = {};
    std::optional<AxisFit> meant = {}; // the line of the case that is meant; none: no case is meant
    bool isFloor = false; // of nearest: both lines are of an x that is rounded down
};
std::string axisName(const MeasuredAxis& axis); // "H"
std::string lineText(const MeasuredAxis& axis); // "x = 3/7·o", "floor(x), x = 0.4·o"
std::string meantText(const MeasuredAxis& axis); // the same of the line that is meant; empty: none is

// What leads from an input to an output.
struct Diagnosis {
    // None: with a meant case, that case; without one, the operator of `line`.
    MistakeClass mistake = MistakeClass::Unknown;
    // Positions are copied, the input's values are unique, every element is explained, and nothing of another class
    // explains them too. Else a name is only likely.
    bool isProved = false;
    std::optional<MistakeClass> second = {}; // made at the same time; the name says both
    uint64_t explained = 0, of = 0; // output elements; of unknown those of what comes nearest
    std::string line = {}; // the operator that gives the output: a case's line; empty where no operator does
    Named what = {}; // the name in words: "COLUMN_ROW_DEPTH"; of unknown what comes nearest, or empty
    bool saysLeft = false; // the name says which elements it leaves
    std::vector<Message> equals = {}; // what this data cannot tell from it, "class: in words" each
    std::vector<MistakeClass> others = {}; // the other classes among these, each once; empty: it is of `mistake` alone
    std::string probe = {}; // the smallest case found that tells them apart, a line; empty: none
    // What; the evidence: how many elements, and the first one with its numbers; the remedy. Then what else is known.
    std::vector<Message> sentences = {};
    std::optional<size_t> remedy = {}; // which of them says what to do, if one does

    std::vector<MeasuredAxis> axes = {}; // the lines that the name says, where they were measured

    // What the same mistake makes of an input like the one that was asked about: the output, as far as it is explained,
    // packed. Empty where nothing is named, or nothing was written at all.
    std::function<Tensor(const Tensor& input)> again = {};
    // The map that the name says, in place of the meant operator's: as probe() finds it, with no run and no finding.
    // Empty where `again` is; none: it is no map that can be said. Throws Cancelled.
    std::function<std::optional<Xray>(const Operator& meant, const std::stop_token& stop)> map = {};

    bool isNamed() const { return mistake != MistakeClass::None && mistake != MistakeClass::Unknown; }
    // `mistake`, then the others: of several nobody can say which it is. What is meant is none of them.
    std::vector<MistakeClass> classes() const;
};

std::vector<std::string> namesOf(std::span<const MistakeClass> classes);
std::string secondOf(const Diagnosis& diagnosis); // the name of the second class; empty: there is none
// Which of these classes it is, and which one beside it: "order", "order or layout", "order, layout or scale",
// "coordinates and integer-rounding", "coordinates or scale, and integer-rounding".
Message classText(const std::vector<std::string>& names, const std::string& second = {});
Message classText(const Diagnosis& diagnosis);
Message meaning(std::span<const MistakeClass> classes, std::optional<MistakeClass> second = {});

// "order: B is what COLUMN_ROW_DEPTH gives", "order or layout: B is what …": in one line, for tables and reports.
Message briefly(const Diagnosis& diagnosis, std::string_view side = "B");

// For programs: an object {"class", "classes", "second", "proved", "explained", "of", "case", "equals", "probe",
// "axes", "sentences"}; class is null where the data leave several classes, second where no other mistake was made at
// the same time.
void writeDiagnosis(JsonText& json, const Diagnosis& diagnosis);

} // namespace tessera
