// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/injurychoices.h"
#include "core/club/slipoutlook.h"

#include <QAbstractTableModel>

namespace dugout {

/// One side of a sheet of paper, a row for each player; the last one is that of all who are not
/// named. Says what stood there before where a kept match is corrected.
class SlipModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Who, Touchdowns, Casualties, Completions, Interceptions, Mvp, Injury, Points };
    static constexpr int columns = Points + 1;
    enum Role {
        ShirtRole = Qt::UserRole + 1,
        PositionRole,
        WasRole, ///< what stood there, where that is something else
        ChangedRole,
        WrongRole, ///< a sentence about what does not fit there
        ShortRole, ///< an injury by its number, where there is no room for its words
        ShortWasRole
    };

    SlipModel(Seat seat, const Match &match, PaperSlip &slip, const PaperSlip *was,
              QObject *parent);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    /// A number, or an injury in words; false where it is none of either.
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

    [[nodiscard]] static bool isCount(int column) { return Touchdowns <= column && column <= Mvp; }
    [[nodiscard]] int count(const QModelIndex &index) const;
    [[nodiscard]] int total(int column) const;
    [[nodiscard]] const std::vector<InjuryChoice> &injuries() const { return m_injuries; }
    void setOutlook(const SlipOutlook &outlook);
    /// Rows came or went: a star was hired, or everything is as it was again.
    void readAgain();
    /// The language has changed.
    void retranslate();

signals:
    void edited();

private:
    [[nodiscard]] SlipSide &side() const { return m_slip.side(m_seat); }
    [[nodiscard]] const SlipRow *before(const SlipRow &row) const;
    [[nodiscard]] QString text(const SlipRow &row, int column) const;
    /// What `tell` says of each injury, and who did it.
    [[nodiscard]] QString injuryText(const SlipRow &row,
                                     QString (*tell)(const InjuryChoice &)) const;
    [[nodiscard]] std::optional<SlipInjury> injuryFrom(const QString &typed) const;
    [[nodiscard]] QString wrong(int row, int column) const;

    Seat m_seat;
    const Match &m_match;
    PaperSlip &m_slip;
    const PaperSlip *m_was; ///< null: nothing is corrected
    std::vector<InjuryChoice> m_injuries;
    SlipOutlook m_outlook;
};

} // namespace dugout
