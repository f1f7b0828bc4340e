// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/releases/copiedstore.h"

#include "tests/releases/keptgames.h"

#include <QFile>

#include <map>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// The result that a match of the expected ones has left. Of a match that changes no sheet nothing
/// is said about them.
QJsonObject resultOf(const QJsonObject &match, bool onSheets)
{
    QJsonObject result{{u"onSheets"_s, onSheets}};
    for (const QString &same :
         {u"edition"_s, u"league"_s, u"teams"_s, u"score"_s, u"winner"_s, u"next"_s})
        result.insert(same, match.value(same));
    return result;
}

/// Of a match that today's rules follow only as far as it fits: once it is over what its record
/// says, while it is played what does not change in it. See README.md of the releases.
QJsonObject asFarAsItIsKnown(QJsonObject match)
{
    QStringList unknown{u"asked"_s, u"half"_s, u"misfits"_s, u"weather"_s};
    if (match.value("state"_L1) == u"running"_s)
        unknown += {u"finished"_s, u"listedScore"_s, u"next"_s,  u"over"_s,
                    u"result"_s,   u"score"_s,       u"winner"_s};
    const QJsonArray score = match.value("score"_L1).toArray();
    QStringList unsaid;
    if (score.at(0) == score.at(1) || match.value("scoreUnsaid"_L1).toBool())
        unsaid = QStringList{u"winner"_s}; // no sheet says who won all the same
    if (match.value("scoreUnsaid"_L1).toBool())
        unsaid += {u"score"_s, u"listedScore"_s};
    QJsonObject result = match.value("result"_L1).toObject();
    for (const QString &each : unsaid)
        result.remove(each);
    match.insert(u"result"_s, result);
    unknown += unsaid + QStringList{u"scoreUnsaid"_s};
    for (const QString &each : unknown)
        match.remove(each);
    match.remove(u"stops"_s);
    return match;
}

/// Without matches that are settled by hand, and without scores that no sheet says.
QJsonArray careerAsItIsKnown(const QJsonArray &career, const QStringList &open,
                             const QStringList &unsaid)
{
    QJsonArray known;
    for (const auto &line : career) {
        QJsonObject facts = line.toObject();
        const QString match = facts.value("match"_L1).toString();
        if (open.contains(match))
            continue;
        if (unsaid.contains(match)) {
            facts.remove(u"scored"_s);
            facts.remove(u"conceded"_s);
        }
        known.append(facts);
    }
    return known;
}

/// A match as it is listed once it is over for good, or waits for a word.
QJsonObject closed(QJsonObject match, bool undecided)
{
    match.insert(u"state"_s, undecided ? u"undecided"_s : u"finished"_s);
    match.insert(u"listedScore"_s, match.value("score"_L1));
    if (!match.contains("result"_L1))
        match.insert(u"result"_s, resultOf(match, !undecided));
    return match;
}

QStringList owedIn(const QJsonObject &expected)
{
    QStringList ids;
    for (const auto &owed : expected.value("owed"_L1).toArray())
        ids.append(owed.toObject().value("match"_L1).toString());
    return ids;
}

void replace(QJsonArray &array, const QJsonObject &by)
{
    for (auto each : array) {
        if (each.toObject().value("id"_L1) == by.value("id"_L1))
            each = by;
    }
}

} // namespace

RulesetLibrary &libraryOf(const ReleaseFile &file)
{
    static std::map<QString, RulesetLibrary> libraries;
    return libraries.try_emplace(file.release, file.rulesets()).first->second;
}

CopiedStore::CopiedStore(const ReleaseFile &file)
    : library(libraryOf(file))
    , m_path(m_places.newPath())
{
    constexpr int daysSinceTheRelease = 1000;
    time.waitDays(daysSinceTheRelease);
    QFile::copy(file.path, m_path);
    QFile::setPermissions(m_path, QFile::ReadOwner | QFile::WriteOwner);
    open();
}

void CopiedStore::open()
{
    m_store.reset();
    auto opened = Store::open(StoreLocation::sqliteFile(m_path),
                              StoreOptions::as(StoreOptions::Access::Window));
    fault = problemOf(opened);
    if (opened)
        m_store = *std::move(opened);
}

ClubStores CopiedStore::stores()
{
    return storesOf(*m_store, library, [this] { return time(); });
}

QJsonObject factsById(const QJsonArray &array, const QJsonValue &id)
{
    for (const auto &each : array) {
        if (each.toObject().value("id"_L1) == id)
            return each.toObject();
    }
    return {};
}

QStringList owedMatches(const ReleaseFile &file)
{
    return owedIn(file.expected);
}

bool stopsIn(const QJsonObject &expected, const QString &match)
{
    return factsById(expected.value("matches"_L1).toArray(), match).value("stops"_L1).toBool();
}

QStringList settledByHand(const ReleaseFile &file)
{
    QStringList titles;
    for (const QString &id : owedMatches(file)) {
        if (stopsIn(file.expected, id))
            titles.append(factsById(file.expected.value("matches"_L1).toArray(), id)
                              .value("title"_L1)
                              .toString());
    }
    return titles;
}

Result<QStringList> doubtfulMatches(const ReleaseFile &file, const ClubStores &stores)
{
    QStringList ids;
    for (const QString &id : owedMatches(file)) {
        const auto changed = haveTeamsChanged(stores, JournalId(id));
        if (!changed)
            return changed.error();
        if (*changed)
            ids.append(id);
    }
    return ids;
}

QJsonObject expectedOf(QJsonObject expected, const QStringList &undecided)
{
    QJsonArray matches = expected.value("matches"_L1).toArray();
    const QStringList owed = owedIn(expected);
    QStringList open;
    QStringList unsaid;
    for (auto match : matches) {
        QJsonObject facts = match.toObject();
        const QString id = facts.value("id"_L1).toString();
        const bool stops = facts.value("stops"_L1).toBool();
        if (stops && owed.contains(id)) { // nobody noted its end: it is settled by hand
            facts.insert(u"state"_s, u"running"_s);
            open.append(id);
        } else if (facts.value("finished"_L1).toBool()) {
            facts = closed(facts, undecided.contains(id));
        }
        if (facts.value("scoreUnsaid"_L1).toBool())
            unsaid.append(id);
        match = stops ? asFarAsItIsKnown(facts) : facts;
    }
    QJsonArray teams = expected.value("teams"_L1).toArray();
    for (const auto &owed : expected.value("owed"_L1).toArray()) {
        const QString match = owed.toObject().value("match"_L1).toString();
        if (undecided.contains(match) || stopsIn(expected, match))
            continue;
        for (const auto &team : owed.toObject().value("teams"_L1).toArray())
            replace(teams, team.toObject());
    }
    for (auto team : teams) {
        QJsonObject facts = team.toObject();
        facts.insert(u"career"_s,
                     careerAsItIsKnown(facts.value("career"_L1).toArray(), open, unsaid));
        team = facts;
    }
    expected.insert(u"teams"_s, teams);
    expected.insert(u"matches"_s, matches);
    expected.remove(u"owed"_s);
    expected.remove(u"early"_s);
    return expected;
}

} // namespace dugout
