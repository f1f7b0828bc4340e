// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/ownserver.h"
#include "core/club/club.h"
#include "core/match/matchviewer.h"
#include "core/match/randommatch.h"
#include "core/skirmish/randomskirmish.h"
#include "tests/phonedesk/phonecaller.h"
#include "tests/support/matchdriver.h"
#include "tests/support/memorybatches.h"
#include "tests/support/windowfixture.h"
#include "ui/common/actionbutton.h"
#include "ui/match/handdialog.h"
#include "ui/match/matchpage.h"
#include "ui/match/matchtable.h"
#include "ui/match/matchview.h"
#include "ui/match/scoreboard.h"
#include "ui/phones/phonedesk.h"
#include "ui/phones/phonesdialog.h"
#include "ui/play/playdesk.h"
#include "ui/play/promptcard.h"
#include "ui/skirmish/collection/collectiondocument.h"
#include "ui/skirmish/skirmishpage.h"
#include "ui/skirmish/table/deskchoice.h"
#include "ui/skirmish/table/gameview.h"

#include <QLabel>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Phones at the table of a window: they and the screen are one game.
class TestTablePhones final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void nothingIsOpenUnasked();
    void anAnswerIsOneEventThatTheWindowShows();
    void theWindowKeepsItsLanguage();
    void twoAnswersAtOnceAreOneEvent();
    void anAnswerToWhatTheWindowAnsweredIsLate();
    void undoneHereIsUndoneThere();
    void takenBackThereIsTakenBackHere();
    void cardsOnPhonesAreNotOnTheScreen();
    void aCoveredQuestionStaysCovered();
    void whatIsBoughtOnAPhoneIsNotOnTheScreen();
    void handsOfASkirmishStandOnPhones();
    void aSkirmishHasAButtonForThem_data();
    void aSkirmishHasAButtonForThem();
    void closesWithTheTable();
    void whatIsReadAgainStaysOpen();
    void theClockIsShown();
    void aTakenCodeOpensNothing();

private:
    using SeatState = PhoneDesk::SeatState;

    void startMatch();
    /// In which coaches hold cards.
    void startWithCards();
    void startAtTheShop();
    void playTo(const QString &prompt);
    void open() { QVERIFY(desk().open(u"127.0.0.1"_s)); }
    [[nodiscard]] PhoneDesk &desk() { return *m_page->phones(); }
    [[nodiscard]] MatchTable &table() { return *m_page->table(); }
    [[nodiscard]] size_t groups() { return table().log().groups().size(); }
    [[nodiscard]] size_t kept() { return m_kept->journals.read(table().id())->entries.size(); }
    [[nodiscard]] PromptCard *card() { return m_page->view()->desk()->card(); }
    /// Lets Dugout roll for the first thing that is asked.
    [[nodiscard]] static QJsonObject rolling(const QJsonObject &state)
    {
        const QJsonObject prompt = state.value(u"prompts"_s).toArray().first().toObject();
        return {{u"revision"_s, state.value(u"revision"_s)},
                {u"prompt"_s, prompt.value(u"id"_s)},
                {u"roll"_s, true}};
    }
    /// What a coach with dice of his own types.
    [[nodiscard]] static QJsonObject typing(const QJsonObject &state)
    {
        QJsonObject answer = rolling(state);
        const QJsonObject prompt = state.value(u"prompts"_s).toArray().first().toObject();
        QJsonArray dice;
        for (qsizetype i = 0; i < prompt.value(u"sides"_s).toArray().size(); ++i)
            dice.append(2);
        answer.remove(u"roll"_s);
        answer.insert(u"dice"_s, dice);
        return answer;
    }

    OwnServer m_server;
    std::unique_ptr<MemoryClub> m_kept;
    std::unique_ptr<Club> m_club;
    LanguageController m_language;
    QTemporaryDir m_folder;
    std::unique_ptr<Settings> m_settings;
    SeededRandomSource m_random{5};
    std::unique_ptr<MatchPage> m_page;
};

