// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/releases/copiedstore.h"

#include "tests/releases/facts.h"

#include <QFile>

#include <map>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// The sheet of a team once the outcome is on it, where it is.
void takeUp(QJsonArray &teams, const QJsonObject &then, const QJsonArray &now)
{
    const QJsonValue id = then.value("id"_L1);
    for (auto team : teams) {
        if (team.toObject().value("id"_L1) == id
            && differenceFrom(then, factsById(now, id)).isEmpty())
            team = then;
    }
}

/// The match may have been marked as finished since.
void forgetState(QJsonArray &matches, const QJsonValue &id)
{
    for (auto match : matches) {
        QJsonObject facts = match.toObject();
        if (facts.value("id"_L1) == id)
            facts.remove(u"state"_s);
        match = facts;
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

QJsonObject factsById(const QJsonArray &array, const QJsonValue &id)
{
    for (const auto &each : array) {
        if (each.toObject().value("id"_L1) == id)
            return each.toObject();
    }
    return {};
}

QJsonObject expectedOf(QJsonObject expected, const QJsonObject &actual)
{
    QJsonArray teams = expected.value("teams"_L1).toArray();
    QJsonArray matches = expected.value("matches"_L1).toArray();
    for (const auto &each : expected.value("owed"_L1).toArray()) {
        const QJsonObject owed = each.toObject();
        for (const auto &then : owed.value("teams"_L1).toArray())
            takeUp(teams, then.toObject(), actual.value("teams"_L1).toArray());
        forgetState(matches, owed.value("match"_L1));
    }
    expected.insert(u"teams"_s, teams);
    expected.insert(u"matches"_s, matches);
    expected.remove(u"owed"_s);
    expected.remove(u"early"_s);
    return expected;
}

} // namespace dugout
