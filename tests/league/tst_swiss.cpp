// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/matching.h"
#include "core/league/swissfield.h"
#include "tests/league/leaguebuilder.h"

#include <algorithm>
#include <bit>
#include <tuple>

using namespace dugout;
using namespace Qt::StringLiterals;

class TestSwiss final : public QObject
{
    Q_OBJECT

private slots:
    void isAsGoodAsTrying_data();
    void isAsGoodAsTrying();
    void isSoundForEverySize_data();
    void isSoundForEverySize();
    void rematchesOnlyWhereNothingElseIsLeft_data();
    void rematchesOnlyWhereNothingElseIsLeft();
    void playsManyRounds_data();
    void playsManyRounds();
    void keepsClubMatesApart();
    void pairsNeighbours();
    void sharesHomes();
    void keepsPins();
    void draws256WithWideScores();
    void refuses_data();
    void refuses();
    void matchesOnlyWhoMayMeet();
    void leavesOutWhoHasLeft();
};

namespace {

using Field = std::vector<SwissEntrant>;

/// What a round costs, the weightier first, just as `drawSwiss` promises it.
using Cost = std::tuple<int, int, int, int, Rational, int>;

constexpr Cost dearest{1'000'000, 0, 0, 0, Rational(), 0};

class Judge
{
public:
    Judge(const Field &field, int round)
        : m_field(field)
        , m_round(round)
    {
        for (const SwissEntrant &entrant : field) {
            m_lowest = std::max(m_lowest, entrant.place);
            m_scores.push_back(entrant.score);
        }
        std::sort(m_scores.begin(), m_scores.end());
        m_scores.erase(std::unique(m_scores.begin(), m_scores.end()), m_scores.end());
    }

    [[nodiscard]] Cost ofPair(const SwissEntrant &one, const SwissEntrant &other) const
    {
        const bool mates = m_round == 1 && !one.club.isEmpty() && one.club == other.club;
        const Rational difference = one.score - other.score;
        const int steps = group(one) - group(other);
        return {0,
                one.met.value(other.id),
                0,
                mates ? 1 : 0,
                difference < 0 ? -difference : difference,
                steps * steps};
    }

    [[nodiscard]] Cost ofBye(const SwissEntrant &one) const
    {
        return {one.byes, 0, m_lowest - one.place, 0, Rational(), 0};
    }

    static Cost sum(const Cost &one, const Cost &other)
    {
        return {std::get<0>(one) + std::get<0>(other), std::get<1>(one) + std::get<1>(other),
                std::get<2>(one) + std::get<2>(other), std::get<3>(one) + std::get<3>(other),
                std::get<4>(one) + std::get<4>(other), std::get<5>(one) + std::get<5>(other)};
    }

    [[nodiscard]] Cost of(const DrawnRound &round) const
    {
        Cost cost{};
        for (const Pairing &pair : round.pairs)
            cost = sum(cost, ofPair(find(pair.home), find(pair.away)));
        for (const EntrantId &bye : round.byes)
            cost = sum(cost, ofBye(find(bye)));
        return cost;
    }

    /// Every pairing there is, tried: the first who is left is paired with each of the others.
    [[nodiscard]] Cost least() const
    {
        std::vector<int> left(m_field.size());
        for (size_t i = 0; i < left.size(); ++i)
            left[i] = static_cast<int>(i);
        return leastOf(left);
    }

private:
    [[nodiscard]] int group(const SwissEntrant &entrant) const
    {
        return static_cast<int>(std::lower_bound(m_scores.begin(), m_scores.end(), entrant.score)
                                - m_scores.begin());
    }

    [[nodiscard]] const SwissEntrant &find(const EntrantId &id) const
    {
        return *std::find_if(m_field.begin(), m_field.end(),
                             [&id](const SwissEntrant &entrant) { return entrant.id == id; });
    }

