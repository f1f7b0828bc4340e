// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/collectionimport.h"

#include "core/exchange/cardlistimport.h"
#include "core/exchange/cardlistwords.h"
#include "core/exchange/collectionfile.h"
#include "core/exchange/deckcodes.h"
#include "core/exchange/decklistimport.h"
#include "core/exchange/listtext.h"
#include "core/exchange/warbandlistimport.h"
#include "core/exchange/wholelist.h"
#include "core/skirmish/cards/collectionedits.h"
#include "core/text/localizedtext.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QString nameOf(const Warband &warband)
{
    return localized(warband.name);
}

QString nameOf(const SkirmishCard &card)
{
    return localized(card.name);
}

QString nameOf(const DeckList &deck)
{
    return deck.name.isEmpty() ? deck.id.text() : deck.name;
}

QString nameOf(const BoardFace &face)
{
    return face.name.isEmpty() ? face.board.id : face.name;
}

QString idOf(const Warband &warband)
{
    return warband.id.text();
}

QString idOf(const SkirmishCard &card)
{
    return card.id.text();
}

QString idOf(const DeckList &deck)
{
    return deck.id.text();
}

QString idOf(const BoardFace &face)
{
    return face.board.id;
}

/// What is there already as it stands is no news; what was something else is named.
template<typename T>
void takeAll(const std::vector<T> &theirs, const std::vector<T> &mine,
             CollectionImport::Outcome &outcome)
{
    for (const T &one : theirs) {
        const auto old = std::find_if(mine.begin(), mine.end(),
                                      [&one](const T &each) { return idOf(each) == idOf(one); });
        if (old != mine.end() && *old == one)
            continue;
        if (old != mine.end())
            outcome.notes.append(CollectionImport::tr("\"%1\" was replaced.").arg(nameOf(one)));
        put(outcome.own, one);
        ++outcome.taken;
    }
}

void takeCollection(const QJsonObject &object, const Collection &own,
                    CollectionImport::Outcome &outcome)
{
    const auto theirs = CollectionFile::read(object);
    if (!theirs) {
        outcome.problems.append(theirs.error().message);
        if (!theirs.error().detail.isEmpty())
            outcome.problems.append(theirs.error().detail.split(u'\n'));
        return;
    }
    takeAll(theirs->warbands, own.warbands, outcome);
    takeAll(theirs->cards, own.cards, outcome);
    takeAll(theirs->boards, own.boards, outcome);
    takeAll(theirs->decks, own.decks, outcome);
    if (outcome.taken == 0)
        outcome.notes.append(CollectionImport::tr("Everything in it is there already."));
}

bool isTable(const QString &text)
{
    const QString start = text.trimmed().left(1);
    return start != u"["_s && start != u"{"_s;
}

/// Only cards are of a type, and a list of them may speak of fighters and decks too.
bool hasKinds(const QStringList &headings)
{
    return std::any_of(headings.begin(), headings.end(), [](const QString &heading) {
        return cardlist::columnOf(heading) == u"type"_s;
    });
}

/// What the coach had entered before goes, but not without a word.
void noteChange(const QString &name, CollectionImport::Outcome &outcome)
{
    outcome.notes.append(CollectionImport::tr("\"%1\" was changed.").arg(name));
}

void takeCards(const CardListImport::Outcome &list, CollectionImport::Outcome &outcome)
{
    outcome.problems += list.problems;
    outcome.notes += list.notes;
    for (const SkirmishCard &card : list.cards) {
        const SkirmishCard *old = outcome.own.card(card.id);
        if (old && *old != card)
            noteChange(localized(card.name), outcome);
        put(outcome.own, card);
    }
    outcome.taken += static_cast<int>(list.cards.size());
}

/// Nothing for a table that is too long, which is said.
std::vector<CsvRow> bounded(std::vector<CsvRow> lines, CollectionImport::Outcome &outcome)
{
    if (lines.size() <= CardListImport::mostRows + 1)
        return lines;
    outcome.problems.append(
        CardListImport::tr("The list has more than %1 rows.").arg(CardListImport::mostRows));
    return {};
}

