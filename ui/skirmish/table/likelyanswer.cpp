// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/table/likelyanswer.h"

#include "ui/skirmish/table/deskchoice.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Nobody answers these without having seen the own cards.
bool needsCards(const QString &prompt)
{
    return prompt == deskchoice::lookPrompt || prompt == u"mulligan"_s
        || prompt.startsWith("end."_L1) || prompt.startsWith("way.hand."_L1)
        || prompt.startsWith("way.gone."_L1);
}

bool isOpenToAnything(const QString &prompt)
{
    return prompt == u"activation"_s || prompt == u"effect"_s || prompt == u"out.glory"_s
        || prompt == deskchoice::handPrompt;
}

} // namespace

QString likelyAnswer(const Prompt &prompt)
{
    if (prompt.kind != PromptKind::Choice || isOpenToAnything(prompt.id))
        return {};
    QStringList likely{deskchoice::here, deskchoice::aim, deskchoice::draw, u"onward"_s,
                       u"rest"_s,        u"nobody"_s,     u"decline"_s,     u"keep"_s,
                       u"pass"_s,        u"done"_s,       u"same"_s};
    if (needsCards(prompt.id))
        likely.prepend(deskchoice::look);
    if (prompt.id == u"first-player"_s)
        likely.prepend(u"seat:%1"_s.arg(prompt.seat));
    // Who is asked alone may wave the whole attack on; who came for a card is asked about it.
    if (prompt.choices.value(1) == u"own-rest"_s)
        likely.prepend(u"own-rest"_s);
    for (const QString &choice : likely) {
        if (prompt.choices.contains(choice))
            return choice;
    }
    return {};
}

} // namespace dugout
