// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguefiles/fixturecalendar.h"
#include "core/text/languagescope.h"
#include "tests/leaguefiles/shownleague.h"

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

using CalendarEntry = QHash<QString, QString>;

/// Reads as strictly as RFC 5545 is written: line ends, length, folding, order and escapes.
/// Anything else is a failure.
class StrictCalendar
{
public:
    explicit StrictCalendar(const QByteArray &bytes)
    {
        unfold(bytes);
        QStringList open;
        for (const QString &line : m_lines) {
            const QString name = line.section(u':', 0, 0);
            const QString value = line.section(u':', 1);
            if (!line.contains(u':') || name.isEmpty())
                fault = u"no property: "_s + line;
            if (name == u"BEGIN"_s) {
                open.append(value);
                if (value == u"VEVENT"_s)
                    entries.push_back({});
            } else if (name == u"END"_s) {
                if (open.isEmpty() || open.takeLast() != value)
                    fault = u"ends what did not begin: "_s + value;
            } else if (open.size() == 2) {
                if (entries.back().contains(name))
                    fault = u"twice: "_s + name;
                entries.back().insert(name, isText(name) ? plain(value) : value);
            } else if (open.size() == 1) {
                head.insert(name, isText(name) ? plain(value) : value);
            } else {
                fault = u"outside: "_s + line;
            }
        }
        if (!open.isEmpty())
            fault = u"does not end"_s;
    }

    QString fault;
    CalendarEntry head;
    std::vector<CalendarEntry> entries;

    [[nodiscard]] CalendarEntry withUid(const QString &uid) const
    {
        for (const CalendarEntry &each : entries) {
            if (each.value(u"UID"_s) == uid)
                return each;
        }
        return {};
    }

private:
    static bool isText(const QString &name)
    {
        return QStringList{u"SUMMARY"_s, u"LOCATION"_s, u"DESCRIPTION"_s, u"X-WR-CALNAME"_s}
            .contains(name);
    }

    void unfold(const QByteArray &bytes)
    {
        if (!bytes.endsWith("\r\n"))
            fault = u"no end of line"_s;
        QByteArray whole;
        for (const QByteArray &line : QByteArray(bytes).replace("\r\n", "\n").split('\n')) {
            if (line.contains('\r'))
                fault = u"a lone return"_s;
            if (line.size() > 75)
                fault = u"too long"_s;
            if (QString::fromUtf8(line).contains(QChar::ReplacementCharacter))
                fault = u"a character is cut"_s;
            if (line.startsWith(' ')) {
                whole += line.mid(1);
                continue;
            }
            if (!whole.isEmpty())
                m_lines.append(QString::fromUtf8(whole));
            whole = line;
        }
        if (bytes.count('\n') != bytes.count("\r\n"))
            fault = u"a lone line feed"_s;
    }

    QString plain(const QString &value)
    {
        QString text;
        for (qsizetype i = 0; i < value.size(); ++i) {
            if (value.at(i) == u',' || value.at(i) == u';')
                fault = u"not escaped: "_s + value;
            if (value.at(i) != u'\\') {
                text += value.at(i);
                continue;
            }
            const QChar next = i + 1 < value.size() ? value.at(++i) : QChar();
            if (next == u'n')
                text += u'\n';
            else if (next == u'\\' || next == u';' || next == u',')
                text += next;
            else
                fault = u"no such escape: "_s + value;
        }
        return text;
    }

    QStringList m_lines;
};

} // namespace

/// The fixtures of a league for calendars.
class TestFixtureCalendar final : public QObject
{
    Q_OBJECT

private slots:
    void isStrictlyACalendar();
    void saysWhenAndWhere();
    void movesWithItsFixture();
    void hidesWhatIsDrawn();
    void narrowsDown();
    void foldsAnything_data();
    void foldsAnything();
};

void TestFixtureCalendar::isStrictlyACalendar()
{
    const ShownLeague league;
    for (const Language language : allLanguages) {
        const LanguageScope scope(language);
        const StrictCalendar calendar(fixtureCalendar(league.shown));
        QCOMPARE(calendar.fault, QString());
        QCOMPARE(calendar.head.value(u"VERSION"_s), u"2.0"_s);
        QVERIFY(calendar.head.contains(u"PRODID"_s));
        QCOMPARE(calendar.head.value(u"X-WR-CALNAME"_s), league.shown.league.name);
        for (const CalendarEntry &each : calendar.entries) {
            QVERIFY(each.contains(u"UID"_s) && each.contains(u"DTSTAMP"_s)
                    && each.contains(u"SEQUENCE"_s));
            QVERIFY(each.contains(u"DTSTART"_s) != each.contains(u"DTSTART;VALUE=DATE"_s));
        }
    }
}

