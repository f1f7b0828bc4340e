// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/keptgames.h"
#include "app/cli/league/leaguecommands.h"
#include "app/cli/league/leaguekept.h"
#include "core/exchange/teamfile.h"
#include "core/sharing/refusalwords.h"
#include "core/sharing/sharingwords.h"
#include "core/text/goldtext.h"
#include "core/text/languagescope.h"

#include <QDateTime>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct LeagueDeliverCommand
{
    Q_DECLARE_TR_FUNCTIONS(LeagueDeliverCommand)
};

QString lineOf(const Waiting &waiting)
{
    const QString line = SharingWords::waitingLine(waiting);
    return waiting.refused.isEmpty()
        ? line
        : u"%1: %2"_s.arg(line, refusalWords(waiting.refusedCode, waiting.refused));
}

/// The same as the window says of the line: what others would see of matches by now.
Result<void> listPlay(const OpenClub &club, const LeagueId &league, CliContext &context,
                      QJsonArray &list)
{
    const auto note = club.shared().note(league);
    if (!note)
        return note.error();
    for (const JournalSummary &each :
         *note ? club.shared().unsent(**note) : std::vector<JournalSummary>()) {
        const QString line = SharingWords::waitingPlay(each.title);
        list.append(QJsonObject{
            {u"id"_s, each.id.text() + u"/play"_s}, {u"line"_s, line}, {u"refused"_s, QString()}});
        if (!context.json)
            context.out << line << '\n';
    }
    return {};
}

Result<QJsonArray> listWaiting(const OpenClub &club, const LeagueId &league, CliContext &context)
{
    const auto all = waitingFor(club.stores().documents, league);
    if (!all)
        return all.error();
    QJsonArray list;
    for (const Waiting &each : *all) {
        list.append(QJsonObject{{u"id"_s, each.summary.id.text()},
                                {u"line"_s, lineOf(each)},
                                {u"refused"_s, errorWord(each.refusedCode)}});
        if (!context.json)
            context.out << lineOf(each) << '\n';
    }
    if (const auto listed = listPlay(club, league, context, list); !listed)
        return listed.error();
    return list;
}

/// Matches that another table plays too, and otherwise: nothing of them waits.
void tellApart(const OpenClub &club, const LeagueId &league, CliContext &context)
{
    for (const QString &each : club.shared().apart(league))
        context.err << SharingWords::playedTwice(titleOf(club, JournalId(each))) << Qt::endl;
}

/// What came in and should be known: said once.
void tellNews(const OpenClub &club, const LeagueId &league, CliContext &context)
{
    const auto note = club.shared().note(league);
    if (!note || !*note)
        return;
    for (const SharedTold &each : (*note)->told)
        context.err << SharingWords::told(each) << Qt::endl;
    (void)club.shared().seen(league);
}

/// Chooses between the two versions of a team or a match, named by its name or id.
Result<void> choose(SharedLeagues &shared, const LeagueId &league, const QString &team, bool mine)
{
    const auto overtaken = shared.overtaken(league);
    if (!overtaken)
        return overtaken.error();
    for (const OvertakenTeam &each : *overtaken) {
        if (each.waiting.team == team || each.waiting.title == team)
            return shared.settle(each, mine);
    }
    const auto parted = shared.parted(league);
    if (!parted)
        return parted.error();
    for (const PartedMatch &each : *parted) {
        if (each.match.text() != team && each.title != team)
            continue;
        if (!mine)
            return shared.takeTheirs(league, each.match);
        const auto put = shared.putMine(league, each.match);
        return put ? Result<void>() : put.error();
    }
    return Error{ErrorCode::SharedNoChoice,
                 LeagueDeliverCommand::tr("Nobody else changed the team \"%1\" first.").arg(team),
                 {}};
}

/// What was said about things that the server refused, before it is asked again.
Result<void> seeToRefused(SharedLeagues &shared, const LeagueId &league, const CliParser &parser)
{
    for (const bool mine : {true, false}) {
        const QString option = mine ? u"mine"_s : u"theirs"_s;
        if (auto done = parser.isSet(option) ? choose(shared, league, parser.value(option), mine)
                                             : Result<void>();
            !done)
            return done;
    }
    if (auto done = parser.isSet(u"again"_s) ? shared.askAgain(league) : Result<void>(); !done)
        return done;
    return parser.isSet(u"strike"_s) ? shared.strikeOff(league) : Result<void>();
}

