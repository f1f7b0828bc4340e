// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/team/teammove.h"

#include "core/team/improvement.h"
#include "core/team/playercheck.h"
#include "core/team/teamvalue.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

bool samePositions(const Roster &one, const Roster &other)
{
    return one.positions.size() == other.positions.size()
        && std::all_of(one.positions.begin(), one.positions.end(), [&](const Position &position) {
               const Position *twin = other.position(position.id);
               return twin && twin->profile == position.profile;
           });
}

class TeamMove
{
    Q_DECLARE_TR_FUNCTIONS(TeamMove)

public:
    TeamMove(const Team &team, const Ruleset &from, const Ruleset &to, const Roster &roster,
             Language language)
        : m_before(team)
        , m_from(from)
        , m_to(to)
        , m_roster(roster)
        , m_language(language)
    {
        m_plan.team = team;
        m_plan.team.ruleset = to.id();
        m_plan.team.roster = roster.id;
    }

    MovePlan run()
    {
        moveOptions();
        moveRoster();
        movePlayers();
        moveAssets();
        compareValues();
        return std::move(m_plan);
    }

private:
    void note(const QString &code, MoveEffect effect, const QString &sentence,
              const Player *player = nullptr)
    {
        const QString label
            = player ? playerLabel(*player, m_before, m_from, m_language) + u": "_s : QString();
        m_plan.notes.push_back(
            {code, effect, label + sentence, player ? std::optional(player->id) : std::nullopt});
    }

    void moveOptions()
    {
        std::erase_if(m_plan.team.options, [this](const auto &choice) {
            const Option *known = m_to.options().find(choice.first);
            if (known && known->defaultValue.index() == choice.second.index())
                return false;
            note(u"option-lost"_s, MoveEffect::Lost,
                 tr("The league option \"%1\" does not exist there.").arg(choice.first.text()));
            return true;
        });
    }

    void moveRoster()
    {
        const Roster *old = rosterOf(m_before, m_from);
        if (!old)
            return;
        if (old->id != m_roster.id)
            note(u"roster-changed"_s, MoveEffect::Changed,
                 tr("The team list is called %1 there.").arg(m_roster.name.in(m_language)));
        if (old->rerollCost != m_roster.rerollCost)
            note(u"reroll-price"_s, MoveEffect::Changed,
                 tr("A re-roll costs %1 instead of %2.")
                     .arg(gold(m_roster.rerollCost), gold(old->rerollCost)));
    }

    void movePlayers()
    {
        std::vector<Player> moved;
        for (const Player &player : m_before.players) {
            if (auto there = movePlayer(player)) {
                moved.push_back(*std::move(there));
            } else {
                Player gone = player;
                gone.status = PlayerStatus::Left;
                m_plan.team.formerPlayers.push_back(std::move(gone));
            }
        }
        m_plan.team.players = std::move(moved);
    }

    std::optional<Player> movePlayer(const Player &player)
    {
        if (player.kind == PlayerKind::Star ? !m_to.stars().find(player.star)
                                            : !m_roster.position(player.position)) {
            note(u"position-lost"_s, MoveEffect::Lost,
                 tr("There is no such player there: leaves the team."), &player);
            return std::nullopt;
        }
        if (player.kind == PlayerKind::Journeyman
            && teamRules(m_to, m_plan.team.options).journeymenUpTo == 0) {
            note(u"journeyman-lost"_s, MoveEffect::Lost,
                 tr("There are no journeymen there: leaves the team."), &player);
            return std::nullopt;
        }
        Player there = player;
        moveSkills(player, there);
        compareRole(player);
        compareProfile(player, there);
        compareLevel(player, there);
        return there;
    }

    void moveSkills(const Player &player, Player &there)
    {
        const auto isLost = [this, &player](const SkillId &skill) {
            if (m_to.skills().find(skill))
                return false;
            note(u"skill-lost"_s, MoveEffect::Lost,
                 tr("The skill %1 does not exist there.").arg(skillWord(m_from, skill)), &player);
            return true;
        };
        std::erase_if(there.extraSkills, isLost);
        std::erase_if(there.improvements, [&isLost](const Improvement &improvement) {
            const SkillId *skill = std::get_if<SkillId>(&improvement.gain);
            return skill && isLost(*skill);
        });
        for (Improvement &improvement : there.improvements)
            improvement.value = gainValue(improvement.gain, there, m_plan.team, m_to);
    }

