// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/skirmishphrases.h"

#include <QCoreApplication>
#include <QHash>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

const QHash<QString, PromptPhrase> &setUpPhrases()
{
    static const QHash<QString, PromptPhrase> phrases{
        {u"roll-off"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Roll-off"),
          QT_TRANSLATE_NOOP("Skirmish", "%1 rolls four dice of either kind."), u"roll-off",
          u"critical"}},
        {u"roll-off.said"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Or just say who won the roll-off"), nullptr, u"roll-off",
          u"again"}},
        {u"board"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Choose a board"),
          QT_TRANSLATE_NOOP("Skirmish", "%1 chooses a board."),
          {},
          {}}},
        {u"board.place"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Place the board"),
          QT_TRANSLATE_NOOP("Skirmish", "%1 joins the board to those on the table."),
          {},
          {}}},
        {u"boards.said"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Place the boards"),
          QT_TRANSLATE_NOOP("Skirmish", "Choose and join the boards on the table."),
          {},
          {}}},
        {u"relic"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Place the Relic"),
          QT_TRANSLATE_NOOP("Skirmish", "%1 puts it in no one's territory."),
          u"objective-placement", u"relic"}},
        {u"relic.said"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Place the Relic"),
          QT_TRANSLATE_NOOP("Skirmish", "%1 puts it in no one's territory."),
          u"objective-placement", u"relic"}},
        {u"objective"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Place an objective"),
          QT_TRANSLATE_NOOP("Skirmish", "%1 puts a token on the battlefield, face down."),
          u"objective-placement", u"forbidden"}},
        {u"objectives.said"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Place the objectives"),
          QT_TRANSLATE_NOOP("Skirmish", "In turn and face down, then turn all over."),
          u"objective-placement", u"forbidden"}},
        {u"reveal"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Turn the objectives over"),
          QT_TRANSLATE_NOOP("Skirmish", "Their numbers in the order they were placed."),
          {},
          {}}},
        {u"mulligan"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Keep this hand?"),
          QT_TRANSLATE_NOOP("Skirmish", "%1 may put away all cards of a kind and draw again."),
          {},
          {}}},
        {u"deploy.first"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Who places the first fighter?"),
          QT_TRANSLATE_NOOP("Skirmish", "%1 won the roll-off and decides."),
          {},
          {}}},
        {u"deploy.fighter"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Place a fighter"),
          QT_TRANSLATE_NOOP("Skirmish", "%1 chooses a fighter to place."),
          {},
          {}}},
        {u"deploy.hex"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Choose a starting hex"),
          QT_TRANSLATE_NOOP("Skirmish", "%2 starts there."),
          {},
          {}}},
        {u"deploy.said"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Place the fighters"),
          QT_TRANSLATE_NOOP("Skirmish", "Who was the first to have placed everybody?"), u"roll-off",
          u"first-round-bonus"}},
    };
    return phrases;
}