    [[nodiscard]] Cost leastOf(const std::vector<int> &left) const
    {
        if (left.empty())
            return {};
        const SwissEntrant &first = m_field[static_cast<size_t>(left.front())];
        Cost best = dearest;
        if (left.size() % 2 == 1)
            best = sum(ofBye(first), leastOf({left.begin() + 1, left.end()}));
        for (size_t i = 1; i < left.size(); ++i) {
            std::vector<int> rest(left.begin() + 1, left.end());
            rest.erase(rest.begin() + static_cast<qsizetype>(i) - 1);
            const SwissEntrant &other = m_field[static_cast<size_t>(left[i])];
            best = std::min(best, sum(ofPair(first, other), leastOf(rest)));
        }
        return best;
    }

    const Field &m_field;
    int m_round;
    int m_lowest = 1;
    std::vector<Rational> m_scores;
};

/// Who may still meet whom, and have a bye, for the first time.
class Unmet
{
public:
    explicit Unmet(const Field &field)
        : m_others(field.size() + field.size() % 2)
        , m_fails(size_t(1) << m_others.size())
    {
        const size_t bye = field.size(); // of an odd field, the last place
        for (size_t i = 0; i < field.size(); ++i) {
            for (size_t j = 0; j < field.size(); ++j) {
                if (i != j && field[i].met.value(field[j].id) == 0)
                    m_others[i] |= 1U << j;
            }
            if (bye < m_others.size() && field[i].byes == 0)
                m_others[i] |= 1U << bye;
        }
    }

    /// Every way is tried, each set of those who are left once.
    [[nodiscard]] bool canBePaired() { return canBePaired((1U << m_others.size()) - 1); }

private:
    [[nodiscard]] bool canBePaired(unsigned left)
    {
        if (left == 0)
            return true;
        if (m_fails[left])
            return false;
        const auto first = static_cast<unsigned>(std::countr_zero(left));
        const unsigned rest = left & ~(1U << first);
        for (unsigned may = m_others[first] & rest; may != 0; may &= may - 1) {
            if (canBePaired(rest & ~(may & -may)))
                return true;
        }
        m_fails[left] = true;
        return false;
    }

    std::vector<unsigned> m_others; ///< a bit for each of them
    std::vector<bool> m_fails;
};

/// A tournament of random results; every round is drawn from the table before it.
class Tournament
{
public:
    Tournament(int size, std::uint64_t seed)
        : m_source(seed)
    {
        for (const EntrantId &id : entrantIds(size)) {
            Entrant entrant;
            entrant.id = id;
            entrant.name = id.text();
            m_input.entrants.push_back(entrant);
        }
    }

    void giveClubs(int clubs)
    {
        for (Entrant &entrant : m_input.entrants)
            entrant.club = u"club %1"_s.arg(m_source.roll(clubs));
    }

    [[nodiscard]] Field field() const
    {
        return swissField(*computeStandings(m_input, m_rules), m_input.results);
    }

    DrawnRound draw(const Field &field)
    {
        SwissRules rules;
        rules.round = ++m_round;
        const auto drawn = drawSwiss(field, rules, m_source);
        if (!drawn)
            qFatal("%s", qPrintable(drawn.error().message));
        return *drawn;
    }

    void play(const DrawnRound &drawn)
    {
        for (const Pairing &pair : drawn.pairs) {
            FixtureResult result;
            result.round = drawn.number;
            result.home = pair.home;
            result.away = pair.away;
            result.td = m_source.roll(4) - 1;
            result.tdAgainst = m_source.roll(4) - 1;
            m_input.results.push_back(result);
        }
        for (const EntrantId &bye : drawn.byes) {
            FixtureResult result;
            result.round = drawn.number;
            result.home = bye;
            result.kind = ResultKind::Bye;
            m_input.results.push_back(result);
        }
    }

    StandingsInput &input() { return m_input; }
    StandingsRules &rules() { return m_rules; }
    RandomSource &source() { return m_source; }

private:
    SeededRandomSource m_source;
    StandingsInput m_input;
    StandingsRules m_rules;
    int m_round = 0;
};

bool pairsEverybodyOnce(const DrawnRound &round, const Field &field)
{
    QStringList seen;
    for (const Pairing &pair : round.pairs)
        seen << pair.home.text() << pair.away.text();
    for (const EntrantId &bye : round.byes)
        seen << bye.text();
    const bool once = seen.removeDuplicates() == 0;
    return once && seen.size() == static_cast<qsizetype>(field.size())
        && round.byes.size() == field.size() % 2;
}

} // namespace

