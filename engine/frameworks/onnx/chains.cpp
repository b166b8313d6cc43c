// SPDX-License-Identifier: Apache-2.0
#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/frameworks/onnx/evaluation.h"
#include "engine/frameworks/onnx/proto_values.h"
#include "engine/frameworks/parse/found_operator.h"

#include <algorithm>
#include <tuple>

namespace tessera::onnxfile {

namespace {

constexpr size_t kMostInARow = 8; // nodes of a chain without Concat

// A tensor's moves that may be one operator.
struct Candidate {
    const Made* made;
    NodeMeaning meaning = {};
    bool keepsRank = false, isSampled = false; // only strided slices

    size_t last() const { return *made->nodes.rbegin(); }
};

struct ChainFinder {
    const Nodes& nodes;
    const Scope& scope;
    const MemoryBudget& budget;
    size_t& stepsLeft;

    std::vector<Entry> find()
    {
        std::vector<Candidate> found;
        for (const onnx::NodeProto& node : nodes)
            if (const Known* known = node.output_size() > 0 ? scope.find(node.output(0)) : nullptr)
                for (const Made& made : known->made) {
                    Candidate candidate{&made};
                    if (!isPromising(candidate) || !takes(candidate, *known))
                        continue;
                    found.push_back(std::move(candidate));
                    if (found.back().meaning.op && found.back().keepsRank)
                        break; // longer ones are no better
                }
        std::ranges::stable_sort(
            found, {}, [](const Candidate& each) { // one that is only sampled may be a part of another
                return std::tuple(each.isSampled, !each.meaning.op, !each.keepsRank, each.made->nodes.size());
            });
        std::set<size_t> used;
        std::vector<Entry> chains;
        for (const Candidate& each : found)
            if (std::ranges::none_of(each.made->nodes, [&](size_t node) { return used.contains(node); })) {
                used.insert(each.made->nodes.begin(), each.made->nodes.end());
                chains.push_back({.last = each.last(), .node = entryOf(each)});
            }
        return chains;
    }

    const onnx::NodeProto& at(size_t place) const { return nodes[static_cast<int>(place)]; }

    bool isStrided(size_t place) const
    {
        const Numbers* steps = at(place).op_type() == "Slice" ? NodeView(at(place), scope).numbers(4) : nullptr;
        return steps && std::ranges::any_of(*steps, [](double step) { return step > 1; });
    }

    // Whether it is worth trying: it moves elements, and does not only reshape or crop.
    bool isPromising(Candidate& candidate) const
    {
        const std::set<size_t>& chain = candidate.made->nodes;
        const auto has = [&](std::initializer_list<std::string_view> ops) {
            return std::ranges::any_of(chain,
                                       [&](size_t node) { return std::ranges::count(ops, at(node).op_type()) > 0; });
        };
        if (!has({"Concat"}) && chain.size() > kMostInARow)
            return false;
        const bool isReshaped = has({"Reshape", "Squeeze", "Flatten"});
        const bool isMoved = (isReshaped && has({"Transpose", "Einsum", "Tile", "Expand", "Concat"}))
            || (has({"Concat"}) && has({"Slice", "Split", "Gather"}));
        candidate.isSampled = !isMoved && std::ranges::any_of(chain, [&](size_t node) { return isStrided(node); });
        return isMoved || candidate.isSampled;
    }

    // Whether a user would take it for one of the operators: four strided slices that are joined, or blocks that are
    // split.
    bool isNearly(const Candidate& candidate, size_t rank) const
    {
        size_t strided = 0, deepest = 0;
        for (const size_t place : candidate.made->nodes) {
            strided += isStrided(place) ? 1 : 0;
            const Known* known = scope.find(at(place).output(0));
            if (at(place).op_type() == "Transpose" && known && known->tensor.sizes)
                deepest = std::max(deepest, known->tensor.sizes->size());
        }
        const bool isJoined = at(candidate.last()).op_type() == "Concat";
        return candidate.keepsRank && ((isJoined && strided >= 4) || deepest >= rank + 2);
    }

    bool takes(Candidate& candidate, const Known& result)
    {
        const size_t rank = candidate.made->source->tensor.sizes->size();
        candidate.keepsRank = candidate.made->map.rank() == rank;
        if (stepsLeft == 0)
            return false;
        --stepsLeft;
        try {
            const ReadOperator read = operatorOfMoves(candidate.made->map, *result.tensor.type);
            const std::optional<BlockOrder> block = blockOrder(read.op);
            if (block && block->blockSize == 1)
                return false;
            if (!validate(read.op, budget).empty())
                return false;
            candidate.meaning = {read.op, read.notes};
            return true;
        } catch (const TextError& error) {
            candidate.meaning.why = error.message();
            return isNearly(candidate, rank);
        }
    }

    ModelNode entryOf(const Candidate& candidate) const
    {
        ModelNode entry;
        entry.name = at(candidate.last()).name();
        std::vector<std::pair<std::string, size_t>> runs; // "Slice" and 4 for four in a row
        for (const size_t place : candidate.made->nodes) {
            if (runs.empty() || runs.back().first != at(place).op_type())
                runs.emplace_back(at(place).op_type(), 0);
            ++runs.back().second;
            entry.nodes.push_back(nameOf(at(place)));
        }
        entry.op = listText(runs, "–", [](const auto& run) {
            return run.first + (run.second > 1 ? "×" + std::to_string(run.second) : "");
        });
        entry.input = candidate.made->source->tensor;
        entry.output = scope.find(at(candidate.last()).output(0))->tensor;
        entry.meaning = candidate.meaning;
        if (entry.isChain())
            entry.passed.why = say("onnx", "The provider runs the %1 nodes one by one.")(entry.nodes.size());
        return entry;
    }
};

} // namespace

ReadOperator operatorOfMoves(const IndexMap& map, DataType type)
{
    ReadOperator read{operatorOf(map, type, {})};
    if (read.op.input.strides || read.op.output.strides)
        read.notes.emplace_back(kChannelsAreLast);
    return read;
}

std::vector<Entry> chainsOf(const Nodes& nodes, const Scope& scope, const MemoryBudget& budget, size_t& stepsLeft)
{
    return ChainFinder{nodes, scope, budget, stepsLeft}.find();
}

} // namespace tessera::onnxfile
