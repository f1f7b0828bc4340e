// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league/leaguecommands.h"
#include "app/cli/league/leaguekept.h"
#include "app/cli/league/sharedconnect.h"
#include "app/cli/subcommands.h"
#include "core/files/writefile.h"
#include "core/store/sharedsetup.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct LeagueRolesCommand
{
    Q_DECLARE_TR_FUNCTIONS(LeagueRolesCommand)
};

void addPersonArgument(CliParser &parser)
{
    parser.addArgument(u"PERSON"_s,
                       LeagueRolesCommand::tr("The name somebody logs in with at the server."));
}

int showMembers(const LeagueAtHand &hand, LeagueServer &server, CliContext &context)
{
    const auto members = server.members(hand.open.id());
    if (!members)
        return context.refuse(members.error());
    QJsonArray list;
    for (const SharedMember &each : *members) {
        QStringList teams;
        for (const QString &team : each.teams)
            teams.append(teamName(hand.league(), EntrantId(team)));
        list.append(QJsonObject{{u"person"_s, each.person},
                                {u"role"_s, sharedRoleId(each.role)},
                                {u"teams"_s, QJsonArray::fromStringList(teams)},
                                {u"saidBy"_s, each.saidBy},
                                {u"table"_s, each.place}});
        if (!context.json)
            context.out << QStringList{each.person, sharedRoleId(each.role), teams.join(u", "_s),
                                       each.place}
                               .join(u"  "_s)
                               .trimmed()
                        << '\n';
    }
    if (context.json)
        context.printJson(QJsonDocument(list));
    context.out << Qt::flush;
    return exitstatus::done;
}

int listRoles(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"league roles list"_s,
                     LeagueRolesCommand::tr("Lists who may do what in a shared league."));
    addLeagueArgument(parser);
    const auto hand = openedLeague(parser, arguments, context);
    if (!hand)
        return hand.status();
    const auto server = hand->club.shared().serverOf(hand->open.id());
    return server ? showMembers(*hand, **server, context) : context.refuse(server.error());
}

/// The teams that `--team` names, and the coach they have in common.
Result<SharedMember> memberFrom(const LeagueAtHand &hand, const CliParser &parser)
{
    SharedMember member;
    member.person = parser.positional().at(1);
    member.role = sharedRoleFrom(parser.value(u"as"_s));
    for (const QString &each : parser.values(u"team"_s)) {
        const auto team = teamNamed(hand.league(), each);
        if (!team)
            return team.error();
        member.teams.append(team->text());
        if (const LeagueTeam *found = hand.league().team(*team))
            member.coach = found->coach.text();
    }
    return member;
}

int grantRole(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"league roles grant"_s,
                     LeagueRolesCommand::tr("Lets somebody into a shared league."));
    addLeagueArgument(parser);
    addPersonArgument(parser);
    parser.addOption({u"as"_s}, LeagueRolesCommand::tr("commissioner, coach or reader."), u"ROLE"_s,
                     u"reader"_s);
    parser.addOption({u"team"_s},
                     LeagueRolesCommand::tr("A team this coach owns; can be repeated."), u"TEAM"_s);
    if (!parser.parse(arguments, context))
        return parser.status();
    if (sharedRoleFrom(parser.value(u"as"_s)) == SharedRole::Nobody)
        return parser.wrongUsage(
            LeagueRolesCommand::tr("Somebody is commissioner, coach or reader."), context);
    const auto hand = leagueAtHand(parser, context);
    if (!hand)
        return context.refuse(hand.error());
    const auto member = memberFrom(*hand, parser);
    if (!member)
        return context.refuse(member.error());
    const auto server = hand->club.shared().serverOf(hand->open.id());
    if (!server)
        return context.refuse(server.error());
    if (const auto done = (*server)->grant(hand->open.id(), *member); !done)
        return context.refuse(done.error());
    return showMembers(*hand, **server, context);
}

int revokeRole(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"league roles revoke"_s,
                     LeagueRolesCommand::tr("Sends somebody away from a shared league, at once."));
    addLeagueArgument(parser);
    addPersonArgument(parser);
    const auto hand = openedLeague(parser, arguments, context);
    if (!hand)
        return hand.status();
    const auto server = hand->club.shared().serverOf(hand->open.id());
    if (!server)
        return context.refuse(server.error());
    if (const auto done = (*server)->revoke(hand->open.id(), parser.positional().at(1)); !done)
        return context.refuse(done.error());
    return showMembers(*hand, **server, context);
}

void addAddressArgument(CliParser &parser)
{
    parser.addArgument(
        u"ADDRESS"_s,
        LeagueRolesCommand::tr("postgresql://user@host/database, without a password."));
}

int prepareServer(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"league roles prepare"_s,
                     LeagueRolesCommand::tr("Prepares a server for this Dugout, also again after "
                                            "an older one; leagues there stay as they are."));
    addAddressArgument(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    const auto address = sharedAddress(parser.positional().constFirst(), {});
    if (!address)
        return context.refuse(address.error());
    const auto prepared = prepareShared(*address, SharedServer::Use::Preparing);
    return prepared ? exitstatus::done : context.refuse(prepared.error());
}

int writeSql(const QStringList &arguments, CliContext &context)
{
    CliParser parser(
        u"league roles sql"_s,
        LeagueRolesCommand::tr("Writes the SQL with which an administrator prepares a server, or "
                               "prepares it again; read it before you run it."));
    addAddressArgument(parser);
    parser.addOption(
        {u"founder"_s},
        LeagueRolesCommand::tr("Who may bring leagues there; may be said several times."),
        u"NAME"_s);
    parser.addOption({u"login"_s},
                     LeagueRolesCommand::tr("Who gets a login; may be said several times."),
                     u"NAME"_s);
    parser.addOutOption(LeagueRolesCommand::tr("The file to write instead of standard output."));
    if (!parser.parse(arguments, context))
        return parser.status();
    const auto address = sharedAddress(parser.positional().constFirst(), {});
    if (!address)
        return context.refuse(address.error());
    const auto location = StoreLocation::parse(*address);
    if (!location)
        return context.refuse(location.error());
    // A server that cannot be asked yet is one that nothing was made on.
    const auto state = inspectShared(*address);
    const QString sql
        = sharedSetupSql(state && !state->database.isEmpty() ? state->database : location->database,
                         state ? state->need() : SharedNeed::Setup, parser.values(u"founder"_s),
                         parser.values(u"login"_s));
    if (!parser.isSet(u"out"_s)) {
        context.out << sql << Qt::flush;
        return exitstatus::done;
    }
    const auto written = writeFile(parser.value(u"out"_s), sql.toUtf8());
    return written ? exitstatus::done : context.refuse(written.error());
}

} // namespace

int runLeagueRoles(const QStringList &arguments, CliContext &context)
{
    static const std::vector<Subcommand> subcommands{
        {u"list"_s, QT_TRANSLATE_NOOP("LeagueRolesCommand", "lists who may do what"), listRoles},
        {u"grant"_s, QT_TRANSLATE_NOOP("LeagueRolesCommand", "lets somebody in"), grantRole},
        {u"revoke"_s, QT_TRANSLATE_NOOP("LeagueRolesCommand", "sends somebody away"), revokeRole},
        {u"prepare"_s, QT_TRANSLATE_NOOP("LeagueRolesCommand", "prepares a server, also again"),
         prepareServer},
        {u"sql"_s, QT_TRANSLATE_NOOP("LeagueRolesCommand", "writes SQL for an administrator"),
         writeSql},
    };
    return runSubcommand(u"league roles"_s, "LeagueRolesCommand", subcommands, arguments, context);
}

} // namespace dugout
