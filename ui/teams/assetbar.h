// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleset.h"
#include "core/team/team.h"

#include <QWidget>

class QGridLayout;

namespace dugout {

class Panel;
class Stepper;
class TextLabel;

/// The row of numbers over the roster: what the team is worth, what is left, and what it has
/// bought besides players.
class AssetBar final : public QWidget
{
    Q_OBJECT

public:
    explicit AssetBar(QWidget *parent = nullptr);

    void setTeam(const Team &team, const Ruleset &ruleset);
    void retranslate();

    /// A single tile wide: the others go into further rows.
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void countRequested(dugout::TeamAsset asset, int count);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Tile
    {
        Panel *card;
        TextLabel *label;
        TextLabel *figure; ///< null for a tile with a stepper
        Stepper *stepper; ///< null for a tile with a figure
    };

    [[nodiscard]] Tile makeTile(bool counts);
    [[nodiscard]] std::vector<Tile> tiles() const;
    [[nodiscard]] bool fits(int columns) const;
    void arrange();
    /// The price stands beside the word where that leaves all tiles in one row.
    void nameRerolls(bool withPrice);
    /// A button must not move away from the pointer while gold is spent.
    void fitFigures();

    QGridLayout *m_grid;
    Tile m_value;
    Tile m_gold;
    std::array<Tile, allTeamAssets.size()> m_assets;
    int m_columns = 0;
    bool m_founded = false;
    bool m_rated = false; ///< the edition rates teams instead of valuing them
    int m_trophyRerolls = 0;
    QString m_rerollPrice;
};

/// What an asset is called on screen and paper, in the language of the moment.
[[nodiscard]] QString teamAssetLabel(TeamAsset asset);

} // namespace dugout
