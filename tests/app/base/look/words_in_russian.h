// SPDX-License-Identifier: GPL-3.0-or-later
// What the engine says, read in Russian: it has no word in common with English, so that what is left is seen.
#pragma once

#include "app/base/look/language.h"
#include "app/base/look/words.h"

#include <gtest/gtest.h>

#include <QStringList>

#include <functional>
#include <string>

namespace tessera {

class WordsInRussian : public testing::Test {
protected:
    WordsInRussian() { applyLanguage("ru"); }
    ~WordsInRussian() override { applyLanguage("en"); }

    static std::string said(const Message& message) { return inWindowLanguage(message).toStdString(); }

    // `names` are parts of the sentence that stay as they are: a file's, what another program says.
    static void expectKnown(const Message& message, const QStringList& names = {});
};

// The first English word that is left of a sentence; none: empty.
std::string englishIn(const QString& said);

// What is thrown by `work`; "(nothing)" where nothing is.
Message refusal(const std::function<void()>& work);

} // namespace tessera
