// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/team/playercheck.h"

#include "core/team/hiring.h"
#include "core/team/improvement.h"
#include "core/team/playerlife.h"
#include "core/team/teamedits.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

class PlayerCheck
{
    Q_DECLARE_TR_FUNCTIONS(PlayerCheck)

public:
    PlayerCheck(const Player &player, const Team &team, const Ruleset &ruleset, Language language)
        : m_player(player)
        , m_team(team)
        , m_ruleset(ruleset)
        , m_language(language)
        , m_label(playerLabel(player, team, ruleset, language))
    { }

    std::vector<TeamProblem> run()
    {
        checkNumber();
        if (!checkRole())
            return std::move(m_problems);
        checkImprovements();
        checkLevel();
        checkAging();
        return std::move(m_problems);
    }

private:
    void complain(const QString &code, const QString &sentence, Severity severity = Severity::Error)
    {
        m_problems.push_back({code, severity, m_label + u": "_s + sentence, {m_player.id}});
    }

    [[nodiscard]] QString skillWord(const SkillId &skill) const
    {
        const Skill *known = m_ruleset.skills().find(skill);
        return known ? known->name.in(m_language) : skill.text();
    }

    void checkNumber()
    {
        const int most = teamRules(m_ruleset, m_team.options).mostPlayers;
        if (m_player.number < 1 || m_player.number > highestNumber)
            complain(u"number-range"_s, tr("A number from 1 to %1 is needed.").arg(highestNumber));
        else if (m_player.number > most && m_player.kind == PlayerKind::Rostered)
            complain(u"number-high"_s, tr("Players usually wear numbers from 1 to %1.").arg(most),
                     Severity::Warning);
    }

    /// False when nothing more can be said about this player.
    bool checkRole()
    {
        if (m_player.kind == PlayerKind::Star) {
            checkStar();
            return false;
        }
        if (!positionOf(m_player, m_team, m_ruleset)) {
            complain(u"no-such-position"_s,
                     tr("The team list has no position \"%1\".").arg(m_player.position.text()));
            return false;
        }
        if (m_player.kind == PlayerKind::Mercenary) {
            complain(u"mercenary-on-roster"_s,
                     tr("Mercenaries are hired for one match; they do not belong to the team."));
            return false;
        }
        return true;
    }

    void checkStar()
    {
        const StarPlayer *star = starOf(m_player, m_ruleset);
        if (!star)
            complain(u"no-such-star"_s, tr("This edition has no such star."));
        else if (!isHiredBy(*star, m_team.roster))
            complain(u"star-refuses"_s, tr("This star does not play for such a team."));
    }

    /// Each improvement is judged as it was made: against what the player had by then.
    void checkImprovements()
    {
        Player before = m_player;
        before.improvements.clear();
        before.injuries = {}; // a point lost later does not make an earlier gain illegal
        for (const Improvement &improvement : m_player.improvements) {
            if (const SkillId *skill = std::get_if<SkillId>(&improvement.gain))
                checkSkill(*skill, improvement.dice, before);
            else
                checkGain(std::get<Stat>(improvement.gain), improvement.dice, before);
            before.improvements.push_back(improvement);
        }
        for (const SkillId &skill : m_player.extraSkills) {
            if (!m_ruleset.skills().find(skill))
                complain(u"no-such-skill"_s,
                         tr("This edition has no skill \"%1\".").arg(skill.text()));
        }
    }

    void checkSkill(const SkillId &skill, const DicePair &dice, const Player &before)
    {
        const Skill *known = m_ruleset.skills().find(skill);
        if (!known) {
            complain(u"no-such-skill"_s, tr("This edition has no skill \"%1\".").arg(skill.text()));
            return;
        }
        const QString word = skillWord(skill);
        switch (skillAccess(skill, before, m_team, m_ruleset)) {
        case SkillAccess::Normal:
            break;
        case SkillAccess::Double:
            if (dice.isKnown() && !dice.isDouble() && !isImprovementEnteredFromBook(m_ruleset))
                complain(u"skill-needs-double"_s,
                         tr("%1 can only be learnt with a double.").arg(word));
            break;
        case SkillAccess::Has:
            complain(u"skill-twice"_s, tr("%1 is there twice.").arg(word));
            break;
        case SkillAccess::Excluded:
            complain(u"skill-excluded"_s,
                     tr("%1 and %2 exclude each other.")
                         .arg(word, skillWord(excludingSkill(skill, before, m_team, m_ruleset))));
            break;
        case SkillAccess::Never:
            complain(u"skill-not-allowed"_s, tr("%1 cannot be learnt in this position.").arg(word));
            break;
        }
    }

    void checkGain(Stat stat, const DicePair &dice, Player before)
    {
        const QString word = statLetters(stat, m_language);
        // Points lost to injury may be won back: allow for all of them.
        before.injuries = m_player.injuries;
        if (!canGain(stat, before, m_team, m_ruleset))
            complain(u"stat-limit"_s, tr("%1 was raised beyond its limit.").arg(word));
        const Table *table = m_ruleset.tables().find(u"improvement"_s);
        const TableRow *row = table && dice.isKnown() ? table->lookUp(dice.total()) : nullptr;
        if (row && row->value(statKey(stat)) <= 0)
            complain(u"stat-not-rolled"_s,
                     tr("A roll of %1 does not raise %2.").arg(dice.total()).arg(word));
    }

    void checkLevel()
    {
        const Table *levels = m_ruleset.tables().find(u"levels"_s);
        const TableRow *level = levelOf(m_player, m_ruleset);
        if (!levels || levels->enteredFromBook || !level)
            return;
        const int due = level->value(u"rolls"_s);
        const int made = static_cast<int>(m_player.improvements.size());
        if (made > due)
            complain(
                u"too-many-improvements"_s,
                tr("Improvements: %1, but the star player points allow %2.").arg(made).arg(due));
        else if (made < due)
            complain(u"improvement-waiting"_s, tr("An improvement roll is waiting."),
                     Severity::Warning);
    }

    void checkAging()
    {
        const auto target = agingTarget(m_player, m_ruleset);
        if (target && !m_player.improvements.back().aging)
            complain(u"aging-waiting"_s,
                     tr("The aging roll of the last improvement is missing (%1+).").arg(*target),
                     Severity::Warning);
    }

    const Player &m_player;
    const Team &m_team;
    const Ruleset &m_ruleset;
    Language m_language;
    QString m_label;
    std::vector<TeamProblem> m_problems;
};

} // namespace

QString playerLabel(const Player &player, const Team &team, const Ruleset &ruleset,
                    Language language)
{
    const QString role = roleName(player, team, ruleset).in(language);
    if (player.name.isEmpty() || player.name == role)
        return u"#%1 %2"_s.arg(player.number).arg(role);
    return u"#%1 %2 (%3)"_s.arg(QString::number(player.number), player.name, role);
}

std::vector<TeamProblem> checkPlayer(const Player &player, const Team &team, const Ruleset &ruleset,
                                     Language language)
{
    return PlayerCheck(player, team, ruleset, language).run();
}

} // namespace dugout
