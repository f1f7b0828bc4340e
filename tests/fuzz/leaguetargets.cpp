// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/leaguetargets.h"

#include "core/leaguefiles/fixturecalendar.h"
#include "core/leaguefiles/leagueintake.h"
#include "core/leaguefiles/leaguesite.h"
#include "tests/fuzz/demand.h"
#include "tests/support/memorybatches.h"
#include "tests/support/memoryleaders.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace dugout::fuzz {

namespace {

RulesetLibrary &library()
{
    static RulesetLibrary instance;
    return instance;
}

/// Where nothing is kept yet. Its editions are read once for all of them.
class EmptyPlace
{
public:
    [[nodiscard]] const LeagueRepository &leagues() const { return m_leagues; }

    /// What opening a league shows of it.
    void lookAt(const LeagueId &id) const
    {
        (void)isRead(m_leagues.check(id));
        const auto shown = gatherLeague(m_leagues, Club(m_stores), id);
        if (!isRead(shown))
            return;
        (void)leagueSite(*shown);
        (void)fixtureCalendar(*shown);
    }

private:
    MemoryJournals m_journals;
    MemoryDocuments m_documents;
    MemoryResults m_results{m_journals};
    MemoryBatches m_batches{m_journals, m_documents, m_results};
    MemoryLeaders m_leaders;
    ClubStores m_stores{m_journals, m_documents, m_batches, m_results, library(), [] { return 1; }};
    LeagueRepository m_leagues{m_stores, m_leaders};
};

} // namespace

void readOwnLeague(const QByteArray &bytes, const QString & /*name*/)
{
    const EmptyPlace place;
    const auto id = place.leagues().import(QJsonDocument::fromJson(bytes).object());
    if (!isRead(id))
        return;
    demand(place.leagues().open(*id).has_value(), "a league that was taken in does not open");
    place.lookAt(*id);
    const auto written = place.leagues().exported(*id);
    demand(written.has_value(), "a league that was taken in is not given out");
    const EmptyPlace other;
    demand(isRead(other.leagues().import(*written)), "a league given out is not taken in");
    const auto again = other.leagues().exported(*id);
    demand(again && *again == *written, "a league changes when it is written");
}

void readForeignLeagueFile(const QByteArray &bytes, const QString &name)
{
    const auto league = readForeignLeague(bytes, name.mid(leagueTarget.size()));
    if (!isRead(league))
        return;
    int ids = 0;
    IntakeSettings settings;
    settings.newId = [&ids] { return u"id-%1"_s.arg(++ids); };
    const auto edition = library().load(u"crp"_s);
    demand(edition.has_value(), "no edition to read with");
    (void)isRead(takeIn({}, *league, **edition, settings));
}

} // namespace dugout::fuzz
