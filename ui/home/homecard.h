// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/league/entrantline.h"
#include "core/team/badge.h"
#include "ui/common/keyboardbutton.h"
#include "ui/common/panel.h"

#include <QAbstractButton>

#include <optional>

class QVBoxLayout;

namespace dugout {

class ActionButton;
class TextLabel;

/// A card of Home: a title, perhaps a way to all there is, and what stands below.
class HomeCard final : public Panel
{
    Q_OBJECT

public:
    explicit HomeCard(QWidget *parent = nullptr);

    /// Without words there is no way on.
    void setWords(const QString &title, const QString &more = {});
    [[nodiscard]] QVBoxLayout *body() const { return m_body; }
    /// Deletes what stands in it.
    void clear();

signals:
    void moreRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    TextLabel *m_title;
    ActionButton *m_more;
    QVBoxLayout *m_body;
};

/// What stands in a line of Home.
struct HomeLineLook
{
    enum class Kind { Fixture, Result, Row, Scorer };

    Kind kind = Kind::Fixture;
    QString first{}; ///< the day, or the place
    QString second{}; ///< below the day
    QString home{}; ///< or the one name there is
    QString away{};
    std::optional<Badge> homeBadge{};
    std::optional<Badge> awayBadge{};
    QString score{}; ///< or the points
    QString figures{}; ///< before the form
    std::vector<LeagueOutcome> form{};
    int winner = -1; ///< 0 home, 1 away
    bool isMarked = false; ///< goes on from here, or is to be done
    double share = 0; ///< of a bar, from 0 to 1
    Rgb colour{}; ///< of that bar

    bool operator==(const HomeLineLook &) const = default;
};

/// A line of a card that is one button.
class HomeLine final : public KeyboardButton<QAbstractButton>
{
    Q_OBJECT

public:
    explicit HomeLine(HomeLineLook look, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    void paintMeeting(QPainter &painter, const QRect &area) const;
    void paintSide(QPainter &painter, const QRect &area, bool isHome) const;
    void paintRow(QPainter &painter, const QRect &area) const;
    void paintScorer(QPainter &painter, const QRect &area) const;
    /// A badge and the name beside it.
    void paintTeam(QPainter &painter, const QRect &area) const;
    [[nodiscard]] int badgeSide() const;

    HomeLineLook m_look;
};

} // namespace dugout
