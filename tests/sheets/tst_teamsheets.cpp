// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/sampleteams.h"
#include "core/team/improvement.h"
#include "core/team/teamperks.h"
#include "core/team/teamvalue.h"
#include "core/text/searchfold.h"
#include "tests/support/pdftext.h"
#include "tests/support/teambuilder.h"
#include "ui/sheets/matchrecordpages.h"
#include "ui/sheets/playercardpages.h"
#include "ui/sheets/sheetbundle.h"
#include "ui/sheets/sheetoutput.h"
#include "ui/sheets/sheettable.h"
#include "ui/sheets/teamsheetpages.h"

#include <QImage>
#include <QTemporaryDir>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

const SheetPaper papers[]{{QPageSize::A4, QPageLayout::Portrait},
                          {QPageSize::A4, QPageLayout::Landscape},
                          {QPageSize::Letter, QPageLayout::Portrait},
                          {QPageSize::Letter, QPageLayout::Landscape}};

const QStringList kinds{u"team"_s, u"compact"_s, u"match"_s, u"cards"_s};

std::unique_ptr<PiecedSheet> pagesOf(const QString &kind, const TeamSheet &sheet)
{
    if (kind == u"match"_s)
        return std::make_unique<MatchRecordPages>(MatchRecordSheet{sheet, sheet, {}});
    if (kind == u"cards"_s)
        return std::make_unique<PlayerCardPages>(sheet);
    return std::make_unique<TeamSheetPages>(
        sheet, kind == u"compact"_s ? TeamSheetKind::Compact : TeamSheetKind::Full);
}

/// Sixteen players with eight learnt skills each, long names and accents.
Team heavyTeam(const Ruleset &ruleset)
{
    Team team = testTeam(ruleset, u"human"_s,
                         {{u"blitzer"_s, 4},
                          {u"thrower"_s, 2},
                          {u"catcher"_s, 4},
                          {u"lineman"_s, 5},
                          {u"ogre"_s, 1}});
    team.name = u"Die unaufhaltsamen Ñoquis vom Größeren Übersee-Äquator an der Würm und Straße"_s;
    team.coach = u"Doña Íñiga Ägäis-Überschär von und zu Größenwahnsdorf"_s;
    for (Player &player : team.players) {
        player.name
            = u"Señor Größenwahn-Überschätzt de los Ñandúes del Río Cuarto y Übersee %1"_s.arg(
                player.number);
        for (const char *skill : {"guard", "mighty-blow", "tackle", "strip-ball", "diving-tackle",
                                  "side-step", "nerves-of-steel", "disturbing-presence"})
            player.improvements.push_back({SkillId(QString::fromUtf8(skill)), {}, 20'000, {}});
        player.achievements = {player.number, 2, 1, 3, 1, 0};
    }
    team.players[3].injuries = {2, {0, 1, 0, 1}};
    team.players[3].missesNextMatch = true;
    return team;
}

} // namespace

class TestTeamSheets final : public QObject
{
    Q_OBJECT

private slots:
    void everythingIsOnThePaper_data();
    void everythingIsOnThePaper();
    void everySampleTeam_data();
    void everySampleTeam();
    void nothingOverlaps_data();
    void nothingOverlaps();
    void wordsAreNeverBroken();
    void secondLanguage();
    void theHeadRatesWhereTheEditionDoes();
    void explainsEverySkillOnce();
    void blankOpponent();
    void longNotes();
    void readableInGrey();
    void bundleKeepsAllPages();
    void spanishMillions();
    void headsAndInjuriesInBothLanguages_data();
    void headsAndInjuriesInBothLanguages();
    void marksAreThoseOfTheBook();
    void anEditionThatRatesHasItsRatingInTheHead();
    void aTrophyStandsOnTheSheet();
    void aPointWonAndLostLeavesATrace();
    void skillsStayOnThePage();
    void absentPlayersHaveNoBoxes();
    void aTitleIsNotBrokenWhereANameCanBe();

private:
    void checkText(const QString &text, const Team &team, const Ruleset &ruleset,
                   Language language) const;
};

void TestTeamSheets::checkText(const QString &text, const Team &team, const Ruleset &ruleset,
                               Language language) const
{
    QVERIFY(text.contains(squeezed(team.name)));
    for (const Player &player : team.players) {
        QVERIFY2(text.contains(squeezed(player.name)), qPrintable(player.name));
        QVERIFY(text.contains(QString::number(player.number)));
        QVERIFY(text.contains(squeezed(roleName(player, team, ruleset).in(language))));
        QVERIFY(
            text.contains(squeezed(groupedNumber(playerValue(player, team, ruleset), language))));
        for (const SkillId &skill : skillsOf(player, team, ruleset))
            QVERIFY2(text.contains(squeezed(ruleset.skills().find(skill)->name.in(language))),
                     qPrintable(skill.text()));
    }
}

void TestTeamSheets::everythingIsOnThePaper_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("second");
    for (const QString &kind : kinds) {
        for (const Language language : allLanguages) {
            const QString code = languageCode(language);
            QTest::addRow("%s %s", qPrintable(kind), qPrintable(code)) << kind << code << QString();
            for (const Language other : allLanguages) {
                if (other != language)
                    QTest::addRow("%s %s %s", qPrintable(kind), qPrintable(code),
                                  qPrintable(languageCode(other)))
                        << kind << code << languageCode(other);
            }
        }
    }
}

