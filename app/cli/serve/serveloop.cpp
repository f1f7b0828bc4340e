// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/serve/serveloop.h"

#include "core/platform/signalwatcher.h"
#include "core/platform/sockets.h"
#include "core/text/plaintext.h"

#include <QCoreApplication>
#include <QSocketNotifier>

namespace dugout {

void serveUntilEnded(const std::function<bool(const QString &line)> &obey)
{
    constexpr int standardInput = 0;
    const SignalWatcher signalWatcher;
    QObject::connect(&signalWatcher, &SignalWatcher::endRequested, QCoreApplication::instance(),
                     &QCoreApplication::quit);
    QByteArray typed;
    QSocketNotifier words(standardInput, QSocketNotifier::Read);
    QObject::connect(&words, &QSocketNotifier::activated, [&] {
        const QByteArray more = sockets::readLine(standardInput, 0);
        if (more.isEmpty()) // nobody types: it goes on until it is told to end
            words.setEnabled(false);
        typed += more;
        for (qsizetype end = typed.indexOf('\n'); end >= 0; end = typed.indexOf('\n')) {
            const QString line = plainLine(QString::fromUtf8(typed.first(end)));
            typed.remove(0, end + 1);
            if (!obey(line))
                QCoreApplication::quit();
        }
    });
    (void)QCoreApplication::exec();
}

} // namespace dugout
