// SPDX-License-Identifier: Apache-2.0

// Whether a shape can fall off a cliff: random shapes of every row of engine_bench, each beside a memcpy of as many
// bytes in turn, on one thread. Those that reach less than half of their row's median are measured again, longer, and
// named. It takes pieces of time: what was measured is in the file, and the next piece goes on behind it.
//
//   shape_bench FILE [--row=PART OF A ROW'S NAME] [--shapes=2000] [--seed=1] [--seconds=50] [--plot=FILE.svg]

#include "tests/bench/rows.h"
#include "tests/bench/runs.h"
#include "tests/bench/shape_plot.h"

#include <cmath>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>

namespace tessera {
namespace {

constexpr int kRounds = 3, kRoundsOfDoubtful = 21;
constexpr double kCliff = 0.5; // a share of the row's median

struct Options {
    std::string file, row, plot;
    uint64_t shapes = 2000, seed = 1;
    double seconds = 50;
} options;

// A shape's share of a copy in percent, from so many rounds.
struct Shape {
    int rounds = 0;
    double share = 0;
    std::string line = {};
};
using Shapes = std::map<uint64_t, Shape>; // by their number
std::map<std::string, Shapes> found;

// Lines of row, number, rounds, share and case, parted by tabulators; a later one replaces an earlier.
void readFile()
{
    std::ifstream file(options.file);
    for (std::string line; std::getline(file, line);) {
        std::istringstream words(line);
        std::string row, number, rounds, share;
        Shape shape;
        if (std::getline(words, row, '\t') && std::getline(words, number, '\t') && std::getline(words, rounds, '\t')
            && std::getline(words, share, '\t') && std::getline(words, shape.line)) {
            shape.rounds = std::atoi(rounds.c_str());
            shape.share = std::atof(share.c_str());
            found[row][std::strtoull(number.c_str(), nullptr, 10)] = shape;
        }
    }
}

double medianOf(const Shapes& shapes)
{
    std::vector<double> shares;
    for (const auto& [number, shape] : shapes)
        shares.push_back(shape.share);
    return shares.empty() ? 0 : median(shares);
}

// The rows' shapes one after the other, as long as there is time.
class Measuring {
public:
    explicit Measuring(const Row& row)
        : m_row(row)
        , m_places(makePlaces())
        , m_out(options.file, std::ios::app)
    {
    }

    void measure(uint64_t number, int rounds)
    {
        const Runs runs(shape(number), 1);
        m_places.describe(runs.plan());
        Sampled sampled;
        runs.kernel(m_places.next());
        for (int round = 0; round < rounds; ++round)
            runs.sample(m_places, sampled);
        const Shape made = {rounds, sampled.percentOfCopy(), toText(runs.described())};
        found[m_row.name][number] = made;
        m_out << m_row.name << '\t' << number << '\t' << rounds << '\t' << made.share << '\t' << made.line << '\n';
    }

private:
    Operator shape(uint64_t number) const
    {
        Random random(options.seed << 32 | number);
        return m_row.another(random);
    }

    Places makePlaces() const
    {
        uint64_t input = 0, output = 0;
        for (uint64_t number = 0; number < options.shapes; ++number) {
            const Operator op = shape(number);
            input = std::max(input, totalBytes(inputDesc(op)));
            output = std::max(output, totalBytes(outputDesc(op)));
        }
        return {input, output, input + output >= kMeantForMemory};
    }

    const Row& m_row;
    Places m_places;
    std::ofstream m_out;
};

void measureRow(const Row& row, const std::function<bool()>& isTime)
{
    Shapes& shapes = found[row.name];
    std::vector<uint64_t> missing, doubtful;
    for (uint64_t number = 0; number < options.shapes; ++number)
        if (!shapes.contains(number))
            missing.push_back(number);
    const auto doubts = [&] {
        doubtful.clear();
        for (const auto& [number, shape] : shapes)
            if (shape.rounds < kRoundsOfDoubtful && shape.share < kCliff * medianOf(shapes))
                doubtful.push_back(number);
    };
    doubts();
    if ((missing.empty() && doubtful.empty()) || !isTime())
        return;
    Measuring measuring(row);
    for (const uint64_t number : missing)
        if (isTime())
            measuring.measure(number, kRounds);
    doubts();
    for (const uint64_t number : doubtful)
        if (isTime())
            measuring.measure(number, kRoundsOfDoubtful);
}

void print()
{
    std::cout << "| row | shapes | median, % of copy | 1 % are below | least | below half of the median |\n"
                 "|---|--:|--:|--:|--:|--:|\n";
    std::vector<ShapesOfRow> drawn;
    std::ostringstream named;
    for (const Row& row : rows()) {
        const Shapes& shapes = found[row.name];
        if (shapes.empty())
            continue;
        ShapesOfRow& all = drawn.emplace_back(ShapesOfRow{row.name, {}});
        const double middle = medianOf(shapes);
        size_t below = 0;
        for (const auto& [number, shape] : shapes) {
            all.shares.push_back(shape.share);
            if (shape.share >= kCliff * middle)
                continue;
            ++below;
            named << "* " << row.name << ": " << std::lround(shape.share) << " of " << std::lround(middle) << ", "
                  << shape.line << '\n';
        }
        std::vector<double> sorted = all.shares;
        std::ranges::sort(sorted);
        std::cout << "| " << row.name << " | " << sorted.size() << " | " << std::lround(middle) << " | "
                  << std::lround(sorted[sorted.size() / 100]) << " | " << std::lround(sorted[0]) << " | " << below
                  << " |\n";
    }
    std::cout << '\n' << named.str();
    if (options.plot.empty())
        return;
    std::ofstream plot(options.plot);
    drawShapes(drawn, plot);
}

bool readOptions(int argc, char** argv)
{
    for (int i = 1; i < argc; ++i) {
        const std::string_view argument = argv[i];
        const auto valueOf = [&](std::string_view name) -> const char* {
            return argument.starts_with(name) ? argv[i] + name.size() : nullptr;
        };
        if (const char* value = valueOf("--row="))
            options.row = value;
        else if ((value = valueOf("--shapes=")))
            options.shapes = std::strtoull(value, nullptr, 10);
        else if ((value = valueOf("--seed=")))
            options.seed = std::strtoull(value, nullptr, 10);
        else if ((value = valueOf("--seconds=")))
            options.seconds = std::atof(value);
        else if ((value = valueOf("--plot=")))
            options.plot = value;
        else if (!argument.starts_with("--") && options.file.empty())
            options.file = argument;
        else
            return false;
    }
    return !options.file.empty();
}

} // namespace
} // namespace tessera

int main(int argc, char** argv)
{
    using namespace tessera;
    if (!readOptions(argc, argv)) {
        std::cerr << "shape_bench FILE [--row=PART] [--shapes=N] [--seed=N] [--seconds=X] [--plot=FILE.svg]\n";
        return 1;
    }
    readFile();
    const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(options.seconds);
    for (const Row& row : rows())
        if (row.name.find(options.row) != std::string::npos)
            measureRow(row, [&] { return std::chrono::steady_clock::now() < end; });
    print();
}
