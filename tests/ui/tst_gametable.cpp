// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/matchrepository.h"
#include "core/match/randommatch.h"
#include "core/match/state/statebytes.h"
#include "core/store/store.h"
#include "tests/support/matchdriver.h"
#include "ui/match/matchtable.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Passes on to a real store, and remembers when it was asked.
class WatchedJournals final : public JournalStore
{
public:
    explicit WatchedJournals(JournalStore &store)
        : m_store(store)
    { }

    bool fails = false;
    int kept = 0;

    Result<void> create(const JournalHeader &header) override { return m_store.create(header); }
    Result<void> append(const JournalId &id, qint64 next, const std::vector<JournalEntry> &group,
                        const JournalProgress &after) override
    {
        if (fails)
            return Error{ErrorCode::StoreDiskFull, u"The disk is full."_s, {}};
        ++kept;
        return m_store.append(id, next, group, after);
    }
    Result<void> rename(const JournalId &id, const QString &title) override
    {
        return m_store.rename(id, title);
    }
    Result<Journal> read(const JournalId &id) override { return m_store.read(id); }
    Result<JournalHeader> readHeader(const JournalId &id) override
    {
        return m_store.readHeader(id);
    }
    Result<std::vector<JournalSummary>> list(const JournalQuery &query) override
    {
        return m_store.list(query);
    }
    Result<qint64> count(const JournalQuery &query) override { return m_store.count(query); }
    Result<void> remove(const JournalId &id) override { return m_store.remove(id); }

private:
    JournalStore &m_store;
};

/// A match on the table, with a real database below it.
class TestGameTable final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void everyAnswerIsKeptBeforeItIsShown();
    void aRefusedStoreChangesNothing();
    void aWrongAnswerChangesNothing();
    void aMatchIsResumedOnTheSamePrompt();
    void undoAndRedoSurviveARestart();
    void aFinishedMatchIsListedAsFinished();
    void lookingBackShowsTheStateThen();
    void aCorrectionKeepsWhatNoLongerFits();
    void anEarlierPromptIsOfferedAgain();

private:
    [[nodiscard]] MatchRepository matches()
    {
        return MatchRepository({*m_journals, m_store->documents(), m_store->batches(),
                                m_store->results(), m_library, [this] { return ++m_now; }});
    }
    [[nodiscard]] std::unique_ptr<MatchTable> open();
    static Event answerTo(const Prompt &prompt, RandomSource &random);
    static void play(MatchTable &table, int answers, std::uint64_t seed = 7);
    static void playTo(MatchTable &table, const QString &prompt);
    static Event choice(const QString &prompt, Seat seat, const QString &what);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Store> m_store;
    std::unique_ptr<WatchedJournals> m_journals;
    RulesetLibrary m_library;
    JournalId m_id;
    qint64 m_now = 1000;
};

void TestGameTable::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    auto opened = Store::open(*StoreLocation::parse(m_folder->filePath(u"dugout.sqlite"_s)));
    QVERIFY(opened.has_value());
    m_store = std::move(opened.value());
    m_journals = std::make_unique<WatchedJournals>(m_store->journals());
    m_id = must(matches().start(plainSetup()));
}

void TestGameTable::cleanup()
{
    m_journals.reset();
    m_store.reset();
    m_folder.reset();
}

std::unique_ptr<MatchTable> TestGameTable::open()
{
    return std::make_unique<MatchTable>(must(matches().open(m_id)));
}

Event TestGameTable::answerTo(const Prompt &prompt, RandomSource &random)
{
    return randomAnswer(prompt, random);
}

void TestGameTable::play(MatchTable &table, int answers, std::uint64_t seed)
{
    SeededRandomSource random(seed);
    for (int i = 0; i < answers && !table.isFinished(); ++i) {
        const std::vector<Prompt> offered = table.prompts();
        const auto done = table.act({answerTo(randomPrompt(offered, random), random)});
        QVERIFY2(done.has_value(), done ? "" : qPrintable(done.error().message));
    }
}

