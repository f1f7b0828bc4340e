// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/keptstate.h"

#include "core/club/matchrepository.h"
#include "core/club/rulesmark.h"
#include "core/club/teamoutcomes.h"
#include "core/exchange/matchjson.h"
#include "core/match/state/statebytes.h"
#include "core/values/valuebytes.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

const QString partName = u"state"_s;

bool isOver(const MatchSession &session)
{
    return session.rejectedEvents().empty() && session.prompts().empty();
}

std::optional<KeptState<MatchState>> stateIn(const ClubStores &stores, const Journal &journal,
                                             const RulesetId &ruleset)
{
    const auto parts = stores.journals.parts(journal.header.id);
    if (!parts)
        return std::nullopt;
    const auto found = std::find_if(parts->begin(), parts->end(),
                                    [](const JournalPart &part) { return part.name == partName; });
    if (found == parts->end() || found->entries <= 0
        || found->entries > static_cast<qint64>(journal.entries.size()))
        return std::nullopt;
    ByteReader reader(found->bytes);
    RulesMark rules;
    QByteArray bytes;
    reader >> rules.version >> rules.fingerprint >> bytes;
    auto state = reader.isGood() ? stateFromBytes(bytes) : std::nullopt;
    if (!state)
        return std::nullopt;
    return KeptState<MatchState>{found->entries, *std::move(state),
                                 rules == currentRules(stores.library, ruleset)};
}

void takePlayers(SideState &side, const ResultSide &record)
{
    for (MatchPlayer &player : side.players) {
        const auto noted = std::find_if(
            record.players.begin(), record.players.end(),
            [&player](const ResultPlayer &each) { return each.player == player.id(); });
        if (noted != record.players.end())
            player.achievements = noted->achievements;
    }
}

AfterSide afterOf(const ClubStores &stores, const JournalId &match, const Team &came,
                  const ResultSide &record)
{
    AfterSide side;
    side.changes = record.changes;
    side.winnings = record.winnings;
    auto left = keptOutcome(stores.documents, came.id, match);
    side.takesPart = left.has_value();
    side.team = left ? *std::move(left) : came;
    return side;
}

/// The end of a match as its result tells it, where today's rules no longer lead there: `state` is
/// how far they do.
MatchState endByRecord(const ClubStores &stores, const Match &match, MatchState state,
                       const ResultRecord &record)
{
    state.agenda.clear();
    state.over = true;
    state.active = noSeat;
    state.half = std::max(state.half, match.context().halves() + (record.extraTime ? 1 : 0));
    if (!record.casualties.empty())
        state.casualties.clear();
    for (const ResultCasualty &each : record.casualties)
        state.casualties.push_back({each.victim, each.by, harmCauseNamed(each.how),
                                    RowId(each.result), each.note, each.half, each.turn});
    AfterState after;
    after.begun = true;
    for (const Seat seat : {0, 1}) {
        const ResultSide &told = record.side(seat);
        SideState &side = state.side(seat);
        side.score = told.score;
        side.fans = told.fans;
        side.conceded = told.conceded;
        side.confirmed = true;
        takePlayers(side, told);
        after.side(seat) = afterOf(stores, record.id, match.context().team(seat), told);
    }
    state.shootOutWinner = record.sides[0].score == record.sides[1].score ? record.winner : noSeat;
    state.after.set(std::move(after));
    return state;
}

} // namespace

std::vector<JournalPart> keptStateParts(const ClubStores &stores, const MatchSession &session,
                                        qint64 lines)
{
    if (session.playedBefore() > 0)
        return {};
    const RulesMark rules = currentRules(stores.library, session.game().context().setup().ruleset);
    return {{partName, lines,
             (ByteWriter() << rules.version << rules.fingerprint << stateBytes(session.state()))
                 .take()}};
}

JournalPart noKeptState()
{
    return {partName, 0, {}};
}

std::optional<KeptState<MatchState>> keptStateOf(const ClubStores &stores, const Journal &journal,
                                                 const Match &match,
                                                 const std::vector<LogAction> &lines)
{
    const RulesetId &ruleset = match.context().setup().ruleset;
    if (auto kept = stateIn(stores, journal, ruleset))
        return kept;
    if (journal.stand.state != JournalState::Finished
        || journal.header.rules == currentRules(stores.library, ruleset))
        return std::nullopt;
    const auto record = stores.results.read(journal.header.id);
    MatchSession folded(match);
    if (!record || !folded.restore(lines) || isOver(folded))
        return std::nullopt;
    return KeptState<MatchState>{static_cast<qint64>(lines.size()),
                                 endByRecord(stores, match, folded.state(), *record), false};
}

Result<MatchSession> openJournal(const ClubStores &stores, const Journal &journal)
{
    auto setup = setupFromJson(journal.header.setup);
    const auto match
        = setup ? matchOf(*std::move(setup), stores.library) : Result<Match>(setup.error());
    if (!match)
        return match.error();
    const auto lines = JournalKeeper::linesOf(journal);
    if (!lines)
        return lines.error();
    MatchSession session(*match);
    if (auto done = session.restore(*lines, keptStateOf(stores, journal, *match, *lines)); !done)
        return done.error();
    return session;
}

} // namespace dugout
