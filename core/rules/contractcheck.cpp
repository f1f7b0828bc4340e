// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/contractcheck.h"

#include "core/rules/contract.h"
#include "core/rules/knownwords.h"
#include "core/rules/ruleeffect.h"
#include "core/text/nearestword.h"
#include "core/values/complaints.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QStringList listOf(std::span<const ContractWord> words)
{
    QStringList list;
    for (const ContractWord &each : words)
        list.append(each.word.toString());
    return list;
}

/// A field whose words code knows, wherever it stands in a part.
struct KnownField
{
    QStringView part;
    QStringView field;
    std::span<const ContractWord> (*words)();
};

constexpr KnownField knownFields[]{
    {u"cards", u"duration", cardDurations}, {u"decks", u"duration", cardDurations},
    {u"decks", u"scope", cardScopes},       {u"tables", u"per", modifierCounts},
    {u"teams", u"notes", rosterNotes},
};

/// What the files of an edition are called; see the readers of `Ruleset`.
const QStringList &partNames()
{
    static const QStringList names{u"boards"_s,      u"cards"_s,   u"decks"_s,   u"dice"_s,
                                   u"inducements"_s, u"options"_s, u"rolls"_s,   u"sequences"_s,
                                   u"skills"_s,      u"stars"_s,   u"symbols"_s, u"tables"_s,
                                   u"teams"_s,       u"timings"_s, u"tokens"_s,  u"warbands"_s};
    return names;
}

/// What an effect cannot be carried out without.
struct NeededField
{
    QStringView effect;
    QStringView field;
};

/// The effect by which a result has a table of its own.
constexpr QStringView rollsFirst = u"rolls";

constexpr NeededField neededFields[]{
    {Does::BitesHolder, u"table"},
    {Does::Burns, u"table"},
    {Does::ChangesHolder, u"table"},
    {Does::ChecksTheKit, u"table"},
    {Does::ComesByChoice, u"choice"},
    {Does::ComesForASide, u"table"},
    {Does::Crusade, u"table"},
    {Does::DeadJoin, u"position"},
    {Does::Drums, u"table"},
    {Does::Experiment, u"table"},
    {Does::FameSwings, u"table"},
    {Does::Fixes, u"table"},
    {Does::FreesTheSentOff, u"table"},
    {Does::FrenzyEnds, u"table"},
    {Does::HardTraining, u"values"},
    {Does::GentleCrowd, u"table"},
    {Does::Judges, u"table"},
    {Does::LendsSkills, u"skills"},
    {Does::Prays, u"table"},
    {Does::Roll, u"table"},
    {Does::StabsAgain, u"star"},
    {Does::ThrowsFireball, u"table"},
    {Does::Tonic, u"table"},
    {Does::Tremor, u"table"},
    {u"bolsters", u"table"},
    {u"contest-for-re-rolls", u"table"},
    {u"contest-of-rocks", u"table"},
    {u"contest-to-blitz", u"table"},
    {u"contest-to-stay", u"table"},
    {u"die-for-each", u"table"},
    {u"lasts", u"values"},
    {u"riots", u"table"},
    {rollsFirst, u"table"},
};

/// Notes of a team that mean nothing unless the dead can join it.
constexpr QStringView notesOfTheDead[]{Notes::Necromancer, Notes::Rot};

class ContractCheck
{
public:
    explicit ContractCheck(const Ruleset &ruleset)
        : m_ruleset(ruleset)
        , m_keys(listOf(valueKeys()))
    {
        // Prices and limits may be said by the id of what they are for.
        for (const Inducement &each : ruleset.inducements())
            m_keys.append(each.id.text());
        for (const Deck &each : ruleset.decks())
            m_keys.append(each.id.text());
        m_known = QSet<QString>(m_keys.begin(), m_keys.end());
    }

