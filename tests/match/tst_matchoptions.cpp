// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/effects/effects.h"
#include "core/match/randommatch.h"
#include "tests/support/matchdriver.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// What an optional rule is about, and how one sees it in a match.
struct Effect
{
    enum Kind {
        Asks, ///< with the other value this is asked or offered, and never without
        AsksNot, ///< with the other value this is never asked, and without it is
        Elsewhere, ///< another test of this folder looks at it
        League, ///< teams, seasons, money, prizes: nothing during a match
    };
    const char *ruleset;
    const char *option;
    Kind kind;
    const char *value = ""; ///< what it is set to; empty: the opposite of the default
    const char *witness = ""; ///< a prompt, or a prompt and a choice it offers
};

constexpr Effect effects[]{
    {"lrb4", "turn-time-limit", Effect::AsksNot, "", "turnover time-limit"},
    {"lrb4", "illegal-procedure", Effect::AsksNot, "", "illegal-procedure"},
    {"lrb4", "hire-before-match", Effect::AsksNot, "", "inducements.done"},
    {"lrb4", "log-by-hand", Effect::Elsewhere},
    {"lrb5", "ko-return-choice", Effect::AsksNot, "", "ko-return"},
    {"lrb5", "fumbles", Effect::AsksNot, "", "turnover fumble"},

    {"crp", "team-creation", Effect::League},
    {"crp", "coaching-staff", Effect::Elsewhere},
    {"crp", "apothecary", Effect::AsksNot, "", "apothecary"},
    {"crp", "kick-off-table", Effect::AsksNot, "", "kick-off-table"},
    {"crp", "fame", Effect::AsksNot, "", "gate"},
    {"crp", "weather", Effect::AsksNot, "", "weather"},
    {"crp", "hand-off", Effect::AsksNot, "", "roll.hand-off"},
    {"crp", "going-for-it", Effect::AsksNot, "", "roll.going-for-it"},
    {"crp", "block-assists", Effect::Elsewhere},
    {"crp", "interceptions", Effect::AsksNot, "", "interception"},
    {"crp", "fumbles", Effect::AsksNot, "", "turnover fumble"},
    {"crp", "fouls", Effect::AsksNot, "", "foul"},
    {"crp", "referee", Effect::Elsewhere},
    {"crp", "skills", Effect::AsksNot, "", "regeneration"},
    {"crp", "ask-rolls", Effect::Elsewhere},
    {"crp", "overtime", Effect::Asks, "", "shoot-out"},
    {"crp", "mvp-method", Effect::League},
    {"crp", "expenses-start", Effect::League},
    {"crp", "expenses-step", Effect::League},
    {"crp", "ban-bribes", Effect::AsksNot, "", "inducements.buy bribes"},
    {"crp", "ban-bloodweiser-babes", Effect::AsksNot, "", "inducements.buy bloodweiser-babes"},
    {"crp", "ban-extra-team-training", Effect::AsksNot, "", "inducements.buy extra-team-training"},
    {"crp", "ban-halfling-master-chef", Effect::AsksNot, "",
     "inducements.buy halfling-master-chef"},
    {"crp", "ban-igor", Effect::AsksNot, "", "inducements.buy igor"},
    {"crp", "ban-mercenaries", Effect::AsksNot, "", "inducements.buy mercenaries/*"},
    {"crp", "ban-wandering-apothecary", Effect::AsksNot, "",
     "inducements.buy wandering-apothecary"},
    {"crp", "ban-star-players", Effect::AsksNot, "", "inducements.buy star-players/*"},
    {"crp", "ban-wizards", Effect::AsksNot, "", "inducements.buy wizard"},
    {"crp", "permanent-inducements", Effect::Elsewhere},
    {"crp", "special-play-cards", Effect::Asks, "allowance", "draw-card"},
    {"crp", "cards-limit", Effect::Elsewhere},
    {"crp", "cards-allowance", Effect::Elsewhere},
    {"crp", "merged-decks", Effect::Elsewhere},
    {"crp", "cards-before-inducements", Effect::Elsewhere},
    {"crp", "free-fan-factor", Effect::League},
    {"crp", "short-league-winnings", Effect::League},
    {"crp", "league-points", Effect::League},
    {"crp", "qualification", Effect::League},
    {"crp", "knock-out-inducements", Effect::Elsewhere},
    {"crp", "several-teams", Effect::League},
    {"crp", "legacy-teams", Effect::League},
    {"crp", "trophy-perks", Effect::League},
    {"crp", "lasting-star-injuries", Effect::Elsewhere},

    {"bb2016", "team-creation", Effect::League},
    {"bb2016", "coaching-staff", Effect::Elsewhere},
    {"bb2016", "apothecary", Effect::AsksNot, "", "apothecary"},
    {"bb2016", "argue-the-call", Effect::AsksNot, "", "argue"},
    {"bb2016", "fame", Effect::AsksNot, "", "gate"},
    {"bb2016", "kick-off-table", Effect::AsksNot, "", "kick-off-table"},
    {"bb2016", "kick-off-variant", Effect::Asks, "blitzmania", "kick-off.questionable-coaching"},
    {"bb2016", "weather", Effect::AsksNot, "", "weather"},
    {"bb2016", "weather-variant", Effect::Asks, "winter", "hand.weather freezing"},
    {"bb2016", "block-assists", Effect::Elsewhere},
    {"bb2016", "hand-off", Effect::AsksNot, "", "roll.hand-off"},
    {"bb2016", "going-for-it", Effect::AsksNot, "", "roll.going-for-it"},
    {"bb2016", "interceptions", Effect::AsksNot, "", "interception"},
    {"bb2016", "fumbles", Effect::AsksNot, "", "turnover fumble"},
    {"bb2016", "skills", Effect::AsksNot, "", "regeneration"},
    {"bb2016", "fouls", Effect::AsksNot, "", "foul"},
    {"bb2016", "referee", Effect::AsksNot, "", "sending-off"},
    {"bb2016", "illegal-procedure", Effect::Asks, "", "illegal-procedure"},
    {"bb2016", "overtime", Effect::Asks, "", "shoot-out"},
    {"bb2016", "referees", Effect::AsksNot, "standard", "referee"},
    {"bb2016", "special-balls", Effect::Asks, "", "special-ball"},
    {"bb2016", "goblin-balls", Effect::Elsewhere},
    {"bb2016", "match-events", Effect::Asks, "family", "match-event.draw"},
    {"bb2016", "rivalry", Effect::Elsewhere},
    {"bb2016", "piling-on", Effect::Asks, "", "piling-on"},
    {"bb2016", "stadium", Effect::AsksNot, "", "stadium"},
    {"bb2016", "home-stadium", Effect::Elsewhere},
    {"bb2016", "stadium-ownership", Effect::League},
    {"bb2016", "sponsors", Effect::Elsewhere},
    {"bb2016", "rostered-stars", Effect::League},
    {"bb2016", "famous-staff", Effect::AsksNot, "", "inducements.buy horatio-x-scottenheim"},
    {"bb2016", "team-inducements", Effect::AsksNot, "", "inducements.buy waaagh-drummer"},
    {"bb2016", "wizard-inducement", Effect::Asks, "", "inducements.buy wizard"},
    {"bb2016", "winterbowl-inducements", Effect::Asks, "", "inducements.buy weather-mage"},
    {"bb2016", "special-play-inducement", Effect::AsksNot, "",
     "inducements.buy special-play-cards/*"},
    {"bb2016", "ban-bribes", Effect::AsksNot, "", "inducements.buy bribes"},
    {"bb2016", "ban-bloodweiser-babes", Effect::AsksNot, "", "inducements.buy bloodweiser-babes"},
    {"bb2016", "ban-extra-team-training", Effect::AsksNot, "",
     "inducements.buy extra-team-training"},
    {"bb2016", "ban-halfling-master-chef", Effect::AsksNot, "",
     "inducements.buy halfling-master-chef"},
    {"bb2016", "ban-igor", Effect::AsksNot, "", "inducements.buy igor"},
    {"bb2016", "ban-mercenaries", Effect::AsksNot, "", "inducements.buy mercenaries/*"},
    {"bb2016", "ban-wandering-apothecary", Effect::AsksNot, "",
     "inducements.buy wandering-apothecary"},
    {"bb2016", "ban-star-players", Effect::AsksNot, "", "inducements.buy star-players/*"},
    {"bb2016", "other-inducement-system", Effect::League},
    {"bb2016", "permanent-inducements", Effect::Elsewhere},
    {"bb2016", "starting-treasury", Effect::League},
    {"bb2016", "treasury-increase", Effect::League},
    {"bb2016", "trophy-perks", Effect::League},
    {"bb2016", "free-fan-factor", Effect::League},
    {"bb2016", "spiralling-expenses", Effect::League},
    {"bb2016", "spiralling-expenses-preset", Effect::League},
    {"bb2016", "mvp-method", Effect::League},
    {"bb2016", "short-league-winnings", Effect::League},
    {"bb2016", "several-teams", Effect::League},
    {"bb2016", "lasting-star-injuries", Effect::Elsewhere},
    {"bb2016", "extra-teams", Effect::League},
    {"bb2016", "friendly-games", Effect::League},
    {"bb2016", "redraft", Effect::League},
    {"bb2016", "special-plays", Effect::AsksNot, "", "card.keep"},
    {"bb2016", "special-play-variant", Effect::Asks, "one-deck", "one-deck.roll"},
    {"bb2016", "special-play-cards", Effect::Asks, "allowance", "card.deck magic-items"},
    {"bb2016", "cards-allowance", Effect::Elsewhere},
    {"bb2016", "merged-decks", Effect::Elsewhere},
    {"bb2016", "bright-crusaders", Effect::Elsewhere},
    {"bb2016", "orcland-raiders", Effect::Elsewhere},
    {"bb2016", "warpfire-wanderers", Effect::Elsewhere},
    {"bb2016", "greenboyz", Effect::Elsewhere},
    {"bb2016", "chaos-all-stars", Effect::Elsewhere},
    {"bb2016", "underworld-creepers", Effect::Elsewhere},
    {"bb2016", "celestial-comets", Effect::Elsewhere},
    {"bb2016", "grudge-bearers", Effect::Elsewhere},
};

