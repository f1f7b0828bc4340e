// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/words/choicephrases.h"

#include "core/skirmish/state/skirmishnames.h"

#include <QCoreApplication>

#include <algorithm>
#include <span>

namespace dugout {

namespace {

struct TextRow
{
    QStringView what;
    const char *text;
};

constexpr TextRow ofOpportunities[]{
    {SkirmishChoice::AttackRolled,
     QT_TRANSLATE_NOOP("Skirmish", "The attack dice have been rolled.")},
    {SkirmishChoice::AttackFailed, QT_TRANSLATE_NOOP("Skirmish", "The attack on %2 failed.")},
    {SkirmishChoice::DrivenBack, QT_TRANSLATE_NOOP("Skirmish", "%2 could be driven back.")},
    {SkirmishChoice::AfterAttack, QT_TRANSLATE_NOOP("Skirmish", "The attack of %2 is over.")},
    {SkirmishChoice::AfterActivation, QT_TRANSLATE_NOOP("Skirmish", "The activation is over.")},
    {SkirmishChoice::PloyPlayed, QT_TRANSLATE_NOOP("Skirmish", "A ploy was played.")},
    {SkirmishChoice::GoingOut, QT_TRANSLATE_NOOP("Skirmish", "%2 is about to go out of action.")},
};

constexpr TextRow ofChoices[]{
    {SkirmishChoice::Keep, QT_TRANSLATE_NOOP("Skirmish", "Keep")},
    {SkirmishChoice::Objectives, QT_TRANSLATE_NOOP("Skirmish", "Objectives again")},
    {SkirmishChoice::Powers, QT_TRANSLATE_NOOP("Skirmish", "Power cards again")},
    {SkirmishChoice::Both, QT_TRANSLATE_NOOP("Skirmish", "Both again")},
    {SkirmishChoice::Pass, QT_TRANSLATE_NOOP("Skirmish", "Pass")},
    {SkirmishChoice::Draw, QT_TRANSLATE_NOOP("Skirmish", "Draw a power card")},
    {SkirmishChoice::Swap, QT_TRANSLATE_NOOP("Skirmish", "Swap an objective")},
    {SkirmishChoice::Done, QT_TRANSLATE_NOOP("Skirmish", "Done")},
    {SkirmishChoice::Decline, QT_TRANSLATE_NOOP("Skirmish", "No reaction")},
    {SkirmishChoice::No, QT_TRANSLATE_NOOP("Skirmish", "No")},
    {SkirmishChoice::Yes, QT_TRANSLATE_NOOP("Skirmish", "Yes")},
    {SkirmishChoice::Stay, QT_TRANSLATE_NOOP("Skirmish", "Leave in place")},
    {SkirmishChoice::Driven, QT_TRANSLATE_NOOP("Skirmish", "Drive back")},
    {SkirmishChoice::Room, QT_TRANSLATE_NOOP("Skirmish", "There is room")},
    {SkirmishChoice::Trapped, QT_TRANSLATE_NOOP("Skirmish", "Trapped")},
    {SkirmishChoice::Quiet, QT_TRANSLATE_NOOP("Skirmish", "Nobody until the next activation")},
    {SkirmishChoice::Nobody, QT_TRANSLATE_NOOP("Skirmish", "Nobody")},
    {SkirmishChoice::PassOn, QT_TRANSLATE_NOOP("Skirmish", "Pass for the rest of the phase")},
    {SkirmishChoice::Rest, QT_TRANSLATE_NOOP("Skirmish", "Nothing for the rest of this attack")},
    {SkirmishChoice::Onward, QT_TRANSLATE_NOOP("Skirmish", "Nobody does anything more")},
    {SkirmishChoice::OwnRest, QT_TRANSLATE_NOOP("Skirmish", "Nothing for the rest of this attack")},
    {SkirmishChoice::OwnQuiet,
     QT_TRANSLATE_NOOP("Skirmish", "No reaction until the next activation")},
    {SkirmishChoice::OwnOnward,
     QT_TRANSLATE_NOOP("Skirmish", "Neither a reaction nor a power card")},
    {SkirmishChoice::Upgrade, QT_TRANSLATE_NOOP("Skirmish", "Upgrade")},
    {SkirmishChoice::Ploy, QT_TRANSLATE_NOOP("Skirmish", "Ploy")},
    {u"dice+", QT_TRANSLATE_NOOP("Skirmish", "One attack die more")},
    {u"dice-", QT_TRANSLATE_NOOP("Skirmish", "One attack die fewer")},
    {u"defence+", QT_TRANSLATE_NOOP("Skirmish", "One defence die more")},
    {u"defence-", QT_TRANSLATE_NOOP("Skirmish", "One defence die fewer")},
    {u"damage+", QT_TRANSLATE_NOOP("Skirmish", "One damage more")},
    {u"damage-", QT_TRANSLATE_NOOP("Skirmish", "One damage less")},
    {u"support+", QT_TRANSLATE_NOOP("Skirmish", "One support more for the attacker")},
    {u"support-", QT_TRANSLATE_NOOP("Skirmish", "One support more for the target")},
    {SkirmishChoice::Cleave, QT_TRANSLATE_NOOP("Skirmish", "Cleave")},
    {u"knockback+", QT_TRANSLATE_NOOP("Skirmish", "Knockback by one more")},
    {SkirmishChoice::Counters, QT_TRANSLATE_NOOP("Skirmish", "Counters only")},
    {SkirmishChoice::Table, QT_TRANSLATE_NOOP("Skirmish", "Everything but the cards")},
    {SkirmishChoice::Everything, QT_TRANSLATE_NOOP("Skirmish", "Everything, with decks and hands")},
    {SkirmishChoice::Same, QT_TRANSLATE_NOOP("Skirmish", "As it was before")},
    {SkirmishChoice::Anew, QT_TRANSLATE_NOOP("Skirmish", "Enter it again")},
    {SkirmishChoice::Moved, QT_TRANSLATE_NOOP("Skirmish", "Moved")},
    {SkirmishChoice::Charged, QT_TRANSLATE_NOOP("Skirmish", "Charged")},
    {SkirmishChoice::Inspired, QT_TRANSLATE_NOOP("Skirmish", "Inspired")},
    {SkirmishChoice::Out, QT_TRANSLATE_NOOP("Skirmish", "Out of action")},
    {SkirmishChoice::Other, QT_TRANSLATE_NOOP("Skirmish", "Another upgrade")},
    {SkirmishChoice::Off, QT_TRANSLATE_NOOP("Skirmish", "Take the last upgrade off")},
    {SkirmishChoice::Guard, QT_TRANSLATE_NOOP("Skirmish", "Guard")},
    {SkirmishChoice::Damage, QT_TRANSLATE_NOOP("Skirmish", "Damage")},
    {SkirmishChoice::Heal, QT_TRANSLATE_NOOP("Skirmish", "Heal")},
    {SkirmishChoice::Push, QT_TRANSLATE_NOOP("Skirmish", "Push")},
    {SkirmishChoice::Place, QT_TRANSLATE_NOOP("Skirmish", "Put on another hex")},
    {SkirmishChoice::Exchange, QT_TRANSLATE_NOOP("Skirmish", "Change places")},
    {SkirmishChoice::Reroll, QT_TRANSLATE_NOOP("Skirmish", "Roll the dice again")},
    {SkirmishChoice::Move, QT_TRANSLATE_NOOP("Skirmish", "Move")},
    {SkirmishChoice::Attack, QT_TRANSLATE_NOOP("Skirmish", "Attack")},
    {SkirmishChoice::Charge, QT_TRANSLATE_NOOP("Skirmish", "Charge")},
    {SkirmishChoice::Inspire, QT_TRANSLATE_NOOP("Skirmish", "Inspire")},
    {SkirmishChoice::Restore, QT_TRANSLATE_NOOP("Skirmish", "Back in play")},
    {SkirmishChoice::Glory, QT_TRANSLATE_NOOP("Skirmish", "Gain glory")},
    {SkirmishChoice::Card, QT_TRANSLATE_NOOP("Skirmish", "Action of a card")},
    {SkirmishChoice::Parry, QT_TRANSLATE_NOOP("Skirmish", "Strike back")},
    {SkirmishChoice::Counter, QT_TRANSLATE_NOOP("Skirmish", "Attack as a reaction")},
};

const char *textIn(std::span<const TextRow> texts, QStringView what)
{
    const auto found = std::find_if(texts.begin(), texts.end(),
                                    [what](const TextRow &row) { return row.what == what; });
    return found == texts.end() ? nullptr : found->text;
}

} // namespace

const char *opportunityPhrase(KnownWord<TriggerNames> opportunity)
{
    return textIn(ofOpportunities, opportunity);
}

const char *choicePhrase(const QString &choice)
{
    return textIn(ofChoices, choice);
}

} // namespace dugout
