// SPDX-License-Identifier: Apache-2.0
// What a diagnosis says, in English.
#pragma once

#include "engine/detect/identify/diagnosis.h"

#include <gtest/gtest.h>

namespace tessera {

inline std::string said(const Message& message)
{
    return english(message);
}

inline std::string said(const Named& what)
{
    return english(what.words);
}

inline std::vector<std::string> said(const std::vector<Message>& messages)
{
    std::vector<std::string> texts;
    for (const Message& message : messages)
        texts.push_back(english(message));
    return texts;
}

inline std::string remedyOf(const Diagnosis& found)
{
    return found.remedy ? english(found.sentences.at(*found.remedy)) : std::string();
}

inline std::string words(const Diagnosis& found) // all of it, for a test that fails
{
    return std::string(name(found.mistake)) + ": " + said(found.what) + testing::PrintToString(said(found.equals))
        + testing::PrintToString(said(found.sentences));
}

} // namespace tessera
