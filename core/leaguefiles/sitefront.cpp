// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguefiles/sitefront.h"

#include "core/leaguebook/fixtures/playedout.h"
#include "core/leaguefiles/leaguetable.h"
#include "core/leaguefiles/leaguewords.h"
#include "core/leaguefiles/sitehtml.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct FrontWords
{
    Q_DECLARE_TR_FUNCTIONS(LeagueSite)
};

constexpr size_t mostResults = 4;
constexpr size_t mostNext = 6;
constexpr size_t mostScorers = 5;
constexpr size_t mostNews = 5;

/// A part with its heading and, at the right, where there is more of it.
QString partOf(const QString &title, const QString &more, const QString &moreTitle,
               const QString &inside)
{
    QString head = htmlElement(u"h2"_s, title);
    if (!more.isEmpty())
        head += u"<p>"_s + htmlLink(more, moreTitle) + u"</p>\n"_s;
    return u"<section>\n<div class=\"bar-head\">\n"_s + head + u"</div>\n"_s + inside
        + u"</section>\n"_s;
}

QString resultLine(const SiteLinks &links, const EntrantId &team, int td, bool isWinner)
{
    return u"<span class=\"side%1\">"_s.arg(isWinner ? u" won"_s : QString())
        + links.badges().mark(team) + u"<span class=\"name\">"_s
        + teamName(links.league(), team).toHtmlEscaped() + u"</span><b>"_s + QString::number(td)
        + u"</b></span>\n"_s;
}

QString resultCard(const SiteLinks &links, const SiteMatch &match)
{
    const FixtureResult &result = match.fixture->outcome->result;
    const qint64 atMs = match.fixture->outcome->atMs;
    const auto colour
        = [&links](const EntrantId &team) { return links.badges().dress(team).primary; };
    const QString note = decidedWords(result);
    return u"<li><a class=\"card\" href=\""_s + match.file + u"\">\n"_s
        + stripeSvg(colour(match.fixture->home), colour(match.fixture->away))
        + u"<span class=\"soft\"><span>"_s + shortDayText(atMs).toHtmlEscaped() + u"</span><span>"_s
        + (note.isEmpty() ? FrontWords::tr("Cas %1–%2", "casualties of both sides")
                                .arg(result.cas)
                                .arg(result.casAgainst)
                          : note)
              .toHtmlEscaped()
        + u"</span></span>\n"_s
        + resultLine(links, match.fixture->home, result.td, result.td > result.tdAgainst)
        + resultLine(links, match.fixture->away, result.tdAgainst, result.tdAgainst > result.td)
        + u"</a></li>\n"_s;
}

/// A match as one line: when, who, how it stands.
QString meeting(const SiteLinks &links, const QString &when, const QString &below,
                const EntrantId &home, const EntrantId &away, const QString &score, bool isLive)
{
    return u"<li class=\"meeting%1\"><span class=\"when\"><b>"_s.arg(isLive ? u" live"_s
                                                                            : QString())
        + when.toHtmlEscaped() + u"</b> "_s + below.toHtmlEscaped()
        + u"</span><span class=\"home\"><span class=\"name\">"_s
        + teamName(links.league(), home).toHtmlEscaped() + u"</span>"_s + links.badges().mark(home)
        + u"</span><span class=\"score\">"_s + score.toHtmlEscaped()
        + u"</span><span class=\"away\">"_s + links.badges().mark(away) + u"<span class=\"name\">"_s
        + teamName(links.league(), away).toHtmlEscaped() + u"</span></span></li>\n"_s;
}

struct Awaited
{
    const LeagueRound *round = nullptr;
    const LeagueFixture *fixture = nullptr;

    [[nodiscard]] qint64 dueMs() const
    {
        return fixture->when.dateMs > 0 ? fixture->when.dateMs : std::numeric_limits<qint64>::max();
    }
};

