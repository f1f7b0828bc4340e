// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguefiles/coachpage.h"

#include "core/club/injurychoices.h"
#include "core/club/slipanswers.h"
#include "core/leaguebook/acts/acthand.h"
#include "core/leaguebook/looks/unsignedresults.h"
#include "core/leaguefiles/competitionshown.h"
#include "core/leaguefiles/leaguewords.h"
#include "core/leaguefiles/ownmatchwords.h"
#include "core/match/turn/frompaper.h"
#include "core/rules/footballrules.h"
#include "core/sheet/teamsheet.h"
#include "core/table/sheetshown.h"
#include "core/table/turnshown.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct CoachPageWords
{
    Q_DECLARE_TR_FUNCTIONS(CoachPage)
};

QStringList teamsOf(const League &league, const CoachId &coach)
{
    QStringList teams;
    for (const LeagueTeam &each : league.teams) {
        if (!coach.isEmpty() && each.coach == coach && each.state == MemberState::Active)
            teams.append(each.id.text());
    }
    return teams;
}

bool isOnPaper(const Club &club, const JournalId &match)
{
    const auto seen = club.matches().look(match);
    return seen && isFromPaper(seen->session.game().context());
}

/// What a page offers to do about a match: the same that the acts allow.
QJsonArray waysOf(const Club &club, const League &league, const OwnMatch &match)
{
    const LeagueFixture &fixture = *league.fixture(match.fixture);
    const bool isFootball = !league.competitionOf(match.fixture)->rules.isSkirmish();
    const FixtureSide side = fixture.home == match.own ? FixtureSide::Home : FixtureSide::Away;
    QJsonArray ways;
    switch (match.step) {
    case OwnStep::Sign:
        ways.append(u"sign"_s);
        if (isDisputable(fixture, side))
            ways.append(u"dispute"_s);
        break;
    case OwnStep::Play:
        if (isFootball) {
            ways.append(u"report"_s);
            ways.append(u"start"_s);
        }
        ways.append(u"arrange"_s);
        break;
    case OwnStep::GoOn:
        ways.append(u"open"_s);
        if (isFootball && isOnPaper(club, fixture.match))
            ways.append(u"object"_s);
        break;
    default:
        break;
    }
    return ways;
}

/// The kept teams that a page is about, each read once and without who left it.
class TeamsOnce
{
public:
    explicit TeamsOnce(const Club &club)
        : m_club(club)
    { }

    /// Null where it is kept on paper only.
    [[nodiscard]] const Team *operator()(const EntrantId &id)
    {
        const auto known = m_teams.find(id);
        if (known != m_teams.end())
            return known->second ? &*known->second : nullptr;
        auto kept = m_club.teams().loadPlaying(DocumentId(id.text()));
        auto &read = m_teams[id];
        if (kept)
            read = std::move(kept->team);
        return read ? &*read : nullptr;
    }

private:
    const Club &m_club;
    std::map<EntrantId, std::optional<Team>> m_teams;
};

QJsonObject badgeOf(const Team *team)
{
    return team ? badgeShown(team->badge) : QJsonObject();
}

QJsonObject matchObject(const Club &club, TeamsOnce &teams, const League &league,
                        const OwnMatch &match)
{
    const LeagueFixture &fixture = *league.fixture(match.fixture);
    return {{u"fixture"_s, match.fixture.text()},
            {u"home"_s, teamName(league, fixture.home)},
            {u"away"_s, teamName(league, fixture.away)},
            {u"side"_s, fixture.home == match.own ? u"home"_s : u"away"_s},
            {u"step"_s, ownStepId(match.step)},
            {u"facts"_s, ownMatchFacts(league, match)},
            {u"task"_s, ownMatchTask(league, match)},
            {u"score"_s, scoreText(fixture)},
            {u"badges"_s,
             QJsonObject{{u"home"_s, badgeOf(teams(fixture.home))},
                         {u"away"_s, badgeOf(teams(fixture.away))}}},
            {u"date"_s, fixture.when.dateMs},
            {u"place"_s, fixture.when.place},
            {u"ways"_s, waysOf(club, league, match)}};
}

QJsonArray ownTeams(const Club &club, TeamsOnce &kept, const League &league, const QStringList &ids)
{
    QJsonArray teams;
    for (const QString &id : ids) {
        QJsonObject team{{u"id"_s, id}, {u"name"_s, teamName(league, EntrantId(id))}};
        const Team *found = kept(EntrantId(id));
        const auto ruleset
            = loadFootball(club.library(), found ? found->ruleset.text() : QString());
        if (found && ruleset) {
            const TeamSheet sheet = makeTeamSheet(*found, **ruleset, currentLanguage());
            team.insert(u"facts"_s, sheetFactsShown(sheet));
            team.insert(u"players"_s, sheetPlayersShown(sheet));
        }
        teams.append(team);
    }
    return teams;
}

