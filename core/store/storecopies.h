// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/keptcopies.h"
#include "core/store/backupshelf.h"

namespace dugout {

/// The copies of a database that stand on its shelf, and what was put aside beside it.
class StoreCopies final : public KeptCopies
{
public:
    StoreCopies(StoreLocation location, BackupShelf shelf);

    [[nodiscard]] QString folder() const override { return m_shelf.folder(); }
    [[nodiscard]] std::vector<KeptCopy> list() const override;
    [[nodiscard]] Result<KeptCopy> brought(const QString &path) const override;
    [[nodiscard]] Result<CopyContents> contents(const QString &path) const override;
    [[nodiscard]] Result<QStringList> check(const QString &path) const override;
    [[nodiscard]] Result<void> save(const QString &path) const override;
    [[nodiscard]] Result<void> canGoBack() const override;

private:
    StoreLocation m_location;
    BackupShelf m_shelf;
};

} // namespace dugout
