// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace dugout {

/// What a command printed and how it ended.
struct CommandAnswer
{
    int status = 0;
    QString out;
    QString err;

    [[nodiscard]] QJsonObject json() const
    {
        return QJsonDocument::fromJson(out.toUtf8()).object();
    }
    [[nodiscard]] QJsonArray rows() const { return QJsonDocument::fromJson(out.toUtf8()).array(); }
};

/// Runs a command in English, with its data in `folder`.
inline CommandAnswer runCommand(const QStringList &arguments, const QString &folder = {})
{
    CommandAnswer answer;
    QTextStream out(&answer.out);
    QTextStream err(&answer.err);
    CliContext context{out, err, Language::English, {}, folder, false};
    answer.status = runCommandLine(arguments, context);
    out.flush();
    err.flush();
    return answer;
}

/// The same for a line whose words are parted by spaces.
inline CommandAnswer runCommand(const QString &line)
{
    return runCommand(line.split(u' ', Qt::SkipEmptyParts));
}

} // namespace dugout
