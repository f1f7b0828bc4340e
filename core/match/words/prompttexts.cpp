// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/words/prompttexts.h"

#include "core/match/engine/stepgroups.h"
#include "core/match/words/matchtexts.h"

#include <QHash>

namespace dugout {

const PromptText *promptText(QStringView prompt)
{
    static const auto index = [] {
        QHash<QStringView, const PromptText *> texts;
        for (const StepGroup &group : matchStepGroups()) {
            for (const PromptText &text : group.texts)
                texts.insert(text.prompt, &text);
            for (const TurnAction &action : group.actions)
                texts.insert(action.text.prompt, &action.text);
        }
        return texts;
    }();
    return index.value(prompt);
}

PromptManner mannerOf(QStringView prompt)
{
    const PromptText *text = promptText(prompt);
    return text ? text->manner : PromptManner::Usual;
}

} // namespace dugout
