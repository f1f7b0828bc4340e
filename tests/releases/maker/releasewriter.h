// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/releases/anygame.h"

#include <QDir>

namespace dugout {

/// The folder of a release: each file with what is expected of it beside it.
class ReleaseWriter
{
public:
    explicit ReleaseWriter(const QDir &folder)
        : m_folder(folder)
    { }

    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }
    void addTeam(const QString &name, const Team &team, const Ruleset &ruleset) const;
    void addGame(const QString &name, const AnyGame &game) const;
    void addFile(const QString &name, const QByteArray &bytes) const;
    void addExpected(const QString &name, const QJsonObject &facts) const;
    /// Copies a folder as it is.
    void addFolder(const QString &name, const QString &from) const;

private:
    QDir m_folder;
};

} // namespace dugout
