// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/shareddoor.h"

namespace dugout {

/// The sharing of the leagues of one database.
class StoreSharing final : public SharingDesk
{
public:
    /// `table` is the window's own; `location` with the password it was opened with, if any.
    StoreSharing(StoreLocation location, QString rulesets, SharedDoor &door, SharedTable &table);

    /// What `lookNow` does.
    void setLooking(std::function<void()> looks) { m_looks = std::move(looks); }

    void setHosting(HostingDesk *hosting) { m_hosting = hosting; }

    [[nodiscard]] HostingDesk *hosting() const override { return m_hosting; }
    [[nodiscard]] Result<ServerAddress> read(const QString &word) const override;
    [[nodiscard]] Result<QString> written(const ServerAddress &address) const override;
    [[nodiscard]] QString placeOf(const QString &address) const override;
    void keepPassword(const QString &address, const QString &password) override;
    [[nodiscard]] QString setupSql(const ServerLook &look) const override;
    [[nodiscard]] Result<std::vector<SharedNote>> notes() const override;
    Result<void> catchUp(const LeagueId &league) override;
    void lookNow() override;
    [[nodiscard]] Result<ServerLook> look(const QString &address) override;
    [[nodiscard]] Result<void> prepare(const QString &address) override;
    [[nodiscard]] Result<void> makeDatabase(const QString &address) override;
    [[nodiscard]] Result<void> makeLogin(const QString &address, const QString &person,
                                         const QString &verifier) override;
    [[nodiscard]] Result<void> atTable(const Work &work, const StepWatch &watch) override;

private:
    StoreLocation m_location;
    QString m_rulesets;
    SharedDoor &m_door;
    SharedTable &m_table;
    HostingDesk *m_hosting = nullptr;
    std::function<void()> m_looks;
};

} // namespace dugout
