// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ruleschema.h"

#include "core/rules/contract.h"
#include "core/rules/fieldlog.h"
#include "core/rules/partreaders.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

using Ask = void (*)(const Entry &, ProblemList &);

template<auto read>
void ask(const Entry &entry, ProblemList &problems)
{
    (void)read(entry, problems);
}

/// What a part is called and who reads its entries. Warbands and skirmish cards are described
/// otherwise: of them only the id is said.
struct SchemaPart
{
    QStringView name;
    Ask ask;
};

constexpr SchemaPart schemaParts[]{
    {u"boards", ask<readBoardFact>},
    {u"cards", nullptr},
    {u"decks", ask<readDeck>},
    {u"dice", ask<readSkirmishDie>},
    {u"inducements", ask<readInducement>},
    {u"options", ask<readOption>},
    {u"rolls", ask<readRoll>},
    {u"sequences", ask<readSequence>},
    {u"skills", ask<readSkill>},
    {u"stars", ask<readStar>},
    {u"symbols", ask<readSymbol>},
    {u"tables", ask<readTable>},
    {u"teams", ask<readRoster>},
    {u"timings", ask<readTiming>},
    {u"tokens", ask<readToken>},
    {u"warbands", nullptr},
};

constexpr QStringView manifestName = u"ruleset";

/// Fields whose words code knows, with what they mean.
std::vector<ContractWord> wordsOf(const QString &key)
{
    std::vector<ContractWord> words;
    const auto add = [&words](std::span<const ContractWord> more) {
        words.insert(words.end(), more.begin(), more.end());
    };
    if (key == u"at")
        add(moments());
    else if (key == u"per")
        add(modifierCounts());
    else if (key == u"duration")
        add(cardDurations());
    else if (key == u"scope")
        add(cardScopes());
    else if (key == u"notes")
        add(rosterNotes());
    else if (key == u"effect")
        for (const auto effects :
             {resultEffects(), tableEffects(), momentaryEffects(), ongoingEffects()})
            add(effects);
    return words;
}

QJsonArray orNothing(QStringView type)
{
    return {type.toString(), u"null"_s};
}

QJsonObject id()
{
    return {{u"type"_s, orNothing(u"string")}, {u"pattern"_s, u"^[a-z0-9]+(-[a-z0-9]+)*$"_s}};
}

QJsonObject oneOf(const std::vector<ContractWord> &words)
{
    QJsonArray choices;
    for (const ContractWord &each : words)
        choices.append(QJsonObject{{u"const"_s, each.word.toString()},
                                   {u"description"_s, each.meaning.toString()}});
    choices.append(QJsonObject{{u"type"_s, u"null"_s}});
    return {{u"anyOf"_s, choices}};
}

QJsonObject listOf(const QJsonObject &element)
{
    return {{u"type"_s, orNothing(u"array")}, {u"items"_s, element}};
}

/// The ids of inducements and decks are keys as well, so any other is a number, too.
QJsonObject numbers()
{
    const QJsonObject number{{u"type"_s, u"integer"_s}};
    QJsonObject known;
    for (const ContractWord &each : valueKeys()) {
        QJsonObject key = number;
        key.insert(u"description"_s, each.meaning.toString());
        known.insert(each.word.toString(), key);
    }
    return {{u"type"_s, orNothing(u"object")},
            {u"properties"_s, known},
            {u"additionalProperties"_s, number}};
}

QJsonObject number(const FieldForm &form)
{
    QJsonObject schema{{u"type"_s, orNothing(u"integer")}};
    if (form.lowest.value_or(0) > std::numeric_limits<int>::min())
        schema.insert(u"minimum"_s, form.lowest.value_or(0));
    if (form.highest.value_or(0) < std::numeric_limits<int>::max())
        schema.insert(u"maximum"_s, form.highest.value_or(0));
    return schema;
}

QJsonArray orNull(const QStringList &words)
{
    QJsonArray all = QJsonArray::fromStringList(words);
    all.append(QJsonValue());
    return all;
}

QJsonObject reference(const QString &definition)
{
    return {{u"$ref"_s, u"#/definitions/"_s + definition}};
}

