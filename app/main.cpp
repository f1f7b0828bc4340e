// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"
#include "app/cli/commandline.h"
#include "app/identity.h"
#include "app/startup.h"

#include <QGuiApplication>
#include <QTranslator>

#include <memory>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// Commands need no display: the application object that would want one is never made. Those that
/// paint pages get fonts from a platform without a screen.
std::unique_ptr<QCoreApplication> makeApplication(int &argc, char **argv, bool paints)
{
    if (!paints)
        return std::make_unique<QCoreApplication>(argc, argv);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QGuiApplication>(argc, argv);
}

int runCommand(int &argc, char **argv, bool paints)
{
    const auto application = makeApplication(argc, argv, paints);
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
    if (!isCommandLine(arguments))
        return runWindow(argc, argv);
    return runCommand(argc, argv, commandPaints(arguments));
}
