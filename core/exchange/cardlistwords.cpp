// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/cardlistwords.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace dugout::cardlist {

namespace {

template<typename Value>
std::optional<Value> meaningOf(const QHash<QString, Value> &words, const QString &word)
{
    const auto found = words.constFind(word.trimmed().toLower());
    return found == words.constEnd() ? std::nullopt : std::optional(*found);
}

} // namespace

const std::vector<ListColumn> &allColumns()
{
    static const std::vector<ListColumn> all{
        {u"number"_s,
         u"número"_s,
         u"nummer"_s,
         {u"numero"_s, u"nº"_s, u"n.º"_s, u"nr."_s, u"no."_s}},
        {u"name"_s, u"nombre"_s, u"name"_s, {u"carta"_s, u"karte"_s, u"card"_s}},
        {u"faction"_s,
         u"facción"_s,
         u"fraktion"_s,
         {u"faccion"_s, u"banda"_s, u"warband"_s, u"kriegerbande"_s, u"bande"_s}},
        {u"type"_s, u"tipo"_s, u"typ"_s, {u"art"_s}},
        {u"glory"_s, u"gloria"_s, u"ruhm"_s, {u"score"_s}},
        {u"restricted"_s,
         u"restringida"_s,
         u"beschränkt"_s,
         {u"restriction"_s, u"restringido"_s, u"restricción"_s, u"restriccion"_s, u"beschraenkt"_s,
          u"nur"_s}},
        {u"timing"_s, u"momento"_s, u"zeitpunkt"_s, {u"cuándo"_s, u"cuando"_s, u"wann"_s}},
        {u"reaction"_s, u"reacción"_s, u"reaktion"_s, {u"reaccion"_s}},
        {u"text"_s,
         u"texto"_s,
         u"text"_s,
         {u"regla"_s, u"regel"_s, u"rule"_s, u"rules"_s, u"description"_s}},
        {u"modifiers"_s,
         u"modificadores"_s,
         u"modifikatoren"_s,
         {u"modificador"_s, u"modifier"_s, u"modifikator"_s}},
        {u"trigger"_s, u"disparador"_s, u"auslöser"_s, {u"ausloeser"_s, u"desencadenante"_s}},
        {u"duration"_s, u"duración"_s, u"dauer"_s, {u"duracion"_s}},
        {u"multiplayer"_s,
         u"varios jugadores"_s,
         u"mehrspieler"_s,
         {u"multijugador"_s, u"rule34"_s}},
        {u"move"_s, u"movimiento"_s, u"bewegung"_s},
        {u"wounds"_s, u"heridas"_s, u"wunden"_s, {u"lebenspunkte"_s}},
        {u"defence"_s, u"defensa"_s, u"verteidigung"_s, {u"defense"_s}},
        {u"range"_s, u"alcance"_s, u"reichweite"_s},
        {u"dice"_s, u"dados"_s, u"würfel"_s, {u"wuerfel"_s}},
        {u"damage"_s, u"daño"_s, u"schaden"_s, {u"dano"_s}},
        {u"knockback"_s,
         u"rechazar"_s,
         u"rückstoß"_s,
         {u"rueckstoss"_s, u"empuje"_s, u"derribo"_s}},
        {u"cleave"_s, u"romper"_s, u"spalten"_s, {u"hendir"_s}},
    };
    return all;
}

const QStringList &columns()
{
    static const QStringList names = [] {
        QStringList all;
        for (const ListColumn &column : allColumns())
            all.append(column.english);
        return all;
    }();
    return names;
}

bool isNoCardsMatter(const QString &heading)
{
    static const QStringList words{u"set"_s,    u"box"_s,    u"expansion"_s, u"location"_s,
                                   u"image"_s,  u"id"_s,     u"subtype"_s,   u"illustrator"_s,
                                   u"status"_s, u"rarity"_s, u"wave"_s,      u"url"_s,
                                   u"slug"_s};
    return words.contains(heading.trimmed().toLower());
}

QString columnOf(const QString &heading)
{
    return ::dugout::columnOf(allColumns(), heading);
}

QString columnWord(qsizetype column, const QLocale &locale)
{
    return allColumns().at(static_cast<size_t>(column)).in(locale);
}

std::optional<CardKind> kindOf(const QString &word)
{
    static const QHash<QString, CardKind> kinds{
        {u"objective"_s, CardKind::Objective}, {u"objetivo"_s, CardKind::Objective},
        {u"ziel"_s, CardKind::Objective},      {u"ploy"_s, CardKind::Ploy},
        {u"ardid"_s, CardKind::Ploy},          {u"finte"_s, CardKind::Ploy},
        {u"upgrade"_s, CardKind::Upgrade},     {u"mejora"_s, CardKind::Upgrade},
        {u"aufwertung"_s, CardKind::Upgrade},  {u"gambit"_s, CardKind::Ploy},
        {u"gambit spell"_s, CardKind::Ploy},   {u"spell"_s, CardKind::Ploy},
        {u"power ploy"_s, CardKind::Ploy},     {u"power upgrade"_s, CardKind::Upgrade},
        {u"power gambit"_s, CardKind::Ploy},   {u"objectives"_s, CardKind::Objective},
        {u"ploys"_s, CardKind::Ploy},          {u"gambits"_s, CardKind::Ploy},
        {u"upgrades"_s, CardKind::Upgrade},    {u"objetivos"_s, CardKind::Objective},
        {u"ardides"_s, CardKind::Ploy},        {u"mejoras"_s, CardKind::Upgrade},
        {u"ziele"_s, CardKind::Objective},     {u"finten"_s, CardKind::Ploy},
        {u"aufwertungen"_s, CardKind::Upgrade}};
    return meaningOf(kinds, word);
}

