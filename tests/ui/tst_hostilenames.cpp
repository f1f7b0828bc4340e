// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/collectionfile.h"
#include "core/exchange/foreign/teamformats.h"
#include "core/exchange/matchjson.h"
#include "core/exchange/skirmishjson.h"
#include "core/exchange/teamfile.h"
#include "core/skirmish/cards/collectionedits.h"
#include "core/skirmish/randomskirmish.h"
#include "core/text/plaintext.h"
#include "tests/support/markupwatch.h"
#include "tests/support/teambuilder.h"
#include "tests/support/windowfixture.h"
#include "ui/common/cardbutton.h"
#include "ui/common/deletequestion.h"
#include "ui/common/dugoutstyle.h"
#include "ui/common/textfield.h"
#include "ui/common/textlabel.h"
#include "ui/match/matchpage.h"
#include "ui/models/plaintooltip.h"
#include "ui/rules/rulespage.h"
#include "ui/sheets/sheetchoice.h"
#include "ui/sheets/sheetoutput.h"
#include "ui/skirmish/skirmishpage.h"
#include "ui/teams/teamspage.h"

#include <QApplication>
#include <QClipboard>
#include <QJsonDocument>
#include <QMessageBox>
#include <QProgressDialog>
#include <QTest>
#include <QTextDocument>
#include <QToolTip>

#include <sys/resource.h>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// In every hostile name, so that it is found again.
const QString mark = u"zz9"_s;

/// Buttons that would leave the window, print, or play on for ever.
const QStringList leftOut{u"quit"_s,    u"table-mode"_s, u"full-screen"_s, u"language"_s,
                          u"prompt-"_s, u"choice-"_s,    u"quick-"_s};

Document documentOf(const QString &kind, const QString &id, const QString &name,
                    const QJsonObject &body)
{
    Document document;
    document.summary = {kind, DocumentId(id), plainLine(name), 0, 1}; // as a store reads it
    document.body = body;
    return document;
}

Team hostileTeam(const QString &name, const QString &id)
{
    Team team = testTeam(testRuleset(u"crp"_s), u"human"_s, {{u"lineman"_s, 8}, {u"blitzer"_s, 4}});
    team.id = TeamId(id);
    team.name = name;
    team.coach = name;
    team.notes = name;
    team.founded = true;
    for (Player &player : team.players) {
        player.name = name;
        player.notes = name;
    }
    return team;
}

LocalizedText inAll(const QString &name)
{
    return {name, name, name};
}

Collection hostileCollection(const QString &name)
{
    Collection own;
    Warband warband = *(*RulesetLibrary().load(u"shadespire"_s))->warbands().begin();
    warband.id = WarbandId(u"evil"_s);
    warband.name = inAll(name);
    warband.summary = inAll(name);
    for (FighterCard &fighter : warband.fighters)
        fighter.name = inAll(name);
    put(own, warband);
    SkirmishCard card;
    card.id = CardId(u"evil-card"_s);
    card.name = inAll(name);
    card.summary = inAll(name);
    card.kind = CardKind::Ploy;
    put(own, card);
    put(own, DeckList{DeckId(u"evil-deck"_s), name, warband.id, {}, {}});
    return own;
}

} // namespace

/// Names made to do harm, in everything that shows them.
class TestHostileNames final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void labelsAreNeverGuessed();
    void wordsWithoutEndWidenNothing();
    void sentencesGoFromLeftToRight();
    void fieldsHoldWholeCharacters();
    void toolTipsAreNeverGuessed_data();
    void toolTipsAreNeverGuessed();
    void everyPlaceShowsThemPlain_data();
    void everyPlaceShowsThemPlain();
    void ownRulesetsAreShownPlain_data() { everyPlaceShowsThemPlain_data(); }
    void ownRulesetsAreShownPlain();
    void paperAndFilesHoldThemPlain_data() { everyPlaceShowsThemPlain_data(); }
    void paperAndFilesHoldThemPlain();

private:
    static void fill(WindowFixture &house, const QString &name);
};

void TestHostileNames::initTestCase()
{
    QApplication::setStyle(new DugoutStyle);
#ifndef DUGOUT_SANITIZED // which reserves more than there is
    // A picture that never ends ends this test, not the machine.
    constexpr rlim_t mostBytes = rlim_t(3) * 1024 * 1024 * 1024;
    const rlimit limit{mostBytes, mostBytes};
    QCOMPARE(setrlimit(RLIMIT_AS, &limit), 0);
#endif
}

void TestHostileNames::labelsAreNeverGuessed()
{
    const TextLabel label(TextStyle::Body);
    QCOMPARE(label.textFormat(), Qt::PlainText);
    QMessageBox box(QMessageBox::Question, {}, u"<b>zz9</b>"_s);
    QProgressDialog progress(u"<b>zz9</b>"_s, {}, 0, 1);
    QLabel bare(u"<b>zz9</b>"_s);
    for (QWidget *widget : {static_cast<QWidget *>(&box), static_cast<QWidget *>(&progress),
                            static_cast<QWidget *>(&bare)}) {
        widget->show();
        (void)widget->grab();
    }
    for (const QLabel *each : box.findChildren<QLabel *>() + progress.findChildren<QLabel *>())
        QVERIFY(each->textFormat() != Qt::AutoText);
    QCOMPARE(bare.textFormat(), Qt::PlainText);
    QLabel wanted;
    wanted.setTextFormat(Qt::RichText);
    wanted.ensurePolished();
    QCOMPARE(wanted.textFormat(), Qt::RichText);
}

