// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/looks/leaguetables.h"
#include "core/team/badge.h"

#include <QAbstractScrollArea>

#include <functional>
#include <optional>

namespace dugout {

/// Draws the bracket of a knock-out: each round a column, winners to the right. What is wider or
/// higher than the room is scrolled.
class BracketView final : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit BracketView(QWidget *parent = nullptr);

    /// Of a phase that is a knock-out.
    using BadgeOf = std::function<Badge(const EntrantId &)>;
    void setBracket(const League &league, const Competition &competition, int phase,
                    const BadgeOf &badgeOf);
    /// How high all of it is.
    [[nodiscard]] int wholeHeight() const { return wholeSize().height(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Tie
    {
        BracketTie tie;
        QString home;
        QString away;
        std::optional<Badge> homeBadge{};
        std::optional<Badge> awayBadge{};
        QStringList figures; ///< of both sides; empty while nothing is played
    };

    void measure();
    [[nodiscard]] QSize wholeSize() const;
    [[nodiscard]] QRect rectOf(const BracketTie &tie) const;
    [[nodiscard]] int firstTies() const;
    void fitScrollBars();
    void paintHead(QPainter &painter) const;
    void paintTie(QPainter &painter, const Tie &tie) const;
    struct Side
    {
        const QString &name;
        const std::optional<Badge> &badge;
        QString figure;
        bool won;
    };
    void paintSide(QPainter &painter, const QRect &area, const Side &side) const;

    std::vector<Tie> m_ties;
    QSize m_tieSize;
    int m_rounds = 0;
};

} // namespace dugout
