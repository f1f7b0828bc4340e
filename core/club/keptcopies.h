// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/result.h"

#include <QStringList>

#include <vector>

namespace dugout {

/// A copy of all that is kept, as a list shows it.
struct KeptCopy
{
    enum class Kind {
        Daily, ///< of that day
        BeforeUpdate, ///< before a newer Dugout changed the database
        PutAside, ///< what was there before somebody went back to a copy
        Brought, ///< a file from elsewhere, such as another computer
    };

    QString path{};
    Kind kind = Kind::Daily;
    qint64 madeMs = 0;
    qint64 bytes = 0;

    bool operator==(const KeptCopy &) const = default;
};

/// What lies in one.
struct CopyContents
{
    QStringList leagues{};
    QStringList teams{};
    qint64 matches = 0;
    qint64 skirmishes = 0;
    /// An older Dugout made it, and only its size can be told: restoring it brings it up to date.
    bool isOlder = false;

    bool operator==(const CopyContents &) const = default;
};

/// The copies of everything that is kept here: made by themselves day by day, looked at, checked
/// and gone back to.
class KeptCopies
{
public:
    KeptCopies() = default;
    KeptCopies(const KeptCopies &) = delete;
    KeptCopies &operator=(const KeptCopies &) = delete;
    virtual ~KeptCopies() = default;

    /// Where they stand.
    [[nodiscard]] virtual QString folder() const = 0;
    /// The newest first.
    [[nodiscard]] virtual std::vector<KeptCopy> list() const = 0;
    /// A file as a copy; refused where it is none of Dugout's.
    [[nodiscard]] virtual Result<KeptCopy> brought(const QString &path) const = 0;
    /// What lies in it. Nothing is changed.
    [[nodiscard]] virtual Result<CopyContents> contents(const QString &path) const = 0;
    /// Reads all of it. Refused where it is damaged; answers a sentence for each thing in it that
    /// is whole and yet cannot be read.
    [[nodiscard]] virtual Result<QStringList> check(const QString &path) const = 0;
    /// Writes one of this moment into a new file, such as for another computer.
    [[nodiscard]] virtual Result<void> save(const QString &path) const = 0;
    /// Whether one can be gone back to at all: on a server its administrator does that.
    [[nodiscard]] virtual Result<void> canGoBack() const = 0;
};

} // namespace dugout
