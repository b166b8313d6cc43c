// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/depth_space.h"
#include "engine/core/ops/resample.h"
#include "engine/core/tensor/issue.h"

#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <typeinfo>
#include <vector>

namespace tessera {

class Operator;
class Random;
struct AxisMap;
struct Plan;
struct WaysBack;

// In the order of lists.
using AllOperators = std::tuple<DepthToSpace, DepthToSpace1, SpaceToDepth, SpaceToDepth1, Resample, Resample1,
                                Resample2, Resample3, ResampleGrad, ResampleGrad1>;

// The formula of one element with its numbers put in. A line belongs to one axis, so that a view can colour it.
struct FormulaLine {
    int axis; // 0 … 3 = N, C, H, W; −1 = of the whole element
    Message text; // "y = 2 = 1·2 + 0"
    std::optional<uint32_t> coordinate = {}; // where the line says no more than it: "n = 0"

    bool operator==(const FormulaLine&) const = default;
};

struct Explanation {
    std::vector<FormulaLine> formula;
    Message sentence; // in words: "Output row 2 is even, so …"
};

// All that the engine knows of an operator, asked without knowing its family. A family derives from HeldFields
// (family.h), which answers for the fields, and overrides the rest. Where a function takes a plan, it is makePlan();
// all but the fields, validate, offeredOutput, featureLevel and axisMaps need an operator without issues.
class OperatorModel {
public:
    virtual ~OperatorModel() = default;

    virtual std::unique_ptr<OperatorModel> clone() const = 0;
    virtual bool equals(const OperatorModel& other) const = 0;
    virtual const void* as(const std::type_info& type) const = 0; // null: it is of another type

    virtual std::string_view name() const = 0;
    virtual Text sentence() const = 0;
    virtual const TensorDesc& input() const = 0;
    virtual const TensorDesc& output() const = 0;
    virtual TensorDesc& input() = 0;
    virtual TensorDesc& output() = 0;
    virtual const std::vector<Field>& defaults() const = 0; // the fields of an operator that nothing was done with
    virtual std::vector<Field> fields() const = 0; // in DirectML's order; input and output come first
    virtual void setField(std::string_view name, const FieldValue& value) = 0; // throws TextError

    virtual Issues validate() const = 0; // everything that is wrong, at once, before anything is allocated
    virtual TensorDesc offeredOutput() const = 0; // packed; sizes empty where the fields give no shape
    virtual bool outputIsFixed() const = 0; // the offered shape is the only right one
    virtual std::string_view featureLevel() const = 0; // the lowest of DirectML that runs it: "2_1"
    virtual Plan makePlan() const = 0;
    virtual uint64_t estimatedTableBytes() const { return 0; } // an upper bound for the plan, before it is made
    virtual Explanation explain(const Plan& plan, uint64_t output) const = 0; // explains a logical output element
    virtual std::optional<Operator> otherOrder() const; // the same with its other Order; none: it has none
    virtual std::optional<WaysBack> waysBack() const; // none: it is no permutation
    virtual std::optional<BlockOrder> blockOrder() const { return {}; } // none: it moves no blocks
    virtual std::vector<AxisMap> axisMaps() const; // the forward map of every dimension; empty: it resamples nothing
    virtual bool isGradient() const { return false; } // the axis maps lead from the output tensor to the input tensor
    virtual Message mistrust() const { return {}; } // why no input can tell right from wrong; empty: one can
    // What a comparison of this case leaves untested, and what else must be known of it.
    virtual std::vector<Message> notes(const Plan&) const { return {}; }
    virtual Operator forDxDispatch() const = 0; // what it runs instead; throws TextError where nothing does the same
    virtual void randomize(Random& random) = 0; // small fields without issues; layouts stay packed
};

// A struct of fields, with the row that says which it has. modelOf(op), declared beside it, makes its model.
template <class Op>
concept OperatorFields = requires
{
    Op::kRow;
};

// An operator: the fields of one of the families, as a value. This header leads to no plan, so that who computes from
// the fields alone can include it. What can be asked of one: operator.h.
class Operator {
public:
    Operator(); // DEPTH_TO_SPACE
    template <OperatorFields Op>
    Operator(Op fields)
        : m_model(modelOf(std::move(fields)))
    {
    }
    Operator(const Operator& other)
        : m_model(other.m_model ? other.m_model->clone() : nullptr)
    {
    }
    Operator(Operator&&) noexcept = default;
    Operator& operator=(Operator other) noexcept
    {
        m_model = std::move(other.m_model);
        return *this;
    }
    ~Operator() = default;

    const OperatorModel* operator->() const { return m_model.get(); }
    OperatorModel* operator->() { return m_model.get(); }

    // The fields, where the operator is of this type; else null.
    template <class Op> const Op* as() const { return static_cast<const Op*>(m_model->as(typeid(Op))); }
    template <class Op> Op* as() { return const_cast<Op*>(static_cast<const Operator&>(*this).as<Op>()); }

    bool operator==(const Operator& other) const { return m_model->equals(*other.m_model); }

private:
    std::unique_ptr<OperatorModel> m_model; // none: moved from
};

// What undoes a permutation: in the same order, and in the order that it is likely to be mixed up with.
struct WaysBack {
    Operator same, other;
};

} // namespace tessera
