// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"
#include "core/play/event.h"

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

/// Runs a command, in English unless said otherwise, with its data in `folder`.
inline CommandAnswer runCommand(const QStringList &arguments, const QString &folder = {},
                                Language language = Language::English)
{
    CommandAnswer answer;
    QTextStream out(&answer.out);
    QTextStream err(&answer.err);
    CliContext context{out, err, language, {}, folder, false};
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

/// An answer as a script gives it to `answer`: the prompt and what it is answered with.
inline QStringList answerWords(const Event &event)
{
    QStringList words{event.prompt};
    if (event.seat != noSeat)
        words << QStringLiteral("--seat") << QString::number(event.seat);
    QStringList dice;
    for (const int die : event.dice)
        dice.append(QString::number(die));
    if (!dice.isEmpty())
        words << QStringLiteral("--dice") << dice.join(u' ');
    if (!event.choices.isEmpty())
        words << QStringLiteral("--choice") << event.choices.join(u',');
    if (event.number)
        words << QStringLiteral("--number") << QString::number(*event.number);
    if (!event.text.isEmpty())
        words << QStringLiteral("--text") << event.text;
    return words;
}

} // namespace dugout
