// SPDX-License-Identifier: Apache-2.0
// The step and the hypotheses for permutations: orders, blocks, axes and readings taken for one another, alone and
// with moves of memory.
#include "engine/detect/identify/search.h"

#include "engine/core/case/case.h"
#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/core/plan/index_map.h"
#include "engine/detect/identify/hypothesis.h"
#include "engine/detect/identify/prediction.h"
#include "engine/detect/probe/questions.h"

#include <algorithm>
#include <functional>
#include <set>

namespace tessera {

namespace {

constexpr uint32_t kMostBlock = 16; // the largest other block that is tried

Hypothesis permutation(const Message& what, SourceOf map)
{
    return {.mistake = MistakeClass::Permutation, .changes = 1, .what = {what}, .map = std::move(map)};
}

// The six axes of a tensor in blocks, outermost first: c, h and w in space, and y and x within a block.
constexpr std::string_view kSpace = "nchywx";

// The same of the deep tensor; `channel`: c, y and x as they make its channel.
std::string deep(std::string_view channel)
{
    return "n" + std::string(channel) + "hw";
}
std::string deep(DepthSpaceOrder order)
{
    return deep(channelLetters(order));
}

// The axes before and after the operator's transpose, where these are the deep ones.
std::pair<std::string, std::string> axesOf(const Operator& op, const std::string& deep)
{
    const std::string space(kSpace);
    return blockOrder(op)->toSpace ? std::pair{deep, space} : std::pair{space, deep};
}

// The axes of NumPy's transpose() from the first to the second.
std::vector<int64_t> axesBetween(std::string_view from, std::string_view to)
{
    std::vector<int64_t> axes;
    for (const char letter : to)
        axes.push_back(static_cast<int64_t>(from.find(letter)));
    return axes;
}

// Where each output comes from by a reshape to six axes, a transpose and a reshape.
SourceOf transposed(const Operator& op, std::string_view from, const std::vector<int64_t>& axes)
{
    const BlockOrder is = blockOrder(op).value();
    const PaddedSizes space = paddedSizes(is.toSpace ? op.output : op.input);
    std::vector<uint32_t> shape;
    for (const char letter : from)
        shape.push_back(letter == 'y' || letter == 'x' ? is.blockSize
                            : letter == 'h'            ? space[2] / is.blockSize
                            : letter == 'w'            ? space[3] / is.blockSize
                                                       : space[letter == 'c' ? 1 : 0]);
    IndexMap map(shape);
    map.permute(axes);
    return std::bind_front(&IndexMap::source, std::move(map));
}

// The channel's parts in orders that no operator has.
void addBlockOrders(const Operator& op, std::vector<Hypothesis>& list)
{
    static constexpr struct {
        const char* channel;
        Text what;
        const char* letters;
    } kBlockOrders[] = {
        {"xyc", say("identify", "the channel order %1: block rows taken for columns, depth fastest"), "(bw bh c)"},
        {"cxy", say("identify", "the channel order %1: block rows taken for columns, depth slowest"), "(c bw bh)"},
        {"ycx", say("identify", "the channel order %1"), "(bh c bw)"},
        {"xcy", say("identify", "the channel order %1"), "(bw c bh)"},
    };
    for (const auto& [channel, what, letters] : kBlockOrders) {
        const auto [from, to] = axesOf(op, deep(channel));
        list.push_back(permutation(what(letters), transposed(op, from, axesBetween(from, to))));
    }
}

// The same memory with another block, where it is as large.
void addOtherBlocks(const Operator& op, uint32_t own, std::vector<Hypothesis>& list)
{
    for (uint32_t block = 1; block <= kMostBlock; ++block) {
        const auto other = withFields(op, {{"BlockSize", block}}, true);
        if (block == own || !other)
            continue;
        const Message what = block == 1 ? Message(say("identify", "a reshape of the input without the transposition"))
                                        : Message("BlockSize " + std::to_string(block));
        list.push_back(permutation(what, copiedBy(*other)));
    }
}

} // namespace

void addMoves(const Operator& op, Listing listing, std::vector<Hypothesis>& list)
{
    const BlockOrder is = blockOrder(op).value();
    const auto ordered = operatorFromName(std::string(name(op)) + "1"); // DEPTH_TO_SPACE has no order to change
    const Operator other = withOtherOrder(ordered ? converted(op, *ordered) : op).value();
    const Hypothesis otherOrder{.mistake = MistakeClass::Order,
                                .changes = 1,
                                .what = {fieldText(other, "Order")},
                                .op = other,
                                .map = copiedBy(other)};
    list.push_back(otherOrder);
    if (const Operator back = inversesOf(op)->same; validate(back).empty())
        list.push_back(permutation(say("identify", "the inverse operator, %1")(name(back)), copiedBy(back)));
    addBlockOrders(op, list);
    addReadings(list.front(), op, listing, list);
    addOtherBlocks(op, is.blockSize, list);
    addReadings(otherOrder, op, listing, list);
}

namespace {

constexpr DepthSpaceOrder kOrders[] = {DepthSpaceOrder::DepthColumnRow, DepthSpaceOrder::ColumnRowDepth};

std::string nameOf(DepthSpaceOrder order)
{
    return std::string(valueOf(order).name());
}

// Adds mistakes that are made where the operator is written as reshape and transpose.
void addAxes(const Operator& op, std::vector<Hypothesis>& list)
{
    for (const DepthSpaceOrder order : kOrders) {
        const DepthSpaceOrder other = order == kOrders[0] ? kOrders[1] : kOrders[0];
        const auto both = axesOf(op, deep(order)); // clang 14 cannot capture the names of a binding
        const auto& [from, to] = both;
        const auto add = [&](const Message& what, const std::vector<int64_t>& axes) {
            list.push_back(permutation(what, transposed(op, both.first, axes)));
        };
        if (to == kSpace)
            add(say("identify", "the shape of %1 with the axes of %2")(nameOf(order), nameOf(other)),
                axesBetween(deep(other), kSpace));
        // np.argsort(axes), or the axes of the other operator.
        add(say("identify", "the axes of %1 turned round: their inverse")(nameOf(order)), axesBetween(to, from));
    }
}

// A block operator with moves before and after it.
struct MoveSearch {
    Search& search;
    const PaddedSizes inputs = search.inputSizes();
    std::vector<Hypothesis> found = {};
    size_t tried = 0;

