// SPDX-License-Identifier: Apache-2.0
// The calls of the frameworks' own pages, and what is refused with its place.
#include "engine/frameworks/parse/source_text.h"
#include "tests/engine/frameworks/parse/words.h"

namespace tessera::words {
namespace {

const Sizes kSquare{1, 2, 4, 4};

// As the frameworks' own pages write them; the plainest calls are those of the golden from.
const SaysRow kCalls[] = {
    {"import torch\nfrom torch import nn\nlayer = nn.PixelShuffle(2)\ny = layer(x)", kDeep, "--Order COLUMN_ROW_DEPTH"},
    {"nn.PixelUnshuffle(2)", kWide, "SPACE_TO_DEPTH1 --Sizes 1,2,4,6 --DataType FLOAT32 --BlockSize 2 --Order COLUMN"},
    {"pixel_unshuffle(x, 2)", kWide, "SPACE_TO_DEPTH1"},
    {"DepthToSpace(blocksize=2, mode=\"CRD\")", kDeep, "--Order COLUMN_ROW_DEPTH"},
    {"DepthToSpace(x, blocksize=2)", kDeep, "--Order DEPTH_COLUMN_ROW"},
    {"y = DepthToSpace <blocksize = 2, mode = \"CRD\"> (x)", kDeep, "--Order COLUMN_ROW_DEPTH"},
    {"np.reshape(np.transpose(np.reshape(x, (1, 2, 2, 2, 2, 3)), (0, 1, 4, 2, 5, 3)), (1, 2, 4, 6))", kDeep,
     "--Order COLUMN_ROW_DEPTH"},
    {"n (c b1 b2) h w -> n c (h b1) (w b2), b1=2, b2=2", kDeep, "--Order COLUMN_ROW_DEPTH"},
    {"rearrange(x, '... (c b d) h w -> ... c (h b) (w d)', b=2, d=2)", kDeep, "--Order COLUMN_ROW_DEPTH"},
    {"n c (h 2) (w 2) -> n (c 2 2) h w", kWide, "is only on the left"},
    {"opset8.space_to_depth(x, \"blocks_first\", 2)", kWide, "--Order DEPTH_COLUMN_ROW"},
    {"DepthToSpace(mode=\"blocks_first\", block_size=2)", kDeep, "--Order DEPTH_COLUMN_ROW"},
    {"mb.space_to_depth(x=x, block_size=2)", kWide, "--Order DEPTH_COLUMN_ROW"},
    // Channels last: strides.
    {"tf.nn.depth_to_space(x, 2, data_format=\"NCHW\")", kDeep,
     "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType FLOAT32 --BlockSize 2 --Order DEPTH_COLUMN_ROW"},
    {"rearrange(x, \"n h w (b1 b2 c) -> n (h b1) (w b2) c\", b1=2, b2=2)", kDeep, "--Strides 48,1,24,8"},
    {"self.x.view(1, 2, 2, 2, 3, 2).permute(0, 3, 5, 1, 2, 4).view(1, 8, 2, 3)", kWide, "SPACE_TO_DEPTH1"},
    // Resizes.
    {"F.interpolate(x, scale_factor=2, mode=\"bilinear\", antialias=True)", kSquare, "RESAMPLE --Sizes"},
    {"F.interpolate(x, scale_factor=1.3)", kSquare,
     "--Scales 1,1,1.3,1.3 --InputPixelOffsets 0.5,0.5,0.5,0.5 --OutputPixelOffsets -0.5,-0.5,0,0"},
    {"F.interpolate(x, scale_factor=1.3, recompute_scale_factor=True)", kSquare, "--Scales 1,1,1.25,1.25"},
    {"F.interpolate(x, size=6, mode=\"linear\")",
     {2, 3, 4},
     "--Sizes 2,3,4 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,1.5"},
    {"nn.Upsample(scale_factor=2, mode='nearest')(x)", kSquare, "--Scales 1,1,2,2"},
    {"nn.UpsamplingBilinear2d(scale_factor=2)", kSquare, "--Scales 1,1,2.3333333,2.3333333"},
    {"Resize(mode=\"linear\", coordinate_transformation_mode=\"asymmetric\", scales=[1,1,2,2])", kSquare,
     "RESAMPLE1 --Sizes 1,2,4,4 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,2,2"},
    {"y = Resize <mode = \"linear\"> (x, , scales)\nfloat[4] scales = {1, 1, 2, 2}", kSquare, "--Scales 1,1,2,2"},
    {"scales = np.array([1.0, 1.0, 0.6, 0.6], dtype=np.float32)\nnode = onnx.helper.make_node(\"Resize\", "
     "inputs=[\"X\", \"\", \"scales\"], outputs=[\"Y\"], mode=\"nearest\")",
     kSquare, "RESAMPLE2 --Sizes 1,2,4,4 --DataType FLOAT32"},
    {"tf.image.resize(x, [8, 8])", kSquare,
     "--Strides 32,1,8,2 --OutputTensor.Strides 128,1,16,2 --InterpolationMode LINEAR --Scales 1,1,2,2"},
    {"tf.image.resize(x, (4, 2), method=tf.image.ResizeMethod.NEAREST_NEIGHBOR, preserve_aspect_ratio=True)", kSquare,
     "--Scales 1,1,0.5,0.5"},
    {"tf.compat.v1.image.resize(x, [8, 8], method=0)", kSquare, "--InterpolationMode LINEAR --Scales 1,1,2,2"},
    {"tf.compat.v1.image.resize_images(x, [8, 8], 1)", kSquare, "--InterpolationMode NEAREST_NEIGHBOR --Scales 1,1,2"},
    {"tf.compat.v1.image.resize_nearest_neighbor(x, [6, 6], half_pixel_centers=True)", kSquare, "RESAMPLE --Sizes"},
    {"Interpolate(mode=\"nearest\", shape_calculation_mode=\"scales\", scales=[1.5, 1.5], axes=[2, 3], "
     "nearest_mode=\"simple\", coordinate_transformation_mode=\"asymmetric\")",
     kSquare, "--Scales 1,1,1.5,1.5"},
    {"builder.resample2d(x, {mode: 'linear', scales: [1.3, 1.3]})", kSquare, "--Scales 1,1,1.25,1.25"},
    {"mb.resize_bilinear(x=x, target_size_height=8, target_size_width=8, sampling_mode=\"UNALIGN_CORNERS\")", kSquare,
     "RESAMPLE --Sizes"},
    {"mb.upsample_nearest_neighbor(x=x, scale_factor_height=2, scale_factor_width=3)", kSquare, "--Scales 1,1,2,3"},
    {"x.repeat(2, axis=2).repeat(3, axis=3)", kSquare,
     "RESAMPLE --Sizes 1,2,4,4 --DataType FLOAT32 --InterpolationMode NEAREST_NEIGHBOR --Scales 1,1,2,3"},
    {"np.kron(x, np.ones((2, 3)))", kSquare, "--Scales 1,1,2,3"},
    {"x = torch.randn(1, 3, 5, 5)\ny = F.interpolate(x, scale_factor=2)", kSquare, "--Sizes 1,3,5,5"},
};

TEST(Reading, MovesAndResizesAreReadFromEveryFrameworksWords)
{
    for (const SaysRow& row : kCalls)
        EXPECT_THAT(read(row.words, row.sizes), HasSubstr(row.says)) << row.words;
}

// A refusal names the place, what stands there, and what was expected.
const SaysRow kRefusals[] = {
    {"F.interpolate(x, size=2, mode=\"bilinear\", antialias=True)", kSquare, "antialias True: PyTorch drops what its"},
    {"F.interpolate(x, scale_factor=2, align_corners=True)", kSquare, "align_corners True: PyTorch takes it with"},
    {"F.interpolate(x, scale_factor=0.1)", kSquare, "scale_factor 0.1: the output would have the size 0"},
    {"F.interpolate(x, scale=2)", kSquare, "column 24: interpolate has no scale; expected input, size, scale_factor"},
    {"F.interpolate(x, scale_factor=2)", kNoSizes, "--Sizes"},
    {"F.interpolate(x, scale_factor=2", kSquare, "column 14: ( is not closed"},
    {"F.interpolat(x, scale_factor=2)", kSquare, "did you mean interpolate?"},
    {"F.pixel_shuffle(x, 2)", {1, 6, 2, 2}, "channels that are a multiple of 4"},
    {"F.pixel_shuffle(F.interpolate(x, scale_factor=2), 2)", kDeep, "a case is one operator"},
    {"x.permute(0, 2, 2, 1)", kSquare, "axis 2 is there twice"},
    {"x.reshape(1, 2, 5, 4)", kSquare, "reshape of {1, 2, 4, 4} to {1, 2, 5, 4}"},
    {"depth_to_space(x, 2)", kDeep, "TensorFlow and OpenVINO have a depth_to_space"},
    {"tf.image.resize(x, [2, 2], antialias=True)", kSquare, "antialias True: TensorFlow 2 drops"},
    {"tf.image.resize(x, [2, 2], method=\"lanczos3\")", kSquare, "method \"lanczos3\""},
    {"tf.nn.depth_to_space(x, 2, data_format=\"NCHW_VECT_C\")", kDeep, "data_format \"NCHW_VECT_C\""},
    {"y = Resize <mode = \"linear\"> (x, , scales)", kSquare, "the values of scales are not in the text"},
    {"ov.interpolate(x, [8, 8], \"nearest\", \"sizes\", [1], axes=[2, 3])", kSquare, "pads_begin [1]"},
    {"im.resize((2, 2), Image.BILINEAR)", kSquare, "Pillow widens its filter"},
    {"im.resize((8, 8))", kSquare, "BICUBIC"},
    {"cv2.resize(x, (8, 8), interpolation=cv2.INTER_CUBIC)", kSquare, "interpolation cv2.INTER_CUBIC"},
    {"mb.resize_nearest_neighbor(x=x, target_size_height=6, target_size_width=8)", kSquare, "target_size_height 6"},
    {"y = x", kSquare, "no call"},
    {"n (c b1 b2) h w -> n c (h b1) (w b2)", kDeep, "c=2 beside the pattern"},
    {"", kSquare, "the text is empty"},
    {"keras.ops.depth_to_space(x, 2, \"channels_first\")", kDeep,
     "data_format \"channels_first\": Keras's backends do not agree on its order; expected channels_last"},
    {"tf.nn.depth_to_space(x, 2, data_format=\"channels_last\")", kDeep,
     "data_format \"channels_last\": expected NHWC or NCHW"},
    {"tf.compat.v1.image.resize(x, [8, 8], method=2)", kSquare,
     "method 2: DirectML has none: RESAMPLE copies one element"},
    {"F.interpolate(x, scale_factor=2, mode=\"bilinaer\")", kSquare, "did you mean bilinear?"},
    {"cv2.resize(x, (2, 2), interpolation=cv2.INTER_AREA)", kSquare,
     "a triangle; expected INTER_LINEAR, INTER_NEAREST, INTER_NEAREST_EXACT or INTER_LINEAR_EXACT"},
    {"mylib.image.resize(x, (1, 2, 8, 8), method=\"bilinear\")", kSquare,
     "column 1: mylib.image.resize is none of the functions that can be read; expected one that moves or resizes"},
    {"import mylib.transforms.functional as M\nM.resize(img, [4, 4])", kSquare,
     "mylib.transforms.functional.resize is none of the functions"},
    {"torhc.nn.functional.interpolate(x, scale_factor=2)", kSquare, "did you mean torch?"},
    {"x.reshape(1, 2)[0]", kSquare, ""},
    // A list of none or several numbers, where one is expected.
    {"torch.transpose(x, [], 1)", kSquare, "column 20: dim0 []: expected one whole number"},
    {"tf.keras.layers.UpSampling2D(size=[])(x)", kSquare, "size []: expected one number or two"},
    // A chain that no operator is: the message says what it does.
    {"torch.cat([x[..., ::2, ::2], x[..., 1::2, ::2], x[..., ::2, 1::2], x[..., 1::2, 1::2]], 1)", kWide,
     "column 1: the block is column by column (as in Focus): no operator of DirectML orders it so; nearest is "
     "SPACE_TO_DEPTH1 with BlockSize 2 and Order DEPTH_COLUMN_ROW"},
    {"for i in range(3):\n    x = F.pixel_shuffle(x, 2)", kDeep, "line 1, column 1: \"for\" branches or loops"},
    {"y = x\nif y.sum() > 0:\n    y = F.pixel_shuffle(y, 2)", kDeep, "line 2, column 1: \"if\" branches or loops"},
    {"torch.cat([x[..., i::2, j::2] for i in (0, 1) for j in (0, 1)], 1)", kWide,
     "column 31: \"for\" branches or loops, which is not run here; paste the assignments and calls alone"},
    {"y = x + 1", kDeep, "column 5: \"+\" computes with x, which is given no value here, or is a tensor"},
    {"x @ w", kDeep, "\"@\" computes with x"},
    {"F.pixel_shuffle(x, 2) + 1", kDeep, "column 1: \"+\" computes with a tensor's elements"},
    {"F.pixel_shuffle(x, r * 2)", kDeep, "column 20: \"*\" computes with r, which is given no value here"},
    {"F.relu(x)", kDeep, "relu is none of DirectML's layout operators: it computes with the elements"},
    {"F.conv2d(x, w)", kDeep, "it computes with weights of its own"},
    {"nn.Sequential(nn.Conv2d(3, 12, 3), nn.PixelShuffle(2))(x)", kDeep, "column 15: Conv2d is none of"},
    {"einops.reduce(x, 'b c (h 2) (w 2) -> b c h w', 'mean')", kWide, "reduce is none of DirectML's layout operators"},
    {"F.avg_pool2d(x, 2)", kDeep, "it makes one of whole windows"},
    {"F.pad(x, (1, 1))", kDeep, "it adds elements at the edges"},
    {"x.flip(1)", kDeep, "it turns axes round"},
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
    {"torch.einsum('nchw->nhw', x)", kDeep, "c is only on the left side"},
    {"torch.einsum('nchw,oc->nohw', x, w)", kDeep, "it multiplies tensors"},
    {"torch.einsum('n->', x[0, 0, 0, 0])", kDeep, "the pattern has 1 axes on its left, and the tensor 0"},
    {"torch.flatten(x[0, 0, 0, 0])", kDeep, ""},
    {"x.unfold(2, 3, 1)", kWide, "expected 3, so that every element is in one block"},
    {"x.reshape(1, 4, 12)", kDeep, "a reshape, for which DirectML has no operator"},
    {"t = x.view(1, 4, 3, 6).permute(0, 2, 1, 3).contiguous()\nt.view(1, 3, 2, 12)", kColours, "{1, 3, 2, 12}"},
    {"float2 uv = (id.xy + 0.5) / outSize;\nOut[id.xy] = Tex.SampleLevel(LinearClamp, uv, 0);", kWide,
     "this is HLSL, which is not read; paste"},
    {"vec2 uv = gl_FragCoord.xy / size; color = texture(tex, uv);", kWide, "this is GLSL, which is not read"},
    {"let c = textureSampleLevel(tex, smp, uv, 0.0);", kWide, "this is WGSL, which is not read"},
    {"let y = x.into_shape((1, 2, 2, 2, 2, 3)).unwrap().permuted_axes([0, 3, 4, 1, 5, 2]);", kDeep, "this is Rust"},
    {"let y = MLXArray(x).reshaped([1, 2, 2]).transposed(0, 2, 1)", kDeep, "this is Swift"},
    {"let y = xs.upsample_nearest2d(8, 12)?;", kDeep, "this is Rust"},
    {"let y = graph.resize(x, size: [8, 12], mode: .bilinear)", kDeep, "this is Swift"},
    {"ncnn::resize_bilinear(in, out, 12, 8);", kDeep, "this is ncnn"},
    {"%1 = tosa.resize %0 {mode = \"BILINEAR\"} : (tensor<1x4x6x3xf32>) -> tensor<1x8x12x3xf32>", kDeep,
     "this is MLIR"},
    {"y = reshape(permute(x,[2 1 3]), [], 4);", kDeep, "this is MATLAB"},
    {"7767517\n2 2\nInput in 0 1 x\nPixelShuffle ps 1 1 x y 0=2\n", kDeep, "this is ncnn"},
    {"torch.ops.aten.upsample_linear1d(x, [8], False)", kWide, "output_size [8]: expected 2 values"},
    {"F.unfold(x, 2)", kWide, "stride is missing, and then 1, so that blocks overlap"},
    {"F.unfold(x, 2, padding=1, stride=2)", kWide, "padding 1: expected 0"},
    {"np.reshape(x, (1, 2, 2, 2, 2, 3), order='F')", kDeep, "order 'F': the first axis would run fastest"},
    {"x.to(torch.bfloat16)", kDeep, "no case has elements of the type bfloat16"},
    {"jax.image.resize(x, (1, 2, 2, 3), method='linear')", kWide, "antialias is True by default"},
    {"transforms.Resize((2, 3))(x)", kWide, "antialias is True by default"},
    {"from skimage.transform import resize\nresize(img, (8, 12), order=1)", kWide,
     "skimage.transform.resize is none of the functions that can be read"},
    {"kornia.geometry.transform.resize(x, (2, 3), antialias=True)", kWide, "antialias True: expected False"},
    {"ndimage.zoom(x, 2)", kWide, "it is 3 where nothing is said"},
    {"mlx.nn.Upsample(1.5)(x)", kWide, "MLX does not say which neighbour is nearest"},
    {"mx.nd.UpSampling(x, scale=2, sample_type='bilinear')", kWide, "sample_type 'bilinear': DirectML has none"},
    {"tf.raw_ops.ResizeNearestNeighborGrad(grads=g, size=[2, 3], align_corners=True, half_pixel_centers=True)", kWide,
     "half_pixel_centers True: TensorFlow takes it with align_corners False only"},
    {"dml::Upsample2D(x, {2, 2}, DML_INTERPOLATION_MODE_LINEAR)", kWide, "DirectML does not say where UPSAMPLE_2D"},
    {"DML_CONVOLUTION_OPERATOR_DESC desc = {};", kWide, "is none of DirectML's operators that move or resize"},
    {"DML_RESAMPLE_OPERATOR_DESC a = {&a};", kWide, "too much is open in each other here"},
    {"Resize(x, scales=[1, 2, 2, 2, 2, 2], mode='linear')", {1, 2, 2, 3, 4, 4}, "more than the four dimensions"},
    {"def f(x):", kWide, "no call that moves or resizes a tensor is here"},
    {"def f(x, r=2):\n    return f(x, r)\nf(x)", kDeep, "line 2, column 12: f is called by a function of the text"},
    {"def up(t):\n    return F.pixel_shuffle(t, 2)\ndef twice(a):\n    return up(a)\ntwice(x)", kDeep,
     "line 4, column 12: up is called by a function of the text, which is not read; paste its statements"},
    {"def f(x, r=2):\n    return F.pixel_shuffle(x, r)\nf(x, block=2)", kDeep, "f has no such parameter"},
    {"class A(nn.Module):\n    def forward(self, x):\n        return x", kDeep,
     "line 1, column 1: \"class\" makes a program, which is not run here; paste the assignments and calls alone, or "
     "let Python run the whole function with ts.probe, ts.identify or ts.sweep"},
    {"f = lambda t: F.pixel_shuffle(t, 2)", kDeep, "column 5: \"lambda\" makes a program"},
    {"function f(x) {}", kDeep, "column 1: \"function\" makes a program"},
    {"F.pixel_shuffle(x, 2 if x.ndim == 4 else 3)", kDeep, "column 22: \"if\" branches or loops"},
};

TEST(Reading, WhatCannotBeSaidIsRefusedWithItsPlaceAndItsName)
{
    for (const SaysRow& row : kRefusals) {
        const std::string said = read(row.words, row.sizes);
        EXPECT_THAT(said, HasSubstr(row.says)) << row.words;
        EXPECT_THAT(said, Not(HasSubstr("--DataType"))) << row.words;
        EXPECT_THAT(said, Not(HasSubstr("this sign is not understood"))) << row.words;
    }
}

// The parts of a message are apart, so that the window can translate it.
TEST(Reading, WhatIsRefusedIsASentenceWithItsPlaces)
{
    try {
        operatorFromWords("F.pixel_shuffle(x, y)", {.sizes = kDeep});
        FAIL();
    } catch (const TextError& error) {
        const Message right = say("reading", "expected %1")(say("reading", "a number"));
        EXPECT_EQ(error.message(), say("reading", "column %1: %2")(20, "upscale_factor y: " + right));
        EXPECT_STREQ(error.what(), "column 20: upscale_factor y: expected a number");
    }
}

TEST(Reading, WhatHasIssuesIsRefusedInEveryNotation)
{
    const ReadOptions options{.sizes = kSquare, .type = DataType::Int64}; // which LINEAR does not take
    for (const char* words : {"F.interpolate(x, scale_factor=2, mode=\"bilinear\")",
                              "Resize(mode=\"linear\", scales=[1, 1, 2, 2])", "cv2.resize(x, (8, 8))"})
        EXPECT_THROW(operatorFromWords(words, options), TextError) << words;
}

TEST(Reading, TheDialectDecidesWhoseFunctionItIs)
{
    EXPECT_THAT(read("depth_to_space(x, 2)", kDeep, Dialect::TensorFlow), HasSubstr("--Strides"));
    EXPECT_THAT(read("depth_to_space(x, 'blocks_first', 2)", kDeep, Dialect::OpenVino), HasSubstr("--BlockSize 2"));
}

// words_table_test.cpp changes texts at random.
TEST(Reading, WhatIsTooLongOrTooDeepIsRefused)
{
    EXPECT_THAT(read(std::string(70'000, 'x'), kDeep), HasSubstr("bytes"));
    EXPECT_THAT(read(std::string(1000, '('), kDeep), HasSubstr("too many brackets"));
    EXPECT_THAT(read("x" + std::string(4000, '-') + "1", kDeep), HasSubstr("too much is open in each other"));
    EXPECT_THAT(read("F.pixel_shuffle(x, sum([1] * 5000))", kDeep), HasSubstr("too long"));
    std::string chain = "F.pixel_shuffle(x";
    for (int i = 0; i < 400; ++i)
        chain += ".contiguous()";
    EXPECT_THAT(read(chain + ", 2)", kDeep), HasSubstr("DEPTH_TO_SPACE1"));
}

// What makes the input, of 1, 8, 2, 3, as the frameworks write it.
struct Maker {
    const char* words;
    DataType type;
    const char* data; // that the case takes; empty: it is not known
};

constexpr auto kFloat = DataType::Float32;
const Maker kMakers[] = {
    {"np.arange(48, dtype=np.float32).reshape((1, 8, 2, 3))", kFloat, "--data iota"},
    {"np.arange(1, 49).reshape([1, 8, 2, 3]).astype(np.float32)", kFloat, "--data values:1,2,3"},
    {"np.arange(0, 96, 2, dtype='float16').reshape(1, 8, 2, 3)", DataType::Float16, "--data values:0,2,4"},
    {"np.linspace(0, 48, num=48, endpoint=False).reshape(1, 8, 2, 3)", kFloat, "--data iota"},
    {"np.arange(48).reshape(1, 8, 2, 3) * 2", kFloat, "--data values:0,2,4"},
    {"np.concatenate([np.arange(24), -np.arange(24)]).reshape(1, 8, 2, 3)", kFloat, "--data values:0,1,2"},
    {"np.zeros((1, 8, 2, 3), np.uint8)", DataType::UInt8, "--data constant:0"},
    {"np.ones([1, 8, 2, 3], dtype=np.int8)", DataType::Int8, "--data constant:1"},
    {"np.full((1, 8, 2, 3), 2.5)", kFloat, "--data constant:2.5"},
    {"np.random.rand(1, 8, 2, 3).astype('float32')", kFloat, "--data random:1"},
    {"np.random.uniform(0, 1, size=(1, 8, 2, 3))", kFloat, "--data random:1"},
    {"np.random.randint(0, 255, (1, 8, 2, 3), dtype=np.uint8)", DataType::UInt8, "--data random:1"},
    {"np.random.default_rng(0).standard_normal((1, 8, 2, 3))", kFloat, "--data random:1"},
    {"np.array([[[[1, 2, 3], [4, 5, 6]]] * 8]).reshape(1, 8, 2, 3)", kFloat, "--data values:1,2,3,4,5,6,1"},
    {"np.arange(48).reshape(8, 2, 3)[None]", kFloat, "--data iota"},
    {"torch.arange(48).reshape(1, 8, 2, 3).float()", kFloat, "--data iota"},
    {"torch.linspace(0, 94, steps=48).view(1, 8, 2, 3)", kFloat, "--data values:0,2,4"},
    {"torch.zeros(1, 8, 2, 3, dtype=torch.float16)", DataType::Float16, "--data constant:0"},
    {"torch.full((1, 8, 2, 3), 3.0, device='cuda')", kFloat, "--data constant:3"},
    {"torch.randn(size=(1, 8, 2, 3)).to(torch.float16)", DataType::Float16, "--data random:1"},
    {"torch.randn(1, 8, 2, 3).to(memory_format=torch.channels_last)", kFloat, "--data random:1"},
    {"torch.tensor([[[[1., 2., 3.], [4., 5., 6.]]] * 8])", kFloat, "--data values:1,2,3,4,5,6,1"},
    {"torch.from_numpy(np.arange(48).reshape(1, 8, 2, 3)).float()", kFloat, "--data iota"},
    {"torch.rand(1, 8, 2, 3) * 255", kFloat, ""},
    {"tf.reshape(tf.range(48), [1, 8, 2, 3])", kFloat, "--data iota"},
    {"tf.random.normal([1, 8, 2, 3])", kFloat, "--data random:1"},
    {"tf.random.uniform(shape=(1, 8, 2, 3), dtype=tf.float16)", DataType::Float16, "--data random:1"},
    {"tf.fill([1, 8, 2, 3], 4.0)", kFloat, "--data constant:4"},
    {"tf.constant(np.arange(48), shape=(1, 8, 2, 3), dtype=tf.float32)", kFloat, "--data iota"},
    {"tf.cast(tf.reshape(tf.range(48), (1, 8, 2, 3)), tf.float32)", kFloat, "--data iota"},
    {"jnp.arange(48.).reshape(1, 8, 2, 3)", kFloat, "--data iota"},
    {"jax.random.normal(jax.random.PRNGKey(0), (1, 8, 2, 3))", kFloat, "--data random:1"},
    {"mx.random.normal(shape=(1, 8, 2, 3))", kFloat, "--data random:1"},
    {"np.uint8(np.random.rand(1, 8, 2, 3) * 255)", DataType::UInt8, ""},
    {"torch.Tensor(1, 8, 2, 3)", kFloat, "--data constant:0"},
    {"paddle.to_tensor(np.arange(48).reshape(1, 8, 2, 3), dtype='float32')", kFloat, "--data iota"},
    {"mx.nd.arange(48).reshape((1, 8, 2, 3))", kFloat, "--data iota"},
};

// What is then done with it.
const char* const kDone[] = {
    "F.pixel_shuffle(x, 2)",
    "F.interpolate(x, scale_factor=2, mode='nearest')",
    "y = x.reshape(1, 2, 2, 2, 2, 3).transpose(0, 3, 4, 1, 5, 2).reshape(1, 2, 4, 6)",
    "node = onnx.helper.make_node('DepthToSpace', ['x'], ['y'], blocksize=2, mode='CRD')",
    "nn.Upsample(size=(5, 7))(x)",
    "torch.cat([x[..., 0::1, :2], x[..., 2:]], -1).repeat_interleave(2, dim=-1)",
};

TEST(Reading, WhatMakesTheInputGivesSizesTypeAndData)
{
    for (const Maker& maker : kMakers)
        for (const char* done : kDone) {
            const std::string words = "x = " + std::string(maker.words) + "\n" + done;
            expectSame(words, {}, done, {1, 8, 2, 3}, maker.type);
            EXPECT_THAT(read(words), HasSubstr(*maker.data ? maker.data : "--data doc-iota")) << words;
        }
}

TEST(Reading, WhatHasNoEffectChangesNothing)
{
    const std::string calls =
        ".float()|.to('cuda')|.to(device)|.cuda()|.cpu()|.contiguous()|.detach()|.clone()|.numpy()|.requires_grad_()|"
        ".to(dtype=torch.float32)|.type(torch.float32)|.astype(np.float32)|.astype('float32', "
        "copy=False)|.contiguous(memory_format=torch.channels_last)|.data|.copy()|.to('cuda', "
        "non_blocking=True)|[...]|[:]|[:, :]|"
        "[None][0]|.unsqueeze(0).squeeze(0)";
    for (const std::string& call : splitAt(calls, "|"))
        for (const char* plain : {"F.pixel_shuffle(x%, 2)", "F.interpolate(x%, scale_factor=2)"}) {
            std::string words = plain, without = plain;
            words.replace(words.find('%'), 1, call);
            without.erase(without.find('%'), 1);
            expectSame(words, {1, 8, 2, 3}, without, {1, 8, 2, 3});
        }
}

} // namespace
} // namespace tessera::words
