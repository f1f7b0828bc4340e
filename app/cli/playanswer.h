// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/cliparser.h"
#include "core/play/session.h"

#include <QDateTime>

namespace dugout {

// What answering a prompt on the command line has in common, whichever game is played.

/// The arguments and options of `answer`; `file` says what the file is.
void addAnswerOptions(CliParser &parser, const QString &file);

/// The answer that the options make for this prompt; whether it fits is for the session to say.
[[nodiscard]] Event answerFrom(const CliParser &parser, const Prompt &prompt);

/// The one that was named among those offered, for the seat that was named if any.
[[nodiscard]] Result<Prompt> promptFor(const CliParser &parser, const std::vector<Prompt> &offered);

/// Says what an earlier correction left without a place.
void printMisfits(const std::vector<Misfit> &misfits, CliContext &context);

/// Does what the options say; answers the line that this adds to the history.
template<typename Game>
[[nodiscard]] Result<LogAction> actionFrom(const CliParser &parser, Session<Game> &session)
{
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
    const auto prompt = promptFor(parser, session.prompts());
    if (!prompt)
        return prompt.error();
    EventGroup group{QDateTime::currentMSecsSinceEpoch(), {answerFrom(parser, *prompt)}};
    if (auto done = session.act(group); !done)
        return done.error();
    return LogAction{LogAction::Kind::Do, std::move(group), {}};
}

} // namespace dugout
