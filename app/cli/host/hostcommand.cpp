// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/host/hostcommand.h"

#include "app/cli/openclub.h"
#include "app/cli/serve/serveloop.h"
#include "app/cli/subcommands.h"
#include "core/hosting/hostingwords.h"
#include "core/store/datafolder.h"
#include "core/store/hostedlogins.h"

#include <QDateTime>
#include <QDir>
#include <QJsonArray>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct HostCommand
{
    Q_DECLARE_TR_FUNCTIONS(HostCommand)
};

/// The league of this computer, for one command.
struct HostAtHand
{
    explicit HostAtHand(const CliContext &context)
        : host(dataFolder(context.dataFolder), door)
    { }

    StoreHostDoor door;
    LeagueHost host;
};

qint64 now()
{
    return QDateTime::currentMSecsSinceEpoch();
}

QString kindWord(HostState::Kind kind)
{
    switch (kind) {
    case HostState::Kind::Nothing:
        return u"nothing"_s;
    case HostState::Kind::NoPostgres:
        return u"no-postgresql"_s;
    case HostState::Kind::Stopped:
        return u"stopped"_s;
    case HostState::Kind::Runs:
        break;
    }
    return u"runs"_s;
}

QJsonObject stateObject(const HostState &state)
{
    return {{u"state"_s, kindWord(state.kind)},
            {u"league"_s, state.league},
            {u"addresses"_s, QJsonArray::fromStringList(state.addresses)},
            {u"copiedMs"_s, state.copiedMs},
            {u"line"_s, HostingWords::stateLine(state)}};
}

QJsonObject slipObject(const HostSlip &slip, const HostInvite &invite)
{
    return {{u"name"_s, slip.name},           {u"login"_s, slip.login},
            {u"password"_s, slip.password},   {u"mine"_s, slip.isMine},
            {u"code"_s, shortCodeOf(invite)}, {u"text"_s, inviteText(invite)}};
}

int printState(const LeagueHost &host, CliContext &context)
{
    const HostState state = host.state();
    if (context.json)
        context.printJson(QJsonDocument(stateObject(state)));
    else
        context.out << HostingWords::stateLine(state) << Qt::endl;
    return exitstatus::done;
}

void printSlip(const HostSlip &slip, const HostInvite &invite, CliContext &context)
{
    context.out << HostCommand::tr("%1: name %2, password %3, code %4")
                       .arg(slip.name, slip.login, slip.password, shortCodeOf(invite))
                << '\n';
}

int printSlips(const LeagueHost &host, CliContext &context)
{
    const auto settings = host.settings();
    if (!settings)
        return context.refuse(settings.error());
    const HostState state = host.state();
    QJsonArray slips;
    if (!context.json)
        context.out << HostingWords::stateLine(state) << '\n';
    for (const HostSlip &each : settings->slips) {
        const HostInvite invite = host.inviteOf(*settings, each);
        slips.append(slipObject(each, invite));
        if (!context.json)
            printSlip(each, invite, context);
    }
    QJsonObject object = stateObject(state);
    object.insert(u"slips"_s, slips);
    if (context.json)
        context.printJson(QJsonDocument(object));
    context.out << Qt::flush;
    return exitstatus::done;
}

/// What was asked for in one word: a league that is new to it, or the one of last time.
Result<void> startAsAsked(LeagueHost &host, const CliParser &parser, const CliContext &context)
{
    const auto club = OpenClub::open(context, OpenClub::Use::Adding);
    if (!club)
        return club.error();
    const QString name = parser.positional().value(0);
    if (name.isEmpty())
        return host.start(club->shared(), parser.isSet(u"from-copy"_s));
    const auto league = club->leagues().find(name);
    if (!league)
        return league.error();
    return host.host(*league, club->stores(), club->shared(),
                     {parser.value(u"me"_s), parser.value(u"address"_s)});
}

void addStartOptions(CliParser &parser)
{
    parser.addArgument(
        u"LEAGUE"_s,
        HostCommand::tr(
            "The name or id of the league; left out to go on with the one of last time."),
        u"[LEAGUE]"_s);
    addClubOption(parser);
    parser.addOption({u"me"_s}, HostCommand::tr("The coach of the league who hosts it."),
                     u"COACH"_s);
    parser.addOption(
        {u"address"_s},
        HostCommand::tr("The address that slips name, where this computer has several."),
        u"ADDRESS"_s);
    parser.addOption(
        {u"from-copy"_s},
        HostCommand::tr(
            "Restores the last backup if the version of PostgreSQL that kept the league is gone."));
}

