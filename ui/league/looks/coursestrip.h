// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/league/entrantline.h"
#include "core/team/badge.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace dugout {

/// A match of a team in a narrow column.
struct StripMatch
{
    QString round{}; ///< as short as "R3"
    std::optional<Badge> badge{}; ///< of the opponent; none at a bye
    QString opponent{};
    QString words{}; ///< the score, or the day
    bool isDecided = false;
    LeagueOutcome outcome = LeagueOutcome::None;

    bool operator==(const StripMatch &) const = default;
};

/// The last matches of a team and the next one, side by side.
class CourseStrip final : public QWidget
{
    Q_OBJECT

public:
    explicit CourseStrip(QWidget *parent = nullptr);

    void setMatches(const std::vector<StripMatch> &matches);
    [[nodiscard]] const std::vector<StripMatch> &matches() const { return m_matches; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] int columnWidth() const;
    void paintMatch(QPainter &painter, const QRect &column, const StripMatch &match) const;

    std::vector<StripMatch> m_matches;
};

} // namespace dugout
