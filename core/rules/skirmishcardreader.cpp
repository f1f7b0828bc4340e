// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/values/complaints.h"
#include "core/rules/partreaders.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int mostGlory = 20;

CardKind readKind(EntryReader &reader)
{
    const QString kind = reader.word(u"type"_s, {u"objective"_s, u"ploy"_s, u"upgrade"_s});
    if (kind == u"ploy"_s)
        return CardKind::Ploy;
    return kind == u"upgrade"_s ? CardKind::Upgrade : CardKind::Objective;
}

ScoreTiming readScoreTiming(EntryReader &reader)
{
    const QString timing = reader.optionalId(u"timing"_s);
    if (timing.isEmpty())
        return ScoreTiming::Open;
    return reader.word(u"timing"_s, {u"immediate"_s, u"end-phase"_s}) == u"immediate"_s
        ? ScoreTiming::Immediate
        : ScoreTiming::EndPhase;
}

PloyDuration readDuration(EntryReader &reader)
{
    if (reader.optionalId(u"duration"_s).isEmpty())
        return PloyDuration::None;
    return reader.word(u"duration"_s, {u"next-activation"_s, u"round"_s}) == u"round"_s
        ? PloyDuration::Round
        : PloyDuration::NextActivation;
}

std::vector<int> readPlayers(EntryReader &reader)
{
    std::vector<int> players;
    for (const auto &element : reader.raw(u"players"_s).toArray()) {
        const int count = element.toInt();
        if (count == 3 || count == 4)
            players.push_back(count);
        else
            reader.complain(u"players"_s, EntryReader::tr("3 or 4 is needed"));
    }
    return players;
}

void readEffect(EntryReader &reader, SkirmishCard &card)
{
    card.effect = reader.optionalId(u"effect"_s);
    if (!card.effect.isEmpty() && !cardeffect::all().contains(card.effect))
        reader.complain(u"effect"_s,
                        Complaint::withMeant(EntryReader::tr("there is no \"%1\"").arg(card.effect),
                                  card.effect, cardeffect::all()));
}

} // namespace

const QStringList &cardeffect::all()
{
    static const QStringList keys{
        characteristics, guard, offering,    attackAgain, chargeSymbols,
        allOut,          parry, pushInstead, enemiesOut,  successfulAttackers};
    return keys;
}

SkirmishCard readSkirmishCard(const Entry &entry, ProblemList &problems)
{
    EntryReader reader(entry, problems);
    SkirmishCard card;
    card.id = CardId(reader.id());
    card.name = reader.text(u"name"_s);
    card.summary = reader.optionalText(u"summary"_s);
    card.kind = readKind(reader);
    if (const QString warband = reader.optionalId(u"warband"_s); warband != u"universal"_s)
        card.warband = WarbandId(warband);
    card.restricted = reader.idList<FighterId>(u"restricted"_s);
    card.glory = reader.optionalNumber(u"glory"_s, 0, mostGlory);
    card.timing = readScoreTiming(reader);
    card.duration = readDuration(reader);
    card.reaction = reader.flag(u"reaction"_s, false);
    card.number = reader.optionalString(u"number"_s);
    card.players = readPlayers(reader);
    card.multiplayer = reader.optionalText(u"multiplayer"_s);
    readEffect(reader, card);
    card.values = reader.numbers(u"values"_s);
    if (const auto attack = reader.child(u"attack"_s)) {
        card.attack = readAttackAction(*attack, problems);
        card.attack->id = AttackId(card.id.text());
        card.attack->name = card.name;
    }
    card.open = reader.flag(u"open"_s, false);
    card.picture = reader.optionalString(u"picture"_s);
    card.source = reader.provenance();
    reader.refuseUnknown();
    return card;
}

} // namespace dugout
