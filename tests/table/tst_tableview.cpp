// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/afterreport.h"
#include "core/exchange/promptjson.h"
#include "core/match/effects/carddecks.h"
#include "core/match/randommatch.h"
#include "core/match/report/displayboard.h"
#include "core/match/words/matchstanding.h"
#include "core/sheet/reportsections.h"
#include "core/sheet/teamsheet.h"
#include "core/table/endingshown.h"
#include "core/table/opentable.h"
#include "core/team/playerstats.h"
#include "core/team/teamvalue.h"
#include "core/text/languagescope.h"
#include "tests/support/afterdriver.h"
#include "tests/support/skirmishplay.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

void gather(const QJsonValue &value, QStringList &strings)
{
    if (value.isString())
        strings.append(value.toString());
    for (const auto &each : value.toArray())
        gather(each, strings);
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it) {
        strings.append(it.key());
        gather(it.value(), strings);
    }
}

/// Every word of it, names of fields included.
QStringList wordsOf(const QJsonObject &object)
{
    QStringList strings;
    gather(object, strings);
    return strings;
}

/// The string that tells the card; empty when none does.
QString telling(const QStringList &strings, const QString &id, const QString &name)
{
    for (const QString &one : strings) {
        if (one.contains(id) || one == name || (name.size() > 9 && one.contains(name)))
            return one;
    }
    return {};
}

template<typename Game>
QJsonObject viewFor(const Session<Game> &session, Seat seat, const TableLog<Game> &log)
{
    return tableView(session, session.prompts(), viewerOf(session, seat), log);
}

/// Cards of this side that nobody else can know: one that was played and came back is known.
QStringList hiddenCards(const MatchState &state, Seat seat)
{
    CardList cards = state.side(seat).cards + state.side(seat).drawn;
    for (const KeptCard &kept : state.occasion.cardsKept)
        cards.removeAll(kept.card);
    return cardNames(cards);
}

bool drawsACard(const MatchSession &session, Seat seat)
{
    const std::vector<Prompt> prompts = session.prompts();
    return std::any_of(prompts.begin(), prompts.end(), [&](const Prompt &prompt) {
        return prompt.seat == seat && prompt.byLot && namesCards(session.game().context(), prompt);
    });
}

QStringList logOf(const QJsonObject &view)
{
    QStringList lines;
    for (const auto &row : view.value(u"log"_s).toArray())
        lines.append(row.toObject().value(u"line"_s).toString());
    return lines;
}

/// Plays on until somebody buys; a prompt without choices when nobody does.
Prompt shopPrompt(MatchSession &session, RandomSource &source)
{
    for (int step = 0; step < 40; ++step) {
        const std::vector<Prompt> prompts = session.prompts();
        if (prompts.empty())
            break;
        if (prompts.front().id == u"inducements.buy"_s)
            return prompts.front();
        (void)session.act({0, {randomAnswer(prompts.front(), source)}});
    }
    return {};
}

Event choosing(const Prompt &prompt, const QString &choice)
{
    Event event;
    event.prompt = prompt.id;
    event.seat = prompt.seat;
    if (!choice.isEmpty())
        event.choices = {choice};
    return event;
}

} // namespace

/// Cards that lie, or lay, open: everybody has seen them.
void gatherOpen(const SkirmishState &state, QSet<QString> &open)
{
    const auto add = [&open](const CardPile &pile) {
        for (const CardId &id : pile)
            open.insert(id.text());
    };
    for (const SkirmishPlayer &player : state.players) {
        add(player.scored);
        add(player.objectives.discard);
        add(player.powers.discard);
        for (const SkirmishFighter &fighter : player.fighters)
            add(fighter.upgrades);
    }
    for (const LyingPloy &ploy : state.lying)
        open.insert(ploy.card.text());
    // Who plays an upgrade says so before he says on whom.
    for (const SkirmishStep &step : state.agenda) {
        if (const auto *played = step.data.find<CardInPlay>())
            open.insert(played->card.text());
    }
}