void TestSwiss::isAsGoodAsTrying_data()
{
    QTest::addColumn<int>("size");
    for (int size = 2; size <= 12; ++size)
        QTest::addRow("%d teams", size) << size;
}

/// Up to every round there can be without a rematch, and two more that cannot.
void TestSwiss::isAsGoodAsTrying()
{
    QFETCH(int, size);
    const int tournaments = size < 9 ? 30 : size < 11 ? 12 : 4;
    for (int i = 0; i < tournaments; ++i) {
        Tournament tournament(size, static_cast<std::uint64_t>(size * 100 + i));
        tournament.giveClubs(1 + size / 2);
        if (i % 2 == 1)
            tournament.rules().points = *PointsFormula::parse(u"2*won + drawn + td/3"_s);
        for (int round = 1; round <= size + 1; ++round) {
            const Field field = tournament.field();
            const DrawnRound drawn = tournament.draw(field);
            QVERIFY(pairsEverybodyOnce(drawn, field));
            const Judge judge(field, round);
            QVERIFY2(judge.of(drawn) == judge.least(), qPrintable(u"round %1"_s.arg(round)));
            tournament.play(drawn);
        }
    }
}

void TestSwiss::isSoundForEverySize_data()
{
    QTest::addColumn<int>("first");
    for (int first = 2; first <= 256; first += 16)
        QTest::addRow("from %d", first) << first;
}

/// Up to half as many rounds as there are teams, a pairing without a rematch always exists: who has
/// met fewer than half of the others can be paired (Dirac).
void TestSwiss::isSoundForEverySize()
{
    QFETCH(int, first);
    for (int size = first; size < first + 16 && size <= mostEntrants; ++size) {
        Tournament tournament(size, static_cast<std::uint64_t>(size));
        const int rounds = std::min(3, std::max(1, size / 2 - 1));
        for (int round = 1; round <= rounds; ++round) {
            const Field field = tournament.field();
            const DrawnRound drawn = tournament.draw(field);
            QVERIFY(pairsEverybodyOnce(drawn, field));
            const Cost cost = Judge(field, round).of(drawn);
            QCOMPARE(std::get<0>(cost), 0);
            QCOMPARE(std::get<1>(cost), 0);
            tournament.play(drawn);
        }
    }
}

/// More than all pairings can be tried for; the sizes are those of which rematches were seen.
void TestSwiss::rematchesOnlyWhereNothingElseIsLeft_data()
{
    QTest::addColumn<int>("size");
    for (const int size : {10, 13, 16, 17})
        QTest::addRow("%d teams", size) << size;
}

/// A round with a rematch, or with a second bye, is drawn only where no way is left to pair
/// everybody without one: that is looked for in the graph of those who may still meet, by no part
/// of what draws.
void TestSwiss::rematchesOnlyWhereNothingElseIsLeft()
{
    QFETCH(int, size);
    int forced = 0;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        Tournament tournament(size, seed);
        for (int round = 1; round <= size + 1; ++round) {
            const Field field = tournament.field();
            const DrawnRound drawn = tournament.draw(field);
            QVERIFY(pairsEverybodyOnce(drawn, field));
            const Cost cost = Judge(field, round).of(drawn);
            const bool isNew = std::get<0>(cost) == 0 && std::get<1>(cost) == 0;
            QVERIFY2(isNew || !Unmet(field).canBePaired(),
                     qPrintable(u"seed %1, round %2"_s.arg(seed).arg(round)));
            forced += isNew ? 0 : 1;
            tournament.play(drawn);
        }
    }
    QVERIFY(forced > 0); // else nothing was tried: there are more rounds than opponents
}

