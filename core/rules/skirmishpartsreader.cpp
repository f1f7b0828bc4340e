// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/partreaders.h"

using namespace Qt::StringLiterals;

namespace dugout {

SkirmishSymbol readSymbol(const Entry &entry, ProblemList &problems)
{
    EntryReader reader(entry, problems);
    SkirmishSymbol symbol;
    symbol.id = SymbolId(reader.id());
    symbol.name = reader.text(u"name"_s);
    symbol.summary = reader.text(u"summary"_s);
    symbol.kind = reader.word(u"kind"_s, {u"die"_s, u"card"_s, u"board"_s});
    symbol.dice = reader.idList<SkirmishDieId>(u"dice"_s);
    symbol.source = reader.provenance();
    reader.refuseUnknown();
    return symbol;
}

SkirmishToken readToken(const Entry &entry, ProblemList &problems)
{
    constexpr int mostTokens = 1000;
    EntryReader reader(entry, problems);
    SkirmishToken token;
    token.id = TokenId(reader.id());
    token.name = reader.text(u"name"_s);
    token.summary = reader.text(u"summary"_s);
    token.count = reader.optionalNumber(u"count"_s, 1, mostTokens);
    token.per = reader.word(u"per"_s, {u"game"_s, u"player"_s, u"fighter"_s});
    token.stays = reader.flag(u"stays"_s, false);
    token.source = reader.provenance();
    reader.refuseUnknown();
    return token;
}

BoardFact readBoardFact(const Entry &entry, ProblemList &problems)
{
    constexpr int mostHexes = 40;
    EntryReader reader(entry, problems);
    BoardFact fact;
    fact.id = BoardFactId(reader.id());
    fact.name = reader.text(u"name"_s);
    fact.summary = reader.text(u"summary"_s);
    fact.kind
        = reader.word(u"kind"_s, {u"board"_s, u"placement"_s, u"hex"_s, u"area"_s, u"measure"_s});
    fact.values = reader.numbers(u"values"_s);
    fact.columns = reader.optionalNumber(u"columns"_s, 3, mostHexes);
    fact.rows = reader.optionalNumber(u"rows"_s, 3, mostHexes);
    if (const QString option = reader.optionalId(u"option"_s); !option.isEmpty())
        fact.option = OptionId(option);
    fact.open = reader.flag(u"open"_s, false);
    fact.source = reader.provenance();
    reader.refuseUnknown();
    return fact;
}

} // namespace dugout
