// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/knownwords.h"
#include "core/skirmish/combat/oddswords.h"
#include "core/skirmish/state/skirmishnames.h"
#include "core/skirmish/state/skirmishqueries.h"
#include "core/skirmish/words/skirmishspeech.h"
#include "core/skirmish/words/skirmishwords.h"
#include "core/text/localizedtext.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QString faceName(const SkirmishDie &die, const QString &symbol)
{
    for (const SkirmishFace &face : die.faces) {
        if (face.id == symbol)
            return localized(face.name);
    }
    return symbol;
}

QString dieWords(const SkirmishDie &die, const std::vector<int> &dice)
{
    QStringList words;
    for (const int number : dice)
        words.append(faceName(die, die.symbolAt(number)));
    return words.join(u", "_s);
}

/// The kind of symbol that leaves only one of them ahead, or behind where the lowest is wanted.
size_t decidingSymbol(const RollOff &rollOff)
{
    std::vector<RollOffCount> level = rollOff.counts;
    const size_t last = level.front().size() - 1;
    for (size_t symbol = 0; symbol < last; ++symbol) {
        int best = level.front().at(symbol);
        for (const RollOffCount &count : level)
            best = rollOff.lowest ? std::min(best, count.at(symbol))
                                  : std::max(best, count.at(symbol));
        std::erase_if(level, [&](const RollOffCount &count) { return count.at(symbol) != best; });
        if (level.size() == 1)
            return symbol;
    }
    return last;
}

} // namespace

/// The dice, and after the last of them who won and why.
QString SkirmishSpeech::rollOffLine(const Event &event) const
{
    const QString dice = SkirmishWords::tr("%1 rolls off: %2")
                             .arg(player(event.seat), dieWords(m_context.attackDie(), event.dice));
    const QString came = rollOffCame(event);
    return came.isEmpty() ? dice : dice + u". "_s + came;
}

QString SkirmishSpeech::rollOffCame(const Event &event) const
{
    const SkirmishDie &die = m_context.attackDie();
    RollOff rollOff = *m_state.rollOff;
    rollOff.add(die, event.dice, m_context.rollOffBonus());
    if (!rollOff.isComplete())
        return {};
    const std::vector<Seat> ahead = rollOff.ahead();
    if (ahead.size() > 1)
        return SkirmishWords::tr("Level: those who are tied roll again.");
    static const QStringList symbols{skirmishface::critical, skirmishface::singleSupport,
                                     skirmishface::doubleSupport};
    const size_t symbol = decidingSymbol(rollOff);
    QStringList tally;
    for (size_t i = 0; i < rollOff.contenders.size(); ++i)
        tally.append(u"%1 %2"_s.arg(player(rollOff.contenders[i]),
                                    QString::number(rollOff.counts[i].at(symbol))));
    const QString pattern = rollOff.lowest
        ? SkirmishWords::tr("%1 came last in the roll-off (%2: %3).", "%2 is a symbol on a die")
        : SkirmishWords::tr("%1 won the roll-off (%2: %3).", "%2 is a symbol on a die");
    return pattern.arg(player(ahead.front()),
                       faceName(die, symbols.at(static_cast<qsizetype>(symbol))),
                       tally.join(u", "_s))
        + rollOffBonusNote();
}

QString SkirmishSpeech::rollOffBonusNote() const
{
    if (!m_state.rollOff || m_state.rollOff->bonus == noSeat)
        return {};
    return u' '
        + SkirmishWords::tr("%1 counts one more critical for having placed everybody first.")
              .arg(player(m_state.rollOff->bonus));
}

/// As far as the battlefield knows.
bool SkirmishSpeech::isTargetTrapped() const
{
    const SkirmishFighter *attacker = m_state.find(m_state.combats.back().attacker);
    const SkirmishFighter *target = m_state.find(m_state.combats.back().target);
    return attacker->hex && target->hex
        && driveBackHexes(*m_state.field, placedFighters(m_state), *attacker->hex, *target->hex)
               .empty();
}

/// The chances before the dice are thrown, when every value is known.
QString SkirmishSpeech::combatDetail() const
{
    if (m_state.combats.empty())
        return {};
    const Combat &combat = m_state.combats.back();
    const AttackOdds odds(m_context.attackDie(), m_context.defenceDie());
    const auto answer = odds.answer(combat.situation());
    if (!answer)
        return {};
    const QStringList chances = oddsWords(isTargetTrapped() ? answer->trapped : answer->free);
    return SkirmishWords::tr("%1 → %2: success %3, draw %4, failure %5.")
        .arg(fighter(combat.attacker), fighter(combat.target), chances.at(0), chances.at(1),
             chances.at(2));
}

QString SkirmishSpeech::rollLine(const Event &event) const
{
    if (event.prompt == SkirmishAsks::RollOff)
        return rollOffLine(event);
    const QString who = fighter(m_state.agenda.back().fighter);
    const SkirmishDie &die = isAttackRolled(event) ? m_context.attackDie() : m_context.defenceDie();
    const QString pattern = event.prompt.endsWith(".reroll.roll"_L1)
        ? SkirmishWords::tr("%1 rolls again: %2")
        : isAttackRolled(event) ? SkirmishWords::tr("%1 attacks: %2")
                                : SkirmishWords::tr("%1 defends: %2");
    const QString line = pattern.arg(who, dieWords(die, event.dice));
    const QString came = cameOf(event);
    return came.isEmpty() ? line : line + u"; "_s + came;
}

