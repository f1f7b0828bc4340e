// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/cardlistwords.h"

using namespace Qt::StringLiterals;

namespace dugout::cardlist {

namespace {

/// A column in English, Spanish and German, and other words that lists use for it.
struct Column
{
    QString english;
    QString spanish;
    QString german;
    QStringList others{};
};

const std::vector<Column> &allColumns()
{
    static const std::vector<Column> all{
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
        {u"glory"_s, u"gloria"_s, u"ruhm"_s},
        {u"restricted"_s,
         u"restringida"_s,
         u"beschränkt"_s,
         {u"restringido"_s, u"restricción"_s, u"restriccion"_s, u"beschraenkt"_s, u"nur"_s}},
        {u"timing"_s, u"momento"_s, u"zeitpunkt"_s, {u"cuándo"_s, u"cuando"_s, u"wann"_s}},
        {u"reaction"_s, u"reacción"_s, u"reaktion"_s, {u"reaccion"_s}},
        {u"text"_s, u"texto"_s, u"text"_s, {u"regla"_s, u"regel"_s, u"rule"_s}},
        {u"modifiers"_s,
         u"modificadores"_s,
         u"modifikatoren"_s,
         {u"modificador"_s, u"modifier"_s, u"modifikator"_s}},
        {u"trigger"_s, u"disparador"_s, u"auslöser"_s, {u"ausloeser"_s, u"desencadenante"_s}},
        {u"duration"_s, u"duración"_s, u"dauer"_s, {u"duracion"_s}},
        {u"multiplayer"_s, u"varios jugadores"_s, u"mehrspieler"_s, {u"multijugador"_s}},
        {u"move"_s, u"movimiento"_s, u"bewegung"_s},
        {u"wounds"_s, u"heridas"_s, u"wunden"_s, {u"lebenspunkte"_s}},
        {u"defence"_s, u"defensa"_s, u"verteidigung"_s, {u"defense"_s}},
        {u"range"_s, u"alcance"_s, u"reichweite"_s},
        {u"dice"_s, u"dados"_s, u"würfel"_s, {u"wuerfel"_s}},
        {u"damage"_s, u"daño"_s, u"schaden"_s, {u"dano"_s}},
        {u"knockback"_s, u"empuje"_s, u"rückstoß"_s, {u"rueckstoss"_s, u"derribo"_s}},
        {u"cleave"_s, u"hendir"_s, u"spalten"_s},
    };
    return all;
}

template<typename Value>
std::optional<Value> meaningOf(const QHash<QString, Value> &words, const QString &word)
{
    const auto found = words.constFind(word.trimmed().toLower());
    return found == words.constEnd() ? std::nullopt : std::optional(*found);
}

} // namespace

const QStringList &columns()
{
    static const QStringList names = [] {
        QStringList all;
        for (const Column &column : allColumns())
            all.append(column.english);
        return all;
    }();
    return names;
}

QString columnOf(const QString &heading)
{
    const QString word = heading.trimmed().toLower();
    for (const Column &column : allColumns()) {
        if (word == column.english || word == column.spanish || word == column.german
            || column.others.contains(word))
            return column.english;
    }
    return {};
}

QString columnWord(qsizetype column, const QLocale &locale)
{
    const Column &wanted = allColumns().at(static_cast<size_t>(column));
    if (locale.language() == QLocale::Spanish)
        return wanted.spanish;
    return locale.language() == QLocale::German ? wanted.german : wanted.english;
}

std::optional<CardKind> kindOf(const QString &word)
{
    static const QHash<QString, CardKind> kinds{
        {u"objective"_s, CardKind::Objective}, {u"objetivo"_s, CardKind::Objective},
        {u"ziel"_s, CardKind::Objective},      {u"ploy"_s, CardKind::Ploy},
        {u"ardid"_s, CardKind::Ploy},          {u"finte"_s, CardKind::Ploy},
        {u"upgrade"_s, CardKind::Upgrade},     {u"mejora"_s, CardKind::Upgrade},
        {u"aufwertung"_s, CardKind::Upgrade}};
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

bool isUniversalWord(const QString &word)
{
    static const QStringList words{u""_s, u"universal"_s, u"universell"_s, u"any"_s, u"-"_s};
    return words.contains(word.toLower());
}

} // namespace dugout::cardlist
