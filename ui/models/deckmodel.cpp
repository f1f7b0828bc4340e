// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/deckmodel.h"

#include "core/skirmish/cards/cardwords.h"
#include "core/text/localizedtext.h"
#include "core/text/searchfold.h"

#include <algorithm>
#include <utility>

namespace dugout {

namespace {

bool contains(const std::vector<CardId> &cards, const CardId &id)
{
    return std::find(cards.begin(), cards.end(), id) != cards.end();
}

} // namespace

DeckModel::DeckModel(std::shared_ptr<const Ruleset> ruleset, QObject *parent)
    : QAbstractTableModel(parent)
    , m_ruleset(std::move(ruleset))
{ }

bool DeckModel::isIn(const SkirmishCard &card) const
{
    return contains(m_deck.objectives, card.id) || contains(m_deck.powers, card.id);
}

void DeckModel::setDeck(const DeckList &deck, const Collection &collection)
{
    m_deck = deck;
    m_collection = collection;
    listCards();
}

void DeckModel::setFilter(const Filter &filter)
{
    if (filter == std::exchange(m_filter, filter))
        return;
    listCards();
}

bool DeckModel::isListed(const SkirmishCard &card) const
{
    if (m_filter.kind && card.kind != *m_filter.kind)
        return false;
    if (isIn(card))
        return true;
    const Warband *warband = m_collection.warband(m_deck.warband);
    return !m_filter.inDeck && !(m_filter.ownOnly && card.warband.isEmpty())
        && (!warband || isUsable(card, *warband));
}

void DeckModel::listCards()
{
    std::vector<SkirmishCard> cards;
    for (const SkirmishCard &card : m_collection.cards) {
        if (isListed(card))
            cards.push_back(card);
    }
    std::stable_sort(cards.begin(), cards.end(), [](const auto &a, const auto &b) {
        return static_cast<int>(a.kind) < static_cast<int>(b.kind);
    });
    if (cards == m_cards) { // only boxes change: selection and scrolling stay
        if (!m_cards.empty())
            emit dataChanged(index(0, Name), index(rowCount() - 1, Name), {Qt::CheckStateRole});
        return;
    }
    beginResetModel();
    m_cards = std::move(cards);
    endResetModel();
}

void DeckModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_cards.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int DeckModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_cards.size());
}

int DeckModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant DeckModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const SkirmishCard &card = m_cards[static_cast<size_t>(index.row())];
    if (role == Qt::CheckStateRole && index.column() == Name)
        return isIn(card) ? Qt::Checked : Qt::Unchecked;
    if (role == SearchRole)
        return foldForSearch(card.name.es + u' ' + card.name.en + u' ' + card.name.de + u' '
                             + card.number + u' ' + onTheCard(card));
    if (role == CardRole)
        return card.id.text();
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case Name:
        return localized(card.name);
    case Kind:
        return CardWords::kind(card.kind);
    case Facts:
        return onTheCard(card);
    default:
        return card.number;
    }
}

QString DeckModel::onTheCard(const SkirmishCard &card) const
{
    QStringList lines{CardWords(*m_ruleset).details(card), localized(card.summary)};
    lines.removeAll(QString());
    return lines.join(u'\n');
}

QVariant DeckModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const QStringList words{tr("Card"), tr("Kind"), tr("On the card"), tr("Number")};
    return words.value(section);
}

Qt::ItemFlags DeckModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.isValid() && index.column() == Name)
        flags |= Qt::ItemIsUserCheckable;
    return flags;
}

bool DeckModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::CheckStateRole || !index.isValid() || index.row() >= rowCount())
        return false;
    const SkirmishCard &card = m_cards[static_cast<size_t>(index.row())];
    DeckList deck = m_deck;
    std::vector<CardId> &pile = card.isPower() ? deck.powers : deck.objectives;
    std::erase(deck.objectives, card.id);
    std::erase(deck.powers, card.id);
    if (value.value<Qt::CheckState>() == Qt::Checked)
        pile.push_back(card.id);
    emit deckRequested(deck);
    return true;
}

} // namespace dugout
