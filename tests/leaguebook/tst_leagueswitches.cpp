// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/aftermatch.h"
#include "tests/leaguebook/leaguehouse.h"
#include "tests/support/teambuilder.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// What a league switches reaches the matches of its fixtures, and what follows them: with the same
/// teams, coaches and dice something is asked otherwise.
class TestLeagueSwitches final : public QObject
{
    Q_OBJECT

private slots:
    void matchesAreOtherwise_data();
    void matchesAreOtherwise();
    void unofficialTeamsComeWhereAllowed_data();
    void unofficialTeamsComeWhereAllowed();
    void onlyReadyMadeTeamsComeWhereNoneAreBuilt_data();
    void onlyReadyMadeTeamsComeWhereNoneAreBuilt();
    void deadStarsStayDeadWhereThatLasts_data();
    void deadStarsStayDeadWhereThatLasts();
    void ownersAreAskedAboutTheirStadium_data();
    void ownersAreAskedAboutTheirStadium();
    void aCoachHasSeveralTeamsWhereAllowed_data();
    void aCoachHasSeveralTeamsWhereAllowed();
};

namespace {

OptionId optionNamed(const char *id)
{
    return OptionId(QString::fromLatin1(id));
}

MatchSetup fixtureSetup(const QString &ruleset, const OptionChoices &options)
{
    LeagueHouse house;
    OpenLeague league = house.published(ruleset, 2, options);
    return must(
        house.leagues().setupFor(league.league(), league.id(), LeagueHouse::open(league).front()));
}

/// Teams that can pay for everything there is, and are worth more than most.
MatchSetup withRichTeams(MatchSetup setup)
{
    for (Team &team : setup.teams) {
        team.founded = true;
        team.treasury = 600'000;
        team.rerolls = 16;
        team.fanFactor = 9;
    }
    setup.teams[1].rerolls = 20;
    return setup;
}

Match matchOf(const MatchSetup &setup)
{
    static RulesetLibrary library;
    return {must(library.load(setup.ruleset.text())), setup, stepsToTheNextSheet()};
}

/// Whether random coaches come across this.
bool isEverAsked(const MatchSetup &setup, const QString &prompt)
{
    const Match match = matchOf(setup);
    constexpr std::uint64_t matches = 6;
    for (std::uint64_t seed = 1; seed <= matches; ++seed) {
        SeededRandomSource dice(seed);
        MatchState state = match.start();
        while (!state.agenda.empty()) {
            const std::vector<Prompt> offered = match.prompts(state);
            for (const Prompt &each : offered) {
                if (each.id == prompt)
                    return true;
            }
            if (!match.apply(state, randomAnswer(randomPrompt(offered, dice), dice)))
                qFatal("refused");
        }
    }
    return false;
}

/// A match that random coaches play, step by step.
class Course
{
public:
    Course(const MatchSetup &setup, std::uint64_t seed)
        : m_match(matchOf(setup))
        , m_dice(seed)
        , m_state(m_match.start())
    {
        ask();
    }

    [[nodiscard]] bool isOver() const { return m_state.agenda.empty(); }
    /// What is asked now; at the end, what the teams own.
    [[nodiscard]] QStringList asked() const
    {
        QStringList words;
        for (const Prompt &each : m_offered) {
            // What is confirmed is a sum over the options too.
            if (!each.alwaysOffered && !each.id.startsWith(u"result."))
                words += QStringList{each.id, QString::number(each.seat),
                                     QString::number(each.atLeast), QString::number(each.atMost)}
                    + each.choices;
        }
        if (isOver()) {
            for (const AfterSide &side : m_state.after.get().sides)
                words.append(QString::number(side.team.treasury));
        }
        return words;
    }
    void goOn()
    {
        if (!m_match.apply(m_state, randomAnswer(randomPrompt(m_offered, m_dice), m_dice)))
            qFatal("refused");
        ask();
    }

private:
    void ask() { m_offered = isOver() ? std::vector<Prompt>() : m_match.prompts(m_state); }

    Match m_match;
    SeededRandomSource m_dice;
    MatchState m_state;
    std::vector<Prompt> m_offered;
};

/// Whether something is asked otherwise, from the first prompt to the last, or they own something
/// else then. The two are played side by side, no further than to the first difference.
bool isOtherwise(const MatchSetup &one, const MatchSetup &other, std::uint64_t seed)
{
    Course first(one, seed);
    Course second(other, seed);
    while (first.asked() == second.asked() && first.isOver() == second.isOver()) {
        if (first.isOver())
            return false;
        first.goOn();
        second.goOn();
    }
    return true;
}

} // namespace

