// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/vulkan/vulkan_engine.h"

#include "engine/compute/vulkan/device.h"
#include "engine/compute/vulkan/machine.h"
#include "engine/core/plan/plan.h"

#include <algorithm>
#include <mutex>

namespace tessera::vulkan {

namespace {

class DeviceCopies {
public:
    DeviceCopies(const std::string& device, const Setup& setup, uint64_t bytes)
        : m_instance(setup.validate)
        , m_device(m_instance.device(device), setup)
        , m_bytes(bytes)
        , m_atOnce(std::min({bytes, m_device.memoryBytes / 2, m_device.allocationBytes}))
        , m_from(m_device, Intent::Device, setup.guardBytes)
        , m_to(m_device, Intent::Device, setup.guardBytes)
        , m_commands(m_device, 2)
    {
        m_from.reserve(m_atOnce);
        m_to.reserve(m_atOnce);
        const VkCommandBuffer commands = m_commands.begin(); // touches both buffers
        m_commands.writeTimestamp(0);
        for (const Buffer* buffer : {&m_from, &m_to})
            api.vkCmdFillBuffer(commands, buffer->handle(), buffer->offset(), buffer->capacity() / 4 * 4, 1);
        m_commands.writeTimestamp(1);
        m_commands.run();
        m_instance.throwMessages();
    }

    double seconds()
    try {
        constexpr Access write{VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT};
        const VkCommandBuffer commands = m_commands.begin();
        m_commands.writeTimestamp(0);
        for (uint64_t done = 0; done < m_bytes; done += m_atOnce) {
            if (done > 0)
                recordBarrier(commands, write, write);
            recordCopy(commands, m_from, m_to, std::min(m_atOnce, m_bytes - done));
        }
        m_commands.writeTimestamp(1);
        const double host = m_commands.run();
        m_instance.throwMessages();
        const std::vector<double> device = m_commands.secondsBetweenTimestamps();
        return device.empty() ? host : device.front();
    } catch (const vk::SystemError& error) {
        throw engineError(error);
    }

private:
    Instance m_instance;
    Device m_device;
    uint64_t m_bytes;
    uint64_t m_atOnce; // bytes that one command copies
    Buffer m_from, m_to;
    Commands m_commands;
};

} // namespace

CopyProbe makeCopyProbe(const std::string& device, const Setup& setup, uint64_t bytes)
try {
    return [copies = std::make_shared<DeviceCopies>(device, setup, bytes)] { return copies->seconds(); };
} catch (const vk::SystemError& error) {
    throw engineError(error);
}

} // namespace tessera::vulkan

namespace tessera {

namespace {

using namespace vulkan;

constexpr std::string_view kPrefix = "vulkan";

class VulkanEngine : public Engine {
public:
    VulkanEngine(std::string name, std::string device, const Setup& setup)
        : m_name(std::move(name))
        , m_deviceName(std::move(device))
        , m_setup(setup)
        , m_machine(open())
    {
    }

    std::string name() const override { return m_name; }

    Message description() const override
    {
        const std::lock_guard lock(m_mutex);
        return m_machine ? describe(m_machine->instance.device(m_deviceName))
                         : Message(say("vulkan", "lost; the next run reopens it"));
    }
    bool executesPlans() const override { return true; }

    Timings run(const Case&, const Plan& plan, const Tensor& input, Tensor& output,
                const RunControl& control) const override
    {
        const std::lock_guard lock(m_mutex);
        if (!m_machine)
            m_machine = open();
        try {
            Timings timings = runOpen(plan, input, output, control);
            checkAfterRun();
            return timings;
        } catch (const vk::SystemError& error) {
            m_machine.reset(); // whatever failed, the next run opens the device again
            throw engineError(error);
        }
    }
    CopyProbe makeCopyProbe(uint64_t bytes) const override
    {
        return vulkan::makeCopyProbe(m_deviceName, m_setup, bytes);
    }

private:
    std::unique_ptr<Machine> open() const
    {
        try {
            return std::make_unique<Machine>(m_deviceName, m_setup);
        } catch (const vk::SystemError& error) {
            throw engineError(error);
        }
    }

    Timings runOpen(const Plan& plan, const Tensor& input, Tensor& output, const RunControl& control) const
    {
        const DataType type = plan.output.dataType;
        const uint32_t bytes = elementBytes(type);
        const uint64_t total = elementCount(plan.output);
        const std::span<std::byte> to = output.writableBytes();
        Timings times{.upload = 0, .download = 0};
        uint64_t done = 0;
        const auto next = [&](const auto& slice, auto&& runSlice) {
            if (control.stop.stop_requested())
                throw Cancelled();
            runSlice();
            done += slice.output.count();
            if (control.progress)
                control.progress(static_cast<double>(done) / static_cast<double>(total));
        };
        if (const auto* copy = std::get_if<StridedCopy>(&plan.work)) {
            forEachSlice(*copy, bytes, m_machine->limits(), [&](const CopySlice& slice) {
                next(slice, [&] { m_machine->run(slice, bytes, input.bytes(), to, times); });
            });
        } else {
            const auto& taps = std::get<SeparableTaps>(plan.work);
            if (exceed(taps, bytes, m_machine->limits()))
                m_machine->runByAxis(taps, type, input.bytes(), to, times, control.stop);
            else
                forEachSlice(taps, bytes, m_machine->limits(), [&](const TapsSlice& slice) {
                    next(slice, [&] { m_machine->run(taps, slice, type, input.bytes(), to, times); });
                });
            times.flushesDenormals = !m_machine->keepsDenormals && !taps.copies();
            if (times.flushesDenormals)
                times.note = say("vulkan", "This device flushes denormal numbers to zero: results may differ there.");
        }
        return times;
    }

    void checkAfterRun() const
    {
        if (!m_machine->dispatcher.guardsAreIntact())
            throw EngineError(say("vulkan", "A kernel wrote beyond its buffer on %1")(m_name) + ".");
        m_machine->instance.throwMessages();
    }

    std::string m_name;
    std::string m_deviceName; // empty: the best
    Setup m_setup;
    mutable std::mutex m_mutex; // one run at a time on a device
    mutable std::unique_ptr<Machine> m_machine; // none after the device was lost, until the next run
};

} // namespace

std::vector<EngineEntry> vulkanEngineList()
{
    try {
        const Instance instance(false);
        const std::vector<vk::PhysicalDevice> devices = instance.devices();
        const std::vector<std::string> names = shortNames(devices);
        std::vector<EngineEntry> entries;
        for (size_t i = 0; i < devices.size(); ++i)
            entries.push_back({std::string(kPrefix) + ":" + names[i], describe(devices[i]), true});
        return entries;
    } catch (const std::exception& error) {
        return {{std::string(kPrefix), messageOf(error), false}};
    }
}

std::unique_ptr<Engine> makeVulkanEngine(const std::string& name, bool validate)
{
    constexpr uint32_t kGuardBytes = 256;
    return vulkan::makeEngine(name, {.validate = validate, .guardBytes = kGuardBytes});
}

std::unique_ptr<Engine> vulkan::makeEngine(const std::string& name, const Setup& setup)
{
    const size_t colon = name.find(':');
    if (colon != std::string::npos)
        return std::make_unique<VulkanEngine>(name, name.substr(colon + 1), setup);
    const std::vector<EngineEntry> entries = vulkanEngineList();
    if (!entries.front().available)
        throw EngineError(entries.front().description);
    return makeEngine(entries.front().name, setup);
}

} // namespace tessera
