// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguefiles/fixturecalendar.h"

#include "core/leaguefiles/leaguewords.h"
#include "core/text/plaintext.h"

#include <QCoreApplication>
#include <QDateTime>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct CalendarWords
{
    Q_DECLARE_TR_FUNCTIONS(FixtureCalendar)
};

constexpr qsizetype longestLine = 75; ///< octets, without the break

/// What a text is in a calendar: these four signs mean something there.
QString escaped(QString text)
{
    text = plainLines(text);
    text.replace(u'\\', u"\\\\"_s).replace(u';', u"\\;"_s).replace(u',', u"\\,"_s);
    text.remove(u'\r');
    return text.replace(u'\n', u"\\n"_s);
}

QString utc(qint64 atMs)
{
    return QDateTime::fromMSecsSinceEpoch(atMs, Qt::UTC).toString(u"yyyyMMdd'T'HHmmss'Z'"_s);
}

QString day(qint64 atMs, int later = 0)
{
    return QDateTime::fromMSecsSinceEpoch(atMs).date().addDays(later).toString(u"yyyyMMdd"_s);
}

/// Writes the lines of a calendar: broken as the standard wants it, never inside a character.
class CalendarLines
{
public:
    void add(const QString &line)
    {
        const QByteArray bytes = line.toUtf8();
        qsizetype room = longestLine;
        for (qsizetype i = 0; i < bytes.size();) {
            qsizetype length = 1;
            while (i + length < bytes.size() && (bytes.at(i + length) & 0xc0) == 0x80)
                ++length;
            if (length > room) {
                m_bytes += "\r\n ";
                room = longestLine - 1;
            }
            m_bytes += bytes.mid(i, length);
            room -= length;
            i += length;
        }
        m_bytes += "\r\n";
    }
    void add(const QString &name, const QString &text)
    {
        if (!text.isEmpty())
            add(name + u':' + escaped(text));
    }
    [[nodiscard]] QByteArray bytes() const { return m_bytes; }

private:
    QByteArray m_bytes;
};

class CalendarWriter
{
public:
    explicit CalendarWriter(const LeagueShown &shown)
        : m_shown(shown)
    { }

    QByteArray run(const CompetitionId &only)
    {
        m_lines.add(u"BEGIN:VCALENDAR"_s);
        m_lines.add(u"VERSION:2.0"_s);
        m_lines.add(u"PRODID:-//Dugout//League fixtures//EN"_s);
        m_lines.add(u"CALSCALE:GREGORIAN"_s);
        m_lines.add(u"X-WR-CALNAME"_s, m_shown.league.name);
        for (const Season &season : m_shown.league.seasons) {
            for (const Competition &each : season.competitions) {
                if (only.isEmpty() || each.id == only)
                    write(each);
            }
        }
        m_lines.add(u"END:VCALENDAR"_s);
        return m_lines.bytes();
    }

private:
    void write(const Competition &competition)
    {
        for (const LeagueRound *round : publishedRounds(competition)) {
            for (const LeagueFixture &each : round->fixtures) {
                const qint64 deadline = deadlineOf(*round, each);
                if (!each.isBye() && (each.when.dateMs > 0 || deadline > 0))
                    write(competition, *round, each);
            }
        }
    }

    void write(const Competition &competition, const LeagueRound &round,
               const LeagueFixture &fixture)
    {
        m_lines.add(u"BEGIN:VEVENT"_s);
        m_lines.add(u"UID:%1.%2@dugout"_s.arg(fixture.id.text(), m_shown.id.text()));
        m_lines.add(u"DTSTAMP:"_s + utc(m_shown.madeMs));
        m_lines.add(u"SEQUENCE:%1"_s.arg(fixture.moves));
        const QString score = scoreText(competition, fixture);
        const QString pair = u"%1 %2 %3"_s.arg(teamName(m_shown.league, fixture.home),
                                               score.isEmpty() ? u"–"_s : score,
                                               teamName(m_shown.league, fixture.away));
        if (fixture.when.dateMs > 0) {
            m_lines.add(u"DTSTART:"_s + utc(fixture.when.dateMs));
            m_lines.add(u"DURATION:PT3H"_s);
            m_lines.add(u"SUMMARY"_s, pair);
        } else { // a whole day, which is over when the next begins
            const qint64 deadline = deadlineOf(round, fixture);
            m_lines.add(u"DTSTART;VALUE=DATE:"_s + day(deadline));
            m_lines.add(u"DTEND;VALUE=DATE:"_s + day(deadline, 1));
            m_lines.add(u"TRANSP:TRANSPARENT"_s);
            m_lines.add(u"SUMMARY"_s,
                        fixture.outcome ? pair : CalendarWords::tr("Deadline: %1").arg(pair));
        }
        m_lines.add(u"LOCATION"_s, fixture.when.place);
        QStringList about{m_shown.league.name,
                          u"%1, %2"_s.arg(competition.rules.name, roundName(round.number))};
        if (fixture.when.table > 0)
            about.append(CalendarWords::tr("Table %1").arg(fixture.when.table));
        m_lines.add(u"DESCRIPTION"_s, about.join(u'\n'));
        m_lines.add(u"END:VEVENT"_s);
    }

    const LeagueShown &m_shown;
    CalendarLines m_lines;
};

} // namespace

QByteArray fixtureCalendar(const LeagueShown &shown, const CompetitionId &competition)
{
    return CalendarWriter(shown).run(competition);
}

} // namespace dugout