/// What each is shown: nothing hidden is in what a phone is sent.
class TestTableView final : public QObject
{
    Q_OBJECT

private slots:
    void handsOfAMatchStayHidden_data();
    void handsOfAMatchStayHidden();
    void aCardHeldForTheMomentIsNotTold();
    void aDrawShowsTheWholePile();
    void whatIsBoughtIsToldAtTheEnd_data();
    void whatIsBoughtIsToldAtTheEnd();
    void handsOfASkirmishStayHidden_data();
    void handsOfASkirmishStayHidden();
    void theLogFollowsWhatIsUndone();
    void aMatchSaysHowItEnded_data();
    void aMatchSaysHowItEnded();
    void theEndCountsTheAwards();
    void promptsSayTheirDiceAndQuestion();
    void whatCanBeLearnedIsExplained();
    void aCoachReadsHisNewSheet();
    void aBoardToPlaceIsShown();
    void whatTheTableSaidOfAFighterIsShown();
    void attacksAreComputed();
    void anEditionIsLeafedThrough_data();
    void anEditionIsLeafedThrough();
    void searchesInAnyLanguage_data();
    void searchesInAnyLanguage();

private:
    static void lookAround(const MatchSession &session, const TableLog<Match> &log,
                           Language language, int &looked);
};

void TestTableView::lookAround(const MatchSession &session, const TableLog<Match> &log,
                               Language language, int &looked)
{
    const LanguageScope scope(language);
    for (const Seat seat : {0, 1}) {
        const QStringList hidden = hiddenCards(session.state(), seat);
        if (hidden.isEmpty())
            continue;
        const Seat other = MatchState::otherSeat(seat);
        const QJsonObject spectator = viewFor(session, noSeat, log);
        QVERIFY(!spectator.value(u"state"_s).toObject().contains(u"hash"_s));
        const QStringList seen = wordsOf(spectator);
        const QStringList seenByOther = wordsOf(viewFor(session, other, log));
        for (const QString &id : hidden) {
            ++looked;
            const PlayCard *card = findCard(session.game().context(), id);
            QVERIFY(card);
            const QString told = telling(seen, id, localized(card->name));
            QVERIFY2(told.isEmpty(), qPrintable(id + u" in "_s + told));
            if (drawsACard(session, other))
                continue; // there the whole pile is shown
            const QString toldOther = telling(seenByOther, id, localized(card->name));
            QVERIFY2(toldOther.isEmpty(), qPrintable(id + u" in "_s + toldOther));
        }
        QVERIFY(!telling(wordsOf(viewFor(session, seat, log)), hidden.constFirst(), {}).isEmpty());
    }
}

void TestTableView::handsOfAMatchStayHidden_data()
{
    QTest::addColumn<QString>("edition");
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("choice");
    for (const QString &how :
         {u"standard"_s, u"points"_s, u"draft"_s, u"one-deck"_s, u"round-robin"_s})
        QTest::addRow("bb2016, %s", qPrintable(how))
            << u"bb2016"_s << u"special-play-variant"_s << how;
    for (const QString &how : {u"with-inducements"_s, u"instead-of-inducements"_s, u"allowance"_s})
        QTest::addRow("crp, %s", qPrintable(how)) << u"crp"_s << u"special-play-cards"_s << how;
}

void TestTableView::handsOfAMatchStayHidden()
{
    QFETCH(const QString, edition);
    QFETCH(const QString, option);
    QFETCH(const QString, choice);
    const auto ruleset = sharedRuleset(edition);
    int looked = 0;
    constexpr int enough = 80;
    constexpr int now = 2; // in each language by turns
    for (std::uint64_t seed = 1; seed < 30 && looked < enough; ++seed) {
        SeededRandomSource source(seed);
        const MatchSetup setup = randomSetup(*ruleset, {{OptionId(option), choice}}, true, source);
        MatchSession session(Match(ruleset, setup, stepsToTheNextSheet()));
        const TableLog<Match> log;
        for (int step = 0; step < 120 && looked < enough; ++step) {
            const std::vector<Prompt> prompts = session.prompts();
            if (prompts.empty())
                break;
            (void)session.act({0, {randomAnswer(randomPrompt(prompts, source), source)}});
            if (step % now == 0)
                lookAround(session, log, allLanguages.at(static_cast<size_t>(step) % 3), looked);
            if (QTest::currentTestFailed())
                return;
        }
    }
    QVERIFY2(looked > 30, "hardly any card was held");
}

