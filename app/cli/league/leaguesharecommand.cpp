// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league/leaguecommands.h"
#include "app/cli/league/leaguekept.h"
#include "app/cli/league/sharedconnect.h"
#include "core/files/readfile.h"
#include "core/files/writefile.h"
#include "core/hosting/hostingwords.h"
#include "core/hosting/leagueguest.h"
#include "core/platform/secretline.h"
#include "core/sharing/parcelcounts.h"
#include "core/sharing/sharingwords.h"
#include "core/sharing/slip.h"
#include "core/store/datafolder.h"
#include "core/store/hostedlogins.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct LeagueShareCommand
{
    Q_DECLARE_TR_FUNCTIONS(LeagueShareCommand)
};

/// A window has buttons for the same.
Error withCommand(Error refusal)
{
    if (refusal.code == ErrorCode::SharedWaiting)
        refusal.detail = LeagueShareCommand::tr("\"dugout league deliver\" does it.");
    else if (refusal.code == ErrorCode::SharedTeamHere)
        refusal.detail = LeagueShareCommand::tr("--replace takes the league's.");
    return refusal;
}

/// What would be moved, without moving anything.
int showPreview(const LeagueAtHand &hand, CliContext &context)
{
    const auto counts = countParcel(hand.club.leagues(), hand.open.id());
    if (!counts)
        return context.refuse(counts.error());
    if (context.json) {
        context.printJson(QJsonDocument(QJsonObject{{u"id"_s, hand.open.id().text()},
                                                    {u"name"_s, counts->title},
                                                    {u"entries"_s, counts->entries},
                                                    {u"teams"_s, counts->teams},
                                                    {u"matches"_s, counts->matches},
                                                    {u"matchEntries"_s, counts->matchEntries}}));
        return exitstatus::done;
    }
    context.out << LeagueShareCommand::tr(
                       "%1 would be moved: %2 lines of its journal, %3 teams, %4 "
                       "matches with %5 lines.")
                       .arg(counts->title, QString::number(counts->entries),
                            QString::number(counts->teams), QString::number(counts->matches),
                            QString::number(counts->matchEntries))
                << Qt::endl;
    return exitstatus::done;
}

int endShared(const LeagueAtHand &hand, CliContext &context)
{
    const auto note = hand.club.shared().note(hand.open.id());
    if (!note)
        return context.refuse(note.error());
    if (!*note)
        return exitstatus::done;
    auto location = StoreLocation::parse((*note)->address);
    if (!location)
        return context.refuse(location.error());
    location->user.clear();
    const QString place = location->toString();
    const bool isWorkedOn = (*note)->state == SharedState::Joined;
    if (context.json) {
        context.printJson(QJsonDocument(QJsonObject{{u"id"_s, hand.open.id().text()},
                                                    {u"name"_s, hand.league().name},
                                                    {u"address"_s, place},
                                                    {u"code"_s, codeOfAddress(place)},
                                                    {u"letGo"_s, isWorkedOn}}));
        return exitstatus::done;
    }
    context.out
        << LeagueShareCommand::tr("%1 is at %2; both sides are the same.")
               .arg(hand.league().name, place)
        << '\n'
        << LeagueShareCommand::tr("The code for coaches who join: %1").arg(codeOfAddress(place))
        << '\n';
    if (!isWorkedOn)
        context.out << LeagueShareCommand::tr("Here it is only read until --let-go.") << '\n';
    context.out << Qt::flush;
    return exitstatus::done;
}

Result<void> writeSlip(const LeagueAtHand &hand, const QString &path)
{
    const auto note = hand.club.shared().note(hand.open.id());
    if (!note)
        return note.error();
    auto location
        = *note ? StoreLocation::parse((*note)->address) : Result<StoreLocation>(StoreLocation());
    if (!location)
        return location.error();
    location->user.clear();
    return writeFile(path,
                     slipToFile({location->toString(), hand.open.id().text(), hand.league().name}));
}

