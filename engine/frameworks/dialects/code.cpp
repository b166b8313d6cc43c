// SPDX-License-Identifier: Apache-2.0
#include "engine/core/message/plain_text.h"
#include "engine/core/plan/rearrangement.h"
#include "engine/core/tensor/value.h"
#include "engine/frameworks/dialects/dialect_row.h"

#include <algorithm>

namespace tessera {

std::string_view name(Dialect dialect)
{
    return kDialectNames[static_cast<size_t>(dialect)];
}

std::optional<Dialect> dialectOf(std::string_view engine)
{
    const auto isOf = [name = " " + std::string(engine) + " "](Dialect each) {
        return name.size() > 2 && (" " + std::string(dialects::rowOf(each).engines) + " ").find(name) != name.npos;
    };
    const auto found = std::ranges::find_if(kDialects, isOf);
    return found == kDialects.end() ? std::nullopt : std::optional(*found);
}

std::string code(const Operator& op, Dialect dialect)
{
    const dialects::DialectRow& row = dialects::rowOf(dialect);
    if (row.operators != nullptr)
        return row.operators(op);
    if (axisMaps(op).empty())
        return dialects::moved(op, dialect);
    return row.resampled != nullptr ? row.resampled(op) : dialects::resizedBy(op, dialect);
}

namespace dialects {

namespace {

constexpr std::string_view kTexts =
#include "programs.inc"
    ;

// Reads the texts by name, without lines that begin with ";" and without blank lines at a text's end.
std::map<std::string, std::string> readTexts()
{
    std::map<std::string, std::string> texts;
    std::string* text = nullptr;
    for (const std::string& line : linesOf(kTexts)) {
        if (line.starts_with('['))
            text = &texts[line.substr(1, line.size() - 2)];
        else if (text != nullptr && !line.starts_with(';'))
            *text += line + "\n";
    }
    for (auto& [name, each] : texts)
        while (each.ends_with("\n\n"))
            each.pop_back();
    return texts;
}

} // namespace

std::string programText(const std::vector<std::string>& names)
{
    static const std::map<std::string, std::string> texts = readTexts();
    for (const std::string& name : names)
        if (const auto text = texts.find(name); text != texts.end())
            return text->second;
    return {};
}

std::string filled(std::string_view words, const Places& places)
{
    std::string text;
    for (size_t at = 0; at < words.size();) {
        const size_t open = std::min(words.find('{', at), words.size());
        text += words.substr(at, open - at);
        const size_t close = words.find('}', open);
        const auto place = close == words.npos ? places.end() : places.find(words.substr(open + 1, close - open - 1));
        text += place != places.end() ? place->second : std::string(words.substr(open, 1));
        at = place != places.end() ? close + 1 : open + 1;
    }
    return text;
}

std::string listText(const std::vector<uint32_t>& values, std::string_view open, std::string_view close)
{
    return std::string(open) + tessera::listText(values, ", ") + std::string(close);
}

// For an operator that moves elements.
static Places placesOf(const Operator& op, const std::string& who)
{
    const auto [parts, axes, sizes] = movesOf(makePlan(op));
    const auto block = blockOrder(op);
    return {{"import", programText({who + " import"})}, {"block", block ? std::to_string(block->blockSize) : ""},
            {"parts", listText(parts, "", "")},         {"axes", listText(axes, "", "")},
            {"sizes", listText(sizes, "", "")},         {"input", text(op.input.sizes)},
            {"output", text(op.output.sizes)}};
}

Places placesOf(const ResizeWords& r)
{
    const ResizedAxis &height = r.axes[std::max<size_t>(r.axes.size(), 2) - 2], &width = r.axes.back();
    const auto constant = [&](const std::string& equals) {
        return r.hasFactors() ? "scales" + equals + factorsText(r) : "sizes" + equals + sizesText(r);
    };
    return {{"mode", std::string(r.convention->mode)},
            {"linear", r.isLinear() ? "linear" : "nearest"},
            {"axes-linear", r.axes.size() == 3 ? "linear" : "bilinear"},
            {"nearest", r.rule ? ", nearest_mode=\"" + std::string(formOf(*r.rule).onnxName) + "\"" : ""},
            {"last-sizes", sizesText(r, 2)},
            {"last-factors", factorsText(r, 2)},
            {"antialiased", r.antialiased ? ", antialias=1" : ""},
            {"inputs", r.hasFactors() ? "\"scales\"" : "\"\", \"sizes\""},
            {"constant", constant(" = ")},
            {"arguments", constant("=")},
            {"height", std::to_string(height.outputs)},
            {"width", std::to_string(width.outputs)},
            {"height-factor", floatText(height.factor.value_or(1))},
            {"width-factor", floatText(width.factor.value_or(1))}};
}

Moves movesOf(const Plan& plan)
{
    const Rearrangement shapes = rearrangement(plan).value();
    Moves moves{.parts = {}, .axes = shapes.permutation, .sizes = plan.output.sizes};
    for (const uint8_t factor : shapes.split)
        moves.parts.push_back(static_cast<uint32_t>(std::get<StridedCopy>(plan.work).sizes[factor]));
    return moves;
}

std::string moved(const Operator& op, Dialect dialect)
{
    const std::string who(name(dialect));
    std::vector<std::string> names;
    if (const auto block = blockOrder(op)) {
        const std::string direction = block->toSpace ? " to-space" : " to-depth", own = who + direction,
                          other = who + " moved" + direction;
        const bool isColumnFirst = block->order == DepthSpaceOrder::ColumnRowDepth;
        names = {own + (isColumnFirst ? " COLUMN_ROW_DEPTH" : " DEPTH_COLUMN_ROW"), own, other};
        if (block->blockSize == 1)
            names.insert(names.begin(), other + " of 1");
    }
    names.push_back(who + " moved");
    const std::string words = programText(names);
    if (words.empty())
        throw TextError(say("dialects", "%1 moves no elements between channels and pixels")(who));
    return filled(words, placesOf(op, who));
}

std::string resizedBy(const Operator& op, Dialect dialect)
{
    const DialectRow& row = rowOf(dialect);
    if (op.row().isGradient)
        throw TextError(gradientRefusal(dialect));
    const ResizeWords resize = resizeOf(op, axisMaps(op), dialect);
    const std::string who(name(dialect)), resized = who + " resized", mode = resize.isLinear() ? " linear" : " nearest",
                                          by = resize.hasFactors() ? " factors" : " sizes";
    const std::string own = std::string(resize.convention->framework) + "/" + std::string(resize.convention->mode);
    const std::string words = programText({own, resized + mode + by, resized + mode, resized + by, resized});
    if (words.empty())
        throw TextError(say("dialects", "%1 has no resize")(name(dialect)));
    Places places = placesOf(resize);
    places["import"] = programText({who + " import"});
    const bool roundsIntegers = resize.isLinear() && !isFloat(op.output.dataType); // in its own way
    return filled(words, places)
        + (roundsIntegers
               ? std::string(row.commentMark) + who + " rounds integers in its own way; DirectML truncates them.\n"
               : "");
}

} // namespace dialects

} // namespace tessera
