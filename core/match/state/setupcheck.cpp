// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/state/setupcheck.h"

#include "core/match/state/playednames.h"
#include "core/rules/knownwords.h"
#include "core/shop/boughtforgood.h"
#include "core/shop/ownprices.h"
#include "core/team/homestadium.h"
#include "core/team/teamrules.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct SetupCheckWords
{
    Q_DECLARE_TR_FUNCTIONS(MatchSetup)
};

Error foreignTeam(const QString &sentence)
{
    return {ErrorCode::ForeignTeam, sentence, {}};
}

Result<void> checkTeamFor(const Team &team, const MatchSetup &setup, const Ruleset &ruleset)
{
    if (team.roster.isEmpty())
        return {};
    if (team.ruleset != setup.ruleset)
        return foreignTeam(
            SetupCheckWords::tr("%1 is a team of another edition: \"%2\", not \"%3\".")
                .arg(team.name, team.ruleset.text(), setup.ruleset.text()));
    if (!rosterOf(team, ruleset))
        return foreignTeam(SetupCheckWords::tr("This edition has no team list \"%1\", as %2 has.")
                               .arg(team.roster.text(), team.name));
    if (team.name.isEmpty())
        return Error{ErrorCode::TeamWithoutName,
                     SetupCheckWords::tr("A team needs a name before it plays."),
                     {}};
    const int fewest = teamRules(ruleset, team.options).fewestPlayers;
    const auto players = static_cast<int>(team.players.size());
    if (!team.founded && players < fewest)
        return Error{ErrorCode::TooFewPlayers,
                     SetupCheckWords::tr("A new team has at least %1 players; %2 has %3.")
                         .arg(QString::number(fewest), team.name, QString::number(players)),
                     {}};
    return {};
}

} // namespace

Result<void> checkSetup(const MatchSetup &setup, const Ruleset &ruleset)
{
    for (const Team &team : setup.teams) {
        if (auto fits = checkTeamFor(team, setup, ruleset); !fits)
            return fits;
    }
    const TeamId &first = setup.teams[0].id;
    if (!first.isEmpty() && first == setup.teams[1].id)
        return Error{
            ErrorCode::SameTeam, SetupCheckWords::tr("A team cannot play against itself."), {}};
    return {};
}

namespace {

/// Somebody has to go through (crp.es.txt:2637-2643), unless the coaches say otherwise. Of its own
/// fixtures a league knows better.
bool isKnockOut(const MatchSetup &setup)
{
    return setup.league && setup.fixture.isEmpty() && !setup.occasion.isEmpty()
        && setup.occasion != Played::Friendly;
}

} // namespace

OptionId fromPaperMark()
{
    return OptionId(u"from-paper"_s);
}

MatchSetup settledSetup(MatchSetup setup, const Ruleset &ruleset)
{
    const Option *option = ruleset.options().find(Options::PermanentInducements.word());
    if (option && !setup.league)
        setup.options.try_emplace(option->id, option->defaultValue);
    const Option *overtime = ruleset.options().find(Options::Overtime.word());
    if (overtime && isKnockOut(setup))
        setup.options.try_emplace(overtime->id, true);
    return setup;
}

namespace {

/// What a league says beside the options of the edition: prices and limits of its own, stars that
/// nobody can hire, stadiums where somebody lives, that help is bought for good, and that a match
/// comes from paper.
bool isOfTheLeague(const OptionId &option, const Ruleset &ruleset)
{
    const QString gone = u"gone-"_s;
    const QString &id = option.text();
    return option == fromPaperMark() || option == boughtForGoodMark()
        || isOfTheShop(option, ruleset) || isLivedInMark(option)
        || (id.startsWith(gone) && ruleset.stars().contains(id.mid(gone.size())));
}

} // namespace

QStringList unknownOptions(const MatchSetup &setup, const Ruleset &ruleset)
{
    QStringList unknown;
    for (const auto &[id, value] : setup.options) {
        if (!ruleset.options().contains(id.text()) && !isOfTheLeague(id, ruleset))
            unknown.append(id.text());
    }
    return unknown;
}

} // namespace dugout