void TestLeagueSwitches::matchesAreOtherwise_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QVariant>("value");
    QTest::addColumn<QString>("with"); // another switch that has to be on, and how
    const auto add
        = [](const char *ruleset, const char *name, const QVariant &value, const char *with = "") {
              QTest::addRow("%s: %s", ruleset, name)
                  << QString::fromLatin1(ruleset) << QString::fromLatin1(name) << value
                  << QString::fromLatin1(with);
          };
    const char *both = "special-play-cards=with-inducements";
    const char *allowance = "special-play-cards=allowance";
    add("crp", "mvp-method", u"coach-choice"_s);
    add("crp", "expenses-start", 1'250'000);
    add("crp", "expenses-step", 50'000);
    add("crp", "special-play-cards", u"instead-of-inducements"_s);
    add("crp", "cards-limit", 1, both);
    add("crp", "cards-allowance", 150'000, allowance);
    add("crp", "merged-decks", true, allowance);
    add("crp", "cards-before-inducements", false, both);
    add("crp", "short-league-winnings", u"both"_s);
    add("crp", "overtime", true);
    add("crp", "ban-star-players", true);
    add("crp", "ban-wizards", true);
    add("crp", "ban-bribes", true);
    add("crp", "ban-bloodweiser-babes", true);
    add("crp", "ban-extra-team-training", true);
    add("crp", "ban-halfling-master-chef", true);
    add("crp", "ban-mercenaries", true);
    add("bb2016", "referees", u"standard"_s);
    add("bb2016", "stadium", false);
    add("bb2016", "sponsors", false);
    add("bb2016", "famous-staff", false);
    add("bb2016", "wizard-inducement", true);
    add("bb2016", "winterbowl-inducements", true);
    add("bb2016", "special-play-inducement", false);
    add("bb2016", "special-plays", false);
    add("bb2016", "special-play-variant", u"points"_s);
    add("bb2016", "special-play-cards", u"allowance"_s);
    add("bb2016", "cards-allowance", 150'000, allowance);
    add("bb2016", "merged-decks", true, allowance);
    add("bb2016", "mvp-method", u"coach-choice"_s);
    add("bb2016", "short-league-winnings", u"both"_s);
    add("bb2016", "spiralling-expenses", true);
    add("bb2016", "spiralling-expenses-preset", u"albion"_s, "spiralling-expenses=true");
    add("bb2016", "other-inducement-system", true);
    add("bb2016", "ban-star-players", true);
    add("bb2016", "ban-bribes", true);
    add("bb2016", "ban-bloodweiser-babes", true);
    add("bb2016", "ban-extra-team-training", true);
    add("bb2016", "ban-halfling-master-chef", true);
    add("bb2016", "ban-mercenaries", true);
}

void TestLeagueSwitches::matchesAreOtherwise()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, name);
    QFETCH(QVariant, value);
    QFETCH(QString, with);
    OptionChoices options;
    if (const QString on = with.section(u'=', 1); !on.isEmpty())
        options[OptionId(with.section(u'=', 0, 0))]
            = on == u"true"_s ? OptionValue(true) : OptionValue(on);
    const MatchSetup usual = withRichTeams(fixtureSetup(ruleset, options));
    OptionValue &chosen = options[OptionId(name)];
    if (value.typeId() == QMetaType::Bool)
        chosen = value.toBool();
    else if (value.typeId() == QMetaType::Int)
        chosen = value.toInt();
    else
        chosen = value.toString();
    const MatchSetup other = withRichTeams(fixtureSetup(ruleset, options));
    QVERIFY(usual.options != other.options);
    bool isOther = false;
    constexpr std::uint64_t matches = 40;
    for (std::uint64_t seed = 1; seed <= matches && !isOther; ++seed)
        isOther = isOtherwise(usual, other, seed);
    QVERIFY(isOther);
}

void TestLeagueSwitches::unofficialTeamsComeWhereAllowed_data()
{
    QTest::addColumn<bool>("allowed");
    QTest::newRow("not allowed") << false;
    QTest::newRow("allowed") << true;
}

void TestLeagueSwitches::unofficialTeamsComeWhereAllowed()
{
    QFETCH(bool, allowed);
    LeagueHouse house;
    OpenLeague league = house.found(u"bb2016"_s, {{optionNamed("extra-teams"), allowed}});
    const auto edition = must(house.stores().library.load(u"bb2016"_s));
    const Roster *roster = edition->rosters().find(RosterId(u"slann"_s));
    QVERIFY(roster && !roster->official);
    Team team = testTeam(*edition, u"slann"_s, {{roster->positions.front().id.text(), 11}});
    team.id = TeamId(u"frogs"_s);
    team.name = u"Frogs"_s;
    team.coach = u"Kermit"_s;
    (void)must(house.club().teams().save({team, {}}));
    const auto done = house.leagues().registerTeam(league, team.id);
    QCOMPARE(done.has_value(), allowed);
    QCOMPARE(league.league().teams.size(), allowed ? size_t(1) : size_t(0));
}