void TestFixtureCalendar::saysWhenAndWhere()
{
    ShownLeague league;
    const LeagueFixture &fixture = league.fixture(ShownLeague::league, 2);
    const StrictCalendar calendar(fixtureCalendar(league.shown));
    const CalendarEntry entry = calendar.withUid(u"%1.league-1@dugout"_s.arg(fixture.id.text()));
    QCOMPARE(entry.value(u"DTSTART"_s), u"20260314T193000Z"_s);
    QCOMPARE(entry.value(u"LOCATION"_s), u"Bar; \"Zur Eule\", Köln"_s);
    QCOMPARE(entry.value(u"SUMMARY"_s),
             u"%1 – %2"_s.arg(teamName(league.shown.league, fixture.home),
                              teamName(league.shown.league, fixture.away)));
    QVERIFY(entry.value(u"DESCRIPTION"_s).endsWith(u"Herbst <Liga>, Round 2\nTable 3"_s));
    // The other one of the round has only its deadline.
    const CalendarEntry other = calendar.withUid(
        u"%1.league-1@dugout"_s.arg(league.fixture(ShownLeague::league, 2, 1).id.text()));
    QCOMPARE(other.value(u"DTSTART;VALUE=DATE"_s), u"20260321"_s);
    QCOMPARE(other.value(u"DTEND;VALUE=DATE"_s), u"20260322"_s);
    QVERIFY(other.value(u"SUMMARY"_s).startsWith(u"Deadline: "_s));
}

void TestFixtureCalendar::movesWithItsFixture()
{
    ShownLeague league;
    const LeagueFixture fixture = league.fixture(ShownLeague::league, 2);
    const QString uid = u"%1.league-1@dugout"_s.arg(fixture.id.text());
    const CalendarEntry before = StrictCalendar(fixtureCalendar(league.shown)).withUid(uid);
    league.arrange(fixture, ShownLeague::kickOff + 3'600'000);
    const CalendarEntry after = StrictCalendar(fixtureCalendar(league.shown)).withUid(uid);
    QCOMPARE(after.value(u"DTSTART"_s), u"20260314T203000Z"_s);
    QCOMPARE(before.value(u"SEQUENCE"_s).toInt() + 1, after.value(u"SEQUENCE"_s).toInt());
    league.arrange(fixture, ShownLeague::kickOff + 3'600'000); // the same again is no move
    QCOMPARE(StrictCalendar(fixtureCalendar(league.shown)).withUid(uid), after);
}

void TestFixtureCalendar::hidesWhatIsDrawn()
{
    ShownLeague league;
    league.arrange(league.fixture(ShownLeague::league, 3), ShownLeague::kickOff);
    const StrictCalendar calendar(fixtureCalendar(league.shown));
    QCOMPARE(calendar.entries.size(), size_t{2});
}

void TestFixtureCalendar::narrowsDown()
{
    const ShownLeague league;
    QCOMPARE(StrictCalendar(fixtureCalendar(league.shown, ShownLeague::cup)).entries.size(),
             size_t{0});
    QCOMPARE(StrictCalendar(fixtureCalendar(league.shown, ShownLeague::league)).entries.size(),
             size_t{2});
}

void TestFixtureCalendar::foldsAnything_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("long") << QString(500, u'x');
    QTest::newRow("umlauts") << QString(300, u'ü');
    QTest::newRow("four octets each") << QString::fromUtf8("🏈").repeated(99);
    QTest::newRow("signs") << u"\\;,\n\\n;;"_s;
    QTest::newRow("a return") << u"a\r\nBEGIN:VEVENT\r\nb"_s;
    QTest::newRow("a mark of direction") << u"a\u202eb"_s;
}

void TestFixtureCalendar::foldsAnything()
{
    QFETCH(QString, name);
    ShownLeague league;
    for (int before = 0; before < 8; ++before) {
        league.shown.league.teams[0].name = QString(before, u'-') + name;
        league.shown.league.name = league.shown.league.teams[0].name;
        const StrictCalendar calendar(fixtureCalendar(league.shown));
        QCOMPARE(calendar.fault, QString());
        QCOMPARE(calendar.entries.size(), size_t{2});
    }
}

QTEST_GUILESS_MAIN(TestFixtureCalendar)
#include "tst_fixturecalendar.moc"
