// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QString>

namespace dugout {

/// Without any space: lines break where the page does.
[[nodiscard]] inline QString squeezed(QString text)
{
    text.removeIf([](QChar c) { return c.isSpace(); });
    return text;
}

/// The words of a file on paper, as another program reads them.
[[nodiscard]] inline QString pdfText(const QString &pdf)
{
    QProcess process;
    process.start(QStringLiteral("pdftotext"),
                  {QStringLiteral("-raw"), QStringLiteral("-enc"), QStringLiteral("UTF-8"), pdf,
                   QStringLiteral("-")});
    return process.waitForFinished() ? QString::fromUtf8(process.readAllStandardOutput())
                                     : QString();
}

} // namespace dugout
