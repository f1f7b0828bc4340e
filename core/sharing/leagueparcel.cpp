// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/leagueparcel.h"

#include "core/leaguebook/leagueevent.h"
#include "core/sharing/sealing.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Takes every contact out of a value; `path` leads to it.
class ContactTaking
{
public:
    [[nodiscard]] QJsonValue without(const QJsonValue &value)
    {
        if (value.isArray())
            return withoutIn(value.toArray());
        return value.isObject() ? QJsonValue(withoutIn(value.toObject())) : value;
    }
    [[nodiscard]] const QJsonArray &contacts() const { return m_contacts; }

private:
    QJsonArray withoutIn(const QJsonArray &list)
    {
        QJsonArray left;
        for (const auto &each : list) {
            m_path.append(static_cast<int>(left.size()));
            left.append(without(each));
            m_path.removeLast();
        }
        return left;
    }

    QJsonObject withoutIn(const QJsonObject &object)
    {
        QJsonObject left;
        for (auto it = object.begin(); it != object.end(); ++it) {
            if (it.key() == "contact"_L1) {
                m_contacts.append(QJsonObject{{u"path"_s, m_path},
                                              {u"coach"_s, object.value("id"_L1).toString()},
                                              {u"contact"_s, it.value().toString()}});
                continue;
            }
            m_path.append(it.key());
            left.insert(it.key(), without(it.value()));
            m_path.removeLast();
        }
        return left;
    }

    QJsonArray m_path;
    QJsonArray m_contacts;
};

QJsonValue withContact(const QJsonValue &value, const QJsonArray &path, qsizetype place,
                       const QString &contact)
{
    if (place == path.size()) {
        QJsonObject object = value.toObject();
        object.insert("contact"_L1, contact);
        return object;
    }
    const QJsonValue step = path.at(place);
    if (value.isArray()) {
        QJsonArray list = value.toArray();
        if (const int at = step.toInt(-1); at >= 0 && at < list.size())
            list[at] = withContact(list.at(at), path, place + 1, contact);
        return list;
    }
    QJsonObject object = value.toObject();
    if (object.contains(step.toString()))
        object.insert(step.toString(),
                      withContact(object.value(step.toString()), path, place + 1, contact));
    return object;
}

bool isLockedIn(const Competition &competition, const EntrantId &team)
{
    const CompetitionEntry *entry = competition.entry(team);
    return !competition.ended && !competition.rules.teamsDevelop && entry && !entry->left;
}

bool isLocked(const League &league, const EntrantId &team)
{
    const Season *season = league.currentSeason();
    return season
        && std::any_of(season->competitions.begin(), season->competitions.end(),
                       [&team](const Competition &each) { return isLockedIn(each, team); });
}

/// Where a fixture stands: the server takes no result there that the league would not.
struct FixtureGround
{
    bool isOver = false; ///< its season is
    bool needsWinner = false;
    bool isBracket = false;
    bool develops = true; ///< its matches change the sheets
};

QJsonObject fixtureRow(const FixtureGround &ground, const LeagueRound &round,
                       const LeagueFixture &fixture)
{
    const auto &outcome = fixture.outcome;
    const QJsonValue written = outcome
        ? deedToJson(ResultEntered{fixture.id, *outcome, std::nullopt}).value("outcome"_L1)
        : QJsonValue();
    return {{u"id"_s, fixture.id.text()},
            {u"home"_s, fixture.home.text()},
            {u"away"_s, fixture.away.text()},
            {u"published"_s, round.published && !ground.isOver},
            {u"needs_winner"_s, ground.needsWinner},
            {u"in_bracket"_s, ground.isBracket},
            {u"develops"_s, ground.develops},
            {u"match"_s, fixture.match.text()},
            {u"outcome"_s, written},
            {u"confirmed"_s,
             outcome
                 && (outcome->source != ResultSource::Match || outcome->atTable
                     || outcome->isSignedByBoth())}};
}

bool hasRound(const Competition &competition, size_t phase, size_t place, const LeagueRound &round)
{
    const auto &rounds = competition.phases.at(phase).rounds;
    return place < rounds.size() && rounds[place] == round;
}

/// But for those rounds that are the same in the other one.
void addRows(const Season &season, const Competition &competition, const Competition *other,
             QJsonArray &rows)
{
    for (size_t place = 0; place < competition.phases.size(); ++place) {
        const Phase &phase = competition.phases[place];
        const CompetitionRules &rules = competition.rules;
        FixtureGround ground{season.ended, false, !phase.places.empty(), rules.teamsDevelop};
        const bool isLike = other && other->rules == rules && place < other->phases.size()
            && other->phases[place].places.empty() == phase.places.empty();
        for (size_t i = 0; i < phase.rounds.size(); ++i) {
            const LeagueRound &round = phase.rounds[i];
            if (isLike && hasRound(*other, place, i, round))
                continue;
            for (const LeagueFixture &each : round.fixtures) {
                ground.needsWinner = needsWinner(rules, rules.phases[place], each);
                rows.append(fixtureRow(ground, round, each));
            }
        }
    }
}

