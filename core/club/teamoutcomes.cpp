// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/teamoutcomes.h"

#include "core/aftermatch/aftermatch.h"
#include "core/club/teamdocuments.h"
#include "core/exchange/teamfile.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct KeepTeams
{
    Q_DECLARE_TR_FUNCTIONS(KeepTeams)
};

const QString noteKind = u"team-match"_s;

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
    KeptTeam kept;
};

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
    const DocumentId id(team.text() + u'.' + match.text());
    if (auto found = documents.read(noteKind, id))
        return *std::move(found);
    return {{noteKind, id, {}, 0, 0}, {}};
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
        auto kept = loadTeam(documents, DocumentId(side.team.id.text()));
        if (kept.failedWith(ErrorCode::StoreNotFound))
            continue;
        if (!kept)
            return kept.error();
        const auto earlier = keptOutcome(documents, side.team.id, match);
        if (earlier && isSameSheet(*earlier, side.team))
            continue; // it holds the outcome, whatever it has played since
        Pending one{seat, true, *std::move(kept)};
        const Team &now = one.kept.team;
        one.changes = !earlier || !isSameSheet(now, side.team);
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
    return one == other;
}

Document teamDocument(DocumentSummary summary, const Team &team, qint64 nowMs)
{
    summary.name = team.name;
    summary.modifiedMs = nowMs;
    return {std::move(summary), teamToJson(team)};
}

std::optional<Team> keptOutcome(DocumentStore &documents, const TeamId &team,
                                const JournalId &match)
{
    return outcomeIn(noteFor(documents, team, match));
}

void forgetOutcome(DocumentStore &documents, const TeamId &team, const JournalId &match)
{
    if (const Document note = noteFor(documents, team, match); note.summary.revision > 0)
        (void)documents.remove(note.summary);
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
        const Team &outcome = state.after.get().side(one.seat).team;
        Team looking = outcome;
        copyLooks(looking, one.kept.team);
        changed.push_back(teamDocument(one.kept.summary, looking, nowMs));
        changed.push_back(outcomeNote(documents, match, outcome));
        changed.back().summary.modifiedMs = nowMs;
    }
    return changed;
}

} // namespace dugout