/// "2:1", as far as the sides agree on what a result is.
QString scoreOf(const QJsonValue &outcome)
{
    if (!outcome.isObject())
        return u"–"_s;
    const QJsonObject result = outcome.toObject().value("result"_L1).toObject();
    return u"%1:%2"_s.arg(result.value("td"_L1).toInt()).arg(result.value("tdAgainst"_L1).toInt());
}

int listClaims(const LeagueAtHand &hand, LeagueServer &server, CliContext &context)
{
    const auto claims = server.claims(hand.open.id());
    if (!claims)
        return context.refuse(claims.error());
    QJsonArray list;
    for (const SharedClaim &each : *claims) {
        const LeagueFixture *fixture = hand.league().fixture(each.fixture);
        const QString pair = fixture ? fixtureLine(hand.league(), *fixture) : each.fixture.text();
        const QString claimed = scoreOf(each.claimed.value("outcome"_L1));
        const QString stands = scoreOf(each.stands.value("outcome"_L1));
        list.append(QJsonObject{{u"id"_s, each.id},
                                {u"fixture"_s, each.fixture.text()},
                                {u"who"_s, each.who},
                                {u"claimed"_s, claimed},
                                {u"stands"_s, stands},
                                {u"why"_s, each.why.section(u' ', 0, 0)}});
        if (!context.json)
            context.out << each.id << "  "
                        << LeagueDeliverCommand::tr("%1: %2 says %3; what counts now is %4")
                               .arg(pair, each.who, claimed, stands)
                        << (each.why.isEmpty() ? QString()
                                               : u"  "_s + SharingWords::claimed(each.why))
                        << '\n';
    }
    if (context.json)
        context.printJson(QJsonDocument(list));
    context.out << Qt::flush;
    return exitstatus::done;
}

} // namespace

int runLeagueDeliver(const QStringList &arguments, CliContext &context)
{
    CliParser parser(
        u"league deliver"_s,
        LeagueDeliverCommand::tr("Delivers what waits for the server of a shared league, "
                                 "and takes in what others did."));
    addLeagueArgument(parser);
    parser.addOption({u"list"_s}, LeagueDeliverCommand::tr("Only says what waits."));
    parser.addOption({u"again"_s},
                     LeagueDeliverCommand::tr("Asks the server again for what it refused."));
    parser.addOption({u"strike"_s},
                     LeagueDeliverCommand::tr("Takes what the server refused off the list."));
    parser.addOption({u"mine"_s},
                     LeagueDeliverCommand::tr("Where somebody else changed this team first, the "
                                              "sheet of here counts; a match that went another way "
                                              "at another table is put to the commissioner."),
                     u"NAME"_s);
    parser.addOption({u"theirs"_s},
                     LeagueDeliverCommand::tr("Where somebody else changed this team first, the "
                                              "server's sheet counts; of a match that went another "
                                              "way, the other table's."),
                     u"NAME"_s);
    if (!parser.parse(arguments, context))
        return parser.status();
    const auto club = OpenClub::open(context);
    if (!club)
        return context.refuse(club.error());
    const auto id = club->leagues().find(parser.positional().constFirst());
    if (!id)
        return context.refuse(id.error());
    if (const auto done = seeToRefused(club->shared(), *id, parser); !done)
        return context.refuse(done.error());
    const auto report = parser.isSet(u"list"_s) ? Result<DeliveryReport>(DeliveryReport())
                                                : club->shared().deliver(*id);
    const auto waiting = listWaiting(*club, *id, context);
    if (!waiting)
        return context.refuse(waiting.error());
    if (!report)
        return context.refuse(report.error());
    if (context.json)
        context.printJson(QJsonDocument(QJsonObject{{u"delivered"_s, report->delivered},
                                                    {u"claimed"_s, report->claimed},
                                                    {u"waiting"_s, *waiting}}));
    else if (!parser.isSet(u"list"_s))
        context.out << LeagueDeliverCommand::tr("Delivered: %1, put to the commissioner: %2, still "
                                                "waiting: %3")
                           .arg(report->delivered)
                           .arg(report->claimed)
                           .arg(waiting->size())
                    << '\n';
    context.out << Qt::flush;
    tellApart(*club, *id, context);
    if (!parser.isSet(u"list"_s))
        tellNews(*club, *id, context);
    // Even if nothing waits, a commissioner who decides should know.
    const auto server
        = parser.isSet(u"list"_s) ? Result<LeagueServer *>(nullptr) : club->shared().serverOf(*id);
    const auto why = server && *server ? (*server)->onlyReads() : std::nullopt;
    return why ? context.refuse(*why) : exitstatus::done;
}