/// A turn that is over but for a card in somebody's hand is over for everybody: who is at play
/// would tell the others that he holds it, and the pages would ask one side and name the other.
void TestTableView::aCardHeldForTheMomentIsNotTold()
{
    const auto ruleset = sharedRuleset(u"bb2016"_s);
    const TableLog<Match> log;
    for (std::uint64_t seed = 1; seed < 100; ++seed) {
        SeededRandomSource source(seed);
        const MatchSetup setup = randomSetup(
            *ruleset, {{OptionId(u"special-play-variant"_s), u"one-deck"_s}}, true, source);
        MatchSession session(Match(ruleset, setup, stepsToTheNextSheet()));
        for (int step = 0; step < 400 && !session.prompts().empty(); ++step) {
            (void)session.act({0, {randomAnswer(randomPrompt(session.prompts(), source), source)}});
            const MatchState seen = session.game().seen(session.state());
            if (seen.active == session.state().active)
                continue;
            for (const Seat seat : {noSeat, 0, 1}) {
                const QJsonObject state = viewFor(session, seat, log).value(u"state"_s).toObject();
                QCOMPARE(state.value(u"active"_s).toInt(noSeat), seen.active);
            }
            return;
        }
    }
    QFAIL("no card was held at the end of a turn");
}

/// Who draws must not learn from what is left what the other one has.
void TestTableView::aDrawShowsTheWholePile()
{
    const auto ruleset = sharedRuleset(u"bb2016"_s);
    SeededRandomSource source(3);
    const MatchSetup setup = randomSetup(
        *ruleset, {{OptionId(u"special-play-variant"_s), u"one-deck"_s}}, true, source);
    MatchSession session(Match(ruleset, setup, stepsToTheNextSheet()));
    bool compared = false;
    while (!compared) {
        const std::vector<Prompt> prompts = session.prompts();
        QVERIFY(!prompts.empty());
        const Prompt &prompt = prompts.front();
        const Seat other = MatchState::otherSeat(prompt.seat);
        if (drawsACard(session, prompt.seat) && !hiddenCards(session.state(), other).isEmpty()) {
            const Prompt shown
                = MatchViewer{prompt.seat}.shown(session.game().context(), session.state(), prompt);
            const QString deck = prompt.choices.constFirst().section(u'/', 0, 0);
            for (const QString &id : hiddenCards(session.state(), other)) {
                QVERIFY(!prompt.choices.contains(id));
                QCOMPARE(shown.choices.contains(id), id.section(u'/', 0, 0) == deck);
                compared = compared || shown.choices.contains(id);
            }
        }
        QVERIFY(session.act({0, {randomAnswer(prompt, source)}}));
    }
}

void TestTableView::whatIsBoughtIsToldAtTheEnd_data()
{
    QTest::addColumn<QString>("edition");
    QTest::newRow("crp") << u"crp"_s;
    QTest::newRow("bb2016") << u"bb2016"_s;
}