Result<void> shareAsAsked(const LeagueAtHand &hand, const CliParser &parser)
{
    SharedLeagues &shared = hand.club.shared();
    const auto note = shared.note(hand.open.id());
    if (!note)
        return note.error();
    const bool isUnderWay = *note && (*note)->state != SharedState::Sharing;
    const QString word = parser.positional().value(1);
    if (!isUnderWay || !word.isEmpty()) {
        const auto address = *note && word.isEmpty() ? Result<QString>((*note)->address)
                                                     : sharedAddress(word, parser.value(u"user"_s));
        if (!address)
            return address.error();
        if (auto ready = isUnderWay ? Result<void>() : prepareShared(*address); !ready)
            return ready;
        if (auto moved = shared.share(hand.open.id(), *address); !moved)
            return moved;
    }
    return parser.isSet(u"let-go"_s) ? shared.letGo(hand.open.id()) : Result<void>();
}

/// The password of a typed code: the others bring theirs along.
Result<QString> askedPassword(const QString &login, const CliParser &parser)
{
    constexpr qsizetype longest = 1000;
    if (parser.isSet(u"password-file"_s)) {
        const auto bytes = readFile(parser.value(u"password-file"_s), longest);
        return bytes ? Result<QString>(QString::fromUtf8(*bytes).trimmed()) : bytes.error();
    }
    const auto typed = readSecretLine(LeagueShareCommand::tr("Password for %1:").arg(login));
    return typed ? Result<QString>(*typed) : HostingWords::nameNeeded();
}

/// Goes to the computer that hosts, and proves that it is the one of the slip.
Result<QString> invitedAddress(const QString &word, const CliParser &parser,
                               const CliContext &context)
{
    auto invite = readInvite(word);
    if (!invite)
        return invite.error();
    if (!parser.value(u"user"_s).isEmpty())
        invite->login = parser.value(u"user"_s);
    if (invite->login.isEmpty())
        return HostingWords::nameNeeded();
    auto place = meetHost(*invite, dataFolder(context.dataFolder));
    if (!place)
        return place.error();
    if (invite->secret.isEmpty()) {
        const auto typed = askedPassword(place->user, parser);
        if (!typed)
            return typed;
        const auto secret = typedSlipTo(*place, invite->login, *typed);
        if (!secret)
            return secret;
        invite->secret = *secret;
    }
    if (parser.isSet(u"remember"_s)) {
        if (const auto kept = rememberPassword(*place, invite->secret, nullptr, true); !kept)
            return kept.error();
    }
    const QString address = StoreHostDoor().written(*place);
    keepSharedPassword(address, invite->secret);
    return address;
}

QString leftSentence(bool home, bool alone)
{
    if (alone)
        return LeagueShareCommand::tr("The league is worked on here alone, as it was last seen.");
    return home ? LeagueShareCommand::tr("The league is home; both sides were the same.")
                : LeagueShareCommand::tr("The league is not on this computer any more.");
}

} // namespace

int runLeagueShare(const QStringList &arguments, CliContext &context)
{
    CliParser parser(
        u"league share"_s,
        LeagueShareCommand::tr("Moves a league to a PostgreSQL server in one piece, and "
                               "compares both sides."));
    addLeagueArgument(parser);
    parser.addArgument(
        u"ADDRESS"_s,
        LeagueShareCommand::tr("postgresql://user@host/database, without a password; "
                               "left out to go on with what was begun."),
        u"[ADDRESS]"_s);
    parser.addOption({u"user"_s}, LeagueShareCommand::tr("The name to log in with."), u"NAME"_s);
    parser.addOption({u"preview"_s},
                     LeagueShareCommand::tr("Says what would be moved, and moves nothing."));
    parser.addOption(
        {u"let-go"_s},
        LeagueShareCommand::tr("Lets the copy here go: from now on the league is worked "
                               "on here and kept there."));
    parser.addOutOption(LeagueShareCommand::tr("The file with the address, for coaches who join."));
    const auto hand = openedLeague(parser, arguments, context);
    if (!hand)
        return hand.status();
    if (parser.isSet(u"preview"_s))
        return showPreview(*hand, context);
    if (const auto done = shareAsAsked(*hand, parser); !done)
        return context.refuse(done.error());
    if (parser.isSet(u"out"_s)) {
        if (const auto written = writeSlip(*hand, parser.value(u"out"_s)); !written)
            return context.refuse(written.error());
    }
    return endShared(*hand, context);
}