/// Rows of fixtures that are not the same in the other one.
QJsonArray rowsUnlike(const League &league, const League &other)
{
    QJsonArray rows;
    for (size_t i = 0; i < league.seasons.size(); ++i) {
        const Season &season = league.seasons[i];
        const Season *theirs = i < other.seasons.size() ? &other.seasons[i] : nullptr;
        if (theirs && *theirs == season)
            continue;
        const bool isLike = theirs && theirs->id == season.id && theirs->ended == season.ended;
        for (const Competition &each : season.competitions)
            addRows(season, each, isLike ? other.competition(each.id) : nullptr, rows);
    }
    return rows;
}

/// A line as everybody sees it, with the whole of it beside.
QJsonObject sealedLine(const QJsonObject &entry, const QJsonObject &seen)
{
    QJsonObject shown = entry;
    shown.insert("payload"_L1, seen);
    QJsonObject line = splitEntry(shown);
    line.insert("sealed"_L1, splitEntry(entry).value("payload"_L1));
    return line;
}

QJsonObject matchOf(const QJsonObject &match)
{
    QJsonObject header = match.value("journal"_L1).toObject();
    QJsonArray entries = header.take("entries"_L1).toArray();
    const QString state = header.take("state"_L1).toString();
    // What not everybody may know of one that is played is known to who sends its lines.
    if (state == u"running"_s)
        entries = {};
    const QJsonValue standing = header.take("standing"_L1);
    const QJsonArray teams = header.value("teams"_L1).toArray();
    const QJsonObject fixture = header.value("setup"_L1).toObject().value("fixture"_L1).toObject();
    return {{u"id"_s, header.value("id"_L1)},
            {u"fixture"_s, fixture.value("fixture"_L1).toString()},
            {u"home"_s, teams.at(0).toString()},
            {u"away"_s, teams.at(1).toString()},
            {u"header"_s, header},
            {u"state"_s, state},
            {u"standing"_s, standing},
            {u"entries"_s, entries},
            {u"result"_s, match.contains("result"_L1) ? match.value("result"_L1) : QJsonValue()},
            {u"sheets"_s, match.value("after"_L1).toArray()}};
}

QJsonObject exportedMatch(const QJsonObject &match)
{
    QJsonObject journal = match.value("header"_L1).toObject();
    journal.insert("entries"_L1, match.value("entries"_L1));
    journal.insert("state"_L1, match.value("state"_L1));
    journal.insert("standing"_L1, match.value("standing"_L1));
    QJsonObject exported{{u"journal"_s, journal}, {u"after"_s, match.value("sheets"_L1)}};
    if (match.value("result"_L1).isObject())
        exported.insert("result"_L1, match.value("result"_L1));
    return exported;
}

QString idOf(const QJsonObject &object)
{
    return object.contains("journal"_L1)
        ? object.value("journal"_L1).toObject().value("id"_L1).toString()
        : object.value("id"_L1).toString();
}

QJsonArray byId(const QJsonArray &list)
{
    std::vector<QJsonObject> all;
    for (const auto &each : list)
        all.push_back(each.toObject());
    std::sort(all.begin(), all.end(), [](const QJsonObject &one, const QJsonObject &other) {
        return idOf(one) < idOf(other);
    });
    QJsonArray sorted;
    for (const QJsonObject &each : all)
        sorted.append(each);
    return sorted;
}

} // namespace

QJsonObject deedToJson(const LeagueDeed &deed)
{
    return toEvent({deed, {}}).values;
}

QJsonObject splitEntry(const QJsonObject &entry)
{
    ContactTaking taking;
    QJsonObject split = entry;
    split.insert("payload"_L1, taking.without(withValues(entry.value("payload"_L1).toObject())));
    split.insert("contacts"_L1, taking.contacts());
    return split;
}

Result<std::vector<QJsonObject>> sealedEntries(const QJsonArray &entries, qsizetype skip,
                                               bool *couldSeal)
{
    Sealing sealing;
    bool isOpen = false;
    std::vector<QJsonObject> lines;
    for (qsizetype i = 0; i < entries.size(); ++i) {
        const QJsonObject entry = entries.at(i).toObject();
        const auto seen = isOpen ? Result<std::optional<QJsonObject>>(std::nullopt)
                                 : sealing.take(entry.value("payload"_L1).toObject());
        if (!seen && i >= skip && skip > 0)
            return seen.error();
        isOpen = isOpen || !seen;
        if (i < skip)
            continue;
        lines.push_back(sealedEntry(entry, seen ? *seen : std::nullopt));
    }
    for (QJsonObject &each : lines) {
        if (isOpen && each.contains("sealed"_L1))
            each.insert("payload"_L1, each.take("sealed"_L1));
    }
    if (couldSeal)
        *couldSeal = !isOpen;
    return lines;
}

