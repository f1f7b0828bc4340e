// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/aftermatch.h"
#include "core/aftermatch/changetexts.h"
#include "core/match/randommatch.h"
#include "core/match/state/statebytes.h"
#include "core/match/words/matchtexts.h"
#include "core/team/playerstats.h"
#include "core/team/teamcheck.h"
#include "core/team/teamvalue.h"
#include "tests/support/afterdriver.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

struct Row
{
    QString ruleset;
    OptionChoices options;
    int teams = 12;
};

/// Whole seasons for every row in a long run: DUGOUT_RANDOM_SEASONS=3.
int seasons()
{
    return qEnvironmentVariableIntValue("DUGOUT_RANDOM_SEASONS");
}

/// What a team must be by its changes, followed line by line.
class Ledger
{
public:
    Ledger(const Team &before, const Ruleset &ruleset)
        : m_ruleset(ruleset)
        , m_team(before)
    { }

    /// The first line or number that does not follow from what was before.
    [[nodiscard]] QString check(const AfterSide &side)
    {
        QMap<QString, int> now{{u"treasury"_s, m_team.treasury},
                               {u"fan-factor"_s, m_team.fanFactor},
                               {u"stadium-fund"_s, m_team.home.stadiumFund}};
        addAssets(now, m_team);
        QStringList players;
        for (const Player &player : m_team.players)
            add(now, players, player);
        for (const TeamChange &change : side.changes) {
            if (const QString fault = follow(now, players, change, side.team); !fault.isEmpty())
                return fault;
        }
        return compare(now, players, side.team);
    }

private:
    static void addAssets(QMap<QString, int> &now, const Team &team)
    {
        for (const TeamAsset asset : allTeamAssets) {
            if (asset != TeamAsset::FanFactor)
                now.insert(u"asset "_s + teamAssetName(asset), team.count(asset));
        }
    }

    void add(QMap<QString, int> &now, QStringList &players, const Player &player) const
    {
        const QString id = player.id.text();
        players.append(id);
        now.insert(u"points "_s + id, starPlayerPoints(player, m_ruleset));
        now.insert(u"improvement "_s + id, playerValue(player, m_team, m_ruleset));
        now.insert(u"injury niggling "_s + id, player.injuries.niggling);
        for (const Stat stat : allStats)
            now.insert(u"injury %1 %2"_s.arg(statKey(stat), id),
                       statOf(profileOf(player, m_team, m_ruleset), stat));
        now.insert(u"misses "_s + id, player.missesNextMatch ? 1 : 0);
    }

    static QString key(const TeamChange &change)
    {
        if (change.kind == ChangeKind::Asset)
            return u"asset "_s + change.subject;
        if (change.kind == ChangeKind::Points || change.kind == ChangeKind::Improvement)
            return change.kind.text() + u' ' + change.player.text();
        if (change.kind == ChangeKind::Injury)
            return u"injury %1 %2"_s.arg(change.subject, change.player.text());
        if (change.kind == ChangeKind::Misses || change.kind == ChangeKind::Returns)
            return u"misses "_s + change.player.text();
        return change.kind.text();
    }

    QString follow(QMap<QString, int> &now, QStringList &players, const TeamChange &change,
                   const Team &after) const
    {
        if (change.kind == ChangeKind::Joined) {
            Player fresh = *after.everPlayer(change.player);
            fresh.improvements.clear();
            fresh.achievements = {};
            fresh.injuries = {};
            fresh.missesNextMatch = false;
            add(now, players, fresh);
            return {};
        }
        if (change.kind == ChangeKind::Gone)
            return players.removeOne(change.player.text()) ? QString() : u"gone twice"_s;
        const QString which = key(change);
        if (!now.contains(which))
            return {};
        if (now.value(which) != change.before)
            return u"%1 was %2, not %3"_s.arg(which).arg(now.value(which)).arg(change.before);
        now.insert(which, change.after);
        // A raised characteristic is told by its improvement.
        if (change.kind == ChangeKind::Improvement && statFromKey(change.subject))
            ++now[u"injury %1 %2"_s.arg(change.subject, change.player.text())];
        return {};
    }