void TestTablePhones::init()
{
    failOnAnyWarning();
    m_language.setLanguage(Language::English);
    m_settings = std::make_unique<Settings>(
        m_folder.filePath(QString::fromLatin1(QTest::currentTestFunction()) + u".ini"_s));
    m_kept = std::make_unique<MemoryClub>();
    m_club = std::make_unique<Club>(m_kept->stores());
    m_page = std::make_unique<MatchPage>(
        MatchServices{*m_club, m_random, m_language, *m_settings, nullptr, &m_server});
    m_page->resize(1200, 800);
    m_page->show();
}

void TestTablePhones::cleanup()
{
    m_page.reset();
}

void TestTablePhones::startMatch()
{
    m_page->start(plainSetup());
    QVERIFY(m_page->table());
    WindowFixture::settle();
}

void TestTablePhones::startWithCards()
{
    MatchSetup setup = plainSetup(u"bb2016"_s);
    setup.league = true;
    m_page->start(setup);
    QVERIFY(m_page->table());
    WindowFixture::settle();
}

void TestTablePhones::playTo(const QString &wanted)
{
    for (int i = 0; i < 3000; ++i) {
        const std::vector<Prompt> offered = table().prompts();
        if (std::any_of(offered.begin(), offered.end(),
                        [&wanted](const Prompt &one) { return one.id == wanted; }))
            return;
        QVERIFY(table().act({randomAnswer(offered.front(), m_random)}).has_value());
    }
    QFAIL("the prompt never came");
}

void TestTablePhones::nothingIsOpenUnasked()
{
    QVERIFY(!desk().canOpen());
    QVERIFY(!m_page->openPhones());
    startMatch();
    QVERIFY(desk().canOpen());
    QVERIFY(!desk().isOpen());
    open();
    QVERIFY(desk().isOpen());
    QCOMPARE(desk().seats(), 2);
    QCOMPARE(desk().seatState(0), SeatState::Free);
    const PhoneCaller spectator(desk().watchAddress());
    QCOMPARE(spectator.entered(), 200);
    QVERIFY(spectator.state().value(u"you"_s).isNull());
    desk().close();
    QVERIFY(!desk().isOpen());
    QCOMPARE(spectator.get("/state").status, 0);
}

void TestTablePhones::anAnswerIsOneEventThatTheWindowShows()
{
    startMatch();
    open();
    const PhoneCaller coach(desk().invite(0));
    QCOMPARE(coach.entered(), 200);
    QTRY_COMPARE(desk().seatState(0), SeatState::Away); // it follows nothing yet
    const auto before = card()->openPrompt();
    const QJsonObject state = coach.state();
    QCOMPARE(coach.post("/answer", rolling(state)).status, 200);
    QCOMPARE(groups(), size_t(1));
    QCOMPARE(kept(), size_t(1));
    QVERIFY(card()->openPrompt() != before || table().prompts().front().id != before);
    QVERIFY(coach.state().value(u"revision"_s) != state.value(u"revision"_s));
}

void TestTablePhones::theWindowKeepsItsLanguage()
{
    startMatch();
    open();
    const PhoneCaller german(desk().invite(0), "de");
    const PhoneCaller spanish(desk().watchAddress(), "es");
    QCOMPARE(german.post("/answer", rolling(german.state())).status, 200);
    QCOMPARE(table().rows().size(), size_t(1));
    const auto *label = m_page->findChild<QLabel *>(u"prompt-title"_s);
    const QString title = label->text();
    const QString line = table().rows().front().line;
    table().retranslate(); // says it again, in the window's language
    QCOMPARE(table().rows().front().line, line);
    QCOMPARE(label->text(), title);
    const auto lineOn = [](const PhoneCaller &phone) {
        return phone.state().value(u"log"_s).toArray().first().toObject().value(u"line"_s);
    };
    QVERIFY(lineOn(german).toString() != lineOn(spanish).toString());
}