const QHash<QString, PromptPhrase> &actionPhrases()
{
    static const QHash<QString, PromptPhrase> phrases{
        {u"first-player"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Who activates first?"),
          QT_TRANSLATE_NOOP("Skirmish", "%1 won the roll-off and decides."),
          {},
          {}}},
        {u"activation"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Activation"),
          QT_TRANSLATE_NOOP("Skirmish", "%1 uses an activation."), u"game-length", u"activations"}},
        {u"draw.objectives"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Draw objectives"),
          QT_TRANSLATE_NOOP("Skirmish", "%1 draws from the objective deck."),
          {},
          {}}},
        {u"draw.powers"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Draw power cards"),
          QT_TRANSLATE_NOOP("Skirmish", "%1 draws from the power deck."),
          {},
          {}}},
        {u"swap"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Discard an objective"),
          QT_TRANSLATE_NOOP("Skirmish", "%1 draws another for it."), u"activation-options",
          u"swap-objective"}},
        {u"move.hex"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Move"), QT_TRANSLATE_NOOP("Skirmish", "Where does %2 go?"),
          u"activation-options", u"move"}},
        {u"charge.hex"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Charge"),
          QT_TRANSLATE_NOOP("Skirmish", "Where does %2 go?"), u"activation-options", u"charge"}},
        {u"push.hex"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Push"), QT_TRANSLATE_NOOP("Skirmish", "Where is %2 put?"),
          u"combat-abilities", u"push"}},
        {u"reaction"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Reaction?"),
          QT_TRANSLATE_NOOP("Skirmish", "%1 may react; one reaction for each opportunity."),
          {},
          {}}},
        {u"power"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Power step"),
          QT_TRANSLATE_NOOP("Skirmish", "%1 plays a power card or passes."),
          {},
          {}}},
        {u"upgrade.fighter"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Upgrade"),
          QT_TRANSLATE_NOOP("Skirmish", "Who is given %3?"), u"glory", u"upgrade"}},
        {u"ploy.fighter"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Ploy"),
          QT_TRANSLATE_NOOP("Skirmish", "Whom does %3 concern?"),
          {},
          {}}},
        {u"effect"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "What happens?"),
          QT_TRANSLATE_NOOP("Skirmish", "Carry out %3, one thing after another."),
          {},
          {}}},
        {u"effect.fighter"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Whom does it happen to?"), nullptr, {}, {}}},
        {u"restore.hex"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Back in play"),
          QT_TRANSLATE_NOOP("Skirmish", "Where is %2 put?"),
          {},
          {}}},
        {u"effect.number"_s, {QT_TRANSLATE_NOOP("Skirmish", "How many?"), nullptr, {}, {}}},
        {u"score"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Score an objective now"),
          QT_TRANSLATE_NOOP("Skirmish", "%1 shows an objective whose condition is met."), u"glory",
          u"objective-card"}},
        {u"score-now"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Score an objective now"),
          QT_TRANSLATE_NOOP("Skirmish", "The action phase is over; %1 may still score off it."),
          u"glory", u"objective-card"}},
        {u"glory"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Add or take glory by hand"),
          QT_TRANSLATE_NOOP("Skirmish", "Points that %1 gains or loses."),
          {},
          {}}},
        {u"inspire"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Inspire a fighter"),
          QT_TRANSLATE_NOOP("Skirmish", "The condition on the card is met."),
          {},
          {}}},
        {u"by-hand"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Set something by hand"),
          QT_TRANSLATE_NOOP("Skirmish", "The table is always right."),
          {},
          {}}},
        {u"card.glory"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Glory on the card"),
          QT_TRANSLATE_NOOP("Skirmish", "How much does %3 give?"),
          {},
          {}}},
    };
    return phrases;
}

