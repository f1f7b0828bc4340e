// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league/leaguecommands.h"
#include "app/cli/league/leaguekept.h"
#include "core/leaguebook/announcement.h"
#include "core/leaguebook/season/seasonend.h"
#include "core/leaguebook/state/leaguedefaults.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct LeagueSeasonCommand
{
    Q_DECLARE_TR_FUNCTIONS(LeagueSeasonCommand)
};

Error usage(const QString &sentence)
{
    return {ErrorCode::Usage, sentence, {}};
}

Result<int> numberFrom(const CliParser &parser, const QString &option, int otherwise)
{
    if (!parser.isSet(option))
        return otherwise;
    bool good = false;
    const int number = parser.value(option).toInt(&good);
    if (!good || number < 1)
        return usage(LeagueSeasonCommand::tr("--%1 needs a whole number from 1 on.").arg(option));
    return number;
}

/// `groups` are divisions that play off.
Result<std::vector<PhaseRules>> phasesFrom(const CliParser &parser)
{
    const QString format = parser.value(u"format"_s);
    const qsizetype place = phaseFormatIds().indexOf(format);
    if (place < 0 && format != u"groups"_s)
        return usage(LeagueSeasonCommand::tr("\"%1\" is no format; there are groups, %2.")
                         .arg(format, phaseFormatIds().join(u", "_s)));
    PhaseRules first;
    first.format = place < 0 ? PhaseFormat::RoundRobin : static_cast<PhaseFormat>(place);
    PhaseRules last;
    last.format = PhaseFormat::KnockOut;
    const struct
    {
        QString option;
        int *into;
    } numbers[]{{u"rounds"_s, &first.rounds},
                {u"legs"_s, &first.legs},
                {u"divisions"_s, &first.divisions},
                {u"best-of"_s, &first.bestOf},
                {u"play-offs"_s, &last.places}};
    for (const auto &each : numbers) {
        const auto number = numberFrom(parser, each.option, *each.into);
        if (!number)
            return number.error();
        *each.into = *number;
    }
    first.thirdPlace = last.thirdPlace = parser.isSet(u"third-place"_s);
    last.bestOf = first.bestOf;
    const qsizetype by = qualifyByIds().indexOf(parser.value(u"qualify-by"_s));
    if (by < 0)
        return usage(LeagueSeasonCommand::tr("--qualify-by is one of %1.")
                         .arg(qualifyByIds().join(u", "_s)));
    last.qualifyBy = static_cast<QualifyBy>(by);
    const bool playsOff = place < 0 || parser.isSet(u"play-offs"_s);
    constexpr int perGroup = 2;
    if (playsOff && last.places == 0)
        last.places = perGroup;
    return playsOff ? std::vector{first, last} : std::vector{first};
}

Result<CompetitionRules> competitionFrom(const CliParser &parser, const LeagueRules &league,
                                         const QString &name)
{
    CompetitionRules rules = usualCompetition(league);
    rules.name = name;
    auto phases = phasesFrom(parser);
    if (!phases)
        return phases.error();
    rules.phases = *std::move(phases);
    if (parser.isSet(u"points"_s))
        rules.points = parser.value(u"points"_s);
    for (size_t i = 1; i < rules.phases.size() && !parser.isSet(u"qualify-by"_s); ++i)
        rules.phases[i].qualifyBy = usualFinals(league).qualifyBy;
    if (rules.phases.size() > 1)
        rules.phases.back().byLot
            = isPairedByLot(rules.phases.front().format, rules.phases.back().qualifyBy);
    rules.columns = parser.value(u"columns"_s).split(u',', Qt::SkipEmptyParts);
    auto tieBreaks = parseTieBreaks(parser.value(u"tie-breaks"_s));
    if (!tieBreaks)
        return tieBreaks.error();
    rules.tieBreaks = *std::move(tieBreaks);
    rules.teamsDevelop = !parser.isSet(u"resurrection"_s);
    rules.needsWinners = parser.isSet(u"winners"_s);
    const auto squad = numberFrom(parser, u"squad"_s, 0);
    if (!squad)
        return squad.error();
    rules.squad = *squad;
    const qsizetype counts = squadPointsIds().indexOf(parser.value(u"squad-points"_s));
    if (counts < 0)
        return usage(LeagueSeasonCommand::tr("--squad-points is one of %1.")
                         .arg(squadPointsIds().join(u", "_s)));
    rules.squadPoints = static_cast<SquadPoints>(counts);
    return rules;
}

