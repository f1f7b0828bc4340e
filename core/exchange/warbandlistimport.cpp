// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/warbandlistimport.h"

#include "core/exchange/cardlistimport.h"
#include "core/exchange/cardlistwords.h"
#include "core/skirmish/collectionedits.h"
#include "core/text/localizedtext.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int mostOnCard = 20; ///< of anything that a fighter card counts

struct CardNumber
{
    QString column;
    std::optional<int> *value;
};

/// Takes one row after the other and builds the warbands.
class FighterRows
{
public:
    FighterRows(const Collection &known, WarbandListImport::Outcome &outcome)
        : m_known(known)
        , m_outcome(outcome)
    { }

    void take(const ListRow &row)
    {
        if (!isSound(row))
            return;
        Warband warband = warbandOf(row.value(u"warband"_s));
        FighterCard fighter = fighterOf(warband, row.value(u"fighter"_s));
        const auto inspired = cardlist::isInspiredSide(row.value(u"side"_s));
        if (!inspired)
            return complain(row,
                            WarbandListImport::tr("Line %1: the side is normal or inspired, "
                                                  "not \"%2\"."),
                            row.value(u"side"_s));
        FighterSide &side = *inspired ? fighter.inspired : fighter.normal;
        // What is entered in a list takes the place of the attacks that were there.
        const QString seen
            = warband.id.text() + u'/' + fighter.id.text() + (*inspired ? u"+"_s : u"-"_s);
        if (!m_sides.contains(seen) && !row.value(u"attack"_s).isEmpty())
            side.attacks.clear();
        if (!takeSide(row, side) || !takeAttack(row, side) || !takeRest(row, fighter))
            return;
        m_sides.insert(seen);
        put(warband, fighter);
        keep(warband, fighter.id);
    }

private:
    void complain(const ListRow &row, const QString &sentence, const QString &what = {})
    {
        const QString said = sentence.arg(row.line);
        m_outcome.problems.append(said.contains("%2"_L1) ? said.arg(what) : said);
    }

    bool isSound(const ListRow &row)
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
            || slugOf(row.value(u"warband"_s)).isEmpty()
            || slugOf(row.value(u"fighter"_s)).isEmpty()) {
            complain(row, WarbandListImport::tr("Line %1: a warband and a fighter are needed."));
            return false;
        }
        return true;
    }

    [[nodiscard]] Warband warbandOf(const QString &name) const
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

    [[nodiscard]] static FighterCard fighterOf(const Warband &warband, const QString &name)
    {
        for (const FighterCard &one : warband.fighters) {
            if (isNamed(one.name, name) || one.id.text() == slugOf(name))
                return one;
        }
        FighterCard fresh;
        fresh.id = freeFighterId(warband, name);
        fresh.name = sameInAll(name);
        fresh.leader = warband.fighters.empty();
        return fresh;
    }

    bool takeNumber(const ListRow &row, const CardNumber &number)
    {
        const QString text = row.value(number.column);
        if (text.isEmpty() || text == u"-"_s)
            return true;
        bool isNumber = false;
        const int value = text.toInt(&isNumber);
        if (!isNumber || value < 0 || value > mostOnCard) {
            complain(row, WarbandListImport::tr("Line %1: \"%2\" is no number from 0 to 20."),
                     text);
            return false;
        }
        *number.value = value;
        return true;
    }

    bool takeSymbol(const ListRow &row, const QString &column, const QStringList &possible,
                    QString &symbol)
    {
        const QString text = row.value(column);
        if (text.isEmpty() || text == u"-"_s)
            return true;
        const QString found = cardlist::symbolOf(text);
        if (!possible.contains(found)) {
            complain(row, WarbandListImport::tr("Line %1: \"%2\" is no symbol of that die."), text);
            return false;
        }
        symbol = found;
        return true;
    }

    bool takeSide(const ListRow &row, FighterSide &side)
    {
        return takeNumber(row, {u"move"_s, &side.move})
            && takeNumber(row, {u"defence"_s, &side.defenceDice})
            && takeNumber(row, {u"wounds"_s, &side.wounds})
            && takeSymbol(row, u"defence symbol"_s, {u"shield"_s, u"dodge"_s}, side.defenceSymbol);
    }

    bool takeAttack(const ListRow &row, FighterSide &side)
    {
        const QString name = row.value(u"attack"_s);
        if (name.isEmpty())
            return true;
        AttackAction attack;
        attack.name = sameInAll(name);
        std::optional<int> knockback;
        const auto cleave = cardlist::yesOrNo(row.value(u"cleave"_s));
        if (!cleave) {
            complain(row, WarbandListImport::tr("Line %1: cleave is yes or no, not \"%2\"."),
                     row.value(u"cleave"_s));
            return false;
        }
        if (!takeNumber(row, {u"range"_s, &attack.range})
            || !takeNumber(row, {u"dice"_s, &attack.dice})
            || !takeNumber(row, {u"damage"_s, &attack.damage})
            || !takeNumber(row, {u"knockback"_s, &knockback})
            || !takeSymbol(row, u"symbol"_s, {u"hammer"_s, u"sword"_s}, attack.symbol))
            return false;
        attack.cleave = *cleave;
        attack.knockback = knockback.value_or(0);
        side.attacks.push_back(attack);
        side.attacks = withIds(side.attacks);
        return true;
    }

    bool takeRest(const ListRow &row, FighterCard &fighter)
    {
        const auto leader = cardlist::yesOrNo(row.value(u"leader"_s));
        if (!leader) {
            complain(row, WarbandListImport::tr("Line %1: leader is yes or no, not \"%2\"."),
                     row.value(u"leader"_s));
            return false;
        }
        if (!row.value(u"leader"_s).isEmpty())
            fighter.leader = *leader;
        if (const QString inspire = row.value(u"inspire"_s); !inspire.isEmpty())
            fighter.inspire = sameInAll(inspire);
        return true;
    }

    void keep(const Warband &warband, const FighterId &fighter)
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

    const Collection &m_known;
    WarbandListImport::Outcome &m_outcome;
    QSet<QString> m_sides;
    QSet<QString> m_taken;
};

} // namespace