void TestTablePhones::twoAnswersAtOnceAreOneEvent()
{
    startMatch();
    open();
    const PhoneCaller home(desk().invite(0));
    const PhoneCaller away(desk().invite(1));
    // The weather is asked of nobody in particular: both may answer it.
    const QJsonObject state = home.state();
    QVERIFY(state.value(u"prompts"_s).toArray().first().toObject().value(u"seat"_s).isNull());
    const auto first = home.posting("/answer", rolling(state));
    const auto second = away.posting("/answer", rolling(state));
    QList<int> statuses{PhoneCaller::heard(*first).status, PhoneCaller::heard(*second).status};
    std::sort(statuses.begin(), statuses.end());
    QCOMPARE(statuses, (QList<int>{200, 409}));
    QCOMPARE(groups(), size_t(1));
    QCOMPARE(kept(), size_t(1));
}

void TestTablePhones::anAnswerToWhatTheWindowAnsweredIsLate()
{
    startMatch();
    open();
    const PhoneCaller coach(desk().invite(0));
    const QJsonObject state = coach.state();
    m_page->view()->desk()->answer({randomAnswer(table().prompts().front(), m_random)});
    QCOMPARE(groups(), size_t(1));
    const auto late = coach.post("/answer", rolling(state));
    QCOMPARE(late.status, 409);
    QCOMPARE(late.json().value(u"error"_s).toString(), u"answer.outdated"_s);
    QCOMPARE(groups(), size_t(1));
}

void TestTablePhones::undoneHereIsUndoneThere()
{
    startMatch();
    open();
    const PhoneCaller coach(desk().invite(0));
    const QString asked = coach.prompts().first().toObject().value(u"id"_s).toString();
    QCOMPARE(coach.post("/answer", typing(coach.state())).status, 200);
    m_page->view()->desk()->undo();
    QCOMPARE(groups(), size_t(0));
    QCOMPARE(coach.prompts().first().toObject().value(u"id"_s).toString(), asked);
    QCOMPARE(coach.state().value(u"mayTakeBack"_s).toBool(), false);
    m_page->view()->desk()->redo();
    QCOMPARE(groups(), size_t(1));
    // What the window did is not the coach's to take back.
    QCOMPARE(coach.state().value(u"mayTakeBack"_s).toBool(), false);
}

void TestTablePhones::takenBackThereIsTakenBackHere()
{
    startMatch();
    open();
    const PhoneCaller coach(desk().invite(0));
    const auto note = [&coach] {
        return coach.post("/answer",
                          {{u"revision"_s, coach.state().value(u"revision"_s)},
                           {u"prompt"_s, u"hand.note"_s},
                           {u"text"_s, u"Words"_s}});
    };
    QCOMPARE(note().status, 200);
    QCOMPARE(coach.post("/answer", typing(coach.state())).status, 200);
    // One after the other.
    for (const size_t left : {size_t(1), size_t(0)}) {
        const QJsonObject state = coach.state();
        QCOMPARE(state.value(u"mayTakeBack"_s).toBool(), true);
        QCOMPARE(coach.post("/back", {{u"revision"_s, state.value(u"revision"_s)}}).status, 200);
        QCOMPARE(groups(), left);
    }
    QCOMPARE(coach.state().value(u"mayTakeBack"_s).toBool(), false);
    QVERIFY(table().log().canRedo());
}

void TestTablePhones::cardsOnPhonesAreNotOnTheScreen()
{
    startWithCards();
    playTo(u"end-turn"_s);
    const MatchState &state = table().session().state();
    const Seat owner = state.sides[0].cards.isEmpty() ? 1 : 0;
    QVERIFY(!state.side(owner).cards.isEmpty());
    auto *cards = m_page->findChild<ActionButton *>(u"match-cards"_s);
    QVERIFY(!cards->isHidden());
    HandDialog hand(table(), owner, m_page.get());
    hand.show();
    open();
    const PhoneCaller coach(desk().invite(owner));
    const PhoneCaller other(desk().invite(1 - owner));
    QTRY_VERIFY(table().isOnPhone(owner) && table().isOnPhone(1 - owner));
    QVERIFY(cards->isHidden());
    QVERIFY(!hand.isVisible()); // one that was open goes
    const QByteArray own = coach.get("/state").body;
    const QByteArray theirs = other.get("/state").body;
    for (const QString &card : cardNames(state.side(owner).cards)) {
        QVERIFY(own.contains(card.toUtf8()));
        QVERIFY(!theirs.contains('"' + card.toUtf8() + '"'));
    }
    desk().takeBack(owner);
    QVERIFY(!cards->isHidden()); // whose phone is gone has the screen again
    QCOMPARE(coach.get("/state").status, 401);
}