    ProblemList run()
    {
        for (const QString &part : m_ruleset.files().parts()) {
            checkName(part);
            ProblemList read; // told by who reads the part
            for (const Entry &entry : m_ruleset.files().entries(part, read)) {
                walk(part, entry);
                if (part == u"sequences"_s)
                    checkSequence(entry);
                else if (part == u"tables"_s)
                    checkResults(entry);
                else if (part == u"teams"_s)
                    checkTeam(entry);
            }
        }
        return std::move(m_problems);
    }

private:
    void complain(const Entry &entry, const QString &field, const QString &reason,
                  const QString &word, const QStringList &known)
    {
        m_problems.push_back(
            {entry.file, entry.place() + u'.' + field, Complaint::withMeant(reason, word, known)});
    }

    /// What is called like nothing we read may lie beside it; what is nearly called so is a slip.
    void checkName(const QString &part)
    {
        if (!partNames().contains(part) && !nearestWord(part, partNames()).isEmpty())
            m_problems.push_back(
                {part + u".json"_s,
                 {},
                 Complaint::withMeant(EntryReader::tr("nobody reads \"%1\"").arg(part), part,
                                      partNames())});
    }

    void checkValues(const Entry &entry)
    {
        const QJsonObject values = entry.object.value("values"_L1).toObject();
        for (auto it = values.begin(); it != values.end(); ++it) {
            if (!m_known.contains(it.key()))
                complain(entry, u"values."_s + it.key(),
                         EntryReader::tr("nobody reads \"%1\"").arg(it.key()), it.key(), m_keys);
        }
    }

    void checkField(const Entry &entry, const KnownField &field)
    {
        const QString name = field.field.toString();
        const QJsonValue value = entry.object.value(name);
        QJsonArray words = value.toArray();
        if (value.isString())
            words.append(value);
        for (const auto &each : std::as_const(words)) {
            if (const QString word = each.toString(); !isKnownWord(field.words(), word))
                complain(entry, name, EntryReader::tr("\"%1\" means nothing here").arg(word), word,
                         listOf(field.words()));
        }
    }

    /// An entry and whatever lists of objects it holds.
    void walk(const QString &part, const Entry &entry)
    {
        checkValues(entry);
        for (const KnownField &field : knownFields) {
            if (field.part == part && entry.object.contains(field.field))
                checkField(entry, field);
        }
        for (auto it = entry.object.begin(); it != entry.object.end(); ++it) {
            const QJsonArray list = it.value().toArray();
            for (qsizetype row = 0; row < list.size(); ++row) {
                if (!list.at(row).isObject())
                    continue;
                const Entry child{list.at(row).toObject(), entry.file,
                                  entry.place() + u'.' + it.key(), row};
                walk(part, child);
                if (it.key() == u"does"_s)
                    checkRuleEffect(child);
            }
        }
    }

    /// An effect belongs to a moment or holds all the time; what it names must be there.
    void checkRuleEffect(const Entry &ruleEffect)
    {
        const QString effect = ruleEffect.object.value("effect"_L1).toString();
        const QString at = ruleEffect.object.value("at"_L1).toString();
        const QStringList known = effectsAt(at);
        if (!known.contains(effect))
            complainAt(ruleEffect, effect, at, known);
        if (!at.isEmpty() && !isKnownWord(moments(), at))
            complain(ruleEffect, u"at"_s, EntryReader::tr("there is no moment \"%1\"").arg(at), at,
                     listOf(moments()));
        needIn(ruleEffect, u"table"_s, m_ruleset.tables());
        needIn(ruleEffect, u"star"_s, m_ruleset.stars());
        checkChoice(ruleEffect);
        needIn(ruleEffect, u"skills"_s, m_ruleset.skills());
        needIn(ruleEffect, u"without"_s, m_ruleset.skills());
        needIn(ruleEffect, u"notTeams"_s, m_ruleset.rosters());
        for (const NeededField &needed : neededFields) {
            if (needed.effect == effect && !ruleEffect.object.contains(needed.field))
                missing(ruleEffect, u"effect"_s, effect, needed.field);
        }
    }