OptionValue otherValue(const Option &option, const QString &said)
{
    if (const bool *on = std::get_if<bool>(&option.defaultValue))
        return !*on;
    return said;
}

bool shows(const Prompt &prompt, const QString &witness)
{
    const QString id = witness.section(u' ', 0, 0);
    const QString choice = witness.section(u' ', 1);
    if (prompt.id != id || choice.isEmpty())
        return prompt.id == id;
    if (!choice.endsWith(u'*'))
        return prompt.choices.contains(choice);
    return std::any_of(prompt.choices.begin(), prompt.choices.end(), [&](const QString &each) {
        return each.startsWith(QStringView(choice).chopped(1));
    });
}

/// Whether any of so many random league matches shows the witness.
bool isSeen(const QString &ruleset, const OptionChoices &options, const QString &witness,
            int matches)
{
    const auto rules = sharedRuleset(ruleset);
    for (int seed = 1; seed <= matches; ++seed) {
        SeededRandomSource source(static_cast<std::uint64_t>(seed));
        const Match match(rules, randomSetup(*rules, options, true, source), StepBook::ofMatch());
        MatchState state = match.start();
        while (!state.agenda.empty()) {
            const std::vector<Prompt> offered = match.prompts(state);
            for (const Prompt &prompt : offered) {
                if (shows(prompt, witness))
                    return true;
            }
            if (!match.apply(state, randomAnswer(randomPrompt(offered, source), source)))
                qFatal("refused");
        }
    }
    return false;
}

} // namespace
Q_DECLARE_METATYPE(Effect)