void TestLeagueSwitches::onlyReadyMadeTeamsComeWhereNoneAreBuilt_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<bool>("built");
    for (const char *ruleset : {"crp", "bb2016"}) {
        QTest::addRow("%s, built", ruleset) << QString::fromLatin1(ruleset) << true;
        QTest::addRow("%s, ready-made", ruleset) << QString::fromLatin1(ruleset) << false;
    }
}

void TestLeagueSwitches::onlyReadyMadeTeamsComeWhereNoneAreBuilt()
{
    QFETCH(QString, ruleset);
    QFETCH(bool, built);
    LeagueHouse house;
    OpenLeague league = house.found(ruleset, {{optionNamed("team-creation"), built}});
    const TeamId draft = house.newTeam(ruleset);
    const auto done = house.leagues().registerTeam(league, draft);
    QCOMPARE(done.has_value(), built);
    QCOMPARE(league.league().teams.size(), built ? size_t(1) : size_t(0));
    // One that exists already comes either way.
    const TeamId ready = house.newTeam(ruleset);
    const auto edition = must(house.stores().library.load(ruleset));
    const auto kept = must(house.club().teams().load(DocumentId(ready.text())));
    (void)must(house.club().teams().save({must(foundTeam(kept.team, *edition)), kept.summary}));
    QVERIFY(house.leagues().registerTeam(league, ready).has_value());
}

void TestLeagueSwitches::deadStarsStayDeadWhereThatLasts_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<bool>("ongoing");
    for (const char *edition : {"crp", "bb2016"}) {
        QTest::addRow("%s, off", edition) << QString::fromLatin1(edition) << false;
        QTest::addRow("%s, on", edition) << QString::fromLatin1(edition) << true;
    }
}

void TestLeagueSwitches::deadStarsStayDeadWhereThatLasts()
{
    QFETCH(QString, ruleset);
    QFETCH(bool, ongoing);
    LeagueHouse house;
    OpenLeague league = house.found(ruleset, {{optionNamed("lasting-star-injuries"), ongoing}});
    house.addTeams(league, 2);
    CompetitionRules rules;
    rules.phases.front().legs = 2;
    house.begin(league, rules);
    house.drawAndPublish(league);
    const FixtureId first = LeagueHouse::open(league).front();
    house.play(league, first);
    ResultRecord record = must(house.store().results().read(league.league().fixture(first)->match));
    const QString star = u"griff-oberwald"_s;
    record.sides.front().changes.push_back({ChangeKind::StarHurt, {}, star, 0, 0, u"dead"_s});
    StoreBatch batch;
    batch.results = {record};
    QVERIFY(house.store().batches().keep(batch));
    const MatchSetup setup = must(
        house.leagues().setupFor(league.league(), league.id(), LeagueHouse::open(league).front()));
    QCOMPARE(setup.options.contains(OptionId(u"gone-"_s + star)), ongoing);
}

void TestLeagueSwitches::ownersAreAskedAboutTheirStadium_data()
{
    QTest::addColumn<bool>("allowed");
    QTest::newRow("nobody owns one") << false;
    QTest::newRow("they can be owned") << true;
}

void TestLeagueSwitches::ownersAreAskedAboutTheirStadium()
{
    QFETCH(bool, allowed);
    MatchSetup setup
        = withRichTeams(fixtureSetup(u"bb2016"_s, {{optionNamed("stadium-ownership"), allowed}}));
    setup.teams[0].home.resident = true;
    setup.teams[0].home.stadium = {RowId(u"ice"_s)};
    QCOMPARE(isEverAsked(setup, u"after.buy-stadium.home"_s), allowed);
}

void TestLeagueSwitches::aCoachHasSeveralTeamsWhereAllowed_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<bool>("allowed");
    for (const char *edition : {"crp", "bb2016"}) {
        QTest::addRow("%s, off", edition) << QString::fromLatin1(edition) << false;
        QTest::addRow("%s, on", edition) << QString::fromLatin1(edition) << true;
    }
}

void TestLeagueSwitches::aCoachHasSeveralTeamsWhereAllowed()
{
    QFETCH(QString, ruleset);
    QFETCH(bool, allowed);
    LeagueHouse house;
    OpenLeague league = house.found(ruleset, {{optionNamed("several-teams"), allowed}});
    LeagueHouse::expectAct(house.leagues().registerPaperTeam(league, u"One"_s, u"Anna"_s));
    QCOMPARE(house.leagues().registerPaperTeam(league, u"Two"_s, u"Anna"_s).has_value(), allowed);
}

QTEST_GUILESS_MAIN(TestLeagueSwitches)
#include "tst_leagueswitches.moc"
