// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/serve/servecommand.h"

#include "app/cli/match/storedmatchcommand.h"
#include "app/cli/openclub.h"
#include "app/cli/serve/serveleague.h"
#include "app/cli/serve/serveloop.h"
#include "app/cli/serve/terminalcode.h"
#include "app/serve/tableserver.h"
#include "core/leaguefiles/competitionshown.h"
#include "core/leaguefiles/phoneacts.h"
#include "core/store/datafolder.h"
#include "core/table/kepttable.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct ServeCommand
{
    Q_DECLARE_TR_FUNCTIONS(ServeCommand)
};

constexpr int lookAgainMs = 1'000;

/// With the standings and fixtures of the competition it is played for.
Result<std::unique_ptr<KeptTable>> openMatch(const OpenClub &club, const JournalId &id,
                                             RandomSource &lot)
{
    auto open = club->matches().open(id);
    if (!open)
        return open.error();
    const auto mark = fixtureMark((*open)->header());
    auto table
        = std::make_unique<KeptTableOf<MatchRepository, Match>>(club->matches(), *std::move(open));
    if (mark)
        table->setLeague(CompetitionShown(club.leagues(), *club, *mark),
                         PhoneActs(club.leagues(), *mark, lot));
    return std::unique_ptr<KeptTable>(std::move(table));
}

/// Coaches enter by their phones: a match of another table needs the same word as at a terminal.
Result<std::unique_ptr<KeptTable>> openTable(const CliParser &parser, const OpenClub &club,
                                             const QString &name, RandomSource &lot)
{
    const auto match = club->matches().find(name);
    if (match) {
        const auto may = mayEnter(parser, club, *match);
        return may ? openMatch(club, *match, lot) : may.error();
    }
    const auto skirmish = club->skirmishes().find(name);
    if (!skirmish)
        return match.error().code == ErrorCode::AmbiguousGame ? match.error() : skirmish.error();
    auto open = club->skirmishes().open(*skirmish);
    if (!open)
        return open.error();
    return std::unique_ptr<KeptTable>(
        std::make_unique<KeptTableOf<SkirmishRepository, SkirmishGame>>(club->skirmishes(),
                                                                        *std::move(open)));
}

void addServeOptions(CliParser &parser)
{
    parser.addArgument(u"GAME"_s, ServeCommand::tr("The title or id of a saved match or skirmish."),
                       u"[GAME]"_s);
    parser.addOption({u"league"_s},
                     ServeCommand::tr("The pages of this saved league instead of a game: "
                                      "standings, fixtures, teams and what is played now."),
                     u"NAME"_s);
    parser.addOption({u"network"_s},
                     ServeCommand::tr("For everybody on this network, not for this computer alone. "
                                      "Nothing is encrypted on the way."));
    parser.addOption({u"address"_s},
                     ServeCommand::tr("Listens on this address of the computer only, in numbers."),
                     u"ADDRESS"_s);
    parser.addOption({u"port"_s}, ServeCommand::tr("The port; any that is free without it."),
                     u"N"_s);
    parser.addOption({u"host"_s},
                     ServeCommand::tr("A further name it is reached by, such as that of a proxy "
                                      "that encrypts; may be said again."),
                     u"NAME"_s);
    parser.addOption(
        {u"proxy"_s},
        ServeCommand::tr("The address of such a proxy, in numbers: it alone is believed "
                         "when it says for whom it calls; may be said again."),
        u"ADDRESS"_s);
    addElsewhereOption(parser);
    addClubOption(parser);
}

/// Where to listen; an error of the code "usage" for what means nothing.
Result<TablePlace> placeFrom(const CliParser &parser)
{
    TablePlace place;
    if (parser.isSet(u"network"_s))
        place.address = u"0.0.0.0"_s;
    if (parser.isSet(u"address"_s))
        place.address = parser.value(u"address"_s);
    place.names = parser.values(u"host"_s);
    place.proxies = parser.values(u"proxy"_s);
    bool isNumber = true;
    if (parser.isSet(u"port"_s))
        place.port = parser.value(u"port"_s).toUShort(&isNumber);
    if (!isNumber)
        return Error{
            ErrorCode::Usage, ServeCommand::tr("The port is a number from 0 to 65535."), {}};
    return place;
}

