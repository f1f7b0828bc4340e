// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/rolls/rolltexts.h"

namespace dugout {

namespace {

constexpr PromptText texts[]{
    {u"roll.die", QT_TRANSLATE_NOOP("Match", "The die of a player's roll"), nullptr},
    {u"roll.zones", QT_TRANSLATE_NOOP("Match", "Tackle zones"), nullptr},
    {u"roll.range", QT_TRANSLATE_NOOP("Match", "How far is it?"), nullptr},
    {u"roll.told", QT_TRANSLATE_NOOP("Match", "What the roll depends on"), nullptr},
    {u"roll.against", QT_TRANSLATE_NOOP("Match", "Somebody hinders him…"), "",
     QT_TRANSLATE_NOOP("Match", "Who hinders him with a skill?")},
    {u"roll.partner", QT_TRANSLATE_NOOP("Match", "{by}: against whom?"), ""},
    {u"pass.partner", QT_TRANSLATE_NOOP("Match", "Whom does {by} throw the ball to?"),
     QT_TRANSLATE_NOOP("Match", "{by} passes to {choice}")},
    {u"hand-off.partner", QT_TRANSLATE_NOOP("Match", "Whom does {by} give the ball to?"),
     QT_TRANSLATE_NOOP("Match", "{by} hands the ball to {choice}")},
    {u"throw-team-mate.partner", QT_TRANSLATE_NOOP("Match", "Whom does {by} throw?"),
     QT_TRANSLATE_NOOP("Match", "{by} throws {choice}")},
    {u"pass.interceptor", QT_TRANSLATE_NOOP("Match", "{team}: who tries to intercept?"), ""},
    {u"completion.catcher", QT_TRANSLATE_NOOP("Match", "Who caught the ball?"),
     QT_TRANSLATE_NOOP("Match", "{choice} has the ball")},
    {u"trait.declared", QT_TRANSLATE_NOOP("Match", "Which action had {by} declared?"),
     QT_TRANSLATE_NOOP("Match", "{by} had declared: {choice}")},
    {u"ball.lands", QT_TRANSLATE_NOOP("Match", "Where does the ball end up?"),
     QT_TRANSLATE_NOOP("Match", "the ball: {choice}")},
    {u"ball.scatter", QT_TRANSLATE_NOOP("Match", "The ball bounces: which way?"),
     QT_TRANSLATE_NOOP("Match", "the ball bounces: {dice}")},
    {u"ball-thrown-in",
     QT_TRANSLATE_NOOP("Match", "The crowd throws the ball in: direction, then distance"),
     QT_TRANSLATE_NOOP("Match", "the crowd throws the ball in: {dice}")},
    {u"throw.lands", QT_TRANSLATE_NOOP("Match", "Where does {player} come down?"),
     QT_TRANSLATE_NOOP("Match", "{player} comes down: {choice}")},
    {u"thirst.victim", QT_TRANSLATE_NOOP("Match", "Whom does {by} feed on?"),
     QT_TRANSLATE_NOOP("Match", "{by} feeds on: {choice}")},
};

} // namespace

std::span<const PromptText> rollTexts()
{
    return texts;
}

} // namespace dugout
