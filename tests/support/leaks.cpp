// SPDX-License-Identifier: Apache-2.0
// What a Vulkan driver or its compiler leaves behind is not ours. LeakSanitizer asks which leaks to pass over, and
// needs the names of the libraries: none of them is unloaded.

#if defined(__SANITIZE_ADDRESS__)

extern "C" const char* __lsan_default_suppressions();
extern "C" __attribute__((visibility("default"))) int dlclose(void* library);

extern "C" const char* __lsan_default_suppressions()
{
    return "leak:libvulkan\nleak:libVkLayer\nleak:libLLVM\n";
}

extern "C" int dlclose(void*)
{
    return 0;
}

#endif
