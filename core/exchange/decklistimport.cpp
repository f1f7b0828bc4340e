// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/decklistimport.h"

#include "core/exchange/cardlistimport.h"
#include "core/skirmish/cards/collectionedits.h"
#include "core/text/localizedtext.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

const SkirmishCard *cardCalled(const Collection &known, const QString &words)
{
    for (const SkirmishCard &card : known.cards) {
        if (isNamed(card.name, words))
            return &card;
    }
    const SkirmishCard *numbered = known.cardByNumber(words);
    return numbered ? numbered : known.card(CardId(words));
}

/// The deck of this name: begun by an earlier row, or emptied to be filled anew.
DeckList &deckFor(const QString &name, const Collection &known, std::vector<DeckList> &decks)
{
    for (DeckList &deck : decks) {
        if (deck.name.compare(name, Qt::CaseInsensitive) == 0)
            return deck;
    }
    DeckList fresh;
    fresh.name = name;
    fresh.id = freeDeckId(known, name);
    for (const DeckList &old : known.decks) {
        if (old.name.compare(name, Qt::CaseInsensitive) == 0) {
            fresh.id = old.id;
            fresh.warband = old.warband;
        }
    }
    decks.push_back(fresh);
    return decks.back();
}

/// Why the row cannot be used, as a sentence with places for the line and a word; empty when it
/// can.
std::pair<QString, QString> faultOf(const ListRow &row, const Collection &known)
{
    const QString deck = row.value(u"deck"_s);
    const QString card = row.value(u"card"_s);
    const QString warband = row.value(u"warband"_s);
    for (const QString &field : {deck, card, warband}) {
        if (field.size() > CardListImport::mostLetters
            || std::any_of(field.begin(), field.end(),
                           [](QChar c) { return c.category() == QChar::Other_Control; }))
            return {DeckListImport::tr("Line %1: a field is too long or holds control characters."),
                    {}};
    }
    if (deck.isEmpty() || slugOf(deck).isEmpty() || card.isEmpty())
        return {DeckListImport::tr("Line %1: a deck and a card are needed."), {}};
    if (!warband.isEmpty() && !warbandNamed(known, warband))
        return {DeckListImport::tr("Line %1: there is no warband \"%2\"."), warband};
    if (!cardCalled(known, card))
        return {DeckListImport::tr("Line %1: there is no card \"%2\"."), card};
    return {};
}

} // namespace

const std::vector<ListColumn> &DeckListImport::columns()
{
    static const std::vector<ListColumn> all{
        {u"deck"_s, u"mazo"_s, u"deck"_s},
        {u"warband"_s, u"banda"_s, u"bande"_s, {u"faction"_s, u"facción"_s, u"fraktion"_s}},
        {u"card"_s, u"carta"_s, u"karte"_s, {u"name"_s, u"nombre"_s, u"number"_s, u"número"_s}},
    };
    return all;
}

bool DeckListImport::isOne(const QStringList &headings)
{
    return std::any_of(headings.begin(), headings.end(), [](const QString &heading) {
        return columnOf(columns(), heading) == u"deck"_s;
    });
}

DeckListImport::Outcome DeckListImport::read(const std::vector<CsvRow> &lines,
                                             const Collection &known)
{
    Outcome outcome;
    QStringList unknown;
    std::vector<int> behind;
    for (const ListRow &row : listRows(lines, columns(), unknown, behind)) {
        if (const auto [sentence, what] = faultOf(row, known); !sentence.isEmpty()) {
            const QString said = sentence.arg(row.line);
            outcome.problems.append(said.contains("%2"_L1) ? said.arg(what) : said);
            continue;
        }
        const SkirmishCard &card = *cardCalled(known, row.value(u"card"_s));
        DeckList &deck = deckFor(row.value(u"deck"_s), known, outcome.decks);
        if (const Warband *warband = warbandNamed(known, row.value(u"warband"_s)))
            deck.warband = warband->id;
        (card.isPower() ? deck.powers : deck.objectives).push_back(card.id);
    }
    std::erase_if(outcome.decks, [&outcome](const DeckList &deck) {
        if (deck.warband.isEmpty())
            outcome.problems.append(tr("The deck \"%1\" has no warband.").arg(deck.name));
        return deck.warband.isEmpty();
    });
    outcome.notes = listNotes(unknown, behind);
    if (outcome.decks.empty() && outcome.problems.isEmpty())
        outcome.problems.append(tr("The list holds no decks."));
    return outcome;
}

} // namespace dugout
