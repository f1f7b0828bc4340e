// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/keptsearch.h"

#include "core/club/club.h"
#include "core/text/namerank.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr qsizetype lettersOfPlayers = 2;

} // namespace

KeptSearch::KeptSearch(const Club &club, const LeagueRepository &leagues)
    : m_club(club)
{
    if (const auto teams = club.teams().list()) {
        for (const DocumentSummary &team : *teams)
            add({HomeItem::Kind::Team, team.id.text(), team.name, {}, {}});
    }
    if (const auto kept = leagues.list()) {
        for (const LeagueSummary &league : *kept)
            add({HomeItem::Kind::League, league.id.text(), league.name, league.season, {}});
    }
}

void KeptSearch::add(HomeItem item)
{
    if (!item.title.isEmpty())
        m_items.push_back(std::move(item));
}

/// Under their teams' names: that is where they are found.
void KeptSearch::readPlayers()
{
    m_hasPlayers = true;
    for (const Team &team : m_club.teams().readable()) {
        for (const Player &player : team.players)
            add({HomeItem::Kind::Team,
                 team.id.text(),
                 player.name,
                 u"#%1 · %2"_s.arg(QString::number(player.number), team.name),
                 {}});
    }
}

/// Asked for anew each time: there may be very many, and only a few are shown.
std::vector<HomeItem> KeptSearch::gamesWith(const QString &words, size_t most) const
{
    JournalQuery query;
    query.text = words;
    query.limit = static_cast<qint64>(most);
    std::vector<HomeItem> games;
    const auto take
        = [&games](HomeItem::Kind kind, const Result<std::vector<JournalSummary>> &found) {
              if (!found)
                  return;
              for (const JournalSummary &game : *found)
                  games.push_back({kind,
                                   game.id.text(),
                                   game.title,
                                   {},
                                   QDateTime::fromMSecsSinceEpoch(game.changedMs)});
          };
    take(HomeItem::Kind::Match, m_club.matches().list(query));
    take(HomeItem::Kind::Skirmish, m_club.skirmishes().list(query));
    return games;
}

std::vector<HomeItem> KeptSearch::find(const QString &words, size_t most)
{
    if (words.size() >= lettersOfPlayers && !m_hasPlayers)
        readPlayers();
    const std::vector<HomeItem> games = gamesWith(words, most);
    std::vector<std::pair<int, const HomeItem *>> found;
    const auto look = [&](const std::vector<HomeItem> &some) {
        for (const HomeItem &item : some) {
            if (const int rank = nameRank(item.title, words); rank > 0)
                found.emplace_back(rank, &item);
        }
    };
    look(m_items);
    look(games);
    std::stable_sort(found.begin(), found.end(),
                     [](const auto &a, const auto &b) { return a.first > b.first; });
    found.resize(std::min(found.size(), most));
    std::vector<HomeItem> items;
    items.reserve(found.size());
    for (const auto &[rank, item] : found)
        items.push_back(*item);
    return items;
}

} // namespace dugout