const std::vector<ListColumn> &WarbandListImport::columns()
{
    static const std::vector<ListColumn> all{
        {u"warband"_s, u"banda"_s, u"bande"_s, {u"faction"_s, u"facción"_s, u"fraktion"_s}},
        {u"fighter"_s, u"guerrero"_s, u"kämpfer"_s, {u"luchador"_s, u"kaempfer"_s}},
        {u"side"_s, u"cara"_s, u"seite"_s},
        {u"leader"_s, u"líder"_s, u"anführer"_s, {u"lider"_s, u"anfuehrer"_s}},
        {u"move"_s, u"movimiento"_s, u"bewegung"_s},
        {u"defence"_s, u"defensa"_s, u"verteidigung"_s, {u"defense"_s}},
        {u"defence symbol"_s,
         u"símbolo de defensa"_s,
         u"verteidigungssymbol"_s,
         {u"simbolo de defensa"_s, u"defense symbol"_s}},
        {u"wounds"_s, u"heridas"_s, u"wunden"_s, {u"lebenspunkte"_s}},
        {u"attack"_s, u"ataque"_s, u"angriff"_s},
        {u"range"_s, u"alcance"_s, u"reichweite"_s},
        {u"dice"_s, u"dados"_s, u"würfel"_s, {u"wuerfel"_s}},
        {u"symbol"_s, u"símbolo"_s, u"symbol"_s, {u"simbolo"_s}},
        {u"damage"_s, u"daño"_s, u"schaden"_s, {u"dano"_s}},
        {u"knockback"_s, u"empuje"_s, u"rückstoß"_s, {u"rueckstoss"_s, u"derribo"_s}},
        {u"cleave"_s, u"hendir"_s, u"spalten"_s},
        {u"inspire"_s, u"se inspira"_s, u"inspiriert"_s, {u"inspiración"_s, u"inspiration"_s}},
    };
    return all;
}

bool WarbandListImport::isOne(const QStringList &headings)
{
    return std::any_of(headings.begin(), headings.end(), [](const QString &heading) {
        return columnOf(columns(), heading) == u"fighter"_s;
    });
}

WarbandListImport::Outcome WarbandListImport::read(const std::vector<CsvRow> &lines,
                                                   const Collection &known)
{
    Outcome outcome;
    QStringList unknown;
    std::vector<int> behind;
    FighterRows reader(known, outcome);
    for (const ListRow &row : listRows(lines, columns(), unknown, behind))
        reader.take(row);
    outcome.notes = listNotes(unknown, behind);
    if (outcome.warbands.empty() && outcome.problems.isEmpty())
        outcome.problems.append(tr("The list holds no fighters."));
    return outcome;
}

} // namespace dugout