/// One table on a terminal: shows the codes and takes a few words.
class ServedTable
{
public:
    ServedTable(KeptTable &table, CliContext &context)
        : m_context(context)
        , m_guests(table.game().seats())
        , m_seats(dataFolder(context.dataFolder), table.id())
        , m_game(table.game())
        , m_server(seated(), m_guests)
    {
        table.whenChanged([this] { m_server.gameChanged(); });
    }

    [[nodiscard]] Result<void> open(const TablePlace &place)
    {
        return openAsBefore(m_server, place, m_seats);
    }

    void showAll()
    {
        QJsonArray coaches;
        for (Seat seat = 0; seat < m_guests.seats(); ++seat)
            coaches.append(asBefore(seat));
        const QString watch = address(m_guests.spectatorCode());
        if (m_context.json) {
            m_context.printJson(QJsonDocument(
                QJsonObject{{u"title"_s, m_game.title()},
                            {u"addresses"_s, QJsonArray::fromStringList(m_server.addresses())},
                            {u"spectators"_s, watch},
                            {u"coaches"_s, coaches}}));
            return;
        }
        m_context.out
            << ServeCommand::tr("\"%1\" is open. Everybody may watch at").arg(m_game.title())
            << "\n  " << watch << '\n'
            << terminalCode(watch.toUtf8());
        for (const auto &each : coaches)
            showInvitation(each.toObject());
        m_context.out
            << ServeCommand::tr(
                   "Write \"invite NAME\" for a new code for %1, \"revoke NAME\" to take it back, "
                   "\"quit\" to close the table.")
                   .arg(seatNames().join(u" / "_s))
            << Qt::endl;
    }

