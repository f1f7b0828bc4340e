// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/rulesbook.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct PlainPart
{
    QStringView part;
    RulesKind kind;
};

using KindOfPart = PlainPart;

/// In the order of the list; what a part holds inside its entries is a kind of its own.
constexpr KindOfPart kindsOfParts[]{
    {u"teams", RulesKind::Team},
    {u"teams", RulesKind::Position},
    {u"skills", RulesKind::Skill},
    {u"stars", RulesKind::Star},
    {u"inducements", RulesKind::Inducement},
    {u"tables", RulesKind::Table},
    {u"tables", RulesKind::Row},
    {u"sequences", RulesKind::Sequence},
    {u"sequences", RulesKind::Step},
    {u"options", RulesKind::Option},
    {u"decks", RulesKind::Deck},
    {u"decks", RulesKind::Card},
    {u"cards", RulesKind::Card},
    {u"warbands", RulesKind::Warband},
    {u"warbands", RulesKind::Fighter},
    {u"boards", RulesKind::Board},
    {u"dice", RulesKind::Die},
    {u"symbols", RulesKind::Symbol},
    {u"tokens", RulesKind::Token},
};

constexpr PlainPart knownPlainParts[]{
    {u"warbands", RulesKind::Warband}, {u"cards", RulesKind::Card},
    {u"boards", RulesKind::Board},     {u"dice", RulesKind::Die},
    {u"symbols", RulesKind::Symbol},   {u"tokens", RulesKind::Token},
};

const QStringList &typedParts()
{
    static const QStringList parts{u"teams"_s,       u"skills"_s,  u"stars"_s,
                                   u"inducements"_s, u"tables"_s,  u"sequences"_s,
                                   u"options"_s,     u"timings"_s, u"decks"_s};
    return parts;
}

QJsonObject withId(const std::vector<Entry> &entries, const QString &id)
{
    const auto found = std::find_if(entries.begin(), entries.end(), [&id](const Entry &entry) {
        return entry.object.value("id"_L1).toString() == id;
    });
    return found == entries.end() ? QJsonObject() : found->object;
}

template<typename T>
LocalizedText nameIn(const KeyedList<T> &list, const QString &id)
{
    const T *found = list.find(id);
    return found ? found->name : LocalizedText();
}

} // namespace

LocalizedText plainText(const QJsonObject &object, const QString &key)
{
    const QJsonObject text = object.value(key).toObject();
    return {text.value("es"_L1).toString(), text.value("en"_L1).toString(),
            text.value("de"_L1).toString()};
}

RulesKind plainKind(const QString &part)
{
    for (const PlainPart &known : knownPlainParts) {
        if (known.part == part)
            return known.kind;
    }
    return RulesKind::Other;
}

RulesBook::RulesBook(std::shared_ptr<const Ruleset> ruleset)
    : m_ruleset(std::move(ruleset))
{ }

QStringList RulesBook::plainParts() const
{
    QStringList found = m_ruleset->files().parts();
    found.removeIf([](const QString &part) { return typedParts().contains(part); });
    return found;
}

std::vector<RulesKind> RulesBook::kinds() const
{
    const QStringList parts = m_ruleset->files().parts();
    std::vector<RulesKind> found;
    for (const KindOfPart &row : kindsOfParts) {
        if (parts.contains(row.part))
            found.push_back(row.kind);
    }
    const QStringList plainOnes = plainParts();
    const bool other = std::any_of(plainOnes.begin(), plainOnes.end(), [](const QString &part) {
        return plainKind(part) == RulesKind::Other;
    });
    if (other)
        found.push_back(RulesKind::Other);
    return found;
}

const std::vector<Entry> &RulesBook::plain(const QString &part) const
{
    const auto known = m_plain.find(part);
    if (known != m_plain.end())
        return known->second;
    ProblemList problems; // a faulty own ruleset is refused as a whole before it gets here
    return m_plain.emplace(part, m_ruleset->files().entries(part, problems)).first->second;
}

QJsonObject RulesBook::plainEntry(const RulesRef &ref) const
{
    if (ref.kind == RulesKind::Other)
        return withId(plain(ref.owner), ref.id);
    if (ref.kind == RulesKind::Fighter) {
        const QJsonArray fighters
            = withId(plain(u"warbands"_s), ref.owner).value("fighters"_L1).toArray();
        for (const auto &fighter : fighters) {
            if (fighter.toObject().value("id"_L1).toString() == ref.id)
                return fighter.toObject();
        }
        return {};
    }
    for (const PlainPart &known : knownPlainParts) {
        if (known.kind == ref.kind)
            return withId(plain(known.part.toString()), ref.id);
    }
    return {};
}

const PlayCard *RulesBook::card(const RulesRef &ref) const
{
    const Deck *deck = m_ruleset->decks().find(ref.owner);
    if (!deck)
        return nullptr;
    for (const PlayCard &card : deck->cards) {
        if (card.id.text() == ref.id)
            return &card;
    }
    return nullptr;
}

LocalizedText RulesBook::nameOf(const RulesRef &ref) const
{
    switch (ref.kind) {
    case RulesKind::Team:
        return nameIn(m_ruleset->rosters(), ref.id);
    case RulesKind::Position: {
        const Roster *roster = m_ruleset->rosters().find(ref.owner);
        const Position *position = roster ? roster->position(PositionId(ref.id)) : nullptr;
        return position ? position->name : LocalizedText();
    }
    case RulesKind::Skill:
        return nameIn(m_ruleset->skills(), ref.id);
    case RulesKind::Star:
        return nameIn(m_ruleset->stars(), ref.id);
    case RulesKind::Inducement:
        return nameIn(m_ruleset->inducements(), ref.id);
    case RulesKind::Table:
        return nameIn(m_ruleset->tables(), ref.id);
    case RulesKind::Row: {
        const Table *table = m_ruleset->tables().find(ref.owner);
        const TableRow *row = table ? table->row(ref.id) : nullptr;
        return row ? row->name : LocalizedText();
    }
    case RulesKind::Sequence:
        return nameIn(m_ruleset->sequences(), ref.id);
    case RulesKind::Step: {
        const Sequence *sequence = m_ruleset->sequences().find(ref.owner);
        if (!sequence)
            return {};
        for (const SequenceStep &step : sequence->steps) {
            if (step.id == ref.id)
                return step.name;
        }
        return {};
    }
    case RulesKind::Option:
        return nameIn(m_ruleset->options(), ref.id);
    case RulesKind::Deck:
        return nameIn(m_ruleset->decks(), ref.id);
    case RulesKind::Card:
        if (!ref.owner.isEmpty()) {
            const PlayCard *found = card(ref);
            return found ? found->name : LocalizedText();
        }
        break;
    default:
        break;
    }
    return plainText(plainEntry(ref), u"name"_s);
}

} // namespace dugout