void TestSwiss::playsManyRounds_data()
{
    QTest::addColumn<int>("size");
    for (const int size : {41, 64, 83, 128})
        QTest::addRow("%d teams", size) << size;
}

void TestSwiss::playsManyRounds()
{
    QFETCH(int, size);
    Tournament tournament(size, 5);
    for (int round = 1; round <= mostRounds; ++round) {
        const Field field = tournament.field();
        const DrawnRound drawn = tournament.draw(field);
        QVERIFY(pairsEverybodyOnce(drawn, field));
        const Cost cost = Judge(field, round).of(drawn);
        QCOMPARE(std::get<0>(cost), 0);
        if (round < size / 2)
            QCOMPARE(std::get<1>(cost), 0);
        tournament.play(drawn);
    }
}

void TestSwiss::keepsClubMatesApart()
{
    Tournament tournament(12, 8);
    for (size_t i = 0; i < 12; ++i)
        tournament.input().entrants[i].club = i < 6 ? u"hosts"_s : QString();
    const Field field = tournament.field();
    const auto mates
        = [&](const DrawnRound &drawn) { return std::get<3>(Judge(field, 1).of(drawn)); };
    SwissRules rules;
    for (int i = 0; i < 20; ++i)
        QCOMPARE(mates(*drawSwiss(field, rules, tournament.source())), 0);
    rules.round = 2;
    int met = 0;
    for (int i = 0; i < 20; ++i)
        met += mates(*drawSwiss(field, rules, tournament.source()));
    QVERIFY(met > 0);
}

void TestSwiss::pairsNeighbours()
{
    Field field;
    for (const EntrantId &id : entrantIds(8)) {
        field.emplace_back().id = id;
        field.back().place = static_cast<int>(field.size());
    }
    SwissRules rules;
    rules.order = SwissOrder::Neighbours;
    SeededRandomSource source(1);
    const DrawnRound round = *drawSwiss(field, rules, source);
    for (size_t i = 0; i < round.pairs.size(); ++i) {
        QStringList pair{round.pairs[i].home.text(), round.pairs[i].away.text()};
        pair.sort();
        QCOMPARE(pair, (QStringList{u"e%1"_s.arg(2 * i), u"e%1"_s.arg(2 * i + 1)}));
    }
}

void TestSwiss::sharesHomes()
{
    Field field(2);
    field[0].id = EntrantId(u"a"_s);
    field[1].id = EntrantId(u"b"_s);
    field[0].homes = 3;
    field[0].aways = 2;
    field[1].homes = 2;
    field[1].aways = 2;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        SeededRandomSource source(seed);
        QCOMPARE(drawSwiss(field, {}, source)->pairs.front().home.text(), u"b"_s);
    }
}

void TestSwiss::keepsPins()
{
    Tournament tournament(9, 4);
    for (int round = 1; round <= 3; ++round)
        tournament.play(tournament.draw(tournament.field()));
    const Field field = tournament.field();
    SwissRules rules;
    rules.round = 4;
    rules.pinned = {{field[8].id, field[0].id}, {field[1].id, EntrantId()}};
    const DrawnRound round = *drawSwiss(field, rules, tournament.source());
    QVERIFY(pairsEverybodyOnce(round, field));
    QCOMPARE(std::count(round.pairs.begin(), round.pairs.end(), rules.pinned[0]), 1);
    QCOMPARE(round.byes, std::vector{field[1].id});
    rules.pinned = {{field[8].id, field[0].id}};
    QVERIFY(pairsEverybodyOnce(*drawSwiss(field, rules, tournament.source()), field));
    rules.pinned.clear();
    for (size_t i = 0; i + 1 < field.size(); i += 2)
        rules.pinned.push_back({field[i].id, field[i + 1].id});
    rules.pinned.push_back({field[8].id, EntrantId()});
    QVERIFY(pairsEverybodyOnce(*drawSwiss(field, rules, tournament.source()), field));
}

