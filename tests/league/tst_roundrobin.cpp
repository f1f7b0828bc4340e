// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/roundrobin.h"
#include "tests/league/leaguebuilder.h"

#include <QHash>

using namespace dugout;
using namespace Qt::StringLiterals;

class TestRoundRobin final : public QObject
{
    Q_OBJECT

private slots:
    void isCompleteForEverySize_data();
    void isCompleteForEverySize();
    void playsLegs_data();
    void playsLegs();
    void keepsDivisionsApart();
    void playsAcrossDivisions_data();
    void playsAcrossDivisions();
    void followsTheListOrTheLot();
    void keepsPinnedPairs_data();
    void keepsPinnedPairs();
    void keepsPairsOfLaterRounds();
    void saysThatPinsClash();
    void refuses_data();
    void refuses();
};

namespace {

/// Games per pairing, with either at home, and how everybody's homes stand.
struct Count
{
    QHash<quint64, int> meetings; ///< by the numbers of the two
    std::vector<int> surplus; ///< homes less aways
    bool onceARound = true;
};

/// Numbers for the ids, which are cheaper to count than the ids themselves.
class Numbers
{
public:
    quint64 operator()(const EntrantId &id)
    {
        const auto found = m_numbers.constFind(id);
        if (found != m_numbers.constEnd())
            return *found;
        const auto next = static_cast<quint64>(m_numbers.size());
        m_numbers.insert(id, next);
        return next;
    }

private:
    QHash<EntrantId, quint64> m_numbers;
};

Count countOf(const std::vector<DrawnRound> &rounds)
{
    Count count;
    Numbers number;
    count.surplus.resize(mostEntrants);
    for (const DrawnRound &round : rounds) {
        std::vector<int> busy(mostEntrants);
        for (const Pairing &pair : round.pairs) {
            const quint64 home = number(pair.home);
            const quint64 away = number(pair.away);
            ++count.meetings[std::min(home, away) * mostEntrants + std::max(home, away)];
            ++count.surplus[home];
            --count.surplus[away];
            ++busy[home];
            ++busy[away];
        }
        for (const EntrantId &bye : round.byes)
            ++busy[number(bye)];
        count.onceARound = count.onceARound && *std::max_element(busy.begin(), busy.end()) <= 1;
    }
    return count;
}

bool isBalanced(const Count &count, int by)
{
    return std::all_of(count.surplus.begin(), count.surplus.end(),
                       [by](int surplus) { return std::abs(surplus) <= by; });
}

std::vector<DrawnRound> drawn(const std::vector<Division> &divisions, const RoundRobinRules &rules,
                              RandomSource *lot = nullptr)
{
    const auto rounds = drawRoundRobin(divisions, rules, lot);
    if (!rounds)
        qFatal("%s", qPrintable(rounds.error().message));
    return *rounds;
}

/// The ids a0, a1… of a division.
Division divisionOf(const QString &letter, int size)
{
    Division division;
    for (int i = 0; i < size; ++i)
        division.emplace_back(letter + QString::number(i));
    return division;
}

} // namespace

void TestRoundRobin::isCompleteForEverySize_data()
{
    QTest::addColumn<int>("first");
    for (int first = 2; first <= 256; first += 32)
        QTest::addRow("from %d", first) << first;
}

void TestRoundRobin::isCompleteForEverySize()
{
    QFETCH(int, first);
    for (int size = first; size < first + 32 && size <= mostEntrants; ++size) {
        SeededRandomSource source(static_cast<std::uint64_t>(size));
        const auto rounds = drawn({entrantIds(size)}, {}, &source);
        const Count count = countOf(rounds);
        QCOMPARE(static_cast<int>(rounds.size()), size % 2 == 0 ? size - 1 : size);
        QCOMPARE(static_cast<int>(count.meetings.size()), size * (size - 1) / 2);
        QVERIFY(std::all_of(count.meetings.begin(), count.meetings.end(),
                            [](int meetings) { return meetings == 1; }));
        QVERIFY(count.onceARound);
        QVERIFY(isBalanced(count, size % 2 == 0 ? 1 : 0));
        for (size_t i = 0; i < rounds.size(); ++i) {
            QCOMPARE(rounds[i].number, static_cast<int>(i) + 1);
            QCOMPARE(static_cast<int>(rounds[i].byes.size()), size % 2);
        }
    }
}

