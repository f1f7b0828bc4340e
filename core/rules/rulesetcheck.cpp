// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rulesetcheck.h"

#include "core/rules/contractcheck.h"
#include "core/rules/knownwords.h"
#include "core/rules/skirmishcheck.h"
#include "core/text/nearestword.h"
#include "core/values/complaints.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Complains about references to things that the ruleset does not have.
class ReferenceCheck
{
public:
    explicit ReferenceCheck(const Ruleset &ruleset)
        : m_ruleset(ruleset)
    { }

    ProblemList run()
    {
        checkSkills();
        checkRolls();
        checkRosters();
        checkStars();
        checkInducements();
        checkTables();
        checkSequences();
        checkDecks();
        return std::move(m_problems);
    }

private:
    void complain(const QString &file, const QString &place, const QString &reason)
    {
        m_problems.push_back({file, place, reason});
    }

    void need(const QStringList &known, const QString &file, const QString &place,
              const QString &id)
    {
        if (known.contains(id))
            return;
        complain(file, place,
                 Complaint::withMeant(EntryReader::tr("there is no \"%1\"").arg(id), id, known));
    }

    template<typename T>
    void need(const KeyedList<T> &list, const QString &file, const QString &place,
              const QString &id)
    {
        if (list.contains(id))
            return;
        QStringList known;
        for (const T &each : list)
            known.append(each.id.text());
        need(known, file, place, id);
    }

    void needSkills(const std::vector<SkillId> &skills, const QString &file, const QString &place)
    {
        for (const SkillId &skill : skills)
            need(m_ruleset.skills(), file, place + u".skills"_s, skill.text());
    }

    void needTeams(const std::vector<RosterId> &teams, const QString &file, const QString &place)
    {
        for (const RosterId &team : teams)
            need(m_ruleset.rosters(), file, place + u".teams"_s, team.text());
    }

    void needOption(const std::optional<OptionId> &option, const QString &file,
                    const QString &place)
    {
        if (option)
            need(m_ruleset.options(), file, place + u".option"_s, option->text());
    }

    void needTable(const std::optional<TableId> &table, const QString &file, const QString &place)
    {
        if (table)
            need(m_ruleset.tables(), file, place + u".table"_s, table->text());
    }

    /// Rolls that stand in no part: what a block and its harm consist of.
    [[nodiscard]] QStringList rolls() const
    {
        QStringList known{u"action"_s,   u"armour"_s, u"block"_s, u"blocked"_s,
                          u"casualty"_s, u"foul"_s,   u"injury"_s};
        for (const Roll &roll : m_ruleset.rolls())
            known.append(roll.id.text());
        return known;
    }

    /// What an effect may hang on; see skilleffect.h.
    [[nodiscard]] QStringList conditions() const
    {
        QStringList known{u"accurate-pass"_s, u"blitz"_s,          u"block"_s, u"chainsaw-attack"_s,
                          u"defending"_s,     u"fall"_s,           u"foul"_s,  u"helper"_s,
                          u"last"_s,          u"multiple-block"_s, u"stab"_s,  u"thrown-bomb"_s,
                          u"undead-victim"_s};
        for (const Skill &skill : m_ruleset.skills())
            known += skill.situations + QStringList{skill.id.text()};
        for (const Table &table : m_ruleset.tables()) {
            if (!table.id.text().startsWith(Tables::Weather.word())
                && table.id.text() != Tables::PassRanges)
                continue;
            for (const TableRow &row : table.rows)
                known.append(row.id.text());
        }
        return known;
    }

    /// An edition may lack a weather that a skill it takes over speaks of: only what is nearly a
    /// condition is a slip.
    void checkConditions(const QStringList &named, const QStringList &known, const QString &place)
    {
        for (const QString &condition : named) {
            if (!nearestWord(condition, known).isEmpty())
                need(known, u"skills.json"_s, place, condition);
        }
    }

