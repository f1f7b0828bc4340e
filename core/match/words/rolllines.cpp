// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/words/rolllines.h"

#include "core/match/words/followinglines.h"
#include "core/match/words/steptexts.h"

using namespace Qt::StringLiterals;

namespace dugout {

QString eachLine(const MatchContext &context, const MatchState &before, const Step &step,
                 const Event &event)
{
    QStringList dice;
    for (const int die : event.dice)
        dice.append(QString::number(die));
    MatchState after = before;
    after.facts.clear();
    const auto done = context.steps().find(step.kind)->answer(context, after, step, event);
    QStringList hit = done ? sufferers(after) : QStringList{};
    // A player with a roll still to come is named with that.
    const bool quiet = after.agenda.size() < before.agenda.size()
        || after.agenda.back().kind == before.agenda.back().kind;
    if (hit.isEmpty() && quiet)
        hit.append(MatchWords::tr("nothing happens to anybody"));
    const QString rolled = u"%1: %2"_s.arg(titleOf(context, before, step, event.prompt, event.seat),
                                           dice.join(u", "_s));
    return hit.isEmpty() ? rolled : u"%1; %2"_s.arg(rolled, hit.join(u", "_s));
}

PromptWords inThisOrder(PromptWords words, const MatchState &state, const QStringList &players)
{
    QStringList names;
    for (const QString &each : players)
        names.append(playerName(state, PlayerRef::fromString(each)));
    if (!words.detail.isEmpty())
        words.detail += u'\n';
    words.detail += MatchWords::tr("In this order: %1.").arg(names.join(u", "_s));
    return words;
}

QString contestLine(const MatchContext &context, const QString &what, const Event &event,
                    const std::array<int, 2> &totals)
{
    QStringList parts;
    for (const Seat seat : {0, 1}) {
        const auto place = static_cast<size_t>(seat);
        const int added = totals.at(place) - event.dice[place];
        parts.append(
            u"%1 %2 %3 %4 = %5"_s.arg(teamName(context, seat), QString::number(event.dice[place]),
                                      added < 0 ? u"−"_s : u"+"_s, QString::number(std::abs(added)),
                                      QString::number(totals.at(place))));
    }
    return u"%1: %2"_s.arg(what, parts.join(u", "_s));
}

} // namespace dugout
