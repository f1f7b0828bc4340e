// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QJsonObject>

#include <vector>

namespace dugout {

/// A file that a release wrote, with what was expected of it then.
struct ReleaseFile
{
    QString release; ///< "0.1"
    QString name; ///< "matches/crp-league"
    QString path;
    QJsonObject expected;

    [[nodiscard]] QString row() const { return release + u' ' + name; }
    [[nodiscard]] QByteArray read() const;
    /// The coach's own rulesets of that time.
    [[nodiscard]] QString rulesets() const;
};

/// The files of one kind of every release; `pattern` is such as "*.dugout-team".
[[nodiscard]] std::vector<ReleaseFile> releaseFiles(const QString &folder, const QString &pattern);
/// The folders of the coach's own rulesets of every release.
[[nodiscard]] std::vector<ReleaseFile> releaseRulesets();

} // namespace dugout
