// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/arrivals.h"

#include "core/match/state/changekinds.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Those who joined, by how they came: the same answer brings the same player, wherever in the log
/// it stands by now.
QMap<QString, PlayerId> arrivals(const MatchSession &session, const TeamChapter &chapter)
{
    QMap<QString, PlayerId> found;
    for (const auto &[change, group] : chapter.changes) {
        if (change.kind != ChangeKind::Joined)
            continue;
        QString how = u"opening"_s;
        if (group >= 0) {
            const EventGroup &entry = session.log().groups().at(static_cast<size_t>(group));
            how = u"%1 %2"_s.arg(entry.events.front().prompt).arg(entry.atMs);
        }
        how += u' ' + change.subject;
        while (found.contains(how))
            how += u'+';
        found.insert(how, change.player);
    }
    return found;
}

/// A number that was taken later on must not be used twice, so letters tell them apart.
PlayerId freeId(const PlayerId &wanted, const Team &team, const QMap<QString, PlayerId> &taken)
{
    QString id = wanted.text() + u'a';
    const auto isTaken = [&](const QString &each) {
        return team.everPlayer(PlayerId(each)) || taken.values().contains(PlayerId(each));
    };
    while (isTaken(id))
        id += u'a';
    return PlayerId(id);
}

void rename(std::vector<Player> &players, const QMap<QString, PlayerId> &ids)
{
    for (Player &player : players)
        player.id = ids.value(player.id.text(), player.id);
}

/// An outcome that was kept differs from what the match made of the team in nothing but ids.
void takeNoted(QMap<QString, PlayerId> &arrived, const Team &made, const Team &noted)
{
    QMap<QString, PlayerId> names;
    for (const auto list : {&Team::players, &Team::formerPlayers}) {
        const std::vector<Player> &own = made.*list;
        const std::vector<Player> &kept = noted.*list;
        for (size_t i = 0; own.size() == kept.size() && i < own.size(); ++i)
            names.insert(own[i].id.text(), kept[i].id);
    }
    for (PlayerId &id : arrived)
        id = names.value(id.text(), id);
}

} // namespace

Team withKeptIds(const MatchSession *was, const MatchSession &is, Seat seat, const Team *noted)
{
    const TeamChapter chapter = chapterOf(is, {}, seat);
    const auto now = arrivals(is, chapter);
    QMap<QString, PlayerId> before;
    if (was) {
        const TeamChapter earlier = chapterOf(*was, {}, seat);
        before = arrivals(*was, earlier);
        if (noted)
            takeNoted(before, earlier.after, *noted);
    }
    QMap<QString, PlayerId> ids;
    for (auto each = now.begin(); each != now.end(); ++each) {
        const PlayerId kept = before.value(each.key());
        ids.insert(each->text(), kept.isEmpty() ? freeId(*each, chapter.after, ids) : kept);
    }
    Team team = chapter.after;
    rename(team.players, ids);
    rename(team.formerPlayers, ids);
    return team;
}

} // namespace dugout