    [[nodiscard]] static QStringList effectsAt(const QString &at)
    {
        if (at.isEmpty())
            return listOf(ongoingEffects());
        return at == At::Rolled ? listOf(resultEffects()) + listOf(tableEffects())
                                : listOf(momentaryEffects());
    }

    /// A word that means something elsewhere is no slip of the pen.
    void complainAt(const Entry &ruleEffect, const QString &effect, const QString &at,
                    const QStringList &known)
    {
        const bool elsewhere = isKnownWord(ongoingEffects(), effect)
            || isKnownWord(resultEffects(), effect) || isKnownWord(tableEffects(), effect)
            || isKnownWord(momentaryEffects(), effect);
        if (elsewhere)
            complain(ruleEffect, u"effect"_s, misplaced(effect, at), effect, {});
        else
            complain(ruleEffect, u"effect"_s,
                     EntryReader::tr("nobody carries out the effect \"%1\"").arg(effect), effect,
                     known);
    }

    [[nodiscard]] static QString misplaced(const QString &effect, const QString &at)
    {
        if (at.isEmpty())
            return EntryReader::tr("the effect \"%1\" needs a moment \"at\"").arg(effect);
        if (isKnownWord(ongoingEffects(), effect))
            return EntryReader::tr("the effect \"%1\" holds all the time and has no moment \"at\"")
                .arg(effect);
        return EntryReader::tr("nobody carries out the effect \"%1\" at the moment \"%2\"")
            .arg(effect, at);
    }

    /// The results of the kick-off and match events are carried out step by step, and not by who
    /// rolls on a table by itself.
    void checkResults(const Entry &table)
    {
        const QString id = table.object.value("id"_L1).toString();
        if (id != Tables::KickOff && id != Tables::KickOffBlitzmania
            && !id.startsWith(Tables::MatchEvents.word()))
            return;
        const QJsonArray rows = table.object.value("rows"_L1).toArray();
        for (qsizetype i = 0; i < rows.size(); ++i) {
            const Entry row{rows.at(i).toObject(), table.file, table.place() + u".rows"_s, i};
            const QJsonArray ruleEffects = row.object.value("does"_L1).toArray();
            for (qsizetype k = 0; k < ruleEffects.size(); ++k)
                checkResult({ruleEffects.at(k).toObject(), row.file, row.place() + u".does"_s, k});
        }
    }

    void checkResult(const Entry &ruleEffect)
    {
        const QString effect = ruleEffect.object.value("effect"_L1).toString();
        if (isKnownWord(tableEffects(), effect))
            complain(
                ruleEffect, u"effect"_s,
                EntryReader::tr("the effect \"%1\" is carried out only where a table is rolled "
                                "on by itself: roll on one with \"%2\"")
                    .arg(effect, rollsFirst.toString()),
                effect, {});
        // What is known elsewhere, but these rows are never in force.
        const QString at = ruleEffect.object.value("at"_L1).toString();
        if (at != At::Rolled && effectsAt(at).contains(effect))
            complain(ruleEffect, u"effect"_s,
                     EntryReader::tr("a result does something only at the moment \"%1\"")
                         .arg(At::Rolled.word()),
                     effect, {});
    }

    /// The value of some option.
    void checkChoice(const Entry &ruleEffect)
    {
        const QString choice = ruleEffect.object.value("choice"_L1).toString();
        QStringList known;
        for (const Option &option : m_ruleset.options()) {
            for (const OptionChoice &each : option.choices)
                known.append(each.id);
        }
        if (!choice.isEmpty() && !known.contains(choice))
            complain(ruleEffect, u"choice"_s, EntryReader::tr("there is no \"%1\"").arg(choice),
                     choice, known);
    }