void TestTeamSheets::everythingIsOnThePaper()
{
    QFETCH(QString, kind);
    QFETCH(QString, language);
    QFETCH(QString, second);
    const Ruleset &ruleset = testRuleset(u"crp"_s);
    const Team team = heavyTeam(ruleset);
    const Language wanted = *languageFromCode(language);
    QTemporaryDir folder;
    const QString file = folder.filePath(u"sheet.pdf"_s);
    for (const SheetPaper &paper : {papers[0], papers[3]}) {
        const auto pages
            = pagesOf(kind, makeTeamSheet(team, ruleset, wanted, languageFromCode(second)));
        QVERIFY(SheetOutput::savePdf(*pages, paper, file));
        const QString text = squeezed(pdfText(file));
        checkText(text, team, ruleset, wanted);
        if (const auto other = languageFromCode(second); other) {
            for (const Player &player : team.players) {
                for (const SkillId &skill : skillsOf(player, team, ruleset))
                    QVERIFY(text.contains(squeezed(ruleset.skills().find(skill)->name.in(*other))));
            }
        }
        QVERIFY(text.contains(groupedNumber(teamValue(team, ruleset), wanted))
                || kind == u"cards"_s);
    }
}

void TestTeamSheets::everySampleTeam_data()
{
    QTest::addColumn<QString>("sample");
    for (const QString &name : sampleTeamNames())
        QTest::newRow(qPrintable(name)) << name;
}

void TestTeamSheets::everySampleTeam()
{
    QFETCH(QString, sample);
    const Team team = must(loadSampleTeam(sample));
    const Ruleset &ruleset = testRuleset(team.ruleset.text());
    QTemporaryDir folder;
    const QString file = folder.filePath(u"sheet.pdf"_s);
    for (const QString &kind : kinds) {
        const auto pages = pagesOf(kind, makeTeamSheet(team, ruleset, Language::German));
        QVERIFY(SheetOutput::savePdf(*pages, papers[2], file));
        checkText(squeezed(pdfText(file)), team, ruleset, Language::German);
        if (kind == u"team"_s)
            QCOMPARE(pages->pageCount(), 1);
    }
}

void TestTeamSheets::nothingOverlaps_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<int>("paper");
    for (const QString &kind : kinds) {
        for (int paper = 0; paper < 4; ++paper)
            QTest::addRow("%s %d", qPrintable(kind), paper) << kind << paper;
    }
}

