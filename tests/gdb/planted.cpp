// SPDX-License-Identifier: GPL-3.0-or-later
// A program to be stopped in a debugger: a pixel shuffle with a planted swap, and buffers of many kinds.
#include <Eigen/Core>
#include <unsupported/Eigen/CXX11/Tensor>

#include <array>
#include <cstdint>
#include <numeric>
#include <span>
#include <vector>

// Members of OpenCV's matrix as they are called there.
namespace cv {
struct Mat {
    int flags = 0, dims = 0, rows = 0, cols = 0;
    unsigned char* data = nullptr;
    struct MatSize {
        int* p = nullptr;
    } size;
    struct MatStep {
        size_t* p = nullptr;
        size_t buf[2] = {};
    } step;
};
} // namespace cv

// Members of PyTorch's tensor as they are called there.
namespace c10 {
template <class T> struct intrusive_ptr {
    T* target_ = nullptr;
};
struct UniqueVoidPtr {
    void* data_ = nullptr;
};
struct DataPtr {
    UniqueVoidPtr ptr_;
};
struct StorageImpl {
    DataPtr data_ptr_;
};
struct Storage {
    intrusive_ptr<StorageImpl> storage_impl_;
};
struct SizesAndStrides {
    size_t size_ = 0;
    union {
        int64_t* outOfLineStorage_;
        int64_t inlineStorage_[10] = {};
    };
};
struct TypeMeta {
    uint16_t index_ = 0;
};
struct TensorImpl {
    Storage storage_;
    SizesAndStrides sizes_and_strides_;
    int64_t storage_offset_ = 0;
    TypeMeta data_type_;
};
struct BFloat16 {
    uint16_t x = 0;
};
} // namespace c10
namespace at {
struct Tensor {
    c10::intrusive_ptr<c10::TensorImpl> impl_;
};
} // namespace at

namespace {

constexpr size_t kDepth = 2, kBlock = 2, kHeight = 2, kWidth = 3;

// The planted mistake: DEPTH_COLUMN_ROW wants the block's digits before the depth's, and here they come behind.
std::vector<float> shuffled(const std::vector<float>& x)
{
    std::vector<float> y(x.size());
    size_t at = 0;
    for (size_t d = 0; d < kDepth; ++d)
        for (size_t row = 0; row < kHeight * kBlock; ++row)
            for (size_t column = 0; column < kWidth * kBlock; ++column) {
                const size_t by = row % kBlock, bx = column % kBlock;
                const size_t channel = (d * kBlock + by) * kBlock + bx; // planted: (by·b + bx)·depth + d
                y[at++] = x[(channel * kHeight + row / kBlock) * kWidth + column / kBlock];
            }
    return y;
}

volatile int kept = 0;

void stop(const std::vector<float>& x, const std::vector<float>& y)
{
    const float* in = x.data();
    const float* out = y.data();
    const void* raw = out;
    const float* nothing = nullptr;
    const double* far = reinterpret_cast<const double*>(out);
    std::array<uint8_t, 6> small{1, 2, 3, 4, 5, 6};
    int16_t rows[2][3] = {{1, 2, 3}, {4, 5, 6}};
    std::span<const float> view(out, 12);
    std::vector<c10::BFloat16> brain(4);
    std::vector<bool> flags(70, true);
    const Eigen::MatrixXf columns = (Eigen::MatrixXf(2, 3) << 1, 2, 3, 4, 5, 6).finished();
    Eigen::Matrix<double, 2, 3, Eigen::RowMajor> fixed;
    fixed << 1, 2, 3, 4, 5, 6;
    const Eigen::Map<const Eigen::MatrixXf> mapped(columns.data(), 2, 3);
    Eigen::Tensor<float, 4, Eigen::RowMajor> four(1, 2, 1, 3);
    for (int i = 0; i < 6; ++i)
        four.data()[i] = float(i + 1);

    // Two rows of two pixels of three channels, a pixel of padding behind each.
    std::vector<uint8_t> pixels(18);
    std::iota(pixels.begin(), pixels.end(), uint8_t(1));
    cv::Mat mat;
    mat.flags = 2 << 3;
    mat.dims = mat.rows = mat.cols = 2;
    mat.data = pixels.data();
    mat.step.buf[0] = 9;
    mat.step.p = mat.step.buf;

    // x from its second channel on, transposed.
    c10::StorageImpl storage{{{const_cast<float*>(in)}}};
    c10::TensorImpl impl;
    impl.storage_.storage_impl_.target_ = &storage;
    impl.storage_offset_ = 6;
    impl.data_type_.index_ = 6;
    impl.sizes_and_strides_.size_ = 2;
    for (const auto& [at, number] : {std::pair(0, 3), {1, 2}, {5, 1}, {6, 3}})
        impl.sizes_and_strides_.inlineStorage_[at] = number;
    const at::Tensor tensor{{&impl}};

    kept = in && out && raw && !nothing && far && rows[0][0] && small[0]; // the breakpoint
    kept = kept && view.size() && columns.size() && fixed.size() && four.size() && mapped.size() && mat.dims
        && tensor.impl_.target_ && brain.size() && flags.size();
}

} // namespace

int main()
{
    std::vector<float> x(kDepth * kBlock * kBlock * kHeight * kWidth);
    std::iota(x.begin(), x.end(), 0.0F);
    stop(x, shuffled(x));
}
