// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/compare/tolerance.h"
#include "engine/formats/io/case_file.h"
#include "engine/formats/io/json.h"
#include "engine/formats/io/json_text.h"

namespace tessera {

// read(element) for each element of an array.
template <class Read> auto listIn(const JsonMember& array, Read&& read)
{
    std::vector<decltype(read(array))> list;
    array.forEachElement([&](const JsonMember& each) { list.push_back(read(each)); });
    return list;
}
// The same for a member that may be missing; the list is then empty.
template <class Read> auto listIn(const JsonMember& object, std::string_view name, Read&& read)
{
    const auto array = object.find(name);
    return array ? listIn(*array, read) : std::vector<decltype(read(object))>();
}
std::string operatorNameIn(const JsonMember& member); // throws JsonError where this program has none
DataType dataTypeIn(const JsonMember& member);

// A dispatchable as DxDispatch reads it, without its bindings. One that this program cannot run says why, and is no
// error. A missing member, or one of the wrong kind, throws JsonError. An operator with issues is read like any other.
Dispatch readDispatchable(const JsonMember& member, const std::string& name);

// How an operator is written: all fields that are set, or only what DxDispatch needs (no strides of packed tensors).
enum class Detail { Everything, Needed };

// Writes "type" and "desc", which has the fields, into an object that has begun.
void writeOperator(JsonText& json, const Operator& op, Detail detail);

// A tolerance as a member of a case file, both ways: {"atol": 0, "rtol": 0, "ulp": 0} and what differs from its
// default.
Tolerance readTolerance(const JsonMember& object); // throws JsonError
void writeTolerance(JsonText& json, const Tolerance& tolerance);

} // namespace tessera
