// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/words/followinglines.h"

#include "core/match/effects/effects.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/matchtexts.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

void addSentOff(const MatchState &after, QStringList &lines)
{
    for (const Fact &fact : after.facts) {
        if (fact.kind != FactKind::SentOff)
            continue;
        lines.append((fact.what.isEmpty() ? MatchWords::tr("%1 is sent off")
                                          : MatchWords::tr("%1 is sent off for the secret weapon"))
                         .arg(playerName(after, fact.player)));
    }
}

int countOf(const MatchState &after, FactKind kind, Seat seat)
{
    int count = 0;
    for (const Fact &fact : after.facts)
        count += fact.kind == kind && fact.seat == seat ? fact.count : 0;
    return count;
}

/// What was lost by one's own doing is told with that.
void addRerolls(const MatchContext &context, const MatchState &after, const Event &event,
                QStringList &lines)
{
    for (const Seat seat : {0, 1}) {
        if (const int gained = countOf(after, FactKind::RerollsGained, seat); gained > 0)
            lines.append(MatchWords::tr("%1 gains %n re-roll(s)", nullptr, gained)
                             .arg(teamName(context, seat)));
    }
    const Seat other = event.seat == noSeat ? noSeat : MatchState::otherSeat(event.seat);
    if (const int lost = countOf(after, FactKind::RerollsLost, other); lost > 0)
        lines.append(
            MatchWords::tr("%1 loses %n re-roll(s)", nullptr, lost).arg(teamName(context, other)));
}

/// What the die of a card gave somebody, good or bad: the number alone does not say it.
void addGainedSkills(const MatchContext &context, const MatchState &after, QStringList &lines)
{
    QStringList gained;
    PlayerRef player;
    for (const Fact &fact : after.facts) {
        const Skill *skill = fact.kind == FactKind::SkillGained
            ? context.ruleset().skills().find(fact.what)
            : nullptr;
        if (!skill)
            continue;
        gained.append(localized(skill->name));
        player = fact.player;
    }
    if (!gained.isEmpty())
        lines.append(
            MatchWords::tr("%1 gains %2").arg(playerName(after, player), gained.join(u", "_s)));
}

/// Who ended it himself has said so.
void addTurnover(const MatchState &after, const Event &event, QStringList &lines)
{
    if (event.prompt == Asks::Turnover || event.prompt == Asks::IllegalProcedureAnswer)
        return;
    for (const Fact &fact : after.facts) {
        if (fact.kind != FactKind::Turnover)
            continue;
        const QString cause = causeWords(fact.cause);
        lines.append(cause.isEmpty()
                         ? MatchWords::tr("turnover")
                         : MatchWords::tr("turnover: {choice}").replace(u"{choice}"_s, cause));
    }
}

QString sufferedWords(FactKind kind)
{
    switch (kind) {
    case FactKind::KnockedOut:
        return MatchWords::tr("knocked out");
    case FactKind::SitsOut:
        return MatchWords::tr("sits out the next drive");
    case FactKind::StartsProne:
        return MatchWords::tr("starts the drive on the ground");
    case FactKind::Stunned:
        return MatchWords::tr("stunned");
    case FactKind::Prone:
        return MatchWords::tr("prone");
    default:
        return {};
    }
}

} // namespace

QString causeWords(TurnoverCause cause)
{
    switch (cause) {
    case TurnoverCause::Unsaid:
        break;
    case TurnoverCause::KnockedDown:
        return MatchWords::tr("player knocked down");
    case TurnoverCause::CarrierDown:
        return MatchWords::tr("ball carrier down");
    case TurnoverCause::BallLost:
        return MatchWords::tr("ball left behind");
    case TurnoverCause::BallNotCaught:
        return MatchWords::tr("ball not caught");
    case TurnoverCause::PickUpFailed:
        return MatchWords::tr("pick-up failed");
    case TurnoverCause::Fumble:
        return MatchWords::tr("fumble");
    case TurnoverCause::ThrownCarrier:
        return MatchWords::tr("thrown ball carrier");
    case TurnoverCause::SentOff:
        return MatchWords::tr("sent off for a foul");
    case TurnoverCause::Interception:
        return MatchWords::tr("pass intercepted");
    case TurnoverCause::NoBite:
        return MatchWords::tr("nobody to bite");
    case TurnoverCause::Bomb:
        return MatchWords::tr("bomb hits own players");
    case TurnoverCause::NoHands:
        return MatchWords::tr("no hands for the ball");
    case TurnoverCause::SpellOnCarrier:
        return MatchWords::tr("ball carrier hit by a spell");
    case TurnoverCause::IllegalProcedure:
        return MatchWords::tr("illegal procedure");
    }
    return {};
}

QStringList followingLines(const MatchContext &context, const MatchState &after, const Event &event)
{
    QStringList lines;
    if (event.prompt.startsWith(u"hand."))
        return lines;
    addSentOff(after, lines);
    addRerolls(context, after, event, lines);
    addGainedSkills(context, after, lines);
    addTurnover(after, event, lines);
    return lines;
}

QStringList sufferers(const MatchState &after)
{
    // A player to whom several things happened is named with the last: who is knocked out lay down
    // first.
    std::vector<std::pair<QString, QString>> told;
    for (const Fact &fact : after.facts) {
        const QString what = sufferedWords(fact.kind);
        if (what.isEmpty())
            continue;
        const QString name = playerName(after, fact.player);
        std::erase_if(told, [&name](const auto &one) { return one.first == name; });
        told.emplace_back(name, what);
    }
    QStringList lines;
    for (const auto &[name, what] : told)
        lines.append(u"%1: %2"_s.arg(name, what));
    return lines;
}

} // namespace dugout