std::optional<ScoreTiming> timingOf(const QString &word)
{
    static const QHash<QString, ScoreTiming> timings{{u""_s, ScoreTiming::Open},
                                                     {u"-"_s, ScoreTiming::Open},
                                                     {u"immediate"_s, ScoreTiming::Immediate},
                                                     {u"inmediato"_s, ScoreTiming::Immediate},
                                                     {u"sofort"_s, ScoreTiming::Immediate},
                                                     {u"end"_s, ScoreTiming::EndPhase},
                                                     {u"final"_s, ScoreTiming::EndPhase},
                                                     {u"ende"_s, ScoreTiming::EndPhase}};
    return meaningOf(timings, word);
}

std::optional<bool> yesOrNo(const QString &word)
{
    static const QHash<QString, bool> words{{u"yes"_s, true},   {u"sí"_s, true},    {u"si"_s, true},
                                            {u"ja"_s, true},    {u"x"_s, true},     {u"1"_s, true},
                                            {u"true"_s, true},  {u""_s, false},     {u"-"_s, false},
                                            {u"no"_s, false},   {u"nein"_s, false}, {u"0"_s, false},
                                            {u"false"_s, false}};
    return meaningOf(words, word);
}

const QStringList &counted()
{
    static const QStringList names{u"move"_s, u"wounds"_s, u"defence"_s,   u"range"_s,
                                   u"dice"_s, u"damage"_s, u"knockback"_s, u"cleave"_s};
    return names;
}

std::optional<PloyDuration> durationOf(const QString &word)
{
    static const QHash<QString, PloyDuration> durations{
        {u""_s, PloyDuration::None},
        {u"-"_s, PloyDuration::None},
        {u"next activation"_s, PloyDuration::NextActivation},
        {u"next-activation"_s, PloyDuration::NextActivation},
        {u"siguiente activación"_s, PloyDuration::NextActivation},
        {u"activación"_s, PloyDuration::NextActivation},
        {u"nächste aktivierung"_s, PloyDuration::NextActivation},
        {u"aktivierung"_s, PloyDuration::NextActivation},
        {u"round"_s, PloyDuration::Round},
        {u"ronda"_s, PloyDuration::Round},
        {u"runde"_s, PloyDuration::Round}};
    return meaningOf(durations, word);
}

std::optional<QString> triggerOf(const QString &word)
{
    static const QHash<QString, QString> triggers{
        {u""_s, {}},
        {u"-"_s, {}},
        {u"attack-rolled"_s, u"attack-rolled"_s},
        {u"tirada de ataque"_s, u"attack-rolled"_s},
        {u"angriffswurf"_s, u"attack-rolled"_s},
        {u"attack-failed"_s, u"attack-failed"_s},
        {u"ataque fallido"_s, u"attack-failed"_s},
        {u"angriff gescheitert"_s, u"attack-failed"_s},
        {u"driven-back"_s, u"driven-back"_s},
        {u"hacer retroceder"_s, u"driven-back"_s},
        {u"zurückdrängen"_s, u"driven-back"_s},
        {u"going-out"_s, u"going-out"_s},
        {u"fuera de combate"_s, u"going-out"_s},
        {u"ausgeschaltet"_s, u"going-out"_s},
        {u"after-attack"_s, u"after-attack"_s},
        {u"tras un ataque"_s, u"after-attack"_s},
        {u"nach einem angriff"_s, u"after-attack"_s},
        {u"after-activation"_s, u"after-activation"_s},
        {u"tras una activación"_s, u"after-activation"_s},
        {u"nach einer aktivierung"_s, u"after-activation"_s},
        {u"ploy-played"_s, u"ploy-played"_s},
        {u"tras un ardid"_s, u"ploy-played"_s},
        {u"nach einer finte"_s, u"ploy-played"_s}};
    return meaningOf(triggers, word);
}

std::optional<bool> isInspiredSide(const QString &word)
{
    static const QHash<QString, bool> sides{{u""_s, false},         {u"normal"_s, false},
                                            {u"inspired"_s, true},  {u"inspirado"_s, true},
                                            {u"inspirada"_s, true}, {u"inspiriert"_s, true}};
    return meaningOf(sides, word);
}