/// While he buys, the others know that he does and no more.
void TestTableView::whatIsBoughtIsToldAtTheEnd()
{
    QFETCH(const QString, edition);
    const auto ruleset = sharedRuleset(edition);
    bool looked = false;
    for (std::uint64_t seed = 1; seed < 60 && !looked; ++seed) {
        SeededRandomSource source(seed);
        MatchSession session(
            Match(ruleset, randomSetup(*ruleset, {}, true, source), stepsToTheNextSheet()));
        const TableLog<Match> log;
        const Prompt shop = shopPrompt(session, source);
        const auto plain
            = std::find_if(shop.choices.begin(), shop.choices.end(),
                           [](const QString &choice) { return !choice.contains(u'/'); });
        if (plain == shop.choices.end() || !session.act({0, {choosing(shop, *plain)}})
            || session.prompts().front().id != shop.id)
            continue; // nothing that is taken as it is, or gold for no more
        const QString told = logOf(viewFor(session, shop.seat, log)).constFirst();
        for (const Seat viewer : {noSeat, MatchState::otherSeat(shop.seat)}) {
            const QJsonObject view = viewFor(session, viewer, log);
            QVERIFY2(!logOf(view).contains(told), qPrintable(told));
            for (const auto &each : view.value(u"prompts"_s).toArray()) {
                const QJsonObject prompt = each.toObject();
                QVERIFY(!prompt.value(u"title"_s).toString().isEmpty());
                QVERIFY(!prompt.contains(u"choices"_s) || prompt.value(u"aside"_s).toBool());
                QVERIFY(prompt.value(u"detail"_s).toString().isEmpty()
                        || prompt.value(u"aside"_s).toBool());
            }
            QVERIFY(!makeDisplayBoard(session, Language::English).lastEvent.contains(told));
        }
        Prompt done = shop;
        done.id = u"inducements.done"_s;
        QVERIFY(session.act({0, {choosing(done, {})}}));
        for (const Seat viewer : {noSeat, MatchState::otherSeat(shop.seat)})
            QVERIFY(logOf(viewFor(session, viewer, log)).contains(told));
        looked = true;
    }
    QVERIFY2(looked, "nobody bought anything");
}

void TestTableView::handsOfASkirmishStayHidden_data()
{
    QTest::addColumn<int>("players");
    QTest::newRow("two") << 2;
    QTest::newRow("four") << 4;
}

void TestTableView::handsOfASkirmishStayHidden()
{
    QFETCH(const int, players);
    SeededRandomSource source(11);
    RandomSkirmish wanted;
    wanted.players = players;
    const SkirmishSetup setup = randomSetup(*skirmishRuleset(), wanted, source);
    SkirmishSession session(SkirmishGame(skirmishRuleset(), setup));
    const TableLog<SkirmishGame> log;
    QSet<QString> open;
    int looked = 0;
    for (int step = 0; step < 120 && !session.prompts().empty(); ++step) {
        if (!session.act({0, {randomAnswerOf(session.prompts(), source)}}))
            continue;
        const Language language = allLanguages.at(static_cast<size_t>(step) % 3);
        const LanguageScope scope(language);
        gatherOpen(session.state(), open);
        const QJsonObject spectator = viewFor(session, noSeat, log);
        const QStringList seen = wordsOf(spectator);
        static const QRegularExpression rawHex(u": -?\\d+,-?\\d+"_s);
        QVERIFY2(!logOf(spectator).value(0).contains(rawHex),
                 qPrintable(logOf(spectator).value(0))); // people count columns and rows
        for (Seat seat = 0; seat < session.state().playerCount(); ++seat) {
            const SkirmishPlayer &player = session.state().player(seat);
            CardPile hidden = player.objectives.hand;
            hidden.insert(hidden.end(), player.powers.hand.begin(), player.powers.hand.end());
            const Seat other = (seat + 1) % session.state().playerCount();
            const QStringList seenByOther = wordsOf(viewFor(session, other, log));
            for (const CardId &id : hidden) {
                // Two players may have the same card.
                if (open.contains(id.text())
                    || !telling(wordsOf(coachShown(session, other)), id.text(), {}).isEmpty())
                    continue;
                ++looked;
                const QString told = telling(seen, id.text(), {});
                QVERIFY2(told.isEmpty(), qPrintable(id.text() + u" in "_s + told));
                const QString toldOther = telling(seenByOther, id.text(), {});
                QVERIFY2(toldOther.isEmpty(), qPrintable(id.text() + u" in "_s + toldOther));
            }
            if (!hidden.empty())
                QVERIFY(wordsOf(viewFor(session, seat, log)).contains(hidden.front().text()));
        }
    }
    QVERIFY2(looked > 50, "hardly any card was held");
}

