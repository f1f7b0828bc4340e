// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/journalkeeper.h"
#include "tests/support/storefixture.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// The history of a game, through the store and back.
class TestJournalKeeper final : public QObject
{
    Q_OBJECT

private slots:
    void historySurvivesARestart_data() { StoreFixture::addEngineRows(); }
    void historySurvivesARestart();
    void aRefusedLineMayBeTriedAgain();
    void linesOfALaterDugoutAreRefused_data();
    void linesOfALaterDugoutAreRefused();

private:
    StoreFixture m_fixture;
};

namespace {

LogAction answering(const QString &prompt)
{
    Event event;
    event.prompt = prompt;
    event.dice = {3, 4};
    return {LogAction::Kind::Do, {100, {event, event}}, {}};
}

std::vector<LogAction> history()
{
    const LogAction undo{LogAction::Kind::Undo, {}, {}};
    const LogAction redo{LogAction::Kind::Redo, {}, {}};
    const LogAction correct{
        LogAction::Kind::Correct, {}, {Correction::What::Replace, 0, answering(u"other"_s).group}};
    return {answering(u"weather"_s),  answering(u"kick-off"_s), undo, redo, undo, correct,
            answering(u"touchdown"_s)};
}

} // namespace

void TestJournalKeeper::historySurvivesARestart()
{
    const auto place = m_fixture.emptyPlace();
    const JournalId id(u"m1"_s);
    EventLog live;
    qint64 now = 1000;
    for (const LogAction &action : history()) {
        const auto store = Store::open(place); // a restart before every line
        VERIFY_DONE(store);
        if (live == EventLog())
            VERIFY_DONE((*store)->journals().create(StoreFixture::header(id.text())));
        const auto journal = (*store)->journals().read(id);
        VERIFY_DONE(journal);
        JournalKeeper keeper((*store)->journals(), id, qint64(journal->entries.size()),
                             [&now] { return ++now; });
        VERIFY_DONE(keeper.keep(action));
        VERIFY_DONE(live.apply(action));

        const auto after = (*store)->journals().read(id);
        VERIFY_DONE(after);
        QCOMPARE(after->entries.back().atMs, now);
        const auto lines = JournalKeeper::linesOf(*after);
        VERIFY_DONE(lines);
        EventLog restored;
        for (const LogAction &line : *lines)
            VERIFY_DONE(restored.apply(line));
        QVERIFY(restored == live);
    }
}

void TestJournalKeeper::aRefusedLineMayBeTriedAgain()
{
    const auto store = Store::open(m_fixture.emptyPlace(u"sqlite"_s));
    VERIFY_DONE(store);
    const JournalId id(u"m1"_s);
    JournalKeeper keeper((*store)->journals(), id, 0, [] { return 1; });
    QCOMPARE(errorOf(keeper.keep(answering(u"weather"_s))), u"store.not-found"_s);
    VERIFY_DONE((*store)->journals().create(StoreFixture::header(id.text())));
    VERIFY_DONE(keeper.keep(answering(u"weather"_s)));
    VERIFY_DONE(keeper.keep(answering(u"kick-off"_s)));
    JournalKeeper second((*store)->journals(), id, 1, [] { return 1; });
    QCOMPARE(errorOf(second.keep(answering(u"touchdown"_s))), u"store.conflict"_s);
}

void TestJournalKeeper::linesOfALaterDugoutAreRefused_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<int>("version");
    QTest::addColumn<QString>("code");
    QTest::newRow("known") << u"undo"_s << 1 << u""_s;
    QTest::newRow("unknown kind") << u"foresee"_s << 1 << u"log-line-unknown"_s;
    QTest::newRow("unknown form") << u"undo"_s << 2 << u"log-line-unknown"_s;
}

void TestJournalKeeper::linesOfALaterDugoutAreRefused()
{
    QFETCH(QString, kind);
    QFETCH(int, version);
    Journal journal;
    journal.entries.push_back({1, 1, 5, kind, QJsonObject{{u"kind"_s, kind}}, version});
    QTEST(errorOf(JournalKeeper::linesOf(journal)), "code");
}

QTEST_GUILESS_MAIN(TestJournalKeeper)
#include "tst_journalkeeper.moc"
