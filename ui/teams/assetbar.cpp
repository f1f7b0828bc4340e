// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/assetbar.h"

#include "core/team/teamvalue.h"
#include "core/text/goldtext.h"
#include "ui/common/appearance.h"
#include "ui/common/panel.h"
#include "ui/common/textlabel.h"
#include "ui/teams/stepper.h"

#include <QGridLayout>

namespace dugout {

namespace {

/// A tile narrower than this would wrap its label.
constexpr int narrowestTileSteps = 36;
constexpr int tileCount = static_cast<int>(allTeamAssets.size()) + 2;

struct AssetWords
{
    Q_DECLARE_TR_FUNCTIONS(AssetBar)
};

} // namespace

QString teamAssetLabel(TeamAsset asset)
{
    switch (asset) {
    case TeamAsset::Reroll:
        return AssetWords::tr("Re-rolls");
    case TeamAsset::FanFactor:
        return AssetWords::tr("Fan factor");
    case TeamAsset::AssistantCoach:
        return AssetWords::tr("Assistant coaches");
    case TeamAsset::Cheerleader:
        return AssetWords::tr("Cheerleaders");
    case TeamAsset::Apothecary:
        break;
    }
    return AssetWords::tr("Apothecary");
}

AssetBar::AssetBar(QWidget *parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
    , m_value(makeTile(false))
    , m_gold(makeTile(false))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(gridStep(this, 2)); // seven of them side by side, in Spanish too
    for (size_t i = 0; i < allTeamAssets.size(); ++i) {
        m_assets[i] = makeTile(true);
        const TeamAsset asset = allTeamAssets[i];
        m_assets[i].stepper->setObjectName(QStringLiteral("asset-") + teamAssetName(asset));
        connect(m_assets[i].stepper, &Stepper::valueRequested, this,
                [this, asset](int count) { emit countRequested(asset, count); });
    }
    retranslate();
    arrange();
}

AssetBar::Tile AssetBar::makeTile(bool counts)
{
    auto *card = new Panel(this);
    Tile tile{card, new TextLabel(TextStyle::Small, card), nullptr, nullptr};
    auto *layout = new QVBoxLayout(card);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(tile.label);
    if (counts) {
        tile.stepper = new Stepper(card);
        layout->addWidget(tile.stepper);
    } else {
        tile.figure = new TextLabel(TextStyle::Title, card);
        layout->addWidget(tile.figure);
    }
    return tile;
}

void AssetBar::setTeam(const Team &team, const Ruleset &ruleset)
{
    const auto rating = teamRating(team, ruleset);
    m_value.figure->setText(goldText(rating ? *rating : teamValue(team, ruleset)));
    const int left = goldLeft(team, ruleset);
    m_gold.figure->setText(goldText(left));
    m_gold.figure->setTone(left < 0 ? tone::harm : tone::ink);
    m_founded = team.founded;
    m_rerollPrice = goldText(assetPrice(TeamAsset::Reroll, team, ruleset));
    for (size_t i = 0; i < allTeamAssets.size(); ++i) {
        const auto limit = assetLimit(allTeamAssets[i], team, ruleset);
        const int count = team.count(allTeamAssets[i]);
        m_assets[i].stepper->setRange(0, std::max(count, limit.value_or(99)));
        m_assets[i].stepper->setValue(count);
    }
    retranslate();
}

void AssetBar::retranslate()
{
    m_value.label->setText(tr("Team value"));
    m_gold.label->setText(m_founded ? tr("Treasury") : tr("Gold left"));
    for (size_t i = 0; i < allTeamAssets.size(); ++i) {
        QString label = teamAssetLabel(allTeamAssets[i]);
        m_assets[i].stepper->setSubject(label);
        if (allTeamAssets[i] == TeamAsset::Reroll && !m_rerollPrice.isEmpty())
            label = tr("%1 · %2 each").arg(label, m_rerollPrice);
        m_assets[i].label->setText(label);
    }
}

void AssetBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void AssetBar::arrange()
{
    const int columns = std::clamp(width() / gridStep(this, narrowestTileSteps), 1, tileCount);
    if (columns == m_columns)
        return;
    m_columns = columns;
    int place = 0;
    const auto add = [&](const Tile &tile) {
        m_grid->addWidget(tile.card, place / columns, place % columns);
        ++place;
    };
    add(m_value);
    add(m_gold);
    for (const Tile &tile : m_assets)
        add(tile);
}

} // namespace dugout
