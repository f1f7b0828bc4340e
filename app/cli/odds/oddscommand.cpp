// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/odds/oddscommand.h"

#include "app/cli/odds/oddsattack.h"
#include "app/cli/odds/oddsblock.h"
#include "app/cli/odds/oddschain.h"
#include "app/cli/odds/oddsharm.h"
#include "app/cli/odds/oddsroll.h"
#include "app/cli/subcommands.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// A subcommand that asks for one roll of the ruleset.
template<char16_t const *Command>
int runRoll(const QStringList &arguments, CliContext &context)
{
    return runOddsRoll(QString::fromUtf16(Command), arguments, context);
}

} // namespace

int runOdds(const QStringList &arguments, CliContext &context)
{
    static constexpr char16_t dodge[] = u"dodge";
    static constexpr char16_t pickup[] = u"pickup";
    static constexpr char16_t pass[] = u"pass";
    static constexpr char16_t catch_[] = u"catch";
    static constexpr char16_t intercept[] = u"intercept";
    static constexpr char16_t handoff[] = u"handoff";
    static constexpr char16_t leap[] = u"leap";
    static constexpr char16_t gfi[] = u"gfi";
    static constexpr char16_t standup[] = u"standup";
    static constexpr char16_t dauntless[] = u"dauntless";
    static constexpr char16_t ttm[] = u"ttm";
    static constexpr char16_t landing[] = u"landing";
    static constexpr char16_t gaze[] = u"gaze";
    static constexpr char16_t regeneration[] = u"regeneration";
    static constexpr char16_t ko[] = u"ko";
    static const std::vector<Subcommand> subcommands{
        {u"chain"_s, QT_TRANSLATE_NOOP("OddsCommand", "rolls that must all succeed, in order"),
         runOddsChain},
        {u"dodge"_s, QT_TRANSLATE_NOOP("OddsCommand", "leaving a tackle zone"), runRoll<dodge>},
        {u"pickup"_s, QT_TRANSLATE_NOOP("OddsCommand", "picking the ball up"), runRoll<pickup>},
        {u"pass"_s, QT_TRANSLATE_NOOP("OddsCommand", "throwing the ball"), runRoll<pass>},
        {u"catch"_s, QT_TRANSLATE_NOOP("OddsCommand", "catching the ball"), runRoll<catch_>},
        {u"intercept"_s, QT_TRANSLATE_NOOP("OddsCommand", "intercepting a pass"),
         runRoll<intercept>},
        {u"handoff"_s, QT_TRANSLATE_NOOP("OddsCommand", "taking a hand-off"), runRoll<handoff>},
        {u"leap"_s, QT_TRANSLATE_NOOP("OddsCommand", "leaping"), runRoll<leap>},
        {u"gfi"_s, QT_TRANSLATE_NOOP("OddsCommand", "going for it"), runRoll<gfi>},
        {u"standup"_s, QT_TRANSLATE_NOOP("OddsCommand", "standing up with little movement"),
         runRoll<standup>},
        {u"block"_s, QT_TRANSLATE_NOOP("OddsCommand", "a block and what comes of it"),
         runOddsBlock},
        {u"dauntless"_s, QT_TRANSLATE_NOOP("OddsCommand", "matching a stronger opponent"),
         runRoll<dauntless>},
        {u"ttm"_s, QT_TRANSLATE_NOOP("OddsCommand", "throwing a team-mate"), runRoll<ttm>},
        {u"landing"_s, QT_TRANSLATE_NOOP("OddsCommand", "landing after being thrown"),
         runRoll<landing>},
        {u"gaze"_s, QT_TRANSLATE_NOOP("OddsCommand", "hypnotic gaze"), runRoll<gaze>},
        {u"foul"_s, QT_TRANSLATE_NOOP("OddsCommand", "a foul, and whether the referee sees it"),
         runOddsFoul},
        {u"armour"_s, QT_TRANSLATE_NOOP("OddsCommand", "armour, injury and casualty"),
         runOddsArmour},
        {u"injury"_s, QT_TRANSLATE_NOOP("OddsCommand", "injury once armour is broken"),
         runOddsInjury},
        {u"casualty"_s, QT_TRANSLATE_NOOP("OddsCommand", "what a casualty means"), runOddsCasualty},
        {u"apothecary"_s, QT_TRANSLATE_NOOP("OddsCommand", "a casualty with an apothecary"),
         runOddsApothecary},
        {u"regeneration"_s, QT_TRANSLATE_NOOP("OddsCommand", "regenerating"),
         runRoll<regeneration>},
        {u"ko"_s, QT_TRANSLATE_NOOP("OddsCommand", "coming back from a knock-out"), runRoll<ko>},
        {u"activation"_s,
         QT_TRANSLATE_NOOP("OddsCommand", "the traits rolled on declaring an action"),
         runOddsActivation},
        {u"roll"_s, QT_TRANSLATE_NOOP("OddsCommand", "any roll of the edition by its id"),
         runOddsAnyRoll},
        {u"attack"_s, QT_TRANSLATE_NOOP("OddsCommand", "a skirmish attack"), runOddsAttack},
    };
    return runSubcommand(u"odds"_s, "OddsCommand", subcommands, arguments, context);
}

} // namespace dugout
