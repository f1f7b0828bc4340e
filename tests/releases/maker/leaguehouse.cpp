// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/releases/maker/leaguehouse.h"

#include "core/exchange/teamdocuments.h"
#include "tests/support/teambuilder.h"

#include <QUuid>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

void expect(const Result<void> &done)
{
    if (!done)
        qFatal("%s %s", qPrintable(done.error().code), qPrintable(done.error().message));
}

} // namespace

LeagueHouse::LeagueHouse(Store &store, RulesetLibrary &library, Coach &coach, MadeTime &time)
    : m_store(store)
    , m_library(library)
    , m_coach(coach)
    , m_time(time)
{ }

QString LeagueHouse::nextId()
{
    const QUuid house(u"{6b1f0c4e-0d0e-4b5e-9a51-2d8a9f1c7e00}"_s);
    return QUuid::createUuidV5(house, QString::number(++m_ids)).toString(QUuid::WithoutBraces);
}

QString LeagueHouse::join(Team team)
{
    team.id = TeamId(nextId());
    (void)must(saveTeam(m_store.documents(), {team, {}}, m_time()));
    return team.id.text();
}

Team LeagueHouse::team(const QString &id)
{
    return must(loadTeam(m_store.documents(), DocumentId(id))).team;
}

void LeagueHouse::edit(const QString &id, const std::function<Team(Team)> &change)
{
    KeptTeam kept = must(loadTeam(m_store.documents(), DocumentId(id)));
    kept.team = change(kept.team);
    (void)must(saveTeam(m_store.documents(), kept, m_time()));
}

void LeagueHouse::reinforce(const QString &id)
{
    const Team now = team(id);
    const Team more = TeamRoom(m_library, m_coach, m_time).reinforced(now);
    if (!(more == now))
        edit(id, [&more](const Team &) { return more; });
}

void LeagueHouse::leave(const QString &id)
{
    expect(m_store.documents().remove(must(loadTeam(m_store.documents(), DocumentId(id))).summary));
}

MatchSetup LeagueHouse::setup(const Team &home, const Team &away, bool league) const
{
    MatchSetup setup;
    setup.ruleset = home.ruleset;
    setup.teams = {home, away};
    setup.league = league;
    return setup;
}

JournalId LeagueHouse::playLeague(const QString &home, const QString &away, Kept kept)
{
    m_time.waitDays(1);
    for (const QString &each : {home, away})
        reinforce(each);
    const JournalId id = must(
        startMatch(m_store, m_library, setup(team(home), team(away), true), nextId(), clock()));
    const auto game = must(openKept(m_store, m_library, id, clock()));
    (void)play(*game, m_coach, {{}, 40}, m_time);
    if (kept == Kept::Answered)
        return id;
    expect(markFinished(m_store, id, *game));
    if (kept == Kept::Fully)
        expect(keepOutcome(m_store, m_library, id, clock()));
    return id;
}

JournalId LeagueHouse::playUntil(const QString &home, const QString &away, const QString &prompt)
{
    constexpr int patience = 40;
    m_time.waitDays(1);
    for (int i = 0; i < patience; ++i) {
        const JournalId id = must(
            startMatch(m_store, m_library, setup(team(home), team(away), true), nextId(), clock()));
        const auto game = must(openKept(m_store, m_library, id, clock()));
        if (play(*game, m_coach, {prompt, 0}, m_time))
            return id;
        expect(m_store.journals().remove(id));
    }
    qFatal("%s is never asked", qPrintable(prompt));
}

JournalId LeagueHouse::playOneOff(const Team &home, const Team &away)
{
    const JournalId id
        = must(startMatch(m_store, m_library, setup(home, away, false), nextId(), clock()));
    const auto game = must(openKept(m_store, m_library, id, clock()));
    (void)play(*game, m_coach, {}, m_time);
    expect(markFinished(m_store, id, *game));
    return id;
}

JournalId LeagueHouse::playSkirmish(const SkirmishSetup &setup, const Manner &manner)
{
    m_time.waitDays(1);
    const JournalId id = must(startSkirmish(m_store, setup, nextId(), clock()));
    const auto game = must(openKept(m_store, m_library, id, clock()));
    (void)play(*game, m_coach, manner, m_time);
    expect(markFinished(m_store, id, *game));
    return id;
}

std::vector<Correction> LeagueHouse::correctionsOf(const JournalId &match)
{
    const auto game = must(openKept(m_store, m_library, match, clock()));
    const auto &groups = game->log().groups();
    std::vector<Correction> all;
    for (size_t group = 0; group < groups.size(); ++group) {
        for (size_t event = 0; event < groups[group].events.size(); ++event) {
            EventGroup with = groups[group];
            with.events[event] = otherwise(with.events[event]);
            if (!(with == groups[group]))
                all.push_back({Correction::What::Replace, static_cast<int>(group), with, {}});
        }
    }
    return all;
}

Event LeagueHouse::otherwise(Event event)
{
    constexpr int faces = 6;
    constexpr int shirts = 11;
    if (event.prompt == u"touchdown"_s || event.prompt == u"completion"_s)
        event.choices = {event.choice().section(u':', 0, 0) + u':'
                         + QString::number(m_coach.dice().roll(shirts))};
    else if (event.prompt.startsWith(u"after."_s) && !event.dice.empty())
        event.dice[0] = m_coach.dice().roll(faces);
    return event;
}

void LeagueHouse::correct(const JournalId &match, bool leftOpen)
{
    constexpr int patience = 20;
    const Answerer answers = [this](const Prompt &prompt) { return m_coach.answerTo(prompt); };
    for (int i = 0; i < patience; ++i) {
        for (const Correction &each : correctionsOf(match)) {
            if (correctKept(m_store, m_library, match, each, leftOpen ? Answerer() : answers,
                            clock()))
                return;
        }
    }
    qFatal("nothing can be corrected in %s", qPrintable(match.text()));
}

} // namespace dugout
