// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/match/playstyle.h"

#include <QWidget>

#include <optional>

class QMenu;

namespace dugout {

class ActionButton;
class SegmentSwitch;
class TextLabel;

/// The line above a match: the way back, how the match is asked, and what else can be opened. Where
/// there is no room for it a menu has it all.
class MatchHead final : public QWidget
{
    Q_OBJECT

public:
    explicit MatchHead(QWidget *parent = nullptr);

    void setTitle(const QString &title);
    /// It is played for a fixture of a league.
    void setInLeague(bool inLeague);
    [[nodiscard]] const PlayStyle &style() const { return m_style; }
    void setStyle(const PlayStyle &style);
    /// What can be chosen at this moment: who rolls and how much is asked, and where players stand.
    void setChoices(bool asked, bool board);
    /// Whether tables can be opened to phones at all.
    void setCanOpenPhones(bool can);
    /// How many phones are there while the table is open to them; none while it is not.
    void showPhones(std::optional<int> count);
    /// `cramped`: who rolls stands in the menu.
    void fit(bool title, bool cramped);
    /// Everything that has no room.
    void fillMenu(QMenu &menu);
    /// Who rolls; it stands where its owner puts it.
    [[nodiscard]] SegmentSwitch *diceMode() const { return m_diceMode; }
    void retranslate();

signals:
    void backRequested();
    void leagueRequested();
    void oddsRequested();
    void displayRequested();
    void phonesRequested();
    void reportRequested();
    /// A coach wants to be asked otherwise.
    void styleChosen(const dugout::PlayStyle &style);

private:
    void layOut();
    void addChoice(QMenu &menu, const QString &words, bool PlayStyle::*member);
    void choose(bool PlayStyle::*member, bool chosen);
    void showSwitches();
    void sayPhones();

    PlayStyle m_style;
    bool m_isAsked = false;
    bool m_hasBoard = false;
    bool m_isCramped = false;
    std::optional<int> m_phoneCount;
    ActionButton *m_back;
    ActionButton *m_league; ///< of a match that is played for a fixture
    TextLabel *m_title;
    SegmentSwitch *m_diceMode;
    SegmentSwitch *m_detail; ///< quick or full
    SegmentSwitch *m_board; ///< list or pitch
    ActionButton *m_odds;
    ActionButton *m_display;
    ActionButton *m_phones;
    ActionButton *m_report;
};

} // namespace dugout