void TestTableView::theLogFollowsWhatIsUndone()
{
    const auto ruleset = sharedRuleset(u"crp"_s);
    SeededRandomSource source(5);
    MatchSession session(
        Match(ruleset, randomSetup(*ruleset, {}, true, source), stepsToTheNextSheet()));
    const TableLog<Match> kept;
    for (int step = 0; step < 200; ++step) {
        const std::vector<Prompt> prompts = session.prompts();
        (void)session.act({step, {randomAnswer(randomPrompt(prompts, source), source)}});
        if (step % 7 == 3)
            QVERIFY(session.undo());
        if (step % 50 == 49) {
            for (int back = 0; back < 80 && session.log().canUndo(); ++back)
                QVERIFY(session.undo());
        }
        const Language language = allLanguages.at(static_cast<size_t>(step) % 3);
        const MatchViewer viewer{step % 2};
        QCOMPARE(kept.lines(session, language, viewer),
                 TableLog<Match>().lines(session, language, viewer));
    }
}

void TestTableView::aMatchSaysHowItEnded_data()
{
    QTest::addColumn<int>("away");
    QTest::addColumn<QString>("verdict");
    QTest::newRow("won") << 1 << u"2 – 1 · Reds has won"_s;
    QTest::newRow("lost") << 3 << u"2 – 3 · Blues has won"_s;
    QTest::newRow("a draw") << 2 << u"2 – 2 · A draw"_s;
}

void TestTableView::aMatchSaysHowItEnded()
{
    QFETCH(const int, away);
    QFETCH(const QString, verdict);
    const LanguageScope scope(Language::English);
    const auto ruleset = sharedRuleset(u"crp"_s);
    SeededRandomSource source(5);
    MatchSetup setup = randomSetup(*ruleset, {}, false, source);
    setup.teams[0].name = u"Reds"_s;
    setup.teams[1].name = u"Blues"_s;
    const Match match(ruleset, setup, stepsToTheNextSheet());
    MatchState state = MatchSession(match).state();
    state.sides[0].score = 2;
    state.sides[1].score = away;
    QCOMPARE(verdictWords(match.context(), state), QString());
    state.over = true;
    QCOMPARE(verdictWords(match.context(), state), verdict);
}

/// Most valuable players are named after the whistle, and stand in the tables like all else.
void TestTableView::theEndCountsTheAwards()
{
    const auto ruleset = sharedRuleset(u"crp"_s);
    SeededRandomSource source(3);
    const MatchSetup setup = randomSetup(*ruleset, {}, true, source);
    MatchSession session(Match(ruleset, setup, stepsToTheNextSheet()));
    for (const Event &event : playRandomly(session.game(), source).events)
        (void)session.act({1, {event}});
    const MatchReport report = makeFullReport(session);
    QVERIFY(std::any_of(report.players.begin(), report.players.end(),
                        [](const ReportPlayer &each) { return each.achievements.mvps > 0; }));
    const std::vector<ReportSection> sections = reportSections(report);
    for (const QJsonValue &value : endingShown(session)) {
        const QString caption = value[u"caption"].toString();
        const auto told = std::find_if(
            sections.begin(), sections.end(),
            [&caption](const ReportSection &section) { return section.heading == caption; });
        QVERIFY(told != sections.end());
        QCOMPARE(value[u"rows"].toArray().size(), qsizetype(told->rows.size()));
        for (qsizetype i = 0; i < value[u"rows"].toArray().size(); ++i)
            QCOMPARE(value[u"rows"][i].toArray(),
                     QJsonArray::fromStringList(told->rows.at(static_cast<size_t>(i))));
    }
}

void TestTableView::promptsSayTheirDiceAndQuestion()
{
    Prompt prompt;
    prompt.kind = PromptKind::Dice;
    prompt.dice = DiceNotation::parse(u"2D6"_s);
    PromptWords words;
    words.question = u"Who?"_s;
    const LanguageScope scope(Language::German);
    const QJsonObject object = promptToJson(prompt, words, true);
    QCOMPARE(object.value(u"dice"_s).toString(), u"2D6"_s);
    QCOMPARE(object.value(u"diceWords"_s).toString(), u"2W6"_s);
    QCOMPARE(object.value(u"question"_s).toString(), u"Who?"_s);
    QVERIFY(!promptToJson(prompt, {}, true).contains(u"question"_s));
}

