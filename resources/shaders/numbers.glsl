// SPDX-License-Identifier: Apache-2.0
// Conversion between an element's bits and float32. The way back rounds once.

// Formats of an element.
const uint kFloat = 0; // 2 or 4 bytes
const uint kSigned = 1; // 1 byte
const uint kUnsigned = 2;

// IEEE half to float32 in integer arithmetic. A device's own conversion may flush denormals.
float halfToFloat(uint bits)
{
    const uint sign = (bits & 0x8000u) << 16;
    const uint exponent = bits >> 10 & 0x1fu;
    const uint mantissa = bits & 0x3ffu;
    if (exponent == 0) { // zero or denormal: exact as a normal float32
        precise const float magnitude = float(mantissa) * uintBitsToFloat(0x33800000u); // 2^-24
        return uintBitsToFloat(floatBitsToUint(magnitude) | sign);
    }
    const uint widened = exponent == 31 ? 0x7f800000u : (exponent + 112u) << 23;
    return uintBitsToFloat(sign | widened | (mantissa << 13));
}

// To nearest, ties to even.
uint floatToHalf(float value)
{
    const uint bits = floatBitsToUint(value);
    const uint sign = bits >> 16 & 0x8000u;
    const uint magnitude = bits & 0x7fffffffu;
    if (magnitude > 0x7f800000u)
        return sign | 0x7e00u;
    if (magnitude >= 0x47800000u) // 2^16 and beyond
        return sign | 0x7c00u;
    if (magnitude >= 0x38800000u) { // 2^-14: normal
        const uint rounded = magnitude + 0xfffu + (magnitude >> 13 & 1u);
        return sign | (rounded - 0x38000000u >> 13);
    }
    const uint exponent = magnitude >> 23;
    if (exponent < 102) // below half of the smallest denormal
        return sign;
    const uint significand = magnitude & 0x7fffffu | 0x800000u;
    const uint shift = 126 - exponent;
    const uint kept = significand >> shift;
    const uint rest = significand & ((1u << shift) - 1u);
    const uint halfway = 1u << (shift - 1u);
    return sign | kept + uint(rest > halfway || (rest == halfway && (kept & 1u) != 0));
}

float widen(uint bits, uint elementBytes, uint format)
{
    if (format == kFloat)
        return elementBytes == 4 ? uintBitsToFloat(bits) : halfToFloat(bits);
    return format == kSigned ? float(bitfieldExtract(int(bits), 0, 8)) : float(bits);
}

// FLOAT16 to nearest-even, integers toward zero and clamped; NaN is 0.
uint narrow(float value, uint elementBytes, uint format)
{
    if (format == kFloat)
        return elementBytes == 4 ? floatBitsToUint(value) : floatToHalf(value);
    if (isnan(value))
        return 0;
    if (format == kSigned)
        return uint(int(clamp(value, -128.0, 127.0))) & 0xffu;
    return uint(clamp(value, 0.0, 255.0));
}
