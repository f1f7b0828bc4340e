// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/assetbar.h"

#include "core/team/teamperks.h"
#include "core/team/teamvalue.h"
#include "core/text/goldtext.h"
#include "ui/common/appearance.h"
#include "ui/common/panel.h"
#include "ui/common/textlabel.h"
#include "ui/teams/stepper.h"

#include <QEvent>
#include <QGridLayout>

#include <numeric>

namespace dugout {

namespace {

/// As much as teams usually have and are worth: while it grows or goes down, the tiles beside it
/// keep their places.
constexpr int usualGold = 2'000'000;
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
    fitFigures();
    retranslate();
}

void AssetBar::fitFigures()
{
    for (const Tile &tile : {m_value, m_gold})
        tile.figure->setMinimumWidth(
            tile.figure->fontMetrics().horizontalAdvance(goldText(usualGold)));
}

void AssetBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange)
        fitFigures();
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
    m_rated = rating.has_value();
    m_value.figure->setText(goldText(rating ? *rating : teamValue(team, ruleset)));
    const int left = goldLeft(team, ruleset);
    m_gold.figure->setText(goldText(left));
    m_gold.figure->setTone(left < 0 ? tone::harm : tone::ink);
    m_founded = team.founded;
    m_trophyRerolls = trophyRerolls(team);
    m_rerollPrice = goldText(assetPrice(TeamAsset::Reroll, team, ruleset));
    for (size_t i = 0; i < allTeamAssets.size(); ++i) {
        const auto limit = assetLimit(allTeamAssets[i], team, ruleset);
        const int count = team.count(allTeamAssets[i]);
        const bool keepsSome = allTeamAssets[i] == TeamAsset::FanFactor && !team.founded;
        const int least = keepsSome ? std::min(count, team.keptFanFactor) : 0;
        m_assets[i].stepper->setRange(least, std::max(count, limit.value_or(99)));
        m_assets[i].stepper->setValue(count);
    }
    retranslate();
}

void AssetBar::retranslate()
{
    m_value.label->setText(m_rated ? tr("Team rating") : tr("Team value"));
    m_gold.label->setText(m_founded ? tr("Treasury") : tr("Gold left"));
    for (size_t i = 0; i < allTeamAssets.size(); ++i) {
        const QString label = teamAssetLabel(allTeamAssets[i]);
        m_assets[i].stepper->setSubject(label);
        m_assets[i].label->setText(label);
    }
    arrange();
}

void AssetBar::nameRerolls(bool withPrice)
{
    for (size_t i = 0; i < allTeamAssets.size(); ++i) {
        if (allTeamAssets[i] != TeamAsset::Reroll || m_rerollPrice.isEmpty())
            continue;
        QString label = teamAssetLabel(TeamAsset::Reroll);
        if (m_trophyRerolls > 0) // beside those that can be bought and sold
            label = tr("%1 + %2 by trophy").arg(label).arg(m_trophyRerolls);
        const QString whole = tr("%1 · %2 each").arg(label, m_rerollPrice);
        m_assets[i].label->setText(withPrice ? whole : label);
        m_assets[i].card->setToolTip(withPrice ? QString() : whole);
    }
}

QSize AssetBar::minimumSizeHint() const
{
    int widest = 0;
    for (const Tile &tile : tiles())
        widest = std::max(widest, tile.card->minimumSizeHint().width());
    return {widest, QWidget::minimumSizeHint().height()};
}

void AssetBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

bool AssetBar::fits(int columns) const
{
    std::vector<int> widths(static_cast<size_t>(columns));
    const std::vector<Tile> all = tiles();
    for (size_t place = 0; place < all.size(); ++place) {
        int &widest = widths[place % widths.size()];
        widest = std::max(widest, all[place].card->minimumSizeHint().width());
    }
    return std::accumulate(widths.begin(), widths.end(), (columns - 1) * m_grid->spacing())
        <= width();
}

void AssetBar::arrange()
{
    nameRerolls(true);
    if (!fits(tileCount))
        nameRerolls(false);
    int columns = tileCount;
    while (columns > 1 && !fits(columns))
        --columns;
    if (columns == m_columns)
        return;
    m_columns = columns;
    int place = 0;
    for (const Tile &tile : tiles()) {
        m_grid->addWidget(tile.card, place / columns, place % columns);
        ++place;
    }
}

std::vector<AssetBar::Tile> AssetBar::tiles() const
{
    std::vector<Tile> all{m_value, m_gold};
    all.insert(all.end(), m_assets.begin(), m_assets.end());
    return all;
}

} // namespace dugout
