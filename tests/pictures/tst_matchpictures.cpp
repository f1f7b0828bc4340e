// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/randommatch.h"
#include "core/match/state/promptnames.h"
#include "tests/pictures/keptpictures.h"
#include "tests/support/matchdriver.h"
#include "ui/common/dugoutstyle.h"
#include "ui/match/afterwhistle.h"
#include "ui/match/matchpage.h"
#include "ui/match/matchtable.h"
#include "ui/match/matchview.h"
#include "ui/matchviews/pitchpanel.h"
#include "ui/matchviews/pitchview.h"
#include "ui/play/playdesk.h"
#include "ui/play/promptcard.h"

#include <QApplication>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

struct Squad
{
    QString id, name, coach, roster;
    Rgb colour;
    BadgeCharge charge;
    std::vector<std::pair<QString, QStringList>> players; ///< position and names
};

Team squadTeam(const Squad &squad)
{
    const Ruleset &rules = *sharedRuleset(u"crp"_s);
    Team team = must(newTeam(
        {TeamId(squad.id), squad.name, squad.coach, RosterId(squad.roster), {}, {}}, rules));
    for (const auto &[position, names] : squad.players) {
        for (const QString &name : names) {
            team = must(addPlayer(std::move(team), rules, PositionId(position)));
            team.players.back().name = name;
        }
    }
    team.rerolls = 3;
    team.founded = true;
    team.primary = squad.colour;
    team.badge.charge = squad.charge;
    team.badge.field = squad.colour;
    return team;
}

MatchSetup preparedSetup()
{
    MatchSetup setup;
    setup.ruleset = RulesetId(u"crp"_s);
    setup.teams
        = {squadTeam({u"ravens"_s,
                      u"Harrowgate Ravens"_s,
                      u"Maren Holt"_s,
                      u"human"_s,
                      {31, 78, 140},
                      BadgeCharge::Wing,
                      {{u"blitzer"_s, {u"Aldo Brandt"_s, u"Wim Carver"_s}},
                       {u"thrower"_s, {u"Petra Lund"_s}},
                       {u"catcher"_s, {u"Jory Flint"_s, u"Sela Marsh"_s}},
                       {u"lineman"_s,
                        {u"Bram Oakes"_s, u"Edda Voss"_s, u"Nils Tanner"_s, u"Hugo Reed"_s,
                         u"Orla Finch"_s, u"Kurt Bexley"_s, u"Lena Ashdown"_s, u"Tomas Reyle"_s,
                         u"Ida Harrow"_s, u"Pell Norris"_s, u"Uwe Grantham"_s}}}}),
           squadTeam({u"brewers"_s,
                      u"Copperhill Brewers"_s,
                      u"Luis Ortega"_s,
                      u"norse"_s,
                      {180, 83, 26},
                      BadgeCharge::Flame,
                      {{u"lineman"_s,
                        {u"Dorn Keggle"_s, u"Hilda Maltby"_s, u"Brok Stave"_s, u"Gerta Hopwell"_s,
                         u"Olm Barley"_s, u"Runa Coppin"_s, u"Finn Corker"_s, u"Marta Tunn"_s,
                         u"Kell Firkin"_s, u"Asa Hogshead"_s}},
                       {u"runner"_s, {u"Tilda Brand"_s}},
                       {u"berserker"_s, {u"Garn Oakcask"_s}},
                       {u"thrower"_s, {u"Uli Stout"_s, u"Jorun Vat"_s}}}})};
    return setup;
}

/// Number 3 of the home team is its third player.
QString player(const MatchDriver &match, Seat seat, int number)
{
    for (const MatchPlayer &one : match.state().side(seat).players) {
        if (one.who->player.number == number)
            return one.ref();
    }
    qFatal("no number %d", number);
}

void byHand(MatchDriver &match, Seat seat, int number, const QString &place)
{
    match.choose(Asks::HandPlayer, player(match, seat, number));
    match.choose(Asks::HandPlace, place);
    while (!match.asks(Asks::EndTurn)) // how he was hurt
        QVERIFY(match.goOn());
}

void place(MatchDriver &match, const QString &who, Square square)
{
    QVERIFY(match.session().act({1, board::placing(who, square)}));
}

