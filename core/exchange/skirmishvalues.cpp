// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/skirmishvalues.h"

#include "core/values/complaints.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QJsonObject textToJson(const LocalizedText &text)
{
    return {{u"es"_s, text.es}, {u"en"_s, text.en}, {u"de"_s, text.de}};
}

/// Leaves out what is empty, so that files stay readable.
class Writer
{
public:
    void text(const QString &key, const LocalizedText &value)
    {
        if (!value.isEmpty())
            m_object.insert(key, textToJson(value));
    }
    void string(const QString &key, const QString &value)
    {
        if (!value.isEmpty())
            m_object.insert(key, value);
    }
    void number(const QString &key, const std::optional<int> &value)
    {
        if (value)
            m_object.insert(key, *value);
    }
    void flag(const QString &key, bool value)
    {
        if (value)
            m_object.insert(key, true);
    }
    void numbers(const QString &key, const Numbers &values)
    {
        QJsonObject object;
        for (const auto &[name, number] : values)
            object.insert(name, number);
        if (!object.isEmpty())
            m_object.insert(key, object);
    }
    template<typename Wanted>
    void ids(const QString &key, const std::vector<Wanted> &values)
    {
        QJsonArray array;
        for (const Wanted &id : values)
            array.append(id.text());
        if (!array.isEmpty())
            m_object.insert(key, array);
    }
    void json(const QString &key, const QJsonValue &value) { m_object.insert(key, value); }
    void provenance(const Provenance &source)
    {
        if (!source.document.isEmpty())
            m_object.insert(u"source"_s,
                            source.line > 0 ? u"%1:%2"_s.arg(source.document).arg(source.line)
                                            : source.document);
        text(u"reading"_s, source.reading);
    }
    [[nodiscard]] QJsonObject take() { return std::move(m_object); }

private:
    QJsonObject m_object;
};

QJsonObject attackToJson(const AttackAction &attack, const QString &side)
{
    Writer writer;
    writer.string(u"id"_s, attack.id.text());
    writer.string(u"side"_s, side);
    writer.text(u"name"_s, attack.name);
    writer.text(u"summary"_s, attack.summary);
    writer.number(u"range"_s, attack.range);
    writer.number(u"dice"_s, attack.dice);
    writer.string(u"symbol"_s, attack.symbol);
    writer.number(u"damage"_s, attack.damage);
    writer.flag(u"cleave"_s, attack.cleave);
    if (attack.knockback > 0)
        writer.number(u"knockback"_s, attack.knockback);
    writer.flag(u"allAdjacent"_s, attack.allAdjacent);
    writer.flag(u"reaction"_s, attack.reaction);
    writer.string(u"effect"_s, attack.effect);
    writer.provenance(attack.source);
    return writer.take();
}

void writeSide(Writer &writer, const FighterSide &side)
{
    writer.number(u"move"_s, side.move);
    Writer defence;
    defence.number(u"dice"_s, side.defenceDice);
    defence.string(u"symbol"_s, side.defenceSymbol);
    writer.json(u"defence"_s, defence.take());
    writer.number(u"wounds"_s, side.wounds);
}

QJsonObject fighterToJson(const FighterCard &fighter)
{
    Writer writer;
    writer.string(u"id"_s, fighter.id.text());
    writer.text(u"name"_s, fighter.name);
    writer.flag(u"leader"_s, fighter.leader);
    writeSide(writer, fighter.normal);
    Writer inspired;
    writeSide(inspired, fighter.inspired);
    writer.json(u"inspired"_s, inspired.take());
    QJsonArray attacks;
    for (const AttackAction &attack : fighter.normal.attacks)
        attacks.append(attackToJson(attack, u"normal"_s));
    for (const AttackAction &attack : fighter.inspired.attacks)
        attacks.append(attackToJson(attack, u"inspired"_s));
    writer.json(u"attacks"_s, attacks);
    writer.text(u"inspire"_s, fighter.inspire);
    writer.numbers(u"inspireWhen"_s, fighter.inspireWhen);
    writer.string(u"picture"_s, fighter.picture);
    writer.provenance(fighter.source);
    return writer.take();
}

QString kindName(CardKind kind)
{
    if (kind == CardKind::Objective)
        return u"objective"_s;
    return kind == CardKind::Ploy ? u"ploy"_s : u"upgrade"_s;
}

QJsonArray hexArray(const std::vector<Hex> &hexes)
{
    QJsonArray array;
    for (const Hex hex : hexes)
        array.append(QJsonArray{hex.q, hex.r});
    return array;
}

std::optional<Hex> hexOf(const QJsonValue &value)
{
    constexpr int farthest = 200;
    const QJsonArray pair = value.toArray();
    const Hex hex{pair.at(0).toInt(farthest + 1), pair.at(1).toInt(farthest + 1)};
    if (pair.size() < 2 || std::abs(hex.q) > farthest || std::abs(hex.r) > farthest)
        return std::nullopt;
    return hex;
}

std::vector<Hex> readHexes(EntryReader &reader, const QString &key)
{
    constexpr qsizetype mostHexes = 1000;
    std::vector<Hex> hexes;
    const QJsonArray array = reader.raw(key).toArray();
    if (array.size() > mostHexes) {
        reader.complain(key, EntryReader::tr("these are too many hexes"));
        return {};
    }
    for (const auto &element : array) {
        if (const auto hex = hexOf(element))
            hexes.push_back(*hex);
        else
            reader.complain(key, EntryReader::tr("a hex is two whole numbers"));
    }
    return hexes;
}

} // namespace

