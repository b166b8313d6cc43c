// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/io/json_tolerance.h"

#include "engine/formats/io/case_file.h"
#include "engine/formats/io/json_edit.h"

#include <cmath>

namespace tessera {

namespace {

double numberOr(const JsonMember& object, const char* name, double otherwise)
{
    const auto member = object.find(name);
    if (!member)
        return otherwise;
    const JsonValue& value = member->value();
    if (!value.IsNumber() || !(value.GetDouble() >= 0) || !std::isfinite(value.GetDouble()))
        member->refuse(say("io", "%1 = %2 is not a tolerance; 0 or a positive number would be"));
    return value.GetDouble();
}

IntegerRounding roundingOr(const JsonMember& object, const char* name, IntegerRounding otherwise)
{
    const auto member = object.find(name);
    if (!member)
        return otherwise;
    const auto rounding = integerRoundingFromName(member->string());
    if (!rounding)
        member->refuse(say("io",
                           "%1 = %2 is no rounding; truncate, half-up, half-even, half-away-from-zero, half-down, "
                           "floor or ceil would be right"));
    return *rounding;
}

bool truthOr(const JsonMember& object, const char* name, bool otherwise)
{
    const auto member = object.find(name);
    return member ? member->boolean() : otherwise;
}

} // namespace

Tolerance readTolerance(const JsonMember& object)
{
    const Tolerance usual;
    Tolerance tolerance{
        .atol = numberOr(object, "atol", usual.atol),
        .rtol = numberOr(object, "rtol", usual.rtol),
        .ulp = object.find("ulp") ? object.find("ulp")->uint64() : usual.ulp,
        .interpolationBound = truthOr(object, "interpolationBound", usual.interpolationBound),
        .nanEqualsNan = truthOr(object, "nanEqualsNan", usual.nanEqualsNan),
        .eitherNeighbour = truthOr(object, "eitherNeighbour", usual.eitherNeighbour),
        .integers = roundingOr(object, "integers", usual.integers),
        .anyCoordinates = truthOr(object, "anyCoordinates", usual.anyCoordinates),
        .allowedShare = numberOr(object, "allowedShare", usual.allowedShare),
        .hardLimit = numberOr(object, "hardLimit", usual.hardLimit),
    };
    if (tolerance.allowedShare > 1)
        object.find("allowedShare")->refuse(say("io", "%1 = %2 is more than all elements; 0 to 1 would be right"));
    return tolerance;
}

void writeTolerance(const Tolerance& tolerance, JsonValue& object, JsonDocument::AllocatorType& allocator)
{
    if (!object.IsObject())
        object.SetObject();
    memberOf(object, "atol", allocator).SetDouble(tolerance.atol);
    memberOf(object, "rtol", allocator).SetDouble(tolerance.rtol);
    memberOf(object, "ulp", allocator).SetUint64(tolerance.ulp);
    const Tolerance usual;
    const auto write = [&](const char* name, auto value, auto usually) {
        if (value == usually)
            object.RemoveMember(name);
        else
            memberOf(object, name, allocator).Set(value);
    };
    write("interpolationBound", tolerance.interpolationBound, usual.interpolationBound);
    write("nanEqualsNan", tolerance.nanEqualsNan, usual.nanEqualsNan);
    write("eitherNeighbour", tolerance.eitherNeighbour, usual.eitherNeighbour);
    if (tolerance.integers == usual.integers)
        object.RemoveMember("integers");
    else
        memberOf(object, "integers", allocator).SetString(rapidjson::StringRef(name(tolerance.integers).data()));
    write("anyCoordinates", tolerance.anyCoordinates, usual.anyCoordinates);
    write("allowedShare", tolerance.allowedShare, usual.allowedShare);
    write("hardLimit", tolerance.hardLimit, usual.hardLimit);
}

std::string toJson(const Tolerance& tolerance)
{
    JsonDocument document;
    writeTolerance(tolerance, document, document.GetAllocator());
    JsonBuffer buffer;
    JsonWriter writer(buffer);
    document.Accept(writer);
    return buffer.GetString();
}

Tolerance toleranceFromJson(std::string_view json)
{
    try {
        const JsonDocument document = parseJson(json);
        return readTolerance(JsonMember(document, "tolerance"));
    } catch (const JsonError& error) {
        throw IoError(error.message());
    }
}

} // namespace tessera