int runLeagueJoin(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"league join"_s,
                     LeagueShareCommand::tr("Joins a league that is shared on a server."));
    parser.addArgument(u"ADDRESS"_s,
                       LeagueShareCommand::tr("postgresql://user@host/database without a password, "
                                              "the file with it, or the code of a slip; of a "
                                              "league that somebody hosts, the slip's code or "
                                              "file."));
    addClubOption(parser);
    parser.addOption({u"user"_s}, LeagueShareCommand::tr("The name to log in with."), u"NAME"_s);
    parser.addOption(
        {u"password-file"_s},
        LeagueShareCommand::tr("A file with the password of the slip, where nobody can "
                               "be asked."),
        u"FILE"_s);
    parser.addOption({u"remember"_s},
                     LeagueShareCommand::tr("Keeps the password of the slip on this computer."));
    parser.addOption(
        {u"league"_s},
        LeagueShareCommand::tr("The name or id of the league, where several are there."),
        u"NAME"_s);
    parser.addOption(
        {u"replace"_s},
        LeagueShareCommand::tr(
            "Takes the league's teams where this computer keeps other ones under the same id."));
    if (!parser.parse(arguments, context))
        return parser.status();
    const QString word = parser.positional().constFirst();
    const auto address = isInvite(word) ? invitedAddress(word, parser, context)
                                        : sharedAddress(word, parser.value(u"user"_s));
    if (!address)
        return context.refuse(address.error());
    const auto club = OpenClub::open(context, OpenClub::Use::Adding);
    if (!club)
        return context.refuse(club.error());
    const auto id = club->shared().join(*address, parser.value(u"league"_s),
                                        parser.isSet(u"replace"_s) ? TeamsHere::Replaced
                                                                   : TeamsHere::Refused);
    if (!id)
        return context.refuse(withCommand(id.error()));
    const auto note = club->shared().note(*id);
    const auto opened = club->leagues().open(*id);
    if (!note || !opened)
        return context.refuse(note ? opened.error() : note.error());
    const QString role = *note ? sharedRoleId((*note)->role) : QString();
    if (context.json)
        context.printJson(QJsonDocument(QJsonObject{{u"id"_s, id->text()},
                                                    {u"name"_s, opened->league().name},
                                                    {u"role"_s, role},
                                                    {u"address"_s, *address}}));
    else
        context.out << LeagueShareCommand::tr("Joined %1 as %2.")
                           .arg(opened->league().name,
                                *note ? SharingWords::role((*note)->role) : QString())
                    << Qt::endl;
    return exitstatus::done;
}

int runLeagueLeave(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"league leave"_s,
                     LeagueShareCommand::tr(
                         "Takes a shared league off this computer; its teams and matches stay."));
    addLeagueArgument(parser);
    parser.addOption(
        {u"take-home"_s},
        LeagueShareCommand::tr("Takes the whole league home instead: here it is worked "
                               "on, on the server it can only be read."));
    parser.addOption(
        {u"without-server"_s},
        LeagueShareCommand::tr("If its server is gone for good: work on the league here again, as "
                               "it was last seen; nothing waits any more."));
    if (!parser.parse(arguments, context))
        return parser.status();
    const auto club = OpenClub::open(context);
    if (!club)
        return context.refuse(club.error());
    const auto id = club->leagues().find(parser.positional().constFirst());
    if (!id)
        return context.refuse(id.error());
    const bool home = parser.isSet(u"take-home"_s);
    const bool alone = parser.isSet(u"without-server"_s);
    const auto done = alone ? club->shared().goOnAlone(*id)
        : home              ? club->shared().takeHome(*id)
                            : club->shared().leave(*id);
    if (!done)
        return context.refuse(withCommand(done.error()));
    if (context.json)
        context.printJson(
            QJsonDocument(QJsonObject{{u"id"_s, id->text()}, {u"home"_s, home || alone}}));
    else
        context.out << leftSentence(home, alone) << Qt::endl;
    return exitstatus::done;
}

} // namespace dugout
