// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/collectionimport.h"

#include "core/exchange/cardlistimport.h"
#include "core/exchange/collectionjson.h"
#include "core/exchange/listtext.h"
#include "core/skirmish/collectionedits.h"
#include "core/text/localizedtext.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QString nameOf(const Warband &warband)
{
    return said(warband.name);
}

QString nameOf(const SkirmishCard &card)
{
    return said(card.name);
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
    const auto theirs = CollectionJson::read(object);
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

} // namespace

CollectionImport::Outcome CollectionImport::read(const QByteArray &bytes, const Collection &own,
                                                 const Collection &printed)
{
    Outcome outcome;
    outcome.own = own;
    if (bytes.size() > CollectionJson::mostBytes) {
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
    const CardListImport::Outcome list = CardListImport::read(bytes, laidOver(printed, own));
    for (const SkirmishCard &card : list.cards)
        put(outcome.own, card);
    outcome.taken = static_cast<int>(list.cards.size());
    outcome.problems = list.problems;
    outcome.notes = list.notes;
    return outcome;
}

} // namespace dugout