/// Every option of every edition changes what it should, or is listed as one that does not.
class TestMatchOptions : public QObject
{
    Q_OBJECT

private slots:
    void everyOptionIsListed();
    void effects_data();
    void effects();
    void assistantsAndCheerleaders();
    void theRefereeOfTheOlderEdition();
    void rivals();
    void oneRivalStabsTheOther();
    void homeStadium();
    void noStadiumIsNeededAtAll();
    void oneCoachRollsForTheStadium();
};

void TestMatchOptions::everyOptionIsListed()
{
    for (const QString &id : footballRulesets()) {
        const auto inherited = id == u"lrb5"_s ? sharedRuleset(u"crp"_s) : nullptr;
        for (const Option &option : sharedRuleset(id)->options()) {
            const bool listed
                = std::any_of(std::begin(::effects), std::end(::effects), [&](const Effect &each) {
                      return id == QLatin1String(each.ruleset)
                          && option.id.text() == QLatin1String(each.option);
                  });
            const bool elsewhere = inherited && inherited->options().find(option.id);
            QVERIFY2(listed || elsewhere, qPrintable(id + u' ' + option.id.text()));
        }
    }
}

void TestMatchOptions::effects_data()
{
    QTest::addColumn<Effect>("effect");
    for (const Effect &each : ::effects) {
        if (each.kind == Effect::Asks || each.kind == Effect::AsksNot)
            QTest::addRow("%s %s", each.ruleset, each.option) << each;
    }
}

