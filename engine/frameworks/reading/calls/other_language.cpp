// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/calls/other_language.h"

#include <algorithm>
#include <cctype>

namespace tessera {

namespace {

constexpr Text kOfShader = say("reading",
                               "paste what the shader computes as a call, such as F.interpolate(x, size=(8, 12), "
                               "mode='bilinear'), or give its output to identify");
constexpr Text kOfArrays = say("reading",
                               "paste the same reshapes, transposes and resizes as Python has them, or give the "
                               "output to identify");

// Words that no text has that is read; "~" is a space. The first language is taken of which one is there.
constexpr struct {
    const char* name;
    std::string_view words; // between spaces
    Text instead;
} kLanguages[] = {
    {"Metal", "metal_stdlib texture2d< [[kernel]] [[thread_position_in_grid]] half4( device~float", kOfShader},
    {"CUDA", "__global__ __device__ __shared__ blockIdx threadIdx tex2D< cudaMemcpy", kOfShader},
    {"OpenCL", "__kernel get_global_id read_imagef write_imagef", kOfShader},
    {"WGSL",
     "textureSample textureSampleLevel textureLoad( textureStore( @compute @fragment @group( @vertex @workgroup_size "
     "@builtin vec2< vec3< vec4< vec2f vec4f vec2u array<f32> var<storage var<workgroup",
     kOfShader},
    {"GLSL",
     "gl_ #version vec2 vec3 vec4 ivec2 uvec2 sampler2D texelFetch textureLod textureSize texture2D imageLoad "
     "imageStore layout( uniform",
     kOfShader},
    {"HLSL",
     "float2 float3 float4 uint2 uint3 int2 half4 Texture2D RWTexture2D RWStructuredBuffer StructuredBuffer "
     "ByteAddressBuffer SampleLevel SampleGrad .Sample( .xy] SamplerState numthreads SV_ cbuffer GroupMemoryBarrier",
     kOfShader},
    {"Rust",
     "fn let~mut impl usize i64; &[ vec! .unwrap( ndarray:: tch:: Tensor::randn( candle_ burn:: .into_shape "
     ".into_shape_with_order "
     "permuted_axes( .view(( .reshape((",
     kOfArrays},
    {"Swift", "func guard~let MLXArray MLTensor MPSGraph vImage CGImage UIImage CIImage MLMultiArray Float]",
     kOfArrays},
    {"Kotlin", "fun FloatArray floatArrayOf TensorImage ResizeOp(", kOfArrays},
    {"Java", "public~static Mat() BufferedImage INDArray Nd4j NDArray NDManager", kOfArrays},
    {"C#", "using~System; Bitmap( DenseTensor< torch.NN Mat<", kOfArrays},
    {"Julia", "permutedims( PermutedDimsArray julia> Flux. imresize!", kOfArrays},
    {"MATLAB", "imresize( imresize3( function~y permute(x,[ end; dlarray depthToSpace( ,[]) (:,:,", kOfArrays},
    {"R", "aperm( <- library( dim(x)", kOfArrays},
    {"sharp (JavaScript)", "sharp(", kOfArrays},
    {"Jimp (JavaScript)", "Jimp. jimp.", kOfArrays},
    {"the canvas of JavaScript", "drawImage( getContext( OffscreenCanvas createImageBitmap", kOfArrays},
};

// As a word of its own: a name does not go on before it or, where it ends in one, behind it.
bool hasWord(std::string_view text, std::string word)
{
    std::ranges::replace(word, '~', ' ');
    const auto isOfName = [](char each) { return std::isalnum(static_cast<unsigned char>(each)) != 0 || each == '_'; };
    for (size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
        const size_t end = at + word.size();
        const bool begins = at == 0 || !isOfName(word.front()) || (!isOfName(text[at - 1]) && text[at - 1] != '.');
        const bool ends = end == text.size() || !isOfName(word.back()) || word.back() == '_' || !isOfName(text[end]);
        if (begins && ends)
            return true;
    }
    return false;
}

// "[1 3 2 4]": numbers without commas between them.
bool hasSpacedList(std::string_view text)
{
    for (size_t at = text.find('['); at != std::string_view::npos; at = text.find('[', at + 1)) {
        const size_t end = text.find_first_not_of("0123456789", at + 1);
        const size_t next = end == std::string_view::npos ? end : text.find_first_not_of(' ', end);
        if (end > at + 1 && next != std::string_view::npos && next > end
            && std::isdigit(static_cast<unsigned char>(text[next])) != 0)
            return true;
    }
    return false;
}

} // namespace

Message otherLanguage(std::string_view text)
{
    if (hasSpacedList(text))
        return say("reading", "this is %1, which is not read; %2")("MATLAB", kOfArrays);
    for (const auto& [name, words, instead] : kLanguages)
        for (size_t at = 0; at < words.size();) {
            const size_t end = std::min(words.find(' ', at), words.size());
            if (hasWord(text, std::string(words.substr(at, end - at))))
                return say("reading", "this is %1, which is not read; %2")(name, instead);
            at = end + 1;
        }
    return {};
}

} // namespace tessera
