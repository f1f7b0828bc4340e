// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/leaguedocument.h"

#include "core/club/club.h"
#include "core/exchange/teamfile.h"
#include "core/leaguebook/fixtures/leaguedraw.h"
#include "core/sharing/sharingdesk.h"

namespace dugout {

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
    m_dresses.clear();
    m_shown = {};
    m_line = {};
    readNote();
    emit changed();
    return {};
}

void LeagueDocument::close()
{
    m_open.reset();
}

Result<void> LeagueDocument::readAgain()
{
    if (!m_open)
        return {};
    auto opened = m_services.leagues.open(m_open->id());
    if (!opened)
        return opened.error();
    const int known = actionsOf(*m_open);
    m_open.emplace(*std::move(opened));
    m_dresses.clear();
    readNote();
    emit changed();
    if (m_note && actionsOf(*m_open) != known)
        emit cameIn(known);
    return {};
}

void LeagueDocument::readNote()
{
    m_note.reset();
    const auto notes = m_services.sharing
        ? m_services.sharing->notes()
        : Result<std::vector<SharedNote>>(std::vector<SharedNote>());
    for (const SharedNote &each : notes ? *notes : std::vector<SharedNote>()) {
        if (each.league == m_open->id())
            m_note = each;
    }
}

TeamDress LeagueDocument::readDress(const EntrantId &team) const
{
    if (const auto kept = m_services.club.teams().loadPlaying(DocumentId(team.text())))
        return {kept->team.primary, kept->team.secondary, kept->team.badge};
    const LeagueTeam *known = league().team(team);
    if (known && !known->sheet.isEmpty()) {
        if (const auto sheet = teamFromJson(known->sheet.object()))
            return {sheet->primary, sheet->secondary, sheet->badge};
    }
    return ownDress(teamName(league(), team), known ? known->roster : RosterId());
}

TeamDress LeagueDocument::dressOf(const EntrantId &team) const
{
    auto found = m_dresses.constFind(team);
    if (found == m_dresses.constEnd())
        found = m_dresses.insert(team, readDress(team));
    return *found;
}

void LeagueDocument::setLine(const LeagueLine &line)
{
    m_line = line;
}

QSet<FixtureId> LeagueDocument::endedHere() const
{
    QSet<FixtureId> ended;
    for (const WaitingLine &each : m_line.waiting) {
        if (!each.ended.isEmpty())
            ended.insert(each.ended);
    }
    return ended;
}

void LeagueDocument::readSharing()
{
    emit sharingChanged();
}

bool LeagueDocument::caughtUp(const Error &refusal)
{
    if (refusal.code != ErrorCode::SharedFaster || !m_services.sharing)
        return false;
    const auto seen = m_services.sharing->catchUp(m_open->id());
    if (!seen)
        return false;
    auto opened = m_services.leagues.open(m_open->id());
    if (!opened)
        return false;
    m_open.emplace(*std::move(opened));
    m_dresses.clear();
    readNote();
    return true;
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
        if (caughtUp(done.error()))
            emit changed();
        emit refused(done.error().message);
        return false;
    }
    emit changed();
    return true;
}

QString LeagueDocument::refusalOf(const Result<void> &done)
{
    if (done) {
        emit changed();
        return {};
    }
    const int known = actionsOf(*m_open);
    if (!caughtUp(done.error()))
        return done.error().message;
    emit changed();
    return fasterWords(actionsSince(*m_open, known));
}

QString LeagueDocument::fasterWords(const QStringList &actions)
{
    return tr("Somebody else made a change first: %1 If you continue, yours is made as well.")
        .arg(actions.join(QLatin1Char(' ')));
}

QStringList LeagueDocument::newsSince(int known) const
{
    return m_open ? actionsSince(*m_open, known) : QStringList();
}

bool LeagueDocument::act(const std::vector<LeagueEvent> &events)
{
    const auto done = m_open->act(events);
    if (done)
        return take(done);
    const int known = actionsOf(*m_open);
    if (!caughtUp(done.error()))
        return take(done);
    emit changed();
    emit overtaken(known, events);
    return false;
}

bool LeagueDocument::act(LeagueEventData data, const QString &reason)
{
    return act(std::vector{LeagueEvent{std::move(data), reason}});
}

bool LeagueDocument::act(const ActRequest &request)
{
    const auto events = m_services.leagues.eventsFor(*m_open, {request}, m_services.random);
    return events ? act(*events) : take(events.error());
}

QString LeagueDocument::done(const ActRequest &request, std::vector<LeagueEvent> *made)
{
    auto events = m_services.leagues.act(*m_open, request, m_services.random);
    if (!events)
        return refusalOf(events.error());
    if (made)
        *made = *std::move(events);
    emit changed();
    if (!isOfTheLeagueAlone(request.act))
        emit sheetsChanged();
    return {};
}

QString LeagueDocument::done(const std::vector<ActRequest> &requests)
{
    const auto events = m_services.leagues.act(*m_open, requests, m_services.random);
    return refusalOf(events ? Result<void>() : Result<void>(events.error()));
}

bool LeagueDocument::draw()
{
    const Competition *shown = competition();
    return act(ActRequest{DrawRounds{shown ? shown->id : CompetitionId()}, {}});
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