/// Beside each skill stands what it does, in the language of the phone.
void TestTableView::whatCanBeLearnedIsExplained()
{
    const LanguageScope scope(Language::German);
    const auto ruleset = sharedRuleset(u"crp"_s);
    const TableLog<Match> log;
    const auto learns
        = [](const Prompt &prompt) { return prompt.id.startsWith(u"after.learn."_s); };
    for (std::uint64_t seed = 1; seed < 20; ++seed) {
        SeededRandomSource source(seed);
        MatchSession session(
            Match(ruleset, randomSetup(*ruleset, {}, true, source), stepsToTheNextSheet()));
        std::vector<Prompt> prompts = session.prompts();
        while (!prompts.empty() && std::none_of(prompts.begin(), prompts.end(), learns)) {
            (void)session.act({0, {randomAnswer(randomPrompt(prompts, source), source)}});
            prompts = session.prompts();
        }
        const auto asked = std::find_if(prompts.begin(), prompts.end(), learns);
        if (asked == prompts.end())
            continue;
        int explained = 0;
        for (const auto &each : viewFor(session, asked->seat, log).value(u"prompts"_s).toArray()) {
            if (each.toObject().value(u"id"_s).toString() != asked->id)
                continue;
            for (const auto &choice : each.toObject().value(u"choices"_s).toArray()) {
                const QString id = choice.toObject().value(u"id"_s).toString();
                const Skill *skill = ruleset->skills().find(id);
                if (!skill)
                    continue;
                ++explained;
                QCOMPARE(choice.toObject().value(u"note"_s).toString(), localized(skill->summary));
            }
        }
        QVERIFY(explained > 0);
        return;
    }
    QFAIL("nobody learned anything");
}

/// While it is played, those who play; once it is over, his team as the match leaves it.
void TestTableView::aCoachReadsHisNewSheet()
{
    const LanguageScope scope(Language::English);
    const auto ruleset = sharedRuleset(u"crp"_s);
    SeededRandomSource source(3);
    MatchSession session(
        Match(ruleset, randomSetup(*ruleset, {}, true, source), stepsToTheNextSheet()));
    QVERIFY(!coachShown(session, 0).contains(u"sheet"_s));
    std::vector<Prompt> prompts = session.prompts();
    while (!prompts.empty()) {
        (void)session.act({0, {randomAnswer(randomPrompt(prompts, source), source)}});
        prompts = session.prompts();
    }
    for (const Seat seat : {0, 1}) {
        const Team &team = session.state().after.get().side(seat).team;
        const QJsonObject shown = coachShown(session, seat);
        const QStringList words = wordsOf(shown);
        QVERIFY(words.contains(u"Team value: %1"_s.arg(
            SheetWords(Language::English).number(teamValue(team, *ruleset)))));
        const QJsonArray players = shown.value(u"players"_s).toArray();
        QCOMPARE(players.size(), qsizetype(team.players.size()));
        for (const Player &player : team.players) {
            if (player.missesNextMatch)
                QVERIFY(words.contains(injuriesInWords(player, Language::English)));
            if (!player.name.isEmpty())
                QVERIFY(words.contains(u"#%1 %2"_s.arg(player.number).arg(player.name)));
            for (const SkillId &skill : skillsOf(player, team, *ruleset)) {
                if (const Skill *known = ruleset->skills().find(skill))
                    QVERIFY(words.contains(localized(known->summary)));
            }
        }
    }
}

