// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/state/leaguebase.h"
#include "core/sharing/sealing.h"
#include "core/sharing/shareddecision.h"
#include "tests/sharing/sharedround.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// Counts the lines that are read.
class CountedJournals final : public JournalStore
{
public:
    explicit CountedJournals(JournalStore &journals)
        : m_journals(journals)
    { }

    int lines = 0;

    Result<void> create(const JournalHeader &header) override { return m_journals.create(header); }
    Result<void> append(const JournalId &id, qint64 next, const std::vector<JournalEntry> &group,
                        const JournalProgress &after = {}) override
    {
        return m_journals.append(id, next, group, after);
    }
    Result<void> rename(const JournalId &id, const QString &title) override
    {
        return m_journals.rename(id, title);
    }
    [[nodiscard]] Result<Journal> read(const JournalId &id) override
    {
        auto journal = m_journals.read(id);
        lines += journal ? static_cast<int>(journal->entries.size()) : 0;
        return journal;
    }
    [[nodiscard]] Result<std::vector<JournalEntry>> entriesAfter(const JournalId &id, qint64 after,
                                                                 qint64 most) override
    {
        auto entries = m_journals.entriesAfter(id, after, most);
        lines += entries ? static_cast<int>(entries->size()) : 0;
        return entries;
    }
    [[nodiscard]] Result<std::vector<JournalPart>> parts(const JournalId &id) override
    {
        return m_journals.parts(id);
    }
    [[nodiscard]] Result<JournalHeader> readHeader(const JournalId &id) override
    {
        return m_journals.readHeader(id);
    }
    [[nodiscard]] Result<std::vector<JournalSummary>> list(const JournalQuery &query) override
    {
        return m_journals.list(query);
    }
    [[nodiscard]] Result<qint64> count(const JournalQuery &query) override
    {
        return m_journals.count(query);
    }
    Result<void> remove(const JournalId &id) override { return m_journals.remove(id); }

private:
    JournalStore &m_journals;
};

constexpr int mostLinesRead = 128; ///< that OpenLeague leaves beside what is folded

void enterWins(OpenLeague &league)
{
    for (const FixtureId &each : LeagueHouse::open(league)) {
        const LeagueFixture fixture = *league.league().fixture(each);
        FixtureOutcome outcome;
        outcome.result.home = fixture.home;
        outcome.result.away = fixture.away;
        outcome.result.td = 1;
        outcome.result.round = league.league().roundOf(each)->number;
        LeagueHouse::expectAct(league.act(ResultEntered{each, outcome, std::nullopt}));
    }
}

} // namespace

/// What a decision of the commissioner costs before it goes to the server.
class TestSharedDecisions final : public QObject
{
    Q_OBJECT

private slots:
    void aDecisionReadsOnlyWhatIsNew();
    void theFirstDecisionReadsNoMore();
    void onlyFixturesThatChangedAreSent();
    void aLineAloneIsSealedAsWithItsHistory_data();
    void aLineAloneIsSealedAsWithItsHistory();
    void whatReachesBackAsksForAll();
};

void TestSharedDecisions::aDecisionReadsOnlyWhatIsNew()
{
    LeagueHouse house;
    OpenLeague league = house.published(u"crp"_s, 4);
    for (int i = 0; i < 400; ++i)
        LeagueHouse::expectAct(league.act(LeagueRenamed{u"Name %1"_s.arg(i)}));
    (void)must(house.leagues().open(league.id())); // folded and put by, as by any window
    const auto change = must(league.change({{LeagueRenamed{u"Other"_s}, {}}}));
    CountedJournals counted(house.stores().journals);
    const ClubStores own = house.stores();
    const ClubStores stores{counted,     own.documents, own.batches,
                            own.results, own.library,   own.clock};
    SharedNote note;
    note.league = league.id();
    note.role = SharedRole::Commissioner;
    const SharedDelivery first = must(achievementOf(stores, note, change, {}));
    QVERIFY(counted.lines > 400); // whether all can be sealed is not known yet
    QVERIFY(first.isSealed);
    counted.lines = 0;
    note.isSealed = true;
    const SharedDelivery next = must(achievementOf(stores, note, change, {}));
    QVERIFY2(counted.lines <= mostLinesRead, qPrintable(QString::number(counted.lines)));
    QVERIFY(next.isSealed);
    QCOMPARE(next.entries, first.entries);
    QCOMPARE(next.first, first.first);
    QCOMPARE(next.fixtures, first.fixtures);
    QCOMPARE(next.teams, first.teams);
    QCOMPARE(next.title, u"Other"_s);
    // Nor does the coach who signs.
    counted.lines = 0;
    const FixtureId fixture = LeagueHouse::open(league).front();
    const EntrantId home = league.league().fixture(fixture)->home;
    note.role = SharedRole::Coach;
    note.teams = {home.text()};
    JournalChange signing = change;
    const LogAction action{
        LogAction::Kind::Do, {0, {toEvent({ResultSigned{fixture, FixtureSide::Home}, {}})}}, {}};
    signing.entries = {JournalKeeper::entryOf(action, change.expectedNextSeq, 0)};
    QCOMPARE(must(wordOfCoach(stores, note, signing)),
             (CoachsWord{fixture, FixtureSide::Home, false, {}}));
    QVERIFY(counted.lines <= mostLinesRead);
}

