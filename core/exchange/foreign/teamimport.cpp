// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/foreign/teamimport.h"

#include "core/exchange/foreign/namematcher.h"
#include "core/exchange/foreign/playersettler.h"
#include "core/exchange/foreign/rosterfinder.h"
#include "core/team/teamedits.h"
#include "core/text/plaintext.h"

#include <QSet>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct TeamImport
{
    Q_DECLARE_TR_FUNCTIONS(TeamImport)
};

bool isLater(const ForeignTeam &foreign)
{
    const QString edition = nameKey(foreign.edition);
    const QStringList &later = nameAliases().laterEditions;
    return foreign.isOfLaterEdition
        || std::any_of(later.begin(), later.end(),
                       [&edition](const QString &each) { return nameKey(each) == edition; });
}

Error unknownRace(const ForeignTeam &foreign)
{
    if (isLater(foreign))
        return {ErrorCode::OtherEdition,
                TeamImport::tr("This team is of an edition from 2020 or later, which Dugout does "
                               "not have."),
                {}};
    if (foreign.race.isEmpty())
        return {ErrorCode::NoRace,
                TeamImport::tr("This file does not say what race the team is of."),
                {}};
    return {ErrorCode::UnknownRace,
            TeamImport::tr("No edition Dugout was asked to look in has a team list \"%1\".")
                .arg(shortened(foreign.race, longestName)),
            {}};
}

Error severalRosters(const std::vector<const Roster *> &rosters, Language language)
{
    QStringList names;
    for (const Roster *roster : rosters)
        names.append(u"%1 (%2)"_s.arg(roster->name.in(language), roster->id.text()));
    return {ErrorCode::WhichRoster,
            TeamImport::tr("This file does not say which team list it is of; its positions stand "
                           "in several: %1.")
                .arg(names.join(u", "_s)),
            {}};
}

/// The list the coach names, or the one the file tells.
Result<const Roster *> rosterFor(const ForeignTeam &foreign, const Ruleset &ruleset,
                                 const NameMatcher &matcher, const ImportWishes &wishes)
{
    if (!wishes.roster.isEmpty()) {
        if (const Roster *wished = ruleset.rosters().find(wishes.roster))
            return wished;
        return Error{ErrorCode::NoSuchRoster,
                     TeamImport::tr("This edition has no team list \"%1\".")
                         .arg(shortened(wishes.roster.text(), longestName)),
                     {}};
    }
    const auto rosters = rostersFor(foreign, ruleset, matcher);
    if (rosters.empty())
        return unknownRace(foreign);
    if (rosters.size() > 1)
        return severalRosters(rosters, wishes.language);
    return rosters.front();
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

/// Says to whom a note belongs that was made before the players had a number.
void nameOwners(const ForeignTeam &foreign, ImportNotes &notes)
{
    for (ImportNote &note : notes) {
        for (const ForeignPlayer &player : foreign.players) {
            if (note.place.startsWith(player.place + u'/'))
                note.who = player.number > 0 ? u"#%1"_s.arg(player.number) : player.name;
        }
    }
}

/// How far a team is from what the file says: what has to be settled outweighs everything else.
/// Points that achievements do not add up to say nothing of the edition: one that leaves their
/// worth to its book cannot complain of them, and would be taken for it.
int distance(const ImportNotes &notes)
{
    int sum = 0;
    for (const ImportNote &note : notes) {
        if (!note.place.endsWith(u"/points"_s))
            sum += note.weight == NoteWeight::ToSettle ? 1000 : 1;
    }
    return sum;
}

} // namespace

bool asksForRoster(const Error &refusal)
{
    return isOneOf(refusal.code,
                   {ErrorCode::WhichRoster, ErrorCode::UnknownRace, ErrorCode::NoRace,
                    ErrorCode::OtherEdition});
}

Result<ImportedTeam> settleTeam(const ForeignTeam &foreign, const Ruleset &ruleset,
                                const ImportWishes &wishes)
{
    const NameMatcher matcher(ruleset);
    const auto roster = rosterFor(foreign, ruleset, matcher, wishes);
    if (!roster)
        return roster.error();
    auto team = newTeam({wishes.id, foreign.name, foreign.coach, (*roster)->id, {}, {}}, ruleset);
    if (!team)
        return team.error();
    ImportedTeam imported{*std::move(team), foreign.notes};
    if (isLater(foreign))
        imported.notes.insert(
            imported.notes.begin(),
            {u"edition"_s,
             foreign.edition,
             TeamImport::tr("This team is of an edition from 2020 or later, which Dugout does not "
                            "have; it is read as %1.")
                 .arg(ruleset.name().in(wishes.language)),
             NoteWeight::ToSettle,
             {},
             TeamImport::tr("edition")});
    takeCounts(foreign, imported.team);
    PlayerSettler settler(ruleset, matcher, imported.team, imported.notes, wishes);
    for (const ForeignPlayer &player : foreign.players)
        settler.settle(player);
    nameOwners(foreign, imported.notes);
    return imported;
}

Result<ImportedTeam> settleTeam(const ForeignTeam &foreign, RulesetLibrary &library,
                                const ImportWishes &wishes)
{
    if (const QString named = namedEdition(foreign); library.ids().contains(named)) {
        const auto ruleset = library.load(named);
        if (auto settled = ruleset ? settleTeam(foreign, **ruleset, wishes) : ruleset.error())
            return settled;
    }
    std::optional<ImportedTeam> best;
    Error refusal = unknownRace(foreign);
    for (const QString &edition : editionsToTry(library)) {
        const auto ruleset = library.load(edition);
        if (!ruleset || (*ruleset)->manifest().game != Game::Football)
            continue;
        auto settled = settleTeam(foreign, **ruleset, wishes);
        if (!settled && settled.error().code != ErrorCode::UnknownRace
            && refusal.code != ErrorCode::WhichRoster)
            refusal = settled.error();
        if (settled && (!best || distance(settled->notes) < distance(best->notes)))
            best = *std::move(settled);
        if (best && distance(best->notes) == distance(foreign.notes))
            break;
    }
    if (!best)
        return refusal;
    return *std::move(best);
}

} // namespace dugout