/// Starts the league, and goes on as the command does.
int startThen(CliParser parser, const QStringList &arguments, CliContext &context,
              int (*then)(LeagueHost &host, CliContext &context))
{
    addStartOptions(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    HostAtHand hand(context);
    if (const auto started = startAsAsked(hand.host, parser, context); !started)
        return context.refuse(started.error());
    return then(hand.host, context);
}

int start(const QStringList &arguments, CliContext &context)
{
    return startThen(
        {u"host start"_s,
         HostCommand::tr("Hosts a league on this computer, which goes on by itself from "
                         "then on.")},
        arguments, context, [](LeagueHost &host, CliContext &said) {
            const auto copied = host.copyIfDue(now());
            return copied ? printSlips(host, said) : said.refuse(copied.error());
        });
}

/// What somebody does who watches over it: it runs, and every day is copied.
void watchOver(LeagueHost &host, const CliContext &context)
{
    constexpr int everyMs = 30'000;
    QTimer timer;
    std::unique_ptr<LeagueAnswerer> answerer = host.answerer();
    QObject::connect(&timer, &QTimer::timeout, &timer, [&host, &context, &answerer] {
        if (host.state().kind != HostState::Kind::Runs) {
            const auto club = OpenClub::open(context);
            if (!club)
                context.err << club.error().message << Qt::endl;
            else if (const auto again = host.start(club->shared()); !again)
                context.err << again.error().message << Qt::endl;
        }
        if (const auto copied = host.copyIfDue(now()); !copied)
            context.err << copied.error().message << Qt::endl;
        if (!answerer || host.state().kind != HostState::Kind::Runs)
            answerer = host.answerer();
    });
    timer.start(everyMs);
    serveUntilEnded([](const QString &) { return true; });
}

int run(const QStringList &arguments, CliContext &context)
{
    return startThen({u"host run"_s,
                      HostCommand::tr("The same until it is ended: watches over the league, backs "
                                      "it up every day, and closes it at the end.")},
                     arguments, context, [](LeagueHost &host, CliContext &said) {
                         (void)printSlips(host,
                                          said); // the league runs, whatever becomes of its slips
                         watchOver(host, said);
                         const auto stopped = host.stop(now());
                         return stopped ? int(exitstatus::done) : said.refuse(stopped.error());
                     });
}

int status(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"host status"_s, HostCommand::tr("Says how the hosted league is."));
    if (!parser.parse(arguments, context))
        return parser.status();
    const HostAtHand hand(context);
    return printState(hand.host, context);
}

Result<void> writeSlips(const LeagueHost &host, const QString &folder)
{
    const auto settings = host.settings();
    if (!settings)
        return settings.error();
    if (!QDir().mkpath(folder))
        return HostingWords::folderFailed(folder);
    for (const HostSlip &each : settings->slips) {
        const QString path = QDir(folder).filePath(each.login + u".dugout-slip"_s);
        if (auto written = writeInvite(path, host.inviteOf(*settings, each)); !written)
            return written;
    }
    return {};
}

int slips(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"host slips"_s,
                     HostCommand::tr("Lists the slips of the hosted league, with those of coaches "
                                     "who came since."));
    addClubOption(parser);
    parser.addOutFolderOption(HostCommand::tr("A folder for the slips as files."));
    if (!parser.parse(arguments, context))
        return parser.status();
    HostAtHand hand(context);
    if (hand.host.state().kind == HostState::Kind::Runs) {
        const auto club = OpenClub::open(context);
        if (!club)
            return context.refuse(club.error());
        if (const auto added = hand.host.addSlips(club->stores(), club->shared()); !added)
            return context.refuse(added.error());
    }
    if (parser.isSet(u"out"_s)) {
        if (const auto written = writeSlips(hand.host, parser.value(u"out"_s)); !written)
            return context.refuse(written.error());
    }
    return printSlips(hand.host, context);
}