const QHash<QString, PromptPhrase> &combatPhrases()
{
    static const QHash<QString, PromptPhrase> phrases{
        {u"attack"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Choose the attack"),
          QT_TRANSLATE_NOOP("Skirmish", "%2 attacks."),
          {},
          {}}},
        {u"attack.target"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Choose the target"),
          QT_TRANSLATE_NOOP("Skirmish", "%2 attacks."), u"characteristics", u"range"}},
        {u"all-out"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Put everything into it?"),
          QT_TRANSLATE_NOOP("Skirmish", "%2 rolls more dice and is done for this phase."),
          {},
          {}}},
        {u"attack.dice"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Attack dice"),
          QT_TRANSLATE_NOOP("Skirmish", "How many dice are printed for %2, without upgrades?"),
          u"characteristics", u"dice"}},
        {u"attack.symbol"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Attack symbol"),
          QT_TRANSLATE_NOOP("Skirmish", "Which symbol does %2 need?"), u"characteristics",
          u"dice"}},
        {u"attack.damage"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Damage"),
          QT_TRANSLATE_NOOP("Skirmish", "How much damage is printed for %2, without upgrades?"),
          u"characteristics", u"damage"}},
        {u"defence.dice"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Defence dice"),
          QT_TRANSLATE_NOOP("Skirmish",
                            "How many dice are printed for the target, without upgrades?"),
          u"characteristics", u"defence"}},
        {u"defence.symbol"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Defence symbol"),
          QT_TRANSLATE_NOOP("Skirmish", "Which symbol does the target need?"), u"characteristics",
          u"defence"}},
        {u"attack.support"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Supports"),
          QT_TRANSLATE_NOOP("Skirmish", "The attacker's supports minus the target's."), u"support",
          u"one"}},
        {u"attack.roll"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Attack roll"),
          QT_TRANSLATE_NOOP("Skirmish", "%2 attacks."),
          {},
          {}}},
        {u"defence.roll"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Defence roll"),
          QT_TRANSLATE_NOOP("Skirmish", "%2 defends."),
          {},
          {}}},
        {u"trapped"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Is there room behind the target?"), nullptr,
          u"combat-results", u"trapped"}},
        {u"out"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Out of action?"),
          QT_TRANSLATE_NOOP("Skirmish", "Is the damage on %2 as much as the wounds?"), u"glory",
          u"out-of-action"}},
        {u"drive-back"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Drive back?"),
          QT_TRANSLATE_NOOP("Skirmish", "%2 may be driven one hex away from the attacker."),
          u"combat-abilities", u"driven-back"}},
        {u"knockback"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Knockback"),
          QT_TRANSLATE_NOOP("Skirmish", "How many more hexes is %2 driven?"), u"combat-abilities",
          u"knockback"}},
    };
    return phrases;
}

const QHash<QString, PromptPhrase> &endPhrases()
{
    static const QHash<QString, PromptPhrase> phrases{
        {u"end.score"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Score objectives"),
          QT_TRANSLATE_NOOP("Skirmish", "%1 shows objectives whose conditions are met."), u"glory",
          u"objective-card"}},
        {u"end.discard.objectives"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Discard objectives"),
          QT_TRANSLATE_NOOP("Skirmish", "%1 may discard any of them."),
          {},
          {}}},
        {u"end.discard.powers"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Discard power cards"),
          QT_TRANSLATE_NOOP("Skirmish", "%1 may discard any of them."),
          {},
          {}}},
        {u"end.upgrade"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Play upgrades"),
          QT_TRANSLATE_NOOP("Skirmish", "%1 may spend glory on upgrades."), u"glory", u"upgrade"}},
        {u"end.glory"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Glory from objectives"),
          QT_TRANSLATE_NOOP("Skirmish", "How many points did %1 score?"), u"glory",
          u"objective-card"}},
        {u"end.spend"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Glory spent"),
          QT_TRANSLATE_NOOP("Skirmish", "How many points does %1 spend on upgrades?"), u"glory",
          u"upgrade"}},
        {u"relic.holder"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Who holds the Relic?"), nullptr, u"glory", u"relic"}},
        {u"held"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Objectives held"),
          QT_TRANSLATE_NOOP("Skirmish", "How many objectives does %1 hold?"), u"victory",
          u"objectives"}},
    };
    return phrases;
}

} // namespace

const PromptPhrase *promptPhrase(const QString &prompt)
{
    QString id = prompt;
    if (const qsizetype dot = id.lastIndexOf(u'.'); dot > 0 && id.at(dot + 1).isDigit())
        id.truncate(dot);
    for (const auto *phrases :
         {&actionPhrases(), &combatPhrases(), &setUpPhrases(), &endPhrases()}) {
        const auto found = phrases->constFind(id);
        if (found != phrases->constEnd())
            return &*found;
    }
    return nullptr;
}

