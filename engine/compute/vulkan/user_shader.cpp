// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/vulkan/user_shader.h"

#include "engine/compute/vulkan/dispatcher.h"
#include "engine/core/engines/run_failure.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <type_traits>
#include <vector>

namespace tessera::vulkan {

namespace {

constexpr size_t kHeaderWords = 5, kBoundWord = 3; // words of a module's header; the one with the bound of its numbers

// SPIR-V's numbers of those that are read or written here.
enum Op : uint32_t {
    Capability = 17,
    TypeBool = 20,
    TypeInt = 21,
    TypeRuntimeArray = 29,
    TypeStruct = 30,
    TypePointer = 32,
    Constant = 43,
    Function = 54,
    Variable = 59,
    AccessChain = 65,
    InBoundsAccessChain = 66,
    ArrayLength = 68,
    Bitcast = 124,
    ISub = 130,
    Select = 169,
    ULessThan = 176,
};
constexpr uint32_t kInt64 = 11; // the capability

// The words of an instruction behind its first, which are all there.
using Operands = std::span<const uint32_t>;

template <class Visit> void eachInstruction(const std::vector<uint32_t>& code, Visit&& visit)
{
    for (size_t at = kHeaderWords; at < code.size();) {
        const uint32_t op = code[at] & 0xffff;
        const size_t words = code[at] >> 16;
        if (words == 0 || words > code.size() - at)
            return; // no SPIR-V from here on: the driver says so
        visit(op, Operands(code).subspan(at, words));
        at += words;
    }
}

class Bounding {
public:
    explicit Bounding(const std::vector<uint32_t>& code)
        : m_made(code.begin(), code.begin() + kHeaderWords)
    {
        eachInstruction(code, [&](uint32_t op, Operands words) { read(op, words.subspan(1)); });
        eachInstruction(code, [&](uint32_t op, Operands words) { write(op, words); });
    }

    bool isOf32Bits() const { return !m_has64Bits; }
    std::vector<uint32_t> made() const { return m_made; }

private:
    void read(uint32_t op, Operands o)
    {
        if (o.empty())
            return;
        if (op == Capability && o[0] == kInt64)
            m_has64Bits = true;
        else if (op == TypeBool)
            m_bool = o[0];
        else if (op == TypeRuntimeArray)
            m_arrays.insert(o[0]);
        else if (op == TypeStruct)
            m_structs[o[0]].assign(o.begin() + 1, o.end());
        if (o.size() < 3)
            return;
        if (op == TypeInt && o[1] == 32 && o[2] == 0)
            m_uint = o[0];
        else if (op == TypePointer)
            m_pointees[o[0]] = o[2];
        else if (op == Constant)
            m_constants[o[1]] = o[2];
        else if (op == Variable)
            m_variables[o[1]] = o[0];
    }

    void write(uint32_t op, Operands words)
    {
        if (op == Function && m_one == 0)
            declare();
        const auto member = op == AccessChain || op == InBoundsAccessChain ? arrayOf(words.subspan(1)) : std::nullopt;
        const uint32_t index = member ? bounded(words[3], *member, words[5]) : 0;
        m_made.insert(m_made.end(), words.begin(), words.end());
        if (member)
            m_made[m_made.size() - words.size() + 5] = index;
    }

    // What the code lacks of the types that bounds are computed in.
    void declare()
    {
        if (m_uint == 0)
            m_uint = add(TypeInt, {}, {32, 0});
        if (m_bool == 0)
            m_bool = add(TypeBool, {}, {});
        m_one = add(Constant, m_uint, {1});
    }

    // For a chain of indices from a buffer: the member that they lead into, where that is an array without a bound.
    std::optional<uint32_t> arrayOf(Operands chain) const
    {
        const auto found = [](const auto& map, uint32_t key) {
            const auto each = map.find(key);
            return each == map.end() ? typename std::decay_t<decltype(map)>::mapped_type{} : each->second;
        };
        if (chain.size() < 5 || !m_constants.contains(chain[3]))
            return {};
        const std::vector<uint32_t> members = found(m_structs, found(m_pointees, found(m_variables, chain[2])));
        const uint32_t member = m_constants.at(chain[3]);
        return member < members.size() && m_arrays.contains(members[member]) ? std::optional(member) : std::nullopt;
    }

    uint32_t bounded(uint32_t buffer, uint32_t member, uint32_t index)
    {
        const uint32_t length = add(ArrayLength, m_uint, {buffer, member});
        const uint32_t last = add(ISub, m_uint, {length, m_one}), asked = add(Bitcast, m_uint, {index});
        const uint32_t isWithin = add(ULessThan, m_bool, {asked, length});
        return add(Select, m_uint, {isWithin, asked, last});
    }

    // Gives back the number of its result; `type`: of the result, where the instruction has one.
    uint32_t add(uint32_t op, std::optional<uint32_t> type, std::initializer_list<uint32_t> operands)
    {
        const uint32_t result = m_made[kBoundWord]++;
        const auto words = static_cast<uint32_t>(2 + (type ? 1 : 0) + operands.size());
        m_made.push_back(words << 16 | op);
        if (type)
            m_made.push_back(*type);
        m_made.push_back(result);
        m_made.insert(m_made.end(), operands);
        return result;
    }