QString symbolOf(const QString &word)
{
    static const QHash<QString, QString> symbols{
        {u"hammer"_s, u"hammer"_s}, {u"martillo"_s, u"hammer"_s}, {u"sword"_s, u"sword"_s},
        {u"espada"_s, u"sword"_s},  {u"schwert"_s, u"sword"_s},   {u"shield"_s, u"shield"_s},
        {u"escudo"_s, u"shield"_s}, {u"schild"_s, u"shield"_s},   {u"dodge"_s, u"dodge"_s},
        {u"esquiva"_s, u"dodge"_s}, {u"ausweichen"_s, u"dodge"_s}};
    return meaningOf(symbols, word).value_or(QString());
}

namespace {

/// Of what a modifier is made of: what it changes, whose, and when.
QString modifierPart(const QString &word)
{
    static const QHash<QString, QString> parts{{u"apoyo"_s, u"support"_s},
                                               {u"apoyos"_s, u"support"_s},
                                               {u"unterstützung"_s, u"support"_s},
                                               {u"repetir-ataque"_s, u"attack-reroll"_s},
                                               {u"angriff-neu"_s, u"attack-reroll"_s},
                                               {u"repetir-defensa"_s, u"defence-reroll"_s},
                                               {u"verteidigung-neu"_s, u"defence-reroll"_s},
                                               {u"gloria"_s, u"glory"_s},
                                               {u"ruhm"_s, u"glory"_s},
                                               {u"amigos"_s, u"friends"_s},
                                               {u"freunde"_s, u"friends"_s},
                                               {u"enemigos"_s, u"enemies"_s},
                                               {u"feinde"_s, u"enemies"_s},
                                               {u"inspirado"_s, u"inspired"_s},
                                               {u"inspiriert"_s, u"inspired"_s},
                                               {u"herido"_s, u"wounded"_s},
                                               {u"verwundet"_s, u"wounded"_s},
                                               {u"ileso"_s, u"unwounded"_s},
                                               {u"unverwundet"_s, u"unwounded"_s},
                                               {u"objetivo"_s, u"objective"_s},
                                               {u"ziel"_s, u"objective"_s},
                                               {u"guardia"_s, u"guard"_s},
                                               {u"abwehrhaltung"_s, u"guard"_s},
                                               {u"apoyado"_s, u"supported"_s},
                                               {u"unterstützt"_s, u"supported"_s},
                                               {u"solo"_s, u"alone"_s},
                                               {u"allein"_s, u"alone"_s},
                                               {u"líder"_s, u"leader"_s},
                                               {u"anführer"_s, u"leader"_s},
                                               {u"carga"_s, u"charge"_s},
                                               {u"sturmangriff"_s, u"charge"_s},
                                               {u"cerca"_s, u"close"_s},
                                               {u"nah"_s, u"close"_s},
                                               {u"lejos"_s, u"ranged"_s},
                                               {u"fern"_s, u"ranged"_s},
                                               {u"blanco-herido"_s, u"target-wounded"_s},
                                               {u"ziel-verwundet"_s, u"target-wounded"_s},
                                               {u"blanco-líder"_s, u"target-leader"_s},
                                               {u"ziel-anführer"_s, u"target-leader"_s},
                                               {u"blanco-inspirado"_s, u"target-inspired"_s},
                                               {u"ziel-inspiriert"_s, u"target-inspired"_s},
                                               {u"blanco-guardia"_s, u"target-guard"_s},
                                               {u"ziel-abwehrhaltung"_s, u"target-guard"_s}};
    if (const QString column = columnOf(word); counted().contains(column))
        return column;
    const QString symbol = symbolOf(word);
    return symbol.isEmpty() ? parts.value(word, word) : symbol;
}

/// Cards print "+1 damage", and only a name where there is nothing to count.
QString numberBehind(const QString &text)
{
    static const QRegularExpression before(u"^([+-][0-9]+)([a-z]+(?:-[a-z]+)*)(.*)$"_s);
    static const QRegularExpression bare(u"^cleave(?=[@:]|$)"_s);
    QString turned = text;
    return turned.replace(before, u"\\2\\1\\3"_s).replace(bare, u"cleave+1"_s);
}

} // namespace

QString modifierText(const QString &words)
{
    static const QRegularExpression part(u"[\\p{L}]+(?:-[\\p{L}]+)*"_s);
    const QString text = words.toLower().remove(u' ').replace(u'−', u'-');
    QString english;
    qsizetype end = 0;
    for (auto parts = part.globalMatch(text); parts.hasNext();) {
        const QRegularExpressionMatch match = parts.next();
        english += text.mid(end, match.capturedStart() - end) + modifierPart(match.captured());
        end = match.capturedEnd();
    }
    return numberBehind(english + text.mid(end));
}

bool isUniversalWord(const QString &word)
{
    static const QStringList words{u""_s, u"universal"_s, u"universell"_s, u"any"_s, u"-"_s};
    return words.contains(word.toLower());
}

} // namespace dugout::cardlist
