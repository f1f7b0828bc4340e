// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/language.h"
#include "core/text/result.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTextStream>

namespace dugout {

/// How a command ended, as a shell sees it.
namespace exitstatus {
inline constexpr int done = 0;
inline constexpr int refused = 1; ///< the reason stands on standard error
inline constexpr int usage = 2;
} // namespace exitstatus

/// Where a command writes, and what was said before or after its name.
struct CliContext
{
    QTextStream &out;
    QTextStream &err;
    Language language = Language::English;
    std::optional<Language> chosenLanguage; ///< what `--lang` said, none when it was left out
    QString dataFolder; ///< what `--data-dir` or DUGOUT_DATA said, else the default
    bool json = false;
    QString database{}; ///< what `--database` said, empty for the one in the data folder
    bool answered = false; ///< in JSON

    void printJson(const QJsonDocument &document)
    {
        answered = true;
        out << QString::fromUtf8(document.toJson()) << Qt::flush;
    }

    /// With `--json` the answer is JSON even on failure, in one line, and never twice: an answer
    /// may say more than why it is refused.
    void printError(const Error &error)
    {
        if (!json || answered)
            return;
        const QJsonObject reason{{QStringLiteral("code"), errorWord(error.code)},
                                 {QStringLiteral("message"), error.message},
                                 {QStringLiteral("detail"), error.detail}};
        const QJsonDocument document(QJsonObject{{QStringLiteral("error"), reason}});
        out << QString::fromUtf8(document.toJson(QJsonDocument::Compact)) << Qt::endl;
    }

    /// Says why on standard error; returns the status to end with.
    int refuse(const Error &error)
    {
        err << error.message << Qt::endl;
        if (!error.detail.isEmpty())
            err << error.detail << Qt::endl;
        printError(error);
        return exitstatus::refused;
    }

    /// The same for what was said wrongly, with the command that explains it.
    int misused(const QString &sentence, const QString &hint)
    {
        err << sentence << Qt::endl << hint << Qt::endl;
        printError({ErrorCode::Usage, sentence, {}});
        return exitstatus::usage;
    }
};

} // namespace dugout
