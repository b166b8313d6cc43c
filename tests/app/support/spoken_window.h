// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/look/language.h"
#include "tests/app/support/window_fixture.h"

namespace tessera {

// The window in each language that this machine can write.
class SpokenWindow : public testing::WithParamInterface<Language>, public WindowTest {
protected:
    explicit SpokenWindow(const WindowOptions& options = {.fresh = true, .theme = Theme::Light})
        : WindowTest(spoken(options))
    {
    }
    ~SpokenWindow() override { applyLanguage("en"); }

    void SetUp() override
    {
        if (!missingFont(GetParam().code).isEmpty())
            GTEST_SKIP() << "no font for " << GetParam().code.toStdString();
    }

private:
    static WindowOptions spoken(WindowOptions options)
    {
        options.language = GetParam().code;
        return options;
    }
};

inline std::string codeOf(const testing::TestParamInfo<Language>& language)
{
    return language.param.code.toStdString();
}

} // namespace tessera