void TestMatchOptions::effects()
{
    QFETCH(Effect, effect);
    const QString ruleset = QString::fromLatin1(effect.ruleset);
    const QString id = QString::fromLatin1(effect.option);
    const QString witness = QString::fromLatin1(effect.witness);
    const Option *option = sharedRuleset(ruleset)->options().find(id);
    QVERIFY(option);
    const OptionChoices changed{
        {option->id, otherValue(*option, QString::fromLatin1(effect.value))}};
    const bool asks = effect.kind == Effect::Asks;
    // Seen within many matches where it should be, and in none of some where it should not.
    QVERIFY2(isSeen(ruleset, asks ? changed : OptionChoices{}, witness, 3000), "never seen");
    QVERIFY2(!isSeen(ruleset, asks ? OptionChoices{} : changed, witness, 8), "seen all the same");
}

void TestMatchOptions::assistantsAndCheerleaders()
{
    for (const bool on : {true, false}) {
        MatchSetup setup = plainSetup();
        setup.teams[0].cheerleaders = 5;
        setup.options[OptionId(u"coaching-staff"_s)] = on;
        MatchDriver match(setup);
        match.untilKickOff();
        match.roll(u"kick-off-table"_s, {1, 5});
        match.roll(u"kick-off.cheering-fans"_s, {1, 3});
        QCOMPARE(match.state().sides[0].rerolls.bonusHalf, on ? 1 : 0);
    }
}

void TestMatchOptions::theRefereeOfTheOlderEdition()
{
    for (const bool on : {true, false}) {
        MatchSetup setup = plainSetup();
        setup.options[OptionId(u"referee"_s)] = on;
        MatchDriver match(setup);
        match.untilTurn();
        const QString fouler = match.onPitch(0, 0);
        match.putDown(match.onPitch(1, 0));
        match.choose(u"foul"_s, fouler);
        match.choose(u"foul.victim"_s, match.onPitch(1, 0));
        match.number(u"foul.assists"_s, 0);
        match.roll(u"armour"_s, {1, 1});
        QCOMPARE(match.player(fouler).where, on ? Whereabouts::SentOff : Whereabouts::Pitch);
    }
}

void TestMatchOptions::rivals()
{
    for (const bool on : {true, false}) {
        MatchSetup setup = plainSetup(u"bb2016"_s);
        setup.options[OptionId(u"special-plays"_s)] = false;
        setup.options[OptionId(u"rivalry"_s)] = on;
        MatchDriver match(setup);
        match.until(u"gate"_s);
        match.roll(u"gate"_s, {4, 6});
        match.roll(u"gate"_s, {1, 1});
        match.untilTurn();
        QCOMPARE(match.state().sides[0].players.size(), size_t(on ? 15 : 14));
        QCOMPARE(match.state().sides[1].players.size(), size_t(on ? 15 : 14));
        for (const SideState &side : match.state().sides)
            QVERIFY(!on || side.players.back().who->player.name.isEmpty()); // in every language
    }
}

