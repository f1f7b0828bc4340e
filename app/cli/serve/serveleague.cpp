// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/serve/serveleague.h"

#include "app/cli/openclub.h"
#include "app/cli/serve/hostedhall.h"
#include "app/cli/serve/serveloop.h"
#include "app/cli/serve/terminalcode.h"
#include "app/serve/siteserver.h"
#include "core/leaguefiles/phoneacts.h"
#include "core/leaguefiles/servedsite.h"
#include "core/store/datafolder.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct ServeLeague
{
    Q_DECLARE_TR_FUNCTIONS(ServeLeague)
};

/// The pages on a terminal, and who may do something in the league by his phone.
class ServedLeague
{
public:
    ServedLeague(const OpenClub &club, const LeagueId &id, QString title, CliContext &context)
        : m_context(context)
        , m_title(std::move(title))
        , m_site(club.leagues(), *club, id)
        , m_lot(SeededRandomSource::systemSeed())
        , m_hall(club, id, m_lot, context)
        , m_guests(m_hall.seats())
        , m_seats(dataFolder(context.dataFolder), id.text())
        , m_server([this](const QString &path) { return m_site.page(path); })
    {
        m_seats.follow(m_guests, [this](Seat seat) { return m_hall.idOf(seat); });
        m_server.takeGuests(m_guests, m_hall);
    }

    [[nodiscard]] Result<void> open(const TablePlace &place)
    {
        return openAsBefore(m_server, place, m_seats);
    }

    void showAddresses()
    {
        const QStringList addresses = m_server.addresses();
        if (m_context.json) {
            m_context.printJson(QJsonDocument(QJsonObject{
                {u"title"_s, m_title}, {u"addresses"_s, QJsonArray::fromStringList(addresses)}}));
            return;
        }
        m_context.out << ServeLeague::tr("The pages of \"%1\" are open at").arg(m_title) << '\n';
        for (const QString &each : addresses)
            m_context.out << "  " << each << '\n';
        m_context.out << terminalCode(addresses.constFirst().toUtf8());
        QStringList coaches;
        for (Seat seat = 1; seat < m_hall.seats(); ++seat)
            coaches.append(m_hall.nameOf(seat));
        m_context.out << ServeLeague::tr("Coaches: %1").arg(coaches.join(u", "_s)) << '\n';
        m_context.out << ServeLeague::tr(
            "Write \"invite COACH\" for a code by which a coach comes in, \"invite\" for the "
            "commissioner's, \"phones\" to see whose have come, \"revoke COACH\" to take one back, "
            "\"quit\" to close the pages.")
                      << Qt::endl;
    }

    /// False when the pages are to be closed.
    [[nodiscard]] bool obey(const QString &line)
    {
        const QString word = line.simplified().section(u' ', 0, 0);
        const QString coach = line.simplified().section(u' ', 1);
        if (line.trimmed() == u"quit"_s)
            return false;
        if (line.trimmed() == u"phones"_s) {
            showPhones();
            return true;
        }
        m_hall.look(); // coaches may have come since
        m_guests.setSeats(m_hall.seats());
        const std::optional<Seat> seat = coach.isEmpty() ? 0 : m_hall.seatOf(coach);
        if (seat && word == u"invite"_s) {
            invite(*seat);
        } else if (seat && word == u"revoke"_s) {
            m_guests.takeBack(*seat);
            m_server.guestsChanged();
        } else if (!word.isEmpty())
            m_context.err << ServeLeague::tr("That means nothing here: %1").arg(line) << Qt::endl;
        return true;
    }

private:
    /// The code stands behind the #, which no browser sends to anybody.
    void invite(Seat seat)
    {
        const QString code = QString::fromLatin1(m_guests.inviteCoach(seat).text());
        m_server.guestsChanged();
        const QString address = m_server.addresses().constFirst() + u"coach#"_s + code;
        if (m_context.json) {
            m_context.printJson(QJsonDocument(QJsonObject{{u"seat"_s, seat},
                                                          {u"name"_s, m_hall.nameOf(seat)},
                                                          {u"address"_s, address},
                                                          {u"code"_s, code}}));
            return;
        }
        m_context.out
            << (seat == 0
                    ? ServeLeague::tr("The commissioner's code, good once: %1").arg(inFours(code))
                    : ServeLeague::tr("The code of %1, good once: %2")
                          .arg(m_hall.nameOf(seat), inFours(code)))
            << "\n  " << address << '\n'
            << terminalCode(address.toUtf8()) << Qt::flush;
    }
    void showPhones()
    {
        for (Seat seat = 0; seat < m_guests.seats() && seat < m_hall.seats(); ++seat) {
            if (!m_guests.isTaken(seat))
                continue;
            m_context.out << "  "
                          << (seat == 0 ? ServeLeague::tr("The commissioner") : m_hall.nameOf(seat))
                          << '\n';
        }
        m_context.out << Qt::flush;
    }

    CliContext &m_context;
    QString m_title;
    ServedSite m_site;
    SeededRandomSource m_lot;
    HostedHall m_hall;
    GuestList m_guests;
    SeatFile m_seats;
    SiteServer m_server;
};

} // namespace

int serveLeague(const QString &name, const TablePlace &place, CliContext &context)
{
    const auto club = OpenClub::open(context, OpenClub::Use::Results);
    if (!club)
        return context.refuse(nothingNamed(name, club.error()));
    const auto id = club->leagues().find(name);
    if (!id)
        return context.refuse(id.error());
    const auto league = club->leagues().open(*id);
    if (!league)
        return context.refuse(league.error());
    ServedLeague served(*club, *id, league->league().name, context);
    if (const auto open = served.open(place); !open)
        return context.refuse(open.error());
    served.showAddresses();
    serveUntilEnded([&served](const QString &line) { return served.obey(line); });
    return exitstatus::done;
}

} // namespace dugout
