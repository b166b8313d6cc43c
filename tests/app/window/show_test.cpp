// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/show_socket.h"
#include "app/model/document/given_tensors.h"
#include "app/window/files/case_tabs.h"
#include "engine/detect/identify/identify.h"
#include "tests/app/support/window_fixture.h"

#include <fcntl.h>
#include <future>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>

namespace tessera {
namespace {

constexpr const char* kCase = "DEPTH_TO_SPACE1 --BlockSize 2 --Order DEPTH_COLUMN_ROW";

// A tensor of float32 values that count from `first` on.
Tensor numbers(std::vector<uint32_t> sizes, double first = 0)
{
    return tensorWith({.sizes = std::move(sizes)},
                      [=](uint64_t i) { return fromDouble(DataType::Float32, first + double(i)); });
}

// The output of the other order for the numbers.
Tensor swapped(const Tensor& input)
{
    Case c = caseFromText("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2 --Order COLUMN_ROW_DEPTH");
    setInput(c.op, input.desc.dataType, input.desc.sizes);
    c.data = FromValues{input, "numbers"};
    DispatchJob ready = prepare(c, {});
    makeEngine("cpu")->run(c, ready.plan, ready.input, ready.output, {});
    return ready.output;
}

struct Show : WindowTest {
    explicit Show(bool listens = true)
        : WindowTest([&] {
            // The folder of the running test, which the window finds by the variable.
            static QTemporaryDir* folder = nullptr;
            delete folder;
            folder = new QTemporaryDir;
            qputenv("XDG_RUNTIME_DIR", folder->path().toUtf8());
            return WindowOptions{.fresh = true, .theme = Theme::Light, .listens = listens};
        }())
    {
    }

    // Runs in a thread while the window works.
    template <class Work> auto meanwhile(Work work)
    {
        auto result = std::async(std::launch::async, work);
        while (result.wait_for(std::chrono::milliseconds(1)) != std::future_status::ready)
            QCoreApplication::processEvents();
        return result.get();
    }

    ShowAnswer show(const ShowRequest& request)
    {
        const ShowAnswer answer = meanwhile([&] {
            const std::optional<Descriptor> window = connectToWindow(showFolder());
            return window ? give(window->number(), request) : ShowAnswer{ShowAnswerKind::Refused, "none listens"};
        });
        waitUntilIdle();
        return answer;
    }

    // The answer to these bytes; empty: the connection is closed without one.
    std::string sentence(const std::string& bytes)
    {
        return meanwhile([&] {
            const std::optional<Descriptor> window = connectToWindow(showFolder());
            send(window->number(), bytes.data(), bytes.size(), MSG_NOSIGNAL);
            shutdown(window->number(), SHUT_WR);
            std::string answer(1 << 16, '\0');
            size_t size = 0;
            for (ssize_t count = 1; count > 0; size += size_t(std::max<ssize_t>(count, 0)))
                count = recv(window->number(), answer.data() + size, answer.size() - size, 0);
            return size < 1 ? std::string() : answer.substr(1, size - 1);
        });
    }

    // A request for these files, which are a JSON list.
    static std::string message(const std::string& files)
    {
        return R"({"version": 2, "name": "x", "files": )" + files + "}\n";
    }
    static std::string message(int file) { return message("[\"/proc/self/fd/" + std::to_string(file) + "\"]"); }

