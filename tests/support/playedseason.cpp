// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/playedseason.h"

#include "core/aftermatch/aftermatch.h"
#include "core/club/matchrepository.h"
#include "core/club/teamdocuments.h"
#include "core/exchange/matchjson.h"

using namespace Qt::StringLiterals;

namespace dugout {

void giveAwards(MatchDriver &match)
{
    match.alwaysChoose(u"after.mvp.home"_s, u"0:13"_s);
    match.alwaysChoose(u"after.mvp.away"_s, u"1:13"_s);
    match.alwaysRoll(u"after.improve.home.13"_s, {1, 2});
    match.alwaysRoll(u"after.improve.away.13"_s, {1, 2});
}

MatchScript scoredBy(const QString &player)
{
    return [player](MatchDriver &match) {
        giveAwards(match);
        match.untilTurn();
        match.confirm(u"end-turn"_s);
        match.untilTurn();
        match.confirm(u"end-turn"_s);
        match.untilTurn();
        if (!player.isEmpty())
            match.choose(u"touchdown"_s, player);
    };
}

void expectDone(const Result<void> &done)
{
    if (!done)
        qFatal("%s", qPrintable(done.error().message));
}

PlayedSeason::PlayedSeason(const MatchSetup &setup)
    : m_setup(setup)
{
    for (const Team &team : m_setup.teams)
        (void)must(saveTeam(documents, {team, {}}, 1));
}

JournalId PlayedSeason::play(const MatchScript &script, bool writeSheets)
{
    const JournalId id(u"match-%1"_s.arg(++m_played));
    for (Team &each : m_setup.teams) {
        each = team(each.id.text());
        if (!m_keepsFormers)
            each.formerPlayers.clear();
    }
    MatchDriver driver(m_setup, stepsToTheNextSheet());
    script(driver);
    driver.finish();
    JournalHeader header{id, matchGame(), id.text(), m_played * 1000, setupToJson(m_setup)};
    for (const Team &each : m_setup.teams)
        header.teams.append(each.id.text());
    expectDone(journals.create(header));
    qint64 at = m_played * 1000;
    JournalKeeper keeper(journals, id, 0, [&at] { return at; });
    const JournalProgress finished{JournalState::Finished, {}};
    for (const EventGroup &group : driver.session().log().groups())
        expectDone(keeper.keep({LogAction::Kind::Do, {++at, group.events}, {}}, finished));
    if (writeSheets)
        (void)must(MatchRepository(kept.stores()).open(id));
    return id;
}

CorrectionChain PlayedSeason::chain(const JournalId &match, std::vector<LogAction> changes)
{
    return must(CorrectionChain::begin(kept.stores(), match, std::move(changes)));
}

CorrectionChain PlayedSeason::chain(const JournalId &match, const Correction &correction)
{
    return chain(match, {{LogAction::Kind::Correct, {}, correction}});
}

void PlayedSeason::keep(const CorrectionChain &chain)
{
    (void)must(batches.keep(chain.batch()));
}

Team PlayedSeason::team(const QString &id)
{
    return must(loadTeam(documents, DocumentId(id))).team;
}

MatchSession PlayedSeason::session(const JournalId &id)
{
    const Journal journal = must(journals.read(id));
    return must(replay(journal, library));
}

int PlayedSeason::groupOf(const JournalId &id, const QString &prompt)
{
    const MatchSession found = session(id);
    const auto &groups = found.log().groups();
    for (int g = static_cast<int>(groups.size()) - 1; g >= 0; --g) {
        if (groups[static_cast<size_t>(g)].events.front().prompt == prompt)
            return g;
    }
    qFatal("%s is never answered", qPrintable(prompt));
}

Correction PlayedSeason::otherChoice(const JournalId &id, const QString &prompt,
                                     const QString &choice)
{
    const int group = groupOf(id, prompt);
    EventGroup with = session(id).log().groups().at(static_cast<size_t>(group));
    with.events.front().choices = {choice};
    return {Correction::What::Replace, group, with};
}

Correction PlayedSeason::otherDice(const JournalId &id, const QString &prompt,
                                   const std::vector<int> &dice)
{
    const int group = groupOf(id, prompt);
    EventGroup with = session(id).log().groups().at(static_cast<size_t>(group));
    with.events.front().dice = dice;
    return {Correction::What::Replace, group, with};
}

} // namespace dugout
