// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/team/hiring.h"
#include "tests/releases/maker/leaguehouse.h"
#include "tests/releases/maker/makefiles.h"
#include "tests/releases/maker/skirmishroom.h"
#include "tests/releases/storefacts.h"
#include "tests/support/teambuilder.h"

#include <QJsonArray>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// What a match owes to sheets.
struct Owed
{
    JournalId match;
    QStringList teams;
};

class DatabaseMaker
{
public:
    DatabaseMaker(Workshop &shop, const ClubStores &stores)
        : m_shop(shop)
        , m_stores(stores)
        , m_house(stores, shop.coach, shop.time)
    { }

    void make()
    {
        playCompetition();
        playBlitz();
        playOlderOnes();
        playGarden();
        playFriendlies();
        playSkirmishes();
    }

    /// Matches whose outcome has not reached the sheets.
    [[nodiscard]] const std::vector<Owed> &owed() const { return m_owed; }
    /// A match that was played on from, of teams that can play again.
    [[nodiscard]] const JournalId &early() const { return m_early; }

private:
    QString join(const QString &edition, const QString &roster, const QString &name)
    {
        return m_house.join(m_shop.teamRoom().built(edition, roster, name));
    }

    /// Four teams, everybody against everybody, edits by hand and corrections in between.
    void playCompetition();
    void playBlitz();
    void playOlderOnes();
    void playGarden();
    void playFriendlies();
    void playSkirmishes();

    Workshop &m_shop;
    ClubStores m_stores;
    LeagueHouse m_house;
    std::vector<Owed> m_owed;
    JournalId m_early;
};

void DatabaseMaker::playCompetition()
{
    const QString human = join(u"crp"_s, u"human"_s, u"Amber Vale"_s);
    const QString orc = join(u"crp"_s, u"orc"_s, u"Copper Hill"_s);
    const QString elf = join(u"crp"_s, u"wood-elf"_s, u"Árbol Viejo"_s);
    const QString rat = join(u"crp"_s, u"skaven"_s, u"Unterstadt"_s);
    const JournalId first = m_house.playLeague(human, orc);
    const JournalId second = m_house.playLeague(elf, rat);
    m_house.playLeague(human, elf);
    m_house.edit(orc, [](Team team) { return must(setCoach(team, u"José Ñandú"_s)); });
    m_house.playLeague(orc, rat);
    m_house.edit(rat, [this](Team team) {
        return must(
            buy(team, *m_shop.teamRoom().ruleset(u"crp"_s), TeamAsset::Cheerleader, Payment::Free));
    });
    m_house.playLeague(human, rat);
    m_house.playLeague(elf, orc);
    m_house.correct(first, false);
    m_house.correct(second, false);
    m_shop.writer.addGame(u"matches/crp-corrected-in-a-league"_s, *must(openKept(m_stores, first)));
    m_house.playLeague(rat, human);
    const QString guest = join(u"crp"_s, u"amazon"_s, u"Passing Through"_s);
    const JournalId last = m_house.playLeague(guest, elf);
    m_house.leave(guest);
    if (const auto done = MatchRepository(m_stores).rename(last, u"Abschiedsspiel"_s); !done)
        qFatal("a match cannot be renamed");
    m_house.playUntil(elf, rat, u"block.outcome"_s);
    // A sheet was edited while the match was played, and the coaches put the decision off.
    const JournalId third = m_house.playLeague(orc, human, [this, &orc] {
        m_house.edit(orc,
                     [](Team team) { return team.with(TeamAsset::FanFactor, team.fanFactor + 1); });
    });
    m_owed.push_back({third, {orc, human}});
}

void DatabaseMaker::playBlitz()
{
    const QString one = join(u"bb2016"_s, u"human"_s, u"Harbour Lights"_s);
    const QString two = join(u"bb2016"_s, u"nurgle"_s, u"Sour Cream"_s);
    const QString three = join(u"bb2016"_s, u"dwarf"_s, u"Short Measure"_s);
    m_house.playLeague(one, two);
    m_house.playLeague(two, three);
    const JournalId middle = m_house.playLeague(three, one);
    m_house.playLeague(one, two);
    m_house.playLeague(two, three);
    m_house.correct(middle, false);
    const JournalId open = m_house.playLeague(three, one);
    m_house.correct(open, true);
    const QString four = join(u"bb2016"_s, u"goblin"_s, u"Bag of Nails"_s);
    m_house.playUntil(two, four, u"after.improve."_s);
}

