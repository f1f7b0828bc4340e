// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/keyring/desktopkeyring.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QLibrary>

namespace dugout {

namespace {

/// Beside the program as it is installed, or as it is built.
QString usualLibrary()
{
    const QDir program(QCoreApplication::applicationDirPath());
    for (const char *each : {DUGOUT_KEYRING, "../lib/dugout/keyring.so"}) {
        const QString path = program.filePath(QString::fromLatin1(each));
        if (QFile::exists(path))
            return path;
    }
    return {};
}

} // namespace

void DesktopKeyring::load()
{
    std::call_once(m_loaded, [this] {
        const QString path = m_library.isEmpty() ? usualLibrary() : m_library;
        if (path.isEmpty())
            return;
        QLibrary library(path);
        m_keep = reinterpret_cast<Keep>(library.resolve("dugoutKeyringKeep"));
        m_find = reinterpret_cast<Find>(library.resolve("dugoutKeyringFind"));
    });
}

bool DesktopKeyring::keep(const QString &name, const QString &secret)
{
    load();
    return m_keep && m_keep(name, secret);
}

std::optional<QString> DesktopKeyring::kept(const QString &name)
{
    load();
    QString secret;
    return m_find && m_find(name, secret) ? std::optional(secret) : std::nullopt;
}

} // namespace dugout