/// A phone can draw where the board would lie: its hexes, and the boards on the table already.
void TestTableView::aBoardToPlaceIsShown()
{
    SeededRandomSource source(11);
    const SkirmishSetup setup = randomSetup(*skirmishRuleset(), {}, source);
    SkirmishSession session(SkirmishGame(skirmishRuleset(), setup));
    const auto isPlacing = [&session] {
        const std::vector<Prompt> prompts = session.prompts();
        return prompts.front().id == u"board.place"_s;
    };
    for (int step = 0; step < 50 && !isPlacing(); ++step) {
        QVERIFY(shownOf(session).value(u"placing"_s).toArray().isEmpty());
        QVERIFY(session.act({0, {randomAnswer(session.prompts().front(), source)}}));
    }
    QVERIFY(isPlacing());
    const QJsonObject shown = shownOf(session);
    const Board *board = boardBeingPlaced(session.game().context(), session.state());
    QVERIFY(board);
    const QJsonArray placing = shown.value(u"placing"_s).toArray();
    QCOMPARE(placing.size(), qsizetype(board->complete.size()));
    // Where fighters would start decides how one lays it.
    const auto starting = std::count_if(placing.begin(), placing.end(), [](const auto &hex) {
        return hex.toArray().at(3).toBool();
    });
    QVERIFY(starting > 0);
    QCOMPARE(starting, qsizetype(board->starting.size()));
    QVERIFY(!shown.value(u"field"_s).toArray().isEmpty());
    QVERIFY(session.act({0, {randomAnswer(session.prompts().front(), source)}}));
    QVERIFY(shownOf(session).value(u"placing"_s).toArray().isEmpty());
}

/// The card leaves values open; what is said once stands there from then on.
void TestTableView::whatTheTableSaidOfAFighterIsShown()
{
    SeededRandomSource source(11);
    SkirmishSetup setup = randomSetup(*skirmishRuleset(), {}, source);
    for (SkirmishSeat &seat : setup.seats) {
        for (FighterCard &card : seat.warband.fighters) {
            card.normal.move.reset();
            card.inspired.move.reset();
        }
    }
    SkirmishSession session(SkirmishGame(skirmishRuleset(), setup));
    const LanguageScope scope(Language::English);
    const SkirmishContext &context = session.game().context();
    int told = 0;
    for (int step = 0; step < 400 && told == 0; ++step) {
        (void)session.act({0, {randomAnswerOf(session.prompts(), source)}});
        for (const auto &one : session.state().player(0).fighters) {
            const FighterRef ref{0, one.id};
            const FighterValues values = valuesOf(context, session.state(), ref);
            const FighterCard *card = context.fighter(ref);
            if (!card || !values.move || card->side(one.inspired).move)
                continue;
            ++told;
            const QJsonArray fighters = shownOf(session)
                                            .value(u"players"_s)
                                            .toArray()
                                            .first()
                                            .toObject()
                                            .value(u"fighters"_s)
                                            .toArray();
            const auto shown = std::find_if(fighters.begin(), fighters.end(), [&](const auto &f) {
                return f.toObject().value(u"ref"_s).toString() == ref.toString();
            });
            QVERIFY(shown != fighters.end());
            const QString facts = (*shown).toObject().value(u"facts"_s).toString();
            QVERIFY2(facts.contains(u"Move %1"_s.arg(*values.move)), qPrintable(facts));
        }
    }
    QVERIFY2(told > 0, "nobody said anything");
}

void TestTableView::attacksAreComputed()
{
    SeededRandomSource source(11);
    const SkirmishSetup setup = randomSetup(*skirmishRuleset(), {}, source);
    SkirmishSession session(SkirmishGame(skirmishRuleset(), setup));
    const LanguageScope scope(Language::English);
    const SkirmishContext &context = session.game().context();
    for (int step = 0; step < 2000; ++step) {
        const SkirmishState &state = session.state();
        QString from;
        QString at;
        for (const auto &one : state.player(0).fighters)
            from = one.isInPlay() ? FighterRef{0, one.id}.toString() : from;
        for (const auto &one : state.player(1).fighters)
            at = one.isInPlay() ? FighterRef{1, one.id}.toString() : at;
        if (!from.isEmpty() && !at.isEmpty()) {
            const QJsonArray attacks
                = attacksShown(context, state, from, at).value(u"attacks"_s).toArray();
            QVERIFY(!attacks.isEmpty());
            QVERIFY(!attacks.first().toObject().value(u"name"_s).toString().isEmpty());
            // Nobody strikes his own, and nonsense gets a sentence.
            for (const QString &wrong : {from, u"9:nobody"_s, u"-1:x"_s, u""_s, u"::::"_s})
                QVERIFY(attacksShown(context, state, from, wrong).contains(u"message"_s));
            return;
        }
        (void)session.act({0, {randomAnswerOf(session.prompts(), source)}});
    }
    QFAIL("nobody came into play");
}