    // The hypotheses with the fewest changes that give the output, each move once in its class.
    std::vector<Hypothesis> find()
    {
        if (inputs == search.all.sizes())
            tryThereAndBack();
        const std::vector<Hypothesis> meant = meantOnes();
        for (unsigned changes = 1; changes <= 3 && found.empty(); ++changes)
            for (const Hypothesis& each : meant)
                changes < 3 ? tryChanges(each, changes) : tryAllOrders(each);
        return std::move(found);
    }

    // The meant block operator. Where none is meant: every one between these sizes, H and W exchanged or not.
    std::vector<Hypothesis> meantOnes() const
    {
        if (search.meant)
            return blockOrder(*search.meant) ? std::vector{asMeant(*search.meant)} : std::vector<Hypothesis>();
        std::vector<Hypothesis> all;
        for (const Operator& op : blockOperators(search.evidence.input.desc, kMostBlock))
            if (op.output.sizes[1] == search.all.sizes()[1])
                all.push_back(namedBlocks(op));
        return all;
    }

    // The meant operator on a tensor of these sizes, then its plain changes. Empty: its block does not fit.
    std::vector<Hypothesis> operatorsOn(const PaddedSizes& sizes, const Hypothesis& meant) const
    {
        const TensorDesc desc{.dataType = search.type(), .sizes = {sizes.begin(), sizes.end()}};
        const auto op = withFields(*meant.op, {{inputField(*meant.op), desc}}, true);
        if (!op)
            return {};
        std::vector<Hypothesis> list = hypothesesOf(*op);
        list.front().what = meant.what;
        addAxes(*op, list);
        std::erase_if(list, [](const Hypothesis& each) { return !each.isPlain(); });
        return list;
    }