/// The largest sums a round can come to still have their digits.
void TestSwiss::draws256WithWideScores()
{
    Field field;
    for (const EntrantId &id : entrantIds(255)) {
        SwissEntrant &entrant = field.emplace_back();
        entrant.id = id;
        entrant.place = static_cast<int>(field.size());
        entrant.score = (1LL << 27) / 255 * static_cast<int>(256 - field.size());
        entrant.byes = field.size() == 255 ? 2 : 1;
    }
    for (size_t i = 0; i < field.size(); ++i) {
        for (size_t j = 0; j < field.size(); ++j) {
            if (i != j && (i + j) % 3 != 0)
                field[i].met.insert(field[j].id, 40);
        }
    }
    SeededRandomSource source(1);
    SwissRules rules;
    rules.round = 30;
    const DrawnRound round = *drawSwiss(field, rules, source);
    QVERIFY(pairsEverybodyOnce(round, field));
    for (const Pairing &pair : round.pairs) {
        const int sum = pair.home.text().mid(1).toInt() + pair.away.text().mid(1).toInt();
        QCOMPARE(sum % 3, 0);
    }
    QVERIFY(round.byes.front() != field.back().id);
}

void TestSwiss::refuses_data()
{
    QTest::addColumn<int>("size");
    QTest::addColumn<QString>("pinned");
    QTest::addColumn<qint64>("score");
    QTest::addColumn<QString>("code");
    QTest::newRow("one team") << 1 << QString() << qint64(0) << u"number-of-entrants"_s;
    QTest::newRow("too many") << 257 << QString() << qint64(0) << u"number-of-entrants"_s;
    QTest::newRow("pinned stranger") << 4 << u"e0 z"_s << qint64(0) << u"no-such-entrant"_s;
    QTest::newRow("pinned twice") << 4 << u"e0 e0"_s << qint64(0) << u"pinned-twice"_s;
    QTest::newRow("pinned nobody") << 4 << u" e0"_s << qint64(0) << u"no-such-entrant"_s;
    QTest::newRow("far apart") << 4 << QString() << (qint64(1) << 40) << u"scores-beyond-measure"_s;
}

void TestSwiss::refuses()
{
    QFETCH(int, size);
    QFETCH(QString, pinned);
    QFETCH(qint64, score);
    QFETCH(QString, code);
    Field field;
    for (const EntrantId &id : entrantIds(size))
        field.emplace_back().id = id;
    field.front().score = score;
    SwissRules rules;
    if (!pinned.isEmpty())
        rules.pinned
            = {{EntrantId(pinned.section(u' ', 0, 0)), EntrantId(pinned.section(u' ', 1))}};
    SeededRandomSource source(1);
    const auto round = drawSwiss(field, rules, source);
    QVERIFY(!round);
    QCOMPARE(errorWord(round.error().code), code);
}

void TestSwiss::matchesOnlyWhoMayMeet()
{
    QVERIFY(leastCostMatching(0, {}).empty());
    QVERIFY(leastCostMatching(2, {}).empty());
    QVERIFY(leastCostMatching(4, {{0, 1, 1}, {0, 2, 1}, {0, 3, 1}}).empty());
    QCOMPARE(leastCostMatching(4, {{0, 1, 1}, {1, 2, 0}, {2, 3, 9}}), (std::vector{1, 0, 3, 2}));
    QCOMPARE(leastCostMatching(4, {{0, 1, 5}, {2, 3, 5}, {0, 2, 4}, {1, 3, 5}, {0, 3, 9}}),
             (std::vector{2, 3, 0, 1}));
}

void TestSwiss::leavesOutWhoHasLeft()
{
    Tournament tournament(5, 2);
    tournament.play(tournament.draw(tournament.field()));
    tournament.input().withdrawals = {{EntrantId(u"e2"_s), LeftResults::Kept}};
    const Field field = tournament.field();
    QCOMPARE(field.size(), size_t(4));
    QVERIFY(std::none_of(field.begin(), field.end(), [](const SwissEntrant &entrant) {
        return entrant.id == EntrantId(u"e2"_s);
    }));
}

QTEST_GUILESS_MAIN(TestSwiss)
#include "tst_swiss.moc"