void TestTablePhones::aCoveredQuestionStaysCovered()
{
    startWithCards();
    const auto isCovered = [this] {
        const auto all = table().offered();
        return std::any_of(all.begin(), all.end(),
                           [](const OfferedPrompt &one) { return !one.cover.isEmpty(); });
    };
    for (int i = 0; i < 3000 && !isCovered(); ++i)
        QVERIFY(table().act({randomAnswer(table().prompts().front(), m_random)}).has_value());
    QVERIFY(isCovered());
    for (const OfferedPrompt &one : table().offered()) // where a card is seen once it is drawn
        QVERIFY(one.cover.isEmpty() || !one.prompt.byLot || one.words.why.contains(u"Cards…"_s));
    WindowFixture::settle();
    QVERIFY(card()->findChild<ActionButton *>(u"cover-show"_s)
            || card()->findChild<ActionButton *>(u"prompt-main"_s));
    open();
    const PhoneCaller home(desk().invite(0));
    const PhoneCaller away(desk().invite(1));
    QTRY_VERIFY(table().isOnPhone(0) && table().isOnPhone(1));
    WindowFixture::settle();
    for (const OfferedPrompt &one : table().offered()) {
        QVERIFY(one.cover.isEmpty() || !one.behind);
        QVERIFY(one.cover.isEmpty() || one.words.choices.isEmpty());
    }
    const auto labels = card()->findChildren<QLabel *>(u"cover-words"_s);
    QVERIFY(!labels.isEmpty());
    QVERIFY2(labels.constLast()->text().contains(u"on the phone"_s),
             qPrintable(labels.constLast()->text()));
}

/// Somebody who can pay for several things stands before them.
void TestTablePhones::startAtTheShop()
{
    const auto ruleset = *m_club->library().load(u"crp"_s);
    constexpr qsizetype several = 5;
    for (std::uint64_t seed = 1; seed < 60; ++seed) {
        SeededRandomSource source(seed);
        m_page->start(randomSetup(*ruleset, {}, true, source));
        for (int i = 0; i < 12 && table().prompts().front().id != u"inducements.buy"_s; ++i)
            QVERIFY(table().act({randomAnswer(table().prompts().front(), source)}));
        const Prompt prompt = table().prompts().front();
        if (prompt.id == u"inducements.buy"_s && prompt.choices.size() >= several)
            return;
        m_page->showList();
    }
    QFAIL("nobody can buy anything");
}

