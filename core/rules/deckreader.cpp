// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/partreaders.h"
#include "core/rules/ruleeffect.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int mostGold = 10'000'000;

SummonedPlayer readSummoned(const Entry &entry, ProblemList &problems)
{
    EntryReader reader(entry, problems);
    SummonedPlayer player;
    player.profile = readProfile(reader);
    player.skills = reader.idList<SkillId>(u"skills"_s);
    reader.refuseUnknown();
    return player;
}

/// One `timing`, or several `timings` to choose from.
std::vector<TimingId> readTimings(EntryReader &reader)
{
    std::vector<TimingId> timings = reader.idList<TimingId>(u"timings"_s);
    if (const QString one = reader.optionalId(u"timing"_s); !one.isEmpty())
        timings.insert(timings.begin(), TimingId(one));
    if (timings.empty())
        reader.complain(u"timing"_s, EntryReader::tr("it is not said when this card is played"));
    return timings;
}

PlayCard readCard(const Entry &entry, ProblemList &problems)
{
    EntryReader reader(entry, problems);
    PlayCard card;
    card.id = CardId(reader.id());
    card.name = reader.text(u"name"_s);
    card.summary = reader.text(u"summary"_s);
    card.timings = readTimings(reader);
    card.duration = reader.optionalId(u"duration"_s);
    card.code = reader.optionalString(u"code"_s);
    card.promo = reader.optionalString(u"promo"_s);
    card.scope = reader.optionalId(u"scope"_s);
    card.values = reader.numbers(u"values"_s);
    card.skills = reader.idList<SkillId>(u"skills"_s);
    if (const QString table = reader.optionalId(u"table"_s); !table.isEmpty())
        card.table = TableId(table);
    if (const auto profile = reader.child(u"profile"_s))
        card.summoned = readSummoned(*profile, problems);
    card.source = reader.provenance();
    reader.refuseUnknown();
    return card;
}

} // namespace

Timing readTiming(const Entry &entry, ProblemList &problems)
{
    EntryReader reader(entry, problems);
    Timing timing;
    timing.id = TimingId(reader.id());
    timing.name = reader.text(u"name"_s);
    timing.summary = reader.optionalText(u"summary"_s);
    timing.source = reader.provenance();
    reader.refuseUnknown();
    return timing;
}

Deck readDeck(const Entry &entry, ProblemList &problems)
{
    EntryReader reader(entry, problems);
    Deck deck;
    deck.id = DeckId(reader.id());
    deck.name = reader.text(u"name"_s);
    deck.summary = reader.text(u"summary"_s);
    deck.price = reader.number(u"price"_s, 0, mostGold);
    deck.source = reader.provenance();
    (void)readRuleEffects(reader); // kept apart, see doing.h
    for (const Entry &child : reader.children(u"cards"_s, EntryReader::Repeats::Refused))
        deck.cards.push_back(readCard(child, problems));
    reader.refuseUnknown();
    return deck;
}

} // namespace dugout