const char *opportunityPhrase(const QString &opportunity)
{
    static const QHash<QString, const char *> phrases{
        {u"attack-rolled"_s, QT_TRANSLATE_NOOP("Skirmish", "The dice of the attack lie.")},
        {u"attack-failed"_s, QT_TRANSLATE_NOOP("Skirmish", "The attack on %2 failed.")},
        {u"driven-back"_s, QT_TRANSLATE_NOOP("Skirmish", "%2 could be driven back.")},
        {u"after-attack"_s, QT_TRANSLATE_NOOP("Skirmish", "The attack of %2 is over.")},
        {u"after-activation"_s, QT_TRANSLATE_NOOP("Skirmish", "The activation is over.")},
        {u"ploy-played"_s, QT_TRANSLATE_NOOP("Skirmish", "A ploy was played.")},
        {u"going-out"_s, QT_TRANSLATE_NOOP("Skirmish", "%2 is about to go out of action.")},
    };
    return phrases.value(opportunity, nullptr);
}

const char *choicePhrase(const QString &choice)
{
    static const QHash<QString, const char *> phrases{
        {u"keep"_s, QT_TRANSLATE_NOOP("Skirmish", "Keep")},
        {u"objectives"_s, QT_TRANSLATE_NOOP("Skirmish", "Objectives again")},
        {u"powers"_s, QT_TRANSLATE_NOOP("Skirmish", "Power cards again")},
        {u"both"_s, QT_TRANSLATE_NOOP("Skirmish", "Both again")},
        {u"pass"_s, QT_TRANSLATE_NOOP("Skirmish", "Pass")},
        {u"draw"_s, QT_TRANSLATE_NOOP("Skirmish", "Draw a power card")},
        {u"swap"_s, QT_TRANSLATE_NOOP("Skirmish", "Swap an objective")},
        {u"done"_s, QT_TRANSLATE_NOOP("Skirmish", "Done")},
        {u"decline"_s, QT_TRANSLATE_NOOP("Skirmish", "No reaction")},
        {u"no"_s, QT_TRANSLATE_NOOP("Skirmish", "No")},
        {u"yes"_s, QT_TRANSLATE_NOOP("Skirmish", "Yes")},
        {u"stay"_s, QT_TRANSLATE_NOOP("Skirmish", "Leave in place")},
        {u"driven"_s, QT_TRANSLATE_NOOP("Skirmish", "Drive back")},
        {u"room"_s, QT_TRANSLATE_NOOP("Skirmish", "There is room")},
        {u"trapped"_s, QT_TRANSLATE_NOOP("Skirmish", "Trapped")},
        {u"nobody"_s, QT_TRANSLATE_NOOP("Skirmish", "Nobody")},
        {u"guard"_s, QT_TRANSLATE_NOOP("Skirmish", "Guard")},
        {u"damage"_s, QT_TRANSLATE_NOOP("Skirmish", "Damage")},
        {u"heal"_s, QT_TRANSLATE_NOOP("Skirmish", "Heal")},
        {u"push"_s, QT_TRANSLATE_NOOP("Skirmish", "Push")},
        {u"move"_s, QT_TRANSLATE_NOOP("Skirmish", "Move")},
        {u"attack"_s, QT_TRANSLATE_NOOP("Skirmish", "Attack")},
        {u"charge"_s, QT_TRANSLATE_NOOP("Skirmish", "Charge")},
        {u"inspire"_s, QT_TRANSLATE_NOOP("Skirmish", "Inspire")},
        {u"restore"_s, QT_TRANSLATE_NOOP("Skirmish", "Back in play")},
        {u"glory"_s, QT_TRANSLATE_NOOP("Skirmish", "Gain glory")},
        {u"card"_s, QT_TRANSLATE_NOOP("Skirmish", "Action of a card")},
        {u"parry"_s, QT_TRANSLATE_NOOP("Skirmish", "Strike back")},
        {u"counter"_s, QT_TRANSLATE_NOOP("Skirmish", "Attack as a reaction")},
    };
    return phrases.value(choice, nullptr);
}

} // namespace dugout
