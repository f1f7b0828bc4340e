// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/releases/anygame.h"

#include "core/aftermatch/aftermatch.h"
#include "core/exchange/fileseal.h"
#include "tests/releases/facts.h"
#include "tests/releases/sessiongame.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

Result<MatchSession> sessionOf(const MatchFile &file, RulesetLibrary &library,
                               MatchSession::Keep keep)
{
    return openMatch(file, library, std::move(keep));
}

Result<SkirmishSession> sessionOf(const SkirmishRecord &file, RulesetLibrary &library,
                                  SkirmishSession::Keep keep)
{
    return SkirmishJson::open(file, library, std::move(keep));
}

std::vector<LogAction> &linesOf(MatchFile &file)
{
    return file.log;
}

std::vector<LogAction> &linesOf(SkirmishRecord &file)
{
    return file.actions;
}

/// `File` is what the game is written into, `Played` the session that plays it.
template<typename File, typename Played>
class FileGame final : public SessionGame<Played>
{
public:
    static OpenedGame open(File file, RulesetLibrary &library)
    {
        auto game = std::unique_ptr<FileGame>(new FileGame(std::move(file)));
        auto played = sessionOf(
            game->m_file, library,
            [raw = game.get()](const LogAction &action, const typename Played::State &) {
                linesOf(raw->m_file).push_back(action);
                return Result<void>();
            });
        if (!played)
            return played.error();
        game->m_session.emplace(*std::move(played));
        return std::unique_ptr<AnyGame>(std::move(game));
    }

    [[nodiscard]] Result<void> act(EventGroup group) override
    {
        return m_session->act(std::move(group));
    }
    [[nodiscard]] Result<void> undo() override { return m_session->undo(); }
    [[nodiscard]] Result<void> redo() override { return m_session->redo(); }
    [[nodiscard]] Result<void> correct(Correction correction) override
    {
        return m_session->correct(std::move(correction));
    }
    [[nodiscard]] QByteArray written() const override { return textOf(m_file); }

protected:
    [[nodiscard]] const Played &session() const override { return *m_session; }

private:
    explicit FileGame(File file)
        : m_file(std::move(file))
    { }

    File m_file;
    std::optional<Played> m_session;
};

bool isMatch(const QByteArray &bytes)
{
    const QJsonObject object = QJsonDocument::fromJson(bytes).object();
    return object.value("format"_L1).toString() == u"dugout-match"_s;
}

} // namespace

QJsonObject factsOf(const MatchSession &session)
{
    return matchFacts(session);
}

QJsonObject factsOf(const SkirmishSession &session)
{
    return skirmishFacts(session);
}

std::optional<Team> nextTeamOf(const MatchSession &session, Seat seat)
{
    const MatchState &state = session.state();
    if (!state.after.isSet() || !isAfterMatchDone(state))
        return std::nullopt;
    const AfterSide &side = state.after.get().side(seat);
    return side.takesPart ? std::optional(side.team) : std::nullopt;
}

std::optional<Team> nextTeamOf(const SkirmishSession &, Seat)
{
    return std::nullopt;
}

QByteArray textOf(const MatchFile &file)
{
    return writeMatch(file);
}

QByteArray textOf(const SkirmishRecord &file)
{
    return SkirmishJson::toBytes(file);
}

bool AnyGame::isFinished() const
{
    return prompts().empty() && rejectedEvents() == 0;
}

OpenedGame openFile(const QByteArray &bytes, RulesetLibrary &library)
{
    if (!isMatch(bytes)) {
        auto record = SkirmishJson::fromBytes(bytes);
        if (!record)
            return record.error();
        return openGame(record->setup, record->actions, library);
    }
    auto file = readMatch(bytes);
    if (!file)
        return file.error();
    return openGame(file->setup, file->log, library);
}

bool isUnaltered(const QByteArray &bytes)
{
    const Seal seal = sealOf(bytes);
    return seal == Seal::Whole || (seal == Seal::Missing && !isMatch(bytes));
}

OpenedGame openGame(const MatchSetup &setup, std::vector<LogAction> log, RulesetLibrary &library)
{
    return FileGame<MatchFile, MatchSession>::open({setup, std::move(log)}, library);
}

OpenedGame openGame(const SkirmishSetup &setup, std::vector<LogAction> log, RulesetLibrary &library)
{
    return FileGame<SkirmishRecord, SkirmishSession>::open({setup, std::move(log)}, library);
}

} // namespace dugout