void TestTableView::anEditionIsLeafedThrough_data()
{
    QTest::addColumn<QString>("edition");
    QTest::addColumn<QStringList>("among");
    const QStringList football{u"skills"_s, u"tables"_s, u"sequences"_s, u"teams"_s};
    QTest::newRow("lrb4") << u"lrb4"_s << football; // which has no stars
    for (const QString &edition : {u"lrb5"_s, u"crp"_s, u"bb2016"_s})
        QTest::addRow("%s", qPrintable(edition)) << edition << football + QStringList{u"stars"_s};
    QTest::newRow("a skirmish") << skirmishRuleset()->id().text()
                                << QStringList{u"cards"_s, u"warbands"_s, u"tokens"_s};
}

/// Every chapter that is offered has something in it, with a name in the language.
void TestTableView::anEditionIsLeafedThrough()
{
    QFETCH(const QString, edition);
    QFETCH(const QStringList, among);
    const auto ruleset
        = edition == skirmishRuleset()->id().text() ? skirmishRuleset() : sharedRuleset(edition);
    for (const Language language : allLanguages) {
        const LanguageScope scope(language);
        QStringList offered;
        const QJsonArray chapters = ruleChapters(*ruleset).value(u"chapters"_s).toArray();
        for (const auto &each : chapters) {
            const QString id = each.toObject().value(u"id"_s).toString();
            offered.append(id);
            const QJsonObject chapter = ruleChapter(*ruleset, id);
            QCOMPARE(chapter.value(u"name"_s), each.toObject().value(u"name"_s));
            qsizetype entries = 0;
            for (const auto &group : chapter.value(u"groups"_s).toArray()) {
                for (const auto &entry : group.toObject().value(u"entries"_s).toArray()) {
                    ++entries;
                    QVERIFY(!entry.toObject().value(u"name"_s).toString().isEmpty());
                }
            }
            QVERIFY2(entries > 0, qPrintable(id));
        }
        for (const QString &id : among)
            QVERIFY2(offered.contains(id), qPrintable(id));
    }
    QVERIFY(ruleChapter(*ruleset, u"../skills"_s).isEmpty());
}

void TestTableView::searchesInAnyLanguage_data()
{
    QTest::addColumn<QString>("typed");
    QTest::newRow("English") << u"sure hands"_s;
    QTest::newRow("German") << u"ballgefühl"_s;
    QTest::newRow("with other words") << u"Hands sure"_s;
}

void TestTableView::searchesInAnyLanguage()
{
    QFETCH(const QString, typed);
    const LanguageScope scope(Language::English);
    const auto ruleset = sharedRuleset(u"crp"_s);
    const Skill *skill = ruleset->skills().find(u"sure-hands"_s);
    QVERIFY(skill);
    const QString question
        = QString::fromLatin1(QTest::currentDataTag()) == u"German"_s ? skill->name.de : typed;
    const QJsonArray found = searchRules(*ruleset, question);
    QVERIFY(!found.isEmpty());
    QCOMPARE(found.first().toObject().value(u"name"_s).toString(), skill->name.en);
    const QJsonArray hyphened = searchRules(*ruleset, u"kick-off table"_s);
    QVERIFY(!hyphened.isEmpty());
    QCOMPARE(searchRules(*ruleset, u"kickoff table"_s), hyphened);
    QVERIFY(searchRules(*ruleset, u"   "_s).isEmpty());
    QVERIFY(searchRules(*ruleset, u" - "_s).isEmpty());
    QVERIFY(searchRules(*ruleset, QString(100000, u'x')).isEmpty());
    QVERIFY(searchRules(*ruleset, u"e"_s).size() <= 25);
}

QTEST_GUILESS_MAIN(TestTableView)
#include "tst_tableview.moc"
