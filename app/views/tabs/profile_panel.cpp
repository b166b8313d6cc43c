// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/profile_view.h"

#include "app/base/controls/form_parts.h"
#include "app/base/controls/latest.h"
#include "app/base/look/events.h"
#include "app/model/document/element_pair.h"
#include "app/tensor/planes/value_levels.h"
#include "app/views/tabs/tab.h"

#include <QCoreApplication>

namespace tessera {

class ProfilePanel : public QWidget {
    Q_DECLARE_TR_FUNCTIONS(tessera::ProfilePanel)

public:
    explicit ProfilePanel(Document* document)
        : m_document(document)
        , m_empty(placeholder(tr("Pin an element to see the values along its row and its column."), this))
        , m_worker(
              [](const Wanted& wanted, Found& found, const RunControl& control) {
                  for (size_t view = 0; view < kAxes.size(); ++view)
                      for (size_t i = 0; i < wanted.lines.size(); ++i)
                          if (const auto& line = wanted.lines[i])
                              found[view][i] =
                                  profileOf(line->tensor, line->at, kAxes[view], wanted.columns[view], control.stop);
              },
              {.answered = [this](const Wanted& wanted, const Reply<Found>& reply) {
                  if (reply.error.isEmpty())
                      showProfiles(wanted, reply.answer);
              }})
    {
        setObjectName(QStringLiteral("profiles"));
        auto* rows = newLayout<QVBoxLayout>(this, {0, 0, 0, 0}, 8);
        rows->addWidget(heading(tr("Profile through the pin"), this));
        const QString names[] = {QStringLiteral("x"), QStringLiteral("y")};
        for (size_t view = 0; view < m_views.size(); ++view) {
            auto* plot = m_views[view] = new ProfileView(names[view], this);
            rows->addWidget(plot, 1);
            connect(plot, &ProfileView::resized, this, &ProfilePanel::request);
            connect(plot, &ProfileView::chosen, this,
                    [this, view](uint32_t coordinate) { m_document->pin(pickOn(view, coordinate)); });
            connect(plot, &ProfileView::hovered, this, [this, view](std::optional<uint32_t> coordinate) {
                m_document->hover(coordinate ? pickOn(view, *coordinate) : std::nullopt);
            });
        }
        rows->addWidget(m_empty);
        for (const auto changed : {&Document::shownChanged, &Document::playChanged, &Document::mapChanged})
            connect(document, changed, this, &ProfilePanel::request);
        connect(document, &Document::picksChanged, this, [this] {
            if (m_document->pinned() != m_pin)
                request();
        });
        whenever({QEvent::Show}, this, this, [this] { request(); });
    }

private:
    static constexpr std::array<size_t, 2> kAxes = {3, 2}; // x, y
    struct Line { // through an element of a tensor
        Tensor tensor;
        std::array<uint32_t, 4> at;
    };
    using Lines = std::array<std::optional<Line>, kProfileLines>;
    struct Wanted {
        Lines lines;
        Side side; // the pinned one
        std::array<size_t, 2> columns;
    };
    using Found = std::array<Profiles, 2>; // one for each axis

    // The profile leaves out the outputs that the player has not filled yet.
    Lines lines(const Pick& pin) const
    {
        const RunResult& shown = *m_document->shown();
        const ElementPair pair = pairOf(*m_document, pin);
        const auto through = [](const Tensor& tensor, uint64_t element) {
            return Line{tensor, PaddedShape(tensor.desc).coordinates(element)};
        };
        Lines found;
        if (pair.input)
            found[size_t(ProfileOf::Input)] = through(shown.input, *pair.input);
        if (!pair.output || m_document->play().isOn)
            return found;
        if (shown.a)
            found[size_t(ProfileOf::A)] = through(*shown.a, *pair.output);
        if (shown.b)
            found[size_t(ProfileOf::B)] = through(*shown.b, *pair.output);
        return found;
    }

    void request()
    {
        m_pin = m_document->pinned();
        const bool isThere = m_pin && m_document->shown() && m_document->tensor(m_pin->side);
        m_empty->setVisible(!isThere);
        for (ProfileView* view : m_views) // also while the panel is hidden: Qt paints late where an opaque widget goes
            view->setVisible(isThere);
        if (isThere && isVisible())
            m_worker.request({lines(*m_pin), m_pin->side, {m_views[0]->columns(), m_views[1]->columns()}});
        else
            m_worker.cancel();
    }

    void showProfiles(const Wanted& wanted, const Found& found)
    {
        const auto& input = wanted.lines[size_t(ProfileOf::Input)];
        const auto& output = wanted.lines[size_t(ProfileOf::A)];
        for (size_t view = 0; view < m_views.size(); ++view) {
            std::array<std::optional<uint32_t>, 2> pinned;
            if (input)
                pinned[size_t(Side::Input)] = input->at[kAxes[view]];
            if (output)
                pinned[size_t(Side::Output)] = output->at[kAxes[view]];
            m_views[view]->setProfiles(found[view], wanted.side, pinned);
        }
    }

    // The element of the pinned side at that coordinate of the plot's line.
    std::optional<Pick> pickOn(size_t view, uint32_t coordinate) const
    {
        const Tensor* tensor = m_pin ? m_document->tensor(m_pin->side) : nullptr;
        if (!tensor)
            return {};
        const PaddedShape shape(tensor->desc);
        if (coordinate >= shape.sizes[kAxes[view]])
            return {};
        auto at = shape.coordinates(m_pin->element);
        at[kAxes[view]] = coordinate;
        return Pick{m_pin->side, shape.element(at[0], at[1], at[2], at[3])};
    }

    Document* m_document;
    std::array<ProfileView*, 2> m_views = {};
    ToneLabel* m_empty;
    std::optional<Pick> m_pin; // the pin of the plots
    Latest<Wanted, Found> m_worker;
};

QWidget* makeProfilePanel(Document* document)
{
    return new ProfilePanel(document);
}

} // namespace tessera