    void missing(const Entry &entry, const QString &field, QStringView what, QStringView without)
    {
        m_problems.push_back({entry.file, entry.place() + u'.' + field,
                              EntryReader::tr("\"%1\" does nothing without \"%2\"")
                                  .arg(what.toString(), without.toString())});
    }

    /// One id, or a list of them.
    template<typename T>
    void needIn(const Entry &ruleEffect, const QString &field, const T &list)
    {
        const QJsonValue value = ruleEffect.object.value(field);
        QJsonArray ids = value.toArray();
        if (value.isString())
            ids.append(value);
        for (const auto &each : std::as_const(ids)) {
            const QString id = each.toString();
            QStringList known;
            for (const auto &one : list)
                known.append(one.id.text());
            if (!id.isEmpty() && !known.contains(id))
                complain(ruleEffect, field, EntryReader::tr("there is no \"%1\"").arg(id), id,
                         known);
        }
    }

    /// Whom its list `does` speaks of plays for the team, and its dead have somebody to join as.
    void checkTeam(const Entry &entry)
    {
        const QString id = entry.object.value("id"_L1).toString();
        const Roster *roster = m_ruleset.rosters().find(id);
        if (!roster)
            return;
        const QJsonArray ruleEffects = entry.object.value("does"_L1).toArray();
        for (qsizetype row = 0; row < ruleEffects.size(); ++row) {
            const Entry ruleEffect{ruleEffects.at(row).toObject(), entry.file,
                                   entry.place() + u".does"_s, row};
            needIn(ruleEffect, u"position"_s, roster->positions);
            needIn(ruleEffect, u"notPositions"_s, roster->positions);
        }
        const bool joined
            = findRuleEffect(ruleEffectsOfRoster(m_ruleset, roster->id), Does::DeadJoin);
        for (const QStringView note : notesOfTheDead) {
            if (!joined
                && std::find(roster->notes.begin(), roster->notes.end(), note)
                    != roster->notes.end())
                missing(entry, u"notes"_s, note, Does::DeadJoin);
        }
    }

    /// What is carried out says so by its id; all else is only told.
    void checkTold(const Entry &entry, std::span<const ContractWord> carriedOut)
    {
        const QString id = entry.object.value("id"_L1).toString();
        const bool football = m_ruleset.manifest().game == Game::Football;
        const bool done = football && isKnownWord(carriedOut, id);
        if (done && isTold(entry.object))
            m_problems.push_back(
                {entry.file, entry.place() + u".told"_s,
                 EntryReader::tr("\"%1\" is carried out, and cannot only be told").arg(id)});
        else if (!done && !isTold(entry.object))
            complain(entry, u"id"_s,
                     EntryReader::tr("nobody carries out \"%1\"; what is only to be read says "
                                     "\"told\": true")
                         .arg(id),
                     id, listOf(carriedOut));
    }

    void checkSequence(const Entry &entry)
    {
        const QString id = entry.object.value("id"_L1).toString();
        if (id == u"turnover-causes"_s) // which are chosen from
            return;
        checkTold(entry, carriedOutSequences());
        // Each machine knows its own steps: one of the other would have nobody to ask it.
        const auto known = id == Sequences::PostMatch ? stepsAfterMatch() : sequenceSteps();
        const QJsonArray steps = entry.object.value("steps"_L1).toArray();
        for (qsizetype row = 0; !isTold(entry.object) && row < steps.size(); ++row)
            checkTold({steps.at(row).toObject(), entry.file, entry.place() + u".steps"_s, row},
                      known);
    }

    [[nodiscard]] static bool isTold(const QJsonObject &object)
    {
        return object.value("told"_L1).toBool();
    }

    const Ruleset &m_ruleset;
    QStringList m_keys;
    QSet<QString> m_known;
    ProblemList m_problems;
};

} // namespace

ProblemList checkContract(const Ruleset &ruleset)
{
    return ContractCheck(ruleset).run();
}

} // namespace dugout
