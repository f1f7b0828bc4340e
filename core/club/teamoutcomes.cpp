// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/teamoutcomes.h"

#include "core/aftermatch/aftermatch.h"
#include "core/exchange/teamfile.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct KeepTeams
{
    Q_DECLARE_TR_FUNCTIONS(KeepTeams)
};

/// What does not matter to the rules and may be edited at any time.
void copyLooks(Team &to, const Team &from)
{
    to.name = from.name;
    to.coach = from.coach;
    to.primary = from.primary;
    to.secondary = from.secondary;
    to.badge = from.badge;
    to.notes = from.notes;
    for (Player &player : to.players) {
        if (const Player *same = from.player(player.id)) {
            player.name = same->name;
            player.number = same->number;
            player.notes = same->notes;
        }
    }
}

/// One team on its way into the store.
struct Pending
{
    Seat seat = noSeat;
    bool changes = false; ///< false: it already is what the match made of it
    PlayingTeam kept;
    Team outcome; ///< with those who left in the match
    QStringList returned{}; ///< who had left by what was noted before
};

/// Whose leaving was noted and is no longer so.
QStringList returnedIn(const Team &outcome, const std::optional<Team> &earlier)
{
    QStringList ids;
    for (const Player &player : earlier ? earlier->formerPlayers : std::vector<Player>{}) {
        const auto isHim = [&player](const Player &each) { return each.id == player.id; };
        if (std::none_of(outcome.formerPlayers.begin(), outcome.formerPlayers.end(), isHim))
            ids.append(player.id.text());
    }
    return ids;
}

std::optional<Team> outcomeIn(const Document &note)
{
    const QJsonObject after = note.body.value("after"_L1).toObject();
    if (after.isEmpty())
        return std::nullopt;
    auto team = teamFromJson(after);
    return team ? std::optional(*std::move(team)) : std::nullopt;
}

Document noteFor(DocumentStore &documents, const TeamId &team, const JournalId &match)
{
    const DocumentId id = outcomeNoteId(team, match);
    if (auto found = documents.read(outcomeNoteKind(), id))
        return *std::move(found);
    return {{outcomeNoteKind(), id, {}, 0, 0}, {}};
}

Result<std::vector<Pending>> pending(DocumentStore &documents, const JournalId &match,
                                     const MatchContext &context, const MatchState &state)
{
    std::vector<Pending> all;
    if (!state.after.isSet()) // a match that changes no sheet
        return all;
    if (!isAfterMatchDone(state))
        return Error{ErrorCode::NotFinished,
                     KeepTeams::tr("The match is not finished: something is still asked."),
                     {}};
    for (const Seat seat : {0, 1}) {
        const AfterSide &side = state.after.get().side(seat);
        if (!side.takesPart)
            continue;
        auto kept = loadPlayingTeam(documents, DocumentId(side.team.id.text()));
        if (!kept && kept.error().code == ErrorCode::StoreNotFound)
            continue;
        if (!kept)
            return kept.error();
        auto earlier = keptOutcome(documents, side.team.id, match);
        if (earlier)
            earlier = withoutEarlierFormers(*std::move(earlier), context.team(seat));
        Team outcome = withoutEarlierFormers(side.team, context.team(seat));
        const bool sameLeft = earlier && earlier->formerPlayers == outcome.formerPlayers;
        if (sameLeft && isSameSheet(*earlier, outcome))
            continue; // it holds the outcome, whatever it has played since
        Pending one{seat, true, *std::move(kept), std::move(outcome)};
        one.returned = returnedIn(one.outcome, earlier);
        const Team &now = one.kept.team;
        one.changes = !sameLeft || !isSameSheet(now, side.team);
        const bool known = isSameSheet(now, context.team(seat)) || isSameSheet(now, side.team)
            || (earlier && isSameSheet(now, *earlier));
        if (!known)
            return Error{ErrorCode::TeamChanged,
                         KeepTeams::tr("%1 was changed since it came to this match: the outcome "
                                       "was not written onto its sheet.")
                             .arg(now.name),
                         now.id.text()};
        all.push_back(std::move(one));
    }
    return all;
}

} // namespace

bool isSameSheet(const Team &one, Team other)
{
    copyLooks(other, one);
    other.formerPlayers = one.formerPlayers;
    return one == other;
}

Team withoutEarlierFormers(Team outcome, const Team &start)
{
    std::erase_if(outcome.formerPlayers, [&start](const Player &player) {
        const auto isHim = [&player](const Player &each) { return each.id == player.id; };
        return std::any_of(start.formerPlayers.begin(), start.formerPlayers.end(), isHim);
    });
    return outcome;
}

std::optional<Team> keptOutcome(DocumentStore &documents, const TeamId &team,
                                const JournalId &match)
{
    return outcomeIn(noteFor(documents, team, match));
}

QString outcomeNoteKind()
{
    return u"team-match"_s;
}

DocumentId outcomeNoteId(const TeamId &team, const JournalId &match)
{
    return DocumentId(team.text() + u'.' + match.text());
}

Document outcomeNote(DocumentStore &documents, const JournalId &match, const Team &outcome)
{
    Document note = noteFor(documents, outcome.id, match);
    note.summary.name = outcome.name;
    note.body = {{u"match"_s, match.text()},
                 {u"team"_s, outcome.id.text()},
                 {u"after"_s, teamToJson(outcome)}};
    return note;
}

Result<std::vector<Document>> teamsAfter(DocumentStore &documents, const JournalId &match,
                                         const MatchContext &context, const MatchState &state,
                                         qint64 nowMs)
{
    auto all = pending(documents, match, context, state);
    if (!all)
        return all.error();
    std::vector<Document> changed;
    for (Pending &one : *all) {
        if (!one.changes)
            continue;
        Team looking = one.outcome;
        copyLooks(looking, one.kept.team);
        changed.push_back(
            playingTeamDocument({std::move(looking), one.kept.summary}, nowMs, one.returned));
        changed.push_back(outcomeNote(documents, match, one.outcome));
        changed.back().summary.modifiedMs = nowMs;
    }
    return changed;
}

} // namespace dugout