    std::vector<uint32_t> m_made;
    bool m_has64Bits = false;
    uint32_t m_uint = 0, m_bool = 0, m_one = 0; // 0: not declared
    std::set<uint32_t> m_arrays;
    std::map<uint32_t, std::vector<uint32_t>> m_structs;
    std::map<uint32_t, uint32_t> m_pointees, m_constants, m_variables;
};

// The same shader, whose indices into an array at the end of a buffer are the last one's where they lie beyond it or
// before it: a device would drop what is written there. Indices of 64 bits stay as they are. `code` is SPIR-V.
std::vector<uint32_t> withBoundedIndices(const std::vector<uint32_t>& code)
{
    const Bounding bounding(code);
    return bounding.isOf32Bits() ? bounding.made() : code;
}

// Behind what may only be read. It is not the output's, so that a copy from behind the input to behind the output
// shows.
constexpr std::byte kReadFilling{0x5a};

} // namespace

struct UserShader::Parts {
    Parts(const std::vector<uint32_t>& code, const Setup& setup)
        : instance(setup.validate)
        , device(instance, instance.device({}), setup)
        , dispatcher(device, setup.guardBytes)
        , module(makeModule(device, code))
        , pipeline(makePipeline(device, *module, dispatcher.layout()))
    {
    }

    Instance instance;
    Device device;
    Dispatcher dispatcher;
    Handle<VkShaderModule> module;
    Handle<VkPipeline> pipeline;
};

UserShader::UserShader(const std::vector<uint32_t>& code, const Setup& setup)
    : m_setup(setup)
{
    try {
        m_parts = std::make_unique<Parts>(setup.validate ? withBoundedIndices(code) : code, setup);
        m_parts->instance.throwMessages();
    } catch (const ApiError& error) {
        throw engineError(error);
    }
}

UserShader::~UserShader() = default;

std::string UserShader::device() const
{
    return english(describe(m_parts->instance.device({})));
}

uint32_t UserShader::mostGroups() const
{
    return m_parts->device.workgroups();
}

// The bytes of a buffer with the band behind them, which the shader is bound to as well: most devices drop what is
// written beyond that.
uint64_t UserShader::banded(uint64_t bytes) const
{
    constexpr uint64_t least = 1 << 20, most = 16 << 20;
    const uint64_t range = m_parts->device.rangeBytes() / kVectorBytes * kVectorBytes;
    if (bytes > range)
        throw RunFailure(
            FailureKind::Unsupported,
            say("vulkan", "this device binds at most %1 bytes to a shader; a tensor has %2")(range, bytes));
    const uint64_t vectors = (bytes + std::clamp(bytes, least, most) + kVectorBytes - 1) / kVectorBytes;
    return std::min(vectors * kVectorBytes, range);
}

double UserShader::run(std::span<const std::byte> input, std::span<const std::byte> table,
                       const std::array<uint32_t, 3>& groups, std::span<std::byte> output)
{
    const auto upload = [&](std::span<const std::byte> from, std::span<std::byte> to) {
        std::ranges::copy(from, to.begin());
        std::ranges::fill(to.subspan(from.size()), kReadFilling);
    };
    const auto needKept = [](std::span<const std::byte> from, std::span<const std::byte> now, const Text& wrong) {
        if (!std::ranges::equal(from, now.first(from.size())) || !holdsOnly(now.subspan(from.size()), kReadFilling))
            throw RunFailure(FailureKind::Invalid, wrong);
    };
    uint32_t filling = 0;
    std::memset(&filling, static_cast<int>(kFilling), sizeof filling);
    try {
        Dispatcher& dispatcher = m_parts->dispatcher;
        const uint64_t inputBytes = banded(input.size()), tableBytes = banded(table.size());
        upload(input, dispatcher.input(inputBytes).first(inputBytes));
        upload(table, dispatcher.table(tableBytes).first(tableBytes));
        DispatchTimes times;
        const Dispatcher::Contents made =
            dispatcher.dispatch(*m_parts->pipeline, groups, banded(output.size()) / kVectorBytes, filling, times);
        if (!dispatcher.guardsAreIntact())
            throw RunFailure(FailureKind::Invalid, say("vulkan", "it wrote before or behind its buffers"));
        if (!holdsOnly(made.output.subspan(output.size()), kFilling))
            throw RunFailure(FailureKind::Invalid, say("vulkan", "it wrote behind the end of the output"));
        needKept(input, made.input, say("vulkan", "it wrote to the input, which may only be read"));
        needKept(table, made.table, say("vulkan", "it wrote to the numbers of the case, which may only be read"));
        m_parts->instance.throwMessages();
        std::ranges::copy(made.output.first(output.size()), output.begin());
        return times.kernel;
    } catch (const ApiError& error) {
        throw engineError(error);
    }
}

} // namespace tessera::vulkan