int runLeagueClaims(const QStringList &arguments, CliContext &context)
{
    CliParser parser(
        u"league claims"_s,
        LeagueDeliverCommand::tr("Shows results that came in too late, with what stands "
                                 "instead, and decides between them."));
    addLeagueArgument(parser);
    parser.addOption({u"take"_s}, LeagueDeliverCommand::tr("The late result counts instead."),
                     u"ID"_s);
    parser.addOption({u"drop"_s}, LeagueDeliverCommand::tr("The current result keeps counting."),
                     u"ID"_s);
    const auto hand = openedLeague(parser, arguments, context);
    if (!hand)
        return hand.status();
    const auto server = hand->club.shared().serverOf(hand->open.id());
    if (!server)
        return context.refuse(server.error());
    if (!parser.isSet(u"take"_s) && !parser.isSet(u"drop"_s))
        return listClaims(*hand, **server, context);
    const bool takes = parser.isSet(u"take"_s);
    if (const auto done
        = (*server)->settle(hand->open.id(), parser.value(takes ? u"take"_s : u"drop"_s), takes);
        !done)
        return context.refuse(done.error());
    if (const auto seen = hand->club.shared().refresh(hand->open.id()); !seen)
        return context.refuse(seen.error());
    return listClaims(*hand, **server, context);
}

int runLeagueSheets(const QStringList &arguments, CliContext &context)
{
    CliParser parser(
        u"league sheets"_s,
        LeagueDeliverCommand::tr("Lists every sheet of a team that stood on the server of a shared "
                                 "league; the commissioner goes back to one."));
    addLeagueArgument(parser);
    parser.addArgument(u"TEAM"_s, LeagueDeliverCommand::tr("A team of the league."));
    parser.addOption({u"back"_s},
                     LeagueDeliverCommand::tr("The number of the sheet that counts again."),
                     u"N"_s);
    const auto hand = openedLeague(parser, arguments, context);
    if (!hand)
        return hand.status();
    const auto team = teamNamed(hand->league(), parser.positional().at(1));
    if (!team)
        return context.refuse(team.error());
    SharedLeagues &shared = hand->club.shared();
    if (parser.isSet(u"back"_s)) {
        if (const auto done
            = shared.goBack(hand->open.id(), team->text(), parser.value(u"back"_s).toLongLong());
            !done)
            return context.refuse(done.error());
    }
    const auto sheets = shared.sheets(hand->open.id(), team->text());
    if (!sheets)
        return context.refuse(sheets.error());
    QJsonArray list;
    for (const SharedSheet &each : *sheets) {
        const auto sheet = teamFromJson(each.body);
        const QString words = sheet
            ? LeagueDeliverCommand::tr("%n player(s), %1", nullptr,
                                       static_cast<int>(sheet->players.size()))
                  .arg(goldText(sheet->treasury))
            : LeagueDeliverCommand::tr("cannot be read");
        list.append(QJsonObject{{u"sheet"_s, each.revision},
                                {u"who"_s, each.who},
                                {u"atMs"_s, each.atMs},
                                {u"match"_s, each.match},
                                {u"readable"_s, sheet.has_value()}});
        if (!context.json)
            context.out << QStringList{QString::number(each.revision),
                                       currentLocale().toString(
                                           QDateTime::fromMSecsSinceEpoch(each.atMs),
                                           QLocale::ShortFormat),
                                       each.who, words}
                               .join(u"  "_s)
                        << '\n';
    }
    if (context.json)
        context.printJson(QJsonDocument(list));
    context.out << Qt::flush;
    return exitstatus::done;
}

} // namespace dugout