/// Only fighters whose cards the coach had filled in before.
void noteFighterChanges(const Warband &warband, const Collection &printed,
                        CollectionImport::Outcome &outcome)
{
    const Warband *old = outcome.own.warband(warband.id);
    const Warband *source = printed.warband(warband.id);
    for (const FighterCard &fighter : warband.fighters) {
        const FighterCard *before = old ? old->fighter(fighter.id) : nullptr;
        const FighterCard *fixed = source ? source->fighter(fighter.id) : nullptr;
        if (before && *before != fighter && !(fixed && *fixed == *before))
            noteChange(localized(fighter.name), outcome);
    }
}

void takeFighters(const std::vector<CsvRow> &lines, const Collection &known,
                  const Collection &printed, CollectionImport::Outcome &outcome)
{
    if (lines.empty())
        return;
    const auto list = WarbandListImport::read(lines, known, printed);
    outcome.problems += list.problems;
    outcome.notes += list.notes;
    for (const Warband &warband : list.warbands) {
        noteFighterChanges(warband, printed, outcome);
        put(outcome.own, warband);
    }
    outcome.taken += list.fighters;
}

void takeDecks(const std::vector<CsvRow> &lines, const Collection &known,
               CollectionImport::Outcome &outcome)
{
    if (lines.empty())
        return;
    const auto list = DeckListImport::read(lines, known);
    outcome.problems += list.problems;
    outcome.notes += list.notes;
    for (const DeckList &deck : list.decks) {
        const DeckList *old = outcome.own.deck(deck.id);
        if (old && *old != deck)
            noteChange(nameOf(deck), outcome);
        put(outcome.own, deck);
    }
    outcome.taken += static_cast<int>(list.decks.size());
}

/// Each knows what came before it: cards name fighters, and decks cards.
void takeWhole(const QJsonObject &object, const Collection &printed,
               CollectionImport::Outcome &outcome)
{
    WholeList list = wholeList(object);
    if (list.fighters.size() > 1)
        takeFighters(bounded(std::move(list.fighters), outcome), laidOver(printed, outcome.own),
                     printed, outcome);
    if (list.cards.size() > 1) {
        const auto lines = bounded(std::move(list.cards), outcome);
        if (!lines.empty())
            takeCards(CardListImport::read(lines, laidOver(printed, outcome.own), printed),
                      outcome);
    }
    if (list.decks.size() > 1)
        takeDecks(bounded(std::move(list.decks), outcome), laidOver(printed, outcome.own), outcome);
}

} // namespace

CollectionImport::Outcome CollectionImport::read(const QByteArray &bytes, const Collection &own,
                                                 const Collection &printed)
{
    Outcome outcome;
    outcome.own = own;
    if (bytes.size() > CollectionFile::mostBytes) {
        outcome.problems.append(tr("The list is too large."));
        return outcome;
    }
    const QString text = listText(bytes);
    const QJsonObject object = text.trimmed().startsWith(u'{')
        ? QJsonDocument::fromJson(text.toUtf8()).object()
        : QJsonObject{};
    if (object.value("format"_L1).toString() == u"dugout-collection"_s) {
        takeCollection(object, own, outcome);
        return outcome;
    }
    if (isWholeList(object)) {
        takeWhole(object, printed, outcome);
        return outcome;
    }
    const Collection known = laidOver(printed, own);
    if (auto deck = deckCodeRows(text, known); deck.size() > 1) {
        takeDecks(deck, known, outcome);
        return outcome;
    }
    const std::vector<CsvRow> table = isTable(text) ? readCsv(text, 1) : std::vector<CsvRow>{};
    const QStringList headings = table.empty() ? QStringList() : table.front().fields;
    const auto rows = [&] { return bounded(readCsv(text, CardListImport::mostRows + 2), outcome); };
    if (!hasKinds(headings) && WarbandListImport::isOne(headings))
        takeFighters(rows(), known, printed, outcome);
    else if (!hasKinds(headings) && DeckListImport::isOne(headings))
        takeDecks(rows(), known, outcome);
    else
        takeCards(CardListImport::read(bytes, known, printed), outcome);
    return outcome;
}

} // namespace dugout
