// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/calls/tensor_calls.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tessera {

namespace {

Value itself(const Call& call)
{
    return call.value(call.parameter(0));
}

double numberIn(const Call& call)
{
    const Value& given = call.value("x");
    if (const auto* text = given.as<std::string>(); text && text->size() < 16)
        return std::atof(text->c_str());
    if (const auto* flag = given.as<bool>())
        return *flag ? 1 : 0;
    return call.number("x");
}

template <double (*apply)(double)> Value whole(const Call& call)
{
    return valueOf(apply(numberIn(call)), true);
}

Value wholeNumber(const Call& call)
{
    return valueOf(std::trunc(numberIn(call)), true);
}

Value realNumber(const Call& call)
{
    return valueOf(numberIn(call), false);
}

Value rounded(const Call& call)
{
    return valueOf(std::nearbyint(numberIn(call)), true);
}

Value rootOf(const Call& call)
{
    return valueOf(std::sqrt(numberIn(call)), false);
}

Value absolute(const Call& call)
{
    const auto* given = call.value("x").as<Number>();
    return valueOf(std::abs(numberIn(call)), given && given->isWhole);
}

Value lengthOf(const Call& call)
{
    const Value& given = call.value("x");
    if (given.list())
        return valueOf(static_cast<double>(given.list()->size()), true);
    return valueOf(static_cast<double>(call.tensor("x").sizes().front()), true);
}

// Of a list or of the arguments.
std::vector<Number> numbersIn(const Call& call)
{
    const ValueList& given = call.further();
    const ValueList* list = given.size() == 1 && given.front().list() ? given.front().list() : &given;
    std::vector<Number> numbers;
    for (const Value& each : *list)
        if (const auto* number = each.as<Number>())
            numbers.push_back(*number);
    if (numbers.empty() || numbers.size() != list->size())
        call.fail(say("reading", "expected %1")(say("reading", "numbers")));
    return numbers;
}

template <bool isLeast> Value extreme(const Call& call)
{
    const std::vector<Number> numbers = numbersIn(call);
    const auto less = [](const Number& a, const Number& b) { return a.value < b.value; };
    const auto found = isLeast ? std::ranges::min_element(numbers, less) : std::ranges::max_element(numbers, less);
    return valueOf(found->value, found->isWhole);
}

template <bool isProduct> Value combined(const Call& call)
{
    double all = isProduct ? 1 : 0;
    bool isWhole = true;
    for (const Number& each : numbersIn(call)) {
        all = isProduct ? all * each.value : all + each.value;
        isWhole = isWhole && each.isWhole;
    }
    return valueOf(all, isWhole);
}

Value rangeList(const Call& call)
{
    constexpr int64_t kMost = 4096;
    const std::vector<int64_t> given =
        call.further().size() == 1 ? std::vector<int64_t>{0, call.rest().front()} : call.rest();
    const int64_t step = given.size() > 2 ? given[2] : 1;
    if (given.size() < 2 || step == 0 || std::abs(given[1] - given[0]) / std::abs(step) > kMost)
        call.fail(say("reading", "the list is too long"));
    ValueList list;
    for (int64_t i = given[0]; step > 0 ? i < given[1] : i > given[1]; i += step)
        list.push_back(valueOf(static_cast<double>(i), true));
    return valueOf(std::move(list));
}

Value listOfAny(const Call& call)
{
    if (call.further().empty())
        return valueOf(ValueList());
    const Value& given = call.further().front();
    return given.as<Number>() ? valueOf(call.further()) : given;
}

Value dictionary(const Call& call)
{
    ValueObject object;
    for (const Given& each : call.others())
        object.emplace_back(each.key, each.value);
    return {.is = std::make_shared<const ValueObject>(std::move(object))};
}

Value reversedList(const Call& call)
{
    const ValueList* list = call.value("x").list();
    return list ? valueOf(ValueList(list->rbegin(), list->rend())) : call.value("x");
}

Value graphBuilder(const Call&)
{
    return {.is = Symbol{"builder"}};
}

Value generatorOfRandoms(const Call&)
{
    return {.is = Symbol{"np.random"}};
}

double up(double x)
{
    return std::ceil(x);
}
double down(double x)
{
    return std::floor(x);
}

// np.uint8(x): of a number itself, of a tensor its type.
template <DataType type> Value ofType(const Call& call)
{
    const Value& given = call.value("self");
    return given.as<Number>() ? given : convertedTo<type>(call);
}

constexpr Function kBuiltIn[] = {
    {"np.float32 jnp.float32", "self", ofType<DataType::Float32>},
    {"np.float16 jnp.float16", "self", ofType<DataType::Float16>},
    {"np.uint8", "self", ofType<DataType::UInt8>},
    {"int np.int64 np.int32 static_cast", "x,*", wholeNumber},
    {"float np.float32.item np.double", "x", realNumber},
    {"round np.round np.rint", "x,*", rounded},
    {"abs", "x", absolute},
    {"math.floor np.floor", "x", whole<down>},
    {"math.ceil np.ceil", "x", whole<up>},
    {"math.sqrt np.sqrt", "x", rootOf},
    {"len", "x", lengthOf},
    {"min", "*", extreme<true>},
    {"max", "*", extreme<false>},
    {"sum", "*", combined<false>},
    {"math.prod np.prod", "*,**", combined<true>},
    {"range", "*", rangeList},
    {"list tuple torch.Size tf.TensorShape sorted ARRAYSIZE", "*,**", listOfAny},
    {"reversed", "x", reversedList},
    {"dict", "**", dictionary},
    {"np.shape tf.shape jnp.shape", "x,axis,out_type", measured},
    {"torch.compile jax.jit jit tf.function torch.jit.script torch.jit.trace mx.compile jax.device_put", "x,*,**",
     itself},
    {"MLGraphBuilder", "*", graphBuilder},
    {"np.random.default_rng numpy.random.default_rng np.random.RandomState", "*,**", generatorOfRandoms},
};

// Roots of modules, and functions.
constexpr std::string_view kIgnored[] = {"plt",
                                         "matplotlib",
                                         "os",
                                         "sys",
                                         "time",
                                         "logging",
                                         "warnings",
                                         "random.seed",
                                         "random.split",
                                         "random.key",
                                         "ort",
                                         "onnxruntime",
                                         "rt",
                                         "netron",
                                         "print",
                                         "console.log",
                                         "assert",
                                         "np.save",
                                         "numpy.save",
                                         "torch.save",
                                         "torch.manual_seed",
                                         "np.random.seed",
                                         "numpy.random.seed",
                                         "tf.random.set_seed",
                                         "torch.onnx",
                                         "onnx.save",
                                         "onnx.checker",
                                         "onnx.shape_inference",
                                         "onnxsim",
                                         "super",
                                         "torch.no_grad",
                                         "np.testing",
                                         "numpy.testing",
                                         "torch.testing",
                                         "np.allclose",
                                         "torch.allclose",
                                         "unittest",
                                         "pytest",
                                         "jax.random.PRNGKey",
                                         "jax.random.key",
                                         "random.PRNGKey",
                                         "torch.set_printoptions",
                                         "np.set_printoptions",
                                         "torch.device",
                                         "ov.Core",
                                         "Core",
                                         "ct.convert",
                                         "ct.models",
                                         "tf.lite",
                                         "cv2.imwrite",
                                         "cv2.imshow",
                                         "torch.set_default_dtype",
                                         "torch.backends",
                                         "torch.Generator",
                                         "device",
                                         "navigator",
                                         "display",
                                         "np.array_equal",
                                         "torch.equal",
                                         "isinstance",
                                         "type"};

} // namespace

const Function* builtIn(std::string_view dotted)
{
    for (const Function& each : kBuiltIn)
        if ((" " + std::string(each.names) + " ").find(" " + std::string(dotted) + " ") != std::string::npos)
            return &each;
    return nullptr;
}

bool isIgnored(std::string_view dotted)
{
    return std::ranges::any_of(kIgnored, [&](std::string_view each) {
        return dotted == each || (dotted.starts_with(each) && dotted[each.size()] == '.');
    });
}

} // namespace tessera
