// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"
#include "app/cli/commandline.h"
#include "app/identity.h"
#include "app/startup.h"

#include <QCoreApplication>
#include <QTranslator>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// Commands need no display: the application object that would want one is never made.
int runCommand(int &argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    nameApplication();
    const QStringList arguments = QCoreApplication::arguments().mid(1);
    const StartupOptions options = readStartupOptions(arguments);
    const Language language = options.language.value_or(languageOfSystem());
    QTranslator words;
    if (words.load(u":/i18n/dugout_%1.qm"_s.arg(languageCode(language))))
        QCoreApplication::installTranslator(&words);
    QTextStream out(stdout);
    QTextStream err(stderr);
    CliContext context{out, err, language, {}, options.dataFolder, false};
    return runCommandLine(arguments, context);
}

} // namespace

int main(int argc, char *argv[])
{
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments.append(QString::fromLocal8Bit(argv[i]));
    return isCommandLine(arguments) ? runCommand(argc, argv) : runWindow(argc, argv);
}
