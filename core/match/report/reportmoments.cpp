// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/report/reportmoments.h"

#include "core/match/effects/facts.h"
#include "core/match/report/reportnames.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/followinglines.h"
#include "core/rules/knownwords.h"
#include "core/text/everylanguage.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

using Kind = ReportMoment::Kind;

/// What the course of a match does not tell: it is told by the log, or by the state.
std::optional<Kind> momentKind(FactKind kind)
{
    switch (kind) {
    case FactKind::KickOff:
        return Kind::KickOff;
    case FactKind::Weather:
        return Kind::Weather;
    case FactKind::MatchEvent:
        return Kind::MatchEvent;
    case FactKind::Touchdown:
        return Kind::Touchdown;
    case FactKind::Completion:
        return Kind::Completion;
    case FactKind::Interception:
        return Kind::Interception;
    case FactKind::Casualty:
        return Kind::Casualty;
    case FactKind::KnockedOut:
        return Kind::KnockedOut;
    case FactKind::SentOff:
        return Kind::SentOff;
    case FactKind::CoachEjected:
        return Kind::CoachEjected;
    case FactKind::CardPlayed:
        return Kind::Card;
    case FactKind::Turnover:
        return Kind::Turnover;
    case FactKind::Prone:
    case FactKind::Stunned:
    case FactKind::SitsOut:
    case FactKind::StartsProne:
    case FactKind::SkillGained:
    case FactKind::RerollSpent:
    case FactKind::RerollsGained:
    case FactKind::RerollsLost:
        break;
    }
    return std::nullopt;
}

LocalizedText playerText(const MatchState &state, const PlayerRef &ref)
{
    const MatchPlayer *player = state.find(ref);
    return player ? shirtText(*player->who) : LocalizedText{};
}

LocalizedText casualtyText(const MatchState &state, const Fact &fact)
{
    const LocalizedText victim = playerText(state, fact.player);
    return fact.by.isValid() ? joinedText(victim, playerText(state, fact.by), u" ← "_s) : victim;
}

/// Of what is named by the row of a table, or by the words of the book.
LocalizedText rowNamed(const MatchContext &context, const Fact &fact)
{
    if (fact.kind == FactKind::KickOff)
        return rowText(context, {Tables::KickOff, Tables::KickOffBlitzmania}, fact.what);
    if (fact.kind == FactKind::Weather)
        return rowText(context, {context.weatherTable()}, fact.what);
    const RowOf row = RowOf::fromString(fact.what);
    return rowText(context, {row.table.text()}, row.row.text());
}

LocalizedText whatOf(const MatchContext &context, const MatchState &state, const Fact &fact)
{
    switch (fact.kind) {
    case FactKind::KickOff:
    case FactKind::Weather:
    case FactKind::MatchEvent:
        return rowNamed(context, fact);
    case FactKind::Casualty:
        return casualtyText(state, fact);
    case FactKind::CardPlayed:
        return cardText(context, CardOf::fromString(fact.what));
    case FactKind::Turnover:
        return inEveryLanguage([&fact] { return causeWords(fact.cause); });
    default:
        return playerText(state, fact.player);
    }
}

} // namespace

void addMoments(std::vector<ReportMoment> &moments, const MatchContext &context,
                const MatchState &after, const Event &event)
{
    for (const Fact &fact : after.facts) {
        if (const auto kind = momentKind(fact.kind))
            moments.push_back(
                {*kind, fact.half, fact.turn, fact.seat, whatOf(context, after, fact)});
    }
    if (event.prompt == Asks::HandNote && !event.text.isEmpty()) {
        const Fact now = factNow(after, {.seat = event.seat});
        moments.push_back({Kind::Note, now.half, now.turn, event.seat, sameInAll(event.text)});
    }
}

} // namespace dugout