void TestGameTable::playTo(MatchTable &table, const QString &wanted)
{
    SeededRandomSource random(3);
    for (int i = 0; i < 2000; ++i) {
        const std::vector<Prompt> offered = table.prompts();
        if (std::any_of(offered.begin(), offered.end(),
                        [&wanted](const Prompt &one) { return one.id == wanted; }))
            return;
        QVERIFY(table.act({answerTo(offered.front(), random)}).has_value());
    }
    QFAIL("the prompt never came");
}

Event TestGameTable::choice(const QString &prompt, Seat seat, const QString &what)
{
    Event event;
    event.prompt = prompt;
    event.seat = seat;
    event.choices = {what};
    return event;
}

void TestGameTable::everyAnswerIsKeptBeforeItIsShown()
{
    const auto table = open();
    QVERIFY(table);
    int shown = 0;
    bool keptFirst = true;
    connect(table.get(), &GameTable::advanced, this, [&] {
        ++shown;
        keptFirst = keptFirst && m_journals->read(m_id)->entries.size() == size_t(shown);
    });
    play(*table, 40);
    QCOMPARE(shown, 40);
    QVERIFY(keptFirst);
}

void TestGameTable::aRefusedStoreChangesNothing()
{
    const auto table = open();
    play(*table, 10);
    const QString before = stateHashText(table->session().state());
    const size_t rows = table->rows().size();
    QSignalSpy advanced(table.get(), &GameTable::advanced);
    m_journals->fails = true;
    SeededRandomSource random(1);
    const std::vector<Prompt> offered = table->prompts();
    const auto done = table->act({answerTo(randomPrompt(offered, random), random)});
    QVERIFY(!done.has_value());
    QCOMPARE(done.error().message, u"The disk is full."_s);
    QVERIFY(!table->undo().has_value());
    QCOMPARE(stateHashText(table->session().state()), before);
    QCOMPARE(table->rows().size(), rows);
    QCOMPARE(advanced.count(), 0);
    m_journals->fails = false;
    QVERIFY(table->undo().has_value());
    QCOMPARE(advanced.count(), 1);
}

void TestGameTable::aWrongAnswerChangesNothing()
{
    const auto table = open();
    playTo(*table, u"end-turn"_s);
    const int kept = m_journals->kept;
    const QString before = stateHashText(table->session().state());
    const auto done = table->act({choice(u"touchdown"_s, 0, u"0:nobody"_s)});
    QVERIFY(!done.has_value());
    QVERIFY(done.error().message.endsWith(u'.'));
    QCOMPARE(m_journals->kept, kept);
    QCOMPARE(stateHashText(table->session().state()), before);
}

void TestGameTable::aMatchIsResumedOnTheSamePrompt()
{
    auto table = open();
    play(*table, 60);
    const QString state = stateHashText(table->session().state());
    const std::vector<Prompt> asked = table->prompts();
    const std::vector<LogRow> rows = table->rows();
    const QString last = table->lastAnswer().line;
    table = open();
    QCOMPARE(stateHashText(table->session().state()), state);
    QCOMPARE(table->prompts(), asked);
    QVERIFY(table->rows() == rows);
    QCOMPARE(table->lastAnswer().line, last);
    play(*table, 5);
}

void TestGameTable::undoAndRedoSurviveARestart()
{
    auto table = open();
    play(*table, 20);
    const QString all = stateHashText(table->session().state());
    for (int i = 0; i < 7; ++i)
        QVERIFY(table->undo().has_value());
    const QString earlier = stateHashText(table->session().state());
    table = open();
    QCOMPARE(stateHashText(table->session().state()), earlier);
    for (int i = 0; i < 7; ++i)
        QVERIFY(table->redo().has_value());
    QCOMPARE(stateHashText(table->session().state()), all);
    QVERIFY(!table->log().canRedo());
}

