// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/ncnn_layer.h"

#include "engine/frameworks/reading/text_tensor.h"

#include <algorithm>
#include <charconv>
#include <map>

namespace tessera {

namespace {

constexpr std::string_view kLayers[] = {"PixelShuffle", "Reorg", "Interp"};

struct Word {
    std::string_view text;
    size_t at;
};

// The lines of a file besides the layer: its number, its counts, its input, and copies of it.
bool isBesides(std::string_view line)
{
    constexpr std::string_view layers[] = {"Input", "Split", "MemoryData", "Noop"};
    const std::string_view first = line.substr(0, line.find_first_of(" \t"));
    return line.find_first_not_of("0123456789 \t\r") == line.npos
        || std::ranges::find(layers, first) != std::end(layers);
}

// Where the layer begins.
size_t layerIn(std::string_view text)
{
    size_t begin = 0;
    for (size_t end = text.find('\n'); end != text.npos && isBesides(text.substr(begin, end - begin));
         end = text.find('\n', begin))
        begin = end + 1;
    return begin;
}

// Behind its line.
size_t layerEnd(std::string_view text)
{
    const size_t end = text.find('\n', text.find_first_not_of(" \t\r\n", layerIn(text)));
    return end == text.npos ? text.size() : end + 1;
}

std::vector<Word> wordsOf(std::string_view text, size_t at)
{
    std::vector<Word> words;
    for (size_t begin = text.find_first_not_of(" \t\r\n", at); begin != std::string_view::npos;) {
        const size_t end = std::min(text.find_first_of(" \t\r\n", begin), text.size());
        words.push_back({text.substr(begin, end - begin), begin});
        begin = text.find_first_not_of(" \t\r\n", end);
    }
    return words;
}

class NcnnLayer {
public:
    NcnnLayer(const SourceText& source, const ReadOptions& options)
        : m_source(source)
        , m_words(wordsOf(source.text().substr(0, std::min(source.text().find('#'), layerEnd(source.text()))),
                          layerIn(source.text())))
        , m_type(options.type)
    {
        for (size_t begin = layerEnd(source.text()); begin < source.text().size();) {
            const size_t end = std::min(source.text().find('\n', begin), source.text().size());
            if (!isBesides(source.text().substr(begin, end - begin)))
                source.fail(begin, say("reading", "a case is one operator, and here a second one follows"));
            begin = end + 1;
        }
        if (options.sizes.empty())
            source.fail(
                0, say("reading", "the layer does not say how large its input is; expected --Sizes 1,8,2,3 beside it"));
        if (options.sizes.front() != 1 && options.sizes.size() == 4)
            throw TextError(say("reading", "ncnn's tensors have no N, and --Sizes begins with %1; expected 1")(
                options.sizes.front()));
        for (size_t i = 1; i < m_words.size(); ++i)
            take(m_words[i]);
        m_tensor.emplace(options.sizes);
    }

    ReadOperator read()
    {
        const std::string_view layer = m_words.front().text;
        if (layer == "Interp")
            interpolate();
        else
            move(layer == "PixelShuffle");
        needNoOthers();
        return {m_tensor->asOperator(m_type, TextLayout::ChannelsFirst), m_tensor->notes()};
    }

private:
    void take(const Word& word)
    {
        const size_t equals = word.text.find('=');
        if (equals == std::string_view::npos)
            return; // names and counts of blobs
        int id = 0;
        double value = 0;
        const char* const end = word.text.data() + word.text.size();
        const auto [idEnd, idError] = std::from_chars(word.text.data(), word.text.data() + equals, id);
        const auto [valueEnd, valueError] = std::from_chars(word.text.data() + equals + 1, end, value);
        if (idError != std::errc{} || idEnd != word.text.data() + equals || valueError != std::errc{}
            || valueEnd != end)
            m_source.fail(word.at, say("reading", "\"%1\" is no parameter; 0=2 would be one")(word.text));
        if (!m_parameters.emplace(id, Parameter{value, word.at}).second)
            m_source.fail(word.at, say("reading", "parameter %1 is given twice")(id));
    }

    double parameter(int id, double otherwise)
    {
        const auto found = m_parameters.find(id);
        if (found == m_parameters.end())
            return otherwise;
        found->second.isRead = true;
        return found->second.value;
    }