/// One team of eighty letters would make every page that names it wider than the screen.
void TestHostileNames::wordsWithoutEndWidenNothing()
{
    const QString endless(400, u'W');
    CardButton card(u"team"_s);
    card.setWords(endless, endless, endless);
    QVERIFY(card.minimumSizeHint().width() < 800);
    TextLabel wrapped(TextStyle::Title);
    wrapped.setWordWrap(true);
    wrapped.setText(u"Wiederholungswürfe"_s);
    QCOMPARE(wrapped.minimumSizeHint(), wrapped.QLabel::minimumSizeHint());
    wrapped.setText(endless);
    QVERIFY(wrapped.minimumSizeHint().width() < wrapped.QLabel::minimumSizeHint().width());
    TextLabel line(TextStyle::Small);
    line.setText(endless);
    const QSize whole = line.sizeHint();
    line.setGivesWay(true);
    QCOMPARE(line.sizeHint(), whole); // where there is room for it
    QVERIFY(line.minimumSizeHint().width() < 200);
    line.resize(200, whole.height());
    (void)line.grab();
}

/// Also one that begins with a name that goes the other way.
void TestHostileNames::sentencesGoFromLeftToRight()
{
    for (const bool wraps : {false, true}) {
        TextLabel label(TextStyle::Body);
        label.setWordWrap(wraps);
        label.setText(u"\u05d0\u05d1\u05d2 wins."_s);
        label.resize(600, 30);
        const QImage image = label.grab().toImage();
        const QRgb paper = image.pixel(image.width() - 1, 0);
        int left = 0;
        int right = 0;
        for (int x = 0; x < image.width(); ++x) {
            for (int y = 0; y < image.height(); ++y)
                (x < image.width() / 2 ? left : right) += image.pixel(x, y) != paper ? 1 : 0;
        }
        QVERIFY(left > 0);
        QCOMPARE(right, 0);
    }
}

void TestHostileNames::fieldsHoldWholeCharacters()
{
    TextField field;
    field.setMaxLength(80);
    QGuiApplication::clipboard()->setText(QString(79, u'x') + u"😀"_s);
    field.paste();
    QCOMPARE(field.text(), QString(79, u'x'));
    field.clear();
    QGuiApplication::clipboard()->setText(u"Evil\u001b[31m\u202e😀"_s);
    field.paste();
    QCOMPARE(field.text(), u"Evil[31m😀"_s);
}

void TestHostileNames::toolTipsAreNeverGuessed_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"<b>zz9</b>", "<img src=\"file:///dev/zero\">", "x <a href='y'>",
                             "<!-- x", "<?xml ?>", "<qt>", "< b >", "1 < 2 > 1", "plain"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TestHostileNames::toolTipsAreNeverGuessed()
{
    QFETCH(QString, name);
    const QString tip = plainToolTip(name);
    QVERIFY(!Qt::mightBeRichText(tip));
    QCOMPARE(QString(tip).remove(u'\u2060'), name);
    QWidget widget;
    widget.show();
    QToolTip::showText({1, 1}, name, &widget); // even where nobody thought of it
    const QWidgetList all = QApplication::allWidgets();
    for (const QWidget *each : all) {
        if (each->inherits("QTipLabel"))
            QCOMPARE(static_cast<const QLabel *>(each)->textFormat(), Qt::PlainText);
    }
    QToolTip::hideText();
}

void TestHostileNames::everyPlaceShowsThemPlain_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("an endless picture, escapes and turns")
        << u"<img src=\"file:///dev/zero\">zz9\u001b[31m\u0007\u202e<i>\nLine\u2066"_s;
    QTest::newRow("wide") << mark + QString(77, u'W');
}

void TestHostileNames::fill(WindowFixture &house, const QString &name)
{
    const Team home = hostileTeam(name, u"one"_s);
    const Team away = hostileTeam(name, u"two"_s);
    for (const Team &team : {home, away})
        QVERIFY(house.documents().save({documentOf(
            u"team"_s, team.id.text(), name, QJsonDocument::fromJson(writeTeam(team)).object())}));
    QVERIFY(house.documents().save({documentOf(u"collection"_s, u"own"_s, name,
                                               CollectionFile::write(hostileCollection(name)))}));
    MatchSetup setup;
    setup.ruleset = RulesetId(u"crp"_s);
    setup.teams = {home, away};
    QVERIFY(house.journals().create(
        {JournalId(u"match-one"_s), u"match"_s, plainLine(name), 1, setupToJson(setup)}));
    SeededRandomSource random(3);
    SkirmishSetup skirmish
        = randomSetup(**RulesetLibrary().load(u"shadespire"_s), RandomSkirmish{}, random);
    for (SkirmishSeat &seat : skirmish.seats) {
        seat.name = name;
        seat.warband.name = inAll(name);
        for (FighterCard &fighter : seat.warband.fighters)
            fighter.name = inAll(name);
    }
    QVERIFY(house.journals().create({JournalId(u"skirmish-one"_s), u"skirmish"_s, plainLine(name),
                                     1, SkirmishJson::writeSetup(skirmish)}));
}

