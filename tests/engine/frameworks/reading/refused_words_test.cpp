// SPDX-License-Identifier: Apache-2.0
// What is no map of ours says what it is, in its own words and at its place.
#include "tests/engine/frameworks/reading/words.h"

#include <gmock/gmock.h>

namespace tessera::words {
namespace {

using testing::HasSubstr;
using testing::Not;

// What is no map of ours says what it is.
const SaysRow kRefused[] = {
    {"torch.cat([x[..., ::2, ::2], x[..., 1::2, ::2], x[..., ::2, 1::2], x[..., 1::2, 1::2]], 1)", kWide,
     "column 1: the block is column by column (as in Focus): no operator of DirectML orders it so; nearest is "
     "SPACE_TO_DEPTH1 with BlockSize 2 and Order DEPTH_COLUMN_ROW"},
    {"F.interpolate(x, scale_factor=2, mode='bicubic')", kWide, "column 39: mode 'bicubic': DirectML has none"},
    {"jax.image.resize(x, (1, 2, 8, 12), 'lanczos3')", kWide, "DirectML has none"},
    {"Resize(x, scales=[1, 1, 2, 2], mode='cubic')", kWide, "DirectML has none"},
    {"for i in range(3):\n    x = F.pixel_shuffle(x, 2)", kDeep, "line 1, column 1: \"for\" branches or loops"},
    {"y = x\nif y.sum() > 0:\n    y = F.pixel_shuffle(y, 2)", kDeep, "line 2, column 1: \"if\" branches or loops"},
    {"while True: pass", kDeep, "\"while\" branches or loops"},
    {"[F.relu(c) for c in x]", kDeep, "this loops over data"},
    {"y = x + 1", kDeep, "column 5: \"+\" computes with x, which is given no value here, or is a tensor"},
    {"y = -x", kDeep, "computes with x"},
    {"x @ w", kDeep, "\"@\" computes with x"},
    {"F.pixel_shuffle(x, 2) + 1", kDeep, "column 1: \"+\" computes with a tensor's elements"},
    {"F.pixel_shuffle(x, r * 2)", kDeep, "column 20: \"*\" computes with r, which is given no value here"},
    {"F.relu(x)", kDeep, "relu is none of DirectML's layout operators: it computes with the elements"},
    {"F.conv2d(x, w)", kDeep, "it computes with weights of its own"},
    {"nn.Sequential(nn.Conv2d(3, 12, 3), nn.PixelShuffle(2))(x)", kDeep, "column 15: Conv2d is none of"},
    {"F.avg_pool2d(x, 2)", kDeep, "it makes one of whole windows"},
    {"einops.reduce(x, 'b c (h 2) (w 2) -> b c h w', 'mean')", kWide, "reduce is none of DirectML's layout operators"},
    {"F.pad(x, (1, 1))", kDeep, "it adds elements at the edges"},
    {"x.flip(1)", kDeep, "it turns axes round"},
    {"np.roll(x, 1)", kDeep, "it turns axes round or rolls them"},
    {"F.grid_sample(x, g)", kDeep, "it samples at places that data say"},
    {"tf.space_to_batch(x, 2)", kDeep, "it moves blocks to the batch"},
    {"helper.make_node('Conv', ['x', 'w'], ['y'])", kDeep, "Conv is none of DirectML's layout operators"},
    {"x[:, :, ::-1]", kDeep, "a step of -1 turns the axis round"},
    {"x[:, 9]", kDeep, "no place in a list of 8"},
    {"x[:, 3:3]", kDeep, "has no elements"},
    {"x[:, m]", kDeep, "which part is taken is not known here"},
    {"x[0, 0, 0, 0, 0]", kDeep, "the index has 5 places, and the tensor 4 axes"},
    {"y = torch.empty(1, 2, 4, 6)\ny[:, :, ::2] = x", kDeep, "line 2, column 1: a part of a tensor is given a value"},
    {"x.permute(0, 2, 3, 1)", kDeep, "a transposition, which DirectML says by strides"},
    {"np.tile(x, (1, 1, 2, 2))", kDeep, "as none of DirectML's layout operators moves them"},
    {"torch.stack([x[:, i::4] for i in range(4)], 1)", kDeep, "as none of DirectML's layout operators moves them"},
    {"torch.einsum('nchw->nhw', x)", kDeep, "it sums over c"},
    {"torch.einsum('nchw,oc->nohw', x, w)", kDeep, "it multiplies tensors"},
    {"x.unfold(2, 3, 1)", kWide, "expected 3, so that every element is in one block"},
    {"x.reshape(1, 4, 12)", kDeep, "a reshape, for which DirectML has no operator"},
    {"t = x.view(1, 4, 3, 6).permute(0, 2, 1, 3).contiguous()\nt.view(1, 3, 2, 12)", kColours, "{1, 3, 2, 12}"},
    {"float2 uv = (id.xy + 0.5) / outSize;\nOut[id.xy] = Tex.SampleLevel(LinearClamp, uv, 0);", kWide,
     "this is HLSL, which is not read; paste"},
    {"vec2 uv = gl_FragCoord.xy / size; color = texture(tex, uv);", kWide, "this is GLSL, which is not read"},
    {"let c = textureSampleLevel(tex, smp, uv, 0.0);", kWide, "this is WGSL, which is not read"},
    {"let y = x.into_shape((1, 2, 2, 2, 2, 3)).unwrap().permuted_axes([0, 3, 4, 1, 5, 2]);", kDeep, "this is Rust"},
    {"let y = MLXArray(x).reshaped([1, 2, 2]).transposed(0, 2, 1)", kDeep, "this is Swift"},
    {"y = reshape(permute(x,[2 1 3]), [], 4);", kDeep, "this is MATLAB"},
    {"y = imresize(x, 2, 'bilinear');", kWide, "this is MATLAB"},
    {"Interp up 1 1 in out 0=1 1=2 2=2", kWide, "this is ncnn, which is not read; paste"},
    {"7767517\n2 2\nInput in 0 1 x\nPixelShuffle ps 1 1 x y 0=2\n", kDeep, "this is ncnn"},
    {"F.unfold(x, 2)", kWide, "stride is missing, and then 1, so that blocks overlap"},
    {"F.unfold(x, 2, stride=1)", kWide, "stride 1: expected 2, so that every element is in one block"},
    {"F.unfold(x, 2, padding=1, stride=2)", kWide, "padding 1: expected 0"},
    {"np.reshape(x, (1, 2, 2, 2, 2, 3), order='F')", kDeep, "order 'F': the first axis would run fastest"},
    {"x.to(torch.bfloat16)", kDeep, "no case has elements of the type bfloat16"},
    {"jax.image.resize(x, (1, 2, 2, 3), method='linear')", kWide, "antialias is True where nothing is said"},
    {"torchvision.transforms.Resize((2, 3))(x)", kWide, "antialias is True where nothing is said"},
    {"skimage.transform.resize(img, (2, 3), mode='edge')", kWide, "anti_aliasing is True where nothing is said"},
    {"skimage.transform.resize(img, (8, 12))", kWide, "mode: expected edge; it is reflect where nothing is said"},
    {"kornia.geometry.transform.resize(x, (2, 3), antialias=True)", kWide, "antialias True: expected False"},
    {"ndimage.zoom(x, 2)", kWide, "it is 3 where nothing is said"},
    {"mlx.nn.Upsample(1.5)(x)", kWide, "MLX does not say which neighbour is nearest"},
    {"mx.nd.UpSampling(x, scale=2, sample_type='bilinear')", kWide, "sample_type 'bilinear': DirectML has none"},
    {"tf.raw_ops.ResizeNearestNeighborGrad(grads=g, size=[2, 3], align_corners=True, half_pixel_centers=True)", kWide,
     "half_pixel_centers True: TensorFlow takes it with align_corners False only"},
    {"dml::Upsample2D(x, {2, 2}, DML_INTERPOLATION_MODE_LINEAR)", kWide, "DirectML does not say where UPSAMPLE_2D"},
    {"DML_CONVOLUTION_OPERATOR_DESC desc = {};", kWide, "is none of DirectML's operators that move or resize"},
    {"Resize(x, scales=[1, 2, 2, 2, 2, 2], mode='linear')", {1, 2, 2, 3, 4, 4}, "more than the four dimensions"},
    {"def f(x):", kWide, "no call that moves or resizes a tensor is here"},
    {"def f(x, r=2):\n    return f(x, r)\nf(x)", kDeep, "line 2, column 12: f calls itself, which is not read"},
    {"def f(x, r=2):\n    return F.pixel_shuffle(x, r)\nf(x, block=2)", kDeep, "f has no such parameter"},
    {"def fold(t):\n    t = t.view(1, 4, 3, 6)\n    t = t.permute(0, 2, 1, 3)\n    return t.view(1, 3, 2, 12)\nfold(x)",
     kColours, "{1, 3, 2, 12}"},
    {"y = reshape(x, [2, 2, 3, 2]);\ny = permute(y, [1 3 2 4]);", kWide, "this is MATLAB"},
    {"Out[id.xy] = Tex.Sample(s, uv);", kWide, "this is HLSL"},
    {"class A(nn.Module):\n    def forward(self, x):\n        return x", kDeep,
     "line 1, column 1: \"class\" makes a program, which is not run here; paste the assignments and calls alone, or "
     "let Python run the whole function with ts.probe, ts.identify or ts.sweep"},
    {"f = lambda t: F.pixel_shuffle(t, 2)", kDeep, "column 5: \"lambda\" makes a program"},
    {"layers.Lambda(lambda t: tf.nn.space_to_depth(t, 2))(x)", kWide, "column 15: \"lambda\" makes a program"},
    {"function f(x) {}", kDeep, "column 1: \"function\" makes a program"},
    {"F.pixel_shuffle(x, 2 if x.ndim == 4 else 3)", kDeep, "column 22: \"if\" branches or loops"},
    {"y = x\nwhile True:\n    y = F.pixel_shuffle(y, 2)", kDeep, "ts.probe"},
};

TEST(WordsTable, WhatIsNoMapSaysWhatItIs)
{
    for (const SaysRow& row : kRefused) {
        const std::string said = read(row.words, row.sizes);
        EXPECT_THAT(said, HasSubstr(row.says)) << row.words;
        EXPECT_THAT(said, Not(HasSubstr("--DataType"))) << row.words;
        EXPECT_THAT(said, Not(HasSubstr("this sign is not understood"))) << row.words;
    }
}

} // namespace
} // namespace tessera::words