    QString compare(QMap<QString, int> now, const QStringList &players, const Team &team) const
    {
        Ledger other(team, m_ruleset);
        QMap<QString, int> is{{u"treasury"_s, team.treasury},
                              {u"fan-factor"_s, team.fanFactor},
                              {u"stadium-fund"_s, team.home.stadiumFund}};
        addAssets(is, team);
        QStringList remaining;
        for (const Player &player : team.players)
            other.add(is, remaining, player);
        if (QSet<QString>(players.begin(), players.end())
            != QSet<QString>(remaining.begin(), remaining.end()))
            return u"players %1, not %2"_s.arg(remaining.join(u' '), players.join(u' '));
        for (auto it = is.begin(); it != is.end(); ++it) {
            if (now.value(it.key()) != it.value())
                return u"%1 is %2, not %3"_s.arg(it.key()).arg(it.value()).arg(now.value(it.key()));
        }
        return {};
    }

    const Ruleset &m_ruleset;
    const Team &m_team;
};

QString illegal(const Team &team, const Ruleset &ruleset)
{
    for (const TeamProblem &problem : checkTeam(team, ruleset)) {
        if (problem.severity == Severity::Error)
            return problem.code + u": "_s + problem.sentence;
    }
    return {};
}

/// Of a roster that the league plays with.
Team admittedTeam(const Ruleset &ruleset, const QString &name, const OptionChoices &options,
                  RandomSource &source)
{
    for (;;) {
        Team team = randomTeam(ruleset, name, source);
        team.options = options;
        const auto problems = checkTeam(team, ruleset);
        const bool barred
            = std::any_of(problems.begin(), problems.end(), [](const TeamProblem &each) {
                  return each.code == u"roster-not-allowed"_s;
              });
        if (!barred)
            return team;
    }
}

/// Teams that any league would take: nothing but what their list gives them.
Team freshTeam(const Ruleset &ruleset, const QString &name, const OptionChoices &options,
               RandomSource &source)
{
    Team team = admittedTeam(ruleset, name, options, source);
    team.treasury = source.roll(60) * 10'000;
    for (const TeamAsset asset : allTeamAssets) {
        const int most = assetLimit(asset, team, ruleset).value_or(mostOfAnything);
        team = team.with(asset, std::min(team.count(asset), most));
    }
    for (Player &player : team.players) {
        player.extraSkills.clear();
        player.achievements.other = source.roll(3) == 1 ? 5 : 0;
    }
    return team;
}

} // namespace
Q_DECLARE_METATYPE(Row)

/// Whole seasons between coaches who answer every prompt by lot.
class TestAfterSeason : public QObject
{
    Q_OBJECT

private slots:
    void seasonsStayLegal_data();
    void seasonsStayLegal();
    void historyGivesTheSameTeams_data();
    void historyGivesTheSameTeams();
    void everythingHasWords_data() { historyGivesTheSameTeams_data(); }
    void everythingHasWords();
    void firstMatchFoundsATeam();
    void onlyLeagueMatchesChangeTeams();
};

void TestAfterSeason::seasonsStayLegal_data()
{
    QTest::addColumn<Row>("row");
    for (const QString &id : footballRulesets()) {
        QTest::addRow("%s", qPrintable(id)) << Row{id, {}, seasons() > 0 ? 12 : 4};
        for (const Option &option : sharedRuleset(id)->options()) {
            std::vector<OptionValue> values;
            if (const bool *on = std::get_if<bool>(&option.defaultValue))
                values.push_back(!*on);
            for (const OptionChoice &choice : option.choices) {
                if (OptionValue(choice.id) != option.defaultValue)
                    values.emplace_back(choice.id);
            }
            for (size_t i = 0; i < values.size(); ++i)
                QTest::addRow("%s, %s %zu", qPrintable(id), qPrintable(option.id.text()), i)
                    << Row{id, {{option.id, values[i]}}, seasons() > 0 ? 12 : 2};
        }
    }
}

