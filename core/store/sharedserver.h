// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/leagueserver.h"
#include "core/store/sharedsetup.h"

#include <QObject>

#include <memory>
#include <optional>

namespace dugout {

class Query;

/// A PostgreSQL server with shared leagues. It only asks and calls: what is allowed is decided
/// there.
class SharedServer final : public LeagueServer
{
public:
    enum class Use {
        Members, ///< to work in a league there
        Founding, ///< to bring one; prepares a new server where that is allowed
        Preparing, ///< to have it prepared, or prepared anew, for this Dugout
        Look, ///< whatever the server is prepared for
    };

    static Result<std::unique_ptr<LeagueServer>> open(const StoreLocation &location,
                                                      Use use = Use::Members);
    /// What the server is prepared for.
    static Result<SharedSetupState> inspect(const StoreLocation &location);
    ~SharedServer() override;

    [[nodiscard]] QString address() const override;
    [[nodiscard]] std::optional<Error> onlyReads() const override;
    [[nodiscard]] Result<QString> person() override;
    [[nodiscard]] Result<std::vector<SharedSummary>> leagues() override;
    Result<void> bring(const LeagueParcel &parcel) override;
    [[nodiscard]] Result<LeagueParcel> fetch(const LeagueId &id, qint64 afterEntry,
                                             qint64 afterChange,
                                             const QMap<QString, qint64> &linesHere,
                                             const QStringList &again) override;
    [[nodiscard]] Result<QMap<QString, qint64>> runningMatches(const LeagueId &id) override;
    Result<void> takeHome(const LeagueId &id, qint64 changes) override;
    Result<Delivered> act(const LeagueId &id, const SharedDelivery &data) override;
    Result<Delivered> beginMatch(const LeagueId &id, const QString &delivery,
                                 const FixtureId &fixture, const JournalHeader &header) override;
    Result<qint64> addMatchEntries(const LeagueId &id, const JournalId &match, qint64 first,
                                   const QJsonArray &entries, const QJsonObject &standing) override;
    Result<Delivered> endMatch(const LeagueId &id, const QString &delivery, const JournalId &match,
                               const QJsonObject &end) override;
    Result<Delivered> saveTeam(const LeagueId &id, const QString &delivery, const QString &team,
                               qint64 base, const QString &name, const QJsonObject &body) override;
    Result<Delivered> signResult(const LeagueId &id, const QString &delivery,
                                 const FixtureId &fixture, FixtureSide side) override;
    Result<Delivered> disputeResult(const LeagueId &id, const QString &delivery,
                                    const FixtureId &fixture, FixtureSide side,
                                    const QString &why) override;
    [[nodiscard]] Result<SharedSheet> team(const LeagueId &id, const QString &team) override;
    [[nodiscard]] Result<std::vector<SharedSheet>> sheets(const LeagueId &id,
                                                          const QString &team) override;
    Result<void> vouch(const LeagueId &id, const QStringList &matches, bool unchecked) override;
    Result<Delivered> setAside(const LeagueId &id, const JournalId &match, const QString &why,
                               const SharedDelivery &data) override;
    [[nodiscard]] Result<std::vector<SharedMember>> members(const LeagueId &id) override;
    Result<void> grant(const LeagueId &id, const SharedMember &member) override;
    Result<void> revoke(const LeagueId &id, const QString &person) override;
    [[nodiscard]] Result<std::vector<SharedClaim>> claims(const LeagueId &id) override;
    Result<void> settle(const LeagueId &id, const QString &claim, bool asClaimed) override;
    Result<void> sitAt(const LeagueId &id, const QString &place,
                       const QStringList &matches) override;
    bool listen(const LeagueId &id, const std::function<void()> &heard) override;

private:
    explicit SharedServer(std::unique_ptr<Connection> connection);

    /// Calls one of the server's functions and has it kept; its answer as a text.
    [[nodiscard]] Result<QString> keep(const QString &sql, const QVariantList &values);
    [[nodiscard]] Result<Delivered> deliver(const QString &sql, const QVariantList &values);

    std::unique_ptr<Connection> m_connection;
    std::unique_ptr<QObject> m_listener; ///< hears hints; before the line it goes with
    /// Why nothing is kept there, looked at once more: it may have been prepared anew meanwhile.
    [[nodiscard]] std::optional<Error> refusesToKeep();

    int m_version = 0; ///< that it was prepared for
};

} // namespace dugout
