// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/formulawords.h"

#include <limits>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct Word
{
    QString name;
    int (*value)(const EntrantLine &line);
};

template<LeagueOutcome outcome>
int is(const EntrantLine &line)
{
    return line.outcome == outcome ? 1 : 0;
}

template<ResultKind kind>
int isKind(const EntrantLine &line)
{
    return line.kind == kind ? 1 : 0;
}

template<int EntrantLine::*count>
int counted(const EntrantLine &line)
{
    return line.*count;
}

template<bool EntrantLine::*fact>
int happened(const EntrantLine &line)
{
    return line.*fact ? 1 : 0;
}

const std::vector<Word> &words()
{
    static const std::vector<Word> all{
        {u"won"_s, is<LeagueOutcome::Won>},
        {u"drawn"_s, is<LeagueOutcome::Drawn>},
        {u"lost"_s, is<LeagueOutcome::Lost>},
        {u"td"_s, counted<&EntrantLine::td>},
        {u"tdAgainst"_s, counted<&EntrantLine::tdAgainst>},
        {u"cas"_s, counted<&EntrantLine::cas>},
        {u"casAgainst"_s, counted<&EntrantLine::casAgainst>},
        {u"margin"_s, [](const EntrantLine &line) { return line.margin(); }},
        {u"conceded"_s, happened<&EntrantLine::conceded>},
        {u"concededAgainst"_s, happened<&EntrantLine::opponentConceded>},
        {u"forfeit"_s, happened<&EntrantLine::forfeited>},
        {u"forfeitAgainst"_s, happened<&EntrantLine::opponentForfeited>},
        {u"awarded"_s, isKind<ResultKind::Awarded>},
        {u"bye"_s, isKind<ResultKind::Bye>},
    };
    return all;
}

} // namespace

const QStringList &formulaWords()
{
    static const QStringList names = [] {
        QStringList list;
        for (const Word &word : words())
            list.append(word.name);
        return list;
    }();
    return names;
}

int formulaWordValue(int word, const EntrantLine &line)
{
    return words().at(static_cast<size_t>(word)).value(line);
}

const std::vector<FormulaFunction> &formulaFunctions()
{
    constexpr int any = std::numeric_limits<int>::max();
    static const std::vector<FormulaFunction> all{
        {u"min"_s, FormulaOp::Min, 2, any}, {u"max"_s, FormulaOp::Max, 2, any},
        {u"abs"_s, FormulaOp::Abs, 1, 1},   {u"floor"_s, FormulaOp::Floor, 1, 1},
        {u"ceil"_s, FormulaOp::Ceil, 1, 1}, {u"round"_s, FormulaOp::Round, 1, 1},
        {u"if"_s, FormulaOp::If, 3, 3},
    };
    return all;
}

} // namespace dugout