    void checkSkills()
    {
        const QStringList known = rolls();
        const QStringList holding = conditions();
        for (const Skill &skill : m_ruleset.skills()) {
            for (const SkillEffect &effect : skill.effects) {
                for (const QString &roll : effect.on)
                    need(known, u"skills.json"_s, skill.id.text() + u".effects.on"_s, roll);
                needSkills(effect.skills, u"skills.json"_s, skill.id.text() + u".effects"_s);
                checkConditions(effect.when, holding, skill.id.text() + u".effects.when"_s);
                checkConditions(effect.with, holding, skill.id.text() + u".effects.with"_s);
                checkConditions(effect.unless, holding, skill.id.text() + u".effects.unless"_s);
            }
        }
    }

    /// A missing table of modifiers modifies nothing: an edition may have none.
    void checkRolls()
    {
        for (const Roll &roll : m_ruleset.rolls()) {
            if (roll.skill)
                needSkills({*roll.skill}, u"rolls.json"_s, roll.id.text());
            needOption(roll.fumbleOption, u"rolls.json"_s, roll.id.text());
        }
    }

    void checkRosters()
    {
        for (const Roster &roster : m_ruleset.rosters()) {
            for (const Position &position : roster.positions)
                needSkills(position.skills, u"teams.json"_s,
                           roster.id.text() + u'.' + position.id.text());
        }
    }

    void checkStars()
    {
        for (const StarPlayer &star : m_ruleset.stars()) {
            needSkills(star.skills, u"stars.json"_s, star.id.text());
            for (const StarMember &member : star.members)
                needSkills(member.skills, u"stars.json"_s, star.id.text());
            needTeams(star.teams, u"stars.json"_s, star.id.text());
        }
    }

    void checkInducements()
    {
        for (const Inducement &inducement : m_ruleset.inducements()) {
            needTeams(inducement.teams, u"inducements.json"_s, inducement.id.text());
            for (const Discount &discount : inducement.discounts)
                needTeams(discount.teams, u"inducements.json"_s, inducement.id.text());
            needOption(inducement.option, u"inducements.json"_s, inducement.id.text());
        }
    }

    void checkTables()
    {
        for (const Table &table : m_ruleset.tables()) {
            needTeams(table.teams, u"tables.json"_s, table.id.text());
            for (const TableRow &row : table.rows) {
                const QString place = table.id.text() + u'.' + row.id.text();
                needTable(row.next, u"tables.json"_s, place);
                needOption(row.option, u"tables.json"_s, place);
                needSkills(row.skills, u"tables.json"_s, place);
                needTeams(row.teams, u"tables.json"_s, place);
            }
        }
    }

    void checkSequences()
    {
        for (const Sequence &sequence : m_ruleset.sequences()) {
            needOption(sequence.option, u"sequences.json"_s, sequence.id.text());
            for (const SequenceStep &step : sequence.steps) {
                const QString place = sequence.id.text() + u'.' + step.id;
                needTable(step.table, u"sequences.json"_s, place);
                needOption(step.option, u"sequences.json"_s, place);
                if (step.sequence)
                    need(m_ruleset.sequences(), u"sequences.json"_s, place + u".sequence"_s,
                         step.sequence->text());
            }
        }
    }

    void checkDecks()
    {
        for (const Deck &deck : m_ruleset.decks()) {
            for (const PlayCard &card : deck.cards) {
                const QString place = deck.id.text() + u'.' + card.id.text();
                for (const TimingId &timing : card.timings)
                    need(m_ruleset.timings(), u"decks.json"_s, place + u".timing"_s, timing.text());
                needSkills(card.skills, u"decks.json"_s, place);
                needTable(card.table, u"decks.json"_s, place);
                if (card.summoned)
                    needSkills(card.summoned->skills, u"decks.json"_s, place);
            }
        }
    }

    const Ruleset &m_ruleset;
    ProblemList m_problems;
};

} // namespace

ProblemList checkRuleset(const Ruleset &ruleset)
{
    ruleset.readEveryPart(); // finds what is wrong inside each of them
    ProblemList all = ruleset.problems();
    const ProblemList references = ReferenceCheck(ruleset).run();
    all.insert(all.end(), references.begin(), references.end());
    const ProblemList unread = checkContract(ruleset);
    all.insert(all.end(), unread.begin(), unread.end());
    if (ruleset.manifest().game == Game::Skirmish) {
        const ProblemList skirmish = checkSkirmishParts(ruleset);
        all.insert(all.end(), skirmish.begin(), skirmish.end());
    }
    return all;
}

} // namespace dugout