/// The second half of a match that is as good as any: two to one, and something for every state.
MatchDriver preparedMatch(const MatchSetup &setup)
{
    MatchDriver match(setup);
    match.alwaysRoll(u"weather"_s, {3, 4}); // nothing in particular
    match.untilTurn();
    const auto score = [&match](Seat seat, int number) {
        while (match.state().active != seat) {
            match.confirm(Asks::EndTurn);
            match.untilTurn();
        }
        match.choose(Asks::Touchdown, player(match, seat, number));
        match.untilTurn();
    };
    score(0, 3);
    score(1, 2);
    score(0, 4);
    while (match.state().half < 2 || match.state().active != 0 || match.state().side(0).turn < 3) {
        match.confirm(Asks::EndTurn);
        match.untilTurn();
    }
    for (const auto &[number, where] : std::vector<std::pair<int, QString>>{
             {7, u"prone"_s}, {11, u"stunned"_s}, {6, u"knocked-out"_s}})
        byHand(match, 0, number, where);
    for (const auto &[number, where] : std::vector<std::pair<int, QString>>{
             {3, u"prone"_s}, {6, u"stunned"_s}, {5, u"knocked-out"_s}})
        byHand(match, 1, number, where);
    const std::pair<int, Square> home[]{{1, {12, 6}},   {2, {14, 3}},  {3, {18, 7}}, {4, {20, 11}},
                                        {5, {16, 12}},  {7, {13, 8}},  {8, {15, 6}}, {9, {10, 3}},
                                        {10, {11, 10}}, {11, {14, 10}}};
    const std::pair<int, Square> away[]{{1, {13, 6}},   {2, {15, 9}}, {3, {15, 4}}, {4, {15, 7}},
                                        {6, {12, 11}},  {7, {23, 6}}, {8, {9, 4}},  {9, {17, 8}},
                                        {10, {21, 12}}, {11, {8, 2}}};
    for (const auto &[number, square] : home) {
        const QString who = player(match, 0, number);
        if (match.player(who).isOnPitch())
            place(match, who, square);
    }
    for (const auto &[number, square] : away) {
        const QString who = player(match, 1, number);
        if (match.player(who).isOnPitch())
            place(match, who, square);
    }
    place(match, board::ball, {18, 7});
    return match;
}

struct Look
{
    Language language;
    ThemeKind theme;
    QSize size;
    bool table = false;
};

} // namespace

/// The page of a match, in the states that have a picture.
class TestMatchPictures final : public QObject
{
    Q_OBJECT

private slots:
    /// As the program dresses its window.
    void initTestCase() { QApplication::setStyle(new DugoutStyle); }
    void init() { failOnAnyWarning(); }
    void everyState_data() { looks(); }
    void everyState();
    void aTurn_data() { looks(); }
    void aTurn();
    void beforeAndAfter_data() { looks(); }
    void beforeAndAfter();

private:
    static void looks();
    static void wear(WindowFixture &fixture);
};

void TestMatchPictures::looks()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<QString>("theme");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("table");
    const bool all = qEnvironmentVariableIsSet("DUGOUT_PICTURES");
    const std::vector<QSize> sizes{
        {800, 600}, {1024, 600}, {1280, 800}, {1920, 1080}, {2560, 1440}};
    int number = 0;
    const auto seed = static_cast<int>(QDate::currentDate().toJulianDay());
    const auto add = [&](Language language, const QString &theme, QSize size, bool table) {
        // Without a folder to keep them in, a few of them that change from day to day.
        constexpr int every = 6;
        if (all || number++ % every == seed % every)
            QTest::addRow("%s-%s-%dx%d%s", qPrintable(languageCode(language)), qPrintable(theme),
                          size.width(), size.height(), table ? "-table" : "")
                << language << theme << size << table;
    };
    for (const Language language : allLanguages) {
        for (const QString &theme : {u"light"_s, u"dark"_s}) {
            for (const QSize size : sizes)
                add(language, theme, size, false);
            add(language, theme, {1366, 768}, true);
        }
    }
}

/// The window as its row says, without a match.
void TestMatchPictures::wear(WindowFixture &fixture)
{
    QFETCH(Language, language);
    QFETCH(QString, theme);
    QFETCH(QSize, size);
    QFETCH(bool, table);
    fixture.settings().setValue(Setting::MatchOwnDice, true);
    fixture.language().setLanguage(language);
    fixture.show();
    fixture.appearance().setTheme(theme == u"dark"_s ? ThemeChoice::Dark : ThemeChoice::Light);
    fixture.window().resize(size);
    fixture.appearance().setTableMode(table);
}

/// What leads to a match, and what follows the whistle.
void TestMatchPictures::beforeAndAfter()
{
    WindowFixture fixture;
    MatchSetup setup = preparedSetup();
    for (const Team &team : setup.teams)
        QVERIFY(fixture.club().teams().save({team, {}}));
    wear(fixture);
    fixture.window().goTo(Place::Match);
    auto *page = fixture.window().findChild<MatchPage *>();
    QVERIFY(page);
    page->askForNew();
    keepPicture(fixture, u"new-match"_s);
    setup.league = true;
    page->start(setup);
    SeededRandomSource random(4);
    while (!page->table()->session().state().over) {
        const std::vector<Prompt> offered = page->table()->prompts();
        QVERIFY(page->table()->act({randomAnswer(randomPrompt(offered, random), random)}));
    }
    keepPicture(fixture, u"full-time"_s);
    page->view()->whistle()->turnTo(AfterWhistle::Face::AfterMatch);
    keepPicture(fixture, u"after"_s);
}

