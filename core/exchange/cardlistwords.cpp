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

bool isUniversalWord(const QString &word)
{
    static const QStringList words{u""_s, u"universal"_s, u"universell"_s, u"any"_s, u"-"_s};
    return words.contains(word.toLower());
}

} // namespace dugout::cardlist
