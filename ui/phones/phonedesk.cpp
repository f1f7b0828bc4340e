// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/phones/phonedesk.h"

#include <QUrl>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// The same every time where it is free: a firewall that lets it through is told once.
constexpr quint16 firstPort = 8642;

} // namespace

PhoneDesk::PhoneDesk(const PhoneServer *server, QObject *parent)
    : QObject(parent)
    , m_server(server)
{ }

PhoneDesk::~PhoneDesk()
{
    m_line.reset();
}

void PhoneDesk::setSite(const QString &id, const SitePages &pages, std::shared_ptr<LeagueHall> hall)
{
    put(nullptr, id, [this, pages](const TablePlace &place) {
        m_guests = std::make_unique<GuestList>(m_hall->seats());
        rememberSeats([this](Seat seat) { return m_hall->idOf(seat); });
        return m_server->openSite(pages, *m_hall, *m_guests, place);
    });
    m_hall = std::move(hall);
    if (!m_hall)
        return;
    // Coaches may have come since.
    m_hall->look();
    if (m_guests)
        m_guests->setSeats(m_hall->seats());
}

QString PhoneDesk::seatName(Seat seat) const
{
    if (!m_hall)
        return m_game->seatName(seat);
    return seat == 0 ? tr("Commissioner") : m_hall->nameOf(seat);
}

void PhoneDesk::put(GameTable *table, const QString &id, const Opener &opener)
{
    if (m_table)
        m_table->disconnect(this);
    const bool goes = id.isEmpty();
    if (id != m_id && !(goes && m_expects))
        close();
    m_table = table;
    if (goes && m_expects)
        return;
    m_id = id;
    m_opener = goes ? nullptr : opener;
    if (m_table) {
        hearLanguage();
        connect(m_table, &GameTable::advanced, this, &PhoneDesk::wentOn);
        connect(m_table, &GameTable::wordsChanged, this, &PhoneDesk::hearLanguage);
        look(); // the screen keeps covered what was
        wentOn();
    }
    emit changed();
}

void PhoneDesk::settle()
{
    m_expects = false;
    if (m_table)
        return;
    close();
    m_id.clear();
    m_opener = nullptr;
    emit changed();
}

Result<std::unique_ptr<TableLine>> PhoneDesk::openGame(std::unique_ptr<TableGame> game,
                                                       const TablePlace &place)
{
    m_game = std::move(game);
    m_guests = std::make_unique<GuestList>(m_game->seats());
    rememberSeats([](Seat seat) { return QString::number(seat); });
    return m_server->openTable(*m_game, *m_guests, place);
}

/// Phones that were here before the program was started again come back by themselves.
void PhoneDesk::rememberSeats(GuestList::SeatIds idOf)
{
    m_seats = m_server->seatsOf(m_id);
    if (m_seats)
        m_seats->follow(*m_guests, std::move(idOf));
}

Result<void> PhoneDesk::open(const QString &address)
{
    if (!canOpen())
        return {};
    close();
    TablePlace place;
    place.address = address;
    place.port = firstPort;
    auto line = m_opener(place);
    if (!line) {
        place.port = 0;
        line = m_opener(place);
    }
    if (!line) {
        close();
        return line.error();
    }
    m_line = *std::move(line);
    // Queued: visitors are answered in another language than the window's.
    connect(m_line.get(), &TableLine::visited, this, &PhoneDesk::look, Qt::QueuedConnection);
    look();
    return {};
}

void PhoneDesk::close()
{
    m_line.reset();
    m_guests.reset();
    m_seats.reset();
    m_game.reset();
    look();
}

void PhoneDesk::hearLanguage()
{
    m_language = currentLanguage();
}

void PhoneDesk::wentOn()
{
    if (!m_line || !m_game)
        return;
    m_game->wentOn();
    m_line->gameChanged();
}

void PhoneDesk::look()
{
    QSet<Seat> taken;
    for (Seat seat = 0; seat < seats(); ++seat) {
        if (m_guests->isTaken(seat))
            taken.insert(seat);
    }
    if (m_table)
        m_table->setOnPhones(taken);
    emit changed();
}

void PhoneDesk::hearClock(const TurnClock &clock)
{
    if (m_heard == clock)
        return;
    m_heard = clock;
    if (m_line)
        m_line->clockChanged();
}

PhoneDesk::SeatState PhoneDesk::seatState(Seat seat) const
{
    if (m_guests->isTaken(seat))
        return m_line->isConnected(seat) ? SeatState::Here : SeatState::Away;
    return m_guests->isInvited(seat) ? SeatState::Invited : SeatState::Free;
}

int PhoneDesk::phones() const
{
    int count = spectators();
    for (Seat seat = 0; seat < seats(); ++seat)
        count += m_line->isConnected(seat) ? 1 : 0;
    return count;
}

/// The code stands behind the #, which no browser sends to anybody.
QString PhoneDesk::address(const QByteArray &code, const QString &page) const
{
    const QString place = m_line->addresses().constFirst() + page;
    return code.isEmpty() ? place : place + u'#' + QString::fromLatin1(code);
}

int PhoneDesk::usualPort()
{
    return firstPort;
}

int PhoneDesk::otherPort() const
{
    const int port = m_line ? QUrl(address({})).port(firstPort) : firstPort;
    return port == firstPort ? 0 : port;
}

QString PhoneDesk::watchAddress() const
{
    return address(m_guests && !m_hall ? m_guests->spectatorCode().text() : QByteArray());
}

QString PhoneDesk::invite(Seat seat)
{
    const QString made
        = address(m_guests->inviteCoach(seat).text(), m_hall ? u"coach"_s : QString());
    m_line->guestsChanged();
    look();
    return made;
}

void PhoneDesk::takeBack(Seat seat)
{
    m_guests->takeBack(seat);
    m_line->guestsChanged();
    look();
}

} // namespace dugout
