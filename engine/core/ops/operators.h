// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/export.h"
#include "engine/core/ops/depth_space.h"
#include "engine/core/ops/resample.h"
#include "engine/core/ops/resample_grad.h"
#include "engine/core/ops/rules.h"

#include <memory>
#include <tuple>
#include <typeinfo>

namespace TESSERA_API tessera {

// The operators that the engine brings, in the order of lists. Others are added with addOperator (operator.h).
using BuiltInOperators = std::tuple<DepthToSpace, DepthToSpace1, SpaceToDepth, SpaceToDepth1, Resample, Resample1,
                                    Resample2, Resample3, ResampleGrad, ResampleGrad1>;

// What is asked of an operator without knowing its family. HeldOperator (family.h) answers with the rules of its type.
class OperatorModel {
public:
    virtual ~OperatorModel() = default;

    virtual std::unique_ptr<OperatorModel> clone() const = 0;
    virtual std::vector<Field> defaults() const = 0; // of the fields
    virtual bool equals(const OperatorModel& other) const = 0;
    virtual const void* as(const std::type_info& type) const = 0; // null: it is of another type

    virtual std::string_view name() const = 0;
    virtual Text sentence() const = 0;
    virtual const TensorDesc& input() const = 0;
    virtual const TensorDesc& output() const = 0;
    virtual std::vector<Field> fields() const = 0;
    virtual void setField(std::string_view name, const FieldValue& value) = 0; // throws TextError

    // The rules of the same names: rules.h.
    virtual Issues validate() const = 0;
    virtual TensorDesc offeredOutput() const = 0;
    virtual bool outputIsFixed() const = 0;
    virtual std::string_view featureLevel() const = 0;
    virtual Plan makePlan() const = 0;
    virtual uint64_t estimatedTableBytes() const = 0;
    virtual Explanation explain(const Plan& plan, uint64_t output) const = 0;
    virtual std::optional<std::string> code(const Plan& plan, Dialect dialect) const = 0;
    virtual std::optional<Operator> otherOrder() const = 0;
    virtual std::optional<WaysBack> waysBack() const = 0;
    virtual std::vector<AxisMap> axisMaps() const = 0;
    virtual bool isGradient() const = 0;
    virtual Message mistrust() const = 0;
    virtual std::vector<Message> notes(const Plan& plan) const = 0;
    virtual Operator forDxDispatch() const = 0;
    virtual void randomize(Random& random) = 0;
    virtual std::span<const ConformanceLine> conformance() const = 0;
};

// A struct of fields with rules.
template <class Op>
concept OperatorFields = requires(const Op& op)
{
    Op::kName;
    Op::kSentence;
    op.input;
    op.output;
};

// An operator: the fields of one of the families, as a value. This header leads to no plan, so that who computes from
// the fields alone can include it. What can be asked of one: operator.h.
class Operator {
public:
    Operator(); // DEPTH_TO_SPACE
    template <OperatorFields Op> Operator(Op fields); // of a type of one's own: include family.h
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