void TestTablePhones::whatIsBoughtOnAPhoneIsNotOnTheScreen()
{
    startAtTheShop();
    const Prompt shop = table().prompts().front();
    const auto plain = std::find_if(shop.choices.begin(), shop.choices.end(),
                                    [](const QString &one) { return !one.contains(u'/'); });
    QVERIFY(plain != shop.choices.end());
    open();
    const PhoneCaller coach(desk().invite(shop.seat));
    QTRY_VERIFY(table().isOnPhone(shop.seat));
    for (const OfferedPrompt &one : table().offered()) {
        if (one.prompt.alwaysOffered)
            continue;
        QCOMPARE(one.prompt.id, shop.id); // and nothing to end it with
        QVERIFY(!one.cover.isEmpty() && !one.behind && one.shelf.empty());
        QVERIFY(one.words.choices.isEmpty() && one.words.detail.isEmpty());
    }
    QCOMPARE(coach
                 .post("/answer",
                       {{u"revision"_s, coach.state().value(u"revision"_s)},
                        {u"prompt"_s, shop.id},
                        {u"choices"_s, QJsonArray{*plain}}})
                 .status,
             200);
    QCOMPARE(table().rows().back().line.isEmpty(),
             buyingSeat(table().session().state()) == shop.seat);
    // Something waits on the screen, also when nothing more can be paid for.
    const std::vector<OfferedPrompt> still = table().offered();
    const auto waits = std::find_if(still.begin(), still.end(), [](const OfferedPrompt &one) {
        return !one.prompt.alwaysOffered;
    });
    QVERIFY(waits != still.end() && waits->cover.isEmpty() == (waits->prompt.id != shop.id));
    desk().takeBack(shop.seat);
    QVERIFY(!table().rows().back().line.isEmpty()); // whose phone is gone has the screen again
}

void TestTablePhones::handsOfASkirmishStandOnPhones()
{
    SkirmishPage page({*m_club, m_random, *m_settings, &m_server});
    page.resize(1200, 800);
    page.show();
    page.startGame(randomSetup(*page.collection().ruleset(), {}, m_random));
    SkirmishTable *game = page.game()->table();
    QVERIFY(game);
    const auto hidden = [game] {
        for (const Prompt &prompt : game->opened().prompts()) {
            if (!prompt.alwaysOffered && SkirmishGame::isSecret(prompt) && !prompt.byLot)
                return std::optional(prompt);
        }
        return std::optional<Prompt>();
    };
    for (int i = 0; i < 3000 && !hidden(); ++i)
        QVERIFY(game->actFromAfar({randomAnswer(game->opened().prompts().front(), m_random)}));
    const auto asked = hidden();
    QVERIFY(asked);
    QVERIFY(page.phones()->open(u"127.0.0.1"_s));
    std::vector<std::unique_ptr<PhoneCaller>> phones;
    for (Seat seat = 0; seat < page.phones()->seats(); ++seat)
        phones.push_back(std::make_unique<PhoneCaller>(page.phones()->invite(seat)));
    QTRY_VERIFY(game->isOnPhone(0) && game->isOnPhone(page.phones()->seats() - 1));
    QCOMPARE(game->viewer(), noSeat);
    for (const Prompt &prompt : game->prompts())
        QVERIFY2(!prompt.choices.contains(deskchoice::look), qPrintable(prompt.id));
    game->askToLook(asked->seat);
    QCOMPARE(game->viewer(), noSeat);
    for (const Prompt &prompt : game->prompts())
        QVERIFY(prompt.id != deskchoice::lookPrompt);
    // The phone of whose turn it is goes on with it, and the window follows.
    const size_t before = game->log().groups().size();
    QJsonObject answer{{u"prompt"_s, asked->id}};
    const PhoneCaller &phone = *phones.at(static_cast<size_t>(asked->seat));
    answer.insert(u"revision"_s, phone.state().value(u"revision"_s));
    answer.insert(u"choices"_s, QJsonArray::fromStringList(asked->choices.mid(0, asked->atLeast)));
    QCOMPARE(phone.post("/answer", answer).status, 200);
    QCOMPARE(game->log().groups().size(), before + 1);
}

void TestTablePhones::aSkirmishHasAButtonForThem_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("name");
    QTest::newRow("beside the round") << QSize(1400, 900) << u"skirmish-phones"_s;
    QTest::newRow("small screen") << QSize(800, 560) << u"side-phones"_s;
}

