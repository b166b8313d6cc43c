// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <gmock/gmock.h>

// What tests say of texts and lists, in fewer words.
namespace tessera {

using testing::AllOf;
using testing::AnyOf;
using testing::Contains;
using testing::ContainsRegex;
using testing::Each;
using testing::ElementsAre;
using testing::EndsWith;
using testing::Eq;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::MatchesRegex;
using testing::Not;
using testing::SizeIs;
using testing::StartsWith;
using testing::StrEq;

} // namespace tessera
