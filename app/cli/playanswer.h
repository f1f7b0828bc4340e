// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/cliparser.h"
#include "core/play/session.h"
#include "core/table/whatfollows.h"

#include <QDateTime>
#include <QJsonArray>

namespace dugout {

// What answering a prompt on the command line has in common, whichever game is played.

/// The arguments and options of `answer`; `file` says what the file is.
void addAnswerOptions(CliParser &parser, const QString &file);

/// The answer that the options make for this prompt; whether it fits is for the session to say.
/// Refuses what is no number where one is meant, and an option that answers nothing asked here.
[[nodiscard]] Result<Event> answerFrom(const CliParser &parser, const Prompt &prompt);

/// The answer to one of these prompts in one word, "PROMPT=VALUE": dice with spaces between,
/// choices with commas, a number or free words; "PROMPT" alone goes on.
[[nodiscard]] Result<Event> answerFromWord(const QString &word, const std::vector<Prompt> &offered);

/// Ends a command whose answer was not taken: refused, or wrong usage.
[[nodiscard]] int endAnswer(const Error &error, CliParser &parser, CliContext &context);

/// Refuses an answer together with an undo or with a roll of Dugout's, and words that mean nothing.
[[nodiscard]] Result<void> checkUsage(const CliParser &parser);

/// The one that was named among those offered, for the seat that was named if any. Of so many seats
/// there must be that one, even where everybody is asked.
[[nodiscard]] Result<Prompt> promptFor(const CliParser &parser, const std::vector<Prompt> &offered,
                                       int seats);

/// A match is always played by two.
template<typename State>
[[nodiscard]] int seatsIn([[maybe_unused]] const State &state)
{
    if constexpr (requires { state.playerCount(); })
        return state.playerCount();
    else
        return 2;
}

/// Says on standard error what of the history no longer fits; returns the status to end with, which
/// is not `done` when there is such a thing.
[[nodiscard]] int endWithRejectedEvents(const std::vector<RejectedEvent> &rejectedEvents,
                                        CliContext &context);
[[nodiscard]] QJsonArray rejectedEventsToJson(const std::vector<RejectedEvent> &rejectedEvents);

/// Does what the options say; answers the line that this adds to the history.
template<typename Game>
[[nodiscard]] Result<LogAction> actionFrom(const CliParser &parser, Session<Game> &session)
{
    if (auto fits = checkUsage(parser); !fits)
        return fits.error();
    if (parser.isSet(QStringLiteral("undo"))) {
        if (auto done = session.undo(); !done)
            return done.error();
        return LogAction{LogAction::Kind::Undo, {}, {}};
    }
    if (parser.isSet(QStringLiteral("redo"))) {
        if (auto done = session.redo(); !done)
            return done.error();
        return LogAction{LogAction::Kind::Redo, {}, {}};
    }
    const auto prompt = promptFor(parser, session.prompts(), seatsIn(session.state()));
    if (!prompt)
        return prompt.error();
    auto answer = answerFrom(parser, *prompt);
    if (!answer)
        return answer.error();
    EventGroup group{QDateTime::currentMSecsSinceEpoch(),
                     withWhatFollows(session.game(), session.state(), {*std::move(answer)})};
    if (auto done = session.act(group); !done)
        return done.error();
    return LogAction{LogAction::Kind::Do, std::move(group), {}};
}

} // namespace dugout
