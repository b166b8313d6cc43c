// SPDX-License-Identifier: Apache-2.0
// What a diagnosis says, in English.
#pragma once

#include "engine/detect/identify/diagnosis.h"
#include "engine/formats/io/dispatch_job.h"
#include "tests/support/engines.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>

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

// The class, and what the name and one of the sentences say.
inline void expectFound(const Diagnosis& found, MistakeClass mistake, const std::string& what = {},
                        const std::string& sentence = {})
{
    using testing::HasSubstr;
    EXPECT_EQ(found.mistake, mistake) << words(found);
    EXPECT_THAT(said(found.what), HasSubstr(what)) << words(found);
    EXPECT_THAT(said(found.sentences), testing::Contains(HasSubstr(sentence))) << words(found);
}

// The same, and no other class.
inline void expectAlone(const Diagnosis& found, MistakeClass mistake, const std::string& what = {})
{
    expectFound(found, mistake, what);
    EXPECT_EQ(found.classes(), std::vector{mistake}) << words(found);
}

inline Operator operatorIn(const std::string& line)
{
    return caseFromText(line).op;
}

// Of each element of these sizes, or of the tensor's own, the element of the tensor that `place` turns its coordinates
// into.
inline Tensor rearranged(const Tensor& from, const std::function<void(std::vector<uint32_t>& at)>& place,
                         const std::vector<uint32_t>& sizes = {})
{
    Tensor output({.dataType = from.desc.dataType, .sizes = sizes.empty() ? from.desc.sizes : sizes});
    for (uint64_t i = 0; i < elementCount(output.desc); ++i) {
        std::vector<uint32_t> at = coordinates(output.desc.sizes, i);
        place(at);
        output.setBits(i, from.bits(elementAt(from.desc.sizes, at)));
    }
    return output;
}

// A case, its input and what it gives.
struct Meant {
    explicit Meant(const std::string& line)
        : c(caseFromText(line))
        , input(loadInput(c))
        , right(runOn(engineNamed("cpu"), c, input))
    {
    }

    Case c;
    Tensor input, right;
};

} // namespace tessera
