// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/home/recentlykept.h"
#include "tests/support/windowfixture.h"
#include "ui/common/cardbutton.h"
#include "ui/home/homepage.h"

#include <QAbstractButton>
#include <QSignalSpy>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(dugout::HomeFeed)

class TestHome final : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnAnyWarning(); }
    void theCardOffersWhatComesNext_data();
    void theCardOffersWhatComesNext();
    void doorsOpenByMouseAndKeys();
    void recentItemsOpen();
    void onlyTheNewestAreShown();
    void teamsShowTheirBadges();
    void itemsLeadToTheirPlaces_data();
    void itemsLeadToTheirPlaces();

private:
    static HomeItem item(HomeItem::Kind kind, const QString &id)
    {
        return {kind, id, u"Title "_s + id, {}, {}};
    }
};

void TestHome::theCardOffersWhatComesNext_data()
{
    QTest::addColumn<HomeFeed>("feed");
    QTest::addColumn<QString>("words"); // empty: no card
    QTest::addColumn<QByteArray>("signal");
    QTest::addColumn<bool>("alsoNewMatch");
    HomeFeed feed;
    QTest::newRow("nothing") << feed << QString() << QByteArray() << false;
    feed.canStartMatch = true;
    QTest::newRow("teams to play with")
        << feed << u"New match"_s << QByteArray(SIGNAL(newMatchRequested())) << false;
    feed.offersSamples = true;
    QTest::newRow("first start") << feed << u"Add the sample teams"_s
                                 << QByteArray(SIGNAL(samplesRequested())) << true;
    feed.inProgress = HomeItem{};
    QTest::newRow("a match in progress comes before all")
        << feed << u"Continue"_s << QByteArray(SIGNAL(itemRequested(HomeItem))) << true;
}

void TestHome::theCardOffersWhatComesNext()
{
    QFETCH(HomeFeed, feed);
    QFETCH(QString, words);
    QFETCH(QByteArray, signal);
    QFETCH(bool, alsoNewMatch);
    HomePage home;
    home.show();
    home.setFeed(feed);
    auto *first = home.findChild<QAbstractButton *>(u"home-first"_s);
    auto *newMatch = home.findChild<QAbstractButton *>(u"home-new-match"_s);
    QCOMPARE(first->isVisible(), !words.isEmpty());
    QCOMPARE(newMatch->isVisible(), alsoNewMatch);
    if (words.isEmpty())
        return;
    QCOMPARE(first->text(), words);
    const QSignalSpy asked(&home, signal.constData());
    QTest::keyClick(first, Qt::Key_Return);
    QCOMPARE(asked.size(), 1);
    if (alsoNewMatch) {
        const QSignalSpy started(&home, &HomePage::newMatchRequested);
        QTest::mouseClick(newMatch, Qt::LeftButton);
        QCOMPARE(started.size(), 1);
    }
}

void TestHome::doorsOpenByMouseAndKeys()
{
    HomePage home;
    home.resize(1000, 700);
    home.show();
    const QSignalSpy opened(&home, &HomePage::placeRequested);
    for (const Place place :
         {Place::Match, Place::Teams, Place::League, Place::Skirmish, Place::Rules}) {
        auto *door = home.findChild<CardButton *>(u"door-"_s + placeKey(place));
        QVERIFY(door);
        // Anywhere on the card, also on its words.
        QTest::mouseClick(door, Qt::LeftButton, {}, {door->width() - 5, door->height() - 5});
        QTest::keyClick(door, Qt::Key_Return);
        QTest::keyClick(door, Qt::Key_Enter);
        QTest::keyClick(door, Qt::Key_Space);
        QCOMPARE(opened.size(), 4 * static_cast<int>(place));
        QCOMPARE(opened.constLast().at(0).value<Place>(), place);
    }
}

void TestHome::recentItemsOpen()
{
    HomePage home;
    home.show();
    home.setFeed(fullHomeFeed());
    const QSignalSpy opened(&home, &HomePage::itemRequested);
    for (const HomeItem &item : home.feed().recent) {
        auto *card = home.findChild<CardButton *>(u"recent-"_s + item.id);
        QVERIFY2(card, qPrintable(item.id));
        QCOMPARE(card->accessibleName(), item.title);
        QTest::keyClick(card, Qt::Key_Return);
        QCOMPARE(opened.constLast().at(0).value<HomeItem>(), item);
    }
    home.setFeed({});
    QVERIFY(!home.findChild<CardButton *>(u"recent-t1"_s));
}

void TestHome::teamsShowTheirBadges()
{
    RecentlyKept recent;
    for (const QString &id : {u"with"_s, u"without"_s})
        recent.teams.push_back({u"team"_s, DocumentId(id), id, 1, 1000});
    Badge badge;
    badge.field = {200, 10, 12};
    recent.badges.insert(u"with"_s, badge);
    HomePage home;
    home.resize(900, 700);
    home.show();
    home.setFeed(homeFeed(recent));
    const auto isRed = [&home](const QString &id) {
        const QImage image = home.findChild<CardButton *>(u"recent-"_s + id)->grab().toImage();
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixelColor(x, y) == QColor(200, 10, 12))
                    return true;
            }
        }
        return false;
    };
    QVERIFY(isRed(u"with"_s));
    QVERIFY(!isRed(u"without"_s));
}

void TestHome::onlyTheNewestAreShown()
{
    HomePage home;
    HomeFeed feed;
    for (int i = 0; i < 20; ++i)
        feed.recent.append(item(HomeItem::Kind::Team, QString::number(i)));
    home.setFeed(feed);
    QVERIFY(home.findChild<CardButton *>(u"recent-0"_s));
    QVERIFY(home.findChild<CardButton *>(u"recent-5"_s));
    QVERIFY(!home.findChild<CardButton *>(u"recent-6"_s));
}

void TestHome::itemsLeadToTheirPlaces_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<Place>("place");
    QTest::newRow("match") << static_cast<int>(HomeItem::Kind::Match) << Place::Match;
    QTest::newRow("team") << static_cast<int>(HomeItem::Kind::Team) << Place::Teams;
    QTest::newRow("league") << static_cast<int>(HomeItem::Kind::League) << Place::League;
    QTest::newRow("skirmish") << static_cast<int>(HomeItem::Kind::Skirmish) << Place::Skirmish;
}

void TestHome::itemsLeadToTheirPlaces()
{
    QFETCH(int, kind);
    QFETCH(Place, place);
    WindowFixture fixture;
    HomeFeed feed;
    feed.recent = {item(static_cast<HomeItem::Kind>(kind), u"x"_s)};
    fixture.window().home()->setFeed(feed);
    fixture.show();
    fixture.window().findChild<QAbstractButton *>(u"recent-x"_s)->click();
    QCOMPARE(fixture.window().place(), place);
}

QTEST_MAIN(TestHome)
#include "tst_home.moc"