int password(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"host password"_s,
                     HostCommand::tr("Gives a coach a new slip; the old one lets nobody in any "
                                     "more."));
    parser.addArgument(u"COACH"_s, HostCommand::tr("The coach's name, or the login name."));
    if (!parser.parse(arguments, context))
        return parser.status();
    HostAtHand hand(context);
    const auto slip = hand.host.newPassword(parser.positional().constFirst());
    if (!slip)
        return context.refuse(slip.error());
    const auto settings = hand.host.settings();
    if (!settings)
        return context.refuse(settings.error());
    const HostInvite invite = hand.host.inviteOf(*settings, *slip);
    if (context.json)
        context.printJson(QJsonDocument(slipObject(*slip, invite)));
    else
        printSlip(*slip, invite, context);
    context.out << Qt::flush;
    return exitstatus::done;
}

int copy(const QStringList &arguments, CliContext &context)
{
    CliParser parser(
        u"host copy"_s,
        HostCommand::tr("Backs the hosted league up now; that happens every day anyway."));
    if (!parser.parse(arguments, context))
        return parser.status();
    HostAtHand hand(context);
    const auto copied = hand.host.copy(now());
    if (!copied)
        return context.refuse(copied.error());
    if (context.json)
        context.printJson(QJsonDocument(QJsonObject{{u"copy"_s, *copied}}));
    else
        context.out << *copied << Qt::endl;
    return exitstatus::done;
}

int stop(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"host stop"_s,
                     HostCommand::tr("Closes the hosted league until it is started again."));
    if (!parser.parse(arguments, context))
        return parser.status();
    HostAtHand hand(context);
    const auto stopped = hand.host.stop(now());
    return stopped ? printState(hand.host, context) : context.refuse(stopped.error());
}

int moveAway(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"host move-away"_s,
                     HostCommand::tr("Ends hosting here and writes all of it into one file, for "
                                     "another computer. Slips stay good."));
    parser.addArgument(u"FILE"_s, HostCommand::tr("The file; anyone who has it has the league."));
    if (!parser.parse(arguments, context))
        return parser.status();
    HostAtHand hand(context);
    const auto moved = hand.host.moveAway(parser.positional().constFirst(), now());
    return moved ? printState(hand.host, context) : context.refuse(moved.error());
}

int moveHere(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"host move-here"_s,
                     HostCommand::tr("Hosts on this computer what another one moved away."));
    parser.addArgument(u"FILE"_s, HostCommand::tr("The file of \"dugout host move-away\"."));
    addClubOption(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    HostAtHand hand(context);
    if (const auto moved = hand.host.moveHere(parser.positional().constFirst()); !moved)
        return context.refuse(moved.error());
    const auto club = OpenClub::open(context, OpenClub::Use::Adding);
    if (!club)
        return context.refuse(club.error());
    if (const auto started = hand.host.start(club->shared()); !started)
        return context.refuse(started.error());
    return printSlips(hand.host, context);
}

} // namespace

int runHost(const QStringList &arguments, CliContext &context)
{
    static const std::vector<Subcommand> subcommands{
        {u"start"_s, QT_TRANSLATE_NOOP("HostCommand", "hosts a league, or goes on with it"), start},
        {u"run"_s, QT_TRANSLATE_NOOP("HostCommand", "the same, until it is ended"), run},
        {u"status"_s, QT_TRANSLATE_NOOP("HostCommand", "says how it is"), status},
        {u"slips"_s, QT_TRANSLATE_NOOP("HostCommand", "lists or writes the slips of coaches"),
         slips},
        {u"password"_s, QT_TRANSLATE_NOOP("HostCommand", "gives a coach a new slip"), password},
        {u"copy"_s, QT_TRANSLATE_NOOP("HostCommand", "backs the league up now"), copy},
        {u"stop"_s, QT_TRANSLATE_NOOP("HostCommand", "closes it for now"), stop},
        {u"move-away"_s, QT_TRANSLATE_NOOP("HostCommand", "packs it for another computer"),
         moveAway},
        {u"move-here"_s, QT_TRANSLATE_NOOP("HostCommand", "hosts what another computer packed"),
         moveHere},
    };
    return runSubcommand(u"host"_s, "HostCommand", subcommands, arguments, context);
}

} // namespace dugout
