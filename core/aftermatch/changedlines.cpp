// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/changedlines.h"

#include "core/aftermatch/aftertexts.h"
#include "core/aftermatch/changetexts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// A word that is no longer than this stands where numbers do.
constexpr qsizetype shortWord = 16;

bool isNumberOfTheTeam(const KindOfChange &kind)
{
    return kind == ChangeKind::Treasury || kind == ChangeKind::FanFactor
        || kind == ChangeKind::StadiumFund || kind == ChangeKind::TeamValue
        || kind == ChangeKind::TeamRating || kind == ChangeKind::LeaguePoints;
}

/// The team's own numbers, then what players gained, then what befell them.
int rankOf(const TeamChange &change)
{
    if (change.kind == ChangeKind::TeamValue || change.kind == ChangeKind::TeamRating)
        return 4; // what it comes to in the end
    if (isNumberOfTheTeam(change.kind))
        return 0;
    if (change.kind == ChangeKind::Points)
        return 1;
    return change.kind == ChangeKind::Improvement ? 2 : 3;
}

/// Numbers add up: the first value of it and the last are worth telling.
std::vector<TeamChange> summedUp(const std::vector<TeamChange> &changes)
{
    std::vector<TeamChange> sums;
    for (const TeamChange &change : changes) {
        const bool adds = isNumberOfTheTeam(change.kind) || change.kind == ChangeKind::Points;
        const auto known = std::find_if(sums.begin(), sums.end(), [&change](const TeamChange &sum) {
            return sum.kind == change.kind
                && (change.kind != ChangeKind::Points || sum.player == change.player);
        });
        if (adds && known != sums.end())
            known->after = change.after;
        else
            sums.push_back(change);
    }
    std::erase_if(sums, [](const TeamChange &sum) { return !isNews(sum); });
    std::stable_sort(sums.begin(), sums.end(), [](const TeamChange &x, const TeamChange &y) {
        return rankOf(x) < rankOf(y);
    });
    return sums;
}

ChangedLine::Mood moodOf(const TeamChange &change)
{
    using Mood = ChangedLine::Mood;
    constexpr KnownWord<ChangeKinds> harms[]{
        ChangeKind::Injury,   ChangeKind::Misses,  ChangeKind::Gone,       ChangeKind::StarHurt,
        ChangeKind::Incident, ChangeKind::MvpLost, ChangeKind::NoWinnings, ChangeKind::Rejected};
    constexpr KnownWord<ChangeKinds> gains[]{ChangeKind::Improvement, ChangeKind::Returns,
                                             ChangeKind::Signed, ChangeKind::Joined,
                                             ChangeKind::Award};
    const auto isKind = [&change](KnownWord<ChangeKinds> each) { return change.kind == each; };
    if (std::any_of(std::begin(harms), std::end(harms), isKind))
        return Mood::Harm;
    if (std::any_of(std::begin(gains), std::end(gains), isKind))
        return Mood::Gain;
    if (!isNumberOfTheTeam(change.kind) || change.after == change.before)
        return Mood::Plain;
    return change.after > change.before ? Mood::Gain : Mood::Harm;
}

ChangedLine lineOf(const TeamChange &change, const Team &team, const MatchContext &context)
{
    const Speech speech = Speech::ofTheMoment();
    const ChangeText text = changeText(change, team, context.ruleset(), speech);
    ChangedLine line{
        change.kind, text.who.isEmpty() ? text.thing : text.who, {}, {}, moodOf(change)};
    const int by = change.after - change.before;
    const QString sign = by > 0 ? u"+"_s : by < 0 ? QString(QChar(0x2212)) : QString();
    if (change.kind == ChangeKind::Points)
        line.value = AfterWords::tr("%1 SPP").arg(sign + speech.number(std::abs(by)));
    else if (change.kind == ChangeKind::TeamValue)
        line.value = sign + speech.number(std::abs(by));
    else if (!text.before.isEmpty() && change.kind != ChangeKind::Improvement)
        line.value = u"%1 → %2"_s.arg(text.before, text.after);
    if (text.who.isEmpty() || change.kind == ChangeKind::Points)
        return line;
    // One player, and what happened to them.
    if (line.value.isEmpty() && text.thing.size() <= shortWord)
        line.value = text.thing;
    else
        line.note = text.thing;
    return line;
}

} // namespace

std::vector<ChangedLine> changedLines(const MatchContext &context, const AfterSide &side)
{
    std::vector<ChangedLine> lines;
    for (const TeamChange &sum : summedUp(side.changes))
        lines.push_back(lineOf(sum, side.team, context));
    return lines;
}

} // namespace dugout
