// SPDX-License-Identifier: Apache-2.0

// Each row (rows.h) beside other libraries, on one thread, in one process: ours, each peer, the attainable and a
// copy of (input + output) / 2 bytes in turn. Twice: out of memory, at places that change from run to run, and hot, on
// fewer bytes at the same place, which the last-level cache holds. A peer is timed only where its output is ours, but
// for rounding. Prints a table in Markdown, all figures in percent of the copy; behind them how many times as fast as
// the best peer we are, and the row's bar and goal.
//
//   peer_bench [PART OF A ROW'S NAME]

#include "tests/bench/peers/peers.h"
#include "tests/bench/places.h"
#include "tests/bench/rows.h"

#include "engine/compute/cpu/cpu_engine.h"
#include "engine/core/case/case.h"
#include "engine/core/compare/compare.h"
#include "engine/judge/measure/measure.h"

#include <tbb/global_control.h>

#include <unistd.h>

#include <cmath>
#include <cstdlib>
#include <iomanip>
#include <iostream>
#include <span>
#include <sstream>

namespace tessera {

std::vector<Peer>& peers()
{
    static std::vector<Peer> all;
    return all;
}

std::optional<PlaneResize> planeResize(const Operator& op)
{
    if (op.kind != OperatorKind::Resample1 || !isPacked(op.input) || !isPacked(op.output))
        return std::nullopt;
    const auto &in = op.input.sizes, &out = op.output.sizes;
    for (size_t axis = 0; axis < in.size(); ++axis)
        if (op.inputPixelOffsets[axis] != 0.5f || op.outputPixelOffsets[axis] != -0.5f
            || static_cast<float>(out[axis]) != static_cast<float>(in[axis]) * op.scales[axis])
            return std::nullopt;
    if (in.size() != 4 || in[0] != out[0] || in[1] != out[1])
        return std::nullopt;
    return PlaneResize{.linear = op.interpolationMode == InterpolationMode::Linear,
                       .planes = uint64_t{in[0]} * in[1],
                       .inputHeight = in[2],
                       .inputWidth = in[3],
                       .outputHeight = out[2],
                       .outputWidth = out[3],
                       .type = op.input.dataType};
}

namespace {

constexpr int kRounds = 31;

// Ours or a peer's way to do the row's work, prepared for each place in memory.
struct Contender {
    std::vector<Work> works; // by place; none: it cannot
    std::string remark; // behind the figure
    std::vector<double> times = {};
};

// What a peer may do differently: round in another way, be one float32 ulp off at coordinates of some thousands, and
// choose the other side of a tie.
Tolerance allowed(DataType type)
{
    return {.atol = type == DataType::Float32 ? 5e-4 : isFloat(type) ? 2e-3 : 1.0, .ulp = 4, .eitherNeighbour = true};
}

// Whether the peer computes what we do, and what to say of it.
bool isRight(const Plan& plan, const Tensor& input, const Tensor& ours, const Tensor& theirs, std::string& remark)
{
    const Comparison comparison = compare(plan, input, theirs, ours, allowed(plan.output.dataType));
    if (comparison.beyond > 0)
        return false;
    if (comparison.equal < comparison.count)
        remark = "≈";
    return true;
}

Contender prepare(const Peer& peer, const Case& c, const Plan& plan, std::vector<Places::Place*>& places,
                  const Tensor& ours)
{
    Contender contender;
    for (Places::Place* place : places) {
        auto work = peer.prepare(c.op, plan, place->input, place->output);
        if (!work)
            return {};
        contender.works.push_back(std::move(*work));
    }
    contender.works.front()();
    if (!isRight(plan, places.front()->input, ours, places.front()->output, contender.remark))
        return {{}, "other values"};
    return contender;
}

// Ours first, then the peers, each with its times; those of the copy and of the traffic alone beside them.
struct Measured {
    std::vector<Contender> contenders;
    std::vector<double> copies = {};
    Attainable attainable = {};