void TestTeamSheets::nothingOverlaps()
{
    QFETCH(QString, kind);
    QFETCH(int, paper);
    const Ruleset &ruleset = testRuleset(u"crp"_s);
    for (const auto second : {std::optional<Language>(), std::optional(Language::German)}) {
        const auto pages
            = pagesOf(kind, makeTeamSheet(heavyTeam(ruleset), ruleset, Language::Spanish, second));
        pages->layOut(papers[paper]);
        const QRectF printable = papers[paper].printable().adjusted(-0.01, -0.01, 0.01, 0.01);
        const auto &pieces = pages->pieces();
        QVERIFY(pieces.size() >= 16);
        for (size_t i = 0; i < pieces.size(); ++i) {
            QVERIFY(printable.contains(pieces[i].area));
            QVERIFY(pieces[i].page < pages->pageCount());
            for (size_t j = 0; j < i; ++j) {
                const QRectF common = pieces[i].area.intersected(pieces[j].area);
                QVERIFY(pieces[i].page != pieces[j].page || common.width() < 0.01
                        || common.height() < 0.01);
            }
        }
    }
}

void TestTeamSheets::wordsAreNeverBroken()
{
    const Ruleset &ruleset = testRuleset(u"crp"_s);
    QTemporaryDir folder;
    const QString file = folder.filePath(u"sheet.pdf"_s);
    for (const QString &kind : {u"team"_s, u"match"_s}) {
        const auto pages = pagesOf(
            kind, makeTeamSheet(heavyTeam(ruleset), ruleset, Language::Spanish, Language::German));
        QVERIFY(SheetOutput::savePdf(*pages, papers[0], file));
        const QString text = pdfText(file);
        for (const QString &word : {u"Feldspieler"_s, u"Presencia"_s, u"Ausweichschritt"_s})
            QVERIFY2(text.contains(word), qPrintable(kind + u' ' + word));
        // The title of a narrow box.
        QVERIFY(text.contains(u"Wiederholungswürfe"_s));
        QVERIFY2(!text.contains(u"Wiederholungswürf\n"_s), qPrintable(kind));
    }
}

void TestTeamSheets::secondLanguage()
{
    const Ruleset &ruleset = testRuleset(u"crp"_s);
    const Team team = heavyTeam(ruleset);
    const TeamSheet sheet = makeTeamSheet(team, ruleset, Language::English, Language::German);
    QCOMPARE(sheet.race.both(), u"Human / Menschen"_s);
    QCOMPARE(sheet.players.at(0).role.both(), u"Blitzer"_s); // the same word once
    const TeamSheet alone = makeTeamSheet(team, ruleset, Language::English, Language::English);
    QVERIFY(alone.race.second.isEmpty());
    QVERIFY(alone.players.at(0).secondSkillList().isEmpty());
}

/// The oldest edition rates teams: what a team is worth in gold does not go by the same name.
void TestTeamSheets::theHeadRatesWhereTheEditionDoes()
{
    const Ruleset &ruleset = testRuleset(u"lrb4"_s);
    const Team team = testTeam(ruleset, u"human"_s, {{u"lineman"_s, 11}});
    QTemporaryDir folder;
    const QString file = folder.filePath(u"sheet.pdf"_s);
    const auto pages = pagesOf(u"team"_s, makeTeamSheet(team, ruleset, Language::German));
    QVERIFY(SheetOutput::savePdf(*pages, papers[0], file));
    const QString text = squeezed(pdfText(file));
    QCOMPARE(text.count(squeezed(u"Teamwert"_s)), 1);
}

void TestTeamSheets::explainsEverySkillOnce()
{
    const Ruleset &ruleset = testRuleset(u"bb2016"_s);
    const TeamSheet sheet = makeTeamSheet(heavyTeam(ruleset), ruleset, Language::German);
    QTemporaryDir folder;
    const QString file = folder.filePath(u"sheet.pdf"_s);
    TeamSheetPages pages(sheet);
    QVERIFY(SheetOutput::savePdf(pages, papers[0], file));
    const QString text = squeezed(pdfText(file));
    QVERIFY(sheet.skills.size() >= 12);
    for (const TeamSheetSkill &skill : sheet.skills)
        QCOMPARE(text.count(squeezed(skill.name.first + skill.summary.first)), 1);
    QVERIFY(std::is_sorted(sheet.skills.begin(), sheet.skills.end(),
                           [](const TeamSheetSkill &one, const TeamSheetSkill &other) {
                               return foldForSearch(one.name.first)
                                   < foldForSearch(other.name.first);
                           }));
}

