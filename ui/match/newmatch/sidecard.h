// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/event.h"
#include "core/team/team.h"
#include "ui/common/panel.h"
#include "ui/match/newmatch/sidefacts.h"

class QBoxLayout;
class QGridLayout;
class QSpacerItem;
class QLabel;

namespace dugout {

class ActionButton;
class BadgeWidget;
class ColourButton;
class FormPills;
class NumberBox;
class TextField;
class TextLabel;

/// What is shown of a kept team before a match.
struct SideShown
{
    Team team;
    QString race; ///< and the coach
    QString valueName; ///< what the edition calls it
    QString value;
    std::vector<LeagueOutcome> form;
    std::vector<SideFact> facts;
    QColor shirt; ///< in this match
    Badge badge; ///< in that colour
};

/// One side of a match to come, facing the other: a kept team, or a quick team of which only the
/// name, the re-rolls and the colour are known.
class SideCard final : public Panel
{
    Q_OBJECT

public:
    explicit SideCard(Seat seat, QWidget *parent = nullptr);

    void showTeam(const SideShown &shown);
    void showQuick();
    /// The fixture decides who plays.
    void setCanChange(bool can);
    /// Narrow has no button for the roster, tall more of its colour and a larger badge.
    enum class Size { Narrow, Usual, Tall };
    void setSize(Size size);
    [[nodiscard]] Team quickTeam() const;
    void retranslate();

signals:
    void changeRequested();
    void rosterRequested();
    /// The colour of the quick team was changed.
    void quickChanged();

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void layOutFields();
    void showRoster();
    [[nodiscard]] QBoxLayout *line() const;
    void showFacts(const std::vector<SideFact> &facts);
    void fitBand();

    Seat m_seat;
    bool m_isQuick = true;
    QColor m_shirt;
    int m_bandHeight = 0;
    bool m_isNarrow = false;
    BadgeWidget *m_badge;
    TextLabel *m_name;
    TextLabel *m_race;
    QWidget *m_worth; ///< value and form
    TextLabel *m_valueLabel;
    TextLabel *m_value;
    FormPills *m_form;
    QWidget *m_factArea;
    QGridLayout *m_facts;
    QWidget *m_fields; ///< of a quick team
    TextField *m_quickName;
    QLabel *m_rerollsLabel;
    NumberBox *m_rerolls;
    ColourButton *m_colour;
    QSpacerItem *m_belowBand;
    ActionButton *m_change;
    ActionButton *m_roster;
};

} // namespace dugout
