// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/skirmishrepository.h"

#include "core/club/gamenews.h"
#include "core/club/games.h"
#include "core/club/namedgame.h"
#include "core/club/openskirmish.h"
#include "core/club/rulesmark.h"
#include "core/exchange/skirmishjson.h"

#include <QUuid>

using namespace Qt::StringLiterals;

namespace dugout {

JournalHeader newSkirmishHeader(const ClubStores &stores, const SkirmishSetup &setup,
                                const QString &title)
{
    QStringList names;
    for (const SkirmishSeat &seat : setup.seats)
        names.append(seat.name);
    JournalHeader header;
    header.id = JournalId(QUuid::createUuid().toString(QUuid::WithoutBraces));
    header.game = skirmishGame();
    header.title = plainTitle(title);
    if (header.title.isEmpty())
        header.title = names.join(u" – "_s);
    header.createdMs = stores.clock();
    header.setup = SkirmishJson::writeSetup(setup);
    header.rules = currentRules(stores.library, setup.ruleset);
    return header;
}

SkirmishRepository::SkirmishRepository(ClubStores stores)
    : m_stores(std::move(stores))
{ }

Result<std::vector<JournalSummary>> SkirmishRepository::list(JournalQuery query) const
{
    query.game = skirmishGame();
    return m_stores.journals.list(query);
}

Result<JournalId> SkirmishRepository::find(const QString &name) const
{
    return namedGame(m_stores.journals, skirmishGame(), name);
}

Result<JournalId> SkirmishRepository::start(const SkirmishSetup &setup, const QString &title) const
{
    const JournalHeader header = newSkirmishHeader(m_stores, setup, title);
    if (auto made = m_stores.journals.create(header); !made)
        return made.error();
    return header.id;
}

Result<std::unique_ptr<OpenGame<SkirmishGame>>> SkirmishRepository::open(const JournalId &id) const
{
    const auto journal = m_stores.journals.read(id);
    if (!journal)
        return journal.error();
    auto setup = SkirmishJson::readSetup(journal->header.setup);
    if (!setup)
        return setup.error();
    const auto ruleset = m_stores.library.load(setup->ruleset.text());
    if (!ruleset)
        return ruleset.error();
    const auto lines = JournalKeeper::linesOf(*journal);
    if (!lines)
        return lines.error();
    auto opened = std::make_unique<OpenSkirmish>(
        m_stores, SkirmishGame(*ruleset, *std::move(setup)), *journal);
    if (auto resumed = opened->resume(*lines); !resumed)
        return resumed.error();
    return std::unique_ptr<OpenGame<SkirmishGame>>(std::move(opened));
}

Result<SeenGame<SkirmishGame>> SkirmishRepository::look(const JournalId &id) const
{
    const auto journal = m_stores.journals.read(id);
    if (!journal)
        return journal.error();
    auto setup = SkirmishJson::readSetup(journal->header.setup);
    if (!setup)
        return setup.error();
    auto lines = JournalKeeper::linesOf(*journal);
    if (!lines)
        return lines.error();
    auto session = SkirmishJson::open({*std::move(setup), *std::move(lines)}, m_stores.library);
    if (!session)
        return session.error();
    return SeenGame<SkirmishGame>{journal->header, journal->stand, *std::move(session)};
}

bool SkirmishRepository::hasGoneOn(const JournalId &id, qint64 lines) const
{
    return dugout::hasGoneOn(m_stores.journals, id, lines);
}

std::unique_ptr<OpenGame<SkirmishGame>>
SkirmishRepository::openUnfinished(const JournalId &id) const
{
    auto opened = open(id);
    return opened && !(*opened)->isFinished() ? *std::move(opened) : nullptr;
}

Result<StoreBatch> SkirmishRepository::told(const JournalId &id, const LogAction &change) const
{
    const auto seen = look(id);
    if (!seen)
        return seen.error();
    StoreBatch batch;
    if (seen->stand.state != JournalState::Finished)
        return batch;
    const auto tried = seen->session.trial(change);
    if (!tried)
        return tried.error();
    if (tried->game().isOver(tried->state()) && tried->rejectedEvents().empty())
        batch.skirmishes.push_back(endOf(id, tried->state(), m_stores.clock()));
    else
        batch.withdrawn.push_back(id);
    return batch;
}

} // namespace dugout