    void compareRole(const Player &player)
    {
        const auto has = [](const std::vector<SkillId> &list, const SkillId &skill) {
            return std::find(list.begin(), list.end(), skill) != list.end();
        };
        const auto before = startingSkills(player, m_before, m_from);
        const auto after = startingSkills(player, m_plan.team, m_to);
        for (const SkillId &skill : before) {
            if (!has(after, skill))
                note(u"start-skill-lost"_s, MoveEffect::Changed,
                     tr("The position does not start with %1 there.").arg(skillWord(m_from, skill)),
                     &player);
        }
        for (const SkillId &skill : after) {
            if (!has(before, skill))
                note(u"start-skill-new"_s, MoveEffect::Changed,
                     tr("The position starts with %1 there.").arg(skillWord(m_to, skill)), &player);
        }
        const int old = hiringPrice(player, m_before, m_from);
        const int price = hiringPrice(player, m_plan.team, m_to);
        if (old != price)
            note(u"price-changed"_s, MoveEffect::Changed,
                 tr("The position costs %1 instead of %2.").arg(gold(price), gold(old)), &player);
    }

    void compareProfile(const Player &player, const Player &there)
    {
        const Profile before = profileOf(player, m_before, m_from);
        const Profile after = profileOf(there, m_plan.team, m_to);
        for (const Stat stat : allStats) {
            if (statOf(before, stat) != statOf(after, stat))
                note(u"stat-changed"_s, MoveEffect::Changed,
                     tr("%1 is %2 instead of %3.")
                         .arg(statLetters(stat, m_language))
                         .arg(statOf(after, stat))
                         .arg(statOf(before, stat)),
                     &player);
        }
    }

    void compareLevel(const Player &player, const Player &there)
    {
        const int before = improvementsWaiting(player, m_from);
        const int after = improvementsWaiting(there, m_to);
        if (before != after)
            note(u"level-changed"_s, MoveEffect::Changed,
                 tr("Improvement rolls waiting there: %1 instead of %2.").arg(after).arg(before),
                 &player);
    }

    void moveAssets()
    {
        for (const TeamAsset asset : allTeamAssets) {
            const auto limit = assetLimit(asset, m_plan.team, m_to);
            const int count = m_plan.team.count(asset);
            if (!limit || count <= *limit)
                continue;
            m_plan.team = m_plan.team.with(asset, *limit);
            note(u"%1-lost"_s.arg(teamAssetName(asset)), MoveEffect::Lost,
                 asset == TeamAsset::Apothecary
                     ? tr("The team may not have an apothecary there.")
                     : tr("The team may have only %1 of its %2 there.").arg(*limit).arg(count));
        }
    }

    void compareValues()
    {
        const int before = teamValue(m_before, m_from);
        const int after = teamValue(m_plan.team, m_to);
        if (before != after)
            note(u"value-changed"_s, MoveEffect::Changed,
                 tr("The team value is %1 instead of %2.").arg(gold(after), gold(before)));
        const auto rating = teamRating(m_plan.team, m_to);
        if (rating && !teamRating(m_before, m_from))
            note(u"rating-new"_s, MoveEffect::Changed,
                 tr("Teams are rated there; this team has %1.").arg(*rating));
    }

    [[nodiscard]] QString gold(int pieces) const { return groupedNumber(pieces, m_language); }

    [[nodiscard]] QString skillWord(const Ruleset &ruleset, const SkillId &skill) const
    {
        const Skill *known = ruleset.skills().find(skill);
        return known ? known->name.in(m_language) : skill.text();
    }

    const Team &m_before;
    const Ruleset &m_from;
    const Ruleset &m_to;
    const Roster &m_roster;
    Language m_language;
    MovePlan m_plan;
};

} // namespace

const Roster *counterpartOf(const Roster &roster, const Ruleset &to)
{
    if (const Roster *same = to.rosters().find(roster.id))
        return same;
    const auto twin = std::find_if(to.rosters().begin(), to.rosters().end(),
                                   [&](const Roster &each) { return samePositions(roster, each); });
    return twin == to.rosters().end() ? nullptr : &*twin;
}

Result<MovePlan> planMove(const Team &team, const Ruleset &from, const Ruleset &to,
                          Language language)
{
    const Roster *old = rosterOf(team, from);
    const Roster *roster = old ? counterpartOf(*old, to) : nullptr;
    if (!roster)
        return Error{ErrorCode::NoCounterpart,
                     TeamMove::tr("%1 has no such team.").arg(to.name().in(language)),
                     team.roster.text()};
    return TeamMove(team, from, to, *roster, language).run();
}

} // namespace dugout