/// From looking for a way to the touchdown, picture by picture.
void TestMatchPictures::aTurn()
{
    WindowFixture fixture;
    wear(fixture);
    fixture.window().goTo(Place::Match);
    auto *page = fixture.window().findChild<MatchPage *>();
    QVERIFY(page);
    page->start(preparedSetup());
    QVERIFY(page->table());
    MatchDriver match = preparedMatch(page->table()->context().setup());
    for (const EventGroup &group : match.session().log().groups())
        QVERIFY(page->table()->act(group.events));
    MatchView *view = page->view();
    PlayStyle pitch = view->style();
    pitch.showsPitch = true;
    view->setStyle(pitch);
    int number = 0;
    const auto seen = [&fixture, &number] {
        keepPicture(fixture, u"turn-%1"_s.arg(++number, 2, 10, QChar(u'0')));
    };
    seen();
    const QString runner = player(match, 0, 3);
    constexpr Square endZone{25, 4};
    view->pitch()->choose(runner);
    seen();
    emit view->pitch()->view()->pressed(endZone);
    seen();
    // Every roll of the way succeeds.
    constexpr int mostSteps = 8;
    const auto ball = [page] { return board::ballSquare(page->table()->session().state()); };
    const auto isRolling
        = [page] { return page->table()->prompts().front().kind == PromptKind::Dice; };
    for (int i = 0; i < mostSteps && (isRolling() || ball() != endZone); ++i) {
        if (isRolling()) {
            Event rolled;
            rolled.prompt = page->table()->prompts().front().id;
            rolled.seat = 0;
            rolled.dice = {5};
            QVERIFY(page->table()->act({rolled}));
        } else {
            emit view->pitch()->view()->pressed(endZone);
        }
        seen();
    }
    QVERIFY(ball() == endZone);
    Event scored;
    scored.prompt = Asks::Touchdown;
    scored.seat = 0;
    scored.choices = {runner};
    QVERIFY(page->table()->act({scored}));
    seen();
}

void TestMatchPictures::everyState()
{
    WindowFixture fixture;
    wear(fixture);
    fixture.window().goTo(Place::Match);
    auto *page = fixture.window().findChild<MatchPage *>();
    QVERIFY(page);
    page->start(preparedSetup());
    QVERIFY(page->table());
    MatchDriver match = preparedMatch(page->table()->context().setup());
    for (const EventGroup &group : match.session().log().groups()) {
        const auto done = page->table()->act(group.events);
        QVERIFY2(done, qPrintable(done ? QString() : done.error().message));
    }
    keepPicture(fixture, u"list"_s);
    MatchView *view = page->view();
    const PlayStyle list = view->style();
    PlayStyle pitch = list;
    pitch.showsPitch = true;
    view->setStyle(pitch);
    keepPicture(fixture, u"pitch"_s);
    view->pitch()->choose(player(match, 0, 3));
    emit view->pitch()->view()->pressed({25, 4});
    keepPicture(fixture, u"pitch-way"_s);
    const auto choosing = [](const QString &prompt, const QString &choice) {
        Event event;
        event.prompt = prompt;
        event.seat = 0;
        event.choices = {choice};
        return event;
    };
    QVERIFY(page->table()->act({choosing(Asks::RollDodge, player(match, 0, 3))}));
    keepPicture(fixture, u"pitch-dodge"_s);
    view->setStyle(list);
    keepPicture(fixture, u"dodge"_s);
    QVERIFY(page->table()->act({choosing(Asks::RollZones, u"0"_s)}));
    keepPicture(fixture, u"dodge-die"_s);
    Event failed;
    failed.prompt = Asks::RollDie;
    failed.seat = 0;
    failed.dice = {1};
    QVERIFY(page->table()->act({failed}));
    keepPicture(fixture, u"dodge-failed"_s);
    QVERIFY(page->table()->undo());
    QVERIFY(page->table()->undo());
    QVERIFY(page->table()->undo());
    PromptCard *card = view->desk()->card();
    QVERIFY(card->open(Asks::Block));
    keepPicture(fixture, u"block-who"_s);
    QVERIFY(page->table()->act({choosing(Asks::Block, player(match, 0, 8)),
                                choosing(Asks::BlockVictim, player(match, 1, 4))}));
    keepPicture(fixture, u"block-dice"_s);
    view->setStyle(pitch);
    keepPicture(fixture, u"pitch-block"_s);
    QVERIFY(page->table()->undo());
    PlayStyle quick = list;
    quick.quick = true;
    view->setStyle(quick);
    keepPicture(fixture, u"quick"_s);
}

QTEST_MAIN(TestMatchPictures)
#include "tst_matchpictures.moc"
