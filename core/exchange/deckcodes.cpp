// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/deckcodes.h"

#include "core/exchange/cardlistwords.h"
#include "core/exchange/listcolumns.h"
#include "core/text/localizedtext.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QUrl>
#include <QUrlQuery>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr qsizetype longestCode = 20000;

/// Without what differs from list to list: "22/437", "022" and "1022" are card 22 of the first set.
QString plainCardNumber(const QString &number)
{
    static const QRegularExpression zeros(u"^0+(?=\\d)"_s);
    return number.section(u'/', 0, 0).trimmed().remove(zeros);
}

const SkirmishCard *cardNumbered(const Collection &known, const QString &number)
{
    const QString wanted = plainCardNumber(number);
    const SkirmishCard *first = nullptr;
    for (const SkirmishCard &card : known.cards) {
        const QString own = plainCardNumber(card.number);
        if (!own.isEmpty() && own == wanted)
            return &card;
        // A thousand and something is how some count the first set.
        if (!first && wanted.size() == 4 && wanted.startsWith(u'1') && !own.isEmpty()
            && own == plainCardNumber(wanted.mid(1)))
            first = &card;
    }
    return first;
}

struct FoundDeck
{
    QString name;
    QStringList cards; ///< names or numbers, as they stand there
    QString warband;
};

std::vector<CsvRow> deckRowsOf(const FoundDeck &deck, const Collection &known)
{
    std::vector<CsvRow> rows{{1, {u"deck"_s, u"warband"_s, u"card"_s}}};
    QStringList cards;
    QString warband = deck.warband;
    for (const QString &word : deck.cards) {
        const SkirmishCard *card = nullptr;
        for (const SkirmishCard &one : known.cards) {
            if (!card && isNamed(one.name, word))
                card = &one;
        }
        card = card ? card : cardNumbered(known, word);
        cards.append(card ? localized(card->name) : word);
        const Warband *own = card ? known.warband(card->warband) : nullptr;
        if (warband.isEmpty() && own)
            warband = localized(own->name);
    }
    for (const QString &card : std::as_const(cards))
        rows.push_back({static_cast<int>(rows.size()) + 1, {deck.name, warband, card}});
    return rows;
}

/// ".../shared.php?deck=0,12,L3&deckname=My%20deck" or ".../deck/transfer/wuc,1012,1013".
std::optional<FoundDeck> deckInLink(const QString &text)
{
    const QUrl link(text.trimmed());
    if (!link.isValid() || !link.scheme().startsWith(u"http"_s))
        return std::nullopt;
    const QUrlQuery query(link);
    FoundDeck deck;
    deck.name = query.queryItemValue(u"deckname"_s, QUrl::FullyDecoded).replace(u'+', u' ');
    QString numbers = query.queryItemValue(u"deck"_s, QUrl::FullyDecoded);
    if (numbers.isEmpty() && link.path().contains(u"/deck/transfer/"_s))
        numbers = link.path().section(u'/', -1);
    deck.cards = numbers.split(u',', Qt::SkipEmptyParts);
    if (deck.cards.size() < 2)
        return std::nullopt;
    deck.cards.removeFirst(); // it says which program counts so
    if (deck.name.isEmpty())
        deck.name = link.host();
    return deck;
}

/// [["00012","00013"],["00020"]]: objectives, then power cards.
std::optional<FoundDeck> deckInLists(const QString &text)
{
    const QJsonArray piles = QJsonDocument::fromJson(text.toUtf8()).array();
    if (piles.size() != 2 || !piles.at(0).isArray() || !piles.at(1).isArray())
        return std::nullopt;
    FoundDeck deck;
    deck.name = u"Deck"_s;
    for (const auto &pile : piles) {
        for (const auto &number : pile.toArray())
            deck.cards.append(number.toVariant().toString());
    }
    return deck;
}

/// A heading such as "Gambits (10):"; nothing for a card.
bool isDeckHeading(const QString &line)
{
    static const QRegularExpression count(u"[\\s:=#*_-]*(?:\\(?\\d*\\)?)[\\s:=#*_-]*$"_s);
    static const QRegularExpression marks(u"^[\\s=#*_-]+"_s);
    return cardlist::kindOf(QString(line).remove(marks).remove(count)).has_value();
}

/// "- 12 Name of a card (2)": with its number and its glory, or without.
QString cardInLine(const QString &line)
{
    static const QRegularExpression marks(u"^[\\s*•·–-]+"_s);
    static const QRegularExpression before(
        u"^(?:#?[A-Z]{0,3}\\d{1,5}(?:/\\d+)?[.):]?\\s*[-–:]?\\s+|\\d+x\\s+)"_s);
    static const QRegularExpression behind(u"\\s*[(\\[][^)\\]]*[)\\]]\\s*$"_s);
    QString name = QString(line).remove(marks);
    const QString whole = name;
    name.remove(before).remove(behind);
    return name.trimmed().isEmpty() ? whole.trimmed() : name.trimmed();
}

std::optional<FoundDeck> deckInLines(const QString &text, const Collection &known)
{
    FoundDeck deck;
    bool begun = false;
    int headings = 0;
    for (const QString &raw : text.split(u'\n')) {
        const QString line = raw.trimmed();
        if (line.isEmpty())
            continue;
        if (isDeckHeading(line)) {
            begun = true;
            ++headings;
        } else if (!begun && warbandNamed(known, line)) {
            deck.warband = line;
        } else if (!begun && deck.name.isEmpty()) {
            deck.name = line.section(u':', -1).trimmed();
        } else if (begun) {
            deck.cards.append(cardInLine(line));
        }
    }
    if (headings < 2 || deck.cards.isEmpty())
        return std::nullopt;
    if (deck.name.isEmpty())
        deck.name = deck.warband.isEmpty() ? u"Deck"_s : deck.warband;
    return deck;
}

} // namespace

std::vector<CsvRow> deckCodeRows(const QString &text, const Collection &known)
{
    if (text.size() > longestCode)
        return {};
    auto deck = deckInLink(text);
    if (!deck)
        deck = deckInLists(text);
    if (!deck)
        deck = deckInLines(text, known);
    return deck ? deckRowsOf(*deck, known) : std::vector<CsvRow>{};
}

} // namespace dugout
