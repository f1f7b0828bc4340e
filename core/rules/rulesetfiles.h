// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/entryreader.h"

namespace dugout {

/// Reads one file of a ruleset. A file that cannot be read, is too large, is not JSON or holds no
/// object is one problem with the line where reading stopped.
[[nodiscard]] std::optional<QJsonObject> readJsonFile(const QString &path, ProblemList &problems);

/// The files of an edition and of those it extends.
///
/// A part, such as `teams`, stands in `teams.json` and in any `teams-*.json`. An edition that
/// extends another says only what differs: an entry with a known id is laid field by field over
/// the parent's, `removed` takes some away, and `"replaces": true` starts the part afresh.
class RulesetFiles
{
public:
    /// `folders` from the oldest ancestor to the edition itself.
    explicit RulesetFiles(const QStringList &folders);

    [[nodiscard]] std::vector<Entry> entries(const QString &part, ProblemList &problems) const;
    /// The names of all parts that any of the folders has, without the manifest.
    [[nodiscard]] QStringList parts() const;

private:
    struct PartFile
    {
        QString name;
        QJsonObject object;
    };

    [[nodiscard]] std::vector<PartFile> partFiles(const QString &part, ProblemList &problems) const;

    struct Folder
    {
        QString path;
        QStringList names; ///< of its files, listed once: parts are asked for one after the other
    };

    std::vector<Folder> m_folders;
};

} // namespace dugout
