// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/fighterrows.h"

#include "core/exchange/cardlistimport.h"
#include "core/exchange/cardlistwords.h"
#include "core/skirmish/cards/collectionedits.h"
#include "core/text/localizedtext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int mostOnCard = 20; ///< of anything that a fighter card counts

/// A name goes before an id: a fighter may have been called something else since.
FighterCard fighterNamed(const Warband &warband, const QString &name)
{
    for (const FighterCard &one : warband.fighters) {
        if (isNamed(one.name, name))
            return one;
    }
    if (const FighterCard *known = warband.fighter(FighterId(slugOf(name))))
        return *known;
    FighterCard fresh;
    fresh.id = freeFighterId(warband, name);
    fresh.name = sameInAll(name);
    fresh.leader = warband.fighters.empty();
    return fresh;
}

const AttackAction *attackWithId(const FighterSide *side, const AttackId &id)
{
    if (!side)
        return nullptr;
    const auto found = std::find_if(side->attacks.begin(), side->attacks.end(),
                                    [&id](const AttackAction &one) { return one.id == id; });
    return found == side->attacks.end() ? nullptr : &*found;
}

bool saysSomething(const QString &text)
{
    return !text.isEmpty() && text != u"-"_s;
}

} // namespace

void FighterRows::take(const ListRow &row)
{
    if (!isSound(row))
        return;
    Warband warband = warbandOf(row.value(u"warband"_s));
    FighterCard fighter = fighterNamed(warband, row.value(u"fighter"_s));
    const auto inspired = cardlist::isInspiredSide(row.value(u"side"_s));
    if (!inspired)
        return complain(row,
                        WarbandListImport::tr("Line %1: the side is normal or inspired, "
                                              "not \"%2\"."),
                        row.value(u"side"_s));
    const FighterCard *printed = printedCard(warband.id, fighter.id);
    const FighterSide *printedSide = printed ? &printed->side(*inspired) : nullptr;
    FighterSide &side = *inspired ? fighter.inspired : fighter.normal;
    const QString key
        = warband.id.text() + u'/' + fighter.id.text() + (*inspired ? u"+"_s : u"-"_s);
    const auto begun = m_sides.find(key);
    NamedSide named
        = begun == m_sides.end() ? NamedSide{warband.id, fighter.id, *inspired} : begun->second;
    m_stays.clear();
    if (!takeSide(row, side, printedSide) || !takeAttack(row, side, printedSide, named)
        || !takeRest(row, fighter, printed))
        return;
    m_sides.insert_or_assign(key, named);
    if (!m_stays.isEmpty())
        m_outcome.notes.append(
            printedNote(row.line, localized(fighter.name), m_stays, WarbandListImport::columns()));
    put(warband, fighter);
    keep(warband, fighter.id);
}

void FighterRows::finish()
{
    for (const Warband &warband : m_outcome.warbands) {
        for (const auto &[key, named] : m_sides) {
            const FighterCard *fighter
                = named.warband == warband.id ? warband.fighter(named.fighter) : nullptr;
            if (!fighter || named.attacks.isEmpty())
                continue;
            for (const AttackAction &attack : fighter->side(named.inspired).attacks) {
                if (!named.attacks.contains(attack.id.text()))
                    m_outcome.notes.append(
                        WarbandListImport::tr("%1 keeps the attack \"%2\", which the list does "
                                              "not name.")
                            .arg(localized(fighter->name), localized(attack.name)));
            }
        }
    }
}

void FighterRows::complain(const ListRow &row, const QString &sentence, const QString &what)
{
    const QString said = sentence.arg(row.line);
    m_outcome.problems.append(said.contains("%2"_L1) ? said.arg(what) : said);
}

bool FighterRows::isSound(const ListRow &row)
{
    for (const QString &field : row.fields) {
        if (field.size() > CardListImport::mostText
            || std::any_of(field.begin(), field.end(),
                           [](QChar c) { return c.category() == QChar::Other_Control; })) {
            complain(row,
                     WarbandListImport::tr("Line %1: a field is too long or holds control "
                                           "characters."));
            return false;
        }
    }
    if (row.value(u"warband"_s).isEmpty() || row.value(u"fighter"_s).isEmpty()
        || slugOf(row.value(u"warband"_s)).isEmpty() || slugOf(row.value(u"fighter"_s)).isEmpty()) {
        complain(row, WarbandListImport::tr("Line %1: a warband and a fighter are needed."));
        return false;
    }
    return true;
}

Warband FighterRows::warbandOf(const QString &name) const
{
    for (const Warband &begun : m_outcome.warbands) {
        if (isNamed(begun.name, name) || begun.id.text() == slugOf(name))
            return begun;
    }
    if (const Warband *known = warbandNamed(m_known, name))
        return *known;
    Warband fresh;
    fresh.id = freeWarbandId(m_known, name);
    fresh.name = sameInAll(name);
    return fresh;
}

const FighterCard *FighterRows::printedCard(const WarbandId &warband,
                                            const FighterId &fighter) const
{
    const Warband *printed = m_printed.warband(warband);
    return printed ? printed->fighter(fighter) : nullptr;
}

bool FighterRows::takeNumber(const ListRow &row, const CardNumber &number)
{
    const QString text = row.value(number.column);
    if (!saysSomething(text))
        return true;
    bool isNumber = false;
    const int value = text.toInt(&isNumber);
    if (!isNumber || value < 0 || value > mostOnCard) {
        complain(row, WarbandListImport::tr("Line %1: \"%2\" is not a number from 0 to 20."), text);
        return false;
    }
    if (number.printed.value_or(value) != value)
        m_stays.append(number.column);
    else
        *number.value = value;
    return true;
}

