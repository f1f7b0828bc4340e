// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/startup.h"

#include "app/cli/commandline.h"
#include "core/store/datafolder.h"

#include <QCoreApplication>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct Startup
{
    Q_DECLARE_TR_FUNCTIONS(Startup)
};

/// "--lang=de" as "--lang", "de".
QStringList splitAtEquals(const QStringList &arguments)
{
    QStringList words;
    for (const QString &word : arguments) {
        const qsizetype equals = word.startsWith(u"--"_s) ? word.indexOf(u'=') : -1;
        if (equals < 0)
            words.append(word);
        else
            words << word.left(equals) << word.mid(equals + 1);
    }
    return words;
}

void readOption(const QString &option, const QString &value, StartupOptions &options)
{
    if (option == u"--lang"_s) {
        options.language = languageFromCode(value);
        if (!options.language)
            options.problem
                = Startup::tr("\"%1\" is not a language Dugout speaks; it speaks es, en and de.")
                      .arg(value);
    } else if (option == u"--data-dir"_s) {
        options.dataFolder = value;
        if (value.isEmpty())
            options.problem = Startup::tr("%1 needs a value.").arg(option);
    } else if (option == u"--database"_s) {
        options.database = value;
        if (value.isEmpty())
            options.problem = Startup::tr("%1 needs a value.").arg(option);
    } else if (option == u"--take-over"_s) {
        options.takeOver = true;
    } else {
        options.problem = Startup::tr("There is no option \"%1\".").arg(option);
    }
}

} // namespace

StartupOptions readStartupOptions(const QStringList &arguments)
{
    StartupOptions options;
    const QStringList words = splitAtEquals(arguments);
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString &word = words.at(i);
        if (!word.startsWith(u'-'))
            options.files.append(word);
        else // only ours have a value: what follows `--json` may be `--lang`
            readOption(word, takesValue(word) ? words.value(++i) : QString(), options);
    }
    options.dataFolder = dataFolder(options.dataFolder);
    return options;
}

QString noDisplaySentence()
{
    return Startup::tr("There is no display to open a window on; \"dugout --help\" lists the "
                       "commands that need none.");
}

QString settingsFile(const QString &folder)
{
    const bool usual = folder == QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    const QString place
        = usual ? QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) : folder;
    return place + u"/settings.ini"_s;
}

} // namespace dugout
