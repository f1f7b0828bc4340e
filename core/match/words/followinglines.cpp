// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/words/followinglines.h"

#include "core/match/effects/effects.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/matchtexts.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Two players of the same place in both states; nobody ever leaves the lists.
template<typename Visit>
void forEachChanged(const MatchState &before, const MatchState &after, Visit visit)
{
    for (const Seat seat : {0, 1}) {
        const auto &earlier = before.side(seat).players;
        const auto &later = after.side(seat).players;
        for (size_t i = 0; i < earlier.size() && i < later.size(); ++i)
            visit(seat, earlier[i], later[i]);
    }
}

/// The turns that are being played: an extra one may stand before the one it interrupts.
qsizetype turnsOn(const MatchState &state)
{
    return std::count_if(state.agenda.begin(), state.agenda.end(),
                         [](const Step &step) { return step.kind == StepKind::TurnActions; });
}

/// Which turn it is, so that the next one of the same side is another.
auto turnKey(const MatchState &state)
{
    return std::tuple(state.active, state.extraTurn, state.sides[0].turnsPlayed,
                      state.sides[1].turnsPlayed);
}

/// Whether a turn ended that nobody ended himself.
bool isTurnLost(const MatchState &before, const MatchState &after, const Event &event)
{
    static const QStringList enders{Asks::EndTurn, Asks::Turnover, Asks::IllegalProcedureAnswer,
                                    Asks::HurryUpRoll};
    const auto scores = [](const MatchState &state) {
        return std::pair(state.sides[0].score, state.sides[1].score);
    };
    const qsizetype was = turnsOn(before);
    const qsizetype is = turnsOn(after);
    const bool ended = is < was || (is == was && turnKey(before) != turnKey(after));
    return was > 0 && ended && !after.over && scores(before) == scores(after)
        && !enders.contains(event.prompt);
}

bool isForFoul(const MatchState &before, const PlayerRef &player)
{
    return before.uses.attacker == player && before.uses.attack == HarmCause::Foul;
}

QString sentOffLine(const MatchState &before, const MatchState &after, const PlayerRef &player)
{
    const MatchPlayer *gone = after.find(player);
    const bool weapon = gone->has(Skills::SecretWeapon) && !isForFoul(before, player);
    return (weapon ? MatchWords::tr("%1 is sent off for the secret weapon")
                   : MatchWords::tr("%1 is sent off"))
        .arg(playerName(after, player));
}

void addSentOff(const MatchState &before, const MatchState &after, QStringList &lines)
{
    forEachChanged(before, after,
                   [&](Seat seat, const MatchPlayer &earlier, const MatchPlayer &later) {
                       if (earlier.where != later.where && later.where == Whereabouts::SentOff)
                           lines.append(sentOffLine(before, after, {seat, later.id()}));
                   });
}

/// What the other coach's doing took away.
void addLostRerolls(const MatchContext &context, const MatchState &before, const MatchState &after,
                    const Event &event, QStringList &lines)
{
    if (event.seat == noSeat || before.half != after.half)
        return;
    const Seat other = MatchState::otherSeat(event.seat);
    const Rerolls &had = before.side(other).rerolls;
    const Rerolls &has = after.side(other).rerolls;
    const int lost = had.left + had.bonusHalf - has.left - has.bonusHalf;
    if (lost > 0)
        lines.append(
            MatchWords::tr("%1 loses %n re-roll(s)", nullptr, lost).arg(teamName(context, other)));
}

void addRerolls(const MatchContext &context, const MatchState &before, const MatchState &after,
                QStringList &lines)
{
    for (const Seat seat : {0, 1}) {
        const Rerolls &had = before.side(seat).rerolls;
        const Rerolls &has = after.side(seat).rerolls;
        const int gained = std::max(0, has.bonusHalf - had.bonusHalf)
            + std::max(0, has.bonusDrive - had.bonusDrive);
        if (gained > 0)
            lines.append(MatchWords::tr("%1 gains %n re-roll(s)", nullptr, gained)
                             .arg(teamName(context, seat)));
    }
}

/// What the die of a card gave somebody, good or bad: the number alone does not say it.
void addGainedSkills(const MatchContext &context, const MatchState &before, const MatchState &after,
                     const Event &event, QStringList &lines)
{
    if (event.prompt != Asks::CardDie)
        return;
    forEachChanged(
        before, after, [&](Seat seat, const MatchPlayer &earlier, const MatchPlayer &later) {
            QStringList gained;
            for (const QString &id : later.skills()) {
                const Skill *skill = context.ruleset().skills().find(id);
                if (skill && !earlier.has(id))
                    gained.append(said(skill->name));
            }
            if (!gained.isEmpty())
                lines.append(MatchWords::tr("%1 gains %2")
                                 .arg(playerName(after, {seat, later.id()}), gained.join(u", "_s)));
        });
}

QString sufferedWords(const MatchPlayer &earlier, const MatchPlayer &later)
{
    if (earlier.where != later.where)
        return later.where == Whereabouts::KnockedOut ? MatchWords::tr("knocked out") : QString();
    if (!earlier.sitsOut && later.sitsOut)
        return MatchWords::tr("sits out the next drive");
    if (later.boons.size() > earlier.boons.size()
        && later.boons.back().source == Source(StartsDrive::LyingDown))
        return MatchWords::tr("starts the drive on the ground");
    if (earlier.posture == later.posture || later.posture == Posture::Standing)
        return {};
    return later.posture == Posture::Stunned ? MatchWords::tr("stunned") : MatchWords::tr("prone");
}

} // namespace

bool isTurnover(const MatchState &before, const MatchState &after, const Event &event)
{
    if (before.over || event.prompt.startsWith(u"hand."))
        return false;
    return event.prompt == Asks::Turnover || isTurnLost(before, after, event);
}

QStringList followingLines(const MatchContext &context, const MatchState &before,
                           const MatchState &after, const Event &event)
{
    QStringList lines;
    if (before.over || event.prompt.startsWith(u"hand."))
        return lines;
    addSentOff(before, after, lines);
    addRerolls(context, before, after, lines);
    addLostRerolls(context, before, after, event, lines);
    addGainedSkills(context, before, after, event, lines);
    if (isTurnLost(before, after, event))
        lines.append(MatchWords::tr("turnover"));
    return lines;
}

QStringList sufferers(const MatchState &before, const MatchState &after)
{
    QStringList lines;
    forEachChanged(
        before, after, [&](Seat seat, const MatchPlayer &earlier, const MatchPlayer &later) {
            if (const QString what = sufferedWords(earlier, later); !what.isEmpty())
                lines.append(u"%1: %2"_s.arg(playerName(after, {seat, later.id()}), what));
        });
    return lines;
}

} // namespace dugout
