// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguefiles/sitegames.h"

#include "core/exchange/foreign/rostertable.h"
#include "core/leaguefiles/leaguewords.h"
#include "core/leaguefiles/sitehtml.h"
#include "core/sheet/teamsheet.h"
#include "core/team/playerpose.h"
#include "core/text/goldtext.h"
#include "core/text/languagescope.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct GameWords
{
    Q_DECLARE_TR_FUNCTIONS(LeagueSite)
};

QString joined(QStringList parts)
{
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

QString sideHead(const SiteLinks &links, const EntrantId &side)
{
    const LeagueTeam *team = links.league().team(side);
    return u"<div class=\"side\">"_s + links.badges().mark(side, u"huge"_s) + u"<h2>"_s
        + htmlLink(links.page(side), teamName(links.league(), side)) + u"</h2><p class=\"soft\">"_s
        + joined({coachName(links.league(), side),
                  team ? raceName(links.shown().ruleset.get(), team->roster) : QString()})
              .toHtmlEscaped()
        + u"</p></div>\n"_s;
}

QString versus(const SiteLinks &links, const SiteMatch &match)
{
    const LeagueFixture &fixture = *match.fixture;
    const FixtureResult &result = fixture.outcome->result;
    const auto colour
        = [&links](const EntrantId &team) { return links.badges().dress(team).primary; };
    const bool isFigures = result.kind != ResultKind::DoubleForfeit;
    const QString score
        = isFigures ? u"%1–%2"_s.arg(result.td).arg(result.tdAgainst) : scoreText(fixture);
    return u"<div class=\"card versus\">\n"_s
        + stripeSvg(colour(fixture.home), colour(fixture.away)) + u"<div class=\"sides\">\n"_s
        + sideHead(links, fixture.home) + u"<p class=\"total\">"_s + score.toHtmlEscaped()
        + u"</p>\n"_s + sideHead(links, fixture.away) + u"</div>\n<p class=\"soft\">"_s
        + joined({match.competition->rules.name, roundName(*match.round, fixture),
                  dayText(fixture.outcome->atMs), fixture.when.place, decidedWords(result)})
              .toHtmlEscaped()
        + u"</p>\n</div>\n"_s;
}

struct PairOfFigures
{
    QString name{};
    int home = 0;
    int away = 0;
    bool isGold = false;
};

std::vector<PairOfFigures> figuresOf(const FixtureOutcome &outcome, const ResultRecord *record)
{
    std::vector<PairOfFigures> figures{
        {GameWords::tr("Touchdowns"), outcome.result.td, outcome.result.tdAgainst},
        {GameWords::tr("Casualties"), outcome.result.cas, outcome.result.casAgainst}};
    const auto add = [&](const QString &name, int home, int away, bool isGold = false) {
        if (home != 0 || away != 0)
            figures.push_back({name, home, away, isGold});
    };
    if (record) {
        const ResultSide &home = record->side(0);
        const ResultSide &away = record->side(1);
        add(GameWords::tr("Completions"), home.completions, away.completions);
        add(GameWords::tr("Interceptions"), home.interceptions, away.interceptions);
        add(GameWords::tr("Fans"), home.fans, away.fans, true);
        add(GameWords::tr("Winnings"), home.winnings, away.winnings, true);
    }
    add(GameWords::tr("Team value"), outcome.homeValue, outcome.awayValue, true);
    return figures;
}

/// The numbers of both sides with their bars towards the middle.
QString figuresTable(const SiteLinks &links, const SiteMatch &match, const ResultRecord *record)
{
    const LeagueFixture &fixture = *match.fixture;
    const QString caption = GameWords::tr("The match in numbers").toHtmlEscaped();
    const auto head = [&links](const EntrantId &team) {
        return u"<th scope=\"col\" colspan=\"2\">"_s
            + teamName(links.league(), team).toHtmlEscaped() + u"</th>"_s;
    };
    QString html = u"<div class=\"figures\">\n<table>\n<caption>"_s + caption
        + u"</caption>\n<thead>\n<tr>"_s + head(fixture.home) + u"<td></td>"_s + head(fixture.away)
        + u"</tr>\n</thead>\n<tbody>\n"_s;
    for (const PairOfFigures &each : figuresOf(*fixture.outcome, record)) {
        const int most = std::max({each.home, each.away, 1});
        const auto text
            = [&each](int count) { return each.isGold ? goldText(count) : QString::number(count); };
        html += u"<tr><td class=\"n\">"_s + text(each.home) + u"</td><td>"_s
            + barSvg(each.home, most, links.badges().dress(fixture.home).primary, true)
            + u"</td><th scope=\"row\">"_s + each.name.toHtmlEscaped() + u"</th><td>"_s
            + barSvg(each.away, most, links.badges().dress(fixture.away).primary)
            + u"</td><td class=\"n\">"_s + text(each.away) + u"</td></tr>\n"_s;
    }
    return html + u"</tbody>\n</table>\n</div>\n"_s;
}

std::vector<ShownColumn> achievementColumns()
{
    return {
        figureColumn(u"td"_s, GameWords::tr("TD"), GameWords::tr("Touchdowns")),
        figureColumn(u"cas"_s, GameWords::tr("Cas"), GameWords::tr("Casualties")),
        minor(figureColumn(u"comp"_s, GameWords::tr("Comp"), GameWords::tr("Completions"))),
        minor(figureColumn(u"int"_s, GameWords::tr("Int"), GameWords::tr("Interceptions"))),
        minor(figureColumn(u"mvp"_s, GameWords::tr("MVP"), GameWords::tr("Most valuable player"))),
        figureColumn(u"spp"_s, GameWords::tr("SPP"), GameWords::tr("Star player points"))};
}

void addAchievements(ShownRow &row, const ResultPlayer &player)
{
    const AchievementCounts &did = player.achievements;
    for (const int count : {did.touchdowns, did.casualties, did.completions, did.interceptions,
                            did.mvps, player.points})
        row.cells.push_back(count > 0 ? numberCell(count) : ShownCell());
}

/// Players with achievements in the match.
QString playersOf(const SiteLinks &links, const EntrantId &team, const ResultSide &side)
{
    ShownTable table;
    table.caption = teamName(links.league(), team);
    table.naming = 1;
    table.columns = {figureColumn(u"number"_s, u"#"_s, GameWords::tr("Number")),
                     growing(wordsColumn(u"player"_s, GameWords::tr("Player")))};
    for (ShownColumn &each : achievementColumns())
        table.columns.push_back(std::move(each));
    for (const ResultPlayer &each : side.players) {
        if (each.points <= 0)
            continue;
        const QString name = each.name.isEmpty() ? u"#%1"_s.arg(each.number) : each.name;
        ShownRow row{
            QString::number(table.rows.size() + 1),
            {numberCell(each.number), {name, SiteLinks::cellOf(team, each.player).text()}}};
        addAchievements(row, each);
        table.rows.push_back(std::move(row));
    }
    return table.rows.empty() ? QString() : htmlTable(table, links.address());
}

QString injuryOf(const SiteLinks &links, const ResultCasualty &casualty)
{
    if (!casualty.note.isEmpty())
        return casualty.note;
    const Ruleset *ruleset = links.shown().ruleset.get();
    const Table *table = ruleset ? ruleset->tables().find(u"casualty"_s) : nullptr;
    const TableRow *row = table ? table->row(casualty.result) : nullptr;
    return row ? localized(row->name) : casualty.result;
}

QString injuredIn(const SiteLinks &links, const LeagueFixture &fixture, const ResultRecord &record)
{
    ShownTable table;
    table.caption = GameWords::tr("Injured");
    table.columns = {growing(wordsColumn(u"player"_s, GameWords::tr("Player"))),
                     wordsColumn(u"team"_s, GameWords::tr("Team")),
                     wordsColumn(u"injury"_s, GameWords::tr("Injury")),
                     minor(figureColumn(u"turn"_s, GameWords::tr("Half and turn")))};
    for (const ResultCasualty &each : record.casualties) {
        if (each.victim.seat != 0 && each.victim.seat != 1)
            continue;
        const EntrantId team = each.victim.seat == 0 ? fixture.home : fixture.away;
        const auto &players = record.side(each.victim.seat).players;
        const auto who
            = std::find_if(players.begin(), players.end(), [&each](const ResultPlayer &one) {
                  return one.player == each.victim.id;
              });
        const QString name
            = who == players.end() || who->name.isEmpty() ? GameWords::tr("a player") : who->name;
        table.rows.push_back({QString::number(table.rows.size() + 1),
                              {{name, SiteLinks::cellOf(team, each.victim.id).text()},
                               {teamName(links.league(), team), team.text()},
                               injuryOf(links, each),
                               u"%1 / %2"_s.arg(each.half).arg(each.turn)}});
    }
    return table.rows.empty() ? QString() : htmlTable(table, links.address());
}

/// A match in which somebody played, with what he did.
struct PlayedMatch
{
    const SiteMatch *match = nullptr;
    const ResultPlayer *did = nullptr;
    EntrantId opponent{};
};

std::vector<PlayedMatch> matchesOf(const SiteLinks &links, const SitePlayer &player)
{
    std::vector<PlayedMatch> played;
    for (const SiteMatch &match : links.matches()) {
        const auto record = links.shown().records.find(match.fixture->id);
        if (record == links.shown().records.end())
            continue;
        for (const Seat seat : {0, 1}) {
            if (record->second.side(seat).team != player.team->team.id)
                continue;
            for (const ResultPlayer &each : record->second.side(seat).players) {
                if (each.player == player.player->id)
                    played.push_back(
                        {&match, &each, seat == 0 ? match.fixture->away : match.fixture->home});
            }
        }
    }
    return played;
}

QString matchesTable(const SiteLinks &links, const std::vector<PlayedMatch> &played)
{
    ShownTable table;
    table.caption = GameWords::tr("Matches");
    table.columns = {growing(wordsColumn(u"opponent"_s, GameWords::tr("Opponent"))),
                     figureColumn(u"result"_s, GameWords::tr("Result"))};
    for (ShownColumn &each : achievementColumns())
        table.columns.push_back(std::move(each));
    for (const PlayedMatch &each : played) {
        ShownRow row{
            QString::number(table.rows.size() + 1),
            {{teamName(links.league(), each.opponent), each.opponent.text()},
             {scoreText(*each.match->fixture), SiteLinks::cellOf(each.match->fixture->id).text()}}};
        addAchievements(row, *each.did);
        table.rows.push_back(std::move(row));
    }
    return table.rows.empty() ? QString() : htmlTable(table, links.address());
}

/// How his points of this season came about.
QString pointsCurve(const SiteLinks &links, const SitePlayer &player,
                    const std::vector<PlayedMatch> &played)
{
    LeagueChart chart;
    chart.first = 0;
    ChartLine line{player.team->team.id.text(), player.player->name, {0.0}};
    for (const PlayedMatch &each : played)
        line.values.emplace_back(*line.values.back() + each.did->points);
    chart.steps = static_cast<int>(line.values.size());
    const bool hasAny = line.values.back().value_or(0) > 0;
    chart.lines = {std::move(line)};
    return hasAny
        ? chartSvg(chart, links.badges(), GameWords::tr("Star player points, match by match"))
        : QString();
}

const TeamSheetPlayer *onSheet(const TeamSheet &sheet, const Player &player)
{
    const auto found = std::find_if(
        sheet.players.begin(), sheet.players.end(), [&player](const TeamSheetPlayer &each) {
            return each.number == player.number && each.name == player.name;
        });
    return found == sheet.players.end() ? nullptr : &*found;
}

/// All that his row on the team's sheet says, but his number and his name.
std::vector<std::pair<QString, QString>> factsOf(const TeamSheet &sheet,
                                                 const TeamSheetPlayer &player)
{
    constexpr qsizetype afterName = 2;
    const RosterTable cells = rosterTable(sheet, true);
    const auto row = static_cast<size_t>(&player - sheet.players.data());
    std::vector<std::pair<QString, QString>> facts;
    for (qsizetype i = afterName; i < cells.heads.size() && row < cells.rows.size(); ++i)
        facts.emplace_back(cells.heads.at(i), cells.rows[row].value(i));
    return facts;
}

/// Numbers stand beside each other, everything else below each other.
QString factsHtml(const std::vector<std::pair<QString, QString>> &facts)
{
    const auto isWords = [](const QString &value) {
        return std::any_of(value.begin(), value.end(), [](QChar each) { return each.isLetter(); });
    };
    QString tiles;
    std::vector<std::pair<QString, QString>> words;
    for (const auto &[name, value] : facts) {
        if (isWords(value))
            words.emplace_back(name, value);
        else if (!value.isEmpty())
            tiles += u"<li>"_s + htmlElement(u"span"_s, name) + htmlElement(u"b"_s, value)
                + u"</li>"_s;
    }
    return u"<ul class=\"tiles\">"_s + tiles + u"</ul>\n"_s
        + (words.empty() ? QString() : htmlFacts(words));
}

/// The player's figure in the colours of his team.
QString poseSvg(const SitePlayer &player, const TeamDress &dress)
{
    const PlayerPose pose = poseOf(*player.player, player.team->team, *player.team->ruleset);
    return u"<svg class=\"pose\" viewBox=\"-3 -3 106 106\" aria-hidden=\"true\"><path d=\"%1\" "
           "fill=\"%2\" stroke=\"currentColor\" stroke-width=\"4\" stroke-linejoin=\"round\" "
           "paint-order=\"stroke\"/></svg>"_s.arg(QLatin1StringView(poseDrawing(pose)),
                                                  dress.primary.toString());
}

} // namespace

