// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"

#include <QCoreApplication>

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("dugout"));
    QTextStream out(stdout);
    QTextStream err(stderr);
    dugout::CliContext context{out, err, dugout::languageOfSystem(), {}, {}, false};
    return dugout::runCommandLine(QCoreApplication::arguments().mid(1), context);
}
