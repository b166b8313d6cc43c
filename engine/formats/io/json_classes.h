// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

namespace tessera {

class JsonMember;
class JsonText;

// Of which class a mistake is, in every report: "class", null where the data leave several, and "classes", all of them.
// What one program writes another reads.
void writeClasses(JsonText& json, const std::vector<std::string>& classes); // into an object that was begun
// Empty: it has none. Reports of before have "class" alone.
std::vector<std::string> classesIn(const JsonMember& object);

} // namespace tessera
