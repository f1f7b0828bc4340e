// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/storewatch.h"
#include "tests/support/storefixture.h"

#include <QSignalSpy>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// A window hears of what a command in a terminal wrote to the same file, and not of itself.
class TestStoreWatch final : public QObject
{
    Q_OBJECT

private slots:
    void othersAreNews();
    void theFileTellsByItself();
    void whatIsKnownIsNoNews();
    void aServerIsNotWatched();

private:
    [[nodiscard]] static std::unique_ptr<Store> opened(const StoreLocation &place)
    {
        auto store = Store::open(place);
        if (!store)
            qFatal("%s", qPrintable(store.error().message));
        return *std::move(store);
    }

    StoreFixture m_fixture;
};

void TestStoreWatch::othersAreNews()
{
    const StoreLocation place = m_fixture.emptyPlace(u"sqlite"_s);
    const auto window = opened(place);
    StoreWatch watch(*window);
    const QSignalSpy news(&watch, &StoreWatch::changed);
    watch.look();
    QCOMPARE(news.count(), 0);
    VERIFY_DONE(window->journals().create(StoreFixture::header(u"mine"_s)));
    watch.look();
    QCOMPARE(news.count(), 0);

    const auto command = opened(place);
    watch.skip(); // whatever opening does
    VERIFY_DONE(command->journals().create(StoreFixture::header(u"theirs"_s)));
    watch.look();
    QCOMPARE(news.count(), 1);
    watch.look();
    QCOMPARE(news.count(), 1);
    VERIFY_DONE(command->journals().append(JournalId(u"mine"_s), 1, StoreFixture::group(1)));
    VERIFY_DONE(command->journals().append(JournalId(u"mine"_s), 2, StoreFixture::group(2)));
    watch.look();
    QCOMPARE(news.count(), 2); // in one go
}

void TestStoreWatch::theFileTellsByItself()
{
    const StoreLocation place = m_fixture.emptyPlace(u"sqlite"_s);
    const auto window = opened(place);
    StoreWatch watch(*window);
    QSignalSpy news(&watch, &StoreWatch::changed);
    {
        const auto command = opened(place);
        VERIFY_DONE(command->journals().create(StoreFixture::header(u"theirs"_s)));
    }
    QTRY_VERIFY(news.count() > 0);
    // Also after the first one has gone.
    const auto next = opened(place);
    watch.skip();
    news.clear();
    VERIFY_DONE(next->journals().create(StoreFixture::header(u"more"_s)));
    QTRY_VERIFY(news.count() > 0);
}

void TestStoreWatch::whatIsKnownIsNoNews()
{
    const StoreLocation place = m_fixture.emptyPlace(u"sqlite"_s);
    const auto window = opened(place);
    const auto command = opened(place);
    StoreWatch watch(*window);
    const QSignalSpy news(&watch, &StoreWatch::changed);
    VERIFY_DONE(command->journals().create(StoreFixture::header(u"theirs"_s)));
    watch.skip();
    watch.look();
    QCOMPARE(news.count(), 0);
}

void TestStoreWatch::aServerIsNotWatched()
{
    const StoreLocation place = m_fixture.emptyPlace(u"psql"_s);
    const auto window = opened(place);
    const auto command = opened(place);
    StoreWatch watch(*window);
    const QSignalSpy news(&watch, &StoreWatch::changed);
    VERIFY_DONE(command->journals().create(StoreFixture::header(u"theirs"_s)));
    watch.look();
    QCOMPARE(news.count(), 0);
}

QTEST_GUILESS_MAIN(TestStoreWatch)
#include "tst_storewatch.moc"
