// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/cards/deckcheck.h"

#include <QAbstractTableModel>

namespace dugout {

/// The cards that a deck may have, each with a box to take it in or out. A card that stands in the
/// deck against the rules is listed as well.
class DeckModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Kind, Facts, Number, ColumnCount };
    enum Role { SearchRole = Qt::UserRole + 1, CardRole };

    explicit DeckModel(std::shared_ptr<const Ruleset> ruleset, QObject *parent = nullptr);

    /// Which of the cards are listed.
    struct Filter
    {
        std::optional<CardKind> kind; ///< none: of every kind
        bool inDeck = false; ///< only those of the deck
        bool ownOnly = false; ///< only those that no other warband can use

        bool operator==(const Filter &) const = default;
    };

    void setDeck(const DeckList &deck, const Collection &collection);
    void setFilter(const Filter &filter);
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    /// Asks with `deckRequested`; what is shown changes when the owner sets the deck.
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

signals:
    void deckRequested(const DeckList &deck);

private:
    [[nodiscard]] bool isIn(const SkirmishCard &card) const;
    /// Its values, and below them what it does.
    [[nodiscard]] QString onTheCard(const SkirmishCard &card) const;

    std::shared_ptr<const Ruleset> m_ruleset;
    [[nodiscard]] bool isListed(const SkirmishCard &card) const;
    void listCards();

    Filter m_filter;
    Collection m_collection;
    DeckList m_deck;
    std::vector<SkirmishCard> m_cards;
};

} // namespace dugout
