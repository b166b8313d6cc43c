// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace tessera {

// What the members of a bundle are called. numpy.load() leaves ".npy" out.
inline constexpr std::string_view kManifestMember = "manifest.json", kCaseMember = "case.json",
                                  kResultsMember = "results.json", kVersionsMember = "versions.json",
                                  kInputMember = "input.npy", kExpectedMember = "expected.npy",
                                  kResultPrefix = "result.";

inline constexpr std::string_view kBundleFormat = "tessera bundle"; // in the manifest
inline constexpr uint64_t kBundleVersion = 1;

std::string plainName(std::string_view text); // an engine's name as a part of a member's

} // namespace tessera
