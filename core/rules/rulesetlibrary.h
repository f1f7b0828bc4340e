// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleset.h"
#include "core/text/result.h"

#include <QCoreApplication>

#include <map>
#include <memory>

namespace dugout {

/// Every ruleset there is: ours, compiled in, and the coach's own from a folder on disk.
///
/// Each is loaded when first asked for and only once; the coach's folder is looked through when
/// something other than one of ours is asked for. A coach's ruleset may extend one of ours but
/// not take its id; it is checked whole before use, and a faulty one is refused with its problems.
class RulesetLibrary
{
    Q_DECLARE_TR_FUNCTIONS(RulesetLibrary)

public:
    /// `ownFolder` holds a folder per ruleset; it may be missing or empty.
    explicit RulesetLibrary(QString ownFolder = {});

    /// The built-in editions in our order, then the coach's own by name.
    [[nodiscard]] QStringList ids() const;
    [[nodiscard]] Result<std::shared_ptr<const Ruleset>> load(const QString &id);

    /// Tells one state of a coach's own files from another; empty for what is built in.
    [[nodiscard]] QString fingerprint(const QString &id) const;

    /// What is wrong with the coach's folders.
    [[nodiscard]] const std::map<QString, ProblemList> &faulty() const;

    /// Checks a folder that need not be installed. `extends` is looked up in this library.
    [[nodiscard]] ProblemList checkFolder(const QString &folder) const;

private:
    [[nodiscard]] QString folderOf(const QString &id) const;
    [[nodiscard]] std::shared_ptr<const Ruleset> open(const QString &folder,
                                                      ProblemList &problems) const;
    [[nodiscard]] QString missingParent(const QString &id) const;
    [[nodiscard]] ProblemList checkOwn(const QString &name) const;
    void findOwn() const;

    QString m_ownFolder;
    mutable bool m_ownFound = false;
    mutable QStringList m_ownIds;
    mutable std::map<QString, ProblemList> m_faulty;
    std::map<QString, std::shared_ptr<const Ruleset>> m_loaded;
};

} // namespace dugout
