// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"
#include "app/cli/commandline.h"
#include "app/cli/plainoutput.h"
#include "app/identity.h"
#include "app/startup.h"
#include "core/platform/start.h"
#include "core/text/languagescope.h"

#include <QGuiApplication>
#include <QTranslator>

#include <cstdio>
#include <memory>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// Qt complains about a folder of the session that nothing here needs, as under cron, and of a
/// server that has refused something and then frees nothing either.
void leaveOutNoise(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    if (!message.contains("XDG_RUNTIME_DIR"_L1) && !message.startsWith("Unable to free stat"_L1))
        std::fprintf(stderr, "%s\n", qPrintable(qFormatLogMessage(type, context, message)));
}

/// Commands need no display: the application object that would want one is never made. Those that
/// paint pages get fonts from a platform without a screen.
std::unique_ptr<QCoreApplication> makeApplication(int &argc, char **argv, bool paints)
{
    qInstallMessageHandler(leaveOutNoise);
    if (!paints)
        return std::make_unique<QCoreApplication>(argc, argv);
    qputenv("QT_QPA_PLATFORM", paintingPlatform());
    return std::make_unique<QGuiApplication>(argc, argv);
}

void install(QTranslator &words, Language language)
{
    if (words.load(u":/i18n/dugout_%1.qm"_s.arg(languageCode(language))))
        QCoreApplication::installTranslator(&words);
}

int runCommand(int &argc, char **argv, bool paints)
{
    const auto application = makeApplication(argc, argv, paints);
    nameApplication();
    const QStringList arguments = QCoreApplication::arguments().mid(1);
    const StartupOptions options = readStartupOptions(arguments);
    const Language language = options.language.value_or(languageOfSystem());
    QTranslator words;
    install(words, language);
    setProgramLanguage(language);
    PlainOutput toScreen(stdout);
    PlainOutput toErrors(stderr);
    QTextStream out(&toScreen);
    QTextStream err(&toErrors);
    CliContext context{out, err, language, {}, options.dataFolder, false};
    return runCommandLine(arguments, context);
}

/// A platform that was asked for by name needs no display of the system's.
bool canOpenWindow(const QStringList &arguments)
{
    return hasDisplay() || qEnvironmentVariableIsSet("QT_QPA_PLATFORM")
        || arguments.contains(u"-platform"_s);
}

int refuseWindow(int &argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    nameApplication();
    const QStringList arguments = QCoreApplication::arguments().mid(1);
    QTranslator words;
    install(words, readStartupOptions(arguments).language.value_or(languageOfSystem()));
    const QString problem = readStartupOptions(arguments).problem; // in that language
    PlainOutput toErrors(stderr);
    QTextStream(&toErrors) << (problem.isEmpty() ? noDisplaySentence() : problem) << '\n';
    return problem.isEmpty() ? exitstatus::refused : exitstatus::usage;
}

} // namespace

int main(int argc, char *argv[])
{
    const QStringList arguments = startArguments(argc, argv);
    if (!isCommandLine(arguments) && canOpenWindow(arguments))
        return runWindow(argc, argv);
    takeTerminal();
    return isCommandLine(arguments) ? runCommand(argc, argv, commandPaints(arguments))
                                    : refuseWindow(argc, argv);
}