    CaseTabs* tabs() const { return m_window.findChild<CaseTabs*>(); }
    const Document::State& state() const { return document().state(); }
};

TEST_F(Show, PutsAPairIntoATabOfItsName)
{
    const Tensor input = numbers({1, 8, 2, 3});
    EXPECT_EQ(show({"shuffle", kCase, {input, swapped(input)}}).kind, ShowAnswerKind::Taken);
    EXPECT_EQ(tabs()->count(), 1); // it replaces the untouched example
    EXPECT_EQ(tabs()->tabText(0), "shuffle");
    EXPECT_EQ(header(Side::Output), "FLOAT32 {1, 2, 4, 6}");
    EXPECT_TRUE(equalElements(*document().tensor(Side::Output), swapped(input)));
    ASSERT_TRUE(waitFor([&] { return document().cause() != nullptr; }));
    EXPECT_EQ(document().cause()->diagnosis.mistake, MistakeClass::Order);
    EXPECT_EQ(document().cause()->side, "A");

    EXPECT_EQ(show({"another", kCase, {input, swapped(input)}}).kind, ShowAnswerKind::Taken);
    EXPECT_EQ(tabs()->count(), 2);
    EXPECT_EQ(tabs()->currentIndex(), 1);
}

TEST_F(Show, ReplacesWhatHasTheSameNameAndKeepsTheRest)
{
    show({"loop", kCase, {numbers({1, 8, 2, 3}), swapped(numbers({1, 8, 2, 3}))}});
    document().pin(Pick{Side::Output, 7});
    key(Qt::Key_Plus);
    const ViewStates looks = tabs()->looks(0);
    for (int frame = 1; frame <= 3; ++frame) {
        const Tensor input = numbers({1, 8, 2, 3}, 100 * frame);
        EXPECT_EQ(show({"loop", kCase, {input, swapped(input)}}).kind, ShowAnswerKind::Taken);
        EXPECT_TRUE(equalElements(*document().tensor(Side::Input), input));
        EXPECT_TRUE(equalElements(*document().tensor(Side::Output), swapped(input)));
    }
    EXPECT_EQ(tabs()->count(), 1);
    EXPECT_EQ(document().pinned(), (Pick{Side::Output, 7}));
    EXPECT_EQ(tabs()->looks(0)[1].zoom, looks[1].zoom);
    EXPECT_EQ(document().undoStack()->count(), 0);
    EXPECT_FALSE(document().isModified());

    // The user's changes stay, and undo does not bring an old frame back.
    Operator other = document().currentCase().op;
    setFieldText(other, "Order", "COLUMN_ROW_DEPTH");
    document().setOperator(other, "order");
    const Tensor last = numbers({1, 8, 2, 3}, 1000);
    show({"loop", kCase, {last, swapped(last)}});
    EXPECT_EQ(document().currentCase().op, other);
    EXPECT_EQ(document().undoStack()->count(), 1);
    document().undoStack()->undo();
    waitUntilIdle();
    EXPECT_TRUE(equalElements(*document().tensor(Side::Input), last));

    // Another shape or another line makes another case in the same tab.
    const Tensor larger = numbers({1, 8, 4, 3});
    show({"loop", kCase, {larger, swapped(larger)}});
    EXPECT_EQ(header(Side::Output), "FLOAT32 {1, 2, 8, 6}");
    EXPECT_EQ(tabs()->count(), 1);
    EXPECT_EQ(tabs()->tabText(0), "loop");
    EXPECT_EQ(document().pinned(), (Pick{Side::Output, 7}));
}

TEST_F(Show, RunsInATabThatIsNotShownWhenItIs)
{
    show({"a", kCase, {numbers({1, 8, 2, 3})}});
    show({"b", kCase, {numbers({1, 8, 2, 3})}});
    EXPECT_EQ(show({"a", kCase, {numbers({1, 8, 2, 3}, 500)}}).kind, ShowAnswerKind::Taken);
    EXPECT_EQ(tabs()->currentIndex(), 1); // a new frame does not hide the shown tab
    tabs()->setCurrentIndex(0);
    waitUntilIdle();
    EXPECT_TRUE(equalElements(*document().tensor(Side::Input), numbers({1, 8, 2, 3}, 500)));
}

// The second array is B beside a copy of the first, and the search for what makes it is offered.
TEST_F(Show, OffersToFindTheCaseThatNobodySays)
{
    const Tensor input = numbers({1, 8, 4, 6});
    EXPECT_EQ(show({"pair", {}, {input, swapped(input)}}).kind, ShowAnswerKind::Taken);
    EXPECT_TRUE(shows("the second is shown as B"));
    EXPECT_EQ(state().engines.value(1), state().given->output());
    QTest::mouseClick(part("messageAnswer"), Qt::LeftButton);
    ASSERT_TRUE(waitFor([&] { return shows("Proved: no other case on the list gives B"); }));

    // Two results that nothing explains are shown all the same.
    const Tensor noise = tensorWith({.sizes = {1, 2, 5, 7}}, [](uint64_t i) {
        return fromDouble(DataType::Float32, double((i * 7919 + 13) % 101));
    });
    EXPECT_EQ(show({"noise", {}, {input, noise}}).kind, ShowAnswerKind::Taken);
    EXPECT_TRUE(document().shown()->other && equalElements(*document().shown()->other, noise));
}

TEST_F(Show, ShowsOneArrayUntilItsTabIsClosed)
{
    EXPECT_EQ(show({"photo", {}, {numbers({1, 3, 40, 60})}}).kind, ShowAnswerKind::Taken);
    EXPECT_EQ(header(Side::Input), "FLOAT32 {1, 3, 40, 60}");
    EXPECT_EQ(header(Side::Output), "FLOAT32 {1, 3, 40, 60}") << "by no operator that nobody asked for";
    EXPECT_EQ(tabs()->tabText(0), "photo");
    const std::filesystem::path input = state().given->input();
    EXPECT_TRUE(std::filesystem::exists(input));
    tabs()->remove(0);
    EXPECT_FALSE(std::filesystem::exists(input));
}

TEST_F(Show, RefusesInASentence)
{
    const Tensor input = numbers({1, 8, 2, 3});
    Tensor bytes({.dataType = DataType::UInt8, .sizes = {1, 2, 4, 6}});
    const auto why = [&](const ShowRequest& request) {
        const ShowAnswer answer = show(request);
        EXPECT_EQ(answer.kind, ShowAnswerKind::Refused);
        return answer.sentence;
    };
    EXPECT_THAT(why({"x", {}, {input, bytes}}), HasSubstr("the output is UINT8 {1, 2, 4, 6} and the input FLOAT32"));
    EXPECT_THAT(why({"x", kCase, {input, input}}), HasSubstr("the case's is FLOAT32 {1, 2, 4, 6}"));
    EXPECT_THAT(why({"x", std::string(kCase) + " --Sizes 1,8,2,4", {input}}), HasSubstr("the case's is"));
    EXPECT_THAT(why({"x", "DEPTH_TO_SPACE1 --BlockSize 3", {input}}), HasSubstr("not a multiple of BlockSize"));
    EXPECT_THAT(why({"x", "NO_SUCH", {input}}), HasSubstr("NO_SUCH"));
    EXPECT_THAT(why({std::string(201, 'x'), {}, {input}}), HasSubstr("name: a text of 201 bytes"));
    EXPECT_EQ(tabs()->count(), 1);
    EXPECT_TRUE(tabs()->isFresh());

    document().setMemoryBudget({.bytes = 1 << 20});
    EXPECT_THAT(why({"x", {}, {numbers({1, 1, 600, 600})}}), HasSubstr("memory budget of 1 MiB"));
    EXPECT_THAT(why({"x", {}, {numbers({1, 1, 400, 400})}}), HasSubstr("memory budget of 1 MiB")); // with its output
    EXPECT_EQ(show({"x", {}, {numbers({1, 1, 340, 340})}}).kind, ShowAnswerKind::Taken);
    EXPECT_EQ(show({"y", {}, {numbers({1, 1, 340, 340})}}).kind, ShowAnswerKind::Taken);
    EXPECT_THAT(why({"z", {}, {numbers({1, 1, 340, 340})}}), HasSubstr("close a tab"));
    EXPECT_EQ(show({"x", {}, {numbers({1, 1, 340, 340})}}).kind, ShowAnswerKind::Taken); // replaces the earlier frame
}

TEST_F(Show, OutlivesHostilePeers)
{
    EXPECT_THAT(sentence(std::string(64, 'A') + "\n"), HasSubstr("no request"));
    EXPECT_THAT(sentence("[1, 2\n"), HasSubstr("no request"));
    EXPECT_THAT(sentence("{\"version\": 7}\n"), HasSubstr("version 7"));
    EXPECT_THAT(sentence(std::string((1 << 16) + 1, 'A')), HasSubstr("at most 65536 bytes"));
    EXPECT_THAT(sentence("{\"na"), IsEmpty()); // half
    EXPECT_THAT(sentence("{\"version\": 2}\n"), HasSubstr("name: a text of 0 bytes"));
    EXPECT_THAT(sentence("{\"version\": 2, \"name\": \"x\", \"case\": 5}\n"), HasSubstr("case: expected"));
    EXPECT_THAT(sentence(message("[]")), HasSubstr("files: 0"));
    EXPECT_THAT(sentence(message("[1, 2, 3]")), HasSubstr("files: 3"));
    EXPECT_THAT(sentence(message("[1e300]")), HasSubstr("no regular file"));
    EXPECT_THAT(sentence(message("[\"/no/such/file\"]")), HasSubstr("no regular file"));
    EXPECT_THAT(sentence(message("[\"/dev/zero\"]")), HasSubstr("no regular file"));

    int pipes[2];
    ASSERT_EQ(pipe(pipes), 0);
    EXPECT_THAT(sentence(message(pipes[0])), HasSubstr("no regular file"));
    const Descriptor memory(memfd_create("test", MFD_CLOEXEC));
    ASSERT_EQ(ftruncate(memory.number(), 256), 0);
    EXPECT_THAT(sentence(message(memory.number())), HasSubstr("the input"));
    close(pipes[0]);
    close(pipes[1]);

    EXPECT_TRUE(tabs()->isFresh());
    EXPECT_EQ(show({"x", {}, {numbers({1, 1, 4, 4})}}).kind, ShowAnswerKind::Taken);
}

TEST_F(Show, SaysThatAFileWasCutOff)
{
    const std::string npy = npyBytes(numbers({1, 1, 200, 200}));
    const Descriptor memory(memfd_create("test", MFD_CLOEXEC));
    ASSERT_EQ(write(memory.number(), npy.data(), npy.size()), ssize_t(npy.size()));
    EXPECT_THAT(sentence(message(memory.number())), IsEmpty());
    ASSERT_EQ(ftruncate(memory.number(), 100), 0);
    document().run();
    waitUntilIdle();
    EXPECT_FALSE(document().dataError().isEmpty());
}

TEST_F(Show, LetsNobodyElseIn)
{
    const std::filesystem::path folder = showFolder();
    const std::filesystem::path socket = folder / (kShowSocket + std::to_string(getpid()));
    struct stat facts = {};
    ASSERT_EQ(stat(folder.c_str(), &facts), 0);
    EXPECT_EQ(facts.st_mode & 0777, 0700U);
    ASSERT_EQ(stat(socket.c_str(), &facts), 0);
    EXPECT_EQ(facts.st_mode & 077, 0U);
    if (geteuid() != 0)
        GTEST_SKIP() << "only root can try it as another user";

    // This holds even if another user can enter the folder.
    chmod(folder.parent_path().c_str(), 0755);
    chmod(folder.c_str(), 0755);
    chmod(socket.c_str(), 0666);
    const sockaddr_un address = socketAddress(socket);
    const pid_t child = fork();
    if (child == 0) {
        if (setuid(65534) != 0)
            _exit(3);
        const int connection = ::socket(AF_UNIX, SOCK_STREAM, 0);
        if (connect(connection, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
            _exit(2);
        char byte = 0;
        _exit(recv(connection, &byte, 1, 0) == 0 ? 0 : 1); // closed without a word
    }
    int status = -1;
    EXPECT_EQ(meanwhile([&] { return waitpid(child, &status, 0); }), child);
    EXPECT_EQ(WEXITSTATUS(status), 0);

    EXPECT_THROW(showFolder(), IoError);
    chmod(folder.c_str(), 0700);
    EXPECT_NO_THROW(showFolder());
}

TEST_F(Show, AsksTheWindowThatWasUsedLast)
{
    const std::filesystem::path folder = showFolder();
    const auto listening = [&](const char* name, bool stays, long age) {
        Descriptor made(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0));
        const sockaddr_un address = socketAddress(folder / name);
        EXPECT_EQ(bind(made.number(), reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
        EXPECT_EQ(listen(made.number(), 1), 0);
        const timespec times[2] = {{time(nullptr) - age, 0}, {time(nullptr) - age, 0}};
        utimensat(AT_FDCWD, (folder / name).c_str(), times, 0);
        if (!stays)
            made.reset();
        return made;
    };
    const Descriptor older = listening("show-1", true, 1000), gone = listening("show-2", false, -1000);
    EXPECT_EQ(show({"x", {}, {numbers({1, 1, 4, 4})}}).kind, ShowAnswerKind::Taken); // this window
    EXPECT_FALSE(std::filesystem::exists(folder / "show-2")); // its window is gone
    EXPECT_TRUE(std::filesystem::exists(folder / "show-1"));
}

struct ShowToldNothing : Show {
    ShowToldNothing()
        : Show(false)
    {
    }
};

TEST_F(ShowToldNothing, ListensOnceItIsTold)
{
    EXPECT_FALSE(connectToWindow(showFolder()));
    action("takeTensors")->trigger();
    EXPECT_EQ(show({"x", {}, {numbers({1, 1, 4, 4})}}).kind, ShowAnswerKind::Taken);
    action("takeTensors")->trigger();
    EXPECT_FALSE(connectToWindow(showFolder()));
    EXPECT_TRUE(std::filesystem::is_empty(showFolder()));
}

TEST(ShowSession, KeepsWhatTheUserSaidAndNoTensors)
{
    const QTemporaryDir runtime, folder;
    qputenv("XDG_RUNTIME_DIR", runtime.path().toUtf8());
    const WindowOptions options{.configFolder = folder.path(), .theme = Theme::Light};
    {
        MainWindow window(options);
        window.actions().get("takeTensors")->trigger();
        auto* const tabs = window.findChild<CaseTabs*>();
        tabs->add(documentationExample());
        auto answer = std::async(std::launch::async, [] {
            return give(connectToWindow(showFolder())->number(), {"x", {}, {numbers({1, 1, 4, 4})}});
        });
        ASSERT_TRUE(waitFor([&] { return window.document()->state().given != nullptr; }));
        while (answer.wait_for(std::chrono::milliseconds(1)) != std::future_status::ready)
            QCoreApplication::processEvents();
        window.close();
    }
    EXPECT_FALSE(connectToWindow(showFolder()));
    MainWindow again(options);
    EXPECT_TRUE(again.actions().get("takeTensors")->isChecked());
    EXPECT_TRUE(connectToWindow(showFolder()));
    const auto* const tabs = again.findChild<CaseTabs*>();
    for (int i = 0; i < tabs->count(); ++i)
        EXPECT_FALSE(tabs->state(i).given);
}

} // namespace
} // namespace tessera