void TestTeamSheets::blankOpponent()
{
    const Ruleset &ruleset = testRuleset(u"crp"_s);
    const Team team = must(loadSampleTeam(sampleTeamNames().constFirst()));
    MatchRecordPages pages(
        {makeTeamSheet(team, testRuleset(team.ruleset.text()), Language::English),
         {},
         {u"2024-05-17"_s, u"Altstadt"_s, u"Cup"_s}});
    QTemporaryDir folder;
    const QString file = folder.filePath(u"sheet.pdf"_s);
    QVERIFY(SheetOutput::savePdf(pages, papers[0], file));
    const QString text = pdfText(file);
    for (const QString &word : {team.name, u"2024-05-17"_s, u"Altstadt"_s, u"Cup"_s})
        QVERIFY(text.contains(word));
    QCOMPARE(pages.pageCount(), 1);
    QVERIFY(ruleset.rosters().size() > 0);
}

void TestTeamSheets::longNotes()
{
    const Ruleset &ruleset = testRuleset(u"crp"_s);
    Team team = heavyTeam(ruleset);
    for (int i = 0; i < 1'500; ++i)
        team.notes += u"note-%1 "_s.arg(i);
    TeamSheetPages pages(makeTeamSheet(team, ruleset, Language::English));
    QTemporaryDir folder;
    const QString file = folder.filePath(u"sheet.pdf"_s);
    QVERIFY(SheetOutput::savePdf(pages, papers[1], file));
    const QString text = squeezed(pdfText(file));
    for (const int number : {0, 700, 1'499})
        QVERIFY(text.contains(u"note-%1"_s.arg(number)));
}

void TestTeamSheets::readableInGrey()
{
    // Colour is only in the badge and the stripe: everything below is black on white.
    const Ruleset &ruleset = testRuleset(u"crp"_s);
    Team team = heavyTeam(ruleset);
    team.primary = {220, 20, 20};
    TeamSheetPages pages(makeTeamSheet(team, ruleset, Language::English));
    pages.layOut(papers[0]);
    const QImage image = SheetOutput::picture(pages, papers[0], 0, 60);
    const auto first = static_cast<int>(pages.pieces().at(1).area.top() * 60 / unitsPerInch) + 1;
    int dark = 0;
    for (int y = first; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QRgb pixel = image.pixel(x, y);
            QVERIFY(qRed(pixel) == qGreen(pixel) && qGreen(pixel) == qBlue(pixel));
            dark += qRed(pixel) < 128 ? 1 : 0;
        }
    }
    QVERIFY(dark > 500);
}

void TestTeamSheets::bundleKeepsAllPages()
{
    const Ruleset &ruleset = testRuleset(u"crp"_s);
    const TeamSheet sheet = makeTeamSheet(heavyTeam(ruleset), ruleset, Language::English);
    std::vector<std::unique_ptr<PagedSheet>> sheets;
    int pages = 0;
    for (const QString &kind : kinds) {
        auto each = pagesOf(kind, sheet);
        each->layOut(papers[0]);
        pages += each->pageCount();
        sheets.push_back(std::move(each));
    }
    SheetBundle bundle(std::move(sheets));
    bundle.layOut(papers[0]);
    QCOMPARE(bundle.pageCount(), pages);
}

void TestTeamSheets::spanishMillions()
{
    QCOMPARE(groupedNumber(1'234'567, Language::Spanish), u"1.234.567"_s);
    QCOMPARE(groupedNumber(-1'234, Language::German), u"−1.234"_s);
    QCOMPARE(groupedNumber(999, Language::English), u"999"_s);
    QCOMPARE(groupedNumber(1'000'000, Language::English), u"1,000,000"_s);
}

void TestTeamSheets::headsAndInjuriesInBothLanguages_data()
{
    QTest::addColumn<QString>("kind");
    for (const QString &kind : kinds)
        QTest::newRow(qPrintable(kind)) << kind;
}

void TestTeamSheets::headsAndInjuriesInBothLanguages()
{
    QFETCH(QString, kind);
    const Ruleset &ruleset = testRuleset(u"crp"_s);
    const TeamSheet sheet
        = makeTeamSheet(heavyTeam(ruleset), ruleset, Language::Spanish, Language::German);
    QTemporaryDir folder;
    const QString file = folder.filePath(u"sheet.pdf"_s);
    const auto pages = pagesOf(kind, sheet);
    QVERIFY(SheetOutput::savePdf(*pages, papers[0], file));
    const QString text = squeezed(pdfText(file));
    QStringList words{u"MO"_s, u"BW"_s, u"FU"_s, u"RW"_s};
    for (const auto *source : {"Dugout, unofficial; every description is our own.", "SPP", "Value"})
        words += {sheet.words(source).first, sheet.words(source).second};
    if (kind == u"cards"_s)
        words += {sheet.players[3].injuries.first, sheet.players[3].injuries.second};
    if (kind == u"match"_s || kind == u"team"_s)
        words += {sheet.words("Comp").first, sheet.words("Comp").second,
                  sheet.words("Skills").second, sheet.words("Position").first};
    if (kind == u"match"_s) { // no points on it
        words.removeAll(sheet.words("SPP").first);
        words.removeAll(sheet.words("SPP").second);
    }
    for (const QString &word : words)
        QVERIFY2(text.contains(squeezed(word)), qPrintable(word));
}

void TestTeamSheets::marksAreThoseOfTheBook()
{
    const Ruleset &ruleset = testRuleset(u"crp"_s);
    const Team team = heavyTeam(ruleset);
    const auto marks = [&](Language language) {
        return makeTeamSheet(team, ruleset, language).players[3].injuryMarks.first;
    };
    QCOMPARE(marks(Language::Spanish), u"L, 2× P, −1 FU, −1 AR"_s);
    QCOMPARE(marks(Language::English), u"M, 2× N, −1 ST, −1 AV"_s);
}

/// German has one word for value and rating: both on one sheet were told apart by nothing.
void TestTeamSheets::anEditionThatRatesHasItsRatingInTheHead()
{
    const Ruleset &ruleset = testRuleset(u"lrb4"_s);
    const Team team = testTeam(ruleset, u"human"_s, {{u"lineman"_s, 11}});
    QTemporaryDir folder;
    const QString file = folder.filePath(u"sheet.pdf"_s);
    TeamSheetPages pages(makeTeamSheet(team, ruleset, Language::English), TeamSheetKind::Full);
    QVERIFY(SheetOutput::savePdf(pages, papers[0], file));
    const QString text = pdfText(file);
    QCOMPARE(text.count(u"Team rating"), 1);
    QCOMPARE(text.count(u"Worth in gold"), 1);
    QVERIFY(!text.contains(u"Team value"));
}

/// The re-roll of a trophy counts in the value, so a sheet without it does not add up.
void TestTeamSheets::aTrophyStandsOnTheSheet()
{
    const Ruleset &ruleset = testRuleset(u"crp"_s);
    Team team = testTeam(ruleset, u"orc"_s, {{u"lineman"_s, 11}});
    team.rerolls = 2;
    team.notes = u"Ours."_s;
    QCOMPARE(makeTeamSheet(team, ruleset, Language::English).notes, team.notes);
    team = withStaff(withTrophyRerolls(std::move(team), 1), {{u"wizard"_s, 1}});
    const TeamSheet sheet = makeTeamSheet(team, ruleset, Language::English);
    QCOMPARE(sheet.assets.front().count, 3);
    int sum = 0;
    for (const TeamSheetAsset &each : sheet.assets)
        sum += each.count * each.value;
    for (const TeamSheetPlayer &each : sheet.players)
        sum += each.value;
    QCOMPARE(sheet.teamValue, sum);
    const QStringList notes = sheet.notes.split(u'\n');
    QCOMPARE(notes.front(), u"Re-rolls by trophies: 1"_s);
    QVERIFY(notes.at(1).startsWith(u"In every match: "_s));
    QCOMPARE(notes.back(), team.notes);
    // So does what was bought for good.
    Purchase bribe;
    bribe.inducement = InducementId(u"bribes"_s);
    team.inducements = {bribe, bribe};
    QVERIFY(makeTeamSheet(team, ruleset, Language::English).notes.contains(u", 2 × Bribes"_s));
}

void TestTeamSheets::aPointWonAndLostLeavesATrace()
{
    const Ruleset &ruleset = testRuleset(u"crp"_s);
    Team team = testTeam(ruleset, u"human"_s, {{u"lineman"_s, 11}});
    team.players[0].improvements.push_back({Stat::Strength, {}, 50'000, {}});
    team.players[0].injuries.losses.strength = 1;
    const TeamSheet sheet = makeTeamSheet(team, ruleset, Language::Spanish);
    QCOMPARE(sheet.players[0].skillList(), u"+1 FU"_s);
    QCOMPARE(sheet.players[0].injuries.first, u"−1 FU"_s);
}

void TestTeamSheets::skillsStayOnThePage()
{
    for (const QString &edition : {u"crp"_s, u"bb2016"_s}) {
        const Ruleset &ruleset = testRuleset(edition);
        const Team team = testTeam(ruleset, u"goblin"_s,
                                   {{u"goblin"_s, 9},
                                    {u"bombardier"_s, 1},
                                    {u"looney"_s, 1},
                                    {u"fanatic"_s, 1},
                                    {u"pogoer"_s, 1},
                                    {u"troll"_s, 2}});
        for (const Language language : allLanguages) {
            TeamSheetPages pages(makeTeamSheet(team, ruleset, language));
            QTemporaryDir folder;
            QVERIFY(SheetOutput::savePdf(pages, papers[0], folder.filePath(u"sheet.pdf"_s)));
            QCOMPARE(pages.pageCount(), 1);
        }
    }
}

void TestTeamSheets::absentPlayersHaveNoBoxes()
{
    const Ruleset &ruleset = testRuleset(u"crp"_s);
    Team team = testTeam(ruleset, u"human"_s, {{u"lineman"_s, 16}});
    const auto dark = [&] {
        const TeamSheet sheet = makeTeamSheet(team, ruleset, Language::English);
        MatchRecordPages pages({sheet, {}, {}});
        pages.layOut(papers[0]);
        const QImage page = SheetOutput::picture(pages, papers[0], 0, 100);
        int count = 0;
        for (int y = 0; y < page.height(); ++y) {
            for (int x = 0; x < page.width(); ++x)
                count += qGray(page.pixel(x, y)) < 128 ? 1 : 0;
        }
        return count;
    };
    const int before = dark();
    for (Player &player : team.players)
        player.missesNextMatch = true;
    QVERIFY(dark() < before); // sixteen times twelve boxes against a letter each
}

/// "Verletzunge" and "n" below it, beside a name that could have taken two lines.
void TestTeamSheets::aTitleIsNotBrokenWhereANameCanBe()
{
    const auto table = [](qreal width) {
        SheetTable made({{u"Name"_s, 100}, {u"Verletzungen"_s, 1}}, 8, 0);
        made.addRow({{u"Snikkek Klauenschnipp"_s, {}, true, 0}, {}});
        made.fitInto(width, SheetTable::Fill::Needed);
        return made;
    };
    const SheetTable wide = table(20'000 * unitsPerPoint);
    const SheetTable narrow = table(wide.width() - 4 * unitsPerPoint);
    QCOMPARE(narrow.headHeight(), wide.headHeight());
    QVERIFY(narrow.rowHeight(0) > wide.rowHeight(0));
}

QTEST_MAIN(TestTeamSheets)
#include "tst_teamsheets.moc"
