// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/support/thrown.h" // IWYU pragma: export

#include <gmock/gmock.h> // IWYU pragma: export
#include <gtest/gtest.h> // IWYU pragma: export

// GoogleTest, with short names for its matchers and for errors. A file that includes this needs none of these headers.
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