QJsonObject sealedEntry(const QJsonObject &entry, const std::optional<QJsonObject> &seen)
{
    QJsonObject line = splitEntry(entry);
    const bool hasContacts = !line.value("contacts"_L1).toArray().isEmpty();
    return seen && !hasContacts ? sealedLine(entry, *seen) : line;
}

QJsonObject joinEntry(const QJsonObject &entry)
{
    QJsonObject joined = entry;
    const QJsonArray contacts = joined.take("contacts"_L1).toArray();
    QJsonValue payload = joined.value("payload"_L1);
    for (const auto &each : contacts) {
        const QJsonObject contact = each.toObject();
        payload = withContact(payload, contact.value("path"_L1).toArray(), 0,
                              contact.value("contact"_L1).toString());
    }
    joined.insert("payload"_L1, payload);
    return joined;
}

QJsonArray fixtureRows(const League &league)
{
    QJsonArray rows;
    for (const Season &season : league.seasons) {
        for (const Competition &competition : season.competitions)
            addRows(season, competition, nullptr, rows);
    }
    return rows;
}

QJsonArray changedFixtureRows(const League &before, const League &after)
{
    QHash<QString, QJsonObject> known;
    for (const auto &each : rowsUnlike(before, after))
        known.insert(each.toObject().value("id"_L1).toString(), each.toObject());
    QJsonArray changed;
    for (const auto &each : rowsUnlike(after, before)) {
        const QJsonObject row = each.toObject();
        if (known.take(row.value("id"_L1).toString()) != row)
            changed.append(row);
    }
    for (QJsonObject gone : std::as_const(known)) {
        gone.insert("published"_L1, false);
        changed.append(gone);
    }
    return changed;
}

QJsonArray teamRows(const League &league)
{
    QJsonArray rows;
    for (const LeagueTeam &each : league.teams)
        rows.append(QJsonObject{{u"id"_s, each.id.text()},
                                {u"name"_s, each.name},
                                {u"locked"_s, isLocked(league, each.id)}});
    return rows;
}

QJsonArray changedTeamRows(const League &before, const League &after)
{
    QSet<QJsonObject> known;
    for (const auto &each : teamRows(before))
        known.insert(each.toObject());
    QJsonArray changed;
    for (const auto &each : teamRows(after)) {
        if (!known.contains(each.toObject()))
            changed.append(each);
    }
    return changed;
}

LeagueParcel parcelOf(const QJsonObject &exported, const League &league)
{
    LeagueParcel parcel;
    parcel.header = exported.value("league"_L1).toObject();
    if (auto lines = sealedEntries(parcel.header.take("entries"_L1).toArray(), 0, &parcel.isSealed))
        parcel.entries = *std::move(lines); // without earlier ones nothing is refused
    parcel.standing = parcel.header.take("standing"_L1).toObject();
    parcel.id = parcel.header.value("id"_L1).toString();
    parcel.title = parcel.header.value("title"_L1).toString();
    QHash<QString, QJsonObject> sheets;
    for (const auto &each : exported.value("teams"_L1).toArray())
        sheets.insert(each.toObject().value("id"_L1).toString(), each.toObject());
    for (const auto &each : teamRows(league)) {
        QJsonObject row = each.toObject();
        if (const auto sheet = sheets.constFind(row.value("id"_L1).toString());
            sheet != sheets.cend())
            row.insert("body"_L1, *sheet);
        parcel.teams.push_back(row);
    }
    for (const auto &each : exported.value("matches"_L1).toArray())
        parcel.matches.push_back(matchOf(each.toObject()));
    parcel.fixtures = fixtureRows(league);
    return parcel;
}

QJsonObject exportedFrom(const LeagueParcel &parcel)
{
    QJsonObject journal = parcel.header;
    QJsonArray entries;
    for (const QJsonObject &each : parcel.entries)
        entries.append(joinEntry(each));
    journal.insert("entries"_L1, entries);
    journal.insert("standing"_L1, parcel.standing);
    QJsonArray teams;
    for (const QJsonObject &each : parcel.teams) {
        if (each.value("body"_L1).isObject())
            teams.append(each.value("body"_L1));
    }
    QJsonArray matches;
    for (const QJsonObject &each : parcel.matches)
        matches.append(exportedMatch(each));
    return inOrderOfIds({{u"format"_s, u"dugout-league"_s},
                         {u"version"_s, 1},
                         {u"league"_s, journal},
                         {u"teams"_s, teams},
                         {u"matches"_s, matches}});
}

QJsonObject inOrderOfIds(QJsonObject exported)
{
    exported.insert("teams"_L1, byId(exported.value("teams"_L1).toArray()));
    exported.insert("matches"_L1, byId(exported.value("matches"_L1).toArray()));
    return exported;
}

} // namespace dugout
