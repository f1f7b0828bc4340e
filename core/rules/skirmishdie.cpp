// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/skirmishdie.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

bool SkirmishDie::hasSymbol(const QString &symbol) const
{
    return std::any_of(faces.begin(), faces.end(),
                       [&symbol](const SkirmishFace &face) { return face.id == symbol; });
}

int SkirmishDie::faceCount() const
{
    return counting({}).faces();
}

QString SkirmishDie::symbolAt(int number) const
{
    for (const SkirmishFace &face : faces) {
        number -= face.count;
        if (number <= 0)
            return face.id;
    }
    return {};
}

QStringList SkirmishDie::ownSymbols() const
{
    QStringList symbols;
    for (const SkirmishFace &face : faces) {
        if (face.id != skirmishface::critical && face.id != skirmishface::singleSupport
            && face.id != skirmishface::doubleSupport)
            symbols.append(face.id);
    }
    return symbols;
}

PoolDie SkirmishDie::counting(const QStringList &successes) const
{
    PoolDie die{0, 0, 0};
    for (const SkirmishFace &face : faces) {
        if (face.id == skirmishface::critical)
            die.criticals += face.count;
        else if (successes.contains(face.id))
            die.successes += face.count;
        else
            die.blanks += face.count;
    }
    return die;
}

SkirmishDie readSkirmishDie(const Entry &entry, ProblemList &problems)
{
    EntryReader reader(entry, problems);
    SkirmishDie die;
    die.id = SkirmishDieId(reader.id());
    die.name = reader.text(u"name"_s);
    die.summary = reader.text(u"summary"_s);
    die.editable = reader.flag(u"editable"_s, false);
    die.source = reader.provenance();
    for (const Entry &child : reader.children(u"faces"_s)) {
        EntryReader face(child, problems);
        die.faces.push_back(
            {face.id(), face.number(u"count"_s, 1, mostPoolFaces), face.text(u"name"_s)});
        face.refuseUnknown();
    }
    if (const int faces = die.counting({}).faces(); faces < 1 || faces > mostPoolFaces)
        reader.complain(u"faces"_s, EntryReader::tr("a die has 1 to %1 faces").arg(mostPoolFaces));
    reader.refuseUnknown();
    return die;
}

} // namespace dugout