void TestRoundRobin::playsLegs_data()
{
    QTest::addColumn<int>("size");
    QTest::addColumn<int>("legs");
    for (const int size : {2, 3, 4, 7, 8, 20}) {
        for (const int legs : {1, 2, 3, 4, 5})
            QTest::addRow("%d teams, %d times", size, legs) << size << legs;
    }
}

void TestRoundRobin::playsLegs()
{
    QFETCH(int, size);
    QFETCH(int, legs);
    RoundRobinRules rules;
    rules.legs = legs;
    rules.firstRound = 6;
    const auto rounds = drawn({entrantIds(size)}, rules);
    const Count count = countOf(rounds);
    QVERIFY(std::all_of(count.meetings.begin(), count.meetings.end(),
                        [legs](int meetings) { return meetings == legs; }));
    QVERIFY(count.onceARound);
    QVERIFY(isBalanced(count, legs % 2 == 0 ? 0 : 1));
    QCOMPARE(rounds.front().number, 6);
    if (legs > 1) {
        const DrawnRound &first = rounds.front();
        const DrawnRound &again = rounds[rounds.size() / static_cast<size_t>(legs)];
        QCOMPARE(again.pairs.front().home, first.pairs.front().away);
        QCOMPARE(again.pairs.front().away, first.pairs.front().home);
    }
}

void TestRoundRobin::keepsDivisionsApart()
{
    const auto rounds = drawn({divisionOf(u"a"_s, 4), divisionOf(u"b"_s, 5)}, {});
    QCOMPARE(rounds.size(), size_t(5));
    const Count count = countOf(rounds);
    QCOMPARE(count.meetings.size(), 6 + 10);
    for (const DrawnRound &round : rounds) {
        for (const Pairing &pair : round.pairs)
            QCOMPARE(pair.home.text().at(0), pair.away.text().at(0));
    }
    QVERIFY(count.onceARound);
}

void TestRoundRobin::playsAcrossDivisions_data()
{
    QTest::addColumn<int>("divisions");
    QTest::addColumn<int>("smallest");
    QTest::addColumn<int>("step");
    for (const int divisions : {2, 3, 4, 5}) {
        for (const int smallest : {2, 3, 4, 5}) {
            for (const int step : {0, 1, 2})
                QTest::addRow("%d divisions from %d by %d", divisions, smallest, step)
                    << divisions << smallest << step;
        }
    }
}

void TestRoundRobin::playsAcrossDivisions()
{
    QFETCH(int, divisions);
    QFETCH(int, smallest);
    QFETCH(int, step);
    std::vector<Division> all;
    int entrants = 0;
    for (int i = 0; i < divisions; ++i) {
        all.push_back(divisionOf(QString(QChar(u'a' + i)), smallest + i * step));
        entrants += smallest + i * step;
    }
    RoundRobinRules rules;
    rules.across = true;
    SeededRandomSource source(7);
    const Count count = countOf(drawn(all, rules, &source));
    QCOMPARE(static_cast<int>(count.meetings.size()), entrants * (entrants - 1) / 2);
    QVERIFY(std::all_of(count.meetings.begin(), count.meetings.end(),
                        [](int meetings) { return meetings == 1; }));
    QVERIFY(count.onceARound);
    QVERIFY(isBalanced(count, 1));
}

void TestRoundRobin::followsTheListOrTheLot()
{
    const Division eight = entrantIds(8);
    QCOMPARE(drawn({eight}, {}), drawn({eight}, {}));
    SeededRandomSource one(1);
    SeededRandomSource oneAgain(1);
    SeededRandomSource two(2);
    const auto first = drawn({eight}, {}, &one);
    QCOMPARE(drawn({eight}, {}, &oneAgain), first);
    QVERIFY(drawn({eight}, {}, &two) != first);
}

void TestRoundRobin::keepsPinnedPairs_data()
{
    QTest::addColumn<int>("size");
    for (const int size : {2, 3, 4, 5, 8, 9})
        QTest::addRow("%d teams", size) << size;
}

void TestRoundRobin::keepsPinnedPairs()
{
    QFETCH(int, size);
    RoundRobinRules rules;
    const Division all = entrantIds(size);
    for (size_t i = 0; i + 1 < all.size(); i += 2)
        rules.pinned.push_back({all[i + 1], all[i]});
    SeededRandomSource source(3);
    const auto rounds = drawn({all}, rules, &source);
    for (const Pairing &pair : rules.pinned)
        QVERIFY(std::count(rounds[0].pairs.begin(), rounds[0].pairs.end(), pair) == 1);
    const Count count = countOf(rounds);
    QCOMPARE(static_cast<int>(count.meetings.size()), size * (size - 1) / 2);
    QVERIFY(count.onceARound);
}