void DatabaseMaker::playOlderOnes()
{
    const QString red = join(u"lrb4"_s, u"human"_s, u"Eisenach"_s);
    const QString black = join(u"lrb4"_s, u"orc"_s, u"Wartburg"_s);
    m_house.playLeague(red, black);
    m_house.playLeague(black, red);
    m_house.playLeague(red, black);
    const QString blue = join(u"lrb5"_s, u"human"_s, u"Box of Blues"_s);
    const QString green = join(u"lrb5"_s, u"orc"_s, u"Box of Greens"_s);
    m_house.playLeague(blue, green);
    m_house.playLeague(green, blue);
    m_house.playLeague(blue, green);
}

void DatabaseMaker::playGarden()
{
    const QString cats = join(u"courtyard"_s, u"alley-cats"_s, u"Los Gatos"_s);
    const QString people = join(u"courtyard"_s, u"human"_s, u"Third Floor"_s);
    m_early = m_house.playLeague(cats, people);
    m_house.playLeague(people, cats);
    const QString tulips = join(u"garden"_s, u"halfling"_s, u"Tulpenbeet"_s);
    const QString moles = join(u"garden"_s, u"dwarf"_s, u"The Moles"_s);
    m_house.playLeague(tulips, moles);
}

void DatabaseMaker::playFriendlies()
{
    Team quick;
    quick.name = u"Somebody Else"_s;
    quick.coach = quick.name;
    quick.rerolls = 3;
    quick.founded = true;
    const QString fresh = join(u"crp"_s, u"lizardmen"_s, u"Sunstone"_s); // never founded
    m_house.playOneOff(m_house.team(fresh), quick);
    const QString other = join(u"crp"_s, u"vampire"_s, u"Red Carpet"_s);
    m_house.playUntil(fresh, other, u"set-up"_s);
}

void DatabaseMaker::playSkirmishes()
{
    const auto ruleset = must(m_shop.library.load(u"shadespire"_s));
    StoredCollection kept;
    kept.own = ownCollection(*ruleset, m_shop.coach);
    (void)must(CollectionRepository(m_stores).save(kept));
    m_house.playSkirmish(setupFrom(kept.own, *ruleset), {});
    RandomSkirmish three;
    three.players = 3;
    m_house.playSkirmish(skirmishSetup(*ruleset, three, m_shop.coach), {u"defence.roll"_s, 0});
}

std::unique_ptr<Store> openStore(const QString &path)
{
    return must(Store::open(StoreLocation::sqliteFile(path),
                            StoreOptions::as(StoreOptions::Access::Window)));
}

ClubStores clubIn(Store &store, Workshop &shop)
{
    return storesOf(store, shop.library, [&shop] { return shop.time(); });
}

/// What the sheets say once the coaches take the outcomes up that have not reached them.
QJsonArray owedFacts(Workshop &shop, const QString &path, const std::vector<Owed> &owed)
{
    QTemporaryDir elsewhere;
    const QString copy = elsewhere.filePath(u"dugout.db"_s);
    if (!QFile::copy(path, copy))
        qFatal("the database cannot be copied");
    const auto store = openStore(copy);
    const ClubStores stores = clubIn(*store, shop);
    QJsonArray all;
    for (const auto &[match, teams] : owed) {
        if (const auto kept = acceptOutcome(stores, match); !kept)
            qFatal("%s", qPrintable(kept.error().message));
        QJsonArray facts;
        for (const QString &team : teams)
            facts.append(must(keptTeamFacts(stores, team)));
        all.append(QJsonObject{{u"match"_s, match.text()}, {u"teams"_s, facts}});
    }
    return all;
}

} // namespace

void makeDatabase(Workshop &shop)
{
    const QString path = shop.writer.path(u"database/dugout.db"_s);
    QDir().mkpath(QFileInfo(path).path());
    std::vector<Owed> owed;
    QJsonObject facts;
    {
        const auto store = openStore(path);
        const ClubStores stores = clubIn(*store, shop);
        DatabaseMaker maker(shop, stores);
        maker.make();
        owed = maker.owed();
        facts = must(storeFacts(stores));
        facts.insert(u"early"_s, maker.early().text());
    }
    facts.insert(u"owed"_s, owedFacts(shop, path, owed));
    shop.writer.addExpected(u"database/dugout"_s, facts);
}

} // namespace dugout
