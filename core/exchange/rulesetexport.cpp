// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/rulesetexport.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

bool isLocalizedText(const QJsonObject &object)
{
    return object.size() == 3 && object.contains("es"_L1) && object.contains("en"_L1)
        && object.contains("de"_L1);
}

QJsonValue inLanguage(const QJsonValue &value, Language language)
{
    if (value.isArray()) {
        QJsonArray array;
        for (const auto &element : value.toArray())
            array.append(inLanguage(element, language));
        return array;
    }
    if (!value.isObject())
        return value;
    QJsonObject object = value.toObject();
    if (isLocalizedText(object))
        return object.value(languageCode(language));
    for (auto it = object.begin(); it != object.end(); ++it)
        *it = inLanguage(it.value(), language);
    return object;
}

QJsonObject textObject(const LocalizedText &text)
{
    return {{u"es"_s, text.es}, {u"en"_s, text.en}, {u"de"_s, text.de}};
}

QJsonArray partArray(const Ruleset &ruleset, const QString &part)
{
    ProblemList problems; // a faulty entry is exported as it stands; `rules check` names the fault
    QJsonArray array;
    for (const Entry &entry : ruleset.files().entries(part, problems))
        array.append(entry.object);
    return array;
}

/// The moment a card is played is a reference in the files; readers of an export want the words.
QJsonObject withTimingWords(QJsonObject card, const Ruleset &ruleset)
{
    QJsonArray ids = card.take("timings"_L1).toArray();
    if (const QJsonValue one = card.value("timing"_L1); one.isString())
        ids.prepend(one);
    LocalizedText words;
    for (const auto &id : ids) {
        const Timing *timing = ruleset.timings().find(id.toString());
        if (!timing)
            continue;
        const QString gap = words.isEmpty() ? QString() : u" / "_s;
        words.es += gap + timing->name.es;
        words.en += gap + timing->name.en;
        words.de += gap + timing->name.de;
    }
    card.insert("when"_L1, ids);
    card.insert("timing"_L1, textObject(words));
    return card;
}

QJsonArray deckArray(const Ruleset &ruleset)
{
    QJsonArray decks = partArray(ruleset, u"decks"_s);
    for (auto &&deckRef : decks) {
        QJsonObject deck = deckRef.toObject();
        QJsonArray cards = deck.value("cards"_L1).toArray();
        for (auto &&card : cards)
            card = withTimingWords(card.toObject(), ruleset);
        deck.insert("cards"_L1, cards);
        deckRef = deck;
    }
    return decks;
}

/// Every football edition names these, even where it has none.
QStringList partsToExport(const Ruleset &ruleset)
{
    QStringList parts = ruleset.files().parts();
    if (ruleset.manifest().game == Game::Football) {
        for (const QString &part : {u"teams"_s, u"skills"_s, u"stars"_s, u"inducements"_s,
                                    u"tables"_s, u"decks"_s, u"options"_s, u"sequences"_s}) {
            if (!parts.contains(part))
                parts.append(part);
        }
    }
    return parts;
}

} // namespace

QJsonObject exportRuleset(const Ruleset &ruleset, std::optional<Language> language)
{
    QJsonObject object{
        {u"id"_s, ruleset.id().text()},
        {u"game"_s, ruleset.manifest().game == Game::Football ? u"football"_s : u"skirmish"_s},
        {u"name"_s, textObject(ruleset.name())},
        {u"summary"_s, textObject(ruleset.manifest().summary)},
    };
    for (const QString &part : partsToExport(ruleset))
        object.insert(part, part == u"decks"_s ? deckArray(ruleset) : partArray(ruleset, part));
    return language ? inLanguage(object, *language).toObject() : object;
}

} // namespace dugout
