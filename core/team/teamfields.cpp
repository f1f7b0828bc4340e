// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/team/teamfields.h"

#include "core/text/plaintext.h"
#include "core/values/rebase.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct TeamFile
{
    Q_DECLARE_TR_FUNCTIONS(TeamFile)
};

/// All players past and present: the former may be many thousands.
QSet<PlayerId> everybody(const Team &team)
{
    QSet<PlayerId> ids;
    for (const auto *players : {&team.players, &team.formerPlayers}) {
        for (const Player &player : *players)
            ids.insert(player.id);
    }
    return ids;
}

/// Each player on the sheet, wherever the edits since have put him.
void rebasePlayers(Team &onto, const Team &from, const Team &to)
{
    const QSet<PlayerId> before = everybody(from);
    const QSet<PlayerId> after = everybody(to);
    // Taken off the sheet without a trace, not even among the former ones.
    const auto isStruckOut = [&](const Player &player) {
        return before.contains(player.id) && !after.contains(player.id);
    };
    std::erase_if(onto.players, isStruckOut);
    std::erase_if(onto.formerPlayers, isStruckOut);
    std::vector<Player> staying;
    for (Player &player : onto.players) {
        const Player *was = from.player(player.id);
        const Player *is = to.everPlayer(player.id);
        if (was && is)
            rebase(player, *was, *is);
        const bool left = was && is && is->status != PlayerStatus::Active;
        player.status = left ? is->status : player.status;
        (left ? onto.formerPlayers : staying).push_back(std::move(player));
    }
    onto.players = std::move(staying);
    const QSet<PlayerId> now = everybody(onto);
    const auto isNew = [&](const Player &player) {
        return !before.contains(player.id) && !now.contains(player.id);
    };
    std::copy_if(to.players.begin(), to.players.end(), std::back_inserter(onto.players), isNew);
    std::copy_if(to.formerPlayers.begin(), to.formerPlayers.end(),
                 std::back_inserter(onto.formerPlayers), isNew);
}

/// The order of the sheet is the coach's own; new players come at the end.
void putInOrder(std::vector<Player> &players, const std::vector<Player> &order)
{
    QHash<PlayerId, qsizetype> places; // former players may be many thousands
    for (const Player &player : order)
        places.insert(player.id, places.size());
    const auto place
        = [&places](const Player &player) { return places.value(player.id, places.size()); };
    std::stable_sort(players.begin(), players.end(),
                     [&place](const Player &a, const Player &b) { return place(a) < place(b); });
}

/// An id that was given once is never given to somebody else.
int firstFreeId(const Team &team)
{
    int highest = 0;
    for (const auto *players : {&team.players, &team.formerPlayers}) {
        for (const Player &player : *players)
            highest = std::max(highest, player.id.text().toInt());
    }
    return highest + 1;
}

} // namespace

template<>
const QStringList &enumWords<Stat>()
{
    static const QStringList words{u"ma"_s, u"st"_s, u"ag"_s, u"av"_s};
    return words;
}

QString WrittenAs<Rgb>::needed()
{
    return TeamFile::tr("a colour such as #204080 is needed");
}

std::optional<DicePair> WrittenAs<DicePair>::from(const std::vector<int> &dice)
{
    const bool areTwo = dice.size() == 2;
    const DicePair read = areTwo ? DicePair{dice[0], dice[1]} : DicePair{};
    return read.isPossible() ? std::optional(read) : std::nullopt;
}

QString WrittenAs<DicePair>::needed()
{
    return TeamFile::tr("two dice from 1 to 6 are needed");
}

QString Alternatives<Gain>::needed()
{
    return TeamFile::tr("either a skill or a characteristic is needed");
}

void Fields<Player>::check(const Player &player, JsonReader &reader)
{
    if (player.position.isEmpty() == player.star.isEmpty())
        reader.complain(u"position", TeamFile::tr("either a position or a star is needed"));
}

void Fields<Badge>::check(const Badge &badge, JsonReader &reader)
{
    if (!badge.png.isEmpty() && !isUsableBadgeImage(badge.png))
        reader.complain(u"png", TeamFile::tr("this is not a picture that can be used"));
}

void Fields<Team>::check(const Team &team, JsonReader &reader)
{
    if (team.ruleset.isEmpty() || team.roster.isEmpty())
        reader.complain(u"ruleset", TeamFile::tr("an edition and a team list are needed"));
    // Ids are what events hold on to: one that stands for two players would corrupt a history.
    QSet<PlayerId> seen;
    for (const auto *list : {&team.players, &team.formerPlayers}) {
        for (const Player &player : *list) {
            if (seen.contains(player.id))
                reader.complain(
                    u"players",
                    TeamFile::tr("the player \"%1\" is there twice").arg(player.id.text()));
            seen.insert(player.id);
            if (player.id.text().toInt() >= team.nextPlayer)
                reader.complain(u"nextPlayer",
                                TeamFile::tr("this id has already been given to a player"));
        }
    }
}

void Fields<Team>::rebase(Team &onto, const Team &from, const Team &to)
{
    rebasePlayers(onto, from, to);
    putInOrder(onto.players, to.players);
    putInOrder(onto.formerPlayers, to.formerPlayers);
    onto.nextPlayer = std::max(to.nextPlayer, firstFreeId(onto));
}

Team rebaseTeam(const Team &from, const Team &to, Team onto)
{
    rebase(onto, from, to);
    return onto;
}

} // namespace dugout