    [[noreturn]] void refuse(int id, const std::string& what, const Message& reason)
    {
        const auto found = m_parameters.find(id);
        m_source.fail(found == m_parameters.end() ? m_words.front().at : found->second.at,
                      std::to_string(id) + " (" + what + "): " + reason);
    }

    void needNoOthers()
    {
        for (const auto& [id, parameter] : m_parameters)
            if (!parameter.isRead)
                m_source.fail(parameter.at, say("reading", "the layer has no parameter %1")(id));
    }

    void move(bool toSpace)
    {
        const double block = parameter(0, toSpace ? 1 : 0);
        if (!(block >= 1 && block <= 65535 && block == static_cast<int>(block)))
            refuse(0, toSpace ? "upscale_factor" : "stride",
                   say("reading", "expected %1")(say("reading", "a whole number from 1 on")));
        const double mode = parameter(1, 0);
        if (mode != 0 && mode != 1)
            refuse(1, "mode", say("reading", "expected %1 or %2")(0, 1));
        const auto order = mode == 0 ? DepthSpaceOrder::ColumnRowDepth : DepthSpaceOrder::DepthColumnRow;
        if (toSpace)
            m_tensor->blocksToSpace(static_cast<uint64_t>(block), order, TextLayout::ChannelsFirst);
        else
            m_tensor->spaceToBlocks(static_cast<uint64_t>(block), order, TextLayout::ChannelsFirst);
    }

    void interpolate()
    {
        const double type = parameter(0, 0);
        if (type != 1 && type != 2)
            refuse(0, "resize_type",
                   kTwoModes + "; " + say("reading", "expected %1")(say("reading", "1, nearest, or 2, bilinear")));
        const bool isLinear = type == 2, corners = parameter(6, 0) != 0;
        parameter(5, 0); // whether the size comes with the input
        if (m_tensor->rank() < 2)
            m_source.fail(0, say("reading", "the input has no rows and columns"));
        if (corners && !isLinear)
            refuse(6, "align_corner", say("reading", "nearest does not read it"));
        const std::string mode = !isLinear ? "nearest" : corners ? "bilinear, align_corner" : "bilinear";
        m_tensor->resize({.convention = findConvention("ncnn", mode),
                          .mode = isLinear ? InterpolationMode::Linear : InterpolationMode::NearestNeighbor,
                          .axes = {wish(0), wish(1)}});
    }

    AxisWish wish(int which) // 0: height, 1: width
    {
        const std::string name = which == 0 ? "height" : "width";
        const double size = parameter(3 + which, 0), factor = parameter(1 + which, 1);
        const bool bySize = parameter(3, 0) != 0 && parameter(4, 0) != 0;
        AxisWish axis{.axis = m_tensor->rank() - 2 + static_cast<size_t>(which)};
        if (bySize) {
            axis.outputs = sizeOf(size, std::to_string(3 + which) + " (output_" + name + ")");
        } else {
            axis.outputs =
                flooredSize32(static_cast<uint32_t>(m_tensor->sizes()[axis.axis]), static_cast<float>(factor),
                              std::to_string(1 + which) + " (" + name + "_scale)");
            axis.factor = static_cast<float>(factor);
        }
        return axis;
    }

    struct Parameter {
        double value;
        size_t at;
        bool isRead = false;
    };

    const SourceText& m_source;
    const std::vector<Word> m_words;
    const DataType m_type;
    std::map<int, Parameter> m_parameters;
    std::optional<TextTensor> m_tensor;
};

} // namespace

bool isNcnnLayer(std::string_view text)
{
    const std::string_view head = text.substr(0, kMostSourceBytes);
    const std::vector<Word> words = wordsOf(head, layerIn(head));
    const auto isNumber = [](std::string_view word) { return word.find_first_not_of("0123456789") == word.npos; };
    return words.size() >= 4 && std::ranges::find(kLayers, words.front().text) != std::end(kLayers)
        && isNumber(words[2].text) && isNumber(words[3].text);
}

ReadOperator operatorOfNcnnLayer(const SourceText& source, const ReadOptions& options)
{
    return NcnnLayer(source, options).read();
}

} // namespace tessera