void TestMatchOptions::oneRivalStabsTheOther()
{
    MatchSetup setup = plainSetup(u"bb2016"_s);
    setup.options[OptionId(u"special-plays"_s)] = false;
    setup.options[OptionId(u"rivalry"_s)] = true;
    MatchDriver match(setup);
    match.until(u"gate"_s);
    match.roll(u"gate"_s, {4, 6});
    match.roll(u"gate"_s, {1, 1});
    match.untilTurn();
    const QString dwarf = match.state().sides[0].players.back().ref();
    const QString gobbo = match.state().sides[1].players.back().ref();
    for (const QString &rival : {dwarf, gobbo}) {
        if (match.player(rival).isOnPitch())
            continue;
        match.choose(u"hand.player"_s, match.onPitch(rival == dwarf ? 0 : 1, 0)); // makes room
        match.choose(u"hand.place"_s, u"reserves"_s);
        match.choose(u"hand.player"_s, rival);
        match.choose(u"hand.place"_s, u"standing"_s);
    }
    if (match.state().active == 0) {
        match.confirm(u"end-turn"_s);
        match.untilTurn();
    }
    match.choose(u"weapon"_s, gobbo);
    match.choose(u"weapon.use"_s, u"stab"_s);
    match.choose(u"weapon.victim"_s, dwarf);
    match.roll(u"armour"_s, {2, 3});
    match.choose(u"get-da-git"_s, u"yes"_s);
    match.roll(u"armour"_s, {1, 1}); // once only
    QVERIFY(match.asks(u"end-turn"_s));
}

void TestMatchOptions::homeStadium()
{
    for (const bool on : {true, false}) {
        MatchSetup setup = plainSetup(u"bb2016"_s);
        setup.league = true;
        setup.options[OptionId(u"special-plays"_s)] = false;
        setup.options[OptionId(u"home-stadium"_s)] = on;
        setup.teams[0].home.stadium = {RowId(u"solid-stone"_s)};
        MatchDriver match(setup);
        match.alwaysRoll(u"stadium-coach"_s, {1});
        match.until(u"stadium"_s);
        match.roll(u"stadium"_s, {1, 1});
        QCOMPARE(match.asks(u"stadium-home"_s), on);
        if (!on)
            continue;
        // What it would bring is read before it is decided.
        const QString detail
            = match.session().game().words(match.state(), match.session().prompts().front()).detail;
        QVERIFY2(detail.startsWith(u"Solid Stone: "_s), qPrintable(detail));
        match.choose(u"stadium-home"_s, u"yes"_s);
        QCOMPARE(match.state().occasion.stadium.row.text(), u"solid-stone"_s);
        QCOMPARE(match.state().sides[1].gift, 50'000);
    }
}

/// Also before it is drawn who would roll for it.
void TestMatchOptions::noStadiumIsNeededAtAll()
{
    MatchSetup setup = plainSetup(u"bb2016"_s);
    setup.league = true;
    setup.options[OptionId(u"special-plays"_s)] = false;
    setup.teams[0].home.stadium = {RowId(u"solid-stone"_s)};
    MatchDriver match(setup);
    match.until(u"stadium-coach"_s);
    match.confirm(u"stadium.none"_s);
    QVERIFY(!match.asks(u"stadium-coach"_s));
    QVERIFY(!match.asks(u"stadium"_s));
    QVERIFY(match.state().occasion.stadium.isEmpty());
    QVERIFY(match.session().undo());
    QVERIFY(match.asks(u"stadium-coach"_s));
}

/// By lot, and only his own home can be played in instead (bb2016 L2718-2721).
void TestMatchOptions::oneCoachRollsForTheStadium()
{
    for (const int coach : {1, 2}) {
        MatchSetup setup = plainSetup(u"bb2016"_s);
        setup.league = true;
        setup.options[OptionId(u"special-plays"_s)] = false;
        setup.teams[0].home.stadium = {RowId(u"solid-stone"_s)};
        MatchDriver match(setup);
        match.until(u"stadium-coach"_s);
        match.roll(u"stadium-coach"_s, {coach});
        QVERIFY(!match.asks(u"stadium-coach"_s));
        match.roll(u"stadium"_s, {1, 1});
        QCOMPARE(match.asks(u"stadium-home"_s), coach == 1);
        QCOMPARE(match.asks(u"stadium-attribute"_s), coach == 2);
    }
}

QTEST_GUILESS_MAIN(TestMatchOptions)
#include "tst_matchoptions.moc"
