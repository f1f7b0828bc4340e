// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/action/rerollwords.h"

#include "core/match/effects/facts.h"
#include "core/match/engine/agenda.h"
#include "core/match/rolls/rollwords.h"
#include "core/match/words/followinglines.h"
#include "core/match/words/matchtexts.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// What follows from the roll lies right below.
const Step &resultBelow(const MatchState &state)
{
    return state.agenda[state.agenda.size() - 2];
}

QString faceNames(const MatchContext &context, const BlockChain &block)
{
    QStringList names;
    for (const RowId &result : block.results) {
        if (const TableRow *row = context.rowById(Tables::BlockResults, result.text()))
            names.append(localized(row->name));
    }
    return names.join(u", "_s);
}

/// Why the turn would end, where that waits for nothing but dice.
QString turnoverAhead(const MatchState &kept)
{
    for (const Fact &fact : kept.facts) {
        if (fact.kind == FactKind::Turnover)
            return causeWords(fact.cause);
    }
    for (const Step &step : kept.agenda) {
        if (step.kind == StepKind::Turnover)
            return causeWords(step.as<TurnoverCause>());
    }
    return {};
}

bool hasTurnoverAhead(const MatchState &state)
{
    return std::any_of(state.agenda.begin(), state.agenda.end(),
                       [](const Step &step) { return step.kind == StepKind::Turnover; });
}

/// Nobody has said yet which of the faces counts.
QString wordsToChoose(const MatchState &state, const Step &choose)
{
    return choose.seat == state.playsFor(choose.by)
        ? MatchWords::tr("Whichever face counts, %1 goes down.").arg(playerName(state, choose.by))
        : MatchWords::tr("The other coach chooses which face counts.");
}

} // namespace

QString resultQuestion(const MatchContext &context, const MatchState &state, const Step &offer)
{
    if (offer.kind != StepKind::RollHeld || state.agenda.size() < 2)
        return {};
    const Step &below = resultBelow(state);
    const QString who = playerName(state, offer.by);
    if (const MadeRoll *made = below.data.find<MadeRoll>(); made && !made->dice.empty())
        return rolledWords(context, state, *made->plan, made->dice);
    if (const BlockChain *block = below.data.find<BlockChain>())
        return MatchWords::tr("Block by %1: %2").arg(who, faceNames(context, *block));
    return MatchWords::tr("The roll of %1 fails").arg(who);
}

QString wordsIfKept(const MatchContext &context, const MatchState &state)
{
    MatchState kept = state;
    kept.facts.clear();
    pop(kept);
    if (!kept.agenda.empty() && kept.agenda.back().kind == StepKind::BlockChoose)
        return wordsToChoose(kept, kept.agenda.back());
    const bool ended = hasTurnoverAhead(kept);
    settle(context, kept);
    QStringList lines = sufferers(kept);
    if (const QString cause = ended ? QString() : turnoverAhead(kept); !cause.isEmpty())
        lines.append(MatchWords::tr("turnover: {choice}").replace(u"{choice}"_s, cause));
    return lines.isEmpty() ? QString()
                           : MatchWords::tr("If it is kept: %1").arg(lines.join(u", "_s));
}

} // namespace dugout
