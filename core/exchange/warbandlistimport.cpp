// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/warbandlistimport.h"

#include "core/exchange/fighterrows.h"

using namespace Qt::StringLiterals;

namespace dugout {

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
        {u"knockback"_s,
         u"rechazar"_s,
         u"rückstoß"_s,
         {u"rueckstoss"_s, u"empuje"_s, u"derribo"_s}},
        {u"cleave"_s, u"romper"_s, u"spalten"_s, {u"hendir"_s}},
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
                                                   const Collection &known,
                                                   const Collection &printed)
{
    Outcome outcome;
    QStringList unknown;
    std::vector<int> behind;
    const std::vector<ListRow> rows = listRows(lines, columns(), unknown, behind);
    outcome.notes = listNotes(unknown, behind);
    FighterRows reader(known, printed, outcome);
    for (const ListRow &row : rows)
        reader.take(row);
    reader.finish();
    if (outcome.warbands.empty() && outcome.problems.isEmpty())
        outcome.problems.append(tr("The list holds no fighters."));
    return outcome;
}

} // namespace dugout
