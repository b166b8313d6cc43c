// SPDX-License-Identifier: Apache-2.0
// What a diagnosis says, in English.
#pragma once

#include "engine/detect/identify/diagnosis.h"

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

} // namespace tessera