/// What is asked about entries of one kind, by the place of the object that is asked.
class Forms
{
public:
    explicit Forms(Ask ask)
    {
        FieldLog log;
        ProblemList expected; // of an entry that has nothing
        ask({}, expected);
        m_fields = log.fields();
    }

    /// Who says only what differs may leave out anything but the id.
    [[nodiscard]] QJsonObject objectAt(const QString &place) const
    {
        QJsonObject properties;
        for (const FieldForm &form : m_fields) {
            if (form.place == place)
                properties.insert(form.key, schemaOf(form));
        }
        QJsonObject schema{{u"type"_s, orNothing(u"object")}, {u"additionalProperties"_s, false}};
        if (properties.contains("id"_L1)) {
            properties.insert(u"replaces"_s, QJsonObject{{u"type"_s, u"boolean"_s}});
            properties.insert(u"removed"_s, listOf(id()));
            schema.insert(u"required"_s, QJsonArray{u"id"_s});
        }
        schema.insert(u"properties"_s, properties);
        return schema;
    }

private:
    [[nodiscard]] QJsonObject schemaOf(const FieldForm &form) const
    {
        const std::vector<ContractWord> words = wordsOf(form.key);
        const QString inner = form.place.isEmpty() ? form.key : form.place + u'.' + form.key;
        switch (form.kind) {
        case FieldKind::Any:
            return {};
        case FieldKind::Id:
            return words.empty() ? id() : oneOf(words);
        case FieldKind::Ids:
            return listOf(words.empty() ? id() : oneOf(words));
        case FieldKind::Text:
            return reference(u"text"_s);
        case FieldKind::Words:
            return {{u"type"_s, orNothing(u"string")}};
        case FieldKind::Number:
            return number(form);
        case FieldKind::Flag:
            return {{u"type"_s, orNothing(u"boolean")}};
        case FieldKind::Word:
            return {{u"enum"_s, orNull(form.words)}};
        case FieldKind::Numbers:
            return reference(u"values"_s);
        case FieldKind::Object:
            return objectAt(inner);
        case FieldKind::Objects:
            return listOf(objectAt(inner));
        }
        Q_UNREACHABLE();
    }

    std::vector<FieldForm> m_fields;
};

QJsonObject definitions()
{
    const QJsonObject words{{u"type"_s, u"string"_s}};
    const QJsonObject languages{{u"es"_s, words}, {u"en"_s, words}, {u"de"_s, words}};
    return {{u"text"_s,
             QJsonObject{{u"type"_s, orNothing(u"object")},
                         {u"properties"_s, languages},
                         {u"additionalProperties"_s, false}}},
            {u"values"_s, numbers()}};
}

QJsonObject partOf(const QJsonObject &entry)
{
    const QJsonObject properties{{u"$schema"_s, QJsonObject{{u"type"_s, u"string"_s}}},
                                 {u"replaces"_s, QJsonObject{{u"type"_s, u"boolean"_s}}},
                                 {u"removed"_s, listOf(id())},
                                 {u"entries"_s, listOf(entry)}};
    return {{u"type"_s, u"object"_s},
            {u"properties"_s, properties},
            {u"additionalProperties"_s, false},
            {u"required"_s, QJsonArray{u"entries"_s}}};
}

QJsonObject bodyOf(const QString &name)
{
    if (name == manifestName)
        return Forms(ask<manifestIn>).objectAt({});
    for (const SchemaPart &part : schemaParts) {
        if (part.name == name)
            return partOf(part.ask ? Forms(part.ask).objectAt({})
                                   : QJsonObject{{u"type"_s, u"object"_s},
                                                 {u"required"_s, QJsonArray{u"id"_s}}});
    }
    return {};
}

} // namespace

QStringList schemaNames()
{
    QStringList names{manifestName.toString()};
    for (const SchemaPart &part : schemaParts)
        names.append(part.name.toString());
    return names;
}

QJsonObject ruleSchema(const QString &name)
{
    QJsonObject schema = bodyOf(name);
    schema.insert(u"$schema"_s, u"http://json-schema.org/draft-07/schema#"_s);
    schema.insert(u"definitions"_s, definitions());
    return schema;
}

} // namespace dugout
