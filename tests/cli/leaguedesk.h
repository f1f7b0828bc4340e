// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/commandrun.h"

#include <QTemporaryDir>

namespace dugout {

/// A data folder of its own, for commands about leagues.
struct LeagueDesk
{
    QTemporaryDir folder{};

    [[nodiscard]] CommandAnswer run(const QStringList &words) const
    {
        return runCommand(QStringList{QStringLiteral("league")} + words, folder.path());
    }
    CommandAnswer must(const QStringList &words) const { return mustRun(run(words), words); }
    /// What a coach who speaks Spanish reads.
    [[nodiscard]] QString inSpanish(const QStringList &words) const
    {
        return mustRun(runCommand(QStringList{QStringLiteral("league")} + words, folder.path(),
                                  Language::Spanish),
                       words)
            .out;
    }
    /// A command about something else.
    CommandAnswer mustDo(const QStringList &words) const
    {
        return mustRun(runCommand(words, folder.path()), words);
    }
    /// Founded, with teams on paper and a season.
    void prepare(int teams, const QStringList &season) const
    {
        using namespace Qt::StringLiterals;
        must({u"new"_s, u"Yard"_s, u"--ruleset"_s, u"crp"_s});
        must(QStringList{u"season"_s, u"Yard"_s, u"--begin"_s, u"Spring"_s} + season);
        for (int i = 1; i <= teams; ++i)
            must({u"add"_s, u"Yard"_s, u"Team %1"_s.arg(i), u"--paper"_s, u"--coach"_s,
                  u"Coach %1"_s.arg(i)});
    }
    /// Draws everything and publishes it; the pairs, home and away, round by round.
    [[nodiscard]] std::vector<QStringList> drawn() const
    {
        using namespace Qt::StringLiterals;
        must({u"draw"_s, u"Yard"_s, u"--seed"_s, u"5"_s});
        std::vector<QStringList> pairs;
        const QJsonArray rounds = must({u"publish"_s, u"Yard"_s, u"--all"_s, u"--json"_s}).rows();
        for (const auto &round : rounds) {
            for (const auto &each : round[u"fixtures"_s].toArray()) {
                if (each[u"away"_s].isString())
                    pairs.push_back({each[u"home"_s].toString(), each[u"away"_s].toString()});
            }
        }
        return pairs;
    }
    /// The lower number wins by one.
    void playOut() const
    {
        using namespace Qt::StringLiterals;
        for (const QStringList &pair : drawn()) {
            const bool home = pair.at(0) < pair.at(1);
            must({u"result"_s, u"Yard"_s, pair.at(0), pair.at(1), home ? u"1"_s : u"0"_s,
                  home ? u"0"_s : u"1"_s});
        }
    }

private:
    static CommandAnswer mustRun(CommandAnswer answer, const QStringList &words)
    {
        if (answer.status != 0)
            qFatal("%s: %s", qPrintable(words.join(u' ')), qPrintable(answer.err));
        return answer;
    }
};

} // namespace dugout
