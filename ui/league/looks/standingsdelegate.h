// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/league/entrantline.h"
#include "core/team/badge.h"

#include <QHash>
#include <QStyledItemDelegate>

#include <optional>
#include <vector>

namespace dugout {

class LeagueTableView;
struct ShownColumn;

/// What is painted of a team in its row besides what the cells say.
struct StandingsFace
{
    Badge badge{};
    QString second{}; ///< below its name
    std::vector<LeagueOutcome> form{}; ///< the newest last
    std::optional<Badge> next{}; ///< of who is met next
    QString nextWords{};

    bool operator==(const StandingsFace &) const = default;
};

/// Rows of teams: badge and name over coach and race, arrows, form as squares, who goes through.
class StandingsDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit StandingsDelegate(LeagueTableView *view);

    void setFaces(QHash<QString, StandingsFace> faces);
    [[nodiscard]] const QHash<QString, StandingsFace> &faces() const { return m_faces; }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                   const QModelIndex &index) override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    [[nodiscard]] const StandingsFace *faceAt(const QModelIndex &index) const;
    [[nodiscard]] const ShownColumn &columnAt(const QModelIndex &index) const;
    [[nodiscard]] int formWidth() const;
    void paintPlaceBar(QPainter &painter, const QRect &row, const QModelIndex &index) const;
    void paintTeam(QPainter &painter, const QRect &area, const QStyleOptionViewItem &option,
                   const QString &name, const StandingsFace &face) const;
    void paintForm(QPainter &painter, const QRect &area, const StandingsFace &face) const;
    [[nodiscard]] QColor inkOf(const QStyleOptionViewItem &option, const QModelIndex &index) const;

    LeagueTableView *m_view;
    QHash<QString, StandingsFace> m_faces;
};

} // namespace dugout
