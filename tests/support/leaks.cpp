// SPDX-License-Identifier: Apache-2.0
// What a Vulkan driver or its compiler leaves behind is not ours. Asked for by LeakSanitizer alone.

extern "C" const char* __lsan_default_suppressions();

extern "C" const char* __lsan_default_suppressions()
{
    return "leak:libvulkan\nleak:libVkLayer\nleak:libLLVM\nleak:<unknown module>\n"; // unloaded by then
}
