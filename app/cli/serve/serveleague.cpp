// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/serve/serveleague.h"

#include "app/cli/openclub.h"
#include "app/cli/serve/serveloop.h"
#include "app/serve/siteserver.h"
#include "core/leaguefiles/phoneacts.h"
#include "core/leaguefiles/servedsite.h"

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
        , m_hall(club.leagues(), id, m_lot)
        , m_guests(m_hall.seats())
        , m_server([this](const QString &path) { return m_site.page(path); })
    {
        m_server.takeGuests(m_guests, [this](Seat seat, const QByteArray &request) {
            return m_hall.act(seat, request);
        });
    }

    [[nodiscard]] Result<void> open(const TablePlace &place) { return m_server.open(place); }

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
        m_context.out << ServeLeague::tr(
            "Write \"invite\" for a code by which the commissioner's phone acts in the league, "
            "\"invite COACH\" for one of a coach, \"revoke\" or \"revoke COACH\" to take it "
            "back, \"quit\" to close the pages.")
                      << Qt::endl;
    }

    /// False when the pages are to be closed.
    [[nodiscard]] bool obey(const QString &line)
    {
        const QString word = line.simplified().section(u' ', 0, 0);
        const QString coach = line.simplified().section(u' ', 1);
        if (line.trimmed() == u"quit"_s)
            return false;
        m_hall.look(); // coaches may have come since
        m_guests.setSeats(m_hall.seats());
        const std::optional<Seat> seat = coach.isEmpty() ? 0 : m_hall.seatOf(coach);
        if (seat && word == u"invite"_s)
            invite(*seat);
        else if (seat && word == u"revoke"_s)
            m_guests.takeBack(*seat);
        else if (!word.isEmpty())
            m_context.err << ServeLeague::tr("That means nothing here: %1").arg(line) << Qt::endl;
        return true;
    }

private:
    void invite(Seat seat)
    {
        const QString code = QString::fromLatin1(m_guests.inviteCoach(seat).text());
        if (m_context.json) {
            m_context.printJson(QJsonDocument(QJsonObject{
                {u"seat"_s, seat}, {u"name"_s, m_hall.nameOf(seat)}, {u"code"_s, code}}));
            return;
        }
        m_context.out << (seat == 0 ? ServeLeague::tr("A code for the commissioner's phone, good "
                                                      "once: %1")
                                          .arg(code)
                                    : ServeLeague::tr("A code for the phone of %1, good once: %2")
                                          .arg(m_hall.nameOf(seat), code))
                      << Qt::endl;
    }

    CliContext &m_context;
    QString m_title;
    ServedSite m_site;
    SeededRandomSource m_lot;
    HallGuests m_hall;
    GuestList m_guests;
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
