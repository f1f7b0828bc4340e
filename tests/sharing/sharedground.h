// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/sharedsetup.h"
#include "tests/support/storefixture.h"

#include <QTest>

namespace dugout {

/// A database with two leagues of different people, made by the administrator's SQL and by plain
/// calls: L of the commissioner anna with the coaches bob (team t1) and bea (t2), the reader rita
/// and olga, who was a coach; M of carl with the coach dora. Nemo has a login and nothing else.
class SharedGround
{
public:
    explicit SharedGround(StoreFixture &fixture)
        : m_fixture(fixture)
        , m_place(fixture.server().createDatabase())
    {
        using namespace Qt::StringLiterals;
        m_problem = fixture.server().psql(
            m_place.database,
            sharedSetupSql(m_place.database, SharedNeed::Setup, {u"anna"_s, u"carl"_s},
                           {u"bob"_s, u"bea"_s, u"rita"_s, u"olga"_s, u"dora"_s, u"nemo"_s}));
        m_problem += share(u"anna"_s, u"L"_s, u"t"_s);
        m_problem += share(u"carl"_s, u"M"_s, u"u"_s);
        m_problem
            += as(u"anna"_s,
                  {u"SELECT 1 FROM dugout_shared.grant_role('L', 'bob', 'coach', 'c1', '{t1}')"_s,
                   u"SELECT 1 FROM dugout_shared.grant_role('L', 'bea', 'coach', 'c2', '{t2}')"_s,
                   u"SELECT 1 FROM dugout_shared.grant_role('L', 'rita', 'reader', '', '{}')"_s,
                   u"SELECT 1 FROM dugout_shared.grant_role('L', 'olga', 'coach', '', '{t3}')"_s})
                   .remove(u"1\n"_s)
                   .remove(u"1"_s);
        m_problem
            += as(u"carl"_s,
                  {u"SELECT 1 FROM dugout_shared.grant_role('M', 'dora', 'coach', 'c1', '{u1}')"_s})
                   .remove(u"1"_s);
    }

    /// Empty when all of it was made.
    [[nodiscard]] const QString &problem() const { return m_problem; }
    [[nodiscard]] const StoreLocation &place() const { return m_place; }
    [[nodiscard]] StoreLocation placeOf(const QString &person) const
    {
        StoreLocation place = m_place;
        place.user = person;
        return place;
    }
    /// What psql says as somebody, statement by statement, errors by their state.
    QString as(const QString &person, const QStringList &statements)
    {
        return m_fixture.server().psqlAs(person, m_place.database, statements);
    }
    QString one(const QString &person, const QString &statement) { return as(person, {statement}); }

private:
    /// Four teams, of which the fourth is locked; f1 and f3 are published, f2 is not.
    QString share(const QString &person, const QString &league, const QString &team)
    {
        using namespace Qt::StringLiterals;
        const QString call = u"SELECT FROM dugout_shared."_s;
        QStringList all{
            u"BEGIN"_s, call + u"share_begin('%1', 'League %1', '{}')"_s.arg(league),
            call
                + u"share_entries('%1', 1, '[{\"at\":1,\"kind\":\"do\",\"version\":1,"
                  "\"payload\":{\"kind\":\"do\"},\"sealed\":{\"drawn\":\"f2\"},\"contacts\":[{"
                  "\"path\":[],\"coach\":\"c1\","
                  "\"contact\":\"c1 at home\"},{\"path\":[],\"coach\":\"c2\",\"contact\":"
                  "\"c2 at home\"}]}]')"_s.arg(league)};
        QStringList teams;
        for (int i = 1; i <= 4; ++i)
            teams.append(u"{\"id\":\"%1\",\"name\":\"%1\",\"locked\":%2,"
                         "\"body\":{\"id\":\"%1\",\"name\":\"%1\"}}"_s.arg(
                             team + QString::number(i), i == 4 ? u"true"_s : u"false"_s));
        all.append(call + u"share_teams('%1', '[%2]')"_s.arg(league, teams.join(u',')));
        const auto fixture = [&team](int number, int home, int away, bool published) {
            return u"{\"id\":\"f%1\",\"home\":\"%2%3\",\"away\":\"%2%4\",\"published\":%5,"
                   "\"match\":\"\",\"outcome\":null,\"confirmed\":false}"_s.arg(number)
                       .arg(team)
                       .arg(home)
                       .arg(away)
                       .arg(published ? u"true"_s : u"false"_s);
        };
        all.append(call
                   + u"share_end('%1', 1, '[%2,%3,%4,%5]', '{}')"_s.arg(
                       league, fixture(1, 1, 2, true), fixture(2, 2, 1, false),
                       fixture(3, 3, 4, true), fixture(5, 1, 2, true)));
        all.append(u"COMMIT"_s);
        return as(person, all);
    }

    StoreFixture &m_fixture;
    StoreLocation m_place;
    QString m_problem;
};

} // namespace dugout