/// That every line could be sealed is known since the league was brought, wherever it is joined.
void TestSharedDecisions::theFirstDecisionReadsNoMore()
{
    StoreFixture fixture;
    SharedRound round(fixture, u"crp"_s);
    const LeagueId id = round.league();
    OpenLeague league = round.anna().open(id);
    for (int i = 0; i < 400; ++i)
        LeagueHouse::expectAct(league.act(LeagueRenamed{u"Name %1"_s.arg(i)}));
    round.share();
    for (SharedHouse *each : {&round.anna(), &round.bob(), &round.rita()}) {
        QVERIFY(must(each->shared().note(id)).value().isSealed);
        (void)each->open(id); // folded and put by
    }
    OpenLeague opened = round.anna().open(id);
    const auto change = must(opened.change({{LeagueRenamed{u"Other"_s}, {}}}));
    const ClubStores own = round.anna().table().stores();
    CountedJournals counted(own.journals);
    const ClubStores stores{counted,     own.documents, own.batches,
                            own.results, own.library,   own.clock};
    const SharedNote note = must(round.anna().shared().note(id)).value();
    const SharedDelivery data = must(achievementOf(stores, note, change, {}));
    QVERIFY(data.isSealed);
    QVERIFY2(counted.lines <= mostLinesRead, qPrintable(QString::number(counted.lines)));
}

void TestSharedDecisions::onlyFixturesThatChangedAreSent()
{
    LeagueHouse house;
    OpenLeague league = house.published(u"crp"_s, 6);
    SharedNote note;
    note.league = league.id();
    note.isSealed = true;
    const FixtureId fixture = LeagueHouse::open(league).front();
    FixtureOutcome outcome;
    outcome.result.home = league.league().fixture(fixture)->home;
    outcome.result.away = league.league().fixture(fixture)->away;
    outcome.result.round = 1;
    const auto entered = must(league.change({{ResultEntered{fixture, outcome, {}}, {}}}));
    const SharedDelivery data = must(achievementOf(house.stores(), note, entered, {}));
    // The round that changed, and in it what did.
    QCOMPARE(data.fixtures.size(), 1);
    QCOMPARE(data.fixtures.at(0).toObject().value("id"_L1).toString(), fixture.text());
    const auto ended = must(league.change({{SeasonEnded{SeasonId(u"s1"_s)}, {}}}));
    const SharedDelivery all = must(achievementOf(house.stores(), note, ended, {}));
    QCOMPARE(all.fixtures.size(), qsizetype(15)); // none of them can be played any more
}

void TestSharedDecisions::aLineAloneIsSealedAsWithItsHistory_data()
{
    QTest::addColumn<int>("format");
    QTest::newRow("round robin") << int(PhaseFormat::RoundRobin);
    QTest::newRow("swiss") << int(PhaseFormat::Swiss);
    QTest::newRow("knock-out") << int(PhaseFormat::KnockOut);
}

void TestSharedDecisions::aLineAloneIsSealedAsWithItsHistory()
{
    QFETCH(const int, format);
    LeagueHouse house;
    OpenLeague league = house.found(u"crp"_s);
    house.addTeams(league, 4);
    CompetitionRules rules;
    rules.phases.resize(1);
    rules.phases.front().format = static_cast<PhaseFormat>(format);
    house.begin(league, rules);
    const CompetitionId id = LeagueHouse::competition(league).id;
    for (int round = 1; round <= 2; ++round) {
        if (LeagueHouse::competition(league).roundCount() < round)
            LeagueHouse::expectAct(league.act(must(drawNext(league.league(), id, house.dice()))));
        LeagueHouse::expectAct(league.act(LeagueRenamed{u"While it is hidden"_s}));
        LeagueHouse::expectAct(league.act(RoundPublished{id, round, 0}));
        enterWins(league);
    }
    const Journal journal = must(house.stores().journals.read(JournalId(league.id().text())));
    Sealing history;
    League now;
    int hidden = 0;
    for (const JournalEntry &each : journal.entries) {
        const auto alone = sealedOnTop(now, each.payload);
        const auto whole = history.take(each.payload);
        QVERIFY2(alone, qPrintable(each.kind));
        QVERIFY(whole);
        QCOMPARE(*alone, *whole);
        hidden += whole->has_value() ? 1 : 0;
        VERIFY_DONE(applyGroup(now, must(logActionFromJson(each.payload)).group));
    }
    QVERIFY(hidden >= 2); // a draw and what publishes it
}

void TestSharedDecisions::whatReachesBackAsksForAll()
{
    LogAction correction;
    correction.kind = LogAction::Kind::Correct;
    QVERIFY(!sealedOnTop({}, logActionToJson(correction)));
    for (const auto kind : {LogAction::Kind::Undo, LogAction::Kind::Redo}) {
        const auto seen = sealedOnTop({}, logActionToJson({kind, {}, {}}));
        QVERIFY(seen);
        QVERIFY(!seen->has_value());
    }
}

QTEST_GUILESS_MAIN(TestSharedDecisions)
#include "tst_shareddecisions.moc"
