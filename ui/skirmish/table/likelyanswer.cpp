// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/table/likelyanswer.h"

#include "core/skirmish/state/skirmishnames.h"
#include "core/skirmish/state/tablerefs.h"
#include "ui/skirmish/table/deskchoice.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Nobody answers these without having seen the own cards.
bool needsCards(const QString &prompt)
{
    return prompt == deskchoice::lookPrompt || prompt == SkirmishAsks::Mulligan
        || prompt.startsWith("end."_L1) || prompt.startsWith("way.hand."_L1)
        || prompt.startsWith("way.gone."_L1);
}

bool isOpenToAnything(const QString &prompt)
{
    return prompt == SkirmishAsks::Activation || prompt == SkirmishAsks::Effect
        || prompt == SkirmishAsks::OutGlory || prompt == deskchoice::handPrompt;
}

} // namespace

QString likelyAnswer(const Prompt &prompt)
{
    if (prompt.kind != PromptKind::Choice || isOpenToAnything(prompt.id))
        return {};
    QStringList likely{deskchoice::here,        deskchoice::aim,      deskchoice::draw,
                       SkirmishChoice::Onward,  SkirmishChoice::Rest, SkirmishChoice::Nobody,
                       SkirmishChoice::Decline, SkirmishChoice::Keep, SkirmishChoice::Pass,
                       SkirmishChoice::Done,    SkirmishChoice::Same};
    if (needsCards(prompt.id))
        likely.prepend(deskchoice::look);
    if (prompt.id == SkirmishAsks::FirstPlayer)
        likely.prepend(SeatRef{prompt.seat}.toString());
    // Who is asked alone may wave the whole attack on; who came for a card is asked about it.
    if (prompt.choices.value(1) == SkirmishChoice::OwnRest)
        likely.prepend(SkirmishChoice::OwnRest);
    for (const QString &choice : likely) {
        if (prompt.choices.contains(choice))
            return choice;
    }
    return {};
}

bool cameForACard(const Prompt &prompt, const Event &last)
{
    const bool answers
        = (prompt.id == SkirmishAsks::Power && last.prompt == SkirmishAsks::PowerTable)
        || (prompt.id == SkirmishAsks::Reaction && last.prompt == SkirmishAsks::React);
    return answers && last.choice() == SeatRef{prompt.seat}.toString()
        && prompt.choices.contains(deskchoice::look);
}

} // namespace dugout
