// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/serve/serveloop.h"

#include "core/platform/signalwatcher.h"
#include "core/platform/typedbytes.h"
#include "core/text/plaintext.h"

#include <QCoreApplication>

namespace dugout {

void serveUntilEnded(const std::function<bool(const QString &line)> &obey)
{
    const SignalWatcher signalWatcher;
    QObject::connect(&signalWatcher, &SignalWatcher::endRequested, QCoreApplication::instance(),
                     &QCoreApplication::quit);
    QByteArray typed;
    const TypedBytes words;
    QObject::connect(
        &words, &TypedBytes::came, QCoreApplication::instance(), [&](const QByteArray &more) {
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