bool isLive(const LeagueShown &shown, const LeagueFixture &fixture)
{
    return std::any_of(shown.live.begin(), shown.live.end(), [&fixture](const LiveMatch &each) {
        return each.home == fixture.home && each.away == fixture.away;
    });
}

std::vector<Awaited> awaitedNext(const LeagueShown &shown)
{
    std::vector<Awaited> next;
    for (const Competition &competition : shown.league.seasons.back().competitions) {
        for (const LeagueRound *round : publishedRounds(competition)) {
            for (const LeagueFixture &each : round->fixtures) {
                if (isAwaited(competition, each) && !each.isBye() && !isLive(shown, each))
                    next.push_back({round, &each});
            }
        }
    }
    std::stable_sort(next.begin(), next.end(), [](const Awaited &one, const Awaited &other) {
        return one.dueMs() < other.dueMs();
    });
    next.resize(std::min(next.size(), mostNext));
    return next;
}

QString awaitedLine(const SiteLinks &links, const Awaited &next)
{
    const qint64 atMs = next.fixture->when.dateMs;
    const qint64 untilMs = deadlineOf(*next.round, *next.fixture);
    QString when = roundName(*next.round, *next.fixture);
    QString below;
    if (atMs > 0) {
        when = shortDayText(atMs);
        below = hourText(atMs);
    } else if (untilMs > 0) {
        below = FrontWords::tr("by %1").arg(shortDayText(untilMs));
    }
    return meeting(links, when, below, next.fixture->home, next.fixture->away,
                   FrontWords::tr("v", "against, between two teams"), false);
}

QString streakNews(const SiteLinks &links)
{
    constexpr int worthTelling = 3;
    const RecordLine *best = nullptr;
    RecordFilter filter;
    filter.season = links.league().seasons.back().id;
    const auto records = recordsOf(links.league(), RecordBy::Team, filter);
    for (const RecordLine &each : records) {
        if (each.unbeaten >= worthTelling && (!best || each.unbeaten > best->unbeaten))
            best = &each;
    }
    if (!best)
        return {};
    return links.badges().mark(EntrantId(best->key))
        + FrontWords::tr("%1: unbeaten in %n match(es).", nullptr, best->unbeaten)
              .arg(best->name)
              .toHtmlEscaped();
}

QString deathNews(const SiteLinks &links, const LeaderLine &dead)
{
    const QString name = dead.name.isEmpty() ? roleName(links.shown(), dead) : dead.name;
    return links.badges().mark(dead.team)
        + FrontWords::tr("%1 (%2) is dead, after %n match(es).", nullptr, dead.matches)
              .arg(name, dead.teamName)
              .toHtmlEscaped();
}

} // namespace

QString whereItStands(const League &league)
{
    if (league.seasons.empty())
        return {};
    QStringList parts{league.seasons.back().name};
    if (!league.seasons.back().competitions.empty()) {
        const Competition &last = league.seasons.back().competitions.back();
        parts.append(last.rules.name);
        if (const auto rounds = publishedRounds(last); !rounds.empty())
            parts.append(roundName(*rounds.back()));
    }
    return parts.join(u" · "_s);
}

QString latestResults(const SiteLinks &links)
{
    std::vector<SiteMatch> latest = links.matches();
    std::stable_sort(latest.begin(), latest.end(), [](const SiteMatch &one, const SiteMatch &two) {
        return one.fixture->outcome->atMs > two.fixture->outcome->atMs;
    });
    latest.resize(std::min(latest.size(), mostResults));
    if (latest.empty())
        return {};
    QString cards;
    for (const SiteMatch &each : latest)
        cards += resultCard(links, each);
    return partOf(FrontWords::tr("Latest results"), links.allResults(),
                  FrontWords::tr("All results"),
                  u"<ul class=\"results\">\n"_s + cards + u"</ul>\n"_s);
}