/// Who plays in which division, after the last competition of that name.
Result<std::vector<CompetitionEntry>> promotedInto(const League &league, const QString &name,
                                                   int places)
{
    for (auto season = league.seasons.rbegin(); season != league.seasons.rend(); ++season) {
        for (const CompetitionTitle &each : season->competitions.titles()) {
            if (each.name == name)
                return promoted(league, *league.competition(each.id), places);
        }
    }
    return Error{ErrorCode::NoSuchCompetition,
                 LeagueSeasonCommand::tr("No earlier season has a competition \"%1\".").arg(name),
                 {}};
}

/// Whatever is said of a competition announces one.
bool announces(const CliParser &parser)
{
    static const QStringList said{
        u"name"_s,         u"format"_s,       u"rounds"_s,   u"legs"_s,       u"divisions"_s,
        u"play-offs"_s,    u"points"_s,       u"squad"_s,    u"qualify-by"_s, u"best-of"_s,
        u"third-place"_s,  u"columns"_s,      u"winners"_s,  u"promote"_s,    u"tie-breaks"_s,
        u"resurrection"_s, u"squad-points"_s, u"all-teams"_s};
    return std::any_of(said.begin(), said.end(),
                       [&parser](const QString &each) { return parser.isSet(each); });
}

/// Its own, else that of the season.
QString competitionName(const CliParser &parser, const League &league)
{
    if (parser.isSet(u"name"_s))
        return parser.value(u"name"_s);
    if (parser.isSet(u"begin"_s))
        return parser.value(u"begin"_s);
    const Season *season = league.currentSeason();
    return season ? season->name : QString();
}

/// What the options ask for, as one action.
Result<std::vector<LeagueEvent>> eventsFrom(const CliParser &parser, const League &league)
{
    const QString reason = parser.value(u"reason"_s);
    std::vector<LeagueEvent> events;
    if (parser.isSet(u"end"_s)) {
        const Season *season = league.currentSeason();
        events.push_back({SeasonEnded{season ? season->id : SeasonId()}, reason});
    }
    if (parser.isSet(u"begin"_s))
        events.push_back({SeasonBegun{SeasonId(u"s%1"_s.arg(league.seasons.size() + 1)),
                                      parser.value(u"begin"_s)},
                          reason});
    if (!announces(parser))
        return events;
    const QString name = competitionName(parser, league);
    const auto rules = competitionFrom(parser, league.currentRules(), name);
    if (!rules)
        return rules.error();
    size_t count = 0;
    for (const Season &each : league.seasons)
        count += each.competitions.size();
    const CompetitionId id(u"c%1"_s.arg(count + 1));
    events.push_back({CompetitionAdded{id, *rules}, reason});
    if (parser.isSet(u"promote"_s)) {
        const auto places = numberFrom(parser, u"promote"_s, 1);
        if (!places)
            return places.error();
        const auto entries = promotedInto(league, name, *places);
        if (!entries)
            return entries.error();
        for (const CompetitionEntry &each : *entries)
            events.push_back({EntrantJoined{id, each}, {}});
        return events;
    }
    std::vector<EntrantId> teams;
    for (const LeagueTeam &each : league.teams) {
        if (each.state == MemberState::Active && parser.isSet(u"all-teams"_s))
            teams.push_back(each.id);
    }
    for (const CompetitionEntry &each : entriesFor(league, *rules, teams))
        events.push_back({EntrantJoined{id, each}, {}});
    return events;
}

int printSeason(const OpenLeague &open, CliContext &context)
{
    QJsonArray array;
    for (const Season &season : open.league().seasons) {
        QJsonArray competitions;
        QStringList names;
        for (const Competition &each : season.competitions) {
            const EntrantId champion = championOf(open.league(), each);
            names.append(each.rules.name);
            competitions.append(
                QJsonObject{{u"id"_s, each.id.text()},
                            {u"name"_s, each.rules.name},
                            {u"entrants"_s, static_cast<int>(each.entries.size())},
                            {u"rounds"_s, each.roundCount()},
                            {u"champion"_s,
                             champion.isEmpty() ? QJsonValue()
                                                : QJsonValue(teamName(open.league(), champion))}});
        }
        array.append(QJsonObject{{u"id"_s, season.id.text()},
                                 {u"name"_s, season.name},
                                 {u"ended"_s, season.ended},
                                 {u"competitions"_s, competitions}});
        if (!context.json)
            context.out << season.name << ": "
                        << (names.isEmpty() ? LeagueSeasonCommand::tr("without a competition")
                                            : names.join(u", "_s))
                        << '\n';
    }
    if (context.json)
        context.printJson(QJsonDocument(array));
    context.out << Qt::flush;
    return exitstatus::done;
}