bool SkirmishSpeech::isAttackRolled(const Event &event)
{
    return event.prompt.startsWith("attack."_L1);
}

/// Known already where nobody defends, or where the attack alone is rolled again.
QString SkirmishSpeech::cameOf(const Event &event) const
{
    if (event.prompt == SkirmishAsks::RollOff && m_state.rollOff)
        return rollOffCame(event);
    if (event.dice.empty() || m_state.combats.empty())
        return {};
    Combat combat = m_state.combats.back();
    const bool attack = isAttackRolled(event);
    std::vector<int> &dice = attack ? combat.attackRoll : combat.defenceRoll;
    if (event.prompt.endsWith(".reroll.roll"_L1))
        rollAgain(dice, event.dice);
    else
        dice = event.dice;
    const bool defends = combat.situation().defenceDice > 0;
    return attack && defends && combat.defenceRoll.empty()
        ? QString()
        : outcome(combat.attackRoll, combat.defenceRoll);
}

QString SkirmishSpeech::dieName(size_t die) const
{
    if (m_state.combats.empty() || m_state.agenda.empty())
        return QString::number(die + 1);
    const auto *again = m_state.agenda.back().data.find<DiceAgain>();
    const bool attack = again && again->attack;
    const Combat &combat = m_state.combats.back();
    const std::vector<int> &dice = attack ? combat.attackRoll : combat.defenceRoll;
    const SkirmishDie &kind = attack ? m_context.attackDie() : m_context.defenceDie();
    return die < dice.size()
        ? u"%1 (%2)"_s.arg(faceName(kind, kind.symbolAt(dice[die])), QString::number(die + 1))
        : QString::number(die + 1);
}

void SkirmishSpeech::rollAgain(std::vector<int> &dice, const std::vector<int> &rolled) const
{
    const std::vector<DieRef> &which = m_state.agenda.back().as<DiceAgain>().dice;
    for (size_t i = 0; i < which.size() && i < rolled.size(); ++i) {
        if (which[i].place < dice.size())
            dice[which[i].place] = rolled[i];
    }
}

void SkirmishSpeech::sayAllOut(PromptWords &words) const
{
    const FighterRef &ref = m_state.agenda.back().fighter;
    if (const QString name = allOutName(ref); !name.isEmpty())
        words.title = SkirmishWords::tr("%1?", "an upgrade that may be used now").arg(name);
    const Combat &combat = m_state.combats.back();
    Combat more = combat;
    for (const CardId &id : m_state.find(ref)->upgrades) {
        const SkirmishCard *upgrade = m_context.card(id);
        if (upgrade && upgrade->effect == cardeffect::allOut)
            more.extraDice += upgrade->value(Key::Dice);
    }
    const AttackOdds odds(m_context.attackDie(), m_context.defenceDie());
    const auto without = odds.answer(combat.situation());
    const auto with = odds.answer(more.situation());
    if (!without || !with || !combat.attackDice || !combat.defenceDice)
        return;
    const bool trapped = isTargetTrapped();
    const auto success = [trapped](const AttackAnswer &answer) {
        return oddsWords(trapped ? answer.trapped : answer.free).at(0);
    };
    words.detail += u' '
        + SkirmishWords::tr("Success %1 with it, %2 without.")
              .arg(success(*with), success(*without));
}

QString SkirmishSpeech::outcome(const std::vector<int> &attack,
                                const std::vector<int> &defence) const
{
    const Combat &combat = m_state.combats.back();
    const AttackSituation situation = combat.situation();
    const RollCount struck
        = countRoll(m_context.attackDie(), attack, AttackOdds::attackSuccesses(situation));
    const RollCount held
        = countRoll(m_context.defenceDie(), defence, AttackOdds::defenceSuccesses(situation));
    CombatResult result = compareRolls(struck, held);
    // Who went out of action leaves no hex to look at: what was found then still holds.
    if (result == CombatResult::Equal
        && (combat.result == CombatResult::Trapped || isTargetTrapped()))
        result = CombatResult::Trapped;
    const Table *table = m_context.ruleset().tables().find(Tables::CombatResults.word());
    const TableRow *row = table ? table->row(combatResultId(result)) : nullptr;
    const bool byCriticals = struck.criticals != held.criticals;
    QString words = (row ? localized(row->name) : combatResultId(result))
        + u" (%1\u00A0:\u00A0%2)"_s.arg(byCriticals ? struck.criticals : struck.successes)
              .arg(byCriticals ? held.criticals : held.successes);
    if (isSuccess(result))
        words += u", "_s + SkirmishWords::tr("%n damage", nullptr, combat.damage.value_or(0));
    return words;
}

QString SkirmishSpeech::defenceDetail() const
{
    const Combat &combat = m_state.combats.back();
    const AttackSituation situation = combat.situation();
    const RollCount struck = countRoll(m_context.attackDie(), combat.attackRoll,
                                       AttackOdds::attackSuccesses(situation));
    QStringList needed{faceName(m_context.defenceDie(), skirmishface::critical)};
    for (const QString &symbol : AttackOdds::defenceSuccesses(situation))
        needed.append(faceName(m_context.defenceDie(), symbol));
    needed.removeDuplicates();
    return SkirmishWords::tr("The attack has %n success(es).", nullptr, struck.successes) + u' '
        + SkirmishWords::tr("For %1 these count: %2.")
              .arg(fighter(combat.target), needed.join(u", "_s));
}

} // namespace dugout