QJsonObject warbandToJson(const Warband &warband)
{
    Writer writer;
    writer.string(u"id"_s, warband.id.text());
    writer.text(u"name"_s, warband.name);
    writer.text(u"summary"_s, warband.summary);
    QJsonArray fighters;
    for (const FighterCard &fighter : warband.fighters)
        fighters.append(fighterToJson(fighter));
    writer.json(u"fighters"_s, fighters);
    writer.provenance(warband.source);
    return writer.take();
}

QJsonObject cardToJson(const SkirmishCard &card)
{
    Writer writer;
    writer.string(u"id"_s, card.id.text());
    writer.text(u"name"_s, card.name);
    writer.text(u"summary"_s, card.summary);
    writer.string(u"type"_s, kindName(card.kind));
    writer.string(u"warband"_s, card.isUniversal() ? u"universal"_s : card.warband.text());
    writer.ids(u"restricted"_s, card.restricted);
    writer.number(u"glory"_s, card.glory);
    if (card.timing != ScoreTiming::Open)
        writer.string(u"timing"_s,
                      card.timing == ScoreTiming::Immediate ? u"immediate"_s : u"end-phase"_s);
    if (card.duration != PloyDuration::None)
        writer.string(u"duration"_s,
                      card.duration == PloyDuration::Round ? u"round"_s : u"next-activation"_s);
    writer.flag(u"reaction"_s, card.reaction);
    writer.string(u"number"_s, card.number);
    QJsonArray players;
    for (const int count : card.players)
        players.append(count);
    if (!players.isEmpty())
        writer.json(u"players"_s, players);
    writer.text(u"multiplayer"_s, card.multiplayer);
    writer.string(u"effect"_s, card.effect);
    writer.numbers(u"values"_s, card.values);
    if (card.attack) {
        AttackAction attack = *card.attack;
        attack.name = {}; // both are the card's own
        attack.id = {};
        writer.json(u"attack"_s, attackToJson(attack, {}));
    }
    writer.flag(u"open"_s, card.open);
    writer.string(u"picture"_s, card.picture);
    writer.provenance(card.source);
    return writer.take();
}

QJsonObject boardToJson(const BoardFace &face)
{
    Writer writer;
    writer.string(u"id"_s, face.board.id);
    writer.string(u"name"_s, face.name);
    writer.string(u"sheet"_s, face.sheet);
    writer.json(u"complete"_s, hexArray(face.board.complete));
    QJsonArray partial;
    for (const PartialHex &part : face.board.partial)
        partial.append(QJsonArray{part.hex.q, part.hex.r, part.edge == BoardEdge::Long ? 0 : 1});
    writer.json(u"partial"_s, partial);
    writer.json(u"blocked"_s, hexArray(face.board.blocked));
    writer.json(u"starting"_s, hexArray(face.board.starting));
    return writer.take();
}

BoardFace readBoardFace(const Entry &entry, ProblemList &problems)
{
    EntryReader reader(entry, problems);
    BoardFace face;
    face.board.id = reader.id();
    face.name = reader.optionalString(u"name"_s);
    face.sheet = reader.optionalId(u"sheet"_s);
    face.board.complete = readHexes(reader, u"complete"_s);
    const std::vector<Hex> partial = readHexes(reader, u"partial"_s);
    const QJsonArray edges = reader.raw(u"partial"_s).toArray();
    for (size_t i = 0; i < partial.size(); ++i) {
        const bool isLong = edges.at(static_cast<qsizetype>(i)).toArray().at(2).toInt() == 0;
        face.board.partial.push_back({partial[i], isLong ? BoardEdge::Long : BoardEdge::Short});
    }
    face.board.blocked = readHexes(reader, u"blocked"_s);
    face.board.starting = readHexes(reader, u"starting"_s);
    if (face.board.complete.empty())
        reader.complain(u"complete"_s, EntryReader::tr("a board without hexes"));
    reader.refuseUnknown();
    return face;
}

QJsonObject deckToJson(const DeckList &deck)
{
    Writer writer;
    writer.string(u"id"_s, deck.id.text());
    writer.string(u"name"_s, deck.name);
    writer.string(u"warband"_s, deck.warband.text());
    writer.ids(u"objectives"_s, deck.objectives);
    writer.ids(u"powers"_s, deck.powers);
    return writer.take();
}

DeckList readDeckList(const Entry &entry, ProblemList &problems)
{
    EntryReader reader(entry, problems);
    DeckList deck;
    deck.id = DeckId(reader.optionalId(u"id"_s));
    deck.name = reader.optionalString(u"name"_s);
    deck.warband = WarbandId(reader.optionalId(u"warband"_s));
    // A card named twice is the deck check's to explain, so the list is taken as it stands.
    const auto take = [&reader](const QString &key, std::vector<CardId> &cards) {
        constexpr qsizetype mostCards = 500;
        const QJsonArray array = reader.raw(key).toArray();
        if (array.size() > mostCards)
            reader.complain(key, EntryReader::tr("these are too many cards"));
        for (qsizetype i = 0; i < std::min(array.size(), mostCards); ++i) {
            if (isKebabCase(array.at(i).toString()))
                cards.emplace_back(array.at(i).toString());
            else
                reader.complain(key,
                                EntryReader::tr("\"%1\" is not an id").arg(array.at(i).toString()));
        }
    };
    take(u"objectives"_s, deck.objectives);
    take(u"powers"_s, deck.powers);
    reader.refuseUnknown();
    return deck;
}

} // namespace dugout
