// SPDX-License-Identifier: GPL-3.0-or-later
// Preloaded into a program, makes one call to the system fail: the machine that it is never tried on.
//
// TESSERA_FAULT=KIND:N: the call N of that kind fails, from 1 on, of each process, counted from main on, but for
// `early`.
//
// - write: EIO
// - zero: a write writes nothing and says so
// - full: ENOSPC, that write and all that follow, of regular files
// - fsync: EIO
// - close: EIO, once what was open is closed
// - open: EMFILE
// - rename: EIO
// - mmap: ENOMEM
// - malloc: null, of every way to allocate
// - early: null, of the program's own code before main: what it makes while it is loaded
// - thread: EAGAIN, that one and all that follow, as under a limit
//
// TESSERA_FAULT_COUNTS=FILE: a line "KIND COUNT" of every kind is appended when the program ends.
// TESSERA_FAULT_STRUCK=FILE: it is made where a call has failed.
#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

extern "C" {
void* __libc_malloc(size_t); // NOLINT: the names under which glibc keeps its own
void* __libc_calloc(size_t, size_t); // NOLINT
void* __libc_realloc(void*, size_t); // NOLINT
void* __libc_memalign(size_t, size_t); // NOLINT
}

namespace {

enum Kind { Write, Zero, Full, Fsync, Close, Open, Rename, Mmap, Malloc, Early, Thread, Kinds };
constexpr const char* kNames[Kinds] = {"write",  "zero", "full",   "fsync", "close", "open",
                                       "rename", "mmap", "malloc", "early", "thread"};

// Before the program's own code nothing is counted: that is the loader's and the libraries'.
enum class Stage { Loading, Constructing, Running, Ending };
std::atomic<Stage> stage = Stage::Loading;
std::atomic<long> counts[Kinds];
int wanted = Kinds;
long wantedCall = 0;
const char *countsFile = nullptr, *struckFile = nullptr;

// By the system itself: none of these calls is counted.
void tellStruck()
{
    const int error = errno;
    if (struckFile)
        syscall(SYS_close, syscall(SYS_openat, AT_FDCWD, struckFile, O_CREAT | O_WRONLY | O_CLOEXEC, 0600));
    errno = error;
}

// Counts the call; whether it is the one.
bool strikes(Kind kind)
{
    if (stage != (kind == Early ? Stage::Constructing : Stage::Running))
        return false;
    const long call = ++counts[kind];
    if (kind != wanted || (kind == Full || kind == Thread ? call < wantedCall : call != wantedCall))
        return false;
    tellStruck();
    return true;
}

bool strikesMemory()
{
    return strikes(stage == Stage::Constructing ? Early : Malloc);
}

template <class Function> Function next(const char* name)
{
    return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

int fail(int error)
{
    errno = error;
    return -1;
}

bool isRegular(int descriptor)
{
    struct stat facts { };
    return fstat(descriptor, &facts) == 0 && S_ISREG(facts.st_mode);
}

void readWishes()
{
    countsFile = std::getenv("TESSERA_FAULT_COUNTS");
    struckFile = std::getenv("TESSERA_FAULT_STRUCK");
    const char* text = std::getenv("TESSERA_FAULT");
    const char* colon = text ? std::strchr(text, ':') : nullptr;
    for (int kind = 0; colon && kind < Kinds; ++kind)
        if (std::strlen(kNames[kind]) == static_cast<size_t>(colon - text)
            && std::strncmp(kNames[kind], text, static_cast<size_t>(colon - text)) == 0)
            wanted = kind;
    wantedCall = colon ? std::strtol(colon + 1, nullptr, 10) : 0;
}

void tellCounts()
{
    stage = Stage::Ending;
    FILE* file = countsFile ? std::fopen(countsFile, "a") : nullptr;
    if (!file)
        return;
    for (int kind = 0; kind < Kinds; ++kind)
        std::fprintf(file, "%s %ld\n", kNames[kind], counts[kind].load());
    std::fclose(file);
}

int (*programMain)(int, char**, char**);

int countedMain(int argc, char** argv, char** environment)
{
    std::atexit(tellCounts);
    stage = Stage::Running;
    return programMain(argc, argv, environment);
}

} // namespace

extern "C" {

int __libc_start_main(int (*main)(int, char**, char**), int argc, char** argv, void (*init)(), void (*fini)(),
                      void (*loader)(), void* stackEnd) // NOLINT: glibc's name
{
    programMain = main;
    using Start = int (*)(int (*)(int, char**, char**), int, char**, void (*)(), void (*)(), void (*)(), void*);
    const Start original = next<Start>("__libc_start_main");
    readWishes();
    stage = Stage::Constructing;
    return original(countedMain, argc, argv, init, fini, loader, stackEnd);
}

ssize_t write(int descriptor, const void* bytes, size_t count)
{
    static const auto original = next<ssize_t (*)(int, const void*, size_t)>("write");
    if (descriptor == STDERR_FILENO) // where the sentence goes
        return original(descriptor, bytes, count);
    if (strikes(Write))
        return fail(EIO);
    if (strikes(Zero))
        return 0;
    if (isRegular(descriptor) && strikes(Full))
        return fail(ENOSPC);
    return original(descriptor, bytes, count);
}

int fsync(int descriptor)
{
    static const auto original = next<int (*)(int)>("fsync");
    return strikes(Fsync) ? fail(EIO) : original(descriptor);
}

int close(int descriptor)
{
    static const auto original = next<int (*)(int)>("close");
    const int result = original(descriptor);
    return strikes(Close) ? fail(EIO) : result;
}

int open(const char* path, int flags, ...)
{
    static const auto original = next<int (*)(const char*, int, ...)>("open");
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    return strikes(Open) ? fail(EMFILE) : original(path, flags, mode);
}

int open64(const char* path, int flags, ...)
{
    static const auto original = next<int (*)(const char*, int, ...)>("open64");
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    return strikes(Open) ? fail(EMFILE) : original(path, flags, mode);
}

int rename(const char* from, const char* to)
{
    static const auto original = next<int (*)(const char*, const char*)>("rename");
    return strikes(Rename) ? fail(EIO) : original(from, to);
}

void* mmap(void* at, size_t bytes, int protection, int flags, int descriptor, off_t offset)
{
    static const auto original = next<void* (*)(void*, size_t, int, int, int, off_t)>("mmap");
    if (!strikes(Mmap))
        return original(at, bytes, protection, flags, descriptor, offset);
    errno = ENOMEM;
    return MAP_FAILED;
}

int pthread_create(pthread_t* thread, const pthread_attr_t* attributes, void* (*work)(void*), void* argument)
{
    static const auto original =
        next<int (*)(pthread_t*, const pthread_attr_t*, void* (*)(void*), void*)>("pthread_create");
    return strikes(Thread) ? EAGAIN : original(thread, attributes, work, argument);
}

void* malloc(size_t bytes)
{
    if (!strikesMemory())
        return __libc_malloc(bytes);
    errno = ENOMEM;
    return nullptr;
}

void* calloc(size_t count, size_t bytes)
{
    if (!strikesMemory())
        return __libc_calloc(count, bytes);
    errno = ENOMEM;
    return nullptr;
}

void* realloc(void* memory, size_t bytes)
{
    if (!strikesMemory())
        return __libc_realloc(memory, bytes);
    errno = ENOMEM;
    return nullptr;
}

int posix_memalign(void** memory, size_t alignment, size_t bytes)
{
    void* const made = strikesMemory() ? nullptr : __libc_memalign(alignment, bytes);
    if (!made)
        return ENOMEM;
    *memory = made;
    return 0;
}

void* aligned_alloc(size_t alignment, size_t bytes)
{
    if (!strikesMemory())
        return __libc_memalign(alignment, bytes);
    errno = ENOMEM;
    return nullptr;
}

} // extern "C"