/// Everybody against everybody; after each match both teams go on as its events left them.
void TestAfterSeason::seasonsStayLegal()
{
    QFETCH(Row, row);
    const auto ruleset = sharedRuleset(row.ruleset);
    const QStringList occasions{{},        {}, {}, u"friendly"_s, u"play-off"_s, u"semi-final"_s,
                                u"final"_s};
    for (int season = 0; season < std::max(1, seasons()); ++season) {
        SeededRandomSource source(static_cast<std::uint64_t>(season + 1));
        std::vector<Team> teams;
        for (int i = 0; i < row.teams; ++i)
            teams.push_back(freshTeam(*ruleset, u"Team %1"_s.arg(i + 1), row.options, source));
        int played = 0;
        for (int first = 0; first < row.teams; ++first) {
            for (int second = first + 1; second < row.teams; ++second) {
                MatchSetup setup;
                setup.ruleset = ruleset->id();
                setup.options = row.options;
                setup.league = true;
                setup.occasion = occasions.at(played++ % occasions.size());
                const std::array<int, 2> who{first, second};
                for (const size_t seat : {0U, 1U})
                    setup.teams.at(seat) = teams.at(static_cast<size_t>(who.at(seat)));
                const Match match(ruleset, setup, stepsToTheNextSheet());
                QString broken;
                const auto witness
                    = [&](const MatchState &, const Event &event, const MatchState &after) {
                          if (!event.prompt.startsWith(u"after.") || !broken.isEmpty())
                              return;
                          for (const Seat seat : {0, 1}) {
                              const AfterSide &side = after.after.get().side(seat);
                              broken = Ledger(setup.teams.at(static_cast<size_t>(seat)), *ruleset)
                                           .check(side);
                              if (broken.isEmpty())
                                  broken = illegal(side.team, *ruleset);
                              if (!broken.isEmpty()) {
                                  broken += u" after "_s + event.prompt;
                                  return;
                              }
                          }
                      };
                const RandomOutcome outcome = playRandomly(match, source, witness);
                QVERIFY2(broken.isEmpty(), qPrintable(broken));
                QVERIFY2(outcome.finished, qPrintable(outcome.fault));
                QVERIFY(isAfterMatchDone(outcome.state));
                for (const size_t seat : {0U, 1U})
                    teams.at(static_cast<size_t>(who.at(seat)))
                        = outcome.state.after.get().side(static_cast<Seat>(seat)).team;
            }
        }
    }
}

void TestAfterSeason::historyGivesTheSameTeams_data()
{
    QTest::addColumn<QString>("ruleset");
    for (const QString &id : footballRulesets())
        QTest::newRow(qPrintable(id)) << id;
}

/// Folding again, and undoing and redoing what follows the whistle, leads to the same teams.
void TestAfterSeason::historyGivesTheSameTeams()
{
    QFETCH(QString, ruleset);
    const auto rules = sharedRuleset(ruleset);
    for (int seed = 1; seed <= 3; ++seed) {
        SeededRandomSource source(static_cast<std::uint64_t>(seed));
        const MatchSetup setup = randomSetup(*rules, {}, true, source);
        const Match match(rules, setup, stepsToTheNextSheet());
        const RandomOutcome outcome = playRandomly(match, source);
        QVERIFY2(outcome.finished, qPrintable(outcome.fault));
        MatchSession session(Match(rules, setup, stepsToTheNextSheet()));
        for (const Event &event : outcome.events)
            QVERIFY(session.act({0, {event}}));
        QVERIFY(session.state() == outcome.state);
        QCOMPARE(stateHash(session.state()), stateHash(outcome.state));
        for (int i = 0; i < 25; ++i)
            QVERIFY(session.undo());
        while (session.log().canRedo())
            QVERIFY(session.redo());
        QVERIFY(session.state() == outcome.state);
    }
}

