// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/team/teamcheck.h"

#include "core/team/playercheck.h"
#include "core/team/teamvalue.h"

#include <QCoreApplication>

#include <map>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

class TeamCheck
{
    Q_DECLARE_TR_FUNCTIONS(TeamCheck)

public:
    TeamCheck(const Team &team, const Ruleset &ruleset, Language language)
        : m_team(team)
        , m_ruleset(ruleset)
        , m_rules(teamRules(ruleset, team.options))
        , m_roster(rosterOf(team, ruleset))
        , m_language(language)
    { }

    std::vector<TeamProblem> run()
    {
        if (!m_roster) {
            complain(u"no-such-roster"_s,
                     tr("This edition has no team list \"%1\".").arg(m_team.roster.text()));
            return std::move(m_problems);
        }
        checkName();
        checkPlayerCounts();
        checkPositions();
        checkGold();
        checkAssets();
        checkStars();
        checkNumbers();
        for (const Player &player : m_team.players) {
            auto found = checkPlayer(player, m_team, m_ruleset, m_language);
            m_problems.insert(m_problems.end(), found.begin(), found.end());
        }
        return std::move(m_problems);
    }

private:
    void complain(const QString &code, const QString &sentence, Severity severity = Severity::Error)
    {
        m_problems.push_back({code, severity, sentence, {}});
    }

    /// About those players alone, so that they can be shown.
    template<typename Concerned>
    void complainAbout(const Concerned &concerned, const QString &code, const QString &sentence)
    {
        complain(code, sentence);
        for (const Player &player : m_team.players) {
            if (concerned(player))
                m_problems.back().players.push_back(player.id);
        }
    }

    void checkName()
    {
        if (m_team.name.isEmpty())
            complain(u"no-name"_s, tr("The team has no name."), Severity::Warning);
        if (!m_roster->official && isSwitchedOff(m_team.options, m_ruleset, u"extra-teams"_s))
            complain(u"roster-not-allowed"_s, tr("This league plays with official teams only."));
    }

    void checkPlayerCounts()
    {
        const int players = rosteredPlayers(m_team);
        if (players > m_rules.mostPlayers)
            complain(u"too-many-players"_s,
                     tr("Too many players: %1, at most %2 are allowed.")
                         .arg(players)
                         .arg(m_rules.mostPlayers));
        // A founded team may shrink: it then plays with journeymen or with fewer.
        if (players < m_rules.fewestPlayers && !m_team.founded)
            complain(
                u"too-few-players"_s,
                tr("Too few players: %1 of at least %2.").arg(players).arg(m_rules.fewestPlayers));
        checkJourneymen();
    }

    void checkJourneymen()
    {
        const auto journeymen = static_cast<int>(
            std::count_if(m_team.players.begin(), m_team.players.end(), [](const Player &player) {
                return player.kind == PlayerKind::Journeyman;
            }));
        if (!m_team.founded) {
            if (journeymen > 0)
                complain(u"journeymen-at-creation"_s, tr("A team is not created with journeymen."));
            return;
        }
        const int available = playersAvailable(m_team);
        if (journeymen > 0 && available > m_rules.journeymenUpTo)
            complain(
                u"too-many-journeymen"_s,
                tr("There are more journeymen than needed: %1 players can play.").arg(available),
                Severity::Warning);
        if (const int needed = journeymenNeeded(m_team, m_ruleset); needed > 0)
            complain(u"journeymen-needed"_s,
                     tr("Players for the next match: %1; journeymen who may join: %2.")
                         .arg(available)
                         .arg(needed),
                     Severity::Warning);
        else if (m_rules.journeymenUpTo == 0 && available < m_rules.fewestPlayers)
            complain(u"few-available"_s,
                     tr("Only %1 players can play the next match.").arg(available),
                     Severity::Warning);
    }

    void checkPositions()
    {
        for (const Position &position : m_roster->positions) {
            const int players = playersIn(position.id, m_team);
            if (players > position.max)
                complainAbout(
                    [&position](const Player &each) {
                        return each.kind == PlayerKind::Rostered && each.position == position.id;
                    },
                    u"position-limit"_s,
                    tr("%1: %2 hired, %3 allowed.")
                        .arg(position.name.in(m_language))
                        .arg(players)
                        .arg(position.max));
        }
    }

    void checkGold()
    {
        const int left = goldLeft(m_team, m_ruleset);
        if (left >= 0)
            return;
        if (m_team.founded)
            complain(u"negative-treasury"_s,
                     tr("The treasury is %1 gold pieces short.").arg(gold(-left)));
        else
            complain(u"over-budget"_s,
                     tr("The team costs %1 gold pieces more than its budget of %2.")
                         .arg(gold(-left), gold(m_team.budget)));
    }

    [[nodiscard]] static QString assetWord(TeamAsset asset)
    {
        switch (asset) {
        case TeamAsset::Reroll:
            return tr("Re-rolls");
        case TeamAsset::FanFactor:
            return tr("Fan factor");
        case TeamAsset::AssistantCoach:
            return tr("Assistant coaches");
        case TeamAsset::Cheerleader:
            return tr("Cheerleaders");
        case TeamAsset::Apothecary:
            return tr("Apothecary");
        }
        return {};
    }

    void checkAssets()
    {
        for (const TeamAsset asset : allTeamAssets) {
            const int count = m_team.count(asset);
            const auto limit = assetLimit(asset, m_team, m_ruleset);
            if (count < 0)
                complain(u"asset-negative"_s, tr("%1: cannot be below 0.").arg(assetWord(asset)));
            if (!limit || count <= *limit)
                continue;
            if (asset == TeamAsset::Apothecary && *limit == 0)
                complain(u"apothecary-barred"_s, tr("This team may not have an apothecary."));
            else
                complain(u"%1-limit"_s.arg(teamAssetName(asset)),
                         tr("%1: %2 instead of at most %3.")
                             .arg(assetWord(asset))
                             .arg(count)
                             .arg(*limit));
        }
    }

    void checkStars()
    {
        const auto stars = static_cast<int>(
            std::count_if(m_team.players.begin(), m_team.players.end(), [](const Player &player) {
                return player.kind == PlayerKind::Star && player.starMember == 0;
            }));
        if (stars > m_rules.mostRosteredStars)
            complain(u"star-limit"_s,
                     m_rules.mostRosteredStars == 0
                         ? tr("Stars are hired for a match; they do not belong to the team.")
                         : tr("Stars in the team: %1 instead of at most %2.")
                               .arg(stars)
                               .arg(m_rules.mostRosteredStars));
    }

    void checkNumbers()
    {
        std::map<int, int> worn;
        for (const Player &player : m_team.players)
            ++worn[player.number];
        for (const auto &[number, players] : worn) {
            if (players > 1)
                complainAbout([worn = number](const Player &each) { return each.number == worn; },
                              u"number-twice"_s,
                              tr("%1 players wear the number %2.").arg(players).arg(number));
        }
    }

    [[nodiscard]] QString gold(int pieces) const { return groupedNumber(pieces, m_language); }

    const Team &m_team;
    const Ruleset &m_ruleset;
    TeamRules m_rules;
    const Roster *m_roster;
    Language m_language;
    std::vector<TeamProblem> m_problems;
};

} // namespace

std::vector<TeamProblem> checkTeam(const Team &team, const Ruleset &ruleset, Language language)
{
    return TeamCheck(team, ruleset, language).run();
}

bool isReadyToPlay(const std::vector<TeamProblem> &problems)
{
    return std::none_of(problems.begin(), problems.end(), [](const TeamProblem &problem) {
        return problem.severity == Severity::Error;
    });
}

} // namespace dugout