    double share(double seconds) const { return 100 * median(copies) / seconds; }
    // The rate of the fastest peer; 0: there is none.
    double bestPeer() const
    {
        double best = 0;
        for (const Contender& peer : std::span(contenders).subspan(1))
            if (!peer.times.empty())
                best = std::max(best, share(median(peer.times)));
        return best;
    }
};

Measured measure(const Operator& op, bool hot, const std::vector<Peer>& all)
{
    const Case c = {.title = {}, .op = op};
    const Plan plan = makePlan(op);
    Places memory(totalBytes(plan.input), totalBytes(plan.output), !hot);
    memory.describe(plan);
    std::vector<Places::Place*> places;
    for (size_t i = 0; i < memory.count(); ++i)
        places.push_back(&memory.next());

    const auto engine = makeCpuEngine(1);
    Contender ours;
    for (Places::Place* place : places)
        ours.works.emplace_back([&, place] { engine->run(c, plan, place->input, place->output); });
    ours.works.front()();
    const Tensor expected = [&] {
        Tensor copy = places.front()->output;
        copy.writableBytes(); // bytes of its own
        return copy;
    }();
    Measured measured = {.contenders = {std::move(ours)}};
    for (const Peer& peer : all)
        measured.contenders.push_back(prepare(peer, c, plan, places, expected));

    size_t place = 0;
    const auto next = [&] { return place = (place + 1) % places.size(); };
    for (int round = 0; round < kRounds; ++round) {
        measured.copies.push_back(copySeconds(*places[next()], plan));
        // Each round begins with another contender: the one behind the copy finds least in the caches.
        for (size_t i = 0; i < measured.contenders.size(); ++i) {
            Contender& contender = measured.contenders[(static_cast<size_t>(round) + i) % measured.contenders.size()];
            if (!contender.works.empty())
                contender.times.push_back(secondsOf([&, at = next()] { contender.works[at](); }));
        }
        measured.attainable.sample(memory, plan);
        if (hot) // what was streamed is in no cache
            measured.contenders.front().works.front()();
    }
    for (Contender& contender : measured.contenders)
        contender.works.clear();
    return measured;
}

std::string figure(double share)
{
    std::ostringstream text;
    text << (share < 9.95 ? std::round(10 * share) / 10 : std::round(share));
    return text.str();
}

// What a row should reach, and whether it does.
std::string verdict(double wanted, double reached)
{
    return wanted == 0 ? "–" : figure(wanted) + (reached < wanted ? ", NO" : "");
}

void printRow(const std::string& name, const Measured& measured, double bar, double goal)
{
    std::cout << "| " << name << " |";
    for (const Contender& contender : measured.contenders)
        if (contender.times.empty())
            std::cout << ' ' << (contender.remark.empty() ? "–" : contender.remark) << " |";
        else
            std::cout << ' ' << figure(measured.share(median(contender.times))) << contender.remark << " |";
    const double ours = measured.share(median(measured.contenders.front().times)), peer = measured.bestPeer();
    const double attainable = measured.share(measured.attainable.seconds());
    std::ostringstream times;
    times << std::fixed << std::setprecision(2) << (peer > 0 ? ours / peer : 0);
    std::cout << ' ' << figure(attainable) << " | " << (peer > 0 ? times.str() : "–") << " | "
              << std::lround(1e6 * median(measured.copies)) << " µs | " << verdict(bar, ours) << " | "
              << verdict(goal, 100 * ours / attainable) << " |\n"
              << std::flush;
}

void measureRows(const std::string& filter)
{
    const std::vector<Peer>& all = peers();
    std::cout << "| % of copy | Tessera |";
    for (const Peer& peer : all)
        std::cout << ' ' << peer.name << " |";
    std::cout << " attainable | × best peer | copy | bar | goal, % of attainable |\n|---|---|";
    for (size_t i = 0; i < all.size(); ++i)
        std::cout << "---|";
    std::cout << "---|---|---|---|---|\n";
    for (const Row& row : rows())
        if (row.name.find(filter) != std::string::npos) {
            printRow(row.name, measure(row.op, false, all), row.bar, row.goal);
            printRow(row.name + ", hot", measure(row.hot, true, all), 0, row.goal);
        }
    std::cout << "\n≈: the same but for rounding and ties, not the same bits. Medians of " << kRounds
              << " runs, one thread.\n\n";
    for (const Fact& fact : provenance())
        std::cout << "* " << fact.name << ": " << fact.value << '\n';
}

} // namespace
} // namespace tessera

int main(int argc, char** argv)
{
    if (!std::getenv("OMP_NUM_THREADS")) { // read when a library is loaded: before main
        setenv("OMP_NUM_THREADS", "1", 1);
        execv("/proc/self/exe", argv);
    }
    const tbb::global_control oneThread(tbb::global_control::max_allowed_parallelism, 1);
    tessera::measureRows(argc > 1 ? argv[1] : "");
}
