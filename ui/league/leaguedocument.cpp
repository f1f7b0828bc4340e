// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/leaguedocument.h"

#include "core/club/club.h"
#include "core/leaguebook/leaguedraw.h"

#include <QUuid>

namespace dugout {

QString newLeagueItemId()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

LeagueDocument::LeagueDocument(LeagueServices services, QObject *parent)
    : QObject(parent)
    , m_services(services)
{ }

Result<void> LeagueDocument::open(const LeagueId &id)
{
    auto opened = m_services.leagues.open(id);
    if (!opened)
        return opened.error();
    m_open.emplace(*std::move(opened));
    m_shown = {};
    emit changed();
    return {};
}

void LeagueDocument::close()
{
    m_open.reset();
}

void LeagueDocument::readAgain()
{
    if (!m_open)
        return;
    auto opened = m_services.leagues.open(m_open->id());
    if (!opened) {
        emit refused(opened.error().message);
        return;
    }
    m_open.emplace(*std::move(opened));
    emit changed();
}

std::shared_ptr<const Ruleset> LeagueDocument::ruleset() const
{
    const auto loaded = m_services.club.library().load(league().currentRules().ruleset.text());
    return loaded ? *loaded : nullptr;
}

const Competition *LeagueDocument::competition() const
{
    if (!m_open)
        return nullptr;
    if (const Competition *shown = league().competition(m_shown))
        return shown;
    // The newest of the newest season that has any.
    for (auto season = league().seasons.rbegin(); season != league().seasons.rend(); ++season) {
        if (!season->competitions.empty())
            return &season->competitions.back();
        if (!season->ended)
            return nullptr;
    }
    return nullptr;
}

void LeagueDocument::show(const CompetitionId &competition)
{
    m_shown = competition;
    emit changed();
}

bool LeagueDocument::isRunning() const
{
    const Competition *shown = competition();
    const Season *season = shown ? league().seasonOf(shown->id) : nullptr;
    return season && !season->ended && !shown->ended;
}

bool LeagueDocument::take(const Result<void> &done)
{
    if (!done) {
        emit refused(done.error().message);
        return false;
    }
    emit changed();
    return true;
}

QString LeagueDocument::said(const Result<void> &done)
{
    if (done)
        emit changed();
    return done ? QString() : done.error().message;
}

bool LeagueDocument::act(const std::vector<LeagueEvent> &events)
{
    return take(m_open->act(events));
}

bool LeagueDocument::act(LeagueDeed deed, const QString &reason)
{
    return take(m_open->act(std::move(deed), reason));
}

bool LeagueDocument::draw()
{
    const Competition *shown = competition();
    const auto drawn = drawNext(league(), shown ? shown->id : CompetitionId(), m_services.random);
    return drawn ? act(*drawn) : take(drawn.error());
}

bool LeagueDocument::undo()
{
    return take(m_open->undo());
}

bool LeagueDocument::redo()
{
    return take(m_open->redo());
}

} // namespace dugout
