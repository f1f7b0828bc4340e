// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/language.h"
#include "core/text/result.h"

#include <QJsonDocument>
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

    void printJson(const QJsonDocument &document)
    {
        out << QString::fromUtf8(document.toJson()) << Qt::flush;
    }

    /// Says why on standard error; returns the status to end with.
    int refuse(const Error &error)
    {
        err << error.message << Qt::endl;
        if (!error.detail.isEmpty())
            err << error.detail << Qt::endl;
        return exitstatus::refused;
    }
};

} // namespace dugout
