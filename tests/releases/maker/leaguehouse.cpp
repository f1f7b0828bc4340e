// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/releases/maker/leaguehouse.h"

#include "tests/support/teambuilder.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

void expect(const Result<void> &done)
{
    if (!done)
        qFatal("%s %s", qPrintable(errorWord(done.error().code)), qPrintable(done.error().message));
}

} // namespace

LeagueHouse::LeagueHouse(const ClubStores &stores, Coach &coach, MadeTime &time)
    : m_ids(stores)
    , m_club(m_ids.stores())
    , m_coach(coach)
    , m_time(time)
{ }

QString LeagueHouse::join(Team team)
{
    team.id = TeamId(m_ids.next());
    return must(m_club.teams().save({std::move(team), {}})).id.text();
}

Team LeagueHouse::team(const QString &id)
{
    return must(m_club.teams().load(DocumentId(id))).team;
}

void LeagueHouse::edit(const QString &id, const std::function<Team(Team)> &change)
{
    StoredTeam kept = must(m_club.teams().load(DocumentId(id)));
    kept.team = change(kept.team);
    (void)must(m_club.teams().save(kept));
}

void LeagueHouse::reinforce(const QString &id)
{
    const Team now = team(id);
    const Team more = TeamRoom(m_club.library(), m_coach, m_time).reinforced(now);
    if (!(more == now))
        edit(id, [&more](const Team &) { return more; });
}

void LeagueHouse::leave(const QString &id)
{
    expect(m_ids.stores().documents.remove(must(m_club.teams().load(DocumentId(id))).summary));
}

MatchSetup LeagueHouse::setup(const Team &home, const Team &away, bool league) const
{
    MatchSetup setup;
    setup.ruleset = home.ruleset;
    setup.teams = {home, away};
    setup.league = league;
    return setup;
}

JournalId LeagueHouse::start(const MatchSetup &setup)
{
    (void)must(m_club.matches().start(setup));
    return m_ids.lastStarted();
}

JournalId LeagueHouse::playLeague(const QString &home, const QString &away,
                                  const std::function<void()> &meanwhile)
{
    constexpr int undoOnceIn = 40;
    m_time.waitDays(1);
    for (const QString &each : {home, away})
        reinforce(each);
    const JournalId id = start(setup(team(home), team(away), true));
    const auto game = must(openKept(m_ids.stores(), id));
    if (meanwhile) {
        (void)play(*game, m_coach, {u"result.home"_s, undoOnceIn}, m_time);
        meanwhile();
    }
    (void)play(*game, m_coach, {{}, undoOnceIn}, m_time);
    return id;
}

JournalId LeagueHouse::playUntil(const QString &home, const QString &away, const QString &prompt)
{
    constexpr int patience = 40;
    m_time.waitDays(1);
    const JournalId id = start(setup(team(home), team(away), true));
    const auto game = must(openKept(m_ids.stores(), id));
    for (int i = 0; i < patience; ++i) {
        // Beside the club, where a match that ends without it leaves nothing on the sheets.
        const auto tried = must(openFile(game->written(), m_club.library()));
        if (!play(*tried, m_coach, {prompt, 0}, m_time))
            continue;
        for (const EventGroup &group : tried->log().groups())
            expect(game->act(group));
        return id;
    }
    qFatal("%s is never asked", qPrintable(prompt));
}

JournalId LeagueHouse::playOneOff(const Team &home, const Team &away)
{
    const JournalId id = start(setup(home, away, false));
    const auto game = must(openKept(m_ids.stores(), id));
    (void)play(*game, m_coach, {}, m_time);
    return id;
}

JournalId LeagueHouse::playSkirmish(const SkirmishSetup &setup, const Manner &manner)
{
    m_time.waitDays(1);
    (void)must(m_club.skirmishes().start(setup));
    const JournalId id = m_ids.lastStarted();
    const auto game = must(openKept(m_ids.stores(), id));
    (void)play(*game, m_coach, manner, m_time);
    return id;
}

std::vector<Correction> LeagueHouse::correctionsOf(const JournalId &match)
{
    const auto game = must(openKept(m_ids.stores(), match));
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
            if (correctKept(m_ids.stores(), match, each, leftOpen ? Answerer() : answers))
                return;
        }
    }
    qFatal("nothing can be corrected in %s", qPrintable(match.text()));
}

} // namespace dugout
