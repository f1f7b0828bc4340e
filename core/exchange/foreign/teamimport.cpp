// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/foreign/teamimport.h"

#include "core/exchange/foreign/namematcher.h"
#include "core/exchange/foreign/playersettler.h"
#include "core/team/teamedits.h"
#include "core/text/plaintext.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct TeamImport
{
    Q_DECLARE_TR_FUNCTIONS(TeamImport)
};

Error unknownRace(const QString &race)
{
    if (race.isEmpty())
        return {
            u"no-race"_s, TeamImport::tr("This file does not say what race the team is of."), {}};
    return {u"unknown-race"_s,
            TeamImport::tr("No edition Dugout was asked to look in has a team list \"%1\".")
                .arg(shortened(race, longestName)),
            {}};
}

void takeCounts(const ForeignTeam &foreign, Team &team)
{
    team.rerolls = foreign.rerolls;
    team.fanFactor = foreign.fanFactor;
    team.assistantCoaches = foreign.assistantCoaches;
    team.cheerleaders = foreign.cheerleaders;
    team.apothecaries = foreign.apothecaries;
    team.founded = foreign.treasury.has_value();
    team.treasury = foreign.treasury.value_or(0);
}

/// The edition whose names the file uses for itself; empty when it names none.
QString namedEdition(const ForeignTeam &foreign)
{
    const QString wanted = nameKey(foreign.edition);
    if (wanted.isEmpty())
        return {};
    for (const auto &[id, names] : nameAliases().editions) {
        for (const QString &name : names) {
            if (nameKey(name) == wanted)
                return id;
        }
    }
    return {};
}

/// Editions to try: those we prefer first, then the others.
QStringList editionsToTry(const RulesetLibrary &library)
{
    const QStringList there = library.ids();
    QStringList order;
    for (const auto &[id, names] : nameAliases().editions) {
        if (there.contains(id))
            order.append(id);
    }
    for (const QString &id : there) {
        if (!order.contains(id))
            order.append(id);
    }
    return order;
}

} // namespace

Result<ImportedTeam> settleTeam(const ForeignTeam &foreign, const Ruleset &ruleset,
                                const TeamId &id, Language language)
{
    const NameMatcher matcher(ruleset);
    const Roster *roster = matcher.roster(foreign.race);
    if (!roster)
        return unknownRace(foreign.race);
    auto team = newTeam({id, foreign.name, foreign.coach, roster->id, {}, {}}, ruleset);
    if (!team)
        return team.error();
    ImportedTeam imported{*std::move(team), foreign.notes};
    takeCounts(foreign, imported.team);
    PlayerSettler settler(ruleset, matcher, imported.team, imported.notes, language);
    for (const ForeignPlayer &player : foreign.players)
        settler.settle(player);
    return imported;
}

Result<ImportedTeam> settleTeam(const ForeignTeam &foreign, RulesetLibrary &library,
                                const TeamId &id, Language language)
{
    if (const QString named = namedEdition(foreign); library.ids().contains(named)) {
        const auto ruleset = library.load(named);
        if (ruleset && NameMatcher(**ruleset).roster(foreign.race))
            return settleTeam(foreign, **ruleset, id, language);
    }
    std::optional<ImportedTeam> best;
    for (const QString &edition : editionsToTry(library)) {
        const auto ruleset = library.load(edition);
        if (!ruleset || (*ruleset)->manifest().game != Game::Football)
            continue;
        auto settled = settleTeam(foreign, **ruleset, id, language);
        if (settled && (!best || settled->notes.size() < best->notes.size()))
            best = *std::move(settled);
        if (best && best->notes.size() == foreign.notes.size())
            break;
    }
    if (!best)
        return unknownRace(foreign.race);
    return *std::move(best);
}

} // namespace dugout
