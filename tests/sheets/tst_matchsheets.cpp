// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/shopsheet.h"
#include "core/shop/purchaseid.h"
#include "core/team/teamvalue.h"
#include "tests/support/teambuilder.h"
#include "ui/sheets/sheetchoice.h"
#include "ui/sheets/sheetoutput.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// What was bought for a match stands on both sheets.
class TestMatchSheets final : public QObject
{
    Q_OBJECT

private slots:
    void hiredPlayersJoin();
    void whatBothWantedIsMissing();
    void pagesShowWhatWasBought_data();
    void pagesShowWhatWasBought();
    void recordsSayWhatIsKnownOfTheFixture();
};

namespace {

Team rich(const Ruleset &ruleset, const QString &id, const QString &roster)
{
    Team team = testTeam(ruleset, roster, {{u"lineman"_s, 11}});
    team.id = TeamId(id);
    team.name = id + u" Rovers"_s;
    team.founded = true;
    team.treasury = 2'000'000;
    return team;
}

InducementShop stocked(const Ruleset &ruleset)
{
    InducementShop shop = openShop(rich(ruleset, u"Home"_s, u"human"_s),
                                   rich(ruleset, u"Away"_s, u"orc"_s), ruleset);
    shop = must(transferGold(shop, 0, 1'500'000));
    shop = must(transferGold(shop, 1, 1'500'000));
    return shop;
}

InducementShop buy(InducementShop shop, size_t side, const QString &id, const Ruleset &ruleset,
                   const QString &skill = {})
{
    Purchase wanted = purchaseFromId(id, ruleset);
    wanted.skill = SkillId(skill);
    return must(purchase(std::move(shop), side, wanted, ruleset));
}

QString textOf(PagedSheet &pages)
{
    QTemporaryDir folder;
    const QString file = folder.filePath(u"sheet.pdf"_s);
    if (!SheetOutput::savePdf(pages, {}, file))
        return {};
    QProcess reader;
    reader.start(u"pdftotext"_s, {u"-layout"_s, file, u"-"_s});
    reader.waitForFinished();
    return QString::fromUtf8(reader.readAllStandardOutput()).simplified();
}

} // namespace

void TestMatchSheets::hiredPlayersJoin()
{
    const Ruleset &crp = testRuleset(u"crp"_s);
    InducementShop shop = buy(stocked(crp), 0, u"star-players/griff-oberwald"_s, crp);
    shop = buy(shop, 0, u"mercenaries/blitzer"_s, crp, u"guard"_s);
    const TeamSheet sheet = makeMatchSheet(shop, 0, {}, crp, Language::English);
    QCOMPARE(sheet.players.size(), size_t(13));
    QCOMPARE(sheet.players[11].number, 12);
    QCOMPARE(sheet.players[11].kind.first, u"Star player"_s);
    QCOMPARE(sheet.players[12].kind.first, u"Mercenary"_s);
    QVERIFY(sheet.players[12].skillList().contains(u"Guard"_s));
    QCOMPARE(sheet.teamValue, teamValue(*shop.sides[0].team, crp)); // that of the team alone
    QCOMPARE(sheet.inducements.size(), size_t(2));
    QCOMPARE(sheet.treasury, 2'000'000 - spentOwnGold(shop, 0, crp));
    QVERIFY(makeMatchSheet(shop, 1, {}, crp, Language::English).inducements.empty());
}

void TestMatchSheets::whatBothWantedIsMissing()
{
    const Ruleset &crp = testRuleset(u"crp"_s);
    InducementShop shop = stocked(crp);
    for (const size_t side : {size_t(0), size_t(1)})
        shop = buy(shop, side, u"star-players/morg-n-thorg"_s, crp);
    for (const size_t side : {size_t(0), size_t(1)}) {
        const TeamSheet sheet = makeMatchSheet(shop, side, {}, crp, Language::German);
        QVERIFY(sheet.inducements.empty());
        QCOMPARE(sheet.players.size(), size_t(11));
        QVERIFY(sheet.treasury < 2'000'000); // paid all the same
    }
}

void TestMatchSheets::pagesShowWhatWasBought_data()
{
    QTest::addColumn<SheetChoice>("choice");
    QTest::addColumn<Language>("language");
    for (const SheetChoice choice : {SheetChoice::Team, SheetChoice::Compact, SheetChoice::Match}) {
        for (const Language language : allLanguages)
            QTest::addRow("%s %s", qPrintable(sheetChoiceName(choice)),
                          qPrintable(languageCode(language)))
                << choice << language;
    }
}

void TestMatchSheets::pagesShowWhatWasBought()
{
    QFETCH(SheetChoice, choice);
    QFETCH(Language, language);
    const Ruleset &bb = testRuleset(u"bb2016"_s);
    InducementShop shop = stocked(bb);
    shop = buy(buy(shop, 0, u"bribes"_s, bb), 0, u"bribes"_s, bb);
    shop = buy(shop, 0, u"star-players/griff-oberwald"_s, bb);
    shop = buy(shop, 0, u"special-play-cards/dirty-tricks-2016"_s, bb);
    const Deck &deck = *bb.decks().find(DeckId(u"dirty-tricks-2016"_s));
    const TeamSheet sheet
        = makeMatchSheet(shop, 0, {std::vector{deck.cards[0].id}, {}}, bb, language);
    const auto pages = makeSheetPages(choice, sheet, makeMatchSheet(shop, 1, {}, bb, language));
    const QString text = textOf(*pages);
    QVERIFY(text.contains(bb.stars().find(StarId(u"griff-oberwald"_s))->name.in(language)));
    const auto firstWord
        = [&](const LocalizedText &name) { return name.in(language).section(u' ', 0, 0); };
    QVERIFY(text.contains(firstWord(bb.inducements().find(InducementId(u"bribes"_s))->name)));
    QVERIFY(text.contains(firstWord(deck.cards[0].name)));
    if (choice != SheetChoice::Match)
        QVERIFY(text.contains(u"2 × "_s));
}

void TestMatchSheets::recordsSayWhatIsKnownOfTheFixture()
{
    const Ruleset &crp = testRuleset(u"crp"_s);
    const TeamSheet sheet = makeTeamSheet(rich(crp, u"Home"_s, u"human"_s), crp, Language::German);
    const Fixture fixture{u"Ostpokal"_s, u"3. Mai"_s, u"Alte Halle"_s};
    const QString text = textOf(*makeSheetPages(SheetChoice::Match, sheet, {}, fixture));
    for (const QString &fact : {fixture.competition, fixture.date, fixture.place})
        QVERIFY2(text.contains(fact), qPrintable(fact));
}

QTEST_MAIN(TestMatchSheets)
#include "tst_matchsheets.moc"