    /// False when the table is to be closed.
    [[nodiscard]] bool obey(const QString &line)
    {
        const QStringList words = line.split(u' ', Qt::SkipEmptyParts);
        const QString word = words.value(0);
        if (word == u"quit"_s)
            return false;
        const bool isAnew = words.size() > 2 && words.constLast() == u"anew"_s;
        const Seat seat = seatOf(words.mid(1, words.size() - (isAnew ? 2 : 1)).join(u' '));
        const bool isSeat = seat != noSeat;
        if (isSeat && word == u"invite"_s && !isAnew && m_server.isConnected(seat)) {
            m_context.err << ServeCommand::tr("The phone of %1 is connected. Write \"invite "
                                              "%1 anew\" to replace it.")
                                 .arg(m_game.seatName(seat))
                          << Qt::endl;
        } else if (isSeat && word == u"revoke"_s && !isAnew) {
            m_guests.takeBack(seat);
            m_server.guestsChanged();
        } else if (isSeat && word == u"invite"_s) {
            const QJsonObject made = invitation(seat);
            m_server.guestsChanged();
            if (m_context.json)
                m_context.printJson(QJsonDocument(made));
            else
                showInvitation(made);
        } else if (!words.isEmpty()) {
            m_context.err << ServeCommand::tr("That means nothing here: %1").arg(line) << Qt::endl;
        }
        return true;
    }

private:
    /// Whose phones know the table from before.
    [[nodiscard]] TableGame &seated()
    {
        m_seats.follow(m_guests, [](Seat seat) { return QString::number(seat); });
        return m_game;
    }
    [[nodiscard]] QStringList seatNames() const
    {
        QStringList names;
        for (Seat seat = 0; seat < m_guests.seats(); ++seat)
            names.append(m_game.seatName(seat));
        return names;
    }
    /// By the name, or for a script by the number from 0 on.
    [[nodiscard]] Seat seatOf(const QString &word) const
    {
        bool isNumber = false;
        const Seat seat = word.toInt(&isNumber);
        if (isNumber)
            return seat >= 0 && seat < m_guests.seats() ? seat : noSeat;
        const QStringList names = seatNames();
        const QStringList meant = names.filter(word, Qt::CaseInsensitive);
        return word.isEmpty() || meant.size() != 1
            ? noSeat
            : static_cast<Seat>(names.indexOf(meant.constFirst()));
    }
    /// The code stands behind the #, which no browser sends to anybody.
    [[nodiscard]] QString address(const TableKey &code) const
    {
        return m_server.addresses().constFirst() + u'#' + QString::fromLatin1(code.text());
    }
    [[nodiscard]] QJsonObject invitation(Seat seat)
    {
        return {{u"seat"_s, seat},
                {u"name"_s, m_game.seatName(seat)},
                {u"address"_s, address(m_guests.inviteCoach(seat))}};
    }
    /// What is shown when the table is opened: a code that was shown before is still good, and who
    /// has come needs none.
    [[nodiscard]] QJsonObject asBefore(Seat seat)
    {
        if (m_guests.isTaken(seat))
            return {{u"seat"_s, seat}, {u"name"_s, m_game.seatName(seat)}, {u"taken"_s, true}};
        if (!m_guests.isInvited(seat))
            return invitation(seat);
        return {{u"seat"_s, seat},
                {u"name"_s, m_game.seatName(seat)},
                {u"address"_s, address(m_guests.coachCode(seat))}};
    }
    void showInvitation(const QJsonObject &made)
    {
        if (made.value("taken"_L1).toBool()) {
            m_context.out << ServeCommand::tr("The phone of %1 comes back by itself.")
                                 .arg(made.value("name"_L1).toString())
                          << Qt::endl;
            return;
        }
        const QString address = made.value("address"_L1).toString();
        m_context.out
            << ServeCommand::tr("For %1 alone, good once:").arg(made.value("name"_L1).toString())
            << "\n  " << address << '\n'
            << terminalCode(address.toUtf8()) << Qt::flush;
    }

    CliContext &m_context;
    GuestList m_guests;
    SeatFile m_seats;
    TableGame &m_game;
    TableServer m_server;
};

int serve(KeptTable &table, ServedTable &served)
{
    QTimer watch;
    watch.setInterval(lookAgainMs);
    QObject::connect(&watch, &QTimer::timeout, [&table] { table.lookAgain(); });
    watch.start();
    served.showAll();
    serveUntilEnded([&served](const QString &line) { return served.obey(line); });
    return exitstatus::done;
}

/// Neither or both are wrong; empty for one of them.
QString wrongWish(const CliParser &parser)
{
    const bool hasGame = !parser.positional().isEmpty();
    if (hasGame == parser.isSet(u"league"_s))
        return ServeCommand::tr("Name a game, or a league with --league.");
    return {};
}

} // namespace

int runServe(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"serve"_s,
                     ServeCommand::tr("Opens a saved match or skirmish to the phones of those at "
                                      "the table, or the pages of a league, until it is ended."));
    addServeOptions(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    if (const QString wrong = wrongWish(parser); !wrong.isEmpty())
        return parser.wrongUsage(wrong, context);
    const auto place = placeFrom(parser);
    if (!place)
        return parser.wrongUsage(place.error().message, context);
    if (parser.isSet(u"league"_s))
        return serveLeague(parser.value(u"league"_s), *place, context);
    const QString name = parser.positional().constFirst();
    const auto club = OpenClub::open(context);
    if (!club)
        return context.refuse(nothingNamed(name, club.error()));
    SeededRandomSource lot(SeededRandomSource::systemSeed());
    const auto table = openTable(parser, *club, name, lot);
    if (!table)
        return context.refuse(table.error());
    ServedTable served(**table, context);
    if (const auto open = served.open(*place); !open)
        return context.refuse(open.error());
    return serve(**table, served);
}

} // namespace dugout
