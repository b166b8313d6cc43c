// SPDX-License-Identifier: Apache-2.0
// Python, every framework's names and ONNX's notations are read as the plain call is.
#include "engine/core/tensor/random.h"
#include "engine/frameworks/parse/source_text.h"
#include "tests/engine/frameworks/parse/words.h"

#include <algorithm>

namespace tessera::words {
namespace {

const char* const kSpaceToDepth = "SpaceToDepth(x, blocksize=2)";
const char* const kShuffle = "F.pixel_shuffle(x, 2)";

// Each text reads like the plain call behind it. Empty: it may be read or refused, and must only end.
const SaysRow kPython[] = {
    {"b, c, h, w = x.shape\nr = 2\ny = np.reshape(x, [b, r, r, c // (r**2), h, w])\ny = np.transpose(y, [0, 3, 4, 1, "
     "5, 2])\ny = np.reshape(y, [b, c // (r**2), h * r, w * r])",
     kDeep, "DepthToSpace(x, blocksize=2)"},
    {"r = s = 2\nF.pixel_shuffle(x, s)", kDeep, kShuffle},
    {"n, *_, w = x.shape\nF.pixel_shuffle(x, n + 1)", kDeep, kShuffle},
    {"r = 1\nr += 1\nF.pixel_shuffle(x, r)", kDeep, kShuffle},
    {"def up(x, r=2):\n    return F.pixel_shuffle(x, r)", kDeep, kShuffle},
    {"def up(x, r: int = 2, *, s=3) -> torch.Tensor:\n    \"\"\"Doc.\"\"\"\n    y = F.pixel_shuffle(x, r)  # comment\n "
     "   return y\n\nprint(up)",
     kDeep, kShuffle},
    {"def up(t, r=3):\n    return F.pixel_shuffle(t, r)\nup(x, r=2)", kDeep, kShuffle},
    {"net = nn.Sequential(nn.Identity(), nn.PixelShuffle(2))\nnet(x)", kDeep, kShuffle},
    {"import torch\nfrom torch import nn\nfrom torch.nn import (functional as F)\nwith torch.no_grad():\n    y = "
     "F.pixel_shuffle(x, 2)\nassert y.shape == (1, 2, 4, 6)",
     kDeep, kShuffle},
    {">>> import torch\n>>> y = F.pixel_shuffle(x, 2)\n>>> y.shape", kDeep, kShuffle},
    {"In [1]: y = F.pixel_shuffle(x, 2)\n\nIn [2]: y.shape\nOut[2]: torch.Size([1, 2, 4, 6])", kDeep, kShuffle},
    {"print('y', F.pixel_shuffle(x, 2))", kDeep, kShuffle},
    {"self.assertEqual(F.pixel_shuffle(x, 2).shape, (1, 2, 4, 6))", kDeep, kShuffle},
    {"```python\ny = F.pixel_shuffle(x, 2)\n```", kDeep, kShuffle},
    {"if __name__ == '__main__':\n    F.pixel_shuffle(x, 2)", kDeep, kShuffle},
    {"f = torch.jit.script(nn.PixelShuffle(2))\nf(x)", kDeep, kShuffle},
    {"F.fold(x.reshape(1, 8, 6), (4, 6), kernel_size=2, stride=2)", kDeep, kShuffle},
    {"a, b = torch.split(x, 4, dim=1)\nF.pixel_shuffle(torch.cat([a, b], 1), 2)", kDeep, kShuffle},
    {"a, b = np.split(x, [3], axis=1)\nF.pixel_shuffle(np.concatenate([a, b], 1), 2)", kDeep, kShuffle},
    {"F.pixel_shuffle(torch.stack(torch.unbind(x, 1), 1), 2)", kDeep, kShuffle},
    {"x.view(1, 2, 4, 2, 3).view(1, 2, 2, 2, 2, 3).permute(0, 1, 4, 2, 5, 3).reshape(1, 2, 4, 6)", kDeep, kShuffle},
    {"x.unflatten(1, (2, 2, 2)).permute(0, 1, 4, 2, 5, 3).reshape(1, 2, 4, 6)", kDeep, kShuffle},
    {"(n, c), (h, w) = x.shape[:2], x.shape[2:]\nF.pixel_shuffle(x, 2)", kDeep, ""},
    {"def size(a, k=0.5):\n    return int(a * k)\nb, c, h, w = x.shape\nx = x.view(b, 2, size(c), size(c, 0.25), h, "
     "w)\ny = F.pixel_shuffle(x.flatten(1, 3), size(4))",
     kDeep, ""},
    {"cfg = dict(scale_factor=2, mode='bilinear')\nF.interpolate(x, **cfg)", kDeep,
     "F.interpolate(x, scale_factor=2, mode='bilinear')"},
    {"F.interpolate(x, size=[2] * 2)", kDeep, "F.interpolate(x, size=(2, 2))"},
    {"torch.cat([x[..., ::2, ::2], x[..., ::2, 1::2], x[..., 1::2, ::2], x[..., 1::2, 1::2]], 1)", kWide,
     kSpaceToDepth},
    {"torch.stack([x[..., ::2, ::2], x[..., ::2, 1::2], x[..., 1::2, ::2], x[..., 1::2, 1::2]], 2).flatten(1, 2)",
     kWide, "F.pixel_unshuffle(x, 2)"},
    {"F.unfold(x, 2, stride=2).view(1, 8, 2, 3)", kWide, "F.pixel_unshuffle(x, 2)"},
    {"x[:, :, :, None, :, None].expand(-1, -1, -1, 2, -1, 2).reshape(1, 2, 8, 12)", kWide,
     "x.repeat_interleave(2, dim=2).repeat_interleave(2, dim=3)"},
    {"x.repeat(2, axis=2).repeat(2, axis=3)", kWide, "x.repeat_interleave(2, dim=2).repeat_interleave(2, dim=3)"},
    {"np.broadcast_to(x[:, :, :, None, :, None], (1, 2, 4, 2, 6, 2)).reshape(1, 2, 8, 12)", kWide,
     "np.kron(x, np.ones((1, 1, 2, 2)))"},
    {"torch.stack([x, x], -1).reshape(1, 2, 4, 12)", kWide, "x.repeat_interleave(2, dim=-1)"},
};

TEST(WordsTable, PythonIsWorkedOut)
{
    for (const SaysRow& row : kPython)
        if (*row.says)
            expectSame(row.words, row.sizes, row.says, row.sizes);
        else
            read(row.words, row.sizes);
    for (const std::string& two :
         splitAt("int(4 ** 0.5);int(math.sqrt(x.size(1) // 2));3 ** 2 - 7;-(-2) ** 1;min(2, 3);max([1, 2]);len((1, 2));"
                 "7 % 5;-(-3 // 2);0x2",
                 ";"))
        expectSame("F.pixel_shuffle(x, " + two + ")", kDeep, kShuffle, kDeep);
}

const SaysRow kNames[] = {
    {"torch.ops.aten.pixel_shuffle.default(x, 2)", kDeep, "DEPTH_TO_SPACE1"},
    {"torch.ops.aten.upsample_bilinear2d.vec(x, None, False, [2.0, 2.0])", kWide, "RESAMPLE --Sizes 1,2,4,6"},
    {"torch.ops.aten.upsample_bilinear2d.default(x, [8, 12], True)", kWide, "--Scales 1,1,2.3333333,2.2"},
    {"torch.ops.aten.upsample_nearest2d.vec(x, None, [1.5, 1.5])", kWide, "--Scales 1,1,1.5,1.5"},
    {"torch.ops.aten._upsample_nearest_exact2d(x, [8, 12])", kWide, "RESAMPLE --Sizes 1,2,4,6"},
    {"torch.ops.aten.upsample_linear1d.vec(x, [8], False, None)", {2, 3, 4}, "--Scales 1,1,2"},
    {"torch.ops.aten.upsample_bilinear2d_backward(g, [4, 6], [1, 2, 2, 3], False)", kWide, "RESAMPLE_GRAD --Sizes"},
    {"torch.ops.aten.slice.Tensor(x, 2, 0, 9223372036854775807, 2)", kWide, "--Scales 1,1,0.5,1"},
    {"tf.raw_ops.DepthToSpace(input=x, block_size=2)", kDeep, "--Strides 48,1,24,8"},
    {"tf.raw_ops.ResizeBilinear(images=x, size=[8, 12], half_pixel_centers=True)", kWide, "LINEAR --Scales 1,1,2,2"},
    {"tf.raw_ops.ResizeBilinearGrad(grads=g, original_image=tf.zeros((1, 2, 3, 2)), half_pixel_centers=True)", kWide,
     "RESAMPLE_GRAD"},
    {"tf.raw_ops.ResizeNearestNeighborGrad(grads=g, size=[2, 3])", kWide, "RESAMPLE_GRAD"},
    {"tf.compat.v1.image.resize_nearest_neighbor(x, [8, 12], align_corners=True)", kWide, "--Scales 1,1,2.3333333,2.2"},
    {"keras.ops.depth_to_space(x, 2, data_format='channels_last')", kDeep, "--Strides 48,1,24,8"},
    {"keras.ops.image.resize(x, (8, 12))", kWide, "InterpolationMode LINEAR"},
    {"keras.ops.image.resize(x, (8, 12), interpolation='nearest', data_format='channels_first')", kWide,
     "RESAMPLE --Sizes 1,2,4,6 --DataType FLOAT32 --InterpolationMode NEAREST"},
    {"tf.keras.layers.UpSampling2D(2, data_format='channels_first')(x)", kWide, "--Scales 1,1,2,2"},
    {"keras.layers.Resizing(8, 12)(x)", kWide, "InterpolationMode LINEAR"},
    {"model = keras.Sequential([keras.Input((4, 6, 2)), layers.UpSampling2D()])\nmodel(x)", kWide, "--Scales 1,1,2,2"},
    {"jax.image.resize(x, (1, 2, 8, 12), 'bilinear')", kWide, "RESAMPLE --Sizes 1,2,4,6 --DataType FLOAT32 --Interp"},
    {"jax.image.resize(x, shape=(1, 8, 12, 2), method='nearest')", kWide, "--Strides 48,1,12,2"},
    {"jax.image.resize(x, (1, 2, 2, 3), method='linear', antialias=False)", kWide, "--Scales 1,1,0.5,0.5"},
    {"import mlx.nn as nn\nnn.Upsample(scale_factor=2)(x)", kWide, "--Strides 48,1,12,2"},
    {"x = mx.array(a)\nnn.Upsample(scale_factor=2)(x)", kWide, "--Strides 48,1,12,2"},
    {"mlx.nn.Upsample(2, mode='linear', align_corners=True)(x)", kWide, "--Scales 1,1,2.3333333,2.2"},
    {"mx.nd.depth_to_space(x, 2)", kDeep, "DEPTH_COLUMN_ROW"},
    {"mx.nd.contrib.BilinearResize2D(x, height=8, width=12, align_corners=False)", kWide, "--Scales 1,1,2,2"},
    {"mx.nd.UpSampling(x, scale=2, sample_type='nearest')", kWide, "--Scales 1,1,2,2"},
    {"mx.nd.contrib.BilinearResize2D(x, height=8, width=12)", kWide, "--Scales 1,1,2.3333333,2.2"},
    {"import paddle.nn.functional as F\nF.interpolate(x, scale_factor=2, mode='bilinear')", kWide,
     "LINEAR --Scales 1,1,2"},
    {"paddle.nn.functional.interpolate(x, size=[8, 12], mode='bilinear', align_mode=1)", kWide,
     "--InputPixelOffsets 0.5,0.5,0,0"},
    {"paddle.nn.UpsamplingBilinear2D(scale_factor=2)(x)", kWide, "--Scales 1,1,2.3333333,2.2"},
    {"paddle.nn.functional.pixel_unshuffle(x, 2, data_format='NHWC')", kWide, "--Strides 48,1,12,2"},
    {"paddle.nn.Upsample(size=[8, 12], mode='nearest')(x)", kWide, "--Scales 1,1,2,2"},
    {"mb.upsample_bilinear(x=x, scale_factor_height=2, scale_factor_width=2, align_corners=False)", kWide,
     "--Scales 1,1,2,2"},
    {"const builder = new MLGraphBuilder(context);\nconst x = builder.input('x', {dataType: 'float16', shape: [1, 2, "
     "4, 6]});\nconst y = builder.resample2d(x, {sizes: [8, 12]});",
     kNoSizes, "RESAMPLE2 --Sizes 1,2,4,6 --DataType FLOAT16"},
    {"import openvino.runtime.opset10 as ops\nx = ops.parameter([1, 2, 4, 6], np.float32)\nops.space_to_depth(x, "
     "'blocks_first', 2)",
     kNoSizes, "SPACE_TO_DEPTH1 --Sizes 1,2,4,6"},
    {"K.resize_images(x, 2, 3, 'channels_last', interpolation='bilinear')", kWide, "LINEAR --Scales 1,1,2,3"},
    {"import jax.numpy as jnp\njnp.repeat(jnp.repeat(x, 2, axis=2), 2, axis=3)", kWide, "--Scales 1,1,2,2"},
    {"y = F.pixel_unshuffle(x, 2)\n(y == z).all()", kWide, "SPACE_TO_DEPTH1"},
    {"RESIZE_BILINEAR(x, [8, 12], half_pixel_centers=True)", kWide, "LINEAR --Scales 1,1,2,2"},
    {"DEPTH_TO_SPACE(x, block_size=2)", kDeep, "--Strides 48,1,24,8"},
    {"torchvision.transforms.functional.resize(x, [8, 12])", kWide, "InterpolationMode LINEAR --Scales 1,1,2,2"},
    {"import torchvision.transforms.functional as TF\nTF.resize(x, 8)", kWide, "--Scales 1,1,2,2"},
    {"transforms.Resize((2, 3), antialias=False)(x)", kWide, "--Scales 1,1,0.5,0.5"},
    {"T.Resize((8, 12), InterpolationMode.NEAREST_EXACT)(x)", kWide, "RESAMPLE --Sizes 1,2,4,6"},
    {"kornia.geometry.transform.resize(x, (8, 12))", kWide, "InterpolationMode LINEAR"},
    {"scipy.ndimage.zoom(x, (1, 1, 2, 2), order=1)", kWide, "--Scales 1,1,2.3333333,2.2"},
    {"ndimage.zoom(x, (1, 1, 2, 2), order=0, mode='nearest', grid_mode=True)", kWide, "--Scales 1,1,2,2"},
    {"cv2.resize(x, (12, 8), None, 0, 0, cv2.INTER_NEAREST)", kWide, "--OutputPixelOffsets -0.5,-0.5,0,0"},
    {"cv::resize(src, dst, cv::Size(12, 8), 0, 0, cv::INTER_NEAREST);", kWide, "--OutputPixelOffsets -0.5,-0.5,0,0"},
    {"Image.fromarray(x).resize((12, 8), resample=Image.NEAREST)", kWide, "--Scales 1,1,2,2"},
    {"dml::DepthToSpace(x, 2, DML_DEPTH_SPACE_ORDER_COLUMN_ROW_DEPTH)", kDeep, "Order COLUMN_ROW_DEPTH"},
    {"dml::Resample(x, {1, 2, 8, 12}, DML_INTERPOLATION_MODE_LINEAR)", kWide, "RESAMPLE2"},
    {"dml::Resample(x, {1, 2, 8, 12}, DML_INTERPOLATION_MODE_LINEAR, {1, 1, 2, 2}, {0, 0, 0, 0}, {0, 0, 0, 0})", kWide,
     "RESAMPLE1 --Sizes 1,2,4,6 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,2,2 --InputPixelOffsets 0,"},
    {"dml::Upsample2D(x, DML_SIZE_2D{3, 2}, DML_INTERPOLATION_MODE_NEAREST_NEIGHBOR)", kWide, "--Scales 1,1,2,3"},
    // Without a batch, and with more axes.
    {"F.pixel_shuffle(x, 2)", {4, 3, 5}, "DEPTH_TO_SPACE1 --Sizes 1,4,3,5"},
    {"F.pixel_unshuffle(x, 2)", {2, 2, 3, 4, 6}, "SPACE_TO_DEPTH1 --Sizes 4,3,4,6"},
    {"x.reshape(2, 2, 3, 2).transpose(1, 3, 0, 2)", {4, 6}, "SPACE_TO_DEPTH1 --Sizes 1,1,4,6"},
    {"cv2.resize(img, (12, 8))", {4, 6, 3}, "RESAMPLE --Sizes 4,6,3"},
    {"F.interpolate(x, scale_factor=(1, 2, 2))", {2, 3, 4, 4, 4}, "--Sizes 6,4,4,4"},
    {"Resize(x, scales=[1, 1, 1, 1, 2, 2], mode='linear')", {1, 1, 2, 3, 4, 4}, "RESAMPLE --Sizes 2,3,4,4"},
    {"Resize(x, scales=[2])", {6}, "RESAMPLE2 --Sizes 6"},
    // One tensor's einsum, windows beside each other, a sequence of patches.
    {"torch.einsum('nhwpqc->nchpwq', x.permute(0, 2, 3, 1).reshape(1, 2, 3, 2, 2, 4)).reshape(1, 4, 4, 6)",
     {1, 16, 2, 3},
     "DEPTH_TO_SPACE1 --Sizes 1,16,2,3 --DataType FLOAT32 --BlockSize 2 --Order DEPTH_COLUMN_ROW"},
    {"np.einsum('nabchw->nchawb', x.reshape(1, 2, 2, 2, 2, 3)).reshape(1, 2, 4, 6)", kDeep,
     "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType FLOAT32 --BlockSize 2 --Order DEPTH_COLUMN_ROW"},
    {"tf.reshape(tf.einsum('...ijhw->...hiwj', tf.reshape(x, (1, 2, 2, 2, 2, 3))), (1, 2, 4, 6))", kDeep,
     "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType FLOAT32 --BlockSize 2 --Order COLUMN_ROW_DEPTH"},
    {"x.unfold(2, 2, 2).unfold(3, 2, 2).permute(0, 1, 4, 5, 2, 3).reshape(1, 8, 2, 3)", kWide,
     "SPACE_TO_DEPTH1 --Sizes 1,2,4,6 --DataType FLOAT32 --BlockSize 2 --Order COLUMN_ROW_DEPTH"},
    {"z = torch.randn(1, 4, 4, 6)\nb, d, p, q = z.shape\nz = z.view(b, d, p // 2, 2, q // 2, 2).permute(0, 2, 4, 1, 3, "
     "5)\nz.reshape(b, (p // 2) * (q // 2), d * 4)",
     kNoSizes,
     "SPACE_TO_DEPTH1 --Sizes 1,4,4,6 --DataType FLOAT32 --OutputTensor.Strides 96,1,48,16 --BlockSize 2 --Order "
     "COLUMN_ROW_DEPTH"},
    {"z = torch.randn(1, 6, 16)\nz.view(1, 2, 3, 4, 2, 2).permute(0, 3, 1, 4, 2, 5).reshape(1, 4, 4, 6)", kNoSizes,
     "DEPTH_TO_SPACE1 --Sizes 1,16,2,3 --DataType FLOAT32 --Strides 96,1,48,16 --BlockSize 2 --Order COLUMN_ROW_DEPTH"},
    // Channels last where nothing else moves them so.
    {"t = torch.randn(1, 4, 6, 3)\nt = t.view(1, 4, 3, 6).permute(0, 2, 1, 3).contiguous()\nt = t.view(1, 3, 2, "
     "12)\nt.permute(0, 2, 1, 3)",
     kNoSizes,
     "SPACE_TO_DEPTH1 --Sizes 1,3,4,6 --DataType FLOAT32 --Strides 72,1,18,3 --OutputTensor.Strides 72,1,36,12 "
     "--BlockSize 2 --Order DEPTH_COLUMN_ROW"},
    {"const x = builder.input('x', {dataType: 'float32', shape: [1, 4, 6, 3]});\nbuilder.resample2d(x, {mode: "
     "'linear', "
     "sizes: [6, 9], axes: [1, 2]})",
     kNoSizes, "RESAMPLE --Sizes 1,3,4,6 --DataType FLOAT32 --Strides 72,1,18,3 --OutputTensor.Strides 162,1,27,3"},
    {"np.repeat(np.repeat(x, 2, axis=1), 2, axis=2)", kColours,
     "--Strides 72,1,18,3 --OutputTensor.Strides 288,1,36,3"},
    // JavaScript's names.
    {"const y = tf.image.resizeBilinear(x, [8, 12], false, true);", kColours,
     "--Strides 72,1,18,3 --OutputTensor.Strides 288,1,36,3 --InterpolationMode LINEAR --Scales 1,1,2,2"},
    {"const y = tf.depthToSpace(x, 2, 'NHWC');", kDeep, "--Strides 48,1,24,8"},
    {"tf.image.resizeNearestNeighbor(x, [8, 12], true)", kWide, "--Scales 1,1,2.3333333,2.2"},
    {"const y = x.resizeBilinear([8, 12]);", kWide, "--InputPixelOffsets 0.5,0.5,0,0"},
    {"tf.layers.upSampling2d({size: [2, 2], dataFormat: 'channelsFirst', interpolation: 'bilinear'})(x)", kWide,
     "LINEAR --Scales 1,1,2,2"},
    // A slice that is one of our operators.
    {"x[..., 1:3, 2:5]", kWide, "--OutputTensor.Sizes 1,2,2,3"},
};

TEST(WordsTable, EveryNameOfAFrameworkIsKnown)
{
    for (const SaysRow& row : kNames)
        EXPECT_THAT(read(row.words, row.sizes), HasSubstr(row.says)) << row.words;
}

const SaysRow kOnnx[] = {
    {"scales = helper.make_tensor('scales', TensorProto.FLOAT, [4], [1.0, 1.0, 1.5, 1.5])\nnode = "
     "helper.make_node('Resize', ['X', '', 'scales'], ['Y'], mode='nearest', "
     "coordinate_transformation_mode='half_pixel', nearest_mode='round_prefer_floor')",
     {1, 1, 3, 3},
     "RESAMPLE2 --Sizes 1,1,3,3 --DataType FLOAT32 --InterpolationMode NEAREST_NEIGHBOR --RoundingDirection INCREASING "
     "--Scales 1,1,1.5,1.5"},
    {"node = helper.make_node('Resize', ['X', '', '', 'sizes'], ['Y'], mode='linear')\nsizes = numpy_helper.from_array("
     "np.array([1, 2, 8, 12], dtype=np.int64), 'sizes')",
     kWide, "LINEAR --Scales 1,1,2,2"},
    {"X = helper.make_tensor_value_info('X', TensorProto.FLOAT16, [1, 2, 4, 6])\nnode = "
     "helper.make_node('SpaceToDepth', "
     "['X'], ['Y'], blocksize=2)\nmodel = helper.make_model(helper.make_graph([node], 'g', [X], []))",
     kNoSizes, "SPACE_TO_DEPTH1 --Sizes 1,2,4,6 --DataType FLOAT16"},
    {"c = helper.make_node('Constant', [], ['scales'], value=helper.make_tensor('v', 1, [4], [1, 1, 2, 2]))\nn = "
     "helper.make_node('Resize', ['x', '', 'scales'], ['y'])",
     kWide, "--Scales 1,1,2,2"},
    {"g = helper.make_graph([helper.make_node('Reshape', ['x', 'a'], ['t']), helper.make_node('Transpose', ['t'], "
     "['u'], perm=[0, 3, 5, 1, 2, 4]), helper.make_node('Reshape', ['u', 'b'], ['y'])], 'g', "
     "[helper.make_tensor_value_info('x', 1, [1, 2, 4, 6])], [], [helper.make_tensor('a', 7, [6], [1, 2, 2, 2, 3, 2]), "
     "helper.make_tensor('b', 7, [4], [0, -1, 2, 3])])",
     kNoSizes, "SPACE_TO_DEPTH1 --Sizes 1,2,4,6 --DataType FLOAT32 --BlockSize 2 --Order DEPTH_COLUMN_ROW"},
    {"agraph (float[1, 2, 4, 6] X) => (float[1, 2, 8, 12] Y) <float[4] scales = {1, 1, 2, 2}> {\n  Y = Resize <mode = "
     "\"linear\"> (X, , scales)\n}",
     kNoSizes, "RESAMPLE --Sizes 1,2,4,6 --DataType FLOAT32 --InterpolationMode LINEAR"},
    {"<ir_version: 8, opset_import: [\"\" : 18]>\ng (float[N, 2, 4, 6] X) => (float[N, 2, 8, 12] Y)\n{\n  s = Constant "
     "<value = float[4] {1, 1, 2, 2}> ()\n  Y = Resize <mode: string = \"nearest\"> (X, , s)\n}",
     kWide, "RESAMPLE2 --Sizes 1,2,4,6"},
    {"<opset_import: [\"\" : 10]>\ng (float[1, 2, 4, 6] X) => (float[1, 2, 8, 12] Y) {\n s = Constant <value = "
     "float[4] {1, 1, 2, 2}> () Y = Resize <mode = \"linear\"> (X, s) }",
     kNoSizes, "--InputPixelOffsets 0.5,0.5,0,0"},
    {"<ir_version: 5, opset_import: [\"\" : 10]>\ng (float[1,1,2,4] x) => (float[1,1,4,8] y)\n<float[4] k = {1.0, 1.0, "
     "2.0, 2.0}>\n{\n  y = Resize <mode: string = \"linear\"> (x, k)\n}",
     kNoSizes,
     "RESAMPLE1 --Sizes 1,1,2,4 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,2,2 --InputPixelOffsets "
     "0.5,0.5,0,0"},
    {"<\n   ir_version: 10,\n   opset_import: [\"\" : 18],\n   producer_name: \"torch\"\n>\nmain_graph (float[1,8,2,3] "
     "x) => (float[1,2,4,6] y) {\n   [n0] y = DepthToSpace <blocksize: int = 2, mode: string = \"CRD\"> (x)\n}",
     kNoSizes, "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType FLOAT32 --BlockSize 2 --Order COLUMN_ROW_DEPTH"},
    {"g (float16[1,2,4,6] x) => (float16[1,8,2,3] y) <int64[6] a = {1,2,2,2,3,2}, int64[4] b = {1,8,2,3}> {\n  t = "
     "Reshape (x, a)\n  u = Transpose <perm = [0,3,5,1,2,4]> (t)\n  y = Reshape (u, b)\n}",
     kNoSizes, "SPACE_TO_DEPTH1 --Sizes 1,2,4,6 --DataType FLOAT16 --BlockSize 2 --Order DEPTH_COLUMN_ROW"},
    {"g (float[1,4,6,3] x) => (float[1,8,12,3] y) <float[4] k = {1,2,2,1}> { y = Resize <mode = \"linear\"> (x, , k) }",
     kNoSizes, "RESAMPLE --Sizes 1,3,4,6 --DataType FLOAT32 --Strides 72,1,18,3"},
    {"g (float[1,2,4,6] x) => (float[1,2,8,12] y) { y = Resize <mode = \"linear\"> (x, , k) }", kNoSizes,
     "no constant"},
    {"g (float[1,2,4,6] x) => (float[1,2,8,12] y) { y = Resize <mode = > (x, , k", kNoSizes, "ONNX's parser"},
    {"node {\n  input: \"X\" input: \"\" input: \"s\"\n  output: \"Y\"\n  op_type: \"Resize\"\n  attribute { name: "
     "\"mode\" s: \"linear\" type: STRING }\n}\ninitializer { dims: 4 data_type: 1 name: \"s\" raw_data: "
     "\"\\000\\000\\200?\\000\\000\\200?\\000\\000\\000@\\000\\000\\000@\" }",
     kWide, "LINEAR --Scales 1,1,2,2"},
    {"graph { input { name: \"x\" type { tensor_type { elem_type: 1 shape { dim { dim_value: 1 } dim { dim_value: 8 } "
     "dim { dim_value: 2 } dim { dim_value: 3 } } } } } node { op_type: \"DepthToSpace\" input: \"x\" output: \"y\" "
     "attribute { name: \"blocksize\" i: 2 } attribute { name: \"mode\" s: \"CRD\" } } }",
     kNoSizes, "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType FLOAT32 --BlockSize 2 --Order COLUMN_ROW_DEPTH"},
    {"%y : Float(1, 8, 2, 3) = onnx::SpaceToDepth[blocksize=2](%x)", kWide, "SPACE_TO_DEPTH1"},
    {"op.Resize(x, None, op.Constant(value_floats=[1.0, 1.0, 2.0, 2.0]), mode='linear')", kWide,
     "LINEAR --Scales 1,1,2,2"},
    {"op.Slice(x, [0], [9223372036854775807], [3], [2])", kWide, "--Scales 1,1,1,0.5"},
    {"a = op.Slice(x, [0, 0], [4, 6], [2, 3], [2, 1])\nop.Identity(a)", kWide, "--Scales 1,1,0.5,1"},
    {"op.Gather(x, op.Constant(value_ints=[0, 2]), axis=2)", kWide, "--Scales 1,1,0.5,1"},
    {"op.Reshape(op.Einsum(op.Reshape(x, [1, 2, 2, 2, 2, 3]), equation='nabchw->nchawb'), [1, 2, 4, 6])", kDeep,
     "--Order DEPTH_COLUMN_ROW"},
};

TEST(WordsTable, OnnxIsReadAsItsHelpersWriteIt)
{
    for (const SaysRow& row : kOnnx)
        EXPECT_THAT(read(row.words, row.sizes), HasSubstr(row.says)) << row.words;
    for (int opset = 7; opset <= 23; ++opset) { // each with the nodes that it has
        const bool isUpsample = opset < 10;
        const std::string words = "m = helper.make_opsetid('', " + std::to_string(opset)
            + ")\nscales = np.array([1, 1, 2, 2], dtype=np.float32)\n"
            + (isUpsample        ? "helper.make_node('Upsample', ['X', 'scales'], ['Y'], mode='linear')"
                   : opset == 10 ? "helper.make_node('Resize', ['X', 'scales'], ['Y'], mode='linear')"
                                 : "helper.make_node('Resize', ['X', '', 'scales'], ['Y'], mode='linear')");
        EXPECT_THAT(read(words, kWide), HasSubstr("LINEAR --Scales 1,1,2,2")) << words;
    }
}

// An arrow of JavaScript begins no graph.
TEST(WordsTable, OnlyAGraphIsReadByOnnxsParser)
{
    for (const char* words : {"const f = (x) => (x) { return x }", "(x) => ({a: F.pixel_shuffle(x, 2)})", "() => ()"})
        EXPECT_THAT(read(words, kDeep), Not(HasSubstr("ONNX's parser"))) << words;
}

// Texts that are cut off, that have another sign, and that are joined from pieces.
TEST(WordsTable, NoChangedTextDoesWorseThanASentence)
{
    std::vector<std::string> texts;
    for (const std::span<const SaysRow> rows : {std::span<const SaysRow>(kNames), {kOnnx}, {kPython}})
        for (const SaysRow& row : rows)
            texts.emplace_back(row.words);
    Random random(11);
    const std::string signs = "()[]{}<>,:=.;+-*/%#\"'x0123456789e\\\n ";
    for (const std::string& text : texts)
        for (int i = 0; i < 25; ++i) {
            std::string changed = text.substr(0, random.below(text.size() + 1));
            for (uint64_t slips = random.below(3); slips > 0 && !changed.empty(); --slips)
                changed[random.below(changed.size())] = signs[random.below(signs.size())];
            if (random.oneIn(3)) {
                const std::string& other = texts[random.below(texts.size())];
                changed += other.substr(random.below(other.size()));
            }
            EXPECT_NE(read(changed, kDeep), "");
        }
}

// x[:, :, a::s, b::t] takes those elements.
TEST(WordsTable, APartTakesItsElements)
{
    for (const auto& [words, first, step] :
         {std::tuple("x[0, 0, 1::3, :]", 1u, 3u), {"x[0, 0, ::2, :]", 0u, 2u}, {"x[0, 0, 2:9, :]", 2u, 1u}}) {
        const ReadOperator read =
            operatorFromWords(std::string("y = ") + words + "\ny[None, None]", {.sizes = {1, 1, 12, 5}});
        const Plan plan = makePlan(read.op);
        const uint64_t rows = read.op.output.sizes[2];
        for (uint64_t y = 0; y < rows; ++y)
            for (uint64_t x = 0; x < 5; ++x) {
                const auto list = sources(plan, y * 5 + x).list;
                ASSERT_EQ(list.size(), 1u) << words;
                EXPECT_EQ(list.front().element, (first + y * step) * 5 + x) << words;
            }
    }
}

TEST(WordsTable, AGradientIsTheForwardResizeTransposed)
{
    const Operator back = operatorFromWords("torch.ops.aten.upsample_nearest2d_backward(g, [5, 7], [1, 2, 4, 6])",
                                            {.sizes = {1, 2, 5, 7}})
                              .op;
    const Operator forward = operatorFromWords("F.interpolate(x, size=(5, 7))", {.sizes = {1, 2, 4, 6}}).op;
    const Plan backPlan = makePlan(back), plan = makePlan(forward);
    for (uint64_t output = 0; output < elementCount(forward.output); ++output)
        for (const Partner& source : sources(plan, output).list)
            EXPECT_GT(std::ranges::count(sources(backPlan, source.element).list, output, &Partner::element), 0)
                << output;
}

} // namespace
} // namespace tessera::words