QString matchTitle(const League &league, const SiteMatch &match)
{
    return u"%1 – %2"_s.arg(teamName(league, match.fixture->home),
                            teamName(league, match.fixture->away));
}

QString matchPage(const SiteLinks &links, const SiteMatch &match)
{
    const auto found = links.shown().records.find(match.fixture->id);
    const ResultRecord *record = found == links.shown().records.end() ? nullptr : &found->second;
    QString html = versus(links, match) + figuresTable(links, match, record);
    if (record) {
        html += u"<div class=\"two\">\n<div>"_s
            + playersOf(links, match.fixture->home, record->side(0)) + u"</div>\n<div>"_s
            + playersOf(links, match.fixture->away, record->side(1)) + u"</div>\n</div>\n"_s
            + injuredIn(links, *match.fixture, *record);
    }
    return html;
}

QString playerTitle(const SitePlayer &player, Language language)
{
    if (!player.player->name.isEmpty())
        return player.player->name;
    const TeamSheet sheet = makeTeamSheet(player.team->team, *player.team->ruleset, language);
    const TeamSheetPlayer *shown = onSheet(sheet, *player.player);
    return u"#%1 %2"_s.arg(player.player->number).arg(shown ? shown->role.first : QString());
}

QString playerPage(const SiteLinks &links, const SitePlayer &player, Language language)
{
    const EntrantId team(player.team->team.id.text());
    const TeamDress dress = links.badges().dress(team);
    const TeamSheet sheet = makeTeamSheet(player.team->team, *player.team->ruleset, language);
    const TeamSheetPlayer *shown = onSheet(sheet, *player.player);
    QString html = u"<div class=\"card head\">\n"_s
        + stripeSvg(dress.primary, dress.secondary, 2, 1) + links.badges().mark(team, u"huge"_s)
        + u"<div class=\"who\">"_s + poseSvg(player, dress) + u"<p class=\"shirt\">"_s
        + QString::number(player.player->number) + u"</p><p>"_s
        + (shown ? shown->role.first.toHtmlEscaped() + u"<br/>"_s : QString())
        + htmlLink(links.page(team), player.team->team.name) + u"</p></div></div>\n"_s;
    if (shown)
        html += u"<div class=\"card facts\">"_s + factsHtml(factsOf(sheet, *shown)) + u"</div>\n"_s;
    const std::vector<PlayedMatch> played = matchesOf(links, player);
    return html + pointsCurve(links, player, played) + matchesTable(links, played);
}

} // namespace dugout
