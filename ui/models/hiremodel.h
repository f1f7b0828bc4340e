// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleset.h"
#include "core/team/team.h"

#include <QAbstractTableModel>

#include <memory>

namespace dugout {

/// The positions a team may hire from: name, how many of how many, and the price.
class HireModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Count, Cost, ColumnCount };
    /// `StatsRole` is a list of letters and numbers by turns, `RefusalRole` says why nobody can be
    /// hired now.
    enum Role { PositionIdRole = Qt::UserRole + 1, FullRole, StatsRole, SkillsRole, RefusalRole };

    explicit HireModel(QObject *parent = nullptr);

    void setTeam(const Team &team, std::shared_ptr<const Ruleset> ruleset);
    void setLanguage(Language language);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData *mimeData(const QModelIndexList &indexes) const override;

    /// What a dragged position is carried as.
    [[nodiscard]] static QString positionMimeType();

private:
    [[nodiscard]] const Position *positionAt(int row) const;
    [[nodiscard]] QString profileText(const Position &position) const;
    [[nodiscard]] QString skillsText(const Position &position) const;

    std::shared_ptr<const Ruleset> m_ruleset;
    const Roster *m_roster = nullptr; ///< inside m_ruleset
    std::vector<int> m_hired; ///< by row
    QStringList m_refusals; ///< by row; empty where somebody can be hired
    Language m_language = Language::English;
};

} // namespace dugout