/// No prompt, no choice, no line of the log and no change shows an id instead of words.
void TestAfterSeason::everythingHasWords()
{
    QFETCH(QString, ruleset);
    const auto rules = sharedRuleset(ruleset);
    QStringList faults;
    const auto complain = [&faults](const QString &fault) {
        if (!faults.contains(fault) && faults.size() < 30)
            faults.append(fault);
    };
    for (int seed = 1; seed <= 12; ++seed) {
        SeededRandomSource source(static_cast<std::uint64_t>(seed));
        const Match match(rules, randomSetup(*rules, {}, true, source), stepsToTheNextSheet());
        const auto witness
            = [&](const MatchState &before, const Event &event, const MatchState &after) {
                  if (!event.prompt.startsWith(u"after."))
                      return;
                  const QString line = match.line(before, event);
                  if (line.contains(u'{') || line.contains(u'?') || line.startsWith(u"after."))
                      complain(u"line of %1: %2"_s.arg(event.prompt, line));
                  for (const Prompt &prompt : match.prompts(after)) {
                      if (!prompt.id.startsWith(u"after."))
                          continue;
                      const PromptWords words = match.words(after, prompt);
                      if (words.title.isEmpty() || words.title.contains(u'{')
                          || prompt.id.contains(words.title))
                          complain(u"title of %1: %2"_s.arg(prompt.id, words.title));
                      for (qsizetype i = 0; i < prompt.choices.size(); ++i) {
                          if (words.choices.at(i) == prompt.choices.at(i)
                              || words.choices.at(i).isEmpty())
                              complain(u"choice of %1: %2"_s.arg(prompt.id, prompt.choices.at(i)));
                      }
                  }
              };
        const RandomOutcome outcome = playRandomly(match, source, witness);
        QVERIFY2(outcome.finished, qPrintable(outcome.fault));
        for (const Seat seat : {0, 1}) {
            const AfterSide &side = outcome.state.after.get().side(seat);
            for (const TeamChange &change : side.changes) {
                const ChangeText text
                    = changeText(change, side.team, *rules, Speech::ofTheMoment());
                if (text.what.isEmpty() || text.what == change.kind.text()
                    || text.what == change.subject
                    || (!change.reason.isEmpty() && text.why == change.reason))
                    complain(u"change %1 %2 %3: %4"_s.arg(change.kind.text(), change.subject,
                                                          change.reason, text.line()));
            }
        }
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u"\n"_s)));
}

/// The first match of a team that was still being built makes it a team for good.
void TestAfterSeason::firstMatchFoundsATeam()
{
    MatchSetup setup = leagueSetup();
    setup.teams[0].founded = false;
    setup.teams[0].treasury = 0;
    setup.teams[0].budget = 1'000'000;
    const int left = goldLeft(setup.teams[0], *sharedRuleset(u"crp"_s));
    QVERIFY(left > 0);
    const AfterDriver driver(setup);
    QVERIFY(driver.team(0).founded);
    QCOMPARE(driver.team(0).treasury, left);
    QVERIFY(driver.asks(u"after.mvp.home"_s));
}

void TestAfterSeason::onlyLeagueMatchesChangeTeams()
{
    MatchSetup setup = leagueSetup();
    setup.league = false;
    const AfterDriver driver(setup);
    QCOMPARE(driver.offered().mid(0, 2), (QStringList{u"result.home"_s, u"result.away"_s}));
    QVERIFY(driver.team(0) == setup.teams[0]);
    QVERIFY(driver.side(0).changes.empty());
}

QTEST_GUILESS_MAIN(TestAfterSeason)
#include "tst_afterseason.moc"