/// What only the commissioner can settle, a sentence each.
QJsonArray toDecide(const LeagueRepository &leagues, const OpenLeague &open)
{
    QJsonArray all;
    const League &league = open.league();
    for (const UnsignedResult &each : unsignedResults(league)) {
        if (each.fixture.outcome->disputed == FixtureSide::Neither)
            continue;
        all.append(QJsonObject{
            {u"fixture"_s, each.fixture.id.text()},
            {u"ways"_s, QJsonArray{u"stands"_s, u"taken-back"_s}},
            {u"line"_s,
             CoachPageWords::tr("%1 – %2, %3: disputed. %4")
                 .arg(teamName(league, each.fixture.home), teamName(league, each.fixture.away),
                      scoreText(each.fixture), each.fixture.outcome->dispute)}});
    }
    const auto sheets = leagues.inbox().list(open.id());
    for (const ReceivedSlip &each : sheets ? *sheets : std::vector<ReceivedSlip>()) {
        const LeagueFixture *fixture = league.fixture(each.file.fixture);
        if (!fixture)
            continue;
        all.append(
            QJsonObject{{u"fixture"_s, each.file.fixture.text()},
                        {u"line"_s,
                         CoachPageWords::tr("%1 – %2: a sheet from %3. %4")
                             .arg(teamName(league, fixture->home), teamName(league, fixture->away),
                                  each.file.from, each.file.note)}});
    }
    return all;
}

QJsonObject sideObject(const Match &match, const PaperSlip &blank, Seat seat)
{
    QJsonArray rows;
    for (const SlipRow &row : blank.side(seat).rows)
        rows.append(QJsonObject{
            {u"player"_s, row.player.text()}, {u"number"_s, row.number}, {u"name"_s, row.name}});
    return {{u"name"_s, match.context().team(seat).name}, {u"rows"_s, rows}};
}

} // namespace

QJsonObject coachPage(const LeagueRepository &leagues, const Club &club, const OpenLeague &open,
                      const CoachId &coach)
{
    const League &league = open.league();
    const QStringList teams = teamsOf(league, coach);
    const LeagueCoach *who = league.coach(coach);
    QJsonArray matches;
    const std::vector<OwnMatch> own = ownMatches(league, teams);
    TeamsOnce kept(club);
    for (const OwnMatch &each : own)
        matches.append(matchObject(club, kept, league, each));
    QJsonObject page{{u"league"_s, league.name},
                     {u"coach"_s, who ? who->name : QString()},
                     {u"matches"_s, matches},
                     {u"teams"_s, ownTeams(club, kept, league, teams)}};
    if (!who)
        page.insert(u"decide"_s, toDecide(leagues, open));
    const FixtureId from = own.empty() ? FixtureId() : own.front().fixture;
    const QJsonObject shown = competitionObject(club, open, from);
    for (const QString &each : {u"competition"_s, u"standings"_s, u"rounds"_s}) {
        if (shown.contains(each))
            page.insert(each, shown.value(each));
    }
    return page;
}

Result<QJsonObject> sheetPage(const LeagueRepository &leagues, const Club &club,
                              const OpenLeague &open, const FixtureId &fixture)
{
    const LeagueFixture *wanted = open.league().fixture(fixture);
    if (!wanted)
        return Error{ErrorCode::SheetWithoutMatch,
                     CoachPageWords::tr("This match is not in the league any more."),
                     {}};
    PaperSlip slip;
    std::optional<Match> match;
    if (wanted->match.isEmpty()) {
        const auto session = leagues.paperMatch(open.league(), open.id(), fixture);
        if (!session)
            return session.error();
        match = session->game();
        slip = blankSlip(*match);
    } else {
        const auto seen = club.matches().look(wanted->match);
        if (!seen)
            return seen.error();
        if (!isFromPaper(seen->session.game().context()))
            return Error{ErrorCode::PlayedInDugout,
                         CoachPageWords::tr("This match is played in Dugout and needs no sheet."),
                         {}};
        match = seen->session.game();
        slip = slipOf(seen->session);
    }
    QJsonArray injuries;
    for (const InjuryChoice &each : injuryChoices(match->context()))
        injuries.append(
            QJsonObject{{u"id"_s, each.id}, {u"name"_s, each.line()}, {u"effect"_s, each.effect}});
    const QByteArray file = writeSlipFile({open.id(), fixture, {}, {}, slip});
    return QJsonObject{
        {u"file"_s, QJsonDocument::fromJson(file).object()},
        {u"entered"_s, !wanted->match.isEmpty()},
        {u"sides"_s, QJsonArray{sideObject(*match, slip, 0), sideObject(*match, slip, 1)}},
        {u"injuries"_s, injuries}};
}

} // namespace dugout
