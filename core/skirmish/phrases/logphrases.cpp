// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/phrases/phrasebook.h"
#include "core/skirmish/state/skirmishnames.h"

#include <QCoreApplication>

namespace dugout {

namespace {

constexpr TextRow ofTheLog[]{
    {SkirmishAsks::Board, QT_TRANSLATE_NOOP("Skirmish", "Board")},
    {SkirmishAsks::BoardPlace, QT_TRANSLATE_NOOP("Skirmish", "Board placed")},
    {SkirmishAsks::Relic, QT_TRANSLATE_NOOP("Skirmish", "Relic placed")},
    {SkirmishAsks::Objective, QT_TRANSLATE_NOOP("Skirmish", "Objective placed")},
    {SkirmishAsks::Reveal, QT_TRANSLATE_NOOP("Skirmish", "Objectives turned over")},
    {SkirmishAsks::Mulligan, QT_TRANSLATE_NOOP("Skirmish", "Hand")},
    {SkirmishAsks::DeployFirst, QT_TRANSLATE_NOOP("Skirmish", "First to place")},
    {SkirmishAsks::DeployFighter, QT_TRANSLATE_NOOP("Skirmish", "Fighter to place")},
    {SkirmishAsks::DeployHex, QT_TRANSLATE_NOOP("Skirmish", "Fighter placed")},
    {SkirmishAsks::DeploySaid, QT_TRANSLATE_NOOP("Skirmish", "First to have placed everybody")},
    {SkirmishAsks::FirstPlayer, QT_TRANSLATE_NOOP("Skirmish", "First player")},
    {SkirmishAsks::DrawObjectives, QT_TRANSLATE_NOOP("Skirmish", "Objectives drawn")},
    {SkirmishAsks::DrawPowers, QT_TRANSLATE_NOOP("Skirmish", "Power cards drawn")},
    {SkirmishAsks::MoveValue, QT_TRANSLATE_NOOP("Skirmish", "Move on the card")},
    {SkirmishAsks::AttackRange, QT_TRANSLATE_NOOP("Skirmish", "Range on the card")},
    {SkirmishAsks::Wounds, QT_TRANSLATE_NOOP("Skirmish", "Wounds on the card")},
    {SkirmishAsks::Swap, QT_TRANSLATE_NOOP("Skirmish", "Objective discarded")},
    {SkirmishAsks::Reaction, QT_TRANSLATE_NOOP("Skirmish", "Reaction")},
    {SkirmishAsks::React, QT_TRANSLATE_NOOP("Skirmish", "Reaction")},
    {SkirmishAsks::Effect, QT_TRANSLATE_NOOP("Skirmish", "Effect")},
    {SkirmishAsks::EffectFighter, QT_TRANSLATE_NOOP("Skirmish", "Fighter concerned")},
    {SkirmishAsks::PowerTable, QT_TRANSLATE_NOOP("Skirmish", "Power step")},
    {SkirmishAsks::UpgradeSaid, QT_TRANSLATE_NOOP("Skirmish", "Upgrade")},
    {SkirmishAsks::UpgradeMark, QT_TRANSLATE_NOOP("Skirmish", "Upgrade")},
    {SkirmishAsks::Hearts, QT_TRANSLATE_NOOP("Skirmish", "Wounds")},
    {SkirmishAsks::Token, QT_TRANSLATE_NOOP("Skirmish", "Token")},
    {SkirmishAsks::Mark, QT_TRANSLATE_NOOP("Skirmish", "Upgrade")},
    {SkirmishAsks::Way, QT_TRANSLATE_NOOP("Skirmish", "Dugout keeps")},
    {SkirmishAsks::OutGlory, QT_TRANSLATE_NOOP("Skirmish", "Glory")},
    {SkirmishAsks::AttackReroll, QT_TRANSLATE_NOOP("Skirmish", "Attack dice again")},
    {SkirmishAsks::DefenceReroll, QT_TRANSLATE_NOOP("Skirmish", "Defence dice again")},
    {SkirmishAsks::Change, QT_TRANSLATE_NOOP("Skirmish", "Changed by hand")},
    {SkirmishAsks::ChangeReason, QT_TRANSLATE_NOOP("Skirmish", "Reason")},
    {SkirmishAsks::Activations, QT_TRANSLATE_NOOP("Skirmish", "Activations left")},
    {SkirmishAsks::Spend, QT_TRANSLATE_NOOP("Skirmish", "Glory spent")},
    {SkirmishAsks::WayKnown, QT_TRANSLATE_NOOP("Skirmish", "Hand")},
    {SkirmishAsks::WayGoneObjectives, QT_TRANSLATE_NOOP("Skirmish", "Objectives gone")},
    {SkirmishAsks::WayGonePowers, QT_TRANSLATE_NOOP("Skirmish", "Power cards gone")},
    {SkirmishAsks::Score, QT_TRANSLATE_NOOP("Skirmish", "Objective scored")},
    {SkirmishAsks::ScoreNow, QT_TRANSLATE_NOOP("Skirmish", "Objective scored")},
    {SkirmishAsks::Glory, QT_TRANSLATE_NOOP("Skirmish", "Glory by hand")},
    {SkirmishAsks::Inspire, QT_TRANSLATE_NOOP("Skirmish", "Fighter inspired")},
    {SkirmishAsks::Attack, QT_TRANSLATE_NOOP("Skirmish", "Attack")},
    {SkirmishAsks::AttackTarget, QT_TRANSLATE_NOOP("Skirmish", "Target")},
    {SkirmishAsks::AllOut, QT_TRANSLATE_NOOP("Skirmish", "Everything into it")},
    {SkirmishAsks::Trapped, QT_TRANSLATE_NOOP("Skirmish", "Room behind the target")},
    {SkirmishAsks::Out, QT_TRANSLATE_NOOP("Skirmish", "Out of action")},
    {SkirmishAsks::DriveBack, QT_TRANSLATE_NOOP("Skirmish", "Driven back")},
    {SkirmishAsks::EndScore, QT_TRANSLATE_NOOP("Skirmish", "Objectives scored")},
    {SkirmishAsks::EndDiscardObjectives, QT_TRANSLATE_NOOP("Skirmish", "Objectives discarded")},
    {SkirmishAsks::EndDiscardPowers, QT_TRANSLATE_NOOP("Skirmish", "Power cards discarded")},
    {SkirmishAsks::EndUpgrade, QT_TRANSLATE_NOOP("Skirmish", "Upgrades played")},
    {SkirmishAsks::PhaseOver, QT_TRANSLATE_NOOP("Skirmish", "The action phase is over")},
    {SkirmishAsks::RelicHolder, QT_TRANSLATE_NOOP("Skirmish", "Holder of the Relic")},
};

} // namespace

std::span<const TextRow> logPhrases()
{
    return ofTheLog;
}

} // namespace dugout
