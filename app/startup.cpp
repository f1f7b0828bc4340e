// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/startup.h"

#include "core/store/datafolder.h"

#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace dugout {

StartupOptions readStartupOptions(const QStringList &arguments)
{
    StartupOptions options;
    QString folder;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        const QString &word = arguments.at(i);
        const QString next = arguments.value(i + 1);
        if (word == u"--lang"_s) {
            options.language = languageFromCode(next);
            ++i;
        } else if (word == u"--data-dir"_s) {
            folder = next;
            ++i;
        } else if (!word.startsWith(u'-')) {
            options.files.append(word);
        }
    }
    options.dataFolder = dataFolder(folder);
    return options;
}

QString settingsFile(const QString &folder)
{
    const bool usual = folder == QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    const QString place
        = usual ? QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) : folder;
    return place + u"/settings.ini"_s;
}

} // namespace dugout
