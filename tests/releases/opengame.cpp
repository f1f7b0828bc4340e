// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/releases/opengame.h"

#include "core/aftermatch/aftermatch.h"
#include "core/exchange/matchjson.h"
#include "core/exchange/skirmishjson.h"
#include "tests/releases/facts.h"

#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

Result<MatchSession> sessionOf(const MatchFile &file, RulesetLibrary &library, KeepAction keep)
{
    return openMatch(file, library, std::move(keep), stepsToTheNextSheet());
}

Result<SkirmishSession> sessionOf(const SkirmishRecord &file, RulesetLibrary &library,
                                  KeepAction keep)
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

QByteArray textOf(const MatchFile &file)
{
    return writeMatch(file);
}

QByteArray textOf(const SkirmishRecord &file)
{
    return QJsonDocument(SkirmishJson::write(file)).toJson(QJsonDocument::Compact) + '\n';
}

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

/// `File` is what the game is written into, `Played` the session that plays it.
template<typename File, typename Played>
class Opened final : public OpenGame
{
public:
    static OpenedGame open(File file, RulesetLibrary &library, KeepAction keep)
    {
        auto game = std::unique_ptr<Opened>(new Opened(std::move(file)));
        auto session
            = sessionOf(game->m_file, library, [raw = game.get(), keep](const LogAction &action) {
                  return raw->take(action, keep);
              });
        if (!session)
            return session.error();
        game->m_session.emplace(*std::move(session));
        return std::unique_ptr<OpenGame>(std::move(game));
    }

    QJsonObject facts() const override { return factsOf(*m_session); }
    std::vector<Prompt> prompts(const std::vector<Event> &begun) const override
    {
        auto state = m_session->state();
        for (const Event &event : begun) {
            if (!m_session->game().apply(state, event))
                return {};
        }
        return m_session->game().prompts(state);
    }
    Result<void> act(EventGroup group) override { return m_session->act(std::move(group)); }
    Result<void> undo() override { return m_session->undo(); }
    Result<void> redo() override { return m_session->redo(); }
    Result<void> correct(Correction correction) override
    {
        return m_session->correct(std::move(correction));
    }
    const EventLog &log() const override { return m_session->log(); }
    int misfits() const override { return static_cast<int>(m_session->misfits().size()); }
    QByteArray written() const override { return textOf(m_file); }
    std::optional<Team> nextTeam(Seat seat) const override { return nextTeamOf(*m_session, seat); }

private:
    explicit Opened(File file)
        : m_file(std::move(file))
    { }

    Result<void> take(const LogAction &action, const KeepAction &keep)
    {
        if (keep) {
            if (auto kept = keep(action); !kept)
                return kept;
        }
        linesOf(m_file).push_back(action);
        return {};
    }

    File m_file;
    std::optional<Played> m_session;
};

bool isMatch(const QJsonObject &object)
{
    return object.value("format"_L1).toString() == u"dugout-match"_s;
}

} // namespace

bool OpenGame::asks(const QString &prompt) const
{
    const auto all = prompts();
    return std::any_of(all.begin(), all.end(),
                       [&prompt](const Prompt &each) { return each.id == prompt; });
}

bool OpenGame::isFinished() const
{
    return prompts().empty() && misfits() == 0;
}

OpenedGame openFile(const QByteArray &bytes, RulesetLibrary &library)
{
    const QJsonObject object = QJsonDocument::fromJson(bytes).object();
    if (!isMatch(object)) {
        auto record = SkirmishJson::read(object);
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
    return !isMatch(QJsonDocument::fromJson(bytes).object()) || isMatchUnaltered(bytes);
}

OpenedGame openGame(const MatchSetup &setup, std::vector<LogAction> log, RulesetLibrary &library,
                    KeepAction keep)
{
    return Opened<MatchFile, MatchSession>::open({setup, std::move(log)}, library, std::move(keep));
}

OpenedGame openGame(const SkirmishSetup &setup, std::vector<LogAction> log, RulesetLibrary &library,
                    KeepAction keep)
{
    return Opened<SkirmishRecord, SkirmishSession>::open({setup, std::move(log)}, library,
                                                         std::move(keep));
}

} // namespace dugout