    // A block operator, and the other one back by another order.
    void tryThereAndBack()
    {
        constexpr uint32_t kMost = 8;
        for (const Operator& there : blockOperators(search.evidence.input.desc, kMost)) {
            const Operator back = inversesOf(there)->other;
            const BlockOrder is = blockOrder(there).value();
            Hypothesis both =
                permutation(say("identify", "%1 by %2 and back by %3, in blocks of %4")(
                                is.toSpace ? "DEPTH_TO_SPACE" : "SPACE_TO_DEPTH", nameOf(is.order),
                                fieldText(back, "Order"), is.blockSize),
                            [first = copiedBy(there), last = copiedBy(back)](uint64_t o) { return first(last(o)); });
            both.mistake = MistakeClass::Order;
            tryOut(std::move(both));
        }
    }

    // Tries this many of three changes: a move before the operator, another operator, a move after it.
    void tryChanges(const Hypothesis& meant, unsigned changes)
    {
        std::vector<Move> first = memoryMoves(inputs);
        first.insert(first.begin(), nullptr);
        for (const bool isMovedAfter : {changes == 2, changes == 1}) // the likeliest first
            for (const Move& before : first) {
                const std::vector<Hypothesis> operators = operatorsOn(before ? before->sizes : inputs, meant);
                std::vector<Move> last{nullptr};
                if (isMovedAfter && !operators.empty())
                    last = memoryMoves(paddedSizes(operators.front().op->output));
                for (const Hypothesis& op : operators)
                    for (const Move& after : last) {
                        const unsigned own = (before ? 1u : 0u) + (op.changes > 0 ? 1u : 0u) + (after ? 1u : 0u);
                        if (own == changes && !(before && after && before->what == after->what)) // one move of digits
                            tryOut(moved(op, before, after, meant));
                    }
            }
    }

    static Hypothesis moved(Hypothesis op, const Move& before, const Move& after, const Hypothesis& meant)
    {
        if (before)
            op = overMoved(op, before, true);
        if (after)
            op = overMoved(op, after, false);
        if (before && after)
            op.what = {say("identify", "%1 before %2, and %3 after it")(before->what, meant.what.words, after->what)};
        return op;
    }

    // Every order of the operator's six axes.
    void tryAllOrders(const Hypothesis& meant)
    {
        if (!operatorsOn(inputs, meant).empty())
            for (const std::string& from :
                 std::set{axesOf(*meant.op, deep(kOrders[0])).first, axesOf(*meant.op, deep(kOrders[1])).first}) {
                std::vector<Message> letters;
                for (const char letter : from)
                    letters.emplace_back((letter == 'y' || letter == 'x' ? "b" : "") + std::string(1, letter));
                std::vector<int64_t> axes{0, 1, 2, 3, 4, 5};
                while (std::ranges::next_permutation(axes).found)
                    tryOut(permutation(say("identify", "a tensor that is read as (%1) and transposed by (%2)")(
                                           joined(letters, ", "), listText(axes, ", ")),
                                       transposed(*meant.op, from, axes)));
            }
    }

    void tryOut(Hypothesis other)
    {
        constexpr size_t kMostFound = 8;
        search.endWhereAsked();
        ++tried;
        const auto isKnown = [&](const Hypothesis& each) {
            return (other.changes > 1 || each.mistake == other.mistake) && search.isSame(each, other);
        };
        if (found.size() < kMostFound && search.explains(other) && std::ranges::none_of(found, isKnown))
            found.push_back(std::move(other));
    }
};

} // namespace

std::optional<Diagnosis> moves(Search& search)
{
    constexpr double kBitsOfDigits = 10; // what any permutation of digits costs
    const std::stop_token& stop = search.options.stop;
    if (!haveSameValues(search.evidence.input, search.evidence.output, stop))
        return {};
    const double bits = information(search.sample, numbersOf(search.sample));
    Answer answer{.isOfPositions = true};
    MoveSearch composed{search};
    for (Hypothesis& each : composed.find())
        answer.group.push_back(search.keep(std::move(each)));
    if (!answer.group.empty() && isEnough(bits, 0, search.list.size() + composed.tried))
        return conclude(search, std::move(answer));
    if (!isEnough(bits, kBitsOfDigits, search.list.size()))
        return {};
    // Any other permutation of digits.
    const auto digits = digitsOfValues(search.evidence.input, search.evidence.output, stop);
    if (!digits)
        return {};
    answer.group = {search.keep(hypothesisOf(*digits))};
    return conclude(search, std::move(answer));
}

} // namespace tessera
