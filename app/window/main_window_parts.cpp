// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window_parts.h"

#include "app/model/document/input_loader.h"

namespace tessera {

MainWindow::Parts::Parts(MainWindow& window, Kept& kept)
    : settings(kept.settings)
    , tolerances(kept.tolerances)
    , limits(kept.limits)
    , makeEngine(kept.makeEngine)
    , document(kept.document)
    , language(settings, kept.options.language)
    , look(settings, kept.options.theme, &window)
    , actions(&window)
    , dialogs(&window)
    , drawer(*new Drawer({&document, makeEngine, &tolerances}))
    , run(document, settings, kept.options.memoryBudget, messages, &window)
    , engines(document, limits, settings, messages, dialogs, &window)
    , drop(window)
    , xray(document, views, makeEngine, messages)
    , layout({window, casePanel, drawer, views},
             {&lesson, &casePanel, views.view(Side::Input), views.view(Side::Output), &drawer})
    , quiz(makeEngine, window, kept.quiz)
    , lecture({window,
               views,
               document,
               {views.view(Side::Input), views.view(Side::Output)},
               [this](const Pick& pick) { views.goTo(pick); }})
    , help(actions, settings, messages, window)
{
    input.loader().setInBackground(kept.options.readsInBackground);
}

} // namespace tessera
