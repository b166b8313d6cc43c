// SPDX-License-Identifier: Apache-2.0
// What makes the input, and what does nothing to it, by framework.
#include "engine/frameworks/parse/source_text.h"
#include "tests/engine/frameworks/parse/words.h"

#include <gmock/gmock.h>

namespace tessera::words {
namespace {

using testing::HasSubstr;

// What makes the input, of 1, 8, 2, 3, as the frameworks write it.
struct Maker {
    const char* words;
    DataType type;
    const char* data; // that the case takes; empty: it is not known
};

constexpr auto kFloat = DataType::Float32;
const Maker kMakers[] = {
    {"np.arange(48).reshape(1, 8, 2, 3)", kFloat, "--data iota"},
    {"np.arange(48, dtype=np.float32).reshape((1, 8, 2, 3))", kFloat, "--data iota"},
    {"np.arange(1, 49).reshape([1, 8, 2, 3]).astype(np.float32)", kFloat, "--data values:1,2,3"},
    {"np.arange(0, 96, 2, dtype='float16').reshape(1, 8, 2, 3)", DataType::Float16, "--data values:0,2,4"},
    {"np.linspace(0, 47, 48).reshape(1, 8, 2, 3)", kFloat, "--data iota"},
    {"np.linspace(0, 48, num=48, endpoint=False).reshape(1, 8, 2, 3)", kFloat, "--data iota"},
    {"np.zeros((1, 8, 2, 3), np.uint8)", DataType::UInt8, "--data constant:0"},
    {"np.ones([1, 8, 2, 3], dtype=np.int8)", DataType::Int8, "--data constant:1"},
    {"np.full((1, 8, 2, 3), 2.5)", kFloat, "--data constant:2.5"},
    {"np.random.rand(1, 8, 2, 3).astype('float32')", kFloat, "--data random:1"},
    {"np.random.randn(1, 8, 2, 3).astype(np.float16)", DataType::Float16, "--data random:1"},
    {"np.random.random((1, 8, 2, 3))", kFloat, "--data random:1"},
    {"np.random.uniform(0, 1, size=(1, 8, 2, 3))", kFloat, "--data random:1"},
    {"np.random.randint(0, 255, (1, 8, 2, 3), dtype=np.uint8)", DataType::UInt8, "--data random:1"},
    {"np.random.default_rng(0).standard_normal((1, 8, 2, 3))", kFloat, "--data random:1"},
    {"np.array([[[[1, 2, 3], [4, 5, 6]]] * 8]).reshape(1, 8, 2, 3)", kFloat, "--data values:1,2,3,4,5,6,1"},
    {"np.array(range(48)).reshape(1, -1, 2, 3)", kFloat, "--data values:0,1,2"},
    {"np.expand_dims(np.arange(48).reshape(8, 2, 3), 0)", kFloat, "--data iota"},
    {"np.arange(48).reshape(8, 2, 3)[None]", kFloat, "--data iota"},
    {"torch.arange(48).reshape(1, 8, 2, 3).float()", kFloat, "--data iota"},
    {"torch.arange(1, 49).view(1, 8, 2, 3)", kFloat, "--data values:1,2,3"},
    {"torch.arange(0., 48.).view(1, 8, 2, 3).half()", DataType::Float16, "--data iota"},
    {"torch.arange(start=0, end=48, step=1).view(1, 8, 2, 3)", kFloat, "--data iota"},
    {"torch.linspace(0, 94, steps=48).view(1, 8, 2, 3)", kFloat, "--data values:0,2,4"},
    {"torch.zeros(1, 8, 2, 3, dtype=torch.float16)", DataType::Float16, "--data constant:0"},
    {"torch.ones((1, 8, 2, 3)).cuda()", kFloat, "--data constant:1"},
    {"torch.full((1, 8, 2, 3), 3.0, device='cuda')", kFloat, "--data constant:3"},
    {"torch.rand(1, 8, 2, 3, requires_grad=True)", kFloat, "--data random:1"},
    {"torch.randn([1, 8, 2, 3]).to('cuda').contiguous()", kFloat, "--data random:1"},
    {"torch.randn(size=(1, 8, 2, 3)).to(torch.float16)", DataType::Float16, "--data random:1"},
    {"torch.randn(1, 8, 2, 3).to(memory_format=torch.channels_last)", kFloat, "--data random:1"},
    {"torch.tensor([[[[1., 2., 3.], [4., 5., 6.]]] * 8])", kFloat, "--data values:1,2,3,4,5,6,1"},
    {"torch.from_numpy(np.arange(48).reshape(1, 8, 2, 3)).float()", kFloat, "--data iota"},
    {"torch.arange(48).reshape(8, 2, 3).unsqueeze(0)", kFloat, "--data iota"},
    {"torch.rand(1, 8, 2, 3) * 255", kFloat, ""},
    {"tf.reshape(tf.range(48), [1, 8, 2, 3])", kFloat, "--data iota"},
    {"tf.random.normal([1, 8, 2, 3])", kFloat, "--data random:1"},
    {"tf.random.uniform(shape=(1, 8, 2, 3), dtype=tf.float16)", DataType::Float16, "--data random:1"},
    {"tf.zeros((1, 8, 2, 3))", kFloat, "--data constant:0"},
    {"tf.ones([1, 8, 2, 3], tf.float32)", kFloat, "--data constant:1"},
    {"tf.fill([1, 8, 2, 3], 4.0)", kFloat, "--data constant:4"},
    {"tf.constant(np.arange(48), shape=(1, 8, 2, 3), dtype=tf.float32)", kFloat, "--data iota"},
    {"tf.cast(tf.reshape(tf.range(48), (1, 8, 2, 3)), tf.float32)", kFloat, "--data iota"},
    {"jnp.arange(48.).reshape(1, 8, 2, 3)", kFloat, "--data iota"},
    {"jnp.ones((1, 8, 2, 3), jnp.float32)", kFloat, "--data constant:1"},
    {"jax.random.normal(jax.random.PRNGKey(0), (1, 8, 2, 3))", kFloat, "--data random:1"},
    {"mx.arange(48).reshape(1, 8, 2, 3)", kFloat, "--data iota"},
    {"mx.zeros((1, 8, 2, 3))", kFloat, "--data constant:0"},
    {"mx.random.normal(shape=(1, 8, 2, 3))", kFloat, "--data random:1"},
    {"np.uint8(np.random.rand(1, 8, 2, 3) * 255)", DataType::UInt8, ""},
    {"torch.Tensor(1, 8, 2, 3)", kFloat, "--data constant:0"},
    {"torch.randint(0, 255, (1, 8, 2, 3), dtype=torch.uint8)", DataType::UInt8, "--data random:1"},
    {"jax.numpy.arange(48).reshape(1, 8, 2, 3)", kFloat, "--data iota"},
    {"paddle.rand([1, 8, 2, 3])", kFloat, "--data random:1"},
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

TEST(WordsTable, WhatMakesTheInputGivesSizesTypeAndData)
{
    for (const Maker& maker : kMakers)
        for (const char* done : kDone) {
            const std::string words = "x = " + std::string(maker.words) + "\n" + done;
            expectSame(words, {}, done, {1, 8, 2, 3}, maker.type);
            EXPECT_THAT(read(words), HasSubstr(*maker.data ? maker.data : "--data doc-iota")) << words;
        }
}

TEST(WordsTable, WhatHasNoEffectChangesNothing)
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
