// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/playanswer.h"
#include "core/club/opengame.h"

namespace dugout {

/// Does with a kept game what the options of `answer` say. It is on disk once this answers "done".
template<typename Game>
[[nodiscard]] Result<void> answerOpen(const CliParser &parser, OpenGame<Game> &open)
{
    if (auto fits = checkUsage(parser); !fits)
        return fits.error();
    if (parser.isSet(QStringLiteral("undo")))
        return open.undo();
    if (parser.isSet(QStringLiteral("redo")))
        return open.redo();
    const auto prompt = promptFor(parser, open.prompts(), seatsIn(open.session().state()));
    if (!prompt)
        return prompt.error();
    const auto answer = answerFrom(parser, *prompt);
    if (!answer)
        return answer.error();
    const auto &session = open.session();
    return open.act(withWhatFollows(session.game(), session.state(), {*answer}));
}

} // namespace dugout
