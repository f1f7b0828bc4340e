// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/rolls/rolltexts.h"

#include "core/match/state/promptnames.h"

namespace dugout {

namespace {

constexpr PromptText texts[]{
    {Asks::RollDie, QT_TRANSLATE_NOOP("Match", "The die of a player's roll"), nullptr},
    {Asks::RollZones, QT_TRANSLATE_NOOP("Match", "Tackle zones"), nullptr},
    {Asks::RollRange, QT_TRANSLATE_NOOP("Match", "How far is it?"), nullptr},
    {Asks::RollTold, QT_TRANSLATE_NOOP("Match", "What the roll depends on"), nullptr},
    {Asks::RollAgainst, QT_TRANSLATE_NOOP("Match", "Somebody hinders him…"), "",
     QT_TRANSLATE_NOOP("Match", "Who hinders him with a skill?")},
    {Asks::RollPartner, QT_TRANSLATE_NOOP("Match", "{by}: against whom?"), ""},
    {Asks::PassPartner, QT_TRANSLATE_NOOP("Match", "Whom does {by} throw the ball to?"),
     QT_TRANSLATE_NOOP("Match", "{by} passes to {choice}")},
    {Asks::HandOffPartner, QT_TRANSLATE_NOOP("Match", "Whom does {by} give the ball to?"),
     QT_TRANSLATE_NOOP("Match", "{by} hands the ball to {choice}")},
    {Asks::ThrowTeamMatePartner, QT_TRANSLATE_NOOP("Match", "Whom does {by} throw?"),
     QT_TRANSLATE_NOOP("Match", "{by} throws {choice}")},
    {Asks::KickTeamMatePartner, QT_TRANSLATE_NOOP("Match", "Whom does {by} kick?"),
     QT_TRANSLATE_NOOP("Match", "{by} kicks {choice}")},
    {Asks::KickTeamMateHow, QT_TRANSLATE_NOOP("Match", "How far does {by} mean to kick {player}?"),
     ""},
    {Asks::KickTeamMateRoll, QT_TRANSLATE_NOOP("Match", "How many squares {player} is kicked"),
     QT_TRANSLATE_NOOP("Match", "{player} is kicked: {dice}")},
    {Asks::KickTeamMateInjury,
     QT_TRANSLATE_NOOP("Match", "Injury of {player}, who was kicked too hard"),
     QT_TRANSLATE_NOOP("Match", "{player}, kicked too hard: {dice}")},
    {Asks::PassInterceptor, QT_TRANSLATE_NOOP("Match", "{team}: who tries to intercept?"), ""},
    {Asks::CompletionCatcher, QT_TRANSLATE_NOOP("Match", "Who caught the ball?"),
     QT_TRANSLATE_NOOP("Match", "{choice} has the ball")},
    {Asks::TraitDeclared, QT_TRANSLATE_NOOP("Match", "Which action had {by} declared?"),
     QT_TRANSLATE_NOOP("Match", "{by} had declared: {choice}")},
    {Asks::BallLands, QT_TRANSLATE_NOOP("Match", "Where does the ball end up?"),
     QT_TRANSLATE_NOOP("Match", "the ball: {choice}")},
    {Asks::BallScatter, QT_TRANSLATE_NOOP("Match", "The ball bounces: which way?"),
     QT_TRANSLATE_NOOP("Match", "the ball bounces: {dice}")},
    {Asks::BallThrownIn,
     QT_TRANSLATE_NOOP("Match", "The crowd throws the ball in: direction, then distance"),
     QT_TRANSLATE_NOOP("Match", "the crowd throws the ball in: {dice}")},
    {Asks::BombTarget, QT_TRANSLATE_NOOP("Match", "Whom does {by} throw the bomb at?"),
     QT_TRANSLATE_NOOP("Match", "{by} throws the bomb: {choice}")},
    {Asks::BombLands, QT_TRANSLATE_NOOP("Match", "Where does the bomb of {by} come down?"),
     QT_TRANSLATE_NOOP("Match", "the bomb of {by} comes down: {choice}")},
    {Asks::BombScatter, QT_TRANSLATE_NOOP("Match", "The bomb of {by} goes astray: which way?"),
     QT_TRANSLATE_NOOP("Match", "the bomb of {by} goes astray: {dice}")},
    {Asks::BombCatch, QT_TRANSLATE_NOOP("Match", "Does {player} try to catch the bomb?"),
     QT_TRANSLATE_NOOP("Match", "{player} tries to catch the bomb: {choice}")},
    {Asks::ThrowLands, QT_TRANSLATE_NOOP("Match", "Where does {player} come down?"),
     QT_TRANSLATE_NOOP("Match", "{player} comes down: {choice}")},
    {Asks::ThrowBounces, QT_TRANSLATE_NOOP("Match", "{player} bounces off into the crowd"),
     QT_TRANSLATE_NOOP("Match", "{player} bounces off into the crowd")},
    {Asks::ThirstVictim, QT_TRANSLATE_NOOP("Match", "Whom does {by} feed on?"),
     QT_TRANSLATE_NOOP("Match", "{by} feeds on: {choice}")},
};

} // namespace

std::span<const PromptText> rollTexts()
{
    return texts;
}

} // namespace dugout