void TestHostileNames::everyPlaceShowsThemPlain()
{
    QFETCH(QString, name);
    WindowFixture house;
    fill(house, name);
    house.show();
    MainWindow &window = house.window();
    window.resize(1280, 800);
    QStringList faults;
    for (const Place place : allPlaces) {
        window.goTo(place);
        house.settle();
        faults += markupFoundByPressing(&window, mark, leftOut);
    }
    window.goTo(Place::Teams);
    window.findChild<TeamsPage *>()->openTeam(u"one"_s);
    faults += markupFoundByPressing(&window, mark, leftOut);
    window.goTo(Place::Match);
    window.findChild<MatchPage *>()->openMatch(u"match-one"_s);
    faults += markupFoundByPressing(&window, mark, leftOut);
    window.goTo(Place::Skirmish);
    window.findChild<SkirmishPage *>()->openGame(u"skirmish-one"_s);
    faults += markupFoundByPressing(&window, mark, leftOut);
    askToDelete(
        &window, [] { return u"x"_s; }, [&name] { return plainLine(name); }, [] {});
    house.settle();
    faults += markupTakenFrom(mark);
    faults.removeDuplicates();
    QCOMPARE(faults.join(u'\n'), QString());
}

void TestHostileNames::ownRulesetsAreShownPlain()
{
    QFETCH(QString, name);
    const QTemporaryDir folder;
    const QJsonObject words{{u"es"_s, name}, {u"en"_s, name}, {u"de"_s, name}};
    const auto write = [&](const QString &file, const QJsonObject &object) {
        QDir().mkpath(folder.filePath(u"rulesets/evil"_s));
        QFile out(folder.filePath(u"rulesets/evil/"_s + file));
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(QJsonDocument(object).toJson());
    };
    const auto entry = [&](const QString &id) {
        return QJsonObject{
            {u"entries"_s,
             QJsonArray{QJsonObject{{u"id"_s, id}, {u"name"_s, words}, {u"summary"_s, words}}}}};
    };
    write(u"ruleset.json"_s,
          {{u"id"_s, u"evil"_s},
           {u"game"_s, u"football"_s},
           {u"extends"_s, u"crp"_s},
           {u"name"_s, words},
           {u"summary"_s, words}});
    write(u"skills.json"_s, entry(u"block"_s));
    write(u"teams.json"_s, entry(u"human"_s));
    write(u"tables.json"_s, entry(u"weather"_s));
    RulesetLibrary library(folder.filePath(u"rulesets"_s));
    QVERIFY2(library.ids().contains(u"evil"_s), "the edition is faulty");
    Settings settings(folder.filePath(u"settings.ini"_s));
    settings.setValue(Setting::RulesEdition, u"evil"_s);
    LanguageController language;
    SeededRandomSource random(1);
    RulesPage page({settings, language, library, random});
    page.resize(1000, 600);
    page.show();
    QStringList faults = markupFoundByPressing(&page, mark, leftOut);
    faults.removeDuplicates();
    QCOMPARE(faults.join(u'\n'), QString());
}

void TestHostileNames::paperAndFilesHoldThemPlain()
{
    QFETCH(QString, name);
    // As it comes out of a file or the database.
    const Team team = must(readTeam(writeTeam(hostileTeam(name, u"one"_s))));
    QVERIFY(!firstUnshown(team.name));
    const Ruleset &ruleset = testRuleset(u"crp"_s);
    for (const SheetChoice choice : allSheetChoices) {
        const auto pages = makeSheetPages(choice, makeTeamSheet(team, ruleset, Language::English));
        pages->layOut({});
        QVERIFY(pages->pageCount() > 0);
        QVERIFY(!SheetOutput::picture(*pages, {}, 0, 60).isNull());
    }
    RulesetLibrary library;
    for (const TeamFormat &format : teamFormats()) {
        if (!format.canWrite())
            continue;
        const auto bytes = exportTeam(team, ruleset, format, Language::English);
        QVERIFY(bytes);
        if (format.id == u"html"_s)
            QVERIFY(!bytes->contains("<img"));
        if (format.canRead()) {
            const auto back = importTeam(*bytes, library, {&format, u"crp"_s, TeamId(u"x"_s), {}});
            QVERIFY2(back, qPrintable(format.id));
            QCOMPARE(back->team.name, team.name.simplified());
        }
    }
}

QTEST_MAIN(TestHostileNames)
#include "tst_hostilenames.moc"
