// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/skirmishcheck.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

class SkirmishCheck
{
public:
    explicit SkirmishCheck(const Ruleset &ruleset)
        : m_ruleset(ruleset)
    { }

    ProblemList run()
    {
        checkDice();
        checkWarbands();
        checkCards();
        for (const BoardFact &fact : m_ruleset.boardFacts()) {
            if (fact.option)
                need(m_ruleset.options().contains(fact.option->text()), u"boards.json"_s,
                     fact.id.text() + u".option"_s, fact.option->text());
        }
        return std::move(m_problems);
    }

private:
    void need(bool known, const QString &file, const QString &place, const QString &id)
    {
        if (!known)
            m_problems.push_back({file, place, EntryReader::tr("there is no \"%1\"").arg(id)});
    }

    /// Empty is an open value, which anything may be.
    void needFace(const QString &symbol, const QString &die, const QString &file,
                  const QString &place)
    {
        if (symbol.isEmpty())
            return;
        const SkirmishDie *found = m_ruleset.skirmishDice().find(die);
        need(found && found->ownSymbols().contains(symbol), file, place + u".symbol"_s, symbol);
    }

    void checkDice()
    {
        for (const SkirmishDie &die : m_ruleset.skirmishDice()) {
            for (const SkirmishFace &face : die.faces)
                need(m_ruleset.symbols().contains(face.id), u"dice.json"_s, die.id.text(), face.id);
        }
        for (const SkirmishSymbol &symbol : m_ruleset.symbols()) {
            for (const SkirmishDieId &die : symbol.dice)
                need(m_ruleset.skirmishDice().contains(die.text()), u"symbols.json"_s,
                     symbol.id.text() + u".dice"_s, die.text());
        }
    }

    void checkWarbands()
    {
        for (const Warband &warband : m_ruleset.warbands()) {
            for (const FighterCard &fighter : warband.fighters) {
                const QString place = warband.id.text() + u'.' + fighter.id.text();
                for (const FighterSide &side : {fighter.normal, fighter.inspired}) {
                    needFace(side.defenceSymbol, u"defence"_s, u"warbands.json"_s, place);
                    for (const AttackAction &attack : side.attacks)
                        needFace(attack.symbol, u"attack"_s, u"warbands.json"_s,
                                 place + u'.' + attack.id.text());
                }
            }
        }
    }

    bool isFighter(const FighterId &fighter) const
    {
        return std::any_of(
            m_ruleset.warbands().begin(), m_ruleset.warbands().end(),
            [&fighter](const Warband &warband) { return warband.fighter(fighter) != nullptr; });
    }

    void checkCards()
    {
        for (const SkirmishCard &card : m_ruleset.skirmishCards()) {
            if (!card.isUniversal())
                need(m_ruleset.warbands().contains(card.warband.text()), u"cards.json"_s,
                     card.id.text() + u".warband"_s, card.warband.text());
            for (const FighterId &fighter : card.restricted)
                need(isFighter(fighter), u"cards.json"_s, card.id.text() + u".restricted"_s,
                     fighter.text());
            if (card.attack)
                needFace(card.attack->symbol, u"attack"_s, u"cards.json"_s, card.id.text());
        }
    }

    const Ruleset &m_ruleset;
    ProblemList m_problems;
};

} // namespace

ProblemList checkSkirmishParts(const Ruleset &ruleset)
{
    return SkirmishCheck(ruleset).run();
}

} // namespace dugout