/// Any pairs of a draw can be kept while the rest is drawn anew.
void TestRoundRobin::keepsPairsOfLaterRounds()
{
    for (const int size : {3, 4, 5, 8, 9, 16, 21}) {
        const Division all = entrantIds(size);
        SeededRandomSource source(7);
        const auto before = drawn({all}, {}, &source);
        for (size_t most = 1; most <= 3; ++most) {
            RoundRobinRules rules;
            for (size_t round = 1; round < before.size(); ++round) {
                for (size_t i = 0; i < std::min(most, before[round].pairs.size()); ++i)
                    rules.later.push_back({before[round].pairs[i], static_cast<int>(round) + 1});
            }
            const auto rounds = drawn({all}, rules, &source);
            for (const RoundPin &pin : rules.later) {
                const auto &pairs = rounds[static_cast<size_t>(pin.round) - 1].pairs;
                QVERIFY(std::count(pairs.begin(), pairs.end(), pin.pair) == 1);
            }
            const Count count = countOf(rounds);
            QCOMPARE(static_cast<int>(count.meetings.size()), size * (size - 1) / 2);
            QVERIFY(count.onceARound);
        }
    }
}

/// Of four, two pairs are left when two meet: they meet in the same round.
void TestRoundRobin::saysThatPinsClash()
{
    const Division all = entrantIds(4);
    RoundRobinRules rules;
    rules.pinned = {{all[0], all[1]}};
    rules.later = {{{all[2], all[3]}, 2}};
    QCOMPARE(drawRoundRobin({all}, rules, nullptr).error().code, ErrorCode::PinsClash);
    rules.later = {{{all[2], all[1]}, 2}};
    QVERIFY(drawRoundRobin({all}, rules, nullptr));
    rules.later = {{{all[2], all[1]}, 4}}; // there are three rounds, then the second leg
    rules.legs = 2;
    QCOMPARE(drawRoundRobin({all}, rules, nullptr).error().code, ErrorCode::PinsClash);
}

void TestRoundRobin::refuses_data()
{
    QTest::addColumn<int>("size");
    QTest::addColumn<int>("legs");
    QTest::addColumn<QString>("pinned");
    QTest::addColumn<QString>("code");
    QTest::newRow("one team") << 1 << 1 << QString() << u"number-of-entrants"_s;
    QTest::newRow("too many") << 257 << 1 << QString() << u"number-of-entrants"_s;
    QTest::newRow("no leg") << 4 << 0 << QString() << u"number-of-legs"_s;
    QTest::newRow("too many legs") << 4 << 41 << QString() << u"number-of-legs"_s;
    QTest::newRow("pinned stranger") << 4 << 1 << u"e0 z"_s << u"pinned-across"_s;
    QTest::newRow("pinned bye") << 4 << 1 << u"e0"_s << u"pinned-across"_s;
    QTest::newRow("pinned twice") << 4 << 1 << u"e0 e1,e2 e1"_s << u"pinned-twice"_s;
    QTest::newRow("pinned against itself") << 4 << 1 << u"e0 e0"_s << u"pinned-twice"_s;
}

void TestRoundRobin::refuses()
{
    QFETCH(int, size);
    QFETCH(int, legs);
    QFETCH(QString, pinned);
    QFETCH(QString, code);
    RoundRobinRules rules;
    rules.legs = legs;
    for (const QString &pair : pinned.split(u',', Qt::SkipEmptyParts))
        rules.pinned.push_back(
            {EntrantId(pair.section(u' ', 0, 0)), EntrantId(pair.section(u' ', 1))});
    const auto rounds = drawRoundRobin({entrantIds(size)}, rules, nullptr);
    QVERIFY(!rounds);
    QCOMPARE(errorWord(rounds.error().code), code);
    QVERIFY(!drawRoundRobin({{EntrantId(u"a"_s), EntrantId(u"a"_s)}}, {}, nullptr));
}

QTEST_GUILESS_MAIN(TestRoundRobin)
#include "tst_roundrobin.moc"