void TestGameTable::aFinishedMatchIsListedAsFinished()
{
    const auto table = open();
    play(*table, 20'000);
    QVERIFY(table->isFinished());
    QCOMPARE(m_journals->read(m_id)->stand.state, JournalState::Finished);
    QCOMPARE(m_store->results().read(m_id)->winner, table->session().state().winner());
    QVERIFY(table->undo().has_value());
    QCOMPARE(m_journals->read(m_id)->stand.state, JournalState::Running);
    QCOMPARE(m_store->results().read(m_id).error().code, ErrorCode::StoreNotFound);
    QVERIFY(table->redo().has_value());
    QCOMPARE(m_journals->read(m_id)->stand.state, JournalState::Finished);
    QVERIFY(m_store->results().read(m_id).has_value());
}

void TestGameTable::lookingBackShowsTheStateThen()
{
    const auto table = open();
    play(*table, 30);
    const QString now = stateHashText(table->session().state());
    const QString then = stateHashText(table->session().stateAfter(12));
    table->lookBack(12);
    QCOMPARE(stateHashText(table->shownState()), then);
    QCOMPARE(stateHashText(table->session().state()), now);
    QCOMPARE(table->lookedBackTo(), std::optional<int>(12));
    table->lookAtNow();
    QCOMPARE(stateHashText(table->shownState()), now);
    table->lookBack(12);
    play(*table, 1, 9);
    QVERIFY(!table->lookedBackTo());
}

void TestGameTable::aCorrectionKeepsWhatNoLongerFits()
{
    const auto table = open();
    playTo(*table, u"end-turn"_s);
    const Seat own = table->session().state().active;
    const QString scorer = table->session().state().onPitch(own).first();
    QVERIFY(table->act({choice(u"touchdown"_s, own, scorer)}).has_value());
    playTo(*table, u"end-turn"_s);
    const auto turn = static_cast<int>(table->log().groups().size());
    Event end;
    end.prompt = u"end-turn"_s;
    end.seat = table->session().state().active;
    QVERIFY(table->act({end}).has_value());
    // The touchdown never happened: much of what follows was never asked then.
    int touchdown = 0;
    while (table->log().groups().at(size_t(touchdown)).events.front().prompt != u"touchdown"_s)
        ++touchdown;
    QVERIFY(table->correct({Correction::What::Remove, touchdown, {}}).has_value());
    QCOMPARE(table->session().state().side(own).score, 0);
    QCOMPARE(table->rows().size(), size_t(turn));
    int rejectedEvents = 0;
    for (const LogRow &row : table->rows())
        rejectedEvents += row.rejected.isEmpty() ? 0 : 1;
    QCOMPARE_GE(rejectedEvents, 1);
    for (const LogRow &row : table->rows())
        QVERIFY(row.rejected.isEmpty() || !row.line.isEmpty());
    QVERIFY(table->undo().has_value());
    QCOMPARE(table->session().state().side(own).score, 1);
    for (const LogRow &row : table->rows())
        QCOMPARE(row.rejected, QString());
}

void TestGameTable::anEarlierPromptIsOfferedAgain()
{
    const auto table = open();
    playTo(*table, u"end-turn"_s);
    const auto &groups = table->log().groups();
    for (int g = 0; g < static_cast<int>(groups.size()); ++g) {
        const std::vector<OfferedPrompt> offers = table->offeredAfter(g, {});
        const QString &id = groups.at(size_t(g)).events.front().prompt;
        QVERIFY2(std::any_of(offers.begin(), offers.end(),
                             [&id](const OfferedPrompt &one) { return one.prompt.id == id; }),
                 qPrintable(id));
    }
    const Seat own = table->session().state().active;
    const QString player = table->session().state().onPitch(own).first();
    const std::vector<OfferedPrompt> next = table->offeredAfter(
        static_cast<int>(groups.size()), {choice(u"hand.player"_s, noSeat, player)});
    QCOMPARE(next.size(), size_t(1));
    QCOMPARE(next.front().prompt.id, u"hand.place"_s);
    QVERIFY(table->offeredAfter(0, {choice(u"touchdown"_s, own, player)}).empty());
}

QTEST_GUILESS_MAIN(TestGameTable)
#include "tst_gametable.moc"