void addSeasonOptions(CliParser &parser)
{
    parser.addOption({u"begin"_s}, LeagueSeasonCommand::tr("Begins a season of this name."),
                     u"NAME"_s);
    parser.addOption({u"end"_s}, LeagueSeasonCommand::tr("Ends the season that is played."));
    parser.addOption({u"name"_s},
                     LeagueSeasonCommand::tr("Announces a competition of this name; it is called "
                                             "like the season otherwise."),
                     u"NAME"_s);
}

void addFormatOptions(CliParser &parser)
{
    parser.addOption({u"format"_s},
                     LeagueSeasonCommand::tr("How it is played: groups, %1.")
                         .arg(phaseFormatIds().join(u", "_s)),
                     u"FORMAT"_s, u"round-robin"_s);
    parser.addOption({u"rounds"_s}, LeagueSeasonCommand::tr("How many rounds a Swiss has."),
                     u"N"_s);
    parser.addOption({u"legs"_s}, LeagueSeasonCommand::tr("How often everybody meets everybody."),
                     u"N"_s);
    parser.addOption({u"divisions"_s}, LeagueSeasonCommand::tr("Into how many it is divided."),
                     u"N"_s);
    parser.addOption({u"play-offs"_s},
                     LeagueSeasonCommand::tr("How many, of each division, play off afterwards."),
                     u"N"_s);
    parser.addOption({u"qualify-by"_s},
                     LeagueSeasonCommand::tr("What decides who plays off: %1.")
                         .arg(qualifyByIds().join(u", "_s)),
                     u"WHAT"_s, u"points"_s);
    parser.addOption({u"best-of"_s}, LeagueSeasonCommand::tr("How many games decide a tie."),
                     u"N"_s);
    parser.addOption({u"third-place"_s},
                     LeagueSeasonCommand::tr("The losers of the semi-finals meet."));
}

void addPointsOptions(CliParser &parser)
{
    parser.addOption({u"points"_s},
                     LeagueSeasonCommand::tr("Points for each match: 3-1-0, 5-3-1 or a formula."),
                     u"FORMULA"_s);
    parser.addOption({u"columns"_s},
                     LeagueSeasonCommand::tr("Further words the formula may use: completions, "
                                             "interceptions, kills, or columns of your own."),
                     u"LIST"_s);
    parser.addOption({u"tie-breaks"_s},
                     LeagueSeasonCommand::tr("What decides between equal points: %1.")
                         .arg(tieBreakIds().join(u", "_s)),
                     u"LIST"_s, u"td-difference,cas-difference"_s);
    parser.addOption({u"resurrection"_s},
                     LeagueSeasonCommand::tr("Teams come back as registered after every match."));
    parser.addOption({u"winners"_s},
                     LeagueSeasonCommand::tr("Every match has a winner, not only a knock-out's."));
}

void addEntrantsOptions(CliParser &parser)
{
    parser.addOption({u"squad"_s},
                     LeagueSeasonCommand::tr("Squads of so many members meet, board by board; "
                                             "\"dugout league add --squad\" fills them."),
                     u"N"_s);
    parser.addOption({u"squad-points"_s},
                     LeagueSeasonCommand::tr("What counts for a squad: meetings, which the one "
                                             "with more boards wins, or boards, added up."),
                     u"WHAT"_s, u"meetings"_s);
    parser.addOption({u"promote"_s},
                     LeagueSeasonCommand::tr("The divisions of the last competition of that name "
                                             "play again, with so many going up and down."),
                     u"N"_s);
    parser.addOption({u"all-teams"_s},
                     LeagueSeasonCommand::tr("Every team of the league takes part."));
}

} // namespace

int runLeagueSeason(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"league season"_s,
                     LeagueSeasonCommand::tr("Begins and ends seasons and announces their "
                                             "competitions; without options, lists them."));
    addLeagueArgument(parser);
    addSeasonOptions(parser);
    addFormatOptions(parser);
    addPointsOptions(parser);
    addEntrantsOptions(parser);
    addReasonOption(parser);
    auto hand = openedLeague(parser, arguments, context);
    if (!hand)
        return hand.status();
    const auto events = eventsFrom(parser, hand->league());
    if (!events)
        return events.error().code == ErrorCode::Usage
            ? parser.wrongUsage(events.error().message, context)
            : context.refuse(events.error());
    if (!events->empty()) {
        if (const auto done = hand->open.act(*events); !done)
            return context.refuse(done.error());
    }
    return printSeason(hand->open, context);
}

} // namespace dugout