QString nowAndNext(const SiteLinks &links)
{
    if (links.league().seasons.empty())
        return {};
    QString lines;
    for (const LiveMatch &each : links.shown().live) {
        const auto &[home, away] = each.standing.score;
        lines += meeting(links, FrontWords::tr("Now"), momentWords(each.standing), each.home,
                         each.away, u"%1–%2"_s.arg(home).arg(away), true);
    }
    for (const Awaited &each : awaitedNext(links.shown()))
        lines += awaitedLine(links, each);
    return lines.isEmpty()
        ? QString()
        : partOf(FrontWords::tr("Now and next"), u"fixtures.ics"_s, FrontWords::tr("Calendar file"),
                 u"<ul class=\"card meetings\">\n"_s + lines + u"</ul>\n"_s);
}

QString topScorers(const SiteLinks &links)
{
    const auto &boards = links.shown().boards;
    const auto board = std::find_if(boards.begin(), boards.end(), [](const LeagueBoard &each) {
        return each.by == LeaderBy::Touchdowns;
    });
    if (board == boards.end() || board->lines.empty())
        return {};
    QString lines;
    for (size_t i = 0; i < std::min(board->lines.size(), mostScorers); ++i) {
        const LeaderLine &each = board->lines[i];
        const QString name = each.name.isEmpty() ? roleName(links.shown(), each) : each.name;
        const QString target = links.player(each.team, each.player);
        lines += u"<li><span class=\"rank\">"_s + QString::number(each.rank) + u"</span>"_s
            + links.badges().mark(each.team) + u"<span class=\"name\"><b>"_s
            + (target.isEmpty() ? name.toHtmlEscaped() : htmlLink(target, name))
            + u"</b><span class=\"soft\">"_s + each.teamName.toHtmlEscaped() + u"</span></span>"_s
            + barSvg(each.touchdowns, board->lines.front().touchdowns,
                     links.badges().dress(each.team).primary)
            + u"<b class=\"count\">"_s + QString::number(each.touchdowns) + u"</b></li>\n"_s;
    }
    return partOf(FrontWords::tr("Top scorers"), u"leaders.html"_s, FrontWords::tr("All leaders"),
                  u"<ul class=\"card scorers\">\n"_s + lines + u"</ul>\n"_s);
}

QString leagueNews(const SiteLinks &links)
{
    if (links.league().seasons.empty())
        return {};
    QStringList news;
    for (const Prize &each : links.league().prizes) {
        if (each.season == links.league().seasons.back().id)
            news.append(links.badges().mark(each.team)
                        + u"%1: %2"_s
                              .arg(each.name.isEmpty() ? prizeKindName(each.kind) : each.name,
                                   teamName(links.league(), each.team))
                              .toHtmlEscaped());
    }
    if (const QString streak = streakNews(links); !streak.isEmpty())
        news.append(streak);
    for (const LeaderLine &each : links.shown().cemetery)
        news.append(deathNews(links, each));
    news.resize(std::min(news.size(), static_cast<qsizetype>(mostNews)));
    if (news.isEmpty())
        return {};
    return partOf(FrontWords::tr("News"), {}, {},
                  u"<ul class=\"card news\">\n<li>"_s + news.join(u"</li>\n<li>"_s)
                      + u"</li>\n</ul>\n"_s);
}

QString teamTiles(const SiteLinks &links)
{
    QString tiles;
    for (const LeagueTeam &each : links.league().teams) {
        if (each.state != MemberState::Active)
            continue;
        const TeamDress dress = links.badges().dress(each.id);
        tiles += u"<li><a class=\"card\" href=\""_s + links.page(each.id) + u"\">"_s
            + links.badges().mark(each.id, u"large"_s) + u"<b>"_s + each.name.toHtmlEscaped()
            + u"</b>"_s + stripeSvg(dress.primary, dress.secondary, 2, 1) + u"</a></li>\n"_s;
    }
    return tiles.isEmpty() ? QString() : u"<ul class=\"tiles\">\n"_s + tiles + u"</ul>\n"_s;
}

} // namespace dugout
