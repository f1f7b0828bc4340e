// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/showntable.h"
#include "ui/league/looks/columnwidths.h"
#include "ui/league/looks/standingsdelegate.h"

#include <QWidget>

class QGridLayout;

namespace dugout {

class LeagueTableView;
class Panel;
class PillLabel;
class TextLabel;

/// A group as it stands beside the others.
struct ShownGroup
{
    ShownTable table{}; ///< its caption says which it is
    int played = 0; ///< of its matches
    int matches = 0;
};

/// The tables of groups, two beside each other, each on a card of its own. One team is chosen among
/// all of them.
class GroupTables final : public QWidget
{
    Q_OBJECT

public:
    explicit GroupTables(QWidget *parent = nullptr);

    void setGroups(const std::vector<ShownGroup> &groups, const Arrangement &arrangement,
                   const QHash<QString, StandingsFace> &faces);
    void setCurrentId(const QString &id);
    /// How high the cards are with all their rows.
    [[nodiscard]] int wholeHeight() const;
    /// Where the keyboard comes in; null without groups.
    [[nodiscard]] QWidget *firstTable() const;

signals:
    void currentIdChanged(const QString &id);
    void opened(const QString &id);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Card
    {
        Panel *panel;
        TextLabel *title;
        PillLabel *state;
        LeagueTableView *table;
        StandingsDelegate *rows;
    };

    void addCard();
    void fitHeights();
    void choose(const LeagueTableView *in, const QString &id);

    QGridLayout *m_grid;
    std::vector<Card> m_cards;
    bool m_isChoosing = false;
};

} // namespace dugout