bool FighterRows::takeSymbol(const ListRow &row, const CardSymbol &symbol)
{
    const QString text = row.value(symbol.column);
    if (!saysSomething(text))
        return true;
    const QString found = cardlist::symbolOf(text);
    if (!symbol.possible.contains(found)) {
        complain(row, WarbandListImport::tr("Line %1: \"%2\" is not a symbol of that die."), text);
        return false;
    }
    if (!symbol.printed.isEmpty() && symbol.printed != found)
        m_stays.append(symbol.column);
    else
        *symbol.value = found;
    return true;
}

bool FighterRows::takeSide(const ListRow &row, FighterSide &side, const FighterSide *printed)
{
    static const FighterSide nothing;
    const FighterSide &fixed = printed ? *printed : nothing;
    return takeNumber(row, {u"move"_s, &side.move, fixed.move})
        && takeNumber(row, {u"defence"_s, &side.defenceDice, fixed.defenceDice})
        && takeNumber(row, {u"wounds"_s, &side.wounds, fixed.wounds})
        && takeSymbol(row,
                      {u"defence symbol"_s,
                       {u"shield"_s, u"dodge"_s},
                       &side.defenceSymbol,
                       fixed.defenceSymbol});
}

/// One of that name is filled in and stays what else it is; any other stands behind it.
bool FighterRows::takeAttack(const ListRow &row, FighterSide &side, const FighterSide *printed,
                             NamedSide &named)
{
    const QString name = row.value(u"attack"_s);
    if (name.isEmpty()) {
        for (const QString &column :
             {u"range"_s, u"dice"_s, u"symbol"_s, u"damage"_s, u"knockback"_s, u"cleave"_s}) {
            if (!saysSomething(row.value(column)))
                continue;
            complain(row, WarbandListImport::tr("Line %1: the attack has no name."));
            return false;
        }
        return true;
    }
    const auto old
        = std::find_if(side.attacks.begin(), side.attacks.end(), [&](const AttackAction &one) {
              return !named.attacks.contains(one.id.text())
                  && (isNamed(one.name, name) || one.id.text() == slugOf(name));
          });
    AttackAction attack;
    attack.name = sameInAll(name);
    if (old != side.attacks.end())
        attack = *old;
    const AttackAction *fixed
        = old == side.attacks.end() ? nullptr : attackWithId(printed, attack.id);
    if (!takeProfile(row, attack, fixed) || !takeAbilities(row, attack, fixed))
        return false;
    const auto place = static_cast<size_t>(old - side.attacks.begin());
    if (old == side.attacks.end())
        side.attacks.push_back(attack);
    else
        *old = attack;
    side.attacks = withIds(side.attacks);
    named.attacks.insert(side.attacks.at(place).id.text());
    return true;
}

bool FighterRows::takeProfile(const ListRow &row, AttackAction &attack, const AttackAction *printed)
{
    static const AttackAction nothing;
    const AttackAction &fixed = printed ? *printed : nothing;
    return takeNumber(row, {u"range"_s, &attack.range, fixed.range})
        && takeNumber(row, {u"dice"_s, &attack.dice, fixed.dice})
        && takeNumber(row, {u"damage"_s, &attack.damage, fixed.damage})
        && takeSymbol(row, {u"symbol"_s, {u"hammer"_s, u"sword"_s}, &attack.symbol, fixed.symbol});
}

/// An attack that is printed whole has its abilities printed too.
bool FighterRows::takeAbilities(const ListRow &row, AttackAction &attack,
                                const AttackAction *printed)
{
    const bool isWhole = printed && !printed->isOpen();
    std::optional<int> knockback = attack.knockback;
    const auto cleave = cardlist::yesOrNo(row.value(u"cleave"_s));
    if (!cleave) {
        complain(row, WarbandListImport::tr("Line %1: cleave is yes or no, not \"%2\"."),
                 row.value(u"cleave"_s));
        return false;
    }
    if (!takeNumber(row,
                    {u"knockback"_s, &knockback,
                     isWhole ? std::optional(printed->knockback) : std::nullopt}))
        return false;
    attack.knockback = knockback.value_or(0);
    if (!saysSomething(row.value(u"cleave"_s)) || *cleave == attack.cleave)
        return true;
    if (isWhole)
        m_stays.append(u"cleave"_s);
    else
        attack.cleave = *cleave;
    return true;
}

bool FighterRows::takeRest(const ListRow &row, FighterCard &fighter, const FighterCard *printed)
{
    const auto leader = cardlist::yesOrNo(row.value(u"leader"_s));
    if (!leader) {
        complain(row, WarbandListImport::tr("Line %1: leader is yes or no, not \"%2\"."),
                 row.value(u"leader"_s));
        return false;
    }
    if (!row.value(u"leader"_s).isEmpty() && *leader != fighter.leader) {
        if (printed)
            m_stays.append(u"leader"_s);
        else
            fighter.leader = *leader;
    }
    const QString inspire = row.value(u"inspire"_s);
    if (inspire.isEmpty() || isNamed(fighter.inspire, inspire))
        return true;
    if (printed && !printed->inspire.isEmpty())
        m_stays.append(u"inspire"_s);
    else
        fighter.inspire = sameInAll(inspire);
    return true;
}

void FighterRows::keep(const Warband &warband, const FighterId &fighter)
{
    const QString who = warband.id.text() + u'/' + fighter.text();
    if (!m_taken.contains(who))
        ++m_outcome.fighters;
    m_taken.insert(who);
    for (Warband &one : m_outcome.warbands) {
        if (one.id == warband.id) {
            one = warband;
            return;
        }
    }
    m_outcome.warbands.push_back(warband);
}

} // namespace dugout
