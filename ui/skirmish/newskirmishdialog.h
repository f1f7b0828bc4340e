// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/state/skirmishsetup.h"
#include "ui/common/formdialog.h"

class QCheckBox;
class QGridLayout;
class QListWidget;

namespace dugout {

class ActionButton;
class ChoiceBox;
class OptionFields;
class TextField;
class TextLabel;

/// Who plays what, and by which optional rules.
class NewSkirmishDialog final : public FormDialog
{
    Q_OBJECT

public:
    NewSkirmishDialog(const Collection &collection, std::shared_ptr<const Ruleset> ruleset,
                      QWidget *parent = nullptr);

    /// A skirmish of a league, which says who plays and by which rules: only what the players bring
    /// is asked, beginning with what they brought last.
    void setGiven(const SkirmishSetup &given);
    [[nodiscard]] SkirmishSetup setup() const;

signals:
    /// Somebody has no deck yet and wants to build one.
    void decksRequested();

protected:
    void retranslate() override;

private:
    struct Player
    {
        TextField *name;
        ChoiceBox *warband;
        ChoiceBox *deck;
    };

    void layOut();
    void orderFields();
    void addPlayer(QGridLayout *grid, int row);
    void check();
    void fitPlayers();
    void offerTieBreak();
    void fillDecks(const Player &player);
    void countOpenValues();
    [[nodiscard]] int playerCount() const;
    [[nodiscard]] SkirmishWay way() const;
    void sayWay();
    [[nodiscard]] SkirmishSeat seatOf(const Player &player) const;

    void choose(const Player &player, const SkirmishSeat &seat);

    const Collection &m_collection;
    std::shared_ptr<const Ruleset> m_ruleset;
    ChoiceBox *m_count;
    QList<Player> m_players;
    QList<TextLabel *> m_heads;
    ChoiceBox *m_way;
    QCheckBox *m_field;
    TextLabel *m_cardsNote;
    TextLabel *m_fieldNote;
    TextLabel *m_openNote;
    QCheckBox *m_casual;
    ActionButton *m_toDecks;
    OptionFields *m_options;
    QListWidget *m_problems;
    QLabel *m_countLabel;
    QLabel *m_wayLabel;
    SkirmishFixture m_fixture; ///< empty outside leagues
};

} // namespace dugout