void TestTablePhones::aSkirmishHasAButtonForThem()
{
    QFETCH(const QSize, size);
    QFETCH(const QString, name);
    SkirmishPage page({*m_club, m_random, *m_settings, &m_server});
    page.resize(size);
    page.show();
    page.startGame(randomSetup(*page.collection().ruleset(), {}, m_random));
    WindowFixture::settle();
    auto *button = page.findChild<ActionButton *>(name);
    QVERIFY(button && button->isVisible());
    QCOMPARE(button->accessibleName(), u"Phones…"_s);
    button->click();
    QVERIFY(page.findChild<PhonesDialog *>());
    QVERIFY(page.phones()->open(u"127.0.0.1"_s));
    QCOMPARE(button->accessibleName(), u"Phones: 0"_s);
    const PhoneCaller spectator(page.phones()->watchAddress());
    const auto following = spectator.asking("/events");
    QTRY_COMPARE(button->text(), u"1"_s);
    page.phones()->close();
    QCOMPARE(button->text(), QString());
    // Without a server there is nothing to open.
    SkirmishPage alone({*m_club, m_random, *m_settings, nullptr});
    alone.startGame(randomSetup(*page.collection().ruleset(), {}, m_random));
    QVERIFY(alone.findChild<ActionButton *>(name)->isHidden());
}

void TestTablePhones::closesWithTheTable()
{
    startMatch();
    open();
    const PhoneCaller spectator(desk().watchAddress());
    QCOMPARE(spectator.get("/state").status, 200);
    const auto following = spectator.asking("/events");
    QTRY_COMPARE(desk().spectators(), 1);
    m_page->showList();
    QVERIFY(!desk().isOpen());
    const auto heard = PhoneCaller::heard(*following);
    QVERIFY(heard.body.contains("event: shut"));
    QCOMPARE(spectator.get("/state").status, 0);
}

void TestTablePhones::whatIsReadAgainStaysOpen()
{
    startMatch();
    open();
    const PhoneCaller coach(desk().invite(0));
    {
        const auto theirs = m_club->matches().open(table().id());
        QVERIFY((*theirs)->act({randomAnswer((*theirs)->prompts().front(), m_random)}));
    }
    // What the window holds is outdated: it reads again what is kept, and phones go on.
    QCOMPARE(coach.post("/answer", rolling(coach.state())).status, 409);
    QTRY_COMPARE(groups(), size_t(1));
    QVERIFY(desk().isOpen());
    const QJsonObject state = coach.state();
    QCOMPARE(state.value(u"entries"_s).toInt(), 1);
    QCOMPARE(coach.post("/answer", rolling(state)).status, 200);
    QCOMPARE(groups(), size_t(2));
}

void TestTablePhones::theClockIsShown()
{
    startMatch();
    playTo(u"end-turn"_s);
    open();
    const PhoneCaller spectator(desk().watchAddress());
    QVERIFY(!spectator.state().contains(u"clock"_s)); // nobody uses it
    const auto following = spectator.asking("/events");
    QTRY_COMPARE(desk().spectators(), 1);
    QByteArray heard;
    QTRY_VERIFY((heard += following->readAll()).contains("event: state"));
    auto *run = m_page->findChild<ActionButton *>(u"clock-run"_s);
    QVERIFY(run);
    run->click();
    QTRY_VERIFY((heard += following->readAll()).contains("event: clock"));
    QVERIFY(heard.contains("\"running\":true"));
    const QJsonObject clock = spectator.state().value(u"clock"_s).toObject();
    QVERIFY(clock.value(u"running"_s).toBool());
    QVERIFY(clock.value(u"limitMs"_s).toInt() > 0);
}

void TestTablePhones::aTakenCodeOpensNothing()
{
    startMatch();
    open();
    const QString address = desk().invite(0);
    const PhoneCaller first(address);
    const PhoneCaller second(address);
    QCOMPARE(first.entered(), 200);
    QCOMPARE(second.entered(), 403);
    const QString renewed = desk().invite(0);
    QCOMPARE(desk().seatState(0), SeatState::Invited);
    QCOMPARE(first.get("/state").status, 401);
    desk().takeBack(0);
    QCOMPARE(PhoneCaller(renewed).entered(), 403);
    QCOMPARE(desk().seatState(0), SeatState::Free);
}

QTEST_MAIN(TestTablePhones)
#include "tst_tablephones.moc"
